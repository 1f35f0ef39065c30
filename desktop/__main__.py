"""`python -m desktop`: the program's only entry."""

import sys


def main() -> None:
    """Run the command that was typed and leave with its exit code."""
    try:
        # Imported here, so that Ctrl-C ends the program quietly from its first moment.
        if sys.argv[1:]:
            from desktop.command_line.commands import run

            code = run(sys.argv[1:])
        else:
            # The window is seen sooner without the command line's words and options.
            from desktop.command_line.opening import run_alone

            code = run_alone()
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)


if __name__ == "__main__":
    main()

"""`python -m desktop`: the program's only entry."""

import sys


def main() -> None:
    """Run the command that was typed and leave with its exit code."""
    try:
        # Imported here, so that Ctrl-C ends the program quietly from its first moment.
        from desktop.command_line.commands import run

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)


if __name__ == "__main__":
    main()

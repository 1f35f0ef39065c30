"""A process of its own for tests: the window, opened on the match whose id is the argument."""

import sys


def main() -> None:
    """Run until the window is closed or the process is told to stop."""
    from desktop.shell import app

    sys.exit(app.run(open_match=int(sys.argv[1])))


if __name__ == "__main__":
    main()

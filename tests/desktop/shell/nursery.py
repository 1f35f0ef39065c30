"""A process of its own for tests: windows that are forked from it need not load everything anew.

A line of its input tells, with tabs between, the folder of a library, the path of the pipe in
which the window tells what it painted, and the match on which it opens. It answers with the id of
the window's process, and when that has ended with its exit code.
"""

from __future__ import annotations

import importlib
import os
import sys

LOADED = [
    "qasync",
    "desktop.match.page",
    "desktop.boards.red_outpost.play.board",
    "desktop.boards.outer_earth.play.board",
    "desktop.boards.outpost.play.board",
    "desktop.sheet.page",
]
"""What a window loads when it opens on a match."""


def main() -> None:
    """Fork a window for every line until there are no more."""
    from desktop.host import painted
    from desktop.shell import app

    for module in LOADED:
        importlib.import_module(module)
    for line in sys.stdin:
        folder, pipe, ident = line.rstrip("\n").split("\t")
        writing = os.open(pipe, os.O_WRONLY)
        child = os.fork()
        if not child:
            # Its bots' processes are known by these, see `left_over`.
            os.environ["WAYPOST_DATA"] = os.environ["WAYPOST_CONFIG"] = folder
            os.environ[painted.VARIABLE] = str(writing)
            sys.stdout = sys.stderr
            os._exit(app.run(open_match=int(ident)))
        os.close(writing)
        print(child, flush=True)
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


if __name__ == "__main__":
    main()

"""A process that does the works it is asked for, one a line, and says what each took of the processor."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping

type_of_work = Callable[[], tuple[int, int]]
"""Does it, and says how many things were done (simulations, matches, copies) with how many decisions."""


def serve(works: Mapping[str, type_of_work]) -> None:
    """Answer each line of the standard input until it ends."""
    for line in sys.stdin:
        begun = time.process_time()
        things, decisions = works[line.strip()]()
        print(json.dumps([time.process_time() - begun, things, decisions]), flush=True)

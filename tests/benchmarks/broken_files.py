"""Broken files of every kind before the door through which such files come in.

Run it with the environment's Python and how many, and perhaps a seed: `$(./tests/run --env)
tests/benchmarks/broken_files.py 10000`. It prints what a door neither takes nor refuses in one
sentence, with the seed of the file, and how long all of it took.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication  # noqa: E402

from tests.broken import Doors, broken  # noqa: E402


def main(number: int, seed: int = 1) -> int:
    """Knock so often, each kind in turn; how many doors did what they should not."""
    begun, found = time.monotonic(), Counter[str]()
    with tempfile.TemporaryDirectory() as folder:
        doors = Doors(Path(folder))
        kinds = [*doors.whole]
        for at in range(seed, seed + number):
            kind = kinds[at % len(kinds)]
            told = doors.knock(kind, broken(doors.whole[kind], Random(at)))
            if told:
                found[kind] += 1
                print(f"{kind}, seed {at}: {told}", flush=True)
            doors.clean()
    print(
        f"{number} files in {time.monotonic() - begun:.0f} s, {found.total()} amiss: {dict(found)}"
    )
    return found.total()


if __name__ == "__main__":
    app = QApplication([])
    sys.exit(min(1, main(*map(int, sys.argv[1:]))))

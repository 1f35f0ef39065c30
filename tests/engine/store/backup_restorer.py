"""Brings two backups back in turn, and says each that is in; to be killed."""

from __future__ import annotations

import sys
from pathlib import Path

from engine.store.library import Library
from tests.games.sealed.matches import load

library = Library(Path(sys.argv[1]), lambda: 1, load)
print("ready", flush=True)
for number in range(1_000_000):
    kept = library.bring_back(Path(sys.argv[2 + number % 2]))
    print(f"in {number % 2}", flush=True)
    if number > 3:
        kept.unlink()

"""Playthroughs: what matches of fixed seeds bring, counted, and kept in a file to compare with."""

from __future__ import annotations

import re
import zlib
from collections import Counter
from pathlib import Path

from tests.paths import CHECKOUT

PART = re.compile(r"-?\d+\.\d+(?:e-\d+)?|-?\d+e-\d+")
MADE = CHECKOUT / "build" / "playthroughs"


class Playthrough:
    """Whatever is counted, as lines that differ where the rules do."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self._sums: dict[str, int] = {}

    def count(self, kind: str, *operands: object) -> None:
        """Count something of that kind; its operands go into a sum."""
        self._counts[kind] += 1
        # The last digits of a sum are not the same on every Python.
        told = PART.sub(lambda it: str(round(float(it[0]), 6) + 0.0), "\n".join(map(str, operands)))
        self._sums[kind] = zlib.crc32(told.encode(), self._sums.get(kind, 0))

    def lines(self) -> list[str]:
        """Each kind with how often it came, and the sum over its operands."""
        return [f"{kind}: {n} {self._sums[kind]:08x}" for kind, n in sorted(self._counts.items())]


def differences(playthrough: Playthrough, kept: Path) -> list[str]:
    """The lines in which a playthrough is not what was kept.

    All of it is left in `build/playthroughs`, to be kept instead where the rules were meant to change.
    """
    made = playthrough.lines()
    file = MADE / kept.relative_to(CHECKOUT / "tests")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("".join(f"{line}\n" for line in made), "utf-8")
    before = kept.read_text("utf-8").splitlines() if kept.exists() else []
    return [
        *(f"- {line}" for line in before if line not in made),
        *(f"+ {line}" for line in made if line not in before),
    ]

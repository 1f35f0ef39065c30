"""One break, planted alone, meets the tests that come by it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from tests.benchmarks.breaks.copies import Copy, Ending
from tests.benchmarks.breaks.lot import Lot
from tests.benchmarks.breaks.places import Place

MOST = 400.0
"""Seconds of CPU of the tests that one break meets."""
PATIENCE = 120.0
"""Seconds by the clock that a run may take beside five times its tests' CPU."""
FILES = 12
"""Test files of which one test each comes first."""
SCREENS = 6
"""Tests of whole screens that come first, too: they see most."""


@dataclass
class Met:
    """What came of a break."""

    number: int
    result: str
    """noticed, missed, unreached, or unclear if the sound tests are red as well."""
    place: str
    old: str
    new: str
    tests: int
    """Tests that come by."""
    met: int
    """Tests of them that it met and that stayed green."""
    seconds: int
    by: str = ""
    """What noticed it."""


def meet(copy: Copy, lot: Lot, number: int) -> Met:
    """Plant a break, look who notices it, and mend it."""
    begin = time.monotonic()
    place, tests = lot.places[number], lot.tests[number]
    result, by, met = "missed" if tests else "unreached", "", 0
    for part in parts(tests, lot.cpu):
        seconds = PATIENCE + 5 * sum(lot.cpu[test] for test in part)
        while part and result == "missed":
            ending = run_broken(copy, place, part, seconds)
            green = [test for test in part if test in ending.passed]
            met += len(green)
            if ending.is_green:
                break
            # A red test may be red without the break; where none is named, it may be any.
            suspects = [ending.failed] if ending.failed else part
            again = copy.run(["-x", *suspects], seconds)
            if again.is_green:
                endless = f"no end after {seconds:.0f} s" if ending.code is None else ""
                result, by = "noticed", ending.failed or endless or f"broke off: {ending.code}"
            elif ending.failed:
                part = [test for test in part if test not in green and test != ending.failed]
            else:
                result = "unclear"
    return Met(
        number,
        result,
        f"{place.file}:{place.line}",
        place.old,
        place.new,
        len(tests),
        met,
        round(time.monotonic() - begin),
        by,
    )


def parts(tests: Sequence[str], cpu: dict[str, float]) -> list[list[str]]:
    """The tests that most likely notice it, and the others as far as the CPU reaches, cheapest first."""
    one_of_each: dict[str, str] = {}
    for test in tests:
        one_of_each.setdefault(test.partition("::")[0], test)
    screens = [test for test in tests if "outline" in test or "approved" in test]
    first = list(dict.fromkeys([*list(one_of_each.values())[:FILES], *screens[:SCREENS]]))
    first.sort(key=lambda test: cpu[test])
    spent, others = sum(cpu[test] for test in first), []
    for test in tests:
        if test not in first and spent + cpu[test] <= MOST:
            spent += cpu[test]
            others.append(test)
    return [first, others]


def run_broken(copy: Copy, place: Place, tests: Sequence[str], seconds: float) -> Ending:
    """Let tests run while the break is there."""
    sound = (copy.tree / place.file).read_text("utf-8")
    copy.write(place.file, place.broken(sound))
    try:
        return copy.run(["-x", *tests], seconds)
    finally:
        copy.write(place.file, sound)

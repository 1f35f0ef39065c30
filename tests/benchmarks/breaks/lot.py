"""The places that were drawn, and the tests that come by each of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from tests.benchmarks.breaks.copies import Copy
from tests.benchmarks.breaks.places import Place, drawn


@dataclass(frozen=True)
class Lot:
    """What is found out once and written on the first line of a file of results."""

    seed: int
    digest: str
    """Of the checkout as it was copied."""
    places: list[Place]
    cpu: dict[str, float]
    """Seconds by test, of those that passed."""
    tests: list[list[str]]
    """By place."""

    def line(self) -> str:
        """As JSON; tests go by number, there are thousands."""
        numbers = {test: number for number, test in enumerate(self.cpu)}
        return json.dumps(
            {
                **asdict(self),
                "cpu": list(self.cpu.items()),
                "tests": [[numbers[test] for test in tests] for tests in self.tests],
            }
        )


def read(line: str) -> Lot:
    """A lot from its line; raises ValueError, KeyError or TypeError if it is none."""
    told = json.loads(line)
    names = [test for test, _ in told["cpu"]]
    return Lot(
        told["seed"],
        told["digest"],
        [Place(**place) for place in told["places"]],
        dict(told["cpu"]),
        [[names[number] for number in numbers] for numbers in told["tests"]],
    )


def learned(copy: Copy, number: int, seed: int, jobs: int, only: Sequence[str]) -> Lot:
    """Draw so many places, and run all tests (or only those named) once to see who comes by them."""
    digest, places = copy.digest(), drawn(copy.tree, number, seed)
    hits = copy.mark(places)
    ending = copy.run(["-n", str(jobs), "--dist", "worksteal", *only], None, silent=False)
    by_place: list[set[str]] = [set() for _ in places]
    for path in hits.iterdir():
        for line in path.read_text("utf-8").splitlines():
            place, _, test = line.partition("\t")
            by_place[int(place)].add(test)
    return Lot(
        seed, digest, places, ending.passed, [_in_order(it, ending.passed) for it in by_place]
    )


def _in_order(tests: set[str], cpu: dict[str, float]) -> list[str]:
    """The cheapest first; a place come by outside of tests, as at an import, concerns every test."""
    cheap = sorted(cpu, key=lambda test: (cpu[test], test))
    return [test for test in cheap if test in tests] + [
        test for test in cheap if "" in tests and test not in tests
    ]

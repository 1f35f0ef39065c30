"""Small breaks in the code of engine and desktop that no test notices.

Run it with the environment's Python, with a number of breaks and a seed that draws them:
`$(./tests/run --env) tests/benchmarks/unnoticed.py 100 7`. In copies of the checkout it lets all
tests but those in a real X window run once to see which of them come by the places drawn, then plants
each break alone for these tests. Every break leaves a line in build/unnoticed-7.jsonl as soon as it
is done with; `--take-up build/unnoticed-7.jsonl` goes on from there. A fifth more is drawn than asked
for: once some of the missed turn out to be no breaks at all, take it up with a greater number. Of what
a process of bots does, only the test that began that process is known to come by.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
from collections import Counter
from collections.abc import Generator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from tests.benchmarks.breaks.copies import Copy  # noqa: E402
from tests.benchmarks.breaks.lot import Lot, learned, read  # noqa: E402
from tests.benchmarks.breaks.meeting import Met, meet  # noqa: E402


def main() -> None:
    """Draw, or take up what was drawn; plant what is left; tell what no test noticed."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("number", type=int)
    parser.add_argument("seed", type=int)
    parser.add_argument("--jobs", type=int, default=2, help="breaks that are tried at once")
    parser.add_argument("--only", action="append", default=[], help="tests, as pytest knows them")
    parser.add_argument("--take-up", type=Path, metavar="FILE", help="go on with what it has")
    asked = parser.parse_args()
    if min(asked.number, asked.jobs) < 1:
        parser.error("a number of breaks and of jobs is 1 at least.")
    if asked.take_up and asked.only:
        parser.error("--take-up goes on with the tests that the file has, without --only.")
    file: Path = asked.take_up or ROOT / "build" / f"unnoticed-{asked.seed}.jsonl"
    if asked.take_up is None and file.exists():
        parser.error(f"{file} is there: take it up with --take-up, or delete it.")
    # So that the scratch folder goes and nothing is left running.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    with TemporaryDirectory(prefix="unnoticed-", ignore_cleanup_errors=True) as name:
        copies = [Copy(Path(name) / str(job)) for job in range(asked.jobs)]
        if asked.take_up is None:
            more = asked.number + asked.number // 5 + 1
            begin(file, Copy(Path(name) / "marked"), more, asked.seed, asked.jobs, asked.only)
        try:
            lot, results = taken_up(file)
        except (OSError, ValueError, KeyError, TypeError) as error:
            parser.error(f"{file} has no results of this benchmark ({error}).")
        if lot.seed != asked.seed:
            parser.error(f"{file} was drawn with the seed {lot.seed}.")
        if lot.digest != copies[0].digest():
            parser.error(f"{file} is of another state of the checkout; begin anew.")
        if asked.number > len(lot.places):
            parser.error(f"{file} has {len(lot.places)} places.")
        left = [number for number in range(asked.number) if number not in results]
        with closing(planted(copies, lot, left)) as done:
            for met in done:
                results[met.number] = met
                with file.open("a", encoding="utf-8") as lines:
                    lines.write(json.dumps(asdict(met)) + "\n")
                print(told(met), flush=True)
    close([results[number] for number in range(asked.number)])


def begin(file: Path, copy: Copy, number: int, seed: int, jobs: int, only: Sequence[str]) -> None:
    """Draw so many places, learn which tests come by them, and write that on a file's first line."""
    try:
        lot = learned(copy, number, seed, jobs, only)
    finally:
        copy.stop()
    if not lot.cpu:
        sys.exit("No test passed in the copy; above it says why.")
    file.parent.mkdir(exist_ok=True)
    file.write_text(lot.line() + "\n", "utf-8")


def taken_up(file: Path) -> tuple[Lot, dict[int, Met]]:
    """The lot of a file, and what came of its places so far; a line cut short is taken off."""
    text = file.read_text("utf-8")
    whole = text[: text.rfind("\n") + 1]
    first, *lines = whole.splitlines()
    lot, results = read(first), [Met(**json.loads(line)) for line in lines]
    if text != whole:
        file.write_text(whole, "utf-8")
    return lot, {met.number: met for met in results}


def planted(copies: list[Copy], lot: Lot, numbers: list[int]) -> Generator[Met]:
    """What comes of each of these breaks, as soon as it is known."""
    free: SimpleQueue[Copy] = SimpleQueue()
    for copy in copies:
        free.put(copy)

    def one(number: int) -> Met:
        copy = free.get()
        try:
            return meet(copy, lot, number)
        finally:
            free.put(copy)

    with ThreadPoolExecutor(len(copies)) as pool:
        try:
            for done in as_completed([pool.submit(one, number) for number in numbers]):
                yield done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for copy in copies:
                copy.stop()


def told(met: Met) -> str:
    """A line for people."""
    change = f"{met.old!r} -> {met.new!r}"
    tests = f"{met.met} of {met.tests} tests, {met.seconds} s"
    return f"{met.number}\t{met.result}\t{met.place}\t{change}\t{tests}\t{met.by}"


def close(results: list[Met]) -> None:
    """Print what nobody noticed, and how many that are."""
    print()
    for met in results:
        if met.result != "noticed":
            print(told(met))
    count = Counter(met.result for met in results)
    kinds = ["noticed", "missed", "unreached", *(["unclear"] if count["unclear"] else [])]
    print(f"{len(results)} breaks:", ", ".join(f"{count[kind]} {kind}" for kind in kinds))


if __name__ == "__main__":
    main()

"""How even Outer Earth is between equal bots: companies, seats, rounds and ends.

Run it with the environment's Python: `$(./tests/run --env) tests/benchmarks/balance.py 400`.
It plays so many matches of medium bots with 2, 3 and 4 seats and writes their table into the game's
README. With another level, and the numbers of seats that are wanted, it only prints: `60 hard 2`.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from engine.bots.levels import LEVELS  # noqa: E402
from engine.games.outer_earth.components import COMPANIES  # noqa: E402
from engine.games.outer_earth.game import GAME  # noqa: E402
from engine.games.outer_earth.state import OuterEarth  # noqa: E402
from engine.rules.agenda import CHANCE  # noqa: E402
from engine.rules.chance import Sampler  # noqa: E402

README = ROOT / "resources" / "outer_earth" / "README.md"
BEGINS, ENDS = "<!-- balance -->", "<!-- /balance -->"
"""Lines of the README between which the table stands."""


class Ended(NamedTuple):
    """A finished match; lists run over seats."""

    rounds: int
    last_round: str
    points: Sequence[int]
    companies: Sequence[int]
    first: int
    """The seat that began."""
    closed: int
    sold: int
    contested: int
    """Planets that several wanted."""


def main(number: int, bot: str, sizes: Sequence[int]) -> None:
    """Play so many matches of each size, and write or print the table."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as executor:
        played = [
            list(executor.map(partial(ended, bot, seats), range(number), chunksize=4))
            for seats in sizes
        ]
    table = rows(sizes, played)
    if bot == "medium" and sizes == GAME.seats:
        text = README.read_text("utf-8")
        before, after = text.split(BEGINS)[0], text.split(ENDS)[1]
        README.write_text(f"{before}{BEGINS}\n{table}\n{ENDS}{after}", "utf-8")
    print(table)


def ended(bot: str, seats: int, number: int) -> Ended:
    """One match of bots; the same for the same number."""
    level, chance, thought = LEVELS[bot], Random(f"balance {seats} {number}"), Random(number)
    state = GAME.new_state(GAME.setup(seats))
    assert isinstance(state, OuterEarth)
    state.events = []
    sampler, first = Sampler(chance), -1
    while not state.is_terminal:
        seat = state.current_player
        if seat == CHANCE:
            state.apply(sampler.outcome(state))
        else:
            first = state.start if first < 0 else first
            state.apply(level.choose(GAME, state.view(seat), thought))
    told = Counter(event.name for event in state.events)
    return Ended(
        rounds=state.round,
        last_round=state.last_round,
        points=state.vp,
        companies=state.company,
        first=first,
        closed=len(state.closings),
        sold=told["developing"] + told["queued"],
        contested=told["most_cards"] + told["tied_bids"],
    )


def rows(sizes: Sequence[int], played: Sequence[Sequence[Ended]]) -> str:
    """The table in Markdown: a column for each number of seats."""
    head = [f"| | {' | '.join(f'{it} players' for it in sizes)} |"]
    head.append(f"|{'---|' * (len(sizes) + 1)}")
    told: dict[str, Callable[[Sequence[Ended]], str]] = {
        "matches": lambda all_: f"{len(all_):,}",
        "rounds: mean (least–most)": rounds,
        "last round by the galaxy deck / both / the budget, %": ends,
        "VP: mean; winner; margin": points,
        "planets closed by each": lambda all_: (
            f"{sum(it.closed for it in all_) / seats_in(all_):.1f}"
        ),
        "of the planets sold, contested": contested,
        "worst seat": worst_seat,
        "who began": lambda all_: off(all_, lambda it: [it.first]),
    }
    for at, company in enumerate(COMPANIES):
        told[f"`{company}`"] = partial(off, seats_of=partial(of_company, company=at))
    return "\n".join(
        (*head, *(f"| {what} | {' | '.join(map(say, played))} |" for what, say in told.items()))
    )


def seats_in(matches: Sequence[Ended]) -> int:
    """How many seats played in all."""
    return sum(len(it.points) for it in matches)


def rounds(matches: Sequence[Ended]) -> str:
    """Their mean and their span."""
    all_ = [it.rounds for it in matches]
    return f"{statistics.fmean(all_):.1f} ({min(all_)}–{max(all_)})"


def ends(matches: Sequence[Ended]) -> str:
    """What brought the last round."""
    counts = Counter(it.last_round for it in matches)
    return " / ".join(
        f"{100 * counts[why] / len(matches):.1f}" for why in ("turned", "both", "budget")
    )


def points(matches: Sequence[Ended]) -> str:
    """Of all, of winners, and by how much they won."""
    ranked = [sorted(it.points, reverse=True) for it in matches]
    mean = statistics.fmean(vp for it in ranked for vp in it)
    winner, second = (statistics.fmean(it[place] for it in ranked) for place in (0, 1))
    return f"{mean:.1f}; {winner:.1f}; {winner - second:.1f}"


def contested(matches: Sequence[Ended]) -> str:
    """How many of the planets that were sold several wanted."""
    return f"{100 * sum(it.contested for it in matches) / sum(it.sold for it in matches):.0f} %"


def of_company(match: Ended, company: int) -> list[int]:
    """The seat that plays the company, if one does."""
    return [seat for seat, own in enumerate(match.companies) if own == company]


def only(match: Ended, seat: int) -> list[int]:
    """One seat, whoever sits there."""
    return [seat]


def worst_seat(matches: Sequence[Ended]) -> str:
    """The seat that is furthest from its fair share."""
    seats = range(len(matches[0].points))
    all_ = [off(matches, partial(only, seat=seat)) for seat in seats]
    return max(all_, key=lambda it: abs(float(it.split("±")[0])))


def off(matches: Sequence[Ended], seats_of: Callable[[Ended], Sequence[int]]) -> str:
    """Percentage points off the fair share of wins, with the half-width of 95 % confidence."""
    shares = []
    for it in matches:
        best = [seat for seat, vp in enumerate(it.points) if vp == max(it.points)]
        shares += [(seat in best) / len(best) - 1 / len(it.points) for seat in seats_of(it)]
    if len(shares) < 2:
        return "–"
    half = 1.96 * statistics.stdev(shares) / len(shares) ** 0.5
    return f"{100 * statistics.fmean(shares):+.1f}±{100 * half:.1f}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("number", type=int)
    parser.add_argument("bot", choices=LEVELS, default="medium", nargs="?")
    parser.add_argument("seats", type=int, nargs="*", default=GAME.seats)
    asked = parser.parse_args()
    main(asked.number, asked.bot, asked.seats)

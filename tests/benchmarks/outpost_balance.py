"""What random events do to Outpost between equal bots: length, leaders, margins.

Run it with the environment's Python: `$(./tests/run --env) tests/benchmarks/outpost_balance.py 400`.
It plays so many matches of 3, 4 and 6 medium bots with events and as many without, the same dice
for both, and writes their table into the game's README. With another level, and the numbers of
seats that are wanted, it only prints: `60 hard 3`.
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
from engine.games.outpost.components import PRODUCES  # noqa: E402
from engine.games.outpost.event_deck import shipped  # noqa: E402
from engine.games.outpost.events import choose_option  # noqa: E402
from engine.games.outpost.game import GAME  # noqa: E402
from engine.games.outpost.state import Outpost  # noqa: E402
from engine.games.outpost.verbs import written as written_option  # noqa: E402
from engine.rules.agenda import CHANCE  # noqa: E402
from engine.rules.chance import Sampler  # noqa: E402

README = ROOT / "resources" / "outpost" / "README.md"
SIZES, CHOOSE = (3, 4, 6), 6
"""Seats, and those of the matches whose choices are told."""
LOOKED_AT = (3, 7, 10, 14)
"""Turns after which is written down who leads."""
MOST_TURNS = 80


class Standing(NamedTuple):
    """Who stands where when a turn is over, by the player order of the next."""

    first: int
    last: int
    earner: int
    """The seat whose manned factories yield most, the first of several in player order."""


class Ended(NamedTuple):
    """A finished match."""

    turns: int
    points: Sequence[int]
    after: dict[int, Standing]
    """By turn; none for those that were not over when the match ended."""
    personal: int
    """Personal events."""
    chosen: Counter[tuple[str, int]]
    """How often each option of a card was chosen, where there was a choice."""


def main(number: int, bot: str, sizes: Sequence[int]) -> None:
    """Play so many matches of each size with events and without, and write or print the table."""
    head = [
        *("players", "events", "turns (mean, longest)", "first after turn 3 wins"),
        *("best earner after 3", "first after 7", "after 10", "after 14", "last after 14 wins"),
        *("winner's margin", "personal events a match"),
    ]
    table = [f"{number} matches a row.", "", line(head), line(["---"] * len(head))]
    options = ""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as executor:
        for seats in sizes:
            for events in ("off", "on"):
                match = partial(ended, bot, seats, events)
                played = list(executor.map(match, range(number)))
                table.append(line(row(seats, events, played)))
                print(table[-1], flush=True)
                chosen = sum((it.chosen for it in played), Counter[tuple[str, int]]())
                if seats == CHOOSE and chosen:
                    options = f"Options that {seats} bots chose, in percent: {choices(chosen)}."
                if bot == "medium" and sizes == SIZES:
                    # A run that is stopped has written its rows.
                    written("balance", [*table, "", options] if options else table, README)
    print(options)


def written(name: str, lines: Sequence[str], path: Path) -> None:
    """Put lines into a file, between those that begin and end the table of that name."""
    begins, ends = f"<!-- {name} -->", f"<!-- /{name} -->"
    text = path.read_text("utf-8")
    before, after = text.split(begins)[0], text.split(ends)[1]
    told = "\n".join(lines)
    path.write_text(f"{before}{begins}\n{told}\n{ends}{after}", "utf-8")


def choices(chosen: Counter[tuple[str, int]]) -> str:
    """Each card with the shares of its options."""
    found = []
    for card in shipped():
        counts = [chosen[card.id, at] for at in range(len(card.options))]
        if any(counts):
            shares = "/".join(f"{100 * count / sum(counts):.0f}" for count in counts)
            found.append(f"{card.id} {shares}")
    return ", ".join(found)


def line(cells: Sequence[str]) -> str:
    """A row in Markdown."""
    return f"| {' | '.join(cells)} |"


def ended(bot: str, seats: int, events: str, number: int) -> Ended:
    """One match of bots; the same for the same number."""
    level, chance, thought = LEVELS[bot], Random(f"balance {seats} {number}"), Random(number)
    state = GAME.new_state(GAME.setup(seats, {"events": events}))
    assert isinstance(state, Outpost)
    state.events = []
    sampler, after, chosen = Sampler(chance), dict[int, Standing](), Counter[tuple[str, int]]()
    while not state.is_terminal and state.turn <= MOST_TURNS:
        seat = state.current_player
        if seat == CHANCE:
            state.apply(sampler.outcome(state))
            continue
        over = state.turn - 1
        if over in LOOKED_AT and over not in after:
            earner = max(state.order, key=lambda it: earned(state, it))
            after[over] = Standing(state.order[0], state.order[-1], earner)
        answer = level.choose(GAME, state.view(seat), thought)
        if state.question is choose_option:
            card = state.board.event_deck[state.agenda[-1][2]]
            offered = [written_option(it, state.event_phase) for it in card.options]
            chosen[card.id, offered.index(answer)] += 1
        state.apply(answer)
    personal = sum(event.name == "personal_event" for event in state.events)
    return Ended(state.turn, state.vp, after, personal, chosen)


def earned(state: Outpost, seat: int) -> int:
    """What the seat's manned factories yield in a turn, on average."""
    board = state.board
    return sum(
        state.at_work(seat, kind) * board.worth[board.stand_ins[deck]]
        for kind, deck in enumerate(PRODUCES)
    )


def row(seats: int, events: str, played: Sequence[Ended]) -> list[str]:
    """The cells of one size, with events or without."""
    turns = [it.turns for it in played]
    ranked = [sorted(it.points, reverse=True) for it in played]
    margin = statistics.fmean(first - second for first, second, *_ in ranked)
    personal = statistics.fmean(it.personal for it in played)
    return [
        *(str(seats), {"on": "yes", "off": "no"}[events]),
        f"{statistics.fmean(turns):.1f}, {max(turns)}",
        wins(played, 3, lambda it: it.first),
        wins(played, 3, lambda it: it.earner),
        *(wins(played, turn, lambda it: it.first) for turn in LOOKED_AT[1:]),
        wins(played, LOOKED_AT[-1], lambda it: it.last),
        f"{margin:.1f} VP",
        f"{personal:.1f}" if personal else "–",
    ]


def wins(played: Sequence[Ended], turn: int, who: Callable[[Standing], int]) -> str:
    """How many of the matches that seat wins, with the half-width of 95 % confidence; ties share."""
    shares = []
    for it in played:
        if turn in it.after:
            best = [seat for seat, vp in enumerate(it.points) if vp == max(it.points)]
            shares.append((who(it.after[turn]) in best) / len(best))
    if len(shares) < 2:
        return "–"
    half = 1.96 * statistics.stdev(shares) / len(shares) ** 0.5
    return f"{100 * statistics.fmean(shares):.0f}±{100 * half:.0f} %"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("number", type=int)
    parser.add_argument("bot", choices=LEVELS, default="medium", nargs="?")
    parser.add_argument("seats", type=int, nargs="*", default=SIZES)
    asked = parser.parse_args()
    main(asked.number, asked.bot, asked.seats)

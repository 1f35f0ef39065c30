"""How much one event card of Outpost decides between four equal greedy bots.

Run it with the environment's Python: `$(./tests/run --env) tests/benchmarks/outpost_cards.py 8`.
From so many positions in which an event is drawn the match is played to its end 16 times with each
card that can come and 64 times with Quiet Shift in its place; the table goes into the game's README.
"""

from __future__ import annotations

import statistics
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from engine.bots import greedy  # noqa: E402
from engine.games.outpost.event_deck import EVENT  # noqa: E402
from engine.games.outpost.game import GAME  # noqa: E402
from engine.games.outpost.state import NOTHING, Outpost  # noqa: E402
from engine.rules.agenda import CHANCE  # noqa: E402
from engine.rules.chance import Sampler  # noqa: E402
from tests.benchmarks.outpost_balance import MOST_TURNS, README, line, written  # noqa: E402

SEATS = 4
ROW, CALM_ROW = 16, 64
"""Matches with a card, and those without it, which all cards of a position are held against."""
TURNS = range(3, 17)
"""Turns whose events are looked at."""
CALM = f"{EVENT}:quiet_shift"
SHOWN = 8
"""Cards that have a line of their own."""

type_of_row = list[list[float]]
"""Of each match that was played on, each seat's share in the win."""


def main(number: int) -> None:
    """Look at so many positions, and write the table."""
    bounds, checked = defaultdict[str, list[float]](list), defaultdict[str, list[float]](list)
    for at, (state, cards) in enumerate(positions(number)):
        calm = row(state, CALM, CALM_ROW, f"{at} calm")
        for card in (CALM, *cards):
            with_card = row(state, card, ROW, f"{at}")
            bounds[card].append(decided(with_card, calm))
            checked[card].append(cross_checked(with_card, calm))
        print(f"turn {state.turn}: {len(cards)} cards", flush=True)
    by_bound = sorted(set(bounds) - {CALM}, key=lambda card: -statistics.fmean(bounds[card]))
    shown, others = by_bound[:SHOWN], by_bound[SHOWN:]
    rows = [cells(card.removeprefix(f"{EVENT}:"), [card], bounds, checked) for card in shown]
    rows.append(cells(f"the {len(others)} others together", others, bounds, checked))
    rows.append(cells("two rows without a card", [CALM], bounds, checked))
    head = ["card", "positions", "upper bound", "cross-checked"]
    table = [line(head), line(["---"] * len(head)), *map(line, rows)]
    print(*table, sep="\n")
    written("cards", table, README)


def cells(
    name: str,
    cards: Sequence[str],
    bounds: dict[str, list[float]],
    checked: dict[str, list[float]],
) -> list[str]:
    """A line of the table: means over all positions of these cards."""
    bound = [it for card in cards for it in bounds[card]]
    check = [it for card in cards for it in checked[card]]
    half = 1.96 * statistics.stdev(check) / len(check) ** 0.5 if len(check) > 1 else 1.0
    return [
        *(name, str(len(bound)), f"{100 * statistics.fmean(bound):.1f} %"),
        f"{100 * statistics.fmean(check):.1f}±{100 * half:.1f} %",
    ]


def positions(number: int) -> Iterator[tuple[Outpost, list[str]]]:
    """States in which the event of a turn is drawn, and the cards that apply."""
    for at in range(number):
        turn = TURNS[at * len(TURNS) // number]
        state = GAME.new_state(GAME.setup(SEATS))
        assert isinstance(state, Outpost)
        dice = Random(f"cards {at}")
        while not (drawn(state) and state.turn == turn):
            step(state, dice)
        deck = {f"{EVENT}:{card.id}": card for card in state.board.event_deck}
        cards = [
            name
            for name, _ in state.chance_outcomes()
            if name != CALM and not (deck[name].redraw_phase1 and state.event_phase == 1)
        ]
        yield state, cards


def drawn(state: Outpost) -> bool:
    """Whether the event of the turn is drawn now, and Quiet Shift could come, too."""
    frame = state.agenda[-1]
    return (
        frame[0].name == "draw_event"
        and frame[1] == NOTHING
        and any(name == CALM for name, _ in state.chance_outcomes())
    )


def step(state: Outpost, dice: Random) -> None:
    """One answer, or one draw."""
    seat = state.current_player
    if seat == CHANCE:
        state.apply(Sampler(dice).outcome(state))
    else:
        state.apply(greedy.choose(GAME, state.view(seat), dice)[0])


def row(begun: Outpost, card: str, matches: int, seed: str) -> type_of_row:
    """The match from there to its end, so many times, with that card."""
    found = []
    for number in range(matches):
        state, dice = begun.clone(), Random(f"{seed} {number} {card}")
        state.apply(card)
        while not state.is_terminal and state.turn <= MOST_TURNS:
            step(state, dice)
        best = [vp == max(state.vp) for vp in state.vp]
        found.append([is_best / sum(best) for is_best in best])
    return found


def shares(played: type_of_row) -> list[float]:
    """How often each seat wins."""
    return [statistics.fmean(seat) for seat in zip(*played, strict=True)]


def change(one: type_of_row, two: type_of_row) -> list[float]:
    """How much oftener each seat wins in the first row."""
    return [mine - other for mine, other in zip(shares(one), shares(two), strict=True)]


def decided(one: type_of_row, two: type_of_row) -> float:
    """The part of the matches that have another winner; by chance alone it is above 0."""
    return sum(map(abs, change(one, two))) / 2


def cross_checked(one: type_of_row, two: type_of_row) -> float:
    """The same, where one half of both rows says who gains and the other half by how much."""
    halves = [change(one[at::2], two[at::2]) for at in range(2)]
    gained = [
        sum(((who > 0) - (who < 0)) * much for who, much in zip(first, second, strict=True))
        for first, second in (halves, halves[::-1])
    ]
    return sum(gained) / 4


if __name__ == "__main__":
    main(int(sys.argv[1]))

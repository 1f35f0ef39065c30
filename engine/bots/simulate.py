"""Whole matches between bots, without a window and without a record, as fast as the rules run."""

from __future__ import annotations

import hashlib
import statistics
from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate
from random import Random
from typing import Any

import msgspec

from engine import bots
from engine.rules import game as games
from engine.rules.agenda import DRAW, State
from engine.rules.game import BadSetup, Game, Setup

RANDOM = "random"
type_of_choose = Callable[[Game, State, Random], Any]


class Plan(msgspec.Struct, frozen=True):
    """What is played: game, set-up, a bot's name per seat, and the seed of it all.

    With `rotate` the bots move on by one seat from match to match. If they are `paired`, the
    matches in which they go once round the seats have the same chance.
    """

    game: str
    setup: Setup
    bots: tuple[str, ...]
    seed: str
    rotate: bool = False
    paired: bool = False

    def bots_of(self, number: int) -> tuple[str, ...]:
        """The bots of that match by seat."""
        first = -number % len(self.bots) if self.rotate else 0
        return self.bots[first:] + self.bots[:first]

    def chance_of(self, number: int) -> str:
        """The seed of what is drawn in that match."""
        return f"{self.seed} {number // len(self.bots) if self.paired else number}"


class Played(msgspec.Struct, frozen=True):
    """A finished match: its number, how often somebody decided, points and winners."""

    number: int
    decisions: int
    points: tuple[int, ...]
    winners: tuple[int, ...]


def seated(named: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot for each seat, the named ones in turn; an error in one sentence if that cannot be."""
    for name in named:
        bots.load(name)
    if not 0 < len(named) <= seats:
        sentence = f"{len(named)} bots are named for {seats} seats"
        raise BadSetup("many_bots", sentence, n=len(named), seats_number=seats)
    return tuple(named[seat % len(named)] for seat in range(seats))


def play(plan: Plan, first: int, count: int) -> list[Played]:
    """Matches number `first` and on; the same for the same plan in whatever portions."""
    game = games.load(plan.game)
    start = game.new_state(plan.setup)
    return [_one(game, start.clone(), plan, number) for number in range(first, first + count)]


def _one(game: Game, state: State, plan: Plan, number: int) -> Played:
    # Seeding with a text hashes it, which PYTHONHASHSEED does not touch.
    chance = Random(plan.chance_of(number))
    choosing = [None if bot == RANDOM else bots.load(bot).choose for bot in plan.bots_of(number)]
    decisions = _match(game, state, choosing, chance, Random(f"{plan.seed} {number} bots"))
    return Played(number, decisions, tuple(state.returns()), tuple(state.winners()))


def _match(
    game: Game,
    state: State,
    choosing: Sequence[type_of_choose | None],
    chance: Random,
    thought: Random,
) -> int:
    """Play to the end; how many of the questions were decisions."""
    random = thought.random
    decisions = 0
    while state.agenda:
        frame = state.agenda[-1]
        if frame[0].kind == DRAW:
            state.take(_drawn(state.choices, chance.random()))
            continue
        count = len(state.choices)
        decisions += count > 1
        seat = frame[1]
        choose = choosing[seat]
        if choose is None:
            state.take(int(random() * count))
        else:
            state.apply(choose(game, state.view(seat), thought))
    return decisions


def _drawn(outcomes: Sequence[tuple[Any, int]], point: float) -> int:
    """Which outcome lies at that part, from 0 to below 1, of the summed weights."""
    ends = list(accumulate(weight for _, weight in outcomes))
    return bisect_right(ends, point * ends[-1])


# -- what came of it -------------------------------------------------------------------


def summary(plan: Plan, played: Sequence[Played]) -> dict[str, Any]:
    """Counts, wins and points of matches in their order; a shared win counts in parts."""
    seats = range(plan.setup.seats)
    wins_by_seat = [0.0 for _ in seats]
    wins_by_bot = dict.fromkeys(sorted(set(plan.bots)), 0.0)
    for match in played:
        bots = plan.bots_of(match.number)
        for seat in match.winners:
            wins_by_seat[seat] += 1 / len(match.winners)
            wins_by_bot[bots[seat]] += 1 / len(match.winners)
    return {
        "game": plan.game,
        "players": plan.setup.seats,
        "bots": list(plan.bots),
        "rotate": plan.rotate,
        "seed": plan.seed,
        "options": plan.setup.options,
        "rulings": plan.setup.rulings,
        "games": len(played),
        "decisions": sum(match.decisions for match in played),
        "wins_by_seat": [round(wins, 6) for wins in wins_by_seat],
        "wins_by_bot": {bot: round(wins, 6) for bot, wins in wins_by_bot.items()},
        "vp": _spread([points for match in played for points in match.points]),
        "vp_by_seat": [_spread([match.points[seat] for match in played]) for seat in seats],
        "digest": digest(played),
    }


def digest(played: Sequence[Played]) -> str:
    """Sixteen hex digits over all results, equal for equal matches."""
    return hashlib.sha256(msgspec.json.encode(played)).hexdigest()[:16]


def _spread(points: Sequence[int]) -> dict[str, float]:
    return {
        "mean": round(statistics.fmean(points), 3),
        "deviation": round(statistics.pstdev(points), 3),
        "median": statistics.median(points),
        "least": min(points),
        "most": max(points),
    }

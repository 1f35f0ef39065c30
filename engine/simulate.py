"""Whole matches between bots, without a window and without a record, as fast as the rules run."""

from __future__ import annotations

import hashlib
import importlib
import pkgutil
import statistics
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec

import engine.bots
from engine import game as games
from engine.chance import at
from engine.flow import DECISION, State
from engine.game import BadSetup, Game, Setup

RANDOM = "random"
type_of_choose = Callable[[Game, State, Random], tuple[Any, Any]]


class Plan(msgspec.Struct, frozen=True):
    """What is played: game, set-up, a bot's name per seat, and the seed of it all.

    With `rotate` the bots move on by one seat from match to match.
    """

    game: str
    setup: Setup
    bots: tuple[str, ...]
    seed: str
    rotate: bool = False

    def bots_of(self, number: int) -> tuple[str, ...]:
        """The bots of that match by seat."""
        first = -number % len(self.bots) if self.rotate else 0
        return self.bots[first:] + self.bots[:first]


class Played(msgspec.Struct, frozen=True):
    """A finished match: its number, how often somebody decided, points and winners."""

    number: int
    decisions: int
    points: tuple[int, ...]
    winners: tuple[int, ...]


def bot_names() -> list[str]:
    """The bots that exist, as they are written on the command line."""
    found = {module.name for module in pkgutil.iter_modules(engine.bots.__path__)}
    return sorted((found | {RANDOM}) - {"worker"})


def seated(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot for each seat, the named ones in turn; `BadSetup` if one is unknown or too many."""
    for name in bots:
        if name not in bot_names():
            raise BadSetup(f"there is no bot “{name}”; there are {', '.join(bot_names())}")
    if not 0 < len(bots) <= seats:
        raise BadSetup(f"{len(bots)} bots are named for {seats} seats")
    return tuple(bots[seat % len(bots)] for seat in range(seats))


def play(plan: Plan, first: int, count: int) -> list[Played]:
    """Matches number `first` and on; the same for the same plan in whatever portions."""
    game = games.load(plan.game)
    return [_one(game, plan, number) for number in range(first, first + count)]


def _one(game: Game, plan: Plan, number: int) -> Played:
    # Seeding with a text hashes it, which PYTHONHASHSEED does not touch.
    chance = Random(f"{plan.seed} {number}")
    state = game.new_state(plan.setup)
    bots = plan.bots_of(number)
    if all(bot == RANDOM for bot in bots):
        decisions = _random_match(state, chance)
    else:
        choosing = [_choose_of(bot) for bot in bots]
        thought = Random(f"{plan.seed} {number} bots")
        decisions = _match(game, state, choosing, chance, thought)
    points = tuple(state.returns())
    return Played(number, decisions, points, _winners(state, points))


def _random_match(state: State, chance: Random) -> int:
    """Answer everything at random; how many of the questions were decisions.

    This is `state.apply` without looking for the answer among the choices it came from.
    """
    random = chance.random
    agenda, draws, run_on = state.agenda, state.draws, state.run_on
    decisions = 0
    while agenda:
        choices = state.choices
        frame = agenda.pop()
        node = frame[0]
        if node.kind == DECISION:
            count = len(choices)
            if count > 1:
                decisions += 1
            answer = choices[int(random() * count)]
        else:
            draws[node.source] = draws.get(node.source, 0) + 1
            answer = _drawn(choices, random())
        node.run(state, answer, *frame[1:])
        run_on()
    return decisions


def _match(
    game: Game,
    state: State,
    choosing: Sequence[type_of_choose | None],
    chance: Random,
    thought: Random,
) -> int:
    decisions = 0
    while not state.is_terminal:
        seat = state.current_player
        if seat < 0:
            state.apply(_drawn(state.chance_outcomes(), chance.random()))
            continue
        choices = state.legal_actions()
        decisions += len(choices) > 1
        choose = choosing[seat]
        if choose is None:
            answer = choices[int(thought.random() * len(choices))]
        else:
            answer, _ = choose(game, state.view(seat), thought)
        state.apply(answer)
    return decisions


def _drawn(outcomes: Sequence[tuple[Any, int]], point: float) -> Any:
    total = 0
    for _, weight in outcomes:
        total += weight
    return at(outcomes, int(point * total))


def _choose_of(bot: str) -> type_of_choose | None:
    if bot == RANDOM:
        return None
    choose: type_of_choose = importlib.import_module(f"engine.bots.{bot}").choose
    return choose


def _winners(state: State, points: Sequence[int]) -> tuple[int, ...]:
    """Who won; the game's own tie-break is asked only where points are level."""
    best = [seat for seat, own in enumerate(points) if own == max(points)]
    result = state.result() if len(best) > 1 else None
    if result is not None:
        best = [place.seat for place in result.ranking.places if place.rank == 1]
    return tuple(sorted(best))


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

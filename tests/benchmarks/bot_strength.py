"""How often the greedy bot of Outer Earth wins with two seats: against chance, and against its careless copy.

Run it with the environment's Python: `$(./tests/run --env) tests/benchmarks/bot_strength.py 400`.
The copy says yes to every planet and never adds a card to a bid; seats take turns in beginning.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from engine.bots import greedy  # noqa: E402
from engine.games.outer_earth.actions import PASS, YES  # noqa: E402
from engine.games.outer_earth.game import GAME  # noqa: E402
from engine.games.outer_earth.state import OuterEarth  # noqa: E402
from engine.rules.agenda import CHANCE  # noqa: E402
from engine.rules.chance import Sampler  # noqa: E402

type_of_bot = Callable[[OuterEarth, int, Random], object]


def thinking(state: OuterEarth, seat: int, dice: Random) -> object:
    """The greedy bot."""
    return greedy.choose(GAME, state.view(seat), dice)[0]


def careless(state: OuterEarth, seat: int, dice: Random) -> object:
    """Its copy that wants every planet and never raises a bid."""
    wanted = next((it for it in state.legal_actions() if it in (YES, PASS)), None)
    return thinking(state, seat, dice) if wanted is None else wanted


def by_chance(state: OuterEarth, _seat: int, dice: Random) -> object:
    """Any legal answer."""
    return dice.choice(list(state.legal_actions()))


def won(other: type_of_bot, number: int) -> float:
    """One match; 1 if the greedy bot wins, a half if both do."""
    dice, thought = Random(f"strength {number // 2}"), Random(number)
    state = GAME.new_state(GAME.setup(2))
    assert isinstance(state, OuterEarth)
    sampler, mine = Sampler(dice), number % 2
    while not state.is_terminal:
        seat = state.current_player
        if seat == CHANCE:
            state.apply(sampler.outcome(state))
        else:
            state.apply((thinking if seat == mine else other)(state, seat, thought))
    winners = [seat for seat, vp in enumerate(state.vp) if vp == max(state.vp)]
    return (mine in winners) / len(winners)


def main(number: int) -> None:
    """Play so many matches against each, and print the shares of wins."""
    for name, other in (("chance", by_chance), ("its careless copy", careless)):
        wins = sum(won(other, it) for it in range(number))
        print(f"against {name}: {100 * wins / number:.1f} % of {number}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 400)

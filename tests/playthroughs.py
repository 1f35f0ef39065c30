"""Playthroughs: what matches of fixed seeds bring, counted, and kept in a file to compare with."""

from __future__ import annotations

import re
import zlib
from collections import Counter
from pathlib import Path
from random import Random

from engine.rules.agenda import CHANCE, State
from engine.rules.game import Game
from engine.rules.scoring import Result
from tests.paths import CHECKOUT
from tests.proposals import known, propose

PART = re.compile(r"-?\d+\.\d+(?:e-\d+)?|-?\d+e-\d+")
EACH = 13
"""To judge a situation takes longer than to play on: it is done with one of so many."""


class Playthrough:
    """Whatever is counted, as lines that differ where the rules do."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self._sums: dict[str, int] = {}
        self._situations = 0

    def judge(self, game: Game, state: State) -> None:
        """Count what a situation is worth to everybody in the eyes of a bot, reason by reason."""
        self._situations += 1
        if self._situations % EACH:
            return
        for seat in game.evaluate(state, max(state.current_player, 0)):
            for reason, worth in seat.items():
                self.count(f"judged {reason}", worth)

    def count(self, kind: str, *operands: object) -> None:
        """Count something of that kind; its operands go into a sum."""
        self._counts[kind] += 1
        # The last digits of a sum are not the same on every Python.
        told = PART.sub(lambda it: str(round(float(it[0]), 6) + 0.0), "\n".join(map(str, operands)))
        self._sums[kind] = zlib.crc32(told.encode(), self._sums.get(kind, 0))

    def lines(self) -> list[str]:
        """Each kind with how often it came, and the sum over its operands."""
        return [f"{kind}: {n} {self._sums[kind]:08x}" for kind, n in sorted(self._counts.items())]


def step(state: State, dice: Random, playthrough: Playthrough) -> None:
    """An answer or a draw by lot; what is asked, what is refused and what it brings are counted."""
    state.events = []
    assert state.question is not None
    if state.current_player == CHANCE:
        playthrough.count(f"asked {state.source}", *state.chance_outcomes())
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply(dice.choices(outcomes, weights)[0])
    else:
        about = (state.about, state.at_turn, state.coming, state.is_private)
        playthrough.count(f"asked {state.question.name}", *about, *state.legal_actions())
        for why in state.refusals():
            playthrough.count(f"refused {why.clause} {why.name}", why.subject, why.params)
        state.apply(dice.choice(state.legal_actions()))
    for event in state.events:
        playthrough.count(f"{event.clause} {event.name}", event.params)


def count_result(state: State, result: Result, playthrough: Playthrough) -> None:
    """Count what scored at the end, who won on what, and how it then stands."""
    for sheet in result.sheets:
        for line in sheet.lines:
            playthrough.count(f"scored {line.clause} {line.why}", line.points, line.params)
    for won in result.ranking.tie_break:
        playthrough.count(f"scored {won.clause} {won.why}", won)
    ended = (state.checksum(), *result.ranking.places, *state.returns())
    playthrough.count(f"ended {len(result.sheets)}", *ended)


def differences(playthrough: Playthrough, kept: Path) -> list[str]:
    """The lines in which a playthrough is not what was kept.

    Then all of it is left in `build/playthroughs`, to be kept instead where the rules were meant to change.
    """
    made, before = playthrough.lines(), known(kept)
    return [
        *propose(f"playthroughs/{kept.relative_to(CHECKOUT / 'tests')}", made, kept),
        *(f"- {line}" for line in before if line not in made),
        *(f"+ {line}" for line in made if line not in before),
    ]

"""How likely each seat is to win, by what all can see; how much a lead is worth was found in matches of bots.

What is hidden is dealt a few times by what all know of it, always alike for one position. A stage of
a match in which leads have told little has no estimate.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from random import Random
from typing import NamedTuple

from engine.base import resources
from engine.rules.agenda import PUBLIC, State
from engine.rules.chance import Sampler
from engine.rules.game import Game

DEALS = 4
"""How often what is hidden is dealt."""
TELLS = 0.95
"""Of the Brier score of even chances, so much at most makes an estimate worth telling."""


class Stage(NamedTuple):
    """How much a lead is worth in a stage of a match, and how far estimates were off."""

    scale: float
    """Points ahead that make a seat e times as likely to win as another."""
    brier: float
    """The mean squared error, summed over seats, on matches that the scale was not found with."""
    even: float
    """The same of even chances."""
    moments: int
    """Moments of matches that were looked at."""

    @property
    def tells(self) -> bool:
        """Whether leads have told who wins, better than even chances do."""
        return self.brier <= TELLS * self.even


type_of_stages = Mapping[tuple[int, int], Stage]
"""By number of seats and stage."""


@cache
def stages(game: str) -> type_of_stages:
    """The stages that a game's matches were measured in; none if none were."""
    path = resources.of_game(game) / "estimates.toml"
    if not path.exists():
        return {}
    rows = tomllib.loads(path.read_text("utf-8"))["stage"]
    return {
        (row["seats"], row["stage"]): Stage(row["scale"], row["brier"], row["even"], row["moments"])
        for row in rows
    }


def standings(game: Game, state: State) -> list[float]:
    """What each seat's position is worth in points, as all can see it."""
    view = state.view(PUBLIC)
    if not view.has_secrets:
        return game.worth(view)
    pick = Sampler(Random(0)).pick
    deals = [game.worth(view.fill(pick)) for _ in range(DEALS)]
    return [sum(seat) / DEALS for seat in zip(*deals, strict=True)]


def shares(worths: Sequence[float], scale: float) -> list[float]:
    """The chances to win, which together are 1, of seats that stand so."""
    most = max(worths)
    weights = [exp((worth - most) / scale) for worth in worths]
    total = sum(weights)
    return [weight / total for weight in weights]


def estimate(game: Game, state: State) -> list[float] | None:
    """Each seat's chance to win; None where nothing can be said, such as after the end."""
    if state.is_terminal:
        return None
    worths = standings(game, state)
    stage = stages(game.name).get((len(worths), game.stage(state)))
    return shares(worths, stage.scale) if stage is not None and stage.tells else None

"""Takes any legal action, each as likely as the others."""

from __future__ import annotations

import random
from typing import Any

from engine.rules.agenda import State
from engine.rules.game import Game


def choose(game: Game, view: State, rng: random.Random) -> tuple[Any, dict[str, float]]:
    """Any legal action, without a reason."""
    actions = view.legal_actions()
    return actions[int(rng.random() * len(actions))], {}

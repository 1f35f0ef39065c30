"""Takes any legal action, each as likely as the others."""

from __future__ import annotations

import random
from typing import Any

from engine.rules.agenda import State
from engine.rules.game import Game


def choice(_game: Game, view: State, rng: random.Random) -> Any:
    """Any legal action."""
    actions = view.legal_actions()
    return actions[int(rng.random() * len(actions))]

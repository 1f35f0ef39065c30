"""What runs in a bot's process where Sealed may be played, too."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import engine.games
from engine.base import catalogue
from engine.bots import worker

GAMES = str(Path(__file__).parents[1])
"""The place where this game lies."""


def think(*task: Any) -> worker.Slice:
    """What a bot thinks, in a match of Sealed or of any other game."""
    if GAMES not in engine.games.__path__:
        engine.games.__path__.append(GAMES)
        catalogue.found.cache_clear()
    return worker.think(*task)

"""Sealed as one more game of the house, found where games are found: in its own folder only."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import engine.games
from desktop import boards
from engine.base import catalogue, resources
from tests.games.sealed.worker import GAMES

NAME = "sealed"
RESOURCES = Path(__file__).parent / "resources"


@pytest.fixture
def sealed(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The house has one more game while the test runs; its name.

    Bots of the fixture `thinking` can play it (`tests.games.sealed.worker`).
    """
    of_game = resources.of_game
    for rooms in (engine.games, boards):
        monkeypatch.setattr(rooms, "__path__", [*rooms.__path__, GAMES])
    monkeypatch.setattr(
        resources, "of_game", lambda name: RESOURCES if name == NAME else of_game(name)
    )
    catalogue.found.cache_clear()
    yield NAME
    catalogue.found.cache_clear()

"""Sealed as the rest of the house knows it."""

from tests.games.sealed import GAME

__all__ = ["GAME"]

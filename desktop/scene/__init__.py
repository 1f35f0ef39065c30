"""Boards as scenes: what lies where as plain values, drawn once, moved and clicked."""

from desktop.scene.board import RedOutpostBoard

__all__ = ["RedOutpostBoard"]

"""How large the letters are that a window shows: those of its widgets and those it paints."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtGui import QFontInfo, QPainter
from PySide6.QtWidgets import QAbstractButton, QComboBox, QGraphicsScene, QLabel, QLineEdit, QWidget

LEAST = 12
"""Pixels on the screen, at 100 %."""


class Letters:
    """The sizes of all texts that are painted while something is shown."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.small: dict[str, float] = {}
        """By text: the smallest size below `LEAST` in which it was painted."""
        self._is_picture = False
        """A small picture of a whole board is made, as for the shelf: nothing in it is to be read."""
        real, render = QPainter.drawText, QGraphicsScene.render

        def picture(scene: QGraphicsScene, *given: Any) -> Any:
            self._is_picture = True
            render(scene, *given)
            self._is_picture = False

        def draw(painter: QPainter, *given: Any) -> Any:
            text = next((part for part in given if isinstance(part, str)), "")
            if text.strip() and not self._is_picture:
                size = QFontInfo(painter.font()).pixelSize() * painter.worldTransform().m22()
                if round(size, 1) < LEAST:
                    self.small[text] = min(size, self.small.get(text, size))
            return real(painter, *given)

        monkeypatch.setattr(QPainter, "drawText", draw)
        monkeypatch.setattr(QGraphicsScene, "render", picture)

    def too_small(self, shown: QWidget) -> Iterator[str]:
        """Each text below the least size."""
        shown.grab()
        # What keeps its picture, as a piece on the board does, was painted before.
        small, self.small = self.small, {}
        for text, size in small.items():
            yield f"“{text}” is painted {size:.1f} px high"
        for widget in (shown, *shown.findChildren(QWidget)):
            if widget.isVisible() and (text := _said(widget)):
                size = QFontInfo(widget.font()).pixelSize()
                if size < LEAST:
                    yield f"“{text}” of {type(widget).__name__} is {size} px high"


def _said(widget: QWidget) -> str:
    if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
        return widget.text()
    return widget.currentText() if isinstance(widget, QComboBox) else ""

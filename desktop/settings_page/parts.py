"""What the settings page is put together from: cards with a picture and a title, and their rows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop.look import controls, frames, theme
from desktop.look.choosing import Segment, Segments
from desktop.look.controls import Saying


def card(icon: str, title: Saying) -> QFrame:
    """A card with a picture and a title; `frames.inside` takes its rows."""
    made = frames.frame("card", (20, 16, 20, 18))
    head = QHBoxLayout()
    head.setSpacing(10)
    head.addWidget(controls.picture(icon, 22, "accent"))
    head.addWidget(controls.text(title, "title"), 1)
    frames.inside(made).addLayout(head)
    theme.dress(made, lambda it: it.layout().setSpacing(theme.px(14)))
    return made


def row(name: Saying, *parts: QWidget) -> QWidget:
    """A choice under its name."""
    made = QWidget()
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(controls.text(name, "strong"))
    for part in parts:
        column.addWidget(part)
    theme.dress(made, lambda it: it.layout().setSpacing(theme.px(6)))
    return made


class Options(Segments):
    """A choice whose value may also change elsewhere."""

    def __init__(self, name: Saying, segments: Sequence[Segment], now: str) -> None:
        super().__init__(segments, now)
        self._name = name
        for key, made in self.buttons.items():
            made.setObjectName(f"choose_{key or 'system'}")
        self.tell()

    def tell(self) -> None:
        """A screen reader says each choice with the name of what is chosen."""
        self.setAccessibleName(self._name())
        for made in self.buttons.values():
            made.setAccessibleName(f"{self._name()}: {made.text()}")

    def follow(self, key: str) -> None:
        """Show what was chosen elsewhere."""
        self.blockSignals(True)
        self.choose(key)
        self.blockSignals(False)

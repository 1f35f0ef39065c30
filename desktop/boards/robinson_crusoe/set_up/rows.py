"""Rows of the set-up: what is set, by which clause, and where its value comes from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop.boards.robinson_crusoe.table.panel import GAME
from desktop.look import controls, theme
from desktop.look.controls import Saying
from desktop.look.provenance_text import provenance
from desktop.look.translate import speak


class Source(QLabel):
    """Where a value comes from; once somebody changes it, that it was entered."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "chip")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._name = ""
        self.hide()
        speak(self, lambda it: it.say())

    def tell(self, name: str) -> None:
        """Name the source."""
        self._name = name
        theme.mark(self, kind=name)
        self.setVisible(bool(name))
        self.say()

    def say(self) -> None:
        """Take the words of the language in use."""
        self.setText(provenance(self._name) if self._name else "")


class Row(QWidget):
    """A name with its clause and source, a control at the right or below, a note, a line above."""

    def __init__(
        self,
        name: Saying,
        clause: str,
        control: QWidget | None = None,
        *,
        below: Sequence[QWidget] = (),
        note: Saying | None = None,
        lined: bool = False,
    ) -> None:
        super().__init__()
        self.source = Source()
        first = QHBoxLayout()
        first.setSpacing(10)
        first.addWidget(controls.text(name, "strong"))
        if clause:
            first.addWidget(controls.clause(clause, GAME))
        first.addWidget(self.source)
        first.addStretch(1)
        if control is not None:
            first.addWidget(control)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 4)
        column.setSpacing(6)
        if lined:
            column.addWidget(controls.line())
            column.addSpacing(4)
        column.addLayout(first)
        if note is not None:
            column.addWidget(controls.text(note, "small-muted", wrap=True))
        for widget in below:
            column.addWidget(widget)

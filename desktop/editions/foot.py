"""What stands below a page on which much is entered: undo, redo, what is missing, and how it ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from desktop.editions.steps import Steps
from desktop.look import controls, theme
from desktop.look.folding import Folding, WordButton
from desktop.look.shortcuts import REDO, shortcut
from desktop.look.translate import translate


class Foot(QFrame):
    """`undo`, `redo`, the `reason` why the page cannot end yet, and at the right what ends it."""

    def __init__(self, end: QPushButton, *before_it: QPushButton) -> None:
        super().__init__()
        self.setProperty("role", "footer")
        self.undo = WordButton("undo", "undo", 1, "")
        self.redo = controls.icon_button("redo", lambda: translate("Editions", "Redo"))
        self.reason = controls.text("", "small-muted", wrap=True)
        self.reason.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        end.setProperty("prominent", True)
        end.setProperty("ring", "12")
        row = QHBoxLayout(self)
        row.setSpacing(12)
        row.addWidget(self.undo)
        row.addWidget(self.redo)
        row.addWidget(self.reason, 1)
        for verb in (*before_it, end):
            row.addWidget(verb)
        theme.dress(self, lambda _: row.setContentsMargins(*map(theme.px, (24, 10, 24, 10))))
        Folding.of(self)

    def show_steps(self, steps: Steps[Any, Any], what: str = "") -> None:
        """Whether a step can be taken back, and what it was; and whether one comes again."""
        told = translate("Editions", "Undo: {what}").format(what=what)
        self.undo.setText(told if what else translate("Editions", "Undo"))
        self.undo.setEnabled(steps.undone is not None)
        self.redo.setEnabled(steps.can_redo)

    def connect_steps(self, undo: Callable[[], object], redo: Callable[[], object]) -> None:
        """What the buttons and their keys do, on the whole page."""
        for button, keys, step in ((self.undo, "Ctrl+Z", undo), (self.redo, REDO, redo)):
            button.clicked.connect(lambda _=False, step=step: step())
            shortcut(self, keys, button.click)

"""The verbs below a page that tells step by step: take a step back, or all of them, and go on."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout

from desktop.look.shortcuts import shortcut
from desktop.look.translate import translate
from desktop.table.letters import pad
from desktop.table.measure import Measure
from desktop.table.questions.trail import Trail
from desktop.table.touch import PRIMARY, QUIET, TouchButton

HIGH = 76


class TrailVerbs(QFrame):
    """Undo (Ctrl+Z), undo everything, and next; what each of them does is the page's business."""

    refused = Signal(str)

    def __init__(self, measure: Measure) -> None:
        super().__init__()
        self.setProperty("role", "footer")
        self.undo = TouchButton(measure, "table.label", HIGH, 320)
        self.undo_all = TouchButton(measure, "table.label", HIGH)
        self.next = TouchButton(measure, "table.body", HIGH)
        self.undo_all.dress_as(QUIET)
        self.next.dress_as(PRIMARY)
        row = QHBoxLayout(self)
        for name, button, share in (
            ("undo", self.undo, 5),
            ("undo_all", self.undo_all, 0),
            ("next", self.next, 4),
        ):
            button.setObjectName(name)
            button.refused.connect(self.refused)
            row.addWidget(button, share)
        pad(measure, self, row, (16, 12, 16, 12))
        shortcut(self, "Ctrl+Z", self.undo.press)

    def show_trail(self, trail: Trail, step: str, everything: str) -> None:
        """Name the step that is taken back, and what is taken back with all of them."""
        nothing = translate("TrailVerbs", "Nothing has been entered here yet.")
        told = translate("Steps", "Nothing to undo")
        if trail.step:
            told = translate("Steps", "Undo: {step}").format(step=step)
        self.undo.tell(told, icon="undo")
        self.undo.forbid("" if trail.step else nothing)
        self.undo_all.tell(everything, icon="rewind")
        self.undo_all.forbid(nothing if trail.is_empty else "")

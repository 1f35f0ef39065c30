"""The bar below the table: one step back and forth by name, earlier steps, and the game's verbs."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout

from desktop.log.steps import step_text
from desktop.look.names import tip
from desktop.look.shortcuts import REDO, shortcut
from desktop.look.translate import translate
from desktop.table.telling import Telling
from desktop.table.touch import TouchButton
from engine.rules.agenda import State

HIGH = 76
UNDO = 300
"""What undo needs at least to say what it takes back."""


class Bar(QFrame):
    """Undo by name, redo, the way to any earlier step, and what the game adds."""

    steps = Signal()
    """An earlier step is wanted: show the log."""

    def __init__(self, telling: Telling[State], verbs: Sequence[TouchButton]) -> None:
        super().__init__()
        self.setProperty("role", "footer")
        self._telling = telling
        measure = telling.measure
        self.undo = TouchButton(measure, "table.label", HIGH, 200)
        self.redo = TouchButton(measure, "table.label", HIGH)
        self.back = TouchButton(measure, "table.label", HIGH)
        for name, button in (("undo", self.undo), ("redo", self.redo), ("rewind", self.back)):
            button.setObjectName(name)
            button.refused.connect(telling.refused)
        self.undo.clicked.connect(lambda: telling.change(telling.match.undo))
        self.redo.clicked.connect(lambda: telling.change(telling.match.redo))
        self.back.clicked.connect(self.steps)
        row = QHBoxLayout(self)
        row.addWidget(self.undo, 5)
        self._beside = (self.redo, self.back, *verbs)
        for button in self._beside:
            row.addWidget(button)
        measure.dress(self, self._measured)
        for keys, press in (("Ctrl+Z", self.undo.press), (REDO, self.redo.press)):
            shortcut(self, keys, press)

    def show_match(self) -> None:
        """Name what can be taken back and what can come again."""
        match, voice = self._telling.match, self._telling.voice
        undo, redo = match.undo_offer(), match.redo_offer()
        nothing = said = translate("Steps", "Nothing to undo")
        if undo.kind is not None:
            step = step_text(match, undo, voice)
            said = translate("Steps", "Undo: {step}").format(step=step)
        self.undo.tell(said, icon="undo")
        self.undo.forbid(nothing if undo.kind is None else "")
        tip(self.undo, said)
        step = step_text(match, redo, voice) if redo.kind is not None else ""
        said = translate("Steps", "Redo: {step}").format(step=step)
        none = translate("TableBar", "There is nothing to redo.")
        self.redo.tell("", icon="redo", said=said if step else translate("TableBar", "Redo"))
        self.redo.forbid("" if step else none)
        self._tell_back()

    def _tell_back(self) -> None:
        """Where the verbs need the room, the way back is a picture: undo says what it takes back."""
        said = translate("TableBar", "Earlier steps")
        self.back.tell(said, icon="rewind")
        row = self.layout()
        if row is None:
            return
        px, spacing = self._telling.measure.px, row.spacing() * (row.count() - 1)
        taken = sum(it.sizeHint().width() for it in self._beside)
        if self.width() - taken - spacing - px(32) < px(UNDO):
            self.back.tell("", icon="rewind", said=said)
        tip(self.back, said)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The way back says its name where there is room for it."""
        super().resizeEvent(event)
        self._tell_back()

    def _measured(self, it: Bar) -> None:
        row = it.layout()
        assert row is not None, "made above"
        px = self._telling.measure.px
        row.setContentsMargins(px(16), px(12), px(16), px(12))
        row.setSpacing(px(12))

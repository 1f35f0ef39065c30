"""Undo and redo, each naming its step; what is not free becomes a rewind that is agreed on."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from desktop.look import theme
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.lines import Answer
from engine.match import Match
from engine.undo import NOTHING, Offer


def step_text(match: Match, offer: Offer, voice: Voice) -> str:
    """The answer that an offer takes back or brings again: “Anna: the Miner to the Mine”."""
    step = offer.step
    if step is None:
        return translate("Steps", "the agreed end")
    return f"{voice.people[step.seat]}: {_choices(match, step, voice)}"


def _choices(match: Match, step: Answer, voice: Voice) -> str:
    number = next(at for at, line in enumerate(match.lines) if line is step)
    state = match.state_at(number).clone()
    said = []
    for text in step.choices:
        choice = state.find(text)
        said.append(voice.action(step.decision, choice))
        state.apply(choice)
    return voice.words.listed(said)


_RIGHT = Qt.TextElideMode.ElideRight


class Steps(QWidget):
    """The buttons for one step back and one step forward."""

    undo = Signal()
    rewind = Signal(int)
    redo = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._offer = NOTHING
        self._texts = ["", ""]
        self.back, self.forward = QPushButton(), QPushButton()
        self.back.setObjectName("undo")
        self.forward.setObjectName("redo")
        self.back.clicked.connect(self._go_back)
        self.forward.clicked.connect(self.redo)
        theme.set_icon(self.back, "undo", 18)
        theme.set_icon(self.forward, "redo", 18)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for button in (self.back, self.forward):
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            row.addWidget(button, 1)
        for keys, press in (
            (QKeySequence("Ctrl+Z"), self.back.click),
            (QKeySequence("Ctrl+Shift+Z"), self.forward.click),
        ):
            QShortcut(keys, self).activated.connect(press)

    def show_match(self, match: Match, voice: Voice) -> None:
        """Offer what can be taken back and what can come again."""
        self._offer = match.undo_offer()
        redo = match.redo_offer()
        if self._offer.kind is None:
            back = translate("Steps", "Nothing to undo")
        elif self._offer.kind == "free":
            step = step_text(match, self._offer, voice)
            back = translate("Steps", "Undo: {step}").format(step=step)
        else:
            step = step_text(match, self._offer, voice)
            back = translate("Steps", "Rewind: {step}").format(step=step)
        forward = ""
        if redo.kind is not None:
            step = step_text(match, redo, voice)
            forward = translate("Steps", "Redo: {step}").format(step=step)
        theme.set_icon(self.back, "rewind" if self._offer.kind == "rewind" else "undo", 18)
        self.back.setEnabled(self._offer.kind is not None)
        self.forward.setVisible(redo.kind is not None)
        self._texts = [back, forward]
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the steps' names to the new width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        for button, text in zip((self.back, self.forward), self._texts, strict=True):
            room = button.width() - theme.px(64)
            cut = QFontMetrics(button.font()).elidedText(text, _RIGHT, room)
            button.setText(cut.replace("&", "&&"))
            button.setToolTip(text)
            button.setAccessibleName(text)

    def _go_back(self) -> None:
        if self._offer.kind == "free":
            self.undo.emit()
        else:
            self.rewind.emit(self._offer.to)

"""An earlier step is told otherwise or struck where it stands; what follows from it is shown first."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from desktop.boards.contract import Moments
from desktop.look import frames
from desktop.look.page import type_of_keys
from desktop.look.shortcuts import shortcut
from desktop.look.translate import translate
from desktop.table.following import Following
from desktop.table.letters import card, said, strike_out
from desktop.table.questions.fact_fields import FactFields
from desktop.table.questions.page import Beside, QuestionPage, footer
from desktop.table.telling import Telling
from desktop.table.touch import LEGAL, PRIMARY, QUIET, TouchButton
from engine.record.lines import Fact
from engine.rules.agenda import State

HIGH = 76
MOST = 4
"""Events of a step that are told; one step rarely brings more."""


class Correcting(QuestionPage[State]):
    """`open(number)` shows the fact on that line until it is corrected or left as it was.

    `moments` say when it was told where that was in no one's turn.
    """

    to_answer = Signal(int, object)
    """What that line shall say asks something: it is to be answered at the table as it stood then."""

    def __init__(self, telling: Telling[State], moments: Moments[Any] | None = None) -> None:
        super().__init__(telling, lambda: translate("Correcting", "Correct an earlier step"))
        self._moments = moments
        self.number = 0
        self._was = Fact("", ())
        self._draft: Fact | None = self._was
        self.fields: FactFields | None = None
        self.following = Following(telling)
        self.following.changed.connect(self._show)
        self._lay_out()
        telling.changed.connect(self._speak)

    # -- parts ---------------------------------------------------------------------

    def _lay_out(self) -> None:
        measure = self.telling.measure
        self.title = said(measure, "heading", wrap=True)
        self.told = said(measure, "table.label", wrap=True)
        self.wrong = said(measure, "table.label", "danger", wrap=True)
        self.strike = TouchButton(measure, "table.label")
        self.strike.setObjectName("strike")
        self.strike.setCheckable(True)
        self.strike.clicked.connect(lambda: self.take(None if self._draft else self._was))
        left = card(measure, (32, 20, 32, 24))
        column = left.layout()
        assert isinstance(column, QVBoxLayout)
        self._left = column
        self.asks = said(measure, "table.label", wrap=True)
        self.answer = TouchButton(measure, "table.label")
        self.answer.setObjectName("answer")
        self.answer.dress_as(LEGAL)
        self.answer.clicked.connect(self._answer)
        for widget in (self.title, self.told, self.wrong, self.asks, self.answer):
            column.addWidget(widget)
        column.addWidget(self.strike)
        column.addStretch(1)
        body = Beside(self, self.telling, (left, self.following), self.keyPressEvent)
        frames.stack(self, self.bar, body, self._verbs(), self.notice)

    def _verbs(self) -> QFrame:
        measure = self.telling.measure
        self.leave = TouchButton(measure, "table.label", HIGH)
        self.correct = TouchButton(measure, "table.body", HIGH)
        self.leave.dress_as(QUIET)
        self.correct.dress_as(PRIMARY)
        self.leave.setObjectName("leave")
        self.correct.setObjectName("correct")
        self.leave.clicked.connect(self._leave_it)
        self.correct.clicked.connect(self._correct)
        self.correct.refused.connect(self.notice.tell)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut(self, keys, self.correct.press)
        return footer(measure, (self.leave, 0), (None, 1), (self.correct, 1))

    # -- the way -------------------------------------------------------------------

    def open(self, number: int) -> None:
        """Show the fact on that line as it was told."""
        line = self.telling.match.lines[number - 1]
        assert isinstance(line, Fact), "only facts are corrected"
        self.number, self._was, self._draft = number, line, line
        self.about = number
        if self.fields is not None:
            self._left.removeWidget(self.fields)
            self.fields.hide()
            self.fields.deleteLater()
        before = self.telling.match.state_at(number - 1)
        self.fields = FactFields(self.telling, line, before)
        self.fields.changed.connect(self.take)
        self._left.insertWidget(2, self.fields)
        self.following.wish(None)

    def take_focus(self) -> None:
        """The keyboard comes to the fact's words."""
        if self.fields is None or not self.fields.take_focus():
            self.strike.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- telling otherwise ---------------------------------------------------------

    def take(self, fact: Fact | None) -> None:
        """Show what would come of that fact in its place; None strikes it out."""
        self._draft = fact
        match, number = self.telling.match, self.number
        self.following.wish(
            None if fact == self._was else lambda instead: match.correction(number, fact, instead)
        )

    def _correct(self) -> None:
        match, made = self.telling.match, self.following.correction
        if made is not None and self.telling.change(lambda: match.take(made)):
            self.back.emit()

    def _leave_it(self) -> None:
        """What was changed here is not wanted any more."""
        self.take(self._was)
        self.back.emit()

    def is_begun(self) -> bool:
        """Another fact stands there, or none."""
        return self._draft != self._was

    def _answer(self) -> None:
        if (draft := self._draft) is not None:
            # From here on it is entered there.
            self._leave_it()
            self.to_answer.emit(self.number, draft)

    # -- showing -------------------------------------------------------------------

    def _speak(self) -> None:
        # Also under another page, or left for a while, but never of a match that has gone on.
        if self.number and self.holds() and self.telling.match is self._match:
            self.following.show_now()

    def _show(self) -> None:
        entry = self.telling.match.entry(self.number)
        self.notice.hide()
        self.title.setText(self._when(entry.turn))
        self.told.setText(_said_on(self.telling, self.number))
        if self.fields is not None:
            self.fields.show_fact(self._draft or self._was)
            self.fields.setEnabled(self._draft is not None)
        self.wrong.setText(self.following.wrong)
        self.wrong.setVisible(bool(self.following.wrong))
        made = self.following.correction
        is_open = self._draft is not None and made is not None and made.is_open
        self.asks.setText(
            translate(
                "Correcting", "This asks people something. Answer it first; later steps then stay."
            )
        )
        self.answer.tell(translate("Correcting", "Answer it at the table"), icon="pencil")
        for widget in (self.asks, self.answer):
            widget.setVisible(is_open and made is not None and bool(made.broken))
        struck = self._draft is None
        text = translate("Correcting", "Keep it after all") if struck else ""
        self.strike.tell(
            text or translate("Correcting", "Delete it"), icon="undo" if struck else "trash"
        )
        strike_out(self.told, is_struck=struck)
        self._show_verbs()
        self._order_keys()

    def _order_keys(self) -> None:
        """Tab goes through the fields, then on to what lies below and beside them."""
        fields = self.fields.stops if self.fields is not None else []
        later = [it for row in self.following.broken.values() for it in row.stops]
        ordered = (*fields, self.answer, self.strike, *later, self.leave, self.correct)
        for before, after in pairwise(ordered):
            QWidget.setTabOrder(before, after)

    def _when(self, turn: int) -> str:
        """When it was told, as the game counts."""
        words = self.telling.voice.words
        if words.has("game", "turn"):
            return words.text("game", "turn", turn=turn)
        if self._moments is not None and self._moments.are_turns:
            # Between turns people bid, which is no turn.
            before = self.telling.match.state_at(self.number - 1)
            return self._moments.when(before, self.telling.voice)
        return translate("Correcting", "Entered in turn {turn}").format(turn=turn)

    def _show_verbs(self) -> None:
        self.leave.tell(translate("Correcting", "Leave it as it was"), icon="back")
        text = translate("Correcting", "Correct it")
        if self._draft is None:
            text = translate("Correcting", "Delete it")
        self.correct.tell(text, icon="check")
        same = translate("Correcting", "That is what it said before.")
        self.correct.forbid(same if self._draft == self._was else self.following.why_not())

    # -- the keyboard -------------------------------------------------------------

    def keys(self) -> type_of_keys:
        """The keys of this page."""
        return (
            ("+  −", translate("Keys", "one more or one less; digits set the number")),
            ("Ctrl+Enter", translate("Keys", "correct it")),
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter on a number corrects."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.correct.press()
        else:
            super().keyPressEvent(event)


def _said_on(telling: Telling[State], number: int) -> str:
    """What happened by the fact on a line, or by the chance that it asked for."""
    match, voice = telling.match, telling.voice
    events = list(match.entry(number).events)
    if not events:
        for entry in match.log():
            if entry.number > number and isinstance(entry.line, Fact):
                break
            if entry.number > number:
                events += entry.events
    return " ".join(voice.event(event) for event in events[:MOST])

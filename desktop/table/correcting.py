"""An earlier step is told otherwise or struck where it stands; what follows from it is shown first."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout

from desktop.host.trouble import sentence
from desktop.look import frames
from desktop.look.page import type_of_keys
from desktop.look.translate import several, translate
from desktop.table.later_step import LaterStep
from desktop.table.letters import card, pad, said, strike_out
from desktop.table.questions.fact_fields import FactFields
from desktop.table.questions.page import Beside, QuestionPage, footer
from desktop.table.telling import Telling
from desktop.table.touch import PRIMARY, QUIET, TouchButton
from engine.base.errors import Told
from engine.match.correction import Correction
from engine.record.lines import Fact
from engine.rules.agenda import State

HIGH = 76
MOST = 4
"""Events of a step that are told; one step rarely brings more."""


class Correcting(QuestionPage[State]):
    """`open(number)` shows the fact on that line until it is corrected or left as it was."""

    def __init__(self, telling: Telling[State]) -> None:
        super().__init__(telling, lambda: translate("Correcting", "Correct an earlier step"))
        self.number = 0
        self._was = Fact("", ())
        self._draft: Fact | None = self._was
        self._instead: dict[int, Fact | None] = {}
        self._correction: Correction | None = None
        self.fields: FactFields | None = None
        self.broken: dict[int, LaterStep] = {}
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
        for widget in (self.title, self.told):
            column.addWidget(widget)
        column.addWidget(self.wrong)
        column.addWidget(self.strike)
        column.addStretch(1)
        self.follows = said(measure, "heading", wrap=True)
        self.kept = said(measure, "table.label", "muted", wrap=True)
        right = card(measure, (32, 20, 32, 24))
        beside = right.layout()
        assert isinstance(beside, QVBoxLayout)
        self.otherwise = said(measure, "table.label", wrap=True)
        self._rows = QVBoxLayout()
        beside.addWidget(self.follows)
        beside.addWidget(self.kept)
        beside.addWidget(self.otherwise)
        beside.addLayout(self._rows)
        beside.addStretch(1)
        pad(measure, right, self._rows)
        body = Beside(self, self.telling, (left, right), self.keyPressEvent)
        frames.stack(self, self.bar, body, self._verbs(), self.notice)

    def _verbs(self) -> QFrame:
        measure = self.telling.measure
        self.leave = TouchButton(measure, "table.label", HIGH)
        self.correct = TouchButton(measure, "table.body", HIGH)
        self.leave.dress_as(QUIET)
        self.correct.dress_as(PRIMARY)
        self.leave.setObjectName("leave")
        self.correct.setObjectName("correct")
        self.leave.clicked.connect(self.back)
        self.correct.clicked.connect(self._correct)
        self.correct.refused.connect(self.notice.tell)
        return footer(measure, (self.leave, 0), (None, 1), (self.correct, 1))

    # -- the way -------------------------------------------------------------------

    def open(self, number: int) -> None:
        """Show the fact on that line as it was told."""
        line = self.telling.match.lines[number - 1]
        assert isinstance(line, Fact), "only facts are corrected"
        self.number, self._was, self._draft = number, line, line
        self._instead = {}
        if self.fields is not None:
            self._left.removeWidget(self.fields)
            self.fields.hide()
            self.fields.deleteLater()
        before = self.telling.match.state_at(number - 1)
        self.fields = FactFields(self.telling, line, before)
        self.fields.changed.connect(self.take)
        self._left.insertWidget(2, self.fields)
        self._show()

    def take_focus(self) -> None:
        """The keyboard comes to the fact's words."""
        if self.fields is None or not self.fields.take_focus():
            self.strike.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- telling otherwise ---------------------------------------------------------

    def take(self, fact: Fact | None) -> None:
        """Show what would come of that fact in its place; None strikes it out."""
        self._draft = fact
        self._instead = {}
        self._show()

    def _take_later(self, number: int, fact: Fact | None) -> None:
        self._instead[number] = fact
        self._show()

    def _leave_later(self, number: int) -> None:
        del self._instead[number]
        self._show()

    def _correct(self) -> None:
        match = self.telling.match
        number, line, instead = self.number, self._draft, dict(self._instead)
        if self.telling.change(lambda: match.take(match.correction(number, line, instead))):
            self.back.emit()

    # -- showing -------------------------------------------------------------------

    def _speak(self) -> None:
        if self.number and self.isVisible():
            self._show()

    def _show(self) -> None:
        if self.number == 0:
            return
        entry = self.telling.match.entry(self.number)
        self.notice.hide()
        self.title.setText(self._when(entry.turn))
        self.told.setText(self._said(self.number, MOST))
        if self.fields is not None:
            self.fields.show_fact(self._draft or self._was)
            self.fields.setEnabled(self._draft is not None)
        self._look()
        struck = self._draft is None
        text = translate("Correcting", "Keep it after all") if struck else ""
        self.strike.tell(
            text or translate("Correcting", "Delete it"), icon="undo" if struck else "trash"
        )
        strike_out(self.told, is_struck=struck)
        self._show_verbs()

    def _when(self, turn: int) -> str:
        """In which turn it was told, as the game counts."""
        words = self.telling.voice.words
        if words.has("game", "turn"):
            return words.text("game", "turn", turn=turn)
        return translate("Correcting", "Entered in turn {turn}").format(turn=turn)

    def _said(self, number: int, most: int) -> str:
        """What happened by the fact on a line, or by the chance that it asked for."""
        match, voice = self.telling.match, self.telling.voice
        events = list(match.entry(number).events)
        if not events:
            for entry in match.log():
                if entry.number > number and isinstance(entry.line, Fact):
                    break
                if entry.number > number:
                    events += entry.events
        return " ".join(voice.event(event) for event in events[:most])

    def _look(self) -> None:
        """What would be if it was so."""
        self._correction = None
        self.wrong.hide()
        if self._draft != self._was:
            try:
                self._correction = self.telling.match.correction(
                    self.number, self._draft, self._instead
                )
            except Told as why:
                self.wrong.setText(sentence(why, self.telling.voice))
                self.wrong.show()
        self._show_rows(self._correction)
        self._show_otherwise()
        self.follows.setText(translate("Correcting", "What follows"))
        if self._correction is None:
            self.kept.setText(
                translate(
                    "Correcting", "Change it or delete it; whatever was entered after it stays."
                )
            )
            return
        kept = len(self._correction.kept)
        none = translate("Correcting", "Nothing was entered after it.")
        some = several(
            kept,
            translate("Correcting", "1 later step still holds."),
            translate("Correcting", "{count} later steps still hold."),
        )
        broken = len(self._correction.broken)
        gone = several(
            broken,
            translate("Correcting", "1 later step would no longer hold:"),
            translate("Correcting", "{count} later steps would no longer hold:"),
        )
        told = ([some] if kept else []) + ([gone] if broken else [])
        self.kept.setText(" ".join(told) if told or self._instead else none)

    def _show_otherwise(self) -> None:
        """A step that still holds may say something else now; the table looks whether it is so."""
        found = self._correction.otherwise if self._correction is not None else ()
        voice = self.telling.voice
        told = [
            translate("Correcting", "Check the table: “{was}” becomes “{now}”").format(
                was=voice.event(it.was).rstrip("."), now=voice.event(it.now).rstrip(".")
            )
            for it in found[:MOST]
        ]
        self.otherwise.setText("\n".join(told))
        self.otherwise.setVisible(bool(told))

    def _show_rows(self, correction: Correction | None) -> None:
        broken = {it.number: it for it in correction.broken} if correction is not None else {}
        numbers = sorted({*broken, *(self._instead if correction is not None else ())})
        if list(self.broken) != numbers:
            self._make_rows(numbers)
        voice = self.telling.voice
        for number, row in self.broken.items():
            told = self._said(number, 1)
            why = sentence(broken[number].why, voice) if number in broken else ""
            row.tell(told, why, resolved=number in self._instead, now=self._instead.get(number))

    def _make_rows(self, numbers: Sequence[int]) -> None:
        kept = {number: row for number, row in self.broken.items() if number in numbers}
        for number, row in self.broken.items():
            self._rows.removeWidget(row)
            if number not in kept:
                row.hide()
                row.deleteLater()
        self.broken = {}
        for number in numbers:
            row = kept.get(number) or self._row(number)
            self.broken[number] = row
            self._rows.addWidget(row)

    def _row(self, number: int) -> LaterStep:
        line = self.telling.match.lines[number - 1]
        assert isinstance(line, Fact), "only facts break"
        row = LaterStep(self.telling, line, self.telling.match.state_at(number - 1))
        row.struck.connect(lambda: self._take_later(number, None))
        row.told_otherwise.connect(lambda fact: self._take_later(number, fact))
        row.left.connect(lambda: self._leave_later(number))
        return row

    def _show_verbs(self) -> None:
        self.leave.tell(translate("Correcting", "Leave it as it was"), icon="back")
        correction = self._correction
        text = translate("Correcting", "Correct it")
        if self._draft is None:
            text = translate("Correcting", "Delete it")
        self.correct.tell(text, icon="check")
        if self._draft == self._was:
            self.correct.forbid(translate("Correcting", "That is what it said before."))
        elif correction is None:
            self.correct.forbid(self.wrong.text())
        elif correction.broken:
            reason = translate("Correcting", "First delete or change what no longer holds.")
            self.correct.forbid(reason)
        else:
            self.correct.forbid("")

    # -- the keyboard -------------------------------------------------------------

    def keys(self) -> type_of_keys:
        """The keys of this page."""
        return (
            ("+  −", translate("Keys", "one more or one less; digits set the number")),
            ("Enter", translate("Keys", "correct it")),
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter on a number corrects."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.correct.press()
        else:
            super().keyPressEvent(event)

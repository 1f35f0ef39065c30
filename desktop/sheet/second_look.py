"""The card of a finished match that is looked at again: the way to it, how far it is, what it found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QProgressBar, QPushButton, QVBoxLayout, QWidget

from desktop import boards
from desktop.boards.sentences import sentences
from desktop.look import controls, theme
from desktop.look.translate import language, translate
from desktop.look.voice import voice_of
from desktop.sheet.analysing import Analysing
from desktop.sheet.moments import Row
from desktop.sheet.outcome import NO_BREAK, Outcome
from engine.base.people import OPEN
from engine.match.course import Stop
from engine.match.match import Match

if TYPE_CHECKING:
    from engine.analysis.analysis import Analysis, Swing

STEPS = 1000


class SecondLook(QFrame):
    """Tells the answers that cost most, each in a row that can be pressed."""

    chosen = Signal(int)
    """The board is wanted as it was after that entry of the log."""

    def __init__(
        self,
        match: Match,
        told: Outcome,
        stops: Sequence[Stop],
        analysing: Analysing,
        analysis: Analysis | None,
        *,
        is_open: bool,
    ) -> None:
        super().__init__()
        self.setObjectName("second_look")
        self.setProperty("role", "card")
        self._match, self._told, self._stops = match, told, stops
        self._analysing = analysing
        self.first: QWidget | None = None
        """The first of the answers that are told."""
        column = QVBoxLayout(self)
        column.setSpacing(8)
        theme.dress(
            self, lambda it: it.layout().setContentsMargins(*map(theme.px, (20, 12, 20, 14)))
        )
        column.addWidget(controls.text(translate("Sheet", "Analysis"), "title"))
        self.note = controls.text("", "small-muted", wrap=True)
        column.addWidget(self.note)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setRange(0, STEPS)
        self.bar.setAccessibleName(translate("Sheet", "Analysis"))
        column.addWidget(self.bar)
        self.button = QPushButton()
        self.button.setObjectName("analyse")
        self.button.clicked.connect(self._press)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        if analysis is None:
            analysing.changed.connect(self._tell)
            self._tell()
        else:
            self.bar.hide()
            self.button.hide()
            self._tell_found(column, analysis, is_open=is_open)
        column.addStretch(1)

    # -- on the way ----------------------------------------------------------------

    def _press(self) -> None:
        if self._analysing.done is None:
            self._analysing.start(self._match)
        else:
            self._analysing.stop()

    def _tell(self) -> None:
        done = self._analysing.done
        text = translate(
            "Sheet", "Who was how likely to win when, and which answers cost most of it."
        )
        if done is not None:
            text = translate("Sheet", "Bots look at each turn again. You can go on meanwhile.")
        elif self._analysing.has_failed:
            text = translate("Sheet", "It was not looked at to the end. Please try again.")
        self.note.setText(text)
        self.bar.setVisible(done is not None)
        self.bar.setValue(round(STEPS * (done or 0.0)))
        start = translate("Sheet", "Analyse the match")
        self.button.setText(start if done is None else translate("Sheet", "Stop"))

    # -- what was found ------------------------------------------------------------

    def _tell_found(self, column: QVBoxLayout, analysis: Analysis, *, is_open: bool) -> None:
        if not is_open and self._match.state.has_secrets:
            self.note.setText(translate("Sheet", "Open all hands to see which answers cost most."))
            return
        if not analysis.swings:
            self.note.setText(translate("Sheet", "No answer was found that was clearly better."))
            return
        self.note.setText(
            translate(
                "Sheet",
                "What bots would rather have done, with what was known then, and how much of the"
                " win that was worth:",
            )
        )
        for swing in analysis.swings:
            row = self._row(swing)
            self.first = self.first or row
            column.addWidget(row)

    def _sentences(self, swing: Swing) -> Sequence[str]:
        """What the better answer would have brought, as its seat saw it then."""
        match = self._match
        if not swing.hints:
            return ()
        view = match.state_at(swing.number - 1).view(swing.seat)
        voice = voice_of(match, language(), swing.seat)
        return sentences(view, swing.hints, voice, boards.play(match.game.name))[0]

    def _row(self, swing: Swing) -> QWidget:
        match = self._match
        voice = voice_of(match, language(), OPEN)
        state = match.state_at(swing.number - 1)
        line = match.lines[swing.number - 1]
        given = voice.answer(state, state.find(line.choices[0]))  # type: ignore[union-attr]
        text = translate("Sheet", "{question} Better “{better}” than “{given}”: about {n}.").format(
            question=voice.prompt(state),
            better=voice.answer(state, state.find(swing.better)),
            given=given,
            n=f"{round(100 * swing.cost)}{NO_BREAK}%",
        )
        stop = next((it for it in self._stops if it.number >= swing.number), self._stops[-1])
        told = " ".join([text, *self._sentences(swing)])
        row = Row(self._told.stop(stop), self._told.colour(swing.seat), told)
        row.clicked.connect(lambda: self.chosen.emit(swing.number - 1))
        return row

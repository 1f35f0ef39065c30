"""The card of a finished match that is looked at again: the way to it, how far it is, what it found."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QProgressBar, QPushButton, QVBoxLayout, QWidget

from desktop import boards
from desktop.boards.sentences import sentences
from desktop.look import controls, theme
from desktop.look.names import tip
from desktop.look.percent import percent
from desktop.look.translate import language, translate
from desktop.look.voice import voice_of
from desktop.sheet.analysing import Analysing
from desktop.sheet.moments import Row
from desktop.sheet.outcome import Outcome
from engine.base.people import OPEN
from engine.match.course import Stop
from engine.match.match import Match

if TYPE_CHECKING:
    from engine.analysis.analysis import Analysis, Open, Swing

STEPS = 1000


class SecondLook(QFrame):
    """Tells the answers that cost most, each in a row that can be pressed."""

    chosen = Signal(object)
    """The board is wanted as it was when that `Swing` was asked for."""
    pressed = Signal()
    """The match is to be looked at, or not any longer."""

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
        self._analysing, self._analysis = analysing, analysis
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
        if analysis is not None and (is_open or not match.state.has_secrets):
            for swing in analysis.swings:
                row = self._row(swing)
                self.first = self.first or row
                column.addWidget(row)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setRange(0, STEPS)
        self.bar.setAccessibleName(translate("Sheet", "Analysis"))
        column.addWidget(self.bar)
        self.button = QPushButton()
        self.button.setObjectName("analyse")
        self.button.clicked.connect(self.pressed)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        analysing.changed.connect(self._tell)
        self._tell()
        column.addStretch(1)

    def _tell(self) -> None:
        done, known = self._analysing.done, self._analysis
        self.note.setText(" ".join(self._notes()))
        self.bar.setVisible(done is not None)
        self.bar.setValue(round(STEPS * (done or 0.0)))
        self.button.setVisible(done is not None or known is None or known.open is not None)
        text = translate("Sheet", "Analyse the match")
        if done is not None:
            text = translate("Sheet", "Stop")
        elif known is not None:
            text = translate("Sheet", "Go on with the analysis")
        self.button.setText(text)

    def _notes(self) -> Iterator[str]:
        """How far it is, and what the rows below tell."""
        known = self._analysis
        if self._analysing.done is not None:
            yield translate("Sheet", "Bots look at each turn again. You can go on meanwhile.")
        elif self._analysing.has_failed:
            yield translate("Sheet", "The analysis was not finished. Please try again.")
        elif known is None:
            yield translate(
                "Sheet", "Who was how likely to win when, and which answers cost most of it."
            )
        if known is None:
            return
        if known.open is not None:
            yield self._how_far(known, known.open)
        if not self.first and known.swings:
            yield translate("Sheet", "Open all hands to see which answers cost most.")
        elif known.swings:
            yield translate(
                "Sheet",
                "What bots would rather have done, with what was known then, and how much of the"
                " win that was worth:",
            )
        elif known.open is None and all(it.chances is not None for it in known.moments):
            yield translate("Sheet", "No answer was found that was clearly better.")
        elif known.open is None:
            yield translate(
                "Sheet", "Where chances are known, no answer was found that was clearly better."
            )

    def _how_far(self, known: Analysis, open_yet: Open) -> str:
        """Up to where a stopped analysis has come."""
        if not open_yet.has_moments:
            text = translate("Sheet", "Analysed so far up to: {when}.")
            return text.format(when=self._when(known.moments[-1].number if known.moments else 0))
        number = sum(not it.is_checked for it in open_yet.looked)
        text = translate(
            "Sheet", "All turns have been analysed so far; answers searched in depth: {n}."
        )
        return text.format(n=number)

    def _when(self, number: int) -> str:
        """The turn of that line, in the words of the chart."""
        stop = next((it for it in self._stops if it.number >= number), self._stops[-1])
        return self._told.stop(stop)

    # -- what was found ------------------------------------------------------------

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
        given = voice.hinted(state, state.find(line.choices[0]))  # type: ignore[union-attr]
        text = translate("Sheet", "{question} Better “{better}” than “{given}”: about {n}.")
        if not swing.is_checked:
            text = translate(
                "Sheet", "{question} Perhaps better “{better}” than “{given}”: not checked yet."
            )
        text = text.format(
            question=voice.prompt(state),
            better=voice.hinted(state, state.find(swing.better)),
            given=given,
            n=percent(round(100 * swing.cost)),
        )
        told = " ".join([text, *self._sentences(swing)])
        row = Row(self._when(swing.number), self._told.colour(swing.seat), told)
        tip(row, translate("Sheet", "Show what was asked, and the better answer on the board"))
        row.clicked.connect(lambda: self.chosen.emit(swing))
        return row

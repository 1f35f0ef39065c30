"""A round that is over is handed over: shown by itself until the next press, later by a press."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop.boards.robinson_crusoe.table.hand_over.card import HandOverCard
from desktop.boards.robinson_crusoe.table.hand_over.contents import Handed, handed
from desktop.boards.robinson_crusoe.table.last_steps_text import happened
from desktop.look.translate import translate
from desktop.table.panels.last_steps import LastSteps
from desktop.table.telling import Telling
from desktop.table.touch import TouchButton
from engine.games.robinson_crusoe import hand_over
from engine.games.robinson_crusoe.state import Robinson

VERB = 38


class HandingOver(QObject):
    """The card over the table, the panel that has it in short, and the verb that opens it."""

    deserted = Signal()
    """The keyboard was on the card, which is gone."""

    def __init__(
        self,
        telling: Telling[Robinson],
        table: QWidget,
        last: LastSteps,
        spared: Callable[[], Sequence[QWidget]],
    ) -> None:
        super().__init__(table)
        self._telling, self._last = telling, last
        self.card = HandOverCard(telling.measure, table, last, spared)
        self.card.closed.connect(self.put_away)
        self.card.wanted.connect(self._open)
        self.verb = TouchButton(telling.measure, "table.floor", VERB)
        self.verb.clicked.connect(self.turn)
        last.head.addWidget(self.verb)
        self.new: Handed | None = None
        """What is handed over now, until something is told."""
        self._put_away, self._opened = 0, 0
        """The end of the round whose card was put away, and the revision at which one was opened."""

    def show(self) -> None:
        """Tell the panel, and lay the card on the table if a round has just ended."""
        telling = self._telling
        over = hand_over.last(telling.match) if telling.looked is None else None
        told = handed(over, telling.voice) if over is not None else None
        is_new = over is not None and over.is_new
        self.new = told if is_new else None
        self._last.show_steps(*happened(telling, self.new))
        self.verb.setVisible(over is not None)
        if over is None or told is None:
            self._hide()
            return
        words = translate("Robinson", "What changed in round {round}").format(round=over.round)
        self.verb.tell(translate("Robinson", "What changed"), said=words)
        is_opened = self._opened == telling.match.revision
        if is_opened or (is_new and over.line != self._put_away):
            self.card.show_handed(told, whole=is_opened)
        else:
            self._hide()

    def turn(self) -> None:
        """Show what the last round has changed, or put it away."""
        if self.card.isHidden() or not self.card.is_whole:
            self._open()
        else:
            self.put_away()

    def _open(self) -> None:
        self._put_away, self._opened = 0, self._telling.match.revision
        self.show()

    def put_away(self) -> bool:
        """Until a round ends again; whether the card was there."""
        was_shown = not self.card.isHidden()
        over = hand_over.last(self._telling.match)
        self._put_away, self._opened = over.line if over is not None else 0, 0
        if was_shown:
            self._hide()
        return was_shown

    def _hide(self) -> None:
        has_keyboard = self.card.window().focusWidget() is self.card.button
        self.card.hide()
        if has_keyboard:
            self.deserted.emit()

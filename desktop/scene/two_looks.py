"""A table in two looks: drawn, and told in words for whoever would rather read it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.scene.board import DrawnBoard
from desktop.scene.motion import Change
from engine.rules.agenda import Event, State

S = TypeVar("S", bound=State)
T = TypeVar("T", bound=QWidget)


class Shown(NamedTuple, Generic[S]):
    """What a table shows: the state as its viewer knows it, and which seat is asked."""

    state: S
    voice: Voice
    asked: int


class TwoLooks(QStackedWidget, Generic[S, T]):
    """Shows a table in one of two looks; the drawn one answers by presses, too.

    A game's board says how it is laid out, and what it would tell if something ended now.
    """

    def __init__(self, drawn: DrawnBoard, tell: Callable[[], T]) -> None:
        super().__init__()
        self.setObjectName("board")
        self.drawn, self._tell = drawn, tell
        self._told: T | None = None
        self.drawn.reshaped.connect(self._reshape)
        self.addWidget(self.drawn)
        self.tells_what_if = False
        """Whether it is told what would be if something ended now."""
        self._shown: Shown[S] | None = None
        self._late = False
        """Whether what is shown is older than what is to be shown."""

    def lay_out(self, shown: Shown[S], change: Change, events: Sequence[Event]) -> None:
        """Show it in the look that is in view."""
        raise NotImplementedError

    def fits(self) -> bool:
        """Whether what is drawn was laid out for the room and the text size that there are now."""
        raise NotImplementedError

    @property
    def told(self) -> T:
        """The look in words; few turn the table over, so it is made for those who do."""
        if self._told is None:
            self._told = self._tell()
            self._told.setProperty("ring", "12")
            self._told.setAccessibleName(self.accessibleName())
            self.addWidget(self._told)
        return self._told

    @property
    def is_drawn(self) -> bool:
        """Whether the drawn board is in view."""
        return self.currentWidget() is self.drawn

    def turn_over(self) -> None:
        """Show the other look."""
        self.setCurrentWidget(self.told if self.is_drawn else self.drawn)
        self._show(Change.JUMP)

    def show_what_if(self, on: bool) -> None:
        """Tell what would be if something ended now, or not."""
        self.tells_what_if = on
        self._show(Change.BACK)

    def take_focus(self) -> None:
        """Give the keyboard to the first thing that can be chosen, or to what is read, to scroll it."""
        if self.is_drawn:
            self.drawn.take_focus()
        else:
            self.told.setFocus(Qt.FocusReason.OtherFocusReason)

    def width_at(self, height: int) -> int:
        """How wide the drawn table is where it is so high."""
        shape = self.drawn.sizeHint()
        return height * shape.width() // shape.height()

    def carry(self, thing: str, at: QPoint) -> None:
        """Have a thing of the hand under the mouse."""
        if self.is_drawn:
            self.drawn.carry(thing, at)

    def put_down(self, at: QPoint) -> None:
        """Let go of it there."""
        if self.is_drawn:
            self.drawn.put_down(at)

    def light(self, *things: str) -> None:
        """Have these things alone shine on the drawn table."""
        self.drawn.light(*things)

    def mark_news(self) -> None:
        """Have all shine on the drawn table that lies there otherwise than before."""
        self.drawn.mark_news()

    def area_of(self, thing: str) -> QRect:
        """Where a thing lies on the drawn table; nowhere while that is not in view."""
        return self.drawn.area_of(thing) if self.is_drawn else QRect()

    def show_state(
        self,
        state: S,
        voice: Voice,
        asked: int,
        change: Change = Change.NEWS,
        events: Sequence[Event] = (),
    ) -> None:
        """Show the table as its viewer knows it, and what happened before it."""
        name = translate("TwoLooks", "The board")
        for part in (self, self.drawn, self._told):
            if part is not None:
                part.setAccessibleName(name)
        self._shown = Shown(state, voice, asked)
        self._late = not self.isVisible()
        if not self._late:
            self._show(change, events)

    def showEvent(self, event: QShowEvent) -> None:
        """What has changed while nobody saw the table is laid out now."""
        super().showEvent(event)
        if self._late:
            self._show(Change.JUMP)

    def changeEvent(self, event: QEvent) -> None:
        """Letters follow the text size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._reshape()

    def _reshape(self) -> None:
        """The table fills the room that it has now."""
        if self.drawn.layout_shown is not None and not self.fits():
            self._show(Change.JUMP)

    def _show(self, change: Change, events: Sequence[Event] = ()) -> None:
        if self._shown is not None:
            self._late = False
            self.lay_out(self._shown, change, events)

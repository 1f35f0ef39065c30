"""The table of Red Outpost: drawn, and told in panels for whoever would rather read it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QStackedWidget

from desktop.boards.red_outpost.play.drawn import where
from desktop.boards.red_outpost.play.drawn.layout import PLAN, Situation, situation
from desktop.boards.red_outpost.play.panels.panels import Panels
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.scene.board import DrawnBoard
from desktop.scene.choosing import Choosing
from desktop.scene.motion import Change
from engine.games.red_outpost.state import RedOutpost
from engine.rules.agenda import Event


class Board(QStackedWidget):
    """Shows the table in one of two looks; the drawn one answers by presses, too."""

    def __init__(self, choosing: Choosing) -> None:
        super().__init__()
        self.setObjectName("board")
        self._choosing = choosing
        self.drawn, self.panels = DrawnBoard(PLAN, choosing), Panels()
        self.drawn.reshaped.connect(self._reshape)
        self.addWidget(self.drawn)
        self.addWidget(self.panels)
        self._shown: tuple[RedOutpost, Voice, int] | None = None
        self._what_if = False
        """Whether the portraits tell what they would bring if the day ended now."""
        self._late = False
        """Whether what is shown is older than what is to be shown."""

    @property
    def is_drawn(self) -> bool:
        """Whether the drawn board is in view."""
        return self.currentWidget() is self.drawn

    def turn_over(self) -> None:
        """Show the other look."""
        self.setCurrentWidget(self.panels if self.is_drawn else self.drawn)
        self._show(Change.JUMP)

    @property
    def what_if(self) -> str:
        """What each portrait would bring if it were scored now (RO-5.1)."""
        return translate("RedOutpost", "If the day ended now")

    def show_what_if(self, on: bool) -> None:
        """Tell it on the portraits, or not."""
        self._what_if = on
        self._show(Change.BACK)

    def take_focus(self) -> None:
        """Give the keyboard to the first thing that can be chosen; what is only read takes none."""
        if self.is_drawn:
            self.drawn.take_focus()

    def width_at(self, height: int) -> int:
        """How wide the drawn table is where it is so high."""
        shape = self.drawn.sizeHint()
        return height * shape.width() // shape.height()

    def show_state(
        self,
        state: RedOutpost,
        voice: Voice,
        asked: int,
        change: Change = Change.NEWS,
        events: Sequence[Event] = (),
    ) -> None:
        """Show the table as it is now, and what happened before it."""
        name = translate("RedOutpost", "The board")
        self.setAccessibleName(name)
        self.drawn.setAccessibleName(name)
        self._shown = (state, voice, asked)
        self._late = not self.isVisible()
        if not self._late:
            self._show(change, events)

    def carry(self, thing: str, at: QPoint) -> None:
        """Nobody has a hand."""

    def put_down(self, at: QPoint) -> None:
        """Nobody has a hand."""

    def light(self, thing: str) -> None:
        """Have that thing alone shine on the drawn table."""
        self.drawn.light(thing)

    def area_of(self, thing: str) -> QRect:
        """Where a thing lies on the drawn table; nowhere while that is not in view."""
        return self.drawn.area_of(thing) if self.is_drawn else QRect()

    def showEvent(self, event: QShowEvent) -> None:
        """What has changed while nobody saw the table is laid out now."""
        super().showEvent(event)
        if self._late:
            self._show(Change.JUMP)

    @property
    def _shape(self) -> where.Shape:
        return where.shape_of(self.drawn.width(), self.drawn.height())

    def _reshape(self) -> None:
        """The table fills the room that it has now."""
        known = self.drawn.layout_shown
        if isinstance(known, Situation) and known.table.shape != self._shape:
            self._show(Change.JUMP)

    def changeEvent(self, event: QEvent) -> None:
        """Letters follow the text size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._reshape()

    def _show(self, change: Change, events: Sequence[Event] = ()) -> None:
        if self._shown is None:
            return
        self._late = False
        state, voice, asked = self._shown
        if self.is_drawn:
            shape = self._shape
            shown = situation(state, voice, self._choosing, shape, what_if=self._what_if)
            self.drawn.show_layout(shown, change, events)
        else:
            self.panels.show_state(state, voice, asked, what_if=self._what_if)

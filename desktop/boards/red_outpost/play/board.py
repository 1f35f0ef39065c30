"""The table of Red Outpost: drawn, and told in panels for whoever would rather read it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QStackedWidget

from desktop.boards.red_outpost.play.drawn.board import RedOutpostBoard
from desktop.boards.red_outpost.play.panels.panels import Panels
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.scene.motion import Change
from engine.games.red_outpost.state import RedOutpost


class Board(QStackedWidget):
    """Shows the table in one of two looks; the drawn one answers by clicks, too."""

    chosen = Signal(str)
    """The text of a legal action that was chosen on the drawn board."""
    narrowed = Signal(tuple)
    """The things that were chosen so far on the drawn board."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("board")
        self.drawn, self.panels = RedOutpostBoard(), Panels()
        self.addWidget(self.drawn)
        self.addWidget(self.panels)
        self.drawn.chosen.connect(self.chosen)
        self.drawn.narrowed.connect(self.narrowed)
        self._taken: tuple[str, ...] = ()
        self._shown: tuple[RedOutpost, Voice, int, int] | None = None
        self._late = False
        """Whether what is shown is older than what is to be shown."""

    @property
    def is_drawn(self) -> bool:
        """Whether the drawn board is in view."""
        return self.currentWidget() is self.drawn

    def turn_over(self) -> None:
        """Show the other look."""
        self.setCurrentWidget(self.panels if self.is_drawn else self.drawn)
        if self._shown is not None:
            taken = self._taken
            self._show(*self._shown, Change.JUMP)
            self.narrow(taken)

    def narrow(self, taken: tuple[str, ...]) -> None:
        """Select these things, which were chosen elsewhere."""
        self._taken = taken
        if self.is_drawn:
            self.drawn.narrow(taken)

    def escape(self) -> bool:
        """Drop what was selected on the drawn board; whether there was anything."""
        return self.drawn.escape()

    def width_at(self, height: int) -> int:
        """How wide the drawn table is where it is so high."""
        shape = self.drawn.sizeHint()
        return height * shape.width() // shape.height()

    def show_state(
        self, state: RedOutpost, voice: Voice, asked: int, here: int, change: Change = Change.NEWS
    ) -> None:
        """Show the table as it is now; `here` is the seat that may answer on this screen, or −1."""
        self.setAccessibleName(translate("RedOutpost", "The table"))
        self._shown = (state, voice, asked, here)
        self._late = not self.isVisible()
        if not self._late:
            self._show(*self._shown, change)

    def showEvent(self, event: QShowEvent) -> None:
        """What has changed while nobody saw the table is laid out now."""
        super().showEvent(event)
        if self._late and self._shown is not None:
            taken = self._taken
            self._show(*self._shown, Change.JUMP)
            self.narrow(taken)

    def _show(self, state: RedOutpost, voice: Voice, asked: int, here: int, change: Change) -> None:
        self._late = False
        if self.is_drawn:
            self.drawn.show_view(state, voice.people, voice.colours, here, change)
        else:
            self.panels.show_state(state, voice, asked)

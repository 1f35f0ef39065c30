"""The table of Red Outpost as panels."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.boards.red_outpost.play.panels.clock import Clock
from desktop.boards.red_outpost.play.panels.people import People, SpecialCards
from desktop.boards.red_outpost.play.panels.places import Places
from desktop.boards.red_outpost.play.panels.portraits import Portraits
from desktop.boards.red_outpost.play.panels.store import Decks, Store
from desktop.look import theme
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.games.red_outpost.state import RedOutpost

WIDE = 620
"""From this width on there are two columns."""
SMALL = 400
"""From this width on a person's numbers stand beside the name."""


class Panels(QScrollArea):
    """Everything that lies on the table; scrolls where the window is too small."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("panels")
        self.setWidgetResizable(True)
        self.verticalScrollBar().setSingleStep(theme.px(24))
        self._clock, self._places, self._portraits = Clock(), Places(), Portraits()
        self._people, self._store, self._decks = People(), Store(), Decks()
        self._cards = SpecialCards()
        self._below = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._below.setSpacing(8)
        self._below.addWidget(self._people, 5)
        self._below.addWidget(self._store, 5)
        inner = QWidget()
        inner.setProperty("role", "scrolled")
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(8)
        for part in (self._clock, self._places, self._portraits):
            column.addWidget(part)
        column.addLayout(self._below)
        column.addWidget(self._decks)
        column.addWidget(self._cards)
        column.addStretch(1)
        self.setWidget(inner)
        theme.dress(self, lambda it: it.arrange())

    def arrange(self) -> None:
        """Put everything below each other where there is no room for two columns."""
        narrow = self.width() < theme.px(WIDE)
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._below.setDirection(way)
        self._people.arrange(self.width() < theme.px(SMALL))
        for part in (self._clock, self._decks, self._cards):
            part.arrange(narrow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def show_state(
        self, state: RedOutpost, voice: Voice, asked: int, *, what_if: bool = False
    ) -> None:
        """Show the table as it is now."""
        self.setAccessibleName(translate("RedOutpost", "The board"))
        self._clock.show_state(state, voice, asked)
        self._places.show_state(state, voice)
        self._portraits.show_state(state, voice, what_if=what_if)
        self._people.show_state(state, voice, asked)
        self._store.show_state(state, voice)
        self._decks.show_state(state, voice)
        self._cards.show_state(state, voice)

"""The shelf's first look: matches to continue, the games, and matches that are over."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from desktop.look import controls, frames, theme
from desktop.look.frames import Tiles, bring_into_view
from desktop.look.translate import translate
from desktop.shelf.game_card import GameCard, leads_somewhere
from desktop.shelf.glance import Glances
from desktop.shelf.history import History
from desktop.shelf.match_button import MatchButton
from desktop.shelf.strip import Strip
from desktop.shelf.walk import target
from engine.base import catalogue
from engine.base.people import PLAY
from engine.store.library import Info

OTHER = Qt.FocusReason.OtherFocusReason
ROOM_FOR_TWO = 900


class Front(frames.Scrolled):
    """What there is to play, one above the other; arrows go from tile to tile and row to row."""

    def __init__(self, glances: Glances, place: QWidget) -> None:
        self.strip = Strip(catalogue.names()[0])
        glances.drawn.connect(self.strip.look)
        self._glances = glances
        self._count = 0
        self.all = controls.button(self._all, "link")
        self.history = History()
        self.cards = [GameCard(name) for name in catalogue.names() if leads_somewhere(name)]
        super().__init__(self._contents(), place)

    def tell(self, waiting: Sequence[Info], over: Sequence[Info], now: int) -> None:
        """Show these matches, the latest first; what had the keyboard has it again."""
        at = self._place_of_keyboard()
        self.strip.tell(waiting, self._glances, now)
        played = (info.game for info in over if info.playable and info.level == PLAY)
        self.strip.begin.offer(next(played, catalogue.names()[0]))
        self.history.tell(over)
        for before, after in itertools.pairwise(self._order()):
            QWidget.setTabOrder(before, after)
        if at is not None:
            self.give_keyboard(*at)

    def count(self, there: int, deleted: int) -> None:
        """How many matches the list of all has."""
        self._count = there
        self.all.setVisible(bool(there or deleted))
        self.all.setText(self._all())

    def entry(self) -> QWidget:
        """Where the keyboard lands: on the latest match, else where one begins."""
        return self.strip.tiles[0] if self.strip.tiles else self.strip.begin

    def give_keyboard(self, ident: int, place: int) -> None:
        """To that match, else to the one in its place, else where the keyboard lands."""
        there = [button for group in self._matches() for button in group]
        same = next((it for it in there if it.info.id == ident), None)
        if same is None and there:
            same = there[min(place, len(there) - 1)]
        (same or self.entry()).setFocus(OTHER)

    def choose(self, card: GameCard) -> None:
        """Give the keyboard to a game, all of which is seen then."""
        self.come_to(card.game, PLAY)

    def come_to(self, game: str, door: str) -> None:
        """Give the keyboard to a door of a game, all of which is seen then."""
        for card in self.cards:
            if card.game == game:
                card.doors[door].setFocus(OTHER)
                bring_into_view(card)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go to the next tile or row; what scrolls would take them."""
        strip: list[QWidget] = [tile for tile in self.strip.tiles if not tile.isHidden()]
        strip = [*(strip or [self.strip.begin]), self.strip.file]
        doors = [card.door for card in self.cards]
        at = QApplication.focusWidget()
        there = target(strip, doors, self.history.rows, at, event.key())
        if there is not None:
            there.setFocus(OTHER)
            bring_into_view(there)
        else:
            super().keyPressEvent(event)

    def _order(self) -> Sequence[QWidget]:
        """What Tab goes to: matches, then the games one by one, and then what else each offers."""
        plays = [card.door for card in self.cards]
        others = [
            door
            for card in self.cards
            for door in (*card.doors.values(), card.rules)
            if door is not card.door
        ]
        strip = (*self.strip.tiles, self.strip.begin, self.strip.file)
        return (self.all, *strip, *plays, *others, *self.history.rows, self.history.all)

    def _contents(self) -> QWidget:
        contents = QWidget()
        column = QVBoxLayout(contents)
        column.setSpacing(10)
        head = frames.heading(lambda: translate("Shelf", "Continue"))
        frames.row_of(head).addWidget(self.all)
        column.addWidget(head)
        column.addWidget(self.strip)
        column.addSpacing(14)
        column.addWidget(frames.heading(lambda: translate("Shelf", "The shelf")))
        cards = Tiles(300, fill=True, even=True)
        cards.show_tiles(self.cards)
        column.addWidget(frames.Columns(cards, self.history, ROOM_FOR_TWO, (21, 10)))
        column.addStretch(1)
        column.addWidget(_unofficial())
        theme.dress(
            contents,
            lambda it: it.layout().setContentsMargins(*map(theme.px, (32, 16, 32, 16))),
        )
        return contents

    def _all(self) -> str:
        if self._count == 1:
            return translate("Shelf", "All matches")
        return translate("Shelf", "All {count} matches").format(count=self._count)

    def _matches(self) -> tuple[Sequence[MatchButton], ...]:
        return self.strip.tiles, self.history.rows

    def _place_of_keyboard(self) -> tuple[int, int] | None:
        """Which match has the keyboard, and its place, before all are made anew."""
        focus = QApplication.focusWidget()
        for group in self._matches():
            for place, button in enumerate(group):
                if button is focus:
                    return button.info.id, place
        return None


def _unofficial() -> QWidget:
    return controls.text(
        lambda: translate(
            "Shelf",
            "Waypost is unofficial. Game names belong to their publishers. "
            "No printed text, art or scans are included.",
        ),
        "small-muted",
        wrap=True,
    )

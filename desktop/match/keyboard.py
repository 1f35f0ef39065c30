"""The keyboard on the page of a match: where its keys lead, and one step back."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from desktop.look import tooltip
from desktop.look import translate as language
from desktop.look.page import type_of_keys
from desktop.look.shortcuts import shortcut
from desktop.match.key_pairs import PAIRS, caps, pairs_of
from desktop.match.keys import keys
from desktop.match.parts import Parts


class Keyboard(QObject):
    """Leads the keyboard to question, board, log and news; what changes the match it asks for."""

    rewind = Signal(int)
    """The match as it was after that line is wanted."""
    now = Signal()
    """The table as it is, is wanted again."""
    peek = Signal()
    """Somebody wants a look at their hand, or to close it."""
    hint = Signal()
    """Whoever is asked wants a hint."""
    hand_left = Signal()
    """The hand is to be closed."""

    def __init__(self, page: Parts) -> None:
        super().__init__(page)
        self._page = page
        page.choices.list.installEventFilter(self)
        for key, do in (
            ("Ctrl+R", self.rewind_here),
            ("Ctrl+L", self.to_log),
            ("N", self.to_news),
            ("Ctrl+H", self.peek.emit),
            ("H", self.hint.emit),
            ("/", self.search),
            ("B", self.to_board),
            ("O", page.look.click),
            ("S", page.pace.skip.click),
        ):
            shortcut(page, key, do)

    # -- where keys lead -----------------------------------------------------------

    def to_log(self) -> None:
        """To the log."""
        if not self._page.is_covered:
            self._page.beside.show_log()
            self._page.log.list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def to_news(self) -> None:
        """To what is told there; to the log, where nothing is new."""
        page = self._page
        if page.is_covered:
            return
        if not page.beside.show_news():
            self.to_log()
            return
        card = next(news for news in page.news_cards if news.isVisible())
        card.take_focus()

    def to_board(self) -> None:
        """To the board."""
        if not self._page.is_covered:
            self._page.board.take_focus()

    def search(self) -> None:
        """To the question, to search its choices."""
        page = self._page
        if not page.is_covered:
            page.beside.show_question()
            page.take_focus()
            page.choices.search()

    def rewind_here(self) -> None:
        """To the moment that is looked at or chosen in the log, else one step."""
        page = self._page
        if page.is_covered:
            return
        if page.looked is not None:
            self.rewind.emit(page.looked)
        elif page.log.list.hasFocus() and page.log.current is not None:
            self.rewind.emit(page.log.current)
        elif (offer := page.match.undo_offer()).kind is not None:
            self.rewind.emit(offer.to)

    # -- back ----------------------------------------------------------------------

    def step_back(self) -> bool:
        """One step back inside the page; whether there was one."""
        page = self._page
        if tooltip.put_away() or page.people.put_away():
            return True
        if not page.agreement.isHidden():
            page.agreement.put_away()
            return True
        if page.is_covered:
            wishes = page.viewer.wishes
            if wishes:
                self.hand_left.emit()
            return wishes
        if page.looked is not None:
            self.now.emit()
            return True
        if page.hints.isVisible() and page.hints.put_away():
            return True
        if page.beside.hides_question:
            page.beside.show_question()
            page.take_focus()
            return True
        if page.scenes.put_away() or page.choices.step_back():
            return True
        # What cannot be seen now stays, to be read yet.
        return any(news.isVisible() and news.put_away() for news in page.news_cards)

    # -- what keys there are -------------------------------------------------------

    def keys(self) -> type_of_keys:
        """The keys of the page."""
        page, match = self._page, self._page.match
        persons = match.persons
        asks = match.game.asks_together and 1 < len(persons) <= PAIRS
        pairs = pairs_of(persons) if asks and not page.viewer.behind_curtain else {}
        shown = [" ".join(caps(pair, language.language())) for pair in sorted(pairs.values())]
        return keys(has_hand=not page.hand.isHidden(), pairs=shown)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A list without choices leaves Space to the page."""
        page = self._page
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            empty = not any(row.can_press for row in page.choices.list.rows)
            if event.key() == Qt.Key.Key_Space and empty:
                page.keyPressEvent(event)
                return True
        return super().eventFilter(watched, event)

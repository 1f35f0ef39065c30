"""The cards of an event deck: made, changed and completed, each change kept at once."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from desktop.boards.outpost.cards import draft
from desktop.boards.outpost.cards.beside import Beside
from desktop.boards.outpost.cards.card_form import CardForm
from desktop.boards.outpost.cards.card_list import CardList
from desktop.boards.outpost.cards.effect_row import GAME
from desktop.decks.editor import DeckEditor
from desktop.decks.own import Own, free_name
from desktop.editions.foot import Foot
from desktop.editions.steps import Steps
from desktop.host.trouble import sentence
from desktop.log.saved_mark import SavedMark
from desktop.look import controls, frames, theme
from desktop.look.controls import words_of
from desktop.look.frames import Scrolled, TopBar
from desktop.look.names import tip
from desktop.look.page import type_of_keys
from desktop.look.shortcuts import shortcut
from desktop.look.translate import several, speak, translate
from engine.base.errors import Told
from engine.base.plain_text import line_of
from engine.games.outpost.deck_check import MOST_CARDS
from engine.games.outpost.deck_file import free_id
from engine.games.outpost.event_deck import EVENT
from engine.store.decks import LONGEST, Decks

LIST, BESIDE = 248, 1080
"""How wide the list of cards is, and the page on which a card has something beside it."""
SAID = 3
"""So many names are told below."""

type_of_place = tuple[int, str]
"""The place of a card in the deck, and what of it was changed; a step is about that."""


class CardsPage(DeckEditor):
    """The list at the left, the chosen card beside it, and at the right what it becomes."""

    def __init__(self, kept: Decks, own: Own) -> None:
        super().__init__()
        self.setProperty("clause", "help.deck")  # for F1, where nothing says better
        self._kept, self._own = kept, own
        found = (own.tables or {}).get(EVENT, [])
        cards: draft.type_of_cards = tuple(found) if isinstance(found, list) else ()
        self.steps: Steps[draft.type_of_cards, type_of_place] = Steps(cards)
        self._now = 0
        self._count = 0
        self._make_parts()
        self._lay_out()
        self._connect()
        speak(self, lambda it: it.show_deck())

    @property
    def cards(self) -> draft.type_of_cards:
        """The cards as they are now."""
        return self.steps.now

    @property
    def card(self) -> Any:
        """The card that is shown; None where there is none."""
        return self.cards[self._now] if 0 <= self._now < len(self.cards) else None

    # -- parts ---------------------------------------------------------------------

    def _make_parts(self) -> None:
        self.bar: TopBar = TopBar(
            lambda: translate("OutpostCards", "Event cards"),
            lambda: words_of(GAME).at("game", "name"),
            GAME,
            lambda: translate("OutpostCards", "Back"),
        )
        self.saved = SavedMark()
        self.saved.setVisible(bool(self._own.ident))
        self.name = QLineEdit(self._own.name)
        self.name.setMaxLength(LONGEST)
        self.new = controls.button(lambda: translate("OutpostCards", "New card"), "soft", "plus")
        self.list = CardList()
        self.form = CardForm()
        self.beside = Beside()
        self.damage = _damage()
        self.done = controls.button(lambda: translate("OutpostCards", "Done"), "primary", "check")
        self.foot = Foot(self.done)
        self.trash = controls.button(
            lambda: translate("OutpostCards", "Delete what is left of it"), "", "trash"
        )

    def _lay_out(self) -> None:
        self.bar.right.addWidget(self.saved)
        left = frames.frame("card", (12, 12, 8, 8))
        inside = frames.inside(left)
        inside.addWidget(controls.text(lambda: translate("OwnDeck", "Deck"), "small-muted"))
        inside.addWidget(self.name)
        inside.addWidget(self.new)
        inside.addWidget(self.list, 1)
        theme.dress(left, lambda it: it.setFixedWidth(theme.px(LIST)))
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self.form)
        column.addWidget(self.damage)
        column.addWidget(self.trash, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        self._row = QHBoxLayout()
        self._row.addWidget(left)
        self._beside = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.addLayout(self._beside, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self.bar)
        page.addLayout(self._row, 1)
        for part, share in ((middle, 3), (self.beside, 2)):
            self._beside.addWidget(Scrolled(_padded(part), self), share)
        theme.dress(self, lambda it: it.arrange())
        page.addWidget(self.foot)

    def arrange(self) -> None:
        """What a card becomes stands beside it, or below where room is short; each scrolls alone."""
        self._row.setContentsMargins(*map(theme.px, (24, 14, 10, 0)))
        self._row.setSpacing(theme.px(10))
        wide = self.width() >= theme.px(BESIDE)
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        if self._beside.direction() != way:
            self._beside.setDirection(way)
        # Below it there is room for little more than the sentence.
        self._beside.setStretch(0, 3 if wide else 4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def _connect(self) -> None:
        self.bar.back.connect(self.back)
        self.done.clicked.connect(self.back)
        self.name.textEdited.connect(lambda _: self._keep())
        self.new.clicked.connect(self.add_card)
        self.list.wanted.connect(self.show_card)
        self.list.entered.connect(self._enter_card)
        self.list.deleted.connect(self.delete_card)
        self.form.changed.connect(self._change)
        self.form.begun.connect(self._begin)
        self.form.deleted.connect(self.delete_card)
        self.form.copied.connect(self._copy)
        self.trash.clicked.connect(self.delete_card)
        self.foot.connect_steps(
            lambda: self._went(self.steps.undo()), lambda: self._went(self.steps.redo())
        )
        shortcut(self, "Ctrl+N", self.new.click)

    def keys(self) -> type_of_keys:
        """The keys of this page."""
        return (
            ("Ctrl+N", translate("Keys", "a new card")),
            ("↑ ↓", translate("Keys", "from card to card in the list")),
            ("Del", translate("Keys", "delete the card of the list")),
            ("Ctrl+Z", translate("Keys", "undo the last change")),
        )

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        (self.list if self.cards else self.new).setFocus(Qt.FocusReason.OtherFocusReason)

    # -- showing -------------------------------------------------------------------

    def show_deck(self) -> None:
        """Show the cards, the one that is chosen, and whether the deck can be played."""
        self._now = max(0, min(self._now, len(self.cards) - 1))
        words, card = words_of(GAME), self.card
        self.list.show_cards(self.cards, self._now)
        is_readable = card is not None and draft.is_readable(card)
        self.form.setVisible(is_readable)
        self.beside.setVisible(is_readable)
        self.damage.setVisible(card is not None and not is_readable)
        self.trash.setVisible(card is not None and not is_readable)
        if is_readable:
            self.form.show_card(card)
            self.beside.show_card(card, self.cards)
        full = len(self.cards) >= MOST_CARDS
        why = translate("OutpostCards", "A deck has at most {most} different cards.")
        self.new.setEnabled(not full)
        tip(self.new, why.format(most=MOST_CARDS) if full else "")
        self.foot.show_steps(self.steps)
        self.name.setAccessibleName(translate("OwnDeck", "Name of the deck"))
        self.foot.reason.setText(_why_not(self.cards, words))

    def show_card(self, at: int) -> None:
        """Show the card at that place of the deck."""
        if at != self._now:
            self._now = at
            self.steps.close()
            self.show_deck()

    def _enter_card(self) -> None:
        if draft.is_readable(self.card):
            self.form.take_focus()

    # -- changing ------------------------------------------------------------------

    def add_card(self) -> None:
        """One more card, whose name is typed next; one that has no name yet is that card."""
        unnamed = [at for at, it in enumerate(self.cards) if it == _bare(it)]
        if unnamed:
            self._now = unnamed[0]
            self.show_deck()
        else:
            cards = self.cards
            self._now = len(cards)
            self._take((*cards, draft.new_card(cards)))
        self.form.take_focus()

    def delete_card(self) -> None:
        """The card goes; a step back brings it again."""
        card, at = self.card, self._now
        if card is None:
            return
        had_list = self.list.hasFocus()
        self._take((*self.cards[:at], *self.cards[at + 1 :]))
        if not had_list:
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        told = translate("OutpostCards", "“{card}” is deleted.")
        name = draft.name_of(card, words_of(GAME)) or _unnamed()
        self.deleted.emit(told.format(card=name), lambda: self._put_back(card, at))

    def _put_back(self, card: Any, at: int) -> None:
        """A deleted card comes back to its place, whatever was done since; once."""
        name = draft.name_of(card, words_of(GAME))
        of_that_id = [it for it in self.cards if it.get("id") == card.get("id")]
        is_back = any(draft.name_of(it, words_of(GAME)) == name for it in of_that_id)
        if is_back or len(self.cards) >= MOST_CARDS:
            return
        if of_that_id:
            # A card that was made since has its id.
            card = {**card, "id": free_id(self.cards)}
        self._now = at = min(at, len(self.cards))
        self._take((*self.cards[:at], card, *self.cards[at:]))

    def _copy(self) -> None:
        """The same card once more, to be changed."""
        if len(self.cards) >= MOST_CARDS:
            return
        made = {**self.card, "id": free_id(self.cards)}
        cards = (*self.cards, made)
        self._now = len(self.cards)
        self._take(cards)
        self.form.take_focus()

    def _begin(self) -> None:
        self._put(draft.begun(self.card), "")
        self.form.scope.setFocus(Qt.FocusReason.OtherFocusReason)

    def _change(self, field: str, value: Any, place: str) -> None:
        self._put(draft.changed(self.card, field, value), place)

    def _put(self, card: draft.type_of_card, place: str) -> None:
        cards = (*self.cards[: self._now], card, *self.cards[self._now + 1 :])
        self._take(cards, place)

    def _take(self, cards: draft.type_of_cards, place: str = "") -> None:
        """Have other cards; more at the same `place` of a card belongs to the step before."""
        if cards == self.cards:
            return
        self._count += 1
        self.steps.take(cards, (self._now, place or str(self._count)))
        self._keep()
        self.show_deck()

    def _went(self, place: type_of_place | None) -> None:
        """A step back or forth was made; show what changed by it."""
        if place is not None:
            self._now = place[0]
        self._keep()
        self.show_deck()

    def _keep(self) -> None:
        """Keep the deck as it is now; the first time it becomes one of the kept ones."""
        try:
            taken = [it.name for it in self._kept.all(GAME) if it.id != self._own.ident]
            wanted = line_of(self.name.text())[:LONGEST] or self._own.name
            name = free_name(wanted, taken, LONGEST)
            tables = {EVENT: [*self.cards]}
            ident = self._kept.keep(GAME, name, tables, self._own.ident)
        except Told as error:
            self.saved.show()
            self.saved.show_saved(False)
            self.trouble.emit(sentence(error))
            return
        is_new = ident != self._own.ident
        self._own = Own(name, tables, ident)
        self.saved.show()
        self.saved.show_saved(True)
        if is_new:
            self.kept.emit(self._own)


def _padded(part: QWidget) -> QWidget:
    """Room beside a part for the bar that scrolls it."""
    made = QWidget()
    column = QVBoxLayout(made)
    column.addWidget(part)
    theme.dress(made, lambda _: column.setContentsMargins(*map(theme.px, (6, 0, 12, 14))))
    return made


def _bare(card: Any) -> Any:
    """What a card is of which nothing has been entered."""
    return {"id": card["id"], "copies": 1} if isinstance(card, dict) and "id" in card else None


def _damage() -> QLabel:
    return controls.text(
        lambda: translate(
            "OutpostCards",
            "What was entered here is damaged, and the deck cannot be played with it.",
        ),
        "danger",
        wrap=True,
    )


def _unnamed() -> str:
    return translate("OutpostCards", "(no name yet)")


def _why_not(cards: draft.type_of_cards, words: Any) -> str:
    """Why the deck cannot be played yet, or how many cards it has."""
    if not cards:
        return translate("OutpostCards", "A deck needs a card.")
    found = draft.blockers(cards, words)
    if not found:
        n = sum(card["copies"] for card in cards)
        one = translate("OutpostCards", "1 card; the deck can be played")
        many = translate("OutpostCards", "{count} cards; the deck can be played")
        return several(n, one, many)
    names = [draft.name_of(card, words) or _unnamed() for card in found]
    shown = [*names[:SAID], "…"] if len(names) > SAID else names
    told = translate("OutpostCards", "Not yet to be played with: {names}")
    return told.format(names=", ".join(shown))

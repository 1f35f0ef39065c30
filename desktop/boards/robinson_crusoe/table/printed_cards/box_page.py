"""The cards of this copy of the box that people have typed in: each can be corrected or deleted."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.boards.robinson_crusoe.table.panel import GAME
from desktop.boards.robinson_crusoe.table.printed_cards import own_box
from desktop.boards.robinson_crusoe.table.printed_cards.card_fields import Asked, AskedCard
from desktop.boards.robinson_crusoe.table.printed_cards.damaged_text import DamagedText
from desktop.boards.robinson_crusoe.table.printed_cards.done_bar import DoneBar
from desktop.look import controls, frames, theme
from desktop.look.controls import words_of
from desktop.look.edited_rows import EditedRows
from desktop.look.page import type_of_keys
from desktop.look.row import Row
from desktop.look.translate import speak, translate
from desktop.table.questions.page import QuestionPage
from desktop.table.telling import Telling
from engine.games.robinson_crusoe.components import EVENT
from engine.games.robinson_crusoe.state import Robinson
from engine.games.robinson_crusoe.typed_cards import DamagedCard, TypedCard
from engine.rules.facts import free_text


class BoxPage(QuestionPage[Robinson]):
    """The list at the left, the chosen card at the right; laid over another page until `back`."""

    def __init__(self, telling: Telling[Robinson]) -> None:
        super().__init__(
            telling,
            lambda: translate("Robinson", "Cards of our box"),
            lambda: words_of(GAME).at("game", "name"),
            lambda: translate("Robinson", "Back"),
        )
        self.card: TypedCard | DamagedCard | None = None
        self._drafts: dict[TypedCard, dict[str, str]] = {}
        """What was changed of a card and not saved."""
        self.asked: AskedCard | None = None
        self.damage: DamagedText | None = None
        self.list = EditedRows("box")
        self.list.entered.connect(self._enter)
        self.list.deleted.connect(self._delete)
        self.list.selectionModel().currentChanged.connect(lambda *_: self._follow())
        self.done = DoneBar(self)
        self.delete = controls.button(lambda: translate("Robinson", "Delete the card"), "", "trash")
        self.delete.clicked.connect(self._delete)
        self._lay_out()
        speak(self, lambda it: it.show_box())

    # -- showing -------------------------------------------------------------------

    def show_box(self) -> None:
        """Show every card that is known, by its back and its icon."""
        box, damaged = own_box.kept(self.telling), own_box.damaged(self.telling)
        self._seen = own_box.data(self.telling)
        rows: list[Row] = []
        words, group = words_of(GAME), ""
        if damaged:
            rows.append(Row(translate("Robinson", "Damaged"), kind="heading"))
        rows += [Row(_title(card), value=card, more=_damage()) for card in damaged]
        for card in _in_groups(box):
            named = words.at("unnamed", card.icon if card.back == EVENT else f"card_{card.back}")
            if named != group:
                rows.append(Row(named, kind="heading"))
                group = named
            rows.append(Row(card.name, value=card, more=_said(card)))
        if not rows:
            rows.append(Row(_nothing(), kind="quiet"))
        self.list.show_rows(rows)
        self.list.setAccessibleName(translate("Robinson", "Cards of our box"))
        chosen = [at for at, row in enumerate(rows) if row.value is not None]
        if self.card is not None and self.card not in (*box, *damaged):
            self.card = None
        if chosen:
            # What is current in the list is chosen with that.
            self.list.make_current(
                next((at for at in chosen if rows[at].value == self.card), chosen[0])
            )
        self.choose(self.card)

    def _follow(self) -> None:
        """The card that has the keyboard in the list is shown beside it."""
        row = self.list.current_row
        if row is not None and row.value is not None and row.value != self.card:
            self.choose(row.value)

    def _enter(self) -> None:
        """The keyboard goes to the card's name."""
        if self.asked is not None:
            self.asked.fields["name"].setFocus(Qt.FocusReason.OtherFocusReason)

    def choose(self, card: TypedCard | DamagedCard | None) -> None:
        """Show what is known of that card, to be corrected."""
        self.card = card
        for shown in (self.asked, self.damage):
            if shown is not None:
                self._fields.removeWidget(shown)
                shown.hide()
                shown.deleteLater()
        self.asked = self.damage = None
        self.delete.setVisible(card is not None)
        if card is None:
            return
        if isinstance(card, DamagedCard):
            self.damage = DamagedText(_damage, card.text, _title(card))
            self.damage.failed.connect(self.notice.tell)
            self._fields.insertWidget(0, self.damage)
            return
        keep = lambda: translate("Robinson", "Save the card")  # noqa: E731
        draft = self._drafts.setdefault(card, {})
        self.asked = asked = AskedCard(_asked(card), (), keep, draft)
        asked.kept.connect(self._keep)
        self._fields.insertWidget(0, asked)

    # -- what was begun ------------------------------------------------------------

    @property
    def question(self) -> Hashable:
        """The same box, however the match stands."""
        return (type(self),)

    def holds(self) -> bool:
        # Cards that were begun are still in the box, whatever the match has come to.
        return self.is_begun()

    def is_begun(self) -> bool:
        return any(self._drafts.get(card) for card in own_box.kept(self.telling))

    def showEvent(self, event: QShowEvent) -> None:
        """Other cards may have come into the box while this page was left."""
        super().showEvent(event)
        if self._seen != own_box.data(self.telling):
            self.show_box()

    # -- presses -------------------------------------------------------------------

    def _keep(self) -> None:
        wrong, asked, before = self.card, self.asked, own_box.data(self.telling)
        if not isinstance(wrong, TypedCard) or asked is None:
            return
        words = zip(asked.fields, asked.words(), strict=True)
        right = wrong._replace(**{key: free_text(text) for key, text in words})
        if not right.name:
            self.notice.tell(translate("Robinson", "The card needs a name."))
            asked.fields["name"].setFocus(Qt.FocusReason.OtherFocusReason)
        elif own_box.correct(self.telling, wrong, right):
            del self._drafts[wrong]
            self._show(right)
            said = translate("Robinson", "“{card}” is saved.").format(card=right.name)
            self._offer_back(said, before, wrong)

    def _delete(self) -> None:
        card, before = self.card, own_box.data(self.telling)
        if card is not None and own_box.delete(self.telling, card):
            self._show(None)
            said = translate("Robinson", "“{card}” is deleted.").format(card=_title(card))
            self._offer_back(said, before, card)

    def _offer_back(self, said: str, before: Any, card: TypedCard | DamagedCard) -> None:
        def back() -> None:
            if own_box.put_back(self.telling, before):
                self._show(card)

        self.notice.hide()
        self.done.tell(said, back)

    def _show(self, card: TypedCard | DamagedCard | None) -> None:
        self.card = card
        self.show_box()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- looks ---------------------------------------------------------------------

    def _lay_out(self) -> None:
        left, right = frames.frame("card"), frames.frame("card")
        told = controls.text(_what_this_is, "muted", wrap=True)
        frames.inside(left).addWidget(self.list, 1)
        self._fields = frames.inside(right)
        self._fields.addWidget(self.delete, 0, Qt.AlignmentFlag.AlignLeft)
        self._fields.addStretch(1)
        contents = QWidget()
        column = QVBoxLayout(contents)
        column.setSpacing(16)
        column.addWidget(self.done)
        column.addWidget(told)
        column.addWidget(frames.Columns(left, right, needed=900), 1)
        theme.dress(
            contents, lambda it: it.layout().setContentsMargins(*map(theme.px, (32, 20, 32, 24)))
        )
        theme.dress(left, lambda it: it.setMinimumHeight(theme.px(320)))
        frames.stack(self, self.bar, contents, notice=self.notice)

    def keys(self) -> type_of_keys:
        """The keys of this page."""
        return (
            ("Del", translate("Keys", "delete the card of the list")),
            ("Ctrl+Z", translate("Keys", "undo the last change")),
        )

    def take_focus(self) -> None:
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)


def _in_groups(box: Sequence[TypedCard]) -> list[TypedCard]:
    """Event cards by icon, then the others, each by name."""
    return sorted(box, key=lambda it: (it.back != EVENT, it.back, it.icon, it.name.casefold()))


def _asked(card: TypedCard) -> tuple[Asked, ...]:
    name = Asked("name", lambda: translate("Robinson", "Name"), card.name)
    if card.back != EVENT:
        half = Asked("reminder", lambda: translate("Robinson", "Lower half"), card.reminder)
        return name, half
    return (
        name,
        Asked(
            "requirement",
            lambda: translate("Robinson", "Threat Action: requirement"),
            card.requirement,
        ),
        Asked("reminder", lambda: translate("Robinson", "Threat Effect"), card.reminder),
    )


def _title(card: TypedCard | DamagedCard) -> str:
    return card.name or translate("Robinson", "Damaged entry")


def _damage() -> str:
    return translate("Robinson", "What was entered here is damaged and is no longer offered.")


def _said(card: TypedCard) -> str:
    return ", ".join(text for text in (card.requirement, card.reminder) if text)


def _nothing() -> str:
    return translate("Robinson", "No card has been typed in yet.")


def _what_this_is() -> str:
    return translate(
        "Robinson",
        "What you enter for a printed card is offered whenever that card comes. "
        "Matches already played keep their own words.",
    )

"""A printed card that was drawn is named, and shown large with what is typed of it."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.boards.robinson_crusoe.face import Face
from desktop.boards.robinson_crusoe.table import panel_contents
from desktop.boards.robinson_crusoe.table.next_step import drawn_back
from desktop.boards.robinson_crusoe.table.panel import GAME
from desktop.boards.robinson_crusoe.table.printed_cards import own_box
from desktop.boards.robinson_crusoe.table.printed_cards.box_page import BoxPage
from desktop.boards.robinson_crusoe.table.printed_cards.card_fields import Asked, AskedCard
from desktop.boards.robinson_crusoe.table.printed_cards.large_card import LargeCard
from desktop.look import frames, theme
from desktop.look.controls import words_of
from desktop.look.translate import speak, translate
from desktop.table.questions.page import QuestionPage
from desktop.table.telling import Telling
from engine.games.robinson_crusoe.components import EVENT
from engine.games.robinson_crusoe.naming import kind_of
from engine.games.robinson_crusoe.state import Robinson
from engine.games.robinson_crusoe.typed_cards import TypedCard


class DrawnCardPage(QuestionPage[Robinson]):
    """Laid over the table until `back`; the card has that back.

    An Event card is in hand then; an Adventure or Mystery card is discarded as soon as it is named.
    """

    def __init__(self, telling: Telling[Robinson], back_of_card: str) -> None:
        self._draft: dict[str, str] = {}
        self._back_of_card = back_of_card
        state = telling.state
        is_event = back_of_card == EVENT
        self._kind = kind_of(state, state.hand) if is_event else back_of_card
        super().__init__(
            telling,
            lambda: translate("Robinson", "Name the card"),
            lambda: panel_contents.typed_face(back_of_card, self._kind, words_of(GAME)).name,
        )
        self.about = back_of_card, state.hand
        asked = (
            (
                Asked("name", lambda: translate("Robinson", "Name")),
                Asked("requirement", lambda: translate("Robinson", "Threat Action: requirement")),
                Asked("reminder", lambda: translate("Robinson", "Threat Effect")),
            )
            if is_event
            else (
                Asked("name", lambda: translate("Robinson", "Name")),
                Asked("reminder", lambda: translate("Robinson", "Lower half")),
            )
        )
        verb = lambda: (  # noqa: E731
            translate("Robinson", "Save the card")
            if is_event
            else translate("Robinson", "Lower half done")
        )
        self.asked = AskedCard(asked, self._known(), verb, self._draft)
        self.fields = self.asked.fields
        self.asked.kept.connect(self._keep)
        self.asked.box_wanted.connect(lambda: self.page_wanted.emit(BoxPage(telling)))
        self.large = LargeCard(self._face())
        for field in self.fields.values():
            field.textChanged.connect(lambda _: self._show())
        contents = QWidget()
        row = QHBoxLayout(contents)
        row.setSpacing(40)
        row.addWidget(self.large, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.addWidget(self.asked)
        column.addStretch(1)
        row.addLayout(column, 1)
        theme.dress(
            contents, lambda it: it.layout().setContentsMargins(*map(theme.px, (48, 32, 48, 32)))
        )
        frames.stack(self, self.bar, contents, notice=self.notice)
        speak(self, lambda it: it._show())

    # -- what was begun ------------------------------------------------------------

    @property
    def question(self) -> Hashable:
        """The same card, whatever is told meanwhile."""
        return type(self), self._match, self.about

    def holds(self) -> bool:
        # It still waits for its name.
        return self.about == (drawn_back(self.asked_of), self.asked_of.hand)

    def is_begun(self) -> bool:
        return bool(self._draft)

    # -- showing -------------------------------------------------------------------

    def _known(self) -> list[TypedCard]:
        icon = self._kind if self._back_of_card == EVENT else ""
        return own_box.offered(self.telling, self._back_of_card, icon)

    def _show(self) -> None:
        """The card follows what is typed, and the language."""
        self.large.show_face(self._face())

    def _face(self) -> Face:
        texts = {key: field.text() for key, field in self.fields.items()}
        return panel_contents.typed_face(self._back_of_card, self._kind, words_of(GAME), **texts)

    def showEvent(self, event: QShowEvent) -> None:
        """Cards of the box may have been corrected or deleted meanwhile."""
        super().showEvent(event)
        self.asked.know(self._known())

    def _keep(self) -> None:
        # What is written of the card moves no counter.
        fact = "hand_note" if self._back_of_card == EVENT else "lower_half_by_hand"
        if self.telling.tell(fact, *self.asked.words()):
            self._draft.clear()
            self.back.emit()

    def take_focus(self) -> None:
        self.fields["name"].setFocus(Qt.FocusReason.OtherFocusReason)

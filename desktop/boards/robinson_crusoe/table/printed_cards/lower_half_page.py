"""The lower half of a printed Adventure or Mystery card is named while it is discarded."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.boards.robinson_crusoe.table.panel import GAME
from desktop.boards.robinson_crusoe.table.printed_cards import own_box
from desktop.boards.robinson_crusoe.table.printed_cards.box_page import BoxPage
from desktop.boards.robinson_crusoe.table.printed_cards.card_fields import Asked, AskedCard
from desktop.look import frames, theme
from desktop.look.controls import words_of
from desktop.look.translate import translate
from desktop.table.questions.page import QuestionPage
from desktop.table.telling import Telling
from engine.games.robinson_crusoe.state import Robinson


class LowerHalfPage(QuestionPage[Robinson]):
    """Laid over the table until `back`; `back_of_card` is the deck that the card is of."""

    def __init__(
        self,
        telling: Telling[Robinson],
        back_of_card: str,
        draft: dict[str, str] | None = None,
    ) -> None:
        self._draft = {} if draft is None else draft
        super().__init__(
            telling,
            lambda: translate("Robinson", "Name the card"),
            lambda: words_of(GAME).at("unnamed", f"card_{back_of_card}"),
        )
        self.asked = AskedCard(
            (
                Asked("name", lambda: translate("Robinson", "Name")),
                Asked("reminder", lambda: translate("Robinson", "Lower half")),
            ),
            own_box.offered(telling, back_of_card),
            lambda: translate("Robinson", "Lower half done"),
            self._draft,
        )
        self.fields = self.asked.fields
        self.asked.kept.connect(self._keep)
        self.asked.box_wanted.connect(lambda: self.page_wanted.emit(BoxPage(telling)))
        self._back_of_card = back_of_card
        contents = QWidget()
        column = QVBoxLayout(contents)
        column.addWidget(self.asked)
        column.addStretch(1)
        theme.dress(
            contents, lambda it: it.layout().setContentsMargins(*map(theme.px, (48, 32, 48, 32)))
        )
        frames.stack(self, self.bar, contents, notice=self.notice)

    def showEvent(self, event: QShowEvent) -> None:
        """Cards of the box may have been corrected or deleted meanwhile."""
        super().showEvent(event)
        self.asked.know(own_box.offered(self.telling, self._back_of_card))

    def _keep(self) -> None:
        # What is written of the card moves no counter.
        if self.telling.tell("lower_half_by_hand", *self.asked.words()):
            self._draft.clear()
            self.back.emit()

    def take_focus(self) -> None:
        self.fields["name"].setFocus(Qt.FocusReason.OtherFocusReason)

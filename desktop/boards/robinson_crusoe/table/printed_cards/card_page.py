"""A card of a Threat space large: its story and all it says, or what the table types in of its own."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop.boards.robinson_crusoe.table import panel_contents
from desktop.boards.robinson_crusoe.table.panel import GAME
from desktop.boards.robinson_crusoe.table.printed_cards import own_box
from desktop.boards.robinson_crusoe.table.printed_cards.box_page import BoxPage
from desktop.boards.robinson_crusoe.table.printed_cards.card_fields import Asked, AskedCard
from desktop.boards.robinson_crusoe.table.printed_cards.large_card import LargeCard
from desktop.look import controls, frames, theme
from desktop.look.controls import Saying, words_of
from desktop.look.translate import speak, translate
from desktop.table.questions.page import QuestionPage
from desktop.table.telling import Telling
from engine.games.robinson_crusoe import threats
from engine.games.robinson_crusoe.cards import Card
from engine.games.robinson_crusoe.components import EVENT, SPACES
from engine.games.robinson_crusoe.state import Robinson
from engine.games.robinson_crusoe.typed_cards import TypedCard
from engine.games.robinson_crusoe.wording import effects_text, requirement_text


class CardPage(QuestionPage[Robinson]):
    """What is written on the card, or what the table types in of it."""

    def __init__(self, telling: Telling[Robinson], space: str) -> None:
        self._draft: dict[str, str] = {}
        there = threats.on_board(telling.state)[SPACES.index(space)]
        assert there is not None, "a card was pressed"
        self._there, self.about = there, _same(there)
        super().__init__(
            telling, lambda: panel_contents.said(there.name), lambda: self._name_of_space()
        )
        self.fields: dict[str, QLineEdit] = {}
        self.large = LargeCard(panel_contents.face(there, words_of(GAME)))
        right = QVBoxLayout()
        right.setSpacing(14)
        if there.card is not None:
            self._tell_card(right, there.card)
        else:
            self._ask_card(right, there)
        right.addStretch(1)
        contents = QWidget()
        row = QHBoxLayout(contents)
        row.setSpacing(40)
        row.addWidget(self.large, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(right, 1)
        theme.dress(
            contents, lambda it: it.layout().setContentsMargins(*map(theme.px, (48, 32, 48, 32)))
        )
        frames.stack(self, self.bar, contents, notice=self.notice)
        speak(self, lambda it: it._say())

    def _say(self) -> None:
        """The picture's words follow the language."""
        self.bar.subtitle.tell(self._name_of_space())
        self.large.show_face(panel_contents.face(self._lies, words_of(GAME)))

    def _name_of_space(self) -> str:
        return words_of(GAME).name("spaces", self._lies.space)

    # -- what was begun ------------------------------------------------------------

    @property
    def question(self) -> Hashable:
        """The same card, in whichever space it lies by now."""
        return type(self), self._match, self.about

    def holds(self) -> bool:
        # It still lies there.
        return self._found() is not None

    def is_begun(self) -> bool:
        return bool(self._draft)

    def _found(self) -> threats.Threat | None:
        lying = threats.on_board(self.asked_of)
        return next((it for it in lying if it is not None and _same(it) == self.about), None)

    @property
    def _lies(self) -> threats.Threat:
        """The card as it lies there, or lay there last."""
        return self._found() or self._there

    # -- a card of the app ---------------------------------------------------------

    def _tell_card(self, column: QVBoxLayout, card: Card) -> None:
        story = controls.text(lambda: panel_contents.said(card.flavour), "title", wrap=True)
        column.addWidget(story)
        column.addSpacing(8)
        column.addWidget(
            _part(
                lambda: translate("Robinson", "Event Effect, when it came"),
                "RC-2.6",
                lambda: _sentence(effects_text(words_of(GAME), card.effect)),
            )
        )
        column.addWidget(
            _part(
                lambda: translate("Robinson", "Threat Action"),
                "RC-3.2",
                lambda: _action(card),
            )
        )
        column.addWidget(
            _part(
                lambda: translate("Robinson", "Threat Effect, when it is pushed off"),
                "RC-2.7",
                lambda: _sentence(effects_text(words_of(GAME), card.threat_effect)),
            )
        )

    # -- a card of the table's box -------------------------------------------------

    def _ask_card(self, column: QVBoxLayout, there: threats.Threat) -> None:
        named = there.name if isinstance(there.name, str) else ""
        asked = (
            Asked("name", lambda: translate("Robinson", "Name"), named),
            Asked(
                "requirement",
                lambda: translate("Robinson", "Threat Action: requirement"),
                there.requirement,
            ),
            *self._other_way(there),
            Asked("reminder", lambda: translate("Robinson", "Threat Effect"), there.reminder),
        )
        keep = lambda: translate("Robinson", "Save the card")  # noqa: E731
        self.asked = AskedCard(asked, self._known(there), keep, self._draft)
        self.asked.kept.connect(self._keep)
        self.asked.box_wanted.connect(lambda: self.page_wanted.emit(BoxPage(self.telling)))
        self.fields = self.asked.fields
        column.addWidget(self.asked)

    def _known(self, there: threats.Threat) -> list[TypedCard]:
        return [] if there.is_wreckage else own_box.offered(self.telling, EVENT, there.kind)

    def showEvent(self, event: QShowEvent) -> None:
        """Cards of the box may have been corrected or deleted meanwhile."""
        super().showEvent(event)
        self._say()
        if self.fields:
            self.asked.know(self._known(self._lies))

    def _other_way(self, there: threats.Threat) -> tuple[Asked, ...]:
        """RC-4.3: a wreckage card has two requirements, either of which suffices."""
        if not there.is_wreckage:
            return ()
        also = Asked("other", lambda: translate("Robinson", "or instead (RC-4.3)"), there.other)
        return (also,)

    def _keep(self) -> None:
        note = "wreckage_note" if "other" in self.fields else "card_note"
        if self.telling.tell(note, self._lies.space, *self.asked.words()):
            self._draft.clear()
            self.back.emit()

    def take_focus(self) -> None:
        field = self.fields.get("name")
        target = field if field is not None else self.bar.back_button
        if target is not None:
            target.setFocus(Qt.FocusReason.OtherFocusReason)


def _part(name: Saying, clause: str, saying: Saying) -> QFrame:
    made = frames.frame("card")
    column = frames.inside(made)
    head = QHBoxLayout()
    head.addWidget(controls.text(name, "strong", wrap=True), 1)
    head.addWidget(controls.clause(clause, GAME))
    column.addLayout(head)
    column.addWidget(controls.text(saying, wrap=True))
    return made


def _action(card: Card) -> str:
    words = words_of(GAME)
    told = translate("Robinson", "{answer}. Needs {needs}. Brings: {reward}.")
    return told.format(
        answer=panel_contents.said(card.answer),
        needs=requirement_text(words, card.requirement),
        reward=effects_text(words, card.reward),
    )


def _sentence(text: str) -> str:
    return f"{text}."


def _same(there: threats.Threat) -> Hashable:
    """What a card stays the same by."""
    return there.key, there.kind, there.placed

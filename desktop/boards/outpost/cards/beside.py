"""What a card becomes: its sentence in both languages, what is wrong, and what it would do now."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop.boards.outpost.cards import draft
from desktop.boards.outpost.cards.effect_row import GAME
from desktop.look import controls, frames
from desktop.look.choosing import Segment, Segments
from desktop.look.controls import words_of
from desktop.look.translate import language, speak, translate
from engine.games.outpost import card_text, example
from engine.games.outpost.deck_check import called_alike, is_unfinished, of_card
from engine.rules.words import LANGUAGES

TURN, PERSONAL = "turn", "personal"
CALLED = {"en": "English", "de": "Deutsch"}
"""Each language in its own words."""


class Wrong(QFrame):
    """What is still to be put right on the card; hidden while nothing is."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "notice")
        self.told = controls.text("", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 12, 18, 14)
        column.addWidget(
            controls.text(lambda: translate("OutpostCards", "Still to be put right"), "strong")
        )
        column.addWidget(self.told)

    def show_card(self, card: draft.type_of_card) -> None:
        """Tell everything at once."""
        wrong = draft.wrongs(card, words_of(GAME))
        self.told.setText("\n".join(f"{it}." for it in wrong))
        self.setAccessibleName(self.told.text())
        self.setVisible(bool(wrong))


class Beside(QWidget):
    """Follows the card that is shown."""

    def __init__(self) -> None:
        super().__init__()
        frames.shrinking(self)
        self._card: draft.type_of_card = {}
        self._cards: draft.type_of_cards = ()
        self.wrong = Wrong()
        self.alike = controls.text("", wrap=True)
        self._warning = frames.frame("notice", (18, 12, 18, 14))
        frames.inside(self._warning).addWidget(self.alike)
        ordered = sorted(LANGUAGES, key=lambda it: it != language())
        self.sentences = {it: controls.text("", wrap=True) for it in ordered}
        self._notes = QVBoxLayout()
        self._notes.setSpacing(4)
        self.phase = Segments(
            [Segment(str(it), lambda it=it: _phase(it)) for it in card_text.PHASES],  # type: ignore[misc]
            "1",
        )
        self.whose = Segments(
            [
                Segment(TURN, lambda: translate("OutpostCards", "Event of the turn")),
                Segment(PERSONAL, lambda: translate("OutpostCards", "Personal event")),
            ],
            TURN,
        )
        self.table = controls.text("", "small-muted", wrap=True)
        self.now = QVBoxLayout()
        self.now.setSpacing(6)
        self.becomes = self._becomes()
        self.drawn = self._drawn()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        for part in (self.wrong, self._warning, self.becomes, self.drawn):
            column.addWidget(part)
        column.addStretch(1)
        self.phase.chosen.connect(lambda _: self._show_now())
        self.whose.chosen.connect(lambda _: self._show_now())
        speak(self, lambda it: it.say())

    def show_card(self, card: draft.type_of_card, cards: draft.type_of_cards) -> None:
        """Show what this one of the deck's cards becomes."""
        self._card, self._cards = card, cards
        self.say()

    def say(self) -> None:
        """Take the words of the language in use."""
        self.phase.call(translate("OutpostCards", "Event phase"))
        self.whose.call(translate("OutpostCards", "Drawn as"))
        if not self._card:
            return
        self.wrong.show_card(self._card)
        self._warn()
        holds = not is_unfinished(self._card) and not any(of_card(self._card))
        self.becomes.setVisible(holds)
        self.drawn.setVisible(holds)
        if not holds:
            return
        for it, label in self.sentences.items():
            label.setText(card_text.becomes(self._card, it))
        frames.empty(self._notes)
        for told, clause in card_text.notes(self._card, words_of(GAME)):
            self._notes.addWidget(_line(told, clause))
        self._show_now()

    def _warn(self) -> None:
        """A deck can be played with two cards of one name; whoever looks for one finds both."""
        name, number = called_alike(self._card, self._cards)
        told = translate(
            "OutpostCards",
            "Several cards are called “{name}” and look the same at the table. "
            "One card can have several copies.",
        )
        self.alike.setText(told.format(name=name))
        self._warning.setVisible(number > 1)

    def told_now(self) -> list[str]:
        """What would happen now, a sentence a line."""
        return [it for it, _ in self._happens()]

    def _happens(self) -> list[tuple[str, str]]:
        return example.sentences(
            self._card,
            int(self.phase.now()),
            words_of(GAME),
            is_personal=self.whose.now() == PERSONAL,
        )

    def _show_now(self) -> None:
        if self.drawn.isHidden():
            return
        self.table.setText(example.table(words_of(GAME)))
        frames.empty(self.now)
        for told, clause in self._happens():
            self.now.addWidget(_line(told, clause))

    def _becomes(self) -> QFrame:
        made = frames.frame("card", (18, 14, 18, 16))
        inside = frames.inside(made)
        inside.addWidget(
            controls.text(lambda: translate("OutpostCards", "What the card becomes"), "title")
        )
        for it, label in self.sentences.items():
            inside.addWidget(controls.text(CALLED[it], "small-muted"))
            inside.addWidget(label)
        inside.addSpacing(2)
        inside.addLayout(self._notes)
        return made

    def _drawn(self) -> QFrame:
        made = frames.frame("card", (18, 14, 18, 16))
        inside = frames.inside(made)
        inside.addWidget(
            controls.text(lambda: translate("OutpostCards", "If it were drawn now"), "title")
        )
        for part in (self.phase, self.whose, self.table):
            inside.addWidget(part)
        inside.addLayout(self.now)
        return made


def _line(told: str, clause: str) -> QWidget:
    made = QWidget()
    row = QHBoxLayout(made)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(8)
    row.addWidget(controls.text(told, wrap=True), 1)
    row.addWidget(controls.clause(clause, GAME), 0, Qt.AlignmentFlag.AlignTop)
    return made


def _phase(phase: int) -> str:
    return translate("OutpostCards", "Phase {phase}").format(phase=phase)

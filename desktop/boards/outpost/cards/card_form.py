"""One card of a deck: its name and copies, and what it does, chosen from the vocabulary."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.boards.outpost.cards import draft
from desktop.boards.outpost.cards.effect_row import GAME
from desktop.boards.outpost.cards.options import Options
from desktop.look import controls, frames
from desktop.look.choosing import Choice, Segment, Segments
from desktop.look.controls import words_of
from desktop.look.stepper import Field, Stepper
from desktop.look.translate import language, speak, translate
from engine.base.plain_text import line_of
from engine.games.outpost.card_text import becomes
from engine.games.outpost.deck_check import (
    EACH,
    LONGEST_NAME,
    LONGEST_TEXT,
    MOST_COPIES,
    NAMES,
    TEXTS,
    is_unfinished,
    of_card,
)
from engine.games.outpost.event_deck import GROUPS, SCOPES
from engine.rules.words import LANGUAGES

OFF, ON = "off", "on"
SWITCHES = {"draft": "OP-7.10", "redraw_phase1": "OP-7.2", "na_personal": "OP-7.9"}
"""Fields that are so or not, with their clauses."""


class CardForm(QWidget):
    """Shows a card, and tells each change; nothing is kept here."""

    changed = Signal(str, object, str)
    """A field, its value, and the place within it where more may be typed."""
    begun = Signal()
    """It is to be entered what the card does."""
    deleted = Signal()
    copied = Signal()

    def __init__(self) -> None:
        super().__init__()
        frames.shrinking(self)
        self._card: draft.type_of_card = {}
        self.texts = {field: self._line(field) for field in (*NAMES, *TEXTS)}
        self.copies = Stepper(lambda: _word("copies"), range(1, MOST_COPIES + 1))
        self.copies.changed.connect(lambda: self._emit("copies", self.copies.value, "copies"))
        self.group = self._choice("group", GROUPS)
        self.scope = self._choice("scope", SCOPES)
        self.switches = {field: self._switch(field) for field in SWITCHES}
        self._draft = QWidget()
        self.options = Options()
        self.options.changed.connect(lambda options, at: self._emit("options", options, at))
        self.options.laid_out.connect(self._order_keys)
        self.begin = controls.button(
            lambda: translate("OutpostCards", "Enter what it does"), "soft", "pencil"
        )
        self.begin.clicked.connect(self.begun)
        self.copy = controls.button(lambda: translate("OutpostCards", "Copy the card"), "", "copy")
        self.delete = controls.button(
            lambda: translate("OutpostCards", "Delete the card"), "", "trash"
        )
        self.copy.clicked.connect(self.copied)
        self.delete.clicked.connect(self.deleted)
        self._lay_out()
        speak(self, lambda it: it.say())

    # -- looks ---------------------------------------------------------------------

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        head = frames.frame("card", (18, 14, 18, 16))
        frames.inside(head).addLayout(self._pair(NAMES))
        copies = QHBoxLayout()
        copies.addWidget(controls.text(lambda: _word("copies"), "strong"), 1)
        self.copies.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        copies.addWidget(self.copies)
        frames.inside(head).addLayout(copies)
        self.unfinished = frames.frame("notice", (18, 14, 18, 16))
        told = controls.text(
            lambda: translate(
                "OutpostCards",
                "Only the name of this card is known. It stays in the deck until you enter what "
                "it does; the app cannot play with it before.",
            ),
            wrap=True,
        )
        frames.inside(self.unfinished).addWidget(told)
        frames.inside(self.unfinished).addWidget(self.begin, 0, Qt.AlignmentFlag.AlignLeft)
        self.does = frames.frame("card", (18, 14, 18, 16))
        inside = frames.inside(self.does)
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        for at, (field, choice) in enumerate((("scope", self.scope), ("group", self.group))):
            grid.addWidget(controls.text(lambda field=field: _word(field), "strong"), at, 0)  # type: ignore[misc]
            grid.addWidget(choice, at, 1)
        inside.addLayout(grid)
        inside.addSpacing(4)
        inside.addWidget(controls.text(lambda: _word("options"), "strong"))
        inside.addWidget(self.options)
        for field, switch in self.switches.items():
            made = self._draft if field == "draft" else QWidget()
            row = QHBoxLayout(made)
            row.setContentsMargins(0, 0, 0, 0)
            row.addWidget(controls.text(lambda field=field: _asked(field), "strong"))  # type: ignore[misc]
            row.addWidget(controls.clause(SWITCHES[field], GAME))
            row.addStretch(1)
            row.addWidget(switch)
            inside.addWidget(made)
        self.own_text = frames.frame("card", (18, 14, 18, 16))
        note = controls.text(
            lambda: translate(
                "OutpostCards",
                "Without a text of yours the card says what it does, in the words of the app.",
            ),
            "small-muted",
            wrap=True,
        )
        inside = frames.inside(self.own_text)
        inside.addWidget(
            controls.text(lambda: translate("OutpostCards", "Text of your own"), "strong")
        )
        inside.addWidget(note)
        for field in _ordered(TEXTS):
            inside.addWidget(controls.text(lambda field=field: _word(field), "small-muted"))  # type: ignore[misc]
            inside.addWidget(self.texts[field])
        verbs = QHBoxLayout()
        verbs.addWidget(self.copy)
        verbs.addWidget(self.delete)
        verbs.addStretch(1)
        for part in (head, self.unfinished, self.does, self.own_text):
            column.addWidget(part)
        column.addLayout(verbs)
        column.addStretch(1)

    def _pair(self, fields: Sequence[str]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(2)
        for at, field in enumerate(_ordered(fields)):
            grid.addWidget(controls.text(lambda field=field: _word(field), "strong"), 0, at)  # type: ignore[misc]
            grid.addWidget(self.texts[field], 1, at)
            grid.setColumnStretch(at, 1)
        return grid

    def _line(self, field: str) -> QLineEdit:
        made = Field()
        made.setMaxLength(LONGEST_TEXT if field in TEXTS else LONGEST_NAME)
        made.setMinimumWidth(60)
        made.textEdited.connect(lambda text: self._emit(field, line_of(text), field))
        return made

    def _choice(self, field: str, keys: Sequence[str]) -> Choice:
        made = Choice()
        made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        made.setMinimumContentsLength(8)
        for key in keys:
            made.addItem("", key)
        made.activated.connect(lambda at: self._emit(field, keys[at], ""))
        return made

    def _switch(self, field: str) -> Segments:
        off, on = (Segment(key, lambda key=key: _answer(field, key)) for key in (OFF, ON))  # type: ignore[misc]
        made = Segments((off, on), OFF)
        made.chosen.connect(lambda key: self._emit(field, key == ON, ""))
        return made

    # -- showing -------------------------------------------------------------------

    def show_card(self, card: draft.type_of_card) -> None:
        """Show a card; what has the keyboard keeps it."""
        self._card = card
        for field, line in self.texts.items():
            if line_of(line.text()) != card.get(field, ""):
                line.setText(card.get(field, ""))
        if self.copies.value != card.get("copies"):
            self.copies.show_value(card.get("copies"))
        is_begun = not is_unfinished(card)
        self.unfinished.setVisible(not is_begun)
        self.does.setVisible(is_begun)
        self.own_text.setVisible(is_begun)
        if is_begun:
            self.group.setCurrentIndex(GROUPS.index(card["group"]))
            self.scope.setCurrentIndex(SCOPES.index(card["scope"]))
            self.options.show_card(card)
            for field, switch in self.switches.items():
                switch.choose(ON if card.get(field) else OFF)
            can_draft = card["scope"] == EACH and len(card["options"]) > 1
            self._draft.setVisible(can_draft or bool(card.get("draft")))
        self._tell_missing()

    def say(self) -> None:
        """Take the words of the language in use."""
        words = words_of(GAME)
        for choice, table in ((self.group, "card_groups"), (self.scope, "card_scopes")):
            for at in range(choice.count()):
                choice.setItemText(at, words.name(table, choice.itemData(at)))
        self.group.setAccessibleName(_word("group"))
        self.scope.setAccessibleName(_word("scope"))
        for field, line in self.texts.items():
            line.setAccessibleName(_word(field))
        for field, switch in self.switches.items():
            switch.call(_asked(field))
        if self._card:
            self._tell_missing()

    def take_focus(self) -> None:
        """The keyboard comes to the name."""
        line = self.texts[_ordered(NAMES)[0]]
        line.setFocus(Qt.FocusReason.OtherFocusReason)
        line.selectAll()

    def _order_keys(self) -> None:
        """Tab goes from part to part as they stand, those that were made last too."""
        switches = (it for switch in self.switches.values() for it in switch.buttons.values())
        texts = (self.texts[field] for field in _ordered(TEXTS))
        names = (self.texts[field] for field in _ordered(NAMES))
        before = (*names, self.copies.field, self.begin, self.scope, self.group)
        ordered = (*before, *self.options.ordered(), *switches, *texts, self.copy, self.delete)
        for one, later in pairwise(ordered):
            QWidget.setTabOrder(one, later)

    def _tell_missing(self) -> None:
        """What stands there where nothing is typed: the other name, and the app’s own words."""
        name = draft.name_of(self._card, words_of(GAME))
        holds = not is_unfinished(self._card) and not any(of_card(self._card))
        for it in LANGUAGES:
            self.texts[f"name_{it}"].setPlaceholderText(name)
            self.texts[f"text_{it}"].setPlaceholderText(becomes(self._card, it) if holds else "")

    def _emit(self, field: str, value: Any, place: str) -> None:
        now = self._card.get(field, "" if field in self.texts else None)
        if (bool(now) if field in self.switches else now) != value:
            self.changed.emit(field, value, place)


def _ordered(fields: Sequence[str]) -> list[str]:
    """The field of the language in use first."""
    return sorted(fields, key=lambda field: not field.endswith(language()))


def _word(field: str) -> str:
    return words_of(GAME).at("card_fields", field)


def _asked(field: str) -> str:
    """What a switch is about."""
    match field:
        case "draft":
            return translate("OutpostCards", "Choosing")
        case "redraw_phase1":
            return translate("OutpostCards", "In event phase 1")
    return translate("OutpostCards", "As a personal event")


def _answer(field: str, key: str) -> str:
    """What it is set to."""
    match field, key:
        case "draft", "on":
            return translate("OutpostCards", "drafted")
        case "draft", _:
            return translate("OutpostCards", "free")
        case "redraw_phase1", "on":
            return translate("OutpostCards", "another card")
        case _, "on":
            return translate("OutpostCards", "nothing")
    return translate("OutpostCards", "it acts")

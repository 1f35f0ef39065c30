"""What a card does: one option, or several of which a player chooses one, each with its effects."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.boards.outpost.cards import draft
from desktop.boards.outpost.cards.effect_row import GAME, EffectRow
from desktop.look import controls, frames
from desktop.look.controls import words_of
from desktop.look.names import tip
from desktop.look.translate import speak, translate
from engine.games.outpost.deck_check import MOST_EFFECTS, MOST_OPTIONS
from engine.games.outpost.event_deck import MARKET

type_of_options = list[list[dict[str, Any]]]


class Options(QWidget):
    """`changed` carries the options as they are now, and what was changed."""

    changed = Signal(object, str)
    laid_out = Signal()
    """There are other parts than before."""

    def __init__(self) -> None:
        super().__init__()
        self._card: draft.type_of_card = {}
        self._options: type_of_options = []
        self._shape: list[int] = []
        self.rows: list[list[EffectRow]] = []
        self.more: list[QPushButton] = []
        """Adds an effect to each option."""
        self.fewer: list[QPushButton] = []
        """Removes each option."""
        self._well = QVBoxLayout()
        self._well.setSpacing(8)
        self.told = controls.text(
            lambda: translate("OutpostCards", "Whoever it is for chooses one of these."),
            "small-muted",
            wrap=True,
        )
        self.add = controls.button(
            lambda: translate("OutpostCards", "One more option"), "soft", "plus"
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.told)
        column.addLayout(self._well)
        column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        self.add.clicked.connect(self._add_option)
        speak(self, lambda it: it.say())

    def show_card(self, card: draft.type_of_card) -> None:
        """Show what a card does; parts are made anew only where there are others."""
        self._card, self._options = card, card["options"]
        shape = [len(option) for option in self._options]
        if shape != self._shape:
            self._shape = shape
            self._make()
        for option, rows in zip(self._options, self.rows, strict=True):
            for effect, row in zip(option, rows, strict=True):
                row.show_effect(effect, card["scope"])
        self.say()

    def say(self) -> None:
        """Say what can be added, and why something cannot."""
        count = len(self._options)
        self.told.setVisible(count > 1)
        why = ""
        if count >= MOST_OPTIONS:
            told = translate("OutpostCards", "A card has at most {most} options.")
            why = told.format(most=MOST_OPTIONS)
        elif self._card.get("scope") == MARKET:
            why = translate("OutpostCards", "On a card for the market nobody decides.")
        _enable(self.add, why)
        told = translate("OutpostCards", "An option has at most {most} effects.")
        for option, button in zip(self._options, self.more, strict=True):
            full = len(option) >= MOST_EFFECTS
            _enable(button, told.format(most=MOST_EFFECTS) if full else "")

    # -- making --------------------------------------------------------------------

    def _make(self) -> None:
        frames.empty(self._well)
        self.rows, self.more, self.fewer = [], [], []
        for number, size in enumerate(self._shape):
            made = self._option(number, size)
            self._well.addWidget(made)
            made.show()  # at once: the keyboard goes there next
        self.laid_out.emit()

    def ordered(self) -> list[QWidget]:
        """What the keyboard comes to, in order."""
        found: list[QWidget] = []
        for number, rows in enumerate(self.rows):
            if self.fewer:
                found.append(self.fewer[number])
            for row in rows:
                amounts = (stepper.field for stepper in row.amounts)
                found += [row.verb, row.target, row.remove, *amounts]
            found.append(self.more[number])
        return [*found, self.add]

    def _option(self, number: int, size: int) -> QWidget:
        made = frames.frame("well", (14, 10, 10, 10))
        column = frames.inside(made)
        if len(self._shape) > 1:
            head = QHBoxLayout()
            head.addWidget(controls.text(lambda: _called(number), "strong"), 1)
            gone = controls.icon_button("trash", lambda: _remove_option(number))
            gone.clicked.connect(lambda: self._remove_option(number))
            self.fewer.append(gone)
            head.addWidget(gone)
            column.addLayout(head)
        if not size:
            alone = len(self._shape) == 1
            column.addWidget(controls.text(_does_nothing if alone else _nothing, "muted"))
        rows = []
        for at in range(size):
            row = EffectRow(lambda at=at: self._effect_name(number, at))  # type: ignore[misc]
            row.changed.connect(lambda effect, part, at=at: self._change(number, at, effect, part))
            row.remove.clicked.connect(lambda _=False, at=at: self._remove(number, at))
            rows.append(row)
            column.addWidget(row)
        self.rows.append(rows)
        more = controls.button(lambda: translate("OutpostCards", "Add an effect"), "", "plus")
        more.clicked.connect(lambda: self._add(number))
        self.more.append(more)
        column.addWidget(more, 0, Qt.AlignmentFlag.AlignLeft)
        return made

    def _effect_name(self, number: int, at: int) -> str:
        told = translate("OutpostCards", "Effect {n}").format(n=at + 1)
        return f"{_called(number)}, {told}" if len(self._shape) > 1 else told

    # -- changing ------------------------------------------------------------------

    def _with(self, number: int, option: list[dict[str, Any]]) -> type_of_options:
        return [*self._options[:number], option, *self._options[number + 1 :]]

    def _change(self, number: int, at: int, effect: dict[str, Any], part: str) -> None:
        option = [*self._options[number]]
        option[at] = effect
        place = f"{number} {at} {part}" if part.startswith("amount") else ""
        self.changed.emit(self._with(number, option), place)

    def _add(self, number: int) -> None:
        option = [*self._options[number], draft.new_effect(self._card)]
        self.changed.emit(self._with(number, option), "")
        self.rows[number][-1].verb.setFocus(Qt.FocusReason.OtherFocusReason)

    def _remove(self, number: int, at: int) -> None:
        option = [it for n, it in enumerate(self._options[number]) if n != at]
        self.changed.emit(self._with(number, option), "")
        self.more[number].setFocus(Qt.FocusReason.OtherFocusReason)

    def _add_option(self) -> None:
        self.changed.emit([*self._options, []], "")
        self.more[-1].setFocus(Qt.FocusReason.OtherFocusReason)

    def _remove_option(self, number: int) -> None:
        self.changed.emit([it for n, it in enumerate(self._options) if n != number], "")
        self.add.setFocus(Qt.FocusReason.OtherFocusReason)


def _enable(button: QPushButton, why: str) -> None:
    button.setEnabled(not why)
    tip(button, why)
    button.setAccessibleDescription(why)


def _called(number: int) -> str:
    return words_of(GAME).text("card_fields", "option", n=number + 1)


def _remove_option(number: int) -> str:
    return translate("OutpostCards", "Remove: {effect}").format(effect=_called(number))


def _does_nothing() -> str:
    return words_of(GAME).at("card_text", "nothing")


def _nothing() -> str:
    return translate("OutpostCards", "Nothing: whoever chooses this is left alone.")

"""The deck, the numbers and the Book effect of a match: the scenario fills in, people change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.boards.robinson_crusoe.set_up.assumption import Assumed
from desktop.boards.robinson_crusoe.set_up.cards import StartDeck
from desktop.boards.robinson_crusoe.set_up.effects import Effects
from desktop.boards.robinson_crusoe.set_up.rows import Row
from desktop.boards.robinson_crusoe.table.panel_contents import said
from desktop.decks.choice import DeckChoice
from desktop.decks.own import Own
from desktop.look import controls, frames
from desktop.look.controls import words_of
from desktop.look.stepper import Stepper
from desktop.look.translate import several, speak, translate
from engine.games.robinson_crusoe import deck_file
from engine.games.robinson_crusoe.cards import ADVENTURE, Deck
from engine.games.robinson_crusoe.components import MOST_ROUNDS
from engine.games.robinson_crusoe.values import BOOK, mixture
from engine.rules.facts import LONGEST
from engine.rules.game import PLAY, Game, Setup, Value
from engine.store.decks import Decks

ENTERED, OWN_MIX, PLACEHOLDER = "entered", "own", "placeholder"
MOST_CARDS, MOST_LIFE, ENDS = 99, 30, 9


class Values(QWidget):
    """The deck, and a row for each number that the scenario fills in and people change."""

    changed = Signal()

    def __init__(self, game: Game, level: str = PLAY, decks: Decks | None = None) -> None:
        super().__init__()
        self._game, self._level = game, level
        self._options: dict[str, str] = {}
        self._seats = game.seats.start
        self._filled: dict[str, Value] = {}
        self._names: list[QLabel] = []
        self.deck = DeckChoice(game.name, decks) if level == PLAY else None
        self.rounds = self._number("rounds", range(1, MOST_ROUNDS + 1))
        self.book = Effects(lambda: self._word("book"))
        self.reminder = QLineEdit()
        self.reminder.setMaxLength(LONGEST)
        self.lowest = self._number("morale.lowest", range(-ENDS, 1), signed=True)
        self.highest = self._number("morale.highest", range(ENDS + 1), signed=True)
        self.life = [self._number("life", range(1, MOST_LIFE + 1)) for _ in game.seats]
        self.own = {
            name: self._number(name, range(MOST_CARDS + 1))
            for name in ("own.book", "own.adventure")
        }
        self.cards = StartDeck(level)
        self.rows = self._made_rows()
        self.assumed = Assumed()
        self.beside = frames.column_of(self.assumed, self._card("life", "morale"), spacing=10)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(10)
        outer.addWidget(self._card("rounds", *self.own, "cards"))
        if self.deck is not None:
            outer.addWidget(self.deck)
            self.deck.changed.connect(self._changed)
        outer.addWidget(self._card("book"))
        self.book.changed.connect(self._changed)
        self.reminder.textEdited.connect(lambda _: self._changed())
        speak(self, lambda it: it.say())

    # -- what is asked of it -------------------------------------------------------

    def follow(self, options: Mapping[str, str], people: Sequence[str]) -> None:
        """Take the numbers of the scenario when it is chosen, and the names of the people."""
        for name, label, stepper in zip(people, self._names, self.life, strict=False):
            label.setText(name)
            stepper.field.setAccessibleName(f"{self._word('life')}: {name}")
        for number, label in enumerate(self._names):
            row = label.parentWidget()
            assert row is not None, "a name stands beside its stepper"
            row.setVisible(number < len(people))
        scenario = options.get("scenario", "")
        is_new = scenario != self._options.get("scenario")
        self._options, self._seats = dict(options), len(people)
        for name in self.own:
            self.rows[name].setVisible(options.get("mix") == OWN_MIX)
        if is_new:
            first = not self._filled
            self._filled = {**self._game.values(), **self._game.of_options(self._options)}
            self._show(self._plain(), everything=first)
        self._tell()

    def values(self) -> dict[str, Value]:
        """The values that are not as the scenario and the box have them."""
        changed = {
            name: Value(value, ENTERED)
            for name, value in self._now().items()
            if value != self._filled[name].value
        }
        return {**changed, **(self.deck.values() if self.deck is not None else {})}

    def summary(self) -> str:
        """What is chosen here, in a few words."""
        scenario = words_of(self._game.name).at(
            "options", "scenario", "choices", self._options["scenario"]
        )
        one, many = translate("Robinson", "1 round"), translate("Robinson", "{count} rounds")
        return f"{scenario} · {several(self._now()['rounds'], one, many)}"

    def draft(self) -> dict[str, object]:
        """What is written here."""
        written = {name: entry.value for name, entry in self.values().items()}
        if self.deck is not None and self.deck.own is not None:
            written["deck"] = self.deck.own
        return written

    def take_draft(self, written: Mapping[str, Any]) -> None:
        """Write what was written before."""
        own = written.get("deck")
        if self.deck is not None and isinstance(own, Own):
            self.deck.take(own)
        self._show({**self._plain(), **written}, everything=True)
        self._tell()

    def say(self) -> None:
        """Take the words of the language in use; a reminder that nobody changed follows it."""
        self.reminder.setAccessibleName(self._word("reminder"))
        self.reminder.setPlaceholderText(
            translate("Robinson", "What the app can only remind you of, such as fog")
        )
        filled = self._filled["reminder"].value if self._filled else ""
        if not isinstance(filled, str) and self.reminder.text() in filled.values():
            self.reminder.setText(said(filled))
        if self._filled:
            self._tell()

    # -- inside --------------------------------------------------------------------

    def _plain(self) -> dict[str, Any]:
        return {name: entry.value for name, entry in self._filled.items()}

    def _show(self, values: Mapping[str, Any], *, everything: bool) -> None:
        self.rounds.show_value(values["rounds"])
        self.book.show_effects(values["book"])
        reminder = values["reminder"]
        self.reminder.setText(said(reminder) if reminder else "")
        if everything:
            self.lowest.show_value(values["morale.lowest"])
            self.highest.show_value(values["morale.highest"])
            for stepper, life in zip(self.life, values["life"], strict=True):
                stepper.show_value(life)
            for name, stepper in self.own.items():
                stepper.show_value(values[name])

    def _now(self) -> dict[str, Any]:
        filled = self._plain()
        reminder: Any = self.reminder.text().strip()
        if reminder == (said(filled["reminder"]) if filled["reminder"] else ""):
            reminder = filled["reminder"]
        now = {
            "rounds": _read(self.rounds, filled["rounds"]),
            "book": self.book.effects(),
            "reminder": reminder,
            "morale.lowest": _read(self.lowest, filled["morale.lowest"]),
            "morale.highest": _read(self.highest, filled["morale.highest"]),
            "life": [
                _read(stepper, life)
                for stepper, life in zip(self.life, filled["life"], strict=True)
            ],
        }
        own = {name: _read(stepper, filled[name]) for name, stepper in self.own.items()}
        return {**now, **own}

    def _word(self, entry: str) -> str:
        return words_of(self._game.name).at("values", entry)

    def _number(self, entry: str, steps: Sequence[int], *, signed: bool = False) -> Stepper:
        made = Stepper(lambda: self._word(entry), steps, signed=signed)
        made.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        made.changed.connect(self._changed)
        return made

    def _made_rows(self) -> dict[str, Row]:
        def number(name: str) -> Row:
            return Row(lambda: self._word(name), "RC-1.2", self.own[name], lined=True)

        return {
            "rounds": Row(lambda: self._word("rounds"), "RC-1.2", self.rounds),
            "cards": self.cards,
            **{name: number(name) for name in self.own},
            "book": Row(
                lambda: self._word("book"),
                "RC-2.5",
                below=(self.book, self.reminder),
                note=lambda: translate(
                    "Robinson",
                    "Happens whenever an Event card with a Book icon comes. The line below "
                    "is a reminder of what only you can do.",
                ),
            ),
            "life": Row(
                lambda: self._word("life"),
                "RC-R11",
                below=[self._person(stepper) for stepper in self.life],
                note=lambda: translate(
                    "Robinson", "The app warns before the last one; you decide when the match ends"
                ),
            ),
            "morale": Row(
                lambda: translate("Robinson", "Morale track, from the bottom to the top"),
                "RC-R11",
                below=[_side_by_side(self.lowest, controls.text("…"), self.highest)],
                lined=True,
            ),
        }

    def _card(self, *names: str) -> QFrame:
        card = frames.frame("card")
        column = frames.inside(card)
        for name in names:
            column.addWidget(self.rows[name])
        return card

    def _person(self, stepper: Stepper) -> QWidget:
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        name = controls.text("")
        self._names.append(name)
        row.addWidget(name, 1)
        row.addWidget(stepper)
        return made

    def _changed(self) -> None:
        self._tell()
        self.changed.emit()

    def _tell(self) -> None:
        """Say where each value comes from, and what the Event deck will be."""
        now, entered = self._now(), self.values()
        sources = {
            name: ENTERED if name in entered else self._filled[name].provenance for name in now
        }
        of_rows = {
            "rounds": ("rounds",),
            "book": ("book", "reminder"),
            "life": ("life",),
            "morale": ("morale.lowest", "morale.highest"),
        }
        told = {
            row: ENTERED if ENTERED in {sources[it] for it in names} else sources[names[0]]
            for row, names in of_rows.items()
        }
        for row, source in told.items():
            self.rows[row].source.tell(source)
        self.assumed.setVisible(PLACEHOLDER in told.values())
        self._tell_cards(entered)

    def _tell_cards(self, entered: Mapping[str, Value]) -> None:
        game, options = self._game, self._options
        filled = {**self._filled, **entered}
        setup = Setup(game.name, game.rules, self._seats, options, {}, filled, self._level)
        alone = self._seats == 1 and options.get("mix") == "usual"
        self.cards.tell(mixture(setup), self._there(filled), alone=alone)

    def _there(self, values: Mapping[str, Value]) -> tuple[int, int]:
        if self.deck is not None:
            own = self.deck.values().get(deck_file.ENTRY)
            deck = Deck(own.value) if own is not None else deck_file.shipped()
            return deck.number_of(BOOK), deck.number_of(ADVENTURE)
        return values["box.book"].value, values["box.adventure"].value


def _side_by_side(*widgets: QWidget) -> QWidget:
    made = QWidget()
    row = QHBoxLayout(made)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(8)
    for widget in widgets:
        row.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
    row.addStretch(1)
    return made


def _read(stepper: Stepper, otherwise: int) -> int:
    return otherwise if stepper.value is None else stepper.value

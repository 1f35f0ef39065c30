"""A whole match of three, told by presses alone, equals the match that the engine played."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.games.outer_earth.components import INDUSTRIES, PLANETS
from engine.games.outer_earth.game import GAME
from tests.games.outer_earth.at_table import NAMES
from tests.games.outer_earth.matches import READINGS
from tests.games.outer_earth.positions import plain_setup
from tests.games.outer_earth.retold import Retelling, assert_alike, played, table_of
from tests.games.outer_earth.window.table import AtTheBox

pytestmark = pytest.mark.dressed(False)

ACTIONS = {
    "drew": "Drew 2 cards",
    "took": "Took an open card",
    "refreshed": "Refreshed, took one",
    "invested": "Invested a card",
}


class Finger:
    """Tells facts by presses; for a fact that it cannot press there is no way round."""

    def __init__(self, at: AtTheBox) -> None:
        self.at = at

    def tell(self, name: str, *words: str) -> None:
        """Press what tells that fact."""
        before = len(self.at.facts)
        getattr(self, f"_{name}")(*words)
        assert self.at.facts[before:] == [" ".join((name, *words))], self.at.refused

    def _who(self, seat: str) -> str:
        return NAMES[int(seat) - 1]

    def _place(self, row: int, column: int) -> None:
        slot = next(it for it in self.at.panel.places if it.objectName() == f"turn_{row}_{column}")
        QTest.mouseClick(slot, Qt.MouseButton.LeftButton)

    def _row(self, seat: str, planet: str) -> int:
        return self.at.state.developing[int(seat) - 1].index(PLANETS.index(planet)) + 1

    def _turned(self, planet: str) -> None:
        if self.at.state.waits_for == "setting_up":
            self.at.press(f"Planet {len(self.at.state.row) + 1}")
        self.at.press(self._planet(planet))

    def _planet(self, planet: str) -> str:
        return self.at.page.telling.voice.words.name("planets", planet)

    def _company(self, seat: str, company: str) -> None:
        words = self.at.page.telling.voice.words
        self.at.press(self._who(seat), words.name("companies", company))

    def _begins(self, seat: str) -> None:
        self.at.press(f"{self._who(seat)} begins")

    def _wanted(self, seats: str) -> None:
        yes = [] if seats == "none" else [self._who(seat) for seat in seats.split("+")]
        if len(yes) == 1:
            self.at.press(f"{yes[0]} gets it free")
        else:
            self.at.press(*yes)
            self.at.go_on()

    def _bought(self, seat: str, number: str) -> None:
        who = self._who(seat)
        count = "1 card" if number == "1" else f"{number} cards"
        if f"{who} gets it for {count}" in self.at.offers():
            self.at.press(f"{who} gets it for {count}")
        else:
            self.at.press(f"{who} gets it for how many cards?", number)

    def _added(self, seat: str, number: str) -> None:
        self.at.press(f"+{number}") if int(number) else self.at.go_on()

    def _bid_worth(self, seat: str, value: str) -> None:
        said = f"{self._who(seat)}: value {value}"
        if said in self.at.offers():
            self.at.press(said)
        else:
            self.at.press("more", value)

    def _placed(self, seat: str, planet: str, industry: str) -> None:
        self._place(self._row(seat, planet), 1 + INDUSTRIES.index(industry))

    def _removed(self, seat: str, planet: str) -> None:
        self._place(self._row(seat, planet), 4)

    def _closed(self, seat: str, planet: str) -> None:
        self._place(self._row(seat, planet), 5)

    def _done(self, seat: str) -> None:
        self.at.go_on()

    def _turned_up(self, seat: str, primary: str, secondary: str, tertiary: str) -> None:
        self.at.press(self._who(seat), primary)
        if int(secondary) or int(tertiary):
            self.at.press(secondary)

    def _settle(self) -> None:
        self.at.go_on()

    def __getattr__(self, name: str) -> object:
        if (action := ACTIONS.get(name.removeprefix("_"))) is None:
            raise AttributeError(name)
        return lambda *_words: self.at.press(action)


@pytest.mark.slow
def test_a_match_of_three_told_by_presses_stands_at_every_turn_as_it_was_played(
    qapp: QApplication,
) -> None:
    rng = random.Random("by hand")
    setup = GAME.setup(3, None, READINGS[0], plain_setup(3).values)
    match = table_of(setup, typed=False)
    at = AtTheBox(qapp, match)
    # It needs no pixels to be told.
    at.page.setUpdatesEnabled(False)
    finger, retelling = Finger(at), Retelling(match, setup, rng, typed=False)
    for events, state in played(setup, rng):
        for name, *words in retelling.facts(events):
            finger.tell(name, *words)
        if any(event.name == "no_card_left" for event in events):
            for seat, hand in enumerate(state.hands):
                match.tell("hand", seat + 1, len(hand))
        assert_alike(match, state)
    assert match.is_over and match.result() == state.result()
    assert at.next == "The match is over" and not at.refused
    at.close()

"""Random matches told by presses with slips: forgotten, mistyped, pressed twice, and put right in the window."""

from __future__ import annotations

import random

import pytest
from PySide6.QtWidgets import QApplication

from desktop.table.correcting import Correcting
from desktop.table.questions.picker import Picker
from desktop.table.told_anew import ToldAnew
from engine.games.outer_earth.components import PLANETS
from engine.games.outer_earth.game import GAME
from engine.games.outer_earth.table import AtTable
from engine.record.lines import Fact
from tests.games.outer_earth.at_table import begun, tell
from tests.games.outer_earth.facts.test_forgotten import mistyped
from tests.games.outer_earth.positions import plain_setup
from tests.games.outer_earth.retold import Retelling, assert_alike, played, table_of
from tests.games.outer_earth.window.table import AtTheBox
from tests.games.outer_earth.window.test_physical_game import Finger
from tests.sweeps import swept
from tests.told_at_random import numbers

pytestmark = pytest.mark.dressed(False)

FORGETTABLE = ("drew", "took", "refreshed", "invested", "placed", "removed")
"""Steps that a group forgets and goes on; another one would be missed at once."""


class Hasty(Finger):
    """Forgets a step, presses a wrong place or one twice, and puts it right before the turn ends."""

    def __init__(self, at: AtTheBox, rng: random.Random) -> None:
        super().__init__(at)
        self.rng = rng
        self.told: list[Fact] = []
        self.forgotten: tuple[int, Fact] | None = None
        self.wrong: tuple[int, Fact] | None = None
        self.done: dict[str, int] = {}

    def tell(self, name: str, *words: str) -> None:
        """What happened is pressed, sooner or later."""
        number, right = len(self.told), Fact(name, words)
        self.told.append(right)
        if name == "done":
            self.repair()
        elif name in FORGETTABLE and self.forgotten is None and self.rng.random() < 0.12:
            self.forgotten = number, right
            return
        elif self._is_hasty() and self._slips(number, right):
            return
        if not self._pressed(right):
            self.repair()
            assert self._pressed(right), (right, self.at.refused)

    def _is_hasty(self) -> bool:
        return self.forgotten is None and self.wrong is None and self.rng.random() < 0.25

    def _slips(self, number: int, right: Fact) -> bool:
        """Press something else; whether that stays for a while."""
        other = mistyped(right, self.rng)
        if other is not None and self._pressed(other):
            if self.rng.random() < 0.5:
                self.wrong = number, right
                return True
            self._undo("undone")
        elif right.name in FORGETTABLE and self._pressed(right):
            if self._pressed(right):
                self._undo("pressed twice")
            return True
        return False

    def _undo(self, kind: str) -> None:
        self.at.page.steps.undo.press()
        self._count(kind)

    def _count(self, kind: str) -> None:
        self.done[kind] = self.done.get(kind, 0) + 1

    def _row(self, seat: str, planet: str) -> int:
        """Of the table that is shown: as it stood where something is put in."""
        state = self.at.page.telling.state
        assert isinstance(state, AtTable)
        return state.developing[int(seat) - 1].index(PLANETS.index(planet)) + 1

    def _pressed(self, fact: Fact) -> bool:
        """Press what tells a fact; False if the place says why it cannot be."""
        match = self.at.page.telling.match
        before = len(match.lines)
        getattr(self, f"_{fact.name}")(*fact.words)
        return len(match.lines) > before

    # -- putting right -------------------------------------------------------------

    def repair(self) -> None:
        """Put in what was forgotten, and correct what was mistyped."""
        forgotten, wrong = self.forgotten, self.wrong
        self.forgotten = self.wrong = None
        if forgotten is not None:
            self._put_in(*forgotten)
        if wrong is not None:
            number, right = wrong
            told = self.at.match.told[number]
            if isinstance(told, Fact) and told.name == right.name:
                self._correct(number, right)
            else:
                self._strike(number)
                self._put_in(number, right)

    def _put_in(self, number: int, fact: Fact) -> None:
        """Before the step that has its place now, at the table as it stood then."""
        there = numbers(self.at.match)
        if number == len(there):
            assert self._pressed(fact)
            return
        self.at.page.put_in_before(there[number])
        assert self._pressed(fact), self.at.refused
        self.at.page.putting_in.insert.press()
        follows = self.at.pages.pop()
        assert isinstance(follows, ToldAnew)
        follows.take.press()
        assert not self.at.page.putting_in.is_on
        follows.deleteLater()
        self._count("put in")

    def _page_of(self, number: int) -> Correcting:
        self.at.page.correct(numbers(self.at.match)[number])
        page = self.at.pages.pop()
        assert isinstance(page, Correcting)
        return page

    def _correct(self, number: int, right: Fact) -> None:
        """The industry was another one."""
        page = self._page_of(number)
        assert page.fields is not None
        industry = page.fields.fields[2]
        assert isinstance(industry, Picker)
        industry.buttons[right.words[2]].click()
        page.correct.press()
        page.deleteLater()
        self._count("corrected")

    def _strike(self, number: int) -> None:
        page = self._page_of(number)
        page.strike.click()
        page.correct.press()
        page.deleteLater()
        self._count("struck out")


@pytest.mark.slow
@pytest.mark.parametrize("seats", swept((2, 3), 1))
def test_whoever_slips_and_puts_it_right_ends_as_the_match_was_played(
    qapp: QApplication, seats: int
) -> None:
    rng = random.Random(f"slips {seats}")
    setup = GAME.setup(seats, None, None, plain_setup(seats).values)
    match = table_of(setup, typed=False)
    at = AtTheBox(qapp, match)
    # What is pressed needs no pixels.
    at.page.setUpdatesEnabled(False)
    finger, retelling = Hasty(at, rng), Retelling(match, setup, rng, typed=False)
    for events, state in played(setup, rng):
        for name, *words in retelling.facts(events):
            finger.tell(name, *words)
        if any(event.name == "no_card_left" for event in events):
            for seat, hand in enumerate(state.hands):
                finger.repair()
                match.tell("hand", seat + 1, len(hand))
                finger.told.append(Fact("hand", (str(seat + 1), str(len(hand)))))
        if not (finger.forgotten or finger.wrong):
            assert_alike(match, state)
    assert set(finger.done) == {"undone", "pressed twice", "put in", "corrected", "struck out"}
    assert [line for line in match.told if isinstance(line, Fact)] == finger.told
    assert match.is_over and match.result() == state.result()
    at.close()


def test_bids_that_were_forgotten_come_in_place_of_a_no_and_what_was_told_later_stays(
    qapp: QApplication,
) -> None:
    match = begun()
    tell(match, "wanted none", "wanted 1", "wanted none", "wanted none", "drew 1")
    at = AtTheBox(qapp, match)
    at.page.correct(numbers(match)[-5])
    page = at.pages.pop()
    assert isinstance(page, Correcting)
    page.take(Fact("wanted", ("2+3",)))
    assert page.answer.isVisibleTo(page) and page.following.correction is not None
    page.answer.click()
    assert at.page.telling.tell("bought", 2, 2)
    at.page.putting_in.insert.press()
    follows = at.pages.pop()
    assert isinstance(follows, ToldAnew)
    follows.take.press()
    assert at.state.hand_count(1) == 2 and at.state.hand_count(0) == 6
    assert [len(it) for it in at.state.developing] == [1, 1, 0]
    at.close()


def test_a_bid_is_corrected_by_what_was_added_to_it(qapp: QApplication) -> None:
    match = begun()
    tell(match, "wanted 1+2", "added 2 2")
    at = AtTheBox(qapp, match)
    at.page.correct(numbers(match)[-1])
    page = at.pages.pop()
    assert isinstance(page, Correcting) and page.fields is not None
    assert page.told.text() == "Ben’s bid: 3 cards."
    assert page.fields.fields[1].accessibleName() == "Cards added: 2"
    at.close()


def test_a_planets_card_is_corrected_in_all_that_stands_on_it_and_stays_that_planet(
    qapp: QApplication,
) -> None:
    match = begun()
    tell(match, "planet_card 01 Mud primary 3 primary ap 1 -")
    at = AtTheBox(qapp, match)
    at.page.correct(numbers(match)[-1])
    page = at.pages.pop()
    assert isinstance(page, Correcting) and page.fields is not None
    assert page.title.text() == "Round 1, auction"
    planet, *_, synergies, _, _, _ = page.fields.fields
    assert isinstance(planet, Picker) and isinstance(synergies, Picker)
    assert list(planet.buttons) == ["01"]
    assert len(synergies.menu.actions()) == 7
    (all_three,) = (it for it in synergies.menu.actions() if "," in it.text())
    all_three.trigger()
    page.correct.press()
    assert len(at.state.board.synergies[PLANETS.index("01")]) == 3
    at.close()

"""A whole physical game, told by clicks alone, ends as the same game in the engine."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from desktop.boards.red_outpost.table.turn_panel import TurnPanel
from desktop.shell.window import Window
from desktop.table.page import TablePage
from desktop.table.panels.slot import Slot
from desktop.table.panels.step_panel import capital
from engine.games.red_outpost.components import BARRACKS, PLACES, WORKERS
from engine.games.red_outpost.facts.cards import of_this_moment
from engine.games.red_outpost.state import RedOutpost
from engine.match.match import Match
from engine.record.lines import Fact
from engine.store.library import Library
from tests.games.red_outpost.at_table import at_table, shown
from tests.games.red_outpost.facts.test_facts import SHOWN, played
from tests.games.red_outpost.window.panels import table_on

pytestmark = pytest.mark.dressed(False)


class Finger:
    """Presses what stands for a fact on the table's page, and never − or +."""

    def __init__(self, window: Window, page: TablePage) -> None:
        self.window, self.page = window, page

    def press(self, name: str, within: QWidget | None = None) -> None:
        """Press the button of that name."""
        button = (within or self.page).findChild(QAbstractButton, name)
        assert button is not None, name
        self._press(button)

    def _press(self, button: QAbstractButton) -> None:
        assert button.isVisible(), button.objectName()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def say(self, panel: TurnPanel, text: str) -> None:
        """Press the place that offers these words, perhaps with a note: `Miner/−1`."""
        words, _, note = text.partition("/")
        for slot in panel.places:
            offered = slot.choice
            if offered is not None and offered.text == words and offered.note.startswith(note):
                self._press(slot)
                return
        raise AssertionError(f"nothing says {text}: {[it.choice for it in panel.places]}")

    def tell(self, name: str, *words: str) -> None:
        """Tell a fact by presses."""
        if name == "mood" and words[1] not in ("1", "-1"):
            # One press is one step.
            step = words[1][:-1] + "1"
            for _ in range(abs(int(words[1]))):
                self.tell(name, words[0], step)
            return
        told = len(self.page.match.lines)
        how: Callable[..., None] = getattr(self, f"_{name}")
        how(*words)
        facts = [it for it in self.page.match.lines[told:] if isinstance(it, Fact)]
        assert [(it.name, *it.words) for it in facts] == [(name, *words)]

    # -- the turn ------------------------------------------------------------------

    def _moved(self, seat: str, worker: str, place: str, disc: str, moods: str) -> None:
        moves = table_on(self.page).moves
        self.press("show_moves")
        counted = {"all": "everything", "place": "moods only", "none": "nothing"}[moods]
        for _ in counted:
            if counted not in self._words(moves, "moods"):
                self.press("moods", moves)
        for _ in range(2):
            slot = moves.findChild(Slot, "disc")
            assert slot is not None
            if slot.isVisible() and disc not in self._words(moves, "disc"):
                self.press("disc", moves)
        self.press(f"who_{worker}", moves)
        self.press(f"to_{place}", moves)

    def _words(self, panel: TurnPanel, name: str) -> str:
        slot = panel.findChild(Slot, name)
        assert slot is not None, name
        return " ".join(slot.words)

    def _done(self, seat: str) -> None:
        self.press("done")
        if table_on(self.page).clock.is_asking:
            self.press("forget")

    def _produced(self, seat: str, good: str, number: str) -> None:
        if good in ("wool", "fish"):
            self.press("show_goods")
            self.press(f"produced_{good}")
        else:
            self.press(f"produce_{seat}_{number}")
            self.press(f"good_{seat}_{good}")

    # -- its other actions ---------------------------------------------------------

    def _act(self, name: str, *then: str) -> None:
        self.press("show_actions")
        self.press(f"act_{name}")
        for words in then:
            self.say(table_on(self.page).deeds, words)

    def _gave(self, seat: str) -> None:
        self._act("gave")

    def _visited(self, seat: str) -> None:
        self._act("visited")

    def _paid(self, seat: str) -> None:
        self._act("paid")

    def _passed(self, seat: str) -> None:
        self._act("passed")

    def _sold(self, seat: str, good: str) -> None:
        self._act("sold", good.capitalize())

    def _bought(self, seat: str, good: str) -> None:
        self._act("bought", good.capitalize())

    def _discarded(self, seat: str, good: str) -> None:
        self._act("discarded", good.capitalize())

    def _mood(self, worker: str, steps: str) -> None:
        deeds = table_on(self.page).deeds
        self.press("show_actions")
        if deeds.is_home:
            self.press("act_mood")
        sign = "+" if int(steps) > 0 else "−"
        self.say(deeds, f"{worker.capitalize()}/{sign}{abs(int(steps))}")
        while not deeds.is_home:
            self.press("corner", deeds)

    def _moved_disc(self, seat: str, owner: str, source: str, target: str) -> None:
        deeds = table_on(self.page).deeds
        state = shown(self.page.match)
        by_card = state.place_card[int(seat) - 1] == of_this_moment(state) == BARRACKS
        self._act("place_card" if by_card else "moved_disc")
        name = self.page.telling.voice.people[int(owner) - 1]
        if any(it.choice is not None and it.choice.text == name for it in deeds.places):
            self.say(deeds, name)
        self.say(deeds, source.capitalize())
        self.say(deeds, target.capitalize())

    # -- special cards -------------------------------------------------------------

    def deal(self, state: RedOutpost, seat: int) -> None:
        """Say which cards lie before the person at turn, the first time."""
        if state.place_card[seat] >= 0 and shown(self.page.match).place_card[seat] < 0:
            deeds = table_on(self.page).deeds
            place = capital(deeds.short("places", PLACES[state.place_card[seat]]))
            self._act("place_card", place)
            self._act("worker_card", WORKERS[state.worker_card[seat]].capitalize())

    def _beer_card(self, seat: str) -> None:
        self._act("place_card")

    def _mine_card(self, seat: str, worker: str) -> None:
        self._act("place_card")

    def _pasture_card(self, seat: str, worker: str) -> None:
        self._act("place_card")

    def _launched(self, seat: str, good: str) -> None:
        self._act("place_card", good.capitalize())

    def _papers(self, seat: str, worker: str) -> None:
        self._act("place_card", "To the portrait", worker.capitalize())

    def _laid_flat(self, seat: str, worker: str) -> None:
        self._act("place_card", worker.capitalize())

    def _gave_to_portrait(self, seat: str, worker: str) -> None:
        self._act("place_card", worker.capitalize())

    def _fished_out(self, seat: str, card: str, caught: str) -> None:
        fish = {"nothing": "Nothing", "fish_1": "1 fish", "fish_2_mood": "2 fish"}[card]
        self._act("place_card", f"{fish}/{'caught' if caught == 'caught' else 'fish not taken'}")

    def _ferried(self, seat: str, worker: str, place: str) -> None:
        to = capital(table_on(self.page).deeds.short("places", place))
        self._act("worker_card", worker.capitalize(), to)

    # -- the decks -----------------------------------------------------------------

    def _lake_card(self, seat: str, card: str, caught: str) -> None:
        lake = table_on(self.page).lake
        if caught == "left":
            self.press("corner", lake)
            self.say(lake, "Do not take the fish")
        self.press(f"lake_{card}", lake)

    def _two_lake_cards(self, seat: str, first: str, second: str, kept: str, when: str) -> None:
        lake = table_on(self.page).lake
        if lake.is_home:
            self.press("lake_two", lake)
        if when == "before":
            self.say(lake, "Shuffled first")
        self.press(f"lake_{first}", lake)
        self.press(f"lake_{second}", lake)
        if when == "after":
            self.say(lake, "Shuffles after")
        self._say_note(lake, f"the {kept}")

    def _say_note(self, panel: TurnPanel, note: str) -> None:
        for slot in panel.places:
            if slot.choice is not None and slot.choice.note == note:
                self._press(slot)
                return
        raise AssertionError(f"nothing says {note}: {[it.choice for it in panel.places]}")

    def _shuffled_lake(self) -> None:
        self.press("lake_shuffle", table_on(self.page).lake)

    def _ship_card(self, seat: str, card: str, good: str) -> None:
        ship = table_on(self.page).spaceship
        self.press(f"ship_{card}", ship)
        if good != "-":
            self.press(f"ship_{good}", ship)

    # -- the day's end -------------------------------------------------------------

    def _settle(self) -> None:
        told = len(self.page.match.lines)
        self.press("done")
        wizard: Any = self.window.page
        assert wizard is not self.page, "the day's end has a page of its own"
        for _ in range(9):
            if any(isinstance(line, Fact) for line in self.page.match.lines[told:]):
                break
            self._press(wizard.verbs.next)
        self.window.go_back()


def page_of(window: Window, library: Library, match: Match) -> TablePage:
    window.resize(1600, 1000)
    window.open_match(library.add(match, "A game with the box"))
    assert isinstance(window.page, TablePage)
    QApplication.processEvents()
    return window.page


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "cards"), [pytest.param(3, "off", marks=pytest.mark.thorough), (2, "on")]
)
def test_a_physical_game_told_by_clicks_ends_as_in_the_engine(
    window: Window, library: Library, seats: int, cards: str
) -> None:
    match = at_table(seats, cards=cards)
    dice = random.Random(seats)
    game = played(
        seats, cards, dice, follows="all" if cards == "off" else "none", locks="beginners"
    )
    state = None
    finger: Finger | None = None
    page: TablePage | None = None
    for told, state in game:
        if page is None:
            page = page_of(window, library, match)
            match = page.match
            finger = Finger(window, page)
        assert finger is not None
        for fact in told:
            finger.deal(state, shown(match).at_turn)
            finger.tell(*fact)
        for field in SHOWN:
            assert getattr(shown(match), field) == getattr(state, field), (field, told)
    assert state is not None and match.is_over
    assert match.state.result() == state.result()
    by_hand = {"vp", "crystals", "palace", "wheel", "warehouse", "exported"}
    facts = [line for line in match.lines if isinstance(line, Fact)]
    assert not [line for line in facts if line.name in by_hand], "every point has its event"

"""A whole match of four, told by clicks, stands at every player turn as it was played."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.table.panels.slot import Slot
from engine.games.outpost.components import FACTORIES, ROBOT_THING
from engine.games.outpost.table import EVENTS, FULL, ORDER
from engine.match.match import Match
from tests.games.outpost.facts.test_retold import FOUR
from tests.games.outpost.retold import Retelling, assert_alike, kept, table_of
from tests.games.outpost.window.table import AtTheBox

pytestmark = pytest.mark.dressed(False)

WHO = {ROBOT_THING: ("a robot", "robots")}
"""How a robot is called where it goes to work, and where it leaves; all others are people."""
OFTEN = 2
"""Times that the same is told by clicks, whoever does it and how many there are."""


class Clicking:
    """Tells facts as a finger does; what was clicked often enough is told without the page."""

    def __init__(self, at: AtTheBox) -> None:
        self.at = at
        self.times: Counter[tuple[str, ...]] = Counter()
        self.is_shown = True

    def tell(self, name: str, *words: str) -> None:
        """Tell a fact; it has to be told by what is pressed."""
        # Cards are all found by their names in the same way.
        things = () if name == "event" else (it for it in words if not it.isdecimal())
        self.times[kind := (name, *things)] += 1
        if self.times[kind] > OFTEN:
            self.at.match.tell(name, *words)
            self.is_shown = False
            return
        if not self.is_shown:
            self.at.page.show_match()
            self.is_shown = True
        before = len(self.at.facts)
        match name:
            case "turn" | "event_done":
                self.at.go_on()
            case "game_over":
                self.at.press("The match is over")
            case "phase":
                self.at.press(f"Phase {words[0]} begins")
            case "all_sold":
                self.at.press("All upgrades of the phase are sold")
            case "lot":
                self.at.press(self._person(words[0]))
            case "rolled":
                self.at.press(words[0])
            case "personal":
                if "Personal event for…" in self.at.offers():
                    self.at.press("Personal event for…")
                self.at.press(f"Personal event for {self._person(words[0])}")
            case "event":
                card = next(it for it in self.at.state.board.event_deck if it.id == words[0])
                QTest.keyClicks(self.at.panel.finder, card.name["en"])
                self.at.press(card.name["en"])
            case "vp" | "face":
                self._type(name, *words)
            case "decided":
                choices = [*map(str, self.at.state.choices)]
                self._click(self.at.panel.places[choices.index(words[1])])
            case _:
                self._colony(name, *words)
        assert len(self.at.facts) > before, (name, words, self.at.refused[-1:], self.at.offers())

    def _person(self, seat: str) -> str:
        return self.at.page.telling.voice.people[int(seat) - 1]

    def _click(self, slot: Slot) -> None:
        QTest.mouseClick(slot, Qt.MouseButton.LeftButton)

    def _type(self, name: str, seat: str, number: str) -> None:
        row = self.at.table.people.rows[int(seat) - 1]
        field = row.vp if name == "vp" else row.face
        field.setFocus()
        QTest.keyClicks(field, number)
        QTest.keyClick(field, Qt.Key.Key_Return)

    # -- colonies ------------------------------------------------------------------

    def _colony(self, name: str, seat: str, *words: str) -> None:
        at, panel = self.at, self.at.table.turn
        at.line(int(seat) - 1)
        person = self._person(seat)
        if name == "won":
            wins = f"{person} wins: {panel.upgrade(words[0])}"
            # Of several copies it says how many there are.
            begins = (f"{wins},", f"{wins} ×")
            at.press(next(it for it in at.offers() if it.startswith(begins)))
        elif name in ("built", "hired"):
            thing = panel.thing(words[0])
            said = next(it for it in at.offers() if it.startswith(f"{person} buys: {thing},"))
            at.press(*[said] * int(words[1]))
        elif name == "manned":
            who = WHO.get(words[2], ("a person", ""))[0]
            at.press(*[f"To work: {who}, {self._job(words[0])}"] * int(words[1]))
        elif name == "unmanned":
            for _ in range(int(words[1])):
                at.press("From a job…")
                kind = WHO.get(words[2], ("", "people"))[1]
                self._click(self._leaving(self._job(words[0]), kind))
                at.press("No job for now")
                at.line(int(seat) - 1)
        elif name == "handed_in":
            at.press("Handed in six cards")
        else:
            raise AssertionError(name)

    def _job(self, job: str) -> str:
        words = self.at.page.telling.voice.words
        return words.name("decks" if job in FACTORIES else "upgrades", job)

    def _leaving(self, job: str, kind: str) -> Slot:
        return next(
            slot
            for slot in self.at.panel.places
            if slot.choice is not None
            and slot.choice.text == job
            and slot.choice.note.startswith(kind)
        )


@pytest.mark.parametrize(
    "extent",
    [
        pytest.param(EVENTS, marks=pytest.mark.thorough),
        pytest.param(ORDER, marks=pytest.mark.slow),
        pytest.param(FULL, marks=pytest.mark.slow),
    ],
)
def test_a_whole_match_told_by_clicks_stands_as_it_was_played(
    qapp: QApplication, extent: str
) -> None:
    original = kept(FOUR)
    match: Match = table_of(original.setup, extent)
    at = AtTheBox(qapp, match)
    # The table of everything needs no pixels to be told.
    at.page.setUpdatesEnabled(extent != FULL)
    clicking, retelling, compared = Clicking(at), Retelling(original, match), 0
    for entry, state in retelling.entries():
        for fact in retelling.facts(entry, state):
            clicking.tell(*fact)
        if state.begins_turn:
            assert_alike(match, state)
            compared += 1
    assert compared > 30 and match.is_over
    at.close()

"""An earlier event becomes one that asks something: it is answered at the table as it stood then."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from desktop.table.correcting import Correcting
from desktop.table.told_anew import ToldAnew
from engine.games.outpost.table import EVENTS, FULL
from engine.match.match import Match
from engine.record.lines import Fact
from engine.rules.facts import written
from tests.games.outpost.at_table import at_table, tell_all
from tests.games.outpost.facts.test_each_fact import SECOND
from tests.games.outpost.window.table import AtTheBox

pytestmark = pytest.mark.dressed(False)


@pytest.fixture
def at(qapp: QApplication) -> Iterator[AtTheBox]:
    """Turn 2 of a table that follows everything: an event without questions, then a factory."""
    match = at_table(extent=FULL)
    tell_all(match, f"{SECOND}; event quiet_shift; built 1 ore 1")
    made = AtTheBox(qapp, match)
    yield made
    made.close()


def line_of(match: Match, name: str) -> int:
    """The line of the last fact of that name."""
    facts = [(at, line) for at, line in enumerate(match.lines, 1) if isinstance(line, Fact)]
    return max(at for at, line in facts if line.name == name)


def press(page: QWidget, name: str) -> None:
    """Press the button of that name."""
    button = page.findChild(QAbstractButton, name)
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def corrected(at: AtTheBox, *words: str) -> Correcting:
    """The page on which the event becomes another one."""
    at.page.correct(line_of(at.match, "event"))
    page = at.pages[-1]
    assert isinstance(page, Correcting)
    page.take(Fact("event", words))
    return page


def test_what_a_corrected_event_asks_is_answered_and_later_steps_stay(at: AtTheBox) -> None:
    page = corrected(at, "barter_fair")
    assert len(page.following.broken) == 1 and not page.answer.isHidden()
    page.back.connect(page.hide)
    press(page, "answer")
    assert page.isHidden() and at.page.putting_in.is_on
    assert at.page.putting_in.title.full.startswith("Entering instead of “")
    assert at.page.putting_in.insert.reason == "First answer what is asked."
    assert at.page.putting_in.text.full == "First answer what is asked."
    assert at.next == "Done without the app"
    asked = at.page.telling.match
    while asked.state.choices:
        at.panel.places[
            at.panel.places.index(next(it for it in at.panel.places if it.choice))
        ].press()
    assert at.page.putting_in.insert.reason == ""
    assert at.page.putting_in.text.full.startswith("All that was asked is answered.")
    assert at.next == "Insert…"
    at.go_on()
    told = at.pages[-1]
    assert isinstance(told, ToldAnew) and not told.following.broken
    assert told.title.text().startswith("Instead of “")
    press(told, "take")
    state = at.state
    assert state.board.event_deck[state.event].id == "barter_fair" and state.factories[0][0] == 3
    assert not at.page.putting_in.is_on and at.facts[-1] == "built 1 ore 1"
    at.match.undo()
    state = at.state
    assert state.board.event_deck[state.event].id == "quiet_shift"


def test_an_event_that_asks_nothing_is_corrected_at_once(at: AtTheBox) -> None:
    page = corrected(at, "late_freighter")
    assert page.answer.isHidden() and page.correct.reason == ""


def test_what_was_left_is_gone_on_with_in_its_place(at: AtTheBox) -> None:
    page = corrected(at, "barter_fair")
    press(page, "answer")
    assert not page.unfinished(), "it is entered elsewhere now"
    at.page.putting_in.leave()
    at.page.putting_in.resume()
    assert at.page.putting_in.title.full.startswith("Entering instead of “")


def test_a_personal_card_that_is_put_in_is_told_first(qapp: QApplication) -> None:
    match = at_table(extent=EVENTS)
    tell_all(match, f"turn; turn; event audit; turn; event_named {written('Wind')}")
    at = AtTheBox(qapp, match)
    at.page.put_in_before(line_of(match, "turn"))
    at.page.telling.tell("personal", 2)
    assert at.page.putting_in.insert.reason == "First answer what is asked."
    at.page.telling.tell("event_missed")
    assert at.page.putting_in.insert.reason == ""
    at.close()

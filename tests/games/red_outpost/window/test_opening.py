"""What lies on the table when a match begins is asked for on one page, and remembered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.boards.red_outpost.table.opening import Opening
from desktop.shell.window import Window
from desktop.table.page import TablePage
from desktop.table.questions.picker import Picker
from desktop.table.touch import TouchButton
from engine.games.red_outpost.components import PLACES, WORKERS
from engine.games.red_outpost.game import GAME
from engine.games.red_outpost.table import AtTable
from engine.record.lines import Fact
from engine.record.record import Player
from engine.rules.game import AT_TABLE

pytestmark = pytest.mark.dressed(False)

LOCKS = ("mine", "lake", "palace", "pasture", "warehouse", "spaceship")


def begin(window: Window, **options: str) -> TablePage:
    """A match at a table has just begun; its page."""
    setup = GAME.setup(2, {"first": "1", "locks": "random", **options}, level=AT_TABLE)
    window.start(setup, [Player("Anna"), Player("Ben")], "7F3A91C2")
    QApplication.processEvents()
    (page,) = window.findChildren(TablePage)[-1:]
    return page


def asked(window: Window) -> Opening:
    page = window.page
    assert isinstance(page, Opening)
    return page


def choose(window: Window, row: str, word: str) -> None:
    picker = asked(window).findChild(Picker, row)
    assert picker is not None, row
    picker.wanted.emit(word)


def chosen(window: Window, row: str) -> str | None:
    picker = asked(window).findChild(Picker, row)
    assert picker is not None, row
    return picker.value


def press(window: Window, name: str) -> None:
    button = asked(window).findChild(TouchButton, name)
    assert button is not None and button.isVisible(), name
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def choose_locks(window: Window, count: int = 6) -> None:
    """The locks from the last to the first."""
    for at in reversed(range(6 - count, 6)):
        choose(window, f"{'morning' if at < 3 else 'evening'}_{at}", LOCKS[at])


def facts(page: TablePage) -> list[str]:
    return [" ".join((it.name, *it.words)) for it in page.match.lines if isinstance(it, Fact)]


def table_of(page: TablePage) -> AtTable:
    assert isinstance(page.match.state, AtTable)
    return page.match.state


@pytest.fixture
def cards(window: Window) -> Iterator[TablePage]:
    yield begin(window, special_cards="on")


def test_locks_and_cards_are_entered_in_any_order_at_once(window: Window, cards: TablePage) -> None:
    choose(window, "2_place_card", "mine")
    choose_locks(window)
    choose(window, "1_worker_card", "miner")
    press(window, "enter")
    assert window.page is cards
    assert facts(cards) == [
        "locks " + " ".join(LOCKS),
        "worker_card 1 miner",
        "place_card 2 mine",
    ]
    state = table_of(cards)
    assert state.worker_card == [WORKERS.index("miner"), -1] and state.is_known("locks")
    takes_back = cards.steps.undo.accessibleName()
    assert takes_back == "Undo: 6 locks, 1 worker card, 1 place card"
    cards.match.undo()
    assert not table_of(cards).is_known("locks") and table_of(cards).worker_card == [-1, -1]


def test_one_thing_that_was_entered_is_taken_back_by_its_name(
    window: Window, cards: TablePage
) -> None:
    choose(window, "1_worker_card", "miner")
    press(window, "enter")
    takes_back = cards.steps.undo.accessibleName()
    assert takes_back == "Undo: Anna gets the Miner worker card"


def test_a_card_or_lock_that_is_chosen_twice_changes_places(
    window: Window, cards: TablePage
) -> None:
    choose(window, "1_worker_card", "miner")
    choose(window, "2_worker_card", "farmer")
    choose(window, "2_worker_card", "miner")
    assert (
        chosen(window, "1_worker_card") == "farmer" and chosen(window, "2_worker_card") == "miner"
    )
    choose(window, "morning_0", "mine")
    choose(window, "evening_4", "mine")
    assert chosen(window, "morning_0") is None and chosen(window, "evening_4") == "mine"


def test_what_was_chosen_can_be_left_open_again(window: Window, cards: TablePage) -> None:
    choose(window, "1_worker_card", "miner")
    choose(window, "morning_1", "lake")
    choose(window, "1_worker_card", "?")
    choose(window, "morning_1", "?")
    assert chosen(window, "1_worker_card") is None and chosen(window, "morning_1") is None
    press(window, "enter")
    assert facts(cards) == []


def test_what_is_skipped_stays_open(window: Window, cards: TablePage) -> None:
    press(window, "skip")
    assert window.page is cards and facts(cards) == []
    assert not table_of(cards).is_known("locks")


def test_a_few_locks_are_kept_as_typed_and_the_cards_are_entered(
    window: Window, cards: TablePage
) -> None:
    choose_locks(window, 2)
    choose(window, "1_place_card", "lake")
    assert "all six" in asked(window).note.text()
    press(window, "enter")
    assert facts(cards) == ["place_card 1 lake"]
    begin(window, special_cards="on")
    assert chosen(window, "evening_5") == LOCKS[5] and chosen(window, "morning_0") is None


@pytest.mark.parametrize("way", ["enter", "skip", "escape"])
def test_what_was_typed_is_there_when_the_next_match_begins(window: Window, way: str) -> None:
    """With names and colours; nothing of it counts before it is entered."""
    begin(window, special_cards="on")
    choose_locks(window)
    choose(window, "2_worker_card", "shepherd")
    if way == "escape":
        before = asked(window)
        QTest.keyClick(window, Qt.Key.Key_Escape)
        QApplication.processEvents()
        assert (
            window.page.notice.text == "What you entered under “On the table” is not applied yet."
        )
        window.page.notice.verb.click()
        assert window.page is before
        window.go_back()
    else:
        press(window, way)
        assert not window.page.notice.text
    page = begin(window, special_cards="on")
    assert asked(window).note.text().startswith("As last time.")
    assert chosen(window, "morning_0") == LOCKS[0]
    assert chosen(window, "2_worker_card") == "shepherd" and facts(page) == []
    press(window, "enter")
    assert facts(page) == ["locks " + " ".join(LOCKS), "worker_card 2 shepherd"]


def test_one_card_of_the_last_time_is_told_to_be_of_the_last_time(window: Window) -> None:
    begin(window, special_cards="on")
    assert not asked(window).note.text().startswith("As last time.")
    choose(window, "1_place_card", "lake")
    press(window, "skip")
    begin(window, special_cards="on")
    assert asked(window).note.text().startswith("As last time.")


def test_whatever_does_not_fit_any_more_is_passed_over(window: Window) -> None:
    window.chosen.laid["red-outpost"] = [
        ["locks", "mine", "barracks", "x", "?", "?", "lake"],
        ["worker_card", "4", "miner"],
        ["worker_card", "1"],
        ["place_card", "1", "moon"],
        ["place_card", "2", PLACES[0]],
        [],
    ]
    begin(window, special_cards="on")
    assert [chosen(window, it) for it in ("morning_0", "morning_1", "morning_2", "evening_5")] == [
        *("mine", None, None, "lake")
    ]
    assert chosen(window, "2_place_card") == PLACES[0] and chosen(window, "1_place_card") is None


def test_only_what_lies_there_is_asked_for(window: Window) -> None:
    begin(window)
    assert asked(window).findChild(Picker, "1_worker_card") is None
    press(window, "skip")
    begin(window, locks="beginners", special_cards="on")
    assert asked(window).findChild(Picker, "morning_0") is None
    press(window, "skip")
    page = begin(window, locks="beginners")
    assert window.page is page


def test_enter_takes_what_is_chosen_to_the_table(window: Window) -> None:
    page = begin(window)
    choose_locks(window)
    told = asked(window).keys()
    assert [key for key, _ in told] == ["Enter"]
    QTest.keyClick(asked(window), Qt.Key.Key_Return)
    QApplication.processEvents()
    assert window.page is page and facts(page) == ["locks " + " ".join(LOCKS)]

"""“Our table shows …”: a running game is joined, and whatever is wrong is put right."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.boards.red_outpost.table.our_table.page import OurTable
from desktop.boards.red_outpost.table.our_table.values import (
    MARKERS,
    groups_of,
    rows_of,
    unknown_in,
)
from desktop.table.questions.number_field import NumberField
from desktop.table.questions.picker import Picker
from desktop.table.telling import Telling
from engine.base.errors import Told
from engine.games.red_outpost.components import WORKERS
from engine.games.red_outpost.facts import FACTS
from engine.games.red_outpost.table import of_board
from engine.rules import facts
from tests.desktop.fixtures import light_and_english
from tests.games.red_outpost.at_table import at_table, shown, tell


@pytest.fixture(autouse=True)
def plain(qapp: QApplication) -> Iterator[None]:
    """English and light, whatever was before."""
    light_and_english(qapp)
    yield
    light_and_english(qapp)


def page_of(
    *facts: str, joining: bool = False, seats: int = 2, cards: str = "off", locks: str = "beginners"
) -> OurTable:
    match = at_table(seats, cards=cards, locks=locks)
    tell(match, *facts)
    page = OurTable(Telling(match), joining)
    page.resize(1600, 1000)
    page.show()
    return page


def field(page: OurTable, row: str, key: str) -> NumberField | Picker:
    assert page.rows is not None
    return page.rows.fields[row, key]


def test_whoever_joins_a_running_game_is_asked_for_everything(qapp: QApplication) -> None:
    page = page_of(joining=True)
    state = shown(page.telling.match)
    assert set(state.unknown) == set(of_board(state.board))
    open_ = {group: unknown_in(state, group) for group in page.groups}
    assert sum(open_.values()) == len(state.unknown)
    assert page.now == "clock" and page.verbs.next.words[0] == "Next: Players"


@pytest.mark.parametrize("cards", ["on", "off"])
def test_every_marker_has_its_place(qapp: QApplication, cards: str) -> None:
    match = at_table(3, cards=cards, locks="random")
    state = tell(match, "joined")
    found = {
        value.marker or ".".join(value.words)
        for group in groups_of(state)
        for row in rows_of(state, group)
        for _, value in row.cells
    }
    assert set(state.unknown) <= found
    assert {marker.partition(".")[0] for marker in state.unknown} <= {
        kind for kinds in MARKERS.values() for kind in kinds
    }


def test_every_value_is_told_by_the_words_it_names(qapp: QApplication) -> None:
    state = shown(at_table(3, cards="on"))
    for group in groups_of(state):
        for row in rows_of(state, group):
            for _, value in row.cells:
                kind = FACTS[value.words[0]].kinds[value.at - 1]
                assert len(value.words) == len(FACTS[value.words[0]].kinds) + 1
                for word in value.choices:
                    kind.read(state, word)


def test_every_value_that_can_be_told_is_offered(qapp: QApplication) -> None:
    state = shown(at_table(3, cards="on"))
    for group in groups_of(state):
        for row in rows_of(state, group):
            for _, value in row.cells:
                name, *words = value.words
                for word in FACTS[name].kinds[value.at - 1].words(state):
                    words[value.at - 1] = word
                    if word not in value.choices:
                        with pytest.raises(Told):
                            facts.tell(state.clone(), name, words)


def test_the_clock_is_moved(qapp: QApplication) -> None:
    page = page_of(joining=True, seats=3)
    picker = field(page, "textphase", "phase")
    assert isinstance(picker, Picker)
    picker.buttons["lunch"].press()
    field(page, "textturns", "turns").wanted.emit(1)
    field(page, "textday", "day").wanted.emit("2")
    state = shown(page.telling.match)
    assert (state.day, state.phase) == (2, 2)
    assert page.check.text().startswith("It is Ben’s turn")


def test_an_unknown_value_is_a_question_mark_until_digits_tell_it(qapp: QApplication) -> None:
    page = page_of(joining=True)
    page.go("people")
    counter = field(page, "seat2", "vp")
    assert isinstance(counter, NumberField) and counter.number.text() == "?"
    QTest.keyClicks(counter, "23")
    assert shown(page.telling.match).vp[1] == 23 and counter.number.text() == "23"
    assert page.verbs.undo.words[0] == "Undo: Ben has 23 VP"
    page.verbs.undo.press()
    assert counter.number.text() == "?"


def test_digits_for_a_finger_tell_a_number(qapp: QApplication) -> None:
    page = page_of(joining=True)
    page.go("people")
    counter = field(page, "seat1", "vp")
    assert isinstance(counter, NumberField)
    counter.open_digits()
    assert counter.digits is not None
    keys = [*counter.digits.buttons.values(), counter.digits.done]
    areas = [key.geometry() for key in keys]
    assert all(not one.intersects(other) for one, other in combinations(areas, 2))
    assert [len({area.top() for area in areas[at : at + 3]}) for at in (0, 3, 6, 9)] == [1] * 4
    assert areas[9].top() < areas[6].bottom() + areas[0].height(), "no row is left out"
    counter.digits.buttons["1"].press()
    counter.digits.buttons["7"].press()
    counter.digits.done.press()
    assert shown(page.telling.match).vp[0] == 17 and counter.digits.isHidden()


def test_what_the_box_does_not_have_is_refused_at_the_row(qapp: QApplication) -> None:
    page = page_of("crystals 1 20")
    page.go("people")
    field(page, "seat2", "crystals").wanted.emit(6)
    assert page.rows is not None
    note = page.rows.notes["seat2"]
    assert not note.isHidden()
    assert note.text() == (
        "26 crystals would be on the table, the box has 24; correct one of the counts (RO-1.2)."
    )
    assert shown(page.telling.match).crystals == [20, 1]


def test_discard_piles_and_places_are_told(qapp: QApplication) -> None:
    page = page_of(joining=True)
    page.go("decks")
    field(page, "textlake", "fish_1").wanted.emit(1)
    state = shown(page.telling.match)
    assert state.is_known("lake") and sum(state.lake_discard) == 1
    page.go("workers")
    picker = field(page, "workerminer", "at")
    assert isinstance(picker, Picker)
    picker.menu.actions()[7].trigger()
    field(page, "workerminer", "pose").wanted.emit("lying")
    state = shown(page.telling.match)
    assert state.at[WORKERS.index("miner")] == 7 and state.is_known("at.miner")
    assert not state.upright >> WORKERS.index("miner") & 1


def test_six_locks_are_told_together(qapp: QApplication) -> None:
    page = page_of(locks="random")
    page.go("locks")
    assert page.rows is not None
    places = ("lake", "mine", "palace", "pasture", "warehouse")
    assert not page.unfinished()
    for at, place in enumerate(places):
        field(page, "textmorning" if at < 3 else "textevening", str(at)).wanted.emit(place)
    assert not shown(page.telling.match).is_known("locks")
    page.trail.tell("produced", "produced", 1, "wool", 1)
    assert page.unfinished() == "What you entered under “Our table shows…” is not applied yet."
    page.hide()
    assert page.question == OurTable(page.telling, joining=False).question
    page.show()
    field(page, "textevening", "5").wanted.emit("cornfield")
    assert shown(page.telling.match).is_known("locks") and not page.unfinished()
    field(page, "textmorning", "0").wanted.emit("cornfield")
    state = shown(page.telling.match)
    assert state.morning_locks.bit_count() == state.evening_locks.bit_count() == 3


def test_all_of_it_is_taken_back_at_once(qapp: QApplication) -> None:
    page = page_of("produced 1 wool 1")
    before = page.telling.state.text()
    page.go("goods")
    field(page, "goodwool", "warehouse").wanted.emit(2)
    page.go("portraits")
    field(page, "workerminer", "mood").wanted.emit(2)
    left: list[bool] = []
    page.back.connect(lambda: left.append(True))
    page.verbs.undo_all.press()
    assert page.telling.state.text() == before and left == []
    page.verbs.next.press()
    assert left == [True]


def test_who_takes_all_back_at_the_first_question_has_not_joined(qapp: QApplication) -> None:
    page = page_of(joining=True)
    left: list[bool] = []
    page.back.connect(lambda: left.append(True))
    page.verbs.undo_all.press()
    assert left == [True] and not page.telling.state.unknown


def test_up_and_down_walk_through_the_list_and_stop_at_its_ends(qapp: QApplication) -> None:
    page = page_of()
    page.activateWindow()
    assert QTest.qWaitForWindowActive(page)
    tiles = list(page.tiles.values())
    tiles[0].setFocus()

    def after(*keys: Qt.Key) -> int:
        for key in keys:
            QTest.keyClick(page.focusWidget(), key)
        return next(at for at, tile in enumerate(tiles) if tile.hasFocus())

    assert after(Qt.Key.Key_Down) == 1
    assert after(Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up) == 2
    assert after(Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Up) == 0
    assert after(*[Qt.Key.Key_Down] * len(tiles)) == len(tiles) - 1
    assert after(Qt.Key.Key_Left, Qt.Key.Key_Right) == len(tiles) - 1
    assert page.now == "clock", "a walk chooses nothing"


def test_enter_goes_on_from_a_number_and_opens_a_tile_from_the_list(qapp: QApplication) -> None:
    page = page_of(joining=True)
    page.activateWindow()
    assert QTest.qWaitForWindowActive(page)
    for step in ("clock", "goods"):
        page.tiles[step].setFocus()
        QTest.keyClick(page.tiles[step], Qt.Key.Key_Return)
        assert page.now == "clock", "the list leaves Enter to its buttons"
    QTest.keyClick(page.tiles["goods"], Qt.Key.Key_Space)
    assert page.now == "goods"
    QTest.keyClick(field(page, "goodwool", "warehouse"), Qt.Key.Key_Return)
    assert page.now == "decks"


def said_of(page: OurTable) -> dict[str, str]:
    return {name: tile.accessibleName().partition(", ")[2] for name, tile in page.tiles.items()}


def test_entered_is_said_only_of_what_was_entered(qapp: QApplication) -> None:
    """What the app has followed from the beginning nobody has entered."""
    page = page_of("moved 1 miner mine portrait all", "done 1")
    assert {*said_of(page).values()} == {"as the app counts it"}
    tell(page.telling.match, "vp 1 7")
    page.show_table()
    assert said_of(page)["people"] == "entered" and said_of(page)["goods"] == "as the app counts it"


def test_whoever_joins_has_not_entered_the_clock_yet(qapp: QApplication) -> None:
    page = page_of("clock 2 morning 0 1", joining=True)
    assert said_of(page)["clock"] == "not entered yet"
    tell(page.telling.match, "clock 2 morning 0 1")
    page.show_table()
    assert said_of(page)["clock"] == "entered" and "missing" in said_of(page)["people"]


def test_cards_that_nobody_named_are_missing(qapp: QApplication) -> None:
    page = page_of("worker_card 1 miner", cards="on")
    assert said_of(page)["cards"] == "3 values missing"


def test_locks_are_kept_as_chosen_while_another_group_is_looked_at(qapp: QApplication) -> None:
    page = page_of(locks="random")
    page.go("locks")
    page.rows.fields["textmorning", "0"].wanted.emit("mine")  # type: ignore[union-attr]
    page.go("goods")
    page.go("locks")
    assert page.rows.fields["textmorning", "0"].value == "mine"  # type: ignore[union-attr]

"""“Our table shows…”: a running game is joined, and whatever lies there is told as it stands."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication

from desktop.boards.outer_earth.table.cards.planet_page import PlanetPage
from desktop.boards.outer_earth.table.table import Table
from engine.games.outer_earth.game import GAME
from tests.games.outer_earth.at_table import at_table, begun, in_turns, tell
from tests.games.outer_earth.retold import table_of
from tests.games.outer_earth.window.table import AtTheBox

pytestmark = pytest.mark.dressed(False)


@pytest.fixture
def joined(qapp: QApplication) -> Iterator[AtTheBox]:
    """The page of a match that people come to in the middle."""
    made = AtTheBox(qapp, at_table())
    made.page.join()
    yield made
    made.close()


def corner(at: AtTheBox, times: int = 1) -> None:
    """Back from a step to the one before."""
    for _ in range(times):
        at.panel.back()


def test_who_joins_a_running_game_is_asked_what_lies_there(joined: AtTheBox) -> None:
    assert joined.facts == ["joined"] and joined.next == "Back to the table"
    assert joined.slot("Market").words == ("Market", "1 value missing")
    assert joined.slot("Ben").words == ("Ben", "5 values missing")
    rows = joined.table.people.rows
    assert [row.vp.number.text() for row in rows] == ["?"] * 3
    assert [row.hand.number.text() for row in rows] == ["?"] * 3


def test_market_chips_and_clock_are_told_as_they_stand(joined: AtTheBox) -> None:
    joined.press("Market", "A planet more", "Rustbite", "A planet more", "Tealcoast")
    joined.press("Rustbite", "Chips on it", "2")
    corner(joined, 2)
    joined.press("Round and phase", "Round 1", "4", "Auction", "On offer: Tealcoast")
    assert joined.facts[-4:] == [
        "row 01:2+09:0",
        "clock 4 turns 0 1",
        "clock 4 auction 0 1",
        "clock 4 auction 1 1",
    ]
    assert joined.state.round == 4 and joined.state.offered == 8


def test_numbers_ask_for_their_ten_first(joined: AtTheBox) -> None:
    joined.press("Budget and index", "VP budget", "70 – 79", "73", "Index: Secondary", "2")
    assert joined.facts[-2:] == ["budget 73", "index 0 2 0"]
    assert joined.slot("VP budget").words == ("VP budget", "73")


def test_what_a_person_has_is_told_card_by_card(joined: AtTheBox) -> None:
    joined.press("Ben", "Planets in development", "A planet more", "Rustbite")
    joined.press("Rustbite", "+ Primary", "+ Tertiary", "− the newest")
    corner(joined, 2)
    joined.press("Industry Stocks", "+ Secondary", "Face down", "2")
    corner(joined)
    joined.press("Closed: Primary", "1", "Rewards", "Extra AP", "1")
    corner(joined)
    joined.press("Company", "Quickset Builders")
    assert joined.facts[1:] == [
        "developing 2 01 none",
        "built 01 primary",
        "built 01 primary+tertiary",
        "built 01 primary",
        "stocks 2 secondary 0",
        "stocks 2 secondary 2",
        "closed_planets 2 1 0 0",
        "rewards 2 ap:1",
        "company 2 quickset",
    ]
    assert not any(
        mark.endswith(".2") for mark in joined.state.unknown if mark[:2] not in ("vp", "ha")
    )


def test_a_planet_goes_to_the_queue_and_away(joined: AtTheBox) -> None:
    joined.press("Anna", "Planets in development", "A planet more", "Rustbite", "Rustbite")
    joined.press("It is queued")
    assert joined.facts[-1] == "developing 1 none 01"
    joined.press("Rustbite", "It does not lie there")
    assert joined.facts[-1] == "developing 1 none none"


def test_a_planet_that_is_typed_in_lies_where_it_was_asked_for(qapp: QApplication) -> None:
    joined = AtTheBox(qapp, table_of(GAME.setup(3), typed=True))
    joined.page.join()
    joined.press("Market", "A planet more", "Enter its card")
    (page,) = joined.pages
    assert isinstance(page, PlanetPage)
    page.name.setText("Firn")
    for part, word in ((page.industry, "primary"), (page.slots, "4"), (page.effect, "ap")):
        part.press(word)
    page.keep_button.press()
    assert joined.facts[-1] == "row 01:0"
    corner(joined)
    joined.press("Anna", "Planets in development", "A planet more", "Enter its card")
    page = joined.pages[-1]
    assert isinstance(page, PlanetPage) and len(joined.pages) == 2
    assert joined.slot("A planet more"), "the question waits below its page"
    page.name.setText("Tau")
    for part, word in ((page.industry, "tertiary"), (page.slots, "3"), (page.effect, "draw")):
        part.press(word)
    page.keep_button.press()
    assert joined.facts[-1] == "developing 1 17 none"
    joined.close()


def test_of_a_planet_that_a_step_back_takes_away_nothing_is_asked(joined: AtTheBox) -> None:
    joined.press("Market", "A planet more", "Rustbite", "Rustbite")
    assert joined.slot("Chips on it")
    joined.page.telling.change(joined.match.undo)
    assert joined.offers() == []
    corner(joined)
    assert joined.slot("A planet more")


def test_at_the_end_the_clock_goes_back_to_a_turn(qapp: QApplication) -> None:
    match = in_turns(2)
    tell(match, "invested 1 ?", "done 1", "budget 0", "last_round budget", "done 2")
    at = AtTheBox(qapp, match)
    at.moments.show_ours(True)
    at.press("Round and phase", "Round 1", "2")
    assert at.facts[-1] == "clock 2 turns 0 1" and at.state.at_turn == 0
    at.close()


def test_once_all_planets_are_entered_no_other_one_is(joined: AtTheBox) -> None:
    joined.press("Market", "A planet more", "Enter its card")
    assert joined.pages == [] and len(joined.refused) == 1
    assert joined.refused[0].startswith("All 24 planets of the box are entered")


def test_the_clock_comes_to_an_exploration_to_its_points_and_to_a_last_round(
    joined: AtTheBox,
) -> None:
    joined.press("Round and phase", "Round 1", "6", "Anna: AP left", "2", "Auction")
    assert joined.refused and joined.facts[-1] == "ap 1 2"
    corner(joined)
    joined.press("Market", "A planet more", "Rustbite")
    corner(joined)
    joined.press("Round and phase", "Exploration")
    assert joined.state.phase == "exploration"
    joined.press("Turns", "Ben’s turn")
    assert joined.slot("Ben: AP left").choice.note == "?"  # type: ignore[union-attr]
    corner(joined)
    joined.press("Budget and index", "VP budget", "0 – 9", "0")
    corner(joined)
    assert joined.state.unknown.count("last_round") == 1
    assert "last round?" in joined.table.clock.last.text()
    joined.press("Round and phase", "Not the last round")
    assert joined.facts[-1] == "last_round no" and not joined.table.clock.last.text()


def test_the_table_can_be_corrected_at_any_time_and_left_again(qapp: QApplication) -> None:
    match = begun()
    at = AtTheBox(qapp, match)
    at.table.fix.click()
    assert at.next == "Back to the table"
    at.press("Budget and index", "VP budget", "100 – 109", "105")
    assert at.facts[-1] == "budget 105"
    at.go_on()
    assert at.next == "Nobody wants it"
    at.close()


def test_a_refusal_that_comes_from_what_is_believed_leads_to_the_table(qapp: QApplication) -> None:
    match = begun()
    tell(match, "wanted 1", *("wanted none",) * 3, *("drew 1",) * 4)
    at = AtTheBox(qapp, match)
    assert not at.page.telling.tell("took", 1)
    assert at.page.notice.text.startswith("This costs 1 AP")
    at.page.notice.verb.click()
    table = at.page.table
    assert isinstance(table, Table) and table.panel is table.ours
    # There it leads nowhere else.
    assert not at.page.telling.tell("took", 1)
    assert at.page.notice.text and at.page.notice.verb.isHidden()
    at.close()


@pytest.mark.dressed(True)
def test_what_a_step_offers_has_the_whole_panel_whoever_is_there(
    joined: AtTheBox, qapp: QApplication
) -> None:
    qapp.processEvents()
    for press in ((), ("Anna",), ("Rewards",)):
        joined.press(*press)
        qapp.processEvents()
        there = [slot.geometry() for slot in joined.panel.places if slot.isVisible()]
        area = QRect()
        for place in there:
            area = area.united(place)
        assert len({place.width() for place in there}) <= 2, "but for a rounded pixel alike"
        assert area.right() > joined.panel.width() * 0.97
        assert area.height() > joined.panel.height() * 0.85


@pytest.mark.dressed(True)
def test_while_a_name_is_sought_no_place_moves(joined: AtTheBox, qapp: QApplication) -> None:
    joined.press("Market", "A planet more")
    qapp.processEvents()
    before = [slot.geometry() for slot in joined.panel.places[:3]]
    found = joined.panel.finder.geometry()
    assert found.intersected(before[0]).width() > before[0].width() * 0.97
    assert found.height() == before[0].height()
    joined.panel.finder.setText("ro")
    qapp.processEvents()
    assert [slot.geometry() for slot in joined.panel.places[:3]] == before
    assert joined.panel.finder.geometry() == found

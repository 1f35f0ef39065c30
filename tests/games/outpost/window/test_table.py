"""A table of Outpost in the window: a few presses tell a turn, whatever the table follows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from desktop.boards.outpost.play.drawn import events
from desktop.boards.outpost.play.drawn.events import Event, Quiet
from desktop.boards.outpost.table.event import LETTERS, Card, of_turn, personal
from desktop.boards.outpost.table.moment.turn import Turn
from desktop.log.steps import undo_text
from desktop.look import theme
from desktop.look.frames import Scrolled
from desktop.look.text_fit import unbroken
from desktop.look.voice import voice_of
from desktop.sheet.page import SheetPage
from desktop.table.panels.choice import Choice
from desktop.table.telling import Telling
from engine.games.outpost.event_deck import shipped_cards
from engine.games.outpost.state import NOTHING
from engine.games.outpost.table import EVENTS, FULL, ORDER
from engine.record.lines import Fact
from engine.rules.game import Value
from tests.desktop.fixtures import focused, light_and_english
from tests.desktop.quick_presses import entered
from tests.desktop.screens.painted import Painted
from tests.games.outpost.at_table import at_table, shown, tell, tell_all
from tests.games.outpost.window.table import AtTheBox

pytestmark = pytest.mark.dressed(False)

type_of_open = Callable[..., AtTheBox]
type_of_cards = Sequence[dict[str, object]]
METEOR: dict[str, object] = {"id": "meteor", "copies": 2, "name_en": "Meteor"}
"""A card of which only the name is known."""


@pytest.fixture(scope="module")
def of_four(qapp: QApplication) -> Iterator[AtTheBox]:
    """One page of four people, which shows one match after the other."""
    made = AtTheBox(qapp, at_table())
    # What is pressed and read needs no pixels.
    made.page.setUpdatesEnabled(False)
    yield made
    made.close()


@pytest.fixture
def opened(qapp: QApplication, of_four: AtTheBox) -> Iterator[type_of_open]:
    """A table of that extent, of which that was told, on the page for as many people."""
    pages = {4: of_four}

    def open_it(
        extent: str, facts: str = "", seats: int = 4, cards: type_of_cards = ()
    ) -> AtTheBox:
        values = {"events": Value([*cards], "entered")} if cards else None
        match = at_table(seats, extent=extent, values=values)
        tell_all(match, facts)
        if seats in pages:
            pages[seats].turn_to(match)
            QApplication.processEvents()
        else:
            pages[seats] = AtTheBox(qapp, match)
        return pages[seats]

    yield open_it
    for each in pages.values():
        if each is not of_four:
            each.close()


# -- events only -------------------------------------------------------------------------


def test_a_turn_that_follows_the_events_alone_is_two_presses_and_a_name(
    opened: type_of_open,
) -> None:
    at = opened(EVENTS)
    at.go_on()
    assert at.next == "Begin turn 2"
    at.go_on()
    assert at.next == "Which event?"
    at.find("quiet")
    assert at.new_facts == ["turn", "turn", "event quiet_shift"]
    assert at.next == "Begin turn 3"


def test_without_a_line_below_it_the_head_stands_in_the_middle(opened: type_of_open) -> None:
    for extent, facts, is_alone in (
        (EVENTS, "turn", True),
        (EVENTS, "", True),
        (FULL, "turn", False),
    ):
        clock = opened(extent, facts).table.clock
        middle = clock.head.phases.geometry().center().y()
        assert (abs(middle - clock.rect().center().y()) < 4) == is_alone
        assert clock.head.below.isVisible() == bool(facts)


def test_the_set_up_asks_what_is_followed_and_who_draws(opened: type_of_open) -> None:
    at = opened(EVENTS)
    assert "The app rolls, and decides ties" not in at.offers()
    at.press("Events and order", "The app draws the events", "The app rolls, and decides ties")
    assert at.new_facts == ["extent order", "event_drawer app", "dice app"]


def test_a_personal_event_is_one_press_and_is_guided(opened: type_of_open) -> None:
    at = opened(EVENTS, "turn; turn; event quiet_shift")
    at.press("Personal event for Cleo")
    assert at.new_facts[-1] == "personal 3"
    assert at.guide[0] == "Cleo turns over an event card: enter it."
    assert any("N/A Personal" in said for said in at.guide)
    at.find("colony ship")
    assert at.table.card.personal.look is not None
    assert at.guide[0] == "Cleo: nothing happens, and no other card is drawn."


def test_a_card_that_has_to_be_drawn_again_is_asked_for_again(opened: type_of_open) -> None:
    at = opened(EVENTS, "turn; turn")
    at.find("moonquake")
    assert at.next == "Which event?" and at.panel.finder.text() == ""
    at.find("quiet")
    assert at.new_facts[-2:] == ["event moonquake", "event quiet_shift"]


def test_a_deck_that_was_shuffled_is_not_to_be_shuffled_again_for_a_second_card(
    opened: type_of_open,
) -> None:
    at = opened(ORDER, "vp 1 5; vp 2 6; vp 3 7; turn; vp 3 6; turn")
    assert at.offers() == ["Ben", "Cleo"], "the order comes first"
    assert at.table.deck.shuffle.text.startswith("Shuffle all events, then draw")
    at.press("Ben")
    at.find("moonquake")
    assert at.next == "Which event?"
    assert at.table.deck.shuffle.text.startswith("Shuffled this turn")


def test_a_card_of_a_kept_deck_of_which_only_the_name_is_known_is_shown_by_it(
    opened: type_of_open,
) -> None:
    at = opened(ORDER, "vp 1 5; vp 2 6; vp 3 7; turn; turn", cards=(*shipped_cards(), METEOR))
    at.find("meteor")
    assert at.table.card.card.look == Quiet("Meteor", "What it does stands on your card.")
    assert at.next == "Everybody is done"
    at.press("The card says: Redraw Phase 1")
    assert at.next == "Which event?"
    at.find("quiet")
    at.go_on()
    at.press("Personal event for Cleo")
    at.find("meteor")
    own = at.table.card.personal.look
    assert isinstance(own, Quiet) and own.heading == "Meteor"
    assert own.text.startswith("for Cleo alone")


def test_a_personal_card_that_is_drawn_again_is_put_away_before_the_next_roll(
    opened: type_of_open,
) -> None:
    facts = f"{BEGUN}; won 1 warehouse; won 2 nodule; turn; order 2+1+3+4; event quiet_shift"
    at = opened(FULL, f"{facts}; supply 2 0 2 0{' 3' * 9}; rolled 2; event_named Meteor")
    assert at.state.waits_for == "roll"
    at.press("The card says: Redraw Phase 1")
    assert at.new_facts[-1] == "event_again"
    at.find("audit")
    assert at.state.waits_for in ("roll", "choose_option") and at.state.personal_events


def test_a_card_that_nobody_saw_is_told_so(opened: type_of_open) -> None:
    at = opened(EVENTS, "turn; turn")
    at.press("Nobody saw it")
    assert at.new_facts[-1] == "event_missed"
    assert "unseen" in at.table.deck.drawn.text()


def test_a_name_that_no_card_has_is_told_only_by_a_press(opened: type_of_open) -> None:
    at = opened(EVENTS, "turn; turn")
    at.find("Cold wind")
    assert at.new_facts == ["turn", "turn"]
    assert at.page.focusWidget() is at.slot("Another card")
    at.press("Another card")
    assert at.new_facts[-1] == "event_named Cold%20wind"
    at.moments.show_ours(True)
    slot = at.slot("Event of this turn")
    assert slot.words[1] == "Cold wind" and slot.look == "plain", "nothing of it is missing"


def test_the_deck_clock_announces_the_reshuffle(opened: type_of_open) -> None:
    at = opened(EVENTS)
    at.go_on()
    assert at.table.deck.shuffle.text.startswith("Shuffled next turn")
    at.go_on()
    assert at.table.deck.shuffle.text.startswith("Shuffle all events, then draw")
    at.find("quiet")
    assert at.table.deck.shuffle.text.startswith("Shuffled this turn")
    at.go_on()
    at.find("audit")
    assert at.table.deck.shuffle.text.startswith("Shuffled in turn 2 of phase 2")


def test_a_personal_event_asks_for_no_second_shuffle(opened: type_of_open) -> None:
    at = opened(EVENTS, "turn; turn; event quiet_shift; personal 3")
    assert at.next == "Which event?"
    assert at.table.deck.shuffle.text.startswith("Shuffled this turn")


def test_undo_names_the_card_that_was_turned_over(opened: type_of_open) -> None:
    at = opened(EVENTS, "turn; turn; event quiet_shift; personal 3; event cold_shoulder")
    said = undo_text(at.match, at.match.undo_offer(), at.page.telling.voice)
    assert said.startswith("Undo: Cleo draws a personal event: Cold Shoulder")


def test_undo_names_a_choice_of_which_nothing_came(opened: type_of_open) -> None:
    begun = "turn; order 1+2+3+4; display nodule; built 4 ore 1; built 3 ore 1; turn"
    at = opened(FULL, f"{begun}; order 1+2+3+4; display none; event colony_ship")
    for fact, said in (
        ("decided 4 leave", "Undo: Dana: Nowhere for now"),
        ("decided 3 ore", "Undo: Cleo: Ore factories, 3 at work now"),
    ):
        tell(at.match, fact)
        now = undo_text(at.match, at.match.undo_offer(), at.page.telling.voice)
        assert now.startswith(said), now


def test_a_phase_that_begins_leaves_the_events_behind_for_a_turn(opened: type_of_open) -> None:
    at = opened(EVENTS, "turn; turn; event quiet_shift")
    at.press("Phase 2 begins")
    assert at.new_facts[-1] == "phase 2"
    lags = "For events it is still phase 1 this turn; from next turn on, phase 2."
    assert unbroken(lags) in at.guide


def test_a_phase_that_has_begun_keeps_its_place(opened: type_of_open) -> None:
    at = opened(EVENTS, "turn; turn; event quiet_shift")
    place = at.slot("Phase 2 begins")
    at.press("Phase 2 begins")
    assert place.choice is not None and place.choice.text == "Phase 2 begins"
    QTest.mouseClick(place, Qt.MouseButton.LeftButton)
    assert at.new_facts[-1] == "phase 2" and len(at.refused) == 1


def test_what_is_typed_after_the_large_button_is_looked_for(opened: type_of_open) -> None:
    at = opened(EVENTS, "turn")
    at.table.clock.next.setFocus()
    at.go_on()
    QTest.keyClicks(at.page.focusWidget(), "quiet")
    assert at.panel.finder.text() == "quiet"


def test_an_earlier_personal_event_that_holds_is_told_below_the_last_one(
    opened: type_of_open,
) -> None:
    told = "turn; turn; event cold_shoulder; personal 3; event luxury_tax"
    at = opened(EVENTS, f"{told}; personal 4; event building_boom")
    assert at.guide[0] == "Only Dana does what the card says."
    holds = "Luxury Tax: for Cleo alone, until this turn is over: "
    assert any(said.startswith(holds) for said in at.guide)
    assert "Cold Shoulder: It applies until this turn is over." in at.guide


def test_what_the_app_drew_is_seen_with_the_step_for_which_it_was_drawn(
    opened: type_of_open,
) -> None:
    at = opened(EVENTS, "turn; event_drawer app; turn")
    fact = max(entry.number for entry in at.match.log() if isinstance(entry.line, Fact))
    at.page.show_moment(fact)
    assert shown(at.match).event != NOTHING
    assert at.page.telling.state is at.match.state
    assert at.next == "Begin turn 3"


def test_vp_and_colonies_are_not_asked_where_only_events_are_followed(
    opened: type_of_open,
) -> None:
    at = opened(EVENTS, "turn")
    assert at.table.people.isHidden() and at.table.market.isHidden()
    at.press("What the app follows", "Everything")
    assert not at.table.people.isHidden() and not at.table.market.isHidden()


# -- events and order --------------------------------------------------------------------


def test_vp_are_typed_as_a_whole_and_told_once(opened: type_of_open) -> None:
    at = opened(ORDER)
    field = at.table.people.rows[1].vp
    field.setFocus()
    QTest.keyClicks(field, "12")
    assert at.new_facts == []
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert at.new_facts == ["vp 2 12"]


def test_face_values_of_three_digits_have_room(opened: type_of_open) -> None:
    at = opened(ORDER, "face 2 480")
    number = at.table.people.rows[1].face.number
    assert number.fontMetrics().horizontalAdvance("480") <= number.width()


def test_what_was_typed_is_told_before_the_large_button_acts(opened: type_of_open) -> None:
    at = opened(ORDER)
    field = at.table.people.rows[0].vp
    field.setFocus()
    QTest.keyClicks(field, "11")
    QTest.keyClick(field, Qt.Key.Key_N)
    assert at.new_facts == ["vp 1 11", "turn"]


def test_a_face_value_of_many_digits_has_room(opened: type_of_open) -> None:
    at = opened(ORDER, "face 1 95; face 2 120; face 3 1280")
    for row in at.table.people.rows:
        number = row.face.number
        assert number.fontMetrics().horizontalAdvance(number.text()) <= number.width()
    sizes = [row.face.number.font().pixelSize() for row in at.table.people.rows]
    assert sizes[0] == sizes[3] > sizes[1] > sizes[2]


def test_face_values_go_on_by_five(opened: type_of_open) -> None:
    at = opened(ORDER)
    QTest.mouseClick(at.table.people.rows[2].face.more, Qt.MouseButton.LeftButton)
    assert at.new_facts == ["face 3 5"]


def test_who_is_level_is_asked_and_nobody_else(opened: type_of_open) -> None:
    at = opened(ORDER, "vp 1 5; turn")
    assert at.offers() == ["Ben", "Cleo", "Dana"]
    at.press("Dana", "Ben")
    assert at.new_facts[-2:] == ["lot 4", "lot 2"] and at.next == "Begin turn 2"


def test_an_order_that_nobody_can_reckon_is_told_person_by_person(opened: type_of_open) -> None:
    at = opened(ORDER, "joined; clock 5 2 4; turn")
    assert at.table.clock.next.reason
    at.press("Cleo", "Anna", "Anna", "Anna", "Dana")
    at.go_on()
    assert at.new_facts[-1] == "order 3+1+4+2"


def test_the_phase_is_checked_once_everybody_is_done(opened: type_of_open) -> None:
    at = opened(ORDER, "turn; order 1+2+3+4; vp 1 12; turn; order 1+2+3+4; event dome_fever")
    assert at.next == "Everybody is done"
    assert "last place first" in at.guide[0]
    at.go_on()
    assert at.new_facts[-1] == "event_done" and at.state.phase == 2


# -- everything --------------------------------------------------------------------------

BEGUN = "turn; order 1+2+3+4; rolled 1; rolled 2; rolled 3; rolled 4"


def test_an_upgrade_bought_and_a_factory_manned_are_five_presses_at_most(
    opened: type_of_open,
) -> None:
    at = opened(FULL, BEGUN)
    at.line(0)
    at.press("Anna wins: Warehouse, from 25", "+ Ore", "+ People", "To work: a person, Ore")
    assert at.new_facts[-4:] == [
        "won 1 warehouse",
        "built 1 ore 1",
        "hired 1 population 1",
        "manned 1 ore 1 population",
    ]


def test_two_quick_enters_win_one_of_two_copies(opened: type_of_open) -> None:
    at = opened(FULL, "turn; order 1+2+3+4; rolled 3; rolled 3; rolled 1; rolled 2")
    at.line(0)
    won = at.slot("Anna wins: Heavy Equipment × 2, from 30")
    for time in (9_000, 9_150, 9_300):
        entered(won, time)
    assert at.new_facts[-1:] == ["won 1 heavy_equipment"] and len(at.state.display) == 3
    entered(won, 9_300 + QApplication.doubleClickInterval())
    assert at.new_facts[-2:] == ["won 1 heavy_equipment"] * 2


def test_each_number_says_what_it_brings(opened: type_of_open) -> None:
    at = opened(FULL, "turn; order 1+2+3+4; rolled 3; rolled 3")
    said = {slot.choice.text: slot.choice.note for slot in at.panel.places if slot.choice}
    assert said == {
        "1": "Data Library",
        "2": "Warehouse",
        "3": "instead: Warehouse",
        "4": "Nodule",
    }
    at.press("3")
    assert at.new_facts[-1] == "rolled 3" and len(at.state.display) == 3


def test_digits_go_to_the_number_that_was_rolled(opened: type_of_open) -> None:
    at = opened(FULL, "turn; phase 2; order 1+2+3+4")
    at.moments.clock.next.setFocus()
    at.key(Qt.Key.Key_7)
    assert at.page.focusWidget() is at.slot("7")
    at.key(Qt.Key.Key_1, Qt.Key.Key_0)
    assert at.page.focusWidget() is at.slot("10")
    at.key(Qt.Key.Key_Return)
    assert at.new_facts[-1] == "rolled 10"


def test_enter_once_too_often_after_an_event_rolls_nothing(opened: type_of_open) -> None:
    at = opened(FULL, f"{BEGUN}; won 1 nodule; turn; order 1+2+3+4")
    at.panel.finder.setFocus()
    at.find("quiet")
    at.key(Qt.Key.Key_Return)
    assert at.new_facts[-1] == "event quiet_shift"


def test_a_quick_second_enter_is_not_for_what_the_event_brings(opened: type_of_open) -> None:
    at = opened(EVENTS, "turn; turn")
    at.page.activateWindow()
    for tab in (False, True):
        at.panel.finder.setFocus()
        QTest.keyClicks(at.panel.finder, "quiet")
        entered(at.panel.finder, 9_000)
        assert at.page.focusWidget() is at.moments.clock.next
        if tab:
            at.panel.places[0].setFocus(Qt.FocusReason.BacktabFocusReason)
            at.moments.clock.next.setFocus(Qt.FocusReason.TabFocusReason)
        entered(at.moments.clock.next, 9_150)
        assert at.new_facts[-1] == ("turn" if tab else "event quiet_shift"), (
            "who goes there means it"
        )
        if not tab:
            entered(at.moments.clock.next, 9_150 + QApplication.doubleClickInterval())
            assert at.new_facts[-1] == "turn"


def test_what_was_typed_for_an_earlier_event_is_not_what_is_taken_back(
    opened: type_of_open,
) -> None:
    at = opened(EVENTS, "turn; turn")
    at.page.activateWindow()
    at.find("quiet")
    at.page.telling.tell("turn")
    at.panel.finder.setFocus()
    QTest.keyClick(at.panel.finder, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert at.panel.finder.text() == "" and at.next == "Begin turn 3"
    at.page.telling.tell("turn")
    at.panel.finder.setFocus()
    QTest.keyClicks(at.panel.finder, "stri")
    QTest.keyClick(at.panel.finder, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert at.panel.finder.text() == "" and at.next == "Which event?"


def test_a_number_that_fails_says_what_follows_the_event(opened: type_of_open) -> None:
    facts = f"{BEGUN}; rolled 3; won 1 nodule; turn; order 1+2+3+4; event quiet_shift"
    at = opened(FULL, facts.replace("rolled 1; ", ""))
    said = {slot.choice.text: slot.choice.note for slot in at.panel.places if slot.choice}
    assert said["3"] == "event, then Warehouse"


def test_who_has_no_number_to_roll_is_told_why_an_event_is_drawn(opened: type_of_open) -> None:
    sold = "supply 0 0 0 0 3 3 3 3 3 3 3 3 3"
    at = opened(FULL, f"{BEGUN}; won 1 nodule; {sold}; turn; order 1+2+3+4; event quiet_shift")
    assert at.guide[0] == "No number brings an upgrade now, so Anna’s roll fails."


def test_a_heading_leaves_the_places_beside_it_alone(opened: type_of_open) -> None:
    at = opened(FULL, "turn; order 1+2+3+4")
    title = at.panel.title
    assert title.text() == "Rolls for the market"
    assert title.fontMetrics().horizontalAdvance(title.text()) <= title.width()


def test_a_line_that_is_opened_by_keys_begins_with_its_first_place(opened: type_of_open) -> None:
    at = opened(FULL, f"{BEGUN}; won 1 warehouse")
    at.press("What everybody draws")
    at.panel.places[1].setFocus()
    at.table.people.rows[2].colony.setFocus()
    at.key(Qt.Key.Key_Return)
    assert at.page.focusWidget() is at.panel.places[0]


def test_what_everybody_draws_is_a_list_to_deal_by(opened: type_of_open) -> None:
    at = opened(FULL, BEGUN)
    at.press("What everybody draws")
    notes = [slot.choice.note for slot in at.panel.places if slot.choice]
    assert notes == ["4 Ore, 2 Water"] * 4
    # What is bought after it counts there, too, and brings nothing before the next turn.
    assert "before anybody buys" in at.panel.note.text


def test_what_an_event_asks_is_one_press_for_each(opened: type_of_open) -> None:
    at = opened(FULL, f"{BEGUN}; hired 4 population 1; turn; order 1+2+3+4; event buried_cache")
    assert at.next == "Done without the app"
    assert at.panel.title.text() == "Dana decides"
    first = at.offers()[0]
    at.press(first)
    assert at.new_facts[-1].startswith("decided 4 ")


def test_the_heading_of_what_is_told_has_its_room(opened: type_of_open) -> None:
    at = opened(FULL, "turn; order 1+2+3+4")
    title = at.panel.title
    assert title.text() == "Rolls for the market"
    assert title.fontMetrics().horizontalAdvance(title.text()) <= title.width()


def test_who_is_without_a_job_is_counted_in_words(opened: type_of_open) -> None:
    at = opened(FULL, f"{BEGUN}; hired 1 population 1")
    at.line(0)
    assert "without a job: 1 person" in at.panel.note.text
    assert "robot" not in at.panel.note.text, "there is none"
    at.line(1)
    assert at.panel.note.text.strip() == "Ben buys", "nobody is"


def test_whose_colony_nobody_knows_may_buy_and_is_asked_for_it(opened: type_of_open) -> None:
    at = opened(FULL, "joined; clock 9 2 6; display warehouse")
    at.line(0)
    assert "Enter the colony below “Correct the table”." in at.panel.note.text
    assert at.slot("Warehouse").words == ("Warehouse", "from 25")
    assert not any(it.startswith("To work") for it in at.offers())
    at.press("All to work", "From a job…")
    assert len(at.refused) == 2 and "First enter the colony" in at.refused[1]


def test_what_came_to_the_market_unseen_is_counted(opened: type_of_open) -> None:
    at = opened(FULL, "turn; order 1+2+3+4; turn")
    assert [it.name for it in at.table.market.grid.sales] == ["Not seen: 4"]


def test_the_keyboard_comes_to_a_person_by_number(opened: type_of_open) -> None:
    for extent, facts, place in ((ORDER, "turn; order 1+2+3+4", "vp"), (FULL, BEGUN, "colony")):
        at = opened(extent, facts)
        assert "Shift+1 … 9" in dict(at.page.keys())
        at.page.activateWindow()
        at.page.take_focus()
        QTest.keyClick(focused(), Qt.Key.Key_2, Qt.KeyboardModifier.ShiftModifier)
        assert focused() is getattr(at.table.people.rows[1], place)


def test_while_a_roll_is_asked_for_a_line_leads_there(opened: type_of_open) -> None:
    at = opened(FULL, "turn; order 1+2+3+4")
    at.line(1)
    assert at.panel.isAncestorOf(at.page.focusWidget())
    assert at.panel is at.moments.panels["rolling"]


def test_a_match_that_is_over_again_asks_nobody(opened: type_of_open) -> None:
    at = opened(FULL, f"{BEGUN}; turn; order 1+2+3+4; event barter_fair")
    tell(at.match, "game_over")
    telling = at.page.telling
    telling.change(at.match.undo)
    asked = at.panel
    assert asked.title.text() == "Dana decides"
    telling.change(at.match.redo)
    assert at.match.is_over and not any(it.choice for it in asked.places)


@pytest.mark.dressed(True)
def test_a_colony_keeps_its_numbers_apart(
    opened: type_of_open, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = opened(FULL, f"{BEGUN}; hired 1 population 1")
    colony, apart = at.table.people.rows[0].colony, dict[str, float]()
    draw = QPainter.drawText

    def noted(painter: QPainter, area: QRectF, *given: Any) -> object:
        text = str(given[-1])
        # From the end of a number to the next picture.
        apart[text] = area.width() - QFontMetricsF(painter.font()).horizontalAdvance(text)
        return draw(painter, area, *given)

    monkeypatch.setattr(QPainter, "drawText", noted)
    colony.resize(320, colony.height())
    colony.grab()
    *numbers, _ = (number for _, number, _ in colony.parts)
    assert all(apart[it] >= at.page.telling.measure.px(12) for it in numbers), apart


def test_the_keyboard_goes_on_to_what_an_event_asks(opened: type_of_open) -> None:
    more = "factories 1 5 3 0 0 0; people 1 5 3 2 0 0 0 0 0 0"
    at = opened(FULL, f"{BEGUN}; {more}; turn; order 1+2+3+4; event barter_fair")
    at.page.activateWindow()
    for _ in range(4):
        assert at.panel.title.text().endswith("decides")
        at.panel.places[2].setFocus()
        at.key(Qt.Key.Key_Return)
    at.go_on()
    at.page.telling.tell("order", "1+2+3+4")
    at.panel.finder.setFocus()
    at.find("strike")
    assert at.panel.title.text() == "Anna decides"
    assert at.page.focusWidget() is at.panel.places[0]


def test_a_match_that_is_opened_at_a_question_has_the_keyboard_there(
    opened: type_of_open,
) -> None:
    at = opened(FULL, f"{BEGUN}; turn; order 1+2+3+4; event barter_fair")
    at.moments.take_focus()
    assert at.page.focusWidget() is at.panel.places[0]


def test_a_colony_says_where_its_vp_and_limits_come_from(opened: type_of_open) -> None:
    at = opened(FULL, f"{BEGUN}; won 1 nodule")
    at.line(0)
    at.press("What the colony has")
    said = at.offers()
    assert any("Nodule" in line and line.endswith("2 VP") for line in said)
    assert "Population maximum 8: Nodule +3" in said


def test_what_colonies_can_do_stands_below_each_other_inside_the_frame(
    opened: type_of_open, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = opened(FULL, "turn; order 1+2+3+4; built 1 ore 1; hired 2 population 2")
    painted, columns = Painted(monkeypatch), []
    for row in at.table.people.rows:
        numbers = painted.on(row.colony)
        assert len(numbers) == 5
        written = [stroke for stroke in painted.strokes if stroke.text]
        columns.append([stroke.area.left() for stroke in written])
        assert written[-1].area.right() < row.colony.width() - 4
        assert not list(painted.faults())
    assert columns == [columns[0]] * 4


def test_vp_that_nobody_told_say_what_they_are(opened: type_of_open) -> None:
    at = opened(FULL, "joined")
    vp, face = at.table.people.heads
    assert vp.text() == "VP" and vp.isVisible() and not face.isVisible()
    field = at.table.people.rows[0].vp
    above, below = (it.mapTo(at.page, it.rect().center()).x() for it in (vp, field))
    assert abs(above - below) < 2
    assert not any(it.isVisible() for it in opened(FULL).table.people.heads)


def test_all_go_to_work_without_a_question_where_the_spare_fill_all_places(
    opened: type_of_open,
) -> None:
    has = "upgrades 1 0 0 0 1 0 0 1 0 0 0 0 0 0; built 1 ore 1; robots 1 1 1 0 0 0 0"
    more = "built 1 ore 1; built 1 water 1; hired 1 population 2"
    at = opened(FULL, f"{BEGUN}; {has}; {more}")
    at.line(0)
    at.press("All to work")
    assert at.new_facts[-2:] == ["manned 1 ore 1 population", "manned 1 water 1 population"]
    assert at.panel.note.text.startswith("Anna buys")
    at.match.undo()
    assert at.state.spare_people(0) == 2


def test_whoever_could_work_goes_to_work_before_the_next_turn_begins(
    opened: type_of_open,
) -> None:
    at = opened(FULL, f"{BEGUN}; hired 2 population 1")
    assert at.next == "Begin turn 2"
    at.line(1)
    at.press("+ Ore")
    assert at.next == "Ben: all to work"
    at.go_on()
    assert at.new_facts[-1] == "manned 2 ore 1 population" and at.next == "Begin turn 2"
    assert at.state.vp[1] == 4


def test_who_has_not_bought_is_not_sent_to_work_before_their_turn(opened: type_of_open) -> None:
    at = opened(FULL, f"{BEGUN}; unmanned 2 ore 1 population")
    assert at.state.spare_people(1) == 1 and at.next == "Begin turn 2"


def test_what_is_open_in_a_turn_is_closed_in_the_next_one(opened: type_of_open) -> None:
    at = opened(FULL, "turn; order 1+2+3+4; display nodule")
    at.line(0)
    assert not at.panel.is_home
    for fact in ("turn", "order 1+2+3+4", "event quiet_shift", "display nodule"):
        assert at.panel.telling.tell(*fact.split())
    assert at.panel.objectName() == "turn" and at.panel.is_home


def test_a_name_opens_the_line_of_its_colony(opened: type_of_open) -> None:
    at = opened(FULL, BEGUN)
    QTest.mouseClick(at.table.people.rows[2].name, Qt.MouseButton.LeftButton)
    assert at.panel.note.text.startswith("Cleo buys")


def test_the_step_that_begins_a_turn_is_of_that_turn_when_it_is_looked_at(
    opened: type_of_open,
) -> None:
    at = opened(EVENTS, "turn; turn; event quiet_shift")
    lines = [it.number for it in at.match.log() if isinstance(it.line, Fact)][2:]
    said = []
    for line in lines:
        at.page.show_moment(line)
        said.append(at.page.look_back.accessibleName()[:6])
    at.page.show_now()
    assert said == ["Turn 1", "Turn 2", "Turn 2"]


def test_what_an_unknown_event_changes_in_a_colony_is_told_in_its_line(
    opened: type_of_open,
) -> None:
    at = opened(FULL, f"{BEGUN}; turn; order 1+2+3+4; event_named Wind")
    assert at.panel.objectName() == "settling"
    assert at.panel.note.text.startswith("Choose the line of each colony that it changes")
    for seat, name in ((2, "Cleo"), (1, "Ben")):
        at.line(seat)
        assert at.panel.note.text.startswith(f"{name}: what does the colony have?")
    at.press("Factories", "Ore factory", "0 – 9", "3")
    at.moments.show_ours(False)
    at.table.clock.next.press()
    assert at.new_facts[-1] == "event_done"


def test_a_large_colony_says_what_it_has_on_pages_that_can_be_read(opened: type_of_open) -> None:
    has = "upgrades 1 1 1 1 1 1 1 1 1 1 1 0 0 0; factories 1 4 4 2 2 1"
    at = opened(FULL, f"{BEGUN}; {has}; people 1 8 3 3 1 1 0 0 0 0; robots 1 1 0 0 0 0 0")
    at.line(0)
    at.press("What the colony has")
    assert len(at.offers()) == 12 and at.offers()[-1] == "more"
    at.press("more")
    assert any(line.startswith("Hand capacity 20") for line in at.offers())


def test_a_person_leaves_a_job_for_another(opened: type_of_open) -> None:
    at = opened(FULL, f"{BEGUN}; built 1 water 1")
    at.line(0)
    at.press("From a job…", "Ore", "Water")
    assert at.new_facts[-1] == "moved 1 ore water 1 population"


# -- our table ---------------------------------------------------------------------------


def test_a_running_match_is_asked_for_and_what_nobody_knows_stays_a_question_mark(
    opened: type_of_open,
) -> None:
    at = opened(EVENTS)
    at.page.join()
    assert at.offers() == ["Turn and phase", "Event cards drawn", "What the app follows"]
    assert at.table.clock.head.title.text() == "Turn ?" and at.panel.title.text() != "Turn 1"
    at.press("Turn and phase", "Turn ?", "1 – 9", "9")
    assert at.new_facts[-1] == "joined", "the turn alone says nothing of the phase"
    at.press("Phase 2")
    assert at.new_facts[-1] == "clock 9 2 ?"
    assert at.table.deck.left.text() == "? cards"
    at.press("Phase 2 began", "8")
    assert at.new_facts[-1] == "clock 9 2 8"


def test_of_a_running_match_the_phase_alone_says_nothing_of_the_turn(
    opened: type_of_open,
) -> None:
    at = opened(EVENTS, "joined")
    assert at.next == "Begin turn ?" and not any("Phase" in it for it in at.offers())
    at.moments.show_ours(True)
    at.press("Turn and phase", "Phase 3")
    assert at.new_facts[-1] == "joined"
    at.press("10 – 19", "12")
    assert at.new_facts[-1] == "clock 12 3 ?"
    assert at.table.clock.head.title.text() == "Turn 12"


def test_the_most_vp_are_only_a_least_while_not_all_are_told(opened: type_of_open) -> None:
    at = opened(ORDER, "joined; clock 7 2 ?", seats=2)
    assert at.table.clock.following.text() == "Phase 3: from 40 VP (highest ?)"
    tell(at.match, "vp 1 22")
    at.page.show_match()
    assert at.table.clock.following.text() == "Phase 3: from 40 VP (highest ≥ 22)"
    tell(at.match, "vp 2 20")
    at.page.show_match()
    assert at.table.clock.following.text() == "Phase 3: from 40 VP (highest 22)"


def test_cards_that_were_drawn_are_told_one_by_one(opened: type_of_open) -> None:
    at = opened(EVENTS, "joined; clock 9 2 6")
    at.moments.show_ours(True)
    at.press("Event cards drawn")
    QTest.keyClicks(at.panel.finder, "audit")
    at.press("Colonial Audit", "Colonial Audit")
    assert at.new_facts[-1] == "event_discards audit:2"
    assert at.table.deck.left.text() == "70 cards"


def test_a_card_whose_name_takes_two_lines_has_room_for_how_often_it_was_drawn(
    opened: type_of_open, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = opened(FULL, "joined", cards=[{**METEOR, "name_en": "Leck in der Schmelze"}])
    at.moments.show_ours(True)
    at.press("Event cards drawn")
    QApplication.processEvents()
    painted, slot = Painted(monkeypatch), at.slot("Leck in der Schmelze")
    assert painted.on(slot) == ["Leck in der", "Schmelze", "0 of 2"]
    within = slot.rect().adjusted(0, 3, 0, -3)  # what is nearer to the edge lies on the frame
    assert all(within.contains(it.area.toRect()) for it in painted.strokes if it.text)


def test_the_keyboard_comes_back_to_the_question_that_led_on_wherever_it_stands_now(
    opened: type_of_open,
) -> None:
    at = opened(ORDER, "joined; clock 9 2 6")
    at.page.activateWindow()
    at.moments.show_ours(True)
    for question in ("Player order", "Event of this turn"):
        at.slot(question).setFocus()
        at.key(Qt.Key.Key_Return)
        at.panel.tell_here("this_event", "strike")  # which is asked no more then
        at.moments.escape()
        back = at.panel.due() if question.startswith("Event") else at.slot(question)
        assert at.page.focusWidget() is back
        at.page.telling.change(lambda: at.match.undo(at.match.undo_offer().to))


def test_a_colony_is_told_kind_by_kind_and_its_vp_follow(opened: type_of_open) -> None:
    at = opened(FULL, "joined; clock 9 2 6")
    at.moments.show_ours(True)
    at.press("Ben", "Upgrades")
    assert at.panel.note.text.startswith("Ben All upgrades")
    at.press("None besides", "Factories", "Ore factory", "0 – 9", "2")
    at.moments.escape()
    at.press("People and where they work", "People", "0 – 9", "3", "Ore", "0 – 9", "2")
    assert at.new_facts[-1] == "people 2 3 2 0 0 0 0 0 0 0"
    assert not at.state.knows_vp(1)
    at.moments.escape()
    at.press("Robots and where they work", "None besides")
    assert at.state.knows_vp(1) and at.state.vp[1] == 2


def test_what_somebody_has_does_not_lie_beside_the_market_too(opened: type_of_open) -> None:
    """OP-1.4: the first tap tells all numbers, and those of upgrades that are with people fit."""
    rest = " 0" * 10
    at = opened(FULL, f"joined; clock 9 2 6; upgrades 1 1 2 3{rest}")
    at.moments.show_ours(True)
    at.press("Beside the market", "Data Library")
    assert at.new_facts[-1] == f"supply 1 1 0{' 3' * 10}"
    at.press("Data Library", "Data Library")
    assert at.new_facts[-1] == f"supply 2 1 0{' 3' * 10}"


def test_who_was_pressed_in_the_order_can_be_taken_back(opened: type_of_open) -> None:
    at = opened(ORDER, "joined; clock 9 2 6")
    at.moments.show_ours(True)
    at.press("Player order", "Cleo", "Ben", "Cleo", "Anna", "Dana")
    assert at.new_facts[-1] == "order 2+1+4+3"
    at.press("Player order", "Dana")
    assert [at.slot(name).words[1] for name in ("Ben", "Dana")] == ["?", "1"]


def test_an_order_that_is_refused_is_asked_for_from_the_first(opened: type_of_open) -> None:
    at = opened(ORDER, "vp 1 4; turn")
    at.moments.show_ours(True)
    at.press("Player order", "Ben", "Cleo", "Dana")
    assert at.new_facts[-1] == "turn" and not at.panel.is_home
    assert {at.slot(name).look for name in ("Anna", "Ben", "Cleo", "Dana")} == {"plain"}


def test_many_people_stand_in_two_rows() -> None:
    rows = Turn(Telling(at_table(9))).people(lambda seat: Choice(text=str(seat), press=int))
    assert [len(row) for row in rows] == [5, 4]


def test_the_event_of_a_turn_in_which_people_join_is_found_by_its_name(
    opened: type_of_open,
) -> None:
    at = opened(EVENTS, "joined; clock 9 2 6")
    at.moments.show_ours(True)
    at.press("Event of this turn")
    assert at.panel.note.text.startswith("Which event is this turn’s?")
    QTest.keyClicks(at.panel.finder, "audit")
    at.press("Colonial Audit")
    assert at.new_facts[-1] == "this_event audit" and at.panel.is_home


def test_by_two_each_upgrade_has_two_copies_at_most(opened: type_of_open) -> None:
    at = opened(FULL, "joined", seats=2)
    at.moments.show_ours(True)
    at.press("Beside the market", *("Data Library",) * 2)
    assert [it.split()[1] for it in at.new_facts[-2:]] == ["0", "2"]
    at.moments.escape()
    at.press("Ben", "Upgrades", *("Data Library",) * 3)
    owned = [it.split()[2] for it in at.new_facts[-3:]]
    assert owned == ["1", "2", "0"]


def test_a_wrong_step_is_undone_with_its_name(opened: type_of_open) -> None:
    at = opened(EVENTS, "turn; turn; event audit")
    assert at.page.steps.undo.words[0].startswith("Undo: Event: Colonial Audit")
    at.page.steps.undo.click()
    assert at.next == "Which event?"


def test_undo_names_the_turn_that_began_and_the_card_that_was_drawn(opened: type_of_open) -> None:
    at = opened(EVENTS, "turn; event_drawer app; turn")
    assert at.page.steps.undo.words[0] == "Undo: Turn 2 begins, phase 1"
    at = opened(EVENTS, "turn; turn; event quiet_shift; personal 3; event assembly_line")
    assert at.page.steps.undo.words[0].startswith("Undo: Cleo draws a personal event: Assembly")
    at = opened(ORDER, "turn; order 1+2+3+4; turn; order 1+2+3+4; event scrapyard; event_done")
    assert at.page.steps.undo.words[0] == "Undo: Everybody has done what the event says"


@pytest.mark.dressed(True)
@pytest.mark.parametrize("seats", [2, 9])
def test_every_table_fits_a_window_of_1280(opened: type_of_open, seats: int) -> None:
    for extent in (EVENTS, ORDER, FULL):
        at = opened(extent, seats=seats)
        if seats == 2 and extent == FULL:
            tell(at.match, "app_copies")
        at.page.show_match()
        QApplication.processEvents()
        scrolled = at.page.findChild(Scrolled)
        assert scrolled is not None
        assert at.table.minimumSizeHint().height() <= scrolled.viewport().height(), extent


@pytest.mark.parametrize("text_size", [1.0, 1.5, 2.0])
def test_the_cards_of_a_turn_are_as_high_as_their_words_need(
    qapp: QApplication, opened: type_of_open, text_size: float
) -> None:
    at = opened(ORDER, "turn; turn; order 1+2+3+4; event buried_cache; personal 2; event strike")
    theme.apply(qapp, "light", text_size)
    at.page.show_match()
    for _ in range(3):
        QApplication.processEvents()
    unit = at.page.telling.measure.scale * LETTERS
    cards = (at.table.card.card, at.table.card.personal)
    needed = [events.high(it.look, it.width() / unit - 2) * unit for it in cards]
    found = [it.height() for it in cards]
    assert all(it.isVisible() for it in cards)
    assert all(there >= high for there, high in zip(found, needed, strict=True)), (found, needed)


def test_the_end_of_a_match_that_followed_no_points_says_so(qapp: QApplication) -> None:
    light_and_english(qapp)
    match = at_table()
    tell_all(match, "turn; game_over")
    sheet = SheetPage()
    sheet.show_result(match)
    assert "The points were not entered" in {it.text() for it in sheet.findChildren(QLabel)}


@pytest.mark.parametrize("size", [(300, 280), (360, 280), (465, 280)])
def test_a_larger_card_has_larger_letters_as_far_as_its_words_have_room(
    opened: type_of_open, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    at, painted = opened(EVENTS, "turn; turn; event quiet_shift; personal 3"), Painted(monkeypatch)
    card = Card(at.page.telling.measure)
    card.resize(*size)
    for number in range(len(at.state.board.event_deck)):
        card.show_card(personal(at.state, voice_of(at.match, "de"), 2, number))
        card.resize(*size)
        texts = painted.on(card)
        assert not [it for it in texts if it.endswith("…")]
        assert all(it.area.right() < card.width() - 4 for it in painted.strokes if it.text)


def test_whom_a_card_is_for_has_a_second_line_before_it_is_cut(
    opened: type_of_open, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = opened(ORDER, "turn; order 1+2+3+4; turn; order 1+2+3+4; event strike; personal 3")
    painted, card = Painted(monkeypatch), Card(at.page.telling.measure)
    strike = of_turn(at.state, voice_of(at.match, "de"))
    assert isinstance(strike, Event)
    strike = strike._replace(scope="Erster der Reihenfolge · Phase 1")
    for wide in (230, 250, 270, 300):
        card.resize(wide, 280)
        card.show_card(strike)
        card.resize(wide, max(280, card.minimumHeight()))
        texts = painted.on(card)
        assert "Erster der Reihenfolge" in " ".join(texts), texts
        assert all(it.area.right() < card.width() - 4 for it in painted.strokes if it.text)


@pytest.mark.parametrize("seats", [4, 9])
def test_the_order_names_all_in_two_lines_if_one_is_too_short(
    opened: type_of_open, monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    order = "+".join(map(str, range(1, seats + 1)))
    at, painted = opened(ORDER, f"turn; order {order}", seats=seats), Painted(monkeypatch)
    turns = at.table.clock.turns
    turns.resize(640, turns.height())
    assert painted.on(turns) == list(at.page.telling.voice.people), turns.width()
    lines = {round(it.area.center().y() / 20) for it in painted.strokes if it.text}
    assert len(lines) == (2 if seats == 9 else 1)
    turns.resize(300, turns.height())
    assert seats < 9 or painted.on(turns)[-1].startswith("+")


@pytest.mark.dressed(True)
def test_what_a_step_brought_lies_below_what_it_has_changed(qapp: QApplication) -> None:
    match = at_table(3, extent=FULL)
    bought = "turn; order 1+2+3; rolled 1; rolled 2; rolled 3; won 1 warehouse; turn; lot 2"
    tell_all(match, bought)
    at = AtTheBox(qapp, match, QSize(1920, 1080))
    for fact in (("event", "rich_vein"), ("rolled", 1), ("event", "luxury_tax")):
        assert at.page.telling.tell(*fact)
        qapp.processEvents()
        note = at.page.note
        assert note.isVisible()
        table = at.table
        for panel in (table.card, table.market, table.clock, *table.people.rows):
            lies = QRect(panel.mapTo(at.page, QPoint()), panel.size())
            assert not lies.intersects(note.geometry()), (panel, note.text())
    at.close()


@pytest.mark.dressed(True)
@pytest.mark.parametrize("size", [QSize(1280, 800), QSize(1920, 1080)])
def test_what_can_be_bought_stands_in_letters_of_one_size(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, size: QSize
) -> None:
    match = at_table(4, extent=FULL)
    tell_all(match, "turn; order 1+2+3+4; rolled 1; rolled 2; rolled 3; rolled 4")
    at = AtTheBox(qapp, match, size)
    at.line(0)
    qapp.processEvents()
    things = [it for it in at.panel.places if it.choice and it.choice.text.startswith("+ ")]
    letters, draw = list[tuple[str, int]](), QPainter.drawText

    def noted(painter: QPainter, *given: Any) -> object:
        letters.append((str(given[-1]), painter.font().pixelSize()))
        return draw(painter, *given)

    monkeypatch.setattr(QPainter, "drawText", noted)
    for slot in things:
        slot.grab()
    # The price below has a size of its own.
    sizes = [it for text, it in letters if not text.isdecimal()]
    assert len(things) == 7 and max(sizes) - min(sizes) <= 1, sizes
    assert size.width() < 1900 or min(sizes) >= 15, sizes
    at.close()

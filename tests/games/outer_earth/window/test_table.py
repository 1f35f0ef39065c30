"""Outer Earth beside the box: set-up, auction, turn, exploration and end, told by presses."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.boards.outer_earth import art, names
from desktop.boards.outer_earth.table.cards import small_planet
from desktop.boards.outer_earth.table.cards.company_page import CompanyPage
from desktop.boards.outer_earth.table.cards.planet_page import PlanetPage
from desktop.look import theme
from desktop.table.correcting import Correcting
from desktop.table.letters import LEAST
from desktop.table.questions.picker import Picker
from desktop.table.touch import LEGAL
from engine.games.outer_earth.game import GAME
from engine.match.match import Match
from engine.record.record import Player
from engine.rules.game import AT_TABLE
from tests.desktop.quick_presses import double_click
from tests.first_matches import up_to
from tests.games.outer_earth.at_table import NAMES, at_table, begun, in_turns, tell
from tests.games.outer_earth.window.table import AtTheBox

pytestmark = pytest.mark.dressed(False)

type_of_box = Callable[[Match], AtTheBox]


@pytest.fixture
def box(qapp: QApplication) -> Iterator[type_of_box]:
    """Opens the page of a match."""
    there: list[AtTheBox] = []

    def opened(match: Match) -> AtTheBox:
        there.append(AtTheBox(qapp, match))
        return there[-1]

    yield opened
    for each in there:
        each.close()


def of_their_own() -> Match:
    """A match whose people have typed in no card yet."""
    setup = GAME.setup(3, level=AT_TABLE)
    return Match.new(GAME, setup, [Player(name) for name in NAMES[:3]], "7F3A91C2")


FIRN = ("planet_card", "01", "Firn", "primary", 4, "primary", "ap", 1, "-")


def turn(seats: int = 3) -> Match:
    """A match in the turn of the first seat, which develops planet 01."""
    match = begun(seats)
    tell(match, "wanted 1", *("wanted none",) * seats)
    return match


def test_an_earlier_step_chooses_its_planet_among_the_names_of_this_copy(box: type_of_box) -> None:
    at = box(of_their_own())
    assert at.page.telling.tell_all(FIRN, ("turned", "01"))
    at.page.correct(2)
    (page,) = at.pages
    assert isinstance(page, Correcting) and page.fields is not None
    (planet,) = page.fields.fields
    assert isinstance(planet, Picker) and list(planet.buttons) == ["01"]
    assert planet.buttons["01"].words[0] == "Firn"


# -- the auction -----------------------------------------------------------------------------


def test_a_planet_that_nobody_wants_is_one_press(box: type_of_box) -> None:
    at = box(begun())
    assert at.next == "Nobody wants it"
    at.go_on()
    assert at.facts[-1] == "wanted none" and at.state.offered == 8


def test_whoever_presses_twice_has_told_of_one_planet_only(box: type_of_box) -> None:
    at = box(begun())
    double_click(at.page, at.table.clock.next)
    assert at.facts[-2:] == ["begins 1", "wanted none"] and at.next == "Nobody wants it"


def test_a_free_planet_is_one_press_and_so_is_one_bought(box: type_of_box) -> None:
    at = box(begun())
    at.press("Ben gets it free")
    at.press("Cleo gets it for 3 cards")
    assert at.page.note.text().startswith("Cleo’s bid: 3 cards.")
    assert at.facts[-2:] == ["wanted 2", "bought 3 3"]
    assert at.state.developing == [[], [0], [8]] and at.state.hand_count(2) == 1


def test_who_says_yes_is_pressed_one_by_one_and_then_told_at_once(box: type_of_box) -> None:
    at = box(begun())
    at.press("Anna", "Ben", "Cleo", "Anna")
    assert at.next == "Ben and Cleo bid"
    at.go_on()
    assert at.facts[-1] == "wanted 2+3" and at.next == "Cleo adds nothing"


def test_bidders_add_from_the_lowest_influence_up_until_nobody_does(box: type_of_box) -> None:
    at = box(begun())
    at.press("Anna", "Ben")
    at.go_on()
    assert [place.choice.text for place in at.panel.places if place.choice][:2] == [
        "Anna",
        "bought",
    ]
    assert at.slot("Ben").words[1] == "1st · influence 51 · 1 card"
    looks = [place.choice.look for place in at.panel.places if place.choice]
    assert looks.count("legal") == 3, "what the next bidder can add is due, with four cards in hand"
    at.press("+1")
    at.go_on()
    at.go_on()
    at.go_on()
    assert at.facts[-4:] == ["added 2 1", "added 1 0", "added 2 0", "added 1 0"]
    assert at.state.developing[1] == [0]


def test_a_bid_can_be_cut_short_by_who_bought_it(box: type_of_box) -> None:
    at = box(begun())
    at.press("Anna", "Ben")
    at.go_on()
    at.press("Ben gets it for how many cards?", "3")
    assert at.facts[-1] == "bought 2 3" and at.state.hand_count(1) == 1
    assert at.page.steps.undo.words[0] == "Undo: Ben has the most cards: 3"


def test_the_keyboard_comes_to_what_is_due(qapp: QApplication, box: type_of_box) -> None:
    at = box(begun())
    at.page.activateWindow()
    at.press("Anna", "Ben")
    at.go_on()
    at.key(Qt.Key.Key_A)
    for fact in ("added 2 1", "added 1 1", "added 2 1"):
        at.key(Qt.Key.Key_Return)
        qapp.processEvents()
        assert at.facts[-1] == fact
    waiting = box(at_table())
    waiting.page.activateWindow()
    waiting.page.take_focus()
    assert waiting.page.focusWidget() is waiting.slot("Planet 1"), "before anything can begin"
    for planet in ("rust", "tealc"):
        waiting.key(Qt.Key.Key_A, Qt.Key.Key_Return)
        QTest.keyClicks(waiting.panel.finder, planet)
        waiting.key(Qt.Key.Key_Return)
        qapp.processEvents()
        assert waiting.page.focusWidget() is waiting.slot(f"Planet {len(waiting.facts) + 1}")


def test_the_keyboard_comes_back_to_the_planet_whose_card_was_typed_in(box: type_of_box) -> None:
    at = box(up_to(GAME.name, 2))
    at.page.activateWindow()
    at.key(Qt.Key.Key_A, Qt.Key.Key_Return)
    QTest.keyClicks(at.panel.finder, "Vesper")
    at.key(Qt.Key.Key_Return)
    assert len(at.pages) == 1, "on which it is typed in"
    assert at.page.focusWidget() is at.slot("Planet 4")


def test_the_keyboard_goes_on_once_a_planet_or_a_company_is_entered(box: type_of_box) -> None:
    at = box(up_to(GAME.name, 2))
    at.page.activateWindow()
    at.press("Planet 4", "Enter its card")
    (page,) = at.pages
    assert isinstance(page, PlanetPage)
    page.name.setText("Vesper")
    for part, word in ((page.industry, "primary"), (page.slots, "4"), (page.effect, "ap")):
        part.buttons[word].press()
    page.keep_button.press()
    for person in at.page.telling.voice.people:
        assert at.page.focusWidget() is at.slot(person)
        at.key(Qt.Key.Key_Return)
        at.panel.places[1].setFocus()
        at.key(Qt.Key.Key_Return)
    assert at.page.focusWidget() is at.table.clock.next


def test_who_enters_a_planet_by_keys_gives_away_no_other_with_a_second_enter(
    box: type_of_box,
) -> None:
    at = box(begun())
    at.page.activateWindow()
    at.slot("Anna gets it free").setFocus()
    at.key(Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert at.facts[-1] == "wanted 1" and at.next == "Anna gets it free"
    assert at.page.focusWidget() is at.slot("Anna")


@pytest.mark.dressed(True)
def test_in_one_column_each_planet_of_the_market_has_room_for_two_lines(
    qapp: QApplication, box: type_of_box
) -> None:
    at = box(begun())
    at.page.show_log()
    for _ in range(3):
        qapp.processEvents()
    assert not at.table.has_two_columns
    font = at.page.telling.measure.font
    name, below, deck = (
        QFontMetrics(font(it)).height() for it in ("table.label", "table.floor", "table.floor")
    )
    market = at.table.market.row
    assert market.height() - deck >= len(at.state.row) * (name + below)


@pytest.mark.dressed(True)
def test_rewards_of_the_market_are_told_in_letters_of_one_size(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = at_table(2)
    for card in (
        "01 Mud primary 3 primary ap 1 -",
        "09 Facet secondary 3 secondary close_discount 3 -",
        "17 Eye tertiary 3 tertiary influence 20 -",
    ):
        tell(match, f"planet_card {card}", f"turned {card[:2]}")
    at = AtTheBox(qapp, match, QSize(1920, 1080))
    sizes = dict[str, int]()

    def noted(painter: QPainter, face: QFont, text: str, area: QRectF) -> None:
        name(painter, face, text, area)
        sizes[text] = painter.font().pixelSize()

    name = small_planet.name
    monkeypatch.setattr(small_planet, "name", noted)
    at.table.market.row.grab()
    board, words = at.state.board, at.page.telling.voice.words
    told = [sizes[names.reward(words, board, planet)] for planet in at.state.row]
    assert len(told) == 3 and len(set(told)) == 1 and told[0] >= LEAST
    at.close()


def test_only_in_a_tie_card_values_are_asked_for(box: type_of_box) -> None:
    at = box(begun())
    at.press("Anna", "Ben")
    at.go_on()
    at.go_on()
    assert not any("value" in said for said in at.offers())
    at.go_on()
    said = at.page.note.text()
    assert "Ben and Anna are tied" in said, "from the lowest influence up, as they bid"
    assert at.next == "Which totals?"
    notes = [it.choice.note for it in at.panel.places if it.choice and it.choice.note]
    assert notes == ["influence 61 · 1 card", "influence 51 · 1 card", "does not bid"]
    at.press("Anna: value 1")
    row = [at.slot(f"{name}: value 2").look for name in ("Anna", "Ben")]
    assert row == ["plain", "legal"], "Ben's is still due"
    at.go_on()
    assert at.facts[-1] == "bid_worth 1 1" and at.state.offered == 0, "the large button asks"
    at.press("Ben: value 3")
    assert at.facts[-2:] == ["bid_worth 1 1", "bid_worth 2 3"]
    assert at.state.developing[1] == [0]


def test_who_cannot_take_part_says_why_and_who_may_says_if(box: type_of_box) -> None:
    match = begun()
    tell(match, "hand 1 0", "hand 2 ?")
    at = box(match)
    at.press("Anna")
    assert at.refused == ["OE-2.2: There is no card in hand."]
    assert at.slot("Ben").choice.note == "if there is a card in hand"  # type: ignore[union-attr]
    assert at.slot("Cleo").choice.note == ""  # type: ignore[union-attr]


# -- a turn ----------------------------------------------------------------------------------


def test_a_turn_of_four_actions_takes_no_more_than_six_presses(box: type_of_box) -> None:
    at = box(turn())
    before = len(at.facts)
    at.press("Drew 2 cards", "Primary placed on Rustbite", "Invested a card", "Took an open card")
    at.go_on()
    assert at.facts[before:] == [
        "drew 1",
        "placed 1 01 primary",
        "invested 1 ?",
        "took 1",
        "done 1",
    ]


def test_every_action_says_what_it_costs_and_closing_what_it_brings(box: type_of_box) -> None:
    at = box(turn())
    assert at.slot("Primary placed on Rustbite").words == ("Primary", "free, +1 VP")
    at.press("Primary placed on Rustbite")
    assert at.slot("Primary placed on Rustbite").words == ("Primary", "1 AP, +1 VP")
    assert at.slot("Closed: 1 VP").words == ("Closed: 1 VP", "4 AP")
    at.press("Closed: 1 VP")
    assert at.facts[-1] == "closed 1 01" and at.state.vp[0] == 1


@pytest.mark.dressed(True)
def test_the_points_show_what_the_action_under_the_mouse_costs(box: type_of_box) -> None:
    at = box(turn())
    at.press("Primary placed on Rustbite")
    points = at.table.people.rows[0].points
    for said, cost in (("Drew 2 cards", 1), ("Closed: 1 VP", 4), ("Rustbite, Primary", 0)):
        QApplication.sendEvent(at.slot(said), QEvent(QEvent.Type.Enter))
        assert (points.number, points.cost) == (4, cost)
    QApplication.sendEvent(at.slot("Rustbite, Primary"), QEvent(QEvent.Type.Leave))
    assert points.cost == 0
    before = points.grab().toImage()
    points.mark(4)
    marked = points.grab().toImage()
    assert marked != before
    for pip in range(4):
        wide = min(points.height(), points.width() / 4)
        middle = QPoint(round((pip + 0.5) * wide), points.height() // 2)
        assert marked.pixelColor(middle) == before.pixelColor(middle), "none is spent yet"


def test_what_cannot_be_paid_says_so_and_is_told_nowhere(box: type_of_box) -> None:
    match = turn()
    tell(match, *("drew 1",) * 4)
    at = box(match)
    before = len(at.facts)
    at.press("Drew 2 cards")
    assert "0 are left" in at.refused[0] and len(at.facts) == before


def test_the_newest_card_can_be_discarded_again(
    box: type_of_box,
) -> None:
    match = turn()
    at = box(match)
    at.press("Primary placed on Rustbite", "Newest discarded")
    assert at.facts[-1] == "removed 1 01" and not at.state.built[0]


@pytest.mark.dressed(True)
def test_rows_stay_where_they_are_whatever_is_told(box: type_of_box) -> None:
    at = box(begun())
    rows = [row.geometry() for row in at.table.people.rows]
    places = at.panel.geometry()
    for _ in range(4):
        at.go_on()
    at.press("Drew 2 cards")
    assert [row.geometry() for row in at.table.people.rows] == rows
    assert at.panel.geometry() == places


# -- planets of their own --------------------------------------------------------------------


def test_a_planet_of_their_own_is_typed_in_with_five_presses_beside_its_name(
    box: type_of_box,
) -> None:
    at = box(of_their_own())
    at.press("Planet 1", "Enter its card")
    (page,) = at.pages
    assert isinstance(page, PlanetPage)
    page.show()
    QTest.keyClicks(page.name, "New Hope")
    for part, word in (
        (page.industry, "tertiary"),
        (page.slots, "5"),
        (page.synergies, "primary"),
        (page.effect, "close_vp"),
    ):
        part.buttons[word].press()
    page.keep_button.press()
    assert at.facts == [
        "planet_card 17 New%20Hope tertiary 5 primary+tertiary close_vp 1 -",
        "turned 17",
    ]
    assert at.panel.is_home
    page.close()


@pytest.mark.dressed(True)
def test_what_was_told_on_a_page_above_lies_off_what_is_to_be_pressed(
    box: type_of_box, qapp: QApplication
) -> None:
    match = turn()
    tell(match, "done 1", "done 2", "done 3")
    at = box(match)
    at.page.hide()
    assert at.page.telling.tell("turned", "03")
    at.page.show()
    for _ in range(3):
        qapp.processEvents()
    note = at.page.note
    assert note.isVisible()
    over = [it for it in at.panel.places if it.look == LEGAL and it.isVisible()]
    over.append(at.table.clock.next)  # type: ignore[arg-type]
    assert not any(
        note.geometry().intersects(QRect(it.mapTo(at.page, QPoint()), it.size())) for it in over
    )


def test_the_log_tells_a_step_and_no_note_lies_over_it(box: type_of_box) -> None:
    at = box(begun())
    at.go_on()
    assert at.page.note.isVisible()
    at.page.turn_log()
    assert at.page.note.isHidden()


def test_a_card_that_cannot_be_one_says_why_before_it_is_kept(box: type_of_box) -> None:
    at = box(of_their_own())
    assert at.page.telling.tell_all(FIRN, ("turned", "01"))
    page = PlanetPage(at.page.telling)  # type: ignore[arg-type]
    for part, word in ((page.industry, "primary"), (page.slots, "4"), (page.effect, "ap")):
        part.press(word)
    page.name.setText("Firn")
    assert page.keep_button.reason == page.why.text()
    assert page.why.text() == "This cannot stand on the card: “Firn” is there twice (OE-1.2)."
    page.name.setText("Firn II")
    assert not page.keep_button.reason and not page.why.text()
    page.keep_button.press()
    assert at.facts[-1] == "turned 02"


@pytest.mark.dressed(True)
def test_the_number_of_a_card_stands_between_its_buttons(box: type_of_box) -> None:
    at = box(at_table())
    page = CompanyPage(at.page.telling, 0)  # type: ignore[arg-type]
    page.resize(at.page.size())
    page.show()
    assert page.influence.width() < 300 and page.amount.width() < 300
    page.close()


def test_a_card_is_called_by_its_own_name_as_soon_as_it_was_told(box: type_of_box) -> None:
    at = box(of_their_own())
    assert at.page.telling.tell_all(FIRN, ("turned", "01"))
    assert "Firn" in at.offers() and "Firn" in at.page.note.text()
    assert "Firn" in at.page.steps.undo.words[0]
    at.page.steps.undo.press()
    assert "Firn" not in at.offers()


def test_a_step_before_which_something_is_put_in_names_a_card_that_was_typed_in_later(
    box: type_of_box,
) -> None:
    at = box(of_their_own())
    assert at.page.telling.tell("company", 1, "quickset")
    assert at.page.telling.tell_all(FIRN, ("turned", "01"))
    at.page.put_in_before(2)
    assert "Firn" in at.page.putting_in.title.full


@pytest.mark.dressed(True)
def test_each_row_of_the_set_up_has_the_whole_width(qapp: QApplication, box: type_of_box) -> None:
    at = box(of_their_own())

    def rights() -> list[int]:
        """The right edge of each row that is seen."""
        qapp.processEvents()
        there = [slot for slot in at.panel.places if not slot.isHidden()]
        return list({slot.y(): slot.geometry().right() for slot in there}.values())

    assert len(rights()) == 3 and max(rights()) - min(rights()) < 8
    at.press("Planet 1")
    qapp.processEvents()
    (other,) = (slot for slot in at.panel.places if not slot.isHidden())
    assert other.width() > at.panel.width() / 2, "the only one that is offered has its row"


@pytest.mark.dressed(True)
def test_the_companies_that_can_be_chosen_share_two_rows(
    qapp: QApplication, box: type_of_box
) -> None:
    at = box(at_table())
    at.press("Anna")
    qapp.processEvents()
    there = [slot for slot in at.panel.places if not slot.isHidden()]
    rows = [sum(slot.y() == high for slot in there) for high in sorted({it.y() for it in there})]
    assert rows == [4, 3]
    assert there[3].geometry().right() - there[6].geometry().right() < 8


def test_a_card_that_is_not_complete_says_what_is_missing(box: type_of_box) -> None:
    at = box(of_their_own())
    page = PlanetPage(at.page.telling)  # type: ignore[arg-type]
    said = []
    for do in (
        lambda: page.name.setText("Firn"),
        lambda: page.industry.press("primary"),
        lambda: page.synergies.press("primary"),  # which was chosen with it, and goes
        lambda: page.slots.press("4"),
        lambda: page.synergies.press("primary"),
        lambda: page.effect.press("ap"),
    ):
        assert page.why.text() == page.keep_button.reason
        said.append(page.keep_button.reason)
        do()
    assert list(dict.fromkeys(said)) == [
        "Enter the name that stands on the card.",
        "Choose the industry of the planet.",
        "Choose how many base slots the planet has.",
        "Choose the synergies of the planet.",
        "Choose what the card brings.",
    ]
    assert not page.keep_button.reason and not page.why.text()


@pytest.mark.dressed(True)
def test_nothing_moves_when_a_card_that_is_not_complete_is_to_be_kept(
    qapp: QApplication, box: type_of_box
) -> None:
    page = PlanetPage(box(at_table()).page.telling)  # type: ignore[arg-type]
    page.resize(1280, 800)
    page.show()
    qapp.processEvents()
    before = page.industry.mapTo(page, QPoint())
    page.industry.press("primary")
    QTest.mouseClick(page.keep_button, Qt.MouseButton.LeftButton)
    qapp.processEvents()
    assert page.industry.mapTo(page, QPoint()) == before
    assert page.name.hasFocus()
    page.close()


@pytest.mark.dressed(True)
def test_the_page_of_a_card_grows_with_its_window(qapp: QApplication, box: type_of_box) -> None:
    page = PlanetPage(box(at_table()).page.telling)  # type: ignore[arg-type]
    found = []
    for size in (QSize(1280, 800), QSize(1920, 1200)):
        page.resize(size)
        page.show()
        qapp.processEvents()
        found.append(page.telling.measure.px(100))
    page.close()
    assert found[1] == pytest.approx(found[0] * 1.5, abs=1)


def test_a_reward_that_the_app_does_not_know_is_a_reminder_in_own_words(box: type_of_box) -> None:
    at = box(of_their_own())
    page = PlanetPage(at.page.telling)  # type: ignore[arg-type]
    page.name.setText("Firn")
    for part, word in ((page.industry, "primary"), (page.slots, "4"), (page.effect, "reminder")):
        part.press(word)
    assert page.keep_button.reason == "Enter in your own words what the card brings."
    page.reminder.setText("Swap two cards")
    assert page.unfinished()
    page.keep_button.press()
    assert not page.unfinished()
    assert at.facts[0] == "planet_card 01 Firn primary 4 primary reminder 1 Swap%20two%20cards"


def test_a_company_of_their_own_is_typed_in_for_its_seat(box: type_of_box) -> None:
    at = box(at_table())
    at.press("Ben", "Enter its card")
    (page,) = at.pages
    assert isinstance(page, CompanyPage) and not page.unfinished()
    page.influence.wanted.emit(7)
    said = "What you entered under “A company of your copy” is not applied yet."
    assert page.unfinished() == said
    of_anna, of_ben = (CompanyPage(at.page.telling, seat) for seat in (0, 1))  # type: ignore[arg-type]
    assert of_anna.question != page.question == of_ben.question
    of_anna.name.setText("Zoe")
    of_anna.influence.wanted.emit(3)
    of_anna.effect.press("ap")
    of_anna.keep_button.press()
    assert page.unfinished() == said, "another card has nothing to do with it"
    assert page.holds() and page.question == of_ben.question and not of_anna.unfinished()
    page.name.setText("Ore & Co")
    page.effect.press("draw")
    page.keep_button.press()
    assert at.facts[-2].startswith("company_card ") and at.facts[-2].endswith(
        " Ore%20&%20Co 7 draw 1 -"
    )
    assert at.facts[-1].startswith("company 2 ") and at.state.influence(1) == 7
    choice = at.slot("Ben").choice
    assert choice is not None and choice.note == "Ore & Co, influence 7"


def test_a_company_for_which_another_has_to_go_says_which(box: type_of_box) -> None:
    at = box(at_table())
    page = CompanyPage(at.page.telling, 1)  # type: ignore[arg-type]
    assert "this one replaces “Night Shift Assembly”." in page.hint.text()
    assert "replaces" not in CompanyPage(box(of_their_own()).page.telling, 1).hint.text()  # type: ignore[arg-type]


def test_enter_keeps_a_card_from_its_number_and_puts_digits_away_first(box: type_of_box) -> None:
    at = box(turn())
    page = PlanetPage(at.page.telling, 0)  # type: ignore[arg-type]
    page.show()
    assert dict(page.keys()).keys() == {"Tab", "Enter"}
    page.amount.open_digits()
    QTest.keyClicks(page.amount, "12")
    QTest.keyClick(page.amount, Qt.Key.Key_Return)
    assert page.amount.digits is not None and page.amount.digits.isHidden()
    assert not at.facts[-1].startswith("planet_card")
    QTest.keyClick(page.amount, Qt.Key.Key_Return)
    assert at.facts[-1].split()[-2] == "12"
    page.close()


def test_companies_stand_whole_beside_their_people(box: type_of_box) -> None:
    at = box(at_table())
    tell(at.match, "company 1 openhatch", "company 2 ferrystone", "company 3 seconddawn")
    at.table.show_table()
    for row, company in zip(
        at.table.people.rows, ("openhatch", "ferrystone", "seconddawn"), strict=False
    ):
        name = at.page.telling.voice.words.name("companies", company)
        assert row.company.text() == name


def test_a_planet_that_was_typed_wrongly_is_corrected_where_it_lies(box: type_of_box) -> None:
    at = box(turn())
    at.press("Rustbite")
    (page,) = at.pages
    assert isinstance(page, PlanetPage)
    page.slots.press("6")
    page.keep_button.press()
    assert at.facts[-1].startswith("planet_card 01 Rustbite primary 6 ")
    assert at.state.board.planet_slots[0] == 6


# -- round and end ---------------------------------------------------------------------------


def test_the_exploration_asks_for_each_planet_that_is_missing(box: type_of_box) -> None:
    match = turn()
    tell(match, "done 1", "done 2", "done 3")
    at = box(match)
    assert at.next == "Which planet?" and at.state.chips == [1, 1, 1]
    assert at.table.clock.head.below.text() == "", (
        "round 1 is not begun by whoever has the token now"
    )
    at.press("Firn Canyon")
    assert at.facts[-1] == "turned 07" and at.next == "Nobody wants it"
    assert at.table.clock.head.below.text() == "Ben begins"
    assert at.state.round == 2


def test_the_end_asks_only_for_what_lies_face_down(box: type_of_box) -> None:
    match = in_turns(2)
    tell(match, "invested 1 ?", "invested 1 ?", "done 1", "budget 0", "last_round budget", "done 2")
    at = box(match)
    assert at.state.waits_for == "settling" and at.table.clock.next.reason
    at.press("Ben")
    assert at.refused == ["Nothing was invested (OE-3.6)."]
    at.press("Anna", "1", "0")
    assert at.facts[-1] == "turned_up 1 1 0 1"
    at.go_on()
    assert at.match.is_over and at.next == "The match is over"


def test_the_last_round_is_told_with_its_reason_and_clause(box: type_of_box) -> None:
    match = turn()
    tell(match, "last_round budget")
    at = box(match)
    assert at.table.clock.last.text() == ("The VP budget is empty: round 1 is the last. (OE-4.3)")


def test_vp_and_hands_are_corrected_in_their_rows(box: type_of_box) -> None:
    at = box(begun())
    row = at.table.people.rows[1]
    row.vp.more.click()
    row.hand.less.click()
    assert at.facts[-2:] == ["vp 2 1", "hand 2 3"]
    QTest.keyClick(at.table, Qt.Key.Key_2, Qt.KeyboardModifier.ShiftModifier)
    assert at.page.focusWidget() is row.vp


def test_chips_are_told_of_only_where_some_were_laid(box: type_of_box) -> None:
    match = turn()
    tell(match, "done 1", "done 2", "done 3")
    at = box(match)
    assert at.panel.note.text.endswith("The chips lie in the market already.")
    match = begun()
    tell(match, "wanted 1", "wanted 2", "wanted 3", "wanted 1", "done 1", "done 2", "done 3")
    assert box(match).panel.note.text == "Which planet was turned over?"


def test_the_market_tells_chips_the_deck_and_when_its_last_planet_comes(box: type_of_box) -> None:
    match = turn()
    tell(match, "galaxy 1")
    at = box(match)
    assert at.table.market.row.deck == "Galaxy Deck: 1 planet, the last is turned over next"
    assert at.table.market.stock.budget == "VP budget: 120 of 120"
    assert at.table.market.stock.index[0] == ("Primary", "0, rank 3")


# -- the keyboard, and what was forgotten ----------------------------------------------------


def test_an_auction_and_a_turn_are_told_by_the_keyboard_alone(box: type_of_box) -> None:
    at = box(begun())
    at.page.activateWindow()
    at.page.take_focus()
    at.key(Qt.Key.Key_A)
    at.key(Qt.Key.Key_Return)
    assert at.next == "Anna gets it free"
    at.key(Qt.Key.Key_N, Qt.Key.Key_N, Qt.Key.Key_N, Qt.Key.Key_N)
    assert at.facts[-4:] == ["wanted 1", "wanted none", "wanted none", "wanted none"]
    at.key(Qt.Key.Key_A, Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Return)
    at.key(Qt.Key.Key_N)
    assert at.facts[-3:] == ["drew 1", "placed 1 01 primary", "done 1"]


def test_a_forgotten_step_is_put_in_between(box: type_of_box) -> None:
    match = turn()
    tell(match, "drew 1", "took 1")
    at = box(match)
    took = match.log()[-1].number
    at.page.put_in_before(took)
    at.press("Primary placed on Rustbite")
    at.page.putting_in.insert.click()
    for page in at.pages:
        page.take.click()  # type: ignore[attr-defined]
    assert at.facts[-2:] == ["placed 1 01 primary", "took 1"]


def test_a_step_back_shows_everything_as_it_stood(box: type_of_box) -> None:
    at = box(turn())
    at.press("Drew 2 cards", "Primary placed on Rustbite")
    at.page.steps.undo.click()
    at.page.steps.undo.click()
    assert at.state.hand_count(0) == 4 and at.state.ap == 4
    assert at.slot("Primary placed on Rustbite").words == ("Primary", "free, +1 VP")


def test_a_planet_that_has_another_industry_in_their_copy_has_a_picture_of_it(
    box: type_of_box,
) -> None:
    at = box(of_their_own())
    tell(at.match, "planet_card 02 Firn tertiary 4 tertiary ap 1 -")
    assert [art.drawn(at.state, planet) for planet in (0, 1, 9, 17)] == [0, 17, 9, 17]


@pytest.mark.dressed(True)
def test_in_one_column_what_is_pressed_stands_above_the_people(
    box: type_of_box, qapp: QApplication
) -> None:
    at = box(turn())
    qapp.processEvents()
    assert at.panel.mapTo(at.page, QPoint()).y() > at.table.people.mapTo(at.page, QPoint()).y()
    theme.apply(qapp, "light", 1.5)
    qapp.processEvents()
    assert at.panel.mapTo(at.page, QPoint()).y() < at.table.people.mapTo(at.page, QPoint()).y()
    assert at.panel.mapTo(at.page, QPoint(0, at.panel.height())).y() < at.page.steps.y()


def test_a_reward_in_their_own_words_is_what_a_planet_brings(box: type_of_box) -> None:
    at = box(of_their_own())
    tell(at.match, "planet_card 02 Firn primary 4 primary reminder 1 Draw%20first")
    words = at.page.telling.voice.words
    assert names.reward(words, at.state.board, 1) == "Draw first"
    assert "AP" in names.reward(words, at.state.board, 0)

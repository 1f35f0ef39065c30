"""Setting up Robinson Crusoe: the scenario fills in numbers and Book effect, people change them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel
from pytestqt.qtbot import QtBot

from desktop.boards.robinson_crusoe.set_up.effects import Line
from desktop.boards.robinson_crusoe.set_up.own_values import Values
from desktop.look import translate
from desktop.set_up.page import SetUpPage
from desktop.shell.window import Window
from desktop.table.page import TablePage
from engine.rules import game as games
from engine.rules.game import AT_TABLE
from tests.games.robinson_crusoe.at_table import shown
from tests.games.robinson_crusoe.window.table import values_on

pytestmark = pytest.mark.dressed(False)

GAME = "robinson-crusoe"


@pytest.fixture
def page(window: Window) -> SetUpPage:
    """The page on which a match with the app's own deck is set up."""
    window.set_up(GAME)
    assert isinstance(window.page, SetUpPage)
    return window.page


def _choose(box: QComboBox, data: str) -> None:
    box.setCurrentIndex(box.findData(data))
    box.activated.emit(box.currentIndex())


@pytest.mark.slow
def test_a_scenario_brings_its_rounds_and_its_book_effect(page: SetUpPage) -> None:
    _choose(page.options.choices["scenario"], "jenny")
    assert values_on(page).rounds.value == 8
    assert values_on(page).book.effects() == ["lose palisade 1"]
    assert values_on(page).values() == {}


@pytest.mark.slow
def test_what_only_a_person_can_do_is_filled_in_as_a_reminder(page: SetUpPage) -> None:
    _choose(page.options.choices["scenario"], "cursed_island")
    assert values_on(page).reminder.text() == "Put 2 fog markers on spaces without one."


def test_a_reminder_that_nobody_changed_follows_the_language(qtbot: QtBot) -> None:
    asked = Values(games.load(GAME), AT_TABLE)
    qtbot.addWidget(asked)
    asked.follow({"scenario": "cursed_island", "mix": "usual"}, ["Ada", "Ben"])
    german = games.load(GAME).of_options({"scenario": "cursed_island"})["reminder"].value["de"]
    english = asked.reminder.text()
    asked.reminder.setText(german)
    asked.say()
    assert asked.reminder.text() == english
    asked.reminder.setText("Our own fog")
    asked.say()
    assert asked.reminder.text() == "Our own fog"


def test_an_effect_whose_number_is_left_empty_counts_once(qtbot: QtBot) -> None:
    line = Line(lambda: "Book")
    qtbot.addWidget(line)
    line.show_effect("lose food 2")
    line.amount.show_value(None)
    assert (line.effect().what, line.effect().n) == ("food", 1)
    QTest.keyClicks(line.amount.field, "9")
    assert line.effect().n == line.amount.value == 3, "what no effect has is not counted unseen"


@pytest.mark.slow
def test_what_people_change_is_entered_and_starts_the_match(
    page: SetUpPage, window: Window
) -> None:
    values_on(page).rounds.step(1)
    values_on(page).book.lines[0].show_effect("lose food 2")
    values_on(page).life[0].step(-1)
    page.begin()
    assert isinstance(window.page, TablePage)
    state = shown(window.page.match)
    assert (state.rounds, state.board.book, state.life[0]) == (13, ("lose food 2",), 11)
    entered = window.page.match.header.setup.values["rounds"]
    assert (entered.value, entered.provenance) == (13, "entered")


@pytest.mark.slow
def test_a_draft_keeps_the_numbers(page: SetUpPage, window: Window) -> None:
    values_on(page).highest.step(1)
    window.show_shelf()
    window.set_up(GAME)
    assert isinstance(window.page, SetUpPage)
    assert values_on(window.page).highest.value == 4


@pytest.mark.slow
def test_cards_that_were_counted_out_are_asked_for_only_then(page: SetUpPage) -> None:
    rows = values_on(page).own["own.book"]
    assert not rows.isVisibleTo(page)
    _choose(page.options.choices["mix"], "own")
    assert rows.isVisibleTo(page)


@pytest.mark.dressed(True)
@pytest.mark.slow
def test_what_is_asked_of_cards_counted_out_is_read_to_its_end(
    page: SetUpPage, qapp: QApplication
) -> None:
    _choose(page.options.choices["mix"], "own")
    page.window().resize(1280, 760)
    values = values_on(page)
    for language in ("de", "en"):
        translate.install(qapp, language)
        qapp.processEvents()
        for row in (values.rows[name] for name in values.own):
            for label in row.findChildren(QLabel):
                assert label.width() >= label.sizeHint().width(), label.text()


@pytest.mark.slow
def test_a_match_beside_the_box_opens_the_table_page(window: Window) -> None:
    window.set_up(GAME, AT_TABLE)
    assert isinstance(window.page, SetUpPage)
    window.page.begin()
    assert isinstance(window.page, TablePage)
    assert shown(window.page.match).board.is_told
    head = window.page.table.head
    assert head is not None and head.parent() is not None


@pytest.mark.usefixtures("qapp")
def test_every_effect_that_can_be_chosen_is_written_as_on_a_card() -> None:
    values = Values(games.load(GAME))
    line = values.book.lines[0]
    for text in ("nothing", "lose palisade 1", "discard food", "wound each 2", "combat 3"):
        line.show_effect(text)
        assert str(line.effect()) == text


@pytest.mark.slow
def test_more_cards_than_the_deck_has_are_refused_and_the_page_stays(
    page: SetUpPage, window: Window
) -> None:
    _choose(page.options.choices["mix"], "easier")
    values_on(page).rounds.show_value(40)
    page.begin()
    assert window.page is page
    assert (
        "would need 30 Event cards with an Adventure icon, and there are 18" in window.notice.text
    )
    values_on(page).rounds.show_value(12)
    page.begin()
    assert isinstance(window.page, TablePage)


def test_a_number_that_no_match_can_have_is_refused_at_the_start(qtbot: QtBot) -> None:
    page, said = SetUpPage(games.load(GAME)), list[str]()
    qtbot.addWidget(page)
    page.trouble.connect(said.append)
    values = values_on(page)
    with qtbot.assertNotEmitted(page.start):
        for number, typed in (
            (values.rounds, "99"),
            (values.life[1], "0"),
            (values.highest, "50"),
            (values.life[0], "3,5"),
        ):
            before = number.value
            number.field.setText(typed)
            page.begin()
            assert page.focusWidget() is number.field
            number.show_value(before)
    assert said == [
        "Rounds: 99 is not from 1 to 40.",
        "Wound spaces of each character: 0 is not from 1 to 30.",
        "Morale track: top: 50 is not from 0 to 9.",
        "“3,5” is not a whole number.",
    ]
    values.own["own.book"].field.setText("3,5")
    assert not values.own["own.book"].isVisibleTo(page)
    rounds = values.rounds.field
    with qtbot.waitSignal(page.start):
        QTest.keyClick(rounds, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


@pytest.mark.slow
def test_two_people_are_offered_first_and_one_can_play_alone(
    page: SetUpPage, window: Window
) -> None:
    assert page.seats.count == 2
    assert page.footer.summary.text() == "2 players"
    assert values_on(page).cards.cards.text() == "6 with a Book icon, 6 with an Adventure icon"
    QTest.mouseClick(page.seats.rows[1].trash, Qt.MouseButton.LeftButton)
    assert page.seats.count == 1 and page.footer.summary.text() == "1 player"
    assert values_on(page).cards.cards.text() == "3 with a Book icon, 9 with an Adventure icon"
    assert values_on(page).cards.why.text().startswith("One character alone")
    page.begin()
    assert window.match is not None and shown(window.match).board.seats == 1


@pytest.mark.slow
def test_each_value_tells_where_it_comes_from(page: SetUpPage) -> None:
    rows = values_on(page).rows
    assert rows["rounds"].source.text() == "From other players"
    assert rows["life"].source.text() == rows["morale"].source.text() == "Placeholder"
    values_on(page).life[1].step(1)
    assert rows["life"].source.text() == "Entered"
    assert values_on(page).assumed.isVisibleTo(page), "the Morale track is still assumed"
    values_on(page).lowest.step(1)
    assert not values_on(page).assumed.isVisibleTo(page)
    values_on(page).rounds.step(1)
    assert rows["rounds"].source.text() == "Entered"
    assert page.footer.options.text() == "Castaways · 13 rounds"

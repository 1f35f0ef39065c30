"""The set-up page: seats, options, readings, seed, and the start."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from desktop.look import bot_text, theme, translate
from desktop.set_up.begins import MIDDLE
from desktop.set_up.board_values import written
from desktop.set_up.footer import new_seed
from desktop.set_up.page import SetUpPage
from desktop.shelf.page import ShelfPage
from desktop.shell.window import Window
from engine.bots.strength import Strength
from engine.match.match import Match
from engine.record.record import Player
from engine.rules import game as games
from engine.rules.chance import Dice
from engine.rules.game import AT_TABLE, Setup
from tests.desktop.fixtures import light_and_english
from tests.desktop.pages import GAME, shown

pytestmark = pytest.mark.dressed(False)

NO_KEY = Qt.KeyboardModifier.NoModifier
Started = list[tuple[Setup, list[Player], str]]


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    """English and light before and after."""
    light_and_english(qapp)
    yield
    translate.install(qapp, "en")


@pytest.fixture
def make(qtbot: QtBot) -> Callable[..., tuple[SetUpPage, Started]]:
    """Makes a page that is shown, with these names in its rows, and a list of what it has started."""

    def made(*names: str) -> tuple[SetUpPage, Started]:
        page = SetUpPage(games.load(GAME), names)
        for row, name in zip(page.seats.rows, names, strict=False):
            row.name.setText(name)
        qtbot.addWidget(page)
        started: Started = []
        page.start.connect(lambda *what: started.append(what))
        page.resize(1280, 800)
        # Where all lies and what it says needs no pixels.
        page.setUpdatesEnabled(False)
        with qtbot.waitActive(page):
            page.show()
            page.activateWindow()
        return page, started

    return made


Make = Callable[..., tuple[SetUpPage, Started]]


def join(page: SetUpPage, name: str) -> None:
    """One person more, with that name."""
    page.seats.append()
    row = page.seats.rows[page.seats.count - 1]
    row.plays.choose("person")
    row.name.setText(name)


@pytest.mark.slow
def test_at_once_a_match_can_be_started(make: Make) -> None:
    page, started = make()
    page.footer.go.click()
    setup, players, seed = started[0]
    assert [player.name for player in players] == ["Pink", "Bot Orange"]
    assert [player.plays for player in players] == ["person", "bot:medium"]
    assert setup == games.load(GAME).setup(2)
    Dice(seed)
    Match.new(games.load(GAME), setup, players, seed)


@pytest.mark.slow
def test_who_plays_in_a_seat_is_called_with_its_seat(make: Make, qapp: QApplication) -> None:
    page, _ = make()
    row = page.seats.rows[1]
    names = [button.accessibleName() for button in row.plays.buttons.values()]
    assert names == ["Seat 2: Human", "Seat 2: Bot"] and row.plays.accessibleName() == "Seat 2"
    assert row.kind.accessibleName() == "Seat 2: Strength of the bot"
    translate.install(qapp, "de")
    assert row.plays.buttons["bot"].accessibleName() == "Platz 2: Bot"


@pytest.mark.slow
def test_people_take_the_names_used_before_and_bots_are_called_by_their_colour(
    qtbot: QtBot, qapp: QApplication
) -> None:
    page = SetUpPage(games.load(GAME), ("Anna", "Ben"))
    qtbot.addWidget(page)
    join(page, "Ben")
    join(page, "")
    rows = page.seats.rows

    def names() -> list[str]:
        return [player.name for player in page.seats.players()]

    assert names() == ["Anna", "Bot Orange", "Ben", "Brown"]
    page.seats.swap(rows[1], "brown")
    assert names() == ["Anna", "Bot Brown", "Ben", "Orange"]
    rows[3].plays.choose("bot")
    assert names()[3] == "Bot Orange"
    rows[1].name.setText("Rosa")
    assert names()[1] == "Rosa"
    translate.install(qapp, "de")
    assert names() == ["Anna", "Rosa", "Ben", "Bot Orange"]
    rows[1].name.clear()
    assert names()[1] == "Bot Braun"


@pytest.mark.slow
def test_names_used_before_are_offered(make: Make) -> None:
    page, started = make("Anna", "Ben", "Cleo")
    join(page, "Cleo")
    page.begin()
    assert [player.name for player in started[0][1]] == ["Anna", "Ben", "Cleo"]
    completer = page.seats.rows[1].name.completer()
    assert completer.completionModel().rowCount() == 1, "Anna and Cleo sit there already"


@pytest.mark.slow
def test_seats_are_added_and_removed_within_the_limits(make: Make) -> None:
    page, _ = make("Anna", "Ben", "Cleo", "Dana")
    seats = page.seats
    assert not any(row.trash.isVisible() for row in seats.rows)
    join(page, "Cleo")
    seats.add.click()
    assert len(seats.players()) == 4
    assert not seats.add.isVisible()
    seats.rows[1].trash.click()
    assert [player.name for player in seats.players()] == ["Anna", "Cleo", "Dana"]
    assert seats.rows[1].name.hasFocus()
    seats.rows[0].trash.click()
    assert [player.name for player in seats.players()] == ["Cleo", "Dana"]
    seats.take(0)
    assert len(seats.players()) == 2, "not below the least number"


def test_enter_twice_on_add_a_seat_adds_two_and_starts_nothing(make: Make) -> None:
    page, started = make("Anna", "Ben")
    page.seats.add.setFocus()
    QTest.keyClick(page.seats.add, Qt.Key.Key_Return)
    assert page.focusWidget() is page.seats.add
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert len(page.seats.players()) == 4
    assert page.seats.rows[3].name.hasFocus(), "no more can be added"
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert page.footer.go.hasFocus()
    assert not started


def test_enter_twice_on_a_bin_starts_nothing(make: Make) -> None:
    page, started = make("Anna", "Ben", "Cleo")
    join(page, "Cleo")
    page.seats.rows[1].trash.setFocus()
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert [player.name for player in page.seats.players()] == ["Anna", "Cleo"]
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert not started


def test_enter_goes_from_name_to_name_and_then_to_the_start(make: Make) -> None:
    page, started = make("Anna", "Ben", "Cleo")
    join(page, "Cleo")
    assert [row.plays.now() for row in page.seats.rows[:3]] == ["person", "bot", "person"]
    page.seats.rows[0].name.setFocus()
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert page.seats.rows[2].name.hasFocus()
    assert page.seats.rows[2].name.selectedText() == "Cleo", "to be written over"
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert page.footer.go.hasFocus() and not started
    page.seats.rows[0].name.setFocus()
    page.footer.seed.setFocus()
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert page.footer.go.hasFocus(), "no name comes after the seed"
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert len(started) == 1


def test_enter_that_is_held_down_starts_nothing(make: Make) -> None:
    page, started = make("Anna", "Ben")
    page.footer.seed.setFocus()
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, NO_KEY, autorep=True)
    QApplication.sendEvent(page.footer.seed, held)
    assert not started


@pytest.mark.slow
def test_a_seat_that_is_added_takes_nobodys_name(make: Make) -> None:
    page, _ = make()
    seats = page.seats
    seats.rows[2].name.setText("Ben")
    seats.take_seated([("Anna", "person", ""), ("Ben", "person", "")])
    seats.add.click()
    assert [row.typed for row in seats.rows[:3]] == ["Anna", "Ben", ""]
    assert seats.rows[2].wrong.text() == ""


def test_a_long_name_is_read_from_its_beginning(make: Make) -> None:
    page, _ = make("Anna")
    field = page.seats.rows[1].name
    field.setText("A name of thirty-two letters, ye")
    assert field.cursorPosition() == 0
    field.setFocus()
    field.end(False)
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    assert field.cursorPosition() == 31, "whoever writes goes on where they are"
    page.footer.go.setFocus()
    assert field.cursorPosition() == 0


def test_equal_names_are_said_and_the_keyboard_goes_there(make: Make) -> None:
    page, started = make("Anna")
    row = page.seats.rows[1]
    row.name.setText("  Anna ")
    page.begin()
    assert not started
    assert row.wrong.isVisible()
    assert row.wrong.text() == "The name Anna is used twice"
    assert row.name.hasFocus()
    page.resize(900, 420)
    QApplication.processEvents()
    (area,) = page.findChildren(QScrollArea)
    bar = area.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert row.wrong.visibleRegion().isEmpty(), "nothing to scroll"
    page.begin()
    assert row.wrong.visibleRegion().boundingRect() == row.wrong.rect()
    row.name.setText("Ben")
    assert not row.wrong.isVisible()
    page.begin()
    assert started[0][1][1].name == "Ben"


@pytest.mark.slow
def test_equal_and_empty_names_are_said_while_they_are_typed(make: Make) -> None:
    page, _ = make("Anna", "Ben", "Cleo")
    join(page, "Cleo")
    row = page.seats.rows[1]
    row.name.selectAll()
    QTest.keyClicks(row.name, "anna")
    assert row.wrong.isVisible() and row.wrong.text() == "The name anna is used twice"
    assert not page.seats.rows[0].wrong.isVisible()
    page.seats.rows[0].name.setText("Ada")
    assert not row.wrong.isVisible(), "it is right again when the other one changes"
    row.name.clear()
    assert row.wrong.text() == "Without a name: called Bot Orange"
    assert row.name.accessibleDescription() == row.wrong.text()


@pytest.mark.slow
def test_names_that_others_have_are_not_offered(make: Make) -> None:
    page, _ = make("Anna", "Ben", "Cleo", "Dana")
    field = page.seats.rows[1].name
    field.clear()
    model = field.completer().completionModel()
    offered = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert offered == ["Ben", "Cleo", "Dana"]


@pytest.mark.slow
def test_bots_tell_what_they_reached_with_so_many_seats(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    def strength(game: str, bot: str, seats: int) -> Strength | None:
        assert game == GAME
        known = {2: Strength("easy", 60, 47), 3: Strength("easy", 90, 54.5)}
        return known.get(seats) if bot == "medium" else None

    monkeypatch.setattr(bot_text, "strength", strength)
    page, _ = make("Anna", "Ben")
    told = page.seats.strength
    page.seats.changed.emit()
    assert told.text() == "Medium won 78% of 60 two-player test matches against Easy."
    kind = page.seats.rows[1].kind
    for bot in ("easy", "medium"):
        # What was measured of two kinds against each other tells of both.
        kind.setCurrentIndex(kind.findData(bot))
        assert told.text().startswith("Medium won 78% of 60")
    kind.setCurrentIndex(kind.findData("hard"))
    assert told.text() == "Strength not measured with 2 seats: Hard."
    kind.setCurrentIndex(kind.findData("medium"))
    page.seats.add.click()
    page.seats.rows[2].plays.choose("person")
    assert told.text() == (
        "Medium won 61% of 90 test matches against 2 × Easy; among equals it would be 33%."
    )
    page.seats.add.click()
    assert told.text() == "Strength not measured with 4 seats: Medium."
    page.seats.rows[1].plays.choose("person")
    assert not told.isVisible()


@pytest.mark.slow
def test_the_keyboard_lands_on_the_first_name(make: Make) -> None:
    page, _ = make("Anna", "Ben")
    page.setFocus(Qt.FocusReason.OtherFocusReason)
    assert page.seats.rows[0].name.hasFocus()


@pytest.mark.slow
def test_a_draft_brings_back_all_that_was_written(make: Make, qtbot: QtBot) -> None:
    page, _ = make("Anna", "Ben")
    page.seats.append()
    page.seats.rows[2].name.setText("Cleo")
    page.seats.rows[0].plays.choose("bot")
    page.options.segments["locks"].choose("random")
    first = page.options.choices["first"]
    first.setCurrentIndex(3)
    first.activated.emit(3)
    point = page.points.points[0]
    with qtbot.waitSignal(page.changed):
        point.readings[point.ruling.readings[1]].radio.setChecked(True)
    page.footer.seed.setText("7F3A91C2")
    again = SetUpPage(games.load(GAME), ("Eve",), page.draft())
    qtbot.addWidget(again)
    assert again.draft() == page.draft()
    assert again.seats.players() == page.seats.players()
    assert again.options.chosen()["first"] == "3"


def test_a_game_at_the_table_that_is_under_way_still_is_on_the_next_visit(
    qtbot: QtBot,
) -> None:
    page = SetUpPage(games.load(GAME), level=AT_TABLE)
    qtbot.addWidget(page)
    assert page.begins is not None
    with qtbot.waitSignal(page.changed):
        page.begins.choice.choose(MIDDLE)
    again = SetUpPage(games.load(GAME), draft=page.draft(), level=AT_TABLE)
    qtbot.addWidget(again)
    assert again.joins


@pytest.mark.slow
def test_the_set_up_survives_a_visit_to_the_shelf(window: Window) -> None:
    window.set_up(GAME)
    page = window.page
    assert isinstance(page, SetUpPage)
    name = page.seats.rows[0].name
    before = name.text()
    QTest.keyClicks(name, "Zoe Be")
    QTest.keyClick(name, Qt.Key.Key_Escape)
    assert window.page is page and name.text() == before, "Esc gives back what was there"
    QTest.keyClicks(name, "Zoe")
    QTest.keyClick(name, Qt.Key.Key_Return)
    name.setFocus()
    QTest.keyClick(name, Qt.Key.Key_Escape)
    assert isinstance(window.page, ShelfPage)
    window.set_up(GAME)
    page = window.page
    assert isinstance(page, SetUpPage)
    assert page.seats.rows[0].name.text() == "Zoe"


@pytest.mark.slow
async def test_a_match_that_is_started_leaves_no_draft(window: Window) -> None:
    window.set_up(GAME)
    page = window.page
    assert isinstance(page, SetUpPage)
    page.seats.rows[0].name.setText("Zoe")
    page.seats.rows[1].plays.choose("person")
    seed = page.footer.seed.text()
    page.begin()
    window.show_shelf()
    window.set_up(GAME)
    page = window.page
    assert isinstance(page, SetUpPage)
    assert page.footer.seed.text() != seed
    assert page.seats.rows[0].name.text() == "Zoe", "names are remembered all the same"


def test_the_unnamed_have_names_too(make: Make) -> None:
    page, started = make("bot orange")
    page.begin()
    assert not started
    assert page.seats.rows[1].wrong.text() == "The name Bot Orange is used twice"


def test_every_kind_of_bot_can_play(make: Make) -> None:
    page, _ = make("Anna", "Ben")
    row = page.seats.rows[1]
    kinds = {row.kind.itemData(index) for index in range(row.kind.count())}
    assert kinds == set(bot_text.bot_names(GAME)) >= {"easy", "medium", "hard"}
    for index in range(row.kind.count()):
        row.kind.setCurrentIndex(index)
        assert row.player().plays == f"bot:{row.kind.itemData(index)}"
    row.plays.choose("person")
    assert row.player().plays == "person"
    assert not row.kind.isVisible()


@pytest.mark.parametrize(("wins", "last"), [(35, "hard"), (50, "expert")])
def test_an_expert_is_offered_only_where_it_surely_beats_who_plays_hard(
    make: Make, monkeypatch: pytest.MonkeyPatch, wins: int, last: str
) -> None:
    monkeypatch.setattr(
        bot_text,
        "strength",
        lambda game, bot, seats: Strength("hard", 60, wins) if bot == "expert" else None,
    )
    page, _ = make("Anna", "Ben")
    kind = page.seats.rows[1].kind
    assert kind.itemData(kind.count() - 1) == last
    # Who played an expert last time plays the strongest that there is.
    page.seats.take_seated([("Anna", "person", "pink"), ("B", "bot:expert", "orange")])
    assert kind.currentData() == last


def test_a_chosen_colour_goes_with_its_person(make: Make) -> None:
    page, _ = make("Anna", "Ben")
    page.seats.swap(page.seats.rows[0], "brown")
    page.seats.reseat(0, 1)
    players = [(it.name, it.colour) for it in page.seats.players()]
    assert players == [("Ben", "orange"), ("Anna", "brown")]


def test_reordering_by_keys_moves_the_person_not_the_colour(make: Make) -> None:
    page, _ = make("Anna", "Ben")
    first, second = page.seats.rows[:2]
    first.name.setFocus()
    QTest.keyClick(first.name, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert [player.name for player in page.seats.players()] == ["Ben", "Anna"]
    assert [player.plays for player in page.seats.players()] == ["bot:medium", "person"]
    assert second.name.hasFocus(), "the keyboard goes with the person"
    QTest.keyClick(second.name, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert [player.name for player in page.seats.players()] == ["Anna", "Ben"]
    QTest.keyClick(first.name, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert [player.name for player in page.seats.players()] == ["Anna", "Ben"]
    button = first.plays.chosen_button()
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert second.plays.chosen_button().hasFocus()


def test_dragging_the_grip_reorders(make: Make) -> None:
    page, _ = make("Anna", "Ben", "Cleo")
    join(page, "Cleo")
    row = page.seats.rows[0]
    row.held.emit()
    for by in (0, 1, 2, 1):
        row.dragged.emit(by)
    assert [player.name for player in page.seats.players()] == ["Ben", "Anna", "Cleo"]
    row.dragged.emit(9)
    assert [player.name for player in page.seats.players()] == ["Ben", "Anna", "Cleo"]


@pytest.mark.parametrize(
    ("button", "names"),
    [
        (Qt.MouseButton.LeftButton, ["Anna", "Cleo", "Ben"]),
        (Qt.MouseButton.NoButton, ["Anna", "Ben", "Cleo"]),
    ],
)
def test_the_mouse_drags_a_seat_by_its_grip_while_it_is_held(
    make: Make, button: Qt.MouseButton, names: list[str]
) -> None:
    page, _ = make("Anna", "Ben", "Cleo")
    join(page, "Cleo")
    row, aim = page.seats.rows[1], page.seats.rows[2]
    QTest.mousePress(row.grip, Qt.MouseButton.LeftButton)
    at = QPointF(aim.mapTo(row.window(), QPoint(5, 1)))
    here, there = row.grip.mapFrom(row.window(), at), row.window().mapToGlobal(at)
    move = QEvent.Type.MouseMove, here, there, button, button, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(row.grip, QMouseEvent(*move))
    assert [player.name for player in page.seats.players()] == names


def test_b_toggles_but_not_while_writing(make: Make) -> None:
    page, _ = make("Anna", "Ben")
    row = page.seats.rows[0]
    row.plays.chosen_button().setFocus()
    QTest.keyClick(row.plays.chosen_button(), Qt.Key.Key_B)
    assert row.player().plays == "bot:medium"
    QTest.keyClick(row.plays.chosen_button(), Qt.Key.Key_B)
    assert row.player().plays == "person"
    row.name.setFocus()
    row.name.end(False)
    QTest.keyClick(row.name, Qt.Key.Key_B)
    assert row.player().name == "Annab"


def test_arrows_choose_within_segments(make: Make) -> None:
    page, _ = make("Anna", "Ben")
    row = page.seats.rows[0]
    row.plays.chosen_button().setFocus()
    QTest.keyClick(row.plays.chosen_button(), Qt.Key.Key_Right)
    assert row.player().plays == "bot:medium"


def test_tab_goes_to_what_is_chosen_within_segments(make: Make) -> None:
    page, _ = make("Anna", "Ben")
    bot = page.seats.rows[1]
    assert bot.plays.now() == "bot"
    bot.name.setFocus()
    QTest.keyClick(bot.name, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is bot.plays.chosen_button()
    bot.kind.setFocus()
    QTest.keyClick(bot.kind, Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() is bot.plays.chosen_button()


def test_enter_confirms_what_is_chosen_and_goes_on_and_starts_nothing(make: Make) -> None:
    page, started = make("Anna", "Ben", "Cleo")
    join(page, "Cleo")
    first, bot, last = page.seats.rows[:3]
    goes = (
        (first.plays.chosen_button(), last.name),
        (bot.plays.chosen_button(), last.name),
        (bot.kind, last.name),
        (last.plays.chosen_button(), page.footer.go),
        (page.options.segments["locks"].chosen_button(), page.footer.go),
        (page.options.choices["first"], page.footer.go),
        (page.footer.seed, page.footer.go),
    )
    before = page.draft()
    for there, then in goes:
        there.setFocus()
        QTest.keyClick(there, Qt.Key.Key_Return)
        assert page.focusWidget() is then
    assert page.draft() == before and not started


def test_ctrl_enter_starts_from_everywhere(make: Make) -> None:
    page, started = make("Anna", "Ben")
    fields = (page.seats.rows[0].name, page.seats.rows[1].plays.chosen_button(), page.footer.seed)
    for number, field in enumerate(fields, 1):
        field.setFocus()
        QTest.keyClick(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        assert len(started) == number


def test_a_seat_more_is_for_whom_the_last_one_is_for(make: Make) -> None:
    page, _ = make("Anna", "", "Cleo", "Dana")
    seats = page.seats
    seats.rows[1].kind.setCurrentIndex(0)
    seats.add.click()
    players = [player.plays for player in seats.players()]
    assert players[1] == players[2] != "bot:medium"
    assert seats.rows[2].typed == "", "a bot takes no person's name"
    seats.rows[2].plays.choose("person")
    seats.add.click()
    assert [player.plays for player in seats.players()][3] == "person"
    assert seats.rows[3].typed == "Dana"


def test_tab_goes_from_top_to_bottom_and_left_to_right(make: Make) -> None:
    page, _ = make("Anna", "Ben")
    first = page.seats.rows[0]
    seen: list[QWidget | None] = [first.name]
    first.name.setFocus()
    while len(seen) < 60 and (len(seen) < 2 or seen[-1] is not first.name):
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    order = [
        first.plays.chosen_button(),
        page.seats.rows[1].name,
        page.seats.rows[1].kind,
        page.seats.add,
        page.options.segments["locks"].chosen_button(),
        page.options.choices["first"],
        page.points.all.head,
        page.footer.seed,
        page.footer.go,
    ]
    places = [seen.index(widget) for widget in order]
    assert places == sorted(places)


@pytest.mark.slow
def test_options_reach_the_set_up(make: Make) -> None:
    page, started = make("Anna", "Ben")
    page.options.segments["locks"].choose("random")
    first = page.options.choices["first"]
    assert [first.itemText(index) for index in range(first.count())] == ["At random", "Anna", "Ben"]
    first.setCurrentIndex(2)
    first.activated.emit(2)
    page.seats.rows[1].name.setText("Bea")
    assert first.currentText() == "Bea"
    page.begin()
    assert started[0][0].options == {"locks": "random", "special_cards": "off", "first": "2"}


@pytest.mark.slow
def test_a_first_player_who_leaves_is_no_longer_chosen(make: Make) -> None:
    page, started = make("Anna", "Ben", "Cleo")
    page.seats.append()
    first = page.options.choices["first"]
    first.setCurrentIndex(3)
    first.activated.emit(3)
    page.seats.rows[2].trash.click()
    page.begin()
    assert started[0][0].options["first"] == "lot"


@pytest.mark.slow
def test_only_points_that_can_arise_are_asked(make: Make) -> None:
    page, started = make("Anna", "Ben")
    page.points.all.head.click()
    game = games.load(GAME)

    def asked() -> set[str]:
        return {point.ruling.id for point in page.points.points if point.isVisibleTo(page)}

    switches = {ruling for ruling in game.rulings if ruling.is_switch}
    assert asked() == {ruling.id for ruling in switches if not ruling.needs}
    page.options.segments["special_cards"].choose("on")
    assert asked() == {ruling.id for ruling in switches}
    point = next(point for point in page.points.points if point.ruling.needs)
    other = point.ruling.readings[1]
    point.readings[other].radio.setChecked(True)
    page.begin()
    assert started[-1][0].rulings[point.ruling.id] == other
    page.options.segments["special_cards"].choose("off")
    page.begin()
    assert started[-1][0].rulings[point.ruling.id] == point.ruling.readings[0]


@pytest.mark.slow
def test_words_of_a_reading_are_pressed_like_its_button(make: Make) -> None:
    page, _ = make("Anna", "Ben")
    page.points.all.head.click()
    point = page.points.points[1]
    reading = point.readings[point.ruling.readings[1]]
    QTest.mouseClick(reading, Qt.MouseButton.LeftButton)
    assert point.chosen() == point.ruling.readings[1]


def test_readings_are_one_line_that_says_what_is_not_as_by_default(make: Make) -> None:
    page, _ = make("Anna", "Ben")
    points, (first, second) = page.points, page.points.points[1:3]
    assert not any(widget.isVisible() for widget in (*points.points, points.more))
    assert points.all.head.text() == "2 points to choose, all as by default"
    page.options.segments["special_cards"].choose("on")
    assert points.all.head.text() == "6 points to choose, all as by default"
    points.all.head.click()
    assert first.isVisible() and points.more.isVisible()
    for point in (first, second):
        point.readings[point.ruling.readings[1]].radio.setChecked(True)
    told = f"Not as by default: {first.ruling.id}, {second.ruling.id}"
    assert points.all.head.text() == told
    points.all.head.click()
    assert not first.isVisible() and points.all.head.text() == told
    page.options.segments["special_cards"].choose("off")
    assert points.all.head.text().count("RO-R") == 2  # RO-R6 and RO-R7 arise without cards, too
    again = SetUpPage(games.load(GAME), ("Eve",), page.draft())
    assert again.points.all.head.text() == told
    again.deleteLater()


def test_readings_without_a_choice_unfold(make: Make) -> None:
    page, _ = make("Anna", "Ben")
    page.points.all.head.click()
    more = page.points.more
    settled = [
        ruling for ruling in games.load(GAME).rulings if not ruling.is_switch and not ruling.needs
    ]
    assert more.head.text().startswith(f"{len(settled)} more")
    assert not more.body.isVisible()
    more.head.click()
    assert more.body.isVisible()
    assert {ruling.id for ruling in settled} <= set(shown(more))


def test_placeholder_values_are_listed_by_where_they_come_from(make: Make) -> None:
    page, _ = make("Anna", "Ben")
    texts = shown(page)
    assert "The VP of the export tracks" in texts
    assert "Some printed values are placeholders" in texts
    assert texts.index("Placeholder") < texts.index("From a review")
    assert "Match your copy" not in texts, "no door that leads nowhere"


def test_values_are_written_to_be_read() -> None:
    assert written([-4, -3, -2, -1, 0, 1]) == "−4 … 1"
    assert written([2, 3, 2]) == "2 · 3 · 2"
    assert written(-1) == "−1"


@pytest.mark.slow
def test_the_seed_is_shown_and_changed(make: Make) -> None:
    page, started = make("Anna", "Ben")
    page.footer.seed.clear()
    QTest.keyClicks(page.footer.seed, "7f3axy91c2")
    assert page.footer.seed.text() == "7F3A91C2"
    page.footer.seed.setText("7F3AC2")
    page.footer.seed.setCursorPosition(4)
    QTest.keyClicks(page.footer.seed, "91")
    assert page.footer.seed.text() == "7F3A91C2", "typed on where the cursor was"
    page.footer.seed.setFocus()
    usual = page.footer.note.text()
    QTest.keyClicks(page.footer.seed, "5")
    assert page.footer.note.text() == "A seed has eight digits, 0 to 9 and A to F"
    assert page.footer.seed.text() == "7F3A91C2" and not page.footer.seed.property("state")
    page.footer.go.setFocus()
    assert page.footer.note.text() == usual
    page.begin()
    assert started[0][2] == "7F3A91C2"
    page.footer.seed.setText("7F")
    page.begin()
    assert len(started) == 1
    assert page.footer.seed.hasFocus()
    assert "eight digits" in page.footer.note.text()
    page.footer.other.click()
    page.begin()
    assert len(started) == 2


def test_seeds_hold() -> None:
    for _ in range(20):
        Dice(new_seed())


@pytest.mark.slow
def test_back_leads_to_the_shelf(make: Make, qtbot: QtBot) -> None:
    page, _ = make()
    assert page.bar.back_button is not None
    with qtbot.waitSignal(page.back):
        page.bar.back_button.click()


@pytest.mark.slow
def test_everything_that_takes_the_keyboard_has_a_name(make: Make) -> None:
    page, _ = make("Anna", "Ben", "Cleo")
    page.seats.append()
    page.options.segments["special_cards"].choose("on")
    for widget in page.findChildren(QWidget):
        if widget.focusPolicy() == Qt.FocusPolicy.NoFocus or not widget.isVisibleTo(page):
            continue
        text = getattr(widget, "text", str)()
        assert widget.accessibleName() or text, widget


@pytest.mark.dressed(True)
@pytest.mark.slow
@pytest.mark.parametrize("size", [0.8, 1.0, 1.5])
def test_nothing_is_cut_off_sideways(make: Make, qapp: QApplication, size: float) -> None:
    translate.install(qapp, "de")
    theme.apply(qapp, "light", size)
    page, _ = make("Anna", "Ben", "Cleo")
    page.seats.append()
    seats = page.seats
    for width in (1920, 1280, 1000):
        page.resize(width, 800)
        qapp.processEvents()
        # At 150 % a window of 1000 may have to grow, but nothing lies outside it.
        assert seats.mapTo(page, seats.rect().topRight()).x() <= page.width(), width
        for row in seats.rows[:3]:
            assert row.trash.geometry().right() <= row.width(), width


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_colour_of_another_seat_is_swapped_and_goes_into_the_match(make: Make) -> None:
    page, started = make("Anna", "Ben")
    first, second = page.seats.rows[:2]
    first.mark.click()
    blue = first.mark.choices.findChild(QAction, second.mark.colour)
    assert blue is not None
    assert second.player().name in blue.text(), "whoever has it is named"
    assert blue.icon().availableSizes() == [QSize(24, 24)]
    blue.trigger()
    assert [it.mark.colour for it in (first, second)] == ["orange", "pink"]
    page.begin()
    assert [it.colour for it in started[0][1]] == ["orange", "pink"]


def test_colours_as_the_box_orders_them_are_not_written_down(make: Make) -> None:
    page, _ = make("Anna", "Ben")
    assert [it.colour for it in page.seats.players()] == ["", ""]


@pytest.mark.dressed(True)
@pytest.mark.slow
def test_rows_stay_where_they_are_when_a_complaint_comes_and_goes(
    make: Make, qapp: QApplication
) -> None:
    page, _ = make("Anna", "Ben")
    second = page.seats.rows[1]
    qapp.processEvents()

    def below() -> QPoint:
        return page.seats.add.mapTo(page, page.seats.add.rect().topLeft())

    before = below()
    for name, wrong in (("Anna", True), ("Ben", False), ("", True)):
        second.name.setText(name)
        qapp.processEvents()
        assert second.wrong.isVisible() == wrong
        assert below() == before


@pytest.mark.dressed(True)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_start_says_at_once_that_it_was_pressed_and_has_room_for_it(
    make: Make, qapp: QApplication, language: str
) -> None:
    page, _ = make()
    translate.install(qapp, language)
    told: list[str] = []
    page.start.connect(lambda *_: told.append(page.footer.go.text()))
    before = page.footer.go.text()
    page.footer.go.click()
    assert told == [{"en": "Starting…", "de": "Es geht los …"}[language]]
    assert page.footer.go.text() == before
    assert page.footer.go.fontMetrics().horizontalAdvance(
        told[0]
    ) <= page.footer.go.fontMetrics().horizontalAdvance(before)


@pytest.mark.slow
async def test_the_people_of_the_last_match_of_a_game_sit_there_again(window: Window) -> None:
    window.set_up(GAME)
    page = window.page
    assert isinstance(page, SetUpPage)
    page.seats.append()
    for row, name in zip(page.seats.rows, ("Zoe", "", "Ben"), strict=False):
        row.name.setText(name)
    page.seats.rows[1].plays.choose("person")
    page.seats.swap(page.seats.rows[0], "brown")
    before = [row.content() for row in page.seats.rows[: page.seats.count]]
    page.begin()
    window.show_shelf()
    assert window.chosen.names[:2] == ["Zoe", "Ben"], "a seat without a name is no name"
    window.appearance.speak("de")
    window.set_up(GAME)
    page = window.page
    assert isinstance(page, SetUpPage)
    assert [row.content() for row in page.seats.rows[: page.seats.count]] == before
    assert page.seats.players()[1].name == "Orange"
    window.set_up("robinson-crusoe")
    page = window.page
    assert isinstance(page, SetUpPage)
    assert [player.colour for player in page.seats.players()] == ["", ""], "another game"


async def test_the_variants_of_the_last_match_of_a_game_are_chosen_again(window: Window) -> None:
    """Who begins is not: that may be somebody else each time."""
    window.set_up(GAME)
    page = window.page
    assert isinstance(page, SetUpPage)
    usual = page.options.chosen()
    page.options.take_draft({"locks": "random", "special_cards": "on", "first": "2"})
    page.begin()
    window.show_shelf()
    window.set_up(GAME)
    page = window.page
    assert isinstance(page, SetUpPage)
    assert page.options.chosen() == {"locks": "random", "special_cards": "on", "first": "lot"}
    assert usual != page.options.chosen()
    window.set_up("robinson-crusoe")
    page = window.page
    assert isinstance(page, SetUpPage)
    assert page.options.chosen()["scenario"] == "castaways", "another game"


@pytest.mark.slow
def test_seats_that_no_longer_fit_take_what_the_box_has(make: Make) -> None:
    page, _ = make()
    page.seats.take_seated([("Anna", "bot:gone", "gold"), ("Ben", "person", "pink")] * 3)
    players = page.seats.players()
    assert [player.name for player in players] == ["Anna", "Ben", "Anna", "Ben"]
    assert len({row.mark.colour for row in page.seats.rows}) == 4
    assert players[0].plays == "bot:medium"


@pytest.mark.slow
def test_bots_of_an_earlier_match_that_are_offered_no_more_have_one_like_them(make: Make) -> None:
    page, _ = make()
    page.seats.take_seated([("A", "bot:greedy", "pink"), ("B", "bot:random", "orange")])
    assert [player.plays for player in page.seats.players()] == ["bot:medium", "bot:easy"]


@pytest.mark.dressed(True)
def test_the_names_that_are_offered_have_a_ground_of_their_own(make: Make) -> None:
    page, _ = make("Anna", "Ben", "Bea")
    popup = page.seats.rows[1].name.completer().popup()
    assert popup is not None
    popup.resize(120, 60)
    ground = popup.grab().toImage().pixelColor(110, 50)
    assert ground.name().upper() == theme.token("raised").name().upper()

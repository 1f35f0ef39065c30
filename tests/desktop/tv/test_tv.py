"""The television: a second window that shows a match at a table, read from three metres."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop import boards
from desktop.boards.contract import type_of_tv
from desktop.boards.red_outpost.tv.view import Tv
from desktop.look import theme, translate
from desktop.look.voice import voice_of
from desktop.scene import letters
from desktop.shell.window import Window
from desktop.table.page import TablePage
from desktop.table.telling import Telling
from desktop.tv import brush
from desktop.tv.panel import Panel
from desktop.tv.screen import EDGE
from desktop.tv.window import TvView, TvWindow
from engine.games.red_outpost.game import GAME
from engine.games.red_outpost.state import RedOutpost
from engine.games.red_outpost.table import AtTable
from engine.match.match import Match
from engine.record.record import Player
from engine.rules.agenda import State
from engine.rules.game import AT_TABLE
from tests.desktop.fixtures import Hand, light_and_english
from tests.desktop.screens.outline import Strokes, agreed, differences, outline
from tests.desktop.screens.painted import Painted
from tests.games.red_outpost.at_table import at_table, tell
from tests.paths import CHECKOUT

HD = (1920, 1080)


@pytest.fixture
def tv(qapp: QApplication) -> Iterator[Tv]:
    """A television of the usual size, light and in English."""
    light_and_english(qapp)
    made = Tv()
    made.resize(*HD)
    yield made
    made.close()
    made.deleteLater()
    light_and_english(qapp)


def show(tv: Tv, match: Match, name: str = "Friday", *, is_early: bool = False) -> None:
    """Show the match as it stands."""
    assert isinstance(match.state, RedOutpost)
    tv.show_table(match.state, voice_of(match, translate.language()), name, is_early)


def written(tv: Tv, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Every text that is painted, with its size in units."""
    told: list[tuple[str, int]] = []
    draw = QPainter.drawText

    def note(painter: QPainter, *args: object) -> object:
        told.append((str(args[-1]), painter.font().pixelSize()))
        return draw(painter, *args)  # type: ignore[call-overload]

    monkeypatch.setattr(QPainter, "drawText", note)
    tv.grab()
    monkeypatch.undo()
    return told


def texts(tv: Tv, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Every text that is painted."""
    return {text for text, _ in written(tv, monkeypatch)}


# -- what is shown -----------------------------------------------------------------------


def test_a_change_is_on_it_at_once(qapp: QApplication) -> None:
    light_and_english(qapp)
    telling: Telling[AtTable] = Telling(at_table(3))
    page, tv = QWidget(), Tv()
    view = TvView(page, cast(type_of_tv[State, object], lambda: tv))
    telling.changed.connect(lambda: view.show_table(telling.state, telling.voice, "Friday"))
    telling.changed.emit()
    view.open()
    QTest.qWaitForWindowExposed(tv)
    qapp.processEvents()
    painted: list[int] = []

    class Seen(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                painted.append(1)
            return False

    seen = Seen()
    tv.people.installEventFilter(seen)
    assert telling.tell("vp", 1, 33)
    assert tv.people.look[0].vp == "33", "before the loop turns"
    qapp.processEvents()
    assert painted == [1], "and painted with its next turn"
    view.close()
    page.deleteLater()


def test_what_did_not_change_is_not_painted_again(tv: Tv, qapp: QApplication) -> None:
    match = at_table(3)
    show(tv, match)
    tv.show()
    qapp.processEvents()
    painted: list[str] = []

    class Seen(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                painted.append(type(watched).__name__)
            return False

    seen = Seen()
    for panel in (tv.head, tv.phases, tv.turn, tv.people, tv.lake, tv.ship, tv.store, tv.locks):
        panel.installEventFilter(seen)
    tell(match, "lake_card 1 fish_1 left")
    show(tv, match)
    qapp.processEvents()
    assert painted == ["DeckClock"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_text_is_smaller_than_what_is_read_from_three_metres(
    tv: Tv, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    translate.install(qapp, language)
    names = ["Maximiliane von und zu Hohenstein", "Bartholomäus", "Christoph-Alexander", "Jo"]
    setup = GAME.setup(4, {"special_cards": "on", "first": "1"}, level=AT_TABLE)
    match = Match.new(GAME, setup, [Player(name) for name in names], "7F3A91C2")
    tell(match, "moved 1 bureaucrat administration portrait place", "lake_card 1 ? left")
    show(tv, match, "A name of a match that is a good deal longer than the screen has room for")
    assert min(size for _, size in written(tv, monkeypatch)) >= brush.FLOOR


def test_special_cards_that_nobody_told_lie_as_they_were_agreed_upon(
    tv: Tv, monkeypatch: pytest.MonkeyPatch
) -> None:
    strokes = Strokes(monkeypatch)
    tv.show()
    show(tv, at_table(4, cards="on"))
    lines = outline(tv, strokes)
    if lines != agreed("tv-untold-cards"):
        pytest.fail("\n".join(differences("tv-untold-cards", lines)))


def test_it_fills_every_screen_with_the_same_view(tv: Tv, qapp: QApplication) -> None:
    show(tv, at_table(4, cards="on"))
    tv.show()
    for wide, high in ((1280, 720), (3840, 2160)):
        tv.resize(wide, high)
        unit = high / 1080
        assert tv.locks.geometry().bottom() == pytest.approx(1052 * unit, abs=2)
        assert tv.store.geometry().right() == pytest.approx(1880 * unit, abs=2)
    theme.apply(qapp, theme.LIGHT, 2.0)
    before = tv.locks.geometry()
    show(tv, at_table(4, cards="on"))
    assert tv.locks.geometry() == before, "the text size belongs to the near screen"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_lies_over_anything(tv: Tv, seats: int) -> None:
    show(tv, at_table(seats))
    panels = [tv.head, tv.phases, tv.turn, tv.people, tv.locks, tv.lake, tv.ship, tv.store]
    for number, panel in enumerate(panels):
        assert tv.rect().contains(panel.geometry())
        for other in panels[number + 1 :]:
            assert not panel.geometry().intersects(other.geometry())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_end_has_the_whole_screen_and_keeps_off_its_edge(
    tv: Tv, monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    match = at_table(seats)
    match.end(set(range(seats)))
    show(tv, match, is_early=True)
    tv.show()
    faces = [panel for panel in tv.findChildren(Panel) if panel.isVisibleTo(tv)]
    assert faces == [tv.head, tv.ending]
    for panel in faces:
        area = panel.geometry()
        assert (area.left(), area.right() + 1) == (EDGE, HD[0] - EDGE)
    assert tv.head.geometry().bottom() < tv.ending.geometry().top()
    assert tv.ending.geometry().bottom() < HD[1] - 20
    painted = Painted(monkeypatch)
    told = painted.on(tv)
    assert {row.name for row in tv.ending.look.rows} <= set(told)
    assert not list(painted.faults())


def test_what_nobody_told_is_a_question_mark(tv: Tv) -> None:
    match = at_table(2, cards="on", locks="random")
    tell(match, "joined", "vp 1 12")
    show(tv, match)
    anna, ben = tv.people.look
    assert (anna.vp, ben.vp, ben.crystals, ben.to_reward, ben.space) == ("12", "?", "?", "?", -1)
    assert (ben.worker, ben.place) == ("?", "?")
    assert tv.lake.look.cards == "? of 6 cards"
    assert tv.lake.look.fish == ("?", "?", "?")
    assert tv.ship.look.cards == "? of 12 cards"
    assert [good.next for good in tv.store.look[2]] == ["? VP"] * 4
    assert {lock.places for lock in tv.locks.look} == {"?"}


def test_both_decks_say_what_is_left_and_when_they_are_shuffled(tv: Tv) -> None:
    match = at_table(2)
    tell(match, "lake_card 1 fish_1 left", "lake_card 1 fish_1 left", "ship_card 1 nothing -")
    show(tv, match)
    assert tv.lake.look.cards == "4 of 6 cards"
    assert tv.lake.look.fish == ("out", "out", "next")
    assert tv.lake.look.sentence == "With the next fish card all 6 cards are shuffled."
    assert tv.lake.look.is_due
    assert tv.ship.look.cards == "11 of 12 cards"
    assert tv.ship.look.sentence == "Shuffled when a card is wanted after the last 11."


def test_a_card_that_nobody_saw_leaves_the_rest_of_the_fish_open(tv: Tv) -> None:
    match = at_table(2)
    tell(match, "lake_card 1 fish_1 left", "lake_card 1 ? left")
    show(tv, match)
    assert tv.lake.look.fish == ("out", "?", "?")


def test_the_places_that_are_closed_come_first(tv: Tv) -> None:
    match = at_table(2)
    show(tv, match)
    first, later = tv.locks.look
    assert first.is_closed and first.when == "Locked now"
    assert first.places == "Palace of the Soviets, Beer House, Spaceship"
    assert later.when == "Locked in the Evening" and not later.is_closed
    tell(match, "clock 1 evening 0 1")
    show(tv, match)
    assert tv.locks.look[0].places == "Pasture, Cornfield, Lake"
    assert tv.locks.look[0].is_closed


def test_who_is_at_turn_and_who_comes_then(tv: Tv) -> None:
    match = at_table(3)
    tell(match, "clock 1 forenoon 3 2")
    show(tv, match)
    turn = tv.turn.look
    assert (turn.name, turn.does, turn.left, turn.left_word) == (
        "Ben",
        "moves a worker",
        3,
        "turns left",
    )
    assert [item.name for item in turn.then] == ["Cleo", "Anna", "Lunch", "Cleo"]
    tell(match, "moved 2 miner mine portrait place")
    show(tv, match)
    assert tv.turn.look.does == "Miner › Mine"


def test_the_wheel_counts_the_goods_to_the_next_reward(tv: Tv) -> None:
    match = at_table(2)
    tell(match, "produced 1 grain 1")
    show(tv, match)
    assert [person.to_reward for person in tv.people.look] == ["3", "4"]


def test_the_next_export_says_its_points_and_whether_one_cube_is_enough(tv: Tv) -> None:
    match = at_table(2)
    tell(match, "warehouse grain 2", "exported grain 1")
    show(tv, match)
    grain, coal = tv.store.look[2][1:3]
    assert (grain.next, grain.is_next, grain.exported) == ("+3 VP", True, 1)
    assert (coal.next, coal.is_next) == ("+3 VP", False)


# -- faces of its own --------------------------------------------------------------------


def test_before_anybody_begins_it_asks_who(tv: Tv, monkeypatch: pytest.MonkeyPatch) -> None:
    setup = GAME.setup(3, {"first": "lot"}, level=AT_TABLE)
    tv.show_table(GAME.new_state(setup), voice_of(at_table(3), "en"), "Friday")  # type: ignore[arg-type]
    assert {"Who begins?", "not entered yet"} <= texts(tv, monkeypatch)


def test_at_the_days_end_it_says_so(tv: Tv, monkeypatch: pytest.MonkeyPatch) -> None:
    match = at_table(2)
    tell(match, "clock 1 evening 2 1")
    show(tv, match)
    assert "Day 1 is over" in texts(tv, monkeypatch)
    assert all(phase.is_past for phase in tv.phases.look)


def test_at_the_end_it_shows_the_ranking(tv: Tv, monkeypatch: pytest.MonkeyPatch) -> None:
    match = at_table(3)
    tell(match, "vp 1 33", "vp 2 41", "vp 3 38", "clock 2 evening 3 2", "settle")
    show(tv, match)
    assert match.is_over
    assert {"Ben wins", "41", "38", "33"} <= texts(tv, monkeypatch)
    assert not tv.store.isVisibleTo(tv)
    assert tv.accessibleName() == "Ben wins. 1. Ben: 41 VP. 2. Cleo: 38 VP. 3. Anna: 33 VP"
    match.undo()
    show(tv, match)
    assert tv.store.isVisibleTo(tv)


def test_a_tie_says_on_what_it_was_won(tv: Tv) -> None:
    match = at_table(2)
    tell(match, "vp 1 34", "vp 2 33", "crystals 2 3", "clock 2 evening 2 1", "settle")
    show(tv, match)
    assert tv.ending.look.headline == "Ben wins, on crystals"
    assert tv.ending.look.notes == ("Ben and Anna are tied; crystals in hand: 3 and 1",)


def test_a_match_that_was_ended_early_has_no_winner(tv: Tv) -> None:
    match = at_table(2)
    tell(match, "vp 1 33")
    match.end({0, 1})
    show(tv, match, is_early=True)
    assert tv.ending.look.headline == "Anna leads"
    assert not any(row.has_won for row in tv.ending.look.rows)


def test_points_that_nobody_told_make_no_winner(tv: Tv) -> None:
    match = at_table(2)
    tell(match, "joined", "vp 1 33")
    match.end({0, 1})
    show(tv, match, is_early=True)
    assert tv.ending.look.headline == "Not all points have been entered"
    assert {row.points for row in tv.ending.look.rows} == {"?"}


def test_it_shows_a_match_that_the_app_plays(tv: Tv) -> None:
    setup = GAME.setup(2, {"first": "1"})
    match = Match.new(GAME, setup, [Player("Anna"), Player("Ben")], "7F3A91C2")
    show(tv, match)
    assert (tv.turn.look.name, tv.turn.look.left) == ("Anna", 2)
    while match.state.question is not None and match.state.question.name == "turn":
        match.answer(match.asked, match.state.legal_actions()[0])
    show(tv, match)
    assert tv.turn.look.does == "decides" and tv.turn.look.left == looks_left(match)


def looks_left(match: Match) -> int:
    """Turns of the phase that are left: those on the agenda, and the one that is being taken."""
    names = [frame[0].name for frame in match.state.agenda]
    return names.count("turn") + 1


def test_it_says_all_in_a_sentence_and_every_part_its_own(tv: Tv) -> None:
    show(tv, at_table(2))
    assert tv.accessibleName() == (
        "Day 1 of 2, Morning. Anna: moves a worker, 2 turns left, then Ben, Late Morning, Ben. "
        "Anna: 5 VP, crystals: 1, Palace 0, cubes to the next reward: 4. "
        "Ben: 5 VP, crystals: 1, Palace 0, cubes to the next reward: 4"
    )
    for panel in (tv.head, tv.phases, tv.turn, tv.people, tv.lake, tv.ship, tv.store, tv.locks):
        assert panel.accessibleName()


def test_a_long_text_is_shortened_and_never_smaller_than_the_floor(qapp: QApplication) -> None:
    told = brush.lines("one two three four five six seven eight nine ten", 200, 2)
    assert len(told) == 2 and told[1].endswith("…")
    assert all(letters.width(line, brush.FLOOR) <= 202 for line in told)


# -- the second window -------------------------------------------------------------------


@pytest.fixture
def view(qapp: QApplication) -> Iterator[TvView]:
    """A page with a television that shows a match of two."""
    light_and_english(qapp)
    page = QWidget()
    page.show()
    made = TvView(page, boards.tv("red-outpost"))
    match = at_table(2)
    made.show_table(match.state, voice_of(match, "en"), "Friday at the cabin")
    made.setProperty("page", page)
    yield made
    made.close()
    page.close()
    page.deleteLater()


def test_it_opens_as_a_window_of_its_own_and_is_called_as_the_match(view: TvView) -> None:
    told: list[bool] = []
    view.changed.connect(told.append)
    view.open()
    assert view.window is not None and view.window.isWindow()
    assert view.window.windowTitle() == "Friday at the cabin"
    shape = view.window.size()
    assert shape.width() / shape.height() == pytest.approx(16 / 9, rel=0.01)
    assert isinstance(view.window.view, Tv)
    view.turn()
    assert told == [True, False] and not view.is_open
    view.open()
    assert view.is_open, "it opens again"


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_T])
def test_keys_close_it(view: TvView, qapp: QApplication, key: Qt.Key) -> None:
    view.open()
    assert view.window is not None
    QTest.qWaitForWindowActive(view.window)
    held = Qt.KeyboardModifier.ControlModifier if key == Qt.Key.Key_T else Qt.KeyboardModifier(0)
    QTest.keyClick(view.window, key, held)
    assert not view.is_open


def test_a_key_that_is_held_closes_it_when_it_is_let_go(view: TvView) -> None:
    # Else the window below gets the rest, and goes back to the shelf.
    view.open()
    window = view.window
    assert window is not None
    QTest.qWaitForWindowActive(window)
    QTest.keyPress(window, Qt.Key.Key_Escape)
    assert view.is_open
    QTest.keyRelease(window, Qt.Key.Key_Escape)
    assert not view.is_open


@pytest.mark.x11
def test_on_a_screen_of_its_own_it_leaves_the_keyboard_where_it_is(
    view: TvView, qapp: QApplication
) -> None:
    page: QWidget = view.property("page")
    page.activateWindow()
    QTest.qWaitForWindowActive(page)
    window = TvWindow(Tv())
    window.go_to(page.screen())
    QTest.qWaitForWindowExposed(window)
    QTest.qWait(50)
    assert window.isFullScreen() and qapp.activeWindow() is page
    window.close()


def test_f11_fills_the_screen_and_leaves_it_again(view: TvView) -> None:
    view.open()
    window = view.window
    assert window is not None
    QTest.qWaitForWindowActive(window)
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen() and window.cursor().shape() == Qt.CursorShape.BlankCursor
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen() and window.cursor().shape() != Qt.CursorShape.BlankCursor


def test_it_goes_with_its_screen(view: TvView, qapp: QApplication) -> None:
    view.open()
    assert view.window is not None
    qapp.screenRemoved.emit(view.window.screen())
    assert not view.is_open


def test_it_goes_with_the_page_and_leaves_nothing(qapp: QApplication) -> None:
    before = set(qapp.topLevelWidgets())
    page = QWidget()
    view = TvView(page, boards.tv("red-outpost"))
    match = at_table(2)
    view.show_table(match.state, voice_of(match, "en"), "Friday")
    view.open()
    assert len(set(qapp.topLevelWidgets()) - before) == 2
    page.deleteLater()
    for _ in range(2):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert set(qapp.topLevelWidgets()) - before == set()


@pytest.mark.slow
def test_on_two_screens_it_takes_the_other_one_and_goes_with_it(tmp_path: Path) -> None:
    screens = [
        {"name": name, "x": x, "y": 0, "width": wide, "height": high}
        | {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
        for name, x, wide, high in (("near", 0, 1280, 800), ("far", 1280, 1920, 1080))
    ]
    config = tmp_path / "screens.json"
    config.write_text(json.dumps({"screens": screens}))
    done = subprocess.run(
        [sys.executable, "-m", "tests.desktop.tv.on_two_screens"],
        cwd=CHECKOUT,
        env={**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={config}"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.stdout.strip() == "held", done.stderr


# -- on the page of a match --------------------------------------------------------------


@pytest.mark.slow
def test_the_page_of_a_table_match_opens_it_and_it_follows(window: Window, hand: Hand) -> None:
    match = at_table(2)
    window.open_match(window.library.add(match, "Friday"))
    page = window.page
    assert isinstance(page, TablePage)
    hand.key(Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert page.tv.window is not None
    tv = page.tv.window.view
    assert isinstance(tv, Tv) and tv.head.look == ("Friday", "Day 1 of 2")
    page.telling.tell("vp", 1, 33)
    assert tv.people.look[0].vp == "33"
    page.telling.change(page.match.undo)
    assert tv.people.look[0].vp == "5"
    page.telling.change(lambda: page.match.end({0, 1}))
    assert tv.ending.look.headline == "Anna and Ben lead together"
    window.show_shelf()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not any(isinstance(it, TvWindow) for it in QApplication.topLevelWidgets())


def test_a_game_without_a_view_offers_no_television(qapp: QApplication) -> None:
    page = QWidget()
    view = TvView(page, None)
    assert not view.can_open
    view.turn()
    assert not view.is_open


def test_the_table_of_a_game_without_a_view_has_no_way_to_a_television(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    has = boards.has
    monkeypatch.setattr(boards, "has", lambda game, door: door != "tv" and has(game, door))
    page = TablePage(at_table(2), "Friday")
    assert page.tv_button.isHidden()
    page.deleteLater()

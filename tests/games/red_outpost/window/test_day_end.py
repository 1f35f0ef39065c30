"""The day's end at a table: only what nobody told is asked, and the engine settles."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.boards.red_outpost.table.day_end.count_step import CountStep
from desktop.boards.red_outpost.table.day_end.page import DayEnd
from desktop.boards.red_outpost.table.day_end.portrait_step import PortraitStep
from desktop.boards.red_outpost.table.day_end.settling import missing_in, outlook
from desktop.boards.red_outpost.table.day_end.share_row import ShareRow
from desktop.boards.red_outpost.table.day_end.summary_step import SummaryStep
from desktop.log.steps import undo_text
from desktop.look import theme
from desktop.sheet.page import SheetPage
from desktop.shell.window import Window
from desktop.table.questions.number_field import NumberField
from desktop.table.telling import Telling
from engine.games.red_outpost.components import WORKERS
from engine.games.red_outpost.facts.clock import needed_to_settle
from engine.games.red_outpost.scoring import DAY_READINGS
from engine.match.match import Match
from engine.record.lines import Fact
from engine.store.library import Library
from tests.desktop.fixtures import Until, light_and_english
from tests.games.red_outpost.at_table import at_table, shown, tell

pytestmark = pytest.mark.dressed(False)

EVENING = "clock 1 evening 3 1"
MINER = ("mood_at miner -2", "discs miner 2 2")
COMMISSAR = ("mood_at commissar 4", "discs commissar 1 2", "discs commissar 2 2")


@pytest.fixture(autouse=True)
def plain(qapp: QApplication) -> Iterator[None]:
    """English and light, whatever was before."""
    light_and_english(qapp)
    yield
    light_and_english(qapp)


def page_of(*facts: str, seats: int = 3, cards: str = "off") -> DayEnd:
    match = at_table(seats, cards=cards)
    tell(match, *facts)
    page = DayEnd(Telling(match))
    page.resize(1600, 1000)
    page.show()
    return page


def rows_of(page: DayEnd, worker: str) -> list[ShareRow]:
    """What everybody has on a worker's portrait."""
    step = page.steps[worker]
    assert isinstance(step, PortraitStep)
    return step.rows


def counters_of(page: DayEnd, seat: int) -> dict[str, NumberField]:
    """Somebody's counters beside the portraits."""
    step = page.steps["points"]
    assert isinstance(step, CountStep)
    return step.rows[seat - 1].counters


def match_of(page: DayEnd) -> Match:
    return page.telling.match


def facts_of(match: Match) -> list[str]:
    """The facts that hold, as they were told."""
    return [
        " ".join((entry.line.name, *entry.line.words))
        for entry in match.log()
        if isinstance(entry.line, Fact)
    ]


def test_what_the_app_followed_is_not_asked_again(qapp: QApplication) -> None:
    page = page_of(EVENING, *MINER, *COMMISSAR)
    assert page.now == "summary"
    assert list(page.order) == [*WORKERS, "summary"]
    assert page.verbs.next.words[0] == "Score the day" and not page.verbs.next.reason
    assert page.tiles["miner"].accessibleName().startswith("Miner, −2 VP: Ben")


def test_the_result_of_each_person_says_why(qapp: QApplication) -> None:
    page = page_of(EVENING, *MINER, *COMMISSAR, "discs commissar 3 1", "vp 1 22", "vp 2 21")
    page.go("commissar")
    told = [
        (row.points.text(), row.why.text(), row.before.text(), row.after.text())
        for row in rows_of(page, "commissar")
    ]
    assert told == [
        ("+4 VP", "tied at 2", "22", "26"),
        ("+4 VP", "tied at 2", "19", "23"),
        ("nothing", "1 disc short", "5", "5"),
    ]


def test_a_track_that_was_told_is_shown_before_the_first_disc(qapp: QApplication) -> None:
    page = page_of("joined", EVENING, "vp 1 22", "mood_at shepherd 2", "discs shepherd 1 1")
    page.go("shepherd")
    step = page.steps["shepherd"]
    assert isinstance(step, PortraitStep)
    assert [(row.before.text(), row.after.text()) for row in step.rows][:2] == [
        ("22", "?"),
        ("?", "?"),
    ]
    tell(match_of(page), "discs shepherd 2 0", "discs shepherd 3 0")
    page.show_table()
    assert [(row.before.text(), row.after.text()) for row in step.rows][:2] == [
        ("22", "24"),
        ("?", "?"),
    ]
    page.go("farmer")
    following = page.steps["farmer"]
    assert isinstance(following, PortraitStep) and following.rows[0].before.text() == "24"


def test_the_floor_is_said_in_the_row(qapp: QApplication) -> None:
    page = page_of(EVENING, "vp 2 1", *MINER)
    page.go("miner")
    row = rows_of(page, "miner")[1]
    assert (row.points.text(), row.after.text()) == ("−1 VP", "0")
    assert row.why.text() == "loses 2, has 1, stops at 0 (RO-5.1)"


def test_by_the_other_reading_the_floor_stands_below_the_sum_of_the_day(
    qapp: QApplication,
) -> None:
    match = at_table(3, rulings={"RO-R6": DAY_READINGS[1]})
    tell(match, EVENING, "vp 2 1", *MINER)
    page = DayEnd(Telling(match))
    summary, found = page.steps["summary"], outlook(shown(match))
    assert isinstance(summary, SummaryStep)
    floor = found.floors[1]
    assert found.floors[0] is None and floor is not None and floor.points == 1
    (title, cells), *_ = summary.others(found)
    words = page.telling.voice.words
    assert title == words.at("sources", "RO-R6")
    assert cells == [("–", ""), ("+1", words.line(floor)), ("–", "")]


def test_keys_move_the_mood_and_enter_goes_on_from_it(qapp: QApplication) -> None:
    page = page_of(EVENING, "discs miner 2 2", "mood_at miner 1", "mood_at farmer 1")
    page.go("miner")
    step = page.steps["miner"]
    assert isinstance(step, PortraitStep)
    moods = [step.track.value]
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Left):
        QTest.keyClick(page.focusWidget() or page, key)
        moods.append(step.track.value)
        assert step.track.value is not None
        assert page.focusWidget() is step.track.cells[step.track.value]
    track = list(step.track.cells)
    at = [track.index(mood) for mood in moods if mood is not None]
    assert at == [at[0], at[0] + 1, at[0], at[0] - 1]
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert page.now == "summary"


def test_where_all_numbers_are_told_the_keyboard_comes_to_what_is_next(qapp: QApplication) -> None:
    page = page_of("joined", EVENING, "vp 1 22", "vp 2 21")
    counters_of(page, 3)["vp"].wanted.emit(20)
    step = page.steps["points"]
    assert isinstance(step, CountStep) and not step.take_focus()
    step.rows[0].counters["vp"].setFocus()
    page.go("points")
    assert page.focusWidget() is page.verbs.next


def test_the_outlook_is_what_settling_brings(qapp: QApplication) -> None:
    match = at_table(3)
    state = tell(match, EVENING, "vp 2 1", *MINER, *COMMISSAR)
    expected = outlook(state).after
    tell(match, "settle")
    assert shown(match).vp == list(expected)


def test_the_second_days_portraits_leave_out_what_the_first_day_brought() -> None:
    match = at_table(2)
    tell(match, "clock 1 evening 2 1", *MINER, "settle")
    state = tell(match, "clock 2 evening 2 1", "discs miner 2 0", *COMMISSAR, "crystals 1 3")
    seen = outlook(state)
    assert [share.points for share in seen.shares["miner"]] == [0, 0]
    for seat, before in enumerate(seen.before):
        brought = sum(shares[seat].points for shares in seen.shares.values())
        ends = sum(line.points for line in seen.ends[seat])
        assert before + brought + ends == seen.after[seat]
    assert {line.clause for line in seen.ends[0]} == {"RO-6.1", "RO-6.2"}


def test_a_correction_is_seen_at_once_and_told_once(qapp: QApplication) -> None:
    page = page_of(EVENING, *MINER, *COMMISSAR)
    page.go("commissar")
    row = rows_of(page, "commissar")[1]
    row.discs.setFocus()
    before = len(facts_of(match_of(page)))
    QTest.keyClicks(row.discs, "--")
    assert row.points.text() == "nothing"
    assert facts_of(match_of(page))[before:] == ["discs commissar 2 0"]
    QTest.keyClick(row.discs, Qt.Key.Key_Right)
    assert facts_of(match_of(page))[before:] == ["discs commissar 2 0", "mood_at commissar 5"]
    assert page.verbs.undo.words[0] == "Undo: Commissar, +5 VP: Anna"
    page.verbs.undo.press()
    assert len(facts_of(match_of(page))) == before


@pytest.mark.slow
def test_after_unknown_turns_everything_is_asked_in_order(qapp: QApplication) -> None:
    page = page_of("joined", "clock 2 evening 3 1")
    assert list(page.order) == ["points", *WORKERS, "crystals", "summary"]
    assert page.now == "points"
    for seat in (1, 2, 3):
        counter = counters_of(page, seat)["vp"]
        counter.setFocus()
        QTest.keyClicks(counter, f"2{seat}")
    QTest.keyClick(counters_of(page, 3)["vp"], Qt.Key.Key_Return)
    assert page.now == "shepherd" and shown(match_of(page)).vp == [21, 22, 23]
    for worker in WORKERS:
        assert page.now == worker
        step = page.steps[worker]
        assert isinstance(step, PortraitStep)
        step.none.press()
        page.verbs.next.press()
    assert page.now == "crystals"
    page.verbs.next.press()
    assert page.now == "summary" and "Crystals" not in page.verbs.next.words[0]
    assert "crystals" in page.verbs.next.reason


@pytest.mark.dressed(True)
def test_every_step_of_the_mood_track_is_read_in_a_narrow_window(qapp: QApplication) -> None:
    match = at_table(3)
    points = [f"vp {seat} 22" for seat in (1, 2, 3)]
    tell(match, "joined", EVENING, *points, "discs shepherd 1 2")
    theme.apply(qapp, "light", 1.5)
    page = DayEnd(Telling(match))
    page.resize(1280, 800)
    page.show()
    qapp.processEvents()
    step = page.steps[page.now]
    assert isinstance(step, PortraitStep)
    for cell in step.track.cells.values():
        assert cell.width() >= cell.minimumSizeHint().width()


def test_empty_portraits_say_so_and_lead_on(qapp: QApplication) -> None:
    page = page_of(EVENING)
    page.go("farmer")
    step = page.steps["farmer"]
    assert isinstance(step, PortraitStep)
    assert step.note.text() == "Nobody has a disc here"
    assert page.verbs.next.hasFocus() or not page.isActiveWindow()
    assert page.verbs.next.words[0] == "Next: Summary"


def test_too_many_discs_are_refused_at_the_row(qapp: QApplication) -> None:
    page = page_of(EVENING, "discs miner 2 6", "mood_at miner 1")
    page.go("farmer")
    row = rows_of(page, "farmer")[1]
    row.discs.wanted.emit(2)
    assert row.why.text() == "8 discs for Ben, 7 are possible (RO-1.3)"
    assert shown(match_of(page)).discs_on(1, 1) == 0


def test_settling_shows_the_result_and_one_undo_takes_the_whole_day_back(
    qapp: QApplication,
) -> None:
    page = page_of(EVENING, *MINER)
    before = match_of(page).state.text()
    page.go("miner")
    rows_of(page, "miner")[0].discs.step(1)
    page.go("summary")
    page.verbs.next.press()
    summary = page.steps["summary"]
    assert isinstance(summary, SummaryStep)
    assert summary.title.text() == "Day 1 is scored" and page.verbs.next.words[0] == "On to day 2"
    assert shown(match_of(page)).day == 2
    page.verbs.undo_all.press()
    assert match_of(page).state.text() == before
    left: list[bool] = []
    page.back.connect(lambda: left.append(True))
    page.go("summary")
    page.verbs.next.press()
    page.verbs.next.press()
    assert left == [True]


def test_undo_names_the_day_that_was_scored(qapp: QApplication) -> None:
    """Not the first portrait that brought something."""
    page = page_of(EVENING, *MINER)
    match, voice = match_of(page), page.telling.voice
    page.go("summary")
    page.verbs.next.press()
    assert undo_text(match, match.undo_offer(), voice) == "Undo: Day 1 ends"


def test_the_last_day_leads_away_from_the_page(qapp: QApplication) -> None:
    page = page_of("clock 2 evening 3 1", *MINER)
    left: list[bool] = []
    page.back.connect(lambda: left.append(True))
    page.verbs.next.press()
    assert match_of(page).is_over and left == [True]


def test_crystals_on_portraits_count_with_special_cards(qapp: QApplication) -> None:
    page = page_of(
        EVENING, "place_card 2 palace", "discs miner 1 2", "discs miner 2 1", "mood_at miner 3",
        cards="on",
    )  # fmt: skip
    page.go("miner")
    rows = rows_of(page, "miner")
    assert [row.gifts.isHidden() for row in rows] == [True, False, True]
    rows[1].gifts.step(1)
    assert rows[1].points.text() == "+3 VP"


@pytest.mark.slow
async def test_in_the_window_the_keyboard_settles_the_match_and_the_sheet_follows(
    window: Window, library: Library, until: Until
) -> None:
    match = at_table(2)
    tell(match, "clock 2 evening 2 1", *MINER, "joined", "clock 2 evening 2 1")
    for seat in (1, 2):
        tell(match, f"vp {seat} 1{seat}", f"crystals {seat} 2", f"palace {seat} 1")
    window.open_match(library.add(match, "Anna, Ben"))
    table = window.page
    table.table.clock.press()  # type: ignore[attr-defined]
    page = window.page
    assert isinstance(page, DayEnd) and page.now == "shepherd"
    await until(lambda: page.isVisible())
    for _ in WORKERS:
        page.take_focus()
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Right)
        for row in rows_of(page, page.now):
            row.discs.setFocus()
            QTest.keyClick(row.discs, Qt.Key.Key_1)
        QTest.keyClick(row.discs, Qt.Key.Key_Return)
    assert page.now == "summary"
    page.take_focus()
    QTest.keyClick(page.verbs.next, Qt.Key.Key_Return)
    await until(lambda: isinstance(window.page, SheetPage))
    QTest.keyClick(window, Qt.Key.Key_Escape)
    await until(lambda: window.page is table)


CRYSTALS_UNKNOWN = ("joined", EVENING, "vp 1 20", "vp 2 20", "vp 3 20")


def test_crystals_on_portraits_are_asked_for_only_where_the_palace_card_can_be() -> None:
    match = at_table(3, cards="on")
    tell(match, *CRYSTALS_UNKNOWN)

    def seats() -> set[str]:
        needed = needed_to_settle(shown(match))
        return {mark[-1] for mark in needed if mark.startswith("gifts.")}

    assert seats() == {"1", "2", "3"}, "nobody has told whose card it is"
    tell(match, "place_card 1 mine")
    assert seats() == {"2", "3"}
    tell(match, "place_card 2 palace")
    assert seats() == {"2"}
    other = at_table(3, cards="on")
    cards = [
        f"place_card {seat} {card}" for seat, card in enumerate(("mine", "lake", "pasture"), 1)
    ]
    tell(other, *CRYSTALS_UNKNOWN, *cards)
    assert not [mark for mark in needed_to_settle(shown(other)) if mark.startswith("gifts.")]


def test_where_only_crystals_are_missing_one_press_says_that_none_lie_here(
    qapp: QApplication,
) -> None:
    discs = [f"discs miner {seat} 1" for seat in (1, 2, 3)]
    page = page_of(*CRYSTALS_UNKNOWN, "place_card 2 palace", *discs, "mood_at miner 3", cards="on")
    page.go("miner")
    step = page.steps["miner"]
    assert isinstance(step, PortraitStep)
    assert step.none.isVisible() and step.none.words[0] == "No crystal lies here"
    QTest.mouseClick(step.none, Qt.MouseButton.LeftButton)
    assert facts_of(match_of(page))[-1] == "gifts miner 2 0"
    assert not step.none.isVisible() and not missing_in(shown(match_of(page)), "miner")
    page.close()

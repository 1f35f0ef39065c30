"""The bots' pace: slow to at once, pause and go on, skip, and what happened since one's turn."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QPushButton, QWidget

from desktop.host import settings
from desktop.match.asking import Asking
from desktop.match.page import MatchPage
from desktop.match.recap import since_last_turn
from desktop.sheet.page import SheetPage
from desktop.shell.window import Window
from engine.record.lines import Answer, Chance
from tests.desktop.fixtures import Hand, Until
from tests.desktop.pages import played, read

pytestmark = pytest.mark.dressed(False)

LONG = 3_600_000


def told(part: QWidget) -> list[str]:
    """Every text of a part of the page."""
    return [text for text in read(part) if text]


async def bot_is_asked(page: MatchPage, until: Until) -> None:
    await until(lambda: page.match.asked >= 0 and page.match.asked not in page.match.persons)


@pytest.mark.slow
async def test_paused_bots_wait_and_go_on(window: Window, hand: Hand, until: Until) -> None:
    page = hand.begin("Anna", "Ben=bot:random")
    await until(lambda: hand.is_asked)
    pause = hand.find(QPushButton, "pause")
    pause.click()
    assert pause.accessibleName() == "Go on"
    await end_turn(hand, page, until)
    revision = page.match.revision
    await until(
        lambda: (
            "Ben waits until somebody chooses the arrow “Go on” below or presses Space."
            in told(page.choices)
        )
    )
    bot = page.asking.thinking
    await bot.choose(page.match.task(1))  # by now the one that was asked before has answered, too
    assert page.match.revision == revision
    pause.click()
    await until(lambda: page.match.revision > revision)
    assert pause.accessibleName() == "Pause"


async def test_a_bot_plays_for_somebody_only_where_a_person_had_the_seat(
    window: Window, hand: Hand, until: Until
) -> None:
    window.chosen.pace_ms = LONG
    page = hand.begin("Anna=bot:random", "Ben")
    await bot_is_asked(page, until)
    await until(lambda: "Anna is thinking." in told(page.choices))
    page.match.set_player(1, "bot:random")
    page.asking.skip()
    await until(lambda: page.match.asked == 1)
    page.keyboard.hint.emit()
    assert page.notice.text == "Ben is asked now: hints are for people."
    await until(lambda: "A bot plays for Ben and is thinking." in told(page.choices))
    window.appearance.speak("de")
    await until(lambda: "Ein Bot spielt für Ben und überlegt." in told(page.choices))


async def test_space_pauses_where_no_button_has_the_keyboard(
    window: Window, hand: Hand, until: Until
) -> None:
    window.chosen.pace_ms = LONG
    page = hand.begin("Anna=bot:random", "Ben=bot:random")
    await bot_is_asked(page, until)
    assert page.choices.list.hasFocus()
    hand.key(Qt.Key.Key_Space)
    assert page.asking.holds("pause")
    hand.key(Qt.Key.Key_Space)
    assert not page.asking.holds("pause")
    skip = hand.find(QPushButton, "skip")
    skip.setFocus()
    hand.key(Qt.Key.Key_Space)
    assert not page.asking.holds("pause")


@pytest.mark.slow
async def test_space_answers_in_the_choices(window: Window, hand: Hand, until: Until) -> None:
    page = hand.begin("Anna", "Ben=bot:random")
    await until(lambda: hand.is_asked)
    revision, rows = page.match.revision, hand.choices.rows
    hand.key(Qt.Key.Key_Down)
    hand.key(Qt.Key.Key_Space)
    assert not page.asking.holds("pause")
    assert page.match.revision > revision or hand.choices.rows != rows


@pytest.mark.slow
async def test_skip_plays_all_moves_up_to_the_next_person(
    window: Window, hand: Hand, until: Until
) -> None:
    window.chosen.pace_ms = LONG
    page = hand.begin("Anna", "Ben=bot:random", "Cleo=bot:random")
    skip = hand.find(QPushButton, "skip")
    await until(lambda: hand.is_asked)
    assert not skip.isEnabled() and "no bot" in skip.toolTip()
    await end_turn(hand, page, until)
    await until(lambda: skip.isEnabled())
    hand.find(QPushButton, "pause").click()
    skip.click()
    # Bots at that pace would take far longer than this waits.
    await until(lambda: page.match.asked == 0)
    assert not page.asking.holds("pause")
    await until(lambda: not skip.isEnabled() and not page.asking.is_hurried)


@pytest.mark.slow
async def test_a_match_of_bots_alone_is_skipped_to_its_end(
    window: Window, hand: Hand, until: Until
) -> None:
    window.chosen.pace_ms = LONG
    page = hand.begin("Anna=bot:random", "Ben=bot:random")
    await bot_is_asked(page, until)
    skip = hand.find(QPushButton, "skip")
    await until(lambda: skip.isEnabled())
    skip.click()
    await until(lambda: page.match.is_over)
    await until(lambda: isinstance(window.page, SheetPage))


@pytest.mark.slow
async def test_the_pace_is_chosen_and_kept(window: Window, hand: Hand, until: Until) -> None:
    page = hand.begin("Anna", "Ben=bot:random")
    await until(lambda: hand.is_asked)
    pace = hand.find(QComboBox, "choose_pace")
    assert pace.currentText() == "At once" and pace.accessibleName() == "Pace of the bots"
    pace.setFocus()
    QTest.keyClick(pace, Qt.Key.Key_Up)
    assert pace.currentText() == "Fast" and page.asking.pause_ms() == window.chosen.pace_ms == 200
    assert settings.load()[0].pace_ms == 200
    window.appearance.speak("de")
    assert [pace.itemText(at) for at in range(4)] == ["Langsam", "Normal", "Schnell", "Sofort"]


@pytest.mark.slow
async def test_without_bots_there_is_no_pace(window: Window, hand: Hand, until: Until) -> None:
    page = hand.begin("Anna", "Ben")
    await until(lambda: hand.is_asked)
    assert page.pace.isHidden() and page.since.isHidden()
    hand.page.choices.list.clearFocus()
    hand.key(Qt.Key.Key_Space)
    assert not page.asking.holds("pause")


# -- since the last turn -----------------------------------------------------------------


def test_what_others_did_since_is_told_from_their_first_answer_on() -> None:
    match = played(3, answers=15)
    plays = ["person", "bot:random", "bot:random"]
    entries = match.log()
    seat = match.asked
    found, had_one = since_last_turn(entries, 0, plays)
    own = max(e.number for e in entries if isinstance(e.line, Answer) and e.line.seat == 0)
    assert had_one and found and all(entry.number > own for entry in found)
    assert isinstance(found[0].line, Answer) and found[0].line.seat != 0
    assert all(isinstance(e.line, Answer | Chance) for e in found) and seat in range(3)
    # People who watched each other need no list.
    assert since_last_turn(entries, 0, ["person"] * 3) == ([], True)
    first = played(2, answers=1, options={"first": "2"}).log()
    found, had_one = since_last_turn(first, 0, ["person", "bot:random"])
    assert found and not had_one


@pytest.mark.slow
async def test_since_stands_in_the_logs_place_until_it_is_closed(
    window: Window, hand: Hand, until: Until
) -> None:
    window.resize(1280, 1000)
    page = hand.begin("Anna", "Ben=bot:random")
    assert page.since.isHidden()
    await play_on(hand, page, until)
    rows = page.since.list.rows
    assert page.since.heading.text() == "Since Anna’s last turn"
    assert page.since.isVisible() and page.log.isHidden()
    assert rows[0].text.startswith("Ben ") and rows[0].clause.startswith("RO-")
    assert rows == [row for row in page.log.rows if row in rows], "it is told as in the log"
    window.appearance.speak("de")
    assert page.since.heading.text() == "Seit dem letzten Zug von Anna"
    assert page.since.list.rows[0].text.startswith("Ben ")
    hand.key(Qt.Key.Key_Escape)
    assert page.since.isHidden() and page.log.isVisible() and window.page is page
    window.appearance.speak("en")
    assert page.since.isHidden()
    await play_on(hand, page, until)
    hand.find(QPushButton, "close_since").click()
    assert page.since.isHidden() and page.log.isVisible()


@pytest.mark.slow
async def test_a_press_in_since_shows_the_moment(window: Window, hand: Hand, until: Until) -> None:
    window.resize(1280, 1000)
    page = hand.begin("Anna", "Ben=bot:random")
    await play_on(hand, page, until)
    rows = page.since.list
    number = rows.rows[0].value
    where = rows.visualRect(rows.model_of_rows.index(0)).topLeft() + QPoint(60, 8)
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert page.log.isVisible() and page.log.current == number and page.since.isHidden()
    hand.key(Qt.Key.Key_Escape)
    assert page.since.isVisible()


@pytest.mark.dressed(True)
@pytest.mark.slow
async def test_a_wide_window_shows_since_above_the_log(
    window: Window, hand: Hand, until: Until
) -> None:
    window.resize(2560, 1400)
    page = hand.begin("Anna", "Ben=bot:random")
    await play_on(hand, page, until)
    assert page.since.isVisible() and page.log.isVisible()


async def end_turn(hand: Hand, page: MatchPage, until: Until) -> None:
    """Answer for Anna until somebody else is asked."""
    assert isinstance(page.asking, Asking)
    while page.match.asked == 0:
        await until(lambda: page.match.asked != 0 or page.asking.waits)
        if page.match.asked == 0:
            revision = page.match.revision
            page.asking.answer(page.match.state.legal_actions()[0])
            await until(lambda revision=revision: page.match.revision != revision)


async def play_on(hand: Hand, page: MatchPage, until: Until) -> None:
    """Answer for Anna until it is her turn again."""
    await end_turn(hand, page, until)
    await until(lambda: page.match.asked == 0 and hand.is_asked)

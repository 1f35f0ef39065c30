"""The keys of a table and of the pages over it, and what is put away step by step."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.boards.red_outpost.table.day_end.page import DayEnd
from desktop.boards.red_outpost.table.opening import Opening
from desktop.boards.red_outpost.table.our_table.page import OurTable
from desktop.boards.robinson_crusoe.table.effects.page import EffectPage
from desktop.boards.robinson_crusoe.table.our_table import OurTable as OurIsland
from desktop.boards.robinson_crusoe.table.printed_cards.box_page import BoxPage
from desktop.boards.robinson_crusoe.table.prompt import Prompt
from desktop.decks.errors import Errors
from desktop.decks.kept_box import KeptBox
from desktop.look.page import Page
from desktop.table.correcting import Correcting
from desktop.table.later_step import LaterStep
from desktop.table.measure import Measure
from desktop.table.page import TablePage
from desktop.table.panels.slot import Slot
from desktop.table.putting_in import PuttingIn
from desktop.table.questions.number_field import NumberField
from desktop.table.questions.trail import Trail
from desktop.table.telling import Telling
from desktop.table.told_anew import with_values
from engine.games.red_outpost.table import AtTable
from engine.games.robinson_crusoe.state import Robinson
from engine.record.lines import Correct, Fact, Values
from engine.rules.agenda import State
from engine.rules.game import AT_TABLE, Value
from tests.desktop.fixtures import light_and_english
from tests.desktop.table.test_table_parts import Steps
from tests.games.outpost.at_table import at_table as outpost_table
from tests.games.red_outpost.at_table import at_table, tell
from tests.games.red_outpost.window.panels import table_on
from tests.games.robinson_crusoe.window.table import match_of

pytestmark = pytest.mark.usefixtures("plain")
COAL = {"export.coal": Value([9, 9, 9, 9, 9, 9], "entered")}


@pytest.fixture
def plain(qapp: QApplication) -> None:
    """Light and in English."""
    light_and_english(qapp)


@pytest.fixture
def telling() -> Telling[State]:
    """A match at a table of which some steps were told."""
    match = at_table(3)
    tell(match, "produced 1 wool 2", "sold 1 wool", "produced 1 coal 1")
    return Telling(match)


def corrected(telling: Telling[State]) -> Correcting:
    """The page at the first of them, with a number that is one less."""
    page = Correcting(telling)
    page.open(1)
    assert page.fields is not None
    (number,) = [field for field in page.fields.fields if isinstance(field, NumberField)]
    number.step(-1)
    return page


def held(key: Qt.Key) -> QKeyEvent:
    """A key that is held on."""
    return QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True)


def test_enter_corrects_once_and_a_key_that_is_held_on_does_not(telling: Telling[State]) -> None:
    page = corrected(telling)
    page.keyPressEvent(held(Qt.Key.Key_Return))
    QTest.keyClick(page, Qt.Key.Key_A)
    assert not _has(telling, Correct)
    QTest.keyClick(page, Qt.Key.Key_Enter)
    assert _has(telling, Correct)


def test_enter_takes_other_values_once(telling: Telling[State]) -> None:
    page = with_values(telling, COAL, "Our copy")
    page.keyPressEvent(held(Qt.Key.Key_Return))
    QTest.keyClick(page, Qt.Key.Key_A)
    assert not _has(telling, Values)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert _has(telling, Values)


def _has(telling: Telling[State], kind: type) -> bool:
    return any(isinstance(line, kind) for line in telling.match.lines)


def test_each_page_tells_its_keys(telling: Telling[State]) -> None:
    table = TablePage(telling.match, "Friday")
    pages: list[Page] = [table, corrected(telling), with_values(telling, COAL, "")]
    told = [page.keys() for page in pages]
    keys = [[key for key, _ in each] for each in told]
    assert keys[0][-7:] == [
        *("Ctrl+T", "Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+L", "Ctrl+E", "Ctrl+Enter", "Shift+Esc"),
    ]
    assert keys[1:] == [["+  −", "Ctrl+Enter"], ["Enter"]]
    assert all(said for each in told for _, said in each)


@pytest.mark.parametrize(
    ("make", "keys"),
    [
        (lambda it: OurTable(it, joining=False), ["+  −", "↑  ↓", "Enter", "Ctrl+Z"]),
        (DayEnd, ["+  −", "←  →", "↑  ↓", "Enter", "Ctrl+Z"]),
    ],
)
def test_a_page_of_steps_tells_its_keys(
    make: Callable[[Telling[AtTable]], Page], keys: list[str]
) -> None:
    match = at_table(2)
    tell(match, "clock 1 evening 2 1")
    page = make(Telling(match))
    told = page.keys()
    assert [key for key, _ in told] == keys and all(said for _, said in told)
    page.deleteLater()


@pytest.mark.parametrize(
    ("make", "keys"),
    [
        (EffectPage, ["1 … 9", "+", "Del", "N"]),
        (BoxPage, ["Del", "Ctrl+Z"]),
        (OurIsland, []),
    ],
)
def test_a_page_of_the_island_tells_its_keys_if_it_has_any(
    make: Callable[[Telling[Robinson]], Page], keys: list[str]
) -> None:
    page = make(Telling(match_of(AT_TABLE)))
    told = page.keys()
    assert [key for key, _ in told] == keys and all(said for _, said in told)
    page.deleteLater()


ELSEWHERE: dict[str, Callable[[], QWidget]] = {
    "opening": lambda: Opening(Telling(at_table(2, locks="random")), (), print),
    "effects": lambda: EffectPage(Telling(match_of(AT_TABLE))),
    "prompt": lambda: Prompt(Measure()),
    "errors": Errors,
    "kept": lambda: KeptBox(lambda: "Deck"),
}


@pytest.mark.parametrize("name", sorted(ELSEWHERE))
def test_a_key_that_means_nothing_there_goes_on_to_what_lies_around(
    qtbot: QtBot, name: str
) -> None:
    made = ELSEWHERE[name]()
    qtbot.addWidget(made)
    key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_F9, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(made, key)
    assert not key.isAccepted()


def test_escape_puts_the_log_away_and_leaving_says_so(
    telling: Telling[State], qtbot: QtBot
) -> None:
    page = TablePage(telling.match, "Friday")
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    left: list[bool] = []
    page.back.connect(lambda: left.append(True))
    page.show_log()
    assert page.escape() and page.history.isHidden()
    page.steps.undo.setFocus()
    assert page.escape() and not left
    assert page.focusWidget() is table_on(page).clock.done, "back to the table"
    page.rename("Saturday")
    assert page.bar.title.full == "Saturday"
    page.bar.back.emit()
    assert left == [True]


def test_of_two_wishes_to_put_something_in_the_first_one_holds(telling: Telling[State]) -> None:
    putting = PuttingIn(telling)
    turned: list[bool] = []
    putting.turned.connect(lambda: turned.append(True))
    putting.resume()
    assert not turned, "nothing was left"
    putting.begin(2)
    aside = telling.match
    putting.begin(3)
    putting.resume()
    assert turned == [True] and telling.match is aside
    telling.tell("produced", 2, "wool", 1)
    putting.leave()
    putting.leave()
    assert len(turned) == 2
    putting.resume()
    assert telling.match is aside and putting.is_on


def test_what_is_asked_meanwhile_is_answered_before_it_is_put_in() -> None:
    match = match_of()
    match.tell("round_over")
    match.tell("draw")
    telling: Telling[State] = Telling(match)
    putting = PuttingIn(telling)
    number = next(at for at, line in enumerate(match.lines, 1) if isinstance(line, Fact))
    putting.begin(number)
    for back in ("build", "gather", "explore") * 6:
        if telling.match.asked < 0:
            telling.tell("adventure", back, 1)
    putting.tell()
    assert telling.match.asked >= 0
    assert putting.insert.reason == "First answer what is asked."


@pytest.mark.parametrize(
    ("then", "told", "why"),
    [
        ("lot 3", "vp 2 5", "First answer what is asked."),
        ("lot 3", "vp 2 3", ""),  # it is one of the three who are level now
        ("lot 3; event quiet_shift", "vp 3 4", ""),  # nobody is level, and the event is that one
        ("lot 3", "vp 3 4", "First answer what is asked."),
    ],
)
def test_what_a_later_step_answers_anyway_is_not_asked_before_it_is_put_in(
    then: str, told: str, why: str
) -> None:
    match = outpost_table(extent="order")
    for fact in ("vp 1 5", "vp 2 6", "turn", "turn", *then.split("; ")):
        match.tell(*fact.split())
    telling: Telling[State] = Telling(match)
    putting = PuttingIn(telling)
    putting.begin(next(it.number for it in match.log() if it.line == Fact("lot", ("3",))))
    telling.tell(*told.split())
    putting.tell()
    assert putting.insert.reason == why


def test_a_later_step_that_was_struck_out_is_kept_where_it_is_changed(
    telling: Telling[State], qtbot: QtBot
) -> None:
    fact = Fact("vp", ("1", "30"))
    step = LaterStep(telling, fact, telling.state)
    qtbot.addWidget(step)
    step.show()
    left: list[bool] = []
    step.left.connect(lambda: left.append(True))
    step.tell("30 points", "why", resolved=True, now=None)
    step.otherwise.press()
    assert left == [True] and not step.fields.isHidden()
    step.otherwise.press()
    assert left == [True] and step.fields.isHidden()


def test_a_count_that_was_refused_takes_nothing_back_when_it_is_told_rightly(
    telling: Telling[State],
) -> None:
    def held() -> int:
        state = telling.state
        assert isinstance(state, AtTable)
        return state.crystals[0]

    trail = Trail(telling)
    begun = telling.match.state.text()
    assert trail.is_empty and not trail.undo() and not trail.undo_all() and trail.step == ""
    assert not trail.tell("crystals", "crystals", 1, 99)
    assert trail.step == "" and trail.is_empty
    assert trail.tell("crystals", "crystals", 1, 3)
    assert not trail.tell("crystals", "crystals", 1, 99)
    assert trail.tell("crystals", "crystals", 1, 4) and held() == 4
    assert trail.tell("points", "vp", 1, 30) and trail.step == "points"
    assert trail.undo() and trail.step == "crystals" and held() == 4
    assert trail.undo_all() and trail.is_empty and trail.step == ""
    assert telling.match.state.text() == begun


def test_the_way_to_earlier_steps_is_the_log_and_the_way_back_leads_to_the_table(
    telling: Telling[State], qtbot: QtBot
) -> None:
    page = TablePage(telling.match, "Friday")
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.steps.back.press()
    assert not page.history.isHidden()
    over = with_values(telling, COAL, "")
    happened: list[str] = []
    over.taken.connect(lambda: happened.append("taken"))
    over.back.connect(lambda: happened.append("back"))
    over.bar.back.emit()
    assert happened == ["back"]
    over.take.press()
    assert happened == ["back", "taken", "back"]


@pytest.fixture
def panel(telling: Telling[State], qtbot: QtBot) -> Steps:
    """A panel of three places."""
    made = Steps(telling, [Slot(telling.measure) for _ in range(3)], 40, "coal")
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_keyboard_from_elsewhere_begins_with_the_first_place_of_a_further_step(
    panel: Steps,
) -> None:
    panel.begin()
    # The corner had it last, and has it no more.
    QApplication.sendEvent(panel.corner, QFocusEvent(QEvent.Type.FocusIn))
    assert panel.zone.stop is panel.corner
    panel.go(panel.other)
    assert panel.zone.stop is panel.places[1]


def test_what_is_refused_leads_back_to_the_first_step(panel: Steps) -> None:
    panel.go(panel.other)
    assert not panel.tell("sold", 2, "grain")
    assert panel.is_home and not panel.places[0].isHidden()


def test_escape_leads_a_panel_one_step_back(panel: Steps) -> None:
    panel.go(panel.other)
    assert not panel.is_home
    assert panel.escape() and panel.is_home and not panel.escape()
    panel.go(panel.other)
    panel.begin()
    assert panel.is_home

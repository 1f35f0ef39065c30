"""The rules page: all of them in both languages, found, linked, and reached from every clause."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from desktop import boards
from desktop.look import theme, tokens, translate
from desktop.look.clauses import ClauseChip
from desktop.look.keys import spelled
from desktop.look.row_painter import RowPainter
from desktop.look.rows import RowList
from desktop.match.page import MatchPage
from desktop.rules.book import CLAUSE
from desktop.rules.page import RulesPage
from desktop.set_up.page import SetUpPage
from desktop.settings_page.page import SettingsPage
from desktop.sheet.page import SheetPage
from desktop.shelf.page import ShelfPage
from desktop.shell.window import Window
from engine.rules import game as games
from engine.rules import words
from engine.store.library import Library
from tests.desktop.fixtures import Hand, Until, focused, shown
from tests.desktop.pages import GAME, played
from tests.desktop.rules.opened import ALL, BOOK, rules, texts
from tests.games.red_outpost.window.board import drawn_on

pytestmark = pytest.mark.dressed(False)

RULINGS = games.load(GAME).rulings


def unmarked(text: str) -> str:
    """A text as the page has it when links are taken out."""
    return re.sub(r"\s+", " ", CLAUSE.sub(" \\g<0> ", text))


# -- what is told ----------------------------------------------------------------------


def test_the_book_holds_every_clause_and_ruling_once() -> None:
    known = words.load(GAME, "en").tables["clauses"]
    assert sorted(BOOK.clauses) == sorted(known)
    assert {ruling.id for ruling in RULINGS} <= set(BOOK.clauses)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_clause_and_reading_is_on_the_page(
    qtbot: QtBot, qapp: QApplication, language: str
) -> None:
    translate.install(qapp, language)
    page = rules(qtbot)
    every = words.load(GAME, language)
    shown = re.sub(r"\s+", " ", texts(page).replace("&quot;", '"'))
    for clause in BOOK.clauses:
        assert page.entries.entries[clause].accessibleName().startswith(clause)
        for text in every.clause(clause):
            assert unmarked(text).strip() in shown
    for ruling in RULINGS:
        question, why, readings = every.ruling(ruling)
        assert all(part in shown for part in (question, why, *readings))
    for section in BOOK.sections:
        assert every.at("sections", section.id, "title") in shown


def test_every_link_leads_somewhere_and_back() -> None:
    for language in ("en", "de"):
        leads = BOOK.leads_to(words.load(GAME, language))
        for clause, others in leads.items():
            assert clause not in others
            assert all(clause in leads[other] for other in others)
            text = words.load(GAME, language).clause(clause)[1]
            assert set(CLAUSE.findall(text)) <= set(BOOK.clauses)


# -- search ----------------------------------------------------------------------------


@pytest.mark.dressed(True)
@pytest.mark.slow
async def test_the_page_is_seen_with_what_is_wanted_and_fills_afterwards(
    window: Window, until: Until
) -> None:
    window.open_rules(GAME, "RO-4.8")
    page = shown(window, RulesPage)
    assert page.bar.isVisible() and page.search.isVisible()
    await until(lambda: page.entries.entries)
    made = list(page.entries.entries)
    assert made[:4] == ["RO-4.8", "RO-4.9", "RO-4.10", "RO-4.11"] and len(made) < len(ALL)
    assert page.entries.now.clause == "RO-4.8"
    await until(lambda: "RO-1.1" in page.entries.entries)
    await until(lambda: len(page.entries.entries) == len(ALL))
    for section in page.entries.sections:
        assert [entry.clause for entry in section.entries] == list(section.clauses)
        ys = [entry.y() for entry in section.entries]
        assert ys == sorted(ys)
    entries = page.entries
    # What came last above it is laid out a turn of the loop later.
    await until(lambda: 0 <= entries.now.mapTo(entries.viewport(), QPoint()).y() < 60)
    assert entries.now.hasFocus()


@pytest.mark.slow
async def test_esc_leaves_the_search_before_the_page(
    window: Window, hand: Hand, until: Until
) -> None:
    window.open_rules(GAME)
    page = shown(window, RulesPage)
    hand.key("/")
    for letter in "lake?":
        hand.key(letter)
    assert page.search.text() == "lake?" and window.keys.isHidden()
    hand.key(Qt.Key.Key_Escape)
    assert page.search.text() == "" and window.page is page
    hand.key(Qt.Key.Key_Escape)
    assert isinstance(window.page, ShelfPage)


# -- keyboard --------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.painted  # else a list does not learn how high its clauses are
async def test_arrows_go_from_clause_to_clause_and_along_links(
    window: Window, hand: Hand, until: Until
) -> None:
    window.open_rules(GAME, "RO-4.1")
    entries = hand.on(RulesPage).entries
    await until(lambda: entries.now.clause == "RO-4.1" and entries.now.hasFocus())
    hand.key(Qt.Key.Key_Down)
    assert entries.now.clause == "RO-4.2"
    hand.key(Qt.Key.Key_Up)
    hand.key(Qt.Key.Key_Right)
    chip = QApplication.focusWidget()
    assert isinstance(chip, ClauseChip) and chip.clause == "RO-7.1"
    hand.key(Qt.Key.Key_Left)
    assert entries.now.hasFocus() and entries.now.clause == "RO-4.1"
    hand.key(Qt.Key.Key_Right)
    hand.key(Qt.Key.Key_Return)
    assert entries.now.clause == "RO-7.1" and entries.now.hasFocus()
    hand.key(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert entries.now.clause == "RO-4.1"
    hand.key(Qt.Key.Key_End)
    assert entries.now.clause == ALL[-1]
    hand.key(Qt.Key.Key_PageUp)
    assert entries.now.clause != list(BOOK.clauses)[-1]
    hand.key(Qt.Key.Key_Home)
    assert entries.now.clause == ALL[0] == "help.win.1"
    hand.key(Qt.Key.Key_PageDown)
    page = entries.viewport().height() - theme.px(48)
    assert entries.verticalScrollBar().value() == page, "what was last in sight stays in sight"
    top = entries.now.mapTo(entries.viewport(), QPoint()).y()
    assert entries.now.hasFocus() and 0 <= top < page


@pytest.mark.slow
async def test_tab_leaves_the_clauses_at_once(window: Window, hand: Hand, until: Until) -> None:
    window.open_rules(GAME, "RO-4.1")
    entries = hand.on(RulesPage).entries
    await until(lambda: entries.now.hasFocus())
    hand.key(Qt.Key.Key_Tab)
    assert not entries.isAncestorOf(focused())


@pytest.mark.dressed(True)
@pytest.mark.slow
async def test_a_section_is_gone_to_by_the_arrows_of_its_list(
    window: Window, hand: Hand, until: Until
) -> None:
    window.resize(1280, 800)
    window.open_rules(GAME)
    page = shown(window, RulesPage)
    await until(lambda: page.sections.isVisible())
    await until(lambda: page.entries.now.hasFocus())
    page.sections.setFocus()
    for _ in range(4):
        hand.key(Qt.Key.Key_Down)
    assert page.entries.now.clause == "RO-4.1" and page.sections.hasFocus()


@pytest.mark.dressed(True)
@pytest.mark.slow
@pytest.mark.parametrize(("width", "size", "beside"), [(1280, 1.0, True), (1280, 1.5, False)])
def test_two_columns_become_one(
    qtbot: QtBot, qapp: QApplication, width: int, size: float, beside: bool
) -> None:
    theme.apply(qapp, "light", size)
    page = rules(qtbot)
    QApplication.processEvents()
    assert page.sections.isVisible() == beside and page.section.isVisible() != beside
    assert page.width() == width
    right = page.entries.now.mapTo(page, page.entries.now.rect().topRight()).x()
    assert right < width


# -- how one comes here ----------------------------------------------------------------


def click_chip(rows: RowList, number: int) -> None:
    """Click the chip of a row."""
    index = rows.model_of_rows.index(number)
    rows.scrollTo(index)
    painter = rows.itemDelegate()
    assert isinstance(painter, RowPainter)
    where = painter.chip(rows.visualRect(index), rows.rows[number]).center()
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=where)


@pytest.mark.slow
async def test_chips_in_the_rows_of_a_match_open_the_rules_and_press_nothing(
    window: Window, hand: Hand, until: Until
) -> None:
    page = hand.begin("Anna", "Ben")
    await until(lambda: hand.is_asked)
    hand.key("1")
    revision, rows_now = page.match.revision, list(hand.choices.rows)
    for rows in (hand.choices, page.log.list):
        number = next(at for at, row in enumerate(rows.rows) if row.clause)
        clause = rows.rows[number].clause
        click_chip(rows, number)
        assert hand.on(RulesPage)
        assert hand.on(RulesPage).entries.now.clause == clause
        hand.key(Qt.Key.Key_Escape)
        assert window.page is page and page.match.revision == revision
        assert list(hand.choices.rows) == rows_now


@pytest.mark.slow
async def test_f1_opens_the_clause_of_what_has_the_keyboard_and_closes_it(
    window: Window, hand: Hand, until: Until
) -> None:
    page = hand.begin("Anna", "Ben")
    await until(lambda: hand.is_asked)
    hand.key("1")
    refused = next(row for row in hand.choices.rows if row.kind == "refused")
    hand.choices.setFocus()
    hand.choices.make_current(hand.choices.rows.index(refused))
    hand.key(Qt.Key.Key_F1)
    assert hand.on(RulesPage).entries.now.clause == refused.clause
    hand.key(Qt.Key.Key_F1)
    assert window.page is page and hand.choices.current_row == refused
    assert hand.choices.hasFocus()
    hand.key(Qt.Key.Key_Return)  # a row that presses nothing opens its clause, too
    assert hand.on(RulesPage).entries.now.clause == refused.clause
    window.go_back()
    drawn_on(page).reach.buttons["place:mine"].setFocus()
    hand.key(Qt.Key.Key_F1)
    assert hand.on(RulesPage).entries.now.clause == "RO-4.8"


def chip_of(page: object, clause: str = "") -> ClauseChip:
    """A chip that is seen on a page."""
    chips = [it for it in page.findChildren(ClauseChip) if it.isVisible()]  # type: ignore[attr-defined]
    return next(it for it in chips if clause in ("", it.clause))


@pytest.mark.slow
async def test_chips_of_the_set_up_open_the_rules(window: Window, hand: Hand, until: Until) -> None:
    window.set_up(GAME)
    page = shown(window, SetUpPage)
    page.seats.rows[0].name.setText("Zoë")
    page.points.all.head.click()
    for clause in ("RO-1.5", "RO-R6"):
        chip_of(page, clause).setFocus()
        hand.key(Qt.Key.Key_Return)
        assert hand.on(RulesPage).entries.now.clause == clause
        hand.key(Qt.Key.Key_Escape)
        assert window.page is page and chip_of(page, clause).hasFocus()
    assert page.seats.rows[0].name.text() == "Zoë"
    point = next(it for it in page.points.points if it.ruling.id == "RO-R7")
    point.readings["second"].radio.setFocus()
    hand.key(Qt.Key.Key_F1)
    assert hand.on(RulesPage).entries.now.clause == "RO-R7"


@pytest.mark.slow
async def test_chips_of_the_score_sheet_open_the_rules(
    window: Window, hand: Hand, library: Library, until: Until
) -> None:
    window.open_match(library.add(played(3), "Friday"))
    page = window.page
    assert isinstance(page, SheetPage)
    chip = chip_of(page)
    clause = chip.clause
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert hand.on(RulesPage).entries.now.clause == clause
    hand.on(RulesPage).entries.complete()
    assert "This match" in texts(hand.on(RulesPage)), "the sheet's match tells its readings"
    hand.key(Qt.Key.Key_Escape)
    assert window.page is page


@pytest.mark.slow
async def test_every_page_has_a_button_for_the_rules(
    window: Window, hand: Hand, until: Until
) -> None:
    hand.on(ShelfPage).cards[0].rules.click()
    assert hand.on(RulesPage)
    window.go_back()
    window.set_up(GAME)
    hand.find(QPushButton, "open_rules").click()
    assert hand.on(RulesPage)
    window.go_back()
    hand.begin("Anna", "Ben")
    hand.find(QPushButton, "open_rules").click()
    assert hand.on(RulesPage)
    back = hand.on(RulesPage).bar.back_button
    assert back is not None
    back.click()
    assert isinstance(window.page, MatchPage)


# -- all keys --------------------------------------------------------------------------


@pytest.mark.slow
async def test_all_keys_are_told_on_every_page(
    window: Window, hand: Hand, library: Library, until: Until
) -> None:
    def opened() -> list[str]:
        hand.key("?")
        assert window.keys.isVisible()
        told = [label.text() for label in window.keys.findChildren(QLabel) if label.isVisible()]
        hand.key(Qt.Key.Key_Escape)
        assert window.keys.isHidden()
        return told

    pages = [
        lambda: window.show_shelf(),
        lambda: window.set_up(GAME),
        lambda: hand.begin("Anna", "Ben"),
        lambda: window.open_rules(),
        lambda: window.open_match(library.add(played(2), "Friday")),
        lambda: window.calculator.show(GAME, boards.score(GAME).begin(("Anna", "Ben"))),
        lambda: window.show_settings(),
    ]
    own = []
    for go in pages:
        go()
        hand.find(QPushButton, "show_keys").setFocus()
        page, told = window.page, opened()
        assert window.page is page, "Esc puts the keys away and leaves the page"
        assert {"Ctrl+0", "F11", "Ctrl+Q", "Esc", "F1"} <= set(told)
        own.append(told[told.index("On this page") + 1 : told.index("On every page")])
    assert len({tuple(each) for each in own}) == len(pages), "each page names its own"


async def test_more_keys_than_the_window_has_room_for_are_scrolled(
    window: Window, hand: Hand
) -> None:
    hand.begin("Anna", "Ben")
    window.resize(window.minimumSize())
    hand.key("?")
    bar = window.keys.findChildren(QScrollArea)[0].verticalScrollBar()
    assert bar.maximum() > 2 * bar.singleStep()
    found = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_Up):
        hand.key(key)
        found.append(bar.value())
    down = 2 * bar.singleStep()
    below = min(down + bar.pageStep(), bar.maximum())
    assert found == [down, below, max(0, below - bar.pageStep()), 0]


async def test_the_keys_stay_in_the_middle_and_enter_closes_them_where_that_is_chosen(
    window: Window, hand: Hand
) -> None:
    hand.key("?")
    room = window.keys.parentWidget()
    assert room is not None
    wide = []
    for width, scale in ((1400, 1.0), (900, 1.0), (850, 1.5)):
        tokens.use(theme.LIGHT, scale)
        window.resize(width, 700)
        QApplication.processEvents()
        lies = window.keys.geometry()
        assert abs(lies.center().x() - room.rect().center().x()) <= 1
        wide.append(lies.width())
    tokens.use(theme.LIGHT, 1.0)
    assert wide == [2 * 372 + 90, 2 * 372 + 90, 1.5 * (372 + 90)], (
        "two tables, or one below the other"
    )
    next(it for it in window.keys.findChildren(QPushButton) if it.toolTip() == "Close").setFocus()
    hand.key(Qt.Key.Key_Return)
    assert window.keys.isHidden()


async def test_a_press_elsewhere_puts_the_keys_away_and_still_does_what_it_is_for(
    window: Window, hand: Hand
) -> None:
    hand.key("?")
    QTest.mouseClick(window.keys.findChildren(QLabel)[0], Qt.MouseButton.LeftButton)
    QTest.mouseClick(window.keys, Qt.MouseButton.LeftButton)
    assert window.keys.isVisible(), "what is read may be pressed"
    QTest.mouseClick(hand.find(QPushButton, "open_settings"), Qt.MouseButton.LeftButton)
    assert window.keys.isHidden()
    assert isinstance(window.page, SettingsPage)


def test_keys_are_spelled_as_on_the_keyboard(qapp: QApplication, window: Window) -> None:
    translate.install(qapp, "de")
    assert spelled("Ctrl+Shift+Z") == "Strg+Umschalt+Z"
    translate.install(qapp, "en")
    assert spelled("Ctrl+Shift+Z") == "Ctrl+Shift+Z"


async def test_text_takes_its_first_size_again(window: Window, hand: Hand, until: Until) -> None:
    window.chosen.text_size = 150
    hand.key(Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert window.chosen.text_size == 100

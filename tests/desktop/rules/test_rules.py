"""The rules page: all of them in both languages, found, linked, and reached from every clause."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from desktop.look import clauses, theme, translate
from desktop.look.clauses import ClauseChip
from desktop.look.keys import spelled
from desktop.look.row_painter import RowPainter
from desktop.look.rows import RowList
from desktop.match.page import MatchPage
from desktop.rules.book import CLAUSE, load, told
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
from tests.games.red_outpost.window.board import drawn_on

pytestmark = pytest.mark.dressed(False)

BOOK = load(GAME)
ALL = [ident for section in BOOK.in_order for ident in section.clauses]
"""Everything on the page, in its order."""
RULINGS = games.load(GAME).rulings
TAGS = re.compile("<[^>]*>")


def rules(qtbot: QtBot, **options: object) -> RulesPage:
    """The page by itself, with all of its clauses."""
    page = RulesPage(GAME, **options)  # type: ignore[arg-type]
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.entries.complete()
    return page


def found(page: RulesPage) -> list[str]:
    """The clauses that are shown, in the order of the page."""
    QApplication.processEvents()
    shown = [entry for entry in page.entries.entries.values() if entry.isVisibleTo(page)]
    return [it.clause for it in sorted(shown, key=lambda it: it.mapTo(page, QPoint()).y())]


def texts(page: RulesPage) -> str:
    """Everything that is written on the page."""
    labels = [label.text() for label in page.findChildren(QLabel)]
    return "\n".join(TAGS.sub("\n", text) for text in labels)


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
    qtbot: QtBot, window: Window, qapp: QApplication, language: str
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


@pytest.mark.slow
def test_clauses_stand_in_the_order_of_the_rulebook(qtbot: QtBot, window: Window) -> None:
    assert found(rules(qtbot)) == ALL


def test_every_link_leads_somewhere_and_back() -> None:
    for language in ("en", "de"):
        leads = BOOK.leads_to(words.load(GAME, language))
        for clause, others in leads.items():
            assert clause not in others
            assert all(clause in leads[other] for other in others)
            text = words.load(GAME, language).clause(clause)[1]
            assert set(CLAUSE.findall(text)) <= set(BOOK.clauses)


@pytest.mark.slow
def test_a_match_tells_which_reading_it_uses(qtbot: QtBot, window: Window) -> None:
    setup = games.load(GAME).setup(3, {}, {"RO-R7": "second"})
    page = rules(qtbot, setup=setup)
    spoken = page.entries.entries["RO-R7"].accessibleName()
    assert "This match: The next still takes second place" in spoken
    assert "Default: The tie uses up" in spoken
    assert "This match" not in page.entries.entries["RO-R8"].accessibleName()
    assert "Cannot arise in this match" in texts(page)
    assert "This match" not in texts(rules(qtbot))


# -- search ----------------------------------------------------------------------------


@pytest.mark.slow
def test_a_search_leaves_what_holds_every_word_in_order(qtbot: QtBot, window: Window) -> None:
    page = rules(qtbot)
    page.search.setText("CRYSTAL palace")
    every = words.load(GAME, "en")
    wanted = [
        clause
        for clause in BOOK.clauses
        if all(word in told(clause, every).casefold() for word in ("crystal", "palace"))
    ]
    assert 1 < len(wanted) < 30 and found(page) == ["help.win.1", *wanted]
    assert page.count.text() == f"{len(wanted)} of 74 rules"
    assert "background-color" in page.entries.entries[wanted[0]].text.text()
    page.search.setText("RO-4.1")
    assert found(page)[0] == "RO-4.1" and "RO-4.13" in found(page)
    page.search.clear()
    assert found(page) == ALL


@pytest.mark.slow
def test_nothing_found_has_a_way_on(qtbot: QtBot, window: Window) -> None:
    page = rules(qtbot)
    page.search.setText("zebra")
    assert found(page) == [] and page.nothing.isVisible()
    assert "No rule contains “zebra”" in texts(page)
    page.nothing.everything.click()
    assert found(page) == ALL and not page.nothing.isVisible()


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
    top = entries.now.mapTo(entries.viewport(), QPoint()).y()
    assert 0 <= top < 60 and entries.now.hasFocus(), "it stays where it was"


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


def test_down_from_the_search_leads_to_what_was_found(qtbot: QtBot, window: Window) -> None:
    page = rules(qtbot)
    window.hide()
    with qtbot.waitActive(page):
        page.activateWindow()
    page.search.setFocus()
    page.search.setText("lake")
    QTest.keyClick(page.search, Qt.Key.Key_Down)
    assert page.entries.now.hasFocus() and page.entries.now.clause in found(page)


def test_a_clause_that_the_search_has_left_out_is_shown_again_where_somebody_goes_there(
    qtbot: QtBot, window: Window
) -> None:
    page = rules(qtbot)
    page.go_to("RO-1.1")
    page.search.setText("lake")
    there, elsewhere = found(page)[0], next(it for it in ALL if it not in found(page))
    page.go_to(there)
    assert page.search.text() == "lake"
    page.go_to(elsewhere)
    assert page.search.text() == "" and page.entries.now.clause == elsewhere
    page.go_to(there)
    page.search.setText("lake")
    page.go_back()
    assert page.search.text() == "" and page.entries.now.clause == elsewhere


def test_the_clause_that_is_pressed_is_the_one_that_is_read(qtbot: QtBot, window: Window) -> None:
    page = rules(qtbot)
    pressed = page.entries.entries["RO-1.1"]
    page.go_to("RO-1.2")
    assert page.entries.now is not pressed
    QTest.mouseClick(pressed, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    assert page.entries.now is pressed


@pytest.mark.slow
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
    qtbot: QtBot, window: Window, qapp: QApplication, width: int, size: float, beside: bool
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


@pytest.mark.slow
def test_what_a_widget_lies_in_says_its_clause(qtbot: QtBot, window: Window) -> None:
    page = rules(qtbot)
    entry = page.entries.entries["RO-4.5"]
    assert clauses.here(entry.text) == (GAME, "RO-4.5")


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

"""Pages laid over a page: what lies below stays as it was, and bots wait for it."""

from __future__ import annotations

import asyncio

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout
from pytestqt.qtbot import QtBot

from desktop.look import theme
from desktop.look.frames import TopBar, frame
from desktop.look.page import Page
from desktop.match.page import MatchPage
from desktop.rules.page import RulesPage
from desktop.shelf.page import ShelfPage
from desktop.shell.pages import Pages
from desktop.shell.window import Window
from desktop.table.page import TablePage
from engine.base import catalogue
from engine.base.people import AT_TABLE, PLAY
from engine.store.library import Library
from tests.desktop.fixtures import Hand, Until
from tests.games.red_outpost.at_table import at_table


class Leaf(Page):
    """A page to lay over another one."""

    def __init__(self) -> None:
        super().__init__()
        self.bar: TopBar = TopBar(lambda: "Leaf", None, "red-outpost")
        self.bar.back.connect(self.back)
        self.levels = 0
        QVBoxLayout(self).addWidget(self.bar)

    def escape(self) -> bool:
        """Go back inside the page while there is something to leave."""
        self.levels -= 1
        return self.levels >= 0


class OtherLeaf(Leaf):
    """Another kind of page."""


def test_what_lies_below_is_shown_again_with_the_keyboard_where_it_was(qtbot: QtBot) -> None:
    pages = Pages()
    qtbot.addWidget(pages)
    below, over = Page(), Page()
    button = QPushButton("here", below)
    pages.show_alone(below)
    with qtbot.waitActive(pages):
        pages.show()
        pages.activateWindow()
    button.setFocus()
    pages.lay_over(over)
    assert pages.top is over and not button.hasFocus()
    assert pages.take_off()
    assert pages.top is below and button.hasFocus()
    assert not pages.take_off(), "one page always stays"


def test_a_kind_of_page_lies_there_once(qtbot: QtBot) -> None:
    pages = Pages()
    qtbot.addWidget(pages)
    pages.show_alone(Page())
    first, other, second = Leaf(), OtherLeaf(), Leaf()
    for page in (first, other, second):
        pages.lay_over(page)
    assert pages.all[1:] == [other, second]


async def test_esc_goes_back_inside_a_page_first_and_then_below_it(
    window: Window, hand: Hand
) -> None:
    leaf = Leaf()
    leaf.levels = 1
    window.lay_over(leaf)
    hand.key(Qt.Key.Key_Escape)
    assert window.page is leaf
    hand.key(Qt.Key.Key_Escape)
    assert isinstance(window.page, ShelfPage)


@pytest.mark.slow
async def test_keys_of_the_window_fill_the_screen_and_open_the_rules_of_the_first_game(
    window: Window, hand: Hand
) -> None:
    full = Qt.WindowState.WindowFullScreen
    window.show_settings()
    for is_full in (True, False):
        hand.key(Qt.Key.Key_F11)
        assert bool(window.windowState() & full) == is_full
    hand.key(Qt.Key.Key_F1)
    page = window.page
    assert isinstance(page, RulesPage) and page.game == catalogue.names()[0]


def test_the_look_of_the_system_is_followed_where_none_was_chosen(
    window: Window, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    worn: list[str] = []
    monkeypatch.setattr(theme, "apply", lambda _app, name, _scale: worn.append(name))
    for chosen in ("light", ""):
        window.chosen.theme = chosen
        qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert worn == [""]


def test_once_a_screen_stays_on_that_it_does_not_will_be_said_again(
    window: Window, library: Library
) -> None:
    window.open_match(library.add(at_table(), "Sunday"))
    page = window.page
    assert isinstance(page, TablePage)
    page.awake.cannot.emit("no power")
    assert window.chosen.is_dark_told
    page.awake.kept.emit()
    assert not window.chosen.is_dark_told


async def test_a_question_stays_open_under_a_page(window: Window, hand: Hand, until: Until) -> None:
    page = hand.begin("Anna", "Ben=bot:random")
    await until(lambda: hand.is_asked)
    group = next(row for row in hand.rows() if row.kind == "group")
    hand.click(group)
    rows = [row.text for row in hand.rows()]
    leaf = Leaf()
    window.lay_over(leaf)
    await asyncio.sleep(0.05)
    leaf.back.emit()
    assert window.page is page
    assert hand.is_asked and [row.text for row in hand.rows()] == rows


@pytest.mark.slow
async def test_bots_wait_while_a_page_lies_over_their_match(
    window: Window, hand: Hand, until: Until
) -> None:
    page = hand.begin("Anna=bot:random", "Ben=bot:random")
    await until(lambda: page.match.revision > 3)
    window.lay_over(Leaf())
    await asyncio.sleep(0.1)  # what was answered before may still arrive
    stood = page.match.revision
    await asyncio.sleep(0.5)
    assert page.match.revision == stood
    window.go_back()
    await until(lambda: isinstance(window.page, MatchPage) and page.match.revision > stood + 3)


def test_which_parts_of_a_table_are_seen_is_kept_for_each_game_alone(window: Window) -> None:
    parts = window.appearance
    for game, part in (("red-outpost", "goods"), ("outpost", "deck"), ("red-outpost", "moves")):
        parts.open_part(game, part)
        parts.hide_parts(game, [part, "more"])
    assert [parts.opened_part(it) for it in ("red-outpost", "outpost")] == ["moves", "deck"]
    assert parts.opened_part("outer-earth") == ""
    assert parts.hidden_parts("red-outpost") == ["moves", "more"]
    assert parts.hidden_parts("outpost") == ["deck", "more"]


@pytest.mark.parametrize("level", [PLAY, AT_TABLE])
async def test_esc_leads_from_a_set_up_to_the_door_that_led_there(
    window: Window, hand: Hand, level: str
) -> None:
    window.set_up("outer-earth", level)
    hand.key(Qt.Key.Key_Escape)
    assert isinstance(window.page, ShelfPage)
    card = next(it for it in window.page.cards if it.game == "outer-earth")
    assert QApplication.focusWidget() is card.doors[level]


async def test_pages_with_much_on_them_are_made_where_they_will_lie(
    window: Window, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    moved, add = [], Pages.addWidget

    def watched(pages: Pages, page: Page) -> None:
        moved.append((type(page).__name__, page.parentWidget() is not pages))
        add(pages, page)

    monkeypatch.setattr(Pages, "addWidget", watched)
    window.show_shelf()
    window.set_up("red-outpost")
    window.calculator.show("red-outpost")
    hand.begin("Anna", "Ben")
    assert moved == [(it, False) for it in ("ShelfPage", "SetUpPage", "ScorePage", "MatchPage")]


def test_frames_of_a_page_that_is_made_in_its_place_know_how_wide_they_have_become(
    window: Window,
) -> None:
    page = Leaf()
    page.setParent(window.pages)
    card = frame("card")
    card.setParent(page)
    card.ensurePolished()
    before = card.frameWidth()
    theme.mark(card, state="legal")
    window.lay_over(page)
    assert (before, card.frameWidth()) == (1, 3)

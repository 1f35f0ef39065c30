"""What goes wrong at the table is told in one sentence, with a verb only where one helps."""

from __future__ import annotations

import errno

import pytest
from PySide6.QtWidgets import QApplication

from desktop.host import settings
from desktop.match.page import MatchPage
from desktop.sheet.page import SheetPage
from desktop.shelf.page import ShelfPage
from desktop.shell.window import Window
from engine.base.errors import NotNow
from engine.store.library import Library
from engine.store.library_file import LibraryError
from tests.desktop.fixtures import Hand, Until
from tests.desktop.pages import played

pytestmark = pytest.mark.dressed(False)


@pytest.mark.slow
async def test_a_bot_that_fails_is_told_and_asked_again(
    window: Window, hand: Hand, until: Until, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    async def fail(*_task: object) -> object:
        raise IndexError("a mistake of the bot")

    monkeypatch.setattr(window.thinking, "choose", fail)
    page = hand.begin("Anna=bot:random", "Ben=bot:random")
    await until(lambda: page.notice.text)
    assert page.notice.text == "The bot made a mistake and gave no answer."
    assert window.opened is not None and window.opened.asking is not None
    assert not window.opened.asking.done()
    monkeypatch.undo()
    page.notice.verb.click()
    await until(lambda: page.match.revision > 10)


@pytest.mark.slow
async def test_a_match_that_went_on_elsewhere_is_opened_again(
    window: Window, hand: Hand, until: Until, library: Library
) -> None:
    page = hand.begin("Anna", "Ben")
    await until(lambda: hand.is_asked)
    (info,) = library.matches()
    other = library.open(info.id).match
    other.answer(other.asked, other.state.legal_actions()[0])
    page.asking.answer(page.match.state.legal_actions()[1])
    await until(lambda: page.notice.text)
    assert page.notice.verb.text() == "Open it again"
    page.notice.verb.click()
    await until(lambda: window.page is not page and hand.is_asked)
    assert hand.page.match.text() == other.text()


@pytest.mark.slow
async def test_a_verb_stands_only_where_it_helps(window: Window, hand: Hand, until: Until) -> None:
    page = hand.begin("Anna", "Ben")
    await until(lambda: hand.is_asked)
    page.asking.change(page.match.redo)
    assert page.notice.text and page.notice.verb.isHidden()
    page.asking.stuck.emit(NotNow("match.over", "the match is over"))
    assert page.notice.verb.isHidden()
    page.asking.stuck.emit(LibraryError("library.full", "the disk is full"))
    assert page.notice.verb.text() == "Ask again" and page.notice.verb.isVisible()


async def test_a_library_that_fails_when_a_match_is_opened_is_told(
    window: Window, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    ident = library.add(played(2, answers=3), "Friday")

    def fail() -> None:
        raise LibraryError("library.busy", "another program is writing")

    with monkeypatch.context() as patch:
        patch.setattr(library, "matches", fail)
        window.open_match(ident)
    assert window.notice.text == "Another program is writing."
    assert isinstance(window.page, ShelfPage)


@pytest.mark.slow
async def test_a_match_that_is_over_opens_with_its_sheet(
    window: Window, until: Until, library: Library
) -> None:
    window.open_match(library.add(played(2), "Friday"))
    assert isinstance(window.page, SheetPage)
    window.go_back()
    await until(lambda: isinstance(window.page, MatchPage))


@pytest.mark.slow
async def test_settings_that_cannot_be_kept_are_told_when_a_match_starts(
    window: Window, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_chosen: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    with monkeypatch.context() as patch:
        patch.setattr(settings, "save", fail)
        hand.begin("Anna", "Ben")
    assert window.notice.text.endswith("settings.json” cannot be written: the disk is read-only.")

"""The window says that its library had vanished, and where it lies again; the match goes on."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from desktop.shelf import match_files
from desktop.shell.window import Window
from desktop.table.page import TablePage
from engine.base.people import AT_TABLE, Player
from engine.rules import game as games
from engine.store.library import Library
from tests.desktop.fixtures import Hand, Until, shown

pytestmark = pytest.mark.dressed(False)


def vanish(library: Library) -> None:
    """Somebody tidies up while the window is open."""
    for file in library.file.path.parent.glob(f"{library.file.path.name}*"):
        file.unlink()


def reopened(library: Library) -> str:
    """The record of the only match, as the next start finds it."""
    with closing(Library(library.file.path, lambda: 1)) as found:
        (info,) = found.matches()
        opened = found.open(info.id)
    assert opened.damage is None
    return opened.match.text()


async def test_a_library_that_vanished_during_a_match_is_written_anew_and_said(
    window: Window, hand: Hand, until: Until, library: Library
) -> None:
    match = hand.begin("Anna", "Ben").match
    await until(lambda: hand.is_asked)
    vanish(library)
    revision = match.revision
    hand.page.turn_over()
    hand.key("1")
    hand.key("1")
    await until(lambda: match.revision > revision)
    await until(lambda: window.notice.text)
    assert window.notice.text == (
        f"The library {library.file.path} was no longer there; it has been written there again, "
        "and nothing is lost."
    )
    assert not hand.page.notice.text
    assert reopened(library) == match.text()


async def test_it_is_still_said_on_the_page_that_comes_with_it(
    window: Window, hand: Hand, until: Until, library: Library
) -> None:
    vanish(library)
    match = hand.begin("Anna", "Ben").match
    await until(lambda: window.notice.text)
    assert str(library.file.path) in window.notice.text
    assert reopened(library) == match.text()


async def test_another_file_in_its_place_is_said_and_the_match_can_be_saved_from_the_shelf(
    window: Window, hand: Hand, until: Until, library: Library, tmp_path: Path
) -> None:
    page = hand.begin("Anna", "Ben")
    await until(lambda: hand.is_asked)
    vanish(library)
    library.file.path.write_text("the text of somebody else")
    before = page.match.text()
    page.asking.answer(page.match.state.legal_actions()[0])
    await until(lambda: page.notice.text)
    assert page.notice.text == (
        f"Another file lies at {library.file.path} now and is not written over; on the shelf each "
        "match can still be saved as a file before Waypost is started again."
    )
    match_files.save(library, library.matches()[0].id, str(tmp_path / "saved.waypost"))
    assert (tmp_path / "saved.waypost").read_text() == before
    assert library.file.path.read_text() == "the text of somebody else"
    library.file.path.unlink()
    page.notice.verb.click()
    await until(lambda: page.asking.waits)
    page.asking.answer(page.match.state.legal_actions()[0])
    await until(lambda: page.match.text() != before)
    assert reopened(library) == page.match.text()


async def test_a_table_says_both_too(window: Window, until: Until, library: Library) -> None:
    game = games.load("red-outpost")
    window.start(game.setup(2, level=AT_TABLE), [Player("Anna"), Player("Ben")], "7F3A91C2")
    page = shown(window, TablePage)
    vanish(library)
    library.file.path.write_text("the text of somebody else")
    assert not page.telling.change(lambda: page.match.set_player(0, "person"))
    assert page.notice.text.startswith("Another file lies at ")
    assert page.saved.accessibleName() == "Not saved"
    library.file.path.unlink()
    assert page.telling.change(lambda: page.match.set_player(0, "person"))
    await until(lambda: window.notice.text)
    assert page.saved.accessibleName() == "Saved"
    assert reopened(library) == page.match.text()

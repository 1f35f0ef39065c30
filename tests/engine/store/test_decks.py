"""Decks of one's own in the library: kept under a name, whatever is on their cards, damaged or not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.store.library import Library
from engine.store.library_file import LibraryError

GAME = "outpost"


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """An empty library."""
    made = Library(tmp_path / "library.sqlite", lambda: 7)
    yield made
    made.close()


def test_a_deck_is_kept_as_it_was_written_and_changed_in_its_place(library: Library) -> None:
    ident = library.decks.keep(GAME, "Ours", {"event": [{"id": "one", "half": None}]})
    assert library.decks.keep(GAME, "Ours", {"event": []}, ident) == ident
    (kept,) = library.decks.all(GAME)
    assert (kept.id, kept.name, kept.tables) == (ident, "Ours", {"event": []})
    assert library.decks.all("robinson-crusoe") == []


def test_a_deleted_deck_comes_back_as_it_was(library: Library) -> None:
    ident = library.decks.keep(GAME, "Ours", {"event": [1]})
    library.decks.delete(ident)
    assert library.decks.all(GAME) == []
    library.decks.restore(ident)
    library.decks.rename(ident, "Theirs")
    assert [(it.name, it.tables) for it in library.decks.all(GAME)] == [("Theirs", {"event": [1]})]
    with pytest.raises(LibraryError, match="there is no such deck"):
        library.decks.delete(ident + 1)


def test_a_damaged_deck_hides_no_other_and_its_text_can_be_read(library: Library) -> None:
    torn = library.decks.keep(GAME, "Torn", {})
    library.decks.keep(GAME, "Whole", {"event": []})
    library.file.connection.execute("UPDATE deck SET document = '[1' WHERE id = ?", (torn,))
    found = {it.name: it.tables for it in library.decks.all(GAME)}
    assert found == {"Torn": None, "Whole": {"event": []}}
    assert library.decks.text(torn) == "[1"

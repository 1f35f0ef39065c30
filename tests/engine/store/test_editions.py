"""Editions that a library keeps: by name, with what is being entered, damaged ones listed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.rules.components import Value
from engine.rules.edition import Edition
from engine.store.library import Library
from engine.store.library_file import LibraryError

OURS = Edition("Our copy", "red-outpost", {"export.wool": Value([2, 4, 2], "entered")})


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """An empty library."""
    made = Library(tmp_path / "matches.sqlite", lambda: 1_800_000_000)
    yield made
    made.close()


def test_an_edition_is_kept_beside_others_and_can_be_renamed(library: Library) -> None:
    first = library.editions.keep(OURS)
    library.editions.keep(Edition("Anna’s", OURS.game, {}))
    library.editions.keep(Edition("Second printing", OURS.game, OURS.values), first)
    kept = {it.name: it for it in library.editions.all(OURS.game)}
    assert list(kept) == ["Anna’s", "Second printing"]
    assert kept["Second printing"].edition == Edition("Second printing", OURS.game, OURS.values)
    assert library.editions.all("robinson-crusoe") == []


def test_what_is_being_entered_leaves_in_use_what_was_whole(library: Library) -> None:
    ident = library.editions.keep(OURS)
    library.editions.keep_draft(OURS.game, "Our copy", {"cells": {"mood.start": [None]}}, ident)
    (kept,) = library.editions.all(OURS.game)
    assert kept.edition == OURS
    assert kept.draft == {"cells": {"mood.start": [None]}}
    library.editions.keep(OURS, ident)
    assert library.editions.all(OURS.game)[0].draft is None


def test_a_draft_alone_is_no_edition_yet(library: Library) -> None:
    library.editions.keep_draft(OURS.game, "Our copy", {"cells": {}})
    (kept,) = library.editions.all(OURS.game)
    assert (kept.edition, kept.damage, kept.draft) == (None, None, {"cells": {}})


def test_a_deleted_edition_comes_back(library: Library) -> None:
    ident = library.editions.keep(OURS)
    library.editions.delete(ident)
    assert library.editions.all(OURS.game) == []
    library.editions.restore(ident)
    assert library.editions.all(OURS.game)[0].edition == OURS
    with pytest.raises(LibraryError, match="there are no such values"):
        library.editions.delete(99)


@pytest.mark.parametrize(
    "text", ["no JSON", "{}", "[[", OURS.text.replace("[", "[0,"), OURS.text.replace("red-", "no-")]
)
def test_a_damaged_edition_is_listed_and_closes_no_other(library: Library, text: str) -> None:
    library.editions.keep(OURS)
    damaged = library.editions.keep(OURS)
    library.file.connection.execute(
        "UPDATE edition SET document = ?, name = 'torn' WHERE id = ?", (text, damaged)
    )
    kept = {it.name: it for it in library.editions.all(OURS.game)}
    assert kept["Our copy"].edition == OURS
    assert kept["torn"].edition is None
    assert str(kept["torn"].damage)
    assert library.editions.text(damaged) == text


def test_a_damaged_draft_is_none(library: Library) -> None:
    ident = library.editions.keep_draft(OURS.game, "Our copy", {})
    for text in ("[1]", "{", '"a"'):
        library.file.connection.execute("UPDATE edition SET draft = ? WHERE id = ?", (text, ident))
        (kept,) = library.editions.all(OURS.game)
        assert kept.draft is None
        assert "“Our copy” are damaged" in str(kept.damage)

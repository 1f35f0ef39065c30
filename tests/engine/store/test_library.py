"""The library: every line is stored before it is shown, and nothing is ever overwritten."""

from __future__ import annotations

import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from engine.match.match import Match
from engine.record.lines import BadRecord
from engine.record.record import Record, read
from engine.rules.agenda import NOBODY
from engine.rules.words import error_text
from engine.store import library_file, sheets
from engine.store.library import Library
from engine.store.library_file import STEPS, LibraryError, default_path, explained
from engine.store.matches import Stored
from tests.games.sealed.matches import answer, load, new, play, wander


class Shelf:
    """A library in a folder of its own, with a clock that goes on by one second a look."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.seconds = 1000
        self.opened: list[Library] = []

    def clock(self) -> int:
        self.seconds += 1
        return self.seconds

    def library(self) -> Library:
        self.opened.append(Library(self.path, self.clock, load))
        return self.opened[-1]

    def tamper(self, *statements: str) -> None:
        with sqlite3.connect(self.path) as connection:
            for statement in statements:
                connection.execute(statement)
        connection.close()


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    made = Shelf(tmp_path / "data" / "matches.sqlite")
    yield made
    for library in made.opened:
        library.close()


def refused(change: Callable[[], object]) -> LibraryError:
    with pytest.raises(LibraryError) as caught:
        change()
    assert "\n" not in str(caught.value)
    return caught.value


# -- storing and resuming ----------------------------------------------------------------


def test_every_change_is_in_the_file_as_soon_as_it_is_made(shelf: Shelf) -> None:
    library, other = shelf.library(), shelf.library()
    match = new(("person", "bot:random", "person"))
    ident = library.add(match, "Sunday")
    rng = random.Random(1)
    for _ in range(80):
        wander(match, rng, 1)
        assert other.export(ident) == match.text()


def test_resuming_is_opening(shelf: Shelf) -> None:
    match = wander(new(("person", "bot:random")), random.Random(2), 60)
    ident = shelf.library().add(match, "Sunday")
    play(match, random.Random(3), 3)
    opened = shelf.library().open(ident)
    assert opened.damage is None
    assert opened.match.text() == match.text()
    assert opened.match.state.text() == match.state.text()
    play(opened.match, random.Random(4), 3)
    assert shelf.library().open(ident).match.text() == opened.match.text()


def test_the_list_tells_the_names_that_hold_now(shelf: Shelf) -> None:
    library = shelf.library()
    match = new(("person", "person"))
    ident = library.add(match, "Sunday")
    match.set_name(1, "Ben")
    (info,) = library.matches()
    assert info.players == match.players and info.players[1].name == "Ben"
    copied = library.duplicate(ident, "Copy")
    assert {info.id: info.players for info in library.matches()}[copied] == match.players


def test_the_list_tells_name_players_turn_result_and_times(shelf: Shelf) -> None:
    library = shelf.library()
    first = library.add(new(("person", "bot:random")), "First")
    match = new(("person", "person", "person"))
    second = library.add(match, " Second ")
    assert [info.name for info in library.matches()] == ["Second", "First"]
    play(match, random.Random(1))
    info = library.matches()[0]
    assert (info.id, info.name, info.game) == (second, "Second", "sealed")
    assert info.players == match.header.players
    assert (info.turn, info.finished) == (match.status.turn, True)
    assert [(place.seat, place.total) for place in info.result] == [
        (place.seat, place.total) for place in match.status.places
    ]
    assert 1000 < info.created < info.changed <= shelf.seconds
    match.rewind(match.undo_offer().to, match.persons)
    info = library.matches()[0]
    assert (info.finished, info.result) == (False, ())
    other = library.open(first).match
    answer(other, random.Random(0))
    assert [info.id for info in library.matches()] == [first, second]


def test_a_match_is_renamed_duplicated_and_deleted_with_undo(shelf: Shelf) -> None:
    library = shelf.library()
    match = play(new(), random.Random(1), 9)
    ident = library.add(match, "Sunday")
    library.rename(ident, "Monday")
    copied = library.duplicate(ident, "Copy")
    text = library.export(copied)
    answer(match, random.Random(1))
    assert library.export(copied) == text != library.export(ident)
    assert {info.id: info.name for info in library.matches()} == {ident: "Monday", copied: "Copy"}
    library.delete(ident)
    assert [info.id for info in library.matches()] == [copied]
    assert [info.id for info in library.matches(deleted=True)] == [ident]
    again = library.duplicate(copied, "Copy")
    assert (library.count(), library.count(deleted=True)) == (2, 1)
    library.delete(again)
    library.restore(ident)
    assert [info.id for info in library.matches(deleted=True)] == [again]
    library.delete(ident)
    answer(match, random.Random(2))
    assert ident in [info.id for info in library.matches()]


def test_a_record_goes_out_and_comes_in(shelf: Shelf) -> None:
    library = shelf.library()
    match = play(new(("person", "person")), random.Random(5), 60)
    text = library.export(library.add(match, "Out"))
    assert text == match.text()
    copied = library.import_record(text.encode(), "In")
    assert library.open(copied).match.text() == text
    with pytest.raises(BadRecord):
        library.import_record(text.replace(" turn 2 ", " turn 3 ").encode(), "Bad")
    assert len(library.matches()) == 2


def test_a_match_that_is_not_there_and_a_name_that_is_none_are_refused(shelf: Shelf) -> None:
    library = shelf.library()
    ident = library.add(new(), "Sunday")
    for change in (
        lambda: library.open(ident + 1),
        lambda: library.export(ident + 1),
        lambda: library.rename(ident + 1, "X"),
        lambda: library.duplicate(ident + 1, "X"),
        lambda: library.delete(ident + 1),
        lambda: library.restore(ident + 1),
    ):
        assert refused(change).name == "library.no_match"
    for name in ("", "  ", "a\nb"):
        assert refused(partial(library.rename, ident, name)).name == "library.name"
    assert [info.name for info in library.matches()] == ["Sunday"]


# -- two windows -------------------------------------------------------------------------


def test_the_second_window_of_a_match_never_overwrites_the_first(shelf: Shelf) -> None:
    library, other = shelf.library(), shelf.library()
    match = new()
    ident = library.add(match, "Sunday")
    late = other.open(ident).match
    answer(match, random.Random(1))
    stored, shown = library.export(ident), late.text()
    for change in (
        lambda: answer(late, random.Random(2)),
        lambda: late.set_player(0, "bot:random"),
        lambda: late.end(late.persons),
    ):
        assert refused(change).name == "library.elsewhere"
        assert library.export(ident) == stored
        assert late.text() == shown
    again = other.open(ident).match
    answer(again, random.Random(2))
    assert refused(lambda: answer(match, random.Random(2))).name == "library.elsewhere"


def test_two_windows_play_two_matches_at_once(shelf: Shelf) -> None:
    library, other = shelf.library(), shelf.library()
    matches = [new(), new()]
    idents = [one.add(match, "M") for one, match in zip((library, other), matches, strict=True)]
    for step in range(20):
        for match in matches:
            answer(match, random.Random(step))
    assert [library.export(ident) for ident in idents] == [match.text() for match in matches]


# -- what can go wrong with the disk -----------------------------------------------------


def test_a_full_disk_leaves_the_match_as_it_was_and_says_so(shelf: Shelf) -> None:
    library = shelf.library()
    match = new()
    ident = library.add(match, "Sunday")
    (pages,) = library.file.connection.execute("PRAGMA page_count").fetchone()
    library.file.connection.execute(f"PRAGMA max_page_count = {pages}")
    rng = random.Random(1)
    error = None
    for _ in range(2000):
        before = (match.text(), match.state.text())
        try:
            wander(match, rng, 1)
        except LibraryError as caught:
            error = caught
            break
    assert error is not None
    assert error.name == "library.full"
    assert "disk is full" in str(error)
    assert (match.text(), match.state.text()) == before
    assert library.export(ident) == before[0]
    library.file.connection.execute("PRAGMA max_page_count = 100000")
    wander(match, rng, 20)
    assert library.export(ident) == match.text()


def test_a_library_that_another_program_writes_is_told_and_nothing_happens(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.store.open_file.TIMEOUT", 0.05)
    match = new()
    shelf.library().add(match, "Sunday")
    before = match.text()
    other = sqlite3.connect(shelf.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert refused(lambda: answer(match, random.Random(1))).name == "library.busy"
    assert match.text() == before
    other.execute("ROLLBACK")
    other.close()
    answer(match, random.Random(1))


def test_a_read_only_library_is_told(shelf: Shelf) -> None:
    library = shelf.library()
    match = new()
    library.add(match, "Sunday")
    library.file.connection.execute("PRAGMA query_only = ON")
    before = match.text()
    assert refused(lambda: answer(match, random.Random(1))).name == "library.read_only"
    assert match.text() == before


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    error = refused(lambda: Library(tmp_path / "file" / "matches.sqlite", lambda: 1))
    assert error.name == "library.unusable"
    assert error_text(error, "de").endswith("etwas heißt schon so."), "and says why"


@pytest.mark.parametrize(("may_write", "name"), [(True, "unreadable"), (False, "read_only")])
def test_a_library_in_a_folder_that_cannot_be_written_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, may_write: bool, name: str
) -> None:
    """SQLite itself says only that it cannot open it."""
    monkeypatch.setattr(os, "access", lambda folder, _: folder != tmp_path or may_write)

    def open_it() -> None:
        error = sqlite3.OperationalError("unable to open database file")
        error.sqlite_errorname = "SQLITE_CANTOPEN"
        with explained(tmp_path / "matches.sqlite"):
            raise error

    assert refused(open_it).name == f"library.{name}"


# -- what is not ours --------------------------------------------------------------------


def make_foreign(path: Path) -> None:
    path.write_text("this is not SQLite " * 100)


def make_other_application(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE match (id)")
        connection.execute("PRAGMA application_id = 12345")
    connection.close()


def make_without_application(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE other (id)")
    connection.close()


def make_newer(path: Path) -> None:
    Library(path, lambda: 1).close()
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    connection.close()


@pytest.mark.parametrize(
    ("make", "name"),
    [
        (make_foreign, "library.foreign"),
        (make_other_application, "library.foreign"),
        (make_without_application, "library.foreign"),
        (make_newer, "library.newer"),
    ],
)
def test_a_file_that_is_not_ours_is_refused_and_not_touched(
    tmp_path: Path, make: Callable[[Path], None], name: str
) -> None:
    path = tmp_path / "matches.sqlite"
    make(path)
    before = (path.read_bytes(), path.stat().st_mtime_ns, sorted(tmp_path.iterdir()))
    assert refused(lambda: Library(path, lambda: 1)).name == name
    assert (path.read_bytes(), path.stat().st_mtime_ns, sorted(tmp_path.iterdir())) == before


@pytest.mark.parametrize("ending", ["", "-journal", "-wal", "-shm"])
def test_nobody_waits_for_a_pipe_in_the_place_of_a_library_or_beside_it(
    tmp_path: Path, ending: str
) -> None:
    path = tmp_path / "matches.sqlite"
    if ending:
        Library(path, lambda: 1).close()
    os.mkfifo(f"{path}{ending}")
    why = str(refused(lambda: Library(path, lambda: 1)))
    assert "it is a pipe or a device, not a file" in why


def test_a_library_with_broken_pages_is_told(shelf: Shelf) -> None:
    library = shelf.library()
    library.add(play(new(), random.Random(1)), "Sunday")
    library.close()
    raw = bytearray(shelf.path.read_bytes())
    raw[4096:] = b"\xff" * (len(raw) - 4096)
    shelf.path.write_bytes(raw)
    assert refused(lambda: shelf.library().matches()).name == "library.damaged"
    assert shelf.path.read_bytes() == bytes(raw)


def test_the_library_lies_where_the_variable_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WAYPOST_DATA", str(tmp_path))
    assert default_path() == tmp_path / "matches.sqlite"
    monkeypatch.delenv("WAYPOST_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "xdg"))
    assert default_path().name == "matches.sqlite"
    assert "waypost" in str(default_path())


# -- versions ----------------------------------------------------------------------------


def old_library(path: Path, version: int, *matches: Match) -> None:
    """A library as a Waypost wrote it that knew the tables up to that version."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(library_file, "STEPS", STEPS[:version])
        old = library_file.connect(path, 1.0)
    for number, match in enumerate(matches, 1):
        header, _, lines = match.text().partition("\n\n")
        old.execute(
            "INSERT INTO match (id, header, created, changed) VALUES (?, ?, ?, ?)",
            (number, header + "\n", 10, 20 - number),
        )
        if version > 1:
            old.execute(f"UPDATE match SET name = 'M{number}', game = 'sealed' WHERE id = {number}")
        for row in lines.splitlines():
            at, _, text = row.partition(" ")
            old.execute("INSERT INTO line VALUES (?, ?, ?)", (number, int(at), text))
    old.close()


def test_tables_of_version_1_are_brought_to_the_newest_with_all_their_lines(
    tmp_path: Path,
) -> None:
    path = tmp_path / "matches.sqlite"
    done = play(new(), random.Random(1))
    begun = play(new(("person", "bot:random")), random.Random(2), 12)
    back = play(new(), random.Random(1))
    back.rewind(back.undo_offer().to, back.persons)
    old_library(path, 1, done, begun, back)
    library = Library(path, lambda: 99, load)
    infos = library.matches()
    assert [(info.name, info.game, info.finished) for info in infos] == [
        ("sealed", "sealed", True),
        ("sealed", "sealed", False),
        ("sealed", "sealed", False),
    ]
    assert infos[1].turn == begun.turn
    for info, match in zip(infos, (done, begun, back), strict=True):
        assert library.open(info.id).match.text() == match.text()
    answer(library.open(2).match, random.Random(0))
    (version,) = library.file.connection.execute("PRAGMA user_version").fetchone()
    assert version == len(STEPS)
    library.close()


def test_a_library_of_version_2_learns_to_keep_sheets(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite"
    match = play(new(), random.Random(1))
    old_library(path, 2, match)
    library = Library(path, lambda: 9, load)
    assert library.open(1).match.text() == match.text()
    kept = library.sheets.keep("sealed", "Friday", {"players": []})
    assert [(sheet.id, sheet.name, sheet.document) for sheet in library.sheets.all("sealed")] == [
        (kept, "Friday", {"players": []})
    ]
    library.close()


def test_a_library_of_version_4_learns_what_people_typed_of_their_cards(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite"
    match = play(new(), random.Random(1))
    old_library(path, 4, match)
    with closing(Library(path, lambda: 9, load)) as library:
        assert library.open(1).match.text() == match.text()
        assert library.own_cards.of("sealed") is None
        library.own_cards.keep("sealed", [{"name": "Kälte"}])
        library.own_cards.keep("sealed", [{"name": "Sturm"}])
        library.own_cards.keep("other", [])
    with closing(Library(path, lambda: 9, load)) as library:
        assert library.own_cards.of("sealed") == [{"name": "Sturm"}]
        assert library.own_cards.of("other") == []


def test_a_library_of_version_10_learns_what_is_counted_and_not_saved(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite"
    old_library(path, 10, play(new(), random.Random(1)))
    with closing(Library(path, lambda: 9, load)) as library:
        assert library.unsaved_sheets.of("sealed") is None
        library.unsaved_sheets.keep("sealed", {"players": []})
        library.own_cards.keep("sealed", [])
    with closing(Library(path, lambda: 9, load)) as library:
        assert library.unsaved_sheets.of("sealed") == {"players": []}
        library.unsaved_sheets.keep("sealed", None)
        assert library.unsaved_sheets.of("sealed") is None
        assert library.own_cards.of("sealed") == []


def test_a_library_of_version_3_learns_which_headers_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "matches.sqlite"
    match, bad = new(("person", "bot:random")), new()
    old_library(path, 3, match, bad)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(
            "UPDATE match SET header = replace(header, 'seed 7', 'seed X') WHERE id = 2"
        )
    with closing(Library(path, lambda: 9, load)) as library:
        first = library.matches()
    assert [(info.players, info.playable) for info in first] == [
        (match.header.players, True),
        ((), False),
    ]
    asked: list[str] = []
    monkeypatch.setattr(Stored, "holds", lambda _, header: asked.append(header))
    with closing(Library(path, lambda: 9, load)) as library:
        assert library.matches() == first
    assert [bad.text().partition("seed")[0] in header for header in asked] == [True]


def test_a_header_is_read_again_only_if_it_is_another_one(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = shelf.library()
    ident = library.add(new(), "Sunday")
    library.duplicate(ident, "Copy")
    monkeypatch.setattr(Stored, "holds", lambda *_: pytest.fail("it is known to hold"))
    assert all(info.playable for info in shelf.library().matches())
    monkeypatch.undo()
    shelf.tamper("UPDATE match SET header = replace(header, 'person A', 'person Z')")
    assert {info.players[0].name for info in library.matches()} == {"Z"}


def test_a_list_that_cannot_be_written_to_is_told_all_the_same(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite"
    old_library(path, 3, new())
    with closing(Library(path, lambda: 9, load)) as library:
        library.file.connection.execute("PRAGMA query_only = ON")
        assert [info.playable for info in library.matches()] == [True]


def test_a_sheet_is_kept_anew_deleted_and_brought_back(tmp_path: Path) -> None:
    library = Library(tmp_path / "matches.sqlite", lambda: 9, load)
    ident = library.sheets.keep("sealed", "Friday", {"players": []})
    document = {"players": [{"name": "Anna"}]}
    assert library.sheets.keep("sealed", "Saturday", document, ident) == ident
    library.sheets.delete(ident)
    assert not library.sheets.all("sealed")
    library.sheets.restore(ident)
    assert library.sheets.all("sealed") == [
        sheets.Kept(ident, "Saturday", "sealed", document, 9, ("Anna",), is_damaged=False)
    ]
    refused(lambda: library.sheets.delete(99))
    library.close()


def test_two_sheets_that_are_kept_are_two(tmp_path: Path) -> None:
    with closing(Library(tmp_path / "matches.sqlite", lambda: 9, load)) as library:
        friday = library.sheets.keep("sealed", "Friday", {})
        sunday = library.sheets.keep("sealed", "Sunday", {})
        assert {sheet.id: sheet.name for sheet in library.sheets.all("sealed")} == {
            friday: "Friday",
            sunday: "Sunday",
        }


def test_a_backup_brings_kept_sheets_back(tmp_path: Path) -> None:
    library = Library(tmp_path / "matches.sqlite", lambda: 9, load)
    ident = library.sheets.keep("sealed", "Friday", {"players": []})
    library.back_up(tmp_path / "backup.sqlite")
    library.sheets.delete(ident)
    library.bring_back(tmp_path / "backup.sqlite")
    assert [kept.name for kept in library.sheets.all("sealed")] == ["Friday"]
    library.close()


def test_a_step_that_fails_leaves_the_old_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "matches.sqlite"
    monkeypatch.setattr(library_file, "STEPS", STEPS[:1])
    library_file.connect(path, 1.0).close()
    monkeypatch.setattr(library_file, "STEPS", (STEPS[0], "CREATE TABLE a (b) STRICT;"))
    refused(lambda: library_file.connect(path, 1.0))
    monkeypatch.undo()
    Library(path, lambda: 1, load).close()


def test_the_file_is_marked_as_ours_for_ever(shelf: Shelf) -> None:
    shelf.library().close()
    head = shelf.path.read_bytes()[:72]
    assert (head[:16], head[68:72]) == (b"SQLite format 3\0", b"WAYP")


def test_the_tables_are_strict_and_every_commit_reaches_the_disk(shelf: Shelf) -> None:
    connection = shelf.library().file.connection
    tables = connection.execute("PRAGMA table_list").fetchall()
    ours = {row[1]: row[5] for row in tables if not row[1].startswith("sqlite_")}
    names = ("match", "line", "set_aside", "sheet", "own_cards", "edition", "deck", "limits")
    assert ours == dict.fromkeys((*names, "unsaved_sheet", "analysis", "reasons"), 1)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert connection.execute("PRAGMA application_id").fetchone() == (library_file.APPLICATION,)


# -- damaged matches ---------------------------------------------------------------------


def damaged(shelf: Shelf, *statements: str) -> tuple[Library, Match]:
    match = play(new(), random.Random(1))
    library = shelf.library()
    library.add(match, "Sunday")
    library.close()
    shelf.tamper(*statements)
    return shelf.library(), match


@pytest.mark.parametrize(
    ("statement", "good"),
    [
        ("UPDATE line SET text = 'nonsense' WHERE number = 20", 19),
        ("DELETE FROM line WHERE number = 20", 19),
        ("UPDATE line SET text = 'answer 1 lay coin:9' WHERE number = 3", 2),
        ("UPDATE line SET text = 'turn 1 00000000' WHERE number = 4", 3),
        ("DELETE FROM line WHERE number = 1", 0),
    ],
)
def test_a_damaged_match_opens_up_to_its_last_good_line_and_the_rest_is_kept(
    shelf: Shelf, statement: str, good: int
) -> None:
    library, whole = damaged(shelf, statement)
    before = library.export(1)
    opened = library.open(1)
    assert opened.damage is not None
    assert opened.damage.line == read_lines_above(whole) + good + 1
    assert opened.match.lines[:good] == whole.lines[:good]
    assert opened.match.asked != -1
    assert library.export(1) == before, "opening alone changes nothing"
    kept_before = library.file.connection.execute("SELECT number, text FROM line").fetchall()
    answer(opened.match, random.Random(7))
    assert library.export(1) == opened.match.text()
    aside = library.file.connection.execute("SELECT number, text FROM set_aside").fetchall()
    assert aside == [row for row in kept_before if row[0] > good]
    again = library.open(1)
    assert again.damage is None
    assert again.match.text() == opened.match.text()


def read_lines_above(match: Match) -> int:
    return match.text().split("\n").index("") + 1


def test_a_damaged_match_is_not_repaired_behind_another_windows_back(shelf: Shelf) -> None:
    library, _ = damaged(shelf, "UPDATE line SET text = 'nonsense' WHERE number = 20")
    other = shelf.library()
    one, two = library.open(1).match, other.open(1).match
    answer(one, random.Random(1))
    assert refused(lambda: answer(two, random.Random(1))).name == "library.elsewhere"


def test_a_repair_is_seen_by_another_window_though_it_has_as_many_lines_again(shelf: Shelf) -> None:
    library, whole = damaged(shelf, "UPDATE line SET text = 'nonsense' WHERE number = 20")
    trial = Match.resume(Record(whole.header, tuple(whole.lines[:19])), load("sealed"))
    answer(trial, random.Random(1))
    shelf.tamper(f"DELETE FROM line WHERE number > {trial.revision}")
    one, two = library.open(1).match, shelf.library().open(1).match
    answer(one, random.Random(1))
    assert one.revision == trial.revision
    stored = library.export(1)
    aside = library.file.connection.execute("SELECT number, text FROM set_aside").fetchall()
    assert refused(lambda: answer(two, random.Random(1))).name == "library.elsewhere"
    assert library.export(1) == stored == one.text()
    assert library.file.connection.execute("SELECT number, text FROM set_aside").fetchall() == aside


def test_a_match_whose_header_is_broken_stays_in_the_list_and_says_why(shelf: Shelf) -> None:
    library, _ = damaged(shelf, "UPDATE match SET header = replace(header, 'rules 1', 'rules 9')")
    assert [(info.name, info.playable) for info in library.matches()] == [("Sunday", False)]
    with pytest.raises(BadRecord, match="rules number 9"):
        library.open(1)
    assert "rules 9" in library.export(1)


PLACE = '{"seat":%d,"rank":1,"total":1}'


@pytest.mark.parametrize(
    ("change", "playable"),
    [
        ("game = 'outer-earth'", False),
        ("game = 'outer-earth', header = replace(header, 'game sealed', 'game outer-earth')", False),
        ("header = replace(header, 'game sealed', 'game outer-earth')", False),
        ("header = 'broken'", False),
        ("header = ''", False),
        ("header = replace(header, 'seat 1 person A', 'seat 1')", False),
        ("header = replace(header, 'seed 7', 'seed X')", False),
        ("result = 'x'", True),
        (f"result = '[{PLACE % 0}]'", True),
        (f"result = '[{PLACE % 0},{PLACE % 1},{PLACE % 2}]'", True),
        (f"result = '[{PLACE % 0},{PLACE % -1}]'", True),
        (f"result = replace('[{PLACE % 0},{PLACE % 1}]', 'total\":1', 'total\":1.5')", True),
        (f"result = replace('[{PLACE % 0},{PLACE % 1}]', 'rank\":1', 'rank\":\"1\"')", True),
        ("result = '[{\"seat\":0}]'", True),
        ("result = '[1]'", True),
    ],
)  # fmt: skip
def test_a_broken_row_is_marked_and_does_not_hide_the_list(
    shelf: Shelf, change: str, playable: bool
) -> None:
    library, whole = damaged(shelf, f"UPDATE match SET {change}")
    good = library.add(new(), "Good")
    for _ in range(2):
        first, info = library.matches()
        assert (first.id, first.playable) == (good, True)
        assert (info.name, info.playable, info.result) == ("Sunday", playable, ())
        assert info.players == (whole.header.players if playable else ())
        assert info.changed > 1000


# -- killed ------------------------------------------------------------------------------


LONG = 3_000
"""Lines after which the next match is begun: a fast machine would write more than a record can have."""


@pytest.mark.slow
def test_a_killed_writer_leaves_everything_that_it_had_said(shelf: Shelf, tmp_path: Path) -> None:
    rng = random.Random(20)
    said, most = LONG, 0
    writer = Path(__file__).with_name("library_writer.py")
    for kill in range(20):
        if said >= LONG:
            library = shelf.library()
            ident = library.add(new(("person", "person", "person")), "Sunday")
            library.close()
        command = [sys.executable, str(writer), str(shelf.path), str(ident), str(kill)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            said = int(process.stdout.readline())
            time.sleep(rng.random() * 0.08)
            process.send_signal(signal.SIGKILL)
            for row in process.stdout:
                if row.endswith("\n"):
                    said = int(row)
        copied = tmp_path / "copy"
        shutil.copytree(shelf.path.parent, copied)
        library = Library(copied / shelf.path.name, lambda: 1, load)
        opened = library.open(ident)
        assert opened.damage is None
        assert opened.match.revision >= said
        assert read(library.export(ident).encode(), load).lines == tuple(opened.match.lines)
        library.close()
        shutil.rmtree(copied)
        most = max(most, said)
    assert most > 50
    assert opened.match.asked != NOBODY or opened.match.is_over

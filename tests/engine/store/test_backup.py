"""Backups: one file with all matches; checked before it is believed, and brought back in one step."""

from __future__ import annotations

import random
import resource
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from engine.match.match import Match
from engine.rules.words import error_text
from engine.store import backup
from engine.store.library import Library
from engine.store.library_file import APPLICATION, STEPS, VERSION_1, LibraryError
from tests.games.sealed.matches import load, new, wander

DAY = 1_795_300_000
"""A moment of 22 November 2026, wherever one is."""


class Shelf:
    """A library in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / "matches.sqlite"
        self.library = Library(self.path, lambda: DAY, load)

    def add(self, name: str, seed: int = 1) -> Match:
        match = wander(new(("person", "bot:random", "person")), random.Random(seed), 40)
        self.library.add(match, name)
        return match

    def told(self) -> list[tuple[str, str]]:
        """Name and record of every match, the deleted ones at the end."""
        infos = [*self.library.matches(), *self.library.matches(deleted=True)]
        return [(info.name, self.library.export(info.id)) for info in infos]

    def files(self) -> list[str]:
        """What lies in the folder, without SQLite's own two files."""
        names = (path.name for path in self.folder.iterdir())
        return sorted(name for name in names if not name.endswith(("-wal", "-shm")))


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Callable[[str], Shelf]]:
    made: list[Shelf] = []

    def shelf(name: str) -> Shelf:
        made.append(Shelf(tmp_path / name))
        return made[-1]

    yield shelf
    for one in made:
        one.library.close()


@pytest.fixture
def shelf(make: Callable[[str], Shelf]) -> Shelf:
    """Two matches, one of them deleted."""
    one = make("data")
    one.add("Sunday", 1)
    one.add("Monday", 2)
    one.library.delete(1)
    return one


@pytest.fixture
def file(tmp_path: Path) -> Path:
    folder = tmp_path / "stick"
    folder.mkdir()
    return folder / "waypost.backup"


def refused(change: Callable[[], object], name: str) -> None:
    """The error of that name, in one sentence of both languages."""
    with pytest.raises(LibraryError) as caught:
        change()
    assert caught.value.name == name
    for language in ("en", "de"):
        assert "\n" not in error_text(caught.value, language)
    assert error_text(caught.value, "de") != str(caught.value)


# -- there and back ----------------------------------------------------------------------


def test_a_backup_holds_every_match_also_a_deleted_one(
    shelf: Shelf, make: Callable[[str], Shelf], file: Path
) -> None:
    shelf.library.back_up(file)
    assert [path.name for path in file.parent.iterdir()] == [file.name]
    other = make("new PC")
    other.library.bring_back(file)
    assert other.told() == shelf.told()
    assert [info.name for info in other.library.matches(deleted=True)] == ["Sunday"]
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_what_is_brought_back_is_played_on(
    shelf: Shelf, make: Callable[[str], Shelf], file: Path
) -> None:
    shelf.library.back_up(file)
    other = make("new PC")
    other.library.bring_back(file)
    match = other.library.open(2).match
    wander(match, random.Random(3), 5)
    assert other.library.export(2) == match.text()
    assert other.library.export(2) != shelf.library.export(2)


def test_a_backup_is_of_the_moment_though_nothing_was_closed(
    shelf: Shelf, make: Callable[[str], Shelf], file: Path
) -> None:
    match = shelf.library.open(2).match
    for step in range(3):
        wander(match, random.Random(4), 1)
        shelf.library.back_up(file)
        other = make(f"{step}")
        other.library.bring_back(file)
        assert other.library.export(2) == match.text()


def test_what_was_there_is_kept_as_a_file_with_the_date(
    shelf: Shelf, make: Callable[[str], Shelf], file: Path
) -> None:
    make("empty").library.back_up(file)
    before = shelf.told()
    first = shelf.library.bring_back(file)
    assert first == shelf.path.with_name(
        f"matches-{time.strftime('%Y-%m-%d', time.localtime(DAY))}.sqlite"
    )
    assert shelf.told() == []
    second = shelf.library.bring_back(first)
    assert second.name == f"{first.stem}-2.sqlite"
    assert shelf.told() == before
    assert shelf.files() == sorted([second.name, first.name, "matches.sqlite"])


def test_what_people_typed_of_their_cards_comes_along(
    shelf: Shelf, make: Callable[[str], Shelf], file: Path
) -> None:
    shelf.library.own_cards.keep("sealed", [{"name": "Storm"}])
    shelf.library.back_up(file)
    other = make("new PC")
    other.library.bring_back(file)
    assert other.library.own_cards.of("sealed") == [{"name": "Storm"}]


def test_a_backup_of_version_1_is_brought_to_the_newest(
    shelf: Shelf, make: Callable[[str], Shelf], file: Path
) -> None:
    old = sqlite3.connect(file)
    old.executescript(VERSION_1)
    old.execute(f"PRAGMA application_id = {APPLICATION}")
    old.execute("PRAGMA user_version = 1")
    source = sqlite3.connect(shelf.path)
    for ident, header in source.execute("SELECT id, header FROM match").fetchall():
        old.execute("INSERT INTO match VALUES (?, ?, 1, 1)", (ident, header))
    for row in source.execute("SELECT match, number, text FROM line").fetchall():
        old.execute("INSERT INTO line VALUES (?, ?, ?)", row)
    old.commit()
    old.close()
    source.close()
    data = file.read_bytes()
    other = make("new PC")
    other.library.bring_back(file)
    assert sorted(text for _, text in other.told()) == sorted(text for _, text in shelf.told())
    assert file.read_bytes() == data


def test_a_match_that_is_open_elsewhere_does_not_write_into_what_was_brought_back(
    shelf: Shelf, make: Callable[[str], Shelf], file: Path
) -> None:
    make("empty").library.back_up(file)
    match = shelf.library.open(2).match
    shelf.library.bring_back(file)
    with pytest.raises(LibraryError):
        wander(match, random.Random(3), 5)
    assert shelf.told() == []


# -- what is refused, with nothing changed -----------------------------------------------


def good(shelf: Shelf, file: Path) -> bytes:
    shelf.library.back_up(file)
    return file.read_bytes()


def changed(data: bytes, tmp_path: Path, *statements: str) -> bytes:
    """A backup in which these statements were run."""
    path = tmp_path / "changed"
    path.write_bytes(data)
    connection = sqlite3.connect(path)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()
    return path.read_bytes()


@pytest.mark.parametrize(
    ("spoil", "name"),
    [
        (lambda data, _: b"", "backup.foreign"),
        (lambda data, _: b"PK\3\4 a picture", "backup.foreign"),
        (lambda data, to: changed(data, to, "PRAGMA application_id = 7"), "backup.foreign"),
        (
            lambda data, to: changed(data, to, f"PRAGMA user_version = {len(STEPS) + 1}"),
            "backup.newer",
        ),
        (lambda data, _: data[: len(data) // 2], "backup.damaged"),
        (lambda data, _: data[:4096], "backup.damaged"),
        (lambda data, _: data[:5000] + bytes(3000) + data[8000:], "backup.damaged"),
        (lambda data, to: changed(data, to, "DROP TABLE set_aside"), "backup.damaged"),
        (lambda data, to: changed(data, to, "ALTER TABLE line ADD more TEXT"), "backup.damaged"),
        (
            lambda data, to: changed(
                data, to, "CREATE TRIGGER t AFTER DELETE ON line BEGIN DELETE FROM match; END"
            ),
            "backup.damaged",
        ),
        (lambda data, to: changed(data, to, "DELETE FROM match"), "backup.damaged"),
        (
            # Its own tables ask less of the lines than ours do.
            lambda data, to: changed(
                data,
                to,
                "PRAGMA writable_schema = ON",
                "UPDATE sqlite_master SET sql = replace(sql, 'REFERENCES match', '')",
                "PRAGMA writable_schema = RESET",
                "DELETE FROM match",
            ),
            "backup.damaged",
        ),
        (lambda data, to: changed(data, to, "PRAGMA user_version = 1"), "backup.damaged"),
        (
            lambda data, to: changed(data, to, "DROP TABLE line", "DROP TABLE match"),
            "backup.damaged",
        ),
    ],
)
def test_a_file_that_is_no_good_backup_changes_nothing(
    shelf: Shelf,
    file: Path,
    tmp_path: Path,
    spoil: Callable[[bytes, Path], bytes],
    name: str,
) -> None:
    bad = spoil(good(shelf, file), tmp_path)
    file.write_bytes(bad)
    before = shelf.told()
    refused(lambda: shelf.library.bring_back(file), name)
    assert shelf.told() == before
    assert shelf.files() == ["matches.sqlite"]
    assert file.read_bytes() == bad


def test_no_byte_of_a_page_in_use_can_be_lost_unseen(shelf: Shelf, file: Path) -> None:
    """Whatever is cut off is found; what is found changes nothing."""
    data = good(shelf, file)
    before = shelf.told()
    for end in range(0, len(data), 4096):
        file.write_bytes(data[:end])
        with pytest.raises(LibraryError):
            shelf.library.bring_back(file)
    assert shelf.told() == before


def test_a_folder_and_a_file_that_is_gone_are_told(shelf: Shelf, file: Path) -> None:
    refused(lambda: shelf.library.bring_back(file), "backup.foreign")
    refused(lambda: shelf.library.bring_back(file.parent), "backup.foreign")


def test_a_library_in_use_is_no_backup(
    shelf: Shelf, make: Callable[[str], Shelf], file: Path
) -> None:
    refused(lambda: make("new PC").library.bring_back(shelf.path), "backup.in_use")


def test_the_library_itself_is_never_written_over(shelf: Shelf) -> None:
    before = shelf.told()
    for name in ("matches.sqlite", "matches.sqlite-wal"):
        refused(partial(shelf.library.back_up, shelf.folder / name), "backup.itself")
        twisted = shelf.folder / ".." / "data" / name
        refused(partial(shelf.library.back_up, twisted), "backup.itself")
    assert shelf.told() == before


def test_a_damaged_library_makes_no_backup_that_would_be_refused_later(
    shelf: Shelf, file: Path
) -> None:
    shelf.library.file.connection.execute("PRAGMA foreign_keys = OFF")
    shelf.library.file.connection.execute("DELETE FROM match")
    refused(lambda: shelf.library.back_up(file), "library.damaged")
    assert not file.exists()


# -- disks and kills ---------------------------------------------------------------------


@pytest.fixture
def small_files() -> Iterator[Callable[[int], None]]:
    """No file can grow beyond so many bytes."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    yield lambda most: resource.setrlimit(resource.RLIMIT_FSIZE, (most, before[1]))
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_no_room_for_a_backup_leaves_the_old_one(
    shelf: Shelf, file: Path, small_files: Callable[[int], None]
) -> None:
    old = good(shelf, file)
    small_files(8000)
    refused(lambda: shelf.library.back_up(file), "backup.full")
    assert [path.name for path in file.parent.iterdir()] == [file.name]
    assert file.read_bytes() == old


def test_a_place_that_cannot_be_written_is_told(shelf: Shelf, file: Path) -> None:
    refused(lambda: shelf.library.back_up(file.parent / "none" / "x"), "backup.unwritable")
    refused(lambda: shelf.library.back_up(file.parent), "backup.unwritable")
    assert file.parent.is_dir() and not list(file.parent.iterdir())


def test_no_room_to_keep_what_was_there_changes_nothing(
    shelf: Shelf, make: Callable[[str], Shelf], file: Path, small_files: Callable[[int], None]
) -> None:
    make("empty").library.back_up(file)
    before = shelf.told()
    small_files(8000)
    refused(lambda: shelf.library.bring_back(file), "backup.full")
    assert (shelf.told(), shelf.files()) == (before, ["matches.sqlite"])


def test_no_room_for_what_is_brought_back_changes_nothing(
    make: Callable[[str], Shelf], shelf: Shelf, file: Path, small_files: Callable[[int], None]
) -> None:
    empty = make("empty")
    empty.add("Friday")
    before = empty.told()
    for number in range(20):
        shelf.add(f"{number}", number)
    shelf.library.back_up(file)
    small_files(file.stat().st_size - 8192)
    refused(lambda: empty.library.bring_back(file), "library.disk")
    assert (empty.told(), empty.files()) == (before, ["matches.sqlite"])
    small_files(resource.RLIM_INFINITY)
    empty.library.bring_back(file)
    assert empty.told() == shelf.told()


def test_another_program_that_writes_is_told_instead_of_waited_for(
    shelf: Shelf, make: Callable[[str], Shelf], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf.library.back_up(file)
    monkeypatch.setattr("engine.store.open_file.TIMEOUT", 0.05)
    busy = make("busy")
    other = sqlite3.connect(busy.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    refused(lambda: busy.library.bring_back(file), "library.busy")
    other.execute("ROLLBACK")
    other.close()
    assert (busy.told(), busy.files()) == ([], ["matches.sqlite"])


@pytest.mark.slow
def test_a_kill_at_any_instant_leaves_all_of_the_old_or_all_of_the_new(
    shelf: Shelf, make: Callable[[str], Shelf], file: Path
) -> None:
    other = make("other")
    for number in range(12):
        other.add(f"{number}", number)
    second = file.with_name("second.backup")
    shelf.library.back_up(file)
    other.library.back_up(second)
    either = (shelf.told(), other.told())
    shelf.library.close()
    rng = random.Random(20)
    restorer = Path(__file__).with_name("backup_restorer.py")
    seen: set[int] = set()
    before = either[0]
    for _kill in range(16):
        command = [sys.executable, str(restorer), str(shelf.path), str(file), str(second)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None and process.stdout.readline() == "ready\n"
            for _ in range(rng.randint(0, 3)):
                process.stdout.readline()
            time.sleep(rng.random() * 0.03)
            process.send_signal(signal.SIGKILL)
        shelf.library = Library(shelf.path, lambda: DAY, load)
        told = shelf.told()
        shelf.library.close()
        assert told in either
        seen.add(either.index(told))
        kept = list(shelf.folder.glob("matches-*.sqlite"))
        assert kept or told == before, "what was there first is kept"
        before = told
        for path in kept:
            path.unlink()
    assert seen == {0, 1}


def test_what_a_backup_asks_of_its_tables_stays_behind(
    shelf: Shelf, make: Callable[[str], Shelf], file: Path
) -> None:
    """Its rows come along, its own rules for them do not."""
    shelf.library.back_up(file)
    foreign = sqlite3.connect(file)
    foreign.execute("PRAGMA writable_schema = ON")
    foreign.execute(
        "UPDATE sqlite_master SET sql = replace(sql, 'text TEXT NOT NULL',"
        " 'text TEXT NOT NULL CHECK (length(text) > 0)') WHERE name = 'line'"
    )
    foreign.commit()
    foreign.close()
    other = make("new PC")
    other.library.bring_back(file)
    assert sorted(text for _, text in other.told()) == sorted(text for _, text in shelf.told())
    own = sqlite3.connect(other.path)
    (said,) = own.execute("SELECT sql FROM sqlite_master WHERE name = 'line'").fetchone()
    own.close()
    assert "CHECK" not in said


def test_a_backup_that_is_too_large_is_not_read(
    shelf: Shelf, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf.library.back_up(file)
    monkeypatch.setattr(backup, "LARGEST", file.stat().st_size - 1)
    refused(lambda: shelf.library.bring_back(file), "backup.damaged")

"""A library that vanishes while it is open is written anew at its place, and never over another."""

from __future__ import annotations

import errno
import os
import random
import shutil
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from engine.match.match import Match
from engine.store.library import Library
from engine.store.library_file import LibraryError
from tests.games.sealed.matches import answer, load, new, wander


class Playing:
    """A match that is played on in a library, and what was said of the library."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.library = Library(path, lambda: 9, load)
        self.library.file.renewed = lambda: self.told.append("renewed")
        self.told: list[str] = []
        self.match = new()
        self.ident = self.library.add(self.match, "Sunday")
        self.library.sheets.keep("sealed", "Kept", {"players": [{"name": "Anna"}]})
        wander(self.match, random.Random(1), 30)

    def play_on(self) -> None:
        answer(self.match, random.Random(1))

    def refusal(self) -> str:
        """Why the match cannot be played on; it stays as it was."""
        before = self.match.text()
        with pytest.raises(LibraryError) as caught:
            self.play_on()
        assert "\n" not in str(caught.value) and str(self.path) in str(caught.value)
        assert (self.match.text(), self.library.export(self.ident)) == (before, before)
        return caught.value.name


@pytest.fixture
def playing(tmp_path: Path) -> Iterator[Playing]:
    made = Playing(tmp_path / "own" / "data" / "matches.sqlite")
    yield made
    made.library.close()


def found(path: Path, ident: int) -> Match:
    """The match as somebody finds it who opens the library at that path, be it after a kill."""
    with closing(Library(path, lambda: 9, load)) as library:
        assert [kept.name for kept in library.sheets.all("sealed")] == ["Kept"]
        opened = library.open(ident)
    assert opened.damage is None
    return opened.match


def delete_file(path: Path) -> None:
    path.unlink()


def delete_all_files(path: Path) -> None:
    for file in path.parent.iterdir():
        file.unlink()


def delete_folder(path: Path) -> None:
    shutil.rmtree(path.parent)


def delete_folders(path: Path) -> None:
    shutil.rmtree(path.parent.parent)


def rename_folder(path: Path) -> None:
    path.parent.rename(path.parent.with_name("elsewhere"))


def move_file(path: Path) -> None:
    path.rename(path.with_name("elsewhere"))


VANISHING = [
    delete_all_files,
    delete_file,
    delete_folder,
    delete_folders,
    move_file,
    rename_folder,
]


@pytest.mark.parametrize("vanish", VANISHING)
def test_a_library_that_vanished_is_written_anew_with_the_next_line(
    playing: Playing, vanish: Callable[[Path], None]
) -> None:
    vanish(playing.path)
    assert playing.told == []
    playing.play_on()
    assert playing.told == ["renewed"]
    assert found(playing.path, playing.ident).text() == playing.match.text()
    wander(playing.match, random.Random(2), 30)
    assert playing.told == ["renewed"]
    assert found(playing.path, playing.ident).text() == playing.match.text()
    playing.library.close()
    again = found(playing.path, playing.ident)
    assert again.text() == playing.match.text()
    assert again.state.text() == playing.match.state.text()


@pytest.mark.parametrize("vanish", VANISHING)
def test_it_may_vanish_again(playing: Playing, vanish: Callable[[Path], None]) -> None:
    delete_file(playing.path)
    playing.play_on()
    vanish(playing.path)
    playing.play_on()
    assert playing.told == ["renewed", "renewed"]
    playing.library.close()
    assert found(playing.path, playing.ident).text() == playing.match.text()


def test_what_was_moved_stays_as_it_was_and_whole(playing: Playing) -> None:
    before = playing.match.text()
    rename_folder(playing.path)
    playing.play_on()
    playing.library.close()
    moved = playing.path.parent.with_name("elsewhere") / playing.path.name
    assert found(moved, playing.ident).text() == before


def test_what_comes_back_in_time_is_gone_on_with(playing: Playing) -> None:
    rename_folder(playing.path)
    playing.path.parent.with_name("elsewhere").rename(playing.path.parent)
    playing.play_on()
    assert playing.told == []
    assert found(playing.path, playing.ident).text() == playing.match.text()


@pytest.mark.parametrize("vanish", VANISHING)
def test_any_other_change_writes_it_anew_too(
    playing: Playing, vanish: Callable[[Path], None]
) -> None:
    vanish(playing.path)
    playing.library.rename(playing.ident, "Monday")
    with closing(Library(playing.path, lambda: 9, load)) as library:
        assert [info.name for info in library.matches()] == ["Monday"]


def test_a_backup_comes_back_to_where_the_library_was(playing: Playing, tmp_path: Path) -> None:
    saved = playing.match.text()
    playing.library.back_up(tmp_path / "backup")
    playing.play_on()
    delete_folder(playing.path)
    kept = playing.library.bring_back(tmp_path / "backup")
    assert found(playing.path, playing.ident).text() == saved
    assert found(kept, playing.ident).text() == playing.match.text()


def test_where_nothing_can_be_written_the_match_stays_open_and_can_be_saved(
    playing: Playing,
) -> None:
    shutil.rmtree(playing.path.parent)
    playing.path.parent.write_text("in the way")
    assert playing.refusal() == "library.gone"
    playing.path.parent.unlink()
    playing.play_on()
    assert playing.told == ["renewed"]
    assert found(playing.path, playing.ident).text() == playing.match.text()


def test_what_could_not_be_written_anew_is_tried_once_more_when_the_library_is_closed(
    playing: Playing,
) -> None:
    shutil.rmtree(playing.path.parent)
    playing.path.parent.write_text("in the way")
    playing.refusal()
    playing.path.parent.unlink()
    playing.library.close()
    assert found(playing.path, playing.ident).text() == playing.match.text()


def test_what_was_deleted_and_not_written_since_stays_deleted(playing: Playing) -> None:
    shutil.rmtree(playing.path.parent)
    playing.library.close()
    assert not playing.path.parent.exists()


@pytest.mark.parametrize("syncs", [0, 1])
def test_no_room_for_it_is_said_and_leaves_nothing_half_done(
    playing: Playing, monkeypatch: pytest.MonkeyPatch, syncs: int
) -> None:
    delete_folder(playing.path)
    done: list[int] = []

    def full(number: int) -> None:
        done.append(number)
        if len(done) > syncs:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        assert playing.refusal() == "library.gone"
    assert list(playing.path.parent.iterdir()) == []
    playing.play_on()
    assert found(playing.path, playing.ident).text() == playing.match.text()


def test_a_new_file_that_cannot_be_opened_is_taken_away_again(
    playing: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    delete_folder(playing.path)

    def full(path: Path, _: float) -> None:
        raise LibraryError("library.full", f"the library {path} cannot grow: the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr("engine.store.open_file.connect", full)
        assert playing.refusal() == "library.full"
    assert not playing.path.exists()
    playing.play_on()
    assert found(playing.path, playing.ident).text() == playing.match.text()


def put_text(path: Path) -> None:
    path.write_text("the text of somebody else")


def put_library(path: Path) -> None:
    with closing(Library(path, lambda: 1, load)) as other:
        other.add(new(), "Another")


def put_folder(path: Path) -> None:
    path.mkdir()


@pytest.mark.parametrize("vanish", VANISHING)
@pytest.mark.parametrize("put", [put_folder, put_library, put_text])
def test_another_file_in_its_place_is_never_written_over(
    playing: Playing, vanish: Callable[[Path], None], put: Callable[[Path], None]
) -> None:
    vanish(playing.path)
    for leftover in ("-wal", "-shm"):
        Path(f"{playing.path}{leftover}").unlink(missing_ok=True)
    playing.path.parent.mkdir(parents=True, exist_ok=True)
    put(playing.path)
    before = playing.path.read_bytes() if playing.path.is_file() else b""
    assert playing.refusal() == "library.replaced"
    assert playing.told == []
    assert (playing.path.read_bytes() if playing.path.is_file() else b"") == before
    playing.path.rename(playing.path.with_name("other"))
    playing.play_on()
    assert playing.told == ["renewed"]
    assert found(playing.path, playing.ident).text() == playing.match.text()


def test_another_file_in_its_place_stays_when_the_library_is_closed(playing: Playing) -> None:
    delete_folder(playing.path)
    playing.path.parent.mkdir()
    put_library(playing.path)
    with closing(Library(playing.path, lambda: 1, load)) as other:
        assert playing.refusal() == "library.replaced"
        playing.library.close()
        another = other.open(1).match
        answer(another, random.Random(3))
        assert Path(f"{playing.path}-wal").exists()
    with closing(Library(playing.path, lambda: 1, load)) as other:
        assert [info.name for info in other.matches()] == ["Another"]
        assert other.open(1).match.text() == another.text()


def test_another_window_keeps_to_what_it_had_and_mixes_nothing(playing: Playing) -> None:
    before = playing.match.text()
    with closing(Library(playing.path, lambda: 9, load)) as other:
        late = other.open(playing.ident).match
        delete_file(playing.path)
        wander(playing.match, random.Random(2), 30)
        assert other.export(playing.ident) == before
        with pytest.raises(LibraryError) as caught:
            answer(late, random.Random(3))
        assert caught.value.name == "library.replaced"
    assert found(playing.path, playing.ident).text() == playing.match.text()

"""Files that a person has named: the old one stays until the new one is complete, and why not is said."""

from __future__ import annotations

import errno
import os
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl

from desktop.host import files
from desktop.host.files import NoFile


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file that is there, for its owner alone."""
    path = tmp_path / "sheet.pdf"
    path.write_bytes(b"old")
    path.chmod(0o600)
    return path


def test_a_file_is_written_anew_and_keeps_who_may_read_it(old: Path) -> None:
    files.write(str(old), b"new")
    assert old.read_bytes() == b"new" and old.stat().st_mode & 0o777 == 0o600
    assert list(old.parent.iterdir()) == [old]


def test_a_file_through_a_link_is_written_where_the_link_leads(old: Path) -> None:
    link = old.with_name("link.pdf")
    link.symlink_to(old)
    files.write(str(link), b"new")
    assert link.is_symlink() and old.read_bytes() == b"new"


@pytest.mark.parametrize(
    ("number", "why"),
    [
        (errno.ENOSPC, "there is no room left on the disk"),
        (errno.EDQUOT, "there is no room left on the disk"),
        (errno.EACCES, "the permission for it is missing"),
        (errno.EROFS, "the disk is read-only"),
        (errno.EIO, os.strerror(errno.EIO)),
    ],
)
def test_what_fails_at_the_last_moment_leaves_the_old_file_and_nothing_beside_it(
    old: Path, monkeypatch: pytest.MonkeyPatch, number: int, why: str
) -> None:
    def fail(descriptor: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(NoFile) as caught:
        files.write(str(old), b"new")
    assert str(caught.value) == f"“{old}” cannot be written: {why}."
    assert old.read_bytes() == b"old" and list(old.parent.iterdir()) == [old]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        (".", "it is a folder"),
        ("nowhere/sheet.pdf", "there is no such file or folder"),
        ("sheet.pdf/sheet.pdf", "something in its path is not a folder"),
        ("pipe", os.strerror(errno.EINVAL)),
        ("a\0b", "embedded null (byte|character in path)"),
    ],
)
def test_a_place_that_no_file_can_have_is_told(old: Path, name: str, why: str) -> None:
    os.mkfifo(old.with_name("pipe"))
    with pytest.raises(NoFile) as caught:
        files.write(f"{old.parent}/{name}", b"new")
    assert re.search(rf"cannot be written: (lstat: )?{why}\.$", str(caught.value))
    assert sorted(path.name for path in old.parent.iterdir()) == ["pipe", "sheet.pdf"]


def test_of_what_is_dropped_only_files_of_this_pc_are_taken(old: Path) -> None:
    dropped = [QUrl("https://example.org/a.pdf"), QUrl.fromLocalFile(str(old))]
    assert files.local_files(dropped) == [str(old)]

"""A file is read without waiting for it to say something."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from engine.base.contents import contents
from engine.base.errors import reason
from engine.rules.words import error_text


def test_no_more_of_a_file_is_read_than_is_wanted(tmp_path: Path) -> None:
    file = tmp_path / "a"
    file.write_bytes(b"abc")
    assert (contents(file, 9), contents(file, 2)) == (b"abc", b"ab")


def test_a_folder_and_a_missing_file_are_told(tmp_path: Path) -> None:
    for path, number in ((tmp_path, errno.EISDIR), (tmp_path / "none", errno.ENOENT)):
        with pytest.raises(OSError, match=r"\[Errno") as caught:
            contents(path, 1)
        assert caught.value.errno == number


def test_nobody_waits_for_a_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(OSError, match=r"\[Errno") as caught:
        contents(pipe, 1)
    assert str(reason(caught.value)) == "it is a pipe or a device, not a file"
    assert error_text(reason(caught.value), "de") == "es ist eine Pipe oder ein Gerät, keine Datei"

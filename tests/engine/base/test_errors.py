"""Errors for a person go from process to process as they are."""

from __future__ import annotations

import copy
import errno
import multiprocessing
import os
import pickle
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from engine import bots
from engine.base import resources
from engine.base.errors import Told, reason
from engine.bots import NoBot
from engine.record.lines import BadRecord
from engine.rules import words
from engine.rules.components import BadData
from engine.rules.form import BadForm
from engine.rules.game import BadSetup
from engine.rules.words import error_text

INNER = BadSetup("no_game", "there is no game “x”", game="x", known="y")


@pytest.mark.parametrize(
    "error",
    [
        Told("match.over", "the match is over", seat=1),
        INNER,
        BadRecord(3, "record.game", "there is no game “x”", why=INNER),
        BadData([Told("values.missing", "is missing"), INNER]),
        BadForm("form.no_list", "days has to be a list", ("vp", 0), where="days"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_is_pickled_and_copied_as_it_is(error: Told) -> None:
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert type(again) is type(error)
        assert (str(again), again.args, again.name) == (str(error), error.args, error.name)
        assert vars(again).keys() == vars(error).keys()
        assert {name: str(value) for name, value in again.params.items()} == {
            name: str(value) for name, value in error.params.items()
        }


def test_an_error_of_a_bots_process_arrives() -> None:
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=context) as pool:
        with pytest.raises(NoBot, match="no bot “clever”") as caught:
            pool.submit(bots.load, "clever").result(timeout=60)
        assert caught.value.params["bot"] == "clever"
        assert pool.submit(len, "alive").result(timeout=60) == 5


@pytest.mark.parametrize("number", [errno.ENOENT, errno.EACCES, errno.ENOSPC, errno.EISDIR])
def test_what_the_system_says_of_a_file_is_told_in_both_languages(number: int) -> None:
    why = reason(OSError(number, os.strerror(number)))
    error = Told("file.unreadable", f"“x” cannot be read: {why}", file="x", why=why)
    assert os.strerror(number) not in f"{error} {error_text(error, 'de')}"
    assert error_text(why, "de") != str(why) and error_text(why, "de") in error_text(error, "de")


def test_a_rare_reason_is_in_the_words_of_the_system() -> None:
    assert error_text(reason(OSError(errno.EIO, "bad sector.")), "de") == "bad sector"
    assert str(reason(ValueError("embedded null byte"))) == "embedded null byte"


def test_a_missing_word_file_is_told_with_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the words in which that would be told are among what is missing."""
    monkeypatch.setattr(resources, "folder", lambda: tmp_path)
    words.load.cache_clear()
    try:
        with pytest.raises(Told) as caught:
            words.load("red-outpost", "en")
        missing = tmp_path / "red_outpost" / "words.en.toml"
        for said in (str(caught.value), error_text(caught.value, "de")):
            assert str(missing) in said
        assert "set Waypost up anew" in str(caught.value)
    finally:
        words.load.cache_clear()

"""A mistake of the program is told once, in a sentence, and written down for whoever mends it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QPushButton

from desktop.host import mishaps
from tests.desktop.fixtures import light_and_english, run

Press = Callable[[], object]


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> None:
    light_and_english(qapp)


def wrong() -> None:
    """What nobody expects."""
    raise KeyError("the moon is not among the planets")


def said_while(app: QApplication, folder: Path, *presses: Press) -> list[str]:
    """What a person hears who presses one button after the other."""
    heard: list[str] = []

    async def life() -> None:
        with mishaps.told(folder, heard.append):
            for press in presses:
                button = QPushButton()
                button.clicked.connect(press)
                button.click()
                await asyncio.sleep(0.005)

    before = sys.excepthook
    run(app, life())
    assert sys.excepthook is before
    return heard


def test_a_mistake_is_a_sentence_that_leads_to_the_file_with_all_of_it(
    qapp: QApplication, tmp_path: Path
) -> None:
    (said,) = said_while(qapp, tmp_path, wrong)
    file = tmp_path / mishaps.FILE
    assert said == (
        "Waypost made a mistake. What was saved is safe; if something no longer answers, open the "
        f"match again. What happened is in {file}."
    )
    assert "the moon" in file.read_text("utf-8") and "in wrong" in file.read_text("utf-8")


def test_the_same_mistake_is_told_and_written_once_another_one_again(
    qapp: QApplication, tmp_path: Path
) -> None:
    assert len(said_while(qapp, tmp_path, *[wrong] * 3, lambda: [][0])) == 2
    assert (tmp_path / mishaps.FILE).read_text("utf-8").count("KeyError: ") == 1


def test_what_a_task_did_not_say_itself_is_told_too(qapp: QApplication, tmp_path: Path) -> None:
    def begin() -> None:
        asyncio.get_running_loop().call_soon(wrong)

    assert len(said_while(qapp, tmp_path, begin)) == 1


@pytest.mark.parametrize("there", ["a folder", "more than it may hold"])
def test_where_nothing_can_be_written_it_is_told_without_a_file(
    qapp: QApplication, tmp_path: Path, there: str
) -> None:
    file = tmp_path / mishaps.FILE
    if there == "a folder":
        file.mkdir()
    else:
        file.write_bytes(bytes(mishaps.MOST + 1))
    (said,) = said_while(qapp, tmp_path, wrong)
    assert said.endswith("open the match again.")
    assert file.is_dir() or file.stat().st_size == mishaps.MOST + 1

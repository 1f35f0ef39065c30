"""The banner of an earlier moment beside a table says which one it is, in whole sentences."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.log.look_back import LookBack
from desktop.look import translate
from desktop.look.controls import Elided
from tests.desktop.fixtures import light_and_english

NARROW = 262
"""Its width beside Outpost's table, in a window of 1280 × 800."""


@pytest.mark.parametrize(
    ("language", "when"),
    [("de", "Runde 12, Phase 2 · Zug 45: Dana"), ("en", "Turn 12, phase 2 · turn 45: Dana")],
)
def test_beside_a_table_nothing_that_the_banner_says_is_cut(
    qapp: QApplication, qtbot: QtBot, language: str, when: str
) -> None:
    light_and_english(qapp)
    translate.install(qapp, language)
    banner = LookBack(stacked=True)
    qtbot.addWidget(banner)
    banner.setFixedWidth(NARROW)
    banner.show_moment(when, "", is_first=False, is_last=False, is_over=False)
    QTest.qWait(20)
    assert banner.to_now.text(), "the way on has its words"
    texts = [label.text().replace("\n", " ") for label in banner.findChildren(Elided)]
    translate.install(qapp, "en")
    assert texts[0] == when and not any("…" in text for text in texts)


def test_a_match_that_is_over_is_not_on_hold(qapp: QApplication, qtbot: QtBot) -> None:
    light_and_english(qapp)
    banner = LookBack()
    qtbot.addWidget(banner)
    banner.show_moment("Day 1", "", is_first=True, is_last=False, is_over=True)
    assert "over" in banner.accessibleName() and "on hold" not in banner.accessibleName()

"""Garbage goes when some has come together, and an idle window wakes for nothing."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from desktop.shell import sweep
from desktop.shell.sweep import ENOUGH, Sweep

pytestmark = pytest.mark.dressed(False)


def test_garbage_goes_once_enough_has_come_together(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweep, "APART", 0.0)
    swept: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda: swept.append(gc.get_count()[0]))
    parent = QObject()
    made = Sweep(parent)
    assert not gc.isenabled()
    monkeypatch.setattr(gc, "get_count", lambda: (ENOUGH - 1, 0, 0))
    made.look()
    assert not swept
    monkeypatch.setattr(gc, "get_count", lambda: (ENOUGH, 0, 0))
    qtbot.wait(10)
    assert swept, "the loop had nothing more to do"
    monkeypatch.setattr(sweep, "APART", 1000.0)
    swept.clear()
    made.look()
    assert not swept, "not twice at once"


def test_no_clock_wakes_it(qtbot: QtBot) -> None:
    parent = QObject()
    Sweep(parent)
    assert parent.findChildren(QTimer) == []

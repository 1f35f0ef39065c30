"""Layouts are read so that Python knows none of their items once it has gone."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget, QWidgetItem
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from tests.desktop.screens.fabric import items, laid_out
from tests.desktop.screens.room import layouts
from tests.paths import CHECKOUT

READS = {"tests/desktop/screens/fabric.py"}
"""Where a layout is asked for its items, and each is let go of."""


def known() -> int:
    """How many items of layouts Python knows."""
    return sum(isinstance(it, QWidgetItem) for it in Shiboken.getAllValidWrappers())


def test_an_item_that_was_read_is_not_known_after_its_widget_has_gone(qtbot: QtBot) -> None:
    page, row, word = QWidget(), QHBoxLayout(), QLabel("Wool")
    qtbot.addWidget(page)
    QVBoxLayout(page).addLayout(row)
    row.addWidget(word)
    before = known()
    assert len(list(laid_out(page.layout()))) == len(list(layouts(page))) == 2
    assert [item.widget() for item in items(row)] == [word]
    word.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert (row.count(), known()) == (0, before)


def asks(code: str) -> Iterator[int]:
    """The lines in which a layout is asked for an item that stays in it."""
    # Few files speak of items: the others need not be understood.
    for node in ast.walk(ast.parse(code)) if "itemAt" in code else ():
        match node:
            case ast.Call(ast.Attribute(attr="itemAt" | "itemAtPosition")):
                yield node.lineno


def test_no_layout_is_asked_for_an_item_that_stays_in_it() -> None:
    found = [
        f"{name}:{line}"
        for room in ("desktop", "tests")
        for file in sorted((CHECKOUT / room).rglob("*.py"))
        if (name := str(file.relative_to(CHECKOUT))) not in READS
        for line in asks(file.read_text("utf-8"))
    ]
    assert not found, "\n".join(found)
    assert list(asks("row.itemAt(0)\nrow.takeAt(0)\ngrid.itemAtPosition(0, 1)")) == [1, 3]

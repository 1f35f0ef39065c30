"""The page of rules as tests open it, and what is read there."""

from __future__ import annotations

import re

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from desktop.rules.book import load
from desktop.rules.page import RulesPage
from tests.desktop.pages import GAME

BOOK = load(GAME)
ALL = [ident for section in BOOK.in_order for ident in section.clauses]
"""Everything on the page, in its order."""
TAGS = re.compile("<[^>]*>")


def rules(qtbot: QtBot, **options: object) -> RulesPage:
    """The page by itself, with all of its clauses."""
    page = RulesPage(GAME, **options)  # type: ignore[arg-type]
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.entries.complete()
    return page


def found(page: RulesPage) -> list[str]:
    """The clauses that are shown, in the order of the page."""
    QApplication.processEvents()
    shown = [entry for entry in page.entries.entries.values() if entry.isVisibleTo(page)]
    return [it.clause for it in sorted(shown, key=lambda it: it.mapTo(page, QPoint()).y())]


def texts(page: RulesPage) -> str:
    """Everything that is written on the page."""
    labels = [label.text() for label in page.findChildren(QLabel)]
    return "\n".join(TAGS.sub("\n", text) for text in labels)

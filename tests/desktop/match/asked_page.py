"""A page of a match whose question waits for its person."""

from __future__ import annotations

from PySide6.QtTest import QTest

from desktop.match.page import MatchPage


def put_question(page: MatchPage) -> None:
    """Have a page that is shown ask what its match asks now, and give the keyboard to the choices."""
    page.activateWindow()
    assert QTest.qWaitForWindowActive(page)
    page.refresh()
    page.choices.take_focus()

"""The page of a match at a table of moments, pressed by the mouse: places by their words, facts as recorded."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.table.moment_table import MomentTable
from desktop.table.page import TablePage
from desktop.table.panels.choice import Choice
from desktop.table.panels.moment_panel import MomentPanel
from desktop.table.panels.slot import Slot
from desktop.table.telling import Telling
from engine.match.match import Match
from engine.record.lines import Fact
from tests.desktop.fixtures import light_and_english
from tests.desktop.screens.outline import spelled

SIZE = QSize(1280, 800)
MOST_STEPS = 3
"""Steps of a panel that are pressed one after the other."""


class Pressed(Exception):
    """What a press would tell."""


class AtTheTable:
    """A table's page in a window of that size, and a finger."""

    def __init__(self, app: QApplication, match: Match, size: QSize = SIZE) -> None:
        light_and_english(app)
        self.match = match
        self.page = TablePage(match, "Friday")
        self.pages: list[QWidget] = []
        self.refused: list[str] = []
        self.page.page_wanted.connect(self.pages.append)
        self.moments.refused.connect(self.refused.append)
        self.page.resize(size)
        self.page.show()
        app.processEvents()

    @property
    def moments(self) -> MomentTable[Any]:
        """The game's table."""
        table = self.page.table
        assert isinstance(table, MomentTable)
        return table

    @property
    def panel(self) -> MomentPanel[Any]:
        """What is told now."""
        assert self.moments.panel is not None
        return self.moments.panel

    @property
    def facts(self) -> list[str]:
        """What was told, as it stands in the record."""
        return [
            " ".join((line.name, *line.words))
            for line in self.match.lines
            if isinstance(line, Fact)
        ]

    @property
    def next(self) -> str:
        """What the large button says."""
        return self.moments.clock.next.words[0]

    def go_on(self) -> None:
        """Press the large button."""
        QTest.mouseClick(self.moments.clock.next, Qt.MouseButton.LeftButton)

    def offers(self) -> list[str]:
        """What is offered: the words, or what is read out."""
        choices = [slot.choice for slot in self.panel.places if slot.choice is not None]
        return [choice.said or choice.text for choice in choices]

    def slot(self, said: str) -> Slot:
        """The place that says so, or of which that is read out."""
        for slot in self.panel.places:
            if slot.choice is not None and said in (slot.choice.text, slot.choice.said):
                return slot
        raise AssertionError(f"nothing says {said}: {self.offers()}")

    def press(self, *said: str) -> None:
        """Press places one after the other."""
        for each in said:
            QTest.mouseClick(self.slot(each), Qt.MouseButton.LeftButton)

    def presses(self, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
        """What the steps of the panel offer, and what each press would tell; nothing is told."""
        verb = self.panel.verb()
        if verb is not None:
            yield f"verb {verb.text} {verb.reason}"

        def tell_all(_telling: object, *facts: Sequence[object]) -> bool:
            raise Pressed(*(" ".join(map(str, fact)) for fact in facts))

        with monkeypatch.context() as patch:
            patch.setattr(Telling, "tell_all", tell_all)
            yield from self._presses((), set())
        self.panel.begin()

    def _presses(self, way: Sequence[Choice], met: set[object]) -> Iterator[str]:
        inside = "  " * len(way)
        offered = self._come_to(way)
        here = self.panel.places[0].step
        asked = f"{self.panel.accessibleName()}: {self.panel.accessibleDescription()}"
        step = (asked, *(choice.shown for choice in offered))
        yield f"{inside}{asked}"
        if step in met:
            return
        met.add(step)
        # Of many numbers the last one is pressed alone.
        many = [choice for choice in offered if choice.text.isdecimal()][:-1]
        for choice in offered:
            seen = " ".join(spelled(it) for it in choice.shown if it)
            yield f"{inside}{seen}"
            if choice.reason or choice in many:
                continue
            pages = len(self.pages)
            try:
                choice.press()
            except Pressed as told:
                yield from (f"{inside} tells {fact}" for fact in told.args)
                continue
            yield from (f"{inside} page {type(page).__name__}" for page in self.pages[pages:])
            if self.panel.places[0].step != here:
                if len(way) < MOST_STEPS:
                    yield from self._presses((*way, choice), met)
                self._come_to(way)

    def _come_to(self, way: Sequence[Choice]) -> list[Choice]:
        """The choices of a further step."""
        self.panel.begin()
        for choice in way:
            choice.press()
        return [slot.choice for slot in self.panel.places if slot.choice is not None]

    def key(self, *keys: Qt.Key) -> None:
        """Press keys one after the other, where the keyboard is."""
        for key in keys:
            QTest.keyClick(self.page.focusWidget() or self.page, key)

    def close(self) -> None:
        """Let the page go."""
        self.page.close()
        self.page.deleteLater()

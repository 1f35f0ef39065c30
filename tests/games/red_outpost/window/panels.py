"""What the tests of the table's panels share: one panel in a plain window, pressed by the mouse."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar, cast

from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.boards.red_outpost.table.table import Table
from desktop.boards.red_outpost.table.turn_panel import TurnPanel
from desktop.table.measure import DESIGN
from desktop.table.page import TablePage
from desktop.table.panels.slot import Slot
from desktop.table.telling import Telling
from engine.games.red_outpost.table import AtTable
from engine.record.lines import Fact
from tests.desktop.fixtures import light_and_english
from tests.games.red_outpost.at_table import at_table, shown

P = TypeVar("P", bound=TurnPanel)


def table_on(page: TablePage) -> Table:
    """The game's table on that page."""
    assert isinstance(page.table, Table)
    return page.table


def telling_on(page: TablePage) -> Telling[AtTable]:
    """What tells that page's match, as the game's."""
    return cast(Telling[AtTable], page.telling)


class Shown(Generic[P]):
    """A panel beside a match, and a finger."""

    def __init__(
        self,
        app: QApplication,
        make: Callable[[Telling[AtTable]], P],
        size: QSize,
        cards: str,
        clock: str = "",
        rulings: Mapping[str, str] | None = None,
    ):
        light_and_english(app)
        self.match = at_table(2, cards=cards, rulings=rulings)
        if clock:
            self.match.tell("clock", *clock.split())
        self._begun = len(self.match.lines)
        self.telling: Telling[AtTable] = Telling(self.match)
        self.telling.measure.fit(DESIGN)
        self.refused: list[str] = []
        self.telling.refused.connect(self.refused.append)
        self.window = QWidget()
        self.window.resize(size)
        self.panel = make(self.telling)
        self.panel.setParent(self.window)
        self.panel.resize(size)
        self.panel.refused.connect(self.refused.append)
        self.telling.changed.connect(self.panel.show_table)
        # Nothing of it is looked at as it is drawn.
        self.window.setUpdatesEnabled(False)
        self.window.show()
        self.panel.show()
        self.panel.show_table()

    @property
    def state(self) -> AtTable:
        """The table."""
        return shown(self.match)

    @property
    def facts(self) -> list[str]:
        """What was told, as it stands in the record."""
        return [
            " ".join((line.name, *line.words))
            for line in self.match.lines[self._begun :]
            if isinstance(line, Fact)
        ]

    def tell(self, *facts: str) -> None:
        """Somebody tells facts elsewhere."""
        for fact in facts:
            assert self.telling.tell(*fact.split()), self.refused

    def slot(self, name: str) -> Slot:
        """The place of that name."""
        found = self.panel.findChild(Slot, name)
        assert found is not None, name
        return found

    def press(self, *names: str) -> None:
        """Press places one after the other with the mouse: each by its name, or by its words."""
        for name in names:
            slot = self.panel.findChild(Slot, name) or self.saying(name)
            assert slot.isVisible(), name
            QTest.mouseClick(slot, Qt.MouseButton.LeftButton)

    def saying(self, text: str) -> Slot:
        """The place that offers these words, perhaps with a note: `Miner/−1`."""
        words, _, note = text.partition("/")
        for slot in self.panel.places:
            choice = slot.choice
            if choice is not None and choice.text == words and choice.note.startswith(note):
                return slot
        raise AssertionError(f"nothing says {text}: {self.offers()}")

    def offers(self) -> dict[str, str]:
        """The words of the places that offer something, each with its reason."""
        return {
            f"{slot.choice.text}/{slot.choice.note}": slot.choice.reason
            for slot in self.panel.places
            if slot.choice is not None
        }

    def close(self) -> None:
        """Let the window go."""
        self.window.close()
        self.window.deleteLater()

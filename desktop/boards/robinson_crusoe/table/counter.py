"""A counter that a finger steps: minus, the number, plus."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from desktop.boards.robinson_crusoe.art import Picture
from desktop.boards.robinson_crusoe.table.panel import label
from desktop.look.translate import translate
from desktop.table.measure import Measure
from desktop.table.touch import TouchButton
from engine.words import MINUS

WIDE, HIGH = 72, 64


class StepButton(TouchButton):
    """A minus or a plus: as large as a finger, and no larger."""

    def __init__(self, measure: Measure, wide: int = WIDE, high: int = HIGH) -> None:
        self._across, self._tall = wide, high
        super().__init__(measure, "table.large", high)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """As wide and high as it was said."""
        return QSize(self._measure.px(self._across), self._measure.px(self._tall))


class Counter(QWidget):
    """Minus, a number and plus; `stepped` says by how much. A step that cannot be tells why."""

    stepped = Signal(int)
    refused = Signal(str)

    def __init__(
        self, measure: Measure, size: int = 44, wide: int = WIDE, high: int = HIGH
    ) -> None:
        super().__init__()
        self.fewer, self.more = StepButton(measure, wide, high), StepButton(measure, wide, high)
        self.number: QLabel = label(measure, size, 800)
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        measure.dress(self.number, lambda it: it.setFixedWidth(measure.px(size * 1.7)))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for widget in (self.fewer, self.number, self.more):
            row.addWidget(widget)
        for button, by in ((self.fewer, -1), (self.more, 1)):
            button.clicked.connect(lambda _=False, by=by: self.stepped.emit(by))
            button.refused.connect(self.refused)

    def show_count(self, name: str, shown: str, fewer: str = "", more: str = "") -> None:
        """Show a number of that name; `fewer` and `more` tell why it cannot go there."""
        self.number.setText(shown)
        self.number.setAccessibleName(f"{name}: {shown}")
        said = translate("Robinson", "{name}, now {number}")
        told = said.format(name=name, number=shown)
        self.fewer.tell(MINUS, said=translate("Robinson", "One less: {what}").format(what=told))
        self.more.tell("+", said=translate("Robinson", "One more: {what}").format(what=told))
        self.fewer.forbid(fewer)
        self.more.forbid(more)


class CounterRow(QWidget):
    """A counter with its picture and its name before it."""

    stepped = Signal(int)
    refused = Signal(str)

    def __init__(self, measure: Measure, picture: str) -> None:
        super().__init__()
        self.name = label(measure, 22, 600)
        self.counter = Counter(measure)
        self.counter.stepped.connect(self.stepped)
        self.counter.refused.connect(self.refused)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(Picture(measure, picture, 50))
        row.addWidget(self.name, 1)
        row.addWidget(self.counter)
        measure.dress(self, lambda it: it.layout().setSpacing(measure.px(14)))

    def show_count(self, name: str, shown: str, fewer: str = "", more: str = "") -> None:
        """Show a number of that name."""
        self.name.setText(name)
        self.counter.show_count(name, shown, fewer, more)

"""A counter that a finger steps: minus, the number, plus."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from desktop.boards.robinson_crusoe.art import Picture, colour
from desktop.boards.robinson_crusoe.table.button import Button
from desktop.boards.robinson_crusoe.table.news import News
from desktop.look.translate import translate
from desktop.table.letters import label, letters
from desktop.table.measure import Measure
from desktop.table.panels.counter import Counter
from engine.rules.words import MINUS, signed

WIDE, HIGH = 72, 60


class StepButton(Button):
    """A minus or a plus: as large as a finger, and no larger; dashes where there is no step."""

    def __init__(self, measure: Measure, wide: int = WIDE, high: int = HIGH) -> None:
        self._across, self._tall = wide, high
        super().__init__(measure, "table.large", high)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def take_width(self, wide: int) -> None:
        """Be so wide from now on."""
        if wide != self._across:
            self._across = wide
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self._measure.px(self._across), self._measure.px(self._tall))


class Number(QLabel):
    """A number; what changed it other than a press beside it stands by it for a moment."""

    def __init__(self, measure: Measure, size: int) -> None:
        super().__init__()
        self._measure, self._size = measure, size
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.news = News(self)
        measure.dress(self, lambda it: it.grow())

    def grow(self) -> None:
        """Take the scale of the window."""
        self.setFont(letters(self._measure, self._size, 800))
        self.setFixedWidth(self._measure.px(self._size * 1.7))

    def paintEvent(self, event: QPaintEvent) -> None:
        area = QRectF(self.rect())
        if self.news.by:
            ring(self, area, self._measure)
        super().paintEvent(event)
        if self.news.by:
            badge(self, area.topRight(), self._measure, self.news.by)


def ring(widget: QWidget, area: QRectF, measure: Measure) -> None:
    """A warm field behind what has just changed."""
    px, painter = measure.px, QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour("ember_ring"), max(1.5, px(3))))
    painter.setBrush(colour("ember_wash"))
    painter.drawRoundedRect(area.adjusted(px(3), px(3), -px(3), -px(3)), px(12), px(12))
    painter.end()


def badge(widget: QWidget, corner: QPointF, measure: Measure, by: int) -> None:
    """By how much it changed, in the corner."""
    px, painter = measure.px, QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    face = letters(measure, 16, 800)
    wide = QFontMetricsF(face).horizontalAdvance(signed(by)) + px(8)
    area = QRectF(corner.x() - wide, corner.y(), wide, px(20))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("ember"))
    painter.drawRoundedRect(area, px(9), px(9))
    painter.setFont(face)
    painter.setPen(colour("on_ember"))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, signed(by))
    painter.end()


class NewsCounter(Counter):
    """A number that changed without a press on it says so for a moment."""

    number: Number

    def __init__(
        self, measure: Measure, size: int = 44, wide: int = WIDE, high: int = HIGH
    ) -> None:
        self.steps = StepButton(measure, wide, high), StepButton(measure, wide, high)
        super().__init__(measure, *self.steps, Number(measure, size))

    def step(self, by: int) -> None:
        with self.number.news.expected():
            super().step(by)

    def show_count(self, name: str, shown: str, fewer: str = "", more: str = "") -> None:
        """Show a number of that name; `fewer` and `more` tell why it cannot go there."""
        self.number.setText(shown)
        self.number.news.hear(int(shown) if shown.isdecimal() else None)
        self.number.setAccessibleName(f"{name}: {shown}")
        said = translate("Robinson", "{name}, now {number}")
        told = said.format(name=name, number=shown)
        self.less.tell(MINUS, said=translate("Robinson", "One less: {what}").format(what=told))
        self.more.tell("+", said=translate("Robinson", "One more: {what}").format(what=told))
        self.less.forbid(fewer)
        self.more.forbid(more)


class CounterRow(QWidget):
    """A counter with its picture and its name before it."""

    stepped = Signal(int)
    refused = Signal(str)

    def __init__(self, measure: Measure, picture: str) -> None:
        super().__init__()
        self.name = label(measure, 22, 600)
        self.counter = NewsCounter(measure)
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

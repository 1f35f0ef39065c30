"""The tools in the camp: a press turns one, a check mark says that it is there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy

from desktop.boards.robinson_crusoe.art import draw
from desktop.boards.robinson_crusoe.table.button import Button
from desktop.boards.robinson_crusoe.table.panel import Panel
from desktop.look import theme
from desktop.look.names import tip
from desktop.look.translate import translate
from desktop.table.letters import letters, narrowed
from desktop.table.measure import Measure


class ToolsPanel(Panel):
    """`turned(tool)` says which of them was pressed."""

    turned = Signal(str)

    def __init__(self, measure: Measure, tools: Sequence[str]) -> None:
        super().__init__(measure, "RC-R10")
        self.buttons = {tool: Tick(measure, tool) for tool in tools}
        self._row = QHBoxLayout()
        for tool, button in self.buttons.items():
            button.clicked.connect(lambda _=False, tool=tool: self.turned.emit(tool))
            self._row.addWidget(button)
        self.body.addLayout(self._row)
        self.reach([*self.buttons.values()])
        measure.dress(self, lambda it: it._row.setSpacing(measure.px(8)))

    def show_tools(self, names: Sequence[str], held: Sequence[bool]) -> None:
        """Show which tools are there."""
        self.call(translate("Robinson", "Tools in the camp"))
        for button, name, has in zip(self.buttons.values(), names, held, strict=True):
            button.show_tool(name, has)


class Tick(Button):
    """A tool with a check mark where the camp has it."""

    def __init__(self, measure: Measure, tool: str) -> None:
        super().__init__(measure, "table.floor")
        self._tool = tool
        self.has = False
        self.setCheckable(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_tool(self, name: str, has: bool) -> None:
        """Show whether the camp has it."""
        if has != self.has:
            self.has = has
            self.update()
        there = translate("Robinson", "{tool}: in the camp")
        missing = translate("Robinson", "{tool}: not there yet")
        said = (there if has else missing).format(tool=name)
        self.tell(name, said=said)
        tip(self, said)

    def sizeHint(self) -> QSize:
        return QSize(self._measure.px(64), self._measure.px(64))

    def _contents(self, painter: QPainter, ink: str) -> None:
        px = self._measure.px
        side = px(36)
        strength = 1.0 if self.has else 0.35
        draw(painter, self._tool, QRectF((self.width() - side) / 2, px(4), side, side), strength)
        room = self.width() - px(6)
        painter.setFont(narrowed(self.words[0], letters(self._measure, 18, 600), room))
        painter.setPen(theme.token("text" if self.has else "muted"))
        below = QRectF(0, px(40), self.width(), self.height() - px(42))
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self.words[0])
        if self.has:
            mark = px(20)
            tick = self._measure.icon("check", 18, "on_accent")
            disc = QRectF(self.width() - mark - px(4), px(4), mark, mark)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.token("accent"))
            painter.drawEllipse(disc)
            where = disc.center()
            painter.drawPixmap(
                round(where.x() - tick.deviceIndependentSize().width() / 2),
                round(where.y() - tick.deviceIndependentSize().height() / 2),
                tick,
            )

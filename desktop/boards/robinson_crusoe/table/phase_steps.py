"""The event phase at a table as a row of steps: done, due and to come, each with its clause."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from desktop.boards.robinson_crusoe.art import colour
from desktop.boards.robinson_crusoe.table.panel import GAME
from desktop.look import theme
from desktop.look.clauses import open_rules
from desktop.look.names import tip
from desktop.look.translate import translate
from desktop.table.letters import letters, narrowed
from desktop.table.measure import Measure
from desktop.table.zone import Zone
from engine.games.robinson_crusoe.prompts import Step

HIGH, MARK, GAP = 38, 24, 6
NAME, CLAUSE = 18, 16
DONE, NOW, LATER = "done", "now", "later"


class Cell(QPushButton):
    """A step: its mark, its name and its clause; a press opens the rules there."""

    def __init__(self, measure: Measure) -> None:
        super().__init__()
        self._measure = measure
        self._step, self._name, self._number = Step("", "", ""), "", 0
        self.is_short = False
        """Whether only the mark and the clause have room."""
        self.setProperty("game", GAME)
        self.setProperty("ring", "12")
        self.setProperty("touch", True)  # the style's own least height is for a mouse
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda: open_rules(self, self._step.clause))
        measure.dress(self, lambda it: it.updateGeometry())

    def show_step(self, step: Step, name: str, number: int, of: int) -> None:
        """Show a step of that name."""
        is_another = (step, name, number) != (self._step, self._name, self._number)
        self._step, self._name, self._number = step, name, number
        self.setProperty("clause", step.clause)
        marks = {
            DONE: translate("Robinson", "done"),
            NOW: translate("Robinson", "now"),
            LATER: translate("Robinson", "still to come"),
        }
        told = translate("Robinson", "Step {number} of {of}, {mark}: {name} ({clauses})")
        clauses = ", ".join((step.clause, *step.also))
        said = told.format(number=number, of=of, mark=marks[step.mark], name=name, clauses=clauses)
        self.setAccessibleName(said)
        tip(self, said)
        if is_another:
            self.updateGeometry()
            self.update()

    @property
    def step(self) -> Step:
        """What it shows."""
        return self._step

    def shorten(self, is_short: bool) -> None:
        """Show the mark and the clause alone, or everything."""
        if is_short != self.is_short:
            self.is_short = is_short
            policy = QSizePolicy.Policy
            self.setSizePolicy(policy.Maximum if is_short else policy.Minimum, policy.Fixed)
            self.updateGeometry()
            self.update()

    def room(self, *, is_short: bool) -> int:
        """How wide it is in full, or shortened."""
        px = self._measure.px
        wide = px(MARK) + px(8) * 3
        wide += round(QFontMetricsF(self._clause_face).horizontalAdvance(self._step.clause)) + 2
        if not is_short:
            wide += round(QFontMetricsF(self._name_face).horizontalAdvance(self._name)) + 2 + px(7)
        return wide

    @property
    def _name_face(self) -> QFont:
        return letters(self._measure, NAME, 800 if self._step.mark == NOW else 600)

    @property
    def _clause_face(self) -> QFont:
        return letters(self._measure, CLAUSE, 600)

    def sizeHint(self) -> QSize:
        return QSize(self.room(is_short=self.is_short), self._measure.px(HIGH))

    def minimumSizeHint(self) -> QSize:
        """Between two sizes of a window the row decides anew what has room."""
        return QSize(self.room(is_short=True), self._measure.px(HIGH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        px, mark = self._measure.px, self._step.mark
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        over = self.underMouse() or self.hasFocus()
        stroke = max(2.0, px(3) * 0.8) if mark == NOW else 1.0
        painter.setPen(QPen(colour("ember_ring" if mark == NOW else "panel_line"), stroke))
        painter.setBrush(colour("ember_wash" if mark == NOW or over else "panel"))
        half = stroke / 2
        area = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(area, px(12), px(12))
        side = px(MARK)
        disc = QRectF(px(8), (self.height() - side) / 2, side, side)
        self._mark(painter, disc)
        clause = self._clause_face
        wide = QFontMetricsF(clause).horizontalAdvance(self._step.clause) + 2
        right = self.width() - px(8) - wide
        centre = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        if not self.is_short:
            left = disc.right() + px(8)
            room = right - px(5) - left
            painter.setFont(narrowed(self._name, self._name_face, room))
            painter.setPen(theme.token("muted" if mark == DONE else "text"))
            painter.drawText(QRectF(left, 0, room, self.height()), centre, self._name)
        painter.setFont(clause)
        painter.setPen(theme.token("accent"))
        painter.drawText(QRectF(right, 0, wide, self.height()), centre, self._step.clause)
        painter.end()

    def _mark(self, painter: QPainter, disc: QRectF) -> None:
        """A tick on a full disc, an arrow, or the number in a ring: never the colour alone."""
        mark, px = self._step.mark, self._measure.px
        painter.setPen(Qt.PenStyle.NoPen)
        if mark == DONE:
            painter.setBrush(colour("past"))
            painter.drawEllipse(disc)
            pen = QPen(colour("on_past"), max(1.5, px(3)))
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.drawPolyline(_in(disc, (0.28, 0.53), (0.44, 0.69), (0.73, 0.34)))
        elif mark == NOW:
            painter.setBrush(colour("ember"))
            arrow = (
                (0.0, 0.3),
                (0.5, 0.3),
                (0.5, 0.04),
                (1.0, 0.5),
                (0.5, 0.96),
                (0.5, 0.7),
                (0.0, 0.7),
            )
            painter.drawPolygon(_in(disc, *arrow))
        else:
            painter.setPen(QPen(theme.token("line_strong"), max(1.0, px(2) * 0.8)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(disc.adjusted(1, 1, -1, -1))
            painter.setPen(theme.token("muted"))
            painter.setFont(letters(self._measure, 16, 700))
            painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(self._number))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it, too."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


def _in(area: QRectF, *points: tuple[float, float]) -> QPolygonF:
    return QPolygonF(
        [QPointF(area.x() + x * area.width(), area.y() + y * area.height()) for x, y in points]
    )


class Course(QWidget):
    """All steps in full where there is room; else those that are not due or next are shortened."""

    def __init__(self, measure: Measure, number: int) -> None:
        super().__init__()
        self._measure = measure
        self.cells = [Cell(measure) for _ in range(number)]
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for cell in self.cells:
            self._row.addWidget(cell)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._zone = Zone(self, self.cells)
        measure.dress(self, lambda it: it.grow())

    def grow(self) -> None:
        """Take the scale of the window."""
        self._row.setSpacing(self._measure.px(GAP))
        self.setFixedHeight(self._measure.px(HIGH))
        self._fit()

    def show_steps(self, steps: Sequence[tuple[Step, str]]) -> None:
        """Show the steps with their names."""
        self.setAccessibleName(translate("Robinson", "Steps of the event phase"))
        for number, (cell, (step, name)) in enumerate(zip(self.cells, steps, strict=True), 1):
            cell.show_step(step, name, number, len(self.cells))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """First those that are done are shortened, then those to come after the next, then all."""
        marks = [cell.step.mark for cell in self.cells]
        now = marks.index(NOW) if NOW in marks else len(marks)
        done, due, all_but_now = set(range(now)), {now, now + 1}, set(range(len(marks))) - {now}
        far = set(range(len(marks))) - due
        for short in (set(), done, far, all_but_now):
            shown = range(len(marks))
            if self._wide(shown, short) <= self.width():
                break
        else:
            # So large is the text that only what is due and what comes next have room.
            shown = range(min(now, len(marks) - 2), min(now + 2, len(marks)))
            short = set()
            if self._wide(shown, short) > self.width():
                short = {now + 1}
        for number, cell in enumerate(self.cells):
            cell.setVisible(number in shown)
            cell.shorten(number in short)
        self._zone.settle()

    def _wide(self, shown: range, short: set[int]) -> int:
        gaps = (len(shown) - 1) * self._measure.px(GAP)
        return gaps + sum(self.cells[at].room(is_short=at in short) for at in shown)

"""A step of the day's end in the list beside it: its name, what it brought, and whether it is told."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy

from desktop.look import theme
from desktop.look.names import tip
from desktop.table.measure import Measure

HIGH, LEAST = 104, 62
_RIGHT = Qt.TextElideMode.ElideRight


class StepTile(QPushButton):
    """Teal while it is the one that is shown, calm with a check once everything is told."""

    def __init__(self, measure: Measure, name: str) -> None:
        super().__init__()
        self.setObjectName(f"step_{name}")
        self.name = name
        self._measure = measure
        self._words, self._note = "", ""
        self._now = self._done = False
        self.setProperty("ring", "14")
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

        def measured(it: StepTile) -> None:
            it.setMinimumHeight(measure.px(LEAST))
            it.setMaximumHeight(measure.px(HIGH))

        measure.dress(self, measured)

    def tell(self, words: str, note: str, *, now: bool, done: bool, said: str) -> None:
        """Say the step's name and what it brought; `said` is how it stands, for screen readers."""
        self._words, self._note, self._now, self._done = words, note, now, done
        self.setAccessibleName(", ".join(part for part in (words, note, said) if part))
        tip(self, note)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._measure.px(240), self._measure.px(LEAST))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._measure.px(160), self._measure.px(LEAST))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows up and down belong to the list."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        px, painter = self._measure.px, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = "on_accent" if self._now else "text"
        fill = "accent" if self._now else "sunken" if self._done else "raised"
        if self.underMouse() and not self._now:
            fill = "accent_soft"
        stroke = 0.0 if self._now or self._done else max(1.0, px(2) * 0.8)
        painter.setBrush(theme.token(fill))
        pen = QPen(theme.token("line_strong"), stroke) if stroke else Qt.PenStyle.NoPen
        painter.setPen(pen)
        half = stroke / 2
        area = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(area, px(14), px(14))
        self._write(painter, ink)
        if self._done:
            icon = self._measure.icon("check", 26, ink if self._now else "success")
            side = icon.width() / icon.devicePixelRatio()
            painter.drawPixmap(QPointF(self.width() - side - px(16), px(18)), icon)
        painter.end()

    def _write(self, painter: QPainter, ink: str) -> None:
        px = self._measure.px
        words, note = self._measure.font("table.label"), self._measure.font("table.floor")
        strong, small = QFontMetrics(words), QFontMetrics(note)
        left, room = px(20), self.width() - px(36)
        top = (self.height() - strong.height() - small.height() - px(4)) / 2
        painter.setPen(theme.token(ink))
        painter.setFont(words)
        name = strong.elidedText(self._words, _RIGHT, room - px(30 if self._done else 0))
        painter.drawText(QPointF(left, top + strong.ascent()), name)
        painter.setFont(note)
        if not self._now:
            painter.setPen(theme.token("muted"))
        told = small.elidedText(self._note, _RIGHT, room)
        painter.drawText(QPointF(left, top + strong.height() + px(4) + small.ascent()), told)

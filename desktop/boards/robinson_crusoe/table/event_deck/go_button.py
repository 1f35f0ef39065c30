"""The large button of what comes next: draw, done, begin the round."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from desktop.boards.robinson_crusoe.art import colour
from desktop.boards.robinson_crusoe.table.panel import dashes
from desktop.look import theme
from desktop.table.letters import letters, narrowed
from desktop.table.measure import Measure
from desktop.table.touch import PRIMARY, TouchButton


class GoButton(TouchButton):
    """Ember where it can be pressed; else it says in pale what is to be pressed instead."""

    def __init__(self, measure: Measure, high: int) -> None:
        self._tall = high
        super().__init__(measure, "table.large", high)
        self.look = PRIMARY
        self.setProperty("ring", "16")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._measure.px(240), self._measure.px(self._tall))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Ember with a deep edge; dashes while it is not its turn."""
        px = self._measure.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        off = bool(self.reason) or not self.isEnabled()
        area, edge = QRectF(self.rect()), 0 if off else px(6)
        sunk = px(3) if self.isDown() and not off else 0
        face = area.adjusted(0, sunk, 0, -edge + sunk)
        if off:
            dashes(painter, area, self._measure, 16)
        else:
            self._ember(painter, area, face)
        self._words_in(painter, face, off)
        painter.end()

    def _ember(self, painter: QPainter, area: QRectF, face: QRectF) -> None:
        corner = self._measure.px(16)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("ember_edge"))
        painter.drawRoundedRect(area, corner, corner)
        fill = colour("ember")
        painter.setBrush(fill.lighter(108) if self.underMouse() else fill)
        painter.drawRoundedRect(face, corner, corner)

    def _words_in(self, painter: QPainter, face: QRectF, off: bool) -> None:
        px = self._measure.px
        words, note = self._words, self._note
        if self.reason and note:
            # What is asked is what counts; the word that cannot be pressed steps back.
            words = note
        if off:
            note = ""
        painter.setPen(theme.token("disabled_text") if off else colour("on_ember"))
        size = 24 if off else 38 if len(words) <= 12 else 28
        if note and self._tall < 80:
            size = min(size, 30)
        room = face.width() - px(20)
        large = narrowed(words, letters(self._measure, size, 700 if off else 800), room)
        painter.setFont(large)
        high = QFontMetricsF(large).height()
        small = narrowed(note, letters(self._measure, 18, 600), room)
        low = QFontMetricsF(small).height() if note else 0.0
        top = face.top() + (face.height() - high - low) / 2
        middle = Qt.AlignmentFlag.AlignCenter
        painter.drawText(QRectF(0, top, self.width(), high), middle, words)
        if note:
            painter.setFont(small)
            painter.drawText(QRectF(0, top + high, self.width(), low), middle, note)

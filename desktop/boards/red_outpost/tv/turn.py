"""Who is at turn, how many turns are left, and who comes then."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QPainter, QPen

from desktop.boards.red_outpost.tv.looks import Next, Now
from desktop.look import tokens
from desktop.look.translate import translate
from desktop.scene import letters
from desktop.tv import brush
from desktop.tv.brush import MIDDLE, write
from desktop.tv.panel import Panel


class Turn(Panel):
    """Who is at turn, how many turns are left, and who comes then."""

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the card of what happens now."""
        look: Now = self.look
        brush.sheet(painter, area, "legal_soft", "legal", 5)
        then = 64.0
        high = min(area.height() - then - 30, 300.0)
        top = (area.height() - then - high) / 2 - 2
        upper = QRectF(36, top, area.width() - 72, high)
        disc = min(high - 20, 190.0)
        place = QRectF(upper.x(), upper.center().y() - disc / 2, disc, disc)
        if look.colour:
            brush.mark(painter, look.colour, place)
        else:
            brush.icon(painter, look.icon, place.adjusted(16, 16, -16, -16), "legal")
        words = upper.adjusted(disc + 36, 0, 0, 0)
        if look.left >= 0:
            words.setRight(words.right() - 300)
            self._left(painter, QRectF(words.right() + 24, upper.y(), 276, high))
        self._words(painter, words)
        self._then(painter, QRectF(36, upper.bottom() + 6, area.width() - 72, then - 8))

    def _words(self, painter: QPainter, area: QRectF) -> None:
        look: Now = self.look
        name, does = 124.0, 58.0
        top = area.center().y() - (name + does) / 2
        place = QRectF(area.x(), top, area.width(), name)
        told = brush.lines(look.name, area.width(), 2, 52, 700)
        if letters.width(look.name, 60, 700) > area.width() and len(told) > 1:
            for number, line in enumerate(told):
                half = QRectF(area.x(), top + number * name / 2, area.width(), name / 2)
                write(painter, half, line, 52, weight=700)
        else:
            write(painter, place, look.name, 104, weight=700)
        write(
            painter, QRectF(area.x(), top + name - 6, area.width(), does), look.does, 44, weight=500
        )

    def _left(self, painter: QPainter, area: QRectF) -> None:
        look: Now = self.look
        painter.setPen(QPen(tokens.token("legal"), 2.5))
        painter.drawLine(QLineF(area.left(), area.top() + 8, area.left(), area.bottom() - 8))
        top = area.center().y() - (124 + 58) / 2
        number = QRectF(area.x() + 12, top, area.width() - 12, 124)
        write(painter, number, str(look.left), 104, weight=700, align=MIDDLE)
        below = QRectF(number.x(), top + 118, number.width(), 58)
        write(painter, below, look.left_word, 44, weight=500, align=MIDDLE)

    def _then(self, painter: QPainter, area: QRectF) -> None:
        look: Now = self.look
        left, side, high = area.x(), 52.0, area.height()
        if look.colour or look.icon == "sunset":
            word = translate("Tv", "then")
            left += write(painter, QRectF(left, area.y(), 300, high), word, 40, "muted", 500) + 18
        for number, item in enumerate(look.then):
            weight = 600 if item.colour else 500
            wide = letters.width(item.name, 40, weight) + (side + 12 if item.colour else 0)
            # Those who may begin are in no order.
            arrow = 50.0 if number and look.icon != "person" else 0.0
            if left + arrow + wide > area.right() and number:
                break
            if arrow:
                sign = QRectF(left, area.center().y() - 34 / 2, 34, 34)
                brush.icon(painter, "chevron-right", sign, "muted")
                left += arrow
            place = QRectF(left, area.y(), area.right() - left, high)
            left += self._item(painter, item, place) + (18 if look.icon != "person" else 48)

    def _item(self, painter: QPainter, item: Next, area: QRectF) -> float:
        side = 52.0 if item.colour else 0.0
        if item.colour:
            place = QRectF(area.x(), area.center().y() - side / 2, side, side)
            brush.mark(painter, item.colour, place)
            side += 12
        weight, role = (600, "text") if item.colour else (500, "muted")
        return side + write(painter, area.adjusted(side, 0, 0, 0), item.name, 40, role, weight)

"""What never moves, put together once: a whole board is then copied instead of blended."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.look import tokens
from desktop.scene.piece import MARGIN, Piece


class Backdrop(QGraphicsItem):
    """Draws all still pieces from one picture without transparency."""

    def __init__(self, area: QRectF) -> None:
        super().__init__()
        self._area = area
        self._pieces: list[Piece] = []
        self._picture = QPixmap()
        self._drawn: tuple[object, ...] = ()
        self._changed: list[QRectF] = []
        self.setZValue(-1)

    def fill(self, area: QRectF) -> None:
        """Lie under a scene of that size."""
        if area != self._area:
            self.prepareGeometryChange()
            self._area, self._drawn = area, ()

    def show_pieces(self, pieces: list[Piece]) -> None:
        """Stand in for these pieces from now on; they draw nothing themselves, others do again."""
        for piece in self._pieces:
            if piece not in pieces:
                piece.lie_still(on=False)
        for piece in pieces:
            piece.lie_still(on=True)
        self._pieces = sorted(pieces, key=lambda piece: piece.spot.z)
        self._drawn = ()
        self.update()

    def again(self, piece: Piece) -> None:
        """A piece looks different now."""
        area = _area(piece)
        self._changed.append(area)
        self.update(area)

    def boundingRect(self) -> QRectF:
        return self._area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Copy the picture to where the scene lies."""
        if widget is not None and widget is Piece.waiting and not self._picture.isNull():
            painter.drawPixmap(self._area, self._picture, QRectF(self._picture.rect()))
            return
        transform = painter.worldTransform()
        ratio = painter.device().devicePixelRatio()
        corner = transform.map(self._area.topLeft()) * ratio
        origin = QPointF(math.floor(corner.x()), math.floor(corner.y()))
        shift = corner - origin
        scale = transform.m11() * ratio
        drawn = (scale, shift.toTuple(), ratio, tokens.theme(), tokens.scale())
        if drawn != self._drawn:
            wide = math.ceil(self._area.width() * scale + shift.x())
            high = math.ceil(self._area.height() * scale + shift.y())
            blank = QImage(QSize(wide, high), QImage.Format.Format_RGB32)
            self._picture = QPixmap.fromImage(blank)
            self._drawn, self._changed = drawn, [self._area]
        if self._changed:
            # Painted in device pixels; only then it may know how many make up a unit.
            self._picture.setDevicePixelRatio(1.0)
            for area in self._changed:
                self._put_together(area, scale, shift)
            self._picture.setDevicePixelRatio(ratio)
            self._changed = []
        painter.setWorldTransform(QTransform())
        painter.drawPixmap(origin / ratio, self._picture)

    def _put_together(self, area: QRectF, scale: float, shift: QPointF) -> None:
        """Draw a part of the picture anew."""
        left, top = self._area.left(), self._area.top()
        x, y = shift.x() - left * scale, shift.y() - top * scale
        to_picture = QTransform(scale, 0, 0, scale, x, y)
        part: QRect = to_picture.mapRect(area).toAlignedRect()
        painter = QPainter(self._picture)
        painter.setClipRect(part)
        painter.fillRect(part, tokens.token("surface"))
        for piece in self._pieces:
            if not area.intersects(_area(piece)):
                continue
            at = piece.end
            x, y = (at.x() - left) * scale + shift.x(), (at.y() - top) * scale + shift.y()
            painter.setWorldTransform(QTransform(scale, 0, 0, scale, x, y))
            piece.draw(painter)
        painter.end()


def _area(piece: Piece) -> QRectF:
    spot = piece.spot
    return QRectF(spot.x, spot.y, spot.w, spot.h).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

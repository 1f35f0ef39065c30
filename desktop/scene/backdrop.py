"""What never moves, put together once: a whole board is then copied instead of blended."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.look import tokens
from desktop.scene.piece import Piece

STILL = frozenset(("ground", "clock", "wheel", "pill", "place", "panel", "portrait", "person"))
"""Kinds that never move; everything else lies above them."""


class Backdrop(QGraphicsItem):
    """Draws all still pieces from one picture without transparency."""

    def __init__(self, area: QRectF) -> None:
        super().__init__()
        self._area = area
        self._pieces: list[Piece] = []
        self._picture = QPixmap()
        self._drawn: tuple[object, ...] = ()
        self.setZValue(-1)

    def show_pieces(self, pieces: list[Piece]) -> None:
        """Stand in for these pieces from now on; they draw nothing themselves."""
        for piece in pieces:
            piece.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self._pieces = sorted(pieces, key=lambda piece: piece.spot.z)
        self.again()

    def again(self) -> None:
        """Something looks different now."""
        self._drawn = ()
        self.update()

    def boundingRect(self) -> QRectF:
        """The whole scene."""
        return self._area

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Copy the picture to where the scene lies."""
        if _widget is not None and _widget is Piece.waiting and not self._picture.isNull():
            painter.drawPixmap(self._area, self._picture, QRectF(self._picture.rect()))
            return
        transform = painter.worldTransform()
        device = painter.device()
        ratio = device.devicePixelRatio() if device is not None else 1.0
        corner = transform.map(self._area.topLeft()) * ratio
        origin = QPointF(math.floor(corner.x()), math.floor(corner.y()))
        shift = corner - origin
        scale = transform.m11() * ratio
        drawn = (scale, shift.toTuple(), tokens.theme())
        if drawn != self._drawn:
            self._picture = self._put_together(scale, shift)
            self._picture.setDevicePixelRatio(ratio)
            self._drawn = drawn
        painter.setWorldTransform(QTransform())
        painter.drawPixmap(origin / ratio, self._picture)

    def _put_together(self, scale: float, shift: QPointF) -> QPixmap:
        wide = math.ceil(self._area.width() * scale + shift.x())
        high = math.ceil(self._area.height() * scale + shift.y())
        made = QPixmap.fromImage(QImage(wide, high, QImage.Format.Format_RGB32))
        made.fill(tokens.token("surface"))
        painter = QPainter(made)
        left, top = self._area.left(), self._area.top()
        for piece in self._pieces:
            at = piece.end
            x, y = (at.x() - left) * scale + shift.x(), (at.y() - top) * scale + shift.y()
            painter.setWorldTransform(QTransform(scale, 0, 0, scale, x, y))
            piece.draw(painter)
        painter.end()
        return made

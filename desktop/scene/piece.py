"""Things in the scene: each is drawn once into a pixmap and then only copied."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.look import tokens
from desktop.scene.drawn import Drawn
from desktop.scene.spot import Spot

Draw = Callable[[QPainter, QRectF, Any], None]
MARGIN = 7.0
"""Room around a thing for its shadow or ring."""
DRAWN = Drawn()
"""Shared by all boards: most looks of one moment were there before or come again."""


def scaled(draw: Draw, factor: float) -> Draw:
    """Draw in units that are so many times as large."""

    def drawn(painter: QPainter, area: QRectF, look: Any) -> None:
        painter.save()
        painter.translate(area.topLeft())
        painter.scale(factor, factor)
        draw(painter, QRectF(0, 0, area.width() / factor, area.height() / factor), look)
        painter.restore()

    return drawn


class Piece(QGraphicsItem):
    """Draws one spot; the pixmap is made anew when look, size, scale or theme have changed."""

    waiting: QWidget | None = None
    """A viewport whose size is just being changed: pictures are stretched, not made anew."""

    def __init__(self, spot: Spot, draws: Mapping[str, Draw]) -> None:
        super().__init__()
        self._draws = draws
        self._pixmap = QPixmap()
        self._drawn: tuple[object, ...] = ()
        self._halo: Piece | None = None
        self._look_of_halo: tuple[str, str, float] | None = None
        self._area = QRectF()
        self.spot = spot
        self.show_spot(spot)
        self.setPos(spot.x, spot.y)

    def show_spot(self, spot: Spot) -> None:
        """Look like that spot from now on; where it lies is a matter of motion."""
        before, self.spot = self.spot, spot
        if (before.w, before.h, before.kind, before.look) != (spot.w, spot.h, spot.kind, spot.look):
            self._drawn = ()
        if self._area.isNull() or (before.w, before.h) != (spot.w, spot.h):
            self.prepareGeometryChange()
            # Qt asks for it several times a frame.
            self._area = QRectF(-MARGIN, -MARGIN, spot.w + 2 * MARGIN, spot.h + 2 * MARGIN)
            self._halo_again()
        self.setZValue(spot.z)
        self.update()

    @property
    def end(self) -> QPointF:
        """Where it belongs."""
        return QPointF(self.spot.x, self.spot.y)

    def show_halo(self, state: str) -> None:
        """A ring around it: `legal`, `hover`, `selected` or `focus`; empty for none."""
        look = (state, self.spot.halo, self.spot.corner) if state else None
        if look == self._look_of_halo:
            return
        self._look_of_halo = look
        if not self.flags() & QGraphicsItem.GraphicsItemFlag.ItemHasNoContents:
            # One picture with the thing, so that what moves is copied once.
            self._drawn = ()
            self.update()
            return
        if look is not None:
            spot = Spot("", "halo", 0, 0, self.spot.w, self.spot.h, 1, look)
            if self._halo is None:
                self._halo = Piece(spot, self._draws)
                self._halo.setParentItem(self)
            self._halo.show_spot(spot)
        if self._halo is not None:
            self._halo.setVisible(look is not None)

    def lie_still(self, *, on: bool) -> None:
        """Leave it to a backdrop to draw the thing, or draw it again."""
        if bool(self.flags() & QGraphicsItem.GraphicsItemFlag.ItemHasNoContents) == on:
            return
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, on)
        if self._halo is not None:
            self._halo.setVisible(False)
            self._halo = None
        self._drawn = ()
        self._halo_again()

    def _halo_again(self) -> None:
        """The same ring around another size, or drawn in another way."""
        state, self._look_of_halo = self.halo, None
        if state:
            self.show_halo(state)

    @property
    def halo(self) -> str:
        """The ring that is shown."""
        return self._look_of_halo[0] if self._look_of_halo is not None else ""

    # -- drawing -------------------------------------------------------------------

    def boundingRect(self) -> QRectF:
        return self._area

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        if _widget is not None and _widget is Piece.waiting and not self._pixmap.isNull():
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            drawn = QRectF(self._pixmap.rect())
            painter.drawPixmap(self._area, self._pixmap, drawn)
            return
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Copy the pixmap, pixel by pixel, to where the painter has the thing."""
        transform = painter.worldTransform()
        ratio = painter.device().devicePixelRatio()
        scale = transform.m11() * ratio
        drawn = (scale, ratio, tokens.theme(), tokens.scale())
        if drawn != self._drawn:
            spot = self.spot
            key = (self._draws[spot.kind], spot.w, spot.h, spot.look, self._own_halo, *drawn)
            kept = DRAWN.get(key)
            if kept is None:
                kept = self._drawn_at(scale)
                kept.setDevicePixelRatio(ratio)
                DRAWN.keep(key, kept)
            self._pixmap, self._drawn = kept, drawn
        corner = transform.map(QPointF(-MARGIN, -MARGIN))
        painter.setWorldTransform(QTransform())
        painter.drawPixmap(
            QPointF(round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio),
            self._pixmap,
        )

    @property
    def _own_halo(self) -> tuple[str, str, float] | None:
        """The ring that is part of its picture; one around a still thing lies above the backdrop."""
        return self._look_of_halo if self._halo is None else None

    def _drawn_at(self, scale: float) -> QPixmap:
        area = self.boundingRect()
        size = QSize(math.ceil(area.width() * scale) + 1, math.ceil(area.height() * scale) + 1)
        made = QPixmap(size)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setTransform(QTransform(scale, 0, 0, scale, MARGIN * scale, MARGIN * scale))
        area = QRectF(0, 0, self.spot.w, self.spot.h)
        halo = self._own_halo
        # A ring lies on the thing; whatever else shines, shines from behind it.
        if halo is not None and halo[1] != "ring":
            self._draws["halo"](painter, area, halo)
        self._draws[self.spot.kind](painter, area, self.spot.look)
        if halo is not None and halo[1] == "ring":
            self._draws["halo"](painter, area, halo)
        painter.end()
        return made

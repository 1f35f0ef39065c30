"""A game's drawings as pixmaps: each SVG is rendered once for every size in device pixels."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from engine.base import resources


def draw(
    painter: QPainter,
    name: str,
    area: QRectF,
    opacity: float = 1.0,
    *,
    stretch: bool = False,
) -> None:
    """Draw a picture (`GAME/art/NAME`) to fill the area, sharp at whatever scale the painter has."""
    device = painter.worldTransform().mapRect(area)
    width, height = round(device.width()), round(device.height())
    if width < 1 or height < 1:
        return
    painter.save()
    painter.resetTransform()
    painter.setOpacity(painter.opacity() * opacity)
    where = QPointF(round(device.x()), round(device.y()))
    painter.drawPixmap(where, pixmap(name, width, height, stretch))
    painter.restore()


@lru_cache(maxsize=320)
def pixmap(name: str, width: int, height: int, stretch: bool = False) -> QPixmap:
    """A picture of that many device pixels, filled; `FileNotFoundError` if there is none."""
    svg = renderer(name)
    made = QPixmap(QSize(width, height))
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    size = svg.viewBoxF().size()
    area = QRectF(0, 0, width, height)
    if not stretch:
        factor = max(width / size.width(), height / size.height())
        wide, high = size.width() * factor, size.height() * factor
        area = QRectF((width - wide) / 2, (height - high) / 2, wide, high)
    svg.render(painter, area)
    painter.end()
    return made


@lru_cache(maxsize=128)
def renderer(name: str) -> QSvgRenderer:
    """The drawing of that name, read once."""
    game, _, inside = name.partition("/")
    path = resources.of_game(game) / f"{inside}.svg"
    if not path.is_file():
        raise FileNotFoundError(path)
    return QSvgRenderer(str(path))


class Folder(NamedTuple):
    """The folder (`GAME/art`) of a game's own drawings."""

    name: str

    def path(self, picture: str) -> str:
        """What a picture of the folder is called in `draw` and `pixmap`."""
        return f"{self.name}/{picture}"

    def draw(
        self,
        painter: QPainter,
        picture: str,
        area: QRectF,
        opacity: float = 1.0,
        *,
        stretch: bool = False,
    ) -> None:
        """Draw one of its pictures so that it fills the area."""
        draw(painter, self.path(picture), area, opacity, stretch=stretch)

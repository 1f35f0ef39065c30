"""The game's own drawings and colours."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QLabel, QSizePolicy

from desktop.look import tokens
from desktop.scene import pictures
from desktop.table.measure import Measure

ART = pictures.Folder("robinson_crusoe/art")
path, draw = ART.path, ART.draw

_COLOURS = {
    "table": ("#DCCBA8", "#15120E"),
    "panel": ("#FBF6EA", "#26221C"),
    "panel_line": ("#CDB993", "#40392F"),
    "inner": ("#EDE2CB", "#353027"),
    "ember": ("#BF4722", "#BF4722"),
    "ember_edge": ("#7E2D14", "#7E2D14"),
    "on_ember": ("#FFFFFF", "#FFFFFF"),
    "ember_text": ("#A33C1C", "#F5A27F"),
    "ember_wash": ("#F9E0D2", "#472A1D"),
    "ember_ring": ("#D4552D", "#E2683F"),
    "sea": ("#2E7C8C", "#58AABA"),
    "track": ("#E4D8BE", "#3A342A"),
    "past": ("#1F5A68", "#1F5A68"),
    "on_past": ("#F6EEDD", "#F6EEDD"),
    "sun": ("#E7B23E", "#E7B23E"),
    "on_sun": ("#26323A", "#172027"),
    "paper": ("#F6EEDD", "#F6EEDD"),
    "card": ("#2E7C8C", "#2E7C8C"),
    "card_well": ("#E9DBBF", "#E9DBBF"),
    "card_foot": ("#D3BF98", "#D3BF98"),
    "ink": ("#26323A", "#26323A"),
    "on_strip": ("#F6EEDD", "#F6EEDD"),
    "dashes": ("#A98762", "#8A7A62"),
}


def colour(name: str) -> QColor:
    """A colour of the game in the theme in use."""
    light, dark = _COLOURS[name]
    return QColor(dark if tokens.theme() == tokens.DARK else light)


def pixmap(name: str, width: int, height: int, ratio: float = 1.0) -> QPixmap:
    """One of the game's pictures in so many pixels of the window."""
    made = pictures.pixmap(path(name), round(width * ratio), round(height * ratio))
    made.setDevicePixelRatio(ratio)
    return made


class Picture(QLabel):
    """One of the game's pictures beside words, so many design pixels wide and high."""

    def __init__(self, measure: Measure, name: str, width: int, height: int = 0) -> None:
        super().__init__()
        self._measure, self._name = measure, name
        self._size = (width, height or width)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        measure.dress(self, lambda it: it.render_anew())

    def render_anew(self) -> None:
        """Draw it in the size of the window."""
        width, height = (self._measure.px(length) for length in self._size)
        self.setFixedSize(width, height)
        self.setPixmap(pixmap(self._name, width, height, self.devicePixelRatioF()))

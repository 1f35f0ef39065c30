"""Measures of a page that is read at arm's length: they grow with the window and the text size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QFont, QPixmap
from PySide6.QtWidgets import QWidget

from desktop.look import theme
from desktop.look.watched import Watch

DESIGN = QSize(1600, 1000)
"""The window for which the lengths of the design are pixels."""
LEAST = 0.75
"""A smaller window scrolls instead."""
NARROWEST = 1230
"""A window is so many lengths of the design wide at least, however large the text is wanted."""


class Lengths:
    """Lengths, fonts and signs in one scale; on a television, which follows no window, always the same.

    lengths.px(64) -> int            a design length at 1600 × 1000 in whole pixels
    lengths.font("table.body")       a type role (`table.label|body|large|number`, `tv.…`, `heading`)
    lengths.icon("undo", 28), lengths.seat_mark("pink", 40)
    """

    def __init__(self, scale: float = 1.0) -> None:
        self._scale = scale

    @property
    def scale(self) -> float:
        """Pixels, or units of a picture, for one of the design."""
        return self._scale

    def px(self, length: float) -> int:
        """A length of the design in whole pixels; what is there stays seen."""
        return max(1, round(length * self.scale)) if length > 0 else round(length * self.scale)

    def font(self, role: str) -> QFont:
        """The font of a type role in this scale."""
        made = theme.font(role)
        made.setPixelSize(max(1, round(made.pixelSize() * self.scale / theme.scale())))
        return made

    def icon(self, name: str, size: int, role: str = "text") -> QPixmap:
        """An icon so many design pixels wide, in the colour of a token."""
        return theme.icon_pixmap(name, self._drawn(size), role)

    def seat_mark(self, colour: str, size: int) -> QPixmap:
        """A seat's disc with its shape, so many design pixels wide."""
        return theme.seat_mark(colour, self._drawn(size))

    def _drawn(self, size: int) -> int:
        # What the theme draws is in the text size already.
        return round(size * self.scale / theme.scale())


class Measure(Watch, Lengths):
    """Lengths and fonts in the scale of one window.

    measure.dress(widget, how)       how(widget) now and whenever scale or theme change
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._fit, self._width = 1.0, DESIGN.width()
        theme.watch.changed.connect(self.changed)

    @property
    def scale(self) -> float:
        """Pixels for one of the design, the text size included."""
        return min(self._fit * theme.scale(), max(self._fit, self._width / NARROWEST))

    def fit(self, size: QSize) -> None:
        """Take the scale of a window of that size."""
        fit = min(size.width() / DESIGN.width(), size.height() / DESIGN.height())
        before = self.scale
        self._fit, self._width = max(LEAST, round(fit, 2)), size.width()
        if self.scale != before:
            self.changed.emit()

    def magnify(self, bar: QWidget) -> None:
        """Let what is made for a desk grow with the window, too: at arm's length it is too small."""
        self.dress(
            bar, lambda it: theme.magnify(it, max(1.0, round(self.scale / theme.scale(), 1)))
        )

    def dress(self, widget: QWidget, how: Callable[[Any], object]) -> None:
        """Call `how(widget)` now and after each change, as long as the widget lives."""
        self.follow(widget, how)

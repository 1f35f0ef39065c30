"""Measures of their own: of panels that are larger while they have the table, and of the television."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.table.measure import Measure


class Zoomed(Measure):
    """Follows the table's measure, so many times larger."""

    def __init__(self, of: Measure) -> None:
        self._of, self._zoom = of, 1.0
        super().__init__(of)
        of.changed.connect(self.changed)

    @property
    def scale(self) -> float:
        """Pixels for one of the design."""
        return self._of.scale * self._zoom

    def zoom(self, times: float) -> None:
        """Be so many times larger from now on."""
        if times != self._zoom:
            self._zoom = times
            self.changed.emit()


class Fixed(Measure):
    """Follows no window."""

    def __init__(self, scale: float, parent: QObject) -> None:
        self._always = scale
        super().__init__(parent)

    @property
    def scale(self) -> float:
        """Units for one of the design."""
        return self._always

"""A measure of their own for panels that are larger while they have the table."""

from __future__ import annotations

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

"""What has been drawn once is kept, up to a size: a look that comes again is copied."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

from PySide6.QtGui import QPixmap

MOST = 16_000_000
"""Pixels that are kept, 64 MB: all looks of a board that fills a large screen."""


class Drawn:
    """Pixmaps by what decides how they look; what was not used for longest goes first."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.pixels = 0
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def get(self, key: Hashable) -> QPixmap | None:
        """The pixmap of that key, if it is kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: Hashable, pixmap: QPixmap) -> None:
        """Keep a pixmap, and let older ones go where there is no room."""
        self._kept[key] = pixmap
        self.pixels += pixmap.width() * pixmap.height()
        while self.pixels > self.most and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self.pixels -= gone.width() * gone.height()

"""Drawings as they were at the last start, so that the next one need not draw them before it is seen.

One file, written when something in it was missing or has changed: a line of JSON that names the
drawings and where each begins, and then their pixels. Whatever is wrong with it, and wherever it
cannot be written, the drawings are drawn as if it was not there.
"""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
import zlib
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPixmap

from engine.base.contents import contents

FILE = "first-drawings"
FORM = QImage.Format.Format_ARGB32_Premultiplied
AS_DRAWN = Qt.ImageConversionFlag.NoOpaqueDetection
"""Else a drawing without holes would be painted by another way, and edges would differ a little."""
LARGEST = 32 << 20
"""Bytes; on a very large screen a cover has its share of it."""
WIDEST = 1 << 15
"""Pixels of a drawing."""
HEAD = 1 << 20
"""Bytes of the line before them at most."""


class Kept:
    """The drawings of the last start, and those that this one needs."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._there = _read(self._path)
        self._needed: dict[str, QPixmap] = {}
        self._is_complete = True

    def find(self, name: str) -> QPixmap | None:
        """The drawing of that name, if there is one."""
        found = self._there.get(name)
        if found is not None:
            self._needed[name] = found
        return found

    def add(self, name: str, drawing: QPixmap) -> None:
        """A drawing that was not there."""
        self._needed[name] = drawing
        self._is_complete = False

    def write(self) -> None:
        """Keep what was needed until now for the next start."""
        if self._is_complete:
            return
        images = {
            name: drawing.toImage().convertToFormat(FORM) for name, drawing in self._needed.items()
        }
        listed = [(name, image.width(), image.height()) for name, image in images.items()]
        pixels = b"".join(bytes(image.constBits()) for image in images.values())
        if len(pixels) > LARGEST:
            return
        head = json.dumps({"checksum": zlib.crc32(pixels), "drawings": listed})
        with contextlib.suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            number, name = tempfile.mkstemp(prefix=FILE, dir=self._path.parent)
            part = Path(name)
            try:
                with os.fdopen(number, "wb") as file:
                    file.write(head.encode() + b"\n" + pixels)
                part.replace(self._path)
            except BaseException:
                # Else there would be one more with each start.
                part.unlink()
                raise


def _read(path: Path) -> dict[str, QPixmap]:
    """The drawings of a file; none if it is not there or not whole."""
    try:
        head, _, pixels = contents(path, LARGEST + HEAD).partition(b"\n")
        told = json.loads(head)
        if zlib.crc32(pixels) != told["checksum"]:
            return {}
        found = {}
        at = 0
        for name, wide, high in told["drawings"]:
            size = wide * high * 4
            if not (0 < wide <= WIDEST and 0 < high <= WIDEST and at + size <= len(pixels)):
                return {}  # Qt would read behind the end
            image = QImage(pixels[at : at + size], wide, high, wide * 4, FORM)
            found[name] = QPixmap.fromImage(image.copy(), AS_DRAWN)
            at += size
    except Exception:
        # Whatever is wrong with it: nobody shall miss a start for a picture that can be drawn.
        return {}
    return found

"""Our own drawings as pixmaps: icons tinted by role, seat marks, emblems and covers.

Every pixmap is rendered once per size, device pixel ratio and colour; what the shelf shows is kept
from one start to the next (`keep_in`, `keep`).
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPixmap

from desktop.look import tokens
from desktop.look.kept import Kept
from engine.base import resources

if TYPE_CHECKING:
    # Loaded with the first drawing that was not kept.
    from PySide6.QtSvg import QSvgRenderer

_kept: Kept | None = None


def keep_in(folder: Path) -> None:
    """Take the drawings of the last start from this folder, and keep them there."""
    global _kept
    _kept = Kept(folder)


def keep() -> None:
    """The first picture is seen: keep what it needed, and nothing after it."""
    global _kept
    if _kept is not None:
        _kept.write()
        _kept = None


def icon_pixmap(name: str, size: int = 20, role: str = "text") -> QPixmap:
    """An icon in the colour of a token, `size` design pixels wide at the text size in use."""
    return _rendered(app_file(f"icons/{name}"), *_square(size), tokens.token(role).name())


def icon(name: str, size: int = 20, role: str = "text", gap: int = 0) -> QIcon:
    """An icon for a button, with its disabled look, and with a gap before the words."""
    made = QIcon(_with_gap(icon_pixmap(name, size, role), gap))
    disabled = _with_gap(icon_pixmap(name, size, "disabled_text"), gap)
    made.addPixmap(disabled, QIcon.Mode.Disabled)
    return made


def seat_mark(colour: str, size: int = 32) -> QPixmap:
    """A seat's disc with its shape."""
    return _rendered(app_file(f"seats/seat-{colour}"), *_square(size), "")


def emblem(game: str, size: int = 40) -> QPixmap:
    """A game's emblem: a small tile with round corners."""
    return _rendered(resources.of_game(game) / "emblem.svg", *_square(size), "")


def cover(game: str, width: int, height: int) -> QPixmap:
    """A game's cover, cropped to fill this many pixels of the window."""
    return _rendered(resources.of_game(game) / "cover.svg", width, height, "")


@cache
def app_icon() -> QIcon:
    """The signpost, redrawn for small sizes."""
    folder = resources.folder() / "app" / "icon"
    made = QIcon()
    for size in (16, 32, 48, 256):
        made.addFile(str(folder / f"waypost-{size}.png"), QSize(size, size))
    return made


def _with_gap(pixmap: QPixmap, gap: int) -> QPixmap:
    if not gap:
        return pixmap
    ratio = pixmap.devicePixelRatio()
    wider = QPixmap(pixmap.width() + round(tokens.px(gap) * ratio), pixmap.height())
    wider.setDevicePixelRatio(ratio)
    wider.fill(Qt.GlobalColor.transparent)
    painter = QPainter(wider)
    painter.drawPixmap(0, 0, pixmap)
    painter.end()
    return wider


def _square(size: int) -> tuple[int, int]:
    return tokens.px(size), tokens.px(size)


def _rendered(path: Path, width: int, height: int, tint: str) -> QPixmap:
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication), "a pixmap needs one, too"
    return drawing(path, width, height, app.devicePixelRatio(), tint)


@lru_cache(maxsize=512)
def drawing(path: Path, width: int, height: int, ratio: float, tint: str) -> QPixmap:
    """A file drawn so large, in device pixels for `ratio`, in a tint or as it is; kept between starts."""
    if _kept is None:
        return _tinted(path, width, height, ratio, tint)
    file = path.stat()
    # Whoever changes a drawing changes its file.
    called = f"{path} {file.st_mtime_ns} {file.st_size} {width} {height} {ratio} {tint}"
    found = _kept.find(called)
    if found is None:
        found = _tinted(path, width, height, ratio, tint)
        _kept.add(called, found)
    found.setDevicePixelRatio(ratio)
    return found


def _tinted(path: Path, width: int, height: int, ratio: float, tint: str) -> QPixmap:
    drawn = untinted(path, width, height, ratio)
    if not tint:
        return drawn
    pixmap = QPixmap(drawn)
    painter = QPainter(pixmap)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tint))
    painter.drawRect(0, 0, width, height)
    painter.end()
    return pixmap


@cache
def app_file(name: str) -> Path:
    """Where a drawing of all pages lies, such as `icons/undo`."""
    return resources.folder() / "app" / f"{name}.svg"


@lru_cache(maxsize=256)
def untinted(path: Path, width: int, height: int, ratio: float) -> QPixmap:
    """A file drawn as it is; `FileNotFoundError` if there is none."""
    from PySide6.QtSvg import QSvgRenderer

    if not path.is_file():
        raise FileNotFoundError(path)
    renderer = QSvgRenderer(str(path))
    pixmap = QPixmap(QSize(round(width * ratio), round(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    renderer.render(painter, _filling(renderer, width, height))
    painter.end()
    return pixmap


def _filling(renderer: QSvgRenderer, width: int, height: int) -> QRectF:
    """Where to draw so that the whole area is filled and the drawing keeps its shape."""
    size = renderer.viewBoxF().size()
    factor = max(width / size.width(), height / size.height())
    wide, high = size.width() * factor, size.height() * factor
    return QRectF((width - wide) / 2, (height - high) / 2, wide, high)

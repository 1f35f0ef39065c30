"""The design tokens of the theme in use: colours, type and measures, at the chosen text size."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple

from PySide6.QtGui import QColor, QFont, QFontDatabase

from desktop.look.watched import Watch
from engine.base import resources

LIGHT, DARK = "light", "dark"


watch = Watch()
"""Its `changed` is emitted when the theme or the text size has changed."""

_theme = LIGHT
_size = 1.0
_scale = 1.0


class SeatColours(NamedTuple):
    """A seat's colours; text is never written in `fill`. `emblem` names the shape of its mark."""

    fill: QColor
    on: QColor
    ink: QColor
    outline: QColor
    soft: QColor
    emblem: str


@cache
def table() -> dict[str, Any]:
    """The token file as it stands."""
    path = resources.folder() / "app" / "tokens.json"
    read: dict[str, Any] = json.loads(path.read_bytes())
    return read


@cache
def load_fonts() -> tuple[str, ...]:
    """Make the shipped fonts known to Qt, once; their families."""
    families: list[str] = []
    for path in sorted((resources.folder() / "fonts").glob("*.[ot]tf")):
        number = QFontDatabase.addApplicationFont(str(path))
        families += QFontDatabase.applicationFontFamilies(number)
    return tuple(dict.fromkeys(families))


def use(name: str, size: float) -> None:
    """Take the theme `light` or `dark` and the text size (1.0 is 100 %) without telling anybody."""
    global _theme, _size, _scale
    _theme = name if name in (LIGHT, DARK) else LIGHT
    _size = _scale = min(2.0, max(0.8, size))


def theme() -> str:
    """The theme in use, `light` or `dark`."""
    return _theme


def scale() -> float:
    """The text size in use; 1.0 is 100 %."""
    return _scale


@contextmanager
def times(factor: float) -> Iterator[None]:
    """Within it every measure is so many times as large as the text size says."""
    global _scale
    before, _scale = _scale, _size * factor
    try:
        yield
    finally:
        _scale = before


@contextmanager
def on_paper(unit: float) -> Iterator[None]:
    """Within it everything is light, and a length of the design is so many dots, whatever is in use."""
    global _theme, _scale
    before, (_theme, _scale) = (_theme, _scale), (LIGHT, unit)
    try:
        yield
    finally:
        _theme, _scale = before


def px(length: float) -> int:
    """A length of the design at the text size in use, in whole pixels."""
    return max(1, round(length * _scale)) if length > 0 else round(length * _scale)


def radius(name: str) -> int:
    """The corner radius of a kind of thing: `card`, `tile`, `control`, `door`, `chip_clause`."""
    return px(table()["radius"][name])


def token(name: str) -> QColor:
    """A colour of the theme in use; KeyError if there is no such token."""
    return QColor(table()["themes"][_theme][name])


def seat(colour: str) -> SeatColours:
    """The colours of a seat by the name of its colour."""
    entry = table()["themes"][_theme]["seats"][colour]
    colours = {name: QColor(entry[name]) for name in SeatColours._fields if name != "emblem"}
    return SeatColours(**colours, emblem=entry["emblem"])


def type_of(role: str) -> dict[str, Any]:
    """Size, weight and line of a type role; `table.label` and `tv.now` name the larger scales."""
    scale_name, _, name = role.rpartition(".")
    found: dict[str, Any] = table()[f"{scale_name}_type" if scale_name else "type"][name]
    return found


def family(role: str) -> str:
    """The font family of a type role."""
    name: str = table()["fonts"][type_of(role).get("family", "text")]["family"]
    return name


def font(role: str) -> QFont:
    """The font of a type role (`small`, `body`, `strong`, `title`, `heading`, `display`, …)."""
    return QFont(_font(role, _scale))


@cache
def _font(role: str, _of_scale: float) -> QFont:
    # Lists ask for it with every row that they measure or paint.
    load_fonts()
    entry = type_of(role)
    fonts = table()["fonts"][entry.get("family", "text")]
    made = QFont([fonts["family"], *fonts["fallback"]])
    made.setPixelSize(px(entry["size"]))
    made.setWeight(QFont.Weight(entry["weight"]))
    for feature in ("tnum", "lnum"):  # figures of equal width and height, so that columns align
        made.setFeature(QFont.Tag(feature), 1)
    return made

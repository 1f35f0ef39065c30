"""Text that fills a place and never leaves it: smaller, or in several lines."""

from __future__ import annotations

import re
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF
from PySide6.QtWidgets import QLabel

NO_BREAK = "\u00a0"
NUMBERED = ("Phase", "phase", "Turn", "turn", "Round", "round", "Day", "day", "Runde", "Tag")
"""What is called by its number in either language."""
_CALLED = "|".join(rf"(?<=\b{word} )" for word in NUMBERED)
SPACE = re.compile(rf"(?<![+→]) (?![+−]\d|(?<=\d )[A-Z]{{2}}\b|(?:{_CALLED})\d)")
"""Where a line may end: not between a sign and what follows it, nor between a number and its unit or what it numbers."""


def unbroken(text: str) -> str:
    """The text for a label that breaks its lines itself: it does so at `SPACE` alone."""
    return " ".join(word.replace(" ", NO_BREAK) for word in SPACE.split(text))


def largest(size: int, least: int, fits: Callable[[int], bool], step: int = 1) -> int:
    """The largest size from `size` down at which something fits; `least` if it never does."""
    while size > least and not fits(size):
        size = max(least, size - step)
    return size


def narrower(font: QFont, text: str, room: float, least: int = 0) -> QFont:
    """The font, or a smaller one in which the text has room; not under `least`, or two thirds."""
    if QFontMetricsF(font).horizontalAdvance(text) <= room:
        return font
    made = QFont(font)

    def fits(size: int) -> bool:
        made.setPixelSize(size)
        return QFontMetricsF(made).horizontalAdvance(text) <= room

    whole = font.pixelSize()
    made.setPixelSize(largest(whole, least or whole * 2 // 3, fits))
    return made


def write(label: QLabel, font: QFont, text: str, room: int, least: int = 0) -> None:
    """Show a text in one line: in smaller letters (as `narrower`), at last cut with an ellipsis."""
    label.setFont(narrower(font, text, room, least))
    label.setText(label.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room))


def fitted(
    font: QFont, text: str, wide: float, high: float, least: int = 0
) -> tuple[QFont, list[str]]:
    """The largest size up to the font's own, and the lines, with which a text has room.

    Not under `least`, or three fifths.
    """
    made = QFont(font)
    lines: list[str] = []

    def fits(size: int) -> bool:
        made.setPixelSize(size)
        metrics = QFontMetrics(made)
        lines[:] = wrapped(metrics, text, wide)
        narrow = max(map(metrics.horizontalAdvance, lines)) <= wide
        return narrow and metrics.height() * len(lines) <= high

    whole = font.pixelSize()
    size = largest(whole, least or whole * 3 // 5, fits)
    if not lines or size != made.pixelSize():
        fits(size)
    return made, lines


def wrapped(metrics: QFontMetrics | QFontMetricsF, text: str, wide: float) -> list[str]:
    """The text in lines, broken between words; a sign stays before its word, as in “+ Titanium”."""
    lines: list[str] = []
    for word in SPACE.split(text):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= wide:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def whole_words(text: str, metrics: QFontMetrics, room: int) -> str:
    """As many words of the text as fit into a line, and an ellipsis if there are more."""
    if metrics.horizontalAdvance(text) <= room:
        return text
    words = SPACE.split(text)
    for count in range(len(words) - 1, 0, -1):
        shown = f"{' '.join(words[:count]).rstrip(',:;')} …"
        if metrics.horizontalAdvance(shown) <= room:
            return shown
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)


def two_lines(text: str, metrics: QFontMetrics, room: int) -> str:
    """The text in at most two lines; only what does not fit into these ends in an ellipsis."""
    if metrics.horizontalAdvance(text) <= room:
        return text
    words = SPACE.split(text)
    count = 1
    while count < len(words) and metrics.horizontalAdvance(" ".join(words[: count + 1])) <= room:
        count += 1
    lines = (" ".join(words[:count]), " ".join(words[count:]))
    return "\n".join(whole_words(line, metrics, room) for line in lines if line)

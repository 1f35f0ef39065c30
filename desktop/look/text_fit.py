"""Text that fills a place and never leaves it: smaller, or in several lines."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontMetrics


def narrower(font: QFont, text: str, room: float) -> QFont:
    """The font, or a smaller one in which the text has room; never under two thirds."""
    least = font.pixelSize() * 2 // 3
    while QFontMetrics(font).horizontalAdvance(text) > room and font.pixelSize() > least:
        font.setPixelSize(font.pixelSize() - 1)
    return font


def fitted(font: QFont, text: str, wide: float, high: float) -> tuple[QFont, list[str]]:
    """The largest size up to the font's own, and the lines, with which a text has room."""
    least = font.pixelSize() * 3 // 5
    while True:
        metrics = QFontMetrics(font)
        lines = wrapped(metrics, text, wide)
        narrow = max(map(metrics.horizontalAdvance, lines)) <= wide
        fits = narrow and metrics.height() * len(lines) <= high
        if fits or font.pixelSize() <= least:
            return font, lines
        font.setPixelSize(font.pixelSize() - 1)


def wrapped(metrics: QFontMetrics, text: str, wide: float) -> list[str]:
    """The text in lines, broken between words."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= wide:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines

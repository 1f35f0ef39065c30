"""What people have typed, shown as they typed it: in sentences of another direction, and in tooltips."""

from __future__ import annotations

from html import escape
from unicodedata import bidirectional

from PySide6.QtGui import Qt
from PySide6.QtWidgets import QWidget

from desktop.look import tooltip

_RIGHT_TO_LEFT = frozenset(("R", "AL"))
_FIRST_STRONG, _POP = "\u2068", "\u2069"


def isolated(name: str) -> str:
    """A name for the middle of a sentence: one that is written right to left does not turn it."""
    if any(bidirectional(letter) in _RIGHT_TO_LEFT for letter in name):
        return f"{_FIRST_STRONG}{name}{_POP}"
    return name


def tip(widget: QWidget, text: str) -> None:
    """Give a tooltip that shows the text letter by letter."""
    widget.setToolTip(letter_by_letter(text))
    tooltip.watch(widget)


def letter_by_letter(text: str) -> str:
    """A text for a tooltip; Qt would take <b> in it for a command."""
    if Qt.mightBeRichText(text):
        return "<qt>" + escape(text).replace("\n", "<br>") + "</qt>"
    return text

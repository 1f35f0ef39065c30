"""What a screen says: what labels, buttons and rows say, tooltips, and what screen readers are told."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.metadata import distributions

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QTextEdit,
    QWidget,
)

WORD = re.compile(r"[^\W\d_]{3,}")
SAME = {
    *("anna", "ben", "cleo", "dana", "friday", "sunday"),  # what people typed
    *(
        "waypost",
        "red",
        "outpost",
        "outer",
        "earth",
        "robinson",
        "crusoe",
        "inter",
        "vollkorn",
    ),  # names
    *("mit", "bsd", "ofl", "mpl", "lgpl", "gpl", "and", "clause", "apache", "psf"),  # licences
    *(part for each in distributions() for part in WORD.findall(each.name.lower())),  # and of what
    *(
        "bot",
        "bots",
        "export",
        "mine",
        "name",
        "palisade",
        "person",
        "phase",
        "pink",
        "orange",
    ),  # words of both languages
    *("normal", "pause", "start", "version"),
    *("esc", "tab", "enter", "ctrl"),  # as they stand on the keys; Strg is told by Qt
    *("deutsch", "english"),  # each language calls itself
}
"""Words that are rightly the same in both languages."""
TYPED = "Friday at the cabin"
"""What a person called a match."""
PARTS = re.compile(r"[\n:;,.·()„“”\"|]|<[^>]*>| – | › ")


def read(top: QWidget) -> Iterator[str]:
    """Every text that a widget and all in it show or tell."""
    for widget in [top, *top.findChildren(QWidget)]:
        if not widget.isVisible():
            continue
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget.text()
        elif isinstance(widget, QComboBox):
            yield from (widget.itemText(index) for index in range(widget.count()))
        elif isinstance(widget, QLineEdit):
            yield widget.placeholderText()
        elif isinstance(widget, QTextEdit):
            yield widget.toPlainText()
        elif isinstance(widget, QAbstractItemView):
            yield from rows(widget)
        yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())


def rows(view: QAbstractItemView) -> Iterator[str]:
    """The rows of a list, those out of sight too."""
    model = view.model()
    roles = (
        Qt.ItemDataRole.DisplayRole,
        Qt.ItemDataRole.ToolTipRole,
        Qt.ItemDataRole.AccessibleTextRole,
        Qt.ItemDataRole.AccessibleDescriptionRole,
    )
    for number in range(model.rowCount() if model is not None else 0):
        row = model.index(number, 0)
        yield from (str(row.data(role) or "") for role in roles)


def parts(texts: list[str]) -> set[str]:
    """The texts in pieces; those without a word that must differ are left out."""
    pieces = {piece.strip() for text in texts for piece in PARTS.split(text.replace(TYPED, ""))}
    return {
        piece for piece in pieces if any(word.lower() not in SAME for word in WORD.findall(piece))
    }


def same(english: set[str], german: set[str]) -> list[str]:
    """What is the same in both languages, or the beginning of the same where it was cut short."""
    begun = [text[:-1].rpartition(" ")[0] for text in german if text.endswith("…")]
    cut = [text for text in begun if any(f"{each} ".startswith(f"{text} ") for each in english)]
    return sorted(english & german) + sorted(parts(cut))

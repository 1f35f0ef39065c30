"""A screen as lines of text, in the order in which it is seen: what stands there, how it is dressed
and what screen readers are told.

The lines as they were approved lie in `approved/`; others are left in `build/approved`, to be taken over.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollBar,
    QTextEdit,
    QWidget,
)

from tests import proposals
from tests.desktop.screens.painted import Painted
from tests.desktop.screens.reading import rows

SCREENS = (
    *("shelf", "matches", "set-up", "end", "score", "score-tie"),
    *("end-early", "score-wrong", "robinson-set-up", "set-up-table", "settings"),
    *("score-earth", "score-earth-now", "score-earth-wrong", "score-earth-tie"),
)
"""The pages around a match."""
APPROVED = Path(__file__).with_name("approved")
DRESS = ("role", "state", "won", "seat", "clause", "ring", "icon_name", "prominent", "legal")
"""The properties that the style and the focus ring look at."""
CHANGING = re.compile(r"(/\S+)+/|\b[0-9A-F]{8}\b|\b\d+([./]\d+){2,}\b")
"""What is otherwise each time: folders, seeds, versions, days."""
NEWS = "QLabel • "
"""What is new in a version is told on such lines, and they are others each time, too."""
LONGEST = 80
"""So many letters of a text are kept: whole passages have tests of their own."""


def known(screen: str) -> list[str]:
    """What the screen showed when it was approved; nothing if it is new."""
    return proposals.known(kept(screen))


def differences(screen: str, now: list[str]) -> list[str]:
    """The lines in which a screen shows something else than was approved."""
    found = difflib.unified_diff(known(screen), now, "approved", screen, n=0, lineterm="")
    return [*found, *proposals.propose(f"approved/{screen}.txt", now, kept(screen))]


def kept(screen: str) -> Path:
    """The file of a screen as it was approved."""
    return APPROVED / f"{screen}.txt"


def lines(top: QWidget, painted: Painted) -> list[str]:
    """All that a window shows: each thing with what lies in it, from top to bottom."""
    painted.on(top)
    own: dict[QWidget, list[str]] = {}
    for stroke in painted.strokes:
        own.setdefault(stroke.widget, []).append(stroke.text)
    return list(inside(top, own, ""))


def inside(widget: QWidget, painted: Mapping[QWidget, Sequence[str]], indent: str) -> Iterator[str]:
    """What lies in a widget; mere places for others are passed through."""
    held = [each for each in widget.children() if isinstance(each, QWidget) and each.isVisible()]
    for each in sorted(held, key=lambda it: (it.y(), it.x())):
        said = " ".join(parts(each, painted.get(each, ())))
        if said.startswith(NEWS):
            continue
        if said:
            yield indent + said
        yield from inside(each, painted, f"{indent}  " if said else indent)


def parts(widget: QWidget, painted: Sequence[str]) -> Iterator[str]:
    """What one widget shows; nothing if it is a mere place for others."""
    shown = [begun(text) for text in contents(widget, painted) if text]
    told = [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
    dress = [f"{name}={widget.property(name)}" for name in DRESS if widget.property(name)]
    if not (shown or any(told) or dress):
        return
    yield type(widget).__name__
    if name := widget.objectName():
        yield f"#{name}"
    yield from dress
    if not widget.isEnabled():
        yield "off"
    if isinstance(widget, QAbstractButton) and widget.isChecked():
        yield "chosen"
    if widget.hasFocus():
        yield "with the keyboard"
    if shown:
        yield " | ".join(shown)
    if any(told):
        yield f"({'; '.join(map(begun, told))})"


def begun(text: str) -> str:
    """A text on one line, or its beginning, without what is otherwise each time."""
    line = CHANGING.sub("…", " / ".join(text.splitlines()))
    return line if len(line) <= LONGEST else f"{line[:LONGEST]}…"


def contents(widget: QWidget, painted: Sequence[str]) -> Iterator[str]:
    """The words, numbers and pictures of a widget, without those of what lies in it."""
    if isinstance(widget, QLabel):
        yield widget.text()
        if not widget.pixmap().isNull():
            yield "picture"
    elif isinstance(widget, QAbstractButton) and widget.text():
        yield widget.text()
    elif isinstance(widget, QComboBox):
        yield from (widget.itemText(index) for index in range(widget.count()))
    elif isinstance(widget, QLineEdit):
        yield from (widget.text(), widget.placeholderText())
    elif isinstance(widget, QTextEdit):
        yield widget.toPlainText()
    elif isinstance(widget, QAbstractItemView):
        yield from rows(widget)
    elif isinstance(widget, QAbstractSlider) and not isinstance(widget, QScrollBar):
        # How far a page scrolls changes with every line that is told on it.
        yield f"{widget.minimum()} {widget.value()} {widget.maximum()}"
    else:
        yield from painted

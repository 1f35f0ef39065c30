"""What a screen is made of, a line for each part: where it lies, what it says, what it paints.

What the window and the game say is told by where it stands and its gaps alone: other words are no
other screen.
The lines of each screen as it was last agreed upon lie in `outlines/`. To agree upon other ones,
remove the file, run the test of the screens (it writes the file and fails), and read what differs.
"""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import (
    QCoreApplication,
    QEventLoop,
    QLine,
    QLineF,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
    QTimer,
)
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QGradient,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygon,
    QPolygonF,
    QTransform,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QWidget,
)

from desktop.look import drawings
from desktop.scene import pictures
from engine.rules.words import Words, template
from tests.desktop.screens.approved import CHANGING
from tests.desktop.screens.fabric import attached, edges, hidden, laid_out, limits

FOLDER = Path(__file__).parent / "outlines"
PAINTS = (
    *("drawEllipse", "drawImage", "drawLine", "drawPath", "drawPixmap", "drawPolygon"),
    *("drawPolyline", "drawRect", "drawRoundedRect", "drawText", "fillPath", "fillRect"),
    *("resetTransform", "restore", "save", "scale", "setBrush", "setClipPath", "setClipRect"),
    *("setCompositionMode", "setFont", "setOpacity", "setPen", "setRenderHint"),
    *("setTransform", "setWorldTransform", "translate"),
)
GAPS = re.compile(r"{\w+}")
MOST_LETTERS = 60
CHOICE_MS = 30
"""Longer than a combo box waits before it takes the size of what it holds."""
USUAL_ENDS = (Qt.PenCapStyle.SquareCap, Qt.PenJoinStyle.BevelJoin)
QUIET = ("_", "q")
"""So begin properties that are Qt's own."""
PATIENCE = 15
"""Tenths of a second within which a part is laid out."""


def leave_words_out(monkeypatch: pytest.MonkeyPatch, *, apart: bool = False) -> None:
    """Have window and game say the context of each text and its gaps in its place.

    Set apart, the texts of a context are numbered as they come: another one is said, whatever its words.
    """
    read = Words.at
    met: dict[str, list[str]] = {}

    def said(context: str, text: str, _comment: str | None = None) -> str:
        texts = met.setdefault(context, [])
        if text not in texts:
            texts.append(text)
        number = f"{context}{texts.index(text) + 1}" if apart else context
        return " ".join((number, *GAPS.findall(text)))

    def written(words: Words, *path: str) -> str:
        gaps = (f"{{{piece.name}}}" for piece in template(read(words, *path)) if piece.name)
        return " ".join((".".join(path[-2:]), *gaps))

    monkeypatch.setattr(QCoreApplication, "translate", said)
    monkeypatch.setattr(Words, "at", written)


_named: dict[int, str] = {}
"""What pictures show, by Qt's keys of them."""


def name_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Know from here on which file each picture shows, and in which tint."""
    drawn, filled = drawings.drawing, pictures.pixmap

    def drawing(path: Path, width: int, height: int, ratio: float, tint: str) -> QPixmap:
        made = drawn(path, width, height, ratio, tint)
        _named[made.cacheKey()] = f"{path.stem} {tint}".rstrip()
        return made

    def pixmap(name: str, width: int, height: int, stretch: bool = False) -> QPixmap:
        made = filled(name, width, height, stretch)
        _named[made.cacheKey()] = name
        return made

    monkeypatch.setattr(drawings, "drawing", drawing)
    monkeypatch.setattr(pictures, "pixmap", pixmap)


class Strokes:
    """What is painted on widgets, or on another kind of device, stroke by stroke."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, device: type = QWidget) -> None:
        name_pictures(monkeypatch)
        self._device = device
        self.found: dict[object, list[str]] = {}
        for name in PAINTS:
            monkeypatch.setattr(QPainter, name, self._watched(name))

    def _watched(self, name: str) -> Any:
        real = getattr(QPainter, name)

        def stroke(painter: QPainter, *given: Any) -> Any:
            device = painter.device()
            if isinstance(device, self._device):
                known = device if isinstance(device, QWidget) else None
                told = " ".join((name, *map(spelled, given)))
                self.found.setdefault(known, []).append(told)
            return real(painter, *given)

        return stroke


def spelled(it: Any) -> str:
    """A value as it is told in a line, lengths to a tenth."""
    if isinstance(it, bool | str):
        return repr(it).replace(r"\xa0", " ")
    if isinstance(it, float | int):
        return f"{it:.1f}".removesuffix(".0")
    if isinstance(it, QRect | QRectF):
        return f"{spelled(QPointF(it.topLeft()))} {spelled(it.width())}x{spelled(it.height())}"
    if isinstance(it, QPoint | QPointF):
        return f"{spelled(it.x())},{spelled(it.y())}"
    if isinstance(it, QLine | QLineF):
        return f"{spelled(it.p1())} {spelled(it.p2())}"
    if isinstance(it, QColor):
        return it.name(QColor.NameFormat.HexArgb)
    if isinstance(it, QPen):
        said = [it.style().name, spelled(it.widthF())]
        if (it.capStyle(), it.joinStyle()) != USUAL_ENDS:
            said += [it.capStyle().name, it.joinStyle().name]
        if it.style() == Qt.PenStyle.CustomDashLine:
            said += map(spelled, it.dashPattern())
        return " ".join((spelled(it.color()), *said))
    if isinstance(it, QBrush):
        return f"{it.style().name} {spelled(it.color())}"
    if isinstance(it, QGradient):
        return " ".join(f"{spelled(at)} {spelled(colour)}" for at, colour in it.stops())
    if isinstance(it, QFont):
        return f"{it.family()} {it.pixelSize()} {int(it.weight())}"
    if isinstance(it, QPolygon | QPolygonF):
        return " ".join(spelled(point) for point in it.toList())
    if isinstance(it, QPixmap | QImage):
        return f"{it.width()}x{it.height()} {_named.get(it.cacheKey(), '')}".rstrip()
    if isinstance(it, QPainterPath):
        return " ".join(spelled(QPointF(part.x, part.y)) for part in elements(it))
    if isinstance(it, QTransform):
        return " ".join(spelled(part) for part in (it.m11(), it.m12(), it.dx(), it.dy()))
    return getattr(it, "name", None) or str(it)


def elements(path: QPainterPath) -> Iterator[Any]:
    """The points that a path goes through."""
    return (path.elementAt(number) for number in range(path.elementCount()))


def outline(top: QWidget, strokes: Strokes) -> list[str]:
    """The lines of a screen."""
    strokes.found.clear()
    # A widget that Python first meets as what is painted on is another one to it than its parent's child.
    met = top.findChildren(QWidget)
    top.grab()
    lines = list(_lines(top, strokes, 0))
    del met
    return lines


def _lines(widget: QWidget, strokes: Strokes, depth: int) -> Iterator[str]:
    inside = " " * depth
    yield inside + _line(widget)
    yield from (f"{inside} = {it}" for it in (*laid_out(widget.layout()), *attached(widget)))
    if kinds := hidden(widget):
        yield f"{inside} hides {' '.join(kinds)}"
    for stroke in strokes.found.get(widget, ()):
        yield f"{inside} - {stroke}"
    for child in widget.children():
        if isinstance(child, QWidget) and child.isVisible() and not child.isWindow():
            yield from _lines(child, strokes, depth + 1)


def _line(widget: QWidget) -> str:
    place = widget.geometry()
    if widget.isWindow():
        place.moveTo(0, 0)
    said = [type(widget).__name__, widget.objectName(), spelled(place)]
    for raw in widget.dynamicPropertyNames():
        name = bytes(raw.data()).decode()
        if not name.startswith(QUIET) and widget.property(name) not in (None, ""):
            said.append(f"{name}={widget.property(name)}")
    if not widget.isEnabled():
        said.append("off")
    said += [*limits(widget), *edges(widget)]
    if widget.hasFocus():
        said.append("here")
    if widget.focusPolicy() != Qt.FocusPolicy.NoFocus:
        said.append(f"focus={widget.focusPolicy().name}")
    if widget.cursor().shape() != Qt.CursorShape.ArrowCursor:
        said.append(f"cursor={widget.cursor().shape().name}")
    said += [f"“{_short(text)}”" for text in _texts(widget) if text]
    for name, text in (
        ("tip", widget.toolTip()),
        ("name", widget.accessibleName()),
        ("about", widget.accessibleDescription()),
    ):
        if text:
            said.append(f"{name}=“{_short(text)}”")
    return " ".join(part for part in said if part)


def _texts(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QLabel):
        yield widget.text()
        if not widget.pixmap().isNull():
            yield spelled(widget.pixmap())
        if widget.wordWrap():
            yield "wraps"
    elif isinstance(widget, QAbstractButton):
        yield widget.text()
        if not widget.icon().isNull():
            yield spelled(widget.icon().actualSize(widget.iconSize()).width())
        if widget.isChecked():
            yield "checked"
    elif isinstance(widget, QLineEdit):
        yield from (widget.text(), widget.placeholderText(), str(widget.maxLength()))
    elif isinstance(widget, QComboBox):
        yield " ".join(widget.itemText(index) for index in range(widget.count()))
        yield f"at {widget.currentIndex()}"
    elif isinstance(widget, QAbstractItemView) and widget.currentIndex().isValid():
        yield f"at {widget.currentIndex().row()}"


def _short(text: str) -> str:
    text = CHANGING.sub("…", text.replace("\n", " "))
    return text if len(text) <= MOST_LETTERS else f"{text[:MOST_LETTERS]}… {len(text)}"


def changed(name: str, shown: Iterable[tuple[str, QWidget]], strokes: Strokes) -> list[str]:
    """What differs from what was agreed upon of states that follow each other."""
    lines: list[str] = []
    before: list[str] = []
    for state, top in shown:
        come_to_rest(top)
        now = outline(top, strokes)
        lines += [f"-- {state}", *news(now, before)]
        before = now
    return [] if lines == agreed(name) else differences(name, lines)


def come_to_rest(top: QWidget) -> None:
    """Let a choice take the size of what it holds, and all others their place beside it."""
    QApplication.processEvents()
    before: list[QRect] = []
    for _ in range(PATIENCE if top.findChild(QComboBox) is not None else 0):
        later()
        now = [each.geometry() for each in top.findChildren(QWidget)]
        if now == before:
            break
        before = now


def later() -> None:
    """Until a timer has fired that was begun after those of all choices and runs longer.

    However busy the machine is, theirs come first; a deadline passes without them.
    """
    loop = QEventLoop()
    QTimer.singleShot(CHOICE_MS, loop.quit)
    loop.exec()
    QApplication.processEvents()


def news(now: list[str], before: list[str]) -> list[str]:
    """The lines that are new since before, each as often as it is more, and how many have gone."""
    left = Counter(before)
    new = []
    for line in now:
        if left[line]:
            left[line] -= 1
        else:
            new.append(line)
    return [*new, f"{left.total()} have gone"]


def agreed(name: str) -> list[str] | None:
    """The lines that were agreed upon for a screen of that name; None if none were."""
    path = FOLDER / f"{name}.txt"
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else None


def differences(name: str, lines: list[str]) -> list[str]:
    """What differs from the outline that was agreed upon; without one these lines are written."""
    known = agreed(name)
    if known is None:
        path = FOLDER / f"{name}.txt"
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return [f"{path} has been written: read it"]
    return [
        f"{name}: {line}"
        for line in difflib.unified_diff(known, lines, lineterm="", n=0)
        if not line.startswith(("---", "+++", "@@"))
    ]


def lies_as_agreed(name: str, made: QWidget, strokes: Strokes) -> None:
    """Fail unless a widget that is shown comes to lie as it was agreed upon under that name."""
    for _ in range(PATIENCE):
        if outline(made, strokes) == agreed(name):
            return
        QTest.qWait(100)
    pytest.fail("\n".join(differences(name, outline(made, strokes))))

"""Whether a screen is whole: its words have room and are painted, and nothing lies over them."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QBoxLayout,
    QGridLayout,
    QLabel,
    QLayout,
    QPushButton,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from desktop.boards.robinson_crusoe.table.hand_over.card import HandOverCard
from desktop.boards.robinson_crusoe.table.read_out import ReadOut
from desktop.look.keys import Keys
from desktop.match.curtain import Curtain
from desktop.match.people import People
from tests.desktop.screens.fabric import items

LEEWAY = 1
"""Pixels by which rounding may differ."""
LAID_OVER = (Curtain, HandOverCard, Keys, People, ReadOut)
"""What lies over a page on purpose."""
UNLIMITED = 16_777_215
"""The largest size of a widget, where nobody sets one."""


def scrolls(widget: QWidget) -> tuple[bool, bool]:
    """Whether what lies in it can be scrolled to, across and down; inside another widget."""
    off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    if not isinstance(widget, QAbstractScrollArea):
        return False, False
    return widget.horizontalScrollBarPolicy() != off, widget.verticalScrollBarPolicy() != off


def cut_off(widget: QWidget) -> str:
    """What hides a part of a widget that no scrolling shows; empty if nothing does."""
    area = QRect(QPoint(), widget.size())
    step = widget
    while (above := step.parentWidget()) is not None and not step.isWindow():
        area.translate(step.pos())
        holder = above.parentWidget()
        across, down = scrolls(holder) if holder is not None else (False, False)
        room = above.rect().adjusted(-LEEWAY, -LEEWAY, LEEWAY, LEEWAY)
        if not across and (area.left() < room.left() or area.right() > room.right()):
            return f"{type(above).__name__} {above.objectName()} across"
        if not down and (area.top() < room.top() or area.bottom() > room.bottom()):
            return f"{type(above).__name__} {above.objectName()} down"
        if down or across:
            area = area.intersected(above.rect())
            if area.isEmpty():
                return ""
        step = above
    return ""


def room_in(widget: QLabel | QPushButton) -> QRect:
    """The part of a widget that its words may fill."""
    if isinstance(widget, QLabel):
        return widget.contentsRect()
    option = QStyleOptionButton()
    widget.initStyleOption(option)
    style = widget.style()
    room = style.subElementRect(QStyle.SubElement.SE_PushButtonContents, option, widget)
    if not widget.icon().isNull():
        room.setWidth(room.width() - widget.iconSize().width())
    return room


def is_cramped(widget: QLabel | QPushButton) -> bool:
    """Whether the words need more room than they have."""
    text, room = widget.text(), room_in(widget)
    metrics = widget.fontMetrics()
    if isinstance(widget, QLabel) and widget.textFormat() == Qt.TextFormat.RichText:
        # A passage is measured when it comes into sight.
        seen = not widget.visibleRegion().isEmpty()
        return seen and widget.heightForWidth(widget.width()) > widget.height() + LEEWAY
    if isinstance(widget, QLabel) and widget.wordWrap():
        needed = metrics.boundingRect(
            QRect(0, 0, room.width(), 10_000), Qt.TextFlag.TextWordWrap, text
        )
    else:
        text = text.replace("&&", "&")
        everywhere = QRect(0, 0, 10_000, 10_000)
        needed = metrics.boundingRect(everywhere, Qt.AlignmentFlag.AlignLeft, text)
        if "\n" not in text:
            # What is painted of one line may be less than the line.
            needed = metrics.tightBoundingRect(text)
    return needed.width() > room.width() + LEEWAY or needed.height() > room.height() + 2 * LEEWAY


def worded(top: QWidget) -> Iterator[QLabel | QPushButton]:
    """The labels and buttons with words that are shown in a window."""
    for widget in top.findChildren(QWidget):
        if isinstance(widget, QLabel | QPushButton) and widget.isVisible() and widget.text():
            yield widget


def name_of(widget: QLabel | QPushButton) -> str:
    """A widget as a fault names it."""
    return f"{type(widget).__name__} {widget.objectName()} “{widget.text()}”"


def faults(top: QWidget) -> Iterator[str]:
    """The words in a window that have no room."""
    for widget in worded(top):
        told = "…" in widget.text() and len(widget.toolTip()) >= len(widget.text())
        what = name_of(widget)
        if is_cramped(widget) and not told:
            yield f"{what} has too little room: {room_in(widget).size().toTuple()}"
        elif by := cut_off(widget):
            yield f"{what} is cut off by {by}"


def unpainted(top: QWidget) -> Iterator[str]:
    """What a window shows as a plain area: itself, or the place of a word that nothing covers."""
    image = top.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    ratio = image.devicePixelRatio()
    if not has_colours(image, 16):
        yield f"{type(top).__name__} is empty"
    for widget in worded(top):
        seen = widget.visibleRegion().boundingRect()
        if seen.size() != widget.size() or covering(widget, top):
            continue
        corner = widget.mapTo(top, seen.topLeft())
        if not has_colours(image.copy(QRect(corner * ratio, seen.size() * ratio)), 2):
            yield f"{name_of(widget)} is not painted"


def has_colours(image: QImage, least: int) -> bool:
    """Whether there are so many colours in an image of 32 bits a pixel."""
    pixels, found = memoryview(image.constBits()).cast("I"), set[int]()
    for line in range(image.height()):
        found.update(pixels[line * image.width() : (line + 1) * image.width()])
        if len(found) >= least:
            return True
    return False


def covered(top: QWidget) -> Iterator[str]:
    """The words in a window over whose middle lies what should not be there."""
    for widget in worded(top):
        over = covering(widget, top)
        if over and not any(isinstance(each, LAID_OVER) for each in over):
            what = ", ".join(f"{type(each).__name__} {each.objectName()}" for each in over)
            yield f"{name_of(widget)} is covered by {what}"


def covering(widget: QWidget, top: QWidget) -> list[QWidget]:
    """What lies over the middle of a widget's part that is in sight, and all that holds it."""
    seen = widget.visibleRegion()
    if seen.isEmpty() or any(is_for_the_eye(each) for each in lineage(widget)):
        return []
    over = top.childAt(widget.mapTo(top, seen.boundingRect().center()))
    around = lineage(widget)
    if over is None or over in around or widget.isAncestorOf(over):
        return []
    return [each for each in lineage(over) if each not in around]


def lineage(widget: QWidget) -> list[QWidget]:
    """A widget and all that it lies in, up to its window."""
    found = [widget]
    while not found[-1].isWindow() and (above := found[-1].parentWidget()) is not None:
        found.append(above)
    return found


def is_for_the_eye(widget: QWidget) -> bool:
    """Whether the mouse goes through it to what lies below."""
    return widget.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def off_the_grid(top: QWidget) -> Iterator[str]:
    """The gaps and set sizes in a window that are an odd number of pixels; a hairline is one."""
    for widget in [top, *top.findChildren(QWidget)]:
        if not widget.isVisible() or widget.objectName().startswith("qt_"):
            continue
        lengths = [length for each in layouts(widget) for length in gaps(each)]
        for size in (widget.minimumSize(), widget.maximumSize()):
            lengths += [length for length in (size.width(), size.height()) if length < UNLIMITED]
        if isinstance(widget, QAbstractButton) and not widget.icon().isNull():
            lengths.append(widget.iconSize().height())
        if isinstance(widget, QLabel) and not widget.pixmap().isNull():
            lengths += widget.pixmap().deviceIndependentSize().toSize().toTuple()
        if odd := [length for length in lengths if length > 1 and length % 2]:
            held = " in ".join(type(each).__name__ for each in lineage(widget)[:4])
            yield f"{held} {widget.objectName()} has lengths of {odd} px"


def odd_gaps(top: QWidget) -> Iterator[str]:
    """The layouts in a window whose gaps are an odd number of pixels; a hairline is one."""
    for widget in [top, *top.findChildren(QWidget)]:
        if widget.isVisible() and not widget.objectName().startswith("qt_"):
            lengths = [length for each in layouts(widget) for length in gaps(each)]
            if odd := [length for length in lengths if length > 1 and length % 2]:
                held = " in ".join(type(each).__name__ for each in lineage(widget)[:4])
                yield f"{held} {widget.objectName()} has gaps of {odd} px"


def layouts(widget: QWidget) -> Iterator[QLayout]:
    """The layouts of a widget, one inside the other."""
    waiting = [widget.layout()]
    while waiting:
        layout = waiting.pop()
        if isinstance(layout, QBoxLayout | QGridLayout):
            yield layout
            waiting += [item.layout() for item in items(layout)]


def gaps(layout: QLayout) -> list[int]:
    """What a layout leaves free around what lies in it, and between."""
    around = layout.contentsMargins()
    found = [around.left(), around.top(), around.right(), around.bottom()]
    if isinstance(layout, QGridLayout):
        return [*found, layout.horizontalSpacing(), layout.verticalSpacing()]
    return [*found, layout.spacing()]

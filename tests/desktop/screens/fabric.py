"""How a widget is put together, in words of a line: its layout, limits, edges, keys and clocks.

Much of it is seen only with other words, in another window or at another size.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QMargins, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QFont, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSlider,
    QBoxLayout,
    QGridLayout,
    QLabel,
    QLayout,
    QLayoutItem,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QScrollBar,
    QSizePolicy,
    QWidget,
)
from shiboken6 import invalidate

UNLIMITED = 16_777_215
"""The largest size of a widget, where nobody sets one."""
HERE = Qt.FindChildOption.FindDirectChildrenOnly
PLAIN = QSizePolicy.Policy.Preferred
BY_MOUSE = Qt.TextInteractionFlag.LinksAccessibleByMouse
OF_QT = ("qt_", "_q_")
"""So begin the names of what Qt puts into its widgets itself."""


def limits(widget: QWidget) -> Iterator[str]:
    """How small and large it may get, what it leaves free, and what the mouse does there."""
    policy = widget.sizePolicy()
    if widget.minimumSize() != QSize(0, 0):
        yield f"least={_size(widget.minimumSize())}"
    if widget.maximumSize() != QSize(UNLIMITED, UNLIMITED):
        yield f"most={_size(widget.maximumSize())}"
    if (policy.horizontalPolicy(), policy.verticalPolicy()) != (PLAIN, PLAIN):
        yield f"{policy.horizontalPolicy().name}/{policy.verticalPolicy().name}"
    if policy.horizontalStretch() or policy.verticalStretch():
        yield f"grows={policy.horizontalStretch()}/{policy.verticalStretch()}"
    if policy.hasHeightForWidth():
        yield "high-for-wide"
    if policy.retainSizeWhenHidden():
        yield "keeps-place"
    if widget.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents):
        yield "through"
    if widget.acceptDrops():
        yield "drops"
    if (other := widget.focusProxy()) is not None:
        yield f"keyboard-to={type(other).__name__}"


def edges(widget: QWidget) -> Iterator[str]:
    """What is set of the words, the bars and the fields of Qt's own kinds of widgets."""
    if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
        yield _font(widget.font())
    if isinstance(widget, QLabel):
        usual = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if (side := widget.alignment()) != usual:
            yield _side(side)
        if (widget.margin(), widget.indent()) != (0, -1):
            yield f"{widget.margin()} {widget.indent()}"
        if (inner := widget.contentsMargins()) != QMargins():
            yield f"in={_around(inner)}"
        yield widget.textFormat().name
        if (flags := widget.textInteractionFlags()) != BY_MOUSE:
            yield _flags(flags)
        if (other := widget.buddy()) is not None:
            yield f"of={type(other).__name__}"
    elif isinstance(widget, QAbstractButton):
        signs = (widget.isCheckable(), widget.autoRepeat(), widget.autoExclusive())
        names = ("checkable", "repeats", "alone")
        yield from (name for name, is_so in zip(names, signs, strict=True) if is_so)
        if isinstance(widget, QPushButton):
            if widget.isDefault():
                yield "default"
            if widget.menu() is not None:
                yield "menu"
        if not widget.shortcut().isEmpty():
            yield f"key={widget.shortcut().toString()}"
    elif isinstance(widget, QLineEdit):
        yield f"{_side(widget.alignment())} {_around(widget.textMargins())}"
        if widget.isReadOnly():
            yield "read-only"
        if (rule := widget.validator()) is not None:
            yield type(rule).__name__
    elif isinstance(widget, QAbstractSlider) and not isinstance(widget, QScrollBar):
        yield f"{widget.minimum()} {widget.value()} {widget.maximum()}"
        yield f"by={widget.singleStep()}/{widget.pageStep()}"
    elif isinstance(widget, QAbstractScrollArea):
        bars = (widget.horizontalScrollBarPolicy(), widget.verticalScrollBarPolicy())
        yield "bars=" + "/".join(bar.name.removeprefix("ScrollBar") for bar in bars)
        yield f"frame={widget.frameShape().name}"
        if isinstance(widget, QScrollArea) and widget.widgetResizable():
            yield "resizes"


def attached(widget: QObject) -> Iterator[str]:
    """The keys that it listens to, and its clocks."""
    for keys in widget.findChildren(QShortcut, options=HERE):
        off = "" if keys.isEnabled() else " off"
        again = " again" if keys.autoRepeat() else ""
        yield f"key {keys.key().toString()} {keys.context().name}{off}{again}"
    for action in widget.findChildren(QAction, options=HERE):
        if not action.shortcut().isEmpty():
            yield f"key {action.shortcut().toString()} action"
    for clock in widget.findChildren(QTimer, options=HERE):
        yield f"clock {clock.interval()} {'once' if clock.isSingleShot() else 'again'}"


def laid_out(layout: QLayout | None) -> Iterator[str]:
    """What each layout leaves free and how it shares the room, one inside the other."""
    # What other kinds do with their room is told by where things lie.
    if not isinstance(layout, QBoxLayout | QGridLayout):
        return
    said = [type(layout).__name__, _around(layout.contentsMargins())]
    if isinstance(layout, QBoxLayout):
        said += [layout.direction().name, f"gap {layout.spacing()}"]
        said += [_item(item, layout.stretch(number)) for number, item in enumerate(items(layout))]
    else:
        said.append(f"gaps {layout.horizontalSpacing()} {layout.verticalSpacing()}")
        for number in range(layout.columnCount()):
            said.append(f"|{layout.columnStretch(number)} {layout.columnMinimumWidth(number)}")
        for number in range(layout.rowCount()):
            said.append(f"_{layout.rowStretch(number)} {layout.rowMinimumHeight(number)}")
        for number, item in enumerate(items(layout)):
            said.append(f"{layout.getItemPosition(number)}{_item(item, 0)}")
    yield " ".join(said)
    for inner in [item.layout() for item in items(layout)]:
        yield from laid_out(inner)


def items(layout: QBoxLayout | QGridLayout) -> Iterator[QLayoutItem]:
    """What lies in a layout, one after the other; each may be read until the next one is asked for.

    Python is not told when an item goes with its widget. It would know the place in memory as that of
    the item for as long as the layout lives, and delete twice what is made there next.
    """
    for number in range(layout.count()):
        item = layout.itemAt(number)
        assert item is not None, "one of those counted"
        yield item
        if not isinstance(item, QLayout):
            invalidate(item)


def hidden(widget: QWidget) -> list[str]:
    """The kinds of what lies in it and is not shown."""
    return [
        type(each).__name__
        for each in widget.children()
        if isinstance(each, QWidget)
        and each.isHidden()
        and not each.isWindow()
        and not each.objectName().startswith(OF_QT)
    ]


def _item(item: QLayoutItem, stretch: int) -> str:
    said = f"{stretch}"
    if (space := item.spacerItem()) is not None:
        said += f" space {_size(space.sizeHint())}"
    if item.alignment():
        said += f" {_side(item.alignment())}"
    return f"({said})"


def _size(size: QSize) -> str:
    wide, high = ("any" if it == UNLIMITED else str(it) for it in (size.width(), size.height()))
    return f"{wide}x{high}"


def _around(it: QMargins) -> str:
    return f"[{it.left()} {it.top()} {it.right()} {it.bottom()}]"


def _side(side: Qt.AlignmentFlag) -> str:
    return _flags(side).replace("Align", "")


def _flags(flags: Qt.AlignmentFlag | Qt.TextInteractionFlag) -> str:
    return (flags.name or "").replace("|", "+")


def _font(font: QFont) -> str:
    said = f"{font.pixelSize()}px {int(font.weight())}"
    for name, is_so in (("italic", font.italic()), ("struck", font.strikeOut())):
        said += f" {name}" if is_so else ""
    return said

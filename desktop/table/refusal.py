"""Why something could not be told, beside what was pressed; it takes no room from anything."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.look.notice import Notice
from desktop.table.free_place import is_free, nearest, pressable, taken
from desktop.table.measure import Measure
from desktop.table.touch import TouchButton

WIDEST, GAP, EDGE = 640, 10, 16
NARROWER = (480, 360, 280)
"""So wide it is where a wider one would lie over what can be pressed."""
_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress)


class Refusal(Notice):
    """A notice beside the thing that has the keyboard, off what can be pressed instead.

    Nothing moves under the finger for it. The next press elsewhere puts it away and does what it
    was meant for. Where nothing was pressed it lies above the bar. `table` is the part of the page
    over which it lies, `others` are what it leaves free there, too.
    """

    _anchor: TouchButton | None = None
    """What was pressed."""

    def __init__(
        self, page: QWidget, measure: Measure, table: QWidget, others: Sequence[QWidget] = ()
    ) -> None:
        super().__init__()
        self.setParent(page)
        self._page, self._measure, self._table, self._others = page, measure, table, others

    def _fill(self) -> None:
        super()._fill()
        self._measure.dress(self.words, lambda it: it.setFont(self._measure.font("table.label")))

    def tell(self, sentence: str, verb: str = "", do: Callable[[], object] | None = None) -> None:
        """Say a sentence beside what was pressed."""
        focus = QApplication.focusWidget()
        is_pressed = isinstance(focus, TouchButton) and self._page.isAncestorOf(focus)
        self._anchor = focus if is_pressed and isinstance(focus, TouchButton) else None
        super().tell(sentence, verb, do)
        self.place()
        # What is said at the opening is said before everything has its place.
        QTimer.singleShot(0, self, self.place)
        self.raise_()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    def hide(self) -> None:
        """The keyboard, if it is in here, goes back to what was pressed."""
        focus = QApplication.focusWidget()
        if self._anchor is not None and focus is not None and self.isAncestorOf(focus):
            self._anchor.setFocus(Qt.FocusReason.OtherFocusReason)
        super().hide()

    def place(self) -> None:
        """Where it hides neither what was pressed nor what is to be pressed."""
        if self.layout() is None or self.isHidden():
            return
        px = self._measure.px
        room = self._room()
        wide = min(room.width(), px(WIDEST)) if self._anchor is not None else room.width()
        sizes = [self._size(wide), *(self._size(px(it)) for it in NARROWER if px(it) < wide)]
        low = QRect(QPoint(room.left(), room.bottom() + 1 - sizes[0].height()), sizes[0])
        at = QRect(room.left(), room.bottom() + 1, room.width(), 0)
        if self._anchor is not None and self._anchor.isVisible():
            at = QRect(self._anchor.mapTo(self._page, QPoint()), self._anchor.size())
        buttons = pressable(self._page, self, *self._others)
        free = (nearest(size, at, room, buttons, px(GAP)) for size in sizes)
        due = taken(self._page, *self._others)
        near = next((it for it in free if it is not None), None)
        here = near or nearest(sizes[0], at, room, due, px(GAP)) or low
        self.setGeometry(here)
        # Where it lies over a button, a press reaches that, and puts this away.
        gives_way = not self._leads and not is_free(here, buttons)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, gives_way)

    def _size(self, wide: int) -> QSize:
        layout = self.layout()
        assert layout is not None
        if layout.hasHeightForWidth():
            # The least height that it knows is that of the narrowest text.
            return QSize(wide, layout.totalHeightForWidth(wide))
        return QSize(wide, layout.totalMinimumSize().height())

    def _room(self) -> QRect:
        edge, gap = self._measure.px(EDGE), self._measure.px(GAP)
        area = QRect(self._table.mapTo(self._page, QPoint()), self._table.size())
        return area.adjusted(edge, gap, -edge, -gap)

    def showEvent(self, event: QShowEvent) -> None:
        """The next press elsewhere ends it."""
        super().showEvent(event)
        if (app := QApplication.instance()) is not None:
            app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go away at a press elsewhere, and let it happen; Tab goes to its verb."""
        if event.type() in _PRESSES and isinstance(watched, QWidget):
            if self.isHidden():
                if (app := QApplication.instance()) is not None:
                    app.removeEventFilter(self)
            elif watched is not self and not self.isAncestorOf(watched):
                if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Tab and self._leads:
                    self.verb.setFocus(Qt.FocusReason.TabFocusReason)
                    return True
                self.hide()
        return False

    @property
    def _leads(self) -> bool:
        """Whether it has a verb, to which Tab then goes."""
        return not self.verb.isHidden()

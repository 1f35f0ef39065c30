"""Why something could not be told, beside what was pressed, or where nothing is free below the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from desktop.look.controls import Saying
from desktop.look.notice import Notice
from desktop.look.with_layout import WithLayout
from desktop.table.free_place import DEEPEST, nearest, pressable
from desktop.table.measure import Measure
from desktop.table.strip import GAP, Strip
from desktop.table.touch import TouchButton

WIDEST, EDGE = 640, 16
NARROWER = (480, 360, 280)
"""So wide it is where a wider one would lie over what can be pressed."""


class Refusal(Notice):
    """A notice beside the thing that has the keyboard, off all that can be pressed instead.

    Nothing moves under the finger for it. The next press elsewhere puts it away and does what it
    was meant for. Where nothing was pressed it lies low on the `table`, the part of the page
    over which it may lie; `others` are what it leaves free there, too. Where no place is free, or
    only one for many narrow lines, it is a strip of the page above the `bar`, and the table has
    less room; so it is where it stays.
    """

    gone = Signal(object)
    """Somebody has put away what was said about that."""
    _anchor: TouchButton | None = None
    """What was pressed."""

    def __init__(
        self,
        page: QWidget,
        measure: Measure,
        table: QScrollArea,
        bar: QWidget,
        others: Sequence[QWidget] = (),
    ) -> None:
        super().__init__()
        self.setParent(page)
        self._page, self._measure, self._table, self._others = page, measure, table, others
        self.strip = Strip(self, page, table, bar, measure)
        self._places = WithLayout(self, self.place)

    def _fill(self) -> None:
        super()._fill()
        self.setFocusProxy(self.verb)
        self._measure.dress(self.words, lambda it: it.setFont(self._measure.font("table.label")))

    def tell(
        self,
        sentence: Saying | str,
        verb: Saying | str = "",
        do: Callable[[], object] | None = None,
        about: object = None,
    ) -> None:
        """Say a sentence beside what was pressed; in a strip what stays."""
        stays = about is not None
        focus = None if stays else QApplication.focusWidget()
        is_pressed = isinstance(focus, TouchButton) and self._page.isAncestorOf(focus)
        self._anchor = focus if is_pressed and isinstance(focus, TouchButton) else None
        if self.about is not None and not stays:
            # The table takes its room again, over which this one finds its place.
            self.hide()
        self.strip.stay(is_kept=stays)
        super().tell(sentence, verb, do, about)
        self.raise_()
        # What is said at the opening is said before everything has its place.
        self._places.want()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.text))

    def put_away(self) -> None:
        super().put_away()
        self.gone.emit(self.about)

    def pass_by(self) -> None:
        """The match has gone on: only what stays is still said."""
        if self.about is None:
            self.hide()

    def place(self) -> None:
        """Where it hides neither what was pressed nor what can be pressed."""
        if self.layout() is None or self.isHidden() or self.strip.is_laid:
            return
        if self.about is not None:
            # Whatever it lay over would be hidden all the time.
            self.strip.lay()
            return
        px = self._measure.px
        room = self._room()
        wide = min(room.width(), px(WIDEST)) if self._anchor is not None else room.width()
        sizes = [self._size(wide), *(self._size(px(it)) for it in NARROWER if px(it) < wide)]
        at = QRect(room.left(), room.bottom() + 1, room.width(), 0)
        if self._anchor is not None and self._anchor.isVisible():
            at = self._area(self._anchor)
        buttons = pressable(self._page, self, *self._others)
        most = self._page.height() * DEEPEST
        low = (size for size in sizes if size.height() <= most)
        free = (nearest(size, at, room, buttons, px(GAP)) for size in low)
        here = next((it for it in free if it is not None), None)
        if here is not None:
            self.setGeometry(here)
            return
        self.strip.lay(self._anchor)

    @property
    def takes(self) -> int:
        """How much of the page's height it takes from the table as long as it stays."""
        is_laid = self.about is not None and self.strip.is_laid
        return self._size(self._page.width()).height() if is_laid else 0

    def _size(self, wide: int) -> QSize:
        layout = self.layout()
        assert layout is not None
        # The least height that it knows is that of the narrowest text.
        return QSize(wide, layout.totalHeightForWidth(wide))

    def _room(self) -> QRect:
        edge, gap = self._measure.px(EDGE), self._measure.px(GAP)
        room, anchor = self._area(self._table), self._anchor
        if anchor is not None and anchor.isVisible() and not self._table.isAncestorOf(anchor):
            # Words beside what was pressed may be covered where it stands, too.
            room |= self._area(anchor.parentWidget() or anchor)
        return room.adjusted(edge, gap, -edge, -gap)

    def _area(self, part: QWidget) -> QRect:
        return QRect(part.mapTo(self._page, QPoint()), part.size())

"""Why something could not be told, beside what was pressed; it takes no room from anything."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.look.notice import Notice
from desktop.table.measure import Measure
from desktop.table.touch import LEGAL, PRIMARY, TouchButton

WIDEST, GAP, EDGE, STEP = 640, 10, 16, 12
_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress)


class Refusal(Notice):
    """A notice beside the thing that has the keyboard, off what is to be pressed instead.

    Nothing moves under the finger for it. The next press elsewhere puts it away and does what it
    was meant for. Where nothing was pressed it lies above the bar.
    """

    _anchor: TouchButton | None = None
    """What was pressed."""

    def __init__(self, page: QWidget, measure: Measure) -> None:
        super().__init__()
        self.setParent(page)
        self._page, self._measure = page, measure
        self.above, self.below = 0, 0
        """Pixels of the page that it leaves alone: its bar above, and what lies under the table."""

    def _fill(self) -> None:
        super()._fill()
        self._measure.dress(self._text, lambda it: it.setFont(self._measure.font("table.label")))

    def tell(self, sentence: str, verb: str = "", do: Callable[[], object] | None = None) -> None:
        """Say a sentence beside what was pressed."""
        focus = QApplication.focusWidget()
        is_pressed = isinstance(focus, TouchButton) and self._page.isAncestorOf(focus)
        self._anchor = focus if is_pressed and isinstance(focus, TouchButton) else None
        super().tell(sentence, verb, do)
        self.place()
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
        layout = self.layout()
        if layout is None or self.isHidden():
            return
        px = self._measure.px
        room = self._room()
        wide = min(room.width(), px(WIDEST)) if self._anchor is not None else room.width()
        high = layout.totalMinimumSize().height()
        if layout.hasHeightForWidth():
            # The least height that it knows is that of the narrowest text.
            high = layout.totalHeightForWidth(wide)
        here = QRect(room.left(), room.bottom() + 1 - high, wide, high)
        if self._anchor is not None and self._anchor.isVisible():
            here = self._beside(self._anchor, here, room)
        self.setGeometry(here)

    def _room(self) -> QRect:
        edge, gap = self._measure.px(EDGE), self._measure.px(GAP)
        return self._page.rect().adjusted(edge, self.above + gap, -edge, -self.below - gap)

    def _beside(self, anchor: QWidget, size: QRect, room: QRect) -> QRect:
        """As near to it as is free: below, above, or where else there is room."""
        gap, step = self._measure.px(GAP), self._measure.px(STEP)
        at = QRect(anchor.mapTo(self._page, QPoint()), anchor.size())
        last = room.right() + 1 - size.width(), room.bottom() + 1 - size.height()
        beside = min(max(at.center().x() - size.width() // 2, room.left()), last[0])
        lefts = (beside, at.right() + gap, at.left() - gap - size.width(), room.left(), last[0])
        tops = (
            at.bottom() + gap,
            at.top() - gap - size.height(),
            *range(room.top(), last[1], step),
        )
        taken = [at, *self._asked()]
        places = [
            found
            for left in lefts
            for top in tops
            if room.contains(found := QRect(QPoint(left, top), size.size()))
            and not any(found.intersects(it) for it in taken)
        ]
        return min(places, key=lambda it: _apart(it, at), default=size)

    def _asked(self) -> list[QRect]:
        """Where the things lie that are to be pressed now."""
        return [
            QRect(it.mapTo(self._page, QPoint()), it.size())
            for it in self._page.findChildren(TouchButton)
            if it.look in (LEGAL, PRIMARY) and it.isVisible() and not it.reason
        ]

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
                    self._verb.setFocus(Qt.FocusReason.TabFocusReason)
                    return True
                self.hide()
        return False

    @property
    def _leads(self) -> bool:
        """Whether it has a verb, to which Tab then goes."""
        return self._verb.isVisible()


def _apart(here: QRect, there: QRect) -> int:
    """How far two places are apart; what lies below is a little nearer than what lies above."""
    across = max(here.left() - there.right(), there.left() - here.right(), 0)
    down = max(here.top() - there.bottom(), (there.top() - here.bottom()) * 2, 0)
    return across + down

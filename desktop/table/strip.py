"""Room below a table for what is said over it where no place is free, until the next press is over."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QInputEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QScrollArea, QWidget

from desktop.look.with_layout import WithLayout
from desktop.table.measure import Measure

GAP = 10
_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress)


class Strip(QObject):
    """Puts what is `said` over a `table` away at the next press elsewhere, and lets that happen.

    Where it is `lay`ed it is a strip of the page above the `bar`, and the table has less room:
    nothing moves under the finger, so it goes away once the press is over.
    """

    changed = Signal()
    """It takes room from the table now, or no longer."""
    is_laid = False
    _goes = False
    """Whether a press elsewhere has begun, with which a strip goes away."""
    _keeps: QWidget | None = None
    _is_kept = False
    _is_new = True
    """Whether nothing has been pressed elsewhere since it was said."""

    def __init__(
        self, said: QWidget, page: QWidget, table: QScrollArea, bar: QWidget, measure: Measure
    ) -> None:
        super().__init__(said)
        self._said, self._page, self._table, self._bar = said, page, table, bar
        self._measure = measure
        self._scrolled = 0, 0
        """From where and to where the table was scrolled for what stays seen."""
        self._shows = WithLayout(self, self._show_kept)
        said.installEventFilter(self)

    def stay(self, *, is_kept: bool = False) -> None:
        """Something else is said now: the press that had it said does not put it away.

        No press elsewhere does that to what `is_kept`.
        """
        self._goes, self._is_kept, self._is_new = False, is_kept, True

    def lay(self, keeps: QWidget | None = None) -> None:
        """Be a strip above the bar; what it `keeps` stays seen in the smaller table."""
        self.is_laid, self._keeps = True, keeps
        column = self._column
        column.insertWidget(column.indexOf(self._bar), self._said)
        self._shows.want()
        self.changed.emit()

    def leave(self) -> None:
        """It has been read: put it away, unless the press that is under way does."""
        if not self._goes:
            self._said.hide()

    def _end(self) -> None:
        self._goes = False
        if self.is_laid:
            self.is_laid = False
            self._column.removeWidget(self._said)
            before, after = self._scrolled
            if (bar := self._table.verticalScrollBar()).value() == after:
                bar.setValue(before)
            self.changed.emit()

    @property
    def _column(self) -> QBoxLayout:
        """What the page is laid out by."""
        column = self._page.layout()
        assert isinstance(column, QBoxLayout), "the table stands above the bar"
        return column

    def _show_kept(self) -> None:
        bar = self._table.verticalScrollBar()
        before = bar.value()
        if self._keeps is not None and self._table.isAncestorOf(self._keeps):
            self._table.ensureWidgetVisible(self._keeps, 0, self._measure.px(GAP))
        self._scrolled = before, bar.value()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Put it away at a press elsewhere, and let that happen; Tab goes to its verb."""
        # While something is said all that happens anywhere comes by.
        if watched is not self._said and not isinstance(event, QInputEvent):
            return False
        kind, app = event.type(), QApplication.instance()
        if watched is self._said and app is not None:
            if kind == QEvent.Type.Show:
                app.installEventFilter(self)
            elif kind == QEvent.Type.HideToParent:
                app.removeEventFilter(self)
                self._end()
        if kind == QEvent.Type.MouseButtonRelease and self._goes:
            QTimer.singleShot(0, self, self._go)
        if kind in _PRESSES and isinstance(watched, QWidget):
            return self._press(watched, event)
        return False

    def _press(self, watched: QWidget, event: QEvent) -> bool:
        """Whether the press was for its verb alone."""
        said = self._said
        if watched is said or said.isAncestorOf(watched):
            return False
        verb, is_new = said.focusProxy(), self._is_new
        self._is_new = False
        is_tab = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Tab
        if is_tab and is_new and verb is not None and not verb.isHidden():
            verb.setFocus(Qt.FocusReason.TabFocusReason)
            return True
        if self._is_kept:
            return False
        if self.is_laid and event.type() == QEvent.Type.MouseButtonPress:
            self._goes = True
        else:
            said.hide()
        return False

    def _go(self) -> None:
        """Unless the press has had it say something else."""
        if self._goes:
            self._said.hide()

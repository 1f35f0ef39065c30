"""A table of panels: a clock above, what is told below, and beside it or below what lies for all."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from desktop.boards.contract import type_of_laid
from desktop.look.translate import speak, translate
from desktop.table.measure import Measure
from desktop.table.touch import TouchButton

_NO_LIMIT = (1 << 24) - 1


class PanelTable(QWidget):
    """Lays a game's panels out in two columns from so many lengths of the design on.

    A game's table makes its panels, calls `lay_out`, and says what they are told; what the page
    wants besides, and every such table has alike, is here.
    """

    refused = Signal(str)
    page_wanted = Signal(object)
    part_opened = Signal(str)
    again = Signal()
    """The score sheet asks for this, which lies over the table at the end."""
    head: QWidget | None = None
    last: QWidget | None = None
    laid_over: Sequence[QWidget] = ()

    def __init__(self, measure: Measure, two_columns: int, gap: int) -> None:
        super().__init__()
        self._measure, self._two_columns, self._gap = measure, two_columns, gap
        self.fix = TouchButton(measure, "table.label", 76)
        self.fix.setObjectName("fix")
        self.fix.refused.connect(self.refused)
        speak(self.fix, lambda it: it.tell(correct(), icon="pencil"))
        self._both = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._aside: Sequence[QWidget] = ()
        self._wide = 0
        self.has_two_columns = False

    def lay_out(
        self,
        clock: QWidget,
        left: QBoxLayout,
        right: QBoxLayout,
        aside: Sequence[QWidget],
        wide: int,
    ) -> None:
        """Put all in its place; the panels `aside` are so `wide` where they have their own column."""
        self._aside, self._wide = aside, wide
        both = self._both
        both.addLayout(left, 1)
        both.addLayout(right)
        column = QVBoxLayout(self)
        column.addWidget(clock)
        column.addLayout(both, 1)

        def fit(it: PanelTable) -> None:
            px, gap = it._measure.px, it._gap
            column.setContentsMargins(px(16), px(gap + 2), px(16), px(8))
            for layout in (column, both, left, right):
                layout.setSpacing(px(gap))
            it.arrange()

        self._measure.dress(self, fit)

    def arrange(self) -> None:
        """One column or two, as there is room."""
        # What it scrolls in, since two columns would make itself as wide as they need.
        around = self.parentWidget()
        room = around.width() if around is not None else self.width()
        px, ways = self._measure.px, QBoxLayout.Direction
        self.has_two_columns = is_wide = room >= px(self._two_columns)
        self._both.setDirection(ways.LeftToRight if is_wide else ways.TopToBottom)
        for panel in self._aside:
            panel.setMaximumWidth(px(self._wide) if is_wide else _NO_LIMIT)
            panel.setMinimumWidth(px(self._wide) if is_wide else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def begin(self, before: type_of_laid, keep: Callable[[type_of_laid], object]) -> None:
        """Nothing lies there that the app cannot know, or it is asked where it is told."""

    def on_tv(self) -> None:
        """The state tells all."""

    def verbs(self) -> Sequence[TouchButton]:
        """What stands in the bar below."""
        return (self.fix,)


def correct() -> str:
    """The verb with which people tell how the table really lies."""
    return translate("Table", "Correct the table")

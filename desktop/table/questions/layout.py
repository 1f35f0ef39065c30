"""What pages that lie over the table until their `back` are put together from."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from desktop.look.controls import Saying
from desktop.look.frames import TopBar
from desktop.look.notice import Notice
from desktop.look.translate import translate
from desktop.table.keyed_panel import KeyedPanel
from desktop.table.letters import pad
from desktop.table.telling import Telling
from engine.rules.agenda import State

TWO_COLUMNS = 1180
"""From this width of the design on two parts of a page stand side by side."""
_ANY = 16777215


def _to_the_table() -> str:
    return translate("TablePage", "Back to the table")


def head(
    page: QWidget,
    telling: Telling[State],
    title: Saying,
    subtitle: Saying | None = None,
    back: Saying = _to_the_table,
) -> tuple[TopBar, Notice]:
    """The bar with the way back, and the place where refusals are said."""
    game = telling.match.game.name
    page.setProperty("role", "page")
    page.setProperty("game", game)
    page.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    bar, notice = TopBar(title, subtitle, game, back), Notice()
    telling.refused.connect(notice.tell)
    telling.measure.magnify(bar)
    return bar, notice


class Beside(KeyedPanel):
    """Two parts of a page side by side, or one above the other; the page takes the window's scale.

    With `list_wide` the first is a list of that width in the design, which goes below the other.
    """

    def __init__(
        self,
        page: QWidget,
        telling: Telling[State],
        parts: tuple[QWidget, QWidget],
        take: Callable[[QKeyEvent], None],
        *,
        shares: tuple[int, int] = (1, 1),
        list_wide: int = 0,
        margins: tuple[int, int, int, int] = (16, 16, 16, 12),
        gap: int = 16,
    ) -> None:
        super().__init__(take)
        self._page, self._measure = page, telling.measure
        self._first, self._second = parts
        self._list_wide = list_wide
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        for part, share in zip(parts, (0, 1) if list_wide else shares, strict=True):
            self._row.addWidget(part, share)
        pad(self._measure, self, self._row, margins, gap)
        page.installEventFilter(self)
        self._measure.dress(self, lambda it: it.arrange())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The page has another size, or is seen: everything grows with it."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Resize):
            self._measure.fit(self._page.size())
            self.arrange()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        """Once parts know their new sizes there may be room for both, or none."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.arrange()
        return super().event(event)

    def arrange(self) -> None:
        """Side by side where the page has room for it."""
        px, wide = self._measure.px, self._list_wide
        needed = px(TWO_COLUMNS)
        if wide:
            needed = max(needed, px(wide + 56) + self._second.minimumSizeHint().width())
        # The page that is not seen yet has no size: nothing is moved for it.
        two = self._page.width() >= needed or not self._page.isVisible()
        ways = QBoxLayout.Direction
        one = ways.BottomToTop if wide else ways.TopToBottom
        self._row.setDirection(ways.LeftToRight if two else one)
        if wide:
            self._first.setMinimumWidth(px(wide) if two else 0)
            self._first.setMaximumWidth(px(wide) if two else _ANY)

"""A page that lies over the table and asks it something, and what it is put together from."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar, cast

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QWidget

from desktop.look.controls import Saying
from desktop.look.frames import TopBar, bring_into_view
from desktop.look.notice import Notice
from desktop.look.page import Page
from desktop.look.translate import translate
from desktop.table.letters import pad
from desktop.table.measure import Measure
from desktop.table.telling import Telling
from engine.rules.agenda import State

TWO_COLUMNS = 1180
"""From this width of the design on two parts of a page stand side by side."""
AROUND = 56
"""What lies around two parts and between them, and a little air."""
_ANY = 16777215


def _to_the_table() -> str:
    return translate("TablePage", "Back to the table")


S = TypeVar("S", bound=State)


class QuestionPage(Page, Generic[S]):
    """A page that lies over the table until its `back`: the bar with the way back, and refusals."""

    page_wanted = Signal(object)
    """Emitted with a page that lies over this one until its `back`."""
    about: Hashable = None
    """What this page is about, where it asks the same of several things."""

    def __init__(
        self,
        telling: Telling[S],
        title: Saying,
        subtitle: Saying | None = None,
        back: Saying = _to_the_table,
    ) -> None:
        super().__init__()
        self.telling = telling
        self._match, self._revision = telling.match, telling.match.revision
        game = telling.match.game.name
        self.setProperty("game", game)
        self.bar: TopBar = TopBar(title, subtitle, game, back)
        self.notice = Notice()
        self.bar.back.connect(self.back)
        telling.refused.connect(self.notice.tell)
        telling.measure.magnify(self.bar)

    @property
    def question(self) -> Hashable:
        """About the same thing at the same table."""
        return type(self), self._match, self._revision, self.about

    @property
    def asked_of(self) -> S:
        """The table that is asked here, also while another one is told aside."""
        return cast(S, self._match.state)

    def is_begun(self) -> bool:
        """Whether something is entered here that nobody has applied."""
        return False

    def holds(self) -> bool:
        # The match has not gone on.
        return self._match.revision == self._revision

    def unfinished(self) -> str:
        if not (self.holds() and self.is_begun()):
            return ""
        text = translate("QuestionPage", "What you entered under “{page}” is not applied yet.")
        return text.format(page=self.bar.title.full)

    def dropped(self) -> str:
        if not self.is_begun():
            return ""
        text = translate(
            "QuestionPage",
            "The match has gone on: what you entered under “{page}” was not applied.",
        )
        if self.holds():
            text = translate(
                "QuestionPage",
                "You left the match: what you entered under “{page}” was not applied.",
            )
        return text.format(page=self.bar.title.full)

    def take_focus(self) -> None:
        """The keyboard comes to what is asked."""
        raise NotImplementedError

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.take_focus()


def footer(measure: Measure, *widgets: tuple[QWidget | None, int]) -> QFrame:
    """The verbs below a page side by side, each with its share of the width; None is a gap."""
    made = QFrame()
    made.setProperty("role", "footer")
    row = QHBoxLayout(made)
    for widget, share in widgets:
        if widget is None:
            row.addStretch(share)
        else:
            row.addWidget(widget, share)
    pad(measure, made, row, (16, 12, 16, 12))
    return made


class KeyedPanel(QWidget):
    """Lies in a scroll area, which would take the arrows: a key is given to `take` first."""

    def __init__(self, take: Callable[[QKeyEvent], None]) -> None:
        super().__init__()
        self._take = take

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._take(event)


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
        self._list_wide, self._shares = list_wide, shares
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        for part, share in zip(parts, (0, 1) if list_wide else shares, strict=True):
            self._row.addWidget(part, share)
        pad(self._measure, self, self._row, margins, gap)
        # Whoever is at something goes on there, wherever it lies once parts are moved.
        self._moved = QTimer(self, singleShot=True)
        self._moved.timeout.connect(self._show_what_has_focus)
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
        """Side by side where the page has room for what is in both."""
        px, wide = self._measure.px, self._list_wide
        first = px(wide) if wide else self._first.minimumSizeHint().width()
        both = first + px(AROUND) + self._second.minimumSizeHint().width()
        needed = max(px(TWO_COLUMNS), both)
        # The page that is not seen yet has no size: nothing is moved for it.
        two = self._page.width() >= needed or not self._page.isVisible()
        ways = QBoxLayout.Direction
        one = ways.BottomToTop if wide else ways.TopToBottom
        way = ways.LeftToRight if two else one
        if way != self._row.direction():
            self._row.setDirection(way)
            self._moved.start(0)
        if wide:
            self._first.setMinimumWidth(px(wide) if two else 0)
            self._first.setMaximumWidth(px(wide) if two else _ANY)
        else:
            self._row.setStretch(0, self._shares[0] if two else 0)

    def _show_what_has_focus(self) -> None:
        focus = self.window().focusWidget()
        if focus is not None and self.isAncestorOf(focus):
            bring_into_view(focus)

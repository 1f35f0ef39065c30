"""What stands beside the table: question, news, log and controls, in one column or in two."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.look import theme
from desktop.look.choosing import Segment, Segments
from desktop.look.translate import translate
from desktop.look.with_layout import WithLayout

LEAST, MOST = 250, 380
"""Width of the one column: what the table leaves, within these."""
LEAST_IF_WIDE, MOST_IF_WIDE = 330, 400
SIX_CHOICES, LEAST_LOG = 480, 150
"""So much height is the question's before the log gets any, and so much has a log, or a tab only."""
LEAST_QUESTION = 340
"""So much height a question keeps that needs less, with the way to a hint."""
GAP = 8
MAXIMUM = (1 << 24) - 1
"""Qt's QWIDGETSIZE_MAX: no height is set."""
QUESTION, NEWS, LOG = "question", "news", "log"
type_of_wants = Callable[[int], tuple[int, int]]


class Side(QWidget):
    """Question above news and log, which are tabs; two columns if it is wide, all tabs if it is low.

    Of the parts in the log's place `shows_news` says which are to be seen.
    """

    turned = Signal()
    """Another tab is chosen."""
    clicked = Signal()
    """Somebody has gone to the question by a click of its tab, and means to answer it."""

    def __init__(self, question: list[tuple[QWidget, int]], log: list[tuple[QWidget, int]]) -> None:
        super().__init__()
        self.is_wide = self.is_low = self.has_news = False
        self._question, self._log = _column(question), _column(log)
        self._below: list[QWidget] = []
        self.tabs = Segments(
            [
                Segment(QUESTION, lambda: translate("Beside", "Question")),
                Segment(NEWS, lambda: translate("Beside", "News"), "history"),
                Segment(LOG, lambda: translate("Log", "Log"), "log"),
            ],
            QUESTION,
        )
        self.tabs.setObjectName("turns")
        self.tabs.setProperty("small", True)
        self.tabs.chosen.connect(lambda _key: self.turned.emit())
        self.tabs.buttons[QUESTION].installEventFilter(self)
        self._clicked = WithLayout(self, self.clicked.emit)
        self._near, self._top = QVBoxLayout(), QVBoxLayout()
        for column in (self._near, self._top):
            column.setSpacing(GAP)
        self._near.addWidget(self._question, 1)
        self._near.addWidget(self.tabs)
        self._near.addWidget(self._log)
        self._left = QWidget()
        self._top.addLayout(self._near, 1)
        self._left.setLayout(self._top)
        self._top.setContentsMargins(0, 0, 0, 0)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(10)
        self._row.addWidget(self._left)

    def add(self, part: QWidget) -> None:
        """Put something below everything in the near column."""
        self._below.append(part)
        self._near.addWidget(part)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """By keys the tabs are gone through, and keep the keyboard."""
        if event.type() == QEvent.Type.MouseButtonRelease:
            self._clicked.want()
        return super().eventFilter(watched, event)

    def put_first(self, part: QWidget) -> None:
        """Put something above everything in the near column, until it is put elsewhere."""
        self._top.insertWidget(0, part)

    def arrange(
        self,
        *,
        left: int,
        high: int,
        wide: bool,
        asks: bool,
        is_over: bool,
        news: int,
        wants: type_of_wants | None = None,
    ) -> None:
        """Take what the table leaves; `high` is without what was put first.

        `news` is the height of what is told in the log's place, or 0. Where nothing is asked, as
        while an earlier moment is looked at, the log needs no tab; of a match that `is_over` it has
        all but what says so. What is told may have what the question leaves free: `wants` says for a
        width how high it would be, and the question is.
        """
        below = (part.sizeHint().height() + GAP for part in self._below if not part.isHidden())
        room = high - sum(below) - GAP
        log = room * 2 // 5
        if is_over:
            log = room - self._question.minimumSizeHint().height()
        elif asks:
            log = min(log, room - theme.px(SIX_CHOICES))
        was_low, self.is_low = self.is_low, not wide and log < theme.px(LEAST_LOG)
        log = max(log, min(news, room // 2))
        if wide != self.is_wide:
            self.is_wide = wide
            if wide:
                self._row.addWidget(self._log)
            else:
                self._near.insertWidget(2, self._log)
        if self.is_low != was_low:
            self._near.insertWidget(0 if self.is_low else 1, self.tabs)
        if wide:
            each = (left - self._row.spacing()) // 2
            column = min(max(each, theme.px(LEAST_IF_WIDE)), theme.px(MOST_IF_WIDE))
            self._log.setFixedWidth(column)
        else:
            column = min(max(left, theme.px(LEAST)), theme.px(MOST))
            self._log.setMinimumWidth(0)
            self._log.setMaximumWidth(column)
        self._left.setFixedWidth(column)
        self._tell_news(news > 0, was_low=was_low)
        # Where nothing is chosen a list would rather be longer than leave the others their room.
        yields = (is_over or not asks) and not wide
        left = room - (self._strip if self.is_low else log)
        self._question.setMaximumHeight(left if yields else MAXIMUM)
        if wants is not None and self.shows_news and not wide and not self.is_low:
            told, asked = wants(column)
            free = room - max(asked, theme.px(LEAST_QUESTION))
            log = max(log, min(told + self._strip, free))
        # What is asked of a match that is over, as whether all agree, takes its room from the log.
        self._turn(log, min(log, theme.px(LEAST_LOG)) if is_over else log)

    def show_question(self) -> None:
        """Turn to the question."""
        self.tabs.choose(QUESTION if self.is_low else NEWS if self.has_news else LOG)

    def show_news(self) -> bool:
        """Turn to the news; whether there are any."""
        if self.has_news:
            self.tabs.choose(NEWS)
        return self.has_news

    def show_log(self) -> None:
        """Turn to the log."""
        self.tabs.choose(LOG)

    @property
    def hides_question(self) -> bool:
        """Whether news or log have taken the question's place."""
        return self.is_low and self.tabs.now() != QUESTION

    @property
    def has_tabs(self) -> bool:
        """Whether tabs say what stands in the log's place."""
        return not self.is_wide and (self.is_low or self.has_news)

    @property
    def shows_news(self) -> bool:
        """Whether the news are to be seen in the log's place."""
        return self.has_news and (self.is_wide or self.tabs.now() == NEWS)

    def _tell_news(self, on: bool, *, was_low: bool) -> None:
        before, self.has_news = self.has_news, on
        now = self.tabs.now()
        if self.is_low:
            now = QUESTION if not was_low or (now == NEWS and not on) else now
        elif not on:
            now = LOG
        elif not before or now == QUESTION:
            now = NEWS
        if now != self.tabs.now():
            self.tabs.blockSignals(True)
            self.tabs.choose(now)
            self.tabs.blockSignals(False)

    def _turn(self, high: int, least: int) -> None:
        """Show what is chosen; in one column the log is so high, whatever it says, or so at least."""
        self.tabs.setVisible(self.has_tabs)
        self.tabs.buttons[QUESTION].setVisible(self.is_low)
        self.tabs.buttons[NEWS].setVisible(self.has_news)
        self._question.setVisible(not self.hides_question)
        self._log.setVisible(not self.is_low or self.hides_question)
        if self.is_wide or self.is_low:
            self._log.setMinimumHeight(0)
            self._log.setMaximumHeight(MAXIMUM)
        else:
            self._log.setMinimumHeight(least - self._strip)
            self._log.setMaximumHeight(high - self._strip)

    @property
    def _strip(self) -> int:
        """How high the tabs are with the gap below them."""
        return self.tabs.sizeHint().height() + GAP if self.has_tabs else 0


def _column(parts: list[tuple[QWidget, int]]) -> QWidget:
    made = QWidget()
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(GAP)
    for part, share in parts:
        column.addWidget(part, share)
    return made

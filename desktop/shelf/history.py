"""The latest matches that are over, with their results."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from desktop.look import controls, theme
from desktop.look.names import tip
from desktop.look.translate import translate
from desktop.shelf import match_text, painting
from desktop.shelf.match_button import MatchButton
from engine.store.library import Info

LATEST = 5
HIGH = 54


class History(QFrame):
    """A row for each of the latest matches that are over; the rest stands in the list of all."""

    wanted = Signal(str, object)
    renamed = Signal(object, str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.rows: list[HistoryRow] = []
        self.all = controls.button(lambda: translate("Shelf", "Open history"), "link")
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(controls.picture("history", 24, "accent"))
        head.addWidget(controls.text(lambda: translate("Shelf", "History"), "title"), 1)
        head.addWidget(self.all)
        self._nothing = controls.text(
            lambda: translate("Shelf", "Finished matches appear here with their results."),
            "muted",
            wrap=True,
        )
        self._column = QVBoxLayout(self)
        self._column.setSpacing(2)
        self._column.addLayout(head)
        self._column.addSpacing(4)
        self._column.addWidget(self._nothing)
        self._column.addStretch(1)
        theme.dress(
            self, lambda it: it.layout().setContentsMargins(*map(theme.px, (20, 16, 12, 12)))
        )

    def tell(self, over: Sequence[Info]) -> None:
        """Show these in place of what was there, the latest first."""
        for row in self.rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [HistoryRow(info) for info in over[:LATEST]]
        for at, row in enumerate(self.rows):
            row.wanted.connect(self.wanted)
            row.renamed.connect(self.renamed)
            self._column.insertWidget(2 + at, row)
        self._nothing.setVisible(not over)
        self.all.setVisible(bool(over))


class HistoryRow(MatchButton):
    """One match that is over: everybody's points, its name and its day."""

    def __init__(self, info: Info) -> None:
        super().__init__(info, 10)

    def say(self) -> None:
        """Tell the match to a screen reader as it is seen."""
        info = self.info
        self.setAccessibleName(
            f"{match_text.outcome(info)}, {info.name}, {match_text.day(info.changed)}"
        )
        tip(self, match_text.outcome(info))

    def sizeHint(self) -> QSize:
        return QSize(theme.px(200), theme.px(HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(120), theme.px(HIGH))

    def name_area(self) -> QRect:
        """The second line."""
        left = theme.px(52)
        return QRect(left, theme.px(28), self.width() - left - theme.px(36), theme.px(20))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.token("sunken" if self.isDown() else "accent_soft"))
            painter.drawRoundedRect(self.rect(), theme.px(10), theme.px(10))
        info, side = self.info, theme.px(32)
        middle = (self.height() - side) // 2
        if info.playable:
            painter.drawPixmap(theme.px(8), middle, theme.emblem(info.game, 32))
        else:
            painter.drawPixmap(theme.px(8), middle, theme.icon_pixmap("warning", 32, "warning"))
        below = self.name_area()
        above = QRect(below.x(), theme.px(7), below.width(), theme.px(21))
        painting.line(painter, above, match_text.stands(info), "strong")
        under = f"{info.name} · {match_text.day(info.changed)}"
        painting.line(painter, below, under, "small", "muted")
        arrow = theme.px(18)
        at = self.width() - arrow - theme.px(10)
        painter.drawPixmap(
            at, (self.height() - arrow) // 2, theme.icon_pixmap("chevron-right", 18, "muted")
        )
        painter.end()

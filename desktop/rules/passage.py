"""A piece of text on the rules page, with links and marks; it measures itself once a width."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QLabel, QSizePolicy

from desktop.look import theme

_TAGS = re.compile("<[^>]*>")


class Passage(QLabel):
    """Rich text in as many lines as it needs; a page of many would else be laid out for seconds."""

    def __init__(self, role: str = "") -> None:
        super().__init__()
        self._heights: dict[int, int] = {}
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse)
        self.setProperty("role", role)
        self.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_text(self, html: str) -> None:
        """Show this text."""
        if _TAGS.sub("", html) != _TAGS.sub("", self.text()):
            self._heights.clear()  # marks alone change nothing
        self.setText(html)

    def heightForWidth(self, width: int) -> int:
        """The height that the text needs in that width."""
        if width not in self._heights:
            self._heights[width] = super().heightForWidth(width)
        return self._heights[width]

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(60), theme.px(16))

    def changeEvent(self, event: QEvent) -> None:
        self._heights.clear()
        super().changeEvent(event)

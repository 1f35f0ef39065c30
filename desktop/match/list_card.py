"""A card with a list that stands in the log's place until it is closed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal

from desktop.look import controls
from desktop.look.card import Card
from desktop.look.controls import Saying
from desktop.look.rows import Row, RowList


class ListCard(Card):
    """`close_button` puts it away; while it `is_open` it is told anew without losing its place."""

    closed = Signal()

    def __init__(self, rows: RowList, icon: str, close: Saying) -> None:
        super().__init__(wrap=True)
        self.list = rows
        self.close_button = controls.icon_button(icon, close)
        self.close_button.clicked.connect(self.put_away)
        self.head.addWidget(self.close_button)
        self.body.addWidget(self.list, 1)
        self.is_open = False
        self.hide()

    def show_rows(self, heading: str, rows: Sequence[Row]) -> None:
        """Have these rows told below that heading."""
        self.call(heading)
        self.list.setAccessibleName(self.heading.text())
        self.list.show_rows(rows)

    def begin(self) -> None:
        """Be open, at the first row."""
        self.list.make_current(0)
        self.list.scrollToTop()
        self.is_open = True

    def take_focus(self) -> None:
        """The keyboard goes to the list."""
        self.list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def put_away(self) -> bool:
        """Close the list; whether it was there."""
        was_open, self.is_open = self.is_open, False
        if was_open:
            self.closed.emit()
        return was_open

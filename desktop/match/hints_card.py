"""The best answers to the open question, in the log's place until they are closed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal

from desktop.look import controls
from desktop.look.card import Card
from desktop.look.rows import Row, RowList
from desktop.look.translate import translate


class HintsCard(Card):
    """A list of answers with what they bring; a press of one leads to it among the choices."""

    wanted = Signal(str)
    """The text of an answer that somebody wants to give."""
    closed = Signal()

    def __init__(self) -> None:
        super().__init__(wrap=True)
        self.setObjectName("hints")
        self.list = RowList("hints_list")
        self.close_button = controls.icon_button("close", lambda: translate("Hints", "Close (Esc)"))
        self.close_button.setObjectName("close_hints")
        self.close_button.clicked.connect(self.put_away)
        self.head.addWidget(self.close_button)
        self.body.addWidget(self.list, 1)
        self.list.pressed_row.connect(lambda row: self.wanted.emit(row.value))
        self.is_open = False
        self.hide()

    def tell(self, name: str, rows: Sequence[Row]) -> None:
        """Have these rows told to that person."""
        self.call(translate("Hints", "Hint for {name}").format(name=name))
        self.list.setAccessibleName(self.heading.text())
        self.list.show_rows(rows)
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

"""What happened at the moment that is looked at, in place of the choices."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt

from desktop.look.card import Card
from desktop.look.rows import Row, RowList
from desktop.look.translate import translate
from desktop.match.settlement import in_rows_button


class MomentCard(Card):
    """The rows of one entry of the log, all together."""

    def __init__(self) -> None:
        super().__init__(wrap=True)
        self.setObjectName("happened")
        self.list = RowList("rows_of_moment")
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.in_rows = in_rows_button()
        self.head.addWidget(self.in_rows)
        self.body.addWidget(self.list, 1)
        self.hide()

    def tell(
        self, rows: Sequence[Row], *, is_settled: bool = False, is_asked: bool = False
    ) -> None:
        """Show these rows, of what happened or was asked; what was settled can be told row by row."""
        self.in_rows.setVisible(is_settled)
        happened, asked = (
            translate("Happened", "What happened here"),
            translate("Happened", "What was asked here"),
        )
        self.call(asked if is_asked else happened)
        self.list.setAccessibleName(self.heading.text())
        self.list.show_rows(rows)
        self.list.scrollToTop()

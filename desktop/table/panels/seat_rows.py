"""A row for each seat at the table, in rows that never change places."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from desktop.look import theme
from desktop.table.measure import Measure


class SeatRow(QFrame):
    """The card of one seat; a game's own tells what the person has."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.setProperty("role", "card")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def call(self, name: str, *, is_now: bool) -> None:
        """Whose row it is, and whether they are at turn."""
        self.setAccessibleName(name)
        theme.mark(self, state="current" if is_now else "")

    def show_table(self) -> None:
        """Tell what this person has."""
        raise NotImplementedError

    def take_focus(self) -> None:
        """The keyboard comes to what is told of this person most."""
        raise NotImplementedError


R = TypeVar("R", bound=SeatRow)


class SeatRows(QWidget, Generic[R]):
    """The rows of all people, in seat order, `gap` apart."""

    def __init__(self, measure: Measure, rows: Sequence[R], gap: int) -> None:
        super().__init__()
        self.rows = rows
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for row in rows:
            column.addWidget(row)
        measure.dress(self, lambda _: column.setSpacing(measure.px(gap)))

    def show_table(self) -> None:
        """Tell every row."""
        for row in self.rows:
            row.show_table()

    def keys(self) -> dict[str, Callable[[], object]]:
        """Shift and a number lead to a person's row."""
        return {f"Shift+{row.seat + 1}": row.take_focus for row in self.rows}

"""A row of text with a clause at its end, and rows as a model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QWidget

from desktop.look.names import letter_by_letter
from desktop.look.signs import Sign

ROW = Qt.ItemDataRole.UserRole
FOLDED, UNFOLDED = "folded", "unfolded"
"""Kinds of rows behind which others lie, or below which they are seen."""
type_of_index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class Row:
    """One row: its text, its clause, and what it stands for."""

    text: str
    clause: str = ""
    key: str = ""
    """The key that presses it."""
    mark: str = ""
    """Colour of the seat whose mark stands before it."""
    kind: str = "choice"
    """`choice`, `group`, `section`, `refused`, `heading` (out of reach), `headline`, `told`, `quiet`, `folded`, `unfolded`."""
    value: Any = None
    signs: tuple[Sign, ...] = ()
    """What it brings, shown beside its text or below it."""
    more: str = ""
    """The signs in words, for screen readers."""
    tip: str = ""
    """What is told of it where the mouse rests: a sentence a line, each with its clause."""

    def with_key(self, key: str) -> Row:
        """The same row with a key."""
        return replace(self, key=key)

    @property
    def can_press(self) -> bool:
        """Whether a press does something."""
        return self.kind in ("choice", "group")


class Rows(QAbstractListModel):
    """Rows as a model; rows that only grow at the end are appended, so that the view stays put."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: list[Row] = []

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these rows."""
        old = len(self.rows)
        if self._grow_into(rows):
            if len(rows) > old:
                self.beginInsertRows(QModelIndex(), old, len(rows) - 1)
                self.rows = list(rows)
                self.endInsertRows()
            return
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def _grow_into(self, rows: Sequence[Row]) -> bool:
        """Whether these are the rows that are shown and more; the last one may tell more, too."""
        old = len(self.rows)
        if not old or len(rows) < old or self.rows[:-1] != list(rows[: old - 1]):
            return not old
        if self.rows[-1] != rows[old - 1]:
            if old == 1 or self.rows[-1].can_press:
                return False
            self.rows[-1] = rows[old - 1]
            at = self.index(old - 1)
            self.dataChanged.emit(at, at)
        return True

    def rowCount(self, parent: type_of_index = QModelIndex()) -> int:  # noqa: B008
        return len(self.rows)

    def data(self, index: type_of_index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The row itself, its text, or what a screen reader says."""
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == ROW:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            shown = role == Qt.ItemDataRole.DisplayRole
            said = (row.text,) if shown else (row.text, row.more, row.clause)
            return ", ".join(part for part in said if part)
        if role == Qt.ItemDataRole.ToolTipRole:
            return letter_by_letter(row.tip)
        return None

    def flags(self, index: type_of_index) -> Qt.ItemFlag:
        """A heading cannot be reached; a refused choice can, to read its reason."""
        row = self.rows[index.row()] if index.isValid() else None
        if row is None or row.kind == "heading":
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

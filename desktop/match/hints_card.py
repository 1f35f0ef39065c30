"""The best answers to the open question, in the log's place until they are closed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal

from desktop.look.rows import Row, RowList
from desktop.look.translate import translate
from desktop.match.list_card import ListCard


class _Hints(RowList):
    """An answer is pressed by what it brings, too."""

    def presses(self, row: Row) -> bool:
        """Whether a press of this row does something."""
        return row.value is not None


class HintsCard(ListCard):
    """A list of answers with what they bring; a press of one leads to it among the choices."""

    wanted = Signal(str)
    """The text of an answer that somebody wants to give."""

    def __init__(self) -> None:
        super().__init__(_Hints("hints_list"), "close", lambda: translate("Hints", "Close (Esc)"))
        self.setObjectName("hints")
        self.close_button.setObjectName("close_hints")
        self.list.pressed_row.connect(lambda row: self.wanted.emit(row.value))

    def tell(self, name: str, rows: Sequence[Row]) -> None:
        """Have these rows told to that person."""
        self.show_rows(translate("Hints", "Hint for {name}").format(name=name), rows)
        self.begin()
        # Above the answers may stand what all of them bring.
        answers = (number for number, row in enumerate(rows) if row.value is not None)
        self.list.make_current(next(answers, 0))

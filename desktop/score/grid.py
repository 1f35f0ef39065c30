"""The rows of the form: what is counted at the left, a column for each person, what is wrong below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QLayout, QLineEdit, QVBoxLayout, QWidget

from desktop.look import controls, theme

WORDS = 140
"""Width of what is said at the left."""
WORDS_SHARE, NUMBER_SHARE = 7, 4
"""How the words at the left and a column of numbers share what room there is."""
FIRST = 2
"""The column of the first person; before it stand the words, and numbers of the whole table."""


class Grid(QGridLayout):
    """Takes rows one after the other."""

    def __init__(self, seats: int, *, common: bool) -> None:
        super().__init__()
        self._seats, self._row, self._numbers = seats, 0, seats + common
        self._notes: dict[QLineEdit, QLabel] = {}
        self.setHorizontalSpacing(8)
        self.setVerticalSpacing(6)
        for column in range(seats):
            self.setColumnStretch(column + FIRST, NUMBER_SHARE)
        self.setColumnStretch(0, WORDS_SHARE)
        self.setColumnStretch(1, NUMBER_SHARE if common else 0)
        self.setColumnMinimumWidth(0, theme.px(WORDS))

    def column(self, width: int) -> int:
        """How wide a column of numbers is where the grid has that width."""
        room = width - self.horizontalSpacing() * (self._seats + FIRST - 1)
        share = WORDS_SHARE / (WORDS_SHARE + self._numbers * NUMBER_SHARE)
        words = max(theme.px(WORDS), int(room * share))
        return (room - words) // self._numbers

    def begin(self, title: str, note: str) -> None:
        """Say what this row counts, with a word on it."""
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addStretch(1)
        names.addWidget(controls.text(title, "strong" if note else "", wrap=True))
        if note:
            names.addWidget(controls.text(note, "small-muted", wrap=True))
        names.addStretch(1)
        self.addLayout(names, self._row, 0)

    def head(self, title: str, columns: Sequence[str]) -> None:
        """A row of words over the columns; without any the title has all the room."""
        span = 1 if columns else self._seats + FIRST
        self.addWidget(controls.text(title, "strong"), self._row, 0, 1, span)
        for column, text in enumerate(columns, 1):
            label = controls.text(text, "small-muted")
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom)
            self.addWidget(label, self._row, column)
        self._row += 1

    def put(self, part: QWidget | QLayout, column: int, span: int = 1) -> None:
        """Put something into this row."""
        if isinstance(part, QLayout):
            self.addLayout(part, self._row, column, 1, span)
        else:
            self.addWidget(part, self._row, column, 1, span, Qt.AlignmentFlag.AlignVCenter)

    def end(self, fields: Sequence[QLineEdit] = ()) -> None:
        """Go to the next row; below this one there is room for what is wrong in it."""
        note = controls.text("", "danger", wrap=True)
        note.hide()
        self.addWidget(note, self._row + 1, 0, 1, self._seats + FIRST)
        self._notes.update(dict.fromkeys(fields, note))
        self._row += 2

    def line(self) -> None:
        """A line between two groups of rows."""
        self.addWidget(controls.line(), self._row, 0, 1, self._seats + FIRST)
        self._row += 1

    def tell(self, wrong: Sequence[tuple[QLineEdit, str]]) -> None:
        """Say below each row what is wrong in it, every sentence once."""
        for note in set(self._notes.values()):
            found = dict.fromkeys(said for field, said in wrong if self._notes[field] is note)
            note.setText("\n".join(found))
            note.setVisible(bool(found))

"""What stands beside the table: question, log and controls, in one column or in two."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.look import theme
from desktop.look.choosing import Segment, Segments
from desktop.look.translate import translate

LEAST, MOST = 250, 380
"""Width of the one column: what the table leaves, within these."""
LEAST_IF_WIDE, MOST_IF_WIDE = 330, 400
LOW = 560
"""Where less height is left, question and log take turns."""
QUESTION, LOG = "question", "log"


class Side(QWidget):
    """Question and log one below the other; side by side if it is wide, in turns if it is low."""

    def __init__(self, question: list[tuple[QWidget, int]], log: list[tuple[QWidget, int]]) -> None:
        super().__init__()
        self.is_wide = self.is_low = self._has_news = False
        self._question, self._log = _column(question), _column(log)
        self._turns = Segments(
            [
                Segment(QUESTION, lambda: translate("Beside", "Question")),
                Segment(LOG, self._name_of_log, "log"),
            ],
            QUESTION,
        )
        self._turns.setObjectName("turns")
        self._turns.chosen.connect(lambda _key: self._turn())
        self._near = QVBoxLayout()
        self._near.setSpacing(8)
        self._near.addWidget(self._turns)
        self._near.addWidget(self._question, 3)
        self._near.addWidget(self._log, 2)
        self._left = QWidget()
        self._left.setLayout(self._near)
        self._near.setContentsMargins(0, 0, 0, 0)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(10)
        self._row.addWidget(self._left)
        self._turn()

    def add(self, part: QWidget) -> None:
        """Put something below everything in the near column."""
        self._near.addWidget(part)

    def arrange(self, *, left: int, high: int, wide: bool) -> None:
        """Take what the table leaves; give the log a column of its own if it is wide."""
        self.is_low = not wide and high < theme.px(LOW)
        if wide != self.is_wide:
            self.is_wide = wide
            if wide:
                self._row.addWidget(self._log)
            else:
                self._near.insertWidget(2, self._log, 2)
        if wide:
            each = (left - self._row.spacing()) // 2
            column = min(max(each, theme.px(LEAST_IF_WIDE)), theme.px(MOST_IF_WIDE))
            self._log.setFixedWidth(column)
        else:
            column = min(max(left, theme.px(LEAST)), theme.px(MOST))
            self._log.setMinimumWidth(0)
            self._log.setMaximumWidth(column)
        self._left.setFixedWidth(column)
        self._turn()

    def tell_news(self, on: bool) -> None:
        """Say that something new stands in the log's place."""
        self._has_news = on
        self._turns.retell()

    def show_question(self) -> None:
        """Turn to the question."""
        self._turns.choose(QUESTION)

    def show_log(self) -> None:
        """Turn to the log."""
        self._turns.choose(LOG)

    @property
    def hides_question(self) -> bool:
        """Whether the log has taken the question's place."""
        return self.is_low and self._turns.now() == LOG

    def _name_of_log(self) -> str:
        return translate("Beside", "News") if self._has_news else translate("Log", "Log")

    def _turn(self) -> None:
        self._turns.setVisible(self.is_low)
        self._question.setVisible(not self.hides_question)
        self._log.setVisible(not self.is_low or self.hides_question)


def _column(parts: list[tuple[QWidget, int]]) -> QWidget:
    made = QWidget()
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(8)
    for part, share in parts:
        column.addWidget(part, share)
    return made

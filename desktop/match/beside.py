"""What stands beside the table: question, log and controls, in one column or in two."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.look import theme

SIDE, SIDE_IF_WIDE, FAR = 380, 400, 380


class Beside(QWidget):
    """Two columns of cards; the far one gives its cards to the near one where it has no room."""

    def __init__(self, above: list[tuple[QWidget, int]], log: list[tuple[QWidget, int]]) -> None:
        super().__init__()
        self._log = log
        self._near, self._far = QWidget(), QWidget()
        near = QVBoxLayout(self._near)
        near.setContentsMargins(0, 0, 0, 0)
        near.setSpacing(8)
        for part, share in above:
            near.addWidget(part, share)
        self._at = near.count()
        far = QVBoxLayout(self._far)
        far.setContentsMargins(0, 0, 0, 0)
        far.setSpacing(8)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self._near)
        row.addWidget(self._far)
        self._columns = near, far
        self.is_wide: bool | None = None

    def add(self, part: QWidget) -> None:
        """Put something below everything in the near column."""
        self._columns[0].addWidget(part)

    def arrange(self, *, wide: bool) -> None:
        """Give the log a column of its own, or not."""
        self._near.setFixedWidth(theme.px(SIDE_IF_WIDE if wide else SIDE))
        self._far.setFixedWidth(theme.px(FAR))
        self._far.setVisible(wide)
        if wide != self.is_wide:
            self.is_wide = wide
            near, far = self._columns
            for number, (part, share) in enumerate(self._log):
                if wide:
                    far.addWidget(part, share)
                else:
                    near.insertWidget(self._at + number, part, share)

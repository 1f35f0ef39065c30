"""“Our table shows…”: whatever lies on the table, told as it stands, at the start or to put it right."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.look.frames import TopBar
from desktop.look.keys import type_of_keys
from desktop.look.translate import translate
from desktop.table.telling import Telling


class OurTable(QWidget):
    """Laid over the table until `back`; `joining` begins with the clock of a running game."""

    back = Signal()

    def __init__(self, telling: Telling, joining: bool) -> None:
        super().__init__()
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.telling, self.joining = telling, joining
        self.bar = TopBar(
            lambda: translate("OurTable", "Our table shows…"),
            None,
            telling.match.game.name,
            lambda: translate("OurTable", "Back to the table"),
        )
        self.bar.back.connect(self.back)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.bar)
        column.addStretch(1)

    def keys(self) -> type_of_keys:
        """The keys of this page."""
        return ()

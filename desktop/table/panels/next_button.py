"""The one large button of a table: what comes next."""

from __future__ import annotations

from PySide6.QtWidgets import QSizePolicy

from desktop.look.translate import translate
from desktop.table.measure import Measure
from desktop.table.touch import PLAIN, PRIMARY, TouchButton


class NextButton(TouchButton):
    """Stands as high as its clock, so many lengths of the design wide; amber means it can be pressed."""

    def __init__(self, measure: Measure, name: str, wide: int) -> None:
        super().__init__(measure, "table.large", 104, wide)
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def offer(self, text: str, icon: str, reason: str = "") -> None:
        """Say what comes next, and why it cannot be pressed yet."""
        self.tell(text, icon=icon)
        self.forbid(reason)
        self.dress_as(PLAIN if reason else PRIMARY)

    def tell_over(self) -> None:
        """Nothing comes any more."""
        over = translate("TableClock", "The match is over")
        self.offer(over, "", translate("TableClock", "The match is over."))

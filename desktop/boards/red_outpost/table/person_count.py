"""VP or crystals of a person: the number, and − and + beside it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from desktop.look.translate import translate
from desktop.table.telling import Telling
from desktop.table.touch import SOFT, TouchButton
from engine.games.red_outpost.facts.kinds import Impossible, needs_known
from engine.games.red_outpost.table import AtTable

CLAUSES = {"vp": "RO-1.1", "crystals": "RO-1.2"}


class Counter(QWidget):
    """A number with − and +, which only correct what nobody told by its cause."""

    refused = Signal(str)

    def __init__(self, telling: Telling[AtTable], fact: str, seat: int) -> None:
        super().__init__()
        self._telling, self._fact, self._seat = telling, fact, seat
        self._count = 0
        measure = telling.measure
        self.less, self.more = (TouchButton(measure, "table.label", 64) for _ in range(2))
        self.number, self.unit = QLabel(), QLabel()
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.unit.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for button, by, name in ((self.less, -1, "less"), (self.more, 1, "more")):
            button.setObjectName(f"{fact}_{seat + 1}_{name}")
            button.dress_as(SOFT)
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda _=False, by=by: self._by(by))
            button.refused.connect(self.refused)
        row = QGridLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.less, 0, 0, 2, 1)
        row.addWidget(self.number, 0, 1)
        row.addWidget(self.unit, 1, 1)
        row.addWidget(self.more, 0, 2, 2, 1)
        row.setColumnStretch(1, 1)

        def fit(it: Counter) -> None:
            row.setHorizontalSpacing(measure.px(6))
            row.setVerticalSpacing(0)
            it.number.setFont(measure.font("table.number" if it._roomy else "table.large"))
            it.unit.setFont(measure.font("table.floor"))
            if it._fact == "crystals":
                it.unit.setPixmap(measure.icon("crystal", 22, "accent"))
            it.number.setMinimumWidth(measure.px(72 if it._fact == "vp" else 48))

        measure.dress(self, fit)

    @property
    def _roomy(self) -> bool:
        return self._fact == "vp" and len(self._telling.voice.people) < 4

    def show_count(self, count: int, known: bool) -> None:
        """Show the number, or that nobody has told it."""
        self._count = count
        name = self._telling.voice.people[self._seat]
        vp = self._telling.voice.words.at("game", "vp")
        self.number.setText(str(count) if known else "?")
        if self._fact == "vp":
            self.unit.setText(vp)
            what = vp
        else:
            what = translate("TablePeople", "crystals")
        said = translate("TablePeople", "{name}: {count} {what}").format(
            name=name, count=self.number.text(), what=what
        )
        self.setAccessibleName(said)
        self.number.setAccessibleName(said)
        for button, by, icon in ((self.less, -1, "minus"), (self.more, 1, "plus")):
            one = (
                translate("TablePeople", "{name}: one {what} less, a correction")
                if by < 0
                else translate("TablePeople", "{name}: one {what} more, a correction")
            )
            button.tell("", icon=icon, said=one.format(name=name, what=what))
            none = translate("TablePeople", "It is 0 already.")
            button.forbid(self._untold() or (none if by < 0 and not count else ""))

    def _untold(self) -> str:
        """Why a number that nobody has told is not stepped on."""
        state = self._telling.state
        try:
            needs_known(state, CLAUSES[self._fact], f"{self._fact}.{self._seat + 1}")
        except Impossible as why:
            return self._telling.refusal(why)
        return ""

    def _by(self, by: int) -> None:
        self._telling.tell(self._fact, self._seat + 1, self._count + by)

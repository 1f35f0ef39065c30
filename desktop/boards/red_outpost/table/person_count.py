"""VP or crystals of a person: the number, and − and + beside it."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from desktop.look.text_fit import narrower
from desktop.look.translate import translate
from desktop.table.panels.counter import UNKNOWN, Counter
from desktop.table.telling import Telling
from desktop.table.touch import SOFT, TouchButton
from engine.games.red_outpost.facts.kinds import needs_known
from engine.games.red_outpost.table import AtTable

CLAUSES = {"vp": "RO-1.1", "crystals": "RO-1.2"}
TWO_DIGITS = "00"
"""No number of two digits is wider; letters have their size before it comes."""


class PersonCount(Counter):
    """The buttons only correct what nobody told by its cause."""

    def __init__(self, telling: Telling[AtTable], fact: str, seat: int) -> None:
        measure = telling.measure
        less, more = (TouchButton(measure, "table.label", 64) for _ in range(2))
        self.unit = QLabel()
        super().__init__(measure, less, more, QLabel(), self.unit, gap=6)
        self._telling, self._fact, self._seat = telling, fact, seat
        self._count = 0
        for button, name in ((less, "less"), (more, "more")):
            button.setObjectName(f"{fact}_{seat + 1}_{name}")
            button.dress_as(SOFT)
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.stepped.connect(lambda by: telling.tell(fact, seat + 1, self._count + by))

        def fit(it: PersonCount) -> None:
            it._fit_number()
            it.unit.setFont(measure.font("table.floor"))
            if it._fact == "crystals":
                it.unit.setPixmap(measure.icon("crystal", 22, "accent"))
            it.number.setMinimumWidth(measure.px(72 if it._fact == "vp" else 48))

        measure.dress(self, fit)

    @property
    def _roomy(self) -> bool:
        return self._fact == "vp" and len(self._telling.voice.people) < 4

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_number()

    def _fit_number(self) -> None:
        face = self._telling.measure.font("table.number" if self._roomy else "table.large")
        self.number.setFont(narrower(face, TWO_DIGITS, self.number.width()))

    def show_count(self, count: int, known: bool) -> None:
        """Show the number, or that nobody has told it."""
        self._count = count
        name = self._telling.voice.people[self._seat]
        vp = self._telling.voice.words.at("game", "vp")
        self.number.setText(str(count) if known else UNKNOWN)
        if self._fact == "vp":
            self.unit.setText(vp)
            what = vp
        else:
            what = translate("TablePeople", "crystals")
        said = translate("TablePeople", "{name}: {what}: {count}").format(
            name=name, count=self.number.text(), what=what
        )
        self.setAccessibleName(said)
        self.number.setAccessibleName(said)
        for button, by, icon in ((self.less, -1, "minus"), (self.more, 1, "plus")):
            one = (
                translate("TablePeople", "{name}: {what} −1, as a correction")
                if by < 0
                else translate("TablePeople", "{name}: {what} +1, as a correction")
            )
            button.tell("", icon=icon, said=one.format(name=name, what=what))
            none = translate("TablePeople", "It is 0 already.")
            button.forbid(self._untold() or (none if by < 0 and not count else ""))

    def _untold(self) -> str:
        """Why a number that nobody has told is not stepped on."""
        marker = f"{self._fact}.{self._seat + 1}"
        return self._telling.refused_by(needs_known, CLAUSES[self._fact], marker)

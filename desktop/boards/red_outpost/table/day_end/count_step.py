"""Counts of each person that the day's end needs and that nobody told: VP, crystals."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop.boards.red_outpost.table.day_end.settling import POINTS
from desktop.look.translate import translate
from desktop.table.letters import card, dye, pad, said
from desktop.table.questions.number_field import NumberField
from desktop.table.telling import Telling
from engine.games.red_outpost.components import CRYSTALS, START_VP
from engine.games.red_outpost.table import AtTable
from engine.rules.facts import MOST

LEAST = 98


class CountStep(QWidget):
    """`wanted` tells the facts that should be told, each as its words."""

    wanted = Signal(list)

    def __init__(self, telling: Telling[AtTable], step: str) -> None:
        super().__init__()
        self._telling, self._step = telling, step
        measure = telling.measure
        self.title = said(measure, "display")
        self.asked = said(measure, "table.label", "muted", wrap=True)
        self.rule = said(measure, "table.floor", "muted", wrap=True)
        kinds = ("vp",) if step == POINTS else ("crystals", "palace")
        self.rows = [CountRow(telling, seat, kinds) for seat in range(len(telling.voice.people))]
        for seat, row in enumerate(self.rows):
            row.wanted.connect(
                lambda kind, number, seat=seat: self.wanted.emit([(kind, seat + 1, number)])
            )
        top = card(measure, (32, 12, 32, 16))
        inner = top.layout()
        assert isinstance(inner, QVBoxLayout)
        for label in (self.title, self.asked, self.rule):
            inner.addWidget(label)
        column = QVBoxLayout(self)
        pad(measure, self, column, gap=12)
        column.addWidget(top)
        for made in self.rows:
            column.addWidget(made, 1)
        column.addStretch(0)

    def show_step(self, _outlook: object) -> None:
        """Show what is told of each person."""
        voice = self._telling.voice
        if self._step == POINTS:
            self.title.setText(translate("DayEnd", "VP on the track"))
            self.asked.setText(
                translate("DayEnd", "What does the VP track show before the day is scored?")
            )
            self.rule.setText(voice.words.clause("RO-5.1")[1])
        else:
            self.title.setText(translate("DayEnd", "Crystals"))
            self.asked.setText(
                translate(
                    "DayEnd", "How many crystals are in hand, and how many on each palace field?"
                )
            )
            self.rule.setText(
                f"{voice.words.clause('RO-6.1')[1]} {voice.words.clause('RO-6.2')[1]}"
            )
        for row in self.rows:
            row.show_counts()

    def refuse(self, words: tuple[object, ...], sentence: str) -> None:
        """Say at the row why its number could not be told."""
        self.rows[int(str(words[1])) - 1].refuse(sentence)

    def take_focus(self) -> bool:
        """To what is still to be told; False if there is nothing."""
        for row in self.rows:
            for counter in row.counters.values():
                if counter.value is None:
                    counter.setFocus(Qt.FocusReason.OtherFocusReason)
                    return True
        return False


class CountRow(QFrame):
    """A person with one or two counts."""

    wanted = Signal(str, int)

    def __init__(self, telling: Telling[AtTable], seat: int, kinds: tuple[str, ...]) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._telling, self._seat = telling, seat
        measure = telling.measure
        mark = QLabel()
        colour = telling.voice.colours[seat]
        measure.dress(mark, lambda it: it.setPixmap(measure.seat_mark(colour, 64)))
        self.name = said(measure, "table.body")
        self.name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.told = said(measure, "table.label", "danger", wrap=True)
        self.counters = {
            kind: NumberField(measure, range(MOST + 1), target=80, begin=START_VP)
            if kind == "vp"
            else NumberField(measure, range(CRYSTALS + 1), target=80)
            for kind in kinds
        }
        row = QHBoxLayout(self)
        row.addWidget(mark)
        row.addWidget(self.name, 2)
        for kind, counter in self.counters.items():
            counter.setObjectName(f"{kind}_{seat + 1}")
            counter.wanted.connect(lambda number, kind=kind: self.wanted.emit(kind, number))
            row.addWidget(counter, 2)
        row.addWidget(self.told, 2)

        def measured(it: CountRow) -> None:
            row.setContentsMargins(measure.px(28), measure.px(6), measure.px(28), measure.px(6))
            row.setSpacing(measure.px(20))
            it.setMinimumHeight(measure.px(LEAST))
            it.setMaximumHeight(measure.px(138))

        measure.dress(self, measured)

    def show_counts(self) -> None:
        """Show what is told."""
        state, voice = self._telling.state, self._telling.voice
        name = voice.people[self._seat]
        self.name.setText(name)
        self.told.setText("")
        units = {
            "vp": voice.words.at("game", "vp"),
            "crystals": translate("DayEnd", "in hand"),
            "palace": translate("DayEnd", "on the palace field"),
        }
        for kind, counter in self.counters.items():
            mark = f"{kind}.{self._seat + 1}"
            value = getattr(state, kind)[self._seat] if state.is_known(mark) else None
            counter.tell(value, voice.words.marker(mark, voice.people), units[kind])

    def refuse(self, sentence: str) -> None:
        """Say why a number could not be told."""
        self.told.setText(sentence)
        dye(self.told, "danger")

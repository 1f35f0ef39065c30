"""A later step that would no longer hold: what it says, why not, and the two ways on."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop.look.frames import bring_into_view
from desktop.look.translate import translate
from desktop.table.letters import pad, said, strike_out
from desktop.table.questions.fact_fields import FactFields
from desktop.table.telling import Telling
from desktop.table.touch import TouchButton
from engine.record.lines import Fact
from engine.rules.agenda import State


class LaterStep(QFrame):
    """`struck`, `told_otherwise` with the fact, or `left` as it was, which does not hold."""

    struck = Signal()
    told_otherwise = Signal(object)
    left = Signal()

    def __init__(self, telling: Telling[State], fact: Fact, state: State) -> None:
        super().__init__()
        self.setProperty("role", "tile")
        measure = telling.measure
        self._resolved = False
        self._fact = fact
        self._now: Fact | None = None
        self.told = said(measure, "table.label", wrap=True)
        self.why = said(measure, "table.floor", "danger", wrap=True)
        self.strike = TouchButton(measure, "table.label", 56)
        self.otherwise = TouchButton(measure, "table.label", 56)
        self.strike.setObjectName("strike_later")
        self.otherwise.setObjectName("tell_later")
        self.fields = FactFields(telling, fact, state)
        self.fields.changed.connect(self.told_otherwise)
        self.fields.hide()
        self.strike.clicked.connect(lambda: (self.left if self._is_struck else self.struck).emit())
        self.otherwise.clicked.connect(self._open)
        verbs = QHBoxLayout()
        verbs.addWidget(self.strike, 1)
        verbs.addWidget(self.otherwise, 1)
        column = QVBoxLayout(self)
        pad(measure, self, column, (20, 12, 20, 14), 8)
        column.addWidget(self.told)
        column.addWidget(self.why)
        column.addLayout(verbs)
        column.addWidget(self.fields)
        self.otherwise.setVisible(bool(fact.words))

    def tell(self, told: str, why: str, *, resolved: bool, now: Fact | None) -> None:
        """Say what was told, why it cannot be, and what was decided."""
        self._resolved, self._now = resolved, now
        self.told.setText(told)
        self.why.setText(why)
        self.why.setVisible(bool(why))
        text = translate("Correcting", "Delete it")
        if self._is_struck:
            text = translate("Correcting", "Keep it after all")
        self.strike.tell(text, icon="undo" if self._is_struck else "trash")
        strike_out(self.told, is_struck=self._is_struck)
        self.otherwise.tell(translate("Correcting", "Change it"), icon="pencil")
        self.setAccessibleName(" ".join(part for part in (told, why) if part))
        if self._is_struck:
            self.fields.hide()
        self.fields.show_fact(now or self._fact)

    @property
    def stops(self) -> list[QWidget]:
        """What Tab goes to."""
        return [self.strike, self.otherwise, *self.fields.stops]

    @property
    def _is_struck(self) -> bool:
        return self._resolved and self._now is None

    def _open(self) -> None:
        self.fields.setVisible(self.fields.isHidden())
        if not self.fields.isHidden():
            if self._is_struck:
                self.left.emit()
                self.fields.show()
            self.fields.take_focus()
            QTimer.singleShot(0, self, lambda: bring_into_view(self.fields))

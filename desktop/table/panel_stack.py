"""Panels that share one place: a strip of large buttons at the left says which one is seen."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from desktop.table.measure import Measure
from desktop.table.part import Part
from desktop.table.touch import LEGAL, PLAIN, TouchButton
from desktop.table.zone import Zone

STRIP = 108


class PanelStack(QWidget):
    """One of several panels; which one is seen a press on the strip says, or what was told leads there."""

    switched = Signal(str)

    def __init__(self, measure: Measure, parts: Sequence[tuple[Part, str]]) -> None:
        super().__init__()
        self.parts = [part for part, _ in parts]
        self._icons = {part.id: icon for part, icon in parts}
        self._stack = QStackedWidget()
        self._stack.setObjectName("bare")
        self.buttons: dict[str, TouchButton] = {}
        strip = QVBoxLayout()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addLayout(strip)
        for part in self.parts:
            button = TouchButton(measure, "table.floor", 56)
            button.setObjectName(f"show_{part.id}")
            button.stacked = True
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
            button.clicked.connect(lambda _=False, ident=part.id: self.show_part(ident))
            self.buttons[part.id] = button
            strip.addWidget(button, 1)
            measure.dress(button, lambda it: it.setFixedWidth(measure.px(STRIP)))
        row.addWidget(self._stack, 1)
        for part in self.parts:
            self._stack.addWidget(part.widget)
        self.zone = Zone(self, list(self.buttons.values()))

        def fit(it: PanelStack) -> None:
            it._measure_hidden()
            strip.setSpacing(measure.px(8))
            row.setSpacing(measure.px(12))

        measure.dress(self, fit)

    @property
    def seen(self) -> str:
        """The id of the part that is seen."""
        return next(part.id for part in self.parts if part.widget is self._stack.currentWidget())

    def show_part(self, ident: str) -> None:
        """Show that part, as somebody chose."""
        self.lead_to(ident)
        self.switched.emit(ident)

    def lead_to(self, ident: str) -> None:
        """Show that part for now; nobody chose it for the next time."""
        part = next(part for part in self.parts if part.id == ident)
        self._stack.setCurrentWidget(part.widget)
        self.tell()

    def offer(self, wanted: Collection[str]) -> None:
        """Only these parts can be seen; without any the whole is hidden."""
        there = [part.id for part in self.parts if part.id in wanted]
        for ident, button in self.buttons.items():
            # A strip of one would say nothing.
            button.setVisible(ident in there and len(there) > 1)
        self.setVisible(bool(there))
        if there and self.seen not in there:
            self.show_part(there[0])

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._measure_hidden()

    def _measure_hidden(self) -> None:
        """Ask what is not seen for its size anew: Qt keeps the one of the scale before.

        What was never seen has not even its style.
        """
        for part in self.parts:
            if part.widget.isHidden():
                inside = [part.widget, *part.widget.findChildren(QWidget)]
                for widget in inside if self.isVisible() else ():
                    widget.ensurePolished()
                for widget in reversed(inside):
                    if (layout := widget.layout()) is not None:
                        layout.invalidate()
                        layout.activate()  # only so rows that lie in it ask their parts
                    widget.updateGeometry()

    def tell(self) -> None:
        """Name the parts in the language in use."""
        seen = self.seen
        for part in self.parts:
            button = self.buttons[part.id]
            button.tell(part.saying(), icon=self._icons[part.id])
            button.dress_as(LEGAL if part.id == seen else PLAIN)

"""Which values are counted with: as shipped, or those of one's own copy, and the way to enter them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QGridLayout

from desktop.look import controls, theme
from desktop.look.choosing import Choice
from desktop.look.translate import speak, translate
from engine.rules.edition import Edition
from engine.store.editions import KeptEdition

SHIPPED = ""


class EditionChoice(QFrame):
    """Only what is whole can be chosen; `chosen` is the name, empty as shipped."""

    changed = Signal()
    wanted = Signal(str)
    """The values of that name are to be entered or looked at."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._kept: dict[str, Edition] = {}
        self.box = Choice()
        self.edit = controls.button(lambda: translate("Editions", "Match your copy…"), "", "pencil")
        self._name = controls.text(
            lambda: translate("Editions", "Printed values"), "strong", wrap=True
        )
        self._grid = QGridLayout(self)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(0, 1)
        self._grid.addWidget(self._name, 0, 0)
        theme.dress(
            self, lambda it: it.layout().setContentsMargins(*map(theme.px, (20, 12, 20, 12)))
        )
        self.box.activated.connect(lambda _: self.changed.emit())
        self.edit.clicked.connect(lambda: self.wanted.emit(self.name))
        speak(self, lambda it: it._say())

    @property
    def name(self) -> str:
        """What is chosen; empty as shipped."""
        return str(self.box.currentData() or SHIPPED)

    @property
    def edition(self) -> Edition | None:
        """The edition that is chosen; None as shipped."""
        return self._kept.get(self.name)

    def offer(self, kept: Sequence[KeptEdition]) -> None:
        """Offer these; what was chosen stays so, if it is among them."""
        now = self.name
        self._kept = {it.name: it.edition for it in reversed(kept) if it.edition is not None}
        self.box.clear()
        self.box.addItem("", SHIPPED)
        for name in reversed(self._kept):
            self.box.addItem(name, name)
        self.choose(now)
        self._say()

    def hold(self, edition: Edition | None) -> None:
        """Choose what something was counted with, though it may be kept no more, or as another one."""
        if edition is not None:
            self._kept[edition.name] = edition
            if self.box.findData(edition.name) < 0:
                self.box.addItem(edition.name, edition.name)
        self.choose(edition.name if edition is not None else SHIPPED)
        self._say()

    def choose(self, name: str) -> None:
        """Choose by name; as shipped if there is none of that name."""
        self.box.setCurrentIndex(max(0, self.box.findData(name)))

    def _say(self) -> None:
        self.box.setAccessibleName(translate("Editions", "Printed values"))
        if self.box.count():
            self.box.setItemText(0, translate("Editions", "As shipped"))
        self.box.setVisible(bool(self._kept))
        # Beside the name there is room for one of them.
        self._grid.addWidget(self.box, 0, 1)
        self._grid.addWidget(self.edit, int(bool(self._kept)), 1)

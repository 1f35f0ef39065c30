"""Which values are counted with: as shipped, or those of one's own copy, and the way to enter them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QGridLayout

from desktop.look import controls, theme
from desktop.look.choosing import Choice
from desktop.look.translate import speak, translate
from engine.rules.edition import Edition
from engine.store.editions import KeptEdition

SHIPPED, HELD = 0, -1
"""In the place of the id of what is kept: nothing is, or what something was counted with."""


def called(kept: Sequence[KeptEdition], name: str) -> KeptEdition | None:
    """What has that name; else what had it when it was used last, and has been renamed since."""
    now = [it for it in kept if it.name == name]
    before = [it for it in kept if it.edition is not None and it.edition.name == name]
    return next(iter((*now, *before)), None)


def of_now(kept: KeptEdition) -> Edition | None:
    """The edition under the name that it has now; None if it is not whole."""
    return replace(kept.edition, name=kept.name) if kept.edition is not None else None


class EditionChoice(QFrame):
    """Only what is whole can be chosen; it stays chosen under another name, too."""

    changed = Signal()
    wanted = Signal(str)
    """The values of that name are to be entered or looked at."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._kept: Sequence[KeptEdition] = ()
        self._editions: dict[int, Edition] = {}
        """What is offered, by id."""
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
        return self.box.currentText() if self._chosen != SHIPPED else ""

    @property
    def edition(self) -> Edition | None:
        """The edition that is chosen; None as shipped."""
        return self._editions.get(self._chosen)

    def offer(self, kept: Sequence[KeptEdition]) -> None:
        """Offer these; what was chosen stays so, if it is among them."""
        now = self._chosen
        whole = [(it, edition) for it in kept if (edition := of_now(it)) is not None]
        self._kept = [it for it, _ in whole]
        self._editions = {it.id: edition for it, edition in whole}
        self.box.clear()
        self.box.addItem("", SHIPPED)
        for it in self._kept:
            self.box.addItem(it.name, it.id)
        self._choose(now)
        self._say()

    def hold(self, edition: Edition | None) -> None:
        """Choose what something was counted with, though it may be kept no more, or as another one."""
        if edition is None:
            self._choose(SHIPPED)
        elif (kept := called(self._kept, edition.name)) is not None:
            self._editions[kept.id] = edition
            self._choose(kept.id)
        else:
            self._editions[HELD] = edition
            self.box.removeItem(self.box.findData(HELD))
            self.box.addItem(edition.name, HELD)
            self._choose(HELD)
        self._say()

    def choose(self, name: str) -> None:
        """Choose by name; as shipped if there is none of that name."""
        kept = called(self._kept, name)
        self._choose(kept.id if kept is not None else SHIPPED)

    @property
    def _chosen(self) -> int:
        return int(self.box.currentData() or SHIPPED)

    def _choose(self, ident: int) -> None:
        self.box.setCurrentIndex(max(0, self.box.findData(ident)))

    def _say(self) -> None:
        self.box.setAccessibleName(translate("Editions", "Printed values"))
        if self.box.count():
            self.box.setItemText(0, translate("Editions", "As shipped"))
        self.box.setVisible(bool(self._editions))
        # Beside the name there is room for one of them.
        self._grid.addWidget(self.box, 0, 1)
        self._grid.addWidget(self.edit, int(bool(self._editions)), 1)

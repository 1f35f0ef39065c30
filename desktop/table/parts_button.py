"""The verb that hides parts of the table and shows them again."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu

from desktop.look.folding import WordButton
from desktop.look.translate import speak, translate
from desktop.table.parts import Part


class PartsButton(WordButton):
    """Opens a menu in which each part is ticked or not; `chosen` tells the hidden ones."""

    chosen = Signal(list)

    def __init__(self, parts: Sequence[Part], hidden: Collection[str]) -> None:
        super().__init__("parts", "eye", 3)
        self._parts = parts
        ids = {part.id for part in parts}
        self._elsewhere = [id for id in hidden if id not in ids]
        """Parts that only other tables of the game have: what is chosen here does not show them."""
        self.menu_of_parts = QMenu(self)
        for part in parts:
            action = self.menu_of_parts.addAction("")
            action.setObjectName(f"part_{part.id}")
            action.setCheckable(True)
            action.setChecked(part.id not in hidden)
            action.toggled.connect(self._toggled)
        self.clicked.connect(self._open)
        speak(self, lambda it: it.tell())

    def tell(self) -> None:
        """Take the words of the language in use."""
        self.setText(translate("TablePage", "Parts"))
        self.setAccessibleName(translate("TablePage", "Show or hide parts of the table"))
        for part, action in zip(self._parts, self.menu_of_parts.actions(), strict=True):
            action.setText(part.saying())

    @property
    def hidden(self) -> list[str]:
        """The ids of the parts that are not seen, here or at other tables of the game."""
        actions = self.menu_of_parts.actions()
        pairs = zip(self._parts, actions, strict=True)
        here = [part.id for part, action in pairs if not action.isChecked()]
        return [*here, *self._elsewhere]

    def _open(self) -> None:
        self.menu_of_parts.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def _toggled(self) -> None:
        self.chosen.emit(self.hidden)

"""The verb that hides parts of the table and shows them again."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu

from desktop.look.folding import WordButton
from desktop.look.translate import speak, translate
from desktop.table.part import Part

SEEN = "+"
"""Before the id of an extra part that somebody wants to see."""


class PartsButton(WordButton):
    """Opens a menu in which each part is ticked or not; `chosen` tells what is `hidden`."""

    chosen = Signal(list)

    def __init__(self, parts: Sequence[Part], hidden: Collection[str]) -> None:
        super().__init__("parts", "eye", 3)
        self._parts = parts
        ids = {id for part in parts for id in (part.id, SEEN + part.id)}
        self._elsewhere = [id for id in hidden if id not in ids]
        """Parts that only other tables of the game have: what is chosen here does not show them."""
        self.menu_of_parts = QMenu(self)
        for part in parts:
            action = self.menu_of_parts.addAction("")
            action.setObjectName(f"part_{part.id}")
            action.setCheckable(True)
            wanted = SEEN + part.id in hidden if part.is_extra else part.id not in hidden
            action.setChecked(wanted)
            action.toggled.connect(self._toggled)
        self.clicked.connect(self._open)
        speak(self, lambda it: it.tell())

    def tell(self) -> None:
        """Take the words of the language in use."""
        self.setText(translate("TablePage", "Panels"))
        self.setAccessibleName(translate("TablePage", "Show or hide panels"))
        for part, action in zip(self._parts, self.menu_of_parts.actions(), strict=True):
            action.setText(part.saying())

    @property
    def hidden(self) -> list[str]:
        """The ids of the parts that are not seen, here or at other tables of the game.

        Extra parts are not seen without being asked for: with `+` stand those that are.
        """
        seen = self.seen
        usual = [part.id for part in self._parts if not part.is_extra and part.id not in seen]
        extra = [SEEN + part.id for part in self._parts if part.is_extra and part.id in seen]
        return [*usual, *extra, *self._elsewhere]

    @property
    def seen(self) -> list[str]:
        """The ids of the parts that are seen here."""
        pairs = zip(self._parts, self.menu_of_parts.actions(), strict=True)
        return [part.id for part, action in pairs if action.isChecked()]

    def _open(self) -> None:
        self.menu_of_parts.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def _toggled(self) -> None:
        self.chosen.emit(self.hidden)

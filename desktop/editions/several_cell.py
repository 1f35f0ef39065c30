"""Some of a few words to be copied: a switch for each."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from desktop.editions.cell import ValueCell
from desktop.editions.draft import type_of_part
from desktop.look import controls, theme
from desktop.look.controls import Saying
from desktop.look.names import tip
from desktop.look.translate import translate
from engine.rules.components import Several

WIDE = 34
"""Of one switch with its sign."""
_WAYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class SeveralCell(ValueCell):
    """Space switches; `signed` writes each word on its switch, `called` names it in full."""

    def __init__(
        self,
        saying: Saying,
        check: Several,
        called: Callable[[str], str],
        signed: Callable[[str], str],
    ) -> None:
        made = QFrame()
        made.setProperty("role", "segments")
        row = QHBoxLayout(made)
        row.setContentsMargins(2, 2, 2, 2)
        row.setSpacing(2)
        self.switches: dict[str, QPushButton] = {}
        for word in check.known:
            switch = controls.button(lambda it=word: signed(it))  # type: ignore[misc]
            switch.setCheckable(True)
            switch.setProperty("segment", True)
            switch.setProperty("ring", "8")
            switch.clicked.connect(lambda: self.changed.emit())
            row.addWidget(switch, 1)
            self.switches[word] = switch
        self._saying, self._called = saying, called
        super().__init__(made, *self.switches.values())

    @property
    def value(self) -> list[str] | None:
        """The words that are switched on, in their order; None if no one is."""
        return [word for word, switch in self.switches.items() if switch.isChecked()] or None

    def put(self, value: type_of_part | None) -> None:
        assert value is None or isinstance(value, list), "words"
        for word, switch in self.switches.items():
            switch.setChecked(word in (value or ()))

    def show_value(self, value: type_of_part | None, source: str, wrong: str) -> None:
        """Show words; in which order they were told does not matter."""
        now = self.value
        if isinstance(value, list) and now is not None and set(value) == set(now):
            value = now
        super().show_value(value, source, wrong)

    def wide(self) -> int:
        return theme.px(WIDE) * len(self.switches) + theme.px(10)

    def say(self) -> None:
        """Take the words of the language in use."""
        for word, switch in self.switches.items():
            told = translate("Editions", "{field}: {choice}")
            name = self._called(word)
            switch.setAccessibleName(told.format(field=self._saying(), choice=name))
            tip(switch, name)
        super().say()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Left and right go from switch to switch, and over the last one away."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            by = _WAYS.get(Qt.Key(event.key()), 0)
            at = next(n for n, switch in enumerate(self.fields) if switch is watched) + by
            if by and 0 <= at < len(self.fields):
                self.fields[at].setFocus(Qt.FocusReason.OtherFocusReason)
                return True
        return super().eventFilter(watched, event)

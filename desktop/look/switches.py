"""Language, theme and text size at hand on every page; each choice is kept."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from desktop.look import theme, translate

_NEXT_THEME = {"light": "dark", "dark": "light"}
_NEXT_LANGUAGE = {"en": "de", "de": "en"}


class Switches(QWidget):
    """A button for the other language and one for the other theme."""

    language = Signal(str)
    theme = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._language, self._theme = QPushButton(), QPushButton()
        self._language.setObjectName("switch_language")
        self._theme.setObjectName("switch_theme")
        self._language.clicked.connect(
            lambda: self.language.emit(_NEXT_LANGUAGE[translate.language()])
        )
        self._theme.clicked.connect(lambda: self.theme.emit(_NEXT_THEME[theme.theme()]))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for button, icon in ((self._language, "language"), (self._theme, "theme")):
            button.setProperty("role", "quiet")
            theme.set_icon(button, icon, 18)
            row.addWidget(button)
        translate.watch.changed.connect(self.retell)
        theme.watch.changed.connect(self.retell)
        self.retell()

    def retell(self) -> None:
        """Name what a press brings: the other language in itself, the other theme."""
        other = {"en": "Deutsch", "de": "English"}[translate.language()]
        self._language.setText(other)
        self._language.setAccessibleName(other)
        self._theme.setText(
            translate.translate("Switches", "Dark")
            if theme.theme() == "light"
            else translate.translate("Switches", "Light")
        )

"""Settings, language and theme at hand on every page; each choice is kept."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from desktop.look import theme, translate

_NEXT_THEME = {"light": "dark", "dark": "light"}
_NEXT_LANGUAGE = {"en": "de", "de": "en"}
ROOM = 1240
"""From this width of the window on there is room for words beside the pictures."""


class Switches(QWidget):
    """A button for the settings, one for the other language and one for the other theme."""

    settings = Signal()
    language = Signal(str)
    theme = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._settings, self._language, self._theme = QPushButton(), QPushButton(), QPushButton()
        self._words: dict[QPushButton, str] = {}
        self._settings.setObjectName("open_settings")
        self._language.setObjectName("switch_language")
        self._theme.setObjectName("switch_theme")
        self._settings.clicked.connect(self.settings)
        self._language.clicked.connect(
            lambda: self.language.emit(_NEXT_LANGUAGE[translate.language()])
        )
        self._theme.clicked.connect(lambda: self.theme.emit(_NEXT_THEME[theme.theme()]))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for button, icon in (
            (self._language, "language"),
            (self._theme, "theme"),
            (self._settings, "settings"),
        ):
            button.setProperty("role", "quiet")
            theme.set_icon(button, icon, 18)
            row.addWidget(button)
        translate.watch.changed.connect(self.retell)
        theme.watch.changed.connect(self.retell)
        self.retell()

    def without_settings(self) -> None:
        """On the page of the settings itself."""
        self._settings.hide()

    def retell(self) -> None:
        """Name what a press brings: the other language in itself, the other theme."""
        dark = theme.theme() == "light"
        self._words = {
            self._settings: translate.translate("Switches", "Settings"),
            self._language: {"en": "Deutsch", "de": "English"}[translate.language()],
            self._theme: translate.translate("Switches", "Dark")
            if dark
            else translate.translate("Switches", "Light"),
        }
        tips = {
            self._settings: translate.translate("Switches", "Settings (Ctrl+,)"),
            self._language: self._words[self._language],
            self._theme: translate.translate("Switches", "Dark colours")
            if dark
            else translate.translate("Switches", "Light colours"),
        }
        for button, words in self._words.items():
            button.setAccessibleName(words)
            button.setToolTip(tips[button])
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """From now on the width of the window is known."""
        super().showEvent(event)
        self.window().installEventFilter(self)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window may have more room now, or less."""
        if event.type() == QEvent.Type.Resize and watched is self.window():
            self._fit()
        return False

    def _fit(self) -> None:
        room = self.window().width() >= theme.px(ROOM)
        for button, words in self._words.items():
            shown = words if room else ""
            if button.text() != shown:
                button.setText(shown)
                theme.set_icon(button, button.property("icon_name"), 18)

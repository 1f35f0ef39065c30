"""Rules, keys, language, theme and settings at hand on every page."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from desktop.look import theme, translate

_NEXT_THEME = {"light": "dark", "dark": "light"}
_NEXT_LANGUAGE = {"en": "de", "de": "en"}


class Switches(QWidget):
    """Buttons for the rules, all keys, the other language, the other theme, and the settings."""

    rules = Signal()
    keys = Signal()
    settings = Signal()
    language = Signal(str)
    theme = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._settings, self._language, self._theme = QPushButton(), QPushButton(), QPushButton()
        self._rules, self._keys = QPushButton(), QPushButton()
        self._words: dict[QPushButton, str] = {}
        self._rules.setObjectName("open_rules")
        self._keys.setObjectName("show_keys")
        self._rules.clicked.connect(self.rules)
        self._keys.clicked.connect(self.keys)
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
            (self._rules, "rules"),
            (self._keys, "keyboard"),
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

    def without_rules(self) -> None:
        """On the page of the rules itself, and where no game is open."""
        self._rules.hide()

    def without_settings(self) -> None:
        """On the page of the settings itself."""
        self._settings.hide()

    def retell(self) -> None:
        """Name what a press brings: the other language in itself, the other theme."""
        dark = theme.theme() == "light"
        self._words = {
            self._rules: translate.translate("Page", "Rules"),
            self._keys: translate.translate("Keys", "Keys"),
            self._settings: translate.translate("Switches", "Settings"),
            self._language: {"en": "Deutsch", "de": "English"}[translate.language()],
            self._theme: translate.translate("Switches", "Dark")
            if dark
            else translate.translate("Switches", "Light"),
        }
        tips = {
            self._rules: translate.translate("Page", "Rules (F1)"),
            self._keys: translate.translate("Keys", "All keys (?)"),
            self._settings: translate.translate("Switches", "Settings (Ctrl+,)"),
            self._language: self._words[self._language],
            self._theme: translate.translate("Switches", "Dark colours")
            if dark
            else translate.translate("Switches", "Light colours"),
        }
        for button, words in self._words.items():
            button.setAccessibleName(words)
            button.setToolTip(tips[button])
        # By then the other parts of the bar speak the language too.
        QTimer.singleShot(0, self, self._fit)

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
        """Words beside the pictures where the bar has room for all of them."""
        self._say(all_of_them=True)
        bar = self.parentWidget()
        if bar is not None and (layout := bar.layout()) is not None:
            self.updateGeometry()
            layout.activate()
            self._say(all_of_them=layout.minimumSize().width() <= self.window().width())

    def _say(self, *, all_of_them: bool) -> None:
        for button, words in self._words.items():
            shown = words if all_of_them and button is not self._keys else ""
            if button.text() != shown:
                button.setText(shown)
                theme.set_icon(button, button.property("icon_name"), 18)

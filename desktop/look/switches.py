"""Rules, keys, language, theme and settings at hand on every page."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.look import theme, translate
from desktop.look.folding import Folding, WordButton
from desktop.look.names import tip

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
        self._rules = WordButton("open_rules", "rules", 4)
        self._keys = WordButton("show_keys", "keyboard", 0)
        self._language = WordButton("switch_language", "language", 3)
        self._theme = WordButton("switch_theme", "theme", 2)
        self._settings = WordButton("open_settings", "settings", 1)
        self._rules.clicked.connect(self.rules)
        self._keys.clicked.connect(self.keys)
        self._settings.clicked.connect(self.settings)
        self._language.clicked.connect(
            lambda: self.language.emit(_NEXT_LANGUAGE[translate.language()])
        )
        self._theme.clicked.connect(lambda: self.theme.emit(_NEXT_THEME[theme.theme()]))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for button in (self._rules, self._keys, self._language, self._theme, self._settings):
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
        words = {
            self._rules: translate.translate("Page", "Rules"),
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
            self._language: words[self._language],
            self._theme: translate.translate("Switches", "Dark colours")
            if dark
            else translate.translate("Switches", "Light colours"),
        }
        for button, told in tips.items():
            button.setText(words.get(button, ""))
            button.setAccessibleName(words.get(button, translate.translate("Keys", "Keys")))
            tip(button, told)

    def showEvent(self, event: QShowEvent) -> None:
        """The bar is the one this lies in; its words give way first."""
        super().showEvent(event)
        bar = self.parentWidget()
        if bar is not None:
            Folding.of(bar).fit()

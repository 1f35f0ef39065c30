"""How the app looks, speaks and moves, as a person has chosen it: changed at once, and kept."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from desktop.host import settings
from desktop.host.files import unwritable
from desktop.host.settings import Settings
from desktop.host.touch import has_touch
from desktop.look import theme, translate


class Appearance(QObject):
    """Applies the choices to the whole app; empty ones follow the system."""

    cannot_keep = Signal(object)
    """The error for which the choices could not be written down."""

    def __init__(self, window: QObject, app: QApplication, chosen: Settings) -> None:
        super().__init__(window)
        self._app, self.chosen = app, chosen
        app.styleHints().colorSchemeChanged.connect(self._follow_system)

    def speak(self, language: str) -> None:
        """Change the language, everywhere and at once."""
        self.chosen.language = "de" if language == "de" else "en" if language == "en" else ""
        translate.install(self._app, language)
        self.keep()

    def wear(self, name: str) -> None:
        """Change the theme."""
        self.chosen.theme = "dark" if name == "dark" else "light" if name == "light" else ""
        self._apply()
        self.keep()

    def grow_text(self, by: int) -> None:
        """Change the text size by so many per cent."""
        self.resize_text(self.chosen.text_size + by)

    def resize_text(self, per_cent: int) -> None:
        """Change the text size, within what can be read and shown."""
        self.chosen.text_size = min(settings.LARGEST, max(settings.SMALLEST, per_cent))
        self._apply()
        self.keep()

    def move_by(self, choice: str) -> None:
        """Change how pieces move."""
        self.chosen.motion = settings.motion(choice)
        self.set_speed()
        self.keep()

    def set_speed(self) -> None:
        """Let pieces move as chosen; asked for with the first board, which loads motion."""
        from desktop.scene.motion import SPEEDS, Motion, asked_for

        Motion.usual = SPEEDS[self.chosen.motion or asked_for()]

    def tell_in_rows(self, on: bool) -> None:
        """Whether the end of a day is told row by row from now on."""
        self.chosen.in_rows = on
        self.keep()

    def hidden_parts(self, game: str) -> list[str]:
        """Parts of a game's table that nobody wants to see."""
        start = f"{game}."
        return [it.removeprefix(start) for it in self.chosen.hidden if it.startswith(start)]

    def hide_parts(self, game: str, parts: list[str]) -> None:
        """From now on nobody wants to see these parts of a game's table."""
        others = [it for it in self.chosen.hidden if not it.startswith(f"{game}.")]
        self.chosen.hidden = [*others, *(f"{game}.{part}" for part in parts)]
        self.keep()

    def opened_part(self, game: str) -> str:
        """The part of a game's table that was seen last of those in one place; empty at first."""
        start = f"{game}."
        seen = (it for it in self.chosen.opened if it.startswith(start))
        return next(seen, "").removeprefix(start)

    def open_part(self, game: str, part: str) -> None:
        """From now on this part is seen first."""
        others = [it for it in self.chosen.opened if not it.startswith(f"{game}.")]
        self.chosen.opened = [*others, f"{game}.{part}"]
        self.keep()

    def tell_what_if(self, on: bool) -> None:
        """Boards tell what would be if something ended now, or not."""
        self.chosen.what_if = on
        self.keep()

    @property
    def is_behind_curtain(self) -> bool:
        """Whether several people answer in secret behind the curtain; so they do where there is touch."""
        chosen = self.chosen.secret_answers
        return chosen == "curtain" or (not chosen and has_touch())

    def answer_behind_curtain(self, on: bool) -> None:
        """From now on they do, or each with keys of their own."""
        self.chosen.secret_answers = "curtain" if on else "keys"
        self.keep()

    def tell_dark(self, *, is_told: bool) -> None:
        """The hint that the screen may go dark was given, or it is not needed any more."""
        if self.chosen.is_dark_told != is_told:
            self.chosen.is_dark_told = is_told
            self.keep()

    def keep(self) -> None:
        """Write the choices down."""
        try:
            settings.save(self.chosen)
        except OSError as error:
            self.cannot_keep.emit(unwritable(str(settings.folder() / settings.FILE), error))

    def _apply(self) -> None:
        theme.apply(self._app, self.chosen.theme, self.chosen.text_size / 100)

    def _follow_system(self) -> None:
        if not self.chosen.theme:
            self._apply()

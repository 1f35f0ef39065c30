"""The settings: how the app looks and moves, where its data lie, and what it is."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from desktop.host.settings import PACES, Settings
from desktop.look import controls, frames, theme
from desktop.look import translate as language
from desktop.look.choosing import Segment
from desktop.look.frames import TopBar
from desktop.look.page import Page, type_of_keys
from desktop.look.translate import speak, translate
from desktop.scene import motion
from desktop.settings_page import parts
from desktop.settings_page.about import Licences, about
from desktop.settings_page.data import Data
from desktop.settings_page.parts import Options
from desktop.settings_page.text_size import TextSize
from engine.store.library import Library


class SettingsPage(Page):
    """Each choice is told at once by a signal; `follow` shows those made elsewhere.

    An empty language, theme or motion is that of the system. `restored` carries the file that
    keeps the matches which a backup has replaced.
    """

    language = Signal(str)
    theme = Signal(str)
    text_size = Signal(int)
    motion = Signal(str)
    pace = Signal(int)
    restored = Signal(object)
    leads_to = "settings"

    def __init__(self, chosen: Settings, library: Library) -> None:
        super().__init__()
        self._chosen = chosen
        self.bar: TopBar = TopBar(
            lambda: translate("Settings", "Settings"),
            None,
            back=lambda: translate("Page", "Back"),
        )
        self.bar.back.connect(self.back)
        self.languages = Options(
            lambda: translate("Settings", "Language"),
            [_system(), Segment("en", lambda: "English"), Segment("de", lambda: "Deutsch")],
            chosen.language,
        )
        self.themes = Options(
            lambda: translate("Settings", "Theme"),
            [
                _system(),
                Segment("light", lambda: translate("Settings", "Light")),
                Segment("dark", lambda: translate("Settings", "Dark")),
            ],
            chosen.theme,
        )
        self.sizes = TextSize(chosen.text_size)
        self.motions = Options(
            lambda: translate("Settings", "Animation"),
            [
                _system(),
                Segment("on", lambda: translate("Settings", "On")),
                Segment("reduced", lambda: translate("Settings", "Reduced")),
                Segment("off", lambda: translate("Settings", "Off")),
            ],
            chosen.motion,
        )
        self.moves = controls.text("", "small-muted", wrap=True)
        self.paces = Options(
            lambda: translate("Settings", "Pace of the bots"),
            [
                Segment(str(pace), saying)
                for pace, saying in zip(
                    PACES,
                    (
                        lambda: translate("Pace", "Slow"),
                        lambda: translate("Pace", "Normal"),
                        lambda: translate("Pace", "Fast"),
                        lambda: translate("Pace", "At once"),
                    ),
                    strict=True,
                )
            ],
            _nearest(chosen.pace_ms),
        )
        self.stays = controls.text("", "small-muted", wrap=True)
        self.dark = parts.row(
            lambda: translate("Settings", "Screen at the table"),
            controls.text(
                lambda: translate(
                    "Settings",
                    "This desktop may let the screen go dark while a table is open: switch that off"
                    " in the system’s settings.",
                ),
                "small-muted",
                wrap=True,
            ),
        )
        self.data, self.licences = Data(library), Licences()
        self.languages.chosen.connect(self.language)
        self.themes.chosen.connect(self.theme)
        self.sizes.chosen.connect(self.text_size)
        self.motions.chosen.connect(self.motion)
        self.paces.chosen.connect(lambda key: self.pace.emit(int(key)))
        for options in (self.motions, self.paces):
            options.chosen.connect(self.follow)  # by then it is kept
        self.data.restored.connect(self.restored)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self.bar)
        page.addWidget(frames.Scrolled(self._contents(), self), 1)
        theme.watch.changed.connect(self.follow)
        speak(self, lambda it: it.follow())

    def keys(self) -> type_of_keys:
        """The keys of this page."""
        return (
            ("← →", translate("Keys", "another choice in the row, smaller or larger text")),
            ("Space", translate("Keys", "choose, or activate a button")),
            ("PgUp PgDn", translate("Keys", "up and down the page")),
        )

    def follow(self) -> None:
        """Show the choices as they are now, in the language and text size in use."""
        chosen = self._chosen
        self.languages.follow(chosen.language)
        self.themes.follow(chosen.theme)
        self.sizes.follow(chosen.text_size)
        self.motions.follow(chosen.motion)
        self.paces.follow(_nearest(chosen.pace_ms))
        for options in (self.languages, self.themes, self.motions, self.paces):
            options.tell()
        self.dark.setVisible(chosen.is_dark_told)
        self.moves.setText(_how_pieces_move(chosen.motion or motion.asked_for()))
        self.stays.setText(_how_long_a_step_stays(chosen.pace_ms))

    def _contents(self) -> QWidget:
        made = QWidget()
        column = QVBoxLayout(made)
        left = _column(self._look(), self._play(), about())
        right = _column(self.data, self.licences)
        column.addWidget(frames.Columns(left, right, 1000))
        column.addStretch(1)
        theme.dress(
            made, lambda it: it.layout().setContentsMargins(*map(theme.px, (32, 24, 32, 24)))
        )
        return made

    def _look(self) -> QFrame:
        made = parts.card("theme", lambda: translate("Settings", "Look and language"))
        column = frames.inside(made)
        column.addWidget(parts.row(lambda: translate("Settings", "Language"), self.languages))
        column.addWidget(parts.row(lambda: translate("Settings", "Theme"), self.themes))
        column.addWidget(parts.row(lambda: translate("Settings", "Text size"), self.sizes))
        return made

    def _play(self) -> QFrame:
        made = parts.card("play", lambda: translate("Settings", "Play"))
        column = frames.inside(made)
        column.addWidget(
            parts.row(lambda: translate("Settings", "Animation"), self.motions, self.moves)
        )
        column.addWidget(
            parts.row(lambda: translate("Settings", "Pace of the bots"), self.paces, self.stays)
        )
        column.addWidget(self.dark)
        return made


def _system() -> Segment:
    return Segment("", lambda: translate("Settings", "As the system"))


def _column(*widgets: QWidget) -> QWidget:
    made = QWidget()
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, 0)
    for widget in widgets:
        column.addWidget(widget)
    column.addStretch(1)
    theme.dress(made, lambda it: it.layout().setSpacing(theme.px(20)))
    return made


def _nearest(pace_ms: int) -> str:
    return str(min(PACES, key=lambda pace: abs(pace - pace_ms)))


def _how_pieces_move(choice: str) -> str:
    return {
        "on": translate("Settings", "Now: pieces glide to their place."),
        "reduced": translate("Settings", "Now: pieces glide in a third of the time."),
        "off": translate("Settings", "Now: pieces are in their place at once."),
    }[choice]


def _how_long_a_step_stays(pace_ms: int) -> str:
    if not pace_ms:
        return translate("Settings", "Bot moves follow each other at once.")
    seconds = language.locale().toString(pace_ms / 1000, "f", 1)
    return translate("Settings", "A bot’s move stays for {seconds} s before the next one.").format(
        seconds=seconds
    )

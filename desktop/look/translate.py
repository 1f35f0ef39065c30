"""The language of the window's own texts (texts of a game come from `engine.rules.words`).

    from desktop.look.translate import translate

    translate("SetUp", "Start the match")
    translate("SetUp", "{name}’s turn").format(name=name)
    several(seats, translate("SetUp", "1 seat"), translate("SetUp", "{count} seats"))

lupdate reads the source, so: the name `translate`; context and text as plain literals (two
literals side by side are one text, f-strings are none); no keyword arguments. It knows a plural
by a literal number only, and both our languages have two forms: hence `several`.
`speak(widget, how)` calls `how(widget)` now and after every
change of the language (`watch.changed`). What a game's rooms say lies with the game and is loaded
with its first room (`add_game`). `resources/translations/update` collects; the test of the
translations says what is missing.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from desktop.look.watched import Watch
from engine.base import resources

LANGUAGES = ("en", "de")

Q = TypeVar("Q", bound=QObject)


watch = Watch()
"""Its `changed` is emitted when the language has changed."""

_language = "en"
_installed: list[QTranslator] = []
games: list[str] = []


def translate(context: str, text: str, comment: str = "") -> str:
    """A text of the window in the language in use."""
    return QCoreApplication.translate(context, text, comment or None)


def begun(text: str) -> str:
    """The text as a sentence or a title begins."""
    return text[:1].upper() + text[1:]


def several(count: int, one: str, many: str) -> str:
    """The text for one, or the one for several with `{count}` filled in."""
    return one if count == 1 else many.format(count=count)


def language() -> str:
    """The language in use, `en` or `de`."""
    return _language


def system_language() -> str:
    """The first language of the system that the app speaks, else English."""
    for name in QLocale.system().uiLanguages():
        if name[:2] in LANGUAGES:
            return name[:2]
    return "en"


def locale() -> QLocale:
    """How dates and numbers are written in the language in use."""
    country = QLocale.Country.Germany if _language == "de" else QLocale.Country.UnitedKingdom
    spoken = QLocale.Language.German if _language == "de" else QLocale.Language.English
    return QLocale(spoken, country)


def install(app: QCoreApplication, name: str = "") -> None:
    """Speak `en` or `de` from now on, or with `` what the system speaks."""
    global _language
    for translator in _installed:
        app.removeTranslator(translator)
    _installed.clear()
    _language = name if name in LANGUAGES else system_language()
    QLocale.setDefault(locale())
    # Qt's own words (context menus of fields) first: what is installed last is asked first.
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    _load(app, qt / f"qtbase_{_language}.qm")
    _load(app, folder() / f"waypost_{_language}.qm")
    for game in games:
        _load(app, _of_game(game))
    watch.changed.emit()


def add_game(game: str) -> None:
    """From now on speak what that game's rooms say, too."""
    app = QCoreApplication.instance()
    if game not in games:
        games.append(game)
        if app is not None:
            _load(app, _of_game(game))


def _of_game(game: str) -> Path:
    return resources.of_game(game) / f"window_{_language}.qm"


def _load(app: QCoreApplication, path: Path) -> None:
    translator = QTranslator(app)
    if path.is_file() and translator.load(str(path)):
        app.installTranslator(translator)
        _installed.append(translator)


def speak(spoken: Q, how: Callable[[Q], object]) -> None:
    """Call `how(spoken)` now and whenever the language changes, as long as it lives."""
    watch.follow(spoken, how)


def folder() -> Path:
    """Where the translations of the rooms of all games lie."""
    return resources.folder() / "translations"

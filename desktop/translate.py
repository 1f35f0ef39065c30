"""The language of the window's own texts (texts of a game come from `engine.words`).

    from desktop.translate import translate

    translate("SetUp", "Start the match")
    translate("SetUp", "{name}’s turn").format(name=name)
    translate("SetUp", "%n seat(s)", "", seats)         # plural; seats is a plain name

lupdate reads the source, so: the name `translate`; context and text as plain literals (two
literals side by side are one text, f-strings are none); no keyword arguments; a plural's
number is a plain name, not a call. What takes its words when it is made takes them again on
`watch.changed` (or is made anew). `resources/translations/update` collects, the test of the
translations says what is missing.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from engine import resources

LANGUAGES = ("en", "de")


class _Watch(QObject):
    changed = Signal()


watch = _Watch()
"""Its `changed` is emitted when the language has changed."""

_language = "en"
_installed: list[QTranslator] = []


def translate(context: str, text: str, comment: str = "", count: int = -1) -> str:
    """A text of the window in the language in use; `%n` becomes the count in its plural form."""
    return QCoreApplication.translate(context, text, comment or None, count)


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
    for path in (qt / f"qtbase_{_language}.qm", folder() / f"waypost_{_language}.qm"):
        translator = QTranslator(app)
        if path.is_file() and translator.load(str(path)):
            app.installTranslator(translator)
            _installed.append(translator)
    watch.changed.emit()


def folder() -> Path:
    """Where the translations lie."""
    return resources.folder() / "translations"

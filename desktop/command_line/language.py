"""English, or German where the locale or `--language` says so."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from engine.rules.words import LANGUAGES, Words, load

OPTION = "--language"


def chosen(arguments: Sequence[str], environ: Mapping[str, str] = os.environ) -> str:
    """The language that the arguments ask for, else the locale's, else English."""
    for place, argument in enumerate(arguments):
        if argument == "--":
            break
        name, _, value = argument.partition("=")
        if name == OPTION:
            wanted = value or next(iter(arguments[place + 1 :]), "")
            if wanted in LANGUAGES:
                return wanted
    return of_locale(environ)


def of_locale(environ: Mapping[str, str]) -> str:
    """The language of the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environ[name] for name in names if environ.get(name)), "")
    return "de" if locale.partition("_")[0].partition(".")[0].lower() == "de" else "en"


def own(language: str) -> Words:
    """The command line's own words."""
    return load("command_line", language)

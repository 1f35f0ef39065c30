"""English, or German where the locale or `--language` says so."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from desktop.host.system import of_locale
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


def own(language: str) -> Words:
    """The command line's own words."""
    return load("command_line", language)

"""The file that `--edition` names."""

from __future__ import annotations

from desktop.command_line import files
from desktop.command_line import language as languages
from engine.base.errors import BadSetup, Told
from engine.rules import edition
from engine.rules.edition import Edition


def read(file: str, game: str, language: str) -> Edition:
    """The edition in a file; an error names the file, and what is wrong with it."""
    called = files.called(file, languages.own(language))
    try:
        found = edition.read(files.read(file, called))
        if found.game != game:
            sentence = f"these are values of {found.game}, not of {game}"
            raise BadSetup("edition.game", sentence, game=game, other=found.game)
    except Told as error:
        error.add_note(called)
        raise
    return found

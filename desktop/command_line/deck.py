"""`waypost deck`: checks a deck file of one's own and counts its cards."""

from __future__ import annotations

import json
from pathlib import Path

import click

from desktop.command_line import files
from desktop.command_line import language as languages
from desktop.command_line.refusing import BAD_INPUT
from engine.base.errors import Told
from engine.rules import game as games
from engine.rules.components import BadData
from engine.rules.words import error_text, load


def run(game: str, file: str, as_json: bool, language: str) -> int:
    """Check the deck in `file` as the window does; every error on a line, else the counts."""
    try:
        decks = games.part(game, "deck_file")
    except ModuleNotFoundError:
        games.load(game)
        raise Told("no_deck_file", f"{game} has no deck files", game=game) from None
    own = languages.own(language)
    called = files.called(file, own)
    try:
        if file == "-":
            tables = decks.tables_in([(called, files.read(file, called))])
        else:
            tables = decks.tables_of(Path(file))
    except BadData as error:
        for wrong in error.errors:
            click.echo(f"waypost: {error_text(wrong, language)}.", err=True)
        return BAD_INPUT
    contents = games.part(game, "deck_contents")
    if as_json:
        document = {"game": game, "cards": contents.counts(tables)}
        files.write(json.dumps(document, ensure_ascii=False, indent=2))
        return 0
    how = "unfinished" if decks.unfinished(tables, language) else "holds"
    lines = [
        own.text("deck", how, file=called),
        *contents.sentences(tables, load(game, language)),
    ]
    files.write("\n".join(lines))
    return 0

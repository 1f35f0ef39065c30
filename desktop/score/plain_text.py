"""The sheet as plain text: what `waypost score` prints."""

from __future__ import annotations

from desktop.command_line import language as languages
from desktop.command_line import score
from desktop.look.translate import language
from desktop.score.settlement import Settled
from engine.rules.game import Game


def plain_text(game: Game, settled: Settled) -> str:
    """The lines of `waypost score` in the language of the window."""
    own = languages.own(language())
    return "\n".join(score.printed(game.name, settled.form.counted, settled.told.words, own)) + "\n"

"""`waypost check-game`: what a game owes to the house before it can be played everywhere."""

from __future__ import annotations

import json

from desktop.boards.checklist import debts
from desktop.command_line import files
from desktop.command_line import language as languages

OWES = 1


def run(game: str, as_json: bool, language: str) -> int:
    """List everything in one go; the exit code says whether there was anything."""
    owed = debts(game)
    own = languages.own(language)
    if as_json:
        document = {"game": game, "owes": [debt._asdict() for debt in owed]}
        files.write(json.dumps(document, ensure_ascii=False, indent=2))
    else:
        count = own.text("check_game", "owes" if owed else "nothing", game=game, n=len(owed))
        told = [own.text("check_game", debt.kind, **debt._asdict()) for debt in owed]
        files.write("\n".join([count, *told]))
    return OWES if owed else 0

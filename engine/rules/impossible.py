"""Why something that people at a table tell cannot have happened, in the words of a game."""

from __future__ import annotations

from typing import Any, NoReturn

from engine.base.errors import Told
from engine.rules.agenda import Illegal, Refusal
from engine.rules.words import load


class Impossible(Illegal):
    """What was told cannot be, by the box or by a clause."""


def impossible(game: str, clause: str, name: str, **params: Any) -> NoReturn:
    """Refuse a fact in the words of the game's `[impossible]`; errors and texts may be in tuples."""
    params = {"clause": clause, **params}
    told = {key: _listed(value) for key, value in params.items()}
    sentence = load(game, "en").text("impossible", name, **told)
    raise Impossible(f"{game}.impossible.{name}", sentence, **params)


def refused(game: str, refusal: Refusal) -> NoReturn:
    """Refuse a fact for the reason for which the rules do not offer it."""
    sentence = load(game, "en").text("refusals", refusal.name, **refusal.params)
    why = Told(f"{game}.refusals.{refusal.name}", sentence, **refusal.params)
    impossible(game, refusal.clause, "refused", why=why)


def untold(game: str, marker: str) -> Told:
    """What nobody has told, by its kind: “the mood”."""
    kind = marker.partition(".")[0]
    return Told(f"{game}.untold.{kind}", load(game, "en").at("untold", kind))


def _listed(value: Any) -> Any:
    return "; ".join(map(str, value)) if isinstance(value, tuple) else value

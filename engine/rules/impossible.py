"""Why something that people at a table tell cannot have happened, in the words of a game."""

from __future__ import annotations

from typing import Any, NamedTuple, NoReturn

from engine.base.errors import Told
from engine.rules.agenda import Illegal, Refusal
from engine.rules.markers import Markers
from engine.rules.words import load


class Impossible(Illegal):
    """What was told cannot be, by the box or by a clause."""


class Reasons(NamedTuple):
    """The reasons of a game, in the words of its `[impossible]`, `[refusals]` and `[untold]`."""

    game: str

    def impossible(self, clause: str, name: str, **params: Any) -> NoReturn:
        """Refuse a fact; errors and texts may be in tuples."""
        params = {"clause": clause, **params}
        told = {key: _listed(value) for key, value in params.items()}
        sentence = load(self.game, "en").text("impossible", name, **told)
        raise Impossible(f"{self.game}.impossible.{name}", sentence, **params)

    def refused(self, refusal: Refusal) -> NoReturn:
        """Refuse a fact for the reason for which the rules do not offer it."""
        sentence = load(self.game, "en").text("refusals", refusal.name, **refusal.params)
        why = Told(f"{self.game}.refusals.{refusal.name}", sentence, **refusal.params)
        self.impossible(refusal.clause, "refused", why=why)

    def needs_known(self, state: Markers, clause: str, *markers: str) -> None:
        """What is to be counted on must have been told."""
        for marker in markers:
            if not state.is_known(marker):
                self.impossible(clause, "unknown", marker=marker, kind=self.untold(marker))

    def untold(self, marker: str) -> Told:
        """What nobody has told, by its kind: “the mood”."""
        kind = marker.partition(".")[0]
        return Told(f"{self.game}.untold.{kind}", load(self.game, "en").at("untold", kind))


def _listed(value: Any) -> Any:
    return "; ".join(map(str, value)) if isinstance(value, tuple) else value

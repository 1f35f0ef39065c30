"""A situation of Red Outpost as the board tells it: what every part of the board is drawn from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from desktop.boards.red_outpost.play.drawn import where
from desktop.scene.choosing import Choosing
from engine.games.red_outpost.components import PLACES
from engine.games.red_outpost.state import RedOutpost
from engine.rules.words import Words


@dataclass(frozen=True)
class Table:
    """A situation with the people who sit at it and the words it is told in."""

    view: RedOutpost
    names: Sequence[str]
    colours: Sequence[str]
    words: Words
    veiled: frozenset[int] = frozenset()
    """Places that cannot be chosen now."""
    opened: Mapping[int, tuple[int, str]] = field(default_factory=dict)
    """Places that only a card opens to who can answer: its worker and its clause."""
    what_if: bool = False
    """Whether it is told what the portraits would bring if the day ended now."""

    shape: where.Shape = where.USUAL
    """How wide the board is, and how large its letters."""

    @cached_property
    def texts(self) -> dict[str, str]:
        """The actions of the open decision in words, each by its text."""
        view = self.view
        name = view.question.name if view.question is not None else ""
        actions = view.legal_actions()
        return {str(action): self.words.action(name, action, self.names) for action in actions}


def closed(view: RedOutpost, choosing: Choosing) -> list[int]:
    """The places that cannot be chosen now, or that the phase keeps closed."""
    taken = choosing.taken
    offered = {
        way[1]
        for way in choosing.ways
        if len(way) > 1 and way[: len(taken)] == taken and way[1].startswith("place:")
    }
    if offered:
        return [place for place, key in enumerate(PLACES) if f"place:{key}" not in offered]
    shut = ~(view.open_places | view.shared_place)
    return [place for place in range(len(PLACES)) if shut >> place & 1]

"""The calculator's form as a match fills it: what works in the colonies, as far as it is known."""

from __future__ import annotations

from engine.games.outpost.calculator import Form, blank
from engine.games.outpost.components import FIRST_CREW
from engine.games.outpost.game import GAME
from engine.games.outpost.state import Outpost
from engine.match.match import Match
from engine.rules import edition as editions
from engine.rules.markers import Markers


def of(match: Match, viewer: int) -> Form:
    """The form of a match as the viewer knows it now."""
    state = match.view(viewer)
    assert isinstance(state, Outpost)
    return of_state(state, [player.name for player in match.players])


def of_state(state: Outpost, names: list[str]) -> Form:
    """What people would count if the match ended now (OP-6.4); what nobody has told stays blank."""
    setup = state.board.setup
    made = blank(names, setup.options["preset"])
    for seat in range(len(names)):
        if _is_known(state, seat, "upgrades"):
            for row, owned in zip(made.upgrades, state.upgrades[seat], strict=True):
                row[seat] = owned or None
        if _is_known(state, seat, "factories", "people", "robots"):
            for kind, row in enumerate(made.manned):
                row[seat] = state.at_work(seat, kind)
        if _is_known(state, seat, "upgrades", "people"):
            for job, row in enumerate(made.crewed, FIRST_CREW):
                row[seat] = state.at_work(seat, job) if state.places(seat, job) else None
    made.rulings |= setup.rulings
    made.edition = editions.of_setup(setup, GAME)
    return made


def _is_known(state: Outpost, seat: int, *kinds: str) -> bool:
    """Whether somebody has told all of that at a table."""
    markers = (f"{kind}.{seat + 1}" for kind in kinds)
    return not isinstance(state, Markers) or state.is_known(*markers)

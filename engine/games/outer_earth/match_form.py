"""The calculator's form as a match fills it: what its viewer knows of the table."""

from __future__ import annotations

from engine.games.outer_earth.calculator import Form, blank
from engine.games.outer_earth.game import GAME
from engine.games.outer_earth.state import OuterEarth
from engine.match.match import Match
from engine.rules import edition as editions


def of(match: Match, viewer: int) -> Form:
    """The form of a match as the viewer knows it; who has cards face down has no stocks yet."""
    state = match.view(viewer)
    assert isinstance(state, OuterEarth)
    return of_state(state, [player.name for player in match.header.players])


def of_state(state: OuterEarth, names: list[str]) -> Form:
    """What people would count if the match ended now (OE-5)."""
    made, tally = blank(names), state.tally()
    made.index = [*state.index]
    made.vp = [*tally.chips]
    for closed in tally.closings:
        made.vp[closed.seat] = (made.vp[closed.seat] or 0) + closed.points
    for seat, hidden in enumerate(tally.face_down):
        for at, count in enumerate(tally.portfolio[seat]):
            made.portfolio[at][seat] = count
        for at, count in enumerate(tally.stocks[seat]):
            made.stocks[at][seat] = None if hidden else count
        for at, (_, cards) in enumerate(tally.unfinished[seat]):
            made.developing[at][seat] = cards
    made.rulings |= {name: state.board.setup.rulings[name] for name in made.rulings}
    made.edition = editions.of_setup(state.board.setup, GAME)
    return made

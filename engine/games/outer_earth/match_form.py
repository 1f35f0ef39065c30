"""The calculator's form as a match fills it: what its viewer knows of the table."""

from __future__ import annotations

from engine.games.outer_earth import scoring
from engine.games.outer_earth.calculator import Form, blank
from engine.games.outer_earth.game import GAME
from engine.games.outer_earth.scoring import AT_THE_END
from engine.games.outer_earth.state import OuterEarth
from engine.games.outer_earth.table import AtTable
from engine.match.match import Match
from engine.rules import edition as editions


def of(match: Match, viewer: int) -> Form:
    """The form of a match as the viewer knows it; who has cards face down has no stocks yet."""
    state = match.view(viewer)
    assert isinstance(state, OuterEarth)
    return of_state(state, [player.name for player in match.players])


def of_state(state: OuterEarth, names: list[str]) -> Form:
    """What people would count if the match ended now (OE-5); what nobody has told stays blank."""
    made, tally = blank(names), state.tally()
    unknown = state.unknown if isinstance(state, AtTable) else []
    if "index" not in unknown:
        made.index = [*tally.index]
    for seat, sheet in enumerate(scoring.score(tally).sheets):
        before = [line.points for line in sheet.lines if line.clause not in AT_THE_END]
        made.vp[seat] = None if f"vp.{seat + 1}" in unknown else sum(before)
        if not (f"stocks.{seat + 1}" in unknown or tally.face_down[seat]):
            _put(made.stocks, seat, tally.stocks[seat])
        if f"portfolio.{seat + 1}" not in unknown:
            _put(made.portfolio, seat, tally.portfolio[seat])
        own = [f"built.{planet}" for planet, _ in tally.unfinished[seat]]
        if not {f"planets.{seat + 1}", *own} & {*unknown}:
            _put(made.developing, seat, [cards for _, cards in tally.unfinished[seat]])
        else:
            made.untold[seat] = None
    made.rulings |= {name: state.board.setup.rulings[name] for name in made.rulings}
    made.edition = editions.of_setup(state.board.setup, GAME)
    return made


def _put(rows: list[list[int | None]], seat: int, counts: list[int]) -> None:
    for row, count in zip(rows, counts, strict=False):
        row[seat] = count

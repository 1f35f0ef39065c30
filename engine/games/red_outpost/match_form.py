"""The calculator's form as a match fills it: what lies on the table before a day's end."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.red_outpost import rules, scoring
from engine.games.red_outpost.calculator import Day, Form, blank
from engine.games.red_outpost.components import WORKERS
from engine.games.red_outpost.facts.cards import givers
from engine.games.red_outpost.game import GAME
from engine.games.red_outpost.state import RedOutpost
from engine.games.red_outpost.table import AtTable
from engine.match.match import Match
from engine.record.lines import Answer, Chance, Fact
from engine.rules import edition as editions
from engine.rules.markers import of_seats


def of(match: Match, viewer: int) -> Form:
    """The form of a match as the viewer knows it now, or before its last day's end if it is over."""
    names = [player.name for player in match.players]
    state = match.view(viewer)
    assert isinstance(state, RedOutpost)
    if state.is_terminal:
        before = before_the_end(match, viewer)
        return of_state(before, names) if before is not None else totals(state, names)
    return of_state(state, names)


def of_state(state: RedOutpost, names: list[str]) -> Form:
    """What people would count if the day ended now (RO-5.1); what nobody has told stays blank."""
    made, portraits = _form(state, names, state.vp), range(len(WORKERS))
    track = state.board.mood_track
    moods = [_told(state, track[mood], f"mood.{WORKERS[at]}") for at, mood in enumerate(state.mood)]
    day = Day(moods, [_on_portrait(state, "discs", at) for at in portraits])
    day.untold = {at for at, row in enumerate(day.discs) if None in row}
    gifts = [_on_portrait(state, "gifts", at) for at in portraits]
    for seat in range(state.board.seats):
        lying = [row[seat] for row in gifts]
        if any(lying) or (None in lying and _gives(state, seat)):
            day.untold |= {at for at in portraits if lying[at] is None}
            made.giver = seat
            made.gifts = [n if at in day.untold else n or None for at, n in enumerate(lying)]
    made.days = [day]
    return made


def _on_portrait(state: RedOutpost, kind: str, worker: int) -> list[int | None]:
    """Discs or crystals of everybody on a portrait."""
    counts = getattr(state, kind)[worker * state.board.seats :]
    marks = of_seats(f"{kind}.{WORKERS[worker]}", state.board.seats)
    return [_told(state, count, mark) for count, mark in zip(counts, marks, strict=False)]


def _gives(state: RedOutpost, seat: int) -> bool:
    """RO-7.2: whether the seat alone can have crystals on portraits."""
    return isinstance(state, AtTable) and givers(state) == [seat]


def _told(state: RedOutpost, count: int, marker: str) -> int | None:
    is_known = not isinstance(state, AtTable) or state.is_known(marker)
    return count if is_known else None


def totals(state: RedOutpost, names: list[str]) -> Form:
    """Only what is left to count after the last day's end: palace and crystals (RO-6)."""
    at_the_end = zip(
        state.vp,
        scoring.palace(state.palace, state.board.next_takes_second),
        map(scoring.crystal_points, state.crystals),
        strict=True,
    )
    return _form(state, names, [vp - palace - crystals for vp, palace, crystals in at_the_end])


def before_the_end(match: Match, viewer: int) -> RedOutpost | None:
    """How the table stood when the last day had been played; None where that is not known."""
    ends = (entry for entry in reversed(match.log()) if isinstance(entry.line, ENDS))
    if (last := next(ends, None)) is None:
        return None
    state = match.state_at(last.number - 1).view(viewer)
    assert isinstance(state, RedOutpost)
    line = last.line
    if isinstance(line, Fact):
        # At a table the day's end waits until it is told.
        return state
    if not state.agenda or state.agenda[0][0] is not rules.day_ends:
        return None
    # It waits here as well.
    state.agenda.insert(1, rules.settling())
    assert isinstance(line, Answer | Chance)
    for told in line.choices if isinstance(line, Answer) else line.outcomes:
        state.take(state.place_of(told))
    return state


ENDS = (Answer, Chance, Fact)
"""Lines by which a match may come to its end."""


def _form(state: RedOutpost, names: list[str], vp: Sequence[int]) -> Form:
    made = blank(names, 0)
    for kind, counts in (("vp", vp), ("crystals", state.crystals), ("palace", state.palace)):
        marks = of_seats(kind, state.board.seats)
        told = [_told(state, count, mark) for count, mark in zip(counts, marks, strict=True)]
        setattr(made, kind, told)
    made.edition = editions.of_setup(state.board.setup, GAME)
    chosen = state.board.setup.rulings
    made.rulings |= {name: reading for name, reading in chosen.items() if name in made.rulings}
    return made

"""Who works where, chosen for all jobs together (OP-4.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop.boards.contract import Cell, Numbers, Place, Spread, Spreads
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.games.outpost import colony, postings
from engine.games.outpost.components import FACTORIES, JOBS, POPULATION, ROBOT_THING, VICTORY
from engine.games.outpost.operators import CREWS, ORDER, shift
from engine.games.outpost.postings import Posting
from engine.games.outpost.state import Outpost


def _posting(numbers: Numbers) -> Posting:
    return Posting(numbers[: len(JOBS)], numbers[len(JOBS) :])


def _fitting(state: Outpost, wanted: Posting) -> Numbers:
    """The numbers nearest to a distribution, of those that go on from what was answered already."""
    own = shift(state, state.current_player)
    found = postings.fitting(own, wanted, postings.given(state))
    return (*found.people, *found.robots)


def _as_before(state: Outpost) -> Numbers:
    return _fitting(state, postings.as_before(state, state.current_player))


def _best(state: Outpost) -> Numbers:
    return _fitting(state, postings.best_income(state, state.current_player))


def begins(state: Outpost) -> Numbers:
    """As last turn; as the best income where that is worth more VP, or as many and better cards."""
    before, best = _as_before(state), _best(state)
    return max(before, best, key=lambda it: (_points(state, it), _income(state, it)))


def moved(state: Outpost, numbers: Numbers, at: int, number: int) -> Numbers | None:
    """The numbers with another one at one place; as few as can be move for it."""
    own = shift(state, state.current_player)
    wanted = postings.changed(_posting(numbers), at, number)
    found = postings.nearest(own, wanted, postings.given(state), at)
    return None if found is None else (*found.people, *found.robots)


def refused(state: Outpost, voice: Voice) -> str:
    """OP-4.4: as many as possible are at work."""
    return f"{voice.words.clause('OP-4.4')[1]} (OP-4.4)"


def told(state: Outpost, numbers: Numbers, voice: Voice) -> Spreads:
    """The jobs with their operators, and what they bring."""
    seat, words = state.current_player, voice.words
    has_robots = colony.usable_robots(state, seat) > 0
    who = (POPULATION, ROBOT_THING) if has_robots else (POPULATION,)
    names = [words.name("bought", each) for each in who]
    rows = []
    for at, job in enumerate(ORDER):
        places = state.places(seat, job)
        if not places:
            continue
        name = words.name("jobs", JOBS[job])
        indexes = [at, len(JOBS) + at - CREWS if at >= CREWS else -1]
        cells = tuple(
            Cell(index, f"{name}: {each}", places) if index >= 0 else None
            for index, each in zip(indexes, names, strict=False)
        )
        picture = f"factories/{JOBS[job]}_manned"
        # Beside the picture of a factory what it produces is enough, and there is little room.
        short = words.name("decks" if JOBS[job] in FACTORIES else "crews", JOBS[job])
        rows.append(Place(short, str(places), picture, cells))
    return Spreads(
        translate("Outpost", "{person}: who works where?").format(person=voice.people[seat]),
        tuple((f"tokens/{each}", name) for each, name in zip(who, names, strict=True))
        if has_robots
        else (),
        tuple(rows),
        tally(state, _points(state, numbers), _income(state, numbers)),
        translate("Outpost", "Send them to work"),
        tuple(_wholes(state)),
    )


def _wholes(state: Outpost) -> Iterator[tuple[str, Numbers]]:
    """As last turn and as the best income; where the match ends with it nothing is produced (OP-6.4)."""
    before, best = _as_before(state), _best(state)
    points, text = _points(state, before), translate("Outpost", "As last turn: {income}")
    if _is_last(state, points):
        text = translate("Outpost", "As last turn: {points} VP")
    yield text.format(income=_income(state, before), points=points), before
    if not _is_last(state, _points(state, best)):
        text = translate("Outpost", "The best income: {income}")
        yield text.format(income=_income(state, best)), best


def _is_last(state: Outpost, points: int) -> bool:
    """OP-6.4: whether the match ends with this turn once the seat has so many VP."""
    return state.is_last_turn or points >= VICTORY


def tally(state: Outpost, points: int, income: int) -> str:
    """What a distribution brings; in the last turn VP alone (OP-6.4)."""
    if _is_last(state, points):
        return translate("Outpost", "{points} VP").format(points=points)
    text = translate("Outpost", "{points} VP, and cards worth about {income} a turn")
    return text.format(points=points, income=income)


def posted(state: Outpost, seat: int) -> Posting:
    """Who works where."""
    people, robots = state.people_at[seat], state.robots_at[seat]
    return Posting(tuple(people[job] for job in ORDER), tuple(robots[job] for job in ORDER[CREWS:]))


def said(state: Outpost, seat: int, voice: Voice) -> str:
    """The jobs at which somebody is, with how many."""
    own, told = posted(state, seat), translate("Outpost", "{job}: {n}")
    names = [(voice.words.name("jobs", JOBS[job]), own.at(job)) for job in reversed(ORDER)]
    return ", ".join(told.format(job=name, n=n) for name, n in names if n)


def _points(state: Outpost, numbers: Numbers) -> int:
    """The seat's VP with these at work."""
    return postings.points_in_all(state, state.current_player, _posting(numbers))


def _income(state: Outpost, numbers: Numbers) -> int:
    """What the cards of a turn are worth with these at work."""
    return postings.income_in_all(state, state.current_player, _posting(numbers))


def answers(state: Outpost, numbers: Numbers) -> Sequence[str]:
    """Number by number as the rules ask for them."""
    return postings.answers(state, _posting(numbers))


SPREAD: Spread[Outpost] = Spread(
    asks=("place_operators",),
    begins=begins,
    moved=moved,
    refused=refused,
    told=told,
    answers=answers,
    said=said,
)

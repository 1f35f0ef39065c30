"""Whoever forgets a step or enters a wrong one puts it right, and all stands as if it had been told so."""

from __future__ import annotations

import random
from functools import cache

import pytest

from engine.games.outpost.components import FACTORIES, JOBS
from engine.games.outpost.table import EVENTS, EXTENTS, FULL
from engine.match.match import Match
from engine.record.lines import Fact
from tests.games.outpost.at_table import at_table, events_of, read_again, shown, tell
from tests.games.outpost.retold import Retelling, kept, table_of
from tests.told_at_random import Forgetful, numbers

FOUR = "outpost_four_with_every_other_reading"
FORGETTABLE = ("built", "hired", "manned", "unmanned", "won", "vp", "face", "phase", "event_done")
TURNS = 9
"""So many turns are told."""


@cache
def original() -> Match:
    return kept(FOUR)


@cache
def steps(extent: str) -> tuple[tuple[Fact, ...], str]:
    """Everything that is told of the first turns of a match, and how the table then stands."""
    match = table_of(original().setup, extent)
    retelling = Retelling(original(), match)
    for entry, state in retelling.entries():
        for fact in retelling.facts(entry, state):
            if fact[0] == "turn" and shown(match).turn == TURNS:
                return tuple(it for it in match.told if isinstance(it, Fact)), match.state.text()
            match.tell(*fact)
    raise AssertionError("no such turn")


def mistyped(fact: Fact, rng: random.Random) -> Fact | None:
    """Another fact that may be chosen instead; None if none lies near."""
    words = list(fact.words)
    match fact.name:
        case "built":
            words[1] = rng.choice([it for it in FACTORIES[:2] if it != words[1]])
        case "manned" | "unmanned":
            words[1] = rng.choice([it for it in JOBS[:3] if it != words[1]])
        case "vp" | "face":
            words[1] = str(int(words[1]) + rng.choice((1, 2)))
        case "hired":
            words[2] = str(int(words[2]) + 1)
        case _:
            return None
    return Fact(fact.name, tuple(words))


@pytest.mark.parametrize("extent", EXTENTS)
@pytest.mark.parametrize("number", range(2))
def test_a_table_that_forgets_and_mistypes_ends_as_one_that_does_not(
    extent: str, number: int
) -> None:
    rng = random.Random(f"{extent} {number}")
    facts, right = steps(extent)
    table = Forgetful(
        table_of(original().setup, extent),
        rng,
        turn_ends="turn",
        forgettable=FORGETTABLE,
        mistyped=mistyped,
        often=(0.2, 0.3),
    )
    told = len(numbers(table.match))
    for at, fact in enumerate(facts[told:], told):
        table.tell(at, fact)
    table.repair()
    assert table.match.told == facts and table.match.state.text() == right
    assert read_again(table.match).state.text() == right
    if extent != EVENTS:
        assert table.repaired > 3


def test_an_upgrade_that_was_forgotten_a_turn_ago_leaves_all_else_as_it_was_told() -> None:
    match = at_table(extent=FULL)
    tell(match, "turn", "order 1+2+3+4", "display data_library+warehouse+heavy_equipment+nodule")
    tell(match, "turn", "order 1+2+3+4", "event quiet_shift", "built 1 ore 1", "won 3 nodule")
    tell(match, "turn", "order 3+1+2+4", "event quiet_shift", "rolled 2", "hired 1 population 1")
    second = [it.number for it in match.log() if it.line == Fact("turn", ())][1]
    made = match.put_in(second, [Fact("won", ("1", "warehouse"))])
    assert not made.broken
    match.take(made)
    state = shown(match)
    # The place that was rolled for then is on the market, though nobody has told with what.
    assert state.unseen == 1 and state.waits_for == "rest_of_turn" and state.vp == [4, 3, 5, 3]
    tell(match, "display data_library:2+warehouse+heavy_equipment")
    assert shown(match).unseen == 0 and sum(shown(match).supply) == 39 - 4 - 2


def test_the_roll_that_was_forgotten_with_it_can_be_put_in_too() -> None:
    match = at_table(extent=FULL)
    tell(match, "turn", "order 1+2+3+4", "display data_library+warehouse+heavy_equipment+nodule")
    tell(match, "turn", "order 1+2+3+4", "event quiet_shift", "built 1 ore 1", "turn")
    second = [it.number for it in match.log() if it.line == Fact("turn", ())][1]
    match.take(match.put_in(second, [Fact("won", ("1", "warehouse"))]))
    built = next(it.number for it in match.log() if it.line == Fact("built", ("1", "ore", "1")))
    assert shown(match).unseen == 1
    made = match.put_in(built, [Fact("rolled", ("2",))])
    assert not made.broken
    match.take(made)
    assert shown(match).unseen == 0 and shown(match).display == [0, 1, 2, 3]


def test_vp_that_are_corrected_may_make_level_who_was_not_and_nothing_is_lost() -> None:
    match = at_table(extent="order")
    tell(match, "turn", "order 1+2+3+4", "vp 1 5", "vp 2 4")
    tell(match, "turn", "lot 3", "event quiet_shift", "vp 3 6", "turn", "event audit")
    assert shown(match).is_known("order") and shown(match).order == [2, 0, 1, 3]
    wrong = next(it.number for it in match.log() if it.line == Fact("vp", ("2", "4")))
    (lot,) = match.correction(wrong, Fact("vp", ("2", "5"))).broken
    assert lot.why.name == "outpost.impossible.not_level"
    made = match.correction(wrong, Fact("vp", ("2", "5")), {lot.number: None})
    assert not made.otherwise, "the event is that event, though the order is left before it"
    match.take(made)
    state = shown(match)
    assert not state.is_known("order") and state.vp == [5, 5, 6, 3]
    tell(match, "order 3+2+1+4")
    assert shown(match).order == [2, 1, 0, 3]


def test_whoever_follows_more_is_asked_for_what_is_new_and_who_follows_less_for_nothing() -> None:
    match = at_table(extent=FULL)
    tell(match, "turn", "order 1+2+3+4", "display nodule", "won 1 nodule", "extent order")
    state = shown(match)
    assert state.unknown == [] and state.knows_vp(0) and state.vp[0] == 5
    assert state.face_value(0) == state.board.bids[3]
    tell(match, "extent full")
    state = shown(match)
    assert set(state.unknown) == {
        "display", "supply", "bought",
        *(f"{kind}.{seat}" for kind in ("upgrades", "factories", "people", "robots") for seat in range(1, 5)),
    }  # fmt: skip
    assert state.vp[0] == 5 and [it.name for it in events_of(match)] == ["extent_full"]
    tell(match, "extent events", "extent order")
    assert "vp.1" in shown(match).unknown and "order" in shown(match).unknown


def test_whose_roll_it_now_is_and_whose_event_is_said_before_it_is_put_in() -> None:
    match = at_table(3, extent=FULL)
    tell(match, "turn", "order 1+2+3", "display data_library+warehouse+heavy_equipment")
    tell(match, "won 1 heavy_equipment", "won 3 data_library", "turn", "event quiet_shift")
    tell(match, "rolled 1", "rolled 1", "event quiet_shift")
    won = next(it.number for it in match.log() if it.line == Fact("won", ("3", "data_library")))
    made = match.put_in(won, [Fact("won", ("2", "warehouse"))])
    assert not made.broken
    said = [(it.was.name, it.was.params["seat"], it.now.params["seat"]) for it in made.otherwise]
    assert said == [("buyer_rolled", 0, 1), ("personal_event", 0, 1)]

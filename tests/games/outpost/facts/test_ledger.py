"""What a table reckons for its people is what the rules do: rolls, production, and what a colony can."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.outpost import ledger
from engine.games.outpost.components import UPGRADES
from engine.games.outpost.ledger import AGAIN, EMPTY, LAID, LOWER, Face
from engine.games.outpost.state import NOTHING
from engine.games.outpost.table import FULL, AtTable
from engine.match.match import Match
from tests.games.outpost.at_table import at_table, events_of, shown, tell
from tests.games.outpost.retold import Retelling, kept, table_of

BEGUN = ("turn", "order 1+2+3+4", "display data_library+warehouse+heavy_equipment+nodule")
NONE = " 0" * 13
NINE = "outpost_nine_without_events"
FOUR = "outpost_four_with_every_other_reading"


def owns(match: Match, seat: int, *names: str) -> AtTable:
    """The seat has these upgrades."""
    counts = " ".join(str(names.count(name)) for name in UPGRADES)
    return tell(match, f"upgrades {seat} {counts}")


# -- production --------------------------------------------------------------------------


@pytest.mark.parametrize("name", [FOUR, "outpost_two_basic_without_events"])
def test_the_list_to_deal_by_is_what_the_rules_deal(name: str) -> None:
    original = kept(name)
    match = table_of(original.setup, FULL)
    retelling = Retelling(original, match)
    board = shown(match).board
    wanted: dict[int, list[ledger.Draw]] = {}
    dealt: Counter[tuple[int, str]] = Counter()
    megas: Counter[tuple[int, str]] = Counter()
    compared = 0
    for entry, state in retelling.entries():
        for event in entry.events:
            if event.name == "player_turn" and wanted:
                for seat, draws in wanted.items():
                    for draw in draws:
                        taken = megas[seat, draw.deck]
                        assert taken <= draw.megas
                        left = max(0, draw.cards - taken * draw.group)
                        assert dealt.pop((seat, draw.deck), 0) == left
                        compared += 1
                assert not dealt
                wanted, megas = {}, Counter()
            elif event.name in ("card_drawn", "stand_in"):
                dealt[event.params["seat"], event.params["deck"]] += 1
            elif event.name == "mega":
                megas[event.params["seat"], event.params["deck"]] += 1
        for fact in retelling.facts(entry, state):
            match.tell(*fact)
        if any(event.name == "production" for event in entry.events):
            # Cards of an event have been drawn before.
            dealt.clear()
            found = ledger.harvests(shown(match))
            assert [seat for seat, _ in found] == state.order
            wanted = {seat: draws for seat, draws in found if draws is not None}
            assert len(wanted) == board.seats
    assert compared > 70


def test_an_event_stands_beside_the_cards_that_it_adds() -> None:
    match = at_table(extent=FULL)
    tell(match, *BEGUN, "turn", "order 1+2+3+4", "event rich_vein")
    draws = ledger.harvest(shown(match), 0)
    assert draws is not None
    assert [(it.deck, it.cards, [change.n for change in it.changes]) for it in draws] == [
        ("ore", 3, [1]),
        ("water", 1, []),
    ]


def test_a_mega_card_may_be_taken_for_four_factories_and_raises_the_mean_income() -> None:
    match = at_table(extent=FULL)
    tell(match, *BEGUN, "turn", "order 1+2+3+4", "event quiet_shift")
    state = tell(match, "factories 1 2 5 0 0 0", "people 1 7 2 5 0 0 0 0 0 0")
    draws = ledger.harvest(state, 0)
    assert draws is not None and [(it.deck, it.cards, it.megas) for it in draws] == [
        ("ore", 2, 0),
        ("water", 5, 1),
    ]
    # 2 ore at 3, a mega card of 30 for four factories, and the fifth water at 7.
    assert ledger.mean_income(state, 0) == 2 * 3 + 30 + 7


def test_the_mean_income_is_of_the_colony_as_it_is_also_in_the_turn_that_doubles_it() -> None:
    match = at_table(extent=FULL)
    state = tell(match, *BEGUN)
    assert ledger.mean_income(state, 0) == 2 * 3 + 7
    state = tell(match, "built 1 ore 1", "hired 1 population 1", "manned 1 ore 1 population")
    assert ledger.mean_income(state, 0) == 3 * 3 + 7
    draws = ledger.harvest(state, 0)
    assert draws is not None and [it.cards for it in draws] == [4, 2]


def test_who_has_not_told_a_colony_is_sent_nowhere() -> None:
    match = at_table(2, extent=FULL)
    state = tell(match, "joined", "factories 1 2 0 0 0 0", "people 1 2 0 0 0 0 0 0 0 0")
    assert ledger.clear_posts(state, 0) == []
    state = tell(match, "robots 1 0 0 0 0 0 0", f"upgrades 1{' 0' * len(UPGRADES)}")
    assert ledger.clear_posts(state, 0) == [ledger.Post("ore", 2, "population")]


def test_who_has_not_told_a_colony_is_dealt_by_nobody() -> None:
    match = at_table(extent=FULL)
    tell(match, "joined", "clock 5 1 1")
    assert ledger.harvests(shown(match)) == [(seat, None) for seat in range(4)]
    assert ledger.colony(shown(match), 0) is None and ledger.mean_income(shown(match), 0) is None


# -- the market --------------------------------------------------------------------------


def faces(match: Match) -> dict[int, Face]:
    return {face.n: face for face in ledger.faces(shown(match))}


@pytest.mark.parametrize(
    ("name", "lower"), [(FOUR, 1), pytest.param(NINE, 9, marks=pytest.mark.slow)]
)
def test_each_number_brings_what_was_announced(name: str, lower: int) -> None:
    original = kept(name)
    match = table_of(original.setup, FULL)
    retelling = Retelling(original, match)
    brought: Counter[str] = Counter()
    for entry, state in retelling.entries():
        for fact in retelling.facts(entry, state):
            face = faces(match).get(int(fact[1])) if fact[0] == "rolled" else None
            before = shown(match)
            match.tell(*fact)
            if face is None:
                continue
            brought[face.brings] += 1
            assert face.draws_event == (shown(match).waits_for == "draw_event")
            came = Counter(shown(match).display) - Counter(before.display)
            if face.brings in (LAID, LOWER) and not face.draws_event:
                assert UPGRADES.index(face.laid) in came
            if face.brings == EMPTY:
                assert not came
    assert brought[LAID] > 20 and brought[LOWER] >= lower


def test_who_rolls_is_told_from_the_last_buyer_to_the_first_and_then_nobody_in_particular() -> None:
    match = at_table(extent=FULL)
    tell(match, *BEGUN, "won 1 nodule", "won 3 warehouse", "won 3 data_library", "turn")
    tell(match, "order 3+1+2+4", "event quiet_shift")
    state = shown(match)
    assert state.display == [2] and ledger.roller(state) == 0
    assert ledger.rolls_to_come(state) == [0, 2, 2]
    tell(match, "rolled 3")
    assert ledger.rolls_to_come(shown(match)) == [2, 2]
    first = faces(match)[3]
    assert first == Face(3, "heavy_equipment", LOWER, "warehouse", True)
    tell(match, "rolled 3")
    assert shown(match).waits_for == "draw_event"
    tell(match, "event audit", "decided 3 lose:card:3")
    # OP-7.8: the second failure of the same turn draws no event.
    assert ledger.rolls_to_come(shown(match)) == [2] and not faces(match)[3].draws_event


def test_a_number_below_which_nothing_is_left_is_rolled_again() -> None:
    match = at_table(extent=FULL)
    tell(match, "turn", "order 1+2+3+4", "rolled 1", "rolled 1")
    assert ledger.roller(shown(match)) == NOTHING
    assert [faces(match)[n].brings for n in (1, 2, 3, 4)] == [AGAIN, LAID, LAID, LAID]
    tell(match, "rolled 1")
    assert [*faces(match)] == [2, 3, 4]


def test_whoever_rolls_again_is_the_buyer_whose_roll_brought_nothing() -> None:
    match = at_table(extent=FULL, options={"events": "off"})
    tell(match, *BEGUN, "won 3 nodule", "won 1 warehouse", f"supply 0 0 2 2{' 3' * 9}")
    state = tell(match, "turn", "order 3+1+2+4", "rolled 1")
    assert state.waits_for == "roll_again" and ledger.roller(state) == 0
    assert ledger.rolls_to_come(state) == [0, 2]
    state = tell(match, "rolled 3")
    assert events_of(match)[0].params["seat"] == 0 and ledger.roller(state) == 2


# -- a colony ----------------------------------------------------------------------------


def test_discounts_prices_and_limits_name_their_source() -> None:
    match = at_table(extent=FULL)
    tell(match, *BEGUN)
    owns(match, 1, "heavy_equipment", "data_library", "data_library", "ecoplants", "outpost")
    tell(match, "turn", "order 1+2+3+4", "event luxury_tax")
    mine = ledger.colony(shown(match), 0)
    assert mine is not None
    assert {it.thing: it.n for it in mine.discounts if len(it.changes) > 1} == {
        "scientists": -20 + 10,
        "laboratory": -20 + 10,
        "warehouse": -5 + 10,
        "nodule": -5 + 10,
        "outpost": -25 + 10,
    }
    assert mine.discounts[1].changes[0].source == "heavy_equipment"
    assert mine.capacity.n == 15 and [it.source for it in mine.capacity.changes] == ["outpost"]
    assert (mine.room.n, mine.people, mine.spare_people) == (10, 3, 0)
    assert {it.thing: it.n for it in mine.prices}["population"] == 5
    tell(match, "turn", "order 1+2+3+4", "event crane_jam")
    theirs = ledger.colony(shown(match), 1)
    assert theirs is not None and [(it.thing, it.n) for it in theirs.limits] == [("factory", 2)]
    assert theirs.limits[0].changes[0].source == {"en": "Crane Jam", "de": "Kranstau"}


def test_robots_in_use_follow_cards_and_people() -> None:
    match = at_table(extent=FULL)
    tell(match, *BEGUN)
    owns(match, 1, "robots")
    mine = ledger.colony(tell(match, "robots 1 5 0 0 0 0 0"), 0)
    assert mine is not None and (mine.robots, mine.usable_robots) == (5, 3)

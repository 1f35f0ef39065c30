"""What each fact does, and what is refused: one case at least for every fact and every refusal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.games.red_outpost.components import (
    GOODS,
    MINE,
    MINER,
    PLACES,
    SHIP_CARDS,
    WORKERS,
)
from engine.games.red_outpost.facts import FACTS
from engine.games.red_outpost.facts.clock import needed_to_settle
from engine.games.red_outpost.game import GAME
from engine.games.red_outpost.table import PASSED, TOLD_BY, AtTable, of_board, of_portraits
from engine.match.match import Match
from engine.record.record import Player
from engine.rules.agenda import Illegal
from engine.rules.game import Value
from engine.rules.words import error_text, load
from tests.games.red_outpost.at_table import NAMES, at_table, shown, tell
from tests.told_at_random import telling


def look(state: AtTable, what: str) -> object:
    """What lies on the table, in the words of the rows below."""
    seats = state.board.seats
    match what.split():
        case ["moods"]:
            return [state.board.mood_track[mood] for mood in state.mood]
        case ["mood", worker]:
            return state.board.mood_track[state.mood[WORKERS.index(worker)]]
        case ["discs", worker]:
            return [state.discs_on(WORKERS.index(worker), seat) for seat in range(seats)]
        case ["gifts", worker, seat]:
            return state.gifts[WORKERS.index(worker) * seats + int(seat) - 1]
        case ["place", worker]:
            return PLACES[state.at[WORKERS.index(worker)]]
        case ["stands", worker]:
            return bool(state.upright >> WORKERS.index(worker) & 1)
        case ["cards", "in", pile]:
            return sum(getattr(state, pile))
        case ["known", marker]:
            return state.is_known(marker)
        case ["crystals_left"]:
            return state.crystals_left()
        case ["asked"]:
            return state.question.name if state.question is not None else ""
        case [("warehouse" | "exported") as counts, good]:
            return getattr(state, counts)[GOODS.index(good)]
        case ["ship_discard", card]:
            return state.ship_discard[SHIP_CARDS.index(card)]
        case [counts, seat]:
            return getattr(state, counts)[int(seat) - 1]
        case [name]:
            return getattr(state, name)
    raise AssertionError(what)


def events(match: Match) -> list[str]:
    return [event.name for event in match.log()[-1].events]


# Each case: cards on or off; the facts told, of which the last one is tried; what is then so.
DONE: list[tuple[str, str, str, dict[str, Any]]] = [
    ("clock", "off", "clock 2 forenoon 2 2", {"day": 2, "phase": 1, "at_turn": 1}),
    ("clock_in_the_middle_of_a_round", "off", "clock 1 afternoon 3 1", {"at_turn": 1}),
    (
        "clock_stands_workers_up",
        "off",
        "moved 1 miner mine portrait place; clock 1 lunch 0 2",
        {"upright": 63},
    ),
    ("clock_opens_locks", "off", "clock 1 forenoon 0 1", {"red_locks": 0}),
    ("clock_at_the_day_s_end", "off", "clock 1 evening 2 1", {"waits_for": "settling"}),
    (
        "joined",
        "off",
        "produced 1 wool 1; joined",
        {"unknown": sorted(of_board(shown(at_table()).board))},
    ),
    (
        "joined_lays_stand_ins",
        "off",
        "produced 1 wool 1; joined",
        {"warehouse": [0] * 4, "wheel": [0, 0]},
    ),
    (
        "joined_knows_no_deck",
        "off",
        "lake_card 1 ? left; lake_card 1 nothing left; ship_card 1 ? -; ship_card 1 coal -; joined",
        {"lake_missed": 0, "ship_missed": 0, "lake_discard": [0, 0, 0], "cards in ship": 12},
    ),
    ("done", "off", "moved 1 miner mine portrait place; done 1", {"at_turn": 1}),
    (
        "done_knows_the_portraits",
        "off",
        "moved 1 miner mine portrait place; done 1",
        {"unknown": []},
    ),
    (
        "done_without_a_worker",
        "off",
        "done 1",
        {"known mood.miner": False, "known discs.farmer.2": False, "known at.miner": False},
    ),
    (
        "done_after_morning_lets_sleep",
        "off",
        "moved 1 miner mine portrait place; done 1; moved 2 farmer cornfield portrait place; done 2",
        {"moods": [1, 0, 1, 0, 1, 1]},
    ),
    (
        "done_knows_no_sleeper_untold",
        "off",
        "done 1; at shepherd mine; mood_at shepherd 2; mood_at miner 2; moved 2 farmer cornfield portrait place; done 2",
        {"known mood.shepherd": True, "known mood.miner": False, "mood shepherd": 2},
    ),
    ("passed", "off", "passed 1; done 1", {"unknown": [], "at_turn": 1}),
    ("passed_is_noted", "off", "passed 1", {"moved": PASSED}),
    (
        "settle",
        "off",
        "discs miner 1 2; mood_at miner 3; clock 1 evening 2 1; settle",
        {"vp": [8, 5], "day": 2, "unknown": []},
    ),
    ("settle_day_2_ends_the_match", "off", "clock 2 evening 2 1; settle", {"is_terminal": True}),
    (
        "settle_returns_crystals_from_portraits",
        "on",
        "gave_to_portrait 1 miner; clock 1 evening 2 1; settle",
        {"crystals_left": 23, "gifts miner 1": 0},
    ),
    (
        "settle_returns_discs_from_a_card",
        "on",
        "on_card 1 2; clock 1 evening 2 1; settle",
        {"papers": [0, 0]},
    ),
    (
        "locks",
        "off",
        "locks mine lake palace pasture cornfield warehouse",
        {"morning_locks": 1 << 7 | 1 << 9 | 1 << 1, "evening_locks": 1 << 0 | 1 << 2 | 1 << 4},
    ),
    (
        "locks_are_red_at_once",
        "off",
        "locks mine lake palace pasture cornfield warehouse",
        {"red_locks": 1 << 7 | 1 << 9 | 1 << 1},
    ),
    ("worker_card", "on", "worker_card 1 miner", {"worker_card": [MINER, -1]}),
    ("place_card", "on", "place_card 2 mine", {"place_card": [-1, MINE]}),
    (
        "moved",
        "off",
        "moved 1 miner mine portrait place",
        {"place miner": "mine", "discs miner": [1, 0], "mood miner": 0},
    ),
    (
        "moved_and_the_mood_of_the_place",
        "off",
        "moved 1 farmer mine portrait place",
        {"mood farmer": -2},
    ),
    (
        "moved_cheers_who_works_there",
        "off",
        "clock 1 forenoon 0 1; moved 1 miner palace portrait place",
        {"mood commissar": 1, "mood miner": 1},
    ),
    (
        "moved_with_what_the_place_gives",
        "off",
        "moved 1 miner mine portrait all",
        {"mood miner": 0, "warehouse coal": 2, "wheel": [2, 0]},
    ),
    (
        "moved_with_what_the_supply_has",
        "off",
        "exported grain 2; warehouse grain 2; moved 1 miner labor_camp portrait all",
        {"warehouse wool": 1, "warehouse grain": 0, "warehouse fish": 1, "wheel": [3, 0]},
    ),
    (
        "moved_for_her_crystal",
        "off",
        "moved 1 bureaucrat administration portrait all",
        {"crystals": [2, 1], "mood bureaucrat": 0},
    ),
    (
        "moved_for_a_choice_brings_nothing_yet",
        "off",
        "moved 1 miner administration portrait all",
        {"crystals": [1, 1], "mood bureaucrat": 1},
    ),
    (
        "moved_idle_brings_nothing",
        "on",
        "worker_card 1 shepherd; locks pasture mine lake palace cornfield warehouse; at shepherd pasture; moved 1 shepherd pasture portrait all",
        {"warehouse wool": 0, "wheel": [0, 0]},
    ),
    ("moved_without_moods", "off", "moved 1 farmer mine portrait none", {"mood farmer": 0}),
    (
        "moved_with_no_disc",
        "on",
        "place_card 1 labor_camp; moved 1 miner labor_camp none place",
        {"discs miner": [0, 0], "mood miner": 0},
    ),
    (
        "moved_with_the_disc_on_a_card",
        "on",
        "moved 1 miner administration card place",
        {"papers": [1, 0], "discs miner": [0, 0], "mood bureaucrat": 1},
    ),
    (
        "moved_stays_idle",
        "on",
        "worker_card 1 shepherd; moved 1 shepherd barracks portrait place",
        {"mood shepherd": 0, "discs shepherd": [1, 0]},
    ),
    (
        "moved_from_nobody_knows_where",
        "off",
        "joined; moved 1 miner mine portrait place",
        {"place miner": "mine", "known at.miner": True, "discs miner": [0, 0]},
    ),
    ("produced", "off", "produced 1 wool 2", {"warehouse": [2, 0, 0, 0], "wheel": [2, 0]}),
    (
        "produced_exports_and_passes_the_reward",
        "off",
        "produced 1 wool 4",
        {"warehouse wool": 1, "exported wool": 1, "vp": [9, 5], "crystals": [2, 1], "wheel 1": 0},
    ),
    ("added", "off", "added 1 fish 3", {"exported fish": 1, "wheel": [0, 0], "vp": [8, 5]}),
    ("gave", "off", "gave 1", {"crystals": [0, 1], "palace": [1, 0]}),
    (
        "gave_what_nobody_counted",
        "off",
        "joined; gave 1; crystals 1 2",
        {"crystals": [2, 0], "palace": [0, 0]},
    ),
    (
        "gave_to_portrait",
        "on",
        "gave_to_portrait 1 miner",
        {"crystals": [0, 1], "gifts miner 1": 1},
    ),
    ("paid", "off", "paid 2", {"crystals": [1, 0], "crystals_left": 23}),
    (
        "paid_what_nobody_counted",
        "off",
        "joined; paid 1",
        {"crystals": [0, 0], "crystals_left": 24},
    ),
    (
        "sold_by_whom_nobody_counted",
        "off",
        "joined; warehouse wool 1; sold 1 wool",
        {"warehouse wool": 0, "crystals": [0, 0], "known crystals.1": False},
    ),
    (
        "discarded",
        "off",
        "added 1 wool 1; discarded 1 wool",
        {"warehouse": [0] * 4, "crystals": [1, 1]},
    ),
    ("sold", "off", "added 1 wool 1; sold 2 wool", {"warehouse": [0] * 4, "crystals": [1, 2]}),
    (
        "bought",
        "off",
        "bought 1 coal",
        {"warehouse": [0, 0, 1, 0], "crystals": [0, 1], "wheel": [0, 0]},
    ),
    ("visited", "off", "visited 1", {"crystals": [2, 1]}),
    (
        "moved_disc",
        "off",
        "moved 1 miner mine portrait place; done 1; moved_disc 2 1 miner farmer",
        {"discs miner": [0, 0], "discs farmer": [1, 0]},
    ),
    (
        "moved_disc_by_the_barracks",
        "on",
        "clock 1 morning 1 2; moved 1 miner mine portrait place; place_card 1 barracks;"
        " moved_disc 1 1 miner farmer",
        {"discs farmer": [1, 0]},
    ),
    (
        "moved_disc_to_who_has_left_the_barracks_since",
        "on",
        "place_card 1 barracks; discs miner 1 1; clock 1 forenoon 0 1;"
        " moved 1 farmer lake portrait place; moved_disc 1 1 miner farmer",
        {"discs miner": [0, 0], "discs farmer": [2, 0]},
    ),
    (
        "moved_disc_to_nobody_knows_where",
        "off",
        "joined; discs miner 1 1; moved_disc 2 1 miner farmer",
        {"discs miner": [0, 0], "discs farmer": [0, 0], "known discs.farmer.1": False},
    ),
    ("mood", "off", "mood miner -2", {"mood miner": -2}),
    ("mood_at_the_end_of_the_track", "off", "mood miner 9", {"mood miner": 5}),
    (
        "mood_that_nobody_knows",
        "off",
        "joined; mood miner -2",
        {"mood miner": 0, "known mood.miner": False},
    ),
    (
        "lake_card",
        "off",
        "lake_card 1 fish_1 caught",
        {"lake": [3, 1, 1], "lake_discard": [0, 1, 0], "warehouse fish": 1, "wheel": [1, 0]},
    ),
    (
        "app_lake",
        "off",
        "app_lake 1 left",
        {"cards in lake": 5, "cards in lake_discard": 1, "draws": {"lake": 1}},
    ),
    (
        "app_lake_at_lunch",
        "off",
        "; ".join(["clock 1 lunch 0 1", *["app_lake 1 left"] * 5]),
        {"cards in lake": 1, "cards in lake_discard": 5, "draws": {"lake": 5}},
    ),
    (
        "app_two_lake",
        "off",
        "app_two_lake 1 no",
        {"asked": "keep_of_nets", "cards in lake": 4, "at_turn": 0, "coming": (1,)},
    ),
    (
        "app_two_lake_shuffled_first",
        "off",
        "lake_card 1 fish_1 left; app_two_lake 1 before",
        {"cards in lake": 4, "cards in lake_discard": 0},
    ),
    (
        "app_ship",
        "off",
        "app_ship 1",
        {"cards in ship": 11, "cards in ship_discard": 1, "draws": {"spaceship": 1}},
    ),
    (
        "lake_card_left",
        "off",
        "lake_card 1 fish_1 left",
        {"lake_discard": [0, 1, 0], "warehouse fish": 0},
    ),
    (
        "lake_card_cheers",
        "off",
        "clock 1 forenoon 0 1; moved 1 miner lake portrait place; lake_card 1 fish_2_mood caught",
        {"mood miner": 0, "warehouse fish": 2},
    ),
    (
        "lake_card_cheers_not_twice",
        "off",
        "moved 1 miner lake portrait none; lake_card 1 fish_2_mood caught",
        {"mood miner": 0},
    ),
    ("lake_card_unseen", "off", "lake_card 1 ? left", {"lake": [3, 2, 1], "lake_missed": 1}),
    (
        "lake_card_third_fish",
        "off",
        "lake_card 1 fish_1 left; lake_card 1 nothing left; lake_card 1 fish_1 left; lake_card 1 fish_2_mood left",
        {"lake": [3, 2, 1], "lake_discard": [0, 0, 0]},
    ),
    (
        "lake_card_last_of_all_unseen",
        "off",
        "; ".join(["lake_card 1 ? left"] * 6),
        {"lake_missed": 0, "lake": [3, 2, 1]},
    ),
    (
        "lake_card_that_tells_all",
        "off",
        "joined; lake_card 1 fish_1 left; lake_card 1 fish_1 left; lake_card 1 fish_2_mood left",
        {"known lake": True},
    ),
    (
        "two_lake_cards",
        "off",
        "two_lake_cards 1 fish_1 nothing first no",
        {"lake_discard": [1, 1, 0], "warehouse fish": 1},
    ),
    (
        "two_lake_cards_shuffled_before",
        "off",
        "lake_card 1 nothing left; two_lake_cards 1 fish_1 nothing second before",
        {"lake_discard": [1, 1, 0], "warehouse fish": 0},
    ),
    (
        "two_lake_cards_shuffled_after",
        "off",
        "two_lake_cards 1 fish_1 nothing first after",
        {"lake_discard": [0, 0, 0]},
    ),
    (
        "two_lake_cards_of_one",
        "off",
        "lake_discards 3 2 0; two_lake_cards 1 fish_2_mood fish_1 second no",
        {"lake_discard": [0, 1, 1], "lake": [3, 1, 0]},
    ),
    (
        "two_lake_cards_of_one_unseen",
        "off",
        "lake_discards 3 2 0; two_lake_cards 1 ? fish_1 none no",
        {"lake_missed": 1, "lake_discard": [0, 1, 0], "lake": [3, 1, 1]},
    ),
    (
        "fished_out",
        "on",
        "lake_card 1 fish_1 left; fished_out 2 fish_1 caught",
        {"lake_discard": [0, 1, 0], "warehouse fish": 1, "wheel": [0, 1]},
    ),
    (
        "shuffled_lake",
        "off",
        "joined; lake_card 1 ? left; shuffled_lake",
        {"lake_missed": 0, "known lake": True},
    ),
    (
        "lake_discards",
        "off",
        "lake_card 1 ? left; lake_discards 2 1 0",
        {"lake": [1, 1, 1], "lake_discard": [2, 1, 0], "lake_missed": 0},
    ),
    (
        "ship_card",
        "off",
        "ship_card 1 coal -",
        {"warehouse": [0, 0, 1, 0], "wheel": [0, 0], "cards in ship": 11},
    ),
    ("ship_card_of_choice", "off", "ship_card 1 any fish", {"warehouse": [0, 0, 0, 1]}),
    ("ship_card_crystal", "off", "ship_card 1 crystal -", {"crystals": [2, 1]}),
    ("ship_card_unseen", "off", "ship_card 1 ? -", {"ship_missed": 1, "cards in ship": 12}),
    (
        "ship_card_from_an_empty_deck",
        "off",
        "ship_discards 3 1 1 1 1 3 2; ship_card 1 nothing -",
        {"cards in ship": 11, "ship_discard nothing": 1},
    ),
    (
        "ship_card_from_a_deck_emptied_unseen",
        "off",
        "ship_discards 3 1 1 1 1 3 1; ship_card 1 ? -; ship_card 1 nothing -",
        {"cards in ship": 11, "ship_missed": 0},
    ),
    (
        "shuffled_ship",
        "off",
        "joined; ship_card 1 nothing -; shuffled_ship",
        {"cards in ship": 12, "known ship": True},
    ),
    (
        "ship_discards",
        "off",
        "ship_card 1 ? -; ship_discards 1 0 0 0 0 0 0",
        {"cards in ship": 11, "ship_missed": 0},
    ),
    ("ship_discards_tell_all", "off", "joined; ship_discards 1 0 0 0 0 0 0", {"known ship": True}),
    ("beer_card", "on", "beer_card 1", {"crystals": [3, 1]}),
    (
        "mine_card",
        "on",
        "mine_card 1 miner",
        {"wheel 1": 3, "mood miner": -1, "warehouse": [0] * 4},
    ),
    ("pasture_card", "on", "pasture_card 1 miner", {"mood miner": 2}),
    (
        "launched",
        "on",
        "added 1 wool 1; added 1 grain 1; added 1 coal 1; added 1 fish 1; launched 1 coal",
        {"warehouse": [0] * 4, "exported": [0, 0, 1, 0], "vp": [8, 5]},
    ),
    (
        "moved_to_stay_where_it_is_open",
        "on",
        "worker_card 1 shepherd; at shepherd administration;"
        " moved 1 shepherd administration card all",
        {"papers": [1, 0], "discs shepherd": [0, 0]},
    ),
    (
        "beer_card_told_late",
        "on",
        "clock 1 forenoon 0 1; done 1; moved 2 miner beer_house portrait place; beer_card 1",
        {"crystals": [3, 1]},
    ),
    ("papers", "on", "on_card 1 2; papers 1 miner", {"papers": [0, 0], "discs miner": [2, 0]}),
    (
        "papers_of_earlier_turns",
        "on",
        "clock 1 forenoon 0 1; on_card 1 2; moved 1 miner administration card place; papers 1 miner",
        {"papers": [1, 0], "discs miner": [2, 0]},
    ),
    (
        "papers_of_the_turn_before",
        "on",
        "clock 1 forenoon 0 1; moved 1 miner administration card place; done 1; papers 1 miner",
        {"papers": [0, 0], "discs miner": [1, 0]},
    ),
    ("laid_flat", "on", "clock 1 lunch 0 1; laid_flat 1 miner", {"stands miner": False}),
    (
        "laid_flat_beside_who_was_moved",
        "on",
        "clock 1 lunch 0 1; laid_flat 2 miner; moved 1 farmer field_kitchen portrait place;"
        " laid_flat 2 shepherd",
        {"stands farmer": False, "stands shepherd": False},
    ),
    ("ferried", "on", "ferried 1 miner pasture", {"place miner": "pasture"}),
    (
        "ferried_in_two_turns",
        "on",
        "clock 1 forenoon 0 1; moved 1 fisherman lake portrait place; ferried 1 farmer pasture;"
        " done 1; moved 2 miner mine portrait place; ferried 1 farmer warehouse",
        {"place farmer": "warehouse"},
    ),
    (
        "ferried_from_nobody_knows_where",
        "on",
        "joined; ferried 1 miner pasture",
        {"known at.miner": True},
    ),
    ("vp", "off", "produced 1 wool 3; vp 1 20", {"vp": [20, 5], "by_hand": [13, 0]}),
    ("crystals", "off", "crystals 1 7", {"crystals_left": 16}),
    ("palace", "off", "palace 1 7", {"palace": [7, 0], "crystals_left": 15}),
    ("wheel", "off", "wheel 1 4; produced 1 wool 1", {"wheel 1": 0, "vp 1": 7}),
    ("warehouse", "off", "warehouse wool 2; produced 1 wool 1", {"exported wool": 1}),
    ("exported", "off", "exported wool 1; warehouse wool 2; produced 1 wool 1", {"vp 1": 8}),
    ("mood_at", "off", "mood_at miner -3", {"mood miner": -3}),
    ("discs", "off", "discs miner 2 4", {"discs miner": [0, 4]}),
    ("on_card", "on", "on_card 2 3", {"papers": [0, 3]}),
    ("gifts", "on", "gifts miner 2 3", {"gifts miner 2": 3, "crystals_left": 19}),
    (
        "gifts_told_once_more",
        "on",
        "gifts miner 2 3; gifts miner 2 1",
        {"gifts miner 2": 1, "crystals_left": 21},
    ),
    ("at", "off", "at miner lake", {"place miner": "lake"}),
    ("stands", "off", "moved 1 miner mine portrait place; stands miner standing", {"upright": 63}),
    ("stands_not", "off", "stands miner lying", {"stands miner": False}),
]


@pytest.mark.parametrize(
    ("cards", "facts", "right"), [case[1:] for case in DONE], ids=[case[0] for case in DONE]
)
def test_fact(cards: str, facts: str, right: dict[str, Any]) -> None:
    match = at_table(cards=cards)
    told = facts.split("; ")
    state = tell(match, *told)
    assert {what: look(state, what) for what in right} == right
    name = told[-1].split()[0]
    assert FACTS[name].clause.startswith("RO-")
    happened = [event for entry in match.log() if entry.line for event in entry.events]
    assert happened
    for language in ("en", "de"):
        assert all(load("red-outpost", language).event(event, NAMES) for event in happened)


def test_every_fact_has_a_case() -> None:
    assert {case[0] for case in DONE} >= set(FACTS)


# Each case: the refusal; cards on or off; the facts told, of which the last one is refused; why.
REFUSED: list[tuple[str, str, str, str]] = [
    ("phase_is_over", "off", "clock 1 morning 2 1", "RO-2.1"),
    ("no_crystal", "off", "joined; crystals 2 24; gave 1", "RO-4.2"),
    ("not_the_turn", "off", "clock 1 evening 2 1; app_lake 1 left", "RO-2.1"),
    ("unknown", "off", "joined; app_ship 1", "RO-4.7"),
    ("phase_is_over", "off", "clock 1 forenoon 6 1", "RO-2.1"),
    ("not_the_turn", "off", "done 2", "RO-2.1"),
    ("not_the_turn", "off", "moved 2 miner mine portrait place", "RO-2.1"),
    ("not_the_turn", "off", "passed 2", "RO-2.1"),
    ("not_the_turn", "off", "clock 1 evening 2 1; done 1", "RO-2.1"),
    (
        "one_move",
        "off",
        "moved 1 miner mine portrait place; moved 1 farmer cornfield portrait place",
        "RO-2.2",
    ),
    ("one_move", "off", "moved 1 miner mine portrait place; passed 1", "RO-2.2"),
    ("day_is_not_over", "off", "settle", "RO-5.1"),
    ("untold", "off", "joined; clock 1 evening 2 1; settle", "RO-5.1"),
    ("no_lock", "off", "locks barracks lake palace pasture cornfield warehouse", "RO-1.5"),
    ("two_locks", "off", "locks lake lake palace pasture cornfield warehouse", "RO-1.5"),
    ("no_special_cards", "off", "worker_card 1 miner", "RO-1.6"),
    ("no_special_cards", "off", "gifts miner 1 1", "RO-1.6"),
    ("no_special_cards", "off", "beer_card 1", "RO-1.6"),
    ("card_is_dealt", "on", "worker_card 2 miner; worker_card 1 miner", "RO-1.6"),
    ("card_is_dealt", "on", "place_card 2 mine; place_card 1 mine", "RO-1.6"),
    ("other_card", "on", "place_card 1 mine; beer_card 1", "RO-7.4"),
    (
        "other_card",
        "on",
        "place_card 2 lake; lake_card 1 nothing left; fished_out 1 nothing left",
        "RO-7.10",
    ),
    ("other_card", "on", "worker_card 2 fisherman; ferried 1 miner pasture", "RO-7.15"),
    ("other_card", "on", "place_card 1 lake; mine_card 1 miner", "RO-7.8"),
    ("other_card", "on", "place_card 1 lake; pasture_card 1 miner", "RO-7.1"),
    (
        "other_card",
        "on",
        "place_card 1 lake; added 1 wool 1; added 1 grain 1; added 1 coal 1; added 1 fish 1; launched 1 wool",
        "RO-7.7",
    ),
    ("other_card", "on", "on_card 1 2; place_card 1 lake; papers 1 miner", "RO-7.6"),
    ("other_card", "on", "place_card 1 lake; on_card 1 2", "RO-7.6"),
    ("other_card", "on", "place_card 1 lake; clock 1 lunch 0 1; laid_flat 1 miner", "RO-7.9"),
    ("other_card", "on", "place_card 1 lake; gave_to_portrait 1 miner", "RO-7.2"),
    ("other_card", "on", "place_card 1 lake; moved 1 miner administration card place", "RO-7.6"),
    (
        "other_card",
        "on",
        "place_card 1 lake; moved 1 miner mine portrait place; moved_disc 1 1 miner farmer",
        "RO-7.12",
    ),
    ("other_place", "on", "moved 1 miner mine card place", "RO-7.6"),
    ("other_place", "on", "moved 1 miner mine none place", "RO-7.11"),
    (
        "card_moods",
        "on",
        "clock 1 forenoon 0 1; moved 1 miner beer_house portrait place; beer_card 1",
        "RO-R8",
    ),
    (
        "card_moods",
        "on",
        "worker_card 1 farmer; moved 1 miner mine portrait place; mine_card 1 miner",
        "RO-R8",
    ),
    (
        "card_moods",
        "on",
        "clock 1 forenoon 0 1; moved 1 miner pasture portrait place; pasture_card 1 miner",
        "RO-R8",
    ),
    (
        "other_place",
        "on",
        "clock 1 forenoon 0 1; moved 1 miner mine portrait all; pasture_card 1 miner",
        "RO-7.1",
    ),
    ("unknown", "off", "joined; moved 1 miner mine portrait all", "RO-3.1"),
    ("refused", "off", "moved 1 miner palace portrait place", "RO-2.4"),
    (
        "refused",
        "off",
        "moved 1 miner mine portrait place; done 1; moved 2 farmer mine portrait place",
        "RO-2.3",
    ),
    ("refused", "off", "moved 1 miner field_kitchen portrait place", "RO-4.9"),
    ("refused", "off", "clock 1 lunch 0 1; moved 1 miner lake portrait place", "RO-2.6"),
    (
        "refused",
        "off",
        "clock 1 forenoon 0 1; at miner mine; moved 1 miner mine portrait place",
        "RO-2.3",
    ),
    ("refused", "on", "ferried 1 fisherman pasture", "RO-7.15"),
    ("refused", "on", "ferried 1 miner palace", "RO-2.4"),
    (
        "refused",
        "on",
        "worker_card 1 farmer; clock 1 forenoon 0 1; at miner mine; moved 1 shepherd mine portrait place",
        "RO-2.3",
    ),
    (
        "moved_before",
        "off",
        "clock 1 forenoon 0 1; moved 1 miner mine portrait place; done 1; moved 2 miner lake portrait place",
        "RO-2.3",
    ),
    ("unknown", "off", "joined; produced 1 wool 1", "RO-3.1"),
    ("unknown", "off", "joined; wheel 1 1; produced 1 wool 1", "RO-3.3"),
    ("unknown", "off", "joined; added 1 wool 1", "RO-3.3"),
    ("unknown", "off", "joined; sold 1 wool", "RO-4.5"),
    ("unknown", "off", "joined; ship_card 1 coal -", "RO-3.3"),
    ("unknown", "off", "joined; lake_card 1 fish_1 caught", "RO-3.1"),
    ("unknown", "off", "joined; wheel 1 1; lake_card 1 fish_1 caught", "RO-3.3"),
    (
        "unknown",
        "on",
        "joined; warehouse wool 1; warehouse grain 1; warehouse coal 1; warehouse fish 1; launched 1 wool",
        "RO-3.3",
    ),
    ("unknown", "on", "joined; mine_card 1 miner", "RO-7.8"),
    ("unknown", "on", "joined; papers 1 miner", "RO-7.6"),
    ("not_stored", "off", "sold 1 wool", "RO-4.5"),
    ("not_stored", "off", "discarded 1 wool", "RO-4.5"),
    ("not_stored", "on", "added 1 wool 1; launched 1 wool", "RO-4.5"),
    ("no_crystal", "off", "gave 1; gave 1", "RO-4.2"),
    ("no_crystal", "off", "paid 1; paid 1", "RO-4.4"),
    ("no_crystal", "off", "paid 1; bought 1 wool", "RO-4.5"),
    ("no_crystal", "on", "paid 1; gave_to_portrait 1 miner", "RO-7.2"),
    ("no_crystal_left", "off", "added 1 wool 1; crystals 1 23; sold 1 wool", "RO-R2"),
    ("own_disc", "off", "moved 1 miner mine portrait place; moved_disc 1 1 miner farmer", "RO-4.6"),
    (
        "worker_of_turn",
        "off",
        "moved 1 miner mine portrait place; discs miner 2 1; moved_disc 1 2 miner farmer",
        "RO-4.6",
    ),
    ("disc_is_not_there", "off", "moved_disc 1 2 miner farmer", "RO-4.6"),
    ("disc_is_not_there", "off", "discs miner 2 1; moved_disc 1 2 miner miner", "RO-4.6"),
    ("not_discarded", "on", "fished_out 1 nothing left", "RO-7.10"),
    ("not_discarded", "on", "fished_out 1 ? left", "RO-7.10"),
    (
        "no_such_card",
        "off",
        "lake_card 1 fish_2_mood left; lake_card 1 fish_2_mood left",
        "RO-4.10",
    ),
    ("no_such_card", "off", "ship_card 1 coal -; ship_card 1 coal -", "RO-4.7"),
    ("too_many_cards", "off", "lake_discards 4 0 0", "RO-1.2"),
    ("too_many_cards", "off", "ship_discards 4 0 0 0 0 0 0", "RO-1.2"),
    ("all_fish_out", "off", "lake_discards 0 2 1", "RO-4.13"),
    ("ship_is_not_empty", "off", "shuffled_ship", "RO-R4"),
    ("ship_good", "off", "ship_card 1 any -", "RO-4.7"),
    ("ship_good", "off", "ship_card 1 coal wool", "RO-4.7"),
    (
        "not_morning_end",
        "on",
        "place_card 1 barracks; moved 1 miner mine portrait place; moved_disc 1 1 miner farmer",
        "RO-7.12",
    ),
    (
        "refused",
        "on",
        "place_card 1 barracks; discs miner 1 1; clock 1 morning 1 2; at farmer lake;"
        " moved_disc 1 1 miner farmer",
        "RO-7.12",
    ),
    ("not_lunch", "on", "laid_flat 1 miner", "RO-7.9"),
    ("lies_already", "on", "clock 1 lunch 0 1; laid_flat 1 miner; laid_flat 1 miner", "RO-7.9"),
    (
        "other_worker",
        "on",
        "clock 1 forenoon 0 1; moved 1 miner mine portrait place; ferried 1 farmer pasture",
        "RO-7.15",
    ),
    (
        "other_worker",
        "on",
        "clock 1 forenoon 0 1; ferried 1 farmer pasture; moved 1 miner mine portrait place",
        "RO-7.15",
    ),
    (
        "ferried_already",
        "on",
        "clock 1 forenoon 0 1; ferried 1 farmer pasture; ferried 1 miner lake",
        "RO-7.15",
    ),
    (
        "papers_of_this_turn",
        "on",
        "clock 1 forenoon 0 1; moved 1 miner administration card place; papers 1 miner",
        "RO-7.6",
    ),
    (
        "other_worker",
        "on",
        "clock 1 forenoon 0 1; on_card 1 2; moved 1 miner mine portrait place; papers 1 farmer",
        "RO-7.6",
    ),
    (
        "idle_disc",
        "on",
        "worker_card 1 shepherd; locks administration palace beer_house cornfield pasture lake;"
        " at shepherd administration; moved 1 shepherd administration card all",
        "RO-R9",
    ),
    (
        "idle_disc",
        "on",
        "worker_card 1 shepherd; locks labor_camp palace beer_house cornfield pasture lake;"
        " at shepherd labor_camp; moved 1 shepherd labor_camp none all",
        "RO-R9",
    ),
    *(
        (
            "other_place",
            "on",
            f"clock 1 forenoon 0 1; moved 1 miner palace portrait none; {fact}",
            clause,
        )
        for fact, clause in (
            ("beer_card 1", "RO-7.4"),
            ("pasture_card 1 miner", "RO-7.1"),
            ("mine_card 1 miner", "RO-7.8"),
        )
    ),
    (
        "other_place",
        "on",
        "clock 1 forenoon 0 1; warehouse wool 1; warehouse grain 1; warehouse coal 1;"
        " warehouse fish 1; moved 1 miner palace portrait none; launched 1 wool",
        "RO-7.7",
    ),
    *(
        (
            "other_worker",
            "on",
            f"clock 1 forenoon 0 1; moved 1 miner {place} portrait none; {place}_card 1 farmer",
            clause,
        )
        for place, clause in (("pasture", "RO-7.1"), ("mine", "RO-7.8"))
    ),
    (
        "two_lie_already",
        "on",
        "clock 1 lunch 0 1; laid_flat 1 miner; laid_flat 1 farmer; laid_flat 1 shepherd",
        "RO-7.9",
    ),
    ("no_papers", "on", "papers 1 miner", "RO-7.6"),
    ("too_many_crystals", "off", "crystals 2 20; crystals 1 5", "RO-1.2"),
    ("too_many_crystals", "off", "palace 1 23", "RO-1.2"),
    ("too_many_crystals", "on", "gifts miner 1 23", "RO-1.2"),
    ("no_space", "off", "wheel 1 5", "RO-3.1"),
    ("no_field", "off", "exported wool 3", "RO-3.3"),
    ("no_mood", "off", "mood_at miner 6", "RO-5.1"),
    ("too_many_discs", "off", "discs miner 1 8; discs farmer 1 2", "RO-1.3"),
    ("too_many_discs", "off", "discs miner 1 9; moved 1 farmer cornfield portrait place", "RO-1.3"),
    ("too_many_discs", "on", "discs miner 1 9; on_card 1 1", "RO-1.3"),
]


def test_a_card_that_leaves_the_mood_replaces_what_the_place_gives() -> None:
    """RO-R8, by its other reading."""
    match = at_table(cards="on", rulings={"RO-R8": "action"})
    tell(match, "moved 1 miner pasture portrait all")
    with pytest.raises(Illegal) as refused:
        tell(match, "pasture_card 1 miner")
    assert refused.value.name == "red-outpost.impossible.card_goods"


@pytest.mark.parametrize(
    ("name", "cards", "facts", "clause"),
    REFUSED,
    ids=[f"{case[0]}:{case[2].split('; ')[-1].replace(' ', '_')}" for case in REFUSED],
)
def test_refused(name: str, cards: str, facts: str, clause: str) -> None:
    match = at_table(cards=cards)
    *before, fact = facts.split("; ")
    tell(match, *before)
    text = match.text()
    why = match.why_not(*fact.split())
    with pytest.raises(Illegal) as refused:
        tell(match, fact)
    assert refused.value.name == f"red-outpost.impossible.{name}"
    assert refused.value.params["clause"] == clause
    assert why is not None and str(why) == str(refused.value)
    assert clause in error_text(refused.value, "de") and clause in str(refused.value)
    assert error_text(refused.value, "de") != str(refused.value)
    assert match.text() == text


def long_tracks(goods: Sequence[str] = ("wool",)) -> Match:
    """A box whose export tracks hold as many cubes as there are."""
    setup = GAME.setup(
        2,
        {"first": "1"},
        values={f"export.{good}": Value([2, 2, 2, 2, 2, 2], "entered") for good in goods},
        level="table",
    )
    return Match.new(GAME, setup, [Player("Anna"), Player("Ben")], "7F3A91C2")


@pytest.mark.parametrize(
    ("name", "before", "fact"),
    [
        ("no_cube", ("exported wool 5", "warehouse wool 1"), "produced 1 wool 1"),
        ("no_cube", ("exported wool 5", "warehouse wool 1"), "added 1 wool 1"),
        ("no_cube", ("exported wool 5", "warehouse wool 1"), "bought 1 wool"),
        ("too_many_cubes", ("exported wool 5",), "warehouse wool 2"),
        ("too_many_cubes", ("warehouse wool 2",), "exported wool 5"),
    ],
)
def test_a_seventh_cube_is_refused(name: str, before: tuple[str, ...], fact: str) -> None:
    match = long_tracks()
    tell(match, *before)
    with pytest.raises(Illegal) as refused:
        tell(match, fact)
    assert refused.value.name == f"red-outpost.impossible.{name}"


def test_a_spaceship_card_for_any_good_needs_a_good_unless_no_cube_is_left() -> None:
    """RO-4.7, RO-R2."""
    match = long_tracks(GOODS)
    tell(match, *(f"exported {good} 5" for good in GOODS))
    tell(match, *(f"warehouse {good} 1" for good in GOODS[1:]))
    with pytest.raises(Illegal) as refused:
        tell(match, "ship_card 1 any -")
    assert refused.value.name == "red-outpost.impossible.ship_good"
    tell(match, f"warehouse {GOODS[0]} 1", "ship_card 1 any -")


def test_only_as_many_cubes_are_produced_as_the_supply_has() -> None:
    match = long_tracks()
    state = tell(match, "exported wool 5", "produced 1 wool 2")
    assert (state.warehouse[0], state.wheel[0]) == (1, 1)
    assert events(match) == ["produced", "no_cube_left"]


@pytest.mark.parametrize(
    ("before", "refused"),
    [
        (("mood_at farmer -4", "moved 1 farmer mine portrait none"), True),
        (("mood_at farmer -3", "moved 1 farmer mine portrait none"), False),
        (("joined", "wheel 1 1", "moved 1 farmer mine portrait none"), False),
    ],
)
def test_a_mood_at_the_bottom_is_no_price_by_the_other_reading(
    before: tuple[str, ...], refused: bool
) -> None:
    """RO-R5; a mood that nobody has told may stand anywhere."""
    for reading in ("offered", "not_offered"):
        match = at_table(cards="on", rulings={"RO-R5": reading})
        tell(match, "place_card 1 mine", *before)
        why = match.why_not("mine_card", "1", "farmer")
        is_refused = why is not None and why.name.endswith(".mood_is_lowest")
        assert is_refused == (refused and reading == "not_offered"), why


@pytest.mark.parametrize(
    ("drawn", "worker", "seat"),
    [
        ("lake_card {} nothing left", "fisherman", 1),
        ("two_lake_cards {} nothing fish_1 first no", "fisherman", 1),
        ("app_lake {} left", "fisherman", 1),
        ("app_two_lake {} no", "fisherman", 1),
        ("lake_card {} nothing left", "farmer", 1),
        ("lake_card {} nothing left", "fisherman", 2),
    ],
)
def test_the_fisherman_draws_nothing_beside_a_discarded_card_by_the_other_reading(
    drawn: str, worker: str, seat: int
) -> None:
    """RO-R15; of another turn anything may be told late."""
    fished, drawn = "fished_out 1 nothing left", drawn.format(seat)
    for reading in ("replace", "one"):
        for first, second in ((fished, drawn), (drawn, fished)):
            match = at_table(cards="on", rulings={"RO-R15": reading})
            tell(
                match,
                "place_card 1 lake",
                "lake_discards 1 0 0",
                f"moved 1 {worker} lake portrait none",
            )
            tell(match, first)
            while match.asked >= 0:
                match.answer(match.asked, match.state.legal_actions()[0])
            why = match.why_not(*second.split())
            is_refused = why is not None and why.name.endswith(".one_lake_card")
            is_alone = reading == "one" and worker == "fisherman" and seat == 1
            assert is_refused == is_alone, (first, second, why)
            tell(match, "done 1")
            assert match.why_not(*second.split()) is None, "in another turn it is told late"


def test_every_refusal_has_a_case() -> None:
    other_tables = {"no_cube", "too_many_cubes", "card_goods", "mood_is_lowest", "one_lake_card"}
    named = {case[0] for case in REFUSED} | other_tables
    assert named == set(load("red-outpost", "en").tables["impossible"])


@pytest.mark.parametrize(
    ("name", "fact"),
    [
        ("no_fact", "flew 1"),
        ("fact_form", "done"),
        ("fact_range", "done 3"),
        ("fact_range", "produced 1 wool 0"),
        ("fact_range", "produced 1 wool 7"),
        ("fact_range", "produced 1 wool 01"),
        ("fact_range", "mood miner +1"),
        ("fact_words", "produced 1 gold 1"),
    ],
)
def test_what_is_no_fact_is_refused_with_what_it_should_be(name: str, fact: str) -> None:
    with pytest.raises(Illegal) as refused:
        tell(at_table(), fact)
    assert refused.value.name == f"illegal.{name}"
    assert error_text(refused.value, "de") != str(refused.value)


def test_every_kind_of_word_has_a_german_name() -> None:
    named = load("engine", "de").tables["errors"]
    kinds = {f"kind.{kind.name}" for fact in FACTS.values() for kind in fact.kinds}
    assert kinds <= {name for name in named if name.startswith("kind.")}


def test_nothing_is_told_where_the_rules_ask() -> None:
    match = Match.new(
        GAME, GAME.setup(2, {"first": "1"}), [Player("Anna"), Player("Ben")], "7F3A91C2"
    )
    with pytest.raises(Illegal) as refused:
        match.tell("done", "1")
    assert refused.value.name == "illegal.no_facts"


# -- what is not known -------------------------------------------------------------------


def test_settling_names_every_marker_that_it_still_needs() -> None:
    match = at_table()
    state = tell(match, "joined", "clock 1 evening 2 1")
    portraits = set(of_portraits(state.board))
    assert set(needed_to_settle(state)) == {"vp.1", "vp.2"} | portraits
    with pytest.raises(Illegal) as refused:
        tell(match, "settle")
    assert set(refused.value.params["markers"]) == set(needed_to_settle(state))
    assert "the VP; the discs on the portrait; the mood" in str(refused.value)
    assert "die SP; die Scheiben auf dem Porträt; die Stimmung" in error_text(refused.value, "de")
    told = [f"discs {w} {s} 0" for w in WORKERS for s in (1, 2)]
    state = tell(match, "vp 1 5", "vp 2 5", *told)
    # RO-R14: where nobody has a disc, the mood is not asked for.
    assert needed_to_settle(state) == []
    state = tell(match, "discs miner 1 2")
    assert needed_to_settle(state) == ["mood.miner"]
    state = tell(match, "mood_at miner -1", "settle")
    assert state.vp == [4, 5]
    assert not set(of_portraits(state.board)) & set(state.unknown)


def test_the_mood_under_a_crystal_alone_is_needed() -> None:
    match = at_table(cards="on")
    state = tell(match, "gave_to_portrait 1 miner", "clock 1 evening 2 1")
    state.unknown = ["mood.miner"]
    assert needed_to_settle(state) == ["mood.miner"]


def test_the_last_day_needs_crystals_and_the_palace() -> None:
    state = tell(at_table(), "joined", "clock 2 evening 2 1")
    assert {"crystals.1", "palace.2"} <= set(needed_to_settle(state))


def test_a_score_says_which_markers_it_does_not_know() -> None:
    match = at_table()
    assert tell(match).unknown_for_score() == [] and match.result() is not None
    state = tell(match, "joined", "crystals 1 3")
    assert state.unknown_for_score() == ["vp.1", "vp.2", "crystals.2", "palace.1", "palace.2"]
    assert match.result() is None, "nothing is scored by what lies there in place of it"
    tell(match, "vp 1 31", "vp 2 30", "crystals 2 1", "palace 1 0", "palace 2 0")
    result = match.result()
    assert result is not None and [sheet.total for sheet in result.sheets] == [32, 30]


def test_no_event_says_a_number_that_nobody_told() -> None:
    match = at_table()
    tell(match, "joined", "mood miner -2")
    assert events(match) == ["mood_shifted"]
    tell(match, "gave 1")
    assert events(match) == ["gave_one_to_palace"]
    tell(match, "mood_at miner 1", "mood miner 1")
    assert events(match) == ["mood"]


def test_a_running_game_is_joined_and_told_to_its_end() -> None:
    match = at_table()
    tell(
        match, "joined", "clock 2 evening 1 2", "vp 1 20", "vp 2 22", "crystals 1 3", "crystals 2 0"
    )
    tell(match, "palace 1 0", "palace 2 2", "done 1")
    state = tell(match)
    assert set(needed_to_settle(state)) == set(of_portraits(state.board))
    told = [f"discs {w} {s} 0" for w in WORKERS for s in (1, 2)]
    tell(match, *told, "discs miner 1 2", "mood_at miner 3", "settle")
    assert match.is_over and not tell(match).unknown_for_score()
    result = match.state.result()
    assert result is not None
    assert [sheet.total for sheet in result.sheets] == [24, 26] == match.state.returns()
    why = [line.why for line in result.sheets[0].lines]
    assert "by_hand" in why


def test_random_locks_are_unknown_until_they_are_told() -> None:
    match = at_table(locks="random")
    assert tell(match).unknown == ["locks"]
    assert not tell(match, "locks mine lake palace pasture cornfield warehouse").unknown


def test_every_marker_is_known_once_it_is_told() -> None:
    match = at_table(cards="on")
    state = tell(match, "joined")
    values = {"at": "mine", "lake": "0 0 0", "ship": "0 0 0 0 0 0 0", "wheel": "1"}
    for marker in of_board(state.board):
        assert marker in state.unknown
        fact = " ".join(telling(marker, TOLD_BY))
        state = tell(match, f"{fact} {values.get(marker.split('.')[0], '0')}")
        assert marker not in state.unknown
    assert not state.unknown

"""What of the facts is refused, in one sentence with its clause: one case for every refusal."""

from __future__ import annotations

import pytest

from engine.games.outpost.facts import FACTS
from engine.games.outpost.table import EVENTS, FULL, ORDER
from engine.rules.agenda import Illegal
from engine.rules.words import LANGUAGES, error_text, load
from tests.games.outpost.at_table import at_table, shown, tell
from tests.games.outpost.facts.test_each_fact import BEGUN, DONE, SECOND, TURN_2, TWO, begun

# Each case: the extent; the facts told, of which the last one is refused; why.
REFUSED: list[tuple[str, str, str]] = [
    (EVENTS, "phase 2", "not_begun"),
    (EVENTS, "personal 1", "no_event_yet"),
    (EVENTS, "clock 9 2 6", "not_begun"),
    (EVENTS, "turn; personal 1", "no_event_yet"),
    (EVENTS, "turn; turn; turn", "event_first"),
    (EVENTS, f"{TURN_2}; event audit", "no_event_now"),
    (EVENTS, "turn; turn; event_named -", "no_name"),
    (EVENTS, f"{TURN_2}; event_done", "nothing_to_settle"),
    (EVENTS, "turn; turn; event late_freighter; personal 1", "nobody_rolls"),
    (
        EVENTS,
        f"{TURN_2}; personal 1; event dome_fever; personal 2; event dome_fever",
        "event_is_out",
    ),
    (EVENTS, f"{TURN_2}; personal 1; event audit; personal 1", "has_drawn"),
    (EVENTS, "turn; event_discards audit:9", "few_copies"),
    (EVENTS, "turn; event_discards audit+named.Suprise", "no_named_card"),
    (EVENTS, "turn; turn; event named.Suprise", "no_named_card"),
    (EVENTS, "joined; this_event named.Suprise", "no_named_card"),
    (EVENTS, "turn; phase 2; phase 2", "phase_is_there"),
    (EVENTS, "turn; all_sold; all_sold", "sold_is_told"),
    (EVENTS, "turn; phase 3; all_sold", "last_phase"),
    (EVENTS, "joined; clock 9 2 10", "began_later"),
    (EVENTS, "joined; turn", "unknown"),
    (EVENTS, f"{TURN_2}; event_again", "nothing_to_redraw"),
    (EVENTS, "joined; clock 9 2 6; turn; event_named Wind; event_again", "no_redraw"),
    (EVENTS, f"{TURN_2}; this_event audit", "event_is_known"),
    (EVENTS, "joined; personal 1", "no_event_yet"),
    (EVENTS, "vp 1 5", "not_followed"),
    (EVENTS, "turn; display none", "not_followed"),
    (ORDER, "turn; lot 1; lot 1", "not_level"),
    (ORDER, "vp 1 4; turn; order 2+1+3+4", "order_follows"),
    (ORDER, "turn; order 1+2+3+4; lot 2", "order_is_set"),
    (ORDER, f"{TURN_2}; vp 1 4; vp 2 5; vp 3 2; turn; lot 2", "order_is_set"),
    (ORDER, "joined; lot 2", "no_lot_now"),
    (FULL, f"event_drawer app; {BEGUN}; turn; built 1 ore 1", "app_draws_first"),
    (FULL, "vp 1 5", "colony_tells"),
    (FULL, "face 1 5", "colony_tells"),
    (FULL, "turn; order 1+2+3+4; rolled 5", "no_such_face"),
    (FULL, "turn; order 1+2+3+4; rolled 1; rolled 1; rolled 1; rolled 1", "gives_nothing"),
    (FULL, f"{BEGUN}; rolled 1", "no_roll_now"),
    (
        FULL,
        "turn; order 1+2+3+4; rolled 2; rolled 2; rolled 1; rolled 1; display warehouse:2; turn; "
        "order 1+2+3+4; event quiet_shift; rolled 1; display warehouse:2+nodule; all_sold",
        "market_tells",
    ),
    (FULL, f"{BEGUN}; display data_library:3", "display_cap"),
    (
        FULL,
        f"{BEGUN}; display data_library:2+warehouse:2+heavy_equipment:2+nodule",
        "too_many_shown",
    ),
    (FULL, f"{BEGUN}; display scientists", "later_phase"),
    (FULL, f"{BEGUN}; phase 2; display moon_base", "later_phase"),
    (
        FULL,
        "turn; order 1+2+3+4; turn; order 1+2+3+4; event quiet_shift; won 1 moon_base",
        "later_phase",
    ),
    (FULL, f"{BEGUN}; supply 3 3 3 3 3 3 3 3 3 3 3 3 3", "too_many_copies"),
    (TWO, f"supply 3{' 1' * 12}", "too_many_copies"),
    (FULL, f"{BEGUN}; upgrades 1 3 0 0 0 0 0 0 0 0 0 0 0 0", "too_many_copies"),
    (FULL, "copies 1 1 1 1 2 2 2 2 1 1 1 1 1", "copies_follow"),
    (FULL, "app_copies", "copies_follow"),
    (TWO, "copies 1 1 1 1 1 1 1 1 1 1 1 1 1", "no_such_copies"),
    (TWO, "turn; lot 1; copies 1 1 1 1 2 2 2 2 1 1 1 1 1", "copies_lie"),
    (FULL, f"{BEGUN}; won 1 outpost", "not_on_display"),
    (FULL, f"{SECOND}; event quiet_shift; handed_in 1", "first_turn_only"),
    (FULL, f"{BEGUN}; built 1 ore 1; handed_in 1", "has_bought"),
    (FULL, f"{BEGUN}; handed_in 1; handed_in 1", "has_bought"),
    (FULL, f"{BEGUN}; handed_in 1; built 1 ore 1", "has_no_cards"),
    (FULL, f"{BEGUN}; handed_in 1; hired 1 population 1", "has_no_cards"),
    (FULL, f"{BEGUN}; handed_in 1; won 1 nodule", "has_no_cards"),
    (FULL, f"{BEGUN}; built 1 titanium 1", "refused"),
    (FULL, f"{BEGUN}; hired 1 robot 1", "refused"),
    (FULL, f"{BEGUN}; hired 1 population 3", "too_many_bought"),
    (FULL, f"{BEGUN}; hired 1 population 1; manned 1 ore 1 population", "no_free_place"),
    (FULL, f"{BEGUN}; built 1 ore 1; manned 1 ore 1 population", "few_spare_people"),
    (FULL, f"{BEGUN}; built 1 ore 1; manned 1 ore 1 robot", "few_spare_robots"),
    (FULL, f"{BEGUN}; unmanned 1 ore 3 population", "nobody_there"),
    (FULL, f"{BEGUN}; moved 1 titanium ore 1 population", "nobody_there"),
    (FULL, f"{BEGUN}; moved 1 ore water 1 population", "no_free_place"),
    (
        FULL,
        f"{BEGUN}; upgrades 1 0 0 0 0 0 0 0 0 0 0 1 0 0; manned 1 space_station 1 robot",
        "no_robot_crew",
    ),
    (
        FULL,
        f"{BEGUN}; upgrades 1 0 0 0 0 0 0 1 0 0 0 1 0 0; people 1 3 0 1 0 0 0 0 0 0; "
        "robots 1 2 2 0 0 0 0; moved 1 ore space_station 1 robot",
        "no_robot_crew",
    ),
    (FULL, f"{BEGUN}; people 1 2 2 1 0 0 0 0 0 0", "more_at_work"),
    (FULL, f"{BEGUN}; people 1 4 3 1 0 0 0 0 0 0", "too_many_operators"),
    (FULL, f"{BEGUN}; people 1 3 0 1 0 0 0 0 0 0; robots 1 1 1 0 0 0 0", "few_usable_robots"),
    (
        FULL,
        f"{BEGUN}; hired 4 population 1; turn; order 1+2+3+4; event hull_breach; turn",
        "decide_first",
    ),
    (FULL, f"{BEGUN}; by_hand", "nothing_to_decide"),
    (FULL, f"{SECOND}; event barter_fair; decided 4 nothing; decided 4 nothing", "others_choose"),
    (FULL, f"{SECOND}; event barter_fair; decided 4 9", "no_such_choice"),
    (
        FULL,
        f"{SECOND}; event buried_cache; decided 4 gain:population:1; decided 3 gain:population:1",
        "option_gone",
    ),
]


@pytest.mark.parametrize(("extent", "facts", "why"), REFUSED, ids=[it[1] for it in REFUSED])
def test_a_fact_is_refused_in_one_sentence(extent: str, facts: str, why: str) -> None:
    match = begun(extent)
    *before, last = map(str.strip, facts.split(";"))
    tell(match, *before)
    with pytest.raises(Illegal) as refusal:
        tell(match, last)
    assert refusal.value.name == f"outpost.impossible.{why}"
    said = {language: error_text(refusal.value, language) for language in LANGUAGES}
    assert len(set(said.values())) == 2 and all(text.endswith(".") for text in said.values())
    assert all("OP-" in text and "{" not in text for text in said.values())


def test_every_fact_and_every_refusal_has_its_case() -> None:
    told = {facts.split(";")[-1].split()[0] for _, facts, _ in (*DONE, *REFUSED)}
    last_told = {
        fact.split()[0] for _, facts, _ in DONE for fact in map(str.strip, facts.split(";"))
    }
    assert FACTS.keys() <= told | last_told
    reasons = set(load("outpost", "en").tables["impossible"])
    assert reasons == {why for *_, why in REFUSED} | SAID_ELSEWHERE


SAID_ELSEWHERE = {"no_events"}
"""Reasons for which a test stands below."""


def test_without_events_there_are_no_more_upgrades_on_the_market_than_players() -> None:
    """OP-1.5, OP-7.1: with them one may have added up to two places, and what lies there stays."""
    match = at_table(2, {"events": "off"}, extent=FULL)
    tell(match, "turn", "lot 1")
    with pytest.raises(Illegal, match="room for 2 upgrades"):
        tell(match, "display data_library+warehouse+nodule")
    tell(match, "display data_library+warehouse")


def test_a_card_known_by_its_name_may_have_added_any_number_of_places() -> None:
    """OP-1.5, OP-7.1: nobody has told what it does."""
    match = begun(FULL)
    tell(match, "turn", "order 1+2+3+4", "turn", "order 1+2+3+4", "event_named Wind", "event_done")
    tell(match, "display data_library:2+warehouse:2+heavy_equipment:2+nodule")


def test_where_each_purchase_may_fail_somebody_may_draw_twice() -> None:
    """OP-7.8, OP-R11: by the other reading."""
    match = at_table(rulings={"OP-R11": "purchase"})
    tell(match, "turn", "turn", "event quiet_shift", "personal 1", "event audit")
    tell(match, "personal 1", "event strike")
    assert [seat for seat, _ in shown(match).personal_events] == [0, 0]

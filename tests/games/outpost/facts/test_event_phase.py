"""The event phase at a table that follows nothing else: redraws, lag, reshuffles, and whom a card hits."""

from __future__ import annotations

import pytest

from engine.games.outpost import modifiers
from engine.games.outpost.event_deck import shipped_cards
from engine.games.outpost.facts import FACTS
from engine.games.outpost.game import GAME
from engine.games.outpost.outlook import (
    LATER,
    NEVER,
    NEXT,
    NOW,
    UNKNOWN,
    asked,
    clock,
    hit,
    lag,
    steps,
)
from engine.match.match import Match
from engine.record.lines import Fact
from engine.record.record import Player
from engine.rules.game import AT_TABLE, Value
from engine.rules.words import LANGUAGES, error_text, load, of_setup
from tests.games.outpost.at_table import (
    NAMES,
    at_table,
    events_of,
    read_again,
    shown,
    tell,
    tell_all,
)


def guide(match: Match) -> list[str]:
    """The names of what is to be done now; all of it can be said."""
    found = steps(shown(match))
    for language in LANGUAGES:
        words = load("outpost", language)
        assert all(words.text("guide", it.name, people=NAMES, **it.params) for it in found)
    return [it.name for it in found]


def test_a_card_that_phase_1_does_not_know_is_drawn_again() -> None:
    match = at_table()
    tell(match, "turn", "turn", "event moonquake")
    assert [event.name for event in events_of(match)] == ["event_redrawn"]
    assert shown(match).waits_for == "draw_event"
    assert guide(match) == ["turn_over", "draw_again"]
    tell(match, "event quiet_shift")
    assert shown(match).waits_for == "rest_of_turn"


def test_events_follow_the_phase_one_turn_later() -> None:
    match = at_table()
    tell(match, "turn", "turn", "event quiet_shift", "phase 2")
    told = lag(shown(match))
    assert told is not None and (told.name, told.params) == ("lags", {"n": 1, "next": 2})
    # A personal event of this turn is still of phase 1.
    tell(match, "personal 1", "event moonquake")
    assert shown(match).waits_for == "draw_event"
    tell(match, "event quiet_shift", "turn", "event moonquake")
    told = lag(shown(match))
    assert told is not None and (told.name, told.params["n"]) == ("no_lag", 2)
    assert shown(match).waits_for == "rest_of_turn"


def test_the_deck_is_reshuffled_at_the_second_turn_of_each_phase_and_the_clock_says_when() -> None:
    match = at_table()
    seen = []
    for number in range(1, 9):
        tell(match, "turn")
        seen.append(clock(shown(match)).reshuffled)
        if shown(match).waits_for == "draw_event":
            tell(match, "event_missed")
        if number in (3, 6):
            tell(match, f"phase {number // 3 + 1}")
            assert clock(shown(match)).reshuffled == NEXT
    assert seen == [NEXT, NOW, LATER, NOW, LATER, LATER, NOW, NEVER]
    shuffled = [
        number
        for number, entry in enumerate(match.log())
        if any(event.name == "event_deck_shuffled" for event in entry.events)
    ]
    assert len(shuffled) == 2


def test_cards_that_nobody_saw_are_counted_and_come_back_with_the_shuffle() -> None:
    match = at_table()
    tell(match, "turn", "turn", "event_missed", "turn", "event audit")
    there = clock(shown(match))
    assert (there.cards, there.discards, there.unseen) == (70, 2, 1)
    tell(match, "reshuffled")
    there = clock(shown(match))
    assert (there.cards, there.discards, there.unseen) == (72, 0, 0)


def test_an_empty_deck_is_reshuffled_though_cards_were_not_seen() -> None:
    match = at_table()
    tell(match, "turn", "turn")
    for _ in range(71):
        tell(match, "event_missed", "personal 1")
    assert clock(shown(match)).cards == 1
    tell(match, "event_missed")
    assert clock(shown(match)).cards == 0
    tell(match, "personal 1")
    assert clock(shown(match)).cards == 72
    assert [event.clause for event in events_of(match)] == ["OP-R12", "OP-7.8"]


def with_names_only(*names: str) -> Match:
    """A table with a deck of its own, of whose cards but one only the names are known."""
    cards = [{"id": name.lower(), "name_en": name, "copies": 2} for name in names]
    known = next(card for card in shipped_cards() if card["id"] == "audit")
    values = {"events": Value([*cards, known], "entered")}
    setup = GAME.setup(3, values=values, level=AT_TABLE)
    match = Match.new(GAME, setup, [Player(name) for name in NAMES[:3]], "7F3A91C2")
    tell(match, "extent full")
    return match


def test_of_an_unfinished_card_the_name_is_told_and_nothing_is_done() -> None:
    match = with_names_only("Wind", "Rain")
    assert shown(match).event_drawer == "table"
    tell(match, "turn", "order 1+2+3", "display nodule", "turn", "order 1+2+3", "event wind")
    (drawn,) = (event for event in events_of(match) if event.name == "event_named")
    assert drawn.params["card"] == {"en": "Wind", "de": "Wind"}
    state = shown(match)
    assert state.waits_for == "settling_event" and not state.is_known("event")
    assert guide(match) == ["read_the_card"] and clock(state).cards == 6
    tell(match, "event_again", "event rain", "event_done", "personal 2", "event wind")
    assert clock(shown(match)).cards == 4 and shown(match).waits_for == "roll"


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_a_deck_of_ones_own_are_chosen_by_their_names(language: str) -> None:
    match = with_names_only("Wind", "Rain")
    words = of_setup(match.setup, language)
    said = [words.told("event", word, NAMES) for word in FACTS["event"].kinds[0].words(match.state)]
    assert said == ["Wind", "Rain", "Colonial Audit" if language == "en" else "Koloniale Prüfung"]
    assert load("outpost", language).told("event", "rain", NAMES) == "rain", "whoever knows no deck"


def test_the_app_may_draw_from_a_deck_with_unfinished_cards() -> None:
    match = with_names_only("Wind", "Rain")
    tell(match, "extent events", "event_drawer app", "turn", *["turn"] * 6)
    named = [event for entry in match.log() for event in entry.events if "named" in event.name]
    assert len(named) >= 3 and shown(match).turn == 7


def test_a_personal_event_without_personal_effect_is_guided() -> None:
    match = at_table()
    tell(match, "turn", "turn", "event quiet_shift", "personal 2")
    assert guide(match) == ["turn_over_for", "draw_again", "without_effect"]
    tell(match, "event colony_ship")
    assert [event.name for event in events_of(match)] == ["personal_event", "event_not_personal"]
    assert guide(match) == ["no_effect"]
    tell(match, "personal 1", "event audit")
    assert guide(match)[0] == "only_this_player"


def test_who_acts_first_is_said_without_names_where_nobody_told_the_order() -> None:
    match = at_table()
    tell(match, "turn", "turn", "event hull_breach")
    assert guide(match) == ["last_first_untold", "no_shifting"]
    assert hit(shown(match), shown(match).board.event_deck[0]) == []


def test_what_lasts_for_a_turn_ends_with_it() -> None:
    match = at_table()
    tell(match, "turn", "turn", "event_missed", "phase 2", "turn")
    tell(match, "event cheap_passage")
    assert shown(match).modifiers and "for_all" in guide(match)
    tell(match, "turn")
    assert not shown(match).modifiers


def test_where_the_app_joins_the_clock_knows_nothing_until_it_is_told() -> None:
    match = at_table()
    tell(match, "joined")
    there = clock(shown(match))
    assert there[1:7] == (None, None, 0, None, None, UNKNOWN) and lag(shown(match)) is None
    tell(match, "clock 9 2 8")
    there = clock(shown(match))
    assert (there.phase, there.reshuffled, there.cards) == (2, NOW, None)
    tell(match, "event_discards audit")
    assert clock(shown(match)).cards == 71
    tell_all(match, "turn; event_missed; reshuffled")
    assert clock(shown(match)).cards == 72


def test_a_deck_that_nobody_knows_is_known_again_when_it_is_reshuffled() -> None:
    match = at_table()
    tell_all(match, "joined; clock 9 2 9; turn; event_missed")
    assert clock(shown(match)).cards == 71 and shown(match).is_known("event_deck")


@pytest.mark.parametrize("drawer", ["app", "table"])
def test_a_forgotten_turn_is_put_in_between(drawer: str) -> None:
    match = at_table()
    tell(match, f"event_drawer {drawer}", "turn", "turn")
    if drawer == "table":
        tell(match, "event audit")
    tell(match, "phase 2")
    number = match.log()[-1].number
    aside = match.aside(number)
    tell(aside, "turn")
    if drawer == "table":
        tell(aside, "event quiet_shift")
    made = match.put_in(number, aside.told)
    assert not made.broken
    match.take(made)
    assert (shown(match).turn, shown(match).phase_began) == (3, 3)


def test_whatever_is_waited_for_is_said() -> None:
    match = at_table(extent="full")
    said = []
    facts = "turn; lot 2; lot 1; lot 3; rolled 1; rolled 1; rolled 1; display nodule; won 1 nodule"
    for fact in [
        *map(str.strip, facts.split(";")),
        "turn",
        "order 1+2+3+4",
        "event_missed",
        "event_done",
    ]:
        step = asked(shown(match))
        said.append(step.name if step is not None else "")
        tell(match, fact)
    last = asked(shown(match))
    assert last is not None and (last.name, last.params) == (
        "buyer_rolls",
        {"seat": 0, "die": "d4"},
    )
    assert said == [
        "begin", "draw_lots", "draw_lots", "draw_lots", "roll_for_place", "roll_for_place",
        "roll_for_place", "roll_again", "", "", "draw_lots", "turn_over", "settle",
    ]  # fmt: skip
    match = at_table(extent="order")
    tell(match, "joined", "clock 5 2 4", "turn")
    step = asked(shown(match))
    assert step is not None and step.name == "enter_order"


@pytest.mark.parametrize("extent", ["events", "order"])
def test_after_a_turn_in_which_all_was_sold_it_is_asked_again(extent: str) -> None:
    match = at_table(extent=extent)
    tell(match, "turn", "turn", "event_missed", "all_sold")
    assert not clock(shown(match)).asks_sales
    tell(match, "turn", "event_missed")
    assert clock(shown(match)).asks_sales and clock(shown(match)).sold_out == 1
    tell(match, "turn", "event_missed")
    # Nobody said so: it is counted anew.
    assert not clock(shown(match)).asks_sales and clock(shown(match)).sold_out == 0
    tell(match, "all_sold", "turn", "event_missed", "all_sold")
    assert (shown(match).phase, shown(match).phase_began) == (2, 5)


def test_nobody_is_said_to_discard_cards_that_the_app_cannot_see() -> None:
    match = at_table(extent="full")
    tell(match, "turn", "order 1+2+3+4", "display nodule", "turn", "order 1+2+3+4")
    # With three people nobody can be lost (OP-R24), and whether there are two cards only a hand tells.
    tell(match, "event hull_breach")
    assert [event.name for event in events_of(match)] == ["event_drawn"]
    tell(match, "turn", "order 1+2+3+4", "event spoiled_stores")
    assert [event.name for event in events_of(match)] == ["event_drawn"]


def test_what_an_event_takes_off_a_market_that_is_not_known_leaves_it_unknown() -> None:
    match = at_table(extent="full")
    tell(match, "turn", "order 1+2+3+4", "rolled 2", "turn", "order 1+2+3+4", "event recall")
    state = shown(match)
    assert not state.is_known("display") and state.untold == ["display"]
    tell(match, "display nodule", "turn", "order 1+2+3+4", "event quiet_shift")
    assert shown(match).waits_for == "roll"
    known = at_table(extent="full")
    tell(known, "turn", "order 1+2+3+4", "display warehouse+nodule", "turn", "order 1+2+3+4")
    tell(known, "event recall")
    assert shown(known).display == [3] and shown(known).is_known("display")


@pytest.mark.parametrize("typed", ["Colonial%20Audit", "koloniale%20prüfung"])
def test_a_name_that_is_in_the_deck_is_that_card(typed: str) -> None:
    match = at_table()
    tell(match, "turn", "turn", f"event_named {typed}")
    state = shown(match)
    assert state.board.event_deck[state.event].id == "audit" and not state.own_events
    assert clock(state).cards == 71 and state.is_known("event")


def test_a_card_that_was_told_by_its_name_is_counted_after_the_next_shuffle() -> None:
    match = at_table()
    tell(match, "turn", "turn", "event_named Cold%20wind:+2", "personal 1", "event audit")
    assert clock(shown(match)).cards == 71 and clock(shown(match)).discards == 2
    tell(match, "reshuffled")
    assert clock(shown(match)).cards == 73 and clock(shown(match)).discards == 0
    # It is one of the cards now: by its name, in any letters, and by a press.
    words = of_setup(match.setup, "de")
    word = FACTS["event"].kinds[0].words(match.state)[-1]
    assert words.told("event", word, NAMES) == "Cold wind:+2"
    tell(match, "personal 2", "event_named COLD%20wind:+2")
    assert shown(match).own_events == ["Cold wind:+2"] and clock(shown(match)).cards == 72
    again = read_again(match)
    assert again.state.text() == match.state.text()
    assert [*shown(again).board.event_deck] == [*shown(match).board.event_deck]


def test_a_card_that_lies_among_the_discards_and_is_told_again_has_another_copy() -> None:
    match = at_table()
    tell(match, "turn", "turn", "event_named Wind", "personal 1", "event_named wind")
    assert clock(shown(match)).cards == 72 and clock(shown(match)).discards == 2
    tell(match, "reshuffled")
    assert clock(shown(match)).cards == 74
    tell(match, f"event_discards {written_id(match)}:2")
    assert clock(shown(match)).cards == 72


def test_a_name_that_is_spelt_anew_is_spelt_so_in_later_steps() -> None:
    match = at_table()
    tell(match, "turn", "turn", "event_named Suprise", "personal 1", "event audit", "reshuffled")
    tell(match, "personal 2", "event named.Suprise", "event_discards audit:2+named.Suprise")
    number = match.lines.index(Fact("event_named", ("Suprise",))) + 1
    for name, card in (("Surprise", "named.Surprise"), ("Barter%20Fair", "barter_fair")):
        made = match.correction(number, Fact("event_named", (name,)))
        assert made.broken == ()
        told = [it.words for it in made.lines if isinstance(it, Fact)]
        assert told[-2:] == [(card,), (f"audit:2+{card}",)]
    made = match.correction(number, Fact("event_missed", ()))
    assert [error_text(it.why, "en") for it in made.broken] == [
        "“Suprise” is not among the event cards of this table (OP-7.1)."
    ] * 2


def written_id(match: Match) -> str:
    """The last card of the deck as facts write it."""
    return shown(match).board.event_deck[-1].id


def test_a_personal_card_known_by_its_name_can_say_that_another_is_drawn() -> None:
    match = at_table()
    tell(match, "turn", "turn", "event audit", "personal 3", "event_named Wind")
    assert not shown(match).is_known("event")
    state = tell(match, "event_again")
    assert state.is_known("event") and state.agenda[-1][1] == 2
    (put_away,) = (it for it in events_of(match) if it.name == "personal_event_put_away")
    assert (put_away.clause, put_away.params) == ("OP-7.2", {"seat": 2})
    state = tell(match, "event quiet_shift")
    assert [seat for seat, _ in state.personal_events] == [2] and state.is_known("event")
    why = match.why_not("event_again")
    assert why is not None and why.name == "outpost.impossible.nothing_to_redraw"


def test_after_an_unseen_card_another_that_is_put_away_leaves_the_turn_unknown() -> None:
    match = at_table()
    tell(match, "turn", "turn", "event_missed", "personal 3", "event_named Wind", "event_again")
    assert not shown(match).is_known("event")


def test_events_of_a_turn_in_which_the_phase_may_have_begun_are_not_said_to_be_of_it() -> None:
    match = at_table()
    tell(match, "joined", "clock 9 2 ?")
    told = lag(shown(match))
    assert told is not None and (told.name, told.params) == ("may_lag", {"n": 2, "before": 1})
    assert clock(shown(match)).event_phase is None
    for language in LANGUAGES:
        assert "1" in load("outpost", language).text("guide", told.name, **told.params)
    # Whoever is to draw by it has to be told first.
    why = match.why_not("personal", 1)
    assert why is not None and why.name == "outpost.impossible.unknown"
    tell(match, "clock 9 2 9")
    told = lag(shown(match))
    assert told is not None and (told.name, told.params["n"]) == ("lags", 1)
    assert match.why_not("personal", 1) is None
    later = at_table()
    tell(later, "joined", "clock 9 2 ?", "turn", "event_missed")
    told = lag(shown(later))
    assert told is not None and told.name == "no_lag" and not shown(later).is_known("phase_began")


def test_a_card_known_by_its_name_where_the_app_joined_after_it_leaves_the_turn_unknown() -> None:
    match = with_names_only("Wind")
    tell(match, "joined", "clock 9 2 6", "this_event wind")
    assert not shown(match).is_known("event") and guide(match) == ["read_the_card"]


def test_where_nobody_rolls_nobody_draws_a_personal_event() -> None:
    match = at_table()
    tell(match, "turn", "turn", "event late_freighter")
    assert modifiers.total(shown(match), modifiers.ALL, "hold")
    why = match.why_not("personal", 1)
    assert why is not None and why.name == "outpost.impossible.nobody_rolls"
    tell(match, "turn", "event audit")
    assert match.why_not("personal", 1) is None

"""Words of Outpost: whatever its engine says is said in both languages."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

from engine.games.outpost import operators, payment, production, purchases, verbs
from engine.games.outpost.board import Board
from engine.games.outpost.cards import ANY
from engine.games.outpost.choices import ROOM_READINGS
from engine.games.outpost.components import (
    ALWAYS,
    BASIC,
    DECKS,
    EXPERT,
    FACTORIES,
    JOBS,
    OF_PRESET,
    PRESETS,
    UPGRADES,
)
from engine.games.outpost.game import GAME
from engine.games.outpost.state import Outpost
from engine.games.outpost.wording import clock_text, operands, upgrade_text
from engine.rules.agenda import PUBLIC, Event, Refusal
from engine.rules.chance import Sampler
from engine.rules.scoring import Result
from engine.rules.words import LANGUAGES, load
from tests.games.outpost.at_table import at_table, shown, tell
from tests.games.outpost.matches import READINGS, SETTINGS
from tests.games.outpost.positions import ask, position

PEOPLE = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hans", "Ida"]
FORMS = {
    "decks": (DECKS, "name card acc cards"),
    "factories": (FACTORIES, "name acc one many"),
    "upgrades": (UPGRADES, "name acc text"),
    "jobs": (JOBS, "name"),
    "crews": (UPGRADES[ALWAYS:], "name"),
    "colours": (GAME.colours, "name"),
}
RARE: dict[str, dict[str, object]] = {
    "copies_again": {"n": 3},
    "ended_by_standstill": {"turn": 30},
    "handed_in": {"seat": 0, "n": 19},
    "held": {},
    "phase_by_sales": {"n": 2, "most": 0},
    "no_event": {},
    "own_deck": {"n": 60},
    "places_empty": {"n": 2},
    "robot_lost": {"seat": 0},
    "stays_empty": {},
}
"""Events that random matches need not have, with their operands."""
AT_TABLE = {
    "all_sold_told",
    "all_to_work",
    "bought_told",
    "clock_told",
    "clock_told_since",
    "dice_app",
    "dice_table",
    "display_told",
    "done_by_hand",
    "empty_display_told",
    "event_discards_told",
    "event_drawer_app",
    "event_drawer_table",
    "event_missed",
    "event_named",
    "event_put_away",
    "event_settled",
    "event_told",
    "gets_factory",
    "gets_population",
    "gets_robot",
    "no_event_told",
    "order_untold",
    "rolls_untold",
    "phase_by_some",
    "extent_events",
    "extent_full",
    "extent_order",
    "face_told",
    "factories_told",
    "game_over",
    "handed_in_told",
    "joined",
    "lot_told",
    "people_told",
    "personal_event_due",
    "personal_event_missed",
    "personal_event_named",
    "personal_event_put_away",
    "phase_told",
    "robots_told",
    "supply_told",
    "upgrades_told",
    "vp_told",
}
"""Events that facts bring; `facts/test_each_fact.py` tells them all."""
RARELY_REFUSED = {
    "no_more_auctions": {"n": 0},
    "no_more_factories": {"n": 1},
    "no_more_people": {"n": 2},
}
"""What events alone refuse (OP-7.1)."""
RARELY_ASKED = {"lose_robot", "withdraw_robot"}
CLAUSES = [
    *(f"OP-{part}.{n}" for part, last in enumerate((5, 4, 2, 4, 3, 4, 10), 1) for n in range(1, last + 1)),
    *(f"OP-R{n}" for n in range(1, 25)),
]  # fmt: skip


@cache
def played() -> tuple[list[Event], list[Refusal], list[tuple[Outpost, object]], list[Result]]:
    """Events, refusals, answers with the state in which they were asked, and results."""
    events: dict[tuple[str, int], Event] = {}
    refusals: dict[str, Refusal] = {}
    asked: dict[tuple[str, str], tuple[Outpost, object]] = {}
    results = []
    for number, seats in enumerate((2, 2, 3, 4, 6, 7, 9)):
        dice = random.Random(number)
        sampler = Sampler(dice)
        options, rulings = SETTINGS[number % len(SETTINGS)], READINGS[5 * number % len(READINGS)]
        state = GAME.begin(GAME.setup(seats, options, rulings))
        assert isinstance(state, Outpost)
        state.events = []
        state.run_on()
        while not state.is_terminal:
            assert state.question is not None
            name = state.question.name
            if state.current_player >= 0:
                refusals |= {refusal.name: refusal for refusal in state.refusals()}
                choices = list(state.legal_actions())
                choice = dice.choice(choices)
            else:
                choices = [outcome for outcome, _ in state.chance_outcomes()]
                choice = sampler.outcome(state)
            for each in (*choices[:20], *(state.seen(each, PUBLIC) for each in choices[:2])):
                if (name, str(each)) not in asked:
                    asked[name, str(each)] = (state.clone(), each)
            state.apply(choice)
            for event in state.events or ():
                events.setdefault((event.name, event.params.get("n", 0)), event)
            state.events = []
        results.append(state.result())
    return list(events.values()), list(refusals.values()), list(asked.values()), results


@pytest.mark.parametrize("language", LANGUAGES)
def test_upgrades_say_what_holds_in_the_preset_of_the_match(language: str) -> None:
    """OP-1.1, OP-3.2: hand capacity, the free robot, and what Heavy Equipment takes off."""
    words = load("outpost", language)
    expert, basic = (
        {
            it: upgrade_text(words, Outpost(Board(GAME.setup(3, {"preset": preset}))), it)
            for it in UPGRADES
        }
        for preset in PRESETS
    )
    others = {it for it in UPGRADES if expert[it] != basic[it]}
    assert others == {"warehouse", "heavy_equipment", "robots", "outpost"}
    for preset, texts in ((EXPERT, expert), (BASIC, basic)):
        more = f"+{OF_PRESET[preset].more_hand}"
        assert more in texts["warehouse"] and more in texts["outpost"]
        assert ("1" in texts["robots"]) == OF_PRESET[preset].free_robot
        assert not any(it in text.lower() for text in texts.values() for it in ("basic", "basis"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_upgrades_say_whether_the_population_maximum_rises_without_a_crew(language: str) -> None:
    """OP-R13: those that need one; under the other reading the crew is named after it."""
    words, crew = load("outpost", language), {"en": "crew", "de": "Besatzung"}[language]
    for reading in ROOM_READINGS:
        state = Outpost(Board(GAME.setup(3, rulings={"OP-R13": reading})))
        for upgrade in UPGRADES[ALWAYS:]:
            text = upgrade_text(words, state, upgrade)
            is_first = text.index(crew) < text.index("+1")
            assert is_first == (reading == ROOM_READINGS[0])
            assert ("; " in text) != is_first, "after it the +1 might be without a crew, too"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_said_in_random_matches_has_words(language: str) -> None:
    words = load("outpost", language)
    events, refusals, asked, results = played()
    said = [words.event(event, PEOPLE) for event in events]
    said += [words.refusal(refusal, PEOPLE) for refusal in refusals]
    for state, answer in asked:
        assert state.question is not None
        said += [words.prompt(state, PEOPLE), words.answer(state, answer, PEOPLE)]
        said.append(clock_text(words, state))
    for result in results:
        lines = [line for sheet in result.sheets for line in sheet.lines]
        said += [words.line(line) for line in lines]
        said += [words.at("sources", line.clause) for line in lines]
        said += [words.tie_step(step, PEOPLE) for step in result.ranking.tie_break]
    assert all(said)
    assert [text for text in said if re.search(r"[{}_|]|:\S", text)] == []


def test_a_match_that_was_joined_has_no_turn_until_it_is_told() -> None:
    words, match = load("outpost", "en"), at_table()
    tell(match, "joined")
    assert clock_text(words, shown(match)) == "Turn ?, phase ?"
    tell(match, "clock 9 2 ?")
    assert clock_text(words, shown(match)) == "Turn 9, phase 2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_seldom_happens_has_words(language: str) -> None:
    words = load("outpost", language)
    said = [words.event(Event("OP-2.1", name, told), PEOPLE) for name, told in RARE.items()]
    said += [
        words.refusal(Refusal("ore", "OP-7.1", name, told), PEOPLE)
        for name, told in RARELY_REFUSED.items()
    ]
    assert len(set(said)) == len(RARE) + len(RARELY_REFUSED)
    assert all(words.at("decisions", it) for it in RARELY_ASKED)
    assert words.action("put_up", "hand_in", PEOPLE)
    told = {"seat": 0, "n": 3, "deck": "water"}
    assert "3" in words.text("several", "card_drawn", people=PEOPLE, **told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_answers_to_one_question_never_read_the_same(language: str) -> None:
    words = load("outpost", language)
    seen: dict[tuple[str, str], str] = {}
    for state, answer in played()[2]:
        assert state.question is not None
        name = state.question.name
        text = words.answer(state, answer, PEOPLE)
        known = seen.setdefault((name, text), str(answer))
        assert known == str(answer) or (name == "bid" and answer == state.bid)


def test_a_card_is_named_by_its_deck_and_its_value_and_from_behind_by_its_deck() -> None:
    words = load("outpost", "en")
    said = [
        words.action("pay", card, PEOPLE)
        for card in ("water:7", "water:mega:30", "ore:stand_in:3", "moon_ore:?")
    ]
    assert said == ["Water 7", "Water mega card 30", "Ore stand-in 3", "Moon ore, face down"]


@pytest.mark.parametrize(
    ("language", "passes", "bids"), [("en", "Pass", "Bid"), ("de", "passen", "bieten")]
)
def test_the_bid_that_stands_is_called_a_pass(language: str, passes: str, bids: str) -> None:
    words = load("outpost", language)
    asked = [
        it for it in played()[2] if it[0].question is not None and it[0].question.name == "bid"
    ]
    for state, answer in asked:
        said = words.answer(state, answer, PEOPLE)
        assert said == passes if answer == state.bid else bids in said
    assert {answer == state.bid for state, answer in asked} == {True, False}


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["who works where", "15 paid", "2 cards discarded", "1 card discarded", ""]),
        ("de", ["wer wo arbeitet", "15 gezahlt", "2 Karten abgelegt", "1 Karte abgelegt", ""]),
    ],
)
def test_answers_that_were_given_together_are_told_together(
    language: str, texts: list[str]
) -> None:
    words = load("outpost", language)
    given = [
        (operators.assign(0), ["2", "1"]),
        (payment.pay(0, 14, ANY, ANY), ["water:7", "water:8"]),
        (production.cut_hand(0, ANY), ["ore:1", "ore:2"]),
        (verbs.do(0, "lose", "card", 1), ["ore:1"]),
        (purchases.buy_factory(0), ["ore"]),
    ]
    hand = {0: " ".join(["water:7", "water:8", *["ore:1", "ore:2", "ore:3"] * 4])}
    told = []
    for frame, answers in given:
        state = position(2, hands=hand, factories={0: {"ore": 3, "water": 1}}, population={0: 3})
        told.append(words.step(ask(state, frame), answers, PEOPLE))
    assert told == texts


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["No water factory idle", "1 water factory idle", "2 in all", "2 with robots"]),
        ("de", ["Keine Wasserfabrik ruht", "1 Wasserfabrik ruht", "2 insgesamt", "2 mit Robotern"]),
    ],
)
def test_a_number_of_factories_that_stand_idle_says_of_which(
    language: str, texts: list[str]
) -> None:
    words = load("outpost", language)
    works = {"ore": 2, "water": 2}
    state = position(
        2, upgrades={0: "robots"}, factories={0: works}, people_at={0: {}}, robots_at={0: works},
        robots={0: 4}, population={0: 4},
    )  # fmt: skip
    asked = [ask(state.clone(), verbs.let_idle(0, (1, 0), 2, of)) for of in (False, True)]
    prompts = [words.prompt(it, PEOPLE) for it in asked]
    assert [words.answer(asked[0], number, PEOPLE) for number in (0, 1)] == texts[:2]
    assert texts[2] in prompts[0] and texts[3] in prompts[1]


def test_who_is_asked_how_many_is_told_of_what() -> None:
    words = load("outpost", "en")
    prompts = {
        words.prompt(state, PEOPLE).partition(": ")[2]
        for state, _ in played()[2]
        if state.question is not None and state.question.name == "how_many"
    }
    assert {"how many people?", "how many ore factories?"} <= prompts
    assert set(words.tables["bought"]) == {*FACTORIES, "population", "robot"}


def test_who_is_asked_for_mega_cards_is_told_what_each_is_worth() -> None:
    manned = {"water": 4}
    state = position(factories={0: manned}, people_at={0: manned}, population={0: 4})
    state = ask(state, production.produce(0))
    asked = load("outpost", "en").prompt(state, PEOPLE)
    assert f"at {state.board.worth[state.board.megas[DECKS.index('water')]]} each" in asked


def test_a_number_is_a_seat_where_the_order_is_drawn() -> None:
    words = load("outpost", "en")
    assert words.action("next_in_order", "2", PEOPLE) == "Ben"
    assert operands("2") == ("number", {"n": 2, "seat": 1})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", FORMS)
def test_everything_in_the_box_has_its_names(table: str, language: str) -> None:
    ids, forms = FORMS[table]
    named = load("outpost", language).tables[table]
    assert set(named) == set(ids)
    # An upgrade may do something else in the basic game, or by the other reading of OP-R13.
    others = {BASIC, ROOM_READINGS[1]}
    assert all(set(named[it]) - others == set(forms.split()) for it in ids)
    assert len({named[it]["name"] for it in ids}) == len(ids)


def test_no_event_no_refusal_and_no_question_has_words_that_nobody_says() -> None:
    words = load("outpost", "en")
    events, refusals, asked, _ = played()
    assert set(words.tables["events"]) == {event.name for event in events} | RARE.keys() | AT_TABLE
    assert set(words.tables["refusals"]) == {it.name for it in refusals} | RARELY_REFUSED.keys()
    questions = {state.question.name for state, _ in asked if state.question is not None}
    assert set(words.tables["decisions"]) == questions | RARELY_ASKED


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_and_ruling_is_told_in_the_order_of_the_digest(language: str) -> None:
    words = load("outpost", language)
    assert list(words.tables["clauses"]) == CLAUSES
    assert list(words.tables["rulings"]) == [ruling.id for ruling in GAME.rulings]
    for ruling in GAME.rulings:
        question, why, readings = words.ruling(ruling)
        assert question.endswith("?") and why.endswith(".") and all(readings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_values_and_choices_of_the_set_up_are_named(language: str) -> None:
    words = load("outpost", language)
    assert set(words.tables["values"]) == set(GAME.values())
    assert set(words.tables["value_groups"]) == {it.partition(".")[0] for it in GAME.values()}
    for option in GAME.options:
        assert words.at("options", option.id, "name")
        assert all(words.at("options", option.id, "choices", it) for it in option.choices)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Turn 4, player turn 13"), ("de", "Runde 4, Zug 13")]
)
def test_a_player_turn_is_told_apart_from_the_turn_that_it_is_in(language: str, said: str) -> None:
    """OP-2.1, OP-6.1: in English both are turns."""
    assert load("outpost", language).text("course", "stop", part=4, turn=13) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_chosen_does_not_name_its_option_again(language: str) -> None:
    """“Random events: With random events” would say it twice."""
    for told in load("outpost", language).tables["options"].values():
        name = told["name"].lower()
        assert not any(name in choice.lower() for choice in told["choices"].values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chart_speaks_of_player_turns_as_its_stops_do(language: str) -> None:
    words = load("outpost", language)
    of_turn = words.text("course", "stop", part=1, turn=2).rpartition(", ")[2].removesuffix(" 2")
    assert of_turn in words.at("course", "note")

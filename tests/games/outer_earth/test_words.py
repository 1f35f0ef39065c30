"""Words of Outer Earth: whatever its engine says is said in both languages."""

from __future__ import annotations

import random
import re
from functools import cache
from itertools import product

import pytest

from engine.games.outer_earth import auction, turn
from engine.games.outer_earth.actions import END, ENOUGH, PASS, Close, Invest, Take
from engine.games.outer_earth.components import (
    BACK,
    COMPANIES,
    CONNECTORS,
    EFFECTS,
    FACES,
    INDUSTRIES,
    OF_INDUSTRY,
    PLANETS,
    REWARDS,
)
from engine.games.outer_earth.game import GAME
from engine.games.outer_earth.state import OuterEarth
from engine.games.outer_earth.wording import clock_text, operands
from engine.rules.agenda import PUBLIC, Event, Refusal
from engine.rules.chance import Sampler
from engine.rules.game import Value
from engine.rules.parts import hidden
from engine.rules.scoring import Result
from engine.rules.words import LANGUAGES, load, of_setup
from tests.games.outer_earth.positions import ask, face, position

PEOPLE = ["Anna", "Ben", "Cleo", "Dora"]
FORMS = {
    "industries": (INDUSTRIES, "name adj nom gen"),
    "connectors": (CONNECTORS, "name nom acc dat"),
    "effects": (REWARDS, "name sign text"),
    "planets": (PLANETS, "name acc dat"),
    "companies": (COMPANIES, "name"),
    "cards": ((*FACES, *OF_INDUSTRY, BACK), "name acc short"),
    "colours": (GAME.colours, "name"),
}
RARE: dict[str, dict[str, object]] = {
    "budget_short": {"n": 2},
    "effect_influence": {"seat": 0, "n": 10},
    "effect_influence_starts": {"seat": 0, "n": 10},
    "no_chip": {"planet": "07"},
    "reminder": {"seat": 0, "text": "Draw first"},
    "no_card_left": {"seat": 0, "n": 1},
    "last_round_budget": {"round": 6},
    "last_round_both": {"round": 6},
}
"""Events that random matches need not have, with their operands."""
AT_TABLE = {
    "ap_told",
    "bid_paid",
    "bid_valued",
    "budget_told",
    "built_told",
    "clock_auction_told",
    "clock_exploration_told",
    "clock_turns_told",
    "company_card_told",
    "empty_row_told",
    "galaxy_told",
    "hand_told",
    "hand_uncounted",
    "index_told",
    "joined",
    "no_planets_told",
    "not_the_last_round",
    "nothing_built_told",
    "planet_card_told",
    "planets_told",
    "portfolio_told",
    "queue_told",
    "rewards_told",
    "row_told",
    "stocks_told",
    "took_open_card",
    "turned_up",
    "vp_told",
}
"""Events of a table alone; its facts are tested elsewhere, each with its words."""
CLAUSES = [
    *(f"OE-{part}.{n}" for part, last in enumerate((4, 6, 11, 3, 5), 1) for n in range(1, last + 1)),
    *(f"OE-R{n}" for n in range(1, 22)),
]  # fmt: skip


@cache
def played() -> tuple[list[Event], list[Refusal], list[tuple[OuterEarth, object]], list[Result]]:
    """Events, refusals, answers with the state in which they were asked, and results."""
    events: list[Event] = []
    refusals: dict[str, Refusal] = {}
    asked: dict[tuple[str, str], tuple[OuterEarth, object]] = {}
    results = []
    switches = product((2, 3, 4), ("planet", "slot"), ("turned", "bought"))
    for number, (seats, bonus, end) in enumerate(switches):
        dice = random.Random(number)
        sampler = Sampler(dice)
        state = GAME.begin(GAME.setup(seats, None, {"OE-R5": bonus, "OE-R9": end}))
        assert isinstance(state, OuterEarth)
        state.events = events
        state.run_on()
        while not state.is_terminal:
            assert state.question is not None
            asking, name = state.clone(), state.question.name
            if state.current_player >= 0:
                refusals |= {refusal.name: refusal for refusal in state.refusals()}
                choices = list(state.legal_actions())
                choice = dice.choice(choices)
            else:
                choices = [outcome for outcome, _ in state.chance_outcomes()]
                choice = sampler.outcome(state)
            for each in (*choices, *(state.seen(each, PUBLIC) for each in choices)):
                asked.setdefault((name, str(each)), (asking, each))
            state.apply(choice)
        results.append(state.result())
    return events, list(refusals.values()), list(asked.values()), results


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_said_in_random_matches_has_words(language: str) -> None:
    words = load("outer-earth", language)
    events, refusals, asked, results = played()
    said = [words.event(event, PEOPLE) for event in events]
    said += [words.refusal(refusal, PEOPLE) for refusal in refusals]
    for state, answer in asked:
        assert state.question is not None
        said += [words.prompt(state, PEOPLE), words.action(state.question.name, answer, PEOPLE)]
        said.append(clock_text(words, state))
    for result in results:
        lines = [line for sheet in result.sheets for line in sheet.lines]
        said += [words.line(line) for line in lines]
        said += [words.at("sources", line.clause) for line in lines]
        said += [words.tie_step(step, PEOPLE) for step in result.ranking.tie_break]
    assert all(said)
    assert [text for text in said if re.search(r"[{}_|]|card:\S", text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_seldom_happens_has_words(language: str) -> None:
    words = load("outer-earth", language)
    said = [words.event(Event("OE-4.3", name, told), PEOPLE) for name, told in RARE.items()]
    assert len(set(said)) == len(RARE)
    # Why somebody takes no part in an auction (OE-2.2).
    for name in ("no_room", "no_card_in_hand"):
        assert words.refusal(Refusal("1", "OE-2.2", name, {"seat": 0}), PEOPLE)
        assert "Anna" in words.event(Event("OE-2.2", name, {"seat": 0}), PEOPLE)
    # Companies of one influence draw lots (OE-R13).
    state = GAME.new_state(GAME.setup(2))
    state.agenda = [(GAME.state.NODES["choose_start"],)]
    assert words.prompt(state, PEOPLE).endswith("?")
    assert words.action("choose_start", "2", PEOPLE) == "Ben"


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_answers_to_one_question_never_read_the_same(language: str) -> None:
    words = load("outer-earth", language)
    seen: dict[tuple[str, str], str] = {}
    for state, answer in played()[2]:
        assert state.question is not None
        name = state.question.name
        text = words.action(name, answer, PEOPLE)
        assert seen.setdefault((name, text), str(answer)) == str(answer)


def test_an_answer_that_lies_face_down_names_no_card() -> None:
    words = load("outer-earth", "en")
    assert words.action("turn", Invest(BACK), PEOPLE) == "Invest a card face down"
    assert words.action("paddle", hidden.UNKNOWN, PEOPLE) == "Secret answer"


def test_a_planet_and_a_seat_drawn_at_random_are_told_apart() -> None:
    assert operands("02") == ("planet", {"planet": "02"})
    assert operands("2") == ("seat", {"seat": 1})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", FORMS)
def test_everything_in_the_box_has_its_names(table: str, language: str) -> None:
    ids, forms = FORMS[table]
    named = load("outer-earth", language).tables[table]
    assert set(named) == set(ids)
    assert all(set(named[it]) == set(forms.split()) for it in ids)
    assert len({named[it]["name"] for it in ids}) == len(ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_planet_and_a_company_that_an_edition_names_are_called_so(language: str) -> None:
    values = GAME.values()
    renamed = {
        entry: Value({**values[entry].value, "name": name}, "entered")
        for entry, name in (("planet.05", "Mud"), ("company.quickset", "Guild"))
    }
    words = of_setup(GAME.setup(2, values=values | renamed, edition="Ours"), language)
    assert "Mud" in words.event(Event("OE-2.1", "offered", {"planet": "05"}), PEOPLE)
    dealt = Event("OE-1.2", "company_dealt", {"seat": 0, "company": "quickset"})
    assert "Guild" in words.event(dealt, PEOPLE)
    as_shipped = load("outer-earth", language)
    assert words.name("planets", "06", "acc") == as_shipped.name("planets", "06", "acc")
    assert as_shipped.name("planets", "05") != "Mud"
    again = of_setup(GAME.setup(2, values=values | renamed, edition="Ours"), language)
    # What was put into words is kept by these.
    assert again is words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_head_of_a_turn_keeps_its_number_of_ap_on_one_line(language: str) -> None:
    begins = Event("OE-1.3", "turn_begins", {"seat": 0, "n": 5})
    assert "5\u00a0AP" in load("outer-earth", language).event(begins, PEOPLE)


@pytest.mark.parametrize(("left", "said"), [(0, "0 are"), (1, "1 is"), (2, "2 are")])
def test_of_one_that_is_left_is_said_that_it_is(left: int, said: str) -> None:
    words = load("outer-earth", "en")
    closing = {"planet": "05", "n": 5, "left": left}
    refused = Refusal("close:05", "OE-3.7", "closing_costs", closing)
    assert words.refusal(refused, PEOPLE).endswith(f"and {said} left.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_connector_is_named_by_its_colour_and_its_shape(language: str) -> None:
    words = load("outer-earth", language)
    for name in (words.name("connectors", connector) for connector in CONNECTORS):
        assert len(name.split()) == 2
    assert words.name("connectors", "amber") in words.name("cards", "card:primary-amber-cyan")


@pytest.mark.parametrize("effect", EFFECTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_effect_says_how_much_it_brings(language: str, effect: str) -> None:
    words = load("outer-earth", language)
    text = words.text("effects", effect, "text", n=3)
    assert "3" in text and text.endswith(".") and text.count(". ") == 0
    assert "3" in words.text("effects", effect, "sign", n=3)


def test_no_event_and_no_refusal_has_words_that_nobody_says() -> None:
    words = load("outer-earth", "en")
    events, refusals, *_ = played()
    said = {event.name for event in events} | RARE.keys()
    assert set(words.tables["events"]) == said | AT_TABLE
    # An auction tells both by their refusals, too (OE-2.2).
    kept_out = {"no_room", "no_card_in_hand"}
    assert set(words.tables["refusals"]) == {refusal.name for refusal in refusals} | kept_out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_and_ruling_is_told_in_the_order_of_the_digest(language: str) -> None:
    words = load("outer-earth", language)
    assert list(words.tables["clauses"]) == CLAUSES
    assert list(words.tables["rulings"]) == [ruling.id for ruling in GAME.rulings]
    for ruling in GAME.rulings:
        question, why, readings = words.ruling(ruling)
        assert question.endswith("?") and why.endswith(".") and all(readings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_is_named(language: str) -> None:
    words = load("outer-earth", language)
    assert set(words.tables["values"]) == set(GAME.values())


@pytest.mark.parametrize(("language", "drawn"), [("en", "draw"), ("de", "zieh")])
def test_that_cards_are_drawn_is_said_once(language: str, drawn: str) -> None:
    words = load("outer-earth", language)
    for reason in ("effect_draw", "bonus_card"):
        said = words.text("events", reason, people=("Lina",), seat=0, n=1)
        assert "Lina" in said and drawn not in said, "what follows says it"


@pytest.mark.parametrize("effect", EFFECTS)
def test_what_somebody_gains_is_a_sentence_about_them(effect: str) -> None:
    told = load("outer-earth", "en").text(
        "events", f"gained_{effect}", people=("Lina",), seat=0, n=2
    )
    assert re.match(r"From now on Lina \w+ (planets for )?2 ", told), told


def test_to_add_no_card_at_all_is_called_as_on_its_button() -> None:
    state = position(hands={0: "Pca Pca"}, bids={0: "Saa"}, row={"07": 0}, offered=6)
    ask(state, auction.add_card(0, 6, False))
    words = load(GAME.name, "de")
    assert words.answer(state, ENOUGH, PEOPLE) == words.action("add_or_pass", PASS, PEOPLE)
    state.take(state.place_of(face("Pca")))
    assert words.answer(state, ENOUGH, PEOPLE) == "Keine weitere Karte"


def test_what_would_follow_in_a_hint_begins_in_german_as_within_a_sentence() -> None:
    state = position(
        ap=2, developing={0: ["01"]}, built={"01": "Pca"}, open_cards="Sam", hands={0: "Pca"}
    )
    ask(state, turn.turn_goes_on(0))
    words, nouns = load(GAME.name, "de"), (Close, Take, Invest)
    for action in state.legal_actions():
        said = words.answer(state, action, PEOPLE, in_hint=True)
        # A hint ends no turn after an answer; a name, and a card's, have their capital or none.
        assert action == END or isinstance(action, nouns) or said[:1] == said[:1].lower(), said

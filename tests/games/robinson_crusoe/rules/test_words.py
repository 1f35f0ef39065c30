"""Words: everything that the rules say, ask and refuse is worded in both languages."""

from __future__ import annotations

import ast
import random
import re
import tomllib
from pathlib import Path

import pytest

from engine.base import resources
from engine.games import robinson_crusoe
from engine.games.robinson_crusoe import hand_over, vocabulary, wording
from engine.games.robinson_crusoe.components import ADVENTURES, BACKS, ICONS, ITEMS, SPACES
from engine.games.robinson_crusoe.counters import OF_SEATS, PLAIN
from engine.games.robinson_crusoe.deck_file import shipped
from engine.games.robinson_crusoe.facts import FACTS
from engine.games.robinson_crusoe.facts.clock import joined
from engine.games.robinson_crusoe.game import GAME
from engine.games.robinson_crusoe.prompts import ORDER, prompt
from engine.games.robinson_crusoe.state import Robinson, counters
from engine.games.robinson_crusoe.threats import THREATS
from engine.rules import game as games
from engine.rules.agenda import DECISION, DRAW
from engine.rules.words import LANGUAGES, load
from tests.games.robinson_crusoe.at_table import NAMES, at_table, play_on, playing, shown, step

SOURCES = Path(robinson_crusoe.__file__).parent
BOTH = pytest.mark.parametrize("language", LANGUAGES)
CLAUSE = re.compile(r"RC-R?\d+(\.\d+)?")


def constants(called: str, place: int) -> set[str]:
    """Texts in that argument of all calls of a function in the game's code."""
    found = set()
    for path in SOURCES.rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(call, ast.Call) or len(call.args) <= place:
                continue
            if getattr(call.func, "attr", getattr(call.func, "id", "")) != called:
                continue
            for part in ast.walk(call.args[place]):
                if isinstance(part, ast.JoinedStr):
                    pattern = "".join(
                        str(piece.value) if isinstance(piece, ast.Constant) else ".+"
                        for piece in part.values
                    )
                    found.add(pattern)
                elif isinstance(part, ast.Constant) and isinstance(part.value, str):
                    # The beginning of a text that is put together was added with the rest of it.
                    found |= {part.value} - {part.value.rstrip("_") + "_"}
    return found


def test_every_event_in_the_code_has_words_and_no_other() -> None:
    known = set(load("robinson-crusoe", "en").tables["events"])
    # Names that the code chooses by what happened.
    chosen = {"gained", "at_top", "healed", "not_wounded", "discarded_all", "nothing_to_discard",
              "counter", "counter_of_seat", "counter_told", "counter_of_seat_told",
              "lower_effect", "event_card_effect", "threat_card_effect", "lower_half",
              "lower_half_by_hand", "book_by_hand", "event_by_hand", "threat_by_hand"}  # fmt: skip
    # The last Wound stands on the table, too, and is made there.
    named = constants("note", 1) | chosen | {"last_wound"}
    assert {name for name in known if not any(re.fullmatch(it, name) for it in named)} == set()
    assert {it for it in named if not any(re.fullmatch(it, name) for name in known)} == set()


def test_every_refusal_and_impossible_fact_has_words_and_no_other() -> None:
    words = load("robinson-crusoe", "en").tables
    assert constants("Refusal", 2) == set(words["refusals"])
    named = constants("impossible", 1) | {
        "in_threats",
        "was_discarded",
        "no_card_there",
        "no_threat_there",
        "no_token",
        "no_token_there",
        # That the rules do not offer it, and that nobody has told it.
        "refused",
        "unknown",
    }
    assert named - {"RC-3.4"} == set(words["impossible"])


def test_every_prompt_has_words_and_no_other() -> None:
    words = load("robinson-crusoe", "en").tables
    found = constants("Event", 1)
    source = (SOURCES / "prompts.py").read_text("utf-8")
    for name in words["prompts"]:
        assert f'"{name}"' in source or name in ("won", "lost"), name
    in_hand_over = {*words["hand_over"], *words["changes"]} - {"title", "first", "nothing"}
    # The last of them is an event that stands on the table, too.
    prompts = set(words["prompts"]) | {"rest_of_round", "draw", "draw_event", "last_wound"}
    assert {
        it for it in found if not any(re.fullmatch(it, name) for name in prompts | in_hand_over)
    } == set()
    before = {"back", "lower_half"}  # RC-2.3 and RC-2.4 come in place of the draw
    assert {step.name for step, _ in ORDER} | before == set(words["steps"])


def test_every_question_has_words_and_no_other() -> None:
    asked = {node.name for node in Robinson.NODES.values() if node.kind in (DECISION, DRAW)}
    assert asked == set(load("robinson-crusoe", "en").tables["decisions"])


@BOTH
def test_everything_on_the_table_has_a_name(language: str) -> None:
    tables = load("robinson-crusoe", language).tables
    assert set(tables["backs"]) == set(BACKS)
    assert set(tables["icons"]) == {*ICONS, "adventure", "wreckage"}
    assert set(tables["counters"]) == {*PLAIN, *OF_SEATS}
    assert set(tables["items"]) == set(ITEMS)
    assert set(tables["spaces"]) == set(SPACES)
    assert set(tables["colours"]) == set(GAME.colours)
    assert set(tables["values"]) == set(GAME.values())
    assert set(tables["value_groups"]) == {name.partition(".")[0] for name in GAME.values()}
    kinds = {*ICONS, *(f"card_{back}" for back in (*ADVENTURES, "mystery", "wreckage"))}
    assert set(tables["unnamed"]) == kinds
    assert set(tables["unnamed_of_round"]) == set(ICONS)
    assert {name: set(it["choices"]) for name, it in tables["options"].items()} == {
        option.id: set(option.choices) for option in GAME.options
    }
    assert {name: set(it["readings"]) for name, it in tables["rulings"].items()} == {
        ruling.id: set(ruling.readings) for ruling in GAME.rulings
    }


@BOTH
def test_every_clause_that_the_code_names_is_worded(language: str) -> None:
    clauses = set(load("robinson-crusoe", language).tables["clauses"])
    used = {
        found[0]
        for path in SOURCES.rglob("*.py")
        for found in CLAUSE.finditer(path.read_text("utf-8"))
        if found[0] not in ("RC-1", "RC-2", "RC-3", "RC-4")
    }
    assert used <= clauses


@BOTH
def test_the_rules_page_tells_every_clause_and_reading_once_and_nothing_else(language: str) -> None:
    words = load("robinson-crusoe", language)
    book = tomllib.loads((resources.folder() / "robinson_crusoe/rules.toml").read_text("utf-8"))
    told = [clause for section in book["sections"] for clause in section["clauses"]]
    assert len(set(told)) == len(told)
    assert set(told) == set(words.tables["clauses"])
    assert {ruling.id for ruling in GAME.rulings} == {it for it in told if it.startswith("RC-R")}
    beside = {*book["see"], *(other for others in book["see"].values() for other in others)}
    texts = "".join(words.clause(clause)[1] for clause in told)
    assert beside | {found[0] for found in CLAUSE.finditer(texts)} <= set(told)
    assert [words.at("sections", section["id"], "title") for section in book["sections"]]


def test_every_rule_and_fact_names_its_clause() -> None:
    for node in Robinson.NODES.values():
        assert node.clause, node
    for fact in FACTS.values():
        assert fact.clause, fact


@BOTH
def test_every_effect_and_requirement_can_be_said(language: str) -> None:
    words = load("robinson-crusoe", language)
    for text in vocabulary.every():
        assert wording.effect_text(words, text)
    for card in shipped().cards.values():
        if card.requirement.pawns:
            assert wording.requirement_text(words, card.requirement)


@BOTH
def test_every_word_of_a_fact_is_called_by_a_name_of_its_own(language: str) -> None:
    words = load("robinson-crusoe", language)
    for told in FACTS.values():
        called = [words.at("told_kinds", kind.name) for kind in told.kinds]
        assert len(set(called)) == len(called), told
    kinds = {kind.name for told in FACTS.values() for kind in told.kinds}
    assert set(words.tables["told_kinds"]) == kinds
    assert all(load("engine", "de").has("errors", f"kind.{name}") for name in kinds)


@BOTH
def test_every_marker_can_be_named(language: str) -> None:
    words = load("robinson-crusoe", language)
    markers = (*counters(4), "first", "deck", *THREATS)
    match = at_table(4)
    match.tell(joined.name)
    assert set(markers) == set(shown(match).unknown)
    for marker in markers:
        assert words.marker(marker, NAMES)
        assert words.at("untold", marker.partition(".")[0])


@BOTH
def test_everything_said_in_random_matches_can_be_told(language: str) -> None:
    words = load("robinson-crusoe", language)
    told = []
    for number in range(6):
        make = (at_table, playing)[number % 2]
        scenario = ("jenny", "family", "king_kong")[number % 3]
        match = make(number % 4 + 1, f"{number:08X}", scenario=scenario, mix="even")
        rng = random.Random(number)
        while not match.is_over:
            said = prompt(shown(match))
            if match.asked >= 0:
                question = match.state.question
                assert question is not None
                told.append(words.prompt(match.state, NAMES))
                told += [
                    words.action(question.name, it, NAMES) for it in match.state.legal_actions()
                ]
            else:
                told.append(wording.prompt_text(words, said, NAMES))
            step(match, rng)
        told.append(wording.prompt_text(words, prompt(shown(match)), NAMES))
        told += [words.event(event, NAMES) for entry in match.log() for event in entry.events]
        over = hand_over.last(match)
        assert over is not None
        told += [words.text("changes", it.name, people=NAMES, **it.params) for it in over.changes]
    assert all(told)
    assert [text for text in told if re.search(r"[{}_|]", text)] == []


def test_a_card_s_name_follows_the_language() -> None:
    match = play_on(playing(), random.Random(1), 12)
    events = [event for entry in match.log() for event in entry.events]
    drawn = next(event for event in events if event.name == "card_drawn")
    english, german = (load("robinson-crusoe", it).event(drawn, NAMES) for it in LANGUAGES)
    assert drawn.params["card"]["en"] in english and drawn.params["card"]["de"] in german
    assert games.load("robinson-crusoe") is GAME


def test_a_card_is_called_by_its_name_and_one_of_another_deck_as_its_file_calls_it() -> None:
    english = load("robinson-crusoe", "en")
    card = next(iter(shipped().cards.values()))
    called = wording.TOLD_BY["discarded"]
    assert called(english, card.id) == card.name["en"]
    assert called(english, "our_long_knife") == "our long knife"

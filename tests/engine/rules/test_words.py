"""Words: every text that the rules ask for is there, in both languages, with the same operands."""

from __future__ import annotations

import ast
import random
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.base import resources
from engine.base.errors import Told
from engine.games import red_outpost
from engine.games.red_outpost import app_draws, cards, places, production, rules, scoring
from engine.games.red_outpost.actions import Move, MoveDisc, Pick, Swap, Trade
from engine.games.red_outpost.components import (
    GOODS,
    LAKE_CARDS,
    PHASES,
    PLACES,
    SHIP_CARDS,
    WORKERS,
)
from engine.games.red_outpost.game import GAME
from engine.games.red_outpost.values import SCHEMA
from engine.match.match import Match
from engine.record.lines import BadRecord
from engine.record.record import Player, read
from engine.rules import components, game
from engine.rules.agenda import Event, Node, Refusal, nodes_of
from engine.rules.components import BadData
from engine.rules.game import Value
from engine.rules.scoring import ScoreLine
from engine.rules.words import LANGUAGES, MissingWord, Tables, Words, error_text, load, operands

SOURCES = Path(red_outpost.__file__).parent
PEOPLE = ["Anna", "Ben", "Clara", "Dora"]
OF_GAMES = (*(f"{name}." for name in game.names()), ".+.")
"""What begins the names of errors that a game words itself, in both languages; it may be filled in."""
DIGEST_CLAUSES = [
    *(f"RO-{part}.{n}" for part, last in enumerate((8, 8, 4, 13, 2, 3, 18), 1) for n in range(1, last + 1)),
    *(f"RO-R{n}" for n in range(1, 19)),
]  # fmt: skip


def texts(
    tables: Mapping[str, Any], path: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], str]]:
    for key, value in tables.items():
        if isinstance(value, str):
            yield (*path, key), value
        else:
            yield from texts(value, (*path, key))


def templates(tables: Mapping[str, Any]) -> dict[tuple[str, ...], str]:
    """All texts but the command line's help, which is shown as it stands."""
    return {path: text for path, text in texts(tables) if path[0] != "help"}


def words_folders() -> list[str]:
    return sorted(path.parent.name for path in resources.folder().glob("*/words.en.toml"))


@cache
def said() -> tuple[list[Event], list[Refusal], list[tuple[Any, Any, int]]]:
    """Events, refusals and `(state, choice, seat)` of random matches over the whole set-up."""
    events: list[Event] = []
    refusals: dict[str, Refusal] = {}
    asked: dict[tuple[str, str], tuple[Any, Any, int]] = {}
    for number in range(60):
        rng = random.Random(number)
        options = {
            option.id: rng.choice([c for c in option.choices if not c.isdecimal()])
            for option in GAME.options
        }
        rulings = {ruling.id: rng.choice(ruling.readings) for ruling in GAME.rulings}
        state = GAME.begin(GAME.setup(rng.choice(GAME.seats), options, rulings))
        state.events = events
        state.run_on()
        while not state.is_terminal:
            asking = state.clone()
            name = state.agenda[-1][0].name
            seat = state.current_player
            if seat >= 0:
                refusals |= {refusal.name: refusal for refusal in state.refusals()}
                choices = list(state.legal_actions())
            else:
                choices = [outcome for outcome, _ in state.chance_outcomes()]
            asked |= {(name, str(choice)): (asking, choice, seat) for choice in choices}
            choice = rng.choice(choices)
            state.apply(choice)
    return events, list(refusals.values()), list(asked.values())


def names_in_code(*kinds: str) -> set[str]:
    """Names that the rules' code gives to `note(...)`, to who notes for it, or to `Refusal(...)`."""
    found = set()
    for path in SOURCES.rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(call, ast.Call):
                continue
            called = getattr(call.func, "attr", getattr(call.func, "id", ""))
            place = {"note": 1, "shuffle_lake": 2, "_shuffle_lake": 2, "Refusal": 2}.get(called)
            if called in kinds and place is not None and len(call.args) > place:
                found |= {
                    part.value
                    for part in ast.walk(call.args[place])
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                }
    return found


def nodes() -> list[Node]:
    modules = (rules, places, cards, production, app_draws)
    return [node for node in nodes_of(*modules).values() if node.options is not None]


# -- both languages --------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    sorted(resources.folder().glob("*/words.*.toml")),
    ids=lambda path: "/".join(path.parts[-2:]),
)
def test_a_word_file_read_table_by_table_is_the_whole_file(path: Path) -> None:
    text = path.read_text("utf-8")
    assert Tables(text) == tomllib.loads(text)
    assert len(Tables(text)) == len(tomllib.loads(text))


@pytest.mark.parametrize("folder", words_folders())
def test_both_languages_have_the_same_texts_with_the_same_operands(folder: str) -> None:
    english, german = (load(folder, language).tables for language in LANGUAGES)
    assert dict(texts(english)).keys() == dict(texts(german)).keys()
    ours_all, theirs_all = templates(english), templates(german)
    for path, text in ours_all.items():
        ours, theirs = ({name for name, _ in operands(said)} for said in (text, theirs_all[path]))
        assert ours == theirs, " › ".join(path)


@pytest.mark.parametrize("folder", words_folders())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_operand_is_written_in_a_known_way(folder: str, language: str) -> None:
    words = load(folder, language)
    plain = {"", "person", "people", "signed", "number", "many", "list", "plain", "marker"}
    for path, text in templates(words.tables).items():
        for name, spec in operands(text):
            kind = spec.partition(" ")[0]
            assert name.isidentifier(), path
            if kind in ("number", "many"):
                assert spec.count("|") == 1, path
                continue
            looked_up = spec.removeprefix("list").strip() if kind == "list" else kind
            if looked_up not in plain:
                table, _, form = looked_up.partition(".")
                entries = words.tables[table]
                assert all((form or "name").lower() in entry for entry in entries.values()), path


@pytest.mark.parametrize("folder", words_folders())
def test_nobody_is_shouted_at_and_german_needs_neither_du_nor_ihr(folder: str) -> None:
    you = r"\b([Dd](u|ich|ir|ein\w*)|[Ii]hr (dürft|müsst|könnt))\b"
    for language in LANGUAGES:
        for path, text in texts(load(folder, language).tables):
            assert "!" not in text, path
            assert language == "en" or not re.search(you, text), (path, text)
            assert text.strip() == text, path
            assert "  " not in text or path[0] == "help", path


# -- nothing is missing ----------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_its_names(language: str) -> None:
    words = load("red-outpost", language)
    forms = {"workers": "name nom acc dat gen", "places": "name nom acc dat to at",
             "goods": "name one cube", "phases": "name nom at", "colours": "name",
             "lake_cards": "name", "ship_cards": "name", "cards": "name text clause"}  # fmt: skip
    ids = {"workers": WORKERS, "places": PLACES, "goods": GOODS, "phases": PHASES,
           "colours": GAME.colours, "lake_cards": LAKE_CARDS, "ship_cards": SHIP_CARDS,
           "cards": WORKERS + PLACES}  # fmt: skip
    for table, names in ids.items():
        assert set(words.tables[table]) == set(names)
        for name in names:
            assert set(words.tables[table][name]) == set(forms[table].split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_of_the_rules_has_title_and_text(language: str) -> None:
    words = load("red-outpost", language)
    assert list(words.tables["clauses"]) == DIGEST_CLAUSES
    for clause in DIGEST_CLAUSES:
        assert all(words.clause(clause))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_and_option_is_worded_with_all_its_readings(language: str) -> None:
    words = load("red-outpost", language)
    assert {name: set(ruling["readings"]) for name, ruling in words.tables["rulings"].items()} == {
        ruling.id: set(ruling.readings) for ruling in GAME.rulings
    }
    assert {name: set(option["choices"]) for name, option in words.tables["options"].items()} == {
        option.id: set(option.choices) for option in GAME.options
    }
    for ruling in GAME.rulings:
        question, why, readings = words.ruling(ruling)
        assert question.endswith("?") and why.endswith(".") and all(readings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_value_is_named_and_placeholders_are_told(language: str) -> None:
    words = load("red-outpost", language)
    values = GAME.values()
    assert set(words.tables["values"]) == set(values)
    assert set(words.tables["value_groups"]) == {name.partition(".")[0] for name in values}
    told = words.placeholders(values)
    assert words.at("value_groups", "export") in told
    assert words.at("value_groups", "wheel") not in told
    assert words.placeholders({"wheel.spaces": values["wheel.spaces"]}) == ""


@pytest.mark.slow
def test_every_event_in_the_code_has_words() -> None:
    known = set(load("red-outpost", "en").tables["events"])
    happened = {event.name for event in said()[0]}
    assert names_in_code("note", "shuffle_lake", "_shuffle_lake") | happened == known


def test_every_refusal_in_the_code_has_words() -> None:
    known = set(load("red-outpost", "en").tables["refusals"])
    named = names_in_code("Refusal") | {refusal.name for refusal in said()[1]}
    assert named == known


def test_every_question_in_the_code_has_a_prompt() -> None:
    assert {node.name for node in nodes()} == set(load("red-outpost", "en").tables["decisions"])


def test_every_line_of_a_sheet_in_the_code_has_words() -> None:
    source = (SOURCES / "scoring.py").read_text("utf-8")
    known = set(load("red-outpost", "en").tables["score"])
    for why in known:
        assert f'"{why.removesuffix("_floored")}"' in source
    result = scoring.score(scoring.Tally(2, [], [1, 0], [2, 3], {"RO-R7": "third"}, track=[1, 2]))
    assert {line.why for sheet in result.sheets for line in sheet.lines} <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_in_random_matches_can_be_told(language: str) -> None:
    words = load("red-outpost", language)
    events, refusals, asked = said()
    told = [words.event(event, PEOPLE) for event in events]
    told += [words.refusal(refusal, PEOPLE) for refusal in refusals]
    for asking, choice, _ in asked:
        told.append(words.prompt(asking, PEOPLE))
        told.append(words.action(asking.agenda[-1][0].name, choice, PEOPLE))
    assert all(told)
    assert not [text for text in told if re.search(r"[{}_|]", text)]


def test_two_answers_to_one_question_never_read_the_same() -> None:
    for language in LANGUAGES:
        words = load("red-outpost", language)
        seen: dict[tuple[str, str], str] = {}
        for asking, choice, _ in said()[2]:
            name = asking.agenda[-1][0].name
            text = words.action(name, choice, PEOPLE)
            assert seen.setdefault((name, text), str(choice)) == str(choice)


@pytest.mark.slow
def test_every_error_for_a_person_has_german_words() -> None:
    known = load("engine", "de").tables["errors"]
    spaces = {name.partition(".")[0] for name in known if "." in name}
    named = re.compile(rf"({'|'.join(spaces)})\.[a-z_0-9]+")
    names = {name for name, _ in raised()}
    for tree in trees("engine", "desktop"):
        names |= {
            part.value
            for part in ast.walk(tree)
            if isinstance(part, ast.Constant)
            and isinstance(part.value, str)
            and named.fullmatch(part.value)
        }
    assert len(names) > 80
    assert {name for name in names if not any(re.fullmatch(name, it) for it in known)} == set()


@pytest.mark.slow
def test_german_words_of_an_error_use_only_what_is_passed_with_it() -> None:
    known = load("engine", "de").tables["errors"]
    for name, passed in raised():
        # These are filled in by what hands the error on.
        passed |= {"line", "turn"} if name.startswith("record.") else set()
        if name in known and "**" not in passed:
            assert {operand for operand, _ in operands(known[name])} <= passed, name


def trees(*folders: str) -> Iterator[ast.Module]:
    for folder in folders:
        for path in (SOURCES.parents[2] / folder).glob("**/*.py"):
            yield ast.parse(path.read_text("utf-8"))


def raised() -> list[tuple[str, set[str]]]:
    """The names of errors in the engine's code, as patterns, and the params passed with each."""
    kinds = {"fail", "Told"}
    for tree in trees("engine"):
        # Classes that derive from Told, however far.
        for _ in range(3):
            kinds |= {
                part.name
                for part in ast.walk(tree)
                if isinstance(part, ast.ClassDef)
                and {getattr(base, "id", "") for base in part.bases} & kinds
            }
    kinds -= {"BadForm"}  # worded by the game, in both languages
    found = []
    for tree in trees("engine"):
        for call in ast.walk(tree):
            if not isinstance(call, ast.Call):
                continue
            if getattr(call.func, "attr", getattr(call.func, "id", "")) not in kinds:
                continue
            for arg in call.args:
                name = text_pattern(arg)
                if name and " " not in name and not name.startswith(OF_GAMES):
                    passed = {keyword.arg or "**" for keyword in call.keywords}
                    found.append((name, passed))
                    break
    return found


def text_pattern(arg: ast.expr) -> str:
    """A text in the code, with `.+` for what is put into it."""
    if isinstance(arg, ast.JoinedStr):
        return "".join(text_pattern(part) or ".+" for part in arg.values)
    return arg.value if isinstance(arg, ast.Constant) and isinstance(arg.value, str) else ""


def test_an_error_is_told_in_the_language_or_as_the_engine_says_it() -> None:
    error = Told("match.not_asked", "seat 1 is not asked now", seat=1)
    assert error_text(error, "en") == "seat 1 is not asked now"
    assert error_text(error, "de") == "Platz 1 ist jetzt nicht gefragt."
    assert error_text(Told("match.not_asked", "not now"), "de") == "not now"
    assert error_text(Told("nothing.known", "something else"), "de") == "something else"


def test_german_errors_name_what_the_english_ones_name() -> None:
    record = Match.new(GAME, GAME.setup(2), [Player("A"), Player("B")], "7F3A91C2").text()
    count = len(record.splitlines())
    asked = Match.resume(read(record.encode())).asked + 1
    number = count - record.splitlines().index("")
    text = record + f"{number} answer {asked} turn miner>nowhere\n"
    with pytest.raises(BadRecord) as caught:
        Match.resume(read(text.encode()))
    assert error_text(caught.value, "de") == (
        f"Zeile {count + 1}, Zug 1: „miner>nowhere“ ist hier keine erlaubte Antwort."
    )
    with pytest.raises(BadRecord) as caught:
        read(
            record.replace(
                "value mood.track placeholder [", "value mood.track rules [1] ["
            ).encode()
        )
    assert "„rules [1] [" in error_text(caught.value, "de")
    values = {**GAME.values(), "mood.track": Value([1], "rules"), "x": Value("?", "rules")}
    with pytest.raises(BadData) as data:
        components.check(values, SCHEMA)
    assert str(data.value).splitlines()[0] == "x: is not known"
    assert error_text(data.value, "de") == (
        "Diese Werte sind nicht möglich: x: ist nicht bekannt; "
        "mood.track, value: 1 Zahl statt 2 bis 99."
    )


# -- how words are put together --------------------------------------------------------


@pytest.fixture
def words() -> Words:
    tables = {
        "animals": {"cat": {"name": "Katze", "acc": "die Katze"}},
        "t": {
            "plain": "{seat} sieht {cat:animals.acc}.",
            "first": "{cat:animals.Acc} sieht {seat} mit {n:many Auge|Augen}.",
            "number": "{n} {n:number Ohr|Ohren}",
            "signed": "{points:signed} und {points}",
            "people": "{seats:people} von {owner:person}: {values:list}",
            "several": "{seat} sieht {cats:list animals.acc}.",
        },
    }  # fmt: skip
    return Words("zoo", "de", tables)


def test_a_name_takes_its_form_and_a_capital_at_the_start(words: Words) -> None:
    assert words.text("t", "plain", people=PEOPLE, seat=1, cat="cat") == "Ben sieht die Katze."
    assert (
        words.text("t", "first", people=PEOPLE, seat=0, cat="cat", n=1)
        == "Die Katze sieht Anna mit 1 Auge."
    )


@pytest.mark.parametrize(("n", "text"), [(0, "0 Ohren"), (1, "1 Ohr"), (2, "2 Ohren")])
def test_a_word_follows_its_number(words: Words, n: int, text: str) -> None:
    assert words.text("t", "number", n=n) == text


@pytest.mark.parametrize(("points", "text"), [(2, "+2 und 2"), (0, "0 und 0"), (-2, "−2 und −2")])
def test_points_carry_their_sign_and_a_true_minus(words: Words, points: int, text: str) -> None:
    assert words.text("t", "signed", points=points) == text


def test_several_people_are_joined(words: Words) -> None:
    told = words.text("t", "people", people=PEOPLE, seats=(0, 2, 1), owner=3, values=[2, -1])
    assert told == "Anna, Clara und Ben von Dora: 2 und −1"


def test_several_things_are_each_looked_up(words: Words) -> None:
    told = words.text("t", "several", people=PEOPLE, seat=1, cats=["cat", "cat"])
    assert told == "Ben sieht die Katze und die Katze."


def test_a_person_called_like_a_template_is_only_a_name(words: Words) -> None:
    assert words.text("t", "plain", people=["{cat:animals}"], seat=0, cat="cat") == (
        "{cat:animals} sieht die Katze."
    )


def test_a_missing_text_operand_or_form_is_named(words: Words) -> None:
    with pytest.raises(MissingWord, match=r"^zoo, de: no text for t › nowhere$"):
        words.text("t", "nowhere")
    with pytest.raises(MissingWord, match=r"^zoo, de: t › plain needs “cat”$"):
        words.text("t", "plain", people=PEOPLE, seat=0)
    with pytest.raises(MissingWord, match="animals › dog › acc"):
        words.text("t", "plain", people=PEOPLE, seat=0, cat="dog")


def test_german_sentences_read_as_a_player_would_say_them() -> None:
    words = load("red-outpost", "de")
    assert words.action("turn", Move(3, 3), PEOPLE) == "Bergmann ins Bierhaus"
    assert words.action("cheer", Swap(0, 1), PEOPLE) == "Hirte +1, Landwirtin −1"
    assert words.action("file_disc", MoveDisc(1, 0, 3), PEOPLE) == (
        "Scheibe von Ben vom Porträt des Hirten auf das des Bergmanns"
    )
    assert words.action("exchange", Trade("coal", "crystal"), PEOPLE) == "1 Kohle gegen 1 Kristall"
    assert words.action("put_back", Pick("shuffle"), PEOPLE) == "Alle Seekarten mischen"
    moved = Event("RO-2.3", "moved", {"seat": 0, "worker": "miner", "place": "palace"})
    assert words.event(moved, PEOPLE) == "Anna bewegt den Bergmann zum Palast der Sowjets."
    line = ScoreLine(
        -2, "RO-5.1", "most_discs", {"day": 2, "worker": "miner", "mood": -2, "own": 2, "others": 1}
    )
    assert words.line(line) == (
        "Tag 2: die meisten Scheiben auf dem Bergmann, 2 gegen 1; Stimmung −2"
    )


def test_a_game_is_found_by_its_name_on_the_command_line() -> None:
    assert all(load(name, "en").at("game", "name") for name in game.names())

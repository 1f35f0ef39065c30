"""Deck files: the shipped one holds, and every error of another is told with file, card and field."""

from __future__ import annotations

import copy
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine import resources
from engine.components import BadData
from engine.game import Value
from engine.games.robinson_crusoe import deck_file
from engine.games.robinson_crusoe.deck_file import OWN, read, shipped, tables_of
from engine.words import error_text
from tests.games.robinson_crusoe.at_table import playing, read_again, shown, tell

FOLDER = resources.folder() / "robinson_crusoe"

EVENT = """
[[event]]
id = "one"
icon = "book"
name = { en = "One", de = "Eins" }
flavour = { en = "x", de = "x" }
effect = ["lose food 1"]
answer = { en = "x", de = "x" }
threat = { pawns = 1 }
reward = ["gain wood 1"]
threat_effect = ["wound each 1"]
provenance = "original"
"""


def errors(tmp_path: Path, *files: tuple[str, str]) -> list[str]:
    """What is said about a deck of those files."""
    paths = []
    for name, text in files:
        paths.append(tmp_path / name)
        paths[-1].write_text(text, "utf-8")
    with pytest.raises(BadData) as caught:
        read(*paths)
    assert error_text(caught.value, "de") != str(caught.value)
    return [str(wrong) for wrong in caught.value.errors]


def test_rc_4_1_the_shipped_deck_has_its_cards() -> None:
    kinds = Counter((card.back, card.kind) for card in shipped().cards.values())
    assert kinds["event", "book"] == 18
    assert [kinds["event", colour] for colour in ("build", "explore", "gather")] == [6, 6, 6]
    assert [kinds[colour, colour] for colour in ("build", "explore", "gather")] == [6, 6, 6]
    assert sum(n for (back, _), n in kinds.items() if back == "mystery") == 6
    assert kinds["wreckage", "wreckage"] == 1
    assert all(card.effect for card in shipped().cards.values() if card.back != "wreckage")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("lose food 1", "loose food 1"), "own.toml, one, effect: “loose food 1” is not an effect"),
        (("lose food 1", "lose food -1"), "own.toml, one, effect: “lose food -1” has a negative amount"),
        (("gain wood 1", "gain wood 9"), "own.toml, one, reward: “gain wood 9” has no amount from 1 to 3"),
        (("pawns = 1", "pawns = -1"), "own.toml, one, threat.pawns: “-1” has a negative amount"),
        (("pawns = 1", "pawns = 3"), "own.toml, one, threat.pawns: “3” is not a whole number from 1 to 2"),
        (("pawns = 1", "fur = 1"), "own.toml, one, threat.pawns: is missing"),
        (("pawns = 1", 'pawns = 1, item = "axe"'), "own.toml, one, threat.item: “axe” is not one of fire"),
        (("pawns = 1", "pawns = 1, fur = 1, wood = 1"), "own.toml, one, threat: one requirement besides"),
        (("pawns = 1", "pawns = 1, gold = 1"), "own.toml, one, threat.gold: is not known"),
        (('de = "Eins"', 'fr = "Un"'), "own.toml, one, name: the text in de is missing"),
        (('en = "One"', 'en = " "'), "own.toml, one, name: the text in en is missing"),
        (('icon = "book"', 'icon = "map"'), "own.toml, one, icon: “map” is not one of book"),
        (('icon = "book"', ""), "own.toml, one, icon: is missing"),
        (('"original"', '"hearsay"'), "own.toml, one, provenance: “hearsay” is not one of rules"),
        (('id = "one"', 'id = "One Two"'), "own.toml, One Two, id: “One Two” is not a word"),
        (('["wound each 1"]', "[]"), "own.toml, one, threat_effect: “[]” is not a list of effects"),
        (('["wound each 1"]', '"wound each 1"'), "threat_effect: “wound each 1” is not a list"),
        (("lose food 1", 'nothing", "combat 1'), "own.toml, one, effect: “nothing” stands alone"),
        (("lose food 1", "shuffle self"), "effect: “shuffle self” stands only at the end of an upper"),
        (("[[event]]", "[[events]]"), "own.toml, events: such cards are not known"),
        (("[[event]]", "event = 5\n[[x]]"), "is not a card"),
        (('answer = { en = "x", de = "x" }', "answer = 3"), "own.toml, one, answer: the text in en"),
        (("threat = {", "threats = {"), "own.toml, one, threats: is not known"),
        (("[[event]]", "[[event]"), "own.toml: cannot be read"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_file_card_and_field(
    tmp_path: Path, change: tuple[str, str], said: str
) -> None:
    assert change[0] in EVENT
    told = errors(tmp_path, ("own.toml", EVENT.replace(*change)))
    assert any(said in line for line in told), told


def test_all_errors_are_told_at_once(tmp_path: Path) -> None:
    first = EVENT.replace("lose food 1", "lose food -1").replace(', de = "Eins"', "")
    told = errors(tmp_path, ("a.toml", first), ("b.toml", EVENT.replace("gain wood 1", "win")))
    assert told == [
        "a.toml, one, name: the text in de is missing",
        "a.toml, one, effect: “lose food -1” has a negative amount",
        "b.toml, one, id: stands twice, first as a.toml, one",
        "b.toml, one, reward: “win” is not an effect",
    ]


def test_a_lower_half_may_not_shuffle_or_a_phase_might_never_end(tmp_path: Path) -> None:
    text = (FOLDER / "adventures.toml").read_text("utf-8")
    told = errors(
        tmp_path,
        ("a.toml", text.replace('effect = ["wound one 1"]', 'effect = ["shuffle build"]', 1)),
    )
    assert told == [
        "a.toml, deep_splinter, effect: “shuffle build” cannot stand in a lower half, or a phase might never end"
    ]


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"none\.toml: cannot be read"):
        read(tmp_path / "none.toml")


def test_two_wreckage_cards_are_one_too_many(tmp_path: Path) -> None:
    text = (FOLDER / "events.toml").read_text("utf-8")
    card = text[text.index("[[wreckage]]") : text.index("[[event]]")].partition("# ---")[0]
    told = errors(tmp_path, ("a.toml", card + card.replace("drifting_cargo", "other_cargo")))
    assert told == ["a.toml, other_cargo: there is one wreckage card at most"]


type_of_change = Callable[[dict[str, Any]], object]


def test_a_user_s_deck_is_played_and_recorded_with_its_cards() -> None:
    tables = copy.deepcopy(tables_of(*(FOLDER / name for name in OWN)))
    for card in tables["event"]:
        card["id"] = f"my_{card['id']}"
        card["effect"] = ["gain food 2"]
    match = playing(2, values={"deck": Value(tables, "entered")})
    tell(match, "round_over", "draw")
    assert shown(match).food == 2
    assert read_again(match).text() == match.text()
    assert any(key.startswith("my_") for key in shown(match).threats)


@pytest.mark.parametrize(
    "change",
    [
        lambda tables: tables["event"][0].pop("icon"),
        lambda tables: tables["event"].append(tables["event"][0]),
        lambda tables: tables.update(event=5),
        lambda tables: tables["mystery"][0].update(effect=["win"]),
    ],
)
def test_a_user_s_deck_in_a_record_is_checked_like_a_file(change: type_of_change) -> None:
    tables = copy.deepcopy(tables_of(*(FOLDER / name for name in OWN)))
    change(tables)
    assert deck_file.check(tables)
    with pytest.raises(BadData):
        playing(2, values={"deck": Value(tables, "entered")})


def test_the_shipped_files_are_what_the_deck_says() -> None:
    for name in OWN:
        for table, cards in tomllib.loads((FOLDER / name).read_text("utf-8")).items():
            for card in cards:
                found = shipped().cards[card["id"]]
                assert found.name == card["name"]
                assert list(found.effect) == card.get("effect", [])
                assert (found.back == "event") == (table == "event")

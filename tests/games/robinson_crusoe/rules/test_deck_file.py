"""Deck files: the shipped one holds, and every error of another is told with file, card and field."""

from __future__ import annotations

import copy
import os
import re
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.base import resources
from engine.games.robinson_crusoe import (
    deck_check,
    deck_contents,
    deck_file,
    deck_format,
    vocabulary,
)
from engine.games.robinson_crusoe.cards import Deck
from engine.games.robinson_crusoe.components import ITEMS
from engine.games.robinson_crusoe.deck_file import (
    OWN,
    read,
    shipped,
    shipped_tables,
    tables_in,
    tables_of,
)
from engine.rules.components import BadData
from engine.rules.deck_file import LARGEST, MOST_TOLD
from engine.rules.deck_text import WIDTH
from engine.rules.game import Value
from engine.rules.words import LANGUAGES, error_text, load
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


def test_the_shipped_deck_has_its_cards() -> None:
    """RC-4.1: and one wreckage card beside them."""
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
        (('id = "one"', f'id = "{"a" * 99}"'), f"own.toml, {'a' * 39}…, id: “{'a' * 39}…” is not"),
        (("pawns = 1", "pawns = true"), "own.toml, one, threat.pawns: “true” is not a whole number"),
        (("pawns = 1", 'pawns = "1"'), "own.toml, one, threat.pawns: “1” is not a whole number"),
        (("pawns = 1", "pawns = 2026-11-22"), "threat.pawns: “2026-11-22” is not a whole number"),
        (('en = "One"', 'en = { en = "One" }'), "own.toml, one, name.en: is not a text in one line"),
        (('"One"', r'"A\u202eB"'), "own.toml, one, name.en: is not a text in one line"),
        (('"One"', r'"A\u0007B"'), "own.toml, one, name.en: is not a text in one line"),
        (("lose food 1", r"lose food 1\n"), r"own.toml, one, effect: “lose food 1\n” is not an effect"),
        (("lose food 1", "lose food ١"), "own.toml, one, effect: “lose food ١” is not an effect"),
        (("pawns = 1", r'pawns = 1, "a\nb" = 1'), r"own.toml, one, threat.a\nb: is not known"),
        (('id = "one"', 'id = "One Two"'), "own.toml, One Two, id: “One Two” is not a word"),
        (('["wound each 1"]', "[]"), "own.toml, one, threat_effect: “[]” is not a list of effects"),
        (('["wound each 1"]', '"wound each 1"'), "threat_effect: “wound each 1” is not a list"),
        (("lose food 1", 'nothing", "combat 1'), "own.toml, one, effect: “nothing” must stand alone"),
        (("lose food 1", "shuffle self"), "effect: “shuffle self” is only allowed at the end of an upper"),
        (("[[event]]", "[[events]]"), "own.toml, events: such cards are not known"),
        (("[[event]]", "event = 5\n[[x]]"), "is not a card"),
        (('answer = { en = "x", de = "x" }', "answer = 3"), "own.toml, one, answer: the text in en"),
        (("threat = {", "threats = {"), "own.toml, one, threats: is not known"),
        (("[[event]]", "[[event]"), "own.toml, line 2: cannot be read from column 8 on: [[event]"),
        (('"book"', "book"), "own.toml, line 4: cannot be read from column 8 on: icon = book"),
        (('en = "One"', f'en = "{"x" * 49}"'), "name.en: 49 characters are too many, 48 at most"),
        (('flavour = { en = "x"', f'flavour = {{ en = "{"x" * 201}"'), "flavour.en: 201 characters are too"),
        (("lose food 1", '", "'.join(["gain food 1"] * 4)), "effect: 4 effects are too many, 3 at"),
        (('id = "one"', f'id = "{"x" * 41}"'), "id: “xxxxx"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_file_card_and_field(
    tmp_path: Path, change: tuple[str, str], said: str
) -> None:
    assert change[0] in EVENT
    told = errors(tmp_path, ("own.toml", EVENT.replace(*change)))
    assert any(said in line for line in told), told


def test_names_may_hold_any_letter_that_can_be_read(tmp_path: Path) -> None:
    for name in ("🌊🏝️", "👩‍🚀", "עוגן", "<b>One</b>", "{seat} %1"):
        (tmp_path / "own.toml").write_text(EVENT.replace('"One"', f'"{name}"'), "utf-8")
        assert read(tmp_path / "own.toml").cards["one"].name["en"] == name


def test_an_id_stands_once_over_all_kinds_of_cards(tmp_path: Path) -> None:
    text = (FOLDER / "mysteries.toml").read_text("utf-8").replace('"patient_pit"', '"one"')
    told = errors(tmp_path, ("a.toml", EVENT), ("b.toml", text))
    assert told == ["b.toml, one, id: appears twice, first as a.toml, event 1"]


def test_all_errors_are_told_at_once(tmp_path: Path) -> None:
    first = EVENT.replace("lose food 1", "lose food -1").replace(', de = "Eins"', "")
    told = errors(tmp_path, ("a.toml", first), ("b.toml", EVENT.replace("gain wood 1", "win")))
    assert told == [
        "a.toml, one, name: the text in de is missing",
        "a.toml, one, effect: “lose food -1” has a negative amount",
        "b.toml, one, id: appears twice, first as a.toml, event 1",
        "b.toml, one, reward: “win” is not an effect",
    ]


def test_a_lower_half_may_not_shuffle_or_a_phase_might_never_end(tmp_path: Path) -> None:
    text = (FOLDER / "adventures.toml").read_text("utf-8")
    told = errors(
        tmp_path,
        ("a.toml", text.replace('effect = ["wound one 1"]', 'effect = ["shuffle build"]', 1)),
        ("b.toml", EVENT),
    )
    assert told == [
        "a.toml, deep_splinter, effect: “shuffle build” cannot stand in a lower half, or a phase might never end"
    ]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "own.toml: has no [[event]] card, and a deck needs some"),
        (b"\xff\xfea\x00", "own.toml: byte 1 is not UTF-8 text; save the file as UTF-8"),
        (bytes(range(1, 40)), "own.toml, line 1: cannot be read from column 1 on: \\x01"),
        (b"#" * (LARGEST + 1), "own.toml: is longer than 256 KiB and cannot be a deck"),
        (b"a=" + b"[" * 20_000, "own.toml: is nested too deeply"),
        (b"a=" + b"1" * 20_000, "own.toml: is not TOML, the format of deck files"),
    ],
)
def test_what_is_no_deck_at_all_is_told_in_one_line(tmp_path: Path, data: bytes, said: str) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes(data)
    with pytest.raises(BadData) as caught:
        read(path)
    assert [str(wrong)[: len(said)] for wrong in caught.value.errors] == [said]


def test_what_cannot_be_read_is_told_without_waiting(tmp_path: Path) -> None:
    (tmp_path / "folder.toml").mkdir()
    os.mkfifo(tmp_path / "pipe.toml")
    paths = [tmp_path / f"{name}.toml" for name in ("none", "folder", "pipe")]
    with pytest.raises(BadData) as caught:
        read(*paths, Path("/dev/zero"))
    assert [str(wrong) for wrong in caught.value.errors] == [
        "none.toml: is not there",
        "folder.toml: is a folder, not a deck file",
        "pipe.toml: is not a file",
        "zero: is not a file",
    ]


def test_a_file_with_no_end_of_errors_is_told_in_its_first_ones(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text("[[event]]\n" * 20_000)
    with pytest.raises(BadData) as caught:
        read(tmp_path / "own.toml")
    assert len(caught.value.errors) == MOST_TOLD


def test_a_file_as_other_systems_write_it_is_read(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_bytes(EVENT.replace("\n", "\r\n").encode("utf-8-sig"))
    assert [card.id for card in read(tmp_path / "own.toml").cards.values()] == ["one"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_app_s_deck_as_a_file_reads_back_as_the_same_deck(language: str) -> None:
    written = deck_format.text(shipped_tables(), load("robinson-crusoe", language))
    back = tables_in([("own.toml", written.encode())])
    assert Deck(back).cards == shipped().cards
    assert deck_format.text(back, load("robinson-crusoe", language)) == written
    assert max(map(len, written.partition("[[")[0].splitlines())) <= WIDTH


def test_a_text_with_signs_reads_back_as_it_was() -> None:
    (card,) = tables_in([("own.toml", EVENT.encode())])["event"]
    card["name"] = {"en": 'The \\ "Sign"', "de": "Ä # { } [[event]] 🏝"}
    written = deck_format.text({"event": [card]}, load("robinson-crusoe", "en"))
    (back,) = tables_in([("own.toml", written.encode())])["event"]
    assert back["name"] == card["name"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_explanation_of_deck_files_names_every_word_that_is_read(language: str) -> None:
    words = set(re.findall(r"[a-z_]+", str(deck_format.parts(language))))
    fields = {field for names in deck_check.FIELDS.values() for field in names}
    said = {word for effect in vocabulary.every() for word in re.findall(r"[a-z]+", effect)}
    kinds = {
        word for name, known in deck_check.NAMED.items() if name != "provenance" for word in known
    }
    assert not ({*fields, *deck_check.FIELDS, *said, *kinds, *ITEMS, "may"} - words)


def test_the_cards_of_a_deck_are_counted_by_kind() -> None:
    deck = tables_in([("own.toml", EVENT.encode())])
    assert deck_contents.counts(deck)["event"] == {"book": 1, "build": 0, "explore": 0, "gather": 0}
    assert deck_contents.sentences(deck, load("robinson-crusoe", "en")) == ["1 Event card (1 Book)"]


def test_two_wreckage_cards_are_one_too_many(tmp_path: Path) -> None:
    text = (FOLDER / "events.toml").read_text("utf-8")
    card = text[text.index("[[wreckage]]") : text.index("[[event]]")].partition("# ---")[0]
    two = card + card.replace("drifting_cargo", "other_cargo")
    told = errors(tmp_path, ("a.toml", two + EVENT))
    assert told == ["a.toml, other_cargo: there is one wreckage card at most"]


type_of_change = Callable[[dict[str, Any]], object]


def test_a_user_s_deck_is_played_and_recorded_with_its_cards() -> None:
    tables = copy.deepcopy(tables_of(*(FOLDER / name for name in OWN)))
    for card in tables["event"]:
        card["id"] = f"my_{card['id']}"
        card["effect"] = ["gain food 2"]
    match = playing(2, values={"deck": Value(tables, "entered")})
    assert [event.params["n"] for event in match.log()[-1].events if event.name == "own_deck"] == [
        61
    ]
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

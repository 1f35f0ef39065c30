"""The event deck as a file: read as a whole, and refused with file, card and field of every error."""

from __future__ import annotations

import errno
import re
from pathlib import Path
from typing import Any

import pytest

from engine.base import resources
from engine.base.errors import Told
from engine.games.outpost import (
    deck_check,
    deck_contents,
    deck_file,
    deck_format,
    event_deck,
    events,
)
from engine.games.outpost.game import GAME
from engine.games.outpost.state import Outpost
from engine.match.match import Match
from engine.record.record import Player, read
from engine.rules import deck_file as reading
from engine.rules.components import BadData
from engine.rules.deck_text import WIDTH
from engine.rules.game import Value
from engine.rules.words import LANGUAGES, error_text, load
from tests.games.outpost.positions import answer, asked, legal

SHIPPED = resources.of_game("outpost") / "events.toml"
CARD: dict[str, Any] = {
    "id": "mine",
    "group": "calm",
    "copies": 3,
    "name_en": "Mine",
    "name_de": "Meins",
    "text_en": "Nothing happens.",
    "text_de": "Nichts geschieht.",
    "redraw_phase1": False,
    "na_personal": False,
    "scope": "all",
    "duration": "instant",
    "decision": "none",
    "options": [[]],
}


def refused(folder: Path, *changes: tuple[str, str]) -> list[str]:
    """The errors of the shipped file with some passages changed."""
    text = SHIPPED.read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = folder / "events.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadData) as caught:
        deck_file.tables_of(path)
    return [str(error) for error in caught.value.errors]


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ('group = "loss"', 'group = "joy"', "hull_breach, group: “joy” is not one of loss"),
        ("copies = 2", "copies = 0", "hull_breach, copies: “0” is not a number from 1 to 20"),
        ('name_en = "Hull Breach"', "name_en = 7", "hull_breach, name_en: a text in one line"),
        ('scope = "each"', "", "hull_breach, scope: is missing"),
        ('scope = "each"', 'scope = "each"\ncolour = 1', "hull_breach, colour: is not known"),
        ("na_personal = false", 'na_personal = "no"', "hull_breach, na_personal: “no” is not one of"),
        ('verb = "lose"', 'verb = "eat"', "hull_breach, options 1: the verb is one of lose, gain"),
        ('target = "population"', 'target = "cows"', "hull_breach, options 1: “cows” is no target of lose"),
        ("amount = [1, 1, 1]", "amount = [1, 1]", "hull_breach, options 1: three numbers from 0 to 99"),
        ('id = "moonquake"', 'id = "hull_breach"', "hull_breach: this card is there twice"),
        ('{ verb = "display"', '{ verb = "capacity"', "early_freighter, options 1: capacity cannot stand"),
        ("options = [[{ verb = \"hold\"", "options = [[], [{ verb = \"hold\"", "late_freighter, options: a card for the market has one option"),
    ],
)  # fmt: skip
def test_an_error_names_file_card_and_field(tmp_path: Path, old: str, new: str, error: str) -> None:
    told = refused(tmp_path, (old, new))
    assert told[0].startswith(f"events.toml, {error}")


def test_all_errors_are_told_at_once(tmp_path: Path) -> None:
    changes = (("copies = 2", "copies = 99"), ('scope = "each"', 'scope = "some"'))
    assert len(refused(tmp_path, *changes)) == 2


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "own.toml: there is no event card"),
        ("event = 7", "own.toml, event 1: this is not a card"),
        ("[[event", "own.toml: is not TOML, the format of deck files"),
        ("[[card]]", "own.toml, card: such cards are not known; every card begins with [[event]]"),
        ("[[event]]\n" * 100, "own.toml: 100 different cards are too many, 99 at most"),
    ],
)
def test_what_is_no_deck_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadData) as caught:
        deck_file.tables_in([("own.toml", text.encode())])
    assert str(caught.value.errors[0]).startswith(said)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"nowhere\.toml: is not there"):
        deck_file.tables_of(tmp_path / "nowhere.toml")


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (PermissionError(errno.EACCES, "denied"), "events.toml: this account may not read it"),
        (
            OSError(errno.EIO, "Input/output error"),
            "events.toml: cannot be read (Input/output error)",
        ),
    ],
)
def test_a_file_that_the_system_does_not_give_is_told(
    monkeypatch: pytest.MonkeyPatch, error: OSError, said: str
) -> None:
    def contents(_path: Path, _most: int) -> bytes:
        raise error

    monkeypatch.setattr(reading, "contents", contents)
    with pytest.raises(BadData) as caught:
        deck_file.tables_of(SHIPPED)
    assert [str(it) for it in caught.value.errors] == [said]
    assert [error_text(it, "de") != said for it in caught.value.errors] == [True]


def test_the_shipped_deck_is_without_error() -> None:
    assert deck_file.tables_of(SHIPPED) == deck_file.shipped_tables()
    assert len(event_deck.shipped()) == 39


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_app_s_deck_as_a_file_reads_back_as_the_same_cards(language: str) -> None:
    written = deck_format.text(deck_file.shipped_tables(), load("outpost", language))
    back = deck_file.tables_in([("own.toml", written.encode())])
    by_id = {card["id"]: card for card in back["event"]}
    assert by_id == {card["id"]: card for card in deck_file.shipped_tables()["event"]}
    assert deck_format.text(back, load("outpost", language)) == written
    assert max(map(len, written.partition("[[event]]\n")[0].splitlines())) <= WIDTH


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_explanation_of_deck_files_names_every_word_that_is_read(language: str) -> None:
    told = str(deck_format.parts(language))
    words = set(re.findall(r"[a-z_0-9]+", told))
    known = {*deck_check.FIELDS, *deck_check.MAY_HAVE, "verb", "target", "amount"}
    known |= {word for words in deck_check.ONE_OF.values() for word in words}
    known |= {*event_deck.TARGETS}
    for targets in event_deck.TARGETS.values():
        known |= {part for it in targets for part in it.split(".") if part}
    assert not (known - words)


def test_cards_are_counted_by_group_with_their_copies() -> None:
    tables = deck_file.shipped_tables()
    found = deck_contents.counts(tables)["event"]
    assert sum(found.values()) == 72 and found["calm"] == 3 and found["unfinished"] == 0
    (told,) = deck_contents.sentences(tables, load("outpost", "en"))
    assert told.startswith("72 event cards of 39 kinds (losses: 9, gains: 10, ")


# -- what may be left out ------------------------------------------------------------------

SHORT = """
[[event]]
id = "mine"
group = "loss"
copies = 2
name_de = "Meins"
redraw_phase1 = false
na_personal = false
scope = "each"
options = [[{ verb = "lose", target = "card", amount = [1, 2, 5] }]]
"""


def test_what_a_card_leaves_out_follows_from_what_it_does() -> None:
    (card,) = deck_file.value_of(deck_file.tables_in([("own.toml", SHORT.encode())]))
    assert (card["name_en"], card["name_de"]) == ("Meins", "Meins")
    assert card["text_en"] == "Each player, last place first: discard 1 / 2 / 5 cards."
    assert card["text_de"] == "Alle, vom Letzten an: 1 / 2 / 5 Karten ablegen."
    assert (card["duration"], card["decision"]) == ("instant", "reverse_order")
    assert deck_check.check([card]) is None


def test_what_contradicts_its_verbs_or_its_scope_is_refused() -> None:
    text = f'{SHORT}duration = "turn"\ndecision = "none"\n'
    with pytest.raises(BadData) as caught:
        deck_file.tables_in([("own.toml", text.encode())])
    assert [str(it) for it in caught.value.errors] == [
        "own.toml, mine, duration: “turn” does not fit the verbs of this card; "
        "write “instant” or leave it out",
        "own.toml, mine, decision: “none” does not fit the scope of this card; "
        "write “reverse_order” or leave it out",
    ]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (('name_de = "Meins"', ""), "own.toml, mine, name: still missing; name_en / name_de is enough"),
        (('"mine"', '"My Card"'), "own.toml, My Card, id: “My Card” is not a word of at most 40"),
        (('"Meins"', '" Meins"'), "own.toml, mine, name_de: a text in one line of at most 32"),
        (('"Meins"', f'"{"x" * 33}"'), "own.toml, mine, name_de: a text in one line of at most 32"),
        (("options = [", f"options = [{'[], ' * 6}"), "own.toml, mine, options: 7 options are too many"),
        (('verb = "lose"', 'verb = "lose", who = 1'), "own.toml, mine, options 1: “who” is not known"),
        (("[1, 2, 5]", "[1, 2, true]"), "own.toml, mine, options 1: three numbers from 0 to 99"),
        (('"each"', '"market"'), "own.toml, mine, options 1: lose cannot stand on a card of this scope"),
        (('"each"', r'"a\u0085b"'), r"own.toml, mine, scope: “a\x85b” is not one of"),
        (("copies = 2", "copies = true"), "own.toml, mine, copies: “true” is not a number from 1 to 20"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_file_card_and_field(
    change: tuple[str, str], said: str
) -> None:
    assert change[0] in SHORT
    with pytest.raises(BadData) as caught:
        deck_file.tables_in([("own.toml", SHORT.replace(*change).encode())])
    told = [str(it) for it in caught.value.errors]
    assert any(line.startswith(said) for line in told), told
    assert all(error_text(it, "de") != str(it) for it in caught.value.errors)


# -- cards of which only the name is known -------------------------------------------------

NAMED = """
[[event]]
id = "meteor"
name_en = "Meteor"
copies = 1
"""


def test_a_card_of_which_only_the_name_is_known_is_listed_by_its_name() -> None:
    tables = deck_file.tables_in([("own.toml", f"{SHORT}{NAMED}".encode())])
    assert deck_file.unfinished(tables, "de") == ["Meteor"]
    assert deck_contents.counts(tables)["event"]["unfinished"] == 1
    assert deck_contents.sentences(tables, load("outpost", "en")) == [
        "3 event cards of 2 kinds (losses: 2)",
        "known by name only: Meteor",
    ]
    written = deck_format.text(tables, load("outpost", "en"))
    assert deck_file.tables_in([("own.toml", written.encode())]) == tables


def test_a_name_is_taken_into_a_deck_once() -> None:
    cards = deck_file.tables_in([("own.toml", f"{SHORT}{NAMED}".encode())])["event"]
    assert deck_file.with_name(cards, " METEOR ") == cards
    assert deck_file.with_name(cards, "Wind")[:-1] == cards


def test_what_is_kept_and_is_no_deck_is_said() -> None:
    (why,) = deck_file.check([])
    assert why.name == "outpost.wrong_cards.no_deck"


def test_a_match_with_an_unfinished_card_is_refused_with_its_name() -> None:
    """OP-7.1: nobody can play what is not known."""
    cards = deck_file.value_of(deck_file.tables_in([("own.toml", f"{SHORT}{NAMED}".encode())]))
    setup = GAME.setup(2, values={"events": Value(cards, "entered")})
    with pytest.raises(Told, match=r"^Of Meteor only the name is known\. Enter"):
        GAME.new_state(setup)
    GAME.new_state(GAME.setup(2, {"events": "off"}, values={"events": Value(cards, "entered")}))


def test_a_match_with_cards_of_ones_own_says_so_and_its_record_holds_them() -> None:
    cards = deck_file.value_of(deck_file.tables_in([("own.toml", SHORT.encode())]))
    setup = GAME.setup(2, values={"events": Value(cards, "entered")})
    match = Match.new(GAME, setup, [Player("Ann", "person"), Player("Ben", "person")], "0123ABCD")
    told = [event for entry in match.log() for event in entry.events if event.name == "own_deck"]
    assert [event.params["n"] for event in told] == [2]
    again = Match.resume(read(match.text().encode()))
    assert again.text() == match.text() and again.setup.values["events"].value == cards


def test_a_match_can_be_played_with_other_cards() -> None:
    """OP-7.1: a list of cards in the same form, in the place of the app's own."""
    setup = GAME.setup(3, values={"events": Value([CARD], "entered")})
    state = GAME.new_state(setup)
    assert isinstance(state, Outpost)
    assert [card.id for card in state.board.event_deck] == ["mine"]
    assert state.event_cards == [3]


@pytest.mark.parametrize(
    "value",
    [
        [],
        "mine",
        [7],
        [{**CARD, "copies": -1}],
        [{**CARD, "group": {}}],
        [{**CARD, "draft": True, "options": 7}],
        [{**CARD, "options": [[{"verb": ["lose"], "amount": [1, 1, 1]}]]}],
        [{**CARD, "options": [[{"verb": "lose", "target": {}, "amount": [1, 1, 1]}]]}],
    ],
)
def test_a_value_that_is_no_deck_is_refused(value: object) -> None:
    with pytest.raises(BadData):
        GAME.setup(3, values={"events": Value(value, "entered")})


def test_each_player_chooses_among_changes_of_the_turn() -> None:
    """OP-7.10: only what nobody chooses happens once for all."""
    options = [
        [{"verb": "capacity", "amount": [2, 2, 2]}],
        [{"verb": "room", "amount": [1, 1, 1]}],
    ]
    cards = [{**CARD, "scope": "each", "options": options}]
    del cards[0]["duration"], cards[0]["decision"]
    state = GAME.new_state(GAME.setup(2, values={"events": Value(cards, "entered")}))
    assert isinstance(state, Outpost)
    state.agenda = []
    events.happen(state, 0, [1, 0])
    state.run_on()
    assert (asked(state), legal(state)) == (("choose_option", 1), ["capacity:2", "room:1"])
    answer(state, "room:1", "capacity:2")
    assert state.modifiers == [[1, "room", "", 1], [0, "capacity", "", 2]]


def test_an_error_is_said_in_german_too() -> None:
    wrong = deck_check.check([{**CARD, "group": "joy"}])
    assert isinstance(wrong, BadData)
    assert error_text(wrong.errors[0], "de").startswith("mine, group: „joy“ ist nicht eines von")

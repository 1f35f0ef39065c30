"""The event deck as a file: read as a whole, and refused with file, card and field of every error."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.base import resources
from engine.games.outpost import event_deck, events
from engine.games.outpost.game import GAME
from engine.games.outpost.state import Outpost
from engine.rules.components import BadData
from engine.rules.game import Value
from engine.rules.words import error_text
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
        event_deck.read(path)
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


def test_what_is_no_deck_is_refused(tmp_path: Path) -> None:
    for text in ("", "event = 7", "[[event"):
        path = tmp_path / "events.toml"
        path.write_text(text, "utf-8")
        with pytest.raises(BadData, match=r"events\.toml"):
            event_deck.read(path)
    with pytest.raises(BadData, match="cannot be read"):
        event_deck.read(tmp_path / "nowhere.toml")


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
    cards = [{**CARD, "scope": "each", "duration": "turn", "options": options}]
    state = GAME.new_state(GAME.setup(2, values={"events": Value(cards, "entered")}))
    assert isinstance(state, Outpost)
    state.agenda = []
    events.happen(state, 0, [1, 0])
    state.run_on()
    assert (asked(state), legal(state)) == (("choose_option", 1), ["capacity:2", "room:1"])
    answer(state, "room:1", "capacity:2")
    assert state.modifiers == [[1, "room", "", 1], [0, "capacity", "", 2]]


def test_an_error_is_said_in_german_too() -> None:
    wrong = event_deck.check([{**CARD, "group": "joy"}])
    assert isinstance(wrong, BadData)
    assert error_text(wrong.errors[0], "de").startswith("mine, group: „joy“ ist nicht eines von")

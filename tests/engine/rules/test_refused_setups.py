"""What is asked for and is not there is refused with what there is."""

from __future__ import annotations

import json

import pytest

from engine.base.errors import BadSetup, NotNow
from engine.match.match import Match
from engine.record.lines import BadRecord
from engine.record.record import Player, read
from engine.rules import edition, game
from engine.rules.components import BadData
from engine.rules.game import AT_TABLE

GAME = "red-outpost"


@pytest.mark.parametrize(
    ("wanted", "name"),
    [
        ({"options": {"colour": "red"}}, "no_option"),
        ({"options": {"first": "9"}}, "no_option_choice"),
        ({"rulings": {"RO-R99": "yes"}}, "no_ruling"),
        ({"rulings": {"RO-R7": "perhaps"}}, "no_ruling_choice"),
    ],
)
def test_an_option_or_a_ruling_that_is_not_there_is_told_with_those_that_are(
    wanted: dict[str, dict[str, str]], name: str
) -> None:
    with pytest.raises(BadSetup) as caught:
        game.load(GAME).setup(2, **wanted)  # type: ignore[arg-type]
    assert caught.value.name == name
    assert caught.value.params["known"] in str(caught.value)


def test_an_entry_of_an_edition_that_is_no_entry_says_what_one_is() -> None:
    held = {"waypost": "edition", "format": 1, "game": GAME, "name": "Ours"}
    text = json.dumps({**held, "values": {"export.wool": 5}})
    with pytest.raises(BadData) as caught:
        edition.read(text.encode())
    assert "export.wool" in str(caught.value) and "provenance" in str(caught.value)


def begun(level: str = "play") -> Match:
    """A match of two people."""
    loaded = game.load(GAME)
    return Match.new(
        loaded, loaded.setup(2, level=level), [Player("Ada"), Player("Ben")], "7F3A91C2"
    )


def test_nobody_goes_back_to_where_the_match_stands() -> None:
    match = begun()
    with pytest.raises(NotNow) as caught:
        match.rewind(len(match.lines), [0, 1])
    assert caught.value.name == "match.no_moment"


def test_a_record_of_a_level_that_is_not_known_is_refused() -> None:
    text = begun(AT_TABLE).text()
    assert "\nlevel table\n" in text
    with pytest.raises(BadRecord) as caught:
        read(text.replace("\nlevel table\n", "\nlevel mirror\n").encode())
    assert "mirror" in str(caught.value)

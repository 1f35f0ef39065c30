"""The values of somebody's own copy as a file: what is written reads back, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.base.errors import Told
from engine.games.red_outpost.game import GAME
from engine.match.match import Match
from engine.record.lines import BadRecord
from engine.record.record import Player, first_line, read_header, write_header
from engine.record.record import read as read_record
from engine.rules import edition as editions
from engine.rules.components import BadData, Value, Whole, Wholes
from engine.rules.edition import Edition
from engine.rules.game import BadSetup
from engine.rules.words import error_text

OURS = Edition(
    "Our copy",
    GAME.name,
    {"export.wool": Value([2, 4, 2], "entered"), "mood.start": Value(1, "review")},
    {"export.wool": "Anna, 22 November"},
)


def document(**changes: Any) -> bytes:
    """The file of our copy with other fields."""
    return json.dumps({**json.loads(OURS.text), **changes}).encode()


def test_what_is_written_reads_back() -> None:
    assert editions.read(OURS.text.encode()) == OURS


def test_every_value_that_people_copy_is_in_one_group_and_has_a_range() -> None:
    assert GAME.schema is not None
    assert list(editions.entries(GAME)) == list(GAME.schema.entries) == list(GAME.values())
    assert all(isinstance(it, Whole | Wholes) for it in GAME.schema.entries.values())


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"\xff", "byte 1 is not UTF-8"),
        (b" " * (1 << 20) + b"{}", "the text is longer than 1 MiB"),
        (b"[" * 100_000, "the text is nested too deeply"),
        (b"{}", "this is no file with the values of a board"),
        (b"[]", "this is no file with the values of a board"),
        (document(waypost="deck"), "this is no file with the values of a board"),
        (document(path="/etc/passwd"), "this is no file with the values of a board"),
        (document(values=[]), "this is no file with the values of a board"),
        (document(format=2), "format 2 of the file is not known to this version"),
        (document(game="../red-outpost"), "there is no game “../red-outpost”"),
        (document(game=["x"]), 'there is no game “["x"]”'),
        (document(name=""), "an edition needs a name in one line"),
        (document(name="a\nb"), "an edition needs a name in one line"),
        (document(name=7), "an edition needs a name in one line"),
        (document(name="x" * 41), "an edition needs a name in one line of at most 40 characters"),
    ],
)  # fmt: skip
def test_a_file_that_is_none_is_refused_in_a_sentence(data: bytes, sentence: str) -> None:
    with pytest.raises(Told) as caught:
        editions.read(data)
    assert str(caught.value).startswith(sentence)
    assert "\n" not in str(caught.value)
    assert error_text(caught.value, "de") != error_text(caught.value, "en")


def test_all_that_is_wrong_is_told_at_once_with_its_entry() -> None:
    values = json.loads(OURS.text)["values"]
    values |= {
        "deck": {"value": 1, "provenance": "entered"},
        "export.grain": {"value": [2], "provenance": "heard"},
        "export.coal": {"value": [2, True], "provenance": "entered"},
        "export.fish": [3],
        "mood.start": {"value": 99, "provenance": "entered"},
        "ship.any": {"value": 4, "provenance": "entered", "remark": "a\tb"},
        "lake.fish_1": {"value": 3, "provenance": "entered"},
    }
    with pytest.raises(BadData) as caught:
        editions.read(document(values=values))
    assert [str(error) for error in caught.value.errors] == [
        "deck: is not known",
        "export.grain: heard is not one of rules, review, community, original, placeholder, entered",
        "export.fish: [3] instead of value, provenance, remark",
        'ship.any: "a\\tb" is not a remark',
        "export.coal: True is not a whole number",
        "mood.start: 99 is not on the track −4, −3, −2, −1, 0, 1, 2, 3, 4, 5",
        "lake: 7 cards instead of 6 (RO-1.2)",
        "lake: 4 cards with fish instead of 3 (RO-4.13)",
    ]


# -- in a match --------------------------------------------------------------------------


def test_a_match_names_the_edition_whose_values_it_is_played_with() -> None:
    setup = GAME.setup(2, values=OURS.values, edition=OURS.name)
    match = Match.new(GAME, setup, [Player("Anna"), Player("Ben")], "7F3A91C2")
    text = match.text()
    assert "\nvalue export.wool entered [2,4,2]\n" in text
    assert "\nedition Our copy\n" in text
    record = read_record(text.encode())
    assert record.header.setup == match.header.setup
    assert record.header.setup.edition == "Our copy"
    rows = text.split("\n")
    assert rows[first_line(record.header) - 1].startswith("1 ")


def test_a_record_without_an_edition_reads_as_before_and_a_bad_name_is_refused() -> None:
    match = Match.new(GAME, GAME.setup(2), [Player("Anna"), Player("Ben")], "7F3A91C2")
    header = write_header(match.header)
    assert "edition" not in header
    bad = header.replace("seed ", f"edition {'x' * 41}\nseed ")
    with pytest.raises(BadRecord, match="needs a name in one line"):
        read_header(bad.rstrip("\n").split("\n"))


def test_a_value_that_the_box_cannot_have_begins_no_match() -> None:
    with pytest.raises(BadData):
        GAME.setup(2, values={"wheel.spaces": Value(1, "entered")})
    with pytest.raises(BadSetup):
        editions.named(" \n ")

"""The data file of Red Outpost's components, and how a broken one is refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.base import resources
from engine.games.red_outpost.components import GOODS
from engine.games.red_outpost.values import SCHEMA, values
from engine.rules.components import PROVENANCES, BadData, check, read
from engine.rules.game import Value
from engine.rules.words import error_text

SHIPPED = resources.folder() / "red_outpost" / "components.toml"


def refused(folder: Path, old: str, new: str) -> tuple[str, ...]:
    """The errors of the shipped file with one passage changed."""
    text = SHIPPED.read_text("utf-8")
    assert old in text
    path = folder / "components.toml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(BadData) as caught:
        read(path, SCHEMA)
    errors = [str(error) for error in caught.value.errors]
    assert str(caught.value) == "\n".join(errors)
    assert all(f"{folder.name}/components.toml: " in error for error in errors)
    german = error_text(caught.value, "de")
    assert german != str(caught.value)
    assert not re.search(r"\b(is|are|not|of|instead|{|})\b", german.replace("Reviews", ""))
    return tuple(error.partition(": ")[2] for error in errors)


def test_the_shipped_file_reads_and_every_value_has_a_provenance() -> None:
    assert list(values()) == list(SCHEMA.entries)
    assert {value.provenance for value in values().values()} <= set(PROVENANCES)


def test_ro_1_2_six_lake_cards_and_twelve_spaceship_cards() -> None:
    for deck, size in (("lake", 6), ("ship", 12)):
        counts = [value.value for name, value in values().items() if name.startswith(f"{deck}.")]
        assert sum(counts) == size


def test_ro_3_3_every_good_has_an_export_track() -> None:
    assert [values()[f"export.{good}"].value for good in GOODS] == [
        [2, 3, 2],
        [2, 3, 2],
        [3, 4, 2],
        [3, 4, 3],
    ]


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("value = 4\n", "value = 1\n", "wheel.spaces, value: 1 is not from 2 to 99"),
        ("value = 4\n", "value = true\n", "wheel.spaces, value: True is not a whole number"),
        ("value = 4\n", "value = 4.0\n", "wheel.spaces, value: 4.0 is not a whole number"),
        ("value = 4\n", 'value = "4"\n', "wheel.spaces, value: '4' is not a whole number"),
        ("value = 4\n", "", "wheel.spaces, value: is missing"),
        ("value = 4\n", "value = 4\nspokes = 2\n", "wheel.spaces, spokes: is not known"),
        ("[wheel.spaces]", "[wheel.rooms]", "wheel.rooms: is not known"),
        ("value = [2, 3, 2]", "value = []", "export.wool, value: 0 numbers instead of 1 to 6"),
        ("value = [2, 3, 2]", "value = [2, 0]", "export.wool, value: 0 is not from 1 to 99"),
        ("value = [2, 3, 2]", "value = [false]", "export.wool, value: False is not a whole number"),
        ("value = [2, 3, 2]", "value = 2", "export.wool, value: 2 is not a list"),
        ("value = 0\n", "value = 7\n", "mood.start, value: 7 is not on the track"),
        ("[-4, -3", "[-3, -3", "mood.track, value: −3, −3, −2"),
        ('"review"', '"hearsay"', "wheel.spaces, provenance: 'hearsay' is not one of rules"),
        ('"review"', "[]", "wheel.spaces, provenance: [] is not one of rules"),
        ('"Reviews: four produced goods give one reward."', '" "', "wheel.spaces, source: ' '"),
        ("value = 2\n", "value = -1\n", "lake.fish_1, value: -1 is not from 0 to 6"),
    ],
)  # fmt: skip
def test_a_broken_entry_is_named_with_its_field(
    tmp_path: Path, old: str, new: str, error: str
) -> None:
    assert refused(tmp_path, old, new)[0].startswith(error)


def test_a_missing_entry_is_named(tmp_path: Path) -> None:
    assert "wheel.spaces: is missing" in refused(tmp_path, "[wheel.spaces]", "[wheel.rooms]")


def test_ro_4_13_the_lake_has_exactly_three_fish_cards(tmp_path: Path) -> None:
    lake = '[lake.nothing]\nvalue = 3\nprovenance = "rules"'
    assert refused(tmp_path, lake, lake.replace("3", "4")) == (
        "lake, value: 7 cards instead of 6 (RO-1.2)",
    )
    fish = '[lake.fish_1]\nvalue = 2\nprovenance = "placeholder"'
    errors = refused(tmp_path, fish, fish.replace("2", "1"))
    assert errors[1] == "lake, value: 2 cards with fish instead of 3 (RO-4.13)"


def test_ro_1_2_the_spaceship_deck_has_twelve_cards(tmp_path: Path) -> None:
    ship = '[ship.any]\nvalue = 3\nprovenance = "placeholder"'
    (error,) = refused(tmp_path, ship, ship.replace("3", "4"))
    assert error.endswith("13 cards instead of 12 (RO-1.2)")


def test_all_errors_are_told_at_once(tmp_path: Path) -> None:
    text = SHIPPED.read_text("utf-8")
    path = tmp_path / "components.toml"
    path.write_text(
        text.replace("value = 4\n", "value = 1\n")
        .replace("[3, 4, 3]", "[3, true]")
        .replace('"review"', '"gossip"')
        .replace("[ship.any]", "[ship.some]"),
        "utf-8",
    )
    with pytest.raises(BadData) as caught:
        read(path, SCHEMA)
    assert len(caught.value.errors) == 5


def test_a_duplicate_entry_is_refused(tmp_path: Path) -> None:
    again = "[wheel.spaces]\nvalue = 4\n"
    (error,) = refused(tmp_path, again, f"{again}value = 5\n")
    assert "line 6" in error


def test_a_file_that_is_no_table_of_entries_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path, "[wheel.spaces]", "wheel = 3\n[spaces]")[0] == ("wheel: is not known")


def test_a_file_that_is_not_there_or_not_utf_8_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"components\.toml: cannot be read"):
        read(tmp_path / "components.toml", SCHEMA)
    (tmp_path / "components.toml").write_bytes(b"# \xff")
    with pytest.raises(BadData, match="byte 3 is not UTF-8"):
        read(tmp_path / "components.toml", SCHEMA)


def test_entered_values_are_checked_like_the_file() -> None:
    check({**values(), "wheel.spaces": Value(6, "entered")}, SCHEMA)
    with pytest.raises(BadData) as caught:
        check({**values(), "wheel.spaces": Value(True, "heard"), "x": Value(1, "rules")}, SCHEMA)
    assert [str(error).partition(":")[0] for error in caught.value.errors] == [
        "x",
        "wheel.spaces, provenance",
        "wheel.spaces, value",
    ]

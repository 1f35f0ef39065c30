"""The data file of Outpost's components, and how a broken one is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.base import resources
from engine.games.outpost.components import DECKS, MEGAS, UPGRADES
from engine.games.outpost.event_deck import FRONTIER
from engine.games.outpost.game import GAME
from engine.games.outpost.state import Outpost
from engine.games.outpost.values import SCHEMA, values
from engine.rules.components import BadData, read
from engine.rules.game import Value

SHIPPED = resources.of_game("outpost") / "components.toml"
ORE = "value = [4, 6, 6, 6, 4]"


def refused(folder: Path, *changes: tuple[str, str]) -> list[str]:
    """The errors of the shipped file with some passages changed, each behind the file's name."""
    text = SHIPPED.read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = folder / "components.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadData) as caught:
        read(path, SCHEMA)
    named = f"{folder.name}/components.toml: "
    return [str(error).removeprefix(named) for error in caught.value.errors]


def test_the_shipped_file_reads_and_says_where_its_figures_are_from() -> None:
    assert list(values()) == list(SCHEMA.entries)
    assert {value.provenance for value in values().values()} == {"community", "original"}
    assert values()["events"] == Value(FRONTIER, "original")


def test_everything_that_can_be_copied_from_a_box_stands_in_one_group() -> None:
    grouped = [entry for group in SCHEMA.groups for entry in group.entries]
    assert sorted([*grouped, "events"]) == sorted(SCHEMA.entries)


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("expert = 15,", "expert = 0,", "upgrade.data_library, value: expert: 0 is not from 1 to 999"),
        ("expert = 10,", "expert = 4,", "factory.ore, value: expert: 4 is not from 5 to 99"),
        ("phase_3 = 40", "phase_3 = 10", "players.2, value: phase_3: 10 is not from 11 to 99"),
        (ORE, "value = [4, 6, 6, 6, 31]", "copies.ore, value: 31 is not from 0 to 30"),
        ("[mega.water]", "[mega.ore]", "mega.ore: is not known"),
        ('provenance = "community"', 'provenance = "dreamt"', "upgrade.data_library, provenance: 'dreamt'"),
    ],
)  # fmt: skip
def test_a_broken_entry_is_named_with_its_field(
    tmp_path: Path, old: str, new: str, error: str
) -> None:
    assert refused(tmp_path, (old, new))[0].startswith(error)


def test_a_deck_needs_a_number_of_cards_for_each_value(tmp_path: Path) -> None:
    told = refused(tmp_path, (ORE, "value = [4, 6]"))
    assert told == ["copies.ore, value: 2 numbers of cards for 5 values"]


def test_values_of_a_deck_rise(tmp_path: Path) -> None:
    told = refused(tmp_path, ("value = [1, 2, 3, 4, 5]", "value = [1, 2, 2, 4, 5]"))
    assert told == ["worth.ore, value: each value has to be greater than the one before (OP-5.1)"]


def test_a_deck_has_a_card(tmp_path: Path) -> None:
    told = refused(tmp_path, (ORE, "value = [0, 0, 0, 0, 0]"))
    assert told == ["copies.ore, value: a deck has at least one card (OP-5.1)"]


def test_a_copy_with_other_figures_is_played_with_them() -> None:
    """A deck of one value, another price, another mega card."""
    own = {
        "worth.ore": Value([6], "entered"),
        "copies.ore": Value([9], "entered"),
        "mega.water": Value(31, "entered"),
        "upgrade.nodule": Value({"expert": 27, "basic": 28, "vp": 4}, "entered"),
    }
    state = GAME.new_state(GAME.setup(3, values=own))
    assert isinstance(state, Outpost)
    board = state.board
    assert (board.worth["ore:6"], board.worth["ore:stand_in:6"], board.worth["water:mega:31"]) == (
        6,
        6,
        31,
    )
    assert (state.decks[0], sum(board.cards.counts)) == (9, 228 - 26 + 9)
    assert (board.bids[3], board.upgrade_vp[3]) == (27, 4)


def test_of_the_decks_three_have_mega_cards_and_upgrades_stand_in_their_order() -> None:
    assert [DECKS[deck] for deck in MEGAS] == ["water", "titanium", "new_chemicals"]
    bids = [values()[f"upgrade.{upgrade}"].value["vp"] for upgrade in UPGRADES]
    assert bids == sorted(bids)

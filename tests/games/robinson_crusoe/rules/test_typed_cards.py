"""The box of cards that people typed: one of each back and name, and nothing that was told is lost."""

from __future__ import annotations

import pytest

from engine.games.robinson_crusoe.typed_cards import (
    TypedCard,
    as_data,
    corrected,
    damaged,
    from_data,
    remembered,
    same,
    without,
)

STORM = TypedCard("event", "book", "Storm", "axe", "Think of it")
WIND = TypedCard("event", "build", "Cold wind", "", "")
BEETLE = TypedCard("build", "build", "storm", "", "")


def test_a_card_that_is_typed_again_keeps_what_was_left_empty() -> None:
    again = TypedCard("event", "gather", "STORM", "", "Or of that", "lose food 1")
    (card,) = remembered([STORM], [again])
    assert card == TypedCard("event", "gather", "STORM", "axe", "Or of that", "lose food 1")
    (card,) = remembered([card], [TypedCard("event", "book", "Storm", "two axes", "")])
    assert card == TypedCard("event", "book", "Storm", "two axes", "Or of that", "lose food 1")


def test_a_box_goes_by_back_and_name_however_it_is_written() -> None:
    box = remembered([STORM, BEETLE], [WIND])
    assert sorted(box) == sorted([STORM, BEETLE, WIND])
    assert [card.name for card in box if card.back == "event"] == ["Cold wind", "Storm"]
    assert same(box, STORM._replace(name="sTORM", icon="gather")) == STORM
    assert same(box, BEETLE._replace(name="STORM")) == BEETLE
    assert same(box, WIND._replace(back="gather")) is None
    assert without(box, STORM._replace(name="storm")) == [card for card in box if card != STORM]


def test_a_card_that_gets_the_name_of_another_becomes_one_with_it() -> None:
    assert corrected([STORM, WIND], WIND, WIND._replace(name="storm")) == [
        TypedCard("event", "build", "storm", "axe", "Think of it")
    ]
    assert corrected([STORM], STORM, STORM._replace(requirement="")) == [
        STORM._replace(requirement="")
    ]


@pytest.mark.parametrize(
    "change",
    [
        {"back": "lagoon"},
        {"icon": "lagoon"},
        {"back": "build", "icon": "book"},
        {"name": ""},
        {"name": 7},
        {"other": "x"},
    ],
)
def test_what_is_no_card_of_a_box_is_damaged_and_hides_no_other(change: dict[str, object]) -> None:
    row = as_data([STORM])[0]
    other = {**row, **change}
    data = [other, "x", row]
    assert from_data(data) == [STORM]
    assert [card.found for card in damaged(data)] == [other, "x"]
    assert as_data(from_data(data), damaged(data)) == [row, other, "x"]
    assert from_data([{name: text for name, text in row.items() if name != "effects"}]) == [STORM]
    assert from_data([{name: text for name, text in row.items() if name != "name"}]) == []


@pytest.mark.parametrize(
    ("data", "names", "texts"),
    [
        (None, [], []),
        ([], [], []),
        ('[{"name": "Sto', [""], ['[{"name": "Sto']),
        ({"name": "Storm\n"}, ["Storm"], ['{\n "name": "Storm\\n"\n}']),
        ([7, {"name": 7}], ["", ""], ["7", '{\n "name": 7\n}']),
    ],
)
def test_what_is_damaged_tells_what_can_be_read(
    data: object, names: list[str], texts: list[str]
) -> None:
    found = damaged(data)
    assert [card.name for card in found] == names
    assert [card.text for card in found] == texts

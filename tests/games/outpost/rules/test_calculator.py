"""The calculator's form: what is wrong in it is named at once, each with its fields."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.base import strict_json
from engine.games.outpost import calculator
from engine.games.outpost.calculator import WITH_CREW, Form, check
from engine.games.outpost.components import ALWAYS, BASIC, FACTORIES, PRESETS, UPGRADES
from engine.games.outpost.game import GAME
from engine.rules import sheet_text
from engine.rules.components import Value
from engine.rules.edition import Edition
from engine.rules.form import type_of_field
from engine.rules.words import load

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hans", "Ida")


def manned(*counts: int) -> dict[str, int]:
    return dict(zip(FACTORIES, counts, strict=True))


def player(name: str, **fields: Any) -> dict[str, Any]:
    """Somebody with the factories of the start."""
    return {"name": name, "manned": manned(2, 1, 0, 0, 0), **fields}


def sheet(seats: int = 2, **fields: Any) -> dict[str, Any]:
    """A document in which nothing is wrong."""
    return {"players": [player(name) for name in NAMES[:seats]], **fields}


def two(**fields: Any) -> dict[str, Any]:
    """Two of whom Ada has counted this."""
    return {"players": [player("Ada", **fields), player("Ben")]}


def form(document: object) -> Form:
    """The form of a document that holds."""
    made, wrong = calculator.read(document)
    assert wrong == []
    return made


def wrong(document: object) -> list[str]:
    return [str(error) for error in calculator.read(document)[1]]


def refused(it: Form) -> dict[str, tuple[type_of_field, ...]]:
    """What is wrong, by its name, with the fields."""
    return {error.name.rpartition(".")[2]: error.fields for error in check(it)}


def lines(it: Form, seat: int = 0) -> list[tuple[str, int, str]]:
    words = load(GAME.name, "en")
    return [
        (line.clause, line.points, words.line(line))
        for line in calculator.result(it).sheets[seat].lines
    ]


def totals(it: Form) -> list[int]:
    return [sheet.total for sheet in calculator.result(it).sheets]


# -- points ----------------------------------------------------------------------------


def test_the_sheet_of_the_example_names_each_point() -> None:
    """OP-3.1, OP-3.2, OP-4.1: each line with its clause."""
    ada = player(
        "Ada",
        manned=manned(2, 3, 1, 0, 0),
        upgrades={"warehouse": 1, "space_station": 1},
        crewed={"space_station": 1},
    )
    made = form({"preset": "expert", "players": [ada, player("Ben")], "rulings": {}})
    assert lines(made) == [
        ("OP-3.2", 1, "Warehouse: 1 at 1 VP"),
        ("OP-3.1", 10, "Space Station: 1 of 1 crewed, at 10 VP"),
        ("OP-4.1", 2, "Ore factories: 2 manned, at 1 VP"),
        ("OP-4.1", 3, "Water factories: 3 manned, at 1 VP"),
        ("OP-4.1", 2, "Titanium factories: 1 manned, at 2 VP"),
        ("OP-4.4", 0, "needs 7 operators: check"),
    ]
    assert totals(made) == [18, 3]


def test_an_upgrade_that_needs_a_crew_counts_only_as_often_as_it_has_one() -> None:
    """OP-3.1"""
    upgrades = {"moon_base": 2, "planetary_cruiser": 1}
    made = form(two(upgrades=upgrades, crewed={"moon_base": 1}))
    assert totals(made)[0] == 3 + 20
    assert ("OP-3.1", 0, "Planetary Cruiser: 0 of 1 crewed, at 15 VP") in lines(made)


def test_a_tie_goes_to_the_higher_face_value_of_what_works() -> None:
    """OP-6.4, OP-2.2: what has no crew counts for neither."""
    ada = player("Ada", upgrades={"nodule": 1, "space_station": 1})
    ben = player("Ben", upgrades={"scientists": 1})
    ranking = calculator.result(form({"players": [ada, ben]})).ranking
    assert [(place.seat, place.rank, place.total) for place in ranking.places] == [
        (1, 1, 5),
        (0, 2, 5),
    ]
    (step,) = ranking.tie_break
    assert (step.clause, step.seats, step.values) == ("OP-6.4", (1, 0), (40, 25))


def test_face_values_are_those_of_the_preset() -> None:
    """OP-3.2: Ecoplants cost 30 in the expert game and 50 in the basic one."""
    ada = player("Ada", upgrades={"ecoplants": 1})
    ben = player("Ben", upgrades={"nodule": 1, "orbital_lab": 1})
    values = {
        preset: calculator.tally(form({"preset": preset, "players": [ada, ben]})).face_values
        for preset in PRESETS
    }
    assert values == {"expert": [30, 75], "basic": [50, 75]}


def test_who_is_still_level_shares_the_place() -> None:
    """OP-R6"""
    ranking = calculator.result(form(sheet(3))).ranking
    assert [place.rank for place in ranking.places] == [1, 1, 1]
    assert [step.clause for step in ranking.tie_break] == ["OP-6.4", "OP-R6"]


def test_people_and_requirements_are_not_refused_but_told() -> None:
    """OP-4.1, OP-4.3: nobody has seen the people, so the sheet says how many there have to be."""
    ada = {"manned": manned(0, 0, 9, 9, 9), "upgrades": {"moon_base": 1}}
    it = form(two(**ada, crewed={"moon_base": 1}))
    assert lines(it)[-1] == ("OP-4.4", 0, "needs 28 operators: check")
    text = sheet_text.of_form(GAME.name, it, load(GAME.name, "en"))
    assert any("needs 28 operators: check (OP-4.4)" in line for line in text)


# -- what is still to be counted ---------------------------------------------------------


def test_a_blank_form_lacks_manned_factories_and_nothing_else() -> None:
    errors = check(calculator.blank(["Ada", "Ben"]))
    assert all(error.is_missing for error in errors)
    kinds = range(len(FACTORIES))
    assert [error.fields for error in errors] == [
        (("manned", kind, seat),) for seat in (0, 1) for kind in kinds
    ]


def test_whoever_owns_a_space_station_has_to_say_how_many_have_a_crew() -> None:
    """OP-3.1: it is worth 10 VP, so nobody forgets it."""
    it = form(two())
    it.upgrades[ALWAYS][0] = 1
    (error,) = check(it)
    assert error.is_missing and error.fields == (("crewed", 0, 0),)
    it.crewed[0][0] = 0
    assert check(it) == []


# -- what cannot be, each alone ----------------------------------------------------------


def seats_of(number: int) -> dict[str, Any]:
    return {"players": [player(str(seat)) for seat in range(number)]}


ALONE: tuple[tuple[dict[str, Any], str], ...] = (
    (seats_of(1), "Outpost is for 2 to 9 players, not 1 (OP-1.1)"),
    (seats_of(10), "Outpost is for 2 to 9 players, not 10 (OP-1.1)"),
    (
        {"players": [player("Ada"), player("Ada")]},
        "Two players are called “Ada”; names have to differ",
    ),
    (
        sheet(preset="solo"),
        "preset: “solo” is not one of expert, basic (OP-1.1)",
    ),
    (
        two(manned=manned(2, -1, 0, 0, 0)),
        "players › Ada › manned › water: −1 is less than 0",
    ),
    (
        two(upgrades={"robots": -2}),
        "players › Ada › upgrades › robots: −2 is less than 0",
    ),
    (
        two(upgrades={"moon_base": 1}, crewed={"moon_base": -1}),
        "players › Ada › crewed › moon_base: −1 is less than 0",
    ),
    (
        two(upgrades={"moon_base": 1}, crewed={"moon_base": 2}),
        "players › Ada › crewed › moon_base: 2, but “Ada” owns 1 (OP-3.1)",
    ),
    (
        two(crewed={"space_station": 1}),
        "players › Ada › crewed › space_station: 1, but “Ada” owns 0 (OP-3.1)",
    ),
    (
        two(manned={"gold": 1}),
        "players › Ada › manned: “gold” is not known here; known are " + ", ".join(FACTORIES),
    ),
    (
        two(upgrades={"casino": 1}),
        "players › Ada › upgrades: “casino” is not known here; known are " + ", ".join(UPGRADES),
    ),
    (
        two(crewed={"warehouse": 1}),
        "players › Ada › crewed: “warehouse” is not known here; known are " + ", ".join(WITH_CREW),
    ),
)


@pytest.mark.parametrize(("document", "sentence"), ALONE)
def test_what_cannot_be_is_refused_alone_with_its_clause(
    document: dict[str, Any], sentence: str
) -> None:
    assert wrong(document) == [sentence]


CHART = {3: (2, 2), 4: (3, 3), 5: (3, 4), 6: (4, 4), 7: (5, 5), 8: (5, 6), 9: (6, 6)}
"""OP-1.4, as the digest prints it: copies of the types 1 to 10 and of the others."""


def held(seats: int, upgrade: str, copies: int, **fields: Any) -> dict[str, Any]:
    """So many copies of an upgrade, dealt to all in turn."""
    document = sheet(seats, **fields)
    for seat, each in enumerate(document["players"]):
        own = len(range(seat, copies, seats))
        each["upgrades"] = {upgrade: own} if own else {}
    return document


@pytest.mark.parametrize("seats", CHART)
def test_no_more_copies_than_the_chart_has_are_in_a_match(seats: int) -> None:
    """OP-1.4"""
    for upgrade, most in zip(("warehouse", "moon_base"), CHART[seats], strict=True):
        assert wrong(held(seats, upgrade, most)) == []
        name = load(GAME.name, "en").name("upgrades", upgrade)
        assert wrong(held(seats, upgrade, most + 1)) == [
            f"{name}: {most + 1} copies are entered, but with {seats} players there are {most}"
            " at the most (OP-1.4)"
        ]


@pytest.mark.parametrize("seats", range(3, 10))
def test_in_the_basic_game_there_is_one_copy_less_than_players(seats: int) -> None:
    """OP-1.4"""
    for upgrade in ("warehouse", "moon_base"):
        assert wrong(held(seats, upgrade, seats - 1, preset=BASIC)) == []
        assert len(wrong(held(seats, upgrade, seats, preset=BASIC))) == 1


def test_with_two_players_the_dice_make_two_copies_at_the_most() -> None:
    """OP-1.4, OP-R9: in the basic game only where people read it so."""
    dice = {"OP-R9": "dice"}
    assert wrong(held(2, "nodule", 2)) == []
    assert wrong(held(2, "nodule", 3)) == [
        "Nodule: 3 copies are entered, but with 2 players there are 2 at the most (OP-1.4)"
    ]
    assert wrong(held(2, "nodule", 1, preset=BASIC)) == []
    assert wrong(held(2, "nodule", 2, preset=BASIC)) == [
        "Nodule: 2 copies are entered, but with 2 players there is 1 at the most (OP-R9)"
    ]
    assert wrong(held(2, "nodule", 2, preset=BASIC, rulings=dice)) == []
    assert len(wrong(held(2, "nodule", 3, preset=BASIC, rulings=dice))) == 1


def test_with_two_players_the_dice_leave_three_types_with_one_copy() -> None:
    """OP-R1: of ten at the most there are two."""
    it = form(two())
    for upgrade in range(10):
        it.upgrades[upgrade] = [1, 1]
    assert check(it) == []
    it.upgrades[10] = [0, 2]
    it.crewed[0][1] = 0
    assert [str(error) for error in check(it)] == [
        "11 types have two copies, but with 2 players there are 10 such types at the most (OP-R1)"
    ]
    assert refused(it)["twos"] == tuple(
        ("upgrades", at, seat) for at in range(11) for seat in (0, 1)
    )
    it.rulings["OP-R9"], it.preset = "dice", BASIC
    assert refused(it).keys() == {"twos"}


def test_everything_wrong_is_named_at_once() -> None:
    ada = player("Ada", manned=manned(-3, 0, 0, 0, 0), upgrades={"warehouse": 3, "x": 1})
    ben = player("Ada", upgrades={"moon_base": 1, "robots": -1}, crewed={"moon_base": 2})
    assert wrong({"players": [ada, ben], "z": 0}) == [
        "JSON: “z” is not known here; known are players, preset, rulings, edition, values",
        "players › Ada › upgrades: “x” is not known here; known are " + ", ".join(UPGRADES),
        "Two players are called “Ada”; names have to differ",
        "players › Ada › manned › ore: −3 is less than 0",
        "players › Ada › upgrades › robots: −1 is less than 0",
        "players › Ada › crewed › moon_base: 2, but “Ada” owns 1 (OP-3.1)",
        "Warehouse: 3 copies are entered, but with 2 players there are 2 at the most (OP-1.4)",
    ]


def test_a_refusal_marks_the_fields_that_it_is_about() -> None:
    it = form(two())
    it.upgrades[1] = [2, 1]
    it.crewed[2][1] = 1
    assert refused(it) == {
        "copies": (("upgrades", 1, 0), ("upgrades", 1, 1)),
        "crew": (("crewed", 2, 1), ("upgrades", ALWAYS + 2, 1)),
    }


# -- open points and values of one's own copy ----------------------------------------------


def test_the_copies_for_two_bear_on_a_sheet_of_two_in_the_basic_game_only() -> None:
    """OP-R9"""
    assert calculator.scored(form(sheet(2))) == ("OP-R6",)
    assert calculator.scored(form(sheet(2, preset=BASIC))) == ("OP-R6", "OP-R9")
    assert calculator.scored(form(sheet(3, preset=BASIC))) == ("OP-R6",)


def ours(**values: Any) -> dict[str, Any]:
    """A document's part that names values of one's own box."""
    entered = {
        entry.replace("__", "."): {"value": value, "provenance": "entered"}
        for entry, value in values.items()
    }
    return {"edition": "Ours", "values": entered}


def test_a_copy_of_ones_own_may_have_other_vp_face_values_and_copies() -> None:
    own = ours(
        upgrade__nodule={"expert": 90, "basic": 90, "vp": 7},
        factory__ore={"expert": 10, "basic": 10, "vp": 2},
        players__3={"low": 4, "high": 1, "phase_3": 35},
    )
    it = form({**held(3, "nodule", 4), **own})
    assert totals(it) == [5 + 14, 5 + 7, 5 + 7]
    assert calculator.tally(it).face_values == [180, 90, 90]
    assert len(wrong({**held(3, "nodule", 5), **own})) == 1
    assert len(wrong({**held(3, "moon_base", 2), **own})) == 1
    assert calculator.used(it)["upgrade.nodule"].provenance == "entered"
    assert "players.3" in calculator.used(it) and "players.4" not in calculator.used(it)


def test_values_that_cannot_be_are_named() -> None:
    made, errors = calculator.read(
        {**sheet(), **ours(factory__ore={"expert": 0, "basic": 10, "vp": 1})}
    )
    assert made.edition is None
    assert [error.name for error in errors] == ["form.values"]
    assert "factory.ore" in str(errors[0])


# -- the document ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("document", "sentence"),
    [
        ([], "JSON has to be an object"),
        ({}, "JSON: “players” is missing"),
        ({"players": 3}, "players has to be a list"),
        ({"players": []}, "Outpost is for 2 to 9 players, not 0 (OP-1.1)"),
    ],
)
def test_without_players_nothing_else_is_said(document: object, sentence: str) -> None:
    assert wrong(document) == [sentence]


def test_a_document_names_everything_that_cannot_be_read_at_once() -> None:
    ada = player("Ada", manned={"ore": True, "water": 1.5}, upgrades=[], crewed={"moon_base": "1"})
    rulings = {"OP-R9": "moon", "OP-R99": "x"}
    known = ", ".join(calculator.blank([]).rulings)
    assert wrong({"preset": [1], "players": [ada, {"name": 7}], "rulings": rulings}) == [
        "preset: “[1]” is not one of expert, basic (OP-1.1)",
        f"rulings: “OP-R99” is not known here; known are {known}",
        "OP-R9: “moon” is not one of its readings one, dice",
        "players › Ada › manned › ore has to be a whole number",
        "players › Ada › manned › water has to be a whole number",
        "players › Ada › upgrades has to be an object",
        "players › Ada › crewed › moon_base has to be a whole number",
        "players › 2: “manned” is missing",
        "players › 2 › name has to be a text",
    ]


def test_what_a_document_leaves_out_is_none_and_null_is_not_counted_yet() -> None:
    left_out = form(two(manned={"ore": 4}, upgrades={"space_station": 1}))
    assert [row[0] for row in left_out.manned] == [4, 0, 0, 0, 0]
    assert left_out.crewed[0][0] == 0
    assert wrong(two(manned={"ore": None}, upgrades={"space_station": 1}, crewed={})) == [
        "players › Ada › manned: “ore” is missing"
    ]


def test_a_form_that_is_half_counted_goes_into_a_document_and_comes_back() -> None:
    it = calculator.blank(["Ada", "Ben", "Cleo"], BASIC)
    it.manned[0][0], it.manned[1][1] = 3, 0
    it.upgrades[ALWAYS][0], it.upgrades[ALWAYS + 1][1], it.upgrades[0][2] = 1, 1, 0
    it.crewed[1][1] = 1
    it.rulings["OP-R9"] = "dice"
    value = Value({"expert": 11, "basic": 11, "vp": 1}, "entered")
    it.edition = Edition("Ours", GAME.name, {"factory.ore": value})
    text = json.dumps(calculator.document(it))
    again, errors = calculator.read(strict_json.decode(text.encode()))
    assert again == it
    assert errors and all(error.is_missing for error in errors)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 40) | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from([*FACTORIES, *UPGRADES, "name", "x"]), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(document=JSON, at=st.sampled_from(["manned", "upgrades", "crewed", "name"]))
@settings(max_examples=120, deadline=None)
def test_whatever_stands_in_a_document_is_read_or_refused_in_sentences(
    document: object, at: str
) -> None:
    broken = copy.deepcopy(sheet(3))
    broken["players"][1][at] = document
    for it in (document, {"players": document}, broken, sheet(2, preset=document)):
        made, errors = calculator.read(it)
        assert all(str(error) for error in errors)
        if not errors:
            assert calculator.read(calculator.document(made)) == (made, [])
            calculator.result(made)

"""The calculator's form: what is wrong in it is named at once, each with its fields."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.games.red_outpost import calculator
from engine.games.red_outpost.calculator import Form, check, most
from engine.games.red_outpost.components import CRYSTALS, DISCS, FISHERMAN, MINER, WORKERS
from engine.games.red_outpost.game import GAME
from engine.rules.components import Value
from engine.rules.edition import Edition
from engine.rules.form import BadForm, type_of_field

NAMES = ["Anna", "Ben"]


def counted(days: int = 1) -> Form:
    """A form on which all is counted, and nothing lies on the portraits."""
    form = calculator.blank(NAMES, days)
    form.vp, form.crystals, form.palace = [10, 3], [4, 3], [1, 2]
    form.gained = [0, 0]
    return form


def found(form: Form) -> dict[str, tuple[type_of_field, ...]]:
    """What is wrong, by its name, with the fields."""
    return {error.name.rpartition(".")[2]: error.fields for error in check(form)}


def test_a_blank_form_lacks_what_everybody_counts_and_nothing_else() -> None:
    for days, kinds in ((1, calculator.COUNTED), (2, (*calculator.COUNTED, "gained"))):
        errors = check(calculator.blank(NAMES, days))
        assert all(error.is_missing for error in errors)
        fields = [(kind, seat) for seat in (0, 1) for kind in kinds]
        assert [error.fields for error in errors] == [(field,) for field in fields]
    assert check(counted(2)) == []


def test_everything_wrong_is_named_at_once_with_its_fields() -> None:
    form = counted()
    day = form.days[0]
    form.names[1] = "Anna"
    form.vp[0], form.palace[1] = -1, None
    day.moods[FISHERMAN] = 6
    day.discs[MINER] = [10, 1]
    form.crystals[0] = CRYSTALS + 1
    assert found(form) == {
        "same_name": (("names", 1),),
        "negative": (("vp", 0),),
        "missing": (("palace", 1),),
        "mood": (("days", 0, "moods", FISHERMAN),),
        "no_mood": (("days", 0, "moods", MINER),),
        "discs": (("days", 0, "discs", MINER, 0),),
        "crystals": (("crystals", 0), ("crystals", 1)),
    }


@pytest.mark.parametrize("name", ["", "  ", "An\tna"])
def test_a_name_that_cannot_be_read_is_refused(name: str) -> None:
    form = counted()
    form.names[0] = name
    assert found(form) == {"no_name": (("names", 0),)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_day_has_its_own_discs(seats: int) -> None:
    """RO-1.3: 9, 7 or 6 discs to place each day."""
    form = calculator.blank([f"Player {seat}" for seat in range(seats)], 2)
    for at in (0, 1):
        form.days[at].moods[MINER] = 1
        form.days[at].discs[MINER][1] = DISCS[seats]
    assert not [error for error in check(form) if not error.is_missing]
    form.days[1].discs[FISHERMAN][1] = 1
    form.days[1].moods[FISHERMAN] = 0
    (error,) = (error for error in check(form) if not error.is_missing)
    at_miner, at_fisherman = (("days", 1, "discs", worker, 1) for worker in (MINER, FISHERMAN))
    assert set(error.fields) == {at_miner, at_fisherman}
    told = {"day": 2, "number": 2, "who": "Player 1", "n": DISCS[seats] + 1, "players": seats}
    assert error.params == {**told, "most": DISCS[seats]}


def test_the_only_day_that_is_listed_is_the_second() -> None:
    form = counted()
    form.days[0].moods[MINER], form.days[0].discs[MINER] = 1, [10, 0]
    (error,) = check(form)
    assert (error.params["day"], error.params["number"]) == (1, 2)


def test_a_mood_of_the_track_is_taken_and_no_other() -> None:
    form = counted()
    for mood, right in ((-4, True), (5, True), (-5, False), (6, False)):
        form.days[0].moods[MINER] = mood
        assert (check(form) == []) == right, mood


def test_discs_below_0_are_refused_at_their_field() -> None:
    form = counted()
    form.days[0].moods[MINER], form.days[0].discs[MINER] = 1, [2, -1]
    (error,) = check(form)
    assert error.fields == (("days", 0, "discs", MINER, 1),)
    assert "days › 1 › discs › miner › Ben: −1 is less than 0" in str(error)


# -- RO-7.2 crystals on portraits ------------------------------------------------------


def with_gifts(form: Form, giver: int, **gifts: int) -> Form:
    form.giver = giver
    form.gifts = [gifts.get(worker) for worker in WORKERS]
    return form


def test_crystals_on_a_portrait_need_its_mood_and_count_as_discs_of_the_last_day() -> None:
    """RO-7.2"""
    form = with_gifts(counted(2), 1, miner=2)
    assert found(form) == {"no_mood": (("days", 1, "moods", MINER),)}
    for day, mood in zip(form.days, (3, 4), strict=True):
        day.moods[MINER], day.discs[MINER] = mood, [1, 0]
    assert check(form) == []
    assert most(form) == {("days", 0, "discs", MINER, 0), ("days", 1, "discs", MINER, 1)}
    totals = [sheet.total for sheet in calculator.result(form).sheets]
    assert totals == [10 + 3 + 2 + 2, 3 + 4 + 4 + 1]


def test_level_discs_all_stand_out_and_none_do_not() -> None:
    """RO-5.1"""
    form = counted()
    form.days[0].discs[MINER] = [2, 2]
    form.days[0].discs[FISHERMAN] = [0, 0]
    assert most(form) == {("days", 0, "discs", MINER, seat) for seat in (0, 1)}


def test_one_crystal_a_turn_can_lie_on_portraits() -> None:
    """RO-2.8, RO-7.2"""
    form = with_gifts(counted(), 0, miner=5, fisherman=4)
    form.days[0].moods = [0] * 6
    assert check(form) == []
    form.gifts[0] = 1
    assert found(form) == {"gifts": tuple(("gifts", worker) for worker in range(6))}
    form.gifts[0] = -1
    assert found(form) == {"negative": (("gifts", 0),)}


def test_crystals_on_portraits_are_among_those_of_the_box() -> None:
    """RO-1.2: 24 crystals: in hand, at the Palace, on portraits."""
    form = with_gifts(counted(), 0, miner=1)
    form.days[0].moods[MINER] = 0
    form.crystals, form.palace = [10, 5], [4, 4]
    assert check(form) == []
    form.palace = [4, 5]
    assert set(found(form)) == {"crystals"}
    form.days = []
    assert check(form) == [], "without a day nothing lies on portraits"


# -- values of one's own copy -------------------------------------------------------------


def test_a_sheet_is_counted_with_the_values_of_an_edition_and_keeps_them() -> None:
    form = counted()
    form.days[0].moods[MINER] = 9
    form.days[0].discs[MINER][0] = 1
    assert list(found(form)) == ["mood"]
    track = {"mood.track": Value([0, 9], "entered"), "mood.start": Value(0, "entered")}
    form.edition = Edition("Our copy", GAME.name, track)
    assert check(form) == []
    assert calculator.used(form) == {"mood.track": Value([0, 9], "entered")}
    made, errors = calculator.read(json.loads(json.dumps(calculator.document(form))))
    assert errors == []
    assert made.edition == form.edition


def test_values_of_a_sheet_that_cannot_be_are_named() -> None:
    players = [{"name": name, "vp": 1, "crystals": 0, "palace": 0} for name in ("Anna", "Ben")]
    values = {"mood.start": {"value": 99, "provenance": "entered"}, "x": 1}
    sheet = {"players": players, "edition": "", "values": values}
    made, errors = calculator.read(sheet)
    assert made.edition is None
    assert [str(error).partition(":")[0] for error in errors][:2] == ["values", "values"]
    assert "mood.start: 99 is not on the track" in str(errors[2])


def test_what_day_2_gave_before_its_end_counts_between_the_two_days() -> None:
    """RO-5.1: day 1 takes down to 0 VP at most; what comes after it is there for day 2."""
    form = counted(2)
    form.vp, form.gained = [1, 3], [5, 2]
    for day in form.days:
        day.moods[MINER], day.discs[MINER] = -4, [2, 1]
    sheets = calculator.result(form).sheets
    assert [sheet.total for sheet in sheets] == [0 + 5 - 4 + 2 + 2, 3 + 2 + 4 + 1]
    told = [(line.points, line.why) for line in sheets[0].lines[:4]]
    assert told == [
        (1, "track"),
        (5, "gained"),
        (-1, "most_discs_floored"),
        (-4, "most_discs"),
    ]
    form.gained[0] = -1
    assert found(form) == {"negative": (("gained", 0),)}
    form.days = form.days[1:]
    assert check(form) == [], "before the end of day 2 the track has it all"


def test_crystals_lie_on_the_portraits_of_each_day() -> None:
    """RO-7.2: at the day's end they return to the supply."""
    form = with_gifts(counted(2), 1, miner=1)
    form.gifts_before = [9, None, None, None, None, None]
    for day in form.days:
        day.moods = [1] * 6
    document = calculator.document(form)
    read, wrong = calculator.read(document)
    assert [day["palace_crystals_before"] for day in document["players"][1:]] == [{WORKERS[0]: 9}]
    assert wrong == []
    assert calculator.result(read) == calculator.result(form)
    assert most(form) == {("days", 0, "discs", 0, 1), ("days", 1, "discs", MINER, 1)}
    form.gifts_before[0] = 10
    assert found(form) == {"gifts": tuple(("gifts_before", worker) for worker in range(6))}
    form.days = form.days[1:]
    assert check(form) == [], "one day's crystals belong to that day"


# -- the document ----------------------------------------------------------------------


def wrong(document: Any) -> list[BadForm]:
    return calculator.read(document)[1]


def test_a_document_names_everything_that_is_wrong_at_once() -> None:
    players = [
        {"name": "Anna", "vp": True, "crystals": 3, "palace": 0, "wool": 1},
        {"name": 7, "vp": 1, "palace": 30, "palace_crystals": {"cook": 1, "miner": "2"}},
    ]
    day = {"mood": {"miner": 9}, "discs": {"miner": {"Zoe": 1}, "farmer": []}}
    document = {"players": players, "days": [day, {}], "rulings": {"RO-R7": "tenth"}, "x": 1}
    assert [str(error) for error in wrong(document)] == [
        "JSON: “x” is not known here; known are players, days, rulings, edition, values",
        "RO-R7: “tenth” is not one of its readings third, second",
        "players › 1: “wool” is not known here; known are name, vp, crystals, palace,"
        " gained, palace_crystals, palace_crystals_before",
        "players › Anna › vp has to be a whole number",
        "players › 2 › name has to be a text",
        f"players › 2 › palace_crystals: “cook” is not known here; known are {', '.join(WORKERS)}",
        "players › 2 › palace_crystals › miner has to be a whole number",
        "days › 1 › discs › miner: “Zoe” is not known here; known are Anna",
        "days › 1 › discs › farmer has to be an object",
        "days › 2: “mood” is missing",
        "days › 2: “discs” is missing",
        "players › Anna: “gained” is missing",
        "players › 2: “crystals” is missing",
        "players › 2: “gained” is missing",
        "days › 1 › mood › miner: 9 is not on the mood track from −4 to 5",
        "33 crystals are listed, but the box holds 24 (RO-1.2)",
    ]


@pytest.mark.parametrize(
    ("document", "sentence"),
    [
        ([], "JSON has to be an object"),
        ({}, "JSON: “players” is missing"),
        ({"players": 3}, "players has to be a list"),
        ({"players": []}, "Red Outpost is for 2 to 4 players, not 0 (RO-1.1)"),
    ],
)
def test_without_players_nothing_else_is_said(document: object, sentence: str) -> None:
    assert [str(error) for error in wrong(document)] == [sentence]


def test_a_document_that_is_not_whole_is_read_as_far_as_it_goes() -> None:
    form, errors = calculator.read({"players": [{"name": "Anna", "vp": 4}, {"name": "Ben"}]})
    assert (form.names, form.vp, form.crystals) == (NAMES, [4, None], [None, None])
    assert all(error.is_missing for error in errors) and len(errors) == 5


def test_a_form_goes_into_a_document_and_comes_back() -> None:
    form = with_gifts(counted(2), 1, miner=2)
    for day in form.days:
        day.moods[MINER], day.discs = -2, [[0, 0] for _ in WORKERS]
        day.discs[MINER] = [1, 2]
    form.rulings["RO-R7"] = "second"
    assert calculator.read(calculator.document(form)) == (form, [])


def test_a_long_key_is_cut_where_it_is_told() -> None:
    (error, *_) = wrong({"players": [], "k" * 50_000: 1})
    assert len(str(error)) < 120 and "kkk…" in str(error)

"""A form's fields lead to its numbers, and a document is read as far as it goes."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from engine.base.errors import Told
from engine.rules.form import (
    BadForm,
    BadForms,
    Reading,
    bad_names,
    missing,
    negative,
    put,
    type_of_field,
    value,
)
from engine.rules.game import Ruling
from engine.rules.words import error_text


@dataclass
class Day:
    moods: list[int | None] = field(default_factory=lambda: [1, None])


@dataclass
class Form:
    giver: int | None = None
    days: list[Day] = field(default_factory=lambda: [Day(), Day()])


@pytest.mark.parametrize("at", [("giver",), ("days", 1, "moods", 0)])
def test_what_is_put_into_a_field_is_its_value(at: type_of_field) -> None:
    form = Form()
    put(form, at, 7)
    assert value(form, at) == 7
    put(form, at, None)
    assert value(form, at) is None
    assert value(form, ("days", 0)) == Day()


def test_names_have_to_be_readable_and_to_differ() -> None:
    wrong = bad_names(["Anna", "", "Anna", "A\tb", "Anna"])
    assert [(error.name, error.fields) for error in wrong] == [
        ("form.no_name", (("names", 1),)),
        ("form.same_name", (("names", 2),)),
        ("form.no_name", (("names", 3),)),
        ("form.same_name", (("names", 4),)),
    ]


def test_only_what_is_missing_is_still_to_be_counted() -> None:
    assert missing(("vp", 0), "players", "1", "vp").is_missing
    assert not negative(("vp", 0), -1, "players", "1", "vp").is_missing


def test_of_a_field_that_could_not_be_read_nothing_further_is_said() -> None:
    reading = Reading()
    assert reading.number("3", ("vp", 0), "players", "1", "vp") is None
    assert reading.number(True, ("vp", 1), "players", "2", "vp") is None
    assert reading.number(3, ("vp", 2), "players", "3", "vp") == 3
    said = missing(("vp", 0), "players", "1", "vp")
    new = missing(("palace", 0), "players", "1", "palace")
    of_none = BadForm("form.no_list", "days has to be a list", where="days")
    assert [error.fields for error in reading.with_these([said, new, of_none])] == [
        (("vp", 0),),
        (("vp", 1),),
        (("palace", 0),),
        (),
    ]


def test_only_the_known_entries_of_an_object_are_read() -> None:
    reading = Reading()
    assert reading.table({"a": 1, "x": 2, "y": 3}, ("a", "b"), ("c",), "top") == {"a": 1}
    assert [str(error) for error in reading.wrong] == [
        "top: “x, y” is not known here; known are a, b, c",
        "top: “b” is missing",
    ]
    assert reading.wrong[0].fields == ()


def test_a_ruling_is_read_by_its_default_where_no_reading_of_it_is_named() -> None:
    reading, rulings = Reading(), [Ruling("X-R1", ("this", "that")), Ruling("X-R2", ("so",))]
    assert reading.rulings({"X-R1": "that"}, rulings) == {"X-R1": "that", "X-R2": "so"}
    assert not reading.wrong
    assert reading.rulings({"X-R1": ["that"]}, rulings) == {"X-R1": "this", "X-R2": "so"}
    (error,) = reading.wrong
    assert str(error) == "X-R1: “['that']” is not one of its readings this, that"


def test_several_errors_are_one_sentence_in_both_languages() -> None:
    errors: list[BadForm] = [
        negative(("vp", 0), -2, "players", "Anna", "vp"),
        missing(("vp", 1), "players", "2", "vp"),
    ]
    told: Told = BadForms(errors)
    assert str(told) == "players › Anna › vp: −2 is less than 0; players › 2: “vp” is missing"
    german = "players › Anna › vp: −2 ist kleiner als 0; players › 2: „vp“ fehlt"
    assert error_text(told, "de") == german

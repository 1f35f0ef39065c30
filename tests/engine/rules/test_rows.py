"""A thing with several fields: each is checked, and some may be left out."""

from __future__ import annotations

import pytest

from engine.rules.components import Line, Row, Whole

ROW = Row({"slots": Whole(1, 9), "note": Line(5)}, {"note": ""})


@pytest.mark.parametrize(
    "value", [{"slots": 3}, {"slots": 3, "note": ""}, {"slots": 3, "note": "a"}]
)
def test_a_field_with_a_default_may_be_left_out(value: dict[str, object]) -> None:
    assert ROW(value) is None


@pytest.mark.parametrize(
    ("value", "wrong"),
    [
        ({"note": "a"}, "slots: is missing"),
        ({"slots": 3, "note": "longer"}, "note: 'longer' is no text"),
        ({"slots": 3, "other": 1}, "other: is not known"),
        ({"slots": 0}, "slots: 0 is not from 1 to 9"),
    ],
)
def test_every_other_field_is_needed_and_checked(value: dict[str, object], wrong: str) -> None:
    assert wrong in str(ROW(value))


def test_a_value_is_whole_with_its_defaults_and_brief_without_them() -> None:
    assert ROW.whole({"slots": 3}) == {"slots": 3, "note": ""}
    assert [*ROW.whole({"note": "a", "slots": 3})] == ["slots", "note"]
    assert ROW.brief({"slots": 3, "note": ""}) == {"slots": 3}
    assert ROW.brief({"slots": 3, "note": "a"}) == {"slots": 3, "note": "a"}

"""JSON is read as it stands or refused by what is wrong in it, in a few words."""

from __future__ import annotations

import pytest

from engine.base import strict_json
from engine.base.strict_json import BadJson


@pytest.mark.parametrize(
    ("data", "value"),
    [
        (b'{"a": [1, -2, "\xc3\xa4", true, null]}', {"a": [1, -2, "ä", True, None]}),
        (b"9" * strict_json.DIGITS, int("9" * strict_json.DIGITS)),
        (b"-" + b"9" * strict_json.DIGITS, -int("9" * strict_json.DIGITS)),
    ],
)
def test_plain_values_are_read(data: bytes, value: object) -> None:
    assert strict_json.decode(data) == value


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"[1.25]", "1.25 is not a whole number"),
        (b"1." + b"2" * 18, f"1.{'2' * 18} is not a whole number"),
        (b"1." + b"2" * 19, f"1.{'2' * 17}… is not a whole number"),
        (b"1" + b"0" * strict_json.DIGITS, f"the number 1{'0' * (strict_json.DIGITS - 1)}… is too"),
        (b"[NaN]", "NaN is not a number"),
        (b"[-Infinity]", "-Infinity is not a number"),
        (b"\xff", "byte 1 is not UTF-8"),
        (b'"abc\xff"', "byte 5 is not UTF-8"),
        (b'[1,\n 2,\n x]', "line 3, column 2"),
        (b'{"a": 1, "b": {"c": 1, "c": 1}}', "“c” is there twice"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named(data: bytes, said: str) -> None:
    with pytest.raises(BadJson) as caught:
        strict_json.decode(data)
    assert said in str(caught.value)

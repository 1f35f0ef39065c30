"""What may stand in one line: names of every script, and nothing that nobody can see."""

from __future__ import annotations

import pytest

from engine.base.errors import Told
from engine.base.people import BadPlayer, Player, checked
from engine.base.plain_text import is_line, line_of, quoted

ROCKET, FAMILY, PERSIAN = "👩\u200d🚀", "👨\u200d👩\u200d👧", "مهدی\u200cزاده"


@pytest.mark.parametrize("name", ["Anna", "Åsa Öz", ROCKET, FAMILY, PERSIAN, "<b>x", "❤️"])
def test_names_are_kept_as_people_type_them(name: str) -> None:
    assert is_line(name) and line_of(name) == name
    assert checked(Player(name)).name == name


def test_what_cannot_be_read_is_left_out() -> None:
    assert line_of(" An\tna\u202e\n ") == "Anna"


@pytest.mark.parametrize("name", ["", " ", "\u200d", "\u200c\u200d", "An\nna", "\u202eannA"])
def test_a_name_that_nobody_can_see_or_that_turns_the_line_is_none(name: str) -> None:
    with pytest.raises(BadPlayer):
        checked(Player(name))


@pytest.mark.parametrize("name", ["x" * 200, "Ö" * 200])
def test_a_name_has_200_characters_at_most(name: str) -> None:
    assert checked(Player(name)).name == name
    with pytest.raises(BadPlayer) as caught:
        checked(Player(name + "x"))
    assert len(caught.value.params["player"]) == 200


def test_what_is_quoted_is_short_and_steers_nothing() -> None:
    assert quoted("Anna\u200d🚀 Öz") == "Anna\u200d🚀 Öz"
    assert quoted("\x1b[2J\u202eannA\n\ud800\u2028") == r"\x1b[2J\u202eannA\x0a\ud800\u2028"
    assert quoted("x" * 300) == "x" * 199 + "…"


def test_what_a_refusal_quotes_is_short_and_steers_nothing() -> None:
    """A file's name and what stands in it are shown in windows and on terminals."""
    long, steering = "y" * 900, "a\x1b[31m\u202eb"
    error = Told("x", f"“{steering}” is not “{long}”", what=steering, text=long)
    assert str(error) == rf"“a\x1b[31m\u202eb” is not “{'y' * 199}…”"
    assert error.params == {"what": r"a\x1b[31m\u202eb", "text": "y" * 199 + "…"}
    assert str(Told("x", "one\nand \x07 another")) == "one\nand \\x07 another"

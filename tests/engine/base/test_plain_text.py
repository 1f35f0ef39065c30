"""What may stand in one line: names of every script, and nothing that nobody can see."""

from __future__ import annotations

import pytest

from engine.base.people import BadPlayer, Player, checked
from engine.base.plain_text import is_line, line_of

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

"""A record of Outer Earth that cannot have been is refused in one sentence, with its line."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

from engine.games.outer_earth.components import FACES
from engine.games.outer_earth.game import GAME
from engine.match.match import Match
from engine.record.lines import Answer, BadRecord
from engine.record.record import first_line, read
from tests.games.outer_earth.matches import new, played


@cache
def match() -> Match:
    """A match of two with bids for planets, and turns after them."""
    return played(new(2), random.Random(3), 90)


def refused(text: str) -> tuple[int, str]:
    """The number of the line that is refused, and what is said of it."""
    with pytest.raises(BadRecord) as caught:
        Match.resume(read(text.encode(), lambda _: GAME))
    assert caught.value.line is not None
    line, _, said = str(caught.value).partition(": ")
    assert line == f"line {caught.value.line}"
    return caught.value.line, said


@pytest.mark.parametrize(
    ("passage", "other", "said"),
    [
        (r"take:\S+", "take:primary-violet-magenta", "“take:primary-violet-magenta” is not a legal answer here"),
        (r"invest:\S+", "invest:secondary", "“invest:secondary” is not a legal answer here"),
        (r"place:\d\d:\S+", "place:25:primary-cyan-cyan", "“place:25:primary-cyan-cyan” is not a legal answer here"),
        (r"close:\d\d", "close:99", "“close:99” is not a legal answer here"),
        (r"paddle (yes|no)", "paddle maybe", "“maybe” is not a legal answer here"),
        (r"first_card \S+", "first_card card:quaternary-cyan-cyan", "“card:quaternary-cyan-cyan” is not a legal answer here"),
        (r"first_card (\S+)", r"paddle \1", "” of seat "),
        (r"add_or_pass pass", "add_or_pass 3", "“3” is not a legal answer here"),
        (r"chance cards (\S+)", "chance cards card:tertiary-violet-magenta", "“card:tertiary-violet-magenta” is not a legal answer here"),
        (r"chance galaxy \d\d", "chance galaxy 77", "“77” is not a legal answer here"),
    ],
)  # fmt: skip
def test_an_answer_or_a_card_that_cannot_be_is_named_with_its_line(
    passage: str, other: str, said: str
) -> None:
    text = match().text()
    found = re.search(passage, text)
    assert found is not None, f"there is no {passage} in the match"
    line, told = refused(text[: found.start()] + found.expand(other) + text[found.end() :])
    assert line == text.count("\n", 0, found.start()) + 1 and said in told


def test_a_bid_of_a_card_that_the_seat_does_not_have_is_named_with_its_line() -> None:
    """OE-2.4: the card is one of the deck."""
    for at, line in enumerate(match().lines):
        if isinstance(line, Answer) and line.decision == "first_card":
            held = {str(it) for it in match().state_at(at).legal_actions()}
            other = next(face for face in FACES if face not in held)
            rows = match().text().splitlines(keepends=True)
            row = first_line(match().header) + at
            rows[row - 1] = rows[row - 1].replace(line.choices[0], other)
            assert refused("".join(rows))[0] == row
            return
    raise AssertionError("nobody bids")


@pytest.mark.parametrize(
    ("old", "other", "said"),
    [
        ("planet.07", "planet.25", "there is no value “planet.25”"),
        ('"effect":"ap"', '"effect":"luck"', "effect: 'luck' is not one of draw"),
        ("company.longacre", "company.nobody", "there is no value “company.nobody”"),
    ],
)
def test_a_value_that_cannot_be_is_named_with_its_entry(old: str, other: str, said: str) -> None:
    text = match().text()
    assert old in text
    assert said in refused(text.replace(old, other, 1))[1]

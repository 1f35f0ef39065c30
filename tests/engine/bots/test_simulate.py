"""What came of many matches between bots is counted match by match and seat by seat."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from engine.bots.simulate import Plan, Played, play, seated, summary
from engine.rules import game as games
from engine.rules.agenda import DRAW, NOBODY
from engine.rules.game import BadSetup

MATCHES = (
    Played(0, 40, (20, 10, 5), (0,)),
    Played(1, 41, (11, 9, 11), (0, 2)),
    Played(2, 42, (3, 8, 7), (1,)),
)


def plan(rotate: bool) -> Plan:
    setup = games.load("red-outpost").setup(3)
    return Plan("red-outpost", setup, ("greedy", "random", "random"), "x", rotate)


def test_a_shared_win_counts_in_parts_and_every_point_once() -> None:
    told = summary(plan(rotate=False), MATCHES)
    assert (told["games"], told["decisions"]) == (3, 123)
    assert told["wins_by_seat"] == [1.5, 1, 0.5]
    assert told["wins_by_bot"] == {"greedy": 1.5, "random": 1.5}
    assert told["vp"] == {
        "mean": 9.333,
        "deviation": 4.546,
        "median": 9,
        "least": 3,
        "most": 20,
    }
    assert [seat["mean"] for seat in told["vp_by_seat"]] == [11.333, 9, 7.667]


def test_a_part_of_a_win_has_six_digits() -> None:
    told = summary(plan(rotate=False), [Played(0, 1, (4, 4, 4), (0, 1, 2))])
    assert told["wins_by_seat"] == [0.333333] * 3
    assert told["wins_by_bot"] == {"greedy": 0.333333, "random": 0.666667}


def test_bots_that_rotate_take_their_wins_along() -> None:
    rotating = plan(rotate=True)
    assert [rotating.bots_of(number).index("greedy") for number in range(4)] == [0, 1, 2, 0]
    told = summary(rotating, MATCHES)
    assert told["wins_by_seat"] == [1.5, 1, 0.5]
    assert told["wins_by_bot"] == {"greedy": 1, "random": 2}


def test_named_bots_take_the_seats_in_turn_as_far_as_there_are_seats() -> None:
    assert seated(["greedy", "random"], 3) == ("greedy", "random", "greedy")
    assert seated(["greedy", "random"], 2) == ("greedy", "random")
    for named in ([], ["random"] * 3):
        with pytest.raises(BadSetup, match=f"{len(named)} bots are named for 2 seats"):
            seated(named, 2)


class Dice:
    """A match in which a thousand dice are rolled, and nothing else; points say what each brought."""

    choices = (("never", 0), ("seldom", 1), ("often", 3))

    def __init__(self) -> None:
        self.agenda = [(SimpleNamespace(kind=DRAW), NOBODY)] * 1000
        self.brought = [0, 0, 0]

    def clone(self) -> Dice:
        """The match at its beginning."""
        return Dice()

    def take(self, index: int) -> None:
        """Roll."""
        self.agenda.pop()
        self.brought[index] += 1

    def returns(self) -> list[int]:
        """How often each came."""
        return self.brought

    def winners(self) -> list[int]:
        """Nobody."""
        return []


def test_chance_brings_what_its_weights_say(monkeypatch: pytest.MonkeyPatch) -> None:
    rolled = plan(rotate=False)
    monkeypatch.setattr(games, "load", lambda _name: SimpleNamespace(new_state=lambda _: Dice()))
    ((never, seldom, often),) = (it.points for it in play(rolled, 0, 1))
    assert never == 0 and 200 < seldom < 300 and often == 1000 - seldom

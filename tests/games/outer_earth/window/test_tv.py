"""Outer Earth on the television: what is played now, people, budget and index, nothing secret."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QWidget

from desktop.boards.outer_earth.tv import parts
from desktop.boards.outer_earth.tv.view import Tv
from desktop.look.voice import voice_of
from desktop.scene import letters
from desktop.tv import brush
from engine.match.match import Match
from tests.desktop.fixtures import light_and_english
from tests.desktop.screens.outline import Strokes, changed, leave_words_out
from tests.games.outer_earth.at_table import at_table, begun, in_turns, shown, tell


@pytest.fixture
def tv(qapp: QApplication) -> Iterator[Tv]:
    """A television of the usual size."""
    light_and_english(qapp)
    made = Tv()
    made.resize(1920, 1080)
    made.show()
    yield made
    made.close()
    made.deleteLater()


def show(tv: Tv, match: Match, *, is_early: bool = False) -> None:
    """Show the match as it stands."""
    tv.show_table(shown(match), voice_of(match, "en"), "Friday", is_early)


def test_the_planet_on_offer_stands_with_its_bidders_in_order(tv: Tv) -> None:
    match = begun()
    tell(match, "wanted 1+2+3", "added 3 2")
    show(tv, match)
    look = tv.now.look
    assert (look.name, look.does) == ("Rustbite", "Ben adds cards, or nothing")
    assert [(it.name, it.note, it.is_now) for it in look.bidders] == [
        ("Cleo", "3 cards", False),
        ("Ben", "1 card", True),
        ("Anna", "1 card", False),
    ]


TURNS = ("wanted 1", *("wanted none",) * 3)
RICH = (*(f"hand {seat} 12" for seat in (1, 2, 3, 4)), *(f"vp {seat} 123" for seat in (1, 2, 3, 4)))
STOCKED = tuple(f"stocks {seat} secondary 0" for seat in (1, 2, 3))
PLANETS = ("developing 1 03+11+19 04", "developing 2 05+12+20 06", "developing 3 07+13+21 none")
TABLES: Sequence[tuple[str, Callable[[], Match], Sequence[str]]] = (
    ("set up", at_table, ()),
    ("joined", at_table, ("joined",)),
    ("offered", begun, ("row 01:2+09:0+17:0+02:0",)),
    ("bids", begun, ("wanted 1+2+3", "added 3 2")),
    ("a tie", begun, ("wanted 1+3", "added 3 3", "added 1 3")),
    ("a turn", begun, (*TURNS, "drew 1", "placed 1 01 tertiary")),
    ("points left unknown", begun, (*TURNS, "drew 1", "hand 1 ?")),
    ("explored", begun, (*TURNS, "done 1", "done 2", "done 3")),
    ("the last round", in_turns, ("budget 60", "last_round budget")),
    ("the last offer", begun, ("wanted 1", "last_round both")),
    ("rich", partial(begun, 4), (*RICH, *STOCKED, *PLANETS)),
    ("rich bids", partial(begun, 4), (*RICH, *STOCKED, *PLANETS, "wanted 3+4")),
    (
        *("final scoring", partial(in_turns, 2)),
        ("invested 1 ?", "done 1", "budget 0", "last_round budget", "done 2"),
    ),
    ("over", partial(in_turns, 2), ("vp 1 7", "done 1", "last_round budget", "done 2", "settle")),
)
"""How a match began, and what was told then."""


def test_the_television_lies_as_it_was_agreed_upon(tv: Tv, monkeypatch: pytest.MonkeyPatch) -> None:
    leave_words_out(monkeypatch, apart=True)
    strokes = Strokes(monkeypatch)

    def states() -> Iterator[tuple[str, QWidget]]:
        for name, begin, facts in TABLES:
            match = begin()
            tell(match, *facts)
            show(tv, match)
            yield name, tv
        show(tv, begun())
        people, unit = tv.people.look
        full = [(number, "Rustbite", (0, 1, 2) * 2, False) for number in range(4)]
        tv.people.look = [it._replace(planets=tuple(full)) for it in people], unit
        yield "full planets", tv

    assert not (found := changed("earth-tv", states(), strokes)), "\n".join(found)


def test_what_stands_on_the_planet_is_told_while_nobody_bids_yet(tv: Tv) -> None:
    match = begun()
    tell(match, "row 01:2+09:0+17:0+02:0")
    show(tv, match)
    printed = ("Primary · 4 base slots · Synergies: Primary · 2 VP chips", "Reward: influence +1")
    assert tv.now.look.printed == printed
    tell(match, "wanted 1+2")
    show(tv, match)
    assert tv.now.look.printed == () and tv.now.look.bidders


def test_the_time_is_told_with_its_phase(tv: Tv) -> None:
    match = begun()
    tell(match, "wanted 1", *("wanted none",) * 3, "done 1", "done 2", "done 3")
    show(tv, match)
    assert tv.accessibleName().startswith("Round 1, exploration.")


def test_a_turn_shows_its_action_points_and_the_planets_with_their_cards(tv: Tv) -> None:
    match = begun()
    tell(match, "wanted 1", *("wanted none",) * 3, "drew 1", "placed 1 01 tertiary")
    show(tv, match)
    assert (tv.now.look.name, tv.now.look.points) == ("Anna", 3)
    people, unit = tv.people.look
    assert unit == "VP" and people[0].planets == ((0, "Rustbite", (2,), False),)
    assert people[0].hand == "5" and people[0].is_now


def test_budget_deck_and_live_ranks_are_shown_and_the_last_round_with_its_reason(tv: Tv) -> None:
    match = in_turns()
    show(tv, match)
    assert tv.last.isHidden()
    tell(match, "budget 60", "last_round budget")
    show(tv, match)
    look = tv.stock.look
    assert (look.budget, look.share, look.deck) == ("VP budget: 60 of 120", 0.5, "Galaxy Deck: 14")
    assert look.ranks[2] == ("Tertiary", "0, rank 3")
    assert not tv.last.isHidden() and look.last == "The VP budget is empty: round 1 is the last."


def test_what_nobody_entered_is_a_question_mark(tv: Tv) -> None:
    match = at_table()
    tell(match, "joined")
    show(tv, match)
    people, _ = tv.people.look
    assert {(it.vp, it.hand, it.note) for it in people} == {("?", "?", "influence ?")}
    assert tv.stock.look.budget == "VP budget: ? of 120" and tv.stock.look.share == 0


def test_investments_that_lie_face_down_leave_the_end_open(tv: Tv) -> None:
    match = in_turns(2)
    tell(match, "invested 1 ?")
    show(tv, match, is_early=True)
    assert tv.ending.look.headline == "Not all points have been entered"
    assert tv.now.isHidden() and not tv.ending.isHidden()


def test_the_end_shows_the_ranking(tv: Tv) -> None:
    match = in_turns(2)
    tell(match, "vp 1 7", "done 1", "last_round budget", "done 2", "settle")
    show(tv, match)
    assert [(row.name, row.points) for row in tv.ending.look.rows] == [("Anna", "7"), ("Ben", "0")]


def test_no_word_is_cut_in_german_with_four_people_and_all_their_planets(
    tv: Tv, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut: list[str] = []

    def write(
        painter: QPainter, area: QRectF, text: str, size: int, *more: Any, **look: Any
    ) -> float:
        if letters.width(text, brush.FLOOR, look.get("weight", 500)) > area.width() + 1:
            cut.append(text)
        return brush.write(painter, area, text, size, *more, **look)

    monkeypatch.setattr(parts, "write", write)
    match = begun(4)
    tell(
        match,
        *(f"hand {seat} 12" for seat in (1, 2, 3, 4)),
        *(f"vp {seat} 123" for seat in (1, 2, 3, 4)),
    )
    tell(match, *(f"stocks {seat} secondary 0" for seat in (1, 2, 3)))
    tell(
        match, "developing 1 03+11+19 04", "developing 2 05+12+20 06", "developing 3 07+13+21 none"
    )
    tv.show_table(shown(match), voice_of(match, "de"), "Freitag")
    tv.grab()
    tell(match, "wanted 3+4")
    tv.show_table(shown(match), voice_of(match, "de"), "Freitag")
    tv.grab()
    assert not cut

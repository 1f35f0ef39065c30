"""Outpost on the television: the event and whom it hits, the deck clock, order and VP."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.boards.outpost.play.drawn.events import Event
from desktop.boards.outpost.tv.view import Tv
from desktop.look.voice import voice_of
from engine.games.outpost.table import EVENTS, ORDER
from engine.match.match import Match
from tests.desktop.fixtures import light_and_english
from tests.desktop.screens.outline import Strokes, changed, leave_words_out
from tests.games.outpost.at_table import at_table, shown, tell_all


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


TABLES: Sequence[tuple[str, int, str, str]] = (
    ("set up", 4, EVENTS, ""),
    ("joined", 4, ORDER, "joined"),
    ("no event yet", 4, EVENTS, "turn"),
    ("no event", 4, EVENTS, "joined; clock 5 2 4; this_event none"),
    ("an event", 4, EVENTS, "turn; turn; event quiet_shift"),
    ("by order", 4, ORDER, "turn; order 1+2+3+4; turn; order 3+1+4+2; event hull_breach"),
    ("nine", 9, ORDER, "turn; order 1+2+3+4+5+6+7+8+9; turn; event audit"),
    ("personal", 4, EVENTS, "turn; turn; event quiet_shift; personal 2; event audit"),
    (
        *("two of them", 4, EVENTS),
        "turn; turn; event quiet_shift; personal 3; event luxury_tax; personal 2; event audit",
    ),
    ("lagging", 4, EVENTS, "turn; turn; event quiet_shift; turn; event audit; phase 2"),
    ("points", 3, ORDER, "vp 2 12; vp 1 8; turn"),
    ("the last turn", 4, ORDER, "turn; order 1+2+3+4; vp 2 80; vp 1 76"),
    ("over", 4, ORDER, "vp 2 80; vp 1 76; turn; lot 3; turn"),
    ("over untold", 4, EVENTS, "turn; game_over"),
)
"""How many sit there, how much is followed, and what was told."""


def test_the_television_lies_as_it_was_agreed_upon(tv: Tv, monkeypatch: pytest.MonkeyPatch) -> None:
    leave_words_out(monkeypatch, apart=True)
    strokes = Strokes(monkeypatch)

    def states() -> Iterator[tuple[str, QWidget]]:
        for name, seats, extent, facts in TABLES:
            match = at_table(seats, extent=extent)
            tell_all(match, facts)
            show(tv, match)
            yield name, tv
        match = at_table(options={"events": "off"}, extent=ORDER)
        tell_all(match, "turn; order 1+2+3+4")
        show(tv, match)
        yield "without events", tv

    assert not (found := changed("outpost-tv", states(), strokes)), "\n".join(found)


def test_an_event_stands_with_whom_it_hits_the_last_one_first(tv: Tv) -> None:
    match = at_table(extent="order")
    tell_all(match, "turn; order 1+2+3+4; turn; order 3+1+4+2; event hull_breach")
    show(tv, match)
    (card,) = tv.cards.look
    assert isinstance(card, Event) and card.name == "Hull Breach"
    assert [name for _, name in tv.hits.look.seats] == ["Ben", "Dana", "Anna", "Cleo"]
    assert "last place first" in tv.hits.look.text and "Ben" not in tv.hits.look.text
    assert [it.name for it in tv.people.look[0]] == ["Cleo", "Anna", "Dana", "Ben"]


@pytest.mark.parametrize(
    ("card", "seats"), [("audit", ["Cleo"]), ("relief_ship", ["Ben"]), ("late_freighter", [])]
)
def test_an_event_for_one_player_or_the_market_names_no_other(
    tv: Tv, card: str, seats: Sequence[str]
) -> None:
    match = at_table(extent="order")
    tell_all(match, f"turn; order 1+2+3+4; turn; order 3+1+4+2; event {card}")
    show(tv, match)
    assert [name for _, name in tv.hits.look.seats] == seats


def test_a_personal_event_stands_beside_that_of_the_turn(tv: Tv) -> None:
    match = at_table()
    tell_all(match, "turn; turn; event quiet_shift; personal 2; event audit")
    show(tv, match)
    assert [it.name for it in tv.cards.look] == ["Quiet Shift", "Colonial Audit"]
    assert [name for _, name in tv.hits.look.seats] == ["Ben"]


def test_an_earlier_personal_event_that_holds_stands_between_them(tv: Tv) -> None:
    match = at_table()
    tell_all(match, "turn; turn; event quiet_shift; personal 3; event luxury_tax; personal 2")
    tell_all(match, "event audit")
    show(tv, match)
    assert [it.name for it in tv.cards.look] == ["Quiet Shift", "Luxury Tax", "Colonial Audit"]
    assert tv.cards.width() > tv.width() * 0.9


def test_a_reshuffle_that_is_near_stands_out(tv: Tv) -> None:
    match = at_table()
    tell_all(match, "turn; turn; event quiet_shift; turn; event audit")
    show(tv, match)
    assert (tv.deck.look.cards, tv.deck.look.is_soon) == ("70", False)
    tell_all(match, "phase 2")
    show(tv, match)
    assert tv.deck.look.is_soon and tv.deck.look.shuffle == "Shuffled next turn"
    assert tv.hits.look.lag.startswith("For events it is still phase 1")


def test_what_nobody_told_is_a_question_mark(tv: Tv) -> None:
    match = at_table(extent="order")
    tell_all(match, "joined")
    show(tv, match)
    assert tv.deck.look.cards == "?" and tv.head.look[1] == "Turn ?, phase ?"
    assert {it.vp for it in tv.people.look[0]} == {"?"}


def test_people_are_not_shown_where_only_events_are_followed(tv: Tv) -> None:
    match = at_table()
    tell_all(match, "turn")
    show(tv, match)
    assert tv.people.isHidden()


def test_the_end_is_ranked_by_vp_and_says_if_they_are_not_known(tv: Tv) -> None:
    match = at_table(extent="order")
    tell_all(match, "vp 2 80; vp 1 76; turn; lot 3; turn")
    show(tv, match)
    assert tv.ending.look.headline.startswith("Ben")
    match = at_table()
    tell_all(match, "turn; game_over")
    show(tv, match)
    assert tv.ending.look.headline == "Not all points have been entered"

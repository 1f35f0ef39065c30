"""Whatever people tell, in any order: nothing crashes, nothing is lost, and all of it reads back."""

from __future__ import annotations

import random

import pytest

from engine.games.red_outpost.components import (
    CRYSTALS,
    CUBES,
    DISCS,
    GOODS,
    LAKE_CARDS,
    PHASES,
    PLACES,
    SHIP_CARDS,
    START_VP,
    WORKERS,
)
from engine.games.red_outpost.decks import lake_left, lake_odds, ship_left, ship_odds
from engine.games.red_outpost.facts import FACTS
from engine.games.red_outpost.facts.clock import needed_to_settle
from engine.games.red_outpost.table import TOLD_BY, AtTable, of_board
from engine.match.match import Match
from engine.record.lines import Fact
from engine.rules.agenda import Illegal
from engine.rules.facts import Kind
from engine.rules.words import LANGUAGES, load
from tests.games.red_outpost.at_table import NAMES, at_table, read_again, shown
from tests.sweeps import swept
from tests.told_at_random import tell_any, telling

WORDS = {
    "worker": WORKERS,
    "place": PLACES,
    "good": (*GOODS, "-"),
    "phase": PHASES,
    "lake card": (*LAKE_CARDS, "?"),
    "spaceship card": (*SHIP_CARDS, "?"),
    "disc": ("portrait", "portrait", "portrait", "card", "none"),
    "moods": ("place", "none"),
    "shuffle": ("before", "after", "no"),
    "catch": ("caught", "left"),
    "card": ("first", "second", "none"),
    "pose": ("standing", "lying"),
    "day": ("1", "2"),
}
APP = ("app_lake", "app_two_lake", "app_ship")
"""Facts after which the app draws: where others are corrected, it draws other cards."""
SMALL = tuple(map(str, (0, 0, 1, 1, 1, 2, 2, 3, 5, 24, -2)))


def any_word(kind: Kind, state: AtTable, dice: random.Random) -> str:
    """A word of the kind, now and then a wrong one."""
    if dice.random() < 0.01:
        return dice.choice(("x", "-", "99", "01", "١"))
    if kind.name == "seat":
        turn = max(0, state.at_turn + 1)
        return str(turn if turn and dice.random() < 0.7 else dice.randint(1, 4))
    return dice.choice(WORDS.get(kind.name, SMALL))


def any_fact(state: AtTable, dice: random.Random) -> Fact:
    """A fact that may hold or not; facts that lead on come more often."""
    often = ("done", "done", "moved", "moved", "produced", "lake_card", "ship_card", "settle")
    name = dice.choice(often if dice.random() < 0.5 else tuple(FACTS))
    if state.unknown and dice.random() < 0.2:
        name, *words = telling(dice.choice(state.unknown), TOLD_BY)
        kinds = FACTS[name].kinds[len(words) :]
    else:
        words, kinds = [], FACTS[name].kinds
    return Fact(name, (*words, *(any_word(kind, state, dice) for kind in kinds)))


def answer_all(match: Match, dice: random.Random) -> None:
    """Answer what is asked about cards that the app drew."""
    while match.asked >= 0:
        match.answer(match.asked, dice.choice(match.state.legal_actions()))


def check(state: AtTable) -> None:
    """RO-1.2, RO-1.3: what the box holds is there, and points come from somewhere."""
    seats = state.board.seats
    assert state.crystals_left() >= 0
    assert min(*state.crystals, *state.palace, *state.gifts, *state.papers, *state.discs) >= 0
    assert sum(state.crystals) + sum(state.palace) + sum(state.gifts) <= CRYSTALS
    for good in range(4):
        assert 0 <= state.warehouse[good] <= 2
        assert 0 <= state.exported[good] < len(state.board.export[good])
        assert 0 <= state.cubes_left(good) <= CUBES
    for seat in range(seats):
        assert sum(state.discs[seat::seats]) + state.papers[seat] <= DISCS[seats]
        shipped = sum(points for owner, _, points in state.shipped if owner == seat)
        settled = sum(row[-1] for row in state.settled if row[2] == seat)
        told = START_VP + state.wheel_vp[seat] + shipped + settled + state.by_hand[seat]
        scored = sum(line.points for line in state.result().sheets[seat].lines)
        if not state.is_terminal:
            assert state.vp[seat] == told >= 0
        else:
            assert state.vp[seat] == scored
    for box, deck, out in (
        (state.board.lake, state.lake, state.lake_discard),
        (state.board.ship, state.ship, state.ship_discard),
    ):
        assert [a + b for a, b in zip(deck, out, strict=True)] == list(box)
        assert min(*deck, *out) >= 0
    assert lake_left(state) > 0
    assert ship_left(state) >= 0
    assert all(0 <= mood <= state.board.mood_top for mood in state.mood)
    assert all(0 <= space < state.board.wheel for space in state.wheel)
    assert set(state.unknown) <= {*of_board(state.board), "locks"}
    assert set(needed_to_settle(state)) <= set(state.unknown)


def check_words(match: Match) -> None:
    """Every event of the last line, and what is unknown, can be told in both languages."""
    for language in LANGUAGES:
        words = load("red-outpost", language)
        for entry in match.log()[-3:]:
            assert all(words.event(event, NAMES) for event in entry.events)
        assert all(words.marker(marker, NAMES) for marker in shown(match).unknown)


@pytest.mark.slow
@pytest.mark.parametrize("number", swept(range(24), 6))
def test_any_facts_in_any_order_keep_the_box_together_and_read_back(number: int) -> None:
    dice = random.Random(number)
    cards = dice.choice(("on", "off"))
    match = at_table(
        dice.choice((2, 3, 4)), cards=cards, locks=dice.choice(("random", "beginners"))
    )

    def check_all() -> None:
        check_words(match)
        answer_all(match, dice)
        check(shown(match))
        check_words(match)
        for deck in (lake_odds(shown(match)), ship_odds(shown(match))):
            chances = [odds.chance for odds in deck.odds if odds.chance is not None]
            assert not chances or abs(sum(chances) - 1) < 1e-9

    held = tell_any(match, 220, lambda: any_fact(shown(match), dice), check_all)
    assert held > 40
    again = read_again(match)
    assert again.text() == match.text() and again.state.text() == match.state.text()
    assert_all_taken_back_and_brought_again(match)


def assert_all_taken_back_and_brought_again(match: Match) -> None:
    end, steps = match.state, 0
    while match.undo_offer().kind is not None:
        assert match.undo_offer().kind == "free"
        match.undo()
        steps += 1
    assert match.state is match.state_at(0)
    for _ in range(steps):
        match.redo()
    assert match.state is end and match.redo_offer().kind is None
    again = read_again(match)
    assert again.state.text() == end.text()


@pytest.mark.parametrize("number", range(8))
def test_any_correction_is_as_if_the_facts_had_been_told_so(number: int) -> None:
    dice = random.Random(number)
    seats = dice.choice((2, 3, 4))
    match = at_table(seats)
    for _ in range(120):
        fact = any_fact(shown(match), dice)
        if (
            fact.name == "vp"
            or fact.name in APP
            or match.why_not(fact.name, *fact.words) is not None
        ):
            continue
        match.tell(fact.name, *fact.words)
        if match.is_over:
            break
    told = [n for n, line in enumerate(match.lines, 1) if isinstance(line, Fact)]
    number = dice.choice(told)
    while True:
        new = any_fact(shown(match), dice)
        if new.name in APP:
            continue
        try:
            correction = match.correction(number, new)
            break
        except Illegal:
            continue
    before = match.state
    instead = {broken.number: None for broken in correction.broken}
    match.take(match.correction(number, new, instead))
    assert match.state.text() == correction.state.text()
    right = at_table(seats)
    for at in told:
        if at in instead:
            continue
        line = new if at == number else match.lines[at - 1]
        assert isinstance(line, Fact)
        right.tell(line.name, *line.words)
    assert match.state.text() == right.state.text()
    check(shown(match))
    match.undo()
    assert match.state is before
    again = read_again(match)
    assert again.text() == match.text() and again.state.text() == before.text()

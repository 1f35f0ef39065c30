"""Whatever people tell, in any order: nothing crashes, nothing is lost, and all of it reads back."""

from __future__ import annotations

import random

import pytest

from engine.games.outer_earth.components import COMPANIES, INDUSTRIES, PLANETS
from engine.games.outer_earth.facts import FACTS
from engine.games.outer_earth.facts.upkeep import needed_to_settle
from engine.games.outer_earth.state import NOTHING
from engine.games.outer_earth.table import AtTable, of_board
from engine.match.match import Match
from engine.record.lines import Fact
from engine.rules.facts import Kind
from engine.rules.markers import of_seats
from engine.rules.words import LANGUAGES, of_setup
from tests.games.outer_earth.at_table import NAMES, TOLD_BY, at_table, begun, read_again, shown
from tests.sweeps import swept
from tests.told_at_random import assert_back_and_forth, tell_any, telling

OFTEN = {
    "setting_up": ("turned", "company", "begins"),
    "told_offer": ("wanted", "bought"),
    "told_adding": ("added", "added", "bought"),
    "told_tie": ("bid_worth", "bought"),
    "told_turn": ("placed", "placed", "closed", "drew", "invested", "done"),
    "told_planet": ("turned",),
    "settling": ("turned_up", "settle"),
}
CARDS = {"planet": PLANETS, "company": COMPANIES}
"""Whose card may be told; the kinds of these facts do not say."""
SMALL = ("0", "0", "1", "1", "2", "3", "4")


def any_word(kind: Kind, state: AtTable, dice: random.Random) -> str:
    """A word of the kind, now and then a wrong one."""
    if dice.random() < 0.01:
        return dice.choice(("x", "-", "99", "01", "١", "none", "+"))
    planets = dice.sample(PLANETS, dice.randrange(4))
    piles = dice.choices(INDUSTRIES, k=dice.randrange(5))
    seat = max(0, state.at_turn) if dice.random() < 0.7 else dice.randrange(4)
    own = [PLANETS[planet] for planet in state.developing[seat % state.board.seats]]
    match kind.name:
        case "seat":
            return str(seat + 1)
        case "planet" if own and dice.random() < 0.7:
            return dice.choice(own)
        case "planets":
            return "+".join(planets) or "none"
        case "row":
            return "+".join(f"{planet}:{dice.randrange(3)}" for planet in planets) or "none"
        case "stocks" | "built":
            return "+".join(piles) or "none"
        case "synergies":
            return "+".join(dict.fromkeys(piles)) or "primary"
        case "rewards":
            return dice.choice(("none", "ap:1", "slot:1+influence:20", "close_discount:3"))
        case "reminder":
            return dice.choice(("-", "Draw%20first"))
        case "name":
            return dice.choice(("Mud", "-", "Red%20Eye", f"P{dice.randrange(99)}"))
        case "cards" | "added" | "AP":
            return dice.choice(SMALL)
        case "VP":
            return str(dice.randrange(200))
    return dice.choice(tuple(kind.words(state)) or CARDS[kind.name])


def any_fact(state: AtTable, dice: random.Random) -> Fact:
    """A fact that may hold or not; facts that lead on come more often."""
    often = OFTEN.get(state.waits_for, ("vp",))
    name = dice.choice(often if dice.random() < 0.6 else tuple(FACTS))
    words: tuple[str, ...] = ()
    if state.unknown and dice.random() < 0.2:
        name, *known = telling(dice.choice(state.unknown), TOLD_BY)
        words = tuple(known)
    kinds = FACTS[name].kinds[len(words) :]
    return Fact(name, (*words, *(any_word(kind, state, dice) for kind in kinds)))


def check(state: AtTable) -> None:
    """What the box holds is there once, and points come from somewhere."""
    seats = range(state.board.seats)
    lying = [*state.row, *(it for it in state.queued if it != NOTHING)]
    lying += [planet for own in (*state.developing, *state.portfolio) for planet in own]
    assert len(lying) == len(set(lying)) and set(lying).isdisjoint(state.unturned)
    assert sorted([*lying, *state.unturned]) == list(range(len(PLANETS)))
    assert len(state.row) == len(state.chips) <= state.board.size.market
    assert state.galaxy >= 0 <= state.budget and state.ap >= 0 <= state.free_places
    built = (f"built.{it}" for it in PLANETS)
    points = of_seats("ap", len(seats))
    assert set(state.unknown) <= {*of_board(len(seats)), *built, *points, "last_round"}
    assert {*state.unknown} & {*points} <= {f"ap.{state.at_turn + 1}"}
    assert set(needed_to_settle(state)) <= {*state.unknown, *(f"invested.{n}" for n in range(1, 5))}
    result = state.result()
    for seat in seats:
        scored = [line for line in result.sheets[seat].lines if line.clause in ("OE-2.6", "OE-3.9")]
        if not state.is_terminal:
            assert state.vp[seat] == sum(line.points for line in scored)
        assert state.takes_part(seat) in (True, False, None)
    if state.is_known(*(f"portfolio.{seat + 1}" for seat in seats), "index"):
        assert state.index == [sum(own) for own in zip(*state.tally().portfolio, strict=True)]


def check_words(match: Match) -> None:
    """Every event of the last lines, and what is unknown, can be told in both languages."""
    for language in LANGUAGES:
        words = of_setup(match.setup, language)
        for entry in match.log()[-2:]:
            assert all(words.event(event, NAMES) for event in entry.events)
        assert all(words.marker(marker, NAMES) for marker in shown(match).unknown)


def assert_any_facts_hold_together(match: Match, dice: random.Random, count: int) -> None:
    begin = match.state

    def check_all() -> None:
        check_words(match)
        check(shown(match))

    held = tell_any(match, count, lambda: any_fact(shown(match), dice), check_all)
    assert held > 10
    again = read_again(match)
    assert again.text() == match.text() and again.state.text() == match.state.text()
    assert_back_and_forth(match, held, begin)


@pytest.mark.parametrize("number", range(6))
def test_any_facts_in_any_order_keep_the_box_together_and_read_back(number: int) -> None:
    dice = random.Random(number)
    seats = dice.choice((2, 3, 4))
    match = (at_table if number % 3 == 0 else begun)(seats)
    assert_any_facts_hold_together(match, dice, 120)


@pytest.mark.slow
@pytest.mark.parametrize("number", swept(range(100, 140), 8))
def test_any_long_match_keeps_the_box_together(number: int) -> None:
    dice = random.Random(number)
    match = begun(dice.choice((2, 3, 4)), {"OE-R5": dice.choice(("planet", "slot"))})
    assert_any_facts_hold_together(match, dice, 400)

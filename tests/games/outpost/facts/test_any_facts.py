"""Whatever people tell, in any order: nothing crashes, nothing is lost, and all of it reads back."""

from __future__ import annotations

import random

import pytest

from engine.games.outpost import ledger, outlook
from engine.games.outpost.components import JOBS, UPGRADES
from engine.games.outpost.facts import FACTS
from engine.games.outpost.table import EVENTS, EXTENTS, FULL, ORDER, AtTable
from engine.match.match import Match
from engine.record.lines import Chance, Fact
from engine.rules.facts import Kind
from engine.rules.words import LANGUAGES, of_setup
from tests.games.outpost.at_table import NAMES, TOLD_BY, at_table, read_again, shown, tell
from tests.told_at_random import assert_back_and_forth, tell_any, telling

OFTEN = {
    "setting_up": ("turn", "extent", "dice"),
    "next_in_order": ("lot", "order"),
    "untold_order": ("order",),
    "draw_event": ("event", "event", "event_missed", "event_named"),
    "settling_event": ("event_done",),
    "roll": ("rolled", "rolled", "display"),
    "roll_again": ("rolled",),
    "rest_of_turn": (
        "turn",
        "won",
        "built",
        "hired",
        "manned",
        "assigned",
        "personal",
        "vp",
        "moved",
    ),
}
NUMBERS = ("0", "0", "1", "1", "1", "2", "2", "3", "4", "5")
SELDOM = ("extent", "joined", "game_over")


def any_word(kind: Kind, state: AtTable, dice: random.Random) -> str:
    """A word of the kind, now and then a wrong one."""
    if dice.random() < 0.01:
        return dice.choice(("x", "-", "99", "01", "١", "none", "+", "1+1"))
    seats = [str(seat + 1) for seat in range(state.board.seats)]
    match kind.name:
        case "seats":
            return dice.choice(("+".join(dice.sample(seats, len(seats))), "none", "1", "1+2+2"))
        case "display":
            return "+".join(dice.sample(UPGRADES[:6], dice.randrange(1, 4)))
        case "event_discards":
            return dice.choice(("none", "audit:2+strike", "audit:9"))
        case "name":
            return dice.choice(("Cold%20wind", "-", "Wind"))
        case "number" | "count" | "copies":
            return dice.choice(NUMBERS)
        case "VP" | "face":
            return str(dice.randrange(40))
        case "turn":
            return str(dice.randrange(1, 12))
        case "choice":
            return dice.choice([*kind.words(state), "nothing"])
        case "upgrade" if state.display:
            return UPGRADES[dice.choice(state.display)]
    return dice.choice(tuple(kind.words(state)))


def any_fact(state: AtTable, dice: random.Random) -> Fact:
    """A fact that may hold or not; facts that lead on come more often."""
    often = OFTEN.get(state.waits_for, ("decided", "decided", "by_hand"))
    name = dice.choice(often if dice.random() < 0.7 else tuple(FACTS))
    if name in SELDOM and dice.random() < 0.8:
        name = often[0]
    known: tuple[str, ...] = ()
    if state.untold and dice.random() < 0.2:
        name, *first = telling(dice.choice(state.untold), TOLD_BY)
        known = tuple(first)
    kinds = FACTS[name].kinds[len(known) :]
    words = [*known, *(any_word(kind, state, dice) for kind in kinds)]
    if name == "decided" and state.chooser >= 0 and dice.random() < 0.9:
        words = [str(state.chooser + 1), dice.choice([*map(str, state.choices)])]
    if name in ("people", "robots", "upgrades", "factories") and dice.random() < 0.7:
        words = [words[0], *("1" if name == "factories" else "0" for _ in words[1:])]
    return Fact(name, tuple(words))


def check(state: AtTable) -> None:
    """What is told fits together, and what nobody told is told nowhere."""
    seats = range(state.board.seats)
    assert {*state.untold} == {*state.unknown}
    assert set(state.unknown) <= set(state.markers(state.extent))
    assert state.turn or set(state.unknown) <= {"supply"}
    for seat in seats:
        colony = ledger.colony(state, seat)
        assert (colony is None) == (not state.knows_colony(seat))
        if colony is not None:
            assert state.is_known(f"vp.{seat + 1}")
            assert state.vp[seat] == state.count_vp(seat)
            assert all(
                0 <= state.at_work(seat, job) <= state.places(seat, job) for job in range(len(JOBS))
            )
            assert state.spare_people(seat) >= 0 <= colony.usable_robots and colony.income >= 0
    copies = sum(card.copies for card in state.board.event_deck)
    assert copies == 72 + len(state.own_events)
    assert sum(state.event_cards) + sum(state.event_discards) == copies
    assert min(state.event_cards) >= 0 <= min(state.supply)
    clock = outlook.clock(state)
    assert (clock.phase is None) == (not state.is_known("phase"))
    assert clock.cards is None or 0 <= clock.cards <= copies
    assert (state.result() is not None) <= state.knows_all_vp()
    assert all(it.laid or it.brings in ("again", "empty") for it in ledger.faces(state))
    rolls = ledger.rolls_to_come(state)
    assert bool(rolls) == (state.waits_for in ("roll", "roll_again"))
    for seat, draws in ledger.harvests(state):
        assert draws is None or all(it.cards >= 0 for it in draws), seat


def check_words(match: Match) -> None:
    """Every event of the last lines, what is to be done, and what is unknown, can be told in both languages."""
    state = shown(match)
    for language in LANGUAGES:
        words = of_setup(match.setup, language)
        for entry in match.log()[-2:]:
            assert all(words.event(event, NAMES) for event in entry.events)
        assert all(words.marker(marker, NAMES) for marker in state.unknown)
        steps = [*outlook.steps(state)]
        steps += filter(None, [outlook.lag(state), outlook.asked(state)])
        assert all(words.text("guide", it.name, people=NAMES, **it.params) for it in steps)


KNOWN: dict[str, str] = {
    "buys_factory": "event",
    "buys_population": "event",
    "buys_robot": "event",
    "buyer_rolled": "order",
    "display_told": "display",
    "event_deck_shuffled": "event_deck",
    "player_order": "order",
    "turn_begins": "phase",
}
"""What has to be known where that is told."""


def check_knowledge(match: Match) -> None:
    """Nothing is told that nobody knows."""
    state = shown(match)
    for event in match.log()[-1].events:
        if (marker := KNOWN.get(event.name)) is not None:
            assert state.is_known(marker), event
        if event.name == "phase_by_vp":
            assert state.knows_all_vp()
        if event.name in ("manned", "upgrade_taken"):
            assert state.is_followed("upgrades")


def assert_any_facts_hold_together(match: Match, dice: random.Random, count: int) -> None:
    begin = match.state

    def check_all() -> None:
        check_words(match)
        check_knowledge(match)
        check(shown(match))

    held = tell_any(match, count, lambda: any_fact(shown(match), dice), check_all)
    assert held > 10 or match.is_over
    again = read_again(match)
    assert again.text() == match.text() and again.state.text() == match.state.text()
    if any(isinstance(line, Chance) for line in match.lines):
        # What the app drew is not taken back freely.
        return
    assert_back_and_forth(match, held, begin)


@pytest.mark.parametrize("number", range(8))
def test_any_facts_in_any_order_hold_together_and_read_back(number: int) -> None:
    dice = random.Random(number)
    match = at_table(dice.choice((2, 3, 4, 9)), extent=(*EXTENTS, FULL)[number % 4])
    if number % 3 == 0:
        tell(match, "turn", "joined")
    assert_any_facts_hold_together(match, dice, 120)


@pytest.mark.thorough
@pytest.mark.parametrize("number", range(100, 140))
def test_any_long_match_holds_together(number: int) -> None:
    dice = random.Random(number)
    rulings = {
        "OP-R7": dice.choice(("filled", "empty")),
        "OP-R11": dice.choice(("turn", "purchase")),
    }
    extent = dice.choice((EVENTS, ORDER, FULL, FULL))
    match = at_table(dice.choice((2, 3, 4, 9)), rulings=rulings, extent=extent)
    assert_any_facts_hold_together(match, dice, 400)

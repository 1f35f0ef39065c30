"""The app comes to a running match: with everything told it stands as if it had been told throughout."""

from __future__ import annotations

import random

import pytest

from engine.games.outer_earth.components import (
    COMPANIES,
    EFFECTS,
    INDUSTRIES,
    INDUSTRY,
    PLANETS,
    PLANETS_EACH,
)
from engine.games.outer_earth.facts.clock import as_told
from engine.games.outer_earth.facts.kinds import whole_word
from engine.games.outer_earth.facts.set_up import free_planet
from engine.games.outer_earth.game import GAME
from engine.games.outer_earth.state import NOTHING, OuterEarth, by_industry
from engine.games.outer_earth.table import AtTable, of_board
from engine.match.match import Match
from engine.rules.agenda import PUBLIC, Illegal
from engine.rules.words import LANGUAGES, error_text
from tests.games.outer_earth.at_table import at_table, begun, in_turns, read_again, shown, tell
from tests.games.outer_earth.retold import Retelling, played, table_of

ALIKE = (
    "ap", "bonus", "budget", "chips", "company", "developing", "effects", "free_places",
    "free_refreshes", "galaxy", "index", "last_round", "offered", "queued", "round", "row", "start",
    "vp",
)  # fmt: skip


def everything(state: AtTable) -> list[str]:
    """The facts that tell all that lies there."""
    told = ["joined"]
    for seat in range(state.board.seats):
        who = seat + 1
        company = state.company[seat]
        effect, amount = state.board.company_effect[company]
        own = {name: state.effect(seat, at) for at, name in enumerate(EFFECTS)}
        own[EFFECTS[effect]] -= amount
        gained = whole_word([f"{name}:{more}" for name, more in own.items() if more])
        planets = [PLANETS[planet] for planet in state.developing[seat]]
        queued = state.queued[seat]
        closed = map(str, state.tally().portfolio[seat])
        told += [
            f"vp {who} {state.vp[seat]}",
            f"hand {who} {len(state.hands[seat])}",
            f"company {who} {COMPANIES[company]}",
            f"rewards {who} {gained}",
            f"developing {who} {whole_word(planets)} {PLANETS[queued] if queued != NOTHING else 'none'}",
            f"stocks {who} {pile(state.stocks[seat])} {len(state.invested[seat])}",
            f"closed_planets {who} {' '.join(closed)}",
        ]
        told += [f"built {name} {pile(state.built[PLANETS.index(name)])}" for name in planets]
    row = [f"{PLANETS[it]}:{chips}" for it, chips in zip(state.row, state.chips, strict=True)]
    told += [f"row {whole_word(row)}", f"budget {state.budget}", f"galaxy {state.galaxy}"]
    clock = as_told(state)
    assert clock is not None
    number, phase, over, start = clock
    told.append(f"clock {number} {phase} {over} {start + 1}")
    if phase == "turns":
        told += [f"ap {state.at_turn + 1} {state.ap}", f"last_round {state.last_round or 'no'}"]
    return told


def pile(cards: list[str]) -> str:
    return whole_word([INDUSTRIES[INDUSTRY[card]] for card in cards])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", range(3))
def test_who_joins_and_tells_everything_stands_as_if_it_had_been_told_throughout(
    seats: int, number: int
) -> None:
    rng = random.Random(f"{seats} {number}")
    setup = GAME.setup(seats)
    match = table_of(setup, typed=False)
    retelling = Retelling(match, setup, rng, typed=False)
    joined = 0
    for events, state in played(setup, rng):
        for fact in retelling.facts(events):
            match.tell(*fact)
        if not at_boundary(state) or rng.random() < 0.5:
            continue
        joined += 1
        late = table_of(setup, typed=False)
        tell(late, *everything(shown(match)))
        for field in ALIKE:
            assert getattr(shown(late), field) == getattr(shown(match), field), field
        assert shown(late).agenda == shown(match).agenda
        assert not shown(late).unknown
        assert list(map(by_industry, shown(late).stocks)) == list(
            map(by_industry, shown(match).stocks)
        )
    assert joined > 5


def at_boundary(state: OuterEarth) -> bool:
    """Whether a turn or an offer of the auction begins, which a clock can show."""
    name = state.question.name if state.question is not None else ""
    return name in ("turn", "paddle")


def test_nothing_is_known_until_it_is_told() -> None:
    match = in_turns(3)
    state = tell(match, "joined")
    assert set(state.unknown) == {*of_board(3), "ap.1"}
    assert state.takes_part(0) is None and not state.knows_points(0)
    # Nothing is refused for what nobody knows.
    tell(match, *["drew 1"] * 9, "invested 1 ?", "done 1")
    turns = (event for event in match.log()[-1].events if event.name.startswith("turn_"))
    assert [(it.name, it.params["n"]) for it in turns] == [("turn_ends", "?"), ("turn_begins", "?")]
    assert read_again(match).state.text() == match.state.text()


@pytest.mark.parametrize(
    ("facts", "takes_part"),
    [
        ((), True),
        (("hand 2 0",), False),
        (("hand 2 ?",), None),
        (("hand 2 ?", "developing 2 05+06 07"), False),
    ],
)
def test_who_may_take_part_has_three_answers(
    facts: tuple[str, ...], takes_part: bool | None
) -> None:
    match = begun(3)
    assert tell(match, *facts).takes_part(1) is takes_part


def test_who_may_have_a_card_is_asked_for_a_bid() -> None:
    match = begun(2)
    tell(match, "hand 1 0", "hand 2 ?")
    assert shown(match).waits_for == "told_offer"
    tell(match, "bought 2 6")
    assert shown(match).hand_count(1) is None


def test_an_offer_in_which_nobody_can_take_part_is_passed_over() -> None:
    match = begun(2)
    tell(match, "hand 1 0", "hand 2 0", "wanted none")
    assert shown(match).phase == "turns" and len(shown(match).row) == 3


def without_companies() -> Match:
    """A match of three whose companies nobody told, in its first auction."""
    match = at_table(3)
    tell(match, "turned 01", "turned 09", "turned 17", "turned 02", "begins 2")
    return match


def test_where_nobody_told_the_companies_bidders_add_in_any_order() -> None:
    match = without_companies()
    assert shown(match).unknown == ["company.1", "company.2", "company.3"]
    tell(match, "wanted 1+2+3", "added 2 1", "added 1 0", "added 3 0")
    tell(match, "added 3 0", "added 2 0", "added 1 0")
    assert shown(match).developing[1] == [0]


def test_each_bidder_is_asked_once_in_a_round_whatever_the_order() -> None:
    match = without_companies()
    tell(match, "wanted 1+2", "added 2 0")
    with pytest.raises(Illegal) as refused:
        tell(match, "added 2 1")
    assert refused.value.name == "outer-earth.impossible.not_the_bidder"


def test_a_tie_of_values_needs_the_influence_or_who_bought_it() -> None:
    match = without_companies()
    tell(match, "wanted 1+2", "added 2 0", "added 1 0", "bid_worth 1 2")
    with pytest.raises(Illegal) as refused:
        tell(match, "bid_worth 2 2")
    assert refused.value.name == "outer-earth.impossible.unknown"
    assert refused.value.params["marker"] == "company.1"
    other = read_again(match)
    tell(other, "bought 2 1")
    assert shown(other).developing[1] == [0]
    tell(match, "company 1 quickset", "company 2 longacre", "bid_worth 2 2")
    assert shown(match).developing[0] == [0]
    assert read_again(match).state.text() == match.state.text()


def test_a_table_is_read_from_its_text_with_the_cards_that_were_told() -> None:
    match = in_turns(2)
    tell(match, "planet_card 05 Mud primary 3 primary+tertiary slot 2 -", "hand 2 ?")
    copy = begun(2).state.clone()
    copy.read_text(match.state.text())
    assert isinstance(copy, AtTable) and copy.text() == match.state.text()
    assert copy.values_told == shown(match).values_told and copy.board.planet_slots[4] == 3


def test_at_a_table_everybody_may_know_what_was_told() -> None:
    match = in_turns(2)
    tell(match, "invested 1 tertiary")
    assert not match.state.has_secrets
    view = match.view(PUBLIC)
    assert isinstance(view, AtTable) and view.invested == shown(match).invested


def test_a_planet_that_is_typed_in_has_the_picture_of_its_industry() -> None:
    match = table_of(GAME.setup(2), typed=True)
    told = [free_planet(shown(match), industry) for industry in INDUSTRIES]
    kinds = shown(match).board.planet_industry
    assert [kinds[PLANETS.index(planet)] for planet in told] == [0, 1, 2]
    tell(match, f"planet_card {told[1]} Mud secondary 3 secondary slot 2 -")
    assert free_planet(shown(match), "secondary") not in (told[1], told[0], told[2])


def test_once_the_box_is_entered_no_planet_takes_the_place_of_another() -> None:
    match = table_of(GAME.setup(2), typed=True)
    for at, planet in enumerate(PLANETS):
        industry = INDUSTRIES[at // PLANETS_EACH]
        tell(match, f"planet_card {planet} P{planet} {industry} 3 {industry} slot 2 -")
        if at < len(PLANETS) - 1:
            assert free_planet(shown(match), "primary")
    with pytest.raises(Illegal) as refused:
        free_planet(shown(match), "primary")
    assert refused.value.name == "outer-earth.impossible.box_is_full"
    for language in LANGUAGES:
        assert "OE-1.2" in error_text(refused.value, language)

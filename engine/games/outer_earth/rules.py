"""OE-1, OE-2, OE-3, OE-4, OE-5: set-up, rounds, exploration, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.outer_earth import auction, cards, effects, scoring, turn
from engine.games.outer_earth.board import Board
from engine.games.outer_earth.components import COMPANIES, DRAW, HAND, INFLUENCE, PLANETS
from engine.games.outer_earth.state import NOTHING, OuterEarth
from engine.games.outer_earth.table import AtTable
from engine.rules.agenda import chance, reveal, step, type_of_frame, wait
from engine.rules.game import AT_TABLE, Setup
from engine.rules.parts import hidden
from engine.rules.parts.places import put

AUCTION, TURNS, EXPLORATION = "auction", "turns", "exploration"
"""Phases of a round (OE-2, OE-3, OE-4)."""

# -- set-up ---------------------------------------------------------------------------


def begin(setup: Setup) -> OuterEarth:
    """OE-1.2: the market, the open cards, companies, hands, and who starts."""
    if setup.level == AT_TABLE:
        table = AtTable(Board(setup))
        table.then(setting_up())
        return table
    state = OuterEarth(Board(setup))
    state.then(
        *(turn_over(),) * state.board.size.market,
        cards.fill_open_cards("OE-1.2"),
        *(deal_company(seat) for seat in range(setup.seats)),
        *dealing(state),
        choose_start(),
        round_begins(),
    )
    return state


def dealing(state: OuterEarth) -> list[type_of_frame]:
    """OE-1.2: the hands of the start, and what the companies' strengths add to them."""
    seats = range(state.board.seats)
    return [
        *(cards.draw_cards(seat, HAND) for seat in seats),
        *(strength(seat) for seat in seats),
        *(cards.hand_dealt(seat) for seat in seats),
    ]


@wait
def setting_up(state: OuterEarth) -> None:
    """OE-1.2: at a table people tell the market, the companies, and who starts."""
    state.then(*dealing(state), round_begins())


@chance("galaxy", lambda state: [(PLANETS[planet], 1) for planet in state.unturned])
def turn_over(state: OuterEarth, planet: str) -> None:
    """OE-1.2, OE-4.2: the next planet of the galaxy deck comes into the market, without chips."""
    lay_in_row(state, PLANETS.index(planet))


def lay_in_row(state: OuterEarth, number: int) -> None:
    """OE-1.2, OE-4.2: the top planet of the galaxy deck lies in the market, without chips."""
    state.galaxy -= 1
    state.unturned = [other for other in state.unturned if other != number]
    state.row = [*state.row, number]
    state.chips = [*state.chips, 0]
    state.note("OE-4.2" if state.round else "OE-1.2", "planet_turned", planet=PLANETS[number])


@wait
def told_planet(state: OuterEarth) -> None:
    """OE-4.2: at a table people tell which planet has come into the market."""


@chance(
    "companies",
    lambda state, seat: [
        (company, 1) for number, company in enumerate(COMPANIES) if number not in state.company
    ],
)
def deal_company(state: OuterEarth, company: str, seat: int) -> None:
    """OE-1.2: a random company for each seat."""
    state.company = put(state.company, seat, COMPANIES.index(company))
    state.note("OE-1.2", "company_dealt", seat=seat, company=company)


@step
def strength(state: OuterEarth, seat: int) -> None:
    """OE-1.2: the company's strength counts from the set-up on."""
    if state.company[seat] == NOTHING:
        return
    company = state.company[seat]
    if text := state.board.company_reminder[company]:
        state.note("OE-1.2", "reminder", seat=seat, text=text)
    effect, amount = state.board.company_effect[company]
    effects.gain(state, seat, effect, amount, "OE-1.2")
    if effect == DRAW:
        effects.note_use(state, seat, DRAW, amount, "OE-1.2")
        state.then(cards.draw_cards(seat, amount))


def highest(state: OuterEarth) -> list[int]:
    """OE-1.2: the seats with the highest auction influence."""
    influences = [state.influence(seat) for seat in range(state.board.seats)]
    return [seat for seat, own in enumerate(influences) if own == max(influences)]


@chance("first", lambda state: [(str(seat + 1), 1) for seat in highest(state)])
def choose_start(state: OuterEarth, seat: str) -> None:
    """OE-1.2, OE-R13: the company with the highest influence starts; of equals, by lot."""
    state.start = start = int(seat) - 1
    state.note("OE-1.2", "start", seat=start)
    gained = state.effect(start, INFLUENCE)
    others = [state.influence(other) for other in range(state.board.seats) if other != start]
    if gained and state.influence(start) - gained <= max(others):
        state.note("OE-1.2", "effect_influence_starts", seat=start, n=gained)


# -- rounds ---------------------------------------------------------------------------


@step
def round_begins(state: OuterEarth) -> None:
    """OE-2.1, OE-R14: an auction, then a turn for each seat from the start player on, clockwise."""
    state.round += 1
    if state.events is not None:
        state.note("OE-4.2", "round_begins", round=state.round, seat=state.start)
    state.then(auction.auction(), *turns(state, state.clockwise()), round_ends())


def turns(state: OuterEarth, seats: Sequence[int]) -> list[type_of_frame]:
    """OE-R14: a turn of phase 2 for each of these seats."""
    asked = turn.told_turn if state.board.is_told else turn.turn
    return [frame for seat in seats for frame in (turn.turn_begins(seat), asked(seat))]


def agenda_at(state: AtTable, phase: str, number: int) -> list[type_of_frame]:
    """OE-2.1, OE-R14, OE-4.2: the agenda of a round in which so many planets of the market stay unsold,
    or so many turns are over; or in which the market is refilled."""
    seats = state.clockwise()
    if phase == AUCTION:
        turn.take_points_away(state)
        offers = [auction.offer(planet) for planet in state.row[number:]]
        frames = [*offers, *turns(state, seats), round_ends()]
    elif phase == EXPLORATION:
        turn.take_points_away(state)
        missing = (told_planet(),) * next_planets(state)
        frames = [*missing, pass_token(), look_for_the_end(), round_begins()]
    else:
        now, *later = seats[number:]
        if now != state.at_turn or not state.is_known(f"ap.{now + 1}"):
            turn.give_points(state, now)
        frames = [turn.told_turn(now), *turns(state, later), round_ends()]
    return frames[::-1]


@step
def round_ends(state: OuterEarth) -> None:
    """OE-4.3, OE-R20: the last round ends after phase 2, any other with the exploration."""
    if state.last_round:
        state.note("OE-4.3", "last_round_over", round=state.round)
        ending = (settling(), game_ends()) if state.board.is_told else (game_ends(),)
        state.then(*ending)
    else:
        state.then(explore(), look_for_the_end(), round_begins())


@step
def explore(state: OuterEarth) -> None:
    """OE-4.1, OE-4.2: chips on unsold planets, the row is refilled, the token passes to the left."""
    chips = [*state.chips]
    for at, planet in enumerate(state.row):
        if not state.budget:
            state.note("OE-4.1", "no_chip", planet=PLANETS[planet])
            continue
        state.budget -= 1
        chips[at] += 1
        if state.events is not None:
            state.note("OE-4.1", "chip", planet=PLANETS[planet], n=chips[at])
    state.chips = chips
    state.start = (state.start + 1) % state.board.seats
    missing = next_planets(state)
    next_planet = told_planet() if state.board.is_told else turn_over()
    state.then(*(next_planet,) * missing, pass_token())


def next_planets(state: OuterEarth) -> int:
    """OE-4.2: how many planets come into the market if an exploration was now."""
    return min(state.board.size.market - len(state.row), state.galaxy)


@step
def pass_token(state: OuterEarth) -> None:
    """OE-4.2: the starting token passes to the left."""
    if state.events is not None:
        state.note("OE-4.2", "token_passed", seat=state.start)


@step
def look_for_the_end(state: OuterEarth) -> None:
    """OE-4.3, OE-R9: once the last planet is turned over, or the budget is empty, one last round."""
    state.last_round = why_last(state)
    if state.last_round:
        state.note("OE-4.3", f"last_round_{state.last_round}", round=state.round + 1)
    else:
        state.leave_end_open()


def why_last(state: OuterEarth) -> str:
    """OE-4.3, OE-R9: why one last round would follow this phase 3; empty if none would."""
    is_out = not state.galaxy and (state.is_bought_out or not state.board.needs_bought)
    if is_out and not state.budget:
        return "both"
    if is_out:
        return "bought" if state.board.needs_bought else "turned"
    return "" if state.budget else "budget"


# -- the end --------------------------------------------------------------------------


@wait
def settling(state: OuterEarth) -> None:
    """OE-5.2: at a table people tell what lies face down, and whatever else nobody has told."""


def stocks_are_known(state: OuterEarth) -> bool:
    """Whether whoever looks knows everything that was invested."""
    return all(hidden.is_known(card) for stocks in state.invested for card in stocks)


@reveal(known=stocks_are_known)
def game_ends(state: OuterEarth) -> None:
    """OE-5.2, OE-5.3, OE-5.4: investments are turned up; stocks, portfolios, unfinished planets score."""
    if state.events is not None:
        for seat, invested in enumerate(state.invested):
            if invested:
                state.note("OE-5.2", "investments_shown", seat=seat, revealed=list(invested))
    state.stocks = [
        [*invested, *shown] for invested, shown in zip(state.invested, state.stocks, strict=True)
    ]
    state.invested = [[] for _ in state.invested]
    result = scoring.score(state.tally())
    if state.events is not None:
        for sheet in result.sheets:
            for line in sheet.lines:
                if line.clause in scoring.AT_THE_END and line.points:
                    told = {**line.params, "points": line.points}
                    state.note(line.clause, f"scored_{line.why}", seat=sheet.seat, **told)
    state.vp = [sheet.total for sheet in result.sheets]

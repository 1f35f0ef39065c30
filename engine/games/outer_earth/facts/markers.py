"""What the table shows: markers, each told as it stands, and whoever tells one corrects it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.outer_earth import rules
from engine.games.outer_earth.components import (
    BACK,
    DEVELOPING,
    EFFECTS,
    INDUSTRIES,
    INDUSTRY,
    PLANETS,
    PLANETS_EACH,
    REMINDER,
    SLOT,
)
from engine.games.outer_earth.facts import clock
from engine.games.outer_earth.facts.kinds import (
    AP,
    BUILT,
    CARDS,
    COUNTED,
    GAINED,
    PILE,
    PLANET,
    PLANETS_THERE,
    QUEUED,
    ROW,
    VP,
    impossible,
    needs_begun,
    needs_turn,
)
from engine.games.outer_earth.state import NOTHING, counted
from engine.games.outer_earth.table import LAST, AtTable
from engine.rules.facts import SEAT, fact
from engine.rules.markers import of_seats
from engine.rules.parts.places import put


@fact(SEAT, VP)
def vp(state: AtTable, seat: int, points: int) -> None:
    """OE-3.9: so many VP, told without saying where they came from."""
    more = points - state.vp[seat]
    state.by_hand = put(state.by_hand, seat, state.by_hand[seat] + more)
    state.vp = put(state.vp, seat, points)
    state.learn(f"vp.{seat + 1}")
    state.note("OE-3.9", "vp_told", seat=seat, n=points, points=more)


@fact(SEAT, COUNTED)
def hand(state: AtTable, seat: int, number: int | None) -> None:
    """OE-2.2: so many cards in hand, a bid not counted; or nobody knows how many."""
    marker = f"hand.{seat + 1}"
    if number is None:
        state.forget([marker])
        state.note("OE-2.2", "hand_uncounted", seat=seat)
        return
    state.hands = put(state.hands, seat, [BACK] * number)
    state.learn(marker)
    state.note("OE-2.2", "hand_told", seat=seat, n=number)


@fact(SEAT, AP)
def ap(state: AtTable, seat: int, points: int) -> None:
    """OE-1.3: so many action points are left in this turn."""
    needs_turn(state, seat)
    state.ap = points
    state.learn(f"ap.{seat + 1}")
    state.note("OE-1.3", "ap_told", seat=seat, n=points)


@fact(VP)
def budget(state: AtTable, points: int) -> None:
    """OE-1.1: so many VP are left in the budget."""
    if points > (most := state.board.size.budget):
        impossible("OE-1.1", "big_budget", most=most)
    state.budget = points
    state.note("OE-1.1", "budget_told", n=points)
    _learn_end(state, "budget")


@fact(CARDS)
def galaxy(state: AtTable, number: int) -> None:
    """OE-1.1: so many planets are left in the galaxy deck."""
    needs_begun(state)
    if number > (most := max(0, state.board.size.galaxy - _turned_over(state))):
        impossible("OE-1.1", "big_galaxy", most=most)
    state.galaxy = number
    state.note("OE-1.1", "galaxy_told", n=number)
    _learn_end(state, "galaxy")
    _refill(state)


@fact(ROW)
def row(state: AtTable, there: list[tuple[int, int]]) -> None:
    """OE-2.1: these planets lie in the market with their chips, the oldest first."""
    needs_begun(state)
    _needs_no_bids(state)
    if len(there) > (most := state.board.size.market):
        impossible("OE-1.1", "row_is_full", most=most)
    before = state.row
    state.row, state.chips = [], []
    _needs_free(state, [planet for planet, _ in there])
    state.row = [planet for planet, _ in there]
    state.chips = [chips for _, chips in there]
    _sort_out(state)
    names = [PLANETS[planet] for planet in state.row]
    state.note("OE-2.1", "row_told" if names else "empty_row_told", planets=names)
    _learn_end(state, "row")
    _refill(state)
    if state.phase == rules.AUCTION and state.row != before:
        # What is on offer stays so if it still lies there; else the auction begins again.
        offered = state.offered
        stay = state.row.index(offered) if offered in state.row else 0
        state.offered = NOTHING
        state.agenda = rules.agenda_at(state, rules.AUCTION, stay)
        state.run_on()


@fact(SEAT, PLANETS_THERE, QUEUED)
def developing(state: AtTable, seat: int, planets: list[int], queued: int) -> None:
    """OE-1.3: the seat develops these planets, and that one is queued."""
    needs_begun(state)
    _needs_no_bids(state)
    if len(planets) > (most := _most_developing(state, seat)):
        is_bonus_missing = most == DEVELOPING and not state.board.bonus_is_slot
        impossible("OE-R5", "no_bonus" if is_bonus_missing else "many_planets", most=most)
    before = state.developing[seat]
    state.developing = put(state.developing, seat, [])
    state.queued = put(state.queued, seat, NOTHING)
    _needs_free(state, [*planets, *([queued] if queued != NOTHING else [])])
    state.developing = put(state.developing, seat, planets)
    state.queued = put(state.queued, seat, queued)
    for planet in {*before} ^ {*planets}:
        state.built = put(state.built, planet, [])
    state.forget(f"built.{PLANETS[planet]}" for planet in planets if planet not in before)
    state.learn(*(f"built.{PLANETS[planet]}" for planet in before if planet not in planets))
    _sort_out(state)
    state.learn(f"planets.{seat + 1}")
    there = [PLANETS[planet] for planet in planets]
    state.note("OE-1.3", "planets_told" if there else "no_planets_told", seat=seat, planets=there)
    if queued != NOTHING:
        state.note("OE-1.3", "queue_told", seat=seat, planet=PLANETS[queued])


@fact(PLANET, BUILT)
def built(state: AtTable, planet: int, cards: list[str]) -> None:
    """OE-3.4: cards of these industries lie on a planet in development, the newest last."""
    owner = next((seat for seat, it in enumerate(state.developing) if planet in it), NOTHING)
    if owner == NOTHING:
        impossible("OE-3.4", "nobody_develops")
    most = state.board.planet_slots[planet] + state.effect(owner, SLOT) + state.board.bonus_is_slot
    if len(cards) > most and state.knows_influence(owner):
        impossible("OE-3.4", "many_cards", most=most)
    state.built = put(state.built, planet, cards)
    state.learn(f"built.{PLANETS[planet]}")
    name = "built_told" if cards else "nothing_built_told"
    state.note("OE-3.4", name, seat=owner, planet=PLANETS[planet], cards=cards)


@fact(SEAT, PILE, CARDS)
def stocks(state: AtTable, seat: int, shown: list[str], face_down: int) -> None:
    """OE-3.10: these cards lie face up in the stocks, the one with the bonus last, and so many face down."""
    state.stocks = put(state.stocks, seat, shown)
    state.bonus = put(state.bonus, seat, INDUSTRY[shown[-1]] if shown else NOTHING)
    if len(state.invested[seat]) != face_down:
        state.invested = put(state.invested, seat, [BACK] * face_down)
    state.learn(f"stocks.{seat + 1}")
    state.note("OE-3.10", "stocks_told", seat=seat, shown=len(shown), n=face_down)


@fact(SEAT, CARDS, CARDS, CARDS)
def closed_planets(state: AtTable, seat: int, *counts: int) -> None:
    """OE-3.10: so many planets of each industry are in the portfolio."""
    named = counted(state.board.planet_industry[planet] for planet in state.portfolio[seat])
    more = [count - own for count, own in zip(counts, named, strict=True)]
    if min(more) < 0:
        impossible("OE-3.10", "closed_since")
    others = state.tally().portfolio
    others[seat] = list(counts)
    _needs_in_box(state, [sum(own) for own in zip(*others, strict=True)])
    state.unnamed = put(state.unnamed, seat, more)
    state.learn(f"portfolio.{seat + 1}")
    state.note("OE-3.10", "portfolio_told", seat=seat, n=sum(counts))
    if (sums := _index(state)) is not None:
        state.index = sums
        state.learn("index")


@fact(CARDS, CARDS, CARDS)
def index(state: AtTable, *counts: int) -> None:
    """OE-3.10: the stock index of each industry; it is how many planets of it were closed."""
    sums = _index(state)
    if sums is not None and sums != list(counts):
        impossible("OE-3.10", "index_is_sum")
    _needs_in_box(state, counts)
    state.index = list(counts)
    state.learn("index")
    told = dict(zip(INDUSTRIES, counts, strict=True))
    state.note("OE-3.10", "index_told", **told)


@fact(SEAT, GAINED)
def rewards(state: AtTable, seat: int, gained: list[tuple[int, int]]) -> None:
    """OE-3.10: closed planets have brought the seat this for good; its company's strength comes on top."""
    needs_begun(state)
    own = [0] * len(EFFECTS)
    for effect, amount in gained:
        own[effect] += amount
    company = state.company[seat]
    if company != NOTHING:
        effect, amount = state.board.company_effect[company]
        if effect != REMINDER:
            own[effect] += amount
    at = seat * len(EFFECTS)
    state.effects = [*state.effects[:at], *own, *state.effects[at + len(EFFECTS) :]]
    state.learn(f"rewards.{seat + 1}")
    state.note("OE-3.10", "rewards_told", seat=seat)


# -- what must fit together ------------------------------------------------------------


def _index(state: AtTable) -> list[int] | None:
    """OE-3.10: the closed planets of all seats by industry; None if nobody knows them all."""
    if not state.is_known(*of_seats("portfolio", state.board.seats)):
        return None
    return [sum(own) for own in zip(*state.tally().portfolio, strict=True)]


def _learn_end(state: AtTable, marker: str) -> None:
    """OE-4.3: a marker is told on which the last round depends."""
    is_news = not state.is_known(marker)
    state.learn(marker)
    if is_news and not state.is_known(LAST):
        clock.look_for_the_last_round(state)


def _refill(state: AtTable) -> None:
    """OE-4.2: an exploration waits for as many planets as the market lacks and the deck has."""
    if state.phase == rules.EXPLORATION:
        state.agenda = rules.agenda_at(state, rules.EXPLORATION, 0)
        state.run_on()


def _needs_in_box(state: AtTable, closed: Sequence[int]) -> None:
    """OE-1.2: so many planets of each industry are in the box."""
    there = counted(state.board.planet_industry)
    for at, (count, own) in enumerate(zip(closed, there, strict=True)):
        # Whoever has entered only some cards of an own copy may have others of those as shipped.
        if count > (most := max(own, PLANETS_EACH)):
            impossible("OE-1.2", "industry_planets", industry=INDUSTRIES[at], most=most)


def _most_developing(state: AtTable, seat: int) -> int:
    """OE-1.3, OE-R5: planets that the seat can develop; where nobody knows its bonus, one more."""
    if state.is_known(f"stocks.{seat + 1}"):
        return state.capacity(seat)
    return DEVELOPING + (not state.board.bonus_is_slot)


def _needs_no_bids(state: AtTable) -> None:
    """OE-2.4: bids lie there for a planet of the market."""
    if any(state.bids):
        impossible("OE-2.4", "bids_lie")


def _needs_free(state: AtTable, planets: list[int]) -> None:
    """OE-1.2: there is one of each planet."""
    if {*planets} & _lying(state) or len({*planets}) < len(planets):
        impossible("OE-1.2", "lies_elsewhere")


def _lying(state: AtTable) -> set[int]:
    """Every planet that has come into the market, as far as it has been told."""
    return {*state.row, *state.queued}.union(*state.developing, *state.portfolio) - {NOTHING}


def _turned_over(state: AtTable) -> int:
    """OE-1.1: how many planets have left the galaxy deck, as far as it has been told."""
    return len(_lying(state)) + sum(map(sum, state.unnamed))


def _sort_out(state: AtTable) -> None:
    """OE-1.2: planets that nobody has seen can still come."""
    lying = _lying(state)
    state.unturned = [planet for planet in range(len(PLANETS)) if planet not in lying]

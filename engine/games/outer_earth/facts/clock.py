"""The clock: where the match stands, also when the app comes to a running one."""

from __future__ import annotations

from engine.games.outer_earth import rules
from engine.games.outer_earth.components import EFFECTS, INDUSTRIES, PLANETS
from engine.games.outer_earth.facts.kinds import (
    CARDS,
    PHASE,
    ROUND,
    WHY,
    impossible,
    needs_begun,
    needs_known,
)
from engine.games.outer_earth.state import NOTHING
from engine.games.outer_earth.table import LAST, UNTOLD, AtTable, of_board
from engine.rules.facts import SEAT, fact
from engine.rules.markers import of_seats


@fact(ROUND, PHASE, CARDS, SEAT)
def clock(state: AtTable, number: int, phase: str, over: int, start: int) -> None:
    """OE-2.1, OE-R14, OE-4.2: round and phase, how many planets have been offered and stay, or turns are
    over, and who has the starting token; in an exploration it has been passed already."""
    needs_begun(state)
    if phase != rules.TURNS:
        needs_known(state, "OE-2.1", "row")
    state.put_stand_ins()
    ends = {rules.AUCTION: len(state.row), rules.TURNS: state.board.seats - 1}
    if over > (most := ends.get(phase, 0)):
        impossible("OE-2.1", "phase_is_over", most=most)
    if phase == rules.EXPLORATION and not rules.next_planets(state):
        impossible("OE-4.2", "row_is_full")
    _take_bids_back(state)
    acted = state.at_turn
    state.start, state.offered, state.round = start, NOTHING, number
    state.agenda = rules.agenda_at(state, phase, over)
    state.note("OE-2.1", f"clock_{phase}_told", round=number, seat=start, n=over)
    if state.at_turn != acted:
        _forget_points(state)
    look_for_the_last_round(state)
    state.run_on()


@fact(WHY)
def last_round(state: AtTable, why: str) -> None:
    """OE-4.3: this round is the last one, and why; or it is not."""
    needs_begun(state)
    state.last_round = "" if why == "no" else why
    state.learn(LAST)
    name = f"last_round_{why}" if state.last_round else "not_the_last_round"
    state.note("OE-4.3", name, round=state.round)


@fact()
def joined(state: AtTable) -> None:
    """OE-2.1: the app comes to a running match: nothing is known until it is told."""
    seats = state.board.seats
    state.forget(of_board(seats))
    state.learn(*(f"built.{planet}" for planet in PLANETS))
    state.row, state.chips, state.closings = [], [], []
    state.unturned = list(range(len(PLANETS)))
    state.developing = [[] for _ in range(seats)]
    state.portfolio = [[] for _ in range(seats)]
    state.unnamed = [[0] * len(INDUSTRIES) for _ in range(seats)]
    state.stocks = [[] for _ in range(seats)]
    state.invested = [[] for _ in range(seats)]
    state.hands = [[] for _ in range(seats)]
    state.bids = [[] for _ in range(seats)]
    state.bid_values = [UNTOLD] * seats
    state.paddles = [""] * seats
    state.built = [[] for _ in PLANETS]
    state.queued, state.bonus, state.company = ([NOTHING] * seats for _ in range(3))
    state.vp, state.by_hand, state.chips_won = ([0] * seats for _ in range(3))
    state.effects = [0] * (seats * len(EFFECTS))
    state.index = [0] * len(INDUSTRIES)
    state.offered = NOTHING
    state.round = max(state.round, 1)
    state.note("OE-2.1", "joined")
    state.agenda = rules.agenda_at(state, rules.TURNS, 0)
    _forget_points(state)
    state.put_stand_ins()
    look_for_the_last_round(state)


def look_for_the_last_round(state: AtTable) -> None:
    """OE-4.3, OE-R9: whether this round is the last, by what is known to lie there; nobody may know.

    The round before looked at budget and market when it ended: what ran out since then counts for the next.
    """
    state.learn(LAST)
    state.last_round = ""
    if state.round == 1 or state.phase == rules.EXPLORATION:
        return
    state.last_round = rules.why_last(state)
    if not state.last_round:
        state.leave_end_open()
    elif state.phase == rules.TURNS:
        if state.galaxy or state.board.needs_bought:
            state.last_round = ""
            state.forget([LAST])
        else:
            state.last_round = "turned"
    if state.last_round:
        state.note("OE-4.3", f"last_round_{state.last_round}", round=state.round)


def _forget_points(state: AtTable) -> None:
    """OE-1.3: whose turn the app comes to may have spent some of its action points."""
    state.learn(*of_seats("ap", state.board.seats))
    if state.at_turn >= 0:
        state.forget([f"ap.{state.at_turn + 1}"])


def _take_bids_back(state: AtTable) -> None:
    """OE-2.4: at another time no bid lies there."""
    state.hands = [[*hand, *bid] for hand, bid in zip(state.hands, state.bids, strict=True)]
    state.bids = [[] for _ in state.bids]
    state.bid_values = [UNTOLD] * state.board.seats
    state.paddles = [""] * state.board.seats


def as_told(state: AtTable) -> tuple[int, str, int, int] | None:
    """Round, phase, what is over in it, and who has the token, as `clock` takes them; None before and after."""
    if state.phase == rules.AUCTION:
        over = state.row.index(state.offered)
    elif state.phase == rules.TURNS:
        over = state.clockwise().index(state.at_turn)
    elif state.phase == rules.EXPLORATION:
        over = 0
    else:
        return None
    return state.round, state.phase, over, state.start

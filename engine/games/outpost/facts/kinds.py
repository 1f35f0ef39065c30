"""The words that facts are told in, and why something cannot have happened."""

from __future__ import annotations

from collections.abc import Sequence

from engine.base.plain_text import line_of
from engine.games.outpost import events, market, rules
from engine.games.outpost.components import FACTORIES, JOBS, POPULATION, ROBOT_THING, UPGRADES
from engine.games.outpost.event_deck import find_named, told_name
from engine.games.outpost.event_deck import named as named_card
from engine.games.outpost.facts import sequence
from engine.games.outpost.state import NOTHING
from engine.games.outpost.table import DRAWERS, EXTENTS, UNTOLD, AtTable
from engine.rules.agenda import CHANCE, DECISION, NOBODY, State
from engine.rules.facts import AND as AND
from engine.rules.facts import MOST, SEAT, UNSEEN, Kind, counted, named, number, one_of, text
from engine.rules.facts import NONE as NONE
from engine.rules.impossible import Reasons

REASONS = Reasons("outpost")
impossible, refused, untold = REASONS.impossible, REASONS.refused, REASONS.untold
needs_known = REASONS.needs_known


# -- kinds of words ----------------------------------------------------------------------


def _events(state: State) -> tuple[str, ...]:
    assert isinstance(state, AtTable)
    return tuple(card.id for card in state.board.event_deck)


def _card(state: State, word: str) -> int:
    """The place of a card in the deck; OP-7.1: one that was only told by name has to have been told."""
    ids = _events(state)
    if word not in ids and (called := line_of(told_name(word))):
        impossible("OP-7.1", "no_named_card", called=called)
    return ids.index(word)


def _out(state: State, word: str) -> list[int]:
    for part in [] if word == NONE else word.split(AND):
        _card(state, part.partition(":")[0])
    return _counts(_events(state), word, MOST)


def _card_renamed(state: State, word: str, was: str, now: str) -> str:
    """`named.Suprise:2+audit` once the card is called otherwise."""
    assert isinstance(state, AtTable)
    deck = state.board.event_deck
    at, old = find_named(deck, now), named_card(was).id
    parts = (part.partition(":") for part in word.split(AND))
    return AND.join(
        "".join((deck[at].id if at is not None and ident == old else ident, *count))
        for ident, *count in parts
    )


def _turn_or_unseen(state: State, word: str) -> int:
    return UNTOLD if word == UNSEEN else counted(1, MOST)(state, word)


def _permuted(state: State, word: str) -> list[int]:
    """`3+1+2`: every seat once, the first one first."""
    seats = SEAT.words(state)
    found = word.split(AND)
    if sorted(found) != sorted(seats):
        raise ValueError(word)
    return [int(seat) - 1 for seat in found]


def _counts(names: Sequence[str], word: str, most: int) -> list[int]:
    """`nodule+robots:2`: how many of each, in the order of the names."""
    found = [0] * len(names)
    for part in [] if word == NONE else word.split(AND):
        name, colon, count = part.partition(":")
        at = names.index(name)
        if found[at] or (colon and not count.isdecimal()):
            raise ValueError(word)
        found[at] = range(1, most + 1)[int(count) - 1] if colon else 1
        if colon and (found[at] < 2 or str(found[at]) != count):
            raise ValueError(word)
    return found


def _on_display(state: State, word: str) -> list[int]:
    counts = _counts(UPGRADES, word, SMALL)
    return [upgrade for upgrade, number in enumerate(counts) for _ in range(number)]


def _buyers(state: State, word: str) -> list[int]:
    """`1+3+3`: a seat for each upgrade that it has bought; read as how many each has bought."""
    seats = SEAT.words(state)
    found = [0] * len(seats)
    for part in [] if word == NONE else word.split(AND):
        found[seats.index(part)] += 1
    if word not in (
        NONE,
        AND.join(seat for seat, n in zip(seats, found, strict=True) for _ in range(n)),
    ):
        raise ValueError(word)
    return found


def _choices(state: State) -> tuple[str, ...]:
    is_asked = state.agenda and state.agenda[-1][0].kind == DECISION
    return tuple(map(str, state.choices)) if is_asked else ()


SMALL = 20
"""More copies of an upgrade than any box holds."""
MOST_VP, MOST_FACE = 300, 2999
"""More than a match can bring."""

EXTENT = named("extent", EXTENTS)
DRAWER = named("drawer", DRAWERS)
ROLLER = named("roller", DRAWERS)
EVENT = Kind("event", _card, _events, renamed=_card_renamed)
THIS_EVENT = Kind(
    "this_event",
    lambda state, word: NOTHING if word == NONE else _card(state, word),
    lambda state: (NONE, *_events(state)),
    renamed=_card_renamed,
)
OUT = Kind("event_discards", _out, renamed=_card_renamed)
NAME = text("name")
PHASE = number("phase", 1, 3)
TURN = number("turn", 1, MOST)
BEGAN = Kind(
    "began", _turn_or_unseen, lambda state: (UNSEEN, *(str(turn) for turn in range(1, MOST + 1)))
)
"""The turn in which the phase began, or `?` where nobody knows."""


VP, FACE = number("VP", 0, MOST_VP), number("face", 0, MOST_FACE)
ORDER = Kind("seats", _permuted)
ROLL = number("roll", 1, 13)
UPGRADE, FACTORY, JOB = (
    one_of("upgrade", UPGRADES),
    one_of("factory", FACTORIES),
    one_of("job", JOBS),
)
HIRED = named("hired", (POPULATION, ROBOT_THING))
WHO = named("operator", (POPULATION, ROBOT_THING))
SOME = number("number", 1, MOST)
COUNT = number("count", 0, MOST)
COPIES = number("copies", 0, SMALL)
ON_DISPLAY = Kind("display", _on_display)
BUYERS = Kind("seats", _buyers)
CHOICE = Kind("choice", lambda state, word: word, _choices)
"""What the seat that is asked can choose."""


# -- what cannot be now --------------------------------------------------------------------


def needs_begun(state: AtTable) -> None:
    """OP-2.1: the first turn has begun."""
    if not state.turn:
        impossible("OP-2.1", "not_begun")


def needs_followed(state: AtTable, kind: str) -> None:
    """The table follows that kind of markers."""
    if not state.is_followed(kind):
        impossible("OP-2.1", "not_followed", kind=untold(kind))


def needs_events(state: AtTable) -> None:
    """OP-7.1: the match has random events, and they begin with the second turn."""
    if not state.board.has_events:
        impossible("OP-7.1", "no_events")
    if state.turn < 2:
        impossible("OP-7.1", "no_event_yet")


def needs_cards(state: AtTable, seat: int) -> None:
    """OP-1.3: who has handed in all cards in the first turn has none left to pay with."""
    if state.turn == 1 and state.handed[seat]:
        impossible("OP-1.3", "has_no_cards")


FIRST = {
    sequence.setting_up.name: ("OP-2.1", "not_begun"),
    events.draw_event.name: ("OP-7.1", "event_first"),
}
"""By what clause, and how, it is refused that something is told before what is waited for."""
NOT_NOW = {
    events.draw_event.name: ("OP-7.1", "no_event_now"),
    sequence.settling_event.name: ("OP-7.1", "nothing_to_settle"),
    sequence.setting_up.name: ("OP-1.4", "copies_lie"),
    rules.next_in_order.name: ("OP-2.2", "no_lot_now"),
    market.roll.name: ("OP-2.4", "no_roll_now"),
}
"""By what clause, and how, it is refused to tell what nobody waits for."""


def needs_wait(state: AtTable, *waits: str) -> None:
    """What is told belongs to this time of the turn."""
    now = state.waits_for
    if now in waits:
        return
    if state.chooser != NOBODY:
        impossible("OP-7.10", "decide_first")
    impossible(*(FIRST.get(now) or NOT_NOW[waits[0]]))


ROLLS = (market.roll.name, market.roll_again.name)
PLAYING = (sequence.rest_of_turn.name, *ROLLS)
"""While people play; what is still to be rolled holds nobody back."""
ORDERING = (sequence.untold_order.name, rules.next_in_order.name)


def reach(state: AtTable, *waits: str) -> None:
    """What is told belongs to this time of the turn; what was waited for before stays untold."""
    while (now := state.waits_for) not in waits:
        if now in ORDERING:
            sequence.leave_order(state)
        elif now == sequence.settling_event.name:
            state.go_on()
        elif now in ROLLS and PLAYING[0] in waits:
            sequence.leave_rolls(state)
        elif state.current_player == CHANCE:
            impossible("OP-2.1", "app_draws_first")
        else:
            needs_wait(state, *waits)

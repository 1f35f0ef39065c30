"""A card as it would be drawn now, at an example table of three: what happens, told as the log tells it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from engine.games.outpost import events
from engine.games.outpost.board import Board
from engine.games.outpost.components import UPGRADES
from engine.games.outpost.deck_file import ENTRY, whole
from engine.games.outpost.event_deck import shipped_cards
from engine.games.outpost.game import GAME
from engine.games.outpost.state import NOTHING, Outpost
from engine.games.outpost.verbs import NOTHING_WRITTEN
from engine.rules.agenda import CHANCE
from engine.rules.agenda import Event as Told
from engine.rules.game import Value
from engine.rules.words import Words

SEATS = 3
MOST = 400
"""More steps than any card takes."""
DRAWER = 1
"""Who draws it as a personal event: neither first nor last."""
FACTORIES = ((4, 4, 3, 1, 0), (3, 3, 1, 0, 0), (3, 2, 0, 0, 0))
PEOPLE = ((3, 3, 2, 1, 0), (3, 2, 1, 0, 0), (2, 2, 0, 0, 0))
ROBOTS = ((1, 1, 1, 0, 0), (0, 0, 0, 0, 0), (0, 0, 0, 0, 0))
OWNED = (("data_library", "nodule", "robots", "laboratory"), ("warehouse",), ("nodule",))
HANDS = (
    ("ore:3", "water:7", "titanium:10", "ore:2"),
    ("ore:3", "water:7", "ore:4"),
    ("ore:2", "water:6"),
)
ON_MARKET = ("data_library", "scientists", "ecoplants")


def drawn(card: Mapping[str, Any], phase: int, *, is_personal: bool = False) -> list[Told]:
    """What a checked card does in that event phase; where somebody decides, the first choice."""
    others = [it for it in shipped_cards() if it["id"] != card["id"]]
    board = Board(GAME.setup(SEATS, values={ENTRY: Value([whole(card), *others], "entered")}))
    state = _table().clone()
    state.board = board
    state.event_phase = state.phase = phase
    state.event_cards = [it.copies for it in board.event_deck]
    state.event_discards = [0] * len(board.event_deck)
    state.events, state.agenda = [], []
    state.then(events.draw_event(DRAWER if is_personal else NOTHING))
    state.run_on()
    state.apply(state.find(board.event_names[0]))
    for _ in range(MOST):
        question = state.question
        if question is None or question.source == "events":
            break
        if state.current_player == CHANCE:
            state.apply(max(state.chance_outcomes(), key=lambda outcome: outcome[1])[0])
        else:
            legal = state.legal_actions()
            some = (it for it in legal if str(it) != NOTHING_WRITTEN)
            state.apply(next(some, legal[0]))
    return state.events


def sentences(
    card: Mapping[str, Any], phase: int, words: Words, *, is_personal: bool = False
) -> list[tuple[str, str]]:
    """The same in words, each with its clause."""
    people = _people(words)
    told = drawn(card, phase, is_personal=is_personal)
    return [(words.event(event, people), event.clause) for event in told]


def table(words: Words) -> str:
    """Which example that is."""
    people = _people(words)
    return words.text("example", "table", people=people, seat=0, n=_table().vp[0], last=people[-1])


def _people(words: Words) -> list[str]:
    """Who sits there: nobody in particular, so they are called by their colours."""
    return [words.name("colours", colour) for colour in GAME.colours[:SEATS]]


@cache
def _table() -> Outpost:
    """Three colonies in the middle of a match, with VP in the order of their seats."""
    state = Outpost(Board(GAME.setup(SEATS)))
    state.turn, state.order = 9, [*range(SEATS)]
    state.factories = [[*it] for it in FACTORIES]
    for seat in range(SEATS):
        state.people_at[seat][: len(PEOPLE[seat])] = PEOPLE[seat]
        state.robots_at[seat][:] = ROBOTS[seat]
        state.upgrades[seat] = [OWNED[seat].count(it) for it in UPGRADES]
        state.population[seat] = sum(PEOPLE[seat])
        state.robots[seat] = sum(ROBOTS[seat])
        state.hands[seat] = [*HANDS[seat]]
        for held in HANDS[seat]:
            state.pool[state.board.cards.index[held]] -= 1
            state.decks[state.board.deck_of[held]] -= 1
    state.display = [UPGRADES.index(it) for it in ON_MARKET]
    state.vp = [state.count_vp(seat) for seat in range(SEATS)]
    state.vp_before = state.vp
    return state

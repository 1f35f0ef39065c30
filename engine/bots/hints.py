"""What a person might answer: the answers that a search finds best, and what each of them does.

A hint is made of a view alone, and of facts: which answers of the same turn would follow, as far as
the search has tried them, and what the next seat could answer no more. What all of it brings is told by a forecast of these answers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import msgspec

from engine.bots import greedy
from engine.bots.line_tree import LineTree
from engine.bots.looks import LOOKED_AT, looked_at, looks, settle
from engine.rules.agenda import PUBLIC, State
from engine.rules.game import Game

HINTS = 3
LONGEST = 16
"""Answers of one turn that a reason thinks of."""
ALIKE = 0.04
"""Shares of the win say nothing that lie no further apart than this, times both ways the best may end."""
LEAST_DENIED = 0.5
"""Points that the next seat has to lose before an answer is told to keep something from it."""


class Hint(msgspec.Struct, frozen=True):
    """An answer that is worth a thought."""

    answers: tuple[str, ...]
    """Its text, and those of the answers that would best follow it in the same turn."""
    is_alike: bool = False
    """Whether nothing parts it from the best one."""
    denies: str = ""
    """What the next seat would answer otherwise and cannot answer then; empty if nothing."""
    otherwise: int = 0
    """After which of the hints, from 0, it would answer that."""

    def behind(self, view: State) -> State:
        """What comes of these answers to the question of a view; `Illegal` if it allows them not."""
        state = view.clone()
        for text in self.answers:
            state.take(state.place_of(text))
        return state


def hints(game: Game, view: State, rng: Random, simulations: int) -> list[Hint]:
    """The best answers for the seat that is asked in the view, the best one first."""
    tree = LineTree(game, view, rng)
    tree.simulate(simulations)
    found = [it for it in tree.found()[:HINTS] if it.visits]
    # What is about as good as the best one is told before what is not, however often it was tried.
    most = found[0].share
    apart = ALIKE * most * (1 - most)
    alike = {str(it.action): most - it.share <= apart for it in found}
    found.sort(key=lambda it: not alike[str(it.action)])
    return [
        msgspec.structs.replace(it, is_alike=alike[it.answers[0]])
        for it in compared(game, view, [tree.line(it.action) for it in found])
    ]


def compared(game: Game, view: State, found: Iterable[Sequence[Any]]) -> list[Hint]:
    """Answers, each with those that would follow it in the turn, and what they keep from the next seat.

    Of several that come to the same in the end, there is the first.
    """
    ways: dict[str, Sequence[Any]] = {}
    for line in found:
        ways.setdefault(_behind(view, line).text(), line)
    lines = [*ways.values()]
    return [
        Hint(tuple(map(str, line)), False, *denied)
        for line, denied in zip(lines, _denied(game, view, lines), strict=True)
    ]


def reasons(game: Game, view: State, action: Any) -> list[Hint]:
    """Why an answer may have been given: it as a hint, and those that look best beside it.

    Reasons are for all to read: they are made of what all know, and there are none where a hand
    was looked at.
    """
    if view.is_private or view.may_peek:
        return []
    public = view.view(PUBLIC)
    seat = public.current_player
    others = [it for it in game.candidates(public, LOOKED_AT) if it != action]
    stands = looked_at(game, looks(game, public, others), seat)
    best = sorted(zip(others, stands, strict=True), key=lambda it: -it[1])[: HINTS - 1]
    actions = [action, *(it for it, _ in best)]
    given, *beside = compared(game, public, [_played_on(game, public, it) for it in actions])
    # What would follow is thought of when it is asked for, and may be something else then.
    return [msgspec.structs.replace(given, answers=given.answers[:1]), *beside]


def _played_on(game: Game, public: State, action: Any) -> list[Any]:
    """The answer and the rest of its turn, until something is drawn or a look at a hand would tell."""
    line, state, rng = [action], public.clone(), Random(0)
    seat = state.current_player
    state.take(state.choices.index(action))
    while state.current_player == seat and not state.begins_turn and len(line) < LONGEST:
        if state.is_private or state.may_peek:
            break
        line.append(greedy.choice(game, state, rng))
        state.take(state.choices.index(line[-1]))
    return line


# -- what is kept from the next seat -----------------------------------------------------


def _denied(
    game: Game, view: State, lines: Sequence[Sequence[Any]]
) -> list[tuple[str, int] | tuple[()]]:
    """What each of these lines keeps from the next seat, and which of the others does not."""
    kept: list[tuple[str, int] | tuple[()]] = [() for _ in lines]
    if view.has_secrets:
        # What somebody would answer hangs on what they alone know.
        return kept
    behind = [_behind(view, line) for line in lines]
    seat = view.current_player
    replies = [_reply(game, state, seat) for state in behind]
    usual = _usual(game, view)
    for at, (state, own) in enumerate(zip(behind, replies, strict=True)):
        if own is None:
            continue
        legal = set(map(str, state.legal_actions()))
        for than, other in enumerate(replies):
            if other is None or other.asked != own.asked or other.text in legal:
                continue
            if other.text in usual and other.gain - own.gain >= LEAST_DENIED:
                kept[at] = other.text, than
                break
    return kept


class Reply(msgspec.Struct, frozen=True):
    """The best first look of the next seat: what is asked, what it answers, and what that brings it."""

    asked: tuple[str, int]
    text: str
    gain: float


def _behind(view: State, line: Sequence[Any]) -> State:
    state = view.clone()
    for action in line:
        state.take(state.choices.index(action))
    return state


def _reply(game: Game, state: State, seat: int) -> Reply | None:
    """What another seat would answer that is asked now; None if none is."""
    asked, node = state.current_player, state.question
    if asked < 0 or asked == seat or node is None or not state.begins_turn:
        return None
    before = _worth(game, state, asked)
    best = None
    for action in game.candidates(state, LOOKED_AT):
        after = state.clone()
        after.take(state.choices.index(action))
        settle(game, after)
        gain = _worth(game, after, asked) - before
        if best is None or gain > best.gain:
            best = Reply((node.name, asked), str(action), gain)
    return best


def _usual(game: Game, view: State) -> set[str]:
    """What the next seat could answer after most of the answers, had none kept it from them."""
    counts: dict[str, int] = {}
    actions = game.candidates(view, LOOKED_AT)
    for action in actions:
        after = _behind(view, [action])
        for text in map(str, after.legal_actions()):
            counts[text] = counts.get(text, 0) + 1
    return {text for text, count in counts.items() if count * 2 > len(actions)}


def _worth(game: Game, state: State, seat: int) -> float:
    """Worth for the seat as if it were asked: whose turn it is, is no gain."""
    return sum(game.evaluate(state, seat)[seat].values())

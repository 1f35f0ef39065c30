"""Plain UCT with random rollouts to the end, as open_spiel has it; it sees all that is hidden, as our bots do not."""

from __future__ import annotations

from math import log, sqrt
from random import Random

from engine.rules.agenda import CHANCE, NOBODY, State

CURIOSITY = 2.0


class Node:
    """What came of the answers that led here, for the seat that gave the last one."""

    __slots__ = ("below", "visits", "wins")

    def __init__(self) -> None:
        self.below: dict[int, Node] = {}
        self.visits = 0
        self.wins = 0.0


def search(state: State, simulations: int, dice: Random) -> Node:
    """The tree after so many simulations; chance is drawn anew in each."""
    root = Node()
    for _ in range(simulations):
        reached, node, path = state.clone(), root, [(NOBODY, root)]
        while node.visits and reached.agenda:
            seat = reached.current_player
            index = drawn(reached, dice) if seat == CHANCE else promising(node, reached, dice)
            reached.take(index)
            node = node.below.setdefault(index, Node())
            path.append((seat, node))
        roll_out(reached, dice)
        points = reached.returns()
        most = max(points)
        for seat, passed in path:
            passed.visits += 1
            passed.wins += seat >= 0 and points[seat] == most
    return root


def roll_out(state: State, dice: Random) -> int:
    """Play to the end by chance; how often somebody had to decide."""
    decisions, random = 0, dice.random
    while state.agenda:
        if state.current_player == CHANCE:
            state.take(drawn(state, dice))
        else:
            decisions += len(state.choices) > 1
            state.take(int(random() * len(state.choices)))
    return decisions


def drawn(state: State, dice: Random) -> int:
    """Which outcome chance brings, by its weights."""
    weights = [weight for _, weight in state.choices]
    return dice.choices(range(len(weights)), weights)[0]


def promising(node: Node, state: State, dice: Random) -> int:
    """An answer that was not tried yet, or else the one with the highest bound."""
    number, below = len(state.choices), node.below
    if len(below) < number:
        return dice.choice([index for index in range(number) if index not in below])
    spread = CURIOSITY * sqrt(log(node.visits))
    return max(
        below, key=lambda it: below[it].wins / below[it].visits + spread / sqrt(below[it].visits)
    )

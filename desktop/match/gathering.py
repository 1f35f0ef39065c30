"""Cards that are picked one by one and given together: one answer, one step back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import takewhile

from PySide6.QtCore import QObject, Signal

from desktop.boards.contract import Hand
from desktop.scene.choosing import Choosing
from engine.rules.agenda import State


class Gathering(QObject):
    """What is picked of the hand for a question that takes one card after another."""

    changed = Signal()
    """Other cards are picked, or another question is open."""
    wanted = Signal()
    """The keyboard is to go to the cards."""
    lacking = Signal()
    """Somebody wants to give cards that are not the whole answer."""

    def __init__(self, choosing: Choosing, hand: Hand[State]) -> None:
        super().__init__(choosing)
        self._choosing, self._hand = choosing, hand
        self._state: State | None = None
        self.cards: tuple[str, ...] = ()
        """The hand of the seat that is asked, in the order in which cards are given."""
        self.picked: Counter[str] = Counter()
        """How many of each kind."""
        self._proposed: Counter[str] = Counter()

    def ask(self) -> None:
        """Gather for the question that is open, if it wants that; asked again, picks stay."""
        before, self._state = self._state, None
        state = self._choosing.state
        if state is not None and self.wants(state):
            self._state = state
            self.cards = tuple(self._hand.cards(state, state.current_player))
        if before is None or self._state is None or before.text() != self._state.text():
            proposed = () if self._state is None else self._hand.proposed(self._state)
            self._proposed = Counter(proposed)
            self.picked = self._proposed.copy()
        self.changed.emit()

    def wants(self, state: State) -> bool:
        """Whether a state's question takes one card of the hand after another."""
        return is_gathered(state, self._hand)

    @property
    def is_open(self) -> bool:
        """Whether cards can be picked."""
        return self._state is not None and self._state is self._choosing.state

    @property
    def run(self) -> tuple[str, ...]:
        """The cards that are picked, in the order in which they are given."""
        return tuple(card for card in dict.fromkeys(self.cards) for _ in range(self.picked[card]))

    def pick(self, card: str) -> None:
        """Pick one card more of that kind; after the last one none."""
        self._take(card, (self.picked[card] + 1) % (self.cards.count(card) + 1))

    def pick_first(self, answers: Iterable[str]) -> None:
        """Pick the cards with which these answers begin, and no others."""
        if self.is_open:
            self.picked = Counter(takewhile(self.cards.__contains__, answers))
            self.changed.emit()

    def put_one_back(self, card: str) -> None:
        """Pick one card less of that kind."""
        self._take(card, max(0, self.picked[card] - 1))

    def _take(self, card: str, count: int) -> None:
        if self.is_open and count != self.picked[card]:
            self.picked[card] = count
            self.changed.emit()

    def put_back(self) -> bool:
        """Pick nothing; whether anything was."""
        had = self.is_open and self.picked.total() > 0
        if had:
            self.picked = Counter()
            self.changed.emit()
        return had

    @property
    def may_propose(self) -> bool:
        """Whether nothing is picked where something was proposed."""
        return self.is_open and not self.run and self._proposed.total() > 0

    def propose(self) -> None:
        """Pick again what was proposed."""
        if self.may_propose:
            self.picked = self._proposed.copy()
            self.changed.emit()

    def tried(self) -> tuple[bool, str]:
        """Whether the cards are the whole answer, and the first of them that is too many."""
        assert self._state is not None
        state = self._state.clone()
        _, left = self._give(state)
        if self.ends(state):
            return bool(self.run) and not left, ""
        if self._goes_on(state):
            # A card that is left may well be right, once others lie beside it.
            return False, ""
        return bool(self.picked) and not left, left[0] if left else ""

    def _give(self, state: State) -> tuple[list[str], list[str]]:
        """Answer with the cards as far as the question goes on; those given, and those left."""
        given: list[str] = []
        left = list(self.run)
        while left and self._goes_on(state):
            legal = set(map(str, state.legal_actions()))
            card = next((card for card in left if card in legal), "")
            if not card:
                break
            state.apply(state.find(card))
            left.remove(card)
            given.append(card)
        return given, left

    def _goes_on(self, state: State) -> bool:
        """Whether the same seat is asked for more of the same cards."""
        asked, now = self._state, state.question
        if asked is None or asked.question is None or now is None:
            return False
        names = (asked.question.name, self._hand.leads.get(asked.question.name))
        return state.current_player == asked.current_player and now.name in names

    def ends(self, state: State) -> bool:
        """Whether it is a player who says that no card follows, as the question stands there."""
        return self.wants(state) and self._hand.enough in map(str, state.legal_actions())

    @property
    def may_give_none(self) -> bool:
        """Whether it can be said that no card is given at all; nothing may be picked then."""
        return self._state is not None and self.is_open and not self.run and self.ends(self._state)

    def give_none(self) -> None:
        """Give no card, where that is an answer."""
        if self.may_give_none:
            self._choosing.answer(self._hand.enough)

    def send(self) -> None:
        """Give the cards, if they are the whole answer."""
        if not self.is_open or self._state is None:
            return
        done, _ = self.tried()
        if not done:
            self.lacking.emit()
            return
        state = self._state.clone()
        given, _ = self._give(state)
        end = (self._hand.enough,) if self.ends(state) else ()
        self._choosing.answer(*given, *end)


def is_gathered(state: State, hand: Hand[State]) -> bool:
    """Whether the open question takes one card of the hand after another."""
    return state.question is not None and state.question.name in hand.gathers

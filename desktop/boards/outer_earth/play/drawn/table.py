"""A situation of Outer Earth as the board tells it: what every part of the board is drawn from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from desktop.boards.outer_earth.play.drawn import where
from desktop.look.voice import Voice
from desktop.scene.choosing import Steps
from engine.games.outer_earth.components import OUTLET
from engine.games.outer_earth.state import NOTHING, OuterEarth
from engine.rules.agenda import Refusal


@dataclass(frozen=True)
class Table:
    """A situation with the words it is told in, and what can be chosen on it."""

    view: OuterEarth
    voice: Voice
    asked: int = NOTHING
    """The seat that answers here; nobody without a question that is open on this screen."""
    refusals: Sequence[Refusal] = ()
    taken: Steps = ()
    """What was chosen of an answer."""
    next: frozenset[str] = field(default_factory=frozenset)
    """What can be chosen now."""
    revealed: Mapping[int, Sequence[str]] = field(default_factory=dict)
    """OE-2.5: bids that were turned up and still lie there."""
    what_if: bool = False
    """Whether it is told how the match would end now."""
    shape: where.Shape = where.USUAL

    @property
    def seats(self) -> int:
        """How many play."""
        return self.view.board.seats

    @property
    def front(self) -> int:
        """The seat whose colony is large: whoever looks; for all, who is at turn."""
        if 0 <= self.voice.viewer < self.seats:
            return self.voice.viewer
        if self.asked != NOTHING:
            return self.asked
        return self.view.at_turn if self.view.at_turn >= 0 else self.view.start

    @property
    def at_turn(self) -> int:
        """The seat that spends action points now."""
        view = self.view
        question = view.question.name if view.question is not None else ""
        in_turn = question in ("turn", "turn_goes_on", "take_new")
        return view.current_player if in_turn else NOTHING

    @property
    def waited_for(self) -> tuple[int, ...]:
        """OE-2.3: the seats that still have to answer: all that are asked at once, or the one."""
        view = self.view
        asked = (view.current_player,) if view.current_player >= 0 else ()
        return view.asked_together or asked

    @property
    def bidders(self) -> list[int]:
        """OE-2.4: who bids, from the lowest to the highest influence, and while bids are compared."""
        view = self.view
        known = [seat for seat, bid in enumerate(view.bids) if bid]
        return list(view.bidders) or view.by_influence(known)

    @property
    def card(self) -> str:
        """The card of the hand that was chosen."""
        return next((thing for thing in self.taken if thing.startswith("card:")), "")

    @cached_property
    def texts(self) -> dict[str, str]:
        """The actions of the open decision in words, each by its text."""
        view = self.view
        name = view.question.name if view.question is not None else ""
        actions = view.legal_actions()
        return {str(action): self.voice.action(name, action) for action in actions}

    def ended(self, seat: int) -> int:
        """OE-5: the VP of a seat if the match ended now, as far as the viewer knows."""
        return self.view.result().sheets[seat].total

    def wanted(self, planet: int) -> str:
        """OE-3.8: the connector that the newest card of a planet asks for; empty for any."""
        built = self.view.built[planet]
        return OUTLET[built[-1]] if built else ""

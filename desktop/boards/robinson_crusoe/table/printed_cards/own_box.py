"""The cards of this copy of the box, as people typed them at its tables: offered, kept, put right."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from desktop.boards.robinson_crusoe.table.panel import GAME
from desktop.host.trouble import sentence
from desktop.table.telling import Telling
from engine.base.errors import Told
from engine.games.robinson_crusoe import typed_cards
from engine.games.robinson_crusoe.components import EVENT
from engine.games.robinson_crusoe.state import Robinson
from engine.games.robinson_crusoe.typed_cards import TypedCard


def kept(telling: Telling[Robinson]) -> list[TypedCard]:
    """All cards that are known of this copy."""
    if telling.own_cards is None:
        return []
    try:
        return typed_cards.from_data(telling.own_cards.of(GAME))
    except Told:
        # What cannot be read is not offered; the table says so itself when it is kept.
        return []


def offered(telling: Telling[Robinson], back: str, icon: str = "") -> list[TypedCard]:
    """Known cards that can lie there; an Event card by its icon."""
    state = telling.match.state
    assert isinstance(state, Robinson)
    found = typed_cards.offered(kept(telling), state, back)
    return [card for card in found if back != EVENT or card.icon == icon]


def delete(telling: Telling[Robinson], card: TypedCard) -> bool:
    """The card is no longer known; False if that could not be written down, which is said."""
    return _change(telling, lambda box: typed_cards.without(box, card))


def correct(telling: Telling[Robinson], wrong: TypedCard, right: TypedCard) -> bool:
    """The card says something else from now on."""
    return _change(telling, lambda box: typed_cards.corrected(box, wrong, right))


def found(telling: Telling[Robinson], card: TypedCard) -> TypedCard | None:
    """What is known of that card."""
    return typed_cards.same(kept(telling), card)


def keep_effects(telling: Telling[Robinson], card: TypedCard, effects: str) -> bool:
    """That card did this when it was pushed off."""
    return _change(
        telling, lambda box: typed_cards.remembered(box, [card._replace(effects=effects)])
    )


def put_back(telling: Telling[Robinson], box: Iterable[TypedCard]) -> bool:
    """The box is again as it was."""
    return _change(telling, lambda _: box)


def _change(
    telling: Telling[Robinson], how: Callable[[list[TypedCard]], Iterable[TypedCard]]
) -> bool:
    own = telling.own_cards
    if own is None:
        return False
    try:
        known = typed_cards.from_data(own.of(GAME))
        box = list(how(known))
        if box != known:
            own.keep(GAME, typed_cards.as_data(box))
    except Told as why:
        telling.refused.emit(sentence(why, telling.voice))
        return False
    return True


class Keeping:
    """Keeps what a match tells of its cards, each time that it tells more."""

    def __init__(self, telling: Telling[Robinson]) -> None:
        self._telling = telling
        self._last = self._named()
        """What was told before this table was opened was kept then, or deleted since."""
        self._new: set[TypedCard] = set()
        """Cards that nobody knew before this table told them."""
        telling.changed.connect(self._keep)

    def _named(self) -> list[TypedCard]:
        state = self._telling.match.state
        assert isinstance(state, Robinson)
        return typed_cards.typed(state)

    def _keep(self) -> None:
        now = self._named()
        if self._telling.own_cards is None or now == self._last:
            return
        told = [card for card in now if card not in self._last]
        # A slip of the pen that was corrected or taken back at this table is no card.
        slips = [card for card in self._new if typed_cards.without(now, card) == now]
        self._last = now
        known = _without(kept(self._telling), slips)
        self._new -= set(slips)
        self._new |= {card for card in told if typed_cards.without(known, card) == known}
        _change(self._telling, lambda box: typed_cards.remembered(_without(box, slips), told))


def _without(box: list[TypedCard], slips: Iterable[TypedCard]) -> list[TypedCard]:
    for card in slips:
        box = typed_cards.without(box, card)
    return box

"""The cards of this copy of the box, as people typed them at its tables: offered, kept, put right."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from desktop.boards.robinson_crusoe.table.panel import GAME
from desktop.host.trouble import sentence
from desktop.table.telling import Telling
from engine.base.errors import Told
from engine.games.robinson_crusoe import typed_cards
from engine.games.robinson_crusoe.components import EVENT
from engine.games.robinson_crusoe.state import Robinson
from engine.games.robinson_crusoe.typed_cards import DamagedCard, TypedCard


def kept(telling: Telling[Robinson]) -> list[TypedCard]:
    """All cards that are known of this copy."""
    return typed_cards.from_data(data(telling))


def damaged(telling: Telling[Robinson]) -> list[DamagedCard]:
    """What was kept of this copy and cannot be read."""
    return typed_cards.damaged(data(telling))


def data(telling: Telling[Robinson]) -> Any:
    """The box as it is kept, for `put_back`."""
    try:
        return telling.own_cards.of(GAME) if telling.own_cards is not None else None
    except Told:
        # Nothing is offered; the table says why when a card is kept.
        return None


def offered(telling: Telling[Robinson], back: str, icon: str = "") -> list[TypedCard]:
    """Known cards that can lie there; an Event card by its icon."""
    state = telling.match.state
    assert isinstance(state, Robinson)
    found = typed_cards.offered(kept(telling), state, back)
    return [card for card in found if back != EVENT or card.icon == icon]


def delete(telling: Telling[Robinson], card: TypedCard | DamagedCard) -> bool:
    """The card is no longer known; False if that could not be written down, which is said."""
    if isinstance(card, TypedCard):
        return _change(telling, lambda box: typed_cards.without(box, card))
    return _write(
        telling,
        lambda data: typed_cards.as_data(
            typed_cards.from_data(data), (it for it in typed_cards.damaged(data) if it != card)
        ),
    )


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


def put_back(telling: Telling[Robinson], before: Any) -> bool:
    """The box is again as it was."""
    return _write(telling, lambda _: before)


def _change(
    telling: Telling[Robinson], how: Callable[[list[TypedCard]], Iterable[TypedCard]]
) -> bool:
    """Change the cards that can be read; the others stay."""

    def changed(data: Any) -> Any:
        known = typed_cards.from_data(data)
        box = list(how(known))
        return data if box == known else typed_cards.as_data(box, typed_cards.damaged(data))

    return _write(telling, changed)


def _write(telling: Telling[Robinson], how: Callable[[Any], Any]) -> bool:
    own = telling.own_cards
    if own is None:
        return False
    try:
        known = own.of(GAME)
        changed = how(known)
        if changed != known:
            own.keep(GAME, changed)
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

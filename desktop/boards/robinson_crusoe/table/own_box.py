"""The cards of this copy of the box, as people typed them at its tables: offered and kept."""

from __future__ import annotations

from desktop.boards.robinson_crusoe.table.panel import GAME
from desktop.table.telling import Telling
from desktop.trouble import sentence
from engine.errors import Told
from engine.games.robinson_crusoe import typed
from engine.games.robinson_crusoe.components import EVENT
from engine.games.robinson_crusoe.state import Robinson
from engine.games.robinson_crusoe.typed import TypedCard


def offered(telling: Telling, back: str, icon: str = "") -> list[TypedCard]:
    """Known cards that can lie there; an Event card by its icon."""
    state = telling.match.state
    assert isinstance(state, Robinson)
    if telling.own_cards is None:
        return []
    try:
        box = typed.from_data(telling.own_cards.of(GAME))
    except Told:
        # What cannot be read is not offered; the table says so itself when it is kept.
        return []
    found = typed.offered(box, state, back)
    return [card for card in found if back != EVENT or card.icon == icon]


class Keeping:
    """Keeps what a match tells of its cards, each time that it tells more."""

    def __init__(self, telling: Telling) -> None:
        self._telling = telling
        self._last: list[TypedCard] = []
        telling.told.connect(lambda _: self._keep())

    def _keep(self) -> None:
        state, own = self._telling.match.state, self._telling.own_cards
        assert isinstance(state, Robinson)
        now = typed.typed(state)
        if own is None or now == self._last:
            return
        self._last = now
        try:
            known = typed.from_data(own.of(GAME))
            box = typed.remembered(known, now)
            if box != known:
                own.keep(GAME, typed.as_data(box))
        except Told as why:
            self._telling.refused.emit(sentence(why, self._telling.voice))

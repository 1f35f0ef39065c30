"""A coin that is drawn, for those who may see its face."""

from __future__ import annotations

from desktop.boards.contract import Face, Reveal
from desktop.look.voice import Voice
from engine.rules.agenda import Event
from tests.games.sealed import Sealed
from tests.games.sealed.play.hand import draw
from tests.games.sealed.play.layout import DECK


def reveal(event: Event, state: Sealed, voice: Voice) -> Reveal | None:
    """SE-1.6: the coin of whoever has won, or of the neighbour; those dealt at first are a hand."""
    if event.name not in ("coin_known", "coin_shown") or not state.round:
        return None
    coin = event.params["coin"]
    name = voice.words.name("coins", coin)
    face = Face(lambda painter, area: draw(painter, coin, area), (1.0, 1.0))
    return Reveal(event, DECK, name[0].upper() + name[1:], voice.event(event), (face,))

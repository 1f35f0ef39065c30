"""How each kind of thing on the board is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from desktop.boards.red_outpost.play import signs
from desktop.boards.red_outpost.play.drawn import (
    cards,
    figures,
    people,
    place,
    portrait,
    rounds,
    store,
)
from desktop.scene import note, offer, prospect
from desktop.scene.piece import Draw

DRAWS: Mapping[str, Draw] = {
    "ground": figures.ground,
    "picture": figures.picture,
    "worker": figures.worker,
    "counted": figures.counted,
    "flying": figures.flying,
    "pill": figures.pill,
    "halo": figures.halo,
    "clock": rounds.clock,
    "wheel": rounds.wheel,
    "place": place.draw,
    "portrait": portrait.draw,
    "panel": store.panel,
    "track": store.track,
    "bin": store.bin_,
    "due": store.due,
    "field": store.palace_field,
    "supply": store.supply,
    "person": people.draw,
    "deck": cards.deck,
    "special": cards.special,
    "offer": offer.draw,
    "note": note.draw,
    "prospect": partial(prospect.draw, draw_sign=signs.draw),
}

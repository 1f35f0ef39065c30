"""The cards of Red Outpost that are turned up: of the lake, of the spaceship, and the special ones."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.boards.contract import Face, Reveal
from desktop.boards.red_outpost import art
from desktop.boards.red_outpost.play.drawn import cards, people
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.games.red_outpost.components import PLACES, WORKERS
from engine.games.red_outpost.state import RedOutpost
from engine.rules.agenda import Event

CARD = (66.0, 92.0)
DECKS = {"lake_card": ("lake", "lake"), "ship_card": ("spaceship", "ship")}
"""The deck that a card is revealed from, and what its pictures and words begin with."""


def reveal(event: Event, state: RedOutpost, voice: Voice) -> Reveal | None:
    """RO-4.7, RO-4.10: the card of a deck; RO-1.6: with the last of them, all special cards."""
    if event.name in DECKS:
        deck, kind = DECKS[event.name]
        card = event.params["card"]
        name = voice.words.name(f"{kind}_cards", card)
        face = Face(partial(_card, name=f"cards/{kind}_{card}"), CARD)
        title = name[0].upper() + name[1:]
        return Reveal(event, f"deck:{deck}", title, voice.event(event), (face,))
    if event.name == "place_card_dealt" and event.params["seat"] == state.board.seats - 1:
        title = translate("RedOutpost", "Special cards")
        told = translate("RedOutpost", "Everybody has a worker card and a place card.")
        return Reveal(event, "", title, told, tuple(_special(state, voice)))
    return None


def _card(painter: QPainter, area: QRectF, name: str) -> None:
    art.draw(painter, name, area)


def _special(state: RedOutpost, voice: Voice) -> list[Face]:
    faces = []
    for seat in range(state.board.seats):
        for of_place, dealt, keys in (
            (False, state.worker_card, WORKERS),
            (True, state.place_card, PLACES),
        ):
            look = cards.Special(of_place, dealt[seat])
            text = f"{voice.people[seat]}: {voice.words.name('cards', keys[dealt[seat]])}"
            faces.append(Face(partial(_large, look=look), people.THUMB, text))
    return faces


def _large(painter: QPainter, area: QRectF, look: cards.Special) -> None:
    """A special card as it lies on the board, larger."""
    wide, high = people.THUMB
    painter.save()
    painter.translate(area.topLeft())
    painter.scale(area.width() / wide, area.height() / high)
    cards.special(painter, QRectF(0, 0, wide, high), look)
    painter.restore()

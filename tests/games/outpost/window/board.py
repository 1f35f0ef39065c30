"""What the tests of the drawn board of Outpost share."""

from __future__ import annotations

import random
from collections.abc import Iterator

from desktop import boards
from desktop.boards.contract import Play
from desktop.boards.outpost.play.drawn import seen
from desktop.boards.outpost.play.drawn.layout import Situation, situation
from desktop.boards.outpost.play.drawn.seen import Seen
from desktop.look import translate
from desktop.look.voice import Voice
from desktop.match import choice_rows
from desktop.scene.choosing import Choosing
from engine.games.outpost.box import BOX
from engine.games.outpost.state import Outpost
from engine.rules.agenda import State
from engine.rules.words import load
from tests.games.outpost.matches import begun, play
from tests.games.outpost.window.samples import COLOURS, NAMES

DOOR: Play[State] = boards.play("outpost")


def voice_of(view: Outpost, viewer: int) -> Voice:
    """How the board speaks to a viewer, in the language in use."""
    seats = view.board.seats
    words = load(BOX.name, translate.language())
    return Voice(words, NAMES[:seats], COLOURS[:seats], viewer)


def shown(view: Outpost, viewer: int, known: Seen = seen.NOTHING) -> tuple[Situation, Choosing]:
    """What lies on the board for a viewer, and what they can choose there if it is they who answer."""
    choosing = Choosing()
    if viewer == view.current_player >= 0:
        choosing.ask(view, choice_rows.ways(view, DOOR), viewer)
    return situation(view, voice_of(view, viewer), choosing, known=known), choosing


def moments(seats: int, step: int) -> Iterator[tuple[Outpost, Seen]]:
    """Every so many questions of a match by lot, with what all have seen until then."""
    state = begun(seats)
    state.events = []
    known, told = seen.NOTHING, 0
    for number, now in enumerate(play(state, random.Random(seats))):
        events = now.events or []
        known, told = seen.after(known, events[told:]), len(events)
        if not number % step and now.current_player >= 0:
            yield now, known

"""Sealed on a drawn board: where everything lies, and what flies because of what happened."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.look import tokens
from desktop.look.signs import Brought
from desktop.look.voice import Voice
from desktop.scene import halos, large, letters, note, offer, pictures, prospect
from desktop.scene.choosing import Choosing, Steps
from desktop.scene.layout import Flight, Plan
from desktop.scene.spot import Spot
from engine.rules.agenda import Event
from engine.rules.forecast import Forecast
from engine.rules.parts import hidden
from tests.games.sealed import VALUES, Sealed
from tests.games.sealed.play import choices
from tests.games.sealed.play.choices import when

WIDE, HIGH, EDGE = 900, 600, 16
COIN, GAP = 40.0, 5.0
DECK = "deck"


def draw_text(painter: QPainter, area: QRectF, text: str) -> None:
    """Write a line."""
    letters.write(painter, area, text, 20, tokens.token("text"), 600)


def draw_coin(painter: QPainter, area: QRectF, coin: str) -> None:
    """A coin with its value, or from behind."""
    known = hidden.is_known(coin)
    pictures.draw(painter, f"sealed/art/{'coin' if known else 'coin_back'}", area)
    if known:
        painter.setPen(Qt.GlobalColor.black)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(VALUES[coin]))


def draw_halo(painter: QPainter, area: QRectF, look: tuple[str, str, float]) -> None:
    """A ring around a coin."""
    state, _, corner = look
    halos.ring(painter, area, state, corner)


PLAN = Plan(
    size=(WIDE, HIGH),
    edge=0,
    draws={
        "text": draw_text,
        "coin": draw_coin,
        "halo": draw_halo,
        "note": note.draw,
        "prospect": partial(prospect.draw, draw_sign=choices.draw_sign),
        "offer": offer.draw,
    },
    still=("text",),
    zones=(("coin",),),
    reached=("coin",),
    large=(),
)


@dataclass(frozen=True)
class Situation:
    """The table as its viewer knows it."""

    state: Sealed
    voice: Voice

    @property
    def size(self) -> tuple[int, int]:
        """Always the same."""
        return WIDE, HIGH

    @property
    def setup(self) -> object:
        """Who sits there."""
        return self.voice.people

    def lying(self, choosing: Choosing) -> dict[str, Spot]:
        """The round, the deck, and a row for each seat: its name, its coins, and what it laid."""
        texts = lines(self.state, self.voice)
        high = (HIGH - EDGE) / len(texts)
        spots = [
            Spot("head", "text", EDGE, EDGE, WIDE - 120, 26, look=texts[0]),
            Spot(DECK, "coin", WIDE - EDGE - COIN, EDGE, COIN, COIN, look=f"coin:{hidden.UNKNOWN}"),
        ]
        asked = self.state.current_player if choosing.is_open else -1
        for seat, hand in enumerate(self.state.hands):
            top = (seat + 1) * high
            wide = WIDE - 2 * EDGE
            spots.append(Spot(f"seat:{seat}", "text", EDGE, top, wide, 26, look=texts[seat + 1]))
            each = min(COIN + GAP, wide / max(1, len(hand)))
            for at, coin in enumerate(sorted(hand, reverse=True)):
                step = coin if seat == asked and hidden.is_known(coin) else ""
                spots.append(
                    self._coin(f"hand:{seat}:{at}", EDGE + at * each, top + 30, coin, step)
                )
            for coin in self.state.laid[seat]:
                spots.append(self._coin(f"laid:{seat}", EDGE, top + 36 + COIN, coin, ""))
        return {spot.id: spot for spot in spots}

    @staticmethod
    def _coin(name: str, x: float, y: float, coin: str, step: str) -> Spot:
        group = name.rpartition(":")[0] if name.startswith("hand") else name
        return Spot(name, "coin", x, y, COIN, COIN, 1.0, coin, step, group, COIN / 2)

    @property
    def asked(self) -> tuple[str, str]:
        """What is asked now, and its clause; empty if nothing is."""
        question = self.state.question
        return (self.voice.prompt(self.state), question.clause) if question else ("", "")

    def note_of(self, thing: str, taken: Steps) -> note.Look | None:
        """There are no notes."""
        return None

    def large_of(self, thing: str, taken: Steps) -> large.Look | None:
        """Nothing is shown large."""
        return None

    def spoken(self, thing: str, choosing: Choosing) -> str:
        """A coin by its value."""
        return self.voice.words.name("coins", thing)

    def reason(self, thing: str, taken: Steps) -> str:
        """Every coin can be chosen."""
        return ""

    def brings(self, told: Forecast) -> Sequence[Brought]:
        """What is sure, in its words."""
        return choices.brings(told, self.state, self.voice)

    def spends(self, thing: str, choosing: Choosing) -> tuple[str, ...]:
        """Nothing shines as a cost."""
        return ()

    def ghost(self, taken: Steps, at: str) -> Spot | None:
        """Nothing is dragged."""
        return None

    def homes(self, events: Sequence[Event]) -> Mapping[str, str]:
        """A coin that is laid comes out of its hand."""
        return {f"laid:{seat}": f"seat:{seat}" for seat in range(len(self.state.hands))}

    def flights(self, events: Sequence[Event]) -> Iterator[Flight]:
        """A coin that is drawn flies to its seat, with its face where the viewer knows it."""
        for event, *following in zip_longest(events, events[1:]):
            if event.name == "coin_drawn":
                known = [each for each in following if each and each.name == "coin_known"]
                coin = known[0].params["coin"] if known else f"coin:{hidden.UNKNOWN}"
                yield Flight(_flying(coin), DECK, f"seat:{event.params['seat']}", 0.0)
            elif event.name == "paid":
                yield Flight(_flying(event.params["coin"]), f"seat:{event.params['seat']}", DECK, 0)


def _flying(coin: str) -> Spot:
    return Spot("", "coin", 0, 0, COIN, COIN, look=coin)


def lines(state: Sealed, voice: Voice) -> list[str]:
    """The table in words: the round and the bid, then each seat."""
    return [
        voice.words.text("table", "head", when=when(state, voice), bid=state.bid),
        *(
            voice.words.text(
                "table",
                "seat",
                people=voice.people,
                seat=seat,
                vp=state.points[seat],
                n=len(hand),
                laid=len(state.laid[seat]),
            )
            for seat, hand in enumerate(state.hands)
        ),
    ]

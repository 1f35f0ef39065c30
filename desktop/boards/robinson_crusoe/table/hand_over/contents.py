"""What is handed over from one round to the next: in pictures and numbers, and in sentences."""

from __future__ import annotations

from typing import NamedTuple

from desktop.boards.robinson_crusoe import signs
from desktop.look.voice import Voice
from engine.games.robinson_crusoe.hand_over import HandOver
from engine.rules.agenda import Event
from engine.rules.words import signed

_OF_CARDS = {
    "threat_pushed": "arrow_off",
    "threat_gone": "arrow_off",
    "threat_answered": "pawn",
    "threat_moved": "arrow_push",
    "threat_came_left": signs.BACKS["event"],
    "threat_came_right": signs.BACKS["event"],
    "shuffled_in": "shuffle",
    "shuffled_in_self": "shuffle",
    "deck": signs.BACKS["event"],
}


class Changed(NamedTuple):
    """A counter that stands otherwise: whose it is, if it is somebody's, and from what to what."""

    picture: str
    name: str
    before: str
    now: str
    colour: str = ""
    """The seat's colour."""


class Line(NamedTuple):
    """A sentence with its picture."""

    picture: str
    text: str


class Handed(NamedTuple):
    """All that is told when a round is over."""

    title: str
    first: str
    colour: str
    """The colour of the First Player's seat; empty if nobody passes anything on."""
    counters: tuple[Changed, ...]
    people: tuple[Changed, ...]
    cards: tuple[Line, ...]
    leaves: str
    nothing: str
    """Said if nothing changed."""

    def head(self) -> Handed:
        """Only which round is over, and who is First Player."""
        return self._replace(counters=(), people=(), cards=(), leaves="", nothing="")

    def spoken(self) -> str:
        """All of it in words."""
        counted = [f"{it.name}: {it.before} → {it.now}" for it in (*self.counters, *self.people)]
        cards = [it.text for it in self.cards]
        told = (self.title, self.first, self.nothing, *counted, *cards, self.leaves)
        return ". ".join(part.removesuffix(".") for part in told if part)


def handed(over: HandOver, voice: Voice) -> Handed:
    """The hand-over in the words of that voice."""
    words = voice.words

    def said(event: Event, table: str = "changes") -> str:
        return words.text(table, event.name, people=voice.people, **event.params)

    counters = [event for event in over.changes if event.name == "counter"]
    people = [event for event in over.changes if event.name == "counter_of_seat"]
    others = [event for event in over.changes if event not in (*counters, *people)]
    return Handed(
        words.text("hand_over", "last" if over.is_last else "title", round=over.round),
        _first(over, voice),
        voice.colours[over.first] if over.is_first_known and not over.is_last else "",
        tuple(_counter(event, voice) for event in counters),
        tuple(_of_seat(event, voice) for event in people),
        tuple(Line(_picture(event), said(event)) for event in others),
        said(over.leaves, "hand_over") if over.leaves is not None and not over.is_last else "",
        "" if over.changes else words.at("hand_over", "nothing"),
    )


def _first(over: HandOver, voice: Voice) -> str:
    if over.is_last:
        return ""
    if not over.is_first_known:
        return voice.words.at("hand_over", "first_unknown")
    name = "first" if over.first != over.before else "first_stays"
    return voice.words.text("hand_over", name, people=voice.people, seat=over.first)


def _counter(event: Event, voice: Voice) -> Changed:
    counter, before, now = (event.params[name] for name in ("counter", "before", "now"))
    name = voice.words.name("counters", counter)
    if counter == "morale":
        return Changed("morale_marker", name, signed(before), signed(now))
    return Changed(counter, name, str(before), str(now))


def _of_seat(event: Event, voice: Voice) -> Changed:
    counter, seat = event.params["counter"], event.params["seat"]
    picture = "wound" if counter == "wounds" else counter
    name = f"{voice.people[seat]}, {voice.words.name('counters', counter)}"
    before, now = str(event.params["before"]), str(event.params["now"])
    return Changed(picture, name, before, now, voice.colours[seat])


def _picture(event: Event) -> str:
    if event.name in ("token_laid", "token_lifted"):
        return f"token_adventure_{event.params['back']}"
    if event.name in ("item_there", "item_gone"):
        return str(event.params["item"])
    if event.name == "shuffled_in":
        return signs.BACKS[event.params["back"]]
    return _OF_CARDS[event.name]

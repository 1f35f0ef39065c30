"""A match of the engine, retold as a group with the box would tell it: facts, event by event."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.red_outpost.components import (
    ADMINISTRATION,
    BUREAUCRAT,
    COMMISSAR,
    PALACE,
    PLACES,
    WORKERS,
)
from engine.games.red_outpost.places import FISH_CAUGHT, MOOD, gives, made
from engine.rules.agenda import Event

type_of_telling = tuple[str, ...]

BEGINS = ("moved", "stayed", "passed")


class Retelling:
    """Turns events into facts; `follows` says what is not told, but follows from a move.

    It is the word of the fact: `none`, `place` for moods, or `all` that a place gives by rule.
    """

    def __init__(self, *, follows: str) -> None:
        self.follows = follows
        self.tell_moods = follows == "none"
        self.seat = -1
        self.fish = 0
        self.moods = 0
        self.given = 0
        """What the place of the turn gives with the move, and is not told."""
        self.worker = ""
        self.nets = ""
        """Whether the Fisherman shuffled before, and whether his two cards have been told."""

    def facts(self, events: Sequence[Event]) -> Iterator[type_of_telling]:
        """The facts that the events up to the next turn are told by."""
        events = list(events)
        for at, event in enumerate(events):
            rest = events[at + 1 :]
            ends = (n for n, other in enumerate(rest) if other.name in (*BEGINS, "phase_ends"))
            yield from self._fact(event, rest[: next(ends, len(rest))])
        yield from self._end()

    def _end(self) -> Iterator[type_of_telling]:
        if self.seat >= 0:
            seat, self.seat = self.seat, -1
            self.fish = self.moods = self.given = 0
            yield "done", str(seat + 1)

    def _fact(self, event: Event, later: Sequence[Event]) -> Iterator[type_of_telling]:
        params = event.params
        name = event.name
        seat = str(params.get("seat", -1) + 1)
        worker, good = params.get("worker", ""), params.get("good", "")
        if name in BEGINS:
            yield from self._end()
            self.seat = params["seat"]
            if name == "passed":
                yield "passed", seat
            else:
                yield from self._move(seat, event, later)
        elif name in ("phase_ends", "portrait", "stopped_at_zero", "day_ends"):
            yield from self._end()
            if name == "day_ends":
                yield ("settle",)
        elif name in ("mood", "mood_at_end"):
            yield from self._mood(event)
        elif name in ("produced", "no_cube_left") and self.fish and good == "fish":
            self.fish -= 1
        elif name in ("produced", "no_cube_left", "crystal_gained") and self._is_given(event):
            self.given -= 1
        elif name == "produced":
            yield "produced", seat, good, "1"
        elif name == "lake_card":
            yield from self._lake(seat, event, later)
        elif name == "fished_out":
            kept = _kept(later, params["card"])
            self.fish += FISH_CAUGHT[params["card"]] if kept else 0
            yield "fished_out", seat, params["card"], "caught" if kept else "left"
        elif name == "lake_shuffled_before":
            self.nets = "before"
        elif name == "lake_shuffled_after" and self.nets != "told":
            yield ("shuffled_lake",)
        elif name == "ship_card":
            found = next((e.params["good"] for e in later if e.name == "brought_from_ship"), "-")
            yield "ship_card", seat, params["card"], found if params["card"] == "any" else "-"
        elif name == "gave_to_palace":
            yield "gave", seat
        elif name == "gave_to_portrait":
            yield "gave_to_portrait", seat, worker
        elif name == "crystal_paid":
            yield "paid", seat
        elif name == "crystal_for_cube":
            yield "bought", seat, good
        elif name == "cube_for_crystal":
            yield "sold", seat, good
        elif name == "cube_for_moods":
            yield "discarded", seat, good
        elif name == "crystal_gained" and event.clause == "RO-4.6":
            yield "visited", seat
        elif name == "disc_moved":
            owner = str(params["owner"] + 1)
            yield "moved_disc", seat, owner, params["source"], params["target"]
        elif name == "papers_brought":
            yield "papers", seat, worker
        elif name == "launched":
            yield "launched", seat, good
        elif name == "laid_flat":
            yield "laid_flat", seat, worker
        elif name == "ferried":
            yield "ferried", seat, worker, params["place"]
        elif name == "card_used":
            yield from self._card(seat, params["card"])

    def _is_given(self, event: Event) -> bool:
        """Whether it came with the move; the wheel's crystal is told by nobody."""
        if event.name == "crystal_gained" and event.clause != "RO-4.6":
            return False
        return self.given > 0

    def _card(self, seat: str, card: str) -> Iterator[type_of_telling]:
        if card == "beer_house":
            yield "beer_card", seat
        else:
            yield f"{card}_card", seat, self.worker

    def _move(self, seat: str, event: Event, later: Sequence[Event]) -> Iterator[type_of_telling]:
        self.worker, place = event.params["worker"], event.params["place"]
        self.nets = ""
        disc = "portrait"
        if any(e.name == "disc_on_card" for e in later):
            disc = "card"
        elif any(e.name == "no_disc" for e in later):
            disc = "none"
        if not self.tell_moods:
            at, who = PLACES.index(place), WORKERS.index(self.worker)
            self.moods = bool(MOOD[at][who])
            self.moods += at == PALACE and who != COMMISSAR
            self.moods += at == ADMINISTRATION and who != BUREAUCRAT
        if self.follows == "all":
            self.given = len(made(who, at)) or int(gives(who, at))
        yield "moved", seat, self.worker, place, disc, self.follows

    def _mood(self, event: Event) -> Iterator[type_of_telling]:
        if event.clause in ("RO-2.4", "RO-7.1", "RO-7.8"):
            return  # the phase's end, or the card, does that
        if event.clause == "RO-R16" and not self.tell_moods:
            return  # the lake card does that
        if self.moods:
            self.moods -= 1
            return
        yield "mood", event.params["worker"], str(event.params["steps"])

    def _lake(self, seat: str, event: Event, later: Sequence[Event]) -> Iterator[type_of_telling]:
        card = event.params["card"]
        if self.nets == "told":
            return
        second = next((e.params["card"] for e in later if e.name == "lake_card"), None)
        if second is None:
            caught = self.worker != "fisherman" or _kept(later, card)
            self.fish += FISH_CAUGHT[card] if caught else 0
            yield "lake_card", seat, card, "caught" if caught else "left"
            return
        kept = "first" if _kept(later, card) else "second"
        self.fish += FISH_CAUGHT[card if kept == "first" else second]
        shuffle = "no"
        if any(e.name == "lake_shuffled_after" for e in later):
            shuffle = "after"
        elif self.nets == "before":
            shuffle = "before"
        self.nets = "told"
        yield "two_lake_cards", seat, card, second, kept, shuffle


def _kept(later: Sequence[Event], card: str) -> bool:
    """Whether the reward of this card was taken: it is said where there were two."""
    chosen = next((e.params["card"] for e in later if e.name == "catch_kept"), card)
    return chosen == card

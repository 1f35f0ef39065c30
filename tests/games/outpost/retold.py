"""A match of the engine, retold as a group with the box would tell it: facts, event by event."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from engine.games.outpost.components import (
    JOBS,
    POPULATION,
    ROBOT_THING,
)
from engine.games.outpost.event_deck import EVENT
from engine.games.outpost.game import GAME
from engine.games.outpost.state import Outpost
from engine.games.outpost.table import EVENTS, FULL, ORDER, AtTable
from engine.games.outpost.verbs import said
from engine.match.entry import Entry
from engine.match.match import Match
from engine.record import record
from engine.record.lines import Answer, Chance
from engine.record.record import Player
from engine.rules.agenda import OPEN
from engine.rules.agenda import Event as Happening
from engine.rules.game import AT_TABLE, Setup
from tests.games.outpost.at_table import NAMES, shown

type_of_telling = tuple[str, ...]

RECORDS = Path(__file__).parents[2] / "records"
OF_EVENTS = (
    "choose_option", "lose_factory", "lose_person", "lose_robot", "withdraw_robot", "newcomer",
    "new_robot", "let_idle", "man",
)  # fmt: skip
"""Questions that an event asks of a seat."""
OF_PURCHASES = ("man", "new_robot")
"""Those of them that a purchase asks, too."""
TOLD: dict[str, tuple[str, ...]] = {
    EVENTS: (
        "turn", "phase", "phase_began", "event_phase", "event", "personal_events", "event_cards",
        "event_discards",
    ),
    ORDER: ("order", "vp", "sold_out"),
    FULL: (
        "display", "supply", "bought", "failed", "upgrades", "factories", "population", "robots",
        "people_at", "robots_at", "modifiers", "idle", "vp_before", "still",
    ),
}  # fmt: skip
"""Fields of a state that a table of that extent tells as they are, besides those before it."""


def kept(name: str) -> Match:
    """A match of the records, played anew."""
    return Match.resume(record.read((RECORDS / f"{name}.waypost").read_bytes()), GAME)


def table_of(setup: Setup, extent: str) -> Match:
    """A match at a table with the same box, of that extent; people draw and roll."""
    told = GAME.setup(setup.seats, setup.options, setup.rulings, setup.values, level=AT_TABLE)
    match = Match.new(GAME, told, [Player(name) for name in NAMES[: setup.seats]], "7F3A91C2")
    match.tell("extent", extent)
    match.tell("event_drawer", "table")
    return match


class Retelling:
    """Tells a match the events of another one, as far as its extent goes."""

    def __init__(self, original: Match, match: Match) -> None:
        self.original, self.match = original, match
        self.extent = shown(match).extent

    def entries(self) -> Iterator[tuple[Entry, Outpost]]:
        """What happened, with the state after it."""
        for entry in self.original.log(OPEN):
            state = self.original.state_at(entry.number)
            assert isinstance(state, Outpost)
            yield entry, state

    def facts(self, entry: Entry, state: Outpost) -> Iterator[type_of_telling]:
        """The facts that these events are told by; each has to be told before the next is asked for."""
        outcomes = list(entry.line.outcomes) if isinstance(entry.line, Chance) else []
        source = entry.line.source if isinstance(entry.line, Chance) else ""
        if source == "copies" and self.extent == FULL and state.turn:
            yield "copies", *map(str, state.supply)
        if source == "refill" and self.extent == FULL:
            yield from (("rolled", it) for it in outcomes)
        if isinstance(entry.line, Answer):
            yield from self._answer(entry.line)
        for at, event in enumerate(entry.events):
            yield from self._event(entry, at, event, source, outcomes)
        if source == "order" and self.extent != EVENTS:
            for outcome in outcomes:
                if self.table.waits_for == "next_in_order":
                    yield "lot", outcome
        line, is_past = entry.line, self.table.waits_for == "rest_of_turn"
        if isinstance(line, Answer) and line.decision in OF_PURCHASES and is_past:
            yield from self._posts(state, line.seat)
        yield from self._after(state)

    @property
    def table(self) -> AtTable:
        return shown(self.match)

    def _event(
        self, entry: Entry, at: int, event: Happening, source: str, outcomes: list[str]
    ) -> Iterator[type_of_telling]:
        params = event.params
        seat = str(params.get("seat", -1) + 1)
        is_full = self.extent == FULL
        match event.name:
            case "turn_begins" if params["turn"] == 1:
                yield ("turn",)
            case "turn_ends":
                ends = [it.name for it in entry.events[at:] if it.name.startswith("ended")]
                yield ("game_over",) if ends and not self._knows_end(ends[0]) else ("turn",)
            case "player_order" if outcomes and source == "order":
                # The lots come before the order that they make.
                if self.extent != EVENTS:
                    yield from (("lot", it) for it in outcomes)
                outcomes.clear()
            case "event_redrawn" | "event_drawn" | "personal_event":
                if self.table.waits_for != "draw_event":
                    yield "personal", self._drawer(entry, at)
                card = outcomes.pop(0).removeprefix(f"{EVENT}:")
                yield "event", card
            case "phase_by_vp" if self.extent == EVENTS:
                yield "phase", str(params["n"])
            case "phase_by_sales" if self.extent == EVENTS:
                yield "phase", str(params["n"])
            case "phase_by_sales" if self.extent == ORDER:
                yield ("all_sold",)
            case "vp_changed" if self.extent == ORDER:
                yield "vp", seat, str(params["n"])
            case "option_chosen" if self._is_asked("choose_option", params["seat"]):
                wanted = next(it for it in self.table.choices if said(it) == params["what"])
                yield "decided", seat, wanted
            case "upgrade_taken" if is_full:
                yield "won", seat, params["upgrade"]
            case "handed_in" if is_full:
                yield "handed_in", seat
            case "buys_factory" if is_full:
                yield "built", seat, params["thing"], str(params["number"])
            case "buys_population" | "buys_robot" if is_full:
                yield "hired", seat, params["thing"], str(params["number"])
            case "player_turn_ends":
                then = self.original.state_as_of(entry.number, event)
                assert isinstance(then, Outpost)
                yield from self._posts(then, params["seat"])
                yield from self._faces(then)

    def _knows_end(self, why: str) -> bool:
        """Whether the table finds out by itself that the match is over."""
        return self.extent == FULL or (self.extent == ORDER and why == "ended_by_points")

    def _drawer(self, entry: Entry, at: int) -> str:
        """The seat whose personal event comes next."""
        found = next(it for it in entry.events[at:] if it.name == "personal_event")
        return str(found.params["seat"] + 1)

    def _is_asked(self, question: str, seat: int) -> bool:
        frame = self.table.agenda[-1]
        return bool(frame[0].name == question and frame[1] == seat)

    def _answer(self, line: Answer) -> Iterator[type_of_telling]:
        """What an event asked; which option was chosen, the events say, also where there was one alone."""
        if line.decision not in OF_EVENTS or line.decision == "choose_option":
            return
        for choice in line.choices:
            if self._is_asked(line.decision, line.seat):
                yield "decided", str(line.seat + 1), choice

    def _posts(self, then: Outpost, seat: int) -> Iterator[type_of_telling]:
        """Who leaves a job, and who takes one, until everybody is where the seat has put them."""
        if self.extent != FULL:
            return
        for leaves in (True, False):
            for who, there, wanted in (
                (POPULATION, self.table.people_at[seat], then.people_at[seat]),
                (ROBOT_THING, self.table.robots_at[seat], then.robots_at[seat]),
            ):
                for job, (now, then_) in enumerate(zip(there, wanted, strict=True)):
                    if leaves and now > then_:
                        yield "unmanned", str(seat + 1), JOBS[job], str(now - then_), who
                    elif not leaves and now < then_:
                        yield "manned", str(seat + 1), JOBS[job], str(then_ - now), who

    def _faces(self, then: Outpost) -> Iterator[type_of_telling]:
        """Face values that are other than the table knows them."""
        if self.extent != ORDER:
            return
        for seat, value in enumerate(self.table.faces):
            if then.face_value(seat) != value:
                yield "face", str(seat + 1), str(then.face_value(seat))

    def _after(self, state: Outpost) -> Iterator[type_of_telling]:
        """What people say once the event is over, or about the market that the app does not follow."""
        if state.turn == self.table.turn:
            yield from self._faces(state)
        is_past = not any(frame[0].name == "look_for_phase" for frame in state.agenda)
        if is_past and self.table.waits_for == "settling_event":
            yield ("event_done",)
        is_told = self.table.sold_told == self.table.turn
        is_now = state.turn == self.table.turn
        if self.extent == ORDER and is_past and is_now and state.sold_out == 1 and not is_told:
            yield ("all_sold",)


def assert_alike(match: Match, state: Outpost) -> None:
    """What is told stands as it does in the other match."""
    told = shown(match)
    for extent, fields in TOLD.items():
        for field in fields:
            assert getattr(told, field) == getattr(state, field), field
        if extent == told.extent:
            break
    assert not told.unknown
    if told.extent != EVENTS:
        seats = range(state.board.seats)
        assert [told.face_value(seat) for seat in seats] == [state.face_value(it) for it in seats]

"""A match of the engine, retold as a group with the box would tell it: facts, event by event."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from engine.games.outer_earth.components import INDUSTRIES, INDUSTRY
from engine.games.outer_earth.game import GAME
from engine.games.outer_earth.state import OuterEarth, by_industry
from engine.match.match import Match
from engine.record.record import Player
from engine.rules.agenda import CHANCE, Event
from engine.rules.chance import Sampler
from engine.rules.facts import written
from engine.rules.game import AT_TABLE, Setup
from tests.games.outer_earth.at_table import NAMES, shown
from tests.games.outer_earth.matches import MOST_ANSWERS, by_lot

type_of_telling = tuple[str, ...]

TOLD = (
    "ap", "bonus", "budget", "chips", "chips_won", "closings", "company", "developing", "effects",
    "free_places", "free_refreshes", "galaxy", "had_ap_bonus", "index", "last_round", "offered",
    "portfolio", "queued", "round", "row", "start", "unturned", "vp",
)  # fmt: skip
"""Fields of a state that a table tells as they are."""


def table_of(setup: Setup, *, typed: bool) -> Match:
    """A match at a table with the same box; `typed` if its cards have to be typed in."""
    values = None if typed else setup.values
    told = GAME.setup(setup.seats, None, setup.rulings, values, level=AT_TABLE)
    return Match.new(GAME, told, [Player(name) for name in NAMES[: setup.seats]], "7F3A91C2")


def played(setup: Setup, rng: random.Random) -> Iterator[tuple[list[Event], OuterEarth]]:
    """At every offer, action and end of a random match: the events since the last one, and the state."""
    state = GAME.begin(setup)
    assert isinstance(state, OuterEarth)
    state.events = []
    state.run_on()
    sampler = Sampler(rng)
    for _ in range(MOST_ANSWERS):
        name = state.question.name if state.question is not None else ""
        is_offer = name == "paddle" and not any(state.paddles)
        if is_offer or name in ("", "turn", "turn_goes_on"):
            events, state.events = state.events, []
            yield events, state
        if state.is_terminal:
            return
        state.apply(
            sampler.outcome(state) if state.current_player == CHANCE else by_lot(state, rng)
        )
    raise AssertionError("no end")


class Retelling:
    """Tells a match the events of another one; how an auction is told is drawn by lot."""

    def __init__(self, match: Match, setup: Setup, rng: random.Random, *, typed: bool) -> None:
        self.match = match
        self.setup = setup
        self.rng = rng
        self.typed = typed

    def facts(self, events: Sequence[Event]) -> Iterator[type_of_telling]:
        """The facts that these events are told by; each has to be told before the next is asked for."""
        events = list(events)
        at = 0
        while at < len(events):
            event = events[at]
            if event.name in ("paddles_shown", "all_yes", "all_no"):
                ends = ("nobody_wants", "alone", "bid_discarded")
                end = next(n for n in range(at, len(events)) if events[n].name in ends)
                yield from self._auction(events[at : end + 1])
                at = end
            else:
                yield from self._fact(event)
            at += 1
        if shown(self.match).waits_for == "settling":
            yield ("settle",)

    def _fact(self, event: Event) -> Iterator[type_of_telling]:
        params = event.params
        seat = str(params.get("seat", -1) + 1)
        match event.name:
            case "planet_turned":
                yield from self._card(f"planet.{params['planet']}")
                yield "turned", params["planet"]
            case "company_dealt":
                yield from self._card(f"company.{params['company']}")
                yield "company", seat, params["company"]
            case "start":
                yield "begins", seat
            case "draws":
                yield "drew", seat
            case "open_card_taken":
                yield "took" if event.clause == "OE-3.2" else "refreshed", seat
            case "placed":
                yield "placed", seat, params["planet"], INDUSTRIES[INDUSTRY[params["card"]]]
            case "removed":
                yield "removed", seat, params["planet"]
            case "invested":
                yield "invested", seat, "?"
            case "closed":
                yield "closed", seat, params["planet"]
            case "turn_ends":
                yield "done", seat
            case "investments_shown":
                yield "turned_up", seat, *map(str, by_industry(params["revealed"]))

    def _card(self, entry: str) -> Iterator[type_of_telling]:
        """What stands on a card, where the app does not know it."""
        if self.typed:
            kind, _, name = entry.partition(".")
            row = dict(self.setup.values[entry].value)
            row["name"] = written(row["name"] or f"Own {name}")
            if kind == "planet":
                row["synergies"] = "+".join(row["synergies"])
            yield f"{kind}_card", name, *map(str, row.values()), "-"

    def _auction(self, events: Sequence[Event]) -> Iterator[type_of_telling]:
        wants = events[0].params["yes"]
        said = "+".join(str(seat + 1) for seat in wants) or "none"
        if len(wants) < 2:
            yield "wanted", said
            return
        paid = events[-1].params
        won = ("bought", str(paid["seat"] + 1), str(len(paid["revealed"])))
        how = self.rng.randrange(3)
        if how:
            yield "wanted", said
        if how == 2:
            yield from self._bidding(events[1:-1])
        else:
            yield won

    def _bidding(self, events: Sequence[Event]) -> Iterator[type_of_telling]:
        """Every bidder's cards, one after another, and the values of tied bids."""
        added: dict[int, int] = {}
        for event in (it for it in events if it.name != "bid_known"):
            seat = event.params.get("seat", -1)
            if added and (event.name != "card_bid" or seat not in added):
                yield from self._added(added)
            if event.name == "card_bid" and event.params["n"] > 1:
                added[seat] = added.get(seat, 0) + 1
            elif event.name == "bid_passed":
                added[seat] = 0
            elif event.name == "bid_revealed":
                yield "bid_worth", str(seat + 1), str(event.params["value"])

    def _added(self, added: dict[int, int]) -> Iterator[type_of_telling]:
        ((seat, count),) = added.items()
        added.clear()
        # Who has no card left is not asked.
        state = shown(self.match)
        if state.waits_for == "told_adding" and state.agenda[-1][1] == seat:
            yield "added", str(seat + 1), str(count)


def assert_alike(match: Match, state: OuterEarth) -> None:
    """What is told stands as it does in the other match."""
    told = shown(match)
    for field in TOLD:
        assert getattr(told, field) == getattr(state, field), field
    seats = range(state.board.seats)
    assert [told.hand_count(seat) for seat in seats] == [len(hand) for hand in state.hands]
    assert list(map(by_industry, told.built)) == list(map(by_industry, state.built))
    assert list(map(by_industry, told.stocks)) == list(map(by_industry, state.stocks))
    assert list(map(len, told.invested)) == list(map(len, state.invested))
    assert not any(told.bids) and not any(told.by_hand) and not told.unknown
    if state.begins_turn:
        assert told.at_turn == state.at_turn and told.coming == state.coming
    for planet in {*state.row}.union(*state.developing, *state.portfolio):
        for field in ("planet_industry", "planet_slots", "synergies", "planet_effect"):
            assert getattr(told.board, field)[planet] == getattr(state.board, field)[planet]

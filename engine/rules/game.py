"""What every game tells the rest of the house about itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from engine.base.catalogue import has_part as has_part
from engine.base.catalogue import names as names
from engine.base.catalogue import part as part
from engine.base.errors import BadSetup as BadSetup
from engine.base.people import AT_TABLE as AT_TABLE
from engine.base.people import PLAY as PLAY
from engine.rules import components
from engine.rules.agenda import Event, State
from engine.rules.components import Schema
from engine.rules.components import Value as Value


class Ruling(msgspec.Struct, frozen=True):
    """An open point of a rule text and its readings, the default first.

    One reading only: recorded and told, but not selectable. `needs` names an option
    (`special_cards=on`) without which the point cannot arise. A point that was named `later`,
    when matches had been recorded, was read there as by default.
    """

    id: str
    readings: tuple[str, ...]
    needs: str = ""
    later: bool = False

    @property
    def is_switch(self) -> bool:
        """Whether the set-up offers a choice."""
        return len(self.readings) > 1

    def arises(self, options: Mapping[str, str]) -> bool:
        """Whether the point can arise in a match with these options."""
        option, _, choice = self.needs.partition("=")
        return not self.needs or options.get(option) == choice


class Option(msgspec.Struct, frozen=True):
    """A choice of the set-up that the rules themselves offer, the default first."""

    id: str
    clause: str
    choices: tuple[str, ...]


class Calendar(msgspec.Struct, frozen=True):
    """How the events of a match tell its course: its parts (days, rounds), and the turns in them.

    In words a part has its `[course]` in the game's word files.
    """

    part: str
    """What counts the parts, as an operand of events and of score lines: `day`."""
    begins: str
    """The event that begins a part."""
    turns: frozenset[str]
    """Each begins the turn of its `seat`."""
    gains: frozenset[str]
    """Each gives or takes `points` of its `seat`."""
    ends: str
    """The event that ends a part, after what its end scored; empty where that scores nothing."""
    scores: str
    """The clause by which a part's end scores."""
    end_scores: tuple[str, ...]
    """The clauses by which the match's end scores, in order."""
    turn_ends: str = ""
    """At a table, ends the turn of its `seat`, whether or not its beginning was told."""
    counts_anew: bool = False
    """Whether turns are counted anew in each part; else through the match, as everywhere."""


class Setup(msgspec.Struct, frozen=True):
    """Everything that a match was begun with, but for the seed and the people."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    rulings: dict[str, str]
    values: dict[str, Value]
    level: str = PLAY
    edition: str = ""
    """The name of the edition whose values these are; empty as shipped."""


class Search(msgspec.Struct, frozen=True):
    """How a search sees a game; the numbers were found by playing matches.

    What hangs on the number of seats is given from two on; for more than are named it is as for the last.
    """

    simulations: tuple[int, ...] = (100,)
    """What a bot that plays hard makes of them before it answers, by seats."""
    scale: float = 8.0
    """Points ahead at which a seat's share of the win is taken to be three quarters."""
    curiosity: float = 0.5
    """How much an answer that was tried seldom is preferred."""
    temperature: float = 1.5
    """Points by which an answer has to look worse to be thought of e times less."""
    careless: float = 0.0
    """Points by which an answer may look worse and is given all the same by who plays with ease."""
    completes: frozenset[str] = frozenset()
    """Questions without whose answer the one before them cannot be judged: how many of a thing."""
    judged: frozenset[str] = frozenset()
    """Questions whose answers the game's judgement takes as given: what is still to be paid."""
    horizon: tuple[int, ...] = (0,)
    """How many turns have begun where what a simulation reaches is judged, by seats.

    It is played on to there by first looks; 0 where it is judged as it stands.
    """
    of_played: float = 0.7
    """How much of that judgement comes from playing on."""


def spread(view: State, limit: int) -> Sequence[Any]:
    """At most so many of the legal actions, evenly from the first to the last."""
    actions = view.legal_actions()
    last, steps = len(actions) - 1, limit - 1
    if last < limit:
        return actions
    return [actions[last * number // steps] for number in range(limit)]


@dataclass(frozen=True)
class Game:
    """A game: its name, its limits, its open points, and how a match begins.

    `rules` is raised whenever a result can change. `colours` are the seats' colours in
    the box; `values()` are the component values as shipped.
    """

    name: str
    rules: int
    seats: range
    colours: tuple[str, ...]
    options: tuple[Option, ...]
    rulings: tuple[Ruling, ...]
    values: Callable[[], dict[str, Value]]
    begin: Callable[[Setup], State]
    state: type[State]
    evaluate: Callable[[State, int], list[dict[str, float]]] = lambda state, asked: []
    """Worth of a state for each seat, by reason, in points, as if that seat were asked next."""
    evaluations: Callable[[Sequence[State]], Iterable[list[dict[str, float]]]] | None = None
    """The same for all the states that one question leads to, each as its own seat is asked.

    For a game in which that is quicker than one by one.
    """
    candidates: Callable[[State, int], Sequence[Any]] = spread
    """At most so many of the legal actions, that are worth a thought where there are many."""
    looks_ahead: int = 3
    """Further questions of the same turn that a bot thinks through, where `evaluate` does not."""
    thinks_through: int = 10
    """Actions of a question that a bot thinks through, the best at first sight."""
    search: Search = field(default_factory=Search)
    """How a bot searches it."""
    stage: Callable[[Any], int] = lambda state: 0
    """How far a match has got, from 0: what a lead is worth depends on it."""
    schema: Schema | None = None
    """What component values can be; None for whatever is told."""
    calendar: Calendar | None = None
    """None in a game without such parts: its course goes from turn to turn."""
    changes: Callable[[Any, Any], Iterable[Event]] = lambda before, now: ()
    """What stands otherwise at a table now, for people who compare; its words are in `[changes]`."""
    of_options: Callable[[Mapping[str, str]], Mapping[str, Value]] = lambda options: {}
    """Values that follow from the chosen options, in the place of those in `values`."""
    can_be_told: bool = False
    """Whether people can tell what happens in a match that lies on a table."""
    followed: Callable[[Any], Sequence[tuple[str, ...]]] = lambda state: ()
    """Facts that say how a table follows its game, which hold for the next match of its people too."""
    scores: bool = True
    """Whether points are counted; without them there are no sheets, no ranking and no bots."""

    @property
    def has_secrets(self) -> bool:
        """Whether seats know different things."""
        return self.state.has_secrets

    @property
    def asks_together(self) -> bool:
        """Whether several seats are asked in secret before all (`State.asked_together`)."""
        return any(node.seen is not None and node.peek for node in self.state.NODES.values())

    def setup(
        self,
        seats: int,
        options: Mapping[str, str] | None = None,
        rulings: Mapping[str, str] | None = None,
        values: Mapping[str, Value] | None = None,
        level: str = PLAY,
        edition: str = "",
    ) -> Setup:
        """A complete set-up: what is not named takes its default; `BadSetup` if it cannot be."""
        if seats not in self.seats:
            least, most = self.seats.start, self.seats.stop - 1
            sentence = f"{self.name} is for {least} to {most} players, not {seats}"
            raise BadSetup("players", sentence, game=self.name, least=least, most=most, n=seats)
        if level == AT_TABLE and not self.can_be_told:
            raise BadSetup("no_table", f"{self.name} has no table to tell", game=self.name)
        offered = {option.id: option.choices for option in self.options}
        chosen = _chosen("option", offered, options or {})
        merged = {**self.values(), **self.of_options(chosen), **(values or {})}
        if values and self.schema is not None:
            components.check(merged, self.schema)
        return Setup(
            self.name,
            self.rules,
            seats,
            chosen,
            _chosen("ruling", {point.id: point.readings for point in self.rulings}, rulings or {}),
            merged,
            level,
            edition,
        )

    def worth(self, state: State) -> list[float]:
        """Worth of a state for each seat in points: what a bot wants to raise."""
        return [sum(parts.values()) for parts in self.evaluate(state, state.current_player)]

    def simulations(self, state: State) -> int:
        """How many of them a bot that plays hard makes before it answers, with the seats of the state."""
        return self._by_seats(self.search.simulations, state)

    def horizon(self, state: State) -> int:
        """How many turns have begun where what they reach is judged, with the seats of the state."""
        return self._by_seats(self.search.horizon, state)

    def _by_seats(self, numbers: Sequence[int], state: State) -> int:
        return numbers[min(len(state.returns()) - 2, len(numbers) - 1)]

    def worths(self, states: Sequence[State]) -> list[list[float]]:
        """`worth` of the states that one question leads to."""
        if self.evaluations is None:
            return [self.worth(state) for state in states]
        return [[sum(parts.values()) for parts in found] for found in self.evaluations(states)]

    def needs_points(self) -> None:
        """Refuse what cannot be done in a game without points."""
        if not self.scores:
            raise BadSetup("no_points", f"{self.name} has no points to count", game=self.name)

    def new_state(self, setup: Setup) -> State:
        """The first question of a match with this set-up."""
        state = self.begin(setup)
        state.run_on()
        return state


def _chosen(
    kind: str, offered: Mapping[str, tuple[str, ...]], wanted: Mapping[str, str]
) -> dict[str, str]:
    """One choice of each that is offered, the first where nothing else is wanted."""
    for name, choice in wanted.items():
        if name not in offered:
            known = ", ".join(offered)
            sentence = f"there is no {kind} “{name}”; there are {known}"
            raise BadSetup(f"no_{kind}", sentence, name_of=name, known=known)
        if choice not in offered[name]:
            known = ", ".join(offered[name])
            sentence = f"{kind} “{name}” is one of {known}, not “{choice}”"
            raise BadSetup(f"no_{kind}_choice", sentence, name_of=name, known=known, choice=choice)
    return {name: wanted.get(name, choices[0]) for name, choices in offered.items()}


def load(name: str) -> Game:
    """The game of that name; `BadSetup` names those that exist."""
    game: Game = part(name, "game").GAME
    return game

"""What every game tells the rest of the house about itself."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

import engine.games
from engine.flow import State


class Value(msgspec.Struct, frozen=True):
    """One component value: what it is, and where it comes from.

    Provenance is `rules`, `review`, `community`, `original`, `placeholder` or `entered`.
    """

    value: Any
    provenance: str


class Ruling(msgspec.Struct, frozen=True):
    """An open point of a rule text and its readings, the default first.

    One reading only: recorded and told, but not selectable. `needs` names an option
    (`special_cards=on`) without which the point cannot arise.
    """

    id: str
    readings: tuple[str, ...]
    needs: str = ""

    @property
    def is_switch(self) -> bool:
        """Whether the set-up offers a choice."""
        return len(self.readings) > 1


class Option(msgspec.Struct, frozen=True):
    """A choice of the set-up that the rules themselves offer, the default first."""

    id: str
    clause: str
    choices: tuple[str, ...]


class Setup(msgspec.Struct, frozen=True):
    """Everything that a match was begun with, but for the seed and the people."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    rulings: dict[str, str]
    values: dict[str, Value]


class BadSetup(ValueError):
    """A set-up that the rules do not allow, in one sentence."""


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
    evaluate: Callable[[State], list[dict[str, float]]]
    """Worth of a state for each seat, by reason, in points; the greedy bot's judgement."""

    def setup(
        self,
        seats: int,
        options: Mapping[str, str] | None = None,
        rulings: Mapping[str, str] | None = None,
        values: Mapping[str, Value] | None = None,
    ) -> Setup:
        """A complete set-up: what is not named takes its default; `BadSetup` if it cannot be."""
        if seats not in self.seats:
            raise BadSetup(
                f"{self.name} is for {self.seats.start} to {self.seats.stop - 1} players, not {seats}"
            )
        chosen = {option.id: option.choices[0] for option in self.options}
        for name, choice in (options or {}).items():
            found = next((option for option in self.options if option.id == name), None)
            if found is None:
                raise BadSetup(f"{self.name} has no option “{name}”")
            if choice not in found.choices:
                raise BadSetup(
                    f"option “{name}” is one of {', '.join(found.choices)}, not “{choice}”"
                )
            chosen[name] = choice
        read = {ruling.id: ruling.readings[0] for ruling in self.rulings}
        for name, reading in (rulings or {}).items():
            point = next((ruling for ruling in self.rulings if ruling.id == name), None)
            if point is None:
                raise BadSetup(f"{self.name} has no ruling “{name}”")
            if reading not in point.readings:
                raise BadSetup(
                    f"ruling “{name}” is one of {', '.join(point.readings)}, not “{reading}”"
                )
            read[name] = reading
        return Setup(
            self.name, self.rules, seats, chosen, read, {**self.values(), **(values or {})}
        )

    def new_state(self, setup: Setup) -> State:
        """The first question of a match with this set-up."""
        state = self.begin(setup)
        state.run_on()
        return state


def names() -> list[str]:
    """The games that exist, as they are written on the command line."""
    return sorted(
        found.name.replace("_", "-") for found in pkgutil.iter_modules(engine.games.__path__)
    )


def load(name: str) -> Game:
    """The game of that name; `BadSetup` names those that exist."""
    if name not in names():
        raise BadSetup(f"there is no game “{name}”; there are {', '.join(names())}")
    game: Game = importlib.import_module(f"engine.games.{name.replace('-', '_')}").GAME
    return game

"""The numbers of a match: rounds and Book effect of the scenario, the box, the tracks, the deck."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from engine.base import resources
from engine.base.errors import Told
from engine.games.robinson_crusoe import deck_file, vocabulary
from engine.games.robinson_crusoe.cards import ADVENTURE
from engine.games.robinson_crusoe.choices import SCENARIOS
from engine.games.robinson_crusoe.components import MOST_ROUNDS
from engine.rules import components
from engine.rules.components import Check, Schema, Whole, Wholes
from engine.rules.game import BadSetup, Setup, Value
from engine.rules.words import LANGUAGES, load

CASTAWAY = "castaway"
"""The value `deck` while the app's own cards are played."""
MOST_CARDS = 99
BOOK = "book"


# -- checks ------------------------------------------------------------------------------


def _book(value: object) -> Told | None:
    """RC-1.2: the Book effect, in the vocabulary of the cards; never `shuffle self`."""
    texts = value if isinstance(value, list) else [value]
    for text in texts or [""]:
        try:
            if vocabulary.read(text).what == vocabulary.SELF:
                raise vocabulary.BadEffect("self_at_end")
        except vocabulary.BadEffect as why:
            return _wrong(why.name, shown=str(text), where=BOOK)
    return None


def _reminder(value: object) -> Told | None:
    """What the table is reminded of: a text, or one for each language."""
    texts = value.values() if isinstance(value, dict) else [value]
    if isinstance(value, dict) and set(value) != set(LANGUAGES):
        return _wrong("no_language", where="reminder", language=", ".join(LANGUAGES))
    if any(not isinstance(text, str) or (text and not text.isprintable()) for text in texts):
        return _wrong("no_text", where="reminder")
    return None


def _deck(value: object) -> Told | None:
    """RC-4.1: the app's own deck, or the tables of a user's."""
    if value == CASTAWAY:
        return None
    errors = deck_file.check(value)
    if not errors:
        return None
    return _wrong("deck", errors=tuple(errors), n=len(errors))


def _wrong(name: str, **params: Any) -> Told:
    shown = {
        key: "; ".join(map(str, value)) if isinstance(value, tuple) else value
        for key, value in params.items()
    }
    sentence = load("robinson-crusoe", "en").text("wrong_cards", name, **shown)
    return Told(f"robinson-crusoe.wrong_cards.{name}", sentence, **params)


def _together(values: Mapping[str, Any]) -> Iterator[tuple[str, Told]]:
    low, high = values.get("morale.lowest"), values.get("morale.highest")
    if low is not None and high is not None and low >= high:
        yield "morale.highest", _wrong("no_track", least=low, most=high)


ENTRIES: dict[str, Check] = {
    "box.book": Whole(0, MOST_CARDS),
    "box.adventure": Whole(0, MOST_CARDS),
    "own.book": Whole(0, MOST_CARDS),
    "own.adventure": Whole(0, MOST_CARDS),
    "morale.lowest": Whole(-9, 0),
    "morale.highest": Whole(0, 9),
    "life": Wholes(1, 30, 4, 4),
    "deck": _deck,
}
SCENARIO_ENTRIES: dict[str, Check] = {
    "rounds": Whole(1, MOST_ROUNDS),
    "book": _book,
    "reminder": _reminder,
}
SCHEMA = Schema(entries={**SCENARIO_ENTRIES, **ENTRIES}, together=_together)


# -- values ------------------------------------------------------------------------------


class Scenario(NamedTuple):
    """RC-1.2: a scenario as it is prefilled."""

    id: str
    name: Mapping[str, str]
    rounds: int
    book: list[str]
    reminder: Any
    provenance: str


@cache
def scenarios() -> dict[str, Scenario]:
    """The scenarios that are known, by name."""
    path = resources.of_game("robinson-crusoe") / "scenarios.toml"
    entries = tomllib.loads(resources.text(path))["scenario"]
    found = {
        entry["id"]: Scenario(
            entry["id"],
            entry["name"],
            entry["rounds"],
            entry["book"],
            entry.get("reminder", ""),
            entry["provenance"],
        )
        for entry in entries
    }
    assert tuple(found) == SCENARIOS, "the set-up offers the scenarios of the file"
    return found


def of_scenario(options: Mapping[str, str]) -> dict[str, Value]:
    """RC-1.2: rounds and Book effect as the chosen scenario has them; the user's own go on top."""
    scenario = scenarios()[options["scenario"]]
    return {name: Value(getattr(scenario, name), scenario.provenance) for name in SCENARIO_ENTRIES}


@cache
def _fixed() -> dict[str, Value]:
    path = resources.of_game("robinson-crusoe") / "components.toml"
    return components.read(path, Schema(entries=ENTRIES, together=_together))


def values() -> dict[str, Value]:
    """All values as shipped, with the first scenario's."""
    return {**of_scenario({"scenario": SCENARIOS[0]}), **_fixed()}


# -- how many cards ------------------------------------------------------------------------


def mixture(setup: Setup) -> tuple[int, int]:
    """RC-1.2: how many Book and Adventure cards the Event deck has at the start."""
    values = {name: entry.value for name, entry in setup.values.items()}
    half = (values["rounds"] + 1) // 2
    match setup.options["mix"]:
        case "own":
            return values["own.book"], values["own.adventure"]
        case "easier":
            return half - half // 2, half + half // 2
        case "harder":
            return half + half // 2, half - half // 2
        case "usual" if setup.seats == 1:
            return half - half // 2, half + half // 2
    return half, half


def needs_cards(setup: Setup, there: Mapping[str, int]) -> None:
    """RC-1.3, RC-4.1: the box, or the app's deck, must have so many cards; `BadSetup` says how many."""
    for kind, wanted in zip((BOOK, ADVENTURE), mixture(setup), strict=True):
        if wanted > there[kind]:
            called = load("robinson-crusoe", "en").at("card_kinds", kind)
            sentence = f"the Event deck would need {wanted} {called}, and there are {there[kind]}"
            what = Told(f"robinson-crusoe.card_kinds.{kind}", called)
            raise BadSetup("few_cards", sentence, kind=what, wanted=wanted, n=there[kind])
    if not sum(mixture(setup)):
        raise BadSetup("no_cards", "the Event deck would have no card")

"""Which words an answer, an outcome or a question of Outpost takes, and with which operands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.games.outpost.components import (
    DECKS,
    FACTORIES,
    FIRST_CREW,
    JOBS,
    POPULATION,
    ROBOT_THING,
    UPGRADES,
)
from engine.games.outpost.event_deck import EVENT, FRONTIER, TARGETS, deck_of, shipped, told_name
from engine.games.outpost.operators import ORDER
from engine.games.outpost.state import Outpost
from engine.games.outpost.verbs import NOTHING_WRITTEN, said
from engine.rules.facts import UNSEEN, free_text
from engine.rules.game import Value
from engine.rules.parts import hidden
from engine.rules.words import LANGUAGES, Words


def operands(choice: Any) -> tuple[str, dict[str, Any]]:
    """Name and operands of an answer, or of what chance brought."""
    text = str(choice)
    deck, *rest = text.split(":")
    if deck == EVENT:
        names = {card.id: card.name for card in shipped()}
        return EVENT, {EVENT: names.get(rest[0]) or told_name(rest[0]) or rest[0]}
    if deck in TARGETS or text == NOTHING_WRITTEN:
        return "option", {"what": said(text)}
    if rest:
        # `water:7`, `water:?`, `water:mega:30`, `ore:stand_in:3`.
        name = rest[0] if rest[1:] else "behind" if rest == [hidden.UNKNOWN] else "card"
        return name, {"deck": deck, "n": rest[-1]}
    if text.isdecimal():
        # In the draw for the order a number is a seat.
        return "number", {"n": int(text), "seat": int(text) - 1}
    if text in FACTORIES:
        return "factory", {"factory": text}
    if text in UPGRADES:
        return "upgrade", {"upgrade": text}
    return text, {}


def answer_operands(state: Outpost, choice: Any) -> tuple[str, dict[str, Any]]:
    """Name and operands of an answer to the open question: the bid that stands is a pass (OP-6.2)."""
    node, *args = state.agenda[-1]
    if node.name == "let_idle":
        n = int(choice)
        name = {0: "none", 1: "one"}.get(n, "several")
        return name, {"n": n, "factory": FACTORIES[args[1][0]]}
    passes = node.name == "bid" and choice == state.bid
    return ("pass", {}) if passes else operands(choice)


def step_operands(state: Outpost, texts: Sequence[str]) -> tuple[str, dict[str, Any]] | None:
    """Cards by what they pay or by their number, and operators together; None for all others."""
    name = state.agenda[-1][0].name
    if name in ("pay", "pay_research"):
        return "together", {"n": sum(state.board.worth[text] for text in texts)}
    if name in ("discard", "lose_card"):
        return "together", {"n": len(texts)}
    return ("together", {}) if name == "place_operators" else None


def clock_text(words: Words, state: Outpost) -> str:
    """Turn and phase, as far as they are known."""
    if not state.turn:
        return words.text("clock", "set_up")
    if not state.knows_clock:
        return words.text("clock", "turn", turn=UNSEEN, n=UNSEEN)
    return words.text("clock", "turn", turn=state.turn, n=state.phase)


def upgrade_text(words: Words, state: Outpost, upgrade: str) -> str:
    """OP-3.2, OP-R13: what an upgrade does in the preset of the match, and as the ruling reads it."""
    setup = state.board.setup
    forms = (setup.options["preset"], setup.rulings["OP-R13"])
    form = next((it for it in forms if words.has("upgrades", upgrade, it)), "text")
    return words.at("upgrades", upgrade, form)


def question_operands(state: Outpost) -> dict[str, Any]:
    """The arguments of a question by name, things by their ids."""
    node, *args = state.agenda[-1]
    named: dict[str, Any] = node.named(args)
    if node.name == "choose_megas":
        named["worth"] = state.board.worth[state.board.megas[named["deck"]]]
    if "deck" in named:
        named["deck"] = DECKS[named["deck"]]
    if node.name == "bid":
        named |= {"upgrade": UPGRADES[state.offered], "bid": state.bid}
    elif node.name == "opening_bid":
        named["upgrade"] = named["name"]
    elif node.name == "place_operators":
        placed, robots = named["placed"], named["robots"]
        is_robot = len(placed) == len(JOBS)
        at = len(JOBS) - FIRST_CREW + len(robots) if is_robot else len(placed)
        named |= {"who": ROBOT_THING if is_robot else POPULATION, "job": JOBS[ORDER[at]]}
    elif node.name == "let_idle":
        named["factory"] = FACTORIES[named["kinds"][0]]
        named["of"] = ROBOT_THING if named["of_robots"] else "any"
    elif node.name == "choose_option":
        named["card"] = state.board.event_deck[named["at"]].name
    elif node.name == "man":
        named["job"] = JOBS[named["job"]]
    return named


def marker_operands(marker: str) -> tuple[str, dict[str, Any]]:
    """Name in `[markers]` and operands of what a table has not told: `phase`, `vp.1`."""
    kind, _, seat = marker.partition(".")
    return kind, {"seat": int(seat) - 1} if seat else {}


def names(values: Mapping[str, Value]) -> dict[str, dict[str, str]]:
    """What the cards of a deck of one's own are called, by language: `event.de`."""
    if (deck := values["events"].value) == FRONTIER:
        return {}
    cards = deck_of(deck)
    return {
        f"{EVENT}.{language}": {card.id: card.name[language] for card in cards}
        for language in LANGUAGES
    }


def _event(words: Words, word: str) -> str:
    """A card of the event deck by its name."""
    if own := words.names.get(f"{EVENT}.{words.language}", {}).get(word):
        return own
    name = operands(f"{EVENT}:{word}")[1][EVENT]
    return name if isinstance(name, str) else str(name[words.language])


def _parts(say: Callable[[Words, str], str]) -> Callable[[Words, str], str]:
    """A word of several parts as people say it: `audit:2+strike` is “Audit × 2 and Strike”."""

    def told(words: Words, word: str) -> str:
        said = []
        for part in word.split("+"):
            name, _, count = part.partition(":")
            said.append(say(words, name) + (f" × {count}" if count else ""))
        return words.listed(said)

    return told


TOLD_BY: dict[str, Callable[[Words, str], str]] = {
    "event": _event,
    "this_event": _event,
    "event_discards": _parts(_event),
    "display": _parts(lambda words, name: words.name("upgrades", name)),
    "choice": lambda words, word: words.action("", word, ()),
    "name": lambda words, word: free_text(word),
}
"""How words of a kind are said that stand in no table."""
TOLD_IN = {"upgrade": "upgrades", "factory": "factories", "job": "jobs"}
"""The table in which words of a kind have their names."""

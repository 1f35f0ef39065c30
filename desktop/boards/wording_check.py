"""The words that a game needs: what its rules name, and what its matches say."""

from __future__ import annotations

import ast
import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from operator import methodcaller
from pathlib import Path

from desktop.boards import syntax
from desktop.look.signs import Brought
from desktop.look.voice import Voice
from engine.base import catalogue
from engine.rules.agenda import CHANCE, CLAUSE, DECISION, DRAW, PUBLIC, Event, State
from engine.rules.components import Row
from engine.rules.forecast import Forecast, forecast
from engine.rules.game import PLAY, Game
from engine.rules.words import MissingWord, Words

MATCHES, ANSWERS, CHOICES = 4, 2_000, 12
"""So many random matches are listened to, so many answers of each, and choices of a question."""
NAMED_BY = {"note": (1, "events"), "note_to": (2, "events"), "Refusal": (2, "refusals")}
"""Calls whose argument at that place is a name in that table."""

SCORED = ("vp", "sheet", "ties", "most_points")
"""What a game with points says on its sheet, in the table of the game itself."""

type_of_path = tuple[str, ...]
type_of_brings = Callable[[Forecast, State, Voice], Sequence[Brought]]


def needed(game: Game) -> Iterator[type_of_path]:
    """The texts that must be there, by what the game tells of itself and what its code names."""
    yield from (("game", "name"), ("game", "about"))
    yield from (("colours", colour, "name") for colour in game.colours)
    for option in game.options:
        yield "options", option.id, "name"
        yield from (("options", option.id, "choices", choice) for choice in option.choices)
    for ruling in game.rulings:
        yield from (("rulings", ruling.id, part) for part in ("question", "why"))
        yield from (("rulings", ruling.id, "readings", reading) for reading in ruling.readings)
    for name, value in game.values().items():
        if value.provenance == "placeholder":
            yield "value_groups", name.partition(".")[0]
            yield "game", "placeholder"
    for group in game.schema.groups if game.schema is not None else ():
        yield from (("value_tables", group.id, part) for part in ("title", "hint"))
        rows = (game.schema.entries[entry] for entry in group.entries) if game.schema else ()
        fields = {field for row in rows if isinstance(row, Row) for field in row.fields}
        yield from (("value_tables", group.id, "fields", field) for field in sorted(fields))
        for entry in group.entries:
            yield "value_tables", group.id, "rows", entry.rpartition(".")[2]
    for node in game.state.NODES.values():
        if node.kind in (DECISION, DRAW):
            yield "decisions", node.name
    if game.scores:
        yield from (("game", name) for name in SCORED)
    if game.calendar is not None:
        yield from (("course", name) for name in ("part", "in", "stop", "note"))
    yield from sorted(named(game))


def named(game: Game) -> set[type_of_path]:
    """What the code of the rules names: events, refusals, and steps of a tie-break."""
    found: set[type_of_path] = set()
    for call in _calls(game):
        called = getattr(call.func, "attr", getattr(call.func, "id", ""))
        place, table = NAMED_BY.get(called, (0, ""))
        if table and len(call.args) > place:
            found |= {(table, name) for name in _texts(call.args[place])}
        elif called == "rank":
            for why in _reasons(call):
                found |= {("tie_break", why), ("tie_break_compared", why)}
    return found


def unsaid(game: Game, spoken: Sequence[Words], brings: type_of_brings | None) -> list[list[str]]:
    """What cannot be said of random matches in each of these words, as `MissingWord` names it.

    `brings` tells before each answer what it is sure to bring.
    """
    missing: list[dict[str, None]] = [{} for _ in spoken]
    for number in range(MATCHES):
        for say in _said(game, number, brings):
            for words, its in zip(spoken, missing, strict=True):
                try:
                    say(words)
                except MissingWord as error:
                    its[str(error).partition(": ")[2]] = None
    return [list(its) for its in missing]


def clauses(game: Game) -> set[str]:
    """The clauses that the rules, options and open points cite."""
    cited = {ruling.id for ruling in game.rulings} | {option.clause for option in game.options}
    cited |= {node.clause for node in game.state.NODES.values() if node.clause}
    for call in _calls(game):
        for text in (text for arg in call.args for text in _texts(arg)):
            if CLAUSE.fullmatch(text):
                cited.add(text)
    return cited - {""}


def _said(
    game: Game, number: int, brings: type_of_brings | None
) -> Iterator[Callable[[Words], str]]:
    """Everything that is said of one random match; each is to be said before the next is asked for."""
    dice = random.Random(number)
    seats = game.seats[number % len(game.seats)]
    people = [f"P{seat}" for seat in range(seats)]
    options = {
        option.id: dice.choice([c for c in option.choices if not c.isdecimal()])
        for option in game.options
    }
    state = game.begin(game.setup(seats, options, level=PLAY))
    events: list[Event] = []
    state.events = events
    state.run_on()
    named: set[tuple[str, object]] = set()
    """Answers to a question that have been said: they are called the same each time."""
    for _ in range(ANSWERS):
        choices = _choices(state)
        if not choices or state.question is None:
            break
        asked = state.question.name
        yield methodcaller("prompt", state, people)
        for choice in choices:
            for shown in (choice, state.seen(choice, PUBLIC)):
                if (asked, shown) not in named:
                    named.add((asked, shown))
                    yield methodcaller("action", asked, shown, people)
        for refusal in state.refusals():
            yield methodcaller("refusal", refusal, people)
        if state.current_player >= 0 and brings is not None:
            view = state.view(state.current_player)
            for choice in choices:
                told = forecast(view, choice, state.current_player)
                yield partial(_brings, brings, told, view, people, game.colours)
        state.apply(dice.choice(choices))
        for event in events:
            yield methodcaller("event", event, people)
        events.clear()
    result = state.result() if state.is_terminal and game.scores else None
    if result is not None:
        for line in (line for sheet in result.sheets for line in sheet.lines):
            yield methodcaller("line", line)
            yield methodcaller("at", "sources", line.clause)
        for step in result.ranking.tie_break:
            yield methodcaller("tie_step", step, people)


def _brings(
    brings: type_of_brings,
    told: Forecast,
    view: State,
    people: Sequence[str],
    colours: tuple[str, ...],
    words: Words,
) -> str:
    """What an answer is sure to bring, in the words of the game's list of choices."""
    voice = Voice(words, tuple(people), colours, view.current_player)
    return " ".join(each.said for each in brings(told, view, voice))


def _choices(state: State) -> list[object]:
    """Some of the answers that are possible now."""
    if state.current_player == CHANCE:
        return [outcome for outcome, _ in state.chance_outcomes()]
    return list(islice(state.legal_actions(), CHOICES))


def _calls(game: Game) -> Iterator[ast.Call]:
    """Every call in the code of the game's rules."""
    file = catalogue.part(game.name, "game").__file__
    assert file is not None
    for path in sorted(Path(file).parent.rglob("*.py")):
        for node in syntax.nodes(path.read_text("utf-8")):
            if isinstance(node, ast.Call):
                yield node


def _texts(part: ast.AST) -> Iterator[str]:
    """The texts in a part of the code that stand there whole."""
    if isinstance(part, ast.Constant) and isinstance(part.value, str):
        yield part.value
    elif not isinstance(part, ast.JoinedStr):
        for child in ast.iter_child_nodes(part):
            yield from _texts(child)


def _reasons(call: ast.Call) -> Iterator[str]:
    """The reasons that stand behind a clause in the arguments of `rank`."""
    for node in ast.walk(call):
        if isinstance(node, ast.Tuple) and len(node.elts) > 1:
            clause, why = ("".join(_texts(part)) for part in node.elts[:2])
            if CLAUSE.fullmatch(clause) and why:
                yield why

"""The agenda: rules as steps that happen, decisions that a seat answers, and chance.

A game's rules are functions marked `@step`, `@decision` or `@chance`. Calling one makes
a frame; `state.then(...)` puts frames on the agenda; `state.apply(...)` answers the frame
on top and runs on to the next question.
"""

from __future__ import annotations

import inspect
import re
import zlib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import takewhile
from typing import Any, ClassVar, NamedTuple, Self

import msgspec

from engine.base.errors import Told
from engine.base.people import OPEN as OPEN
from engine.base.people import PUBLIC as PUBLIC
from engine.rules.components import Value
from engine.rules.scoring import Result

CHANCE = -1
"""`current_player` when a card or a die decides."""
NOBODY = -2
"""`current_player` when the game is over."""
TABLE = -3
"""`current_player` while the people at a table tell what happens (`engine.rules.facts`).

In a view also where something is turned up that its viewer does not know (`reveal`)."""

STEP, DECISION, DRAW, WAIT = 0, 1, 2, 3

type_of_frame = tuple[Any, ...]
type_of_pick = Callable[[Sequence[tuple[Any, int]]], Any]
"""Chooses among weighted outcomes: `Sampler.pick`."""
type_of_about = tuple[str, ...] | Callable[..., tuple[str, ...]]
CLAUSE = re.compile(r"\b[A-Z]{2}-R?\d+(?:\.\d+)?\b")


class Illegal(Told, ValueError):
    """An answer that the rules do not allow now."""


class DeadEnd(RuntimeError):
    """A decision without a single legal answer: always a mistake in the rules' code."""


class Event(NamedTuple):
    """Something that happened: its clause, a name for the words, and its operands."""

    clause: str
    name: str
    params: dict[str, Any]
    to: int = PUBLIC
    """The one seat that may know it; `PUBLIC` if all may."""

    def is_for(self, viewer: int) -> bool:
        """Whether the viewer may know it."""
        return self.to == PUBLIC or viewer in (self.to, OPEN)


class Refusal(NamedTuple):
    """A choice that is not available now: what, by which clause, and why (for the words)."""

    subject: str
    clause: str
    name: str
    params: dict[str, Any]


class Node:
    """A rule on the agenda; calling it makes the frame that `State.then` takes."""

    __slots__ = (
        "about",
        "always",
        "cites",
        "clause",
        "kind",
        "known",
        "name",
        "options",
        "peek",
        "private",
        "refused",
        "run",
        "seen",
        "source",
        "turn",
    )

    def __init__(
        self,
        run: Callable[..., None],
        kind: int,
        options: Callable[..., Any] | None = None,
        *,
        source: str | Callable[..., str] = "",
        always: bool = False,
        refused: Callable[..., Sequence[Refusal]] | None = None,
        private: bool = False,
        peek: bool = False,
        seen: Callable[..., Any] | None = None,
        about: type_of_about = (),
        turn: bool = False,
        known: Callable[..., bool] | None = None,
        cites: Callable[..., str] | None = None,
    ) -> None:
        self.run = run
        self.kind = kind
        self.name: str = run.__name__
        found = CLAUSE.search(run.__doc__ or "")
        self.clause: str = found[0] if found else ""
        self.options = options
        self.source = source
        self.always = always
        self.refused = refused
        self.private = private
        self.peek = peek
        self.seen = seen
        self.about = about
        self.turn = turn
        self.known = known
        self.cites = cites

    def __call__(self, *args: Any) -> type_of_frame:
        return (self, *args)

    def named(self, args: Sequence[Any]) -> dict[str, Any]:
        """The arguments of a question by their names."""
        return dict(zip(_arguments(self), args, strict=True))

    def __repr__(self) -> str:
        return f"<{('step', 'decision', 'chance', 'wait')[self.kind]} {self.name} {self.clause}>"


@cache
def _arguments(node: Node) -> tuple[str, ...]:
    # The state and the answer come first.
    return tuple(inspect.signature(node.run).parameters)[2:]


def step(run: Callable[..., None]) -> Node:
    """Mark a rule that simply happens: `run(state, *args)`."""
    return Node(run, STEP)


def decision(
    legal: Callable[..., Sequence[Any]],
    *,
    always: bool = False,
    refused: Callable[..., Sequence[Refusal]] | None = None,
    private: bool = False,
    peek: bool = False,
    seen: Callable[..., Any] | None = None,
    about: type_of_about = (),
    turn: bool = False,
    cites: Callable[..., str] | None = None,
) -> Callable[[Callable[..., None]], Node]:
    """Mark a question to a seat: `run(state, action, seat, *args)` with `legal(state, seat, *args)`.

    `always` asks even when one answer is left, where not asking would reveal something.
    `refused(state, seat, *args)` names what is not possible now, and why.
    `private` where whoever answers has to look at what the other seats may not see; `peek` where
    they answer before all, though they may want a look at it first: what is legal tells nothing.
    `seen(state, action, viewer, seat, *args)` is the action as the viewer sees it (`coin:?`) in a
    choice that is made in secret; such a question is always asked, and private unless `peek`:
    then seats may be asked together, before all (`State.asked_together`).
    `about` names the things that the question is about, or `about(state, seat, *args)` does.
    `turn` where the question begins a turn of its seat.
    `cites(state, seat, *args)` is its clause where that is not always the first of its docstring.
    """
    is_secret = seen is not None
    return lambda run: Node(
        run,
        DECISION,
        legal,
        always=always or is_secret,
        refused=refused,
        private=private or (is_secret and not peek),
        peek=peek,
        seen=seen,
        about=about,
        turn=turn,
        cites=cites,
    )


def chance(
    source: str | Callable[..., str],
    outcomes: Callable[..., Sequence[tuple[Any, int]]],
    *,
    seen: Callable[..., Any] | None = None,
) -> Callable[[Callable[..., None]], Node]:
    """Mark a draw from `source`: `run(state, outcome, *args)`, with `outcomes(state, *args)` weighted.

    A source may depend on the frame: `source(*args)`. `seen(state, outcome, viewer, *args)` is the
    outcome as the viewer sees it, where not everybody does; that only one is left would tell it
    then, so that such a draw is always asked.
    """
    return lambda run: Node(run, DRAW, outcomes, source=source, always=seen is not None, seen=seen)


def wait(run: Callable[..., None]) -> Node:
    """Mark a time in which people tell facts; `State.go_on` ends it with `run(state, *args)`."""
    return Node(run, WAIT)


def reveal(known: Callable[..., bool]) -> Callable[[Callable[..., None]], Node]:
    """Mark a rule that turns up what seats kept to themselves: it happens where `known(state, *args)`.

    Elsewhere, as in a view, it waits: nobody who looks can say what comes of it.
    """
    return lambda run: Node(run, WAIT, known=known)


def turn_told(run: Callable[..., None]) -> Node:
    """Mark a `wait` that is a turn of its first argument, a seat."""
    return Node(run, WAIT, turn=True)


class State:
    """A game's whole situation: plain data, an agenda, and the question that is open.

    A game adds its own slots, names those that are data in `FIELDS` (ints, strings, and
    lists of them), and writes `clone` and `returns`; one with secrets also `hide` and `deal`.
    """

    __slots__ = ("agenda", "choices", "draws", "events")

    FIELDS: ClassVar[tuple[str, ...]] = ()
    NODES: ClassVar[Mapping[str, Node]] = {}
    FACTS: ClassVar[Mapping[str, Any]] = {}
    """What people at a table can tell, by name (`engine.rules.facts`)."""
    has_secrets: ClassVar[bool] = False
    """Whether seats know different things in this game: it hides something."""

    agenda: list[type_of_frame]
    """Frames; the last one is next."""
    draws: dict[str, int]
    """How many outcomes each chance source has given."""
    events: list[Event] | None
    """What happened, noted only while somebody listens."""
    choices: Sequence[Any]
    """Legal actions of the open decision, or weighted outcomes of the open draw."""

    def __init_subclass__(cls) -> None:
        cls.has_secrets = cls.hide is not State.hide

    # -- the question --------------------------------------------------------------

    @property
    def current_player(self) -> int:
        """The seat that is asked, `CHANCE`, `TABLE` in a wait, or `NOBODY` at the end."""
        if not self.agenda:
            return NOBODY
        frame = self.agenda[-1]
        kind = frame[0].kind
        seat: int = frame[1] if kind == DECISION else CHANCE if kind == DRAW else TABLE
        return seat

    @property
    def question(self) -> Node | None:
        """The open decision or draw; None at the end."""
        return self.agenda[-1][0] if self.agenda else None

    @property
    def unanswered(self) -> type_of_frame | None:
        """The decision or draw that comes before anything else that is told; None if none is open."""
        return self.agenda[-1] if self.agenda and self.agenda[-1][0].kind != WAIT else None

    @property
    def waits_for(self) -> str:
        """The name of the wait in which the people at a table tell facts; empty if none is open."""
        return self.agenda[-1][0].name if self.current_player == TABLE else ""

    @property
    def about(self) -> tuple[str, ...]:
        """The things that the open question is about, as `place:mine`, the foremost first."""
        if not self.agenda:
            return ()
        node, *args = self.agenda[-1]
        things: tuple[str, ...] = node.about(self, *args) if callable(node.about) else node.about
        return things

    @property
    def begins_turn(self) -> bool:
        """Whether the open question begins a turn of the seat that is asked."""
        return bool(self.agenda) and self.agenda[-1][0].turn

    @property
    def at_turn(self) -> int:
        """The seat whose turn it is; `NOBODY` between turns, while chance is asked, and at the end."""
        if self.agenda and self.agenda[-1][0].turn:
            seat: int = self.agenda[-1][1]
            return seat
        return self.current_player if self.current_player >= 0 else NOBODY

    @property
    def coming(self) -> tuple[int, ...]:
        """The seats whose turns come after this one, in order, as far as the rules know."""
        return tuple(frame[1] for frame in self.agenda[-2::-1] if frame[0].turn)

    @property
    def clause(self) -> str:
        """The clause of the open question; empty if nothing is asked."""
        if not self.agenda:
            return ""
        node, *args = self.agenda[-1]
        clause: str = node.clause if node.cites is None else node.cites(self, *args)
        return clause

    @property
    def is_private(self) -> bool:
        """Whether the seat that is asked has to look at what the others may not see."""
        return self.current_player >= 0 and self.agenda[-1][0].private

    @property
    def may_peek(self) -> bool:
        """Whether the seat that is asked answers before all, perhaps after a look at its own."""
        return self.current_player >= 0 and self.agenda[-1][0].peek

    @property
    def asked_together(self) -> tuple[int, ...]:
        """The seats that give this secret answer before all one after another, the asked one first.

        Nothing is turned up between their answers; empty for every other question.
        """
        asked = self.question
        if asked is None or asked.seen is None or not self.may_peek:
            return ()
        alike = takewhile(lambda frame: frame[0] is asked, reversed(self.agenda))
        return tuple(frame[1] for frame in alike)

    @property
    def source(self) -> str:
        """Where the open draw comes from; empty if none is open."""
        if self.current_player != CHANCE:
            return ""
        node, *args = self.agenda[-1]
        source: str = node.source(*args) if callable(node.source) else node.source
        return source

    @property
    def is_terminal(self) -> bool:
        """Whether nothing is left to ask."""
        return not self.agenda

    def legal_actions(self) -> Sequence[Any]:
        """The legal answers of the seat that is asked; empty when none is."""
        return self.choices if self.current_player >= 0 else ()

    def chance_outcomes(self) -> Sequence[tuple[Any, int]]:
        """Outcomes with their weights when chance is asked; empty otherwise."""
        return self.choices if self.current_player == CHANCE else ()

    def refusals(self) -> Sequence[Refusal]:
        """What the seat that is asked may not choose now, each with clause and reason."""
        if not self.agenda:
            return ()
        node, *args = self.agenda[-1]
        return node.refused(self, *args) if node.refused is not None else ()

    def seen(self, answer: Any, viewer: int) -> Any:
        """An answer to the open question as the viewer sees it: itself, or what everybody saw of it."""
        node, *args = self.agenda[-1]
        if node.seen is None or viewer == OPEN:
            return answer
        return node.seen(self, answer, viewer, *args)

    def find(self, text: str) -> Any:
        """The legal action or outcome that is written so; `Illegal` if there is none."""
        choice = self.choices[self.place_of(text)]
        return choice[0] if self.current_player == CHANCE else choice

    def place_of(self, text: str) -> int:
        """The index of the legal action or outcome that is written so; `Illegal` if there is none."""
        if isinstance(self.choices, range):
            # Only as `str` writes it: a record must hold one text for one answer.
            number = int(text) if text.isdecimal() and len(text) < 19 else -1
            if number in self.choices and str(number) == text:
                return self.choices.index(number)
        else:
            drawn = self.current_player == CHANCE
            for index, choice in enumerate(self.choices):
                if str(choice[0] if drawn else choice) == text:
                    return index
        raise Illegal("illegal.no_answer", f"“{text}” is not a legal answer here", text=text)

    # -- answering -----------------------------------------------------------------

    def apply(self, answer: Any) -> None:
        """Answer the open question and run on to the next one; `Illegal` changes nothing."""
        if not self.agenda:
            sentence = f"“{answer}”: the match is over"
            raise Illegal("illegal.over", sentence, text=str(answer))
        node = self.agenda[-1][0]
        choices = self.choices
        if node.kind == DRAW:
            choices = [outcome for outcome, _ in choices]
            if answer not in choices:
                sentence = f"“{answer}” cannot be drawn here"
                raise Illegal("illegal.no_outcome", sentence, text=str(answer))
        # An action is a tuple, and tuples of other kinds can be equal to it.
        elif answer not in choices or type(choices[choices.index(answer)]) is not type(answer):
            sentence = f"“{answer}” is not a legal answer here"
            raise Illegal("illegal.no_answer", sentence, text=str(answer))
        self.take(choices.index(answer))

    def take(self, index: int) -> None:
        """Answer with the legal action or outcome at that index, and run on."""
        answer = self.choices[index]
        frame = self.agenda.pop()
        node = frame[0]
        if node.kind == DRAW:
            answer = answer[0]
            source = node.source
            if type(source) is not str:
                source = source(*frame[1:])
            self.draws[source] = self.draws.get(source, 0) + 1
        # Most frames name a seat and nothing else; to unpack one costs more than the call.
        if len(frame) == 2:
            node.run(self, answer, frame[1])
        else:
            node.run(self, answer, *frame[1:])
        self.run_on()

    def run_on(self) -> None:
        """Let steps and single answers happen until somebody has to be asked."""
        agenda = self.agenda
        while agenda:
            frame = agenda[-1]
            node = frame[0]
            if node.kind == STEP:
                del agenda[-1]
                node.run(self, *frame[1:])
                continue
            if node.kind == WAIT:
                if node.known is None or not node.known(self, *frame[1:]):
                    break
                del agenda[-1]
                node.run(self, *frame[1:])
                continue
            if len(frame) == 2:
                choices = node.options(self, frame[1])
            else:
                choices = node.options(self, *frame[1:])
            if len(choices) > 1 or (node.always and choices):
                self.choices = choices
                return
            if not choices:
                raise DeadEnd(f"{node.name} {frame[1:]} has no legal answer")
            del agenda[-1]
            only = choices[0] if node.kind == DECISION else choices[0][0]
            node.run(self, only, *frame[1:])
        self.choices = ()

    def go_on(self) -> None:
        """End the wait and run on to the next question or wait."""
        node, *args = self.agenda.pop()
        node.run(self, *args)
        self.run_on()

    @property
    def values_told(self) -> Mapping[str, Value]:
        """What people told of their own copy of the game, in the place of the match's values."""
        return {}

    def put_stand_ins(self) -> None:
        """After a fact: where nobody knows what lies on the table, a game lays a legal stand-in."""

    def then(self, *frames: type_of_frame) -> None:
        """Put frames on the agenda, the first one next."""
        self.agenda.extend(frames[::-1])

    def note(self, clause: str, name: str, **params: Any) -> None:
        """Note an event if somebody listens."""
        if self.events is not None:
            self.events.append(Event(clause, name, params))

    def note_to(self, seat: int, clause: str, name: str, **params: Any) -> None:
        """Note an event that one seat may know and nobody else, if somebody listens."""
        if self.events is not None:
            self.events.append(Event(clause, name, params, seat))

    # -- copies and text -----------------------------------------------------------

    def clone(self) -> Self:
        """An independent copy that nobody listens to."""
        raise TypeError(f"{type(self).__name__} has no clone")

    def view(self, viewer: int) -> Self:
        """What a seat or `PUBLIC` may know: a state with more `?` in it, at the same question."""
        view = self.clone()
        if viewer != OPEN and self.has_secrets:
            view.hide(viewer)
            view.ask()
        return view

    def fill(self, pick: type_of_pick) -> Self:
        """A state without a `?` that fits this view, at the same question."""
        full = self.clone()
        full.deal(pick)
        full.ask()
        return full

    def hide(self, viewer: int) -> None:
        """In a game with secrets: whatever the viewer may not know becomes `?`."""

    def deal(self, pick: type_of_pick) -> None:
        """In a game with secrets: every `?` becomes what it may be, by what all know of it."""

    def ask(self) -> None:
        """Ask the open question by what this state knows, even if one answer is left."""
        if not self.agenda or (frame := self.agenda[-1])[0].options is None:
            return
        node, *args = frame
        self.choices = node.options(self, *args)
        if not self.choices:
            raise DeadEnd(f"{node.name} {frame[1:]} has no legal answer")

    def returns(self) -> list[int]:
        """Points of each seat at the end."""
        raise TypeError(f"{type(self).__name__} has no returns")

    def result(self) -> Result | None:
        """Sheets and ranking at the end; None in a game without points."""
        return None

    def winners(self) -> list[int]:
        """Who has won a match that is over; the game's own tie-break is asked only where points are level."""
        points = self.returns()
        most = max(points)
        first = [seat for seat, own in enumerate(points) if own == most]
        result = self.result() if len(first) > 1 else None
        if result is None:
            return first
        return sorted(place.seat for place in result.ranking.places if place.rank == 1)

    @property
    def turns_over(self) -> int | None:
        """How many turns have ended, as the rules count them.

        None where nobody counts: there a turn ends when another seat is asked, or by a fact.
        """
        return None

    def played_turn(self, turn: int) -> int:
        """The turn that is played, from 1, where a game counts otherwise than its record does."""
        over = self.turns_over
        return turn if over is None else over + (not self.is_terminal)

    def ending(self) -> str:
        """How a game without points has ended: `won`, `lost`, or nothing if nobody said."""
        return ""

    def text(self) -> str:
        """The data and the agenda as one line of JSON; `read_text` reads it back."""
        return self._encoded().decode()

    def checksum(self) -> str:
        """Eight hex digits over data and agenda, to find where two replays part."""
        return f"{zlib.crc32(self._encoded()):08x}"

    def _encoded(self) -> bytes:
        data = {name: getattr(self, name) for name in self.FIELDS}
        frames = [[frame[0].name, *frame[1:]] for frame in self.agenda]
        return msgspec.json.encode(
            {"agenda": frames, "draws": self.draws, **data}, order="deterministic"
        )

    def read_text(self, text: str | bytes) -> None:
        """Take over data and agenda that `text` wrote for the same set-up."""
        data = msgspec.json.decode(text)
        self.agenda = [
            (self.NODES[name], *(tuple(arg) if isinstance(arg, list) else arg for arg in args))
            for name, *args in data["agenda"]
        ]
        self.draws = data["draws"]
        for name in self.FIELDS:
            setattr(self, name, data[name])
        self.choices = ()
        self.ask()


def nodes_of(*modules: Any) -> dict[str, Node]:
    """The rules that the modules define, by name; two of one name are an error."""
    found: dict[str, Node] = {}
    for module in modules:
        for value in vars(module).values():
            if isinstance(value, Node) and found.setdefault(value.name, value) is not value:
                raise ValueError(f"two rules are called {value.name}")
    return found

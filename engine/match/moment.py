"""The moments of a match: the state after each answer and each draw, and how they are reached."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from engine.match.entry import Entry
from engine.record.lines import (
    LONG,
    Answer,
    Branch,
    Chance,
    Correct,
    End,
    Fact,
    Line,
    Sheet,
    Turn,
    Values,
)
from engine.rules import edition, facts
from engine.rules.agenda import CHANCE, OPEN, TABLE, Event, Illegal, State
from engine.rules.chance import Dice, seed_text
from engine.rules.game import Game, Setup

REVEALED = "revealed"
"""An event with this operand showed something that was hidden: free undo ends there."""


class Moment:
    """The situation after one answer, one line of chance, or a change of the dice.

    Moments form a tree by `before`; the state is never changed once it is here.
    """

    __slots__ = (
        "_events", "_seen", "before", "dice", "instead_of", "line", "marked", "number",
        "person", "since", "state", "told", "turn",
    )  # fmt: skip

    before: Moment | None
    number: int
    """Number of the line that led here; 0 at the start."""
    line: Line | None
    state: State
    dice: Dice
    person: int
    """The seat of the person who answered, or −1."""
    turn: int
    """Turns that have ended."""
    since: int
    """Answers since the last turn's end."""
    marked: bool
    """Whether a turn ended here."""
    instead_of: Moment | None
    """Where the match stood before the correction that ends here."""
    told: dict[int, Entry]
    """Its entry of the log for each viewer who has asked for it."""

    def __init__(
        self, before: Moment | None, line: Line | None, state: State, dice: Dice, person: int = -1
    ) -> None:
        self.before = before
        self.number = 0
        self.line = line
        self.state = state
        self._events: Sequence[Event] | None = state.events
        self._seen: dict[int, Line] | None = None
        state.events = None
        self.dice = dice
        self.person = person
        self.turn = before.turn if before is not None else 0
        self.since = before.since if before is not None else 0
        self.marked = False
        self.instead_of = None
        self.told = {}

    @property
    def events(self) -> Sequence[Event]:
        """What happened on the way here.

        The rules are asked again with somebody listening, so that a replay need not listen.
        """
        if self._events is None:
            assert self.before is not None, "what began the match was listened to"
            state = self.before.state.clone()
            state.events = []
            _follow(state, self.line)
            self._events = state.events
        return self._events

    def as_of(self, event: Event) -> State:
        """The situation when that one of the events had just happened; nothing is asked there."""
        at = next(at for at, each in enumerate(self.events) if each is event)
        if self.before is None:
            return self.state
        state = self.before.state.clone()
        listener = _Copying(state, at)
        state.events = listener
        _follow(state, self.line)
        assert listener.kept is not None, "the same line leads to the same events"
        # It stands in the midst of a rule, where no question is open.
        listener.kept.agenda, listener.kept.choices = [], ()
        return listener.kept

    @property
    def revealed(self) -> bool:
        """Whether something hidden was revealed on the way here."""
        return isinstance(self.line, Chance) or any(
            REVEALED in event.params for event in self.events
        )

    def seen(self, viewer: int) -> Line | None:
        """The line that led here as the viewer saw it, with `coin:?` for what was hidden then."""
        line = self.line
        if viewer == OPEN or not self.state.has_secrets or not isinstance(line, Answer | Chance):
            return line
        if self._seen is None:
            self._seen = {}
        if viewer not in self._seen:
            assert self.before is not None, "a line has led here"
            self._seen[viewer] = _seen(self.before.state, line, viewer)
        return self._seen[viewer]

    def back_to(self, number: int) -> Moment | None:
        """This moment or the earlier one after that line; None if it is not on the way here."""
        at: Moment | None = self
        while at is not None and at.number > number:
            at = at.before
        return at if at is not None and at.number == number else None

    def way_from(self, start: Moment | None) -> list[Moment]:
        """The moments after `start` up to this one."""
        found = []
        at: Moment | None = self
        while at is not None and at is not start:
            found.append(at)
            at = at.before
        return found[::-1]


class _Copying(list[Event]):
    """Listens to a state, and keeps a copy of it as it stood at the event of that index."""

    def __init__(self, state: State, index: int) -> None:
        super().__init__()
        self._state, self._index = state, index
        self.kept: State | None = None

    def append(self, event: Event) -> None:
        super().append(event)
        if len(self) == self._index + 1:
            self.kept = self._state.clone()


def last_told(moment: Moment) -> Moment | None:
    """The last fact up to a moment, past draws and corrections; None if something else came after."""
    at: Moment | None = moment
    while at is not None and isinstance(at.line, Chance | Correct):
        at = at.before
    return at if at is not None and isinstance(at.line, Fact) else None


def start(game: Game, setup: Setup, seed: str, line: Values | None = None) -> Moment:
    """The first question of a match, or its first draw; `line` if its values were told since."""
    state = game.begin(setup if line is None else with_values(game, setup, line))
    state.events = []
    state.run_on()
    return Moment(None, line, state, Dice(seed))


def with_values(game: Game, setup: Setup, line: Values) -> Setup:
    """The set-up with the values that were told since; `BadData` or `BadSetup` if they cannot be."""
    values = {**setup.values, **line.values}
    name = edition.named(line.edition) if line.edition else ""
    return game.setup(setup.seats, setup.options, setup.rulings, values, setup.level, name)


def aside(before: Moment, number: int) -> Moment:
    """The same situation as the beginning of something else, which a correction on that line brings."""
    state = before.state.clone()
    state.events = []
    begun = Moment(None, None, state, _dice_of_correction(before, number))
    begun.turn, begun.since = before.turn, before.since
    return begun


def answered(before: Moment, line: Answer, person: bool) -> Moment:
    """The moment after an answer; `Illegal` if it is not one to the open question."""
    state = before.state.clone()
    _answer(state, line)
    after = Moment(before, line, state, before.dice, line.seat if person else -1)
    after.since += 1
    _mark(after, line.seat)
    return after


def drawn(before: Moment, line: Chance) -> Moment:
    """The moment after outcomes of chance; `Illegal` if they cannot come now."""
    state = before.state.clone()
    _draw(state, line)
    return _after_chance(before, line, state)


def told(before: Moment, line: Fact) -> Moment:
    """The moment after people at a table told a fact; `Illegal` if it cannot be."""
    state = before.state.clone()
    facts.tell(state, line.name, line.words)
    after = Moment(before, line, state, before.dice)
    after.since += 1
    if state.FACTS[line.name].ends_turn:
        _turn_ends(after, after.turn + 1)
    return after


def rolled(before: Moment, again: deque[str] | None = None) -> Moment:
    """The moment after all consecutive draws of one source.

    What came `again` is taken from there as long as it can come; then the dice answer.
    """
    state = before.state.clone()
    source = state.source
    outcomes = []
    while state.current_player == CHANCE and state.source == source:
        outcome = _came_again(state, again) if again else None
        if outcome is None:
            outcome = before.dice.outcome(state)
        outcomes.append(str(outcome))
        state.apply(outcome)
    return _after_chance(before, Chance(source, tuple(outcomes)), state)


def _came_again(state: State, again: deque[str]) -> Any:
    """The next outcome of those that can come now; None if there is none left."""
    while again:
        with suppress(Illegal):
            return state.find(again.popleft())
    return None


def branched(before: Moment, line: Branch) -> Moment:
    """The same moment with other dice."""
    return Moment(before, line, before.state, Dice(line.seed))


def corrected(before: Moment, line: Correct, number: int) -> Moment:
    """The same moment, from which facts are told otherwise than they were, on that line."""
    return Moment(before, line, before.state, _dice_of_correction(before, number))


def _dice_of_correction(before: Moment, number: int) -> Dice:
    """Dice of its own: what it draws anew is not what was drawn at the same count before."""
    return Dice(seed_text(before.dice.bits("correction", number) >> 32))


def following(moment: Moment, drawn: Sequence[Chance] = ()) -> tuple[list[Line], list[Moment]]:
    """What comes by itself after a moment: chance, a turn's end and the match's end.

    What was `drawn` here before comes again as long as it can: at a table it has long been done.
    """
    again: dict[str, deque[str]] = {}
    for line in drawn:
        again.setdefault(line.source, deque()).extend(line.outcomes)
    lines: list[Line] = []
    moments: list[Moment] = []
    while moment.state.current_player == CHANCE:
        moment = rolled(moment, again.get(moment.state.source))
        assert moment.line is not None, "a roll is a line"
        lines.append(moment.line)
        moments.append(moment)
    lines.extend(closing(moment))
    moments.extend([moment] * (len(lines) - len(moments)))
    return lines, moments


def closing(moment: Moment) -> Iterator[Line]:
    """The lines that stand after a moment: a turn's end, the match's end, the sheets."""
    state = moment.state
    if moment.marked:
        yield Turn(moment.turn, state.checksum())
    if state.is_terminal:
        yield End("played")
        yield from sheets(state)


def sheets(state: State) -> Iterator[Sheet]:
    """Every seat's sheet at the end; none in a game without points."""
    result = state.result()
    if result is None:
        return
    ranks = {place.seat: place.rank for place in result.ranking.places}
    for sheet in result.sheets:
        yield Sheet(sheet.seat, ranks[sheet.seat], sheet.total, sheet.lines)


def _follow(state: State, line: Line | None) -> None:
    """Go on as the line says; other lines than answers, draws and facts lead nowhere."""
    if isinstance(line, Answer):
        _answer(state, line)
    elif isinstance(line, Chance):
        _draw(state, line)
    elif isinstance(line, Fact):
        facts.tell(state, line.name, line.words)


def _answer(state: State, line: Answer) -> None:
    for number, choice in enumerate(line.choices):
        node = state.question
        # What follows upon the first choice may be another question to the same seat.
        if (
            state.current_player != line.seat
            or node is None
            or (not number and node.name != line.decision)
        ):
            said = {"text": choice, "seat": line.seat + 1}
            if node is None or state.current_player < 0:
                sentence = (
                    f"“{choice}” answers a question to seat {line.seat + 1}, but nobody is asked"
                )
                raise Illegal("illegal.not_asked", sentence, **said)
            other = state.current_player + 1
            sentence = (
                f"“{choice}” of seat {line.seat + 1} does not answer what seat {other} is asked"
            )
            raise Illegal("illegal.other_asked", sentence, **said, other=other)
        state.take(state.place_of(choice))


def _draw(state: State, line: Chance) -> None:
    for outcome in line.outcomes:
        if state.current_player != CHANCE or state.source != line.source:
            sentence = f"nothing is to be drawn from “{line.source}” now"
            raise Illegal("illegal.no_draw", sentence, source=line.source)
        state.take(state.place_of(outcome))


def _seen(before: State, line: Answer | Chance, viewer: int) -> Answer | Chance:
    state = before.clone()
    seen = []
    for text in line.choices if isinstance(line, Answer) else line.outcomes:
        seen.append(str(state.seen(state.find(text), viewer)))
        state.take(state.place_of(text))
    if isinstance(line, Answer):
        return msgspec.structs.replace(line, choices=tuple(seen))
    return msgspec.structs.replace(line, outcomes=tuple(seen))


def _after_chance(before: Moment, line: Chance, state: State) -> Moment:
    after = Moment(before, line, state, before.dice)
    asked = before
    while asked.before is not None and not isinstance(asked.line, Answer):
        asked = asked.before
    _mark(after, asked.line.seat if isinstance(asked.line, Answer) else CHANCE)
    return after


def _mark(after: Moment, answered_by: int) -> None:
    """Say whether turns ended: the rules count them, or another seat is asked, or nobody is.

    Where nobody counts, one that grew too long ends too.
    """
    asks = after.state.current_player
    # Where facts can be told, they say themselves what ends a turn.
    if after.state.FACTS or asks in (CHANCE, TABLE):
        return
    over = after.state.turns_over
    if over is not None:
        if over > after.turn:
            _turn_ends(after, over)
    elif after.since and (asks != answered_by or after.since >= LONG):
        _turn_ends(after, after.turn + 1)


def _turn_ends(after: Moment, turn: int) -> None:
    after.turn = turn
    after.since = 0
    after.marked = True

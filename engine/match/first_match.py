"""A prepared match that shows a game by playing it: its record, and a prompt for each step of the person."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple, TypeVar

from engine.base import resources
from engine.base.errors import Told
from engine.base.people import PLAY
from engine.match.entry import Entry
from engine.match.match import Match
from engine.match.moment import Moment, answered, told
from engine.record import record
from engine.record.lines import PERSON, Answer, Correct, Fact, Line, Undo
from engine.record.record import Record
from engine.rules import facts
from engine.rules.agenda import OPEN

type_of_way = tuple[Answer | Fact, ...]
type_of_line = TypeVar("type_of_line", bound=Line)


class Prompt(NamedTuple):
    """What is asked of the person, or said at the end, and the clause behind it."""

    text: str
    """What to do and what it brings; true wherever the step brings the same kinds of events."""
    clause: str
    since: str = ""
    """What is said before it where the match has come as the record did."""
    amid: str = ""
    """What is said instead once the step is begun and not yet made, or the first of its steps is."""
    steps: int = 1
    """How many steps in a row it stays for: presses that belong together."""


class Script(NamedTuple):
    """The prompts in one language; together they lead to every step of the person."""

    prompts: tuple[Prompt, ...]
    end: Prompt

    @property
    def steps(self) -> int:
        """How many steps the prompts lead to."""
        return sum(it.steps for it in self.prompts)

    def at(self, step: int) -> int:
        """Which prompt leads to a step, both from 0; as many as there are once all are made."""
        return sum(step >= made for made in self._ends())

    def is_amid(self, step: int) -> bool:
        """Whether a step, from 0, is not the first of its prompt."""
        return 0 < step < self.steps and step not in self._ends()

    def _ends(self) -> list[int]:
        return list(accumulate(it.steps for it in self.prompts))


class Stand(NamedTuple):
    """How far a match has followed the record, and which step can be led to now."""

    step: int
    """The step, from 0; as many as there are once all is done, −1 if none fits now."""
    is_left: bool
    """Whether the match has come otherwise than the record did."""
    line: Line | None = None
    """What comes next: a line of the person for that step, or the answer of another seat."""
    is_own: bool = False
    is_aside: bool = False
    """Whether the last step led away from the record, or on away from it."""


def read(game: str, level: str = PLAY) -> Record:
    """The record of a game's first match at that level."""
    return record.read(resources.first_match(game, level).read_bytes())


def begun_as(match: Match) -> Record | None:
    """The record that a match was begun with; None if it is no first match."""
    setup, game = match.header.setup, match.game.name
    if not resources.first_match(game, setup.level).is_file():
        return None
    prepared, header = read(game, setup.level), match.header
    was = prepared.header
    plays = [[it.plays for it in players] for players in (was.players, header.players)]
    is_same = (was.setup, was.seed, plays[0]) == (setup, header.seed, plays[1])
    return prepared if is_same else None


def script_file(game: str, language: str, level: str = PLAY) -> Path:
    """The file of the prompts in that language."""
    return resources.first_match(game, level).with_suffix(f".{language}.toml")


def script(game: str, language: str, level: str = PLAY) -> Script:
    """What is said to the person who plays it."""
    told = tomllib.loads(script_file(game, language, level).read_text("utf-8"))
    return Script(tuple(Prompt(**it) for it in told["prompt"]), Prompt(**told["end"]))


def own_lines(followed: Record) -> list[int]:
    """The lines of a record that are a person's steps: a prompt leads to each."""
    plays = [player.plays for player in followed.header.players]
    found, retold = [], 0
    for number, line in enumerate(followed.lines, 1):
        match line:
            case Answer() | Fact() if retold:
                retold -= 1
            case Answer(seat) if plays[seat] == PERSON:
                found.append(number)
            case Fact(also=False) | Undo():
                found.append(number)
            case Correct(facts=retold):
                found.append(number)
    return found


class FirstMatch:
    """A match beside the record that it was begun with; how far it is, the match alone tells."""

    def __init__(self, match: Match, followed: Record) -> None:
        self.match, self._lines = match, followed.lines
        self._after = Match.resume(followed).history.after[: len(followed.lines) + 1]
        self._ways = [_way(moment) for moment in self._after]
        self._own = own_lines(followed)
        self._written = _written(followed, match.state.FACTS)
        steps = range(len(self._own))
        corrections = [step for step in steps if isinstance(self._line(step), Correct)]
        # What is told again by a correction belongs to it.
        amid = {it for step in corrections for it in range(self._own[step], self._over(step))}
        self._ends = [number for number in range(len(self._ways)) if number not in amid]

    def stand(self) -> Stand:
        """Where the match stands now."""
        at, every = self._at(), len(self._own)
        if at is not None:
            coming = enumerate(self._lines[at:], at + 1)
            steps = (it for it in coming if isinstance(it[1], Answer | Fact | Undo | Correct))
            number, line = next(steps, (0, None))
            step = sum(own <= at for own in self._own)
            return Stand(step, False, line, number in self._own)
        last = self._ways[-1]
        if _is_alike(self._told[: len(last)], last):
            return Stand(every, False)
        undone = list(self._undone())
        fitting = next((it for it in undone if self._fits(it, self._told_next(undone))), None)
        if fitting is not None:
            return Stand(fitting, True, self._line(fitting), True, self._is_aside)
        # Whoever has made the last step has come to the end, whatever went otherwise before.
        is_open = every - 1 in undone and any(self._is_kept(step) for step in undone)
        return Stand(-1 if is_open else every, True)

    @property
    def is_over(self) -> bool:
        """Whether every step of the record has been made."""
        return self.stand().step == len(self._own)

    @property
    def way_back(self) -> int:
        """The line of the match after which it went otherwise than the record."""
        made = self._told
        same = max(_same(made, way) for way in self._ways)
        entries = self.match.log(OPEN)
        left = [entry for entry in entries if isinstance(entry.line, Answer | Fact)][same]
        return _before(entries, left)

    def prepared(self) -> str:
        """What the seat that is asked answers in the record; empty if that holds no more."""
        stand = self.stand()
        if isinstance(stand.line, Answer) and not stand.is_own:
            return stand.line.choices[0] if stand.line.seat == self.match.asked else ""
        return ""

    # -- inside --------------------------------------------------------------------

    @property
    def _told(self) -> type_of_way:
        """What was answered and told; where people wrote words of their own, as in the record."""
        return tuple(self._as_prepared(self.match.told))

    @property
    def _is_aside(self) -> bool:
        """Whether the last step is none of the record's, or the first that led away from it."""
        made = self._told
        most = max(way.count(made[-1]) for way in self._ways)
        was_on = any(_is_alike(self._ways[number], made[:-1]) for number in self._ends)
        return was_on or made.count(made[-1]) > most

    def _as_prepared(self, lines: Iterable[type_of_line]) -> Iterator[type_of_line | Fact]:
        rest: list[Fact] = []
        for line in lines:
            if isinstance(line, Fact):
                if not line.also:
                    rest = list(self._written.get(line.name, ()))
                yield rest.pop(0) if rest else line
            else:
                yield line

    def _at(self) -> int | None:
        """The line of the record that the match has come to; None if it went otherwise."""
        made = self._told
        here = [number for number in self._ends if _is_alike(self._ways[number], made)]
        if not here:
            return None
        # What is taken back in the record leads to the same table twice: was it made already?
        came = (number for number in reversed(here) if self._was_made(number))
        return next(came, here[0])

    def _was_made(self, number: int) -> bool:
        made = Counter(it for it in self._as_prepared(self.match.lines) if isinstance(it, Fact))
        return Counter(it for it in self._lines[:number] if isinstance(it, Fact)) <= made

    def _undone(self) -> Iterator[int]:
        """The steps, from 0, of which something is missing in the match, or nothing was to stay."""
        made, wanted = Counter(self._told), Counter(self._ways[-1])
        for step in range(len(self._own)):
            new = self._made_by(step)
            holds = [line for line in new if wanted[line]]
            wanted.subtract(holds)
            done = [line for line in holds if made[line]]
            made.subtract(done)
            if len(done) < len(holds) or not (holds or self._is_slip_over(step)):
                yield step

    def _is_slip_over(self, step: int) -> bool:
        """Whether what is told to be taken back was told, or whether it was taken back."""
        number, line = self._own[step], self._line(step)
        is_undo = isinstance(line, Undo)
        slip = self._ways[number - 1][-1] if is_undo else line
        stays = self._ways[-1].count(slip)
        was_made = [*self._as_prepared(self.match.lines)].count(slip) > stays
        return was_made and not (is_undo and self._told.count(slip) > stays)

    def _told_next(self, undone: Sequence[int]) -> int | None:
        """The fact that comes after the last one that was told: people tell them in order."""
        facts_told = [it for it in range(len(self._own)) if isinstance(self._line(it), Fact)]
        kept = [step for step in facts_told if self._is_kept(step)]
        done = max((step for step in kept if step not in undone), default=-1)
        return next((step for step in kept if step > done), None)

    def _made_by(self, step: int) -> list[Answer | Fact]:
        """What is new on the way when a step of the record and what follows from it are over."""
        first = self._own[step]
        new = Counter(self._ways[self._over(step)]) - Counter(self._ways[first - 1])
        plain = isinstance(self._lines[first - 1], Answer | Fact)
        return [self._ways[first][-1]] if plain else list(new.elements())

    def _is_kept(self, step: int) -> bool:
        """Whether what a step brings holds at the end of the record: it is no slip, and mends none."""
        return any(line in self._ways[-1] for line in self._made_by(step))

    def _over(self, step: int) -> int:
        """The last line of the record that follows from a step."""
        return [*self._own, len(self._lines) + 1][step + 1] - 1

    def _line(self, step: int) -> Line:
        return self._lines[self._own[step] - 1]

    def _fits(self, step: int, told_next: int | None) -> bool:
        """Whether a step can be made now and brings what it brings in the record.

        Of all facts only `told_next` can come.
        """
        number, match = self._own[step], self.match
        line, now = self._line(step), match.history.now
        there = self._after[number]
        try:
            match line:
                # What fits could tell others of a hand that is hidden from them.
                case Answer(seat) if not match.state.has_secrets:
                    after = answered(now, line, person=True)
                    return match.asked == seat and _brought(after) == _brought(there)
                case Fact() if step == told_next and not match.is_over:
                    # All that is told in one step, or nothing.
                    for at, part in enumerate((line, *self._also(number)), number):
                        now = told(now, part)
                        if _brought(now) != _brought(self._after[at]):
                            return False
                    return True
                case Undo():
                    return self._told[-1:] == self._ways[number - 1][-1:]
                case Correct():
                    return self._can_put_in(step)
        except Told:
            pass
        return False

    def _also(self, number: int) -> Iterator[Fact]:
        """What the record tells in one step with the fact on that line."""
        for line in self._lines[number:]:
            if not isinstance(line, Fact) or not line.also:
                return
            yield line

    def _can_put_in(self, step: int) -> bool:
        """Whether what was forgotten in the record is forgotten here, too, and could be put in."""
        forgotten = self._made_by(step)
        after = self._ways[self._over(step)]
        at = after.index(forgotten[-1]) + 1
        alike = [entry.number for entry in self.match.log(OPEN) if entry.line == after[at]]
        found = alike[after[:at].count(after[at]) :]
        return bool(found) and not self.match.put_in(found[0], forgotten).broken


def _way(moment: Moment) -> type_of_way:
    """What was answered and told up to a moment."""
    return tuple(it.line for it in moment.way_from(None) if isinstance(it.line, Answer | Fact))


def _written(followed: Record, known: Mapping[str, facts.Fact]) -> dict[str, list[Fact]]:
    """The facts of a record in which people write words of their own, with what is told in one step.

    What stands there is theirs: a card of their copy, in place of the record's.
    """
    found: dict[str, list[Fact]] = {}
    step: list[Fact] = []
    for line in followed.lines:
        match line:
            case Fact(also=True):
                step.append(line)
            case Fact(name, words):
                step = [line]
                free = zip(words, known[name].kinds, strict=True)
                if any(kind.is_free and word != facts.NO_TEXT for word, kind in free):
                    found.setdefault(name, step)
    return found


def _is_alike(one: type_of_way, other: type_of_way) -> bool:
    """Whether the same was answered, and the same told; people tell some things in any order."""
    if one == other:
        return True
    only_told = all(isinstance(line, Fact) for line in (*one, *other))
    return only_told and len(one) == len(other) and Counter(one) == Counter(other)


def _brought(moment: Moment) -> list[tuple[str, str]]:
    """The kinds of what happened by a line, each with its clause."""
    return [(event.clause, event.name) for event in moment.events]


def _same(made: type_of_way, way: type_of_way) -> int:
    """How many from the first on are the same."""
    pairs = enumerate(zip(made, way, strict=False))
    return next((at for at, (one, other) in pairs if one != other), min(len(made), len(way)))


def _before(entries: list[Entry], entry: Entry) -> int:
    """The line of the entry before one of them."""
    return entries[entries.index(entry) - 1].number

"""What was told is told anew from an earlier place on: otherwise, with more, or with other values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import NamedTuple

import msgspec

from engine.base.errors import NotNow
from engine.match.history import History
from engine.match.moment import Moment, answered, branched, corrected, following, told
from engine.record.lines import PERSON, Answer, Branch, Chance, Correct, Fact, Line, Values
from engine.rules.agenda import Event, Illegal, State, type_of_frame
from engine.rules.facts import new_name, renamed

type_of_instead = Mapping[int, Fact | None]
"""What later facts say instead, by their lines; None where they are struck."""


class Broken(NamedTuple):
    """A later fact that would no longer hold: its line, what it says, and why it cannot be."""

    number: int
    fact: Fact
    why: Illegal


class Otherwise(NamedTuple):
    """What still holds and now says something else: another step, another seat, another card."""

    number: int
    was: Event
    now: Event


class Correction(NamedTuple):
    """What would be if something was told anew; `Match.take` lets it be."""

    revision: int
    """The revision of the match that it was made for."""
    kept: tuple[int, ...]
    """Lines of the later facts that still hold, as they stand or as they are told instead."""
    broken: tuple[Broken, ...]
    """Later facts that would not hold: each has to be struck or told otherwise."""
    is_open: bool
    """Whether what is told anew asks something that was not asked there and that no later step answers."""
    otherwise: tuple[Otherwise, ...]
    """What was told, answered or drawn later and says something else now."""
    lines: tuple[Line, ...]
    """What is written down, without the broken ones."""
    moments: tuple[Moment, ...]
    """The moments after these lines."""

    @property
    def state(self) -> State:
        """Where the match would stand without the broken ones; read only."""
        return self.moments[-1].state


def told_otherwise(
    history: History,
    number: int,
    line: Fact | None,
    instead: type_of_instead,
    then: Sequence[Fact] = (),
) -> Correction:
    """The fact on that line says something else, with `then` in the same step, or nothing."""
    wrong = fact_at(history, number)
    was = wrong.line
    assert isinstance(was, Fact), "only facts are corrected"
    again = [] if line is None else [msgspec.structs.replace(line, also=was.also)]
    again += [msgspec.structs.replace(more, also=True) for more in then]
    # What was told together stays one step, though its first fact is no more.
    headless = line is None and not was.also
    anew = (was, line) if line is not None and line.name == was.name else None
    return _Again(history, instead, anew).tell(wrong, again, history.now.way_from(wrong), headless)


def put_in(
    history: History,
    number: int,
    forgotten: Sequence[Fact | Answer],
    instead: type_of_instead,
    *,
    in_place: bool = False,
) -> Correction:
    """These came before the fact on that line, or `in_place` of it; `Illegal` if they cannot have been."""
    at = fact_at(history, number)
    later = [*history.now.way_from(at)]
    return _Again(history, instead).tell(at, forgotten, later if in_place else [at, *later])


def begun_anew(history: History, start: Moment, instead: type_of_instead) -> Correction:
    """The match began at `start`, to which a line of values leads, and all was told from there."""
    if not history.can_correct:
        raise NotNow("match.no_values", "the values of this match cannot be changed now")
    _, *later = history.now.way_from(None)
    return _Again(history, instead).begin(start, later)


def fact_at(history: History, number: int) -> Moment:
    """The moment after a fact that can be corrected; `NotNow` if there is none on that line."""
    found = history.told_at(number)
    if found is None:
        raise NotNow(
            "match.no_fact", f"line {number} is no fact that can be corrected", line=number
        )
    return found


class _Again:
    """Tells one thing after the other once more, and notes what no longer holds."""

    def __init__(
        self,
        history: History,
        instead: type_of_instead,
        anew: tuple[Fact, Fact] | None = None,
    ) -> None:
        self._history = history
        self._instead = instead
        self._anew = anew
        """A fact before and after, by which something may be called otherwise from then on."""
        self._lines: list[Line] = []
        self._moments: list[Moment] = []
        self._kept: list[int] = []
        self._broken: list[Broken] = []
        self._otherwise: list[Otherwise] = []

    def tell(
        self,
        at: Moment,
        first: Sequence[Fact | Answer],
        later: Sequence[Moment],
        is_headless: bool = True,
    ) -> Correction:
        """Tell `first` in front of the fact that led to `at`, and `later` after it.

        `is_headless` if what was told together with the fact before begins a step of its own.
        """
        assert at.before is not None, "a fact has led here"
        line = Correct(at.number, 0)
        self._lines, self._moments = [line], [corrected(at.before, line, self._history.next_number)]
        # What was drawn for a fact stays drawn when it is told otherwise.
        drawn = _drawn_first(later)
        for told_now in first:
            self._go_on(told_now, drawn)
            drawn = []
        now, was = self._moments[-1].state, (at.before if at in later else at).state
        asks = now.unanswered is not None or now.waits_for not in ("", was.waits_for)
        made = self._tell_later(later, is_headless)
        end, before = _wait(made.state), _wait((later[-1] if later else at).state)
        # A later step may answer it: then the match stands where it stood.
        return made._replace(is_open=asks and (end != before or end == _wait(now)))

    def begin(self, start: Moment, later: Sequence[Moment]) -> Correction:
        """Begin at that moment, and tell `later` after it."""
        assert start.line is not None, "values lead to it"
        drawn = [it.line for it in _drawn_first(later) if isinstance(it.line, Chance)]
        more, reached = following(start, drawn)
        self._lines, self._moments = [start.line, *more], [start, *reached]
        return self._tell_later(later, is_headless=True)

    def _tell_later(self, later: Sequence[Moment], is_headless: bool) -> Correction:
        numbers = {it.number for it in later if isinstance(it.line, Fact)}
        for number in self._instead:
            if number not in numbers:
                sentence = f"line {number} is no fact that can be corrected"
                raise NotNow("match.no_fact", sentence, line=number)
        for at, old in enumerate(later, 1):
            was = old.line
            also = isinstance(was, Fact) and was.also
            if isinstance(was, Fact | Answer) and not also:
                is_headless = True
            line = self._instead.get(old.number, was)
            if isinstance(line, Branch):
                self._add([line], [branched(self._moments[-1], line)])
                continue
            if not isinstance(line, Fact | Answer):
                continue
            # Told again: a line of its own, which can be told from the one that it repeats.
            line = msgspec.structs.replace(line)
            if isinstance(line, Fact):
                line = msgspec.structs.replace(line, also=also and not is_headless)
            try:
                was_drawn = _drawn_first(later[at:])
                after, *drawn = self._hold(line, was_drawn)
            except Illegal as why:
                # An answer that no longer fits is asked for anew.
                if isinstance(line, Fact):
                    self._broken.append(Broken(old.number, line, why))
                continue
            is_headless = False
            if isinstance(line, Fact):
                self._kept.append(old.number)
            if old.number not in self._instead:
                self._compare(old.number, [old], [after])
                for source in dict.fromkeys(map(_source, was_drawn)):
                    # What was drawn by lot then and is no more became nothing else.
                    were, are = (
                        [it for it in them if _source(it) == source] for them in (was_drawn, drawn)
                    )
                    self._compare(old.number, were, are)
        control, begun = self._lines[0], self._moments[0]
        assert isinstance(control, Correct | Values), "it begins with one"
        again = sum(isinstance(it, Fact | Answer) for it in self._lines)
        self._lines[0] = begun.line = msgspec.structs.replace(control, facts=again)
        return Correction(
            len(self._history.lines),
            tuple(self._kept),
            tuple(self._broken),
            False,
            tuple(self._otherwise),
            tuple(self._lines),
            tuple(self._moments),
        )

    def _hold(self, line: Fact | Answer, drawn: Sequence[Moment]) -> list[Moment]:
        """As `_go_on`; what does not hold as it stands calls things by their new names."""
        try:
            return self._go_on(line, drawn)
        except Illegal as why:
            again = self._renamed(line)
            if again is None:
                raise
            try:
                return self._go_on(again, drawn)
            except Illegal:
                raise why from None

    def _renamed(self, line: Fact | Answer) -> Fact | None:
        """The same fact with the new name of what it calls by the old one; None if it calls nothing so."""
        if self._anew is None or not isinstance(line, Fact):
            return None
        state, (before, after) = self._moments[-1].state, self._anew
        was, now = new_name(state, before.name, before.words, after.words)
        words = renamed(state, line.name, line.words, was, now) if was and now else line.words
        return None if words == line.words else msgspec.structs.replace(line, words=words)

    def _go_on(self, line: Fact | Answer, drawn: Sequence[Moment]) -> list[Moment]:
        """The moment after something is told or answered, and those of the draws that it brings.

        What was `drawn` for it before comes again if it can. `Illegal` if it cannot be told.
        """
        now = self._moments[-1]
        if isinstance(line, Fact):
            after = told(now, line)
        else:
            after = answered(now, line, self._history.plays[line.seat] == PERSON)
        more, reached = following(after, [it.line for it in drawn if isinstance(it.line, Chance)])
        self._add([line, *more], [after, *reached])
        return [after, *filter(_is_drawn, dict.fromkeys(reached))]

    def _add(self, lines: Sequence[Line], moments: Sequence[Moment]) -> None:
        self._lines += lines
        self._moments += moments

    def _compare(self, number: int, was: Sequence[Moment], now: Sequence[Moment]) -> None:
        """Note what says something else now: a fact, or the cards that were drawn for it."""
        before, after = _first(was), _first(now)
        if before is None or after is None:
            return
        are_others = _about(before) != _about(after)
        if are_others or _outcomes(was) != _outcomes(now):
            self._otherwise.append(Otherwise(number, before, after))


def _drawn_first(moments: Sequence[Moment]) -> list[Moment]:
    return list(takewhile(_is_drawn, moments))


def _wait(state: State) -> type_of_frame | None:
    """What is waited for, and of whom."""
    return state.agenda[-1] if state.agenda else None


def _is_drawn(moment: Moment) -> bool:
    return isinstance(moment.line, Chance)


def _source(moment: Moment) -> str:
    return moment.line.source if isinstance(moment.line, Chance) else ""


def _outcomes(moments: Sequence[Moment]) -> list[tuple[str, ...]]:
    return [it.line.outcomes for it in moments if isinstance(it.line, Chance)]


def _about(event: Event) -> tuple[str, object]:
    """What happens and to whom; numbers go on with what was told before."""
    return event.name, event.params.get("seat")


def _first(moments: Sequence[Moment]) -> Event | None:
    """What the step there is called by; None where nothing is said."""
    here = next((it for it in moments if it.events), None)
    if here is None:
        return None
    line = here.line
    told = here.state.FACTS[line.name] if isinstance(line, Fact) else None
    return (told.called_by(here.events) if told is not None else here.events)[0]

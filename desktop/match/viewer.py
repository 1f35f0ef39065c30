"""Whose view of a match is on the screen: one person's own, or what everybody knows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from desktop.match.key_pairs import PAIRS
from engine.match.entry import Entry
from engine.match.match import Match
from engine.record.lines import PERSON, Answer, Seat
from engine.rules.agenda import NOBODY, OPEN, PUBLIC

ANSWERS = 2
"""Each person has keys for so many answers on the one keyboard."""


class Viewer:
    """Follows a match: who looks at it now, and who has to open the curtain first.

    One person alone sees their own view from start to end; whoever is left alone opens a curtain
    once. Several share the public view, but for who is asked and has opened the curtain.
    """

    def __init__(self, match: Match, *, behind_curtain: bool = False) -> None:
        self.match = match
        self.behind_curtain = behind_curtain
        """Whether what is answered in secret before all is answered behind the curtain, too."""
        self._sits = NOBODY
        """Who has opened the curtain, and nobody else has been asked since."""
        self._wished = NOBODY
        """Who is asked before all and wants a look at their own first."""
        self.guest = NOBODY
        """Who looks at their own between two answers, though somebody else is asked."""
        self.rests = NOBODY
        """Whose turn has ended without a word of theirs: before the curtain falls they look at it."""
        self._alone = _only(match)
        """Whose own view it is from start to end."""
        self.all_hands = False
        """Whether all hands have been laid open at the end."""
        self._shown = self.now

    @property
    def now(self) -> int:
        """A seat, `PUBLIC`, or `OPEN` once all hands have been laid open."""
        match = self.match
        if self.all_hands and match.is_over:
            return OPEN
        if match.persons == (self._alone,):
            return self._alone
        is_asked = self._sits in (match.asked, *self.together, self.guest)
        return self._sits if is_asked and self._sits in match.persons else PUBLIC

    @property
    def together(self) -> tuple[int, ...]:
        """The persons who give the open answer in secret before all, each with keys of their own.

        Empty where fewer than two of them are asked, or where they answer behind the curtain.
        """
        match = self.match
        if match.is_over or self._is_behind:
            return ()
        persons = tuple(seat for seat in match.state.asked_together if seat in match.persons)
        return persons if len(persons) > 1 else ()

    @property
    def _is_behind(self) -> bool:
        """Whether the open question can be answered behind the curtain only."""
        match = self.match
        can = len(match.persons) <= PAIRS and len(match.state.choices) == ANSWERS
        return bool(match.state.asked_together) and (self.behind_curtain or not can)

    @property
    def wishes(self) -> bool:
        """Whether somebody who is asked before all wants a look at their own."""
        return self._wished != NOBODY

    @property
    def waits_for(self) -> int:
        """The person who has to open the curtain before the question is shown, or `NOBODY`."""
        match = self.match
        asked = match.asked
        if match.is_over or not match.state.has_secrets or self.rests != NOBODY:
            return NOBODY
        if len(match.persons) == 1:
            # Others had seats before, and may sit there still.
            (seat,) = match.persons
            return seat if seat not in (self._alone, self.now) else NOBODY
        if self.wishes:
            return self._wished
        if asked not in match.persons or asked == self._sits:
            return NOBODY
        return asked if match.state.is_private or self._is_behind else NOBODY

    @property
    def may_peek(self) -> bool:
        """Whether the person who is asked before all may look at their own, or close it again."""
        match = self.match
        asked = match.asked in match.persons and len(match.persons) > 1
        may = match.state.may_peek and not self._is_behind
        return (asked or bool(self.together)) and not match.is_over and may

    def peek(self, seat: int) -> None:
        """A person who is asked before all wants a look at their own."""
        asked = self.together or (self.match.asked,)
        self._wished = seat if self.may_peek and seat in asked else NOBODY

    def invite(self, seat: int) -> None:
        """A person who is not asked wants a look at their own; nobody answers meanwhile."""
        self.close()
        self._wished = self.guest = seat

    def look_on(self, entries: Iterable[Entry], ends_unsaid: Mapping[str, str]) -> None:
        """Whoever has ended their turn without saying so looks at what it brought.

        `ends_unsaid` are decisions that can do so, with the event that tells it.
        """
        for entry in entries:
            line = entry.line
            if not isinstance(line, Answer) or line.seat not in self.match.persons:
                continue
            end = ends_unsaid.get(line.decision)
            if any(it.name == end and it.params.get("seat") == line.seat for it in entry.events):
                self._rest(line.seat)

    def _rest(self, seat: int) -> None:
        """A curtain that would fall waits."""
        if self.waits_for not in (NOBODY, seat):
            self.rests = seat

    def open(self) -> None:
        """The person who is asked has opened the curtain."""
        match = self.match
        if len(match.persons) == 1:
            self._alone = match.persons[0]
        else:
            self._sits = self._wished if self.wishes else match.asked
            match.open_curtain(self._sits)
        self._wished = NOBODY
        self._shown = self.now

    @property
    def _is_by_bot(self) -> bool:
        """Whether a bot has just answered the question that is open still for others."""
        match, question = self.match, self.match.state.question
        last = match.lines[-1] if match.lines else None
        if question is None or not isinstance(last, Answer) or last.decision != question.name:
            return False
        return match.plays[last.seat] != PERSON

    def close(self) -> None:
        """Others have to come to the screen: the person who is asked opens the curtain again."""
        self._sits = self._wished = self.guest = self.rests = NOBODY
        self._shown = self.now

    def follow(self, *, back: bool) -> None:
        """The match has changed, `back` by an undo, a redo or a seat."""
        match = self.match
        asked, self.rests = match.asked, NOBODY
        # Going on closes the hands that were opened at an agreed end.
        self.all_hands = self.all_hands and match.is_over
        if match.persons and match.persons != (self._alone,):
            sole = match.persons[0] if len(match.persons) == 1 else NOBODY
            self._alone = sole if sole == self._shown else NOBODY
        if self._is_by_bot and {self._sits, self._wished} & {*self.together}:
            # What is asked of all is open still, and who looks at their own looks on.
            return
        self._wished = self.guest = NOBODY
        # While a bot thinks, all look at the public view, and what is asked before all is asked there.
        is_before_all = match.state.may_peek and not self._is_behind
        if asked != self._sits or is_before_all or (back and self._shown != self._sits):
            self._sits = NOBODY
        self._shown = self.now


def _only(match: Match) -> int:
    """The one person who has sat there from the start, or `NOBODY`."""
    sat = {seat for seat, player in enumerate(match.header.players) if player.plays == PERSON}
    sat |= {line.seat for line in match.lines if isinstance(line, Seat) and line.plays == PERSON}
    return sat.pop() if len(sat) == 1 and tuple(sat) == match.persons else NOBODY

"""Whose view of a match is on the screen: one person's own, or what everybody knows."""

from __future__ import annotations

from engine.match.match import Match
from engine.record.lines import PERSON, Seat
from engine.rules.agenda import NOBODY, OPEN, PUBLIC


class Viewer:
    """Follows a match: who looks at it now, and who has to open the curtain first.

    One person alone sees their own view from start to end; whoever is left alone opens a curtain
    once. Several share the public view, but for who is asked and has opened the curtain.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self._sits = NOBODY
        """Who has opened the curtain, and nobody else has been asked since."""
        self.wishes = False
        """Whether who is asked before all wants a look at their own first."""
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
        is_asked = self._sits == match.asked and self._sits in match.persons
        return self._sits if is_asked else PUBLIC

    @property
    def waits_for(self) -> int:
        """The person who has to open the curtain before the question is shown, or `NOBODY`."""
        match = self.match
        asked = match.asked
        if match.is_over or not match.state.has_secrets:
            return NOBODY
        if len(match.persons) == 1:
            # Others had seats before, and may sit there still.
            (seat,) = match.persons
            return seat if seat not in (self._alone, self.now) else NOBODY
        if asked not in match.persons or asked == self._sits:
            return NOBODY
        return asked if match.state.is_private or self.wishes else NOBODY

    @property
    def may_peek(self) -> bool:
        """Whether the person who is asked before all may look at their own, or close it again."""
        match = self.match
        asked = match.asked in match.persons and len(match.persons) > 1
        return asked and not match.is_over and match.state.may_peek

    def peek(self) -> None:
        """The person who is asked before all wants a look at their own."""
        self.wishes = self.may_peek

    def open(self) -> None:
        """The person who is asked has opened the curtain."""
        match = self.match
        if len(match.persons) == 1:
            self._alone = match.persons[0]
        else:
            self._sits = match.asked
            match.open_curtain()
        self.wishes = False
        self._shown = self.now

    def close(self) -> None:
        """Others have to come to the screen: the person who is asked opens the curtain again."""
        self._sits, self.wishes = NOBODY, False
        self._shown = self.now

    def follow(self, *, back: bool) -> None:
        """The match has changed, `back` by an undo, a redo or a seat."""
        match = self.match
        asked = match.asked
        # Going on closes the hands that were opened at an agreed end.
        self.all_hands = self.all_hands and match.is_over
        if match.persons and match.persons != (self._alone,):
            sole = match.persons[0] if len(match.persons) == 1 else NOBODY
            self._alone = sole if sole == self._shown else NOBODY
        self.wishes = False
        # While a bot thinks, all look at the public view, and what is asked before all is asked there.
        if asked != self._sits or match.state.may_peek or (back and self._shown != self._sits):
            self._sits = NOBODY
        self._shown = self.now


def _only(match: Match) -> int:
    """The one person who has sat there from the start, or `NOBODY`."""
    sat = {seat for seat, player in enumerate(match.header.players) if player.plays == PERSON}
    sat |= {line.seat for line in match.lines if isinstance(line, Seat) and line.plays == PERSON}
    return sat.pop() if len(sat) == 1 and tuple(sat) == match.persons else NOBODY

"""What a match is made of: its lines, the moment after each of them, and what may come again."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.base.people import Player
from engine.match import undo
from engine.match.moment import Moment
from engine.record.lines import (
    PERSON,
    Answer,
    Branch,
    Chance,
    Correct,
    End,
    Fact,
    Hint,
    Hints,
    Line,
    Name,
    Redo,
    Rewind,
    Seat,
    Sheet,
    Turn,
    Undo,
    Values,
)
from engine.rules.agenda import CHANCE


class History:
    """Lines that only ever grow, and the moments that they lead to."""

    __slots__ = (
        *("_correcting", "after", "agreed", "hinted", "hints"),
        *("lines", "now", "players", "taken_back"),
    )

    def __init__(self, start: Moment, players: Sequence[Player]) -> None:
        self.lines: list[Line] = []
        self.after: list[Moment] = [start]
        """The moment after each line, by line number; the start at 0."""
        self.now: Moment = start
        self.players: list[Player] = list(players)
        """Who has each seat now."""
        self.agreed: bool = False
        """Whether the persons agreed to end the match."""
        self.hints: tuple[int, ...] = ()
        """The seats of the persons who agreed to hints."""
        self.hinted: set[tuple[int, int]] = set()
        """By number of the moment: the seats that asked for a hint there."""
        self.taken_back: list[tuple[Moment, bool]] = []
        """Where redo leads, the last one first, and whether the match was ended there."""
        self._correcting: tuple[Moment, int] | None = None
        """Where the match stood before a correction, and how many of its lines are to come."""

    @property
    def plays(self) -> tuple[str, ...]:
        """Who has each seat now: `person` or `bot:NAME`."""
        return tuple(player.plays for player in self.players)

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats that persons have now."""
        return tuple(seat for seat, plays in enumerate(self.plays) if plays == PERSON)

    @property
    def next_number(self) -> int:
        """The number of the line that is written next."""
        return len(self.lines) + 1

    @property
    def waits_for_chance(self) -> bool:
        """Whether chance is asked."""
        return self.now.state.current_player == CHANCE

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.agreed or self.now.state.is_terminal

    def see(self, line: Line, moment: Moment) -> None:
        """Add a line that leads to a moment, which may be an earlier one."""
        match line:
            case Undo() | Rewind():
                self.taken_back.append((self.now, self.agreed))
                self.agreed = False
            case Redo():
                _, self.agreed = self.taken_back.pop()
            case Seat(seat, plays):
                self.players[seat] = self.players[seat]._replace(plays=plays)
            case Name(seat, name):
                self.players[seat] = self.players[seat]._replace(name=name)
            case Hints(seats):
                self.hints = seats
            case Hint(seat):
                self.hinted.add((moment.number, seat))
            case End("agreed"):
                self.agreed = True
                self.taken_back.clear()
            case Answer() | Chance() | Fact() | Branch() | Correct() | Values():
                self.taken_back.clear()
        self.lines.append(line)
        if moment.line is line:
            moment.number = len(self.lines)
        self._follow_correction(line, moment)
        self.after.append(moment)
        self.now = moment

    def _follow_correction(self, line: Line, moment: Moment) -> None:
        """Note at the end of a correction where the match stood before it."""
        if isinstance(line, Chance):
            # What is drawn after the last fact of a correction belongs to it.
            moment.instead_of = self.now.instead_of
        elif isinstance(line, Correct | Values):
            self._correcting = self.now, line.facts
        elif self._correcting is None or isinstance(line, Turn | End | Sheet | Branch):
            return
        elif isinstance(line, Fact | Answer):
            before, left = self._correcting
            self._correcting = before, left - 1
        else:
            self._correcting = None
        if self._correcting is not None and not self._correcting[1]:
            moment.instead_of, _ = self._correcting
            self._correcting = None

    def moved(self, line: Undo | Rewind | Redo) -> Moment | None:
        """The moment to which the line leads; None if it may not stand here."""
        if self.waits_for_chance:
            return None
        if isinstance(line, Redo):
            target = self.taken_back[-1][0] if self.taken_back else None
            return target if target is not None and target.number == line.to else None
        before = self.now.instead_of
        if isinstance(line, Undo) and before is not None and before.number == line.to:
            return before if not self.agreed else None
        back = self.now.back_to(line.to)
        if back is None or back.state.current_player == CHANCE:
            return None
        if isinstance(line, Undo):
            return back if not self.agreed and undo.is_free(self.now, back) else None
        return back if self.agreed or back is not self.now else None

    def may_agree(self, seats: Collection[int]) -> bool:
        """Whether these are seats of persons, in order, who can agree to hints."""
        return bool(seats) and [*seats] == [seat for seat in self.persons if seat in seats]

    @property
    def can_correct(self) -> bool:
        """Whether what people told can be told otherwise now."""
        return not self.agreed and not self.waits_for_chance and bool(self.now.state.FACTS)

    def told_at(self, number: int) -> Moment | None:
        """The moment after the fact on that line, if it still holds and can be corrected."""
        if not self.can_correct or not 0 < number < len(self.after):
            return None
        moment = self.after[number]
        holds = moment.number == number and self.now.back_to(number) is moment
        return moment if holds and isinstance(moment.line, Fact) else None

"""What is told when it comes: what began, whose turn it is, what others did, a day's settlement."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from desktop.boards.contract import Play
from desktop.log.folded import Folded
from desktop.look.rows import Row
from desktop.look.voice import Voice
from desktop.match import heading
from desktop.match.headline import Headline
from desktop.match.recap import Recap, since_last_turn
from desktop.match.scenes import Scenes
from desktop.match.settlement import SettlementCard
from engine.match.entry import Entry
from engine.match.match import Match
from engine.record.lines import PERSON, Answer, Hint, Hints
from engine.rules.agenda import State


class Day(NamedTuple):
    """What ended in an entry of the log, and how things stood then."""

    entry: Entry
    state: State


class News:
    """Tells new entries of the log in a headline and in a settlement; `game` is on its page."""

    def __init__(
        self,
        game: Play[State],
        match: Match,
        headline: Headline,
        settled: SettlementCard,
        scenes: Scenes,
        since: Recap,
    ) -> None:
        self._game, self._match = game, match
        self._headline, self._since = headline, since
        self._settled, self._scenes = settled, scenes
        self._since_at = -1
        self._day: Day | None = None
        self._person = -1
        self._turn = ""

    def tell(self, entries: Sequence[Entry], voice: Voice) -> None:
        """Say what began in these entries; of a match that is over nothing begins any more."""
        if self._match.is_over:
            self._headline.hide()
            return
        begun = [
            e for entry in entries for e in entry.events if e.name in self._game.moments.begins
        ]
        if begun:
            seat = begun[-1].params.get("seat")
            colour = voice.colours[seat] if seat is not None else ""
            self._headline.tell(" ".join(map(voice.event, begun)), colour)

    def tell_turn(self, state: State, seat: int, voice: Voice) -> None:
        """Where several persons share the screen, say when another one is to decide."""
        before, self._person = self._person, seat
        if before not in (-1, seat) and not self._headline.text:
            self._turn = heading.of_seat(state, seat, voice)
            self._headline.tell(self._turn, voice.colours[seat])

    def leave_turn(self, entries: Sequence[Entry]) -> None:
        """Whoever was to decide has decided: their turn is told no more, nor a day beside the board."""
        if self._headline.text == self._turn:
            self._headline.hide()
        answered = [entry.line.seat for entry in entries if isinstance(entry.line, Answer)]
        if any(self._match.plays[seat] == PERSON for seat in answered):
            self._settled.put_away()

    def tell_since(
        self,
        seat: int,
        entries: Sequence[Entry],
        rows_of: Callable[[Entry], list[Row]],
        voice: Voice,
        *,
        again: bool,
    ) -> bool:
        """Tell a person what happened since their last answer, once; whether there was anything."""
        if self._since_at == self._match.revision and not again:
            return False
        self._since_at = self._match.revision
        lines = self._match.lines
        if lines and isinstance(lines[-1], Hint | Hints) and not again:
            # The question is the one of which it was told.
            return False
        found, had_one = since_last_turn(entries, seat, self._match.plays)
        if found:
            plays = enumerate(self._match.plays)
            folded = Folded([bot for bot, name in plays if name != PERSON], voice)
            for entry in found:
                folded.add(entry, rows_of(entry))
            self._since.tell(voice.people[seat], folded.rows, had_one=had_one)
        return bool(found)

    def tell_again(self, voice: Voice) -> None:
        """Tell what is still open in other words."""
        self._headline.hide()
        if self._day is not None and self._settled.is_open:
            self._tell(self._day, voice)
        self._scenes.tell_again(voice)

    def forget(self) -> None:
        """After a step back or forward it may hold no longer."""
        self._headline.hide()
        self._settled.put_away()
        self._day = None
        self._scenes.drop()

    def settle(self, entry: Entry, voice: Voice) -> None:
        """Tell beside the board what ended in an entry and what it brought, if anything did."""
        day = Day(entry, self._match.state_at(entry.number))
        if self._tell(day, voice):
            self._day = day

    @property
    def day(self) -> Entry | None:
        """The entry of which is told beside the board what ended in it."""
        return self._day.entry if self._day is not None else None

    def _tell(self, day: Day, voice: Voice) -> bool:
        """Tell what ended then; whether that brought something."""
        view = day.state.view(voice.viewer)
        settlement = self._game.settlement(day.entry.events, view, voice)
        if settlement is not None:
            self._settled.tell(settlement, voice)
        return settlement is not None

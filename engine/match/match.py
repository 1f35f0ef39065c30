"""A running match: its lines, the state after each of them, and who may take what back.

Nothing is deleted from the lines. Undo, rewind and redo append a line and go to a moment that
is kept, so they cost no replay. A change is stored by the `sink` before it can be seen.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Self

import msgspec

from engine import bots
from engine.base.errors import NotNow, Outdated, Told
from engine.base.people import check_colours, colours_of
from engine.match import correction, log, status, undo
from engine.match.correction import Correction, type_of_instead
from engine.match.entry import Entry
from engine.match.history import History
from engine.match.moment import (
    Moment,
    answered,
    aside,
    closing,
    following,
    start,
    told,
    with_values,
)
from engine.match.replay import UNPLAYABLE, replay
from engine.match.status import Status
from engine.match.undo import NOTHING, Offer
from engine.record.lines import (
    PERSON,
    Answer,
    BadRecord,
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
    Undo,
    Values,
    bot_name,
    player_kind,
)
from engine.record.record import Header, Player, Record, checked, first_line, plain_setup, write
from engine.rules import game as games
from engine.rules.agenda import CHANCE, NOBODY, PUBLIC, Event, Illegal, State
from engine.rules.chance import Dice, seed_text
from engine.rules.edition import Entered
from engine.rules.game import Game, Setup, Value
from engine.rules.markers import Markers
from engine.rules.scoring import Result

type_of_sink = Callable[[int, Sequence[Line], Status], None]
"""Stores lines of which the first has that number, and how the match then stands."""


class Match:
    """A running match; `state` is read only: clone it to try something."""

    def __init__(self, game: Game, header: Header) -> None:
        self.game = game
        self.header = header
        self.sink: type_of_sink | None = None
        self.looked: dict[int, frozenset[int]] = {}
        """Persons who have looked at their secrets at a moment, by its number."""
        self.history = History(start(game, header.setup, header.seed), header.players)

    @classmethod
    def new(
        cls,
        game: Game,
        setup: Setup,
        players: Sequence[Player],
        seed: str,
        sink: type_of_sink | None = None,
    ) -> Self:
        """A match at its first question; `ValueError` if a player or the seed is impossible.

        `NoBot` if a seat's bot does not exist or the game is played by people only, though a record
        that names one can be resumed.
        """
        if len(players) != setup.seats:
            raise ValueError(f"{setup.seats} players are needed, not {len(players)}")
        check_colours(players, game.colours)
        if any(player.colour for player in players):
            named = zip(players, colours_of(players, game.colours), strict=True)
            players = [player._replace(colour=colour) for player, colour in named]
        header = Header(plain_setup(setup), tuple(map(checked, players)), seed)
        for player in header.players:
            _needs_bot(game, player.plays)
        match = cls(game, header)
        match.sink = sink
        match._commit(*following(match.history.now))
        return match

    @classmethod
    def resume(
        cls, record: Record, game: Game | None = None, sink: type_of_sink | None = None
    ) -> Self:
        """The match as its record left it; `BadRecord` names the first line that does not hold.

        What is due after the last line of a record that was cut short is appended.
        """
        game = game or games.load(record.header.setup.game)
        try:
            match = cls(game, record.header)
        except UNPLAYABLE as error:
            at = first_line(record.header) - 2
            said = f"the set-up above cannot be played: {error}"
            why = error if isinstance(error, Told) else str(error)
            raise BadRecord(at, "record.setup", said, why=why) from error
        history, due = replay(record, game, match.history.now)
        match.history = history
        match.sink = sink
        if history.waits_for_chance:
            match._commit(*following(history.now))
        else:
            match._commit(due, [history.now] * len(due))
        return match

    # -- what is the case ----------------------------------------------------------

    @property
    def lines(self) -> Sequence[Line]:
        """Everything that was written down; line `n` is `lines[n - 1]`."""
        return self.history.lines

    @property
    def setup(self) -> Setup:
        """What the match is played with: as it was begun, with values that were told since."""
        setup = self._setup_of(self.history.now.way_from(None)[0])
        if told := self.state.values_told:
            setup = msgspec.structs.replace(setup, values={**setup.values, **told})
        return setup

    @property
    def entered(self) -> Entered:
        """What people entered of their own copy since it began."""
        first = self.history.now.way_from(None)[0]
        return Entered(self.state.values_told, self._setup_of(first).values)

    @property
    def begun(self) -> State:
        """The state with which it began, by the values that hold now; read only."""
        return self.history.now.way_from(None)[0].state

    @property
    def plays(self) -> Sequence[str]:
        """Who has each seat now: `person` or `bot:NAME`."""
        return self.history.plays

    @property
    def state(self) -> State:
        """The state now; read only."""
        return self.history.now.state

    @property
    def revision(self) -> int:
        """Goes up with each change: the number of lines."""
        return len(self.lines)

    @property
    def seed(self) -> str:
        """The seed of the dice now."""
        return self.history.now.dice.seed

    @property
    def turn(self) -> int:
        """The turn that is being played, from 1."""
        return self.history.now.turn + 1

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more: played to the end, or ended by agreement."""
        return self.history.is_over

    @property
    def ended_by_agreement(self) -> bool:
        """Whether the persons agreed to end the match before its end."""
        return self.history.agreed

    @property
    def status(self) -> Status:
        """How the match stands, for a list of matches."""
        return status.reached(self.history, self.header.players, None, self.history.now)

    @property
    def asked(self) -> int:
        """The seat that is asked, or `NOBODY`."""
        return NOBODY if self.history.agreed else self.state.current_player

    @property
    def players(self) -> tuple[Player, ...]:
        """Who has the seats now."""
        return tuple(self.history.players)

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats that persons have now."""
        return self.history.persons

    def view(self, viewer: int) -> State:
        """What a seat or `PUBLIC` may know."""
        return self.state.view(viewer)

    def result(self) -> Result | None:
        """The sheets as things stand, made of what all may know.

        None in a game without points, and where nobody at a table has told what counts. Where people
        agree to end a match, nothing that lies face down is turned up.
        """
        state = self.view(PUBLIC)
        if isinstance(state, Markers) and state.unknown_for_score():
            return None
        return state.result()

    def state_at(self, number: int) -> State:
        """The state after that line; 0 is the start. Read only."""
        return self.history.after[number].state

    def state_as_of(self, number: int, event: Event) -> State:
        """The state when that event of that line's entry had just happened; nothing is asked there.

        Read only.
        """
        return self.history.after[number].as_of(event)

    def record(self) -> Record:
        """Everything that was written down."""
        return Record(self.header, tuple(self.lines))

    def text(self) -> str:
        """The record's text."""
        return write(self.record())

    def log(self, viewer: int = PUBLIC) -> list[Entry]:
        """What happened and still holds, in order; rewinds and changes of seats stay visible."""
        history = self.history
        return log.entries(
            history.lines, history.after, history.agreed, viewer, self.header.players
        )

    def entry(self, number: int, viewer: int = PUBLIC) -> Entry:
        """What happened by that line, though it may have been taken back or corrected since."""
        return log.entry(self.history.after[number], viewer)

    def task(
        self, seat: int, after: Sequence[Sequence[Any]] = ()
    ) -> tuple[str, str, str, str, str]:
        """Arguments of `engine.bots.worker.think` for the bot at that seat; plain text.

        `after` are answers that are to be given before its own, as `answer_all` takes them.
        """
        given = self._answered(after)
        state = given[-1][1].state if given else self.state
        name = bot_name(self.plays[seat])
        setup = msgspec.json.encode(self.setup).decode()
        # The bot's own seed: other than the dice, so that it cannot tell what will be drawn.
        lines = self.revision + len(given)
        seed = seed_text(Dice(self.seed).bits(f"bot {seat}", lines) >> 32)
        return self.game.name, setup, state.view(seat).text(), name, seed

    # -- hints ---------------------------------------------------------------------

    @property
    def may_hint(self) -> bool:
        """Whether whoever is asked may have a hint: one person alone may, several once all agreed."""
        persons = self.persons
        return len(persons) == 1 or (bool(persons) and {*persons} <= {*self.history.hints})

    def agree_to_hints(self, agreed: Collection[int]) -> None:
        """From here on there are hints; `NotNow` unless all persons agree, or if there are none."""
        if self.is_over:
            raise NotNow("match.over", "the match is over")
        self._need(agreed)
        if not self.persons:
            raise self._no_hint()
        self._commit([Hints(self.persons)], [self.history.now])

    def note_hint(self) -> None:
        """Whoever is asked has a hint now, which the log tells once; `NotNow` if they may not."""
        now, seat = self.history.now, self.asked
        if seat not in self.persons or not self.may_hint:
            raise self._no_hint()
        if (now.number, seat) not in self.history.hinted:
            self._commit([Hint(seat)], [now])

    def _no_hint(self) -> NotNow:
        return NotNow("match.no_hint", "there are no hints before all have agreed to them")

    def hint_task(self) -> tuple[str, str, str, str]:
        """Arguments of `engine.bots.worker.hint` for whoever is asked; plain text.

        The seed is of the moment: the same question has the same hint.
        """
        setup = msgspec.json.encode(self.setup).decode()
        seat = self.asked
        seed = seed_text(Dice(self.seed).bits(f"hint {seat}", self.history.now.number) >> 32)
        return self.game.name, setup, self.state.view(seat).text(), seed

    # -- answering -----------------------------------------------------------------

    def answer(self, seat: int, *choices: Any, revision: int | None = None) -> list[Entry]:
        """Answer the open question, and let chance answer what it is asked then.

        Choices are actions or their texts; several are one answer: one line, one undo. The first
        answers the open question, the others what the same seat is asked next. `Outdated` if
        `revision` is not the match's any more, `NotNow` if another seat is asked, `Illegal` if the
        rules do not allow it. Gives the new entries of the public log.
        """
        return self.answer_all([(seat, *choices)], revision=revision)

    def answer_all(
        self, answers: Sequence[Sequence[Any]], *, revision: int | None = None
    ) -> list[Entry]:
        """Give answers (seat, then its choices) to questions that follow upon each other.

        All of them are stored at once, or none.
        """
        if revision is not None:
            self._is_now(revision)
        if self.is_over:
            raise NotNow("match.over", "the match is over")
        before = self.history.now
        given = self._answered(answers)
        self._commit([line for line, _ in given], [moment for _, moment in given])
        return [log.entry(moment, PUBLIC) for moment in self.history.now.way_from(before)]

    def _answered(self, answers: Sequence[Sequence[Any]]) -> list[tuple[Line, Moment]]:
        """The lines that these answers bring, what follows included, each with its moment."""
        found: list[tuple[Line, Moment]] = []
        now = self.history.now
        for seat, *choices in answers:
            question = now.state.question
            if seat != now.state.current_player or question is None:
                raise NotNow("match.not_asked", f"seat {seat + 1} is not asked now", seat=seat + 1)
            line = Answer(seat, question.name, tuple(map(str, choices)))
            if not choices:
                raise Illegal("illegal.empty", "the open question wants an answer")
            after = answered(now, line, self.plays[seat] == PERSON)
            more, reached = following(after)
            found += [(line, after), *zip(more, reached, strict=True)]
            now = found[-1][1]
        return found

    def tell(self, name: str, *words: object) -> list[Entry]:
        """Tell a fact of the table; `Illegal` if it cannot be. Gives the new entries of the log."""
        return self.tell_all([(name, *words)])

    def tell_all(self, facts: Sequence[Sequence[object]], *, again: bool = False) -> list[Entry]:
        """Tell facts that belong together: all of them are stored at once, or none; one undo.

        With `again` the last fact is taken back first, and told otherwise by these.
        """
        if self.is_over:
            raise self._over()
        lines: list[Line] = []
        moments: list[Moment] = []
        now = self.history.now
        if again:
            back, now = self._free_undo()
            lines.append(back)
            moments.append(now)
        before = now
        for at, (name, *words) in enumerate(facts):
            if now.state.is_terminal:
                raise self._over()
            line = Fact(str(name), tuple(map(str, words)), also=at > 0)
            after = told(now, line)
            more, reached = following(after)
            lines += [line, *more]
            moments += [after, *reached]
            now = moments[-1]
        self._commit(lines, moments)
        return [log.entry(moment, PUBLIC) for moment in self.history.now.way_from(before)]

    def why_not(self, name: str, *words: object) -> Told | None:
        """Why a fact cannot be told now; None if it can. Nothing is changed."""
        if self.is_over:
            return self._over()
        try:
            told(self.history.now, Fact(name, tuple(map(str, words))))
        except Illegal as why:
            return why
        return None

    def is_answered_by(self, fact: Fact) -> bool:
        """Whether what is asked is no longer once that fact, which can be told now, has been."""
        try:
            return told(self.history.now, fact).state.unanswered != self.state.unanswered
        except Illegal:
            return False

    def _over(self) -> NotNow:
        """Why nothing can be told any more, and the way back if there is one."""
        if self.history.agreed:
            return NotNow("match.over", "the match is over")
        return NotNow("match.told_over", "the match is over; undo brings its last step back")

    # -- telling anew --------------------------------------------------------------

    def correction(
        self,
        number: int,
        line: Fact | None,
        instead: type_of_instead | None = None,
        then: Sequence[Fact] = (),
    ) -> Correction:
        """What would be if line `number` said something else, or nothing; nothing is changed.

        `then` are facts that come with the new one; `instead` strikes later facts, by their lines,
        or tells them otherwise. `NotNow` if there is no such fact, `Illegal` if a new one cannot be.
        """
        return correction.told_otherwise(self.history, number, line, instead or {}, then)

    def put_in(
        self,
        number: int,
        forgotten: Sequence[Fact | Answer],
        instead: type_of_instead | None = None,
        *,
        in_place: bool = False,
    ) -> Correction:
        """What would be if these had come before the fact on line `number`, or `in_place` of it.

        Nothing is changed.

        `NotNow` if there is no such fact, `Illegal` if one of these cannot have been.
        """
        told = instead or {}
        return correction.put_in(self.history, number, forgotten, told, in_place=in_place)

    def with_values(
        self, values: Mapping[str, Value], edition: str, instead: type_of_instead | None = None
    ) -> Correction:
        """What would be if the match had begun with these values; nothing is changed.

        They stand in place of the header's and may be a few of them. `BadData` names every error;
        `NotNow` where nobody tells facts.
        """
        header = self.header
        line = Values(0, edition, dict(values))
        setup = plain_setup(with_values(self.game, header.setup, line))
        other = {name: it for name, it in setup.values.items() if it != header.setup.values[name]}
        begun = start(self.game, header.setup, header.seed, Values(0, setup.edition, other))
        return correction.begun_anew(self.history, begun, instead or {})

    def take(self, made: Correction) -> None:
        """Let it be as that correction says: one undo.

        `Outdated` if the match has gone on since it was made, `NotNow` as long as a later fact would
        no longer hold (`Correction.broken`).
        """
        self._is_now(made.revision)
        if made.broken:
            first = made.broken[0]
            sentence = f"line {first.number} would no longer hold: {first.why}"
            raise NotNow("match.broken", sentence, line=first.number, why=first.why)
        self._commit(made.lines, made.moments)

    def fact_behind(self, number: int) -> int | None:
        """The line of the fact that was told on that line, or for which it was drawn there."""
        moment: Moment | None = self.history.after[number]
        while moment is not None and isinstance(moment.line, Chance):
            moment = moment.before
        return moment.number if moment is not None and isinstance(moment.line, Fact) else None

    def aside(self, number: int) -> Match:
        """A match that begins where this one stood before the fact on line `number`.

        What is told in it (`told`) is what `put_in` takes. It is nowhere stored, and its record
        cannot be played again. `NotNow` if there is no such fact.
        """
        before = correction.fact_at(self.history, number).before
        assert before is not None, "a fact has led there"
        found = Match(self.game, msgspec.structs.replace(self.header, setup=self.setup))
        found.history = History(aside(before, self.history.next_number), self.players)
        return found

    @property
    def told(self) -> tuple[Fact | Answer, ...]:
        """What was told and answered and still holds, in order."""
        way = self.history.now.way_from(None)
        return tuple(it.line for it in way if isinstance(it.line, Fact | Answer))

    # -- who plays, and for how long -----------------------------------------------

    def set_player(self, seat: int, plays: str) -> None:
        """Give a seat to a person or to `bot:NAME` from here on; `NoBot` as for a new match."""
        if seat not in range(len(self.plays)):
            raise NotNow("match.no_seat", f"there is no seat {seat + 1}", seat=seat + 1)
        kind = player_kind(plays)
        _needs_bot(self.game, kind)
        self._commit([Seat(seat, kind)], [self.history.now])

    def set_name(self, seat: int, name: str) -> None:
        """Call whoever has a seat otherwise; `BadPlayer` if that is no name."""
        if seat not in range(len(self.players)):
            raise NotNow("match.no_seat", f"there is no seat {seat + 1}", seat=seat + 1)
        named = checked(Player(name)).name
        if named != self.players[seat].name:
            self._commit([Name(seat, named)], [self.history.now])

    def end(self, agreed: Collection[int]) -> None:
        """End the match before its end; `NotNow` unless all persons agree."""
        if self.is_over:
            raise NotNow("match.over", "the match is over")
        self._need(agreed)
        self._commit([End("agreed")], [self.history.now])

    # -- taking back ---------------------------------------------------------------

    def open_curtain(self, seat: int | None = None) -> None:
        """Who is asked, or that seat, has looked at their secrets: what others answered stays."""
        now = self.history.now.number
        looks = self.asked if seat is None else seat
        self.looked[now] = self.looked.get(now, frozenset()) | {looks}

    def undo_offer(self) -> Offer:
        """How the last answer of a person can be taken back."""
        if self.history.agreed:
            return undo.rewind(self.history.now, self.history.now, self.persons, ended=True)
        return self._after_curtain(undo.undo(self.history.now, self.persons))

    def rewind_offer(self, to: int) -> Offer:
        """How the match can go back to the moment after line `to`; `NotNow` if it cannot.

        What is `free` there, `undo(to)` takes back.
        """
        back = self.history.now.back_to(to)
        if back is None or back.state.current_player == CHANCE:
            raise NotNow("match.no_moment", f"line {to} is no moment to go back to", line=to)
        if back is self.history.now and not self.history.agreed:
            return NOTHING
        offer = undo.rewind(self.history.now, back, self.persons, ended=self.is_over)
        return self._after_curtain(offer)

    def redo_offer(self) -> Offer:
        """What a redo brings back."""
        taken_back = self.history.taken_back
        return undo.redo(self.history.now, taken_back[-1][0]) if taken_back else NOTHING

    def undo(self, to: int | None = None) -> Offer:
        """Take back freely the last answer, or all after line `to`; `NotNow` if that is not free."""
        offer = self.undo_offer() if to is None else self.rewind_offer(to)
        line, target = self._free_undo(offer)
        self._commit([line], [target])
        return offer

    def rewind(self, to: int, agreed: Collection[int]) -> Offer:
        """Go back to the moment after line `to`; `NotNow` unless all persons agree."""
        offer = self.rewind_offer(to)
        if offer.kind is None:
            raise NotNow("match.no_moment", f"line {to} is where the match stands", line=to)
        self._need(agreed)
        self._move(Rewind(to))
        return offer

    def redo(self) -> Offer:
        """Bring back what the last undo or rewind took; `NotNow` if nothing was, or play went on."""
        offer = self.redo_offer()
        if offer.kind is None:
            raise NotNow("match.no_redo", "there is nothing to redo")
        self._move(Redo(offer.to))
        return offer

    def branch(self, number: int, seed: str) -> Match:
        """Another match that was the same up to that line and has other dice from there on."""
        start = self.history.after[number]
        if start.state.is_terminal or start.state.current_player == CHANCE:
            raise NotNow(
                "match.no_moment", f"line {number} is no moment to go on from", line=number
            )
        lines: list[Line] = []
        first, *way = start.way_from(None)
        for moment in way:
            assert moment.line is not None, "only the start has no line"
            if isinstance(moment.line, Correct):
                # What was corrected is not on the way.
                continue
            lines.extend((moment.line, *closing(moment)))
        setup = self._setup_of(first)
        header = msgspec.structs.replace(self.header, setup=setup, players=self.players)
        return Match.resume(Record(header, (*lines, Branch(Dice(seed).seed))), self.game)

    # -- inside --------------------------------------------------------------------

    def _is_now(self, revision: int) -> None:
        if revision != self.revision:
            raise Outdated("match.outdated", "the match has gone on since that was asked")

    def _setup_of(self, first: Moment) -> Setup:
        """The set-up of a match that began with that moment."""
        setup, line = self.header.setup, first.line
        return with_values(self.game, setup, line) if isinstance(line, Values) else setup

    def _need(self, agreed: Collection[int]) -> None:
        missing = [seat for seat in self.persons if seat not in agreed]
        if missing:
            name = self.players[missing[0]].name
            raise NotNow(
                "match.not_agreed",
                f"{name} has not agreed",
                seat=missing[0] + 1,
                player=name,
            )

    def _commit(self, lines: Sequence[Line], moments: Sequence[Moment]) -> None:
        """Store lines, and only then let them be seen; whatever the sink raises changes nothing."""
        if not lines:
            return
        if self.sink is not None:
            first = self.header.players
            stands = status.reached(self.history, first, lines[-1], moments[-1])
            self.sink(len(self.lines) + 1, lines, stands)
        for line, moment in zip(lines, moments, strict=True):
            self.history.see(line, moment)

    def _after_curtain(self, offer: Offer) -> Offer:
        """The offer, by agreement if somebody else has opened the curtain after that answer."""
        way = self.history.now.way_from(None)
        later = (it.number for it in way if it.number > offer.to)
        looked = {seat for number in later for seat in self.looked.get(number, ())}
        if offer.kind == "free" and offer.agree and looked - {*offer.agree}:
            return offer._replace(kind="rewind", agree=self.persons)
        return offer

    def _free_undo(self, offer: Offer | None = None) -> tuple[Undo, Moment]:
        """The line of an undo and the moment to which it leads; `NotNow` if it is not free."""
        offer = offer or self.undo_offer()
        if offer.kind != "free":
            raise NotNow("match.no_undo", "nothing can be taken back freely")
        line = Undo(offer.to)
        target = self.history.moved(line)
        assert target is not None, "the offer was made for this"
        return line, target

    def _move(self, line: Rewind | Redo) -> None:
        target = self.history.moved(line)
        assert target is not None, "the offer was made for this"
        self._commit([line], [target])


def _needs_bot(game: Game, plays: str) -> None:
    """Refuse a bot that does not exist, and any in a game without points to play for."""
    if plays == PERSON:
        return
    if not game.scores:
        sentence = f"{game.name} is played by people only"
        raise bots.NoBot("bot.people_only", sentence, game=game.name)
    bots.load(bot_name(plays))

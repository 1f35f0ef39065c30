"""The coroutine of a match: it asks the seats in turn, people on the screen and bots elsewhere."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence

import msgspec
from PySide6.QtCore import QObject, Signal

from desktop.match.thinking import Stopped, Thinking, Thought
from engine.base.errors import Outdated, Told
from engine.bots.hints import Hint
from engine.match.match import Match
from engine.record.lines import PERSON, Answer
from engine.rules.agenda import Illegal

PATIENCE = 1.0
"""Seconds that a bot thinks before it can be asked to answer now."""


class Asking(QObject):
    """Asks the seats of one match in turn; every change of the match drops the open question."""

    changed = Signal(list)
    """The match has changed and is stored: the new entries of the log, empty after a step back."""
    asked = Signal(int)
    """The seat that is asked now."""
    stuck = Signal(Exception)
    """The seat that is asked gave no answer that could be taken; `ask_again` tries once more."""
    thought = Signal(int)
    """The line of a bot's answer of which there is something to tell: a reason, or that it was cut."""
    dwells = Signal(bool)
    """Whether a bot thinks for so long that people may want its answer now."""

    def __init__(self, match: Match, thinking: Thinking, pause: Callable[[], int]) -> None:
        super().__init__()
        self.match = match
        self.thinking = thinking
        self.pause_ms = pause
        self.prepared: Callable[[], str] = lambda: ""
        """What a bot answers in a prepared match; it thinks for itself where this is empty."""
        self.left: Callable[[], str] = lambda: ""
        """What is answered for the person who is asked; they are asked where this is empty."""
        self.reasons: dict[int, Sequence[Hint]] = {}
        """By line of the match: a bot's answer, and others beside it; kept in no record."""
        self.cut: dict[int, tuple[int, int]] = {}
        """By line of the match: how much of how much a bot had thought when it was asked to answer."""
        self._went_on = asyncio.Event()
        self._enough = asyncio.Event()
        """Set once nobody wants to wait for the bot that thinks."""
        self._dwells = False
        self._held: set[str] = set()
        self._may_go, self._hurry = asyncio.Event(), asyncio.Event()
        self._may_go.set()
        self._answer: asyncio.Future[Sequence[Sequence[object]]] | None = None
        self._early: tuple[int, Sequence[Sequence[object]]] | None = None
        """Answers that came before the question waited for them, with the revision they are for."""
        self._is_stuck = False

    def begin(self) -> asyncio.Task[None]:
        """Ask from now on; who is asked first is told at once, so that a first picture shows it."""
        self.asked.emit(self.match.asked)
        return asyncio.get_running_loop().create_task(self.run())

    async def run(self) -> None:
        """Ask until the task is cancelled: even a match that is over may go on after a rewind."""
        while True:
            self._went_on.clear()
            asking = asyncio.ensure_future(self._ask())
            going_on = asyncio.ensure_future(self._went_on.wait())
            try:
                await asyncio.wait((asking, going_on), return_when=asyncio.FIRST_COMPLETED)
            finally:
                asking.cancel()
                going_on.cancel()
            await asyncio.wait((asking, going_on))
            if not asking.cancelled():
                # What a person can be told was told by `_ask`; anything else is a mistake of ours.
                asking.result()

    @property
    def waits(self) -> bool:
        """Whether an answer is waited for."""
        return self._answer is not None and not self._answer.done()

    def answer(self, *choices: object) -> None:
        """The answer of the person who is asked; nothing happens when none is."""
        self.answer_all([(self.match.asked, *choices)])

    def answer_all(self, answers: Sequence[Sequence[object]]) -> None:
        """The answers (seat, then its choices) of persons who are asked one after another."""
        if self._answer is not None and self.waits:
            self._answer.set_result(answers)
        elif not self._is_stuck:
            # Shown already, asked in the next turn of the loop.
            self._early = (self.match.revision, answers)

    def ask_again(self) -> None:
        """Ask the same seat once more."""
        if self._answer is not None:
            self._answer.cancel()  # what is answered from now on is for the match as it is
        self._went_on.set()

    def hold(self, why: str, on: bool) -> None:
        """Let the bots wait for that reason, or no longer; persons may answer meanwhile."""
        (self._held.add if on else self._held.discard)(why)
        if self._held:
            self._may_go.clear()
        else:
            self._may_go.set()

    def holds(self, why: str) -> bool:
        """Whether the bots wait for that reason."""
        return why in self._held

    def skip(self) -> None:
        """Let the bots answer without rest until a person is asked or the match is over.

        One that thinks for long answers by what it has thought so far.
        """
        if self._dwells:
            self._enough.set()
        elif self.match.asked >= 0 and not self._waits_for_person:
            self._hurry.set()

    @property
    def is_hurried(self) -> bool:
        """Whether bots answer without their pause, up to the next person."""
        return self._hurry.is_set()

    @property
    def _waits_for_person(self) -> bool:
        """Whether a person is asked for whom nobody answers."""
        return self.match.plays[self.match.asked] == PERSON and not self.left()

    def change(self, do: Callable[[], object]) -> bool:
        """Change the match beside the question (undo, rewind, redo, a seat); whether that went."""
        try:
            do()
        except Told as error:
            self.stuck.emit(error)
            return False
        self.ask_again()
        self.changed.emit([])
        return True

    async def _ask(self) -> None:
        match = self.match
        seat, revision = match.asked, match.revision
        self._is_stuck = False
        if seat < 0 or self._waits_for_person:
            self._hurry.clear()
        self.asked.emit(seat)
        reasons: list[Hint] = []
        cut: dict[int, tuple[int, int]] = {}
        try:
            if match.is_over:
                await asyncio.get_running_loop().create_future()
            elif self._waits_for_person:
                self._answer = asyncio.get_running_loop().create_future()
                early, self._early = self._early, None
                if early is not None and early[0] == revision:
                    self._answer.set_result(early[1])
                answers = await self._with_bots(await self._answer, cut)
            elif left := self.left():
                await self._rest()
                await self._may_go.wait()
                answers = [(seat, left)]
            else:
                thought = await self._bot(seat, cut)
                reasons = msgspec.json.decode(thought.reasons or "[]", type=list[Hint])
                answers = [(seat, thought.choice)]
            entries = match.answer_all(answers, revision=revision)
        except Outdated:
            return
        except (Told, Illegal) as error:
            self._is_stuck = True
            if isinstance(error, Illegal) and match.plays[seat] != PERSON:
                # Its answer may be a secret, so that it is not told what it was.
                error = Stopped("bot_failed", "the bot gave no answer that the rules allow")
            self.stuck.emit(error)
            await asyncio.get_running_loop().create_future()
        else:
            if reasons:
                self.reasons[revision + 1] = reasons
            for entry in entries:
                if isinstance(entry.line, Answer) and entry.line.seat in cut:
                    self.cut[entry.number] = cut[entry.line.seat]
            self.changed.emit(entries)
            for number in sorted({revision + 1, *(it.number for it in entries)}):
                if number in self.reasons or number in self.cut:
                    self.thought.emit(number)

    async def _with_bots(
        self, answers: Sequence[Sequence[object]], cut: dict[int, tuple[int, int]]
    ) -> Sequence[Sequence[object]]:
        """Persons' answers, and those of bots who are asked between them: all are stored at once."""
        given = {seat: (seat, *choices) for seat, *choices in answers}
        together, last = self.match.state.asked_together, answers[-1][0]
        due = together[: together.index(last) + 1] if last in together else ()
        if all(seat in given for seat in due):
            return answers
        found: list[Sequence[object]] = []
        for seat in due:
            found.append(given.get(seat) or (seat, (await self._bot(seat, cut, found)).choice))
        return found

    async def _bot(
        self,
        seat: int,
        cut: dict[int, tuple[int, int]],
        after: Sequence[Sequence[object]] = (),
    ) -> Thought:
        """What the bot at that seat answers, and why; `Stopped` or `NoBot` if it cannot.

        `after` are answers that are not given yet and come before its own; in `cut` it is noted
        if it was asked to answer before it had thought to the end.
        """
        prepared = "" if after else self.prepared()
        self._enough.clear()
        thinks = asyncio.ensure_future(
            _known(prepared)
            if prepared
            else self.thinking.choose(self.match.task(seat, after), self._enough)
        )
        try:
            await self._rest()
            if not (await asyncio.wait((thinks,), timeout=PATIENCE))[0]:
                self._dwell(True)
            thought = await thinks
            self._dwell(False)
            if thought.done < thought.whole:
                cut[seat] = thought.done, thought.whole
            await self._may_go.wait()
            return thought
        except Told:
            raise
        except Exception as error:
            # A mistake in a bot must not be silent, and must not end the match either.
            said = {"message": f"{self.match.plays[seat]} failed", "exception": error}
            asyncio.get_running_loop().call_exception_handler(said)
            raise Stopped("bot_failed", f"the bot gave no answer: {error!r}") from error
        finally:
            thinks.cancel()
            self._dwell(False)

    def _dwell(self, on: bool) -> None:
        if on != self._dwells:
            self._dwells = on
            self.dwells.emit(on)

    async def _rest(self) -> None:
        """Let people follow what is answered on the screen."""
        if (pause := self.pause_ms()) and not self._hurry.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), pause / 1000)


async def _known(choice: str) -> Thought:
    """A bot's answer that was known before, without reasons."""
    return Thought(choice)

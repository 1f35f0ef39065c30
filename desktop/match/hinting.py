"""Hints for whoever is asked: made in the bots' process, for one moment and one pair of eyes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import msgspec
from PySide6.QtCore import QObject, Qt, Signal

from desktop.host import mishaps
from desktop.look.controls import Saying
from desktop.look.rows import Row
from desktop.look.translate import translate
from desktop.match.asking import Asking
from desktop.match.hint_rows import rows
from desktop.match.parts import Parts
from engine.base.errors import Told
from engine.base.people import PERSON
from engine.bots.hints import Hint
from engine.match.match import Match
from engine.rules.agenda import State

type_of_moment = tuple[int, int]
"""The line after which something is asked, and who looks at it."""


class Hinting(QObject):
    """Shows hints on a page as long as the question is open and the same person looks at it."""

    noted = Signal()
    """The match tells now of hints that were not told of before."""

    def __init__(self, page: Parts, asking: Asking) -> None:
        super().__init__(page)
        self._page, self._asking = page, asking
        self._for: type_of_moment | None = None
        self._found: Sequence[Hint] = ()
        self._thinks: asyncio.Task[None] | None = None
        self._agreed: type_of_moment | None = None
        """The line at which all agreed, and who was asked then: a hint comes once their hand is open."""
        page.hints.wanted.connect(self._lead_to)
        page.hints.closed.connect(self._drop)
        # What can be chosen next may need more room than hints leave it, or less.
        page.choosing.changed.connect(lambda: page.arrange() if page.hints.is_open else None)
        # Who leaves the match wants none any more.
        self.destroyed.connect(lambda: self._think_no_more())

    @property
    def _match(self) -> Match:
        return self._page.match

    @property
    def _view(self) -> State | None:
        """What whoever is asked sees of the open question; None where it is not theirs to see."""
        page, match = self._page, self._match
        is_own = page.voice.viewer == match.asked or not match.state.has_secrets
        return page.choosing.state if is_own and page.looked is None else None

    @property
    def _now(self) -> type_of_moment:
        return self._match.revision, self._page.voice.viewer

    def ask(self) -> None:
        """Give a hint, or lead to it; several persons agree first that there are any."""
        page, match = self._page, self._match
        if not page.choosing.is_open:
            if page.viewer.together:
                self._say_why_not(
                    lambda: translate(
                        "Hints", "While several people answer with keys, there are no hints."
                    )
                )
            elif page.looked is None and match.asked >= 0 and match.plays[match.asked] != PERSON:
                name = page.voice.people[match.asked]
                page.notice.tell(
                    lambda: translate("Hints", "{name} is asked now: hints are for people.").format(
                        name=name
                    )
                )
            return
        if page.hints.is_open:
            self._take_focus()
        elif not match.may_hint:
            page.agreement.ask(
                lambda voice: translate(
                    "MatchPage",
                    "Allow hints from here on? This needs the agreement of {names}.",
                ).format(names=voice.names(match.persons)),
                match.persons,
                page.voice,
                self._agree,
            )
        else:
            self._give_or_say_why_not()

    def give_agreed(self) -> None:
        """A hand has been opened: give its hint, if all have agreed to that meanwhile."""
        if self._page.notice.about is self:
            # That there was none before is of no use any more.
            self._page.notice.hide()
        still = self._agreed == (self._match.revision, self._match.asked)
        if still and self._page.choosing.is_open and self._view is not None:
            self._begin()

    def give(self, found: Sequence[Hint]) -> None:
        """Show what was found for the open question."""
        self._for, self._found = self._now, found
        self._tell()

    def follow(self) -> None:
        """The page shows something: hints are for the question and the eyes that they were made for."""
        if self._for is None:
            return
        if self._for != self._now or self._match.is_over:
            self._page.hints.put_away()
        else:
            self._tell()

    # -- inside --------------------------------------------------------------------

    def _agree(self, seats: tuple[int, ...]) -> None:
        if not self._note(lambda: self._match.agree_to_hints(seats)):
            return
        self._agreed = self._match.revision, self._match.asked
        if self._page.choosing.is_open:
            self._give_or_say_why_not()

    def _give_or_say_why_not(self) -> None:
        if self._view is not None:
            self._begin()
        else:
            self._say_why_not(
                lambda: translate(
                    "Hints", "A hint knows your hand: look at your hand first (Ctrl+H)."
                )
            )

    def _say_why_not(self, told: Saying) -> None:
        self._page.notice.tell(told, about=self)

    def _begin(self) -> None:
        self._agreed = None
        if not self._note(self._match.note_hint):
            return
        self._for, self._found = self._now, ()
        self._thinks = asyncio.ensure_future(self._think(self._match.hint_task()))
        self._thinks.add_done_callback(mishaps.heard)
        self._tell()
        self._take_focus()

    def _note(self, do: Callable[[], object]) -> bool:
        """Write down what the log tells of hints; whether that went."""
        before = self._match.revision
        try:
            do()
        except Told as error:
            self._asking.stuck.emit(error)
            return False
        if self._match.revision != before:
            # What is asked stays, but the match is another one since it was.
            self._asking.ask_again()
            self.noted.emit()
        return True

    async def _think(self, task: Sequence[str]) -> None:
        from engine.bots.worker import hint

        moment = self._for
        try:
            told = await self._asking.thinking.ask(hint, *task)
        except Exception as error:
            self._page.hints.put_away()
            if not isinstance(error, Told):
                raise
            self._asking.stuck.emit(error)
            return
        if self._for == moment == self._now:
            self.give(msgspec.json.decode(told, type=list[Hint]))

    def _tell(self) -> None:
        page, view = self._page, self._view
        if view is None:
            return
        made = [Row(translate("Hints", "Looking for the best answers …"), kind="quiet")]
        if self._found:
            gathering = page.choices.gathering
            cards = gathering.cards if gathering.is_open else ()
            none = (page.game.hand.enough,) if gathering.may_give_none else ()
            known = {*page.choosing.ways.values(), *page.choices.numbers, *cards, *none}
            made = list(rows(view, self._found, page.voice, page.game, known))
        page.hints.tell(page.voice.people[self._match.asked], made)
        page.arrange()

    def _take_focus(self) -> None:
        self._page.beside.show_news()
        self._page.hints.take_focus()

    def _drop(self) -> None:
        self._for, self._found = None, ()
        self._think_no_more()
        self._lead_back()

    def _think_no_more(self) -> None:
        if self._thinks is not None:
            self._thinks.cancel()
            self._thinks = None

    def _lead_back(self) -> None:
        """Whoever had the hint before them has the question again, even where other news lie."""
        page = self._page
        had_focus = page.hints.isAncestorOf(page.focusWidget())
        if page.beside.is_low and page.hints.isVisible():
            page.beside.show_question()
        if had_focus:
            page.take_focus()

    def _lead_to(self, text: str) -> None:
        """The answer is begun as far as it can be taken back by a press, and its end is marked."""
        page = self._page
        way = next((way for way, it in page.choosing.ways.items() if it == text), ())
        page.beside.show_question()
        if way:
            page.choosing.take(way[:-1])
            page.choosing.point(way[-1])
        page.take_focus()
        page.choices.fill_in(text)
        if page.choices.gathering.is_open:
            self._pick(text)

    def _pick(self, text: str) -> None:
        """The cards of an answer lie picked, or the keyboard is at the way to give none."""
        choices = self._page.choices
        choices.gathering.pick_first(
            next(it.answers for it in self._found if it.answers[0] == text)
        )
        if not choices.gathering.run:
            choices.picks.none.setFocus(Qt.FocusReason.OtherFocusReason)

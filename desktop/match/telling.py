"""What an answer brought, on the page: gone through over the board, or told beside it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from desktop.match.asking import Asking
from desktop.match.news import News
from desktop.match.parts import Parts
from desktop.scene.motion import Change, Motion
from engine.match.entry import Entry
from engine.record.lines import Answer
from engine.rules.agenda import CHANCE

STAGES = "stages"
"""Why the bots wait: somebody looks at a card, or at what a day brought."""


class Progress(NamedTuple):
    """How far somebody has gone through what the last answer brought."""

    revision: int
    left: int
    """Scenes that are left."""
    row: int
    """Rows of the first of these that have been gone through."""
    own: bool = False
    """Whether all have gone through what all may know, and these are what one alone may see."""


class Telling(QObject):
    """Leads through the scenes of a page, and has the rest told beside the board."""

    progressed = Signal(object)
    """How far somebody has gone through what the last answer brought: a `Progress`."""
    told_in_rows = Signal(bool)
    """Whether the end of a day shall be told row by row from now on."""

    def __init__(self, page: Parts, asking: Asking, news: News, *, in_rows: bool) -> None:
        super().__init__(page)
        self._page, self._asking, self._news = page, asking, news
        self.in_rows = in_rows
        """Whether the end of a day is told over the board, row by row."""
        self.change = Change.NEWS
        """How the board comes to the scenes that are gone through."""
        self._own = False
        """Whether what one alone may see is gone through."""
        self._begun: Sequence[Entry] = ()
        """What is still to be told of, once the scenes have been gone through."""
        page.scenes.passed.connect(self.tell_progress)
        for plate in page.scenes.plates:
            plate.hurried.connect(lambda: self._tell_in_rows(on=False))
        page.settled.in_rows.clicked.connect(lambda: self._tell_in_rows(on=True))

    @property
    def is_wanted(self) -> bool:
        """Whether somebody goes through what happened before bots play on."""
        match = self._page.match
        has_bots = len(match.persons) < len(match.plays)
        is_in_haste = has_bots and (self._asking.is_hurried or not self._asking.pause_ms())
        return self.in_rows and bool(match.persons) and not is_in_haste

    def begin(
        self,
        new: Sequence[Entry],
        change: Change,
        progress: Progress | None,
        *,
        with_cards: bool,
        own_only: bool,
    ) -> bool:
        """Go through what is new, scene by scene, if that is wanted; whether there is anything.

        From where somebody was, if `progress` says so; with `own_only` what others may not see.
        """
        page = self._page
        if not new or not self.is_wanted:
            return False
        self.change = change
        has_begun = page.scenes.begin(
            new,
            page.voice,
            is_moving=Motion.usual > 0,
            with_cards=with_cards,
            own_only=own_only,
            progress=(progress.left, progress.row) if progress is not None else None,
        )
        if has_begun:
            # It may lie over what is told of now.
            page.headline.hide()
            self._own = own_only
            self.tell_progress()
            self._asking.hold(STAGES, True)
        return has_begun

    def begin_again(self, entry: Entry) -> bool:
        """Go once more through what ended in an entry; whether anything did."""
        page, self.change = self._page, Change.JUMP
        has_begun = page.scenes.begin(
            [entry], page.voice, is_moving=Motion.usual > 0, with_cards=False, is_again=True
        )
        if has_begun:
            page.settled.put_away()
            self._asking.hold(STAGES, True)
        return has_begun

    def show(self, change: Change | None = None) -> None:
        """Show the table as it stood at the scene that is gone through; nothing is asked there."""
        page, scenes = self._page, self._page.scenes
        view = scenes.state.view(page.voice.viewer)
        change = change or self.change
        # What does not come step by step stands as all that happened left it.
        events = scenes.take_events(is_all=change == Change.JUMP)
        page.choosing.close()
        page.board.light(scenes.thing)
        page.board.show_state(view, page.voice, CHANCE, change, events)
        page.hand.show_state(view, page.voice)

    def tell(self, entries: Sequence[Entry]) -> None:
        """Say what began in these entries, once what ended in them has been gone through."""
        self._begun = entries if self._page.scenes.is_open else ()
        if not self._begun:
            self._news.tell(entries, self._page.voice)

    def tell_rest(self) -> None:
        """Say what began in the entries that have been gone through."""
        begun, self._begun = self._begun, ()
        self._news.tell(begun, self._page.voice)

    def tell_beside(self, entries: Sequence[Entry], news: Collection[int]) -> None:
        """Tell beside the board what ended in these lines, where nobody goes through it over it."""
        if not self.is_wanted:
            for entry in entries:
                if entry.number in news:
                    self._news.settle(entry, self._page.voice)

    def tell_missed(self) -> None:
        """Who has had enough of the scenes reads beside the board what was still to come."""
        if not self.in_rows:
            for scene in self._page.scenes.missed:
                self._news.settle(scene.entry, self._page.voice)

    def drop(self) -> None:
        """Go through nothing more: it is about a match that has changed."""
        self._page.scenes.drop()
        self._own = False
        self._asking.hold(STAGES, False)

    def let_go(self) -> None:
        """Bots play on unless something that was set aside is still to be gone through."""
        self._asking.hold(STAGES, self._page.scenes.is_due)

    def tell_progress(self) -> None:
        """Say how far somebody has gone, for when they come back."""
        page = self._page
        self.progressed.emit(Progress(page.match.revision, *page.scenes.progress, self._own))

    def _tell_in_rows(self, *, on: bool) -> None:
        self.in_rows = on
        self.told_in_rows.emit(on)


def last_lines(entries: Sequence[Entry]) -> list[int]:
    """The lines of the last answer and of what came of it; at first those of the set-up."""
    answers = [at for at, entry in enumerate(entries) if isinstance(entry.line, Answer)]
    return [entry.number for entry in entries[answers[-1] if answers else 0 :]]

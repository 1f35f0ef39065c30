"""What an answer brought, scene by scene: the board stands as it stood then until somebody goes on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QObject, QPoint, QRect, Signal
from PySide6.QtWidgets import QWidget

from desktop.boards.contract import Board, Play, Reveal, Settlement
from desktop.look.voice import Voice
from desktop.match.plate import Plate
from desktop.match.revealed_card import RevealedCard
from desktop.match.stages import Stages
from engine.match.entry import Entry
from engine.match.match import Match
from engine.rules.agenda import PUBLIC, Event, State


class Scene(NamedTuple):
    """A card that was turned up, or what something that ended has brought."""

    entry: Entry
    shown: Reveal | Settlement


@dataclass
class Course:
    """Scenes that are gone through, and how far."""

    entries: Sequence[Entry]
    left: list[Scene]
    is_moving: bool
    """Whether what has ended is told row by row."""
    with_cards: bool
    is_again: bool
    """Whether the board showed all that happened before."""
    own_only: bool
    """Whether all have gone through what all may know."""
    row: int = 0
    """Where in the scene somebody is that is told row by row."""
    seen: int = 0
    """So many events the board has shown."""

    @property
    def events(self) -> list[Event]:
        """All that happened, in order."""
        return [event for entry in self.entries for event in entry.events]


class Scenes(QObject):
    """Goes through scenes on a board; `game` is on its page."""

    turned = Signal()
    """The board shall be shown as it stood then."""
    closed = Signal()
    """Everything has been gone through."""
    passed = Signal()
    """Somebody has gone on."""

    def __init__(
        self, game: Play[State], match: Match, board: Board[State], stages: Stages
    ) -> None:
        super().__init__(stages)
        self._game, self._match, self._board = game, match, board
        assert isinstance(board, QWidget)
        self.stages, self.card = stages, RevealedCard(board)
        self._course: Course | None = None
        self._aside: Course | None = None
        self._over: Course | None = None
        self.missed: Sequence[Scene] = ()
        """What came after the scene that was put away."""
        self._voice: Voice | None = None
        stages.turned.connect(self._turn)
        for plate in self.plates:
            plate.closed.connect(self._next)
            plate.left.connect(self.put_away)
            plate.in_sight = self._in_sight
        self.card.near = self._near

    @property
    def plates(self) -> tuple[Plate, ...]:
        """What can lie over the board."""
        return self.stages, self.card

    @property
    def plate(self) -> Plate | None:
        """What lies over the board now."""
        return next((plate for plate in self.plates if plate.is_open), None)

    @property
    def is_open(self) -> bool:
        """Whether a scene is shown."""
        return self._course is not None

    @property
    def is_due(self) -> bool:
        """Whether somebody is still to go through something, perhaps after a look elsewhere."""
        return self._course is not None or self._aside is not None

    @property
    def left(self) -> Sequence[Scene]:
        """The scene that is shown, and those after it."""
        return self._course.left if self._course is not None else ()

    @property
    def progress(self) -> tuple[int, int]:
        """How many scenes are left, and how many rows of the first have been gone through."""
        course = self._course or self._aside
        return (len(course.left), course.row) if course is not None else (0, 0)

    # -- going through -------------------------------------------------------------

    def begin(
        self,
        entries: Sequence[Entry],
        voice: Voice,
        *,
        is_moving: bool,
        with_cards: bool = True,
        is_again: bool = False,
        own_only: bool = False,
        progress: tuple[int, int] | None = None,
    ) -> bool:
        """Go through what these entries brought, if there is anything; whether there is.

        From where somebody came, if `progress` says so; with `own_only` what others may not see.
        Where nothing shall move, what has ended is told at once.
        """
        scenes = self._scenes(entries, voice, with_cards=with_cards, own_only=own_only)
        left, row = progress if progress is not None else (len(scenes), 0)
        scenes = scenes[len(scenes) - left :]
        if not scenes:
            return False
        course = Course(entries, scenes, is_moving, with_cards, is_again, own_only, row)
        self._course, self._voice = course, voice
        self._tell()
        return True

    def _scenes(
        self, entries: Sequence[Entry], voice: Voice, *, with_cards: bool, own_only: bool
    ) -> list[Scene]:
        found = []
        for entry in entries:
            state = self._match.state_at(entry.number).view(voice.viewer)
            events = entry.events
            if own_only:
                events = [event for event in events if not event.is_for(PUBLIC)]
            cards = (self._game.reveal(event, state, voice) for event in events)
            found += [Scene(entry, card) for card in cards if card is not None and with_cards]
            if own_only:
                continue
            settlement = self._game.settlement(events, state, voice)
            if settlement is not None:
                found.append(Scene(entry, settlement))
        return found

    def tell_again(self, voice: Voice) -> None:
        """Go on in other words."""
        course = self._course
        if course is not None:
            self._voice = voice
            scenes = self._scenes(
                course.entries, voice, with_cards=course.with_cards, own_only=course.own_only
            )
            course.left = scenes[-len(course.left) :]
            self._tell()

    def _tell(self) -> None:
        assert self._course is not None and self._voice is not None
        shown = self._course.left[0].shown
        if isinstance(shown, Reveal):
            self.stages.drop()
            self.turned.emit()
            self.card.tell(shown, self._voice)
            self.card.take_focus()
        else:
            self.card.drop()
            # Told from where it is: each row that is told says how far that is.
            at, moving = self._course.row, self._course.is_moving
            self.stages.tell(shown, self._voice, at=at, is_moving=moving)
            self.stages.take_focus()

    def _turn(self) -> None:
        if self._course is not None:
            is_further = self.stages.at > self._course.row
            self._course.row = self.stages.at
            self.turned.emit()
            if is_further:
                self.passed.emit()

    def _next(self) -> None:
        if self._course is None:
            return
        del self._course.left[0]
        self._course.row = 0
        if self._course.left:
            self._tell()
            self.passed.emit()
        else:
            self._close()

    def put_away(self) -> bool:
        """Go through nothing more; whether there was something."""
        was_open = self._course is not None
        if was_open:
            self._close()
        return was_open

    def _close(self) -> None:
        self.missed = self.left[1:]
        self._over, self._course = self._course, None
        for plate in self.plates:
            plate.drop()
        self.passed.emit()
        self.closed.emit()

    def drop(self) -> None:
        """Make way without a word: it is about a match that has changed."""
        self._course = self._aside = None
        for plate in self.plates:
            plate.drop()

    def set_aside(self) -> None:
        """Somebody looks elsewhere: what is left waits until `take_up`."""
        self._aside, self._course = self._course, None
        for plate in self.plates:
            plate.drop()

    def leave_moment(self) -> None:
        """Another earlier moment is looked at: what was told of the one before is left."""
        self._course = None
        for plate in self.plates:
            plate.drop()

    def take_up(self) -> bool:
        """Go on where it was set aside; whether there is something."""
        self._course, self._aside = self._aside, None
        for plate in self.plates:
            plate.drop()
        if self._course is not None:
            self._tell()
        return self.is_open

    def take_focus(self) -> None:
        """The keyboard goes to the way on."""
        if self.plate is not None:
            self.plate.take_focus()

    # -- the board meanwhile -------------------------------------------------------

    @property
    def last_event(self) -> Event | None:
        """The last of what has happened up to here; None if the scene does not say."""
        shown = self.left[0].shown if self.left else None
        return shown.event if isinstance(shown, Reveal) else self.stages.last_event

    @property
    def thing(self) -> str:
        """What on the board the scene is about now; empty if it is nothing."""
        shown = self.left[0].shown if self.left else None
        if isinstance(shown, Reveal):
            return shown.thing
        line = self.stages.line
        return line.thing if line is not None else ""

    @property
    def state(self) -> State:
        """The situation as it stood then."""
        number, event = self.left[0].entry.number, self.last_event
        if event is None:
            return self._match.state_at(number)
        return self._match.state_as_of(number, event)

    def take_events(self, *, is_all: bool = False) -> Sequence[Event]:
        """What happened up to here and was not asked for before, or all of it."""
        course, event = self._course, self.last_event
        if course is None or event is None:
            return ()
        events = course.events
        end = _end(events, event)
        since, course.seen = course.seen, max(course.seen, end)
        return events[:end] if is_all else events[since:end]

    def up_to_here(self, entries: Sequence[Entry]) -> Sequence[Entry]:
        """A log as far as the board shows it; all of it where nothing new is gone through."""
        course, event = self._course, self.last_event
        if course is None or course.is_again:
            return entries
        now = course.left[0].entry
        events = now.events[: _end(now.events, event)] if event is not None else now.events
        before = [entry for entry in entries if entry.number < now.number]
        return [*before, now._replace(events=events)]

    def last_events(self) -> Sequence[Event]:
        """What happened after the scene that was shown last."""
        over = self._over
        return over.events[over.seen :] if over is not None and not over.is_again else ()

    def _in_sight(self) -> list[QRect]:
        shown = self.left[0].shown if self.left else None
        things: tuple[str, ...] = ()
        if isinstance(shown, Reveal):
            things = (shown.thing,)
        elif shown is not None:
            things = (*(line.thing for line in shown.lines if line.thing), *shown.in_sight)
        areas = (self._board.area_of(thing) for thing in things)
        return [area for area in areas if not area.isEmpty()]

    def _near(self) -> QPoint | None:
        area = self._board.area_of(self.thing)
        return area.center() if not area.isEmpty() else None


def _end(events: Sequence[Event], last: Event) -> int:
    """How many events there are up to that one."""
    return next(at for at, each in enumerate(events, 1) if each is last)

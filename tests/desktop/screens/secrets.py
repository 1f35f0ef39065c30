"""The sweep of secrets: whatever a viewer may not know is exchanged, and every screen stays equal."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from desktop import boards
from desktop.boards.contract import ScoreForm
from desktop.look.page import Page
from desktop.look.voice import voice_of
from desktop.match.page import MatchPage
from desktop.match.thinking import Thinking
from desktop.scene.piece import Piece
from desktop.score.page import ScorePage
from desktop.score.paper.filled import sheet
from desktop.sheet.page import SheetPage
from engine.match.match import Match
from engine.record.lines import PERSON, Answer
from engine.record.record import Player, Record
from engine.rules import game as games
from engine.rules.agenda import NOBODY, PUBLIC
from engine.rules.chance import Sampler
from engine.rules.game import Game
from engine.store.sheets import Sheets
from tests.desktop.screens.reading import read

NAMES = ("Anna", "Ben", "Cleo", "Dana", "Emil", "Frieda", "Gustav", "Hanna", "Ida")
SEED = "7F3A91C2"
SIZE = (1280, 800)
LINES = 250
"""After so many lines a match has shown what it has; each screen reads its whole log."""
ENDED = 4
"""At every so many-th moment people end the match."""
ROUNDING = 2
"""Of 255: so far apart edges between pixels are drawn that lie at the same place."""
SETTLED = 4
"""So many rounds of the loop, and everything has its place."""


class Screen(NamedTuple):
    """A screen at a moment: what is seen, what is read out, and what a copy gives."""

    name: str
    texts: tuple[str, ...]
    picture: QImage


class Moment(NamedTuple):
    """A match before one of its answers, and that answer."""

    number: int
    """How many lines the match has."""
    seat: int
    choices: tuple[str, ...]


def played(game: str, seats: int, bots: int, dice: random.Random) -> Match:
    """A match that was answered by lot, up to its end if it is short; the first seats are bots'."""
    made = games.load(game)
    players = [
        Player(name, "bot:random" if seat < bots else PERSON)
        for seat, name in enumerate(NAMES[:seats])
    ]
    match = Match.new(made, made.setup(seats), players, SEED)
    while match.asked != NOBODY and len(match.lines) < LINES:
        match.answer(match.asked, dice.choice(match.view(match.asked).legal_actions()))
    return match


def moments(match: Match, most: int, dice: random.Random) -> list[Moment]:
    """The match before some of its answers, by lot: as many of each kind.

    A kind is whether they were given in secret, and whether they could have looked at their hand.
    """
    found: dict[tuple[bool, bool], list[Moment]] = {}
    for number, line in enumerate(match.lines):
        if isinstance(line, Answer):
            state = match.state_at(number)
            secret = state.seen(state.find(line.choices[0]), PUBLIC) != line.choices[0]
            kind = (secret, state.may_peek)
            found.setdefault(kind, []).append(Moment(number, line.seat, line.choices))
    share = max(1, most // len(found))
    return sorted(it for some in found.values() for it in dice.sample(some, min(len(some), share)))


def up_to(match: Match, number: int) -> Match:
    """The same match after so many lines."""
    return Match.resume(Record(match.header, tuple(match.lines[:number])), match.game)


def exchanged(match: Match, viewer: int, dice: random.Random) -> Match:
    """The same match, in which what the viewer may not know is otherwise by lot."""
    other = Match.resume(match.record(), match.game)
    other.history.now.state = match.state.view(viewer).fill(Sampler(dice).pick)
    return other


def ended(match: Match) -> Match:
    """The same match, which its people have ended here."""
    other = Match.resume(match.record(), match.game)
    other.history.now.state = match.state
    other.end(other.persons)
    return other


def alike(match: Match, other: Match, moment: Moment, viewer: int) -> list[str]:
    """The answers in the other match that look to the viewer like the moment's in the match."""
    if len(moment.choices) > 1:
        return []
    seen = match.state.seen(match.state.find(moment.choices[0]), viewer)
    actions = other.state.legal_actions()
    return [str(action) for action in actions if other.state.seen(action, viewer) == seen]


def looks_the_same(match: Match, other: Match, viewer: int) -> bool:
    """Whether the viewer knows the same of both matches."""
    same = match.state.view(viewer).text() == other.state.view(viewer).text()
    return same and match.log(viewer) == other.log(viewer)


class Sweep:
    """Looks at a match page through each pair of eyes, and at what differs."""

    def __init__(
        self, game: str, persons: int, bots: int, thinking: Thinking, sheets: Sheets
    ) -> None:
        self._sheets = sheets
        self._dice = random.Random(5)
        self._match = played(game, persons + bots, bots, self._dice)
        self._play = boards.play(game)
        self.page = MatchPage(up_to(self._match, 0), "Friday", thinking, lambda: 0)
        self.page.resize(*SIZE)
        self.page.show()
        self.moved: list[tuple[QImage, tuple[float, float]]] = []
        """What was set into motion, and where it goes."""
        self.seen = set[tuple[int, str]]()
        """Who has looked at which screen."""
        self._has_counted = False

    def watch(self, piece: Piece, end: QPointF) -> None:
        """Something is set into motion."""
        area = piece.boundingRect()
        picture = QImage(area.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(0)
        painter = QPainter(picture)
        painter.translate(-area.topLeft())
        piece.draw(painter)
        painter.end()
        self.moved.append((picture, end.toTuple()))

    def close(self) -> None:
        """Take the page away."""
        self.page.close()
        self.page.deleteLater()

    def differences(self, most: int) -> Iterator[str]:
        """The screens at some moments that tell what their viewer may not know."""
        if boards.has(self._match.game.name, "score"):
            yield from self._at_first()
        for number, moment in enumerate(moments(self._match, most, self._dice)):
            match = up_to(self._match, moment.number)
            for viewer in self._viewers(match):
                dice = random.Random(self._dice.random())
                other = exchanged(match, viewer, dice)
                at = f"{moment.number} lines, viewer {viewer}"
                yield from self._compared(at, match, other, viewer)
                if number % ENDED == 1:
                    yield from self._compared(f"{at}, ended", ended(match), ended(other), viewer)
                if answers := alike(match, other, moment, viewer):
                    after = up_to(self._match, moment.number)
                    after.answer(moment.seat, *moment.choices)
                    other.answer(moment.seat, dice.choice(answers))
                    if looks_the_same(after, other, viewer):
                        yield from self._on_both(
                            f"{at}, answered", after, other, viewer, whole=False
                        )

    def _at_first(self) -> Iterator[str]:
        """The calculator before anything lies face down, when it has a sheet to print."""
        lines = self._match.lines
        number = next(at for at, line in enumerate(lines) if isinstance(line, Answer))
        match = up_to(self._match, number)
        viewer = next(iter(self._viewers(match)))
        both = match, exchanged(match, viewer, random.Random(5))
        form = boards.score(match.game.name).of
        pages = [self._counted(it.game, form(it, viewer)) for it in both]
        yield from self._told("at first", pages, viewer)

    def flights(self, most: int) -> tuple[list[str], int]:
        """The answers whose pictures tell one person something on their way; how many flew."""
        found, flown = [], 0
        for moment in moments(self._match, most, self._dice):
            match = up_to(self._match, moment.number)
            (viewer,) = match.persons
            other = exchanged(match, viewer, self._dice)
            if not (answers := alike(match, other, moment, viewer)):
                continue
            seen = self._flown(match, moment.seat, moment.choices)
            might = self._flown(other, moment.seat, (self._dice.choice(answers),))
            flown += len(seen)
            if looks_the_same(match, other, viewer) and seen != might:
                found.append(f"after {moment.number} lines")
        return found, flown

    def _flown(
        self, match: Match, seat: int, choices: Sequence[str]
    ) -> list[tuple[QImage, tuple[float, float]]]:
        """The pictures that move by an answer, each with where it goes."""
        page = self.page
        page.match.history = match.history
        page.refresh()
        page.show_moment(0)
        page.show_now()
        self.moved.clear()
        page.asking.changed.emit(page.match.answer(seat, *choices))
        match.history = page.match.history
        return list(self.moved)

    def _viewers(self, match: Match) -> Sequence[int]:
        """Whose eyes look: one person's, or everybody's and those behind the curtain."""
        if len(match.persons) == 1:
            return match.persons
        looks = match.state.is_private or match.state.may_peek
        return (PUBLIC, match.asked) if looks else (PUBLIC,)

    def _compared(self, at: str, one: Match, other: Match, viewer: int) -> Iterator[str]:
        # One after the other: both are shown on the same page. What lies on other pages comes after
        # that, since a window that was shown meanwhile has Qt smooth the letters otherwise.
        both = (one, other)
        yield from self._on_both(at, one, other, viewer)
        if one.is_over:
            yield from self._told(at, [self._sheet(match) for match in both], viewer)
        if boards.has(one.game.name, "score"):
            forms = [boards.score(match.game.name).of(match, viewer) for match in both]
            # The calculator knows nothing but its form: whether it is the same twice, too, is seen once.
            if pickle.dumps(forms[0]) != pickle.dumps(forms[1]) or not self._has_counted:
                self._has_counted = True
                yield from self._told(at, [self._counted(one.game, form) for form in forms], viewer)

    def _on_both(
        self, at: str, one: Match, other: Match, viewer: int, whole: bool = True
    ) -> Iterator[str]:
        pair = [self._on_page(match, viewer, whole) for match in (one, other)]
        yield from self._told(at, pair, viewer)

    def _told(self, at: str, pair: Sequence[Iterator[Screen]], viewer: int) -> Iterator[str]:
        as_it_is, as_it_might_be = map(list, pair)
        for screen, twin in zip(as_it_is, as_it_might_be, strict=True):
            yield from self._difference(at, screen, twin, viewer)

    def _difference(self, at: str, screen: Screen, twin: Screen, viewer: int) -> Iterator[str]:
        self.seen.add((viewer, screen.name))
        if Counter(screen.texts) != Counter(twin.texts):
            said = [*(Counter(screen.texts) - Counter(twin.texts))]
            might = [*(Counter(twin.texts) - Counter(screen.texts))]
            yield f"{at}: {screen.name} says {said}, and might say {might}"
        if apart(screen.picture, twin.picture) > ROUNDING:
            yield f"{at}: {screen.name} looks different"

    # -- the screens ---------------------------------------------------------------

    def _sheet(self, match: Match) -> Iterator[Screen]:
        """The sheet before anybody has opened all hands, and what is copied from it."""
        page = SheetPage()
        page.show_result(match, "Friday")
        with laid_open(page):
            yield look_at("sheet", page)
            page.verbs.copy.emit()
            yield Screen("copied sheet", (clipboard(),), QImage())

    def _on_page(self, match: Match, viewer: int, whole: bool) -> Iterator[Screen]:
        """What the page shows first, and as a whole also what is a press away."""
        page = self.page
        # Nothing of what was looked at before is left.
        page.resize(*SIZE)
        page.show_now()
        page.setFocus()
        page.log.look(None)
        page.match.history = match.history
        page.match.looked.clear()
        page.viewer.close()
        page.refresh()
        if match.state.may_peek and viewer == match.asked:
            page.peek()
            yield self._screen("wished curtain")
        if page.is_covered and viewer == match.asked:
            page.curtain.opened.emit()
        # Who had been asked before is no matter of this moment.
        page.headline.hide()
        yield self._screen("curtain" if page.is_covered else "match")
        yield Screen("copied log", (self._copied(),), QImage())
        yield Screen("shelf", (), self._small(match))
        if not whole or page.is_covered or page.viewer.now != viewer:
            return
        page.turn_over()
        yield self._screen("other look")
        page.turn_over()
        page.people.turn()
        yield self._screen("people")
        page.people.put_away()
        earlier = match.log(viewer)[-1].number
        page.show_moment(earlier)
        yield self._screen("earlier moment")
        page.show_now()
        if len(match.persons) > 1 and (offer := match.undo_offer()).kind == "rewind":
            page.ask_rewind(offer.to)
            yield self._screen("agreement")
            page.agreement.hide()

    def _counted(self, game: Game, form: ScoreForm) -> Iterator[Screen]:
        """The calculator as “Score now” fills it, and all that can be taken along from it."""
        page = ScorePage(game, form, self._sheets)
        with laid_open(page):
            yield look_at("score page", page)
            page.verbs.copy.emit()
            yield Screen("copied score", (clipboard(),), QImage())
            if page.settled is not None:
                yield Screen("printed score", tuple(sheet(page.settled).words()), QImage())
            page.kept.keep.emit("Friday")
            # A form that cannot be is not kept.
            for kept in self._sheets.all(game.name):
                yield Screen("kept sheet", (str(kept.document),), QImage())
                page.kept.open.emit(kept)
                yield look_at("kept sheet, opened", page)
                page.kept.delete.emit(kept)

    def _screen(self, name: str) -> Screen:
        QApplication.processEvents()
        self.page.arrange()
        screen = look_at(name, self.page)
        assert self.page.size().toTuple() == SIZE, f"{name} has no room in its window"
        return screen

    def _copied(self) -> str:
        self.page.log.list.copied.emit()
        return clipboard()

    def _small(self, match: Match) -> QImage:
        return self._play.small(match.view(PUBLIC), voice_of(match, "en", PUBLIC))


@contextmanager
def laid_open(page: Page) -> Iterator[None]:
    """A page is shown meanwhile."""
    page.resize(*SIZE)
    # What lies below keeps the keyboard.
    page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    page.show()
    yield
    page.close()
    page.deleteLater()
    # What waits for the test's end is spoken to, and dressed, with all that comes.
    QCoreApplication.sendPostedEvents(page, QEvent.Type.DeferredDelete)


def look_at(name: str, page: QWidget) -> Screen:
    """A page as it is once everything has its place."""
    for _ in range(SETTLED):
        QApplication.processEvents()
    # After another size the board stretches its pieces for a while.
    Piece.waiting = None
    return Screen(name, tuple(sorted(read(page))), page.grab().toImage())


def apart(one: QImage, other: QImage) -> int:
    """How far the colours of two pictures lie apart at most; of another size they are quite others."""
    if one == other:
        return 0
    if one.size() != other.size():
        return 255
    left = one.convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(left)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    parts = bytes(left.constBits())
    return max(max(parts[at::4]) for at in range(3))


def clipboard() -> str:
    """What was copied last."""
    return QGuiApplication.clipboard().text()

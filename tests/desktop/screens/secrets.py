"""The sweep of secrets: whatever a viewer may not know is exchanged, and every screen stays equal."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication

from desktop import boards
from desktop.look.voice import voice_of
from desktop.match.page import MatchPage
from desktop.match.thinking import Thinking
from engine.match.match import Match
from engine.record.lines import PERSON, Answer
from engine.record.record import Player, Record
from engine.rules import game as games
from engine.rules.agenda import NOBODY, PUBLIC
from engine.rules.chance import Sampler
from tests.desktop.screens.reading import read

NAMES = ("Anna", "Ben", "Cleo", "Dana", "Emil", "Frieda", "Gustav", "Hanna", "Ida")
SEED = "7F3A91C2"
SIZE = (1280, 800)
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
    """A match that was answered by lot to its end; the last seats are bots'."""
    made = games.load(game)
    players = [
        Player(name, "bot:random" if seat >= seats - bots else PERSON)
        for seat, name in enumerate(NAMES[:seats])
    ]
    match = Match.new(made, made.setup(seats), players, SEED)
    while match.asked != NOBODY:
        match.answer(match.asked, dice.choice(match.view(match.asked).legal_actions()))
    return match


def moments(match: Match, most: int, dice: random.Random) -> list[Moment]:
    """The match before some of its answers, by lot: half of them those that were given in secret."""
    found: dict[bool, list[Moment]] = {True: [], False: []}
    for number, line in enumerate(match.lines):
        if isinstance(line, Answer):
            state = match.state_at(number)
            secret = state.seen(state.find(line.choices[0]), PUBLIC) != line.choices[0]
            found[secret].append(Moment(number, line.seat, line.choices))
    taken = [dice.sample(some, min(len(some), most // 2)) for some in found.values()]
    return sorted(itertools.chain(*taken))


def up_to(match: Match, number: int) -> Match:
    """The same match after so many lines."""
    return Match.resume(Record(match.header, tuple(match.lines[:number])), match.game)


def exchanged(match: Match, viewer: int, dice: random.Random) -> Match:
    """The same match, in which what the viewer may not know is otherwise by lot."""
    other = Match.resume(match.record(), match.game)
    other._history.now.state = match.state.view(viewer).fill(Sampler(dice).pick)
    return other


def goes_on(match: Match, other: Match, moment: Moment, viewer: int, dice: random.Random) -> bool:
    """Answer in the match as it was, and in the other by what looks the same to the viewer.

    False where no answer does, or more became known by it.
    """
    state, seat = match.state, moment.seat
    if len(moment.choices) > 1:
        return False
    seen = state.seen(state.find(moment.choices[0]), viewer)
    alike = [
        action for action in other.state.legal_actions() if other.state.seen(action, viewer) == seen
    ]
    if not alike:
        return False
    match.answer(seat, *moment.choices)
    other.answer(seat, dice.choice(alike))
    same = match.state.view(viewer).text() == other.state.view(viewer).text()
    return same and match.log(viewer) == other.log(viewer)


class Sweep:
    """Looks at a match page through each pair of eyes, and at what differs."""

    def __init__(self, game: str, persons: int, bots: int, thinking: Thinking) -> None:
        self._dice = random.Random(5)
        self._match = played(game, persons + bots, bots, self._dice)
        self._play = boards.play(game)
        self.page = MatchPage(up_to(self._match, 0), "Friday", thinking, lambda: 0)
        self.page.resize(*SIZE)
        self.page.show()
        self.seen = set[tuple[int, str]]()
        """Who has looked at which screen."""

    def close(self) -> None:
        """Take the page away."""
        self.page.close()
        self.page.deleteLater()

    def differences(self, most: int) -> list[str]:
        """The screens at some moments that tell what their viewer may not know."""
        found: list[str] = []
        for moment in moments(self._match, most, self._dice):
            match = up_to(self._match, moment.number)
            for viewer in self._viewers(match):
                dice = random.Random(self._dice.random())
                other = exchanged(match, viewer, dice)
                at = f"{moment.number} lines, viewer {viewer}"
                found += self._compared(at, match, other, viewer)
                match = up_to(self._match, moment.number)
                if goes_on(match, other, moment, viewer, dice):
                    found += self._compared(f"{at}, answered", match, other, viewer)
                match = up_to(self._match, moment.number)
        return found

    def _viewers(self, match: Match) -> Sequence[int]:
        """Whose eyes look: one person's, or everybody's and those behind the curtain."""
        if len(match.persons) == 1:
            return match.persons
        return (PUBLIC, match.asked) if match.state.is_private else (PUBLIC,)

    def _compared(self, at: str, one: Match, other: Match, viewer: int) -> Iterator[str]:
        # One after the other: both are shown on the same page.
        as_it_is, as_it_might_be = (list(self._screens(match, viewer)) for match in (one, other))
        for screen, twin in zip(as_it_is, as_it_might_be, strict=True):
            self.seen.add((viewer, screen.name))
            if screen.texts != twin.texts:
                said = [*(Counter(screen.texts) - Counter(twin.texts))]
                might = [*(Counter(twin.texts) - Counter(screen.texts))]
                yield f"{at}: {screen.name} says {said}, and might say {might}"
            if screen.picture != twin.picture:
                yield f"{at}: {screen.name} looks different"

    # -- the screens ---------------------------------------------------------------

    def _screens(self, match: Match, viewer: int) -> Iterator[Screen]:
        page = self.page
        # Nothing of what was looked at before is left.
        page.setFocus()
        page.log.look(None)
        page.match._history = match._history
        page.viewer.close()
        page.refresh()
        if page.is_covered and viewer == match.asked:
            page.curtain.opened.emit()
        # Who had been asked before is no matter of this moment.
        page.headline.hide()
        yield self._screen("curtain" if page.is_covered else "match")
        yield Screen("copied log", (self._copied(),), QImage())
        yield Screen("shelf", (), self._small(match))
        if page.is_covered or page.viewer.now != viewer:
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

    def _screen(self, name: str) -> Screen:
        for _ in range(SETTLED):
            QApplication.processEvents()
        return Screen(name, tuple(read(self.page)), self.page.grab().toImage())

    def _copied(self) -> str:
        self.page.log.list.copied.emit()
        return QGuiApplication.clipboard().text()

    def _small(self, match: Match) -> QImage:
        return self._play.small(match.view(PUBLIC), voice_of(match, "en", PUBLIC))

"""What the tests of the drawn board of Outer Earth share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop import boards
from desktop.boards.outer_earth.play.drawn.layout import PLAN, Situation, situation
from desktop.look import translate
from desktop.look.voice import Voice
from desktop.match.choice_rows import ways
from desktop.scene.board import DrawnBoard
from desktop.scene.choosing import Choosing
from desktop.scene.motion import Change
from engine.games.outer_earth.box import BOX
from engine.games.outer_earth.state import OuterEarth
from engine.rules.agenda import Event
from engine.rules.words import load
from tests.desktop.pages import NAMES

SMALLEST = (982, 612)
"""The room for the board in a window of 1280 × 800."""


def voice_of(view: OuterEarth, viewer: int) -> Voice:
    """How the board speaks to a viewer, in the language in use."""
    seats = view.board.seats
    words = load(BOX.name, translate.language())
    return Voice(words, NAMES[:seats], BOX.colours[:seats], viewer)


class Board(DrawnBoard):
    """The drawn board of Outer Earth alone, with its own question."""

    def __init__(self) -> None:
        super().__init__(PLAN, Choosing())
        self.answers: list[str] = []
        self.choosing.answered.connect(lambda texts: self.answers.extend(texts))

    def show_view(
        self,
        state: OuterEarth,
        viewer: int,
        change: Change = Change.NEWS,
        events: Sequence[Event] = (),
    ) -> OuterEarth:
        """Show what a viewer knows, and ask them if it is they who answer."""
        view = state.view(viewer)
        if viewer == view.current_player >= 0:
            self.choosing.ask(view, ways(view, boards.play(BOX.name)), viewer)
        else:
            self.choosing.close()
        self.show_layout(situation(view, voice_of(view, viewer), self.choosing), change, events)
        return view

    @property
    def situation(self) -> Situation:
        """What is shown."""
        assert isinstance(self.layout_shown, Situation)
        return self.layout_shown

    def things(self) -> set[str]:
        """What can be pressed where it lies."""
        return {piece.spot.step for piece in self.stage.pieces.values()}

    def texts(self) -> Iterator[str]:
        """Everything that the board says: names, descriptions, notes and large views."""
        shown = self.situation
        yield from (button.accessibleName() for button in self.reach.buttons.values())
        yield from (button.accessibleDescription() for button in self.reach.buttons.values())
        for thing in sorted(self.things()):
            yield shown.spoken(thing, self.choosing)
            note, large = shown.note_of(thing, ()), shown.large_of(thing, ())
            if note is not None:
                yield from (note.title, *note.lines, note.reason)
            if large is not None:
                yield large.spoken

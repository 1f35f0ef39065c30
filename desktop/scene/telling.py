"""What is told of a thing: a note when the mouse rests on it, and the large view."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QObject, QRectF, QTimer, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from desktop.look import tooltip
from desktop.look.signs import Brought
from desktop.look.translate import translate
from desktop.scene import note
from desktop.scene.choosing import Choosing
from desktop.scene.large import LargeView
from desktop.scene.layout import Layout, Plan
from desktop.scene.pointing import Pointing
from desktop.scene.stage import Stage

REST_MS = 450
"""How long the mouse rests on a thing before its note is shown."""


def in_choice(name: str, answer: str, choosing: Choosing, thing: str) -> str:
    """The name of a thing with what a press does: the answer that it gives, in words, if it does."""
    if thing in choosing.taken:
        return translate("Board", "{thing}, chosen").format(thing=name)
    if answer:
        return f"{name}: {answer}"
    if thing in choosing.next:
        return translate("Board", "{thing}, can be chosen").format(thing=name)
    return name


class Telling(QObject):
    """Tells of one thing at a time, by the situation that it was given last."""

    rested = Signal()
    """The mouse has stayed on a thing."""

    def __init__(
        self, board: QWidget, plan: Plan, choosing: Choosing, stage: Stage, pointing: Pointing
    ) -> None:
        super().__init__(board)
        self._plan, self._choosing = plan, choosing
        self._stage, self._pointing = stage, pointing
        self.large = LargeView(board)
        self.covered: Callable[[], Iterable[QRectF]] = tuple
        """What of the scene nobody sees, for what lies over it."""
        self._large_of = ""
        self._layout: Layout | None = None
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self.rested)

    def take(self, layout: Layout) -> None:
        """Tell of this situation from now on."""
        self._layout = layout

    def rest(self) -> None:
        """The mouse has come to a thing: tell of it if it stays there."""
        self._rest.start()

    def clause_of(self, thing: str) -> str:
        """The clause that a thing is about; empty without one."""
        look = self._layout.note_of(thing, ()) if self._layout is not None else None
        return look.clause if look is not None else ""

    def refused(self, things: Sequence[str]) -> str:
        """Which of the things, topmost first, a refusal is about; else the topmost one."""
        layout, taken = self._layout, self._choosing.taken
        known = (it for it in things if layout is not None and layout.reason(it, taken))
        return next(known, "".join(things[:1]))

    def show_note(self, thing: str, *, wanted: bool = False) -> None:
        """Show the note of a thing beside it, over as little as possible that can be pressed.

        Where it was `wanted`, which is not possible, the note always says why.
        """
        self.drop_note()
        if self._layout is None or not thing:
            return
        look = self._layout.note_of(thing, self._choosing.taken)
        if wanted and (look is None or not look.reason):
            look = look or note.Look(self._layout.spoken(thing, self._choosing), "", ())
            reason, clause = self._layout.asked
            look = look._replace(reason=reason, reason_clause=clause)
        if look is not None and thing.partition(":")[0] in self._plan.large:
            look = look._replace(
                hint=translate("Board", "Press and hold, or press I, to see it large.")
            )
        lying = [piece.spot for piece in self._stage.pieces.values()]
        about = next((spot for spot in lying if spot.step == thing), None)
        if look is not None and about is not None:
            free = [spot for spot in lying if spot.step in self._choosing.next]
            self._pointing.show_note(look, about, free, self.covered())
            tooltip.shows_note(self.close_note)

    def close_note(self) -> bool:
        """Put the note away for whoever has read it; whether one was shown."""
        was_shown = isValid(self) and self._pointing.note is not None
        if was_shown:
            self.drop_note()
        return was_shown

    def brings(self, thing: str) -> list[Brought]:
        """What is sure to come of choosing a thing now; empty where it cannot be chosen."""
        choosing, layout = self._choosing, self._layout
        if not thing or layout is None or layout.state is not choosing.state:
            return []
        taken = choosing.taken if thing in choosing.next else ()
        told = choosing.forecast(*taken, thing)
        return list(layout.brings(told)) if told is not None else []

    def show_prospect(self, thing: str) -> list[Brought]:
        """Show beside a thing what choosing it brings, and what that is."""
        brought = self.brings(thing)
        lying = [piece.spot for piece in self._stage.pieces.values()]
        about = next((spot for spot in lying if brought and spot.step == thing), None)
        if about is None:
            self._pointing.drop_prospect()
            return []
        free = [spot for spot in lying if spot.step in self._choosing.next]
        look = tuple(sign for each in brought for sign in each.signs)
        self._pointing.show_prospect(look, about, free)
        return brought

    def drop_note(self) -> None:
        """Put the note away, and the one that is due, too."""
        self._rest.stop()
        self._pointing.drop_note()

    def show_large(self, thing: str, *, stays: bool) -> None:
        """Show a thing large; without `stays` only as long as the mouse is held."""
        if self._layout is None or not thing:
            return
        look = self._layout.large_of(thing, self._choosing.taken)
        if look is not None:
            self.drop_note()
            self._large_of = thing
            self.large.tell(look, stays=stays)

    def tell_again(self) -> None:
        """Show what is shown large as it is now."""
        if self.large.look is not None:
            self.show_large(self._large_of, stays=True)

    def put_away(self) -> None:
        """Nothing is told any more."""
        self.drop_note()
        self.large.close_view()

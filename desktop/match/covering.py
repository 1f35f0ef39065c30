"""The curtain over a page: closed before whoever is asked in secret, and out of the way after it."""

from __future__ import annotations

from collections.abc import Collection

from desktop.log.steps import undo_text
from desktop.match.parts import Parts
from desktop.match.plates import Plates
from desktop.match.telling import Progress
from engine.rules.agenda import NOBODY


class Covering:
    """Draws the curtain of a page as its viewer needs it, and keeps what is told behind it."""

    def __init__(self, page: Parts, plates: Plates) -> None:
        self._page, self._plates = page, plates
        self.untold: Collection[int] = ()
        """Lines of which some may be seen behind the curtain alone."""
        self.untold_from: Progress | None = None
        """How far somebody had gone through these before they left."""
        self.tried: int | None = None
        """The number that was given before all and cannot be: behind the curtain is said why."""

    def draw(self) -> bool:
        """Have the curtain closed or open, as the question wants it; whether it is closed."""
        page = self._page
        # What all may know is gone through by all, before the curtain falls.
        seat = page.viewer.waits_for if not page.scenes.is_due else NOBODY
        if seat == NOBODY:
            self._open()
        else:
            self._close(seat)
        return seat != NOBODY

    def _open(self) -> None:
        page = self._page
        if page.is_covered:
            page.curtain.seat = NOBODY
            # The keyboard is led on, not left to whatever comes next.
            page.setFocus()
            page.curtain.hide()
        page.stage.show()
        page.look.setEnabled(True)

    def _close(self, seat: int) -> None:
        page, match = self._page, self._page.match
        offer = match.undo_offer()
        undo = undo_text(match, offer, page.voice) if offer.kind == "free" else ""
        if page.curtain.seat == seat:
            page.curtain.tell(seat, undo, page.voice)
            return
        page.curtain.close_for(seat, undo, page.voice, wished=page.viewer.wishes)
        # Hidden first: with both the window would have to grow.
        for part in (page.stage, page.headline):
            part.hide()
        # It keeps its place, and so do all beside it.
        page.look.setEnabled(False)
        page.curtain.show()
        page.curtain.take_focus()

    # -- what is told behind it ------------------------------------------------------

    def keep(self, news: Collection[int]) -> None:
        """What only one of them may see of these lines waits behind the curtain."""
        self.untold = news if self._page.viewer.waits_for != NOBODY else ()

    def take_untold(self) -> tuple[Collection[int], Progress | None]:
        """What waited behind it, and how far somebody had gone through that; it waits no longer."""
        news, self.untold = self.untold, ()
        progress, self.untold_from = self.untold_from, None
        return news, progress

    def try_again(self) -> None:
        """Say what is wrong with the number that was given before all."""
        tried, self.tried = self.tried, None
        if tried is not None:
            self._page.choices.amount.try_number(tried)

    # -- a look at the own hand ------------------------------------------------------

    @property
    def can_peek(self) -> bool:
        """Whether somebody who is asked before all may look at their hand now."""
        page, viewer = self._page, self._page.viewer
        is_hidden = page.is_covered or page.looked is not None or page.scenes.is_open
        if not viewer.may_peek or is_hidden or page.paddles.are_all_in:
            return False
        return bool(viewer.together) or self._plates.asks(page.match.asked)

    @property
    def next_to_peek(self) -> int:
        """Who is asked; of several the first who has not answered."""
        page = self._page
        left = [it for it in page.viewer.together if not page.paddles.has_pressed(it)]
        return left[0] if left else page.match.asked

    def would_close(self, seat: int | None) -> bool:
        """Whether that seat, or with None anybody, looks at their hand now, so that it is closed."""
        page, viewer = self._page, self._page.viewer
        if viewer.guest != NOBODY or viewer.rests != NOBODY:
            return True
        looks = viewer.now in (page.match.asked, *viewer.together)
        return self.can_peek and looks and seat in (None, viewer.now)

"""The curtain over a page: closed before whoever is asked in secret, and out of the way after it."""

from __future__ import annotations

from desktop.log.steps import undo_text
from desktop.match.parts import Parts
from engine.rules.agenda import NOBODY


class Covering:
    """Draws the curtain of a page as its viewer needs it."""

    def __init__(self, page: Parts) -> None:
        self._page = page

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

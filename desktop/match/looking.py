"""Earlier moments on the page: the table as it was; nothing can be played there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from desktop.boards.contract import Moments
from desktop.log.moments import events_since, no_rewind, when
from desktop.look.rows import Row
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.match import asked_rows, heading
from desktop.match.asking import Asking
from desktop.match.parts import Parts
from desktop.scene.motion import Change
from engine.match.entry import Entry
from engine.rules.agenda import State

if TYPE_CHECKING:
    from engine.analysis.analysis import Swing

LOOK = "look"
"""Why the bots wait: somebody looks at an earlier moment."""


class Looking:
    """Turns the page to a moment and back; the log leads, the question makes way."""

    def __init__(self, page: Parts, asking: Asking, moments: Moments[State]) -> None:
        self._page, self._asking, self._moments = page, asking, moments
        self._swing: Swing | None = None
        """The answer of which is told what would have been better."""

    def turn_to(self, number: int, swing: Swing | None = None) -> None:
        """Make the page one that shows the moment after that line, or before an answer."""
        page, self._swing = self._page, swing
        if page.looked is None:
            page.scenes.set_aside()
        elif page.looked != number:
            page.scenes.leave_moment()
        page.looked = number
        self._asking.hold(LOOK, True)
        page.agreement.hide()
        page.headline.hide()
        page.choices.hide()
        page.steps.hide()
        page.happened.show()
        page.beside.show_log()
        page.arrange()

    def turn_back(self) -> None:
        """Make the page one that shows the match as it is."""
        page = self._page
        page.looked = None
        self._asking.hold(LOOK, False)
        page.look_back.hide()
        page.happened.hide()
        page.choices.show()
        page.steps.show()
        page.beside.show_question()
        page.arrange()
        page.log.look(None)

    def show(
        self, entries: Sequence[Entry], rows_of: Callable[[Entry], list[Row]], voice: Voice
    ) -> None:
        """Show the moment that the page has turned to, as the reader of these words saw it."""
        page, match, number = self._page, self._page.match, self._page.looked
        assert number is not None
        at = next(at for at, entry in enumerate(entries) if entry.number == number)
        page.choosing.close()
        page.board.light("")
        # What changed is what lies otherwise than a moment before.
        for then in range(max(0, at - 1), at + 1):
            state = match.state_at(entries[then].number).view(voice.viewer)
            known = events_since(entries[: then + 1], page.game.recalls)
            page.board.show_state(state, voice, state.current_player, Change.JUMP, known)
        if at:
            page.board.mark_news()
        page.hand.show_state(state, voice)
        moment = when(match, entries, at, self._moments, voice)
        if self._swing is not None:
            moment = self._show_asked(self._swing, voice)
        else:
            settled = page.game.settlement(entries[at].events, state, voice)
            page.happened.tell(rows_of(entries[at]), is_settled=settled is not None)
        page.look_back.show_moment(
            moment,
            no_rewind(match, number),
            is_first=at == 0,
            is_last=at == len(entries) - 1,
            is_over=match.is_over,
            is_asked=self._swing is not None,
        )
        page.log.look(number)
        page.arrange()

    def _show_asked(self, swing: Swing, voice: Voice) -> str:
        """Show what was asked, with the better answer marked on the board; when that was."""
        page = self._page
        state = page.match.state_at(swing.number - 1).view(voice.viewer)
        page.board.show_state(state, voice, swing.seat, Change.JUMP, ())
        page.board.light(*page.game.steps(state, state.find(swing.better)))
        page.hand.show_state(state, voice)
        page.happened.tell(
            list(asked_rows.rows(page.match, swing, voice, page.game)), is_asked=True
        )
        asked = heading.of_seat(state, swing.seat, voice)
        return translate("Moments", "{when}: {asked}").format(
            when=self._moments.when(state, voice), asked=asked
        )

    def take_focus(self) -> None:
        """The keyboard goes to the log, unless it is at the ways on."""
        focus = QApplication.focusWidget()
        if focus is None or not self._page.look_back.isAncestorOf(focus):
            self._page.log.list.setFocus()

"""Several persons answer in secret before all: the page collects it and turns it over."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QApplication, QLineEdit

from desktop.match.key_pairs import pairs_of
from desktop.match.parts import Parts
from engine.match.entry import Entry
from engine.match.moment import REVEALED
from engine.record.lines import Answer


class Collecting:
    """Has the persons' keys heard while all are asked, and shows at once what all have pressed."""

    def __init__(self, page: Parts) -> None:
        self._page = page
        page.paddles.may_press = self._may_press

    @property
    def is_on(self) -> bool:
        """Whether several persons answer together, or what they answered is on its way."""
        return bool(self._page.viewer.together) or self._page.paddles.is_given

    def ask(self) -> None:
        """Ask those who have not answered, on the page's list."""
        page, match = self._page, self._page.match
        state = match.view(page.voice.viewer)
        if not page.paddles.is_given:
            answers = list(map(str, state.legal_actions()))
            pairs, together = pairs_of(match.persons), state.asked_together
            page.paddles.ask(page.viewer.together, pairs, answers, together, match.revision)
            if page.beside.hides_question and page.looked is None:
                # Nobody presses what is not seen.
                page.beside.show_question()
        page.choices.collect(state, page.voice, match, page.viewer.now)

    def follow(self, entries: Sequence[Entry]) -> None:
        """Go on giving what was pressed, or turn it over; after anything else it is forgotten."""
        match, paddles = self._page.match, self._page.paddles
        if not paddles.is_open:
            return
        answered = sum(isinstance(entry.line, Answer) for entry in entries)
        if paddles.follow(answered, match.state.asked_together, match.revision):
            return
        events = [event for entry in entries for event in entry.events]
        if paddles.is_given and any(REVEALED in event.params for event in events):
            self._turn_over(paddles.begun)
        paddles.forget()

    def forget(self) -> None:
        """Who leaves the page before all have answered finds nothing pressed."""
        if not self._page.paddles.is_given:
            self._page.paddles.forget()

    def _may_press(self) -> bool:
        """Whether the keys of the paddles are meant for them: they are seen, and nothing lies above."""
        app, page = QApplication, self._page
        above = (app.activeModalWidget(), app.activePopupWidget())
        is_on_top = app.activeWindow() in (None, page.window()) and above == (None, None)
        writes = isinstance(page.window().focusWidget(), QLineEdit)
        return is_on_top and not writes and page.choices.paddles.isVisible()

    def _turn_over(self, since: int) -> None:
        """Show what was answered in these lines, now that everybody may know it."""
        page = self._page
        lines = [line for line in page.match.lines[since:] if isinstance(line, Answer)]
        question = lines[0].decision
        told = {line.seat: line.choices[0] for line in lines if line.decision == question}
        words = {text: page.voice.action(question, text) for text in sorted(set(told.values()))}
        page.turned.tell({seat: words[text] for seat, text in told.items()}, page.voice)

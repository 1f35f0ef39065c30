"""Verbs that the bar of a match, or of its sheet, has besides its own: count it, play it again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from desktop.look.folding import WordButton
from desktop.look.translate import speak, translate

if TYPE_CHECKING:
    from desktop.match.page import MatchPage
    from desktop.table.page import TablePage
    from engine.match import Match


def score_now(match: Match, count: Callable[[Match], None]) -> WordButton:
    """Fills the calculator with what lies on the table now."""
    made = WordButton("score_now", "score", 5)

    def say(it: WordButton) -> None:
        now = translate("Window", "Score now")
        it.setText(translate("Window", "Count anew") if match.is_over else now)

    speak(made, say)
    made.clicked.connect(lambda: count(match))
    return made


def play_again(page: MatchPage | TablePage, again: Callable[[Match], None]) -> WordButton:
    """Begins anew where a match ends without a sheet, which has this verb otherwise."""
    made = WordButton("play_again", "play", 10, "primary")
    speak(made, lambda it: it.setText(translate("Window", "Play again")))
    made.clicked.connect(lambda: again(page.match))
    made.setVisible(page.match.is_over)
    page.shown.connect(lambda _: made.setVisible(page.match.is_over))
    return made

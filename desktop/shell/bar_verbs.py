"""The verb that the bar of a match, or of its sheet, has besides its own: count it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from desktop.look.folding import WordButton
from desktop.look.translate import speak, translate

if TYPE_CHECKING:
    from engine.match.match import Match


def score_now(match: Match, count: Callable[[Match], None]) -> WordButton:
    """Fills the calculator with what lies on the table now."""
    made = WordButton("score_now", "score", 5)

    def say(it: WordButton) -> None:
        now = translate("Window", "Score now")
        it.setText(translate("Window", "Recount") if match.is_over else now)

    speak(made, say)
    made.clicked.connect(lambda: count(match))
    return made

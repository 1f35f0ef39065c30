"""What a finished match was found to be, as it is kept beside the match until that goes on."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.analysis.analysis import Analysis, Swing
from engine.base.errors import Told
from engine.match.match import Match


class _Kept(msgspec.Struct):
    revision: int
    analysis: Analysis


def written(analysis: Analysis, match: Match) -> Any:
    """The document."""
    return msgspec.to_builtins(_Kept(match.revision, analysis))


def read(document: Any, match: Match) -> Analysis | None:
    """What the document tells; None if it is damaged, or of a match that has gone on since."""
    try:
        kept = msgspec.convert(document, _Kept)
    except msgspec.ValidationError:
        return None
    lines, seats = len(match.lines), len(match.players)
    looked = kept.analysis.open.looked if kept.analysis.open is not None else ()
    swings = {*kept.analysis.swings, *(it.swing for it in looked if it.swing is not None)}
    numbers = (
        *(it.number for it in kept.analysis.moments),
        *(it.number for it in looked),
        *(it.number for it in swings),
    )
    fits = (
        all(1 <= number <= lines for number in numbers)
        and all(it.chances is None or len(it.chances) == seats for it in kept.analysis.moments)
        and all(it.swing is None or it.swing.number == it.number for it in looked)
        and all(0 <= it.seat < seats for it in swings)
        and all(_can_be(it, match) for it in swings)
    )
    return kept.analysis if fits and kept.revision == match.revision else None


def _can_be(swing: Swing, match: Match) -> bool:
    """Whether the match can have been answered so."""
    asked = match.state_at(swing.number - 1)
    if asked.current_player != swing.seat:
        return False
    view = asked.view(swing.seat)
    try:
        view.place_of(swing.better)
        behind = [hint.behind(view) for hint in swing.hints]
        for hint in swing.hints:
            if hint.denies:
                behind[hint.otherwise].place_of(hint.denies)
    except (Told, IndexError):
        return False
    return True

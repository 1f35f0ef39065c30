"""What has happened last, in words; after a round it is how much changed, and who plays on."""

from __future__ import annotations

from desktop.boards.robinson_crusoe.table.hand_over.contents import Handed
from desktop.look.translate import several, translate
from desktop.table.panels.last_steps import Step
from desktop.table.telling import Telling
from engine.games.robinson_crusoe.state import Robinson

LOOKED_THROUGH = 4
"""So many entries of the log have enough to tell."""


def happened(telling: Telling[Robinson], handed: Handed | None) -> tuple[str, list[Step]]:
    """A title, and the steps below it; a hand-over in short while it is new."""
    if handed is not None:
        return handed.title, _in_short(handed)
    voice, at = telling.voice, telling.looked
    entries = [it for it in telling.match.log() if at is None or it.number <= at]
    steps = [
        Step(voice.event(event), event.clause, entry is entries[-1])
        for entry in entries[-LOOKED_THROUGH:]
        for event in entry.events
    ]
    return translate("Robinson", "Last steps"), steps


def _in_short(it: Handed) -> list[Step]:
    """No more than the lines of a panel: all of it stands on the card that a press opens."""
    changes = len(it.counters) + len(it.people) + len(it.cards)
    told = several(
        changes, translate("Robinson", "1 change"), translate("Robinson", "{count} changes")
    )
    said = (it.nothing or told, it.first)
    return [Step(text, "") for text in said if text]

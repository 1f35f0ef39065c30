"""What has happened last, in words; after a round it is what the round has changed."""

from __future__ import annotations

from desktop.boards.robinson_crusoe.table.last_steps import LINES, Step
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.table.telling import Telling
from engine.games.robinson_crusoe import hand_over
from engine.games.robinson_crusoe.hand_over import ROUND_OVER, HandOver
from engine.lines import Fact

LOOKED_THROUGH = 4
"""So many entries of the log have enough to tell."""


def happened(telling: Telling) -> tuple[str, list[Step]]:
    """A title, and the steps below it."""
    voice, entries = telling.voice, telling.match.log()
    if entries and isinstance(line := entries[-1].line, Fact) and line.name == ROUND_OVER:
        over = hand_over.last(telling.match)
        if over is not None:
            return voice.words.text("hand_over", "title", round=over.round), _changes(over, voice)
    events = [event for entry in entries[-LOOKED_THROUGH:] for event in entry.events]
    steps = [Step(voice.event(event), event.clause) for event in events]
    return translate("Robinson", "Last steps"), steps


def _changes(over: HandOver, voice: Voice) -> list[Step]:
    """What changed in the round that is over, in as many lines as there are."""
    said = [
        voice.words.text("hand_over", event.name, people=voice.people, **event.params)
        for event in over.changes
    ]
    said = said or [voice.words.at("hand_over", "nothing")]
    each = -(-len(said) // LINES)
    return [Step(" · ".join(said[at : at + each]), "") for at in range(0, len(said), each)]

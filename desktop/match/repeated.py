"""What happened several times by one step, said once."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.flow import Event


def said_once(events: Iterable[Event], voice: Voice) -> list[tuple[str, str]]:
    """Each event in words with its clause, in the order of its first time: “… 1 coal (2 ×).”"""
    told = [(voice.event(event), event.clause) for event in events]
    return [
        (_times(text, told.count((text, clause))), clause) for text, clause in dict.fromkeys(told)
    ]


def _times(text: str, count: int) -> str:
    if count == 1:
        return text
    bare = text.removesuffix(".")
    times = translate("Steps", "{event} ({count} ×)").format(event=bare, count=count)
    return times + text[len(bare) :]

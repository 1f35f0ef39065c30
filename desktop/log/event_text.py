"""What happened several times by one step, said once."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.rules.agenda import Event


def said_once(events: Iterable[Event], voice: Voice) -> list[tuple[str, str]]:
    """Each event in words with its clause, in the order of its first time: “… 2 cubes of coal.”"""
    every = list(events)
    told = [(voice.event(event), event.clause) for event in every]
    firsts = dict(zip(reversed(told), reversed(every), strict=True))
    return [
        (_times(firsts[text, clause], text, told.count((text, clause)), voice), clause)
        for text, clause in dict.fromkeys(told)
    ]


def _times(event: Event, text: str, count: int, voice: Voice) -> str:
    if count == 1:
        return text
    if voice.words.has("several", event.name):
        params = {**event.params, "n": count}
        return voice.words.text("several", event.name, people=voice.people, **params)
    bare = text.removesuffix(".")
    times = translate("Steps", "{event} ({count} ×)").format(event=bare, count=count)
    return times + text[len(bare) :]

"""The end of a day of Red Outpost as a table."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.boards.contract import Line, Settlement
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.games.red_outpost.components import WORKERS
from engine.games.red_outpost.state import RedOutpost
from engine.rules.agenda import Event


def settlement(events: Sequence[Event], state: RedOutpost, voice: Voice) -> Settlement | None:
    """What the day that ended among these events brought; `state` is the one after them."""
    day = next((event.params["day"] for event in events if event.name == "day_ends"), None)
    if day is None:
        return None
    seats = range(len(voice.people))
    gained = {(e.params["worker"], e.params["seat"]): e for e in events if e.name == "portrait"}
    lifted = {e.params["seat"]: e for e in events if e.name == "stopped_at_zero"}
    so_far = [0] * len(seats)
    lines = [_portrait(worker, gained, so_far, voice) for worker in WORKERS]
    sums = [
        sum(event.params["points"] for (_, of), event in gained.items() if of == seat)
        + (lifted[seat].params["points"] if seat in lifted else 0)
        for seat in seats
    ]
    vp = voice.words.at("game", "vp")
    together = translate("RedOutpost", "Day total")
    signed = voice.words.signed
    at = next(at for at, event in enumerate(events) if event.name == "day_ends")
    last = events[at - 1] if at else None
    lines.append(Line(together, vp, tuple(map(signed, sums)), "total", event=last))
    if not state.is_terminal:
        now = translate("RedOutpost", "VP now")
        lines.append(Line(now, vp, tuple(str(state.vp[seat]) for seat in seats), "total"))
    notes = [voice.event(event) for event in lifted.values()]
    notes.append(
        translate(
            "RedOutpost", "Whoever has the most discs on a portrait gains or loses its mood in VP."
        )
    )
    title = translate("RedOutpost", "Day {day} is scored").format(day=day)
    heading = ("mood", translate("RedOutpost", "Mood"))
    in_sight = tuple(f"vp:{seat}" for seat in seats)
    return Settlement(title, "RO-5.1", tuple(lines), tuple(notes), heading, in_sight)


def _portrait(
    worker: str, gained: dict[tuple[str, int], Event], so_far: list[int], voice: Voice
) -> Line:
    """What a portrait brought; `so_far` becomes what the seats have with it."""
    rows = [gained.get((worker, seat)) for seat in range(len(voice.people))]
    here = [event for event in rows if event is not None]
    moods = [event.params["mood"] for event in here]
    note, spoken = "–", translate("RedOutpost", "no disc")
    if moods:
        note = voice.words.signed(moods[0])
        spoken = translate("RedOutpost", "mood {mood}").format(mood=note)
    values = tuple(
        voice.words.signed(event.params["points"]) if event is not None else "" for event in rows
    )
    for seat, event in enumerate(rows):
        so_far[seat] += event.params["points"] if event is not None else 0
    return Line(
        voice.words.name("workers", worker),
        note,
        values,
        spoken=spoken,
        picture=f"portraits/{worker}",
        told=tuple(voice.event(event) for event in here),
        so_far=tuple(map(voice.words.signed, so_far)),
        thing=f"portrait:{worker}",
        event=here[-1] if here else None,
    )

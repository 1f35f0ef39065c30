"""A situation on a drawn board, of any game, in lines: what lies where, what is told, what is drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.boards.contract import Play
from desktop.look.voice import Voice
from desktop.match import choice_rows
from desktop.scene import note
from desktop.scene.choosing import Choosing
from desktop.scene.layout import Layout, Plan
from desktop.scene.spot import Spot
from engine.rules.agenda import Event, State
from tests.desktop.screens.outline import Strokes, spelled

FEW = 2
"""Things of a kind that are drawn otherwise, too."""
NUMBERS = (0, 1, 2, 4, 12)
"""Such as may stand in a look."""
SIZES = ((0.5, 1), (1, 0.5), (0.5, 0.5), (0.25, 1), (2, 1), (1, 2), (1, 4))
"""Parts of a thing's width and height."""
MOST_STEPS = 3
"""Steps of an answer that are listed one after the other."""


def laid(spot: Spot) -> str:
    """Where a thing lies, in a line."""
    area = spelled(QRectF(spot.x, spot.y, spot.w, spot.h))
    last = f"{spelled(spot.z)} {spot.step} {spot.group} {spelled(spot.corner)} {spot.halo}"
    return f"{spot.id} {spot.kind} {area} {last}"


def told(it: Layout, choosing: Choosing, events: Sequence[Event]) -> Iterator[str]:
    """What is said of all that lies there, and what flies because of what happened."""
    for thing in dict.fromkeys(spot.step for spot in it.lying(choosing).values() if spot.step):
        # Its words may change; what they tell of may not.
        yield f"{thing} {bool(it.spoken(thing, choosing))} {bool(it.reason(thing, choosing.taken))}"
        large = it.large_of(thing, choosing.taken)
        if large is not None:
            yield f" {large.picture} {large.shape} {len(large.faces)}"
            yield from (f" {part.clause} {part.refuses}" for part in large.sections)
    yield from (f"home {group} {home}" for group, home in it.homes(events).items())
    yield from (f"flight {flight}" for flight in it.flights(events))


def listed(state: State, voice: Voice, board: Play[Any], choosing: Choosing) -> Iterator[str]:
    """What is asked and how it can be answered, in the list beside the board, step by step."""
    while True:
        yield f"asks {choice_rows.prompt(state, voice, board, choosing)}"
        yield from (f"list {name}" for name in choice_rows.lists(voice, board, choosing))
        for row in choice_rows.rows(state, voice, board, choosing, ""):
            signs = " ".join(f"{sign.picture}{sign.text}" for sign in row.signs)
            yield f"{row.kind} {row.key} {row.mark} {row.clause} {row.text}"
            yield from (f"  {said}" for said in (signs, row.more, *row.tip.splitlines()) if said)
        further = next((thing for thing in choosing.next if not choosing.text_of(thing)), None)
        if further is None or len(choosing.taken) == MOST_STEPS:
            return
        choosing.take((*choosing.taken, further))


def looks(it: Layout, choosing: Choosing) -> Iterator[Spot]:
    """What is drawn there, with notes and lights."""
    spots = it.lying(choosing)
    yield from spots.values()
    for thing in dict.fromkeys(spot.step for spot in spots.values() if spot.step):
        look = it.note_of(thing, choosing.taken)
        if look is not None:
            wide, high = note.size(look)
            yield Spot(thing, "note", 0, 0, wide, high, look=look)


def drawn(plan: Plan, spot: Spot, strokes: Strokes, name: str) -> list[str]:
    """The strokes of a drawing in a theme, which is named."""
    strokes.found.clear()
    image = QImage(1700, 1500, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    try:
        plan.draws[spot.kind](painter, QRectF(0, 0, spot.w, spot.h), spot.look)
    except Exception:
        begun = strokes.found.get(None, [])
        for _ in range(begun.count("save") - begun.count("restore")):
            painter.restore()
        raise
    finally:
        painter.end()
    return [f"{spot.kind} {spot.id} {name}", *(f" {it}" for it in strokes.found.get(None, []))]


def one_of_each(
    plan: Plan, spots: Sequence[Spot], strokes: Strokes, name: str
) -> dict[Spot, list[str]]:
    """One of all that are drawn with the same strokes, wherever these go, with its strokes.

    Before them all others that have strokes where none of their kind had any, with these alone.
    """
    chosen: dict[object, tuple[Spot, list[str]]] = {}
    others: list[tuple[Spot, list[str]]] = []
    for spot in {(spot.kind, spot.look, spot.w, spot.h): spot for spot in spots}.values():
        painted = drawn(plan, spot, strokes, name)
        way = (spot.kind, *(line.split()[0] for line in painted[1:]))
        if way in chosen:
            others.append((spot, painted))
        else:
            chosen[way] = (spot, painted)
    met: dict[str, set[str]] = {}
    for spot, painted in chosen.values():
        met.setdefault(spot.kind, set()).update(painted)
    found: dict[Spot, list[str]] = {}
    for spot, (title, *painted) in others:
        new = [line for line in painted if line not in met[spot.kind]]
        if new:
            met[spot.kind].update(new)
            found[spot] = [title, *new]
    return found | dict(chosen.values())


def otherwise(plan: Plan, spots: Iterable[Spot], strokes: Strokes, name: str) -> Iterator[str]:
    """The strokes that come where a few of each kind have another size, or one thing of their looks is other.

    That leads where no table leads soon.
    """
    met: dict[str, set[str]] = {}
    for spot in spots:
        met.setdefault(spot.kind, set()).update(drawn(plan, spot, strokes, name)[1:])
    few: Counter[str] = Counter()
    for spot in spots:
        few[spot.kind] += 1
        for other in varied(spot) if few[spot.kind] <= FEW else ():
            try:
                title, *painted = drawn(plan, other, strokes, name)
            except (ArithmeticError, AttributeError, LookupError, OSError, TypeError, ValueError):
                # There is no such look.
                continue
            if new := [line for line in painted if line not in met[spot.kind]]:
                met[spot.kind].update(new)
                yield from (title, *new)


def varied(spot: Spot) -> Iterator[Spot]:
    """A thing in other sizes, and with something else at each place of its look."""
    for wide, high in SIZES:
        yield spot._replace(id=f"{wide}x{high}", w=spot.w * wide, h=spot.h * high)
    for number, look in enumerate(others(spot.look)):
        yield spot._replace(id=f"{spot.id} otherwise {number}", look=look)


def others(value: object) -> Iterator[object]:
    """What could stand there instead, of the same type."""
    match value:
        case bool():
            yield not value
        case int():
            yield from (number for number in NUMBERS if number != value)
        case str() if value:
            yield ""
        case tuple() if names := getattr(value, "_fields", ()):
            for name, part in zip(names, value, strict=True):
                yield from (value._replace(**{name: it}) for it in others(part))  # type: ignore[attr-defined]
        case (first, *rest):
            yield from ((), (first,), (first, *rest) * 3)
            yield from ((it, *rest) for it in others(first))

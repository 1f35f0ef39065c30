"""What is seen to move besides the pieces: crystals, points and cards that are only counted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from desktop.boards.red_outpost.play.drawn import figures
from desktop.scene.spot import Spot
from desktop.scene.stage import Stage
from engine.games.red_outpost.components import GOODS, LAKE_CARDS, PLACES, SHIP_CARDS, WORKERS
from engine.games.red_outpost.state import RedOutpost
from engine.rules.words import signed


class Flight(NamedTuple):
    """Something that flies from one spot to another, after a delay in lengths of a move."""

    spot: Spot
    start: str
    end: str
    delay: float


def homes(before: RedOutpost, now: RedOutpost) -> dict[str, str]:
    """The spot that new pieces of a group come from, and (`from …`) old ones go to."""
    source = worked_at(before, now)
    found: dict[str, str] = {}
    for good in GOODS:
        found[f"cube:{good}"] = source or f"export:{good}"
        found[f"from cube:{good}"] = f"export:{good}"
    for seat in range(now.board.seats):
        found[f"disc:{seat}"] = found[f"from disc:{seat}"] = f"discs:{seat}"
        found[f"crystal:{seat}"] = found[f"from crystal:{seat}"] = f"crystals:{seat}"
    return found


def worked_at(before: RedOutpost, now: RedOutpost) -> str:
    """The place to which the last worker went; empty if none did."""
    for worker in range(6):
        if now.at[worker] != before.at[worker] or before.upright & ~now.upright & 1 << worker:
            return f"place:{PLACES[now.at[worker]]}"
    used = [worker for worker in range(6) if not now.upright >> worker & 1]
    return f"place:{PLACES[now.at[used[-1]]]}" if used and before.day == now.day else ""


def is_before(one: RedOutpost, other: RedOutpost) -> bool:
    """Whether a situation comes before another one, as after an undo."""
    if one.is_terminal != other.is_terminal:
        return other.is_terminal
    if (one.day, one.phase) != (other.day, other.phase):
        return (one.day, one.phase) < (other.day, other.phase)
    # Within a phase workers are laid down and discs are laid; neither comes back.
    laid, laid_then = sum(one.discs), sum(other.discs)
    return laid < laid_then or one.upright.bit_count() > other.upright.bit_count()


def flights(before: RedOutpost, now: RedOutpost) -> Iterator[Flight]:
    """What flies when one situation follows another; nothing when a step was taken back."""
    if is_before(now, before):
        return
    source = worked_at(before, now)
    if before.day != now.day or now.is_terminal:
        source = ""
    for seat in range(now.board.seats):
        yield from _crystals(before, now, seat, source)
        yield from _points(before, now, seat, source)
    yield from _cards(before.lake_discard, now.lake_discard, "lake", "lake", LAKE_CARDS)
    yield from _cards(before.ship_discard, now.ship_discard, "spaceship", "ship", SHIP_CARDS)


def _crystals(before: RedOutpost, now: RedOutpost, seat: int, source: str) -> Iterator[Flight]:
    mine = f"crystals:{seat}"
    picture = Spot("", "picture", 0, 0, 34, 34, 0, "tokens/crystal")
    given = now.palace[seat] - before.palace[seat]
    for number in range(max(0, given)):
        yield Flight(picture, mine, f"palace:{seat}", 0.6 + 0.2 * number)
    gained = now.crystals[seat] - before.crystals[seat] + given
    for number in range(max(0, gained)):
        start = "wheel" if now.wheel_vp[seat] > before.wheel_vp[seat] else source
        if start:
            yield Flight(picture, start, mine, 0.9 + 0.2 * number)
    if gained < 0 and source and sum(now.gifts) == sum(before.gifts):
        yield Flight(picture, mine, source, 0.6)


def _points(before: RedOutpost, now: RedOutpost, seat: int, source: str) -> Iterator[Flight]:
    gained = now.vp[seat] - before.vp[seat]
    if not gained:
        return
    look = figures.Flying("tokens/vp_star", signed(gained))
    spot = Spot("", "flying", 0, 0, 84, 40, 0, look)
    settled = [row for row in now.settled[len(before.settled) :] if row[2] == seat and row[1] >= 0]
    shipped = [row for row in now.shipped[len(before.shipped) :] if row[0] == seat]
    if settled:
        for number, row in enumerate(settled):
            each = spot._replace(look=look._replace(text=signed(row[-1])))
            yield Flight(each, f"portrait:{WORKERS[row[1]]}", f"vp:{seat}", 0.4 * number)
    elif gained < 0:
        return  # points are lost when a day is settled only; this is a step taken back
    elif shipped:
        yield Flight(spot, f"export:{GOODS[shipped[0][1]]}", f"vp:{seat}", 1.2)
    elif now.wheel_vp[seat] > before.wheel_vp[seat]:
        yield Flight(spot, "wheel", f"vp:{seat}", 1.0)
    elif source:
        yield Flight(spot, source, f"vp:{seat}", 1.0)


def _cards(
    before: list[int], now: list[int], deck: str, name: str, faces: tuple[str, ...]
) -> Iterator[Flight]:
    for face, old, new in zip(faces, before, now, strict=True):
        for number in range(max(0, new - old)):
            spot = Spot("", "picture", 0, 0, 66, 92, 0, f"cards/{name}_{face}")
            yield Flight(spot, f"deck:{deck}", f"discard:{deck}", 0.8 + 0.4 * number)


def start(stage: Stage, before: RedOutpost, now: RedOutpost) -> None:
    """Let everything set out that flies between two situations, the second of which is shown."""
    lying = {id_: piece.spot for id_, piece in stage.pieces.items()}
    for flight in flights(before, now):
        start, end = lying.get(flight.start), lying.get(flight.end)
        if start is not None and end is not None:
            stage.fly(flight.spot, start, end, flight.delay)

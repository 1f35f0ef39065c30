"""Red Outpost as a board: where everything lies, and what it looks like."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from desktop.boards.red_outpost.drawn import (
    cards,
    decks,
    figures,
    people,
    place,
    portrait,
    rounds,
    store,
    where,
)
from desktop.boards.red_outpost.drawn.plate import PHASE_OF, face
from desktop.look import tokens
from desktop.look.translate import translate
from desktop.scene import note, offer
from desktop.scene.choosing import Choosing
from desktop.scene.piece import Draw
from desktop.scene.spot import Spot
from engine.games.red_outpost.components import GOODS, PHASES, PLACES, WORKERS
from engine.games.red_outpost.production import REWARD_VP
from engine.games.red_outpost.scoring import settle_day
from engine.games.red_outpost.state import RedOutpost
from engine.words import Words

DRAWS: Mapping[str, Draw] = {
    "ground": figures.ground,
    "picture": figures.picture,
    "faint": figures.faint,
    "worker": figures.worker,
    "counted": figures.counted,
    "flying": figures.flying,
    "pill": figures.pill,
    "halo": figures.halo,
    "clock": rounds.clock,
    "wheel": rounds.wheel,
    "place": place.draw,
    "portrait": portrait.draw,
    "panel": store.panel,
    "track": store.track,
    "bin": store.bin_,
    "field": store.palace_field,
    "supply": store.supply,
    "person": people.draw,
    "deck": cards.deck,
    "special": cards.special,
    "offer": offer.draw,
    "note": note.draw,
}


PILE = 7.0
"""How far a disc of a pile shows beside the one below it."""


@dataclass(frozen=True)
class Table:
    """A situation with the people who sit at it and the words it is told in."""

    view: RedOutpost
    names: Sequence[str]
    colours: Sequence[str]
    words: Words
    veiled: frozenset[int] = frozenset()
    """Places that cannot be chosen now."""

    @cached_property
    def spots(self) -> dict[str, Spot]:
        """Everything that lies on the board, by its id."""
        found = (
            *_ground(self),
            *_places(self),
            *_stores(self),
            *_decks(self),
            *_workers(self),
            *_portraits(self),
            *people.spots(self),
        )
        return {spot.id: spot for spot in found}


def closed(view: RedOutpost, choosing: Choosing) -> list[int]:
    """The places that cannot be chosen now, or that the phase keeps closed."""
    taken = choosing.taken
    offered = {
        way[1]
        for way in choosing.ways
        if len(way) > 1 and way[: len(taken)] == taken and way[1].startswith("place:")
    }
    if offered:
        return [place for place, key in enumerate(PLACES) if f"place:{key}" not in offered]
    shut = ~(view.open_places | view.shared_place)
    return [place for place in range(len(PLACES)) if shut >> place & 1]


def outcomes(view: RedOutpost) -> list[tuple[int, int, int]]:
    """Worker, seat and points of everybody who would gain or lose if the day ended now (RO-5.1)."""
    board = view.board
    moods = [board.mood_track[step] for step in view.mood]
    rows = settle_day(moods, view.discs, view.gifts, view.vp, board.floor_by_sum, board.seats)
    return [(row[0], row[1], row[-1]) for row in rows]


def _ground(table: Table) -> Iterator[Spot]:
    view, words = table.view, table.words
    dark = tokens.theme() == tokens.DARK
    look = "board_dark" if dark else "board_light"
    yield Spot("ground", "ground", 0, 0, where.WIDE, where.MAP_HIGH, 0, look)
    round_ = where.ROUND
    yield Spot("clock", "clock", *where.CLOCK_AT, round_, round_, 1, view.phase, "clock")
    x, y = where.on_clock(view.phase)
    yield Spot("phase", "picture", x - 20, y - 37.5, 40, 40, 2, "tokens/phase_marker")
    seats = view.board.seats
    look_of_wheel = (view.board.wheel, seats)
    yield Spot("wheel", "wheel", *where.WHEEL_AT, round_, round_, 1, look_of_wheel, "wheel")
    size = 25.0 if view.board.wheel <= 5 else 18.0
    for seat, colour in enumerate(table.colours):
        x, y = where.on_wheel(view.wheel[seat], view.board.wheel, seat)
        disc = f"tokens/disc_{colour}"
        yield Spot(f"marker:{seat}", "picture", x - size / 2, y - size / 2, size, size, 3, disc)
    phase = words.name("phases", PHASES[view.phase])
    day = translate("Board", "Day {day} · {phase}").format(day=view.day, phase=phase)
    texts = (day, _reward(words))
    for number, text in enumerate(texts):
        x, y = where.PILL_AT[number]
        yield Spot(f"pill:{number}", "pill", x, y, where.TILE_WIDE, where.PILL_HIGH, 2, text)


def _reward(words: Words) -> str:
    return f"{REWARD_VP} {words.at('game', 'vp')} + {words.name('ship_cards', 'crystal')}"


def _places(table: Table) -> Iterator[Spot]:
    view = table.view
    for number, key in enumerate(PLACES):
        x, y = where.place_at(number)
        phase = PHASE_OF.get(key, "")
        look = place.Look(
            number,
            table.words.name("places", key),
            table.words.name("phases", phase) if phase else "",
            number in table.veiled,
            number not in view.at,
            _shuffle(view, key),
        )
        size = (where.TILE_WIDE, where.TILE_HIGH)
        yield Spot(f"place:{key}", "place", x, y, *size, 4, look, f"place:{key}", "", 12)
        bit = 1 << number
        if (view.morning_locks | view.evening_locks) & bit:
            kind = "morning" if view.morning_locks & bit else "evening"
            side = "closed" if view.red_locks & bit else "open"
            picture = f"tokens/lock_{kind}_{side}"
            yield Spot(f"lock:{key}", "picture", x - 10, y - 10, 40, 40, 6, picture)


def _shuffle(view: RedOutpost, key: str) -> tuple[str, str] | None:
    if key not in (decks.LAKE, decks.SHIP):
        return None
    pile = decks.pile(view, key)
    return pile.far, pile.clause


def _stores(table: Table) -> Iterator[Spot]:
    view = table.view
    left, top = where.EXPORT_AT
    title = translate("RedOutpost", "Export track")
    yield Spot("exports", "panel", left, top, where.TILE_WIDE, where.TILE_HIGH, 4, title)
    for good, key in enumerate(GOODS):
        row = top + store.TITLE_HIGH + good * store.ROW_HIGH
        fields, covered = view.board.export[good], view.exported[good]
        look = store.Track(good, fields, covered)
        size = (where.TILE_WIDE, store.ROW_HIGH)
        yield Spot(f"export:{key}", "track", left, row, *size, 5, look, f"export:{key}")
        across = store.fields(where.TILE_WIDE, len(fields))
        for number in range(covered):
            x = left + across[number][0] + 3
            yield _cube(key, f"exported:{key}:{number}", x, row + 9, 21)
    x, y = where.PLACE_AT["warehouse"]
    for good, key in enumerate(GOODS):
        count = view.warehouse[good]
        at = (x + 6 + 36 * good, y + 110)
        id_ = f"bin:{key}"
        yield Spot(id_, "bin", *at, 34, 33, 7, store.Bin(good, not count), id_, "", 7)
        for number in range(count):
            # Two cubes of a good overlap, the second one in front.
            shift = (1 + number * 9, 1 + number * 8) if count > 1 else (5, 4)
            yield _cube(key, f"cube:{key}:{number}", at[0] + shift[0], at[1] + shift[1], 24)
    x, y = where.PLACE_AT["palace"]
    for seat, colour in enumerate(table.colours):
        field = store.Field(colour, view.palace[seat])
        id_ = f"palace:{seat}"
        yield Spot(id_, "field", x + 7 + 31 * seat, y + 97, 29, 47, 7, field, id_, "", 7)


def _cube(good: str, id_: str, x: float, y: float, size: float) -> Spot:
    return Spot(id_, "picture", x, y, size, size, 8, f"tokens/cube_{good}", "", f"cube:{good}")


def _decks(table: Table) -> Iterator[Spot]:
    view = table.view
    for key, back, deck, discard in (
        ("lake", "cards/lake_back", view.lake, view.lake_discard),
        ("spaceship", "cards/ship_back", view.ship, view.ship_discard),
    ):
        x, y = where.PLACE_AT[key]
        id_ = f"deck:{key}"
        look = cards.Deck(back, sum(deck), False)
        yield Spot(id_, "deck", x + 180, y + 7, 33, 46, 7, look, id_, "", 5)
        id_ = f"discard:{key}"
        look = cards.Deck(back, sum(discard), True)
        yield Spot(id_, "deck", x + 136, y + 7, 33, 46, 7, look, id_, "", 5)


def _workers(table: Table) -> Iterator[Spot]:
    view = table.view
    for worker, key in enumerate(WORKERS):
        there = [other for other in range(6) if view.at[other] == view.at[worker]]
        number = there.index(worker)
        x, y = where.feet(view.at[worker], number, len(there))
        upright = bool(view.upright >> worker & 1)
        wide, high = where.STANDING if upright else where.LYING
        look = figures.Worker(worker, upright)
        at = (x - wide / 2, y - high)
        yield Spot(
            f"worker:{key}", "worker", *at, wide, high, 10 + number, look, f"worker:{key}", "", 16
        )


def _portraits(table: Table) -> Iterator[Spot]:
    view, words = table.view, table.words
    track = view.board.mood_track
    rows = outcomes(view)
    for worker, key in enumerate(WORKERS):
        x, y = where.card_at(worker)
        outcome = tuple((table.colours[seat], points) for it, seat, points in rows if it == worker)
        used = "" if view.upright >> worker & 1 else translate("RedOutpost", "used")
        name = words.name("workers", key)
        look = portrait.Look(worker, name, used, track, view.mood[worker], outcome)
        size = (where.CARD_WIDE, where.CARD_HIGH)
        id_ = f"portrait:{key}"
        yield Spot(id_, "portrait", x, y, *size, 4, look, id_, "", 12)
        middle = where.on_track(worker, view.mood[worker], len(track))
        top = y + where.TRACK[1] - 22
        mood = face(track[view.mood[worker]])
        yield Spot(f"mood:{key}", "picture", middle - 12.5, top, 25, 25, 8, mood)
        yield from _on_portrait(table, worker, key, x, y)


def _on_portrait(table: Table, worker: int, key: str, x: float, y: float) -> Iterator[Spot]:
    view, seats = table.view, table.view.board.seats
    piles = [
        (seat, view.discs_on(worker, seat), view.gifts[worker * seats + seat])
        for seat in range(seats)
    ]
    left, top, wide = where.DISCS
    size = where.DISC
    count_of_piles = sum(bool(discs) + bool(gifts) for _, discs, gifts in piles)
    spread = PILE * sum(min(discs, 3) - 1 for _, discs, _ in piles if discs)
    pitch = min(size + 5, (wide - size - spread) / max(1, count_of_piles - 1))
    at = x + left
    for seat, discs, gifts in piles:
        colour = table.colours[seat]
        for number in range(discs):
            # The fourth and further ones lie on the third, which tells their number.
            spot_x = at + PILE * min(number, 2)
            count = discs if number == discs - 1 else 0
            look = figures.Counted(f"tokens/disc_{colour}", count)
            yield Spot(
                f"disc:{key}:{seat}:{number}",
                "counted",
                *(spot_x, y + top, size, size),
                8 + number * 0.01,
                look,
                f"disc:{key}:{seat}",
                f"disc:{seat}",
                16,
            )
        at += pitch + PILE * (min(discs, 3) - 1) if discs else 0.0
        if gifts:
            crystal = figures.Counted("tokens/crystal", gifts, colour)
            area = (at, y + top, size, size)
            yield Spot(f"gift:{key}:{seat}", "counted", *area, 8, crystal, "", f"crystal:{seat}")
            at += pitch

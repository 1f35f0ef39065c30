"""The end-game calculator: a form that people fill in, checked, and settled like a match.

Refused is exactly what the box or a clause makes impossible; the unlikely is scored.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from engine.games.red_outpost import scoring
from engine.games.red_outpost.choices import RULINGS
from engine.games.red_outpost.components import CRYSTALS, DISCS, WORKERS
from engine.games.red_outpost.game import GAME
from engine.games.red_outpost.scoring import DAY_READINGS, Tally, settle_day
from engine.rules import edition as editions
from engine.rules.edition import Edition
from engine.rules.form import (
    BadForm,
    Reading,
    at_player,
    bad_names,
    refused,
    total,
    type_of_field,
    uncounted,
    where,
)
from engine.rules.game import Value
from engine.rules.scoring import Result

LAST_DAY = 2
COUNTED = ("vp", "crystals", "palace")
"""What everybody has to count; see `counted`."""
GIFTS = ("gifts", "gifts_before")
LYING = ("palace_crystals", "palace_crystals_before")
"""What the document calls them."""


class Day(msgspec.Struct):
    """A day's end: VP that the mood markers show, and discs on the portraits, worker by worker.

    `discs` lie at [worker][seat].
    """

    moods: list[int | None]
    discs: list[list[int | None]]
    untold: set[int] = set()
    """Workers on whose portrait a blank does not mean none: nobody at a table told what lies there."""


class Form(msgspec.Struct):
    """What people count, by seat; None is not counted yet.

    `vp` is the track just before the first listed day is scored. With both days `gained` is what
    exports and the wheel gave on day 2. `gifts` are the crystals by worker that `giver` has on
    portraits on the last listed day (RO-7.2), `gifts_before` those on the day before it.
    """

    names: list[str]
    vp: list[int | None]
    gained: list[int | None]
    crystals: list[int | None]
    palace: list[int | None]
    days: list[Day]
    rulings: dict[str, str]
    giver: int | None
    gifts: list[int | None]
    gifts_before: list[int | None]
    edition: Edition | None = None
    """Whose printed values are counted with; None as shipped."""

    @property
    def values(self) -> dict[str, Value]:
        """The component values that are counted with."""
        return editions.merged(GAME, self.edition)


def blank(names: Sequence[str], days: int) -> Form:
    """A form on which nothing has been counted."""
    seats = len(names)
    return Form(
        names=list(names),
        vp=[None] * seats,
        gained=[None] * seats,
        crystals=[None] * seats,
        palace=[None] * seats,
        days=[blank_day(seats) for _ in range(days)],
        rulings={ruling.id: ruling.readings[0] for ruling in RULINGS},
        giver=None,
        gifts=[None] * len(WORKERS),
        gifts_before=[None] * len(WORKERS),
    )


def blank_day(seats: int) -> Day:
    """A day's end at which nothing has been counted."""
    return Day([None] * len(WORKERS), [[None] * seats for _ in WORKERS])


def counted(form: Form) -> tuple[str, ...]:
    """What everybody has to count on a form of so many days."""
    return (*COUNTED, "gained") if len(form.days) == LAST_DAY else COUNTED


def result(form: Form) -> Result:
    """The sheets and the ranking of a form in which nothing is wrong."""
    return scoring.score(tally(form))


def tally(form: Form) -> Tally:
    """The listed days settled in order (RO-5.1); the last one is day 2."""
    seats = len(form.names)
    by_sum = form.rulings["RO-R6"] == DAY_READINGS[1]
    vp, gained = _numbers(form.vp), [0] * seats
    settled: list[list[int]] = []
    for at, day in enumerate(form.days):
        if at:
            gained = _numbers(form.gained)
            vp = [before + more for before, more in zip(vp, gained, strict=True)]
        discs = _numbers(count for row in day.discs for count in row)
        lying = _numbers(count for row in _lying(form, at) for count in row)
        for row in settle_day(_numbers(day.moods), discs, lying, vp, by_sum, seats):
            vp[row[1]] += row[-1]
            settled.append([LAST_DAY + 1 - len(form.days) + at, *row])
    return Tally(
        seats,
        settled,
        _numbers(form.palace),
        _numbers(form.crystals),
        form.rulings,
        track=_numbers(form.vp),
        gained=gained if len(form.days) == LAST_DAY else [],
    )


def most(form: Form) -> set[type_of_field]:
    """RO-5.1, RO-7.2: the discs of who has most on a portrait, crystals included."""
    found: set[type_of_field] = set()
    for at, day in enumerate(form.days):
        for worker, (discs, gifts) in enumerate(zip(day.discs, _lying(form, at), strict=True)):
            held = [(own or 0) + (given or 0) for own, given in zip(discs, gifts, strict=True)]
            if any(held):
                found |= {
                    ("days", at, "discs", worker, seat)
                    for seat, own in enumerate(held)
                    if own == max(held)
                }
    return found


def scored(form: Form) -> tuple[str, ...]:
    """The open points that bear on a sheet."""
    return ("RO-R6", "RO-R7", "RO-R14", "RO-R18")


def used(form: Form) -> dict[str, Value]:
    """The component values that the form was checked against."""
    return {"mood.track": form.values["mood.track"]} if form.days else {}


def _numbers(counts: Iterator[int | None] | Sequence[int | None]) -> list[int]:
    return [count or 0 for count in counts]


def _lying(form: Form, day: int) -> list[list[int | None]]:
    """RO-7.2: crystals on portraits at [worker][seat]."""
    gifts = form.gifts if day == len(form.days) - 1 else form.gifts_before
    return [
        [count if seat == form.giver else None for seat in range(len(form.names))]
        for count in gifts
    ]


# -- what cannot be ----------------------------------------------------------------------


def check(form: Form) -> list[BadForm]:
    """Everything that the box or a clause makes impossible, and what is still to be counted."""
    wrong = bad_names(form.names)
    for seat in range(len(form.names)):
        for kind in counted(form):
            count, path = getattr(form, kind)[seat], at_player(form.names, seat)
            wrong += uncounted(count, (kind, seat), *path, kind)
    for at in range(len(form.days)):
        wrong += _check_day(form, at)
    wrong += _check_crystals(form)
    return wrong


def _check_day(form: Form, at: int) -> Iterator[BadForm]:
    """RO-5.1: whose portrait holds something must have a mood; RO-R14: the others need none."""
    day, lying, track = form.days[at], _lying(form, at), form.values["mood.track"].value
    path = ("days", str(at + 1))
    for worker, name in enumerate(WORKERS):
        mood, field = day.moods[worker], ("days", at, "moods", worker)
        if mood is None:
            if any(day.discs[worker]) or any(lying[worker]):
                yield _wrong("no_mood", field, where=where(*path, "mood"), worker=name)
        elif mood not in track:
            told = {"where": where(*path, "mood", name), "low": track[0], "high": track[-1]}
            yield _wrong("mood", field, n=mood, **told)
        for seat, count in enumerate(day.discs[worker]):
            if count is not None or worker in day.untold:
                place = ("days", at, "discs", worker, seat)
                yield from uncounted(count, place, *path, "discs", name, form.names[seat])
    most = DISCS[len(form.names)]
    for seat, who in enumerate(form.names):
        counts = {worker: row[seat] for worker, row in enumerate(day.discs)}
        placed = total(counts.values())
        if placed > most:
            fields: list[type_of_field] = [
                ("days", at, "discs", worker, seat)
                for worker, count in counts.items()
                if count is not None
            ]
            number = LAST_DAY - len(form.days) + at + 1
            told = {"day": at + 1, "number": number, "who": who, "n": placed, "most": most}
            yield _wrong("discs", *fields, players=len(form.names), **told)


def _check_crystals(form: Form) -> Iterator[BadForm]:
    """RO-1.2: 24 crystals; RO-1.6: one Palace card; RO-7.2: one crystal a turn at most."""
    given = 0
    if form.giver is not None:
        for kind, lying in [*zip(GIFTS, LYING, strict=True)][: len(form.days)][::-1]:
            given = yield from _check_gifts(form, form.giver, kind, lying)
    there = given + total((*form.crystals, *form.palace))
    if there > CRYSTALS:
        everybody = [("crystals", seat) for seat in range(len(form.names))]
        yield _wrong("crystals", *everybody, n=there, most=CRYSTALS)


def _check_gifts(form: Form, giver: int, kind: str, lying: str) -> Generator[BadForm, None, int]:
    """RO-7.2: crystals on the portraits of a day; how many they are."""
    who, most, given = (
        at_player(form.names, giver),
        DISCS[len(form.names)],
        total(getattr(form, kind)),
    )
    untold = form.days[-1 - GIFTS.index(kind)].untold
    for at, (worker, count) in enumerate(zip(WORKERS, getattr(form, kind), strict=True)):
        if count is not None or at in untold:
            yield from uncounted(count, (kind, at), *who, lying, worker)
    if given > most:
        fields = [(kind, worker) for worker in range(len(WORKERS))]
        yield _wrong("gifts", *fields, who=who[1], n=given, most=most)
    return given


def _wrong(name: str, *fields: type_of_field, **params: Any) -> BadForm:
    return refused(GAME.name, name, *fields, **params)


# -- the document ------------------------------------------------------------------------


def document(form: Form) -> dict[str, Any]:
    """The form as JSON; what is not counted is left out, and null where it has to be."""
    players: list[dict[str, Any]] = []
    for seat, name in enumerate(form.names):
        counts = {kind: getattr(form, kind)[seat] for kind in counted(form)}
        player = {"name": name} | {kind: n for kind, n in counts.items() if n is not None}
        if seat == form.giver:
            for kind, lying, day in zip(GIFTS, LYING, reversed(form.days), strict=False):
                lie = enumerate(getattr(form, kind))
                player[lying] = {WORKERS[at]: n for at, n in lie if _is_written(day, at, n)}
        players.append(player)
    days = [_day_document(form, day) for day in form.days]
    made = {"players": players, "days": days, "rulings": dict(form.rulings)}
    if form.edition is not None:
        made |= {"edition": form.edition.name, "values": form.edition.document}
    return made


def _day_document(form: Form, day: Day) -> dict[str, Any]:
    moods = zip(WORKERS, day.moods, strict=True)
    discs = {
        worker: {
            name: count
            for name, count in zip(form.names, row, strict=True)
            if _is_written(day, at, count)
        }
        for at, (worker, row) in enumerate(zip(WORKERS, day.discs, strict=True))
    }
    return {
        "mood": {worker: mood for worker, mood in moods if mood is not None},
        "discs": {worker: row for worker, row in discs.items() if row},
    }


def _is_written(day: Day, worker: int, count: int | None) -> bool:
    return bool(count) or worker in day.untold


def read(document: object) -> tuple[Form, list[BadForm]]:
    """The form of a JSON document as far as it can be read, and everything that is wrong in it."""
    reading = Reading()
    sheet = reading.table(document, ("players",), ("days", "rulings", "edition", "values"))
    players = reading.entries(sheet.get("players", []), "players")
    form = blank([""] * len(players) if len(players) in DISCS else [], 0)
    form.rulings = reading.rulings(sheet.get("rulings", {}), RULINGS)
    form.edition = reading.edition(sheet, GAME)
    if not form.names:
        if isinstance(sheet.get("players"), list):
            reading.wrong.append(_wrong("players_number", n=len(players)))
        return form, reading.wrong
    gifts = [_read_player(reading, form, seat, player) for seat, player in enumerate(players)]
    days = reading.entries(sheet.get("days", []), "days")
    listed = len(days)
    if len(days) > LAST_DAY:
        reading.wrong.append(_wrong("days_number", n=len(days)))
        days = []
    for day in days:
        _read_day(reading, form, day)
    _read_gifts(reading, form, gifts, listed)
    return form, reading.with_these(check(form))


def _read_player(
    reading: Reading, form: Form, seat: int, player: object
) -> list[dict[str, int | None]]:
    """Put a player into the form; the crystals on portraits, day by day back, by worker."""
    number = str(seat + 1)
    known = (*COUNTED, "gained", *LYING)
    fields = reading.table(player, ("name",), known, "players", number)
    name = fields.get("name", "")
    form.names[seat] = reading.text(name, ("names", seat), "players", number, "name")
    path = at_player(form.names, seat)
    for kind in (*COUNTED, "gained"):
        if kind in fields:
            column = getattr(form, kind)
            column[seat] = reading.number(fields[kind], (kind, seat), *path, kind)
    return [_read_lying(reading, fields, kind, path) for kind in range(len(GIFTS))]


def _read_lying(
    reading: Reading, fields: Mapping[str, Any], kind: int, path: Sequence[str]
) -> dict[str, int | None]:
    lies = (*path, LYING[kind])
    gifts = reading.table(fields.get(LYING[kind], {}), (), WORKERS, *lies)
    return {
        worker: _read_count(reading, count, (GIFTS[kind], WORKERS.index(worker)), *lies, worker)
        for worker, count in gifts.items()
    }


def _read_count(reading: Reading, found: object, field: type_of_field, *path: str) -> int | None:
    """What lies on a portrait; null is not counted yet."""
    return None if found is None else reading.number(found, field, *path)


def _read_day(reading: Reading, form: Form, day: object) -> None:
    """RO-5.1: a day's moods and discs; what is not named has no discs."""
    at, names = len(form.days), form.names
    called = [name for name in names if name]
    form.days.append(made := blank_day(len(names)))
    made.discs = [[0] * len(names) for _ in WORKERS]
    path = ("days", str(at + 1))
    fields = reading.table(day, ("mood", "discs"), (), *path)
    for name, mood in reading.table(fields.get("mood", {}), (), WORKERS, *path, "mood").items():
        worker = WORKERS.index(name)
        field: type_of_field = ("days", at, "moods", worker)
        made.moods[worker] = reading.number(mood, field, *path, "mood", name)
    lie = (*path, "discs")
    for name, row in reading.table(fields.get("discs", {}), (), WORKERS, *lie).items():
        worker = WORKERS.index(name)
        for who, count in reading.table(row, (), called, *lie, name).items():
            seat = names.index(who)
            field = ("days", at, "discs", worker, seat)
            made.discs[worker][seat] = _read_count(reading, count, field, *lie, name, who)
            if count is None:
                made.untold.add(worker)


def _read_gifts(
    reading: Reading,
    form: Form,
    gifts: Sequence[Sequence[Mapping[str, int | None]]],
    listed: int,
) -> None:
    """RO-7.2: crystals on portraits are one person's, and belong to a listed day."""
    giving = [
        seat
        for seat, days in enumerate(gifts)
        if any(count != 0 for day in days for count in day.values())
    ]
    if len(giving) > 1:
        first, second, *_ = (form.names[seat] for seat in giving)
        reading.wrong.append(_wrong("gifts_of_two", first=first, second=second))
    if any(any(days[at].values()) for days in gifts for at in range(listed, len(GIFTS))):
        reading.wrong.append(_wrong("gifts_without_day"))
    elif giving:
        form.giver = giving[0]
        for kind, day in zip(GIFTS, gifts[giving[0]], strict=True):
            setattr(form, kind, [day.get(worker) for worker in WORKERS])
        for told, day in zip(reversed(form.days), gifts[giving[0]], strict=False):
            told.untold |= {WORKERS.index(worker) for worker, n in day.items() if n is None}

"""The end-game calculator: a form that people fill in, checked, and settled like a match.

Refused is exactly what the box or a clause makes impossible; the unlikely is scored.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from engine.base.errors import Told
from engine.base.plain_text import is_line, line_of
from engine.games.red_outpost.choices import RULINGS
from engine.games.red_outpost.components import CRYSTALS, DISCS, WORKERS
from engine.games.red_outpost.scoring import DAY_READINGS, Tally, settle_day
from engine.games.red_outpost.values import values
from engine.rules import words

LAST_DAY = 2
SCORED = ("RO-R6", "RO-R7", "RO-R14", "RO-R18")
"""The open points that bear on a sheet."""
VALUES = ("mood.track",)
"""The component values that a listed day is checked against."""


class BadForm(Told, ValueError):
    """A form that cannot be settled: what the box or a clause makes impossible.

    `path` leads to the field: "players", the name, "vp"; empty where it is about no field.
    """

    def __init__(self, name: str, *path: str, **params: Any) -> None:
        sentence = words.load("red-outpost", "en").text("form", name, **params)
        super().__init__(f"red-outpost.form.{name}", sentence, **params)
        self.path = path


class Day(msgspec.Struct):
    """A day's end: VP that the mood markers show, and discs and crystals on the portraits.

    `discs` and `gifts` lie at worker * seats + seat; `gifts` may be empty.
    """

    moods: list[int]
    discs: list[int]
    gifts: list[int] = []


class Form(msgspec.Struct):
    """What the calculator asks for, by seat; `vp` is the track before the listed days."""

    names: list[str]
    vp: list[int]
    crystals: list[int]
    palace: list[int]
    days: list[Day]
    rulings: dict[str, str]


def tally(form: Form) -> Tally:
    """The listed days settled in order (RO-5.1); the last one is day 2."""
    seats = len(form.names)
    by_sum = form.rulings["RO-R6"] == DAY_READINGS[1]
    vp = list(form.vp)
    settled: list[list[int]] = []
    for number, day in enumerate(form.days, LAST_DAY + 1 - len(form.days)):
        for row in settle_day(day.moods, day.discs, day.gifts, vp, by_sum, seats):
            vp[row[1]] += row[-1]
            settled.append([number, *row])
    return Tally(seats, settled, form.palace, form.crystals, form.rulings, track=form.vp)


# -- reading ---------------------------------------------------------------------------


def read(document: object) -> Form:
    """The form of a JSON document; `BadForm` names the first thing that cannot be."""
    sheet = _table(document, ("players",), ("days", "rulings"))
    players = _list(sheet["players"], "players")
    if len(players) not in DISCS:
        raise BadForm("players_number", n=len(players))
    form = Form([], [], [], [], [], _rulings(sheet.get("rulings", {})))
    gifts = [_player(form, player, number) for number, player in enumerate(players, 1)]
    days = _list(sheet.get("days", []), "days")
    if len(days) > LAST_DAY:
        raise BadForm("days_number", n=len(days))
    form.days = [_day(form.names, day, number) for number, day in enumerate(days, 1)]
    _lay_gifts(form, gifts)
    _check_moods(form)
    _check_crystals(form, gifts)
    return form


def _player(form: Form, player: object, number: int) -> dict[str, int]:
    """Add a player to the form; the crystals on portraits, by worker."""
    needed = ("name", "vp", "crystals", "palace")
    fields = _table(player, needed, ("palace_crystals",), "players", str(number))
    name, path = fields["name"], ("players", str(number), "name")
    if not isinstance(name, str):
        raise BadForm("wrong_type", *path, where=_where(*path), kind="text")
    if not line_of(name) or not is_line(name):
        raise BadForm("no_name", *path, where=_where(*path))
    if name in form.names:
        raise BadForm("same_name", *path, who=name)
    form.names.append(name)
    for key, column in (("vp", form.vp), ("crystals", form.crystals), ("palace", form.palace)):
        column.append(_count(fields[key], "players", name, key))
    on_portraits = fields.get("palace_crystals", {})
    return {
        worker: _count(crystals, "players", name, "palace_crystals", worker)
        for worker, crystals in _table(
            on_portraits, (), WORKERS, "players", name, "palace_crystals"
        ).items()
    }


def _day(names: Sequence[str], day: object, number: int) -> Day:
    """RO-5.1: a day's moods and discs; what is not named has no discs."""
    fields = _table(day, ("mood", "discs"), (), "days", str(number))
    path = ("days", str(number), "mood")
    moods = {
        worker: _mood(mood, *path, worker)
        for worker, mood in _table(fields["mood"], (), WORKERS, *path).items()
    }
    discs = [0] * (len(WORKERS) * len(names))
    path = ("days", str(number), "discs")
    for worker, portrait in _table(fields["discs"], (), WORKERS, *path).items():
        for name, count in _table(portrait, (), names, *path, worker).items():
            place = WORKERS.index(worker) * len(names) + names.index(name)
            discs[place] = _count(count, *path, worker, name)
    most = DISCS[len(names)]
    for seat, name in enumerate(names):
        if (placed := sum(discs[seat :: len(names)])) > most:
            told = {"day": number, "who": name, "n": placed, "most": most, "players": len(names)}
            raise BadForm("discs", "days", str(number), "discs", name, **told)
    return Day([moods.get(worker, UNTOLD) for worker in WORKERS], discs)


UNTOLD = -1000
"""Stands for a mood that the form does not name."""


def _check_moods(form: Form) -> None:
    """RO-5.1: whose portrait holds something must have a mood; RO-R14: the others need none."""
    seats = len(form.names)
    for number, day in enumerate(form.days, 1):
        for place, worker in enumerate(WORKERS):
            row = slice(place * seats, place * seats + seats)
            if day.moods[place] != UNTOLD:
                continue
            if any(day.discs[row]) or any(day.gifts[row]):
                path = ("days", str(number), "mood")
                raise BadForm("missing", *path, worker, where=_where(*path), key=worker)
            day.moods[place] = 0


def _lay_gifts(form: Form, gifts: Sequence[Mapping[str, int]]) -> None:
    """RO-7.2: crystals on portraits belong to the last listed day."""
    if not any(sum(by_worker.values()) for by_worker in gifts):
        return
    if not form.days:
        raise BadForm("gifts_without_day", "palace_crystals")
    form.days[-1].gifts = [by_worker.get(worker, 0) for worker in WORKERS for by_worker in gifts]


def _check_crystals(form: Form, gifts: Sequence[Mapping[str, int]]) -> None:
    """RO-1.2: 24 crystals; RO-1.6: one Palace card; RO-7.2: one crystal a turn at most."""
    most = DISCS[len(form.names)]
    giving = [(sum(gift.values()), name) for gift, name in zip(gifts, form.names, strict=True)]
    giving = [(count, name) for count, name in giving if count]
    if len(giving) > 1:
        second = giving[1][1]
        path = ("players", second, "palace_crystals")
        raise BadForm("gifts_of_two", *path, first=giving[0][1], second=second)
    if giving and giving[0][0] > most:
        count, who = giving[0]
        raise BadForm("gifts", "players", who, "palace_crystals", who=who, n=count, most=most)
    total = sum(form.crystals) + sum(form.palace) + sum(count for count, _ in giving)
    if total > CRYSTALS:
        raise BadForm("crystals", "crystals", n=total, most=CRYSTALS)


def _rulings(document: object) -> dict[str, str]:
    read = {ruling.id: ruling.readings[0] for ruling in RULINGS}
    readings = {ruling.id: ruling.readings for ruling in RULINGS}
    for ruling, reading in _table(document, (), tuple(read), "rulings").items():
        if reading not in readings[ruling]:
            known = ", ".join(readings[ruling])
            raise BadForm(
                "reading", "rulings", ruling, ruling=ruling, reading=_shown(reading), known=known
            )
        read[ruling] = reading
    return read


# -- types -----------------------------------------------------------------------------


def _table(
    value: object, needed: Iterable[str], possible: Iterable[str], *path: str
) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadForm("wrong_type", *path, where=_where(*path), kind="table")
    known = (*needed, *possible)
    for key in value:
        if key not in known:
            raise BadForm("unknown", *path, where=_where(*path), key=key, known=", ".join(known))
    for key in needed:
        if key not in value:
            raise BadForm("missing", *path, key, where=_where(*path), key=key)
    return value


def _list(value: object, *path: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadForm("wrong_type", *path, where=_where(*path), kind="list")
    return value


def _number(value: object, *path: str) -> int:
    if type(value) is not int:
        raise BadForm("wrong_type", *path, where=_where(*path), kind="number")
    return value


def _count(value: object, *path: str) -> int:
    number = _number(value, *path)
    if number < 0:
        raise BadForm("negative", *path, where=_where(*path), n=number)
    return number


def _mood(value: object, *path: str) -> int:
    mood, track = _number(value, *path), values()["mood.track"].value
    if mood not in track:
        raise BadForm("mood", *path, where=_where(*path), n=mood, low=track[0], high=track[-1])
    return mood


def _where(*path: str) -> str:
    return " › ".join(path) or "JSON"


def _shown(value: object) -> str:
    text = str(value)
    return text if len(text) <= 40 else f"{text[:39]}…"

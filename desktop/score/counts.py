"""What people have counted, field by field, and the document that the calculator reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.red_outpost.components import WORKERS
from engine.games.red_outpost.scoring import settle_day

type_of_key = tuple[str | int, ...]
"""A field: ("vp", seat), ("mood", day, worker), ("discs", day, worker, seat), ("gifts", worker)."""
PLAYER = ("vp", "palace", "crystals")


class Counts:
    """Names and numbers; a field that is empty is not in `values`."""

    def __init__(self, names: list[str], days: int = 1) -> None:
        self.names = names
        self.days = days
        self.values: dict[type_of_key, int] = {}
        self.giver: int | None = None
        """The seat whose crystals lie on portraits (RO-7.2)."""
        self.rulings: dict[str, str] = {}

    @property
    def seats(self) -> int:
        """How many people are counted."""
        return len(self.names)

    def copy(self) -> Counts:
        """The same names and numbers, to be changed without these."""
        made = Counts(list(self.names), self.days)
        made.values, made.giver, made.rulings = dict(self.values), self.giver, dict(self.rulings)
        return made

    def leading(self) -> set[type_of_key]:
        """RO-5.1, RO-7.2: the fields of who has most discs on a portrait, crystals included."""
        found: set[type_of_key] = set()
        for day in range(self.days):
            keys = [
                ("discs", day, worker, seat) for worker in WORKERS for seat in range(self.seats)
            ]
            discs = [self.values.get(key, 0) for key in keys]
            gifts = [0] * len(keys)
            if self.giver is not None and day == self.days - 1:
                for number, worker in enumerate(WORKERS):
                    given = self.values.get(("gifts", worker), 0)
                    gifts[number * self.seats + self.giver] = given
            level = [0] * len(WORKERS)
            for row in settle_day(level, discs, gifts, [0] * self.seats, False, self.seats):
                found.add(("discs", day, WORKERS[row[0]], row[1]))
        return found

    @property
    def missing(self) -> list[type_of_key]:
        """The fields that nobody can do without and that are empty, in their order."""
        keys = [(kind, seat) for kind in PLAYER for seat in range(self.seats)]
        return [key for key in keys if key not in self.values]

    def document(self) -> dict[str, Any]:
        """What `calculator.read` reads."""
        players: list[dict[str, Any]] = []
        for seat, name in enumerate(self.names):
            player: dict[str, Any] = {"name": name}
            player |= {
                kind: self.values[kind, seat] for kind in PLAYER if (kind, seat) in self.values
            }
            if seat == self.giver and self.days:
                given = {worker: self.values.get(("gifts", worker), 0) for worker in WORKERS}
                player["palace_crystals"] = {worker: n for worker, n in given.items() if n}
            players.append(player)
        days = [self._day(day) for day in range(self.days)]
        return {"players": players, "days": days, "rulings": dict(self.rulings)}

    def _day(self, day: int) -> dict[str, Any]:
        mood = {
            worker: self.values["mood", day, worker]
            for worker in WORKERS
            if ("mood", day, worker) in self.values
        }
        discs = {
            worker: {
                name: count
                for seat, name in enumerate(self.names)
                if (count := self.values.get(("discs", day, worker, seat)))
            }
            for worker in WORKERS
        }
        return {"mood": mood, "discs": {worker: row for worker, row in discs.items() if row}}

    def parts(self, key: type_of_key) -> set[str]:
        """What the path of a refusal can say of a field."""
        kind = str(key[0])
        if kind in (*PLAYER, "name"):
            seat = int(key[1])
            return {"players", str(seat + 1), self.names[seat], kind}
        if kind == "gifts":
            who = self.names[self.giver] if self.giver is not None else ""
            return {"players", who, "palace_crystals", str(key[1])}
        parts = {"days", str(int(key[1]) + 1), kind, str(key[2])}
        return parts | {self.names[int(key[3])]} if kind == "discs" else parts


def read(document: Mapping[str, Any]) -> Counts:
    """The counts of a document that was made here or from a match."""
    players = document["players"]
    made = Counts([player["name"] for player in players], len(document["days"]))
    made.rulings = dict(document.get("rulings", {}))
    for seat, player in enumerate(players):
        for kind in PLAYER:
            if kind in player:
                made.values[kind, seat] = player[kind]
        if player.get("palace_crystals"):
            made.giver = seat
            for worker, count in player["palace_crystals"].items():
                made.values["gifts", worker] = count
    for day, told in enumerate(document["days"]):
        for worker, mood in told["mood"].items():
            made.values["mood", day, worker] = mood
        for worker in WORKERS:
            for seat in range(made.seats):
                made.values["discs", day, worker, seat] = 0
        for worker, row in told["discs"].items():
            for name, count in row.items():
                made.values["discs", day, worker, made.names.index(name)] = count
    return made


def resized(counts: Counts, names: list[str]) -> Counts:
    """The same counts for more people, or for fewer: who is gone takes the numbers along."""
    made = Counts(names, counts.days)
    made.rulings = counts.rulings
    made.giver = counts.giver if counts.giver is not None and counts.giver < len(names) else None
    for key, value in counts.values.items():
        seat = key[-1] if key[0] in (*PLAYER, "discs") else 0
        if int(seat) < len(names):
            made.values[key] = value
    return made


def cleared(counts: Counts) -> Counts:
    """The same people and days without a number."""
    made = counts.copy()
    made.values, made.giver = {}, None
    return made


def resettled(counts: Counts, days: int) -> Counts:
    """The same counts with more days or fewer: the last one stays the last."""
    made = counts.copy()
    made.days, made.values = days, {}
    for key, value in counts.values.items():
        if key[0] in ("mood", "discs"):
            day = int(key[1]) + days - counts.days
            if day < 0:
                continue
            key = (key[0], day, *key[2:])
        made.values[key] = value
    return made

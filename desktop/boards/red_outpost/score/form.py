"""The rows of Red Outpost's form: the track, each day's moods and discs, the Palace, crystals."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Self

from desktop.look.controls import words_of
from desktop.look.translate import translate
from desktop.score.counted import CountedForm
from desktop.score.form import (
    Blank,
    BlankGroup,
    BlankRow,
    Count,
    Group,
    Row,
    Source,
    Span,
    how_many,
)
from engine.games.red_outpost import calculator, match_form
from engine.games.red_outpost.box import BOX
from engine.games.red_outpost.calculator import LAST_DAY
from engine.games.red_outpost.components import CRYSTALS, DISCS, WORKERS
from engine.rules.form import type_of_field
from engine.rules.scoring import ScoreLine
from engine.rules.words import Words

MOST_VP = 999
STAR, CRYSTAL = "tokens/vp_star", "tokens/crystal"
TRACK = ("track", "track_at_the_end")
"""Reasons of lines that are a count, not a gain."""


class Form(CountedForm[calculator.Form]):
    """The engine's form in rows and words."""

    calculator, match_form = calculator, match_form

    def __init__(self, counted: calculator.Form) -> None:
        super().__init__(counted)
        self._earlier: list[calculator.Day] = []
        self._tracks: dict[int, list[int | None]] = {}
        """What was counted with more or fewer days, for whoever comes back to them."""
        self._giver: int | None = None
        """Who has crystals on portraits and has left."""

    @classmethod
    def begin(cls, names: Sequence[str]) -> Self:
        """A form for the last day."""
        return cls(calculator.blank(names, 1))

    # -- rows ----------------------------------------------------------------------

    def groups(self) -> list[Group]:
        days = [self._day(at) for at in range(self._days)]
        if len(days) == LAST_DAY:
            note = translate("RedOutpostScore", "exports and wheel, after day 1 was scored")
            days.insert(1, Group([self._each("gained", _gained(), note, MOST_VP)]))
        before = translate(
            "RedOutpostScore", "just before the portraits of {day} are scored"
        ).format(day=self._when(0))
        after = translate("RedOutpostScore", "after the last day’s end")
        given = translate("RedOutpostScore", "on the palace field")
        halves = translate("RedOutpostScore", "1 VP for every 2")
        return [
            Group([self._each("vp", _track(), before if self._days else after, MOST_VP)]),
            *days,
            Group(
                [
                    self._each("palace", _palace(), given, CRYSTALS),
                    self._each("crystals", _in_hand(), halves, CRYSTALS),
                ]
            ),
        ]

    def _each(self, kind: str, title: str, note: str, most: int) -> Row:
        steps = range(most + 1)
        return Row(
            title, note, [Count((kind, seat), title, steps, seat) for seat in range(self._seats)]
        )

    def _day(self, at: int) -> Group:
        when, track = self._when(at), self.counted.values["mood.track"].value
        most = range(DISCS[self._seats] + 1)
        rows = []
        for worker, ident in enumerate(WORKERS):
            name = _words().name("workers", ident)
            mood = translate("RedOutpostScore", "Mood: {worker}, {day}")
            discs = translate("RedOutpostScore", "Discs: {worker}, {day}")
            mood, discs = (text.format(worker=name, day=when) for text in (mood, discs))
            counts = [Count(("days", at, "moods", worker), mood, track, signed=True)]
            counts += [
                Count(("days", at, "discs", worker, seat), discs, most, seat)
                for seat in range(self._seats)
            ]
            rows.append(Row(name, counts=counts))
        rows += self._gifts(at)
        title = translate("RedOutpostScore", "End of {day}").format(day=when)
        return Group(rows, title, [_mood(), *[_discs()] * self._seats])

    def _gifts(self, at: int) -> list[Row]:
        """RO-7.2: one person may have crystals on portraits; they are chosen on the first day."""
        title, giver = translate("RedOutpostScore", "Crystals on portraits"), self.counted.giver
        note = translate("RedOutpostScore", "by the special card Palace")
        rows = [] if at else [Row(title, note, whose=("giver",))]
        if giver is None:
            return rows
        kind = calculator.GIFTS[self._days - 1 - at]
        most = range(DISCS[self._seats] + 1)
        for worker, ident in enumerate(WORKERS):
            name = _words().name("workers", ident)
            what = f"{title}: {name}, {self._when(at)}"
            shown = f"{title}: {name}" if at else name
            rows.append(Row(shown, counts=[Count((kind, worker), what, most, giver)]))
        return rows

    def standing_out(self) -> dict[type_of_field, str]:
        """Whoever has most discs on a portrait."""
        text = translate("RedOutpostScore", "most discs")
        return dict.fromkeys(calculator.most(self.counted), text)

    def _when(self, at: int) -> str:
        return _day_text(LAST_DAY + 1 + at - self._days)

    # -- people and days -----------------------------------------------------------

    def span(self) -> Span:
        return Span(
            lambda: translate("RedOutpostScore", "Which days to score"),
            {
                "0": lambda: translate("RedOutpostScore", "Only totals"),
                "1": lambda: translate("RedOutpostScore", "Last day"),
                "2": lambda: translate("RedOutpostScore", "Both days"),
            },
            str(self._days),
        )

    def take_span(self, key: str) -> None:
        """So many days; the last one stays the last. The track is another then."""
        if int(key) == self._days:
            return
        self._tracks[self._days] = self.counted.vp
        self.counted.vp = self._tracks.pop(int(key), [None] * self._seats)
        days = [*self._earlier, *self.counted.days]
        new = [calculator.blank_day(self._seats) for _ in range(int(key) - len(days))]
        first = len(new) + len(days) - int(key)
        days = [*new, *days]
        self._earlier, self.counted.days = days[:first], days[first:]

    def seat(self, names: Sequence[str]) -> None:
        super().seat(names)
        giver = self._giver if self.counted.giver is None else self.counted.giver
        is_here = giver is not None and giver < len(names)
        self.counted.giver, self._giver = (giver, None) if is_here else (None, giver)

    def columns(self) -> Mapping[Hashable, list[Any]]:
        form = self.counted
        found: dict[Hashable, list[Any]] = {
            "gained": form.gained,
            "crystals": form.crystals,
            "palace": form.palace,
        }
        found |= {("vp", days): track for days, track in self._tracks.items()}
        found["vp", self._days] = form.vp
        # The last day is there whatever is counted, the one before it at times.
        for before, day in enumerate(reversed([*self._earlier, *form.days])):
            found |= {("discs", before, worker): row for worker, row in enumerate(day.discs)}
        return found

    def emptied(self) -> calculator.Form:
        """The days stay, too."""
        self._earlier, self._tracks, self._giver = [], {}, None
        return calculator.blank(self.counted.names, self._days)

    @property
    def _seats(self) -> int:
        return len(self.counted.names)

    @property
    def _days(self) -> int:
        return len(self.counted.days)

    # -- the sheet -----------------------------------------------------------------

    def source(self, line: ScoreLine) -> Source:
        """The track, each portrait of each day, the Palace, crystals in hand."""
        if line.why in TRACK:
            return Source((0,), _track(), is_count=True, sign=STAR)
        if line.why == "gained":
            return Source((1, LAST_DAY, -1), _gained(), sign=STAR)
        worker, day = line.params.get("worker"), line.params.get("day")
        title = _words().name("workers", worker) if worker else _words().at("sources", line.clause)
        sign = _portrait(worker) if worker else CRYSTAL
        if day:
            at = WORKERS.index(worker) if worker else len(WORKERS)
            return Source((1, day, at), f"{title}, {_day_text(day)}", sign=sign)
        return Source((2, int(line.clause == "RO-6.2")), title, sign=sign)

    def blank(self) -> Blank:
        """Both days, as they are scored one after the other."""
        vp = _words().at("game", "vp")
        names = [
            BlankRow(_words().name("workers", worker), _portrait(worker)) for worker in WORKERS
        ]
        groups = []
        for day in range(1, LAST_DAY + 1):
            before = translate("RedOutpostScore", "just before the portraits of {day} are scored")
            track = BlankRow(_track(), STAR, before.format(day=_day_text(day)))
            if day > 1:
                note = translate("RedOutpostScore", "exports and wheel, after day 1 was scored")
                track = BlankRow(_gained(), STAR, note)
            title = translate("RedOutpostScore", "End of {day}").format(day=_day_text(day))
            groups.append(BlankGroup([track], [vp]))
            groups.append(BlankGroup(names, [_discs(), vp], title, _mood()))
        crystals = [BlankRow(_palace(), CRYSTAL), BlankRow(_in_hand(), CRYSTAL)]
        groups.append(BlankGroup(crystals, [how_many(), vp], _crystals()))
        return Blank(groups)


def _words() -> Words:
    return words_of(BOX.name)


def _day_text(day: int) -> str:
    return translate("RedOutpostScore", "day {day}").format(day=day)


def _portrait(worker: str) -> str:
    return f"portraits/{worker}"


def _crystals() -> str:
    return translate("RedOutpostScore", "Crystals")


def _track() -> str:
    return translate("RedOutpostScore", "VP on the track")


def _gained() -> str:
    return translate("RedOutpostScore", "VP gained on day 2")


def _palace() -> str:
    return translate("RedOutpostScore", "Crystals given")


def _in_hand() -> str:
    return translate("RedOutpostScore", "Crystals in hand")


def _mood() -> str:
    return translate("RedOutpostScore", "Mood")


def _discs() -> str:
    return translate("RedOutpostScore", "Discs")

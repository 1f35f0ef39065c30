"""The rows of Outer Earth's form: the index, VP, stocks, portfolio, unfinished planets."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Self

from desktop.look.controls import words_of
from desktop.look.translate import translate
from desktop.score.counted import CountedForm
from desktop.score.form import Blank, BlankGroup, BlankRow, Count, Group, Row, Source
from engine.games.outer_earth import calculator, match_form
from engine.games.outer_earth.box import BOX
from engine.games.outer_earth.components import INDUSTRIES
from engine.rules.form import type_of_field
from engine.rules.scoring import ScoreLine
from engine.rules.words import Words

MOST_VP = 999
CHIP, PLANET = "tokens/vp_chip", "planets/01"


class Form(CountedForm[calculator.Form]):
    """The engine's form in rows and words."""

    calculator, match_form = calculator, match_form

    def __init__(self, counted: calculator.Form) -> None:
        super().__init__(counted)
        self._untold: dict[int, int | None] = {}
        """What nobody has told of people who have left."""

    @classmethod
    def begin(cls, names: Sequence[str]) -> Self:
        return cls(calculator.blank(names))

    # -- rows ----------------------------------------------------------------------

    def groups(self) -> list[Group]:
        limits, seats = calculator.limits_of(self.counted), range(len(self.counted.names))
        vp = [Count(("vp", seat), _vp(), range(MOST_VP + 1), seat) for seat in seats]
        note = translate("OuterEarthScore", "all chips, before the final scoring")
        cards, planets = _cards(), _planets()
        return [
            self._index(limits.planets),
            Group([Row(_vp(), note, vp)]),
            self._by_industry("stocks", _stocks(), cards, limits.cards),
            self._by_industry("portfolio", _portfolio(), planets, limits.planets),
            self._development(limits.built),
        ]

    def _index(self, most: Sequence[int]) -> Group:
        rows = []
        for at, industry in enumerate(INDUSTRIES):
            what = f"{_index()}: {_industry(industry)}"
            count = Count(("index", at), what, range(most[at] + 1))
            rows.append(Row(_industry(industry), counts=[count]))
        return Group(rows, _index(), [translate("OuterEarthScore", "optional")])

    def _by_industry(self, kind: str, title: str, over: str, most: Sequence[int]) -> Group:
        seats, rows = range(len(self.counted.names)), []
        for at, industry in enumerate(INDUSTRIES):
            what, steps = f"{title}: {_industry(industry)}", range(most[at] + 1)
            counts = [Count((kind, at, seat), what, steps, seat) for seat in seats]
            rows.append(Row(_industry(industry), counts=counts))
        return Group(rows, title, ["", *[over] * len(seats)])

    def _development(self, most: int) -> Group:
        """OE-5.4: a planet without a card is another thing than no planet."""
        seats, rows = range(len(self.counted.names)), []
        if untold := self.counted.untold:
            what = _in_development()
            counts = [Count(("untold", seat), what, range(1), seat) for seat in untold]
            title = translate("OuterEarthScore", "Not entered yet")
            note = translate("OuterEarthScore", "0 for no planet, or the cards below")
            rows.append(Row(title, note, counts))
        for at in range(len(self.counted.developing)):
            what = f"{_in_development()}: {_place(at)}"
            counts = [
                Count(("developing", at, seat), what, range(most + 1), seat) for seat in seats
            ]
            note = translate("OuterEarthScore", "no planet: leave it empty")
            rows.append(Row(_place(at), note, counts))
        return Group(rows, _in_development(), ["", *[_cards()] * len(seats)])

    def standing_out(self) -> dict[type_of_field, str]:
        """Whoever has most cards of an industry."""
        text = translate("OuterEarthScore", "most cards")
        return dict.fromkeys(calculator.most(self.counted), text)

    # -- people --------------------------------------------------------------------

    def span(self) -> None:
        """A match is counted as a whole."""

    def take_span(self, key: str) -> None:
        raise AssertionError(f"no choice was offered, so not {key}")

    def seat(self, names: Sequence[str]) -> None:
        super().seat(names)
        untold = {**self.counted.untold, **self._untold}
        self.counted.untold = {seat: it for seat, it in untold.items() if seat < len(names)}
        self._untold = {seat: it for seat, it in untold.items() if seat >= len(names)}

    def columns(self) -> Mapping[Hashable, list[Any]]:
        form = self.counted
        rows = {"stocks": form.stocks, "portfolio": form.portfolio, "developing": form.developing}
        found: dict[Hashable, list[Any]] = {"vp": form.vp}
        return found | {(kind, at): it for kind, its in rows.items() for at, it in enumerate(its)}

    def emptied(self) -> calculator.Form:
        self._untold = {}
        return calculator.blank(self.counted.names)

    # -- the sheet -----------------------------------------------------------------

    def source(self, line: ScoreLine) -> Source:
        """The VP, the stocks and the portfolio of each industry, all that is unfinished."""
        kinds = {"OE-5.2": (1, _stocks()), "OE-5.3": (2, _portfolio())}
        if line.clause in kinds:
            group, title = kinds[line.clause]
            industry = line.params["industry"]
            order = (group, INDUSTRIES.index(industry))
            return Source(order, f"{title}: {_industry(industry)}", sign=_picture(industry))
        if line.why == "track":
            return Source((0,), _vp(), is_count=True, sign=CHIP)
        return Source((3,), _words().at("sources", line.clause), sign=PLANET)

    def blank(self) -> Blank:
        """The stocks with the index, the portfolio, and the places for planets in development."""
        vp = _words().at("game", "vp")
        by_industry = [BlankRow(_industry(it), _picture(it)) for it in INDUSTRIES]
        places = [BlankRow(_place(at), PLANET) for at in range(calculator.PLACES)]
        note = translate("OuterEarthScore", "all chips, before the final scoring")
        return Blank(
            [
                BlankGroup([BlankRow(_vp(), CHIP, note)], [vp]),
                BlankGroup(by_industry, [_cards(), vp], _stocks(), _index()),
                BlankGroup(by_industry, [_planets(), vp], _portfolio()),
                BlankGroup(places, [_cards(), vp], _in_development()),
            ]
        )


def _words() -> Words:
    return words_of(BOX.name)


def _industry(industry: str) -> str:
    return _words().name("industries", industry)


def _picture(industry: str) -> str:
    return f"industries/{industry}"


def _planets() -> str:
    return translate("OuterEarthScore", "Planets")


def _index() -> str:
    return translate("OuterEarthScore", "Stock Market Index")


def _vp() -> str:
    return translate("OuterEarthScore", "VP from the budget")


def _stocks() -> str:
    return translate("OuterEarthScore", "Industry Stocks")


def _portfolio() -> str:
    return translate("OuterEarthScore", "Portfolio")


def _in_development() -> str:
    return translate("OuterEarthScore", "In development")


def _place(at: int) -> str:
    return translate("OuterEarthScore", "Planet {number}").format(number=at + 1)


def _cards() -> str:
    return translate("OuterEarthScore", "Cards")

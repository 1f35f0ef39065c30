"""Points of Outer Earth (OE-3.9, OE-5), shared by the match, the table and the calculator."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.games.outer_earth.components import CARD_VALUES, INDUSTRIES, SET_VP
from engine.rules import scoring
from engine.rules.scoring import ScoreLine, ScoreSheet

INVESTMENT_VP = (7, 5, 3)
"""VP for most cards in the stocks of an industry, by its rank (OE-5.2)."""
PORTFOLIO_VP = (3, 2, 1)
"""VP for each closed planet, by the rank of its industry (OE-5.3)."""
AT_THE_END = ("OE-5.2", "OE-5.3", "OE-5.4")
"""The clauses by which the match's end scores, in order."""
UNFINISHED_VP = -3
"""VP for a planet that is still in development, without its cards (OE-5.4)."""


def closing(counts: Sequence[int], synergies: Sequence[int]) -> tuple[int, int]:
    """OE-3.9, OE-R17: VP of the cards that synergize, and how many sets of all three there are.

    `counts` are the cards on the planet by industry.
    """
    cards = sum(CARD_VALUES[industry] * counts[industry] for industry in synergies)
    return cards, min(counts)


def ranks(index: Sequence[int]) -> list[int]:
    """OE-5.1, OE-R19: each industry's rank from 0; those that are tied take the lower one."""
    return [sum(other >= own for other in index) - 1 for own in index]


def investors(cards: Sequence[int]) -> list[int]:
    """OE-5.2, OE-R19: the seats with the most cards of an industry in their stocks; none without a card."""
    most = max(cards)
    return [seat for seat, own in enumerate(cards) if own == most > 0]


def unfinished(cards: int) -> int:
    """OE-5.4: VP for a planet in development with so many cards on it."""
    return UNFINISHED_VP + cards


class Closing(msgspec.Struct, frozen=True):
    """A planet that was closed: what its cards, its sets and effects gave."""

    seat: int
    planet: str
    """Its name in the words; empty where nobody told it."""
    cards: int
    sets: int
    extra: int = 0
    """VP of the effect `close_vp`."""

    @property
    def points(self) -> int:
        """OE-3.9: the VP from the budget."""
        return self.cards + SET_VP * self.sets + self.extra


class Tally(msgspec.Struct):
    """Everything that a sheet needs; lists run over seats, those within over industries."""

    index: list[int]
    """The stock index of each industry."""
    chips: list[int]
    """VP that came with planets (OE-R4)."""
    closings: list[Closing]
    stocks: list[list[int]]
    """Cards in the stocks, as far as whoever looks knows them."""
    portfolio: list[list[int]]
    """Closed planets by their industry."""
    unfinished: list[list[tuple[str, int]]]
    """Planets in development, each with its cards; the name is empty where nobody told it."""
    face_down: list[int] = []
    """Cards in each seat's stocks that whoever looks does not know."""
    track: list[int] = []
    """VP from the budget where nobody knows what they were given for."""
    by_hand: list[int] = []
    """VP that were told at a table without saying where they came from."""


def score(tally: Tally) -> scoring.Result:
    """OE-5: every seat's sheet, and the ranking (OE-5.5, OE-R11)."""
    places = ranks(tally.index)
    sheets = tuple(
        ScoreSheet(seat, (*_budget(tally, seat), *_end(tally, places, seat)))
        for seat in range(len(tally.stocks))
    )
    ranking = scoring.rank([sheet.total for sheet in sheets], (), ("OE-5.5", "shared_place"))
    return scoring.Result(sheets, ranking)


def _budget(tally: Tally, seat: int) -> list[ScoreLine]:
    if tally.track:
        return [ScoreLine(tally.track[seat], "OE-3.9", "track")]
    lines = [ScoreLine(tally.chips[seat], "OE-2.6", "chips", {"n": tally.chips[seat]})]
    for closed in tally.closings:
        if closed.seat == seat:
            told = {
                "planet": closed.planet,
                "cards": closed.cards,
                "sets": closed.sets,
                "extra": closed.extra,
            }
            why = "closing_extra" if closed.extra else "closing"
            lines.append(ScoreLine(closed.points, "OE-3.9", why, told))
    if tally.by_hand and (points := tally.by_hand[seat]):
        lines.append(ScoreLine(points, "OE-3.9", "by_hand"))
    return lines


def _end(tally: Tally, places: Sequence[int], seat: int) -> list[ScoreLine]:
    lines = []
    for industry in range(len(INDUSTRIES)):
        there = [stocks[industry] for stocks in tally.stocks]
        most = investors(there)
        points = INVESTMENT_VP[places[industry]] if seat in most else 0
        told = {
            **_standing(tally, places, industry),
            "n": there[seat],
            "most": max(there),
            "level": len(most) - 1,
        }
        why = ("investment_level" if len(most) > 1 else "investment") if points else "no_investment"
        lines.append(ScoreLine(points, "OE-5.2", why, told))
    if tally.face_down and (hidden := tally.face_down[seat]):
        lines.append(ScoreLine(0, "OE-5.2", "face_down", {"n": hidden}))
    for industry in range(len(INDUSTRIES)):
        if closed := tally.portfolio[seat][industry]:
            each = PORTFOLIO_VP[places[industry]]
            told = {**_standing(tally, places, industry), "n": closed, "each": each}
            lines.append(ScoreLine(closed * each, "OE-5.3", "portfolio", told))
    for number, (planet, cards) in enumerate(tally.unfinished[seat], 1):
        why, which = (
            ("unfinished", {"planet": planet})
            if planet
            else ("unfinished_place", {"number": number})
        )
        lines.append(ScoreLine(unfinished(cards), "OE-5.4", why, {**which, "cards": cards}))
    return lines


def _standing(tally: Tally, places: Sequence[int], industry: int) -> dict[str, Any]:
    """OE-5.1: an industry with its index, and its rank with the reason for it."""
    index = tally.index[industry]
    is_tied = tally.index.count(index) > 1
    rank = f"{'tied_' if is_tied else 'rank_'}{places[industry] + 1}"
    return {"industry": INDUSTRIES[industry], "index": index, "rank": rank}

"""Percent: whole ones of all parts of a thing, and how each language writes them."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.look.translate import translate

WHOLE = 100
EQUAL = 9
"""Parts that are the same to so many digits are equal."""


def percent(number: int) -> str:
    """So many percent: “33%”, in German „33 %“ with a narrow space that does not break."""
    return translate("Percent", "{number}%").format(number=number)


def percents(parts: Sequence[float]) -> list[int]:
    """The parts of a whole in whole percent, by largest remainders: together 100.

    Only where equal parts would differ by one they are together less.
    """
    whole = sum(parts) or 1
    exact = [round(WHOLE * part / whole, EQUAL) for part in parts]
    found = [int(share) for share in exact]
    ranks = [(round(share % 1, EQUAL), share) for share in exact]
    first_without = sorted(ranks, reverse=True)[min(WHOLE - sum(found), len(ranks) - 1)]
    return [number + (rank > first_without) for number, rank in zip(found, ranks, strict=True)]

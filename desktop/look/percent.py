"""A number of percent as each language writes it."""

from __future__ import annotations

from desktop.look.translate import translate


def percent(number: int) -> str:
    """So many percent: “33%”, in German „33 %“ with a narrow space that does not break."""
    return translate("Percent", "{number}%").format(number=number)

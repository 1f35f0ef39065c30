"""What has its day: of a long row a usual run takes a part, each day another one, and a thorough run all."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import date
from typing import TypeVar

T = TypeVar("T")


def today() -> date:
    """The day of this run; `WAYPOST_DAY=2027-03-14` takes again what came that day."""
    said = os.environ.get("WAYPOST_DAY")
    return date.fromisoformat(said) if said else date.today()


def its_turn(row: Sequence[T], days: int) -> list[T]:
    """Every so many-th of a row, from another one on each day: after so many days all had a turn."""
    return list(row[today().toordinal() % days :: days])


def told(found: Sequence[str]) -> str:
    """What was found, and how it is found again on another day."""
    return "\n".join([*found, f"It came with WAYPOST_DAY={today()}."])

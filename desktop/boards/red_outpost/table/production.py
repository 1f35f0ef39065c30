"""What can be produced in the turn that is being taken, for whoever presses it."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.table.telling import Telling
from engine.games.red_outpost.components import GOODS, LABOR_CAMP
from engine.games.red_outpost.facts.goods import check_production
from engine.games.red_outpost.places import MADE
from engine.games.red_outpost.table import AtTable


def why_not_produced(
    telling: Telling[AtTable], seat: int, good: str, number: int, places: Sequence[int] = ()
) -> str:
    """Why the seat cannot have produced that, at one of the places if some are named."""
    turn = telling.refused_by(check_production, seat, GOODS.index(good), places)
    return turn or telling.why_not("produced", seat + 1, good, number)


def of_camp(state: AtTable) -> list[str]:
    """RO-4.11, RO-R2: the goods of the Labor Camp, those without which the supply is left out."""
    goods = MADE[LABOR_CAMP]
    return [GOODS[good] for good in goods if not is_used_up(state, good)]


def is_used_up(state: AtTable, good: int) -> bool:
    """RO-R2: whether the supply is known to have no cube of it."""
    name = GOODS[good]
    known = state.is_known(f"warehouse.{name}", f"exported.{name}")
    return known and state.cubes_left(good) <= 0

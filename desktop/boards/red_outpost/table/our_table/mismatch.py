"""Where to put right what the app believes of the table, when it refuses a fact for it."""

from __future__ import annotations

from desktop.boards.red_outpost.table.our_table.values import MARKERS
from engine.base.errors import Told

_GROUPS = {
    "clock": ("not_the_turn", "phase_is_over", "not_lunch", "not_morning_end"),
    "people": ("no_crystal", "no_crystal_left", "too_many_crystals"),
    "goods": ("no_cube", "not_stored", "too_many_cubes"),
    "decks": (
        "not_discarded",
        "no_such_card",
        "too_many_cards",
        "all_fish_out",
        "ship_is_not_empty",
    ),
    "portraits": ("disc_is_not_there", "mood_is_lowest", "too_many_discs"),
    "workers": ("moved_before", "lies_already", "two_lie_already", "worker_of_turn"),
    "locks": ("no_lock", "two_locks"),
    "cards": ("other_card", "card_is_dealt", "no_papers"),
}
_OF = {name: group for group, names in _GROUPS.items() for name in names}


def group_to_mend(why: Told) -> str:
    """The group of values from which a refusal comes; empty if nothing that lies there is wrong."""
    name = why.name.rpartition(".")[2]
    if name == "unknown":
        kind = str(why.params["marker"]).partition(".")[0]
        return next((group for group, kinds in MARKERS.items() if kind in kinds), "")
    return _OF.get(name, "")

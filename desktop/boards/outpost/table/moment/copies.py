"""OP-1.4: with two players, which upgrades have two copies as their dice say."""

from __future__ import annotations

from functools import partial

from desktop.boards.outpost.table.moment.panel import MomentPanel
from desktop.look.translate import translate
from desktop.table.panels.choice import CHOSEN, Choice
from desktop.table.panels.step_panel import type_of_choices
from desktop.table.touch import LEGAL, PLAIN
from engine.games.outpost.components import UPGRADES


def copies(panel: MomentPanel, double: frozenset[int] | None) -> type_of_choices:
    """Press every upgrade of which there are two, then take them."""
    if double is None:
        double = frozenset(at for at, number in enumerate(panel.state.supply) if number == 2)
    panel.note.say(
        translate("OutpostTable", "Which upgrades have two copies?"),
        translate("OutpostTable", "The die of each: odd one, even two."),
    )
    found = [
        Choice(
            text=panel.upgrade(name),
            note="2" if at in double else "1",
            press=partial(_turn, panel, double ^ {at}),
            look=CHOSEN if at in double else PLAIN,
            clause="OP-1.4",
        )
        for at, name in enumerate(UPGRADES)
    ]
    fact = ("copies", *(2 if at in double else 1 for at in range(len(UPGRADES))))
    text = translate("OutpostTable", "These are the copies")
    found.append(panel.fact(text, *fact, icon="check", look=LEGAL, clause="OP-R1"))
    return found


def _turn(panel: MomentPanel, double: frozenset[int]) -> None:
    panel.instead(partial(copies, panel, double))

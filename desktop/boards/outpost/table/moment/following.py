"""What is followed and who draws and rolls: chosen at the set-up, and changed in any turn."""

from __future__ import annotations

from desktop.look.translate import translate
from desktop.table.panels.choice import CHOSEN, Choice
from desktop.table.panels.grid_panel import GridPanel
from desktop.table.panels.step_panel import type_of_choices
from engine.games.outpost.table import APP, DRAWERS, EVENTS, EXTENTS, AtTable


def rows(panel: GridPanel[AtTable]) -> list[list[Choice]]:
    """A row for the extent, one for the events, one for the dice; what is so is chosen."""
    state = panel.state
    found = [[_extent(panel, extent) for extent in EXTENTS]]
    if state.board.has_events:
        found.append([_drawer(panel, who) for who in DRAWERS])
    if state.extent != EVENTS:
        found.append([_roller(panel, who) for who in DRAWERS])
    return found


def _extent(panel: GridPanel[AtTable], extent: str) -> Choice:
    texts = {
        "events": (
            translate("OutpostTable", "Events only"),
            translate("OutpostTable", "cards, redraws, shuffles"),
        ),
        "order": (
            translate("OutpostTable", "Events and order"),
            translate("OutpostTable", "also VP and phases"),
        ),
        "full": (
            translate("OutpostTable", "Everything"),
            translate("OutpostTable", "also market and colonies"),
        ),
    }
    text, note = texts[extent]
    is_so = panel.state.extent == extent
    return _choice(panel, text, is_so, "extent", extent, note=note, clause="OP-2.1")


def _drawer(panel: GridPanel[AtTable], who: str) -> Choice:
    text = (
        translate("OutpostTable", "The app draws the events")
        if who == APP
        else translate("OutpostTable", "You turn over your own cards")
    )
    is_so = panel.state.event_drawer == who
    return _choice(panel, text, is_so, "event_drawer", who, clause="OP-7.1")


def _roller(panel: GridPanel[AtTable], who: str) -> Choice:
    text = (
        translate("OutpostTable", "The app rolls, and decides ties")
        if who == APP
        else translate("OutpostTable", "You roll, and decide ties")
    )
    return _choice(panel, text, panel.state.dice == who, "dice", who, clause="OP-2.4")


def _choice(
    panel: GridPanel[AtTable], text: str, is_so: bool, *fact: object, note: str = "", clause: str
) -> Choice:
    """What is so already is told no second time."""
    if is_so:
        return Choice(text=text, note=note, press=panel.show_choices, look=CHOSEN, clause=clause)
    return panel.fact(text, *fact, note=note, stays=True, clause=clause)


def step(panel: GridPanel[AtTable]) -> type_of_choices:
    """The step in which a running match is followed otherwise."""
    panel.note.say(
        translate("OutpostTable", "What does the app follow?"),
        translate("OutpostTable", "What is new then is asked below “Correct the table”."),
    )
    return panel.lay(*rows(panel))

"""Which planet, or which company, it is: those of the group's copy by name, or one whose card is entered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from desktop.boards.outer_earth import names
from desktop.boards.outer_earth.table.cards import small_planet
from desktop.look.translate import translate
from desktop.table.panels.choice import Choice
from desktop.table.panels.moment_panel import MomentPanel
from desktop.table.panels.step_panel import type_of_choices
from desktop.table.touch import LEGAL
from engine.base.errors import Told
from engine.games.outer_earth.components import COMPANIES, PLANETS
from engine.games.outer_earth.facts.set_up import free_planet
from engine.games.outer_earth.table import AtTable, known_companies, known_planets

MANY = 8
"""From so many known planets on, one is found by its name."""


def planets(
    panel: MomentPanel[AtTable], tell: Callable[[str], object], typed: Callable[[str], object]
) -> type_of_choices:
    """Known planets by name, and the way to type in another; `tell` takes an id, `typed` a name."""
    return _planets(panel, tell, typed, 0)


def _planets(
    panel: MomentPanel[AtTable],
    tell: Callable[[str], object],
    typed: Callable[[str], object],
    begin: int,
) -> type_of_choices:
    state, voice = panel.state, panel.telling.voice
    there = [PLANETS.index(it) for it in known_planets(state)]
    finder = panel.seek() if len(there) >= MANY else None
    like = [it for it in there if finder is None or finder.is_like(names.planet(voice.words, it))]

    def order(number: int) -> tuple[bool, str]:
        name = names.planet(voice.words, number)
        return finder is not None and not finder.begins(name), name.casefold()

    like.sort(key=order)

    def enter() -> None:
        name = finder.text().strip() if finder is not None and not like else ""
        panel.finder.clear()
        typed(name)

    def take(ident: str) -> None:
        panel.finder.clear()
        tell(ident)

    other = Choice(
        text=translate("EarthTable", "Enter its card"),
        said=translate("EarthTable", "Enter the planet’s card"),
        icon="pencil",
        press=enter,
        reason=_why_full(panel),
        look=LEGAL,
        clause="OE-1.2",
    )
    found = [
        Choice(
            text=names.planet(voice.words, number),
            press=partial(take, PLANETS[number]),
            paint=small_planet.paint(panel.telling.measure, voice, state, number, built=False),
            clause="OE-4.2",
        )
        for number in like
    ]
    page = partial(_planets, panel, tell, typed)
    first = [None, other] if finder is not None else [other]
    return _shown(panel, first, found, begin, page)


def _why_full(panel: MomentPanel[AtTable]) -> str:
    """Why no planet more can be typed in; empty if one can."""
    try:
        free_planet(panel.state)
    except Told as why:
        return panel.telling.refusal(why)
    return ""


def companies(
    panel: MomentPanel[AtTable],
    tell: Callable[[str], object],
    typed: Callable[[], object],
    begin: int = 0,
) -> type_of_choices:
    """Known companies by name, and the way to type in another."""
    state, voice = panel.state, panel.telling.voice
    other = Choice(
        text=translate("EarthTable", "Enter its card"),
        said=translate("EarthTable", "Enter the company’s card"),
        icon="pencil",
        press=typed,
        look=LEGAL,
        clause="OE-1.2",
    )
    found = [
        Choice(
            text=names.company(voice.words, COMPANIES.index(name)),
            press=partial(tell, name),
            clause="OE-1.2",
        )
        for name in known_companies(state)
    ]
    return _shown(panel, [other], found, begin, partial(companies, panel, tell, typed))


def _shown(
    panel: MomentPanel[AtTable],
    first: Sequence[Choice | None],
    found: Sequence[Choice],
    begin: int,
    page: Callable[[int], type_of_choices],
) -> type_of_choices:
    """As many as there are places; the last leads to those that follow."""
    room = len(panel.places) - len(first)
    shown = list(found[begin : begin + room])
    if len(found) > begin + room:
        follows = partial(page, begin + room - 1)
        shown[-1] = Choice(text=translate("EarthTable", "more"), press=partial(panel.go, follows))
    return *first, *shown

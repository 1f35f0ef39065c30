"""A turn: what is drawn and invested, and on each planet what is placed, discarded and closed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, Signal

from desktop.boards.outer_earth import names
from desktop.boards.outer_earth.table.cards import small_planet
from desktop.boards.outer_earth.table.cards.planet_page import PlanetPage
from desktop.boards.outer_earth.table.moment.panel import MomentPanel
from desktop.look.translate import translate
from desktop.table.panels.choice import Choice
from desktop.table.panels.moment_panel import Verb
from desktop.table.panels.step_panel import type_of_choices
from desktop.table.telling import Telling
from desktop.table.touch import LEGAL, PLAIN
from engine.games.outer_earth import closing, turn
from engine.games.outer_earth.components import (
    DEVELOPING,
    INDUSTRIES,
    INDUSTRY,
    PLANETS,
)
from engine.games.outer_earth.table import AtTable

ACTIONS = (3, 3, 3, 3)
PLANET = (4, 3, 3, 3, 4, 4)
"""Shares: the planet, its three industries, the newest card, closing."""
AT_MOST = DEVELOPING + 1
REFRESHED = 2
"""Its place among the actions."""


class Turn(MomentPanel):
    """The actions of whose turn it is in one row, and a row for each planet in development."""

    pointed = Signal(int)
    """What the action under the mouse, or the one that has the keyboard, costs; 0 for none."""

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__(telling, "turn", [ACTIONS, *[PLANET] * AT_MOST])
        for slot in self.places:
            slot.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell what the action costs that somebody is about to press."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self.pointed.emit(
                self._cost(next(at for at, it in enumerate(self.places) if it is watched))
            )
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self.pointed.emit(0)
        return super().eventFilter(watched, event)

    def _cost(self, place: int) -> int:
        state, seat = self.state, self.seat
        if place < len(ACTIONS):
            return turn.refresh_cost(state) if place == REFRESHED else 1
        row, column = divmod(place - len(ACTIONS), len(PLANET))
        there = state.developing[seat]
        if row >= len(there) or column == 0:
            return 0
        if column <= len(INDUSTRIES):
            return turn.placement_cost(state)
        return closing.cost(state, seat, there[row]) if column == len(PLANET) - 1 else 1

    def due(self) -> None:
        """Whatever people like; amber says what scores."""

    def clause(self) -> str:
        """The rule of the action points."""
        return "OE-1.3"

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.state.at_turn

    def _show_head(self) -> None:
        title = translate("EarthTable", "{name}’s turn").format(name=self.person(self.seat))
        self.call(title)

    def verb(self) -> Verb | None:
        """The turn is over."""
        text = translate("EarthTable", "{name} is done").format(name=self.person(self.seat))
        return Verb(text, partial(self.tell, "done", self.seat + 1))

    def home(self) -> type_of_choices:
        """The actions, then the planets."""
        state, seat = self.state, self.seat
        self._say(state)
        there = state.developing[seat]
        rows = [self._planet(state, seat, planet) for planet in there[:AT_MOST]]
        free = AT_MOST - len(rows)
        return (
            *self._actions(state, seat + 1),
            *(it for row in rows for it in row),
            *(None,) * free,
        )

    def _say(self, state: AtTable) -> None:
        ap = str(state.ap) if state.knows_points(self.seat) else "?"
        left = translate("EarthTable", "{count} AP left").format(count=ap)
        if not state.is_known(f"ap.{self.seat + 1}"):
            # Somebody may have placed a card before the app came.
            self.note.say(left, translate("EarthTable", "to be entered below “Correct the table”"))
            return
        free = translate("EarthTable", "next placement: free")
        costs = translate("EarthTable", "next placement: 1 AP")
        self.note.say(left, costs if turn.placement_cost(state) else free)

    # -- actions -------------------------------------------------------------------

    def _actions(self, state: AtTable, seat: int) -> Sequence[Choice]:
        points = partial(_points, state)
        return (
            self.fact(
                translate("EarthTable", "Drew 2 cards"),
                "drew",
                seat,
                note=points(1),
                clause="OE-3.1",
            ),
            self.fact(
                translate("EarthTable", "Took an open card"),
                "took",
                seat,
                note=points(1),
                clause="OE-3.2",
            ),
            self.fact(
                translate("EarthTable", "Refreshed, took one"),
                "refreshed",
                seat,
                note=points(turn.refresh_cost(state)),
                clause="OE-3.3",
            ),
            self.fact(
                translate("EarthTable", "Invested a card"),
                "invested",
                seat,
                "?",
                note=points(1),
                clause="OE-3.6",
            ),
        )

    # -- planets -------------------------------------------------------------------

    def _planet(self, state: AtTable, seat: int, planet: int) -> Sequence[Choice]:
        voice = self.telling.voice
        card = Choice(
            text=names.planet(voice.words, planet),
            said=small_planet.told(voice, state, planet),
            press=partial(self._correct, planet),
            paint=small_planet.paint(self.telling.measure, voice, state, planet, built=True),
            clause="OE-3.8",
        )
        placed = [self._placed(state, seat, planet, industry) for industry in range(3)]
        return card, *placed, self._newest(state, seat, planet), self._close(state, seat, planet)

    def _correct(self, planet: int) -> None:
        self.page_wanted.emit(PlanetPage(self.telling, planet))

    def _placed(self, state: AtTable, seat: int, planet: int, industry: int) -> Choice:
        name = self.short_industry(industry)
        said = translate("EarthTable", "{industry} placed on {planet}")
        told = said.format(industry=name, planet=self.planet(planet, "acc"))
        fact = ("placed", seat + 1, PLANETS[planet], INDUSTRIES[industry])
        each = closing.outlook(state, seat, planet).more
        more = each[industry] if each else 0
        adds = translate("EarthTable", "{cost}, +{points} VP")
        cost = _points(state, turn.placement_cost(state))
        return Choice(
            text=name,
            note=adds.format(cost=cost, points=more) if more else cost,
            said=told,
            press=partial(self.tell, *fact),
            reason=self.why_not(*fact),
            look=LEGAL if more and not self.why_not(*fact) else PLAIN,
            clause="OE-3.4",
        )

    def _newest(self, state: AtTable, seat: int, planet: int) -> Choice:
        built = state.built[planet]
        note = self.short_industry(INDUSTRY[built[-1]]) if built else ""
        return self.fact(
            translate("EarthTable", "Newest discarded"),
            "removed",
            seat + 1,
            PLANETS[planet],
            note=", ".join(filter(None, (note, _points(state, 1)))),
            clause="OE-3.5",
        )

    def _close(self, state: AtTable, seat: int, planet: int) -> Choice:
        points = translate("EarthTable", "Closed: {points} VP")
        outlook = closing.outlook(state, seat, planet)
        return self.fact(
            points.format(points=outlook.now.points),
            "closed",
            seat + 1,
            PLANETS[planet],
            note=_points(state, outlook.cost),
            clause="OE-3.9",
        )


def _points(state: AtTable, cost: int) -> str:
    """What something costs; 0 is free."""
    if not cost:
        return translate("EarthTable", "free")
    return translate("EarthTable", "{cost} AP").format(cost=cost)

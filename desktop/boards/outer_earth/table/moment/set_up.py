"""The set-up: which planets lie in the market, who has which company, and who begins."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from desktop.boards.outer_earth import names
from desktop.boards.outer_earth.table.cards import choosing, small_planet
from desktop.boards.outer_earth.table.cards.company_page import CompanyPage
from desktop.boards.outer_earth.table.cards.planet_page import PlanetPage
from desktop.boards.outer_earth.table.moment.panel import MomentPanel
from desktop.look.translate import translate
from desktop.table.panels.choice import CHOSEN, Choice
from desktop.table.panels.moment_panel import Verb
from desktop.table.panels.step_panel import type_of_choices
from desktop.table.telling import Telling
from desktop.table.touch import LEGAL, PLAIN
from engine.games.outer_earth.facts import set_up
from engine.games.outer_earth.state import NOTHING
from engine.games.outer_earth.table import AtTable

ACROSS = 7
"""Places of a row: planets of the market, or seats; all planets of a box have room in four rows."""


class SetUp(MomentPanel):
    """A row for the market, one for the companies, and one for who begins."""

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__(telling, "set_up", [(1,) * ACROSS] * 4)

    def clause(self) -> str:
        """The rule of the set-up."""
        return "OE-1.2"

    def task(self) -> Hashable:
        """Each planet and each company is one."""
        return tuple(self.state.row), tuple(self.state.company)

    def _show_head(self) -> None:
        self.call(translate("EarthTable", "Set-up"))

    def verb(self) -> Verb | None:
        """Who begins, once one company alone has the highest influence."""
        state = self.state
        missing = state.board.size.market - len(state.row)
        able = set_up.highest(state)
        if missing or NOTHING in state.company or len(able) != 1:
            # What is still to be told says the panel itself.
            text = translate("EarthTable", "Who begins?")
            return Verb(text, self.take_focus, self.why_not("begins", able[0] + 1))
        text = translate("EarthTable", "{name} begins").format(name=self.person(able[0]))
        return Verb(text, partial(self.tell, "begins", able[0] + 1))

    def home(self) -> type_of_choices:
        """The market, the companies, and who begins."""
        state = self.state
        self.keep_columns(False)
        self.note.say(
            translate("EarthTable", "Market: the oldest planet first."),
            translate("EarthTable", "Everybody draws 4 cards; nobody says which."),
        )
        seats = range(state.board.seats)
        market = [self._market(state, at) for at in range(state.board.size.market)]
        company = [self._company(state, seat) for seat in seats]
        begins = [self._begins(seat) for seat in seats]
        return *_row(market), *_row(company), *_row(begins)

    def _market(self, state: AtTable, at: int) -> Choice:
        if at < len(state.row):
            planet = state.row[at]
            return Choice(
                text=self.planet(planet),
                press=partial(self._correct, planet),
                paint=small_planet.paint(
                    self.telling.measure, self.telling.voice, state, planet, built=False
                ),
                clause="OE-1.2",
            )
        is_next = at == len(state.row)
        return Choice(
            text=translate("EarthTable", "Planet {number}").format(number=at + 1),
            note=translate("EarthTable", "which one?"),
            press=partial(self.go, self._planets),
            reason="" if is_next else translate("EarthTable", "First the one before it (OE-1.2)."),
            look=LEGAL if is_next else PLAIN,
            clause="OE-1.2",
        )

    def _correct(self, planet: int) -> None:
        self.page_wanted.emit(PlanetPage(self.telling, planet))

    def _planets(self) -> type_of_choices:
        self.note.say(translate("EarthTable", "Which planet lies next in the market?"))
        found = choosing.planets(
            self,
            partial(self.tell, "turned"),
            lambda name: self._typed(PlanetPage(self.telling, name=name)),
        )
        self.keep_columns(len(found) > ACROSS)
        return found

    def _typed(self, page: PlanetPage | CompanyPage) -> None:
        self.begin()
        self.enter(page)

    def _company(self, state: AtTable, seat: int) -> Choice:
        number = state.company[seat]
        if number == NOTHING:
            note = translate("EarthTable", "which company?")
        else:
            influence = state.board.influence[number]
            told = translate("EarthTable", "{company}, influence {influence}")
            name = names.company(self.telling.voice.words, number)
            note = told.format(company=name, influence=influence)
        return Choice(
            text=self.person(seat),
            note=note,
            press=partial(self.go, partial(self._companies, seat)),
            look=LEGAL if number == NOTHING else PLAIN,
            clause="OE-1.2",
        )

    def _companies(self, seat: int) -> type_of_choices:
        asked = translate("EarthTable", "Which company does {name} have?")
        self.note.say(asked.format(name=self.person(seat)))
        found = choosing.companies(
            self,
            partial(self.tell, "company", seat + 1),
            lambda: self._typed(CompanyPage(self.telling, seat)),
        )
        half = (len(found) + 1) // 2
        return *_row(found[:half]), *_row(found[half:])

    def _begins(self, seat: int) -> Choice:
        text = translate("EarthTable", "{name} begins").format(name=self.person(seat))
        is_able = seat in set_up.highest(self.state) and NOTHING not in self.state.company
        made = self.fact(text, "begins", seat + 1, clause="OE-1.2")
        look = CHOSEN if is_able and not made.reason else PLAIN
        return Choice(text=text, press=made.press, reason=made.reason, look=look, clause="OE-1.2")


def _row(found: type_of_choices) -> type_of_choices:
    return *found, *(None,) * (ACROSS - len(found))

"""“Our table shows…”: whatever lies there, told as it stands, at the start or to put it right."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from desktop.boards.outpost.table.moment import following
from desktop.boards.outpost.table.our_table import for_all
from desktop.boards.outpost.table.our_table.person import person
from desktop.look.translate import translate
from desktop.table.panels.choice import Choice
from desktop.table.panels.our_table_panel import OurTablePanel
from desktop.table.panels.step_panel import type_of_choices
from engine.games.outpost.state import NOTHING
from engine.games.outpost.table import FULL, OF_COLONY, AtTable

FEW = 5


class OurTable(OurTablePanel[AtTable]):
    """Where the match stands, what lies for all, and the people, as far as they are followed."""

    longest = 32

    def aim(self) -> str:
        """An event is found among many."""
        return translate("OutpostTable", "Find an event by its name")

    def clause(self) -> str:
        """The rule of what lies there."""
        return "OP-1.2"

    def home(self) -> type_of_choices:
        """What is told of the table; VP and face values are told in the rows of the people."""
        state = self.state
        self.ask()
        shared = [
            self.leads(
                translate("OutpostOurTable", "Turn and phase"),
                partial(for_all.time, self),
                *("phase", "phase_began"),
            )
        ]
        if state.board.has_events:
            text = translate("OutpostOurTable", "Event cards drawn")
            shared.append(self.leads(text, partial(for_all.drawn, self, 0), "event_deck"))
        if state.board.has_events and state.turn > 1 and not state.is_known("event"):
            shared.append(self._event())
        if state.is_followed("order"):
            text = translate("OutpostOurTable", "Player order")
            shared.append(self.leads(text, partial(for_all.order, self, ()), "order"))
        rows = [shared]
        if state.extent == FULL:
            rows.append(
                [
                    self.leads(
                        translate("OutpostOurTable", "On the market"),
                        partial(for_all.display, self),
                        "display",
                    ),
                    self.leads(
                        translate("OutpostOurTable", "Beside the market"),
                        partial(for_all.supply, self),
                        "supply",
                    ),
                    self.leads(
                        translate("OutpostOurTable", "Bought last turn"),
                        partial(for_all.bought, self),
                        "bought",
                    ),
                    self._follows(),
                ]
            )
            people = [self._person(seat) for seat in range(state.board.seats)]
            across = FEW if len(people) > FEW else len(people)
            rows += [people[at : at + across] for at in range(0, len(people), across)]
        else:
            shared.append(self._follows())
        return self.lay(*rows)

    def open_seat(self, seat: int) -> None:
        """Ask what that person's colony has."""
        self.begin()
        self.go(partial(person, self, seat))

    def _event(self) -> Choice:
        text, step = (
            translate("OutpostTable", "Event of this turn"),
            partial(for_all.this_event, self, 0),
        )
        at = self.state.event
        if at == NOTHING:
            return self.leads(text, step, "event")
        # What it does is not known, but which card it is.
        name = self.state.board.event_deck[at].name[self.telling.voice.words.language]
        return replace(self.leads(text, step), note=name)

    def _person(self, seat: int) -> Choice:
        markers = (f"{kind}.{seat + 1}" for kind in OF_COLONY)
        return self.leads(self.person(seat), partial(person, self, seat), *markers)

    def _follows(self) -> Choice:
        text = translate("OutpostTable", "What the app follows")
        return self.leads(text, partial(following.step, self))

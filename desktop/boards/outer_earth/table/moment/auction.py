"""The auction: who wants the planet on offer, who adds cards, what tied bids are worth."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from functools import partial

from desktop.boards.outer_earth.table.moment.panel import MomentPanel
from desktop.look.translate import several, translate
from desktop.table.panels.choice import CHOSEN, Choice
from desktop.table.panels.moment_panel import Verb
from desktop.table.panels.step_panel import type_of_choices
from desktop.table.telling import Telling
from desktop.table.touch import LEGAL, PLAIN
from engine.games.outer_earth.components import CARD_VALUES
from engine.games.outer_earth.facts.auction import ADDING, OFFER, TIE
from engine.games.outer_earth.facts.kinds import whole_word
from engine.games.outer_earth.table import UNTOLD, AtTable
from engine.rules.facts import MOST

WHO, NUMBERS = 3, 7
"""The share of a name's width, and how many numbers stand beside it."""


class Auction(MomentPanel):
    """A row for each seat: who it is, then what is told of it with one press."""

    def __init__(self, telling: Telling[AtTable]) -> None:
        row = (WHO, *(1,) * NUMBERS)
        super().__init__(telling, "auction", [row] * len(telling.voice.people))
        self._yes: tuple[int, ...] = ()

    def about(self) -> Hashable:
        return self.state.waits_for, self.state.offered, self.telling.match.revision

    def clause(self) -> str:
        """The rule of what is told now."""
        return {OFFER: "OE-2.3", ADDING: "OE-2.4", TIE: "OE-2.5"}.get(self.state.waits_for, "")

    def show_table(self) -> None:
        """Who said yes is asked anew for each planet, and after each step."""
        if self.about() != self._about:
            self._yes = ()
        super().show_table()

    def _show_head(self) -> None:
        if self.state.offered >= 0:
            self.call(self.planet(self.state.offered))

    # -- what comes next -----------------------------------------------------------

    def verb(self) -> Verb | None:
        """Nobody, one or several want it; the next bidder adds nothing."""
        state, yes = self.state, self._yes
        if state.waits_for == OFFER:
            told = ("wanted", whole_word([seat + 1 for seat in yes]))
            return Verb(self._wanted(), partial(self.tell, *told), self.why_not(*told))
        if state.waits_for == ADDING:
            seat = state.agenda[-1][1]
            text = translate("EarthTable", "{name} adds nothing").format(name=self.person(seat))
            return Verb(text, partial(self.tell, "added", seat + 1, 0))
        # The last total decides: what is pressed after it is another planet's.
        return Verb(translate("EarthTable", "Which totals?"), self.take_focus)

    def _wanted(self) -> str:
        names = [self.person(seat) for seat in self._yes]
        if not names:
            return translate("EarthTable", "Nobody wants it")
        if len(names) == 1:
            return translate("EarthTable", "{name} gets it free").format(name=names[0])
        listed = self.telling.voice.words.listed(names)
        return translate("EarthTable", "{names} bid").format(names=listed)

    # -- choices -------------------------------------------------------------------

    def home(self) -> type_of_choices:
        """The row of each seat."""
        state = self.state
        rows = {OFFER: self._offer, ADDING: self._adding, TIE: self._tie}
        row = rows[state.waits_for]
        self._say(state)
        self.verb_changed.emit()
        return [choice for seat in range(state.board.seats) for choice in row(state, seat)]

    def _say(self, state: AtTable) -> None:
        if state.waits_for == OFFER:
            asked = translate("EarthTable", "Who says yes?")
            if self._yes:
                self.note.say(self._wanted())
            else:
                more = translate("EarthTable", "Or choose at once who gets it.")
                self.note.say(asked, more)
        elif state.waits_for == ADDING:
            name = self.person(state.agenda[-1][1])
            self.note.say(
                translate("EarthTable", "{name} adds cards, or nothing.").format(name=name),
                translate("EarthTable", "It goes round until nobody adds."),
            )
        else:
            values = [f"{self.short_industry(at)} {n}" for at, n in enumerate(CARD_VALUES)]
            self.note.say(
                translate("EarthTable", "A tie: turn up these bids."),
                translate("EarthTable", "Choose the total of each: {values}.").format(
                    values=", ".join(values)
                ),
            )

    def _offer(self, state: AtTable, seat: int) -> Sequence[Choice | None]:
        name, takes_part = self.person(seat), state.takes_part(seat)
        chosen, note = seat in self._yes, ""
        if chosen:
            note = translate("EarthTable", "yes")
        elif takes_part is None:
            note = translate("EarthTable", "if there is a card in hand")
        elif not takes_part:
            note = translate("EarthTable", "takes no part")
        reason = self.why_not("wanted", seat + 1)
        who = Choice(
            text=name,
            note=note,
            press=partial(self._turn, seat),
            reason=reason,
            look=CHOSEN if chosen else LEGAL if not reason else PLAIN,
            clause="OE-2.2",
        )
        free = self.fact(
            translate("EarthTable", "free"),
            "wanted",
            seat + 1,
            said=translate("EarthTable", "{name} gets it free").format(name=name),
            clause="OE-2.3",
        )
        first = [self._bought(seat, number) for number in range(1, NUMBERS - 1)]
        return who, free, *first, self._bought_more(state, seat, NUMBERS - 1)

    def _turn(self, seat: int) -> None:
        there = set(self._yes) ^ {seat}
        self._yes = tuple(sorted(there))
        self.show_choices()

    def _bought(self, seat: int, number: int) -> Choice:
        said = translate("EarthTable", "{name} gets it for {count} cards")
        one = translate("EarthTable", "{name} gets it for 1 card")
        return self.fact(
            str(number),
            "bought",
            seat + 1,
            number,
            note=several(number, translate("EarthTable", "card"), translate("EarthTable", "cards")),
            said=(one if number == 1 else said).format(name=self.person(seat), count=number),
            clause="OE-2.5",
        )

    def _bought_more(self, state: AtTable, seat: int, least: int) -> Choice:
        """So many cards or more, chosen in a further step."""
        title = translate("EarthTable", "{name} gets it for how many cards?")
        there = state.hand_count(seat)
        most = len(state.bids[seat]) + (MOST if there is None else there)
        step = partial(
            self.numbers,
            title.format(name=self.person(seat)),
            range(least, max(least, min(most, MOST)) + 1),
            partial(self.tell, "bought", seat + 1),
        )
        return Choice(
            text=f"{least} …",
            note=translate("EarthTable", "cards"),
            said=title.format(name=self.person(seat)),
            press=partial(self.go, step),
            reason=self.why_not("bought", seat + 1, least),
            clause="OE-2.5",
        )

    def _adding(self, state: AtTable, seat: int) -> Sequence[Choice | None]:
        bid, is_next = len(state.bids[seat]), state.agenda[-1][1] == seat
        who = self._bidder(state, seat, is_next)
        if not bid:
            return who, *(None,) * NUMBERS
        most = max(map(len, state.bids))
        bought = self._bought_more(state, seat, most)
        if not is_next:
            return who, *(None,) * (NUMBERS - 1), self._at(bought, most)
        nothing = self.fact(translate("EarthTable", "nothing"), "added", seat + 1, 0)
        more = [self._more(seat, number) for number in range(1, NUMBERS - 1)]
        return who, nothing, *more, self._at(bought, most)

    def _more(self, seat: int, number: int) -> Choice:
        """So many cards are added: it is due here."""
        made = self.fact(f"+{number}", "added", seat + 1, number)
        return made if made.reason else replace(made, look=LEGAL)

    def _at(self, bought: Choice, most: int) -> Choice:
        text = translate("EarthTable", "bought")
        return Choice(
            text=text,
            note=translate("EarthTable", "at {count} …").format(count=most),
            said=bought.said,
            press=bought.press,
            reason=bought.reason,
            clause="OE-2.5",
        )

    def _bidder(self, state: AtTable, seat: int, is_next: bool) -> Choice:
        bid = len(state.bids[seat])
        one, many = (
            translate("EarthTable", "1 card"),
            translate("EarthTable", "{count} cards"),
        )
        note = several(bid, one, many) if bid else translate("EarthTable", "does not bid")
        if bid:
            influence = str(state.influence(seat)) if state.knows_influence(seat) else "?"
            told = translate("EarthTable", "influence {influence} · {bid}")
            note = told.format(influence=influence, bid=note)
            if seat in state.bidders:
                note = _in_order(state.bidders.index(seat), note)
        return Choice(
            text=self.person(seat),
            note=note,
            press=self.take_focus,
            look=CHOSEN if is_next else PLAIN,
            clause="OE-2.4",
        )

    def _tie(self, state: AtTable, seat: int) -> Sequence[Choice | None]:
        is_tied = seat in state.agenda[-1][1]
        who = self._bidder(state, seat, False)
        if not is_tied:
            return who, *(None,) * NUMBERS
        told = state.bid_values[seat]
        bid = len(state.bids[seat])
        values = range(bid * min(CARD_VALUES), bid * max(CARD_VALUES) + 1)
        worth = partial(self.tell, "bid_worth", seat + 1)
        due = LEGAL if told == UNTOLD else PLAIN
        found = [
            Choice(
                text=str(value),
                said=translate("EarthTable", "{name}: value {value}").format(
                    name=self.person(seat), value=value
                ),
                press=partial(worth, value),
                look=CHOSEN if value == told else due,
                clause="OE-2.5",
            )
            for value in values[:NUMBERS]
        ]
        if len(values) > NUMBERS:
            title = translate("EarthTable", "What is {name}’s bid worth?")
            step = partial(
                self.numbers, title.format(name=self.person(seat)), values[NUMBERS - 1 :], worth
            )
            more = translate("EarthTable", "more")
            found[-1] = Choice(text=more, press=partial(self.go, step), look=due)
        return who, *found, *(None,) * (NUMBERS - len(found))


def _in_order(place: int, note: str) -> str:
    """A bidder's note behind its place in the order, from 0."""
    first, second = translate("EarthTable", "1st · {note}"), translate("EarthTable", "2nd · {note}")
    third, fourth = translate("EarthTable", "3rd · {note}"), translate("EarthTable", "4th · {note}")
    return (first, second, third, fourth)[place].format(note=note)

"""The event card that was turned over: found by its name, unseen, or one that the app does not know."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt

from desktop.boards.outpost.table.moment.panel import MomentPanel
from desktop.look.translate import translate
from desktop.table.panels.choice import Choice
from desktop.table.panels.moment_panel import Verb
from desktop.table.panels.step_panel import type_of_choices
from desktop.table.telling import Telling
from engine.games.outpost.state import NOTHING
from engine.games.outpost.table import AtTable
from engine.rules.facts import written

ACROSS, ROWS = (3, 4, 5), 4
"""How many places a row has: so few as hold the deck, since a long name needs a wide one."""


class Drawing(MomentPanel):
    """Cards by name; two letters find one among many."""

    longest = 32

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__(telling, "drawing", ACROSS[-1], ROWS)

    def aim(self) -> str:
        """An event is found among many."""
        return translate("OutpostTable", "Find an event by its name")

    def clause(self) -> str:
        """The rule of events."""
        return "OP-7.1"

    def _show_head(self) -> None:
        seat = self._seat
        title = translate("OutpostTable", "Which event?")
        if seat != NOTHING:
            title = translate("OutpostTable", "Which event for {person}?")
            title = title.format(person=self.person(seat))
        self.call(title)

    @property
    def _seat(self) -> int:
        """For whom it is drawn; `NOTHING` for all."""
        agenda = self.state.agenda
        is_drawn = self.state.waits_for == "draw_event"
        return int(agenda[-1][1]) if is_drawn else NOTHING

    def verb(self) -> Verb | None:
        """The card is asked for."""
        return Verb(translate("OutpostTable", "Which event?"), self.take_focus)

    def home(self) -> type_of_choices:
        """The cards that can have come."""
        return self._page(0)

    def _page(self, begin: int) -> type_of_choices:
        self.note.say(
            translate("OutpostTable", "Turn over the top card and find its name."),
            translate("OutpostTable", "If it is not listed, type its name."),
        )
        finder = self.seek()
        language = self.telling.voice.words.language
        cards = [(card.name[language], card) for card in self.state.board.event_deck]
        like = [(name, card) for name, card in cards if finder.is_like(name)]
        like.sort(key=lambda it: (not finder.begins(it[0]), it[0].casefold()))
        typed = finder.text().strip()
        named = translate("OutpostTable", "Another card")
        why = translate("OutpostTable", "First type its name into the field (OP-7.1).")
        other = Choice(
            text=named,
            note=typed if typed and not like else "",
            said=translate("OutpostTable", "Another card, which the app does not know"),
            icon="pencil",
            press=partial(self._take, "event_named", written(typed)),
            reason="" if typed else why,
            clause="OP-7.1",
        )
        unseen = Choice(
            text=translate("OutpostTable", "Nobody saw it"),
            icon="hidden",
            press=partial(self._take, "event_missed"),
            clause="OP-7.1",
        )
        found = [self._card(name, card.id) for name, card in like]
        across = next((it for it in ACROSS if len(cards) + 3 <= it * ROWS), ACROSS[-1])
        room = across * ROWS - 2 - bool(not typed)
        first: list[Choice | None] = [None, other]
        if not typed:
            first.append(unseen)
        shown = found[begin : begin + room]
        if len(found) > begin + room:
            follows = partial(self._page, begin + room - 1)
            shown[-1] = Choice(
                text=translate("OutpostTable", "more"), press=partial(self.go, follows)
            )
        return self.rows_of(across, [*first, *shown])

    def _card(self, name: str, ident: str) -> Choice:
        return Choice(
            text=name,
            press=partial(self._take, "event", ident),
            reason=self.why_not("event", ident),
            clause="OP-7.1",
        )

    def _take(self, *fact: object) -> None:
        self.finder.clear()
        self.tell(*fact)

    def _take_found(self) -> None:
        """Enter takes the only card that is found; a name that none has is pressed, not slipped in."""
        others, *found = (slot for slot in self.places if slot.isVisible())
        if found:
            super()._take_found()
        else:
            others.setFocus(Qt.FocusReason.OtherFocusReason)

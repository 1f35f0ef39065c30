"""What a card does, chosen by large presses: what, which way, whom, how much."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QStackedLayout, QVBoxLayout, QWidget

from desktop.boards.robinson_crusoe.table.effects import draft as effect_draft
from desktop.boards.robinson_crusoe.table.effects.draft import (
    COMBAT,
    DISCARD,
    EACH,
    FIRST,
    GAIN,
    HEAL,
    LOSE,
    SHUFFLE,
    THINGS,
    UNMET,
    WOUND,
    Draft,
)
from desktop.boards.robinson_crusoe.table.effects.outlook import who
from desktop.boards.robinson_crusoe.table.effects.tiles import Offer, Row, Tile
from desktop.boards.robinson_crusoe.table.panel import Panel
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.table.letters import label
from desktop.table.telling import Telling
from engine.games.robinson_crusoe.components import GOODS, WOUNDS
from engine.games.robinson_crusoe.state import Robinson
from engine.games.robinson_crusoe.vocabulary import MOST_TOLD

ACROSS = 6
_PICTURES = {
    "morale": "morale_marker",
    WOUNDS: "wound",
    UNMET: "unfulfilled",
}
_MOST_WAYS = 4


class EffectChooser(QWidget):
    """Shows one effect; `changed` gives it as it is chosen now."""

    changed = Signal(object)

    def __init__(self, telling: Telling[Robinson]) -> None:
        super().__init__()
        self._telling = telling
        self._draft = effect_draft.NOTHING
        measure, seats = telling.measure, len(telling.voice.people)
        self.what = Panel(measure, "RC-2.8")
        self.things = {thing: Tile(measure, _PICTURES.get(thing, thing)) for thing in THINGS}
        grid = QGridLayout()
        for at, (thing, tile) in enumerate(self.things.items()):
            grid.addWidget(tile, *divmod(at, ACROSS), 1, 2 if thing == UNMET else 1)
            tile.clicked.connect(lambda _=False, thing=thing: self._want(effect_draft.begun(thing)))
        for across in range(ACROSS):
            grid.setColumnStretch(across, 1)
        self.what.body.addLayout(grid)
        self.what.reach([*self.things.values()])
        self.how = Panel(measure, "RC-2.9")
        self.ways, self.whom = Row(measure, _MOST_WAYS), Row(measure, seats + 2)
        self.numbers = Row(measure, MOST_TOLD)
        self.possible = Row(measure, 2)
        self.hint = label(measure, 18, 500, "muted", wrap=True)
        """Stands where no way is to be chosen."""
        self._either = QStackedLayout()
        # In its place first: it shows what it gets, and alone that would be a window.
        self.how.body.addLayout(self._either)
        self._either.addWidget(self.ways)
        self._either.addWidget(self.hint)
        rows = (self.ways, self.whom, self.numbers, self.possible)
        for row in rows[1:]:
            self.how.body.addWidget(row)
        self.how.reach([button for row in rows for button in row.buttons])
        self.ways.chosen.connect(lambda way: self._want(self._draft._replace(way=way)))
        self.whom.chosen.connect(lambda it: self._want(self._draft._replace(whom=it)))
        self.numbers.chosen.connect(lambda n: self._want(self._draft._replace(n=int(n))))
        self.possible.chosen.connect(
            lambda it: self._want(self._draft._replace(if_possible=it == _POSSIBLE))
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.what)
        column.addWidget(self.how)
        column.addStretch(1)

        def space(_chooser: QWidget) -> None:
            grid.setSpacing(measure.px(8))
            column.setSpacing(measure.px(12))

        measure.dress(self, space)

    def show_draft(self, draft: Draft) -> None:
        """Show what is chosen."""
        self._draft = draft
        voice = self._telling.voice
        self.what.call(translate("Effect", "What is it about?"))
        for thing, tile in self.things.items():
            tile.show_tile(_name_of(thing, voice), is_chosen=thing == draft.thing)
        self.how.call(translate("Effect", "How much, and whom?"))
        ways = effect_draft.ways(draft.thing)
        which = translate("Effect", "Which way?")
        if draft.thing == SHUFFLE:
            which = translate("Effect", "From which deck?")
        self.ways.show_row(
            which, [Offer(way, _way(way, draft.thing, voice)) for way in ways], draft.way
        )
        self.hint.setText(_hint(draft.thing))
        self._either.setCurrentWidget(self.ways if ways else self.hint)
        self.how.chip.show_clause(
            _CLAUSES.get(draft.thing, "RC-2.9" if draft.is_demand else "RC-2.8")
        )
        whom = effect_draft.whom(draft, len(voice.people))
        if len(voice.people) == 1 or self._is_free(draft):
            # Alone, each, the First Player and the one character are the same.
            whom = ()
        self.whom.show_row(
            _asks_whom(draft), [Offer(it, who(it, voice)) for it in whom], draft.whom
        )
        numbers = range(1, MOST_TOLD + 1) if draft.is_numbered else ()
        strength = draft.thing == COMBAT
        much = translate("Effect", "Strength") if strength else translate("Effect", "How many?")
        self.numbers.show_row(much, [Offer(str(n), str(n)) for n in numbers], str(draft.n))
        can_lack = draft.is_demand and draft.thing != UNMET and draft.whom == EACH
        can_lack = can_lack and not self._is_free(draft)
        self.possible.show_row(
            translate("Effect", "If there is not enough (RC-4.3)"),
            (
                Offer("", translate("Effect", "Whatever is missing costs Wounds")),
                Offer(_POSSIBLE, translate("Effect", "Only if possible: no Wound")),
            )
            if can_lack
            else (),
            _POSSIBLE if draft.if_possible else "",
        )

    def take_focus(self) -> None:
        """The keyboard goes to what it is about."""
        tile = self.things.get(self._draft.thing, self.things[THINGS[0]])
        tile.setFocus(Qt.FocusReason.OtherFocusReason)

    def count(self, n: int) -> None:
        """A number was typed."""
        if self._draft.is_numbered and 1 <= n <= MOST_TOLD:
            self._want(self._draft._replace(n=n))

    def _is_free(self, draft: Draft) -> bool:
        """RC-R12: whether there being nothing to discard costs nothing anyway."""
        state = self._telling.state
        return draft.way == DISCARD and state.board.discards_free

    def _want(self, draft: Draft) -> None:
        if self._is_free(draft):
            draft = draft._replace(whom=EACH, if_possible=False)
        if draft.whom and draft.whom not in effect_draft.whom(
            draft, len(self._telling.voice.people)
        ):
            draft = draft._replace(whom=FIRST if draft.thing == COMBAT else EACH)
        self.changed.emit(draft)


_POSSIBLE = "possible"
_CLAUSES = {COMBAT: "RC-2.10", SHUFFLE: "RC-3.1"}


def _hint(thing: str) -> str:
    if thing == COMBAT:
        return translate(
            "Effect",
            "Wounds: strength minus Weapon; then Weapon −1 (RC-R3). If the fight "
            "ended differently, choose the First Player’s Wounds and the loss of "
            "Weapon instead.",
        )
    if thing == UNMET:
        return translate(
            "Effect",
            "For tokens, tools and Determination, which you discard at the table: "
            "choose how many are missing (RC-R1).",
        )
    return translate("Effect", "First choose above what it is about.")


def _name_of(thing: str, voice: Voice) -> str:
    if thing == COMBAT:
        return translate("Effect", "Combat")
    if thing == SHUFFLE:
        return translate("Effect", "Shuffle in")
    if thing == UNMET:
        return translate("Effect", "A demand not met")
    return voice.words.name("counters", thing)


def _way(way: str, thing: str, voice: Voice) -> str:
    if thing == SHUFFLE:
        return voice.words.name("backs", way)
    if thing in GOODS:
        return {
            LOSE: translate("Effect", "− Pay or lose"),
            GAIN: translate("Effect", "+ Take"),
            DISCARD: translate("Effect", "Discard all"),
        }[way]
    return {
        LOSE: translate("Effect", "− Falls"),
        GAIN: translate("Effect", "+ Rises"),
        WOUND: translate("Effect", "+ Takes Wounds"),
        HEAL: translate("Effect", "− Is healed"),
    }[way]


def _asks_whom(draft: Draft) -> str:
    if draft.thing == COMBAT:
        return translate("Effect", "Who fights? (RC-2.10)")
    if draft.is_demand:
        return translate(
            "Effect", "Who is wounded if the demand cannot be met? (RC-2.9; in a combat RC-R4)"
        )
    return translate("Effect", "Whom?")

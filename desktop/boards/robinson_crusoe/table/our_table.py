"""“Our table shows…”: what lies on the table, told as it stands, at the start or to put it right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.boards.robinson_crusoe.table import our_table_rows, our_table_values
from desktop.boards.robinson_crusoe.table.our_table_values import AHEAD, OVER, UNDER_WAY
from desktop.boards.robinson_crusoe.table.panel import GAME
from desktop.boards.robinson_crusoe.table.printed_cards.box_page import BoxPage
from desktop.look import controls, frames, theme
from desktop.look.choosing import Choice
from desktop.look.controls import Saying, words_of
from desktop.look.stepper import Stepper, unread_on
from desktop.look.translate import begun, speak, translate
from desktop.table.questions.page import QuestionPage
from desktop.table.telling import Telling
from engine.games.robinson_crusoe import counters, event_deck
from engine.games.robinson_crusoe.components import (
    ADVENTURES,
    DETERMINATION,
    ICONS,
    MORALE,
    MOST_ROUNDS,
    SPACES,
    WRECKAGE,
)
from engine.games.robinson_crusoe.naming import kind_of
from engine.games.robinson_crusoe.state import Robinson
from engine.games.robinson_crusoe.threats import THREATS
from engine.rules.facts import written

MOST_CARDS, MOST_LIFE = 99, 30
NONE, UNTOLD = "", "untold"
"""Nothing lies there, or nobody has said what does."""
type_of_fact = tuple[object, ...]
NOT_TOLD: type_of_fact = ()
"""Of what nobody knows nothing is told."""


class OurTable(QuestionPage[Robinson]):
    """What was changed here is told when it is kept.

    Determination is counted `with_determination`, where the group wants to see it.
    """

    def __init__(self, telling: Telling[Robinson], *, with_determination: bool = False) -> None:
        super().__init__(telling, lambda: translate("Robinson", "Our table shows…"))
        state = self.telling.state
        people = [*telling.voice.people]
        self.rounds = self._number(range(1, MOST_ROUNDS + 1), state.rounds)
        self.round = self._number(range(1, MOST_ROUNDS + 1), state.round)
        self.phase = self._choice(our_table_values.phases(state))
        self.phase.setCurrentIndex(self.phase.findData(our_table_values.phase(state)))
        self.round.changed.connect(self._another_round)
        self.first = self._choice(
            [(str(seat + 1), self._person(seat)) for seat in range(len(people))]
        )
        self.first.setCurrentIndex(state.first)
        names = [
            *our_table_values.counted(state),
            *(our_table_values.determination(state) if with_determination else ()),
        ]
        self.counters = {name: self._counter(state, name) for name in names}
        self.life = [self._number(range(1, MOST_LIFE + 1), life) for life in state.life]
        self.tokens = {back: self._token(state, at) for at, back in enumerate(ADVENTURES)}
        is_counted = state.is_known(event_deck.DECK)
        self.cards = {
            name: self._number(range(MOST_CARDS + 1), n if is_counted else None)
            for name, n in our_table_values.in_deck(state).items()
        }
        self.threats = {space: self._threat(state, at) for at, space in enumerate(SPACES)}
        self._before = self._now()
        self._at_first = self.facts()
        self.about = with_determination
        self.keep = controls.button(lambda: translate("Robinson", "Apply"), "primary", "check")
        self.keep.setProperty("prominent", True)
        self.keep.clicked.connect(self._keep)
        self.box = controls.button(lambda: translate("Robinson", "Cards of our box"), "", "deck")
        self.box.clicked.connect(lambda: self.page_wanted.emit(BoxPage(telling)))
        self._lay_out()

    # -- what it says ----------------------------------------------------------------

    def facts(self) -> list[type_of_fact]:
        """What has to be told: everything that is not as it was."""
        now, before = self._now(), self._before
        told = [fact for name, fact in now.items() if fact not in (before[name], NOT_TOLD)]
        rounds = [fact for fact in told if fact[0] == "rounds_in_all"]
        others = [fact for fact in told if fact not in rounds]
        return [*rounds, *self._clock(), *others, *self._phase_ahead()]

    def _now(self) -> dict[str, type_of_fact]:
        state = self.telling.state
        told: dict[str, type_of_fact] = {
            "rounds": ("rounds_in_all", _entered(self.rounds, state.rounds))
        }
        for name, stepper in self.counters.items():
            shown = stepper.value
            told[name] = ("count", name, shown) if shown is not None else NOT_TOLD
        for at, (life, before) in enumerate(zip(self.life, state.life, strict=True), 1):
            told[f"life.{at}"] = ("count", f"life.{at}", _entered(life, before))
        for back, choice in self.tokens.items():
            lies = choice.currentData()
            told[f"token.{back}"] = NOT_TOLD if lies == UNTOLD else ("token", back, lies)
        # Nobody counted the deck: it stays unknown, which is not the same as empty.
        is_counted = any(cards.value is not None for cards in self.cards.values())
        there = our_table_values.in_deck(state) if state.is_known(event_deck.DECK) else {}
        cards = [_entered(stepper, there.get(name, 0)) for name, stepper in self.cards.items()]
        told["deck"] = ("deck_holds", *cards) if is_counted else NOT_TOLD
        for at, (space, (icon, placed)) in enumerate(self.threats.items()):
            chosen = icon.currentData()
            told[f"threat.{space}"] = NOT_TOLD if chosen == UNTOLD else ("no_threat", space)
            if chosen not in (UNTOLD, NONE):
                texts = [written("")] * 3
                told[f"threat.{space}"] = (
                    "threat",
                    space,
                    chosen,
                    _entered(placed, state.placed[at] or state.round),
                    *texts,
                )
        return told

    def is_begun(self) -> bool:
        # What nobody has said may have to be told, whatever is changed here.
        return self.facts() != self._at_first or unread_on(self) is not None

    # -- the clock -------------------------------------------------------------------

    def _clock(self) -> list[type_of_fact]:
        """Another round is told with its First Player; another First Player leaves the round alone.

        Where event phases went by without the app, it knows nothing more of the cards.
        """
        state, seat = self.telling.state, int(self.first.currentData())
        number = _entered(self.round, state.round)
        is_over = our_table_values.phase(state) == OVER
        ahead = self.phase.currentData() == AHEAD
        if number > state.round and (number > state.round + 1 or not (is_over and ahead)):
            return [("missed", number, seat)]
        if number != state.round:
            return [("clock", number, seat)]
        if self.phase.currentData() == OVER and not is_over:
            return [("missed", number, seat)]
        if seat != state.first + 1 or not state.is_known("first"):
            return [("first_player", seat)]
        return []

    def _phase_ahead(self) -> list[type_of_fact]:
        """The event phase is still to come: last, since it begins with what has been told."""
        state = self.telling.state
        number = _entered(self.round, state.round)
        is_new = number != state.round or our_table_values.phase(state) != AHEAD
        return [("phase_ahead",)] if self.phase.currentData() == AHEAD and is_new else []

    def _another_round(self) -> None:
        """Of another round the phase cannot be half over."""
        number = self.telling.state.round
        if self.phase.currentData() == UNDER_WAY and _entered(self.round, number) != number:
            self.phase.setCurrentIndex(self.phase.findData(OVER))

    def _keep(self) -> None:
        """Tell what was changed, all of it at once; at a refusal nothing, and the form stays."""
        if (number := unread_on(self)) is not None:
            self.notice.tell(f"{number.refusal}.")
            number.take_focus()
            return
        facts = self.facts()
        if not facts or self.telling.tell_all(*facts):
            self.back.emit()

    # -- widgets -----------------------------------------------------------------------

    def _lay_out(self) -> None:
        words = words_of
        left, right = QWidget(), QWidget()
        columns = []
        for holder in (left, right):
            column = QVBoxLayout(holder)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(12)
            columns.append(column)
        rounds: list[tuple[Saying, QWidget]] = [
            (lambda: words(GAME).at("values", "rounds"), self.rounds),
            (lambda: translate("Robinson", "Current round"), self.round),
            (lambda: translate("Robinson", "Event phase of this round"), self.phase),
            (lambda: words(GAME).at("markers", "first"), self.first),
        ]
        available = [(name, it) for name, it in self.counters.items() if "." not in name]
        shared = [(our_table_rows.counter_name(name), stepper) for name, stepper in available]
        seats = range(len(self.life))
        wounds = [(self._person(at), self.counters[f"wounds.{at + 1}"]) for at in seats]
        life = [(self._person(at), self.life[at]) for at in seats]
        cards = [(our_table_rows.card_name(name), stepper) for name, stepper in self.cards.items()]
        tokens = [
            (lambda back=back: words(GAME).name("backs", back), choice)
            for back, choice in self.tokens.items()
        ]
        columns[0].addWidget(
            our_table_rows.group(lambda: translate("Robinson", "Round"), "RC-3.4", rounds)
        )
        columns[0].addWidget(
            our_table_rows.group(
                lambda: translate("Robinson", "Available to all"), "RC-3.4", shared
            )
        )
        columns[0].addWidget(
            our_table_rows.group(our_table_rows.counter_name("wounds"), "RC-3.4", wounds)
        )
        of_seats = dict(enumerate(our_table_values.determination(self.telling.state)))
        if of_seats[0] in self.counters:
            rows = [(self._person(at), self.counters[name]) for at, name in of_seats.items()]
            columns[0].addWidget(
                our_table_rows.group(our_table_rows.counter_name(DETERMINATION), "RC-4.3", rows)
            )
        for space, (icon, placed) in self.threats.items():
            lies: list[tuple[Saying, QWidget]] = [
                (lambda: translate("Robinson", "Card"), icon),
                (lambda: translate("Robinson", "Came in round"), placed),
            ]
            name = lambda space=space: begun(words(GAME).name("spaces", space))  # noqa: E731
            columns[1].addWidget(our_table_rows.group(name, "RC-2.6", lies))
        columns[1].addWidget(
            our_table_rows.group(lambda: words(GAME).at("markers", "deck"), "RC-3.1", cards)
        )
        columns[1].addWidget(
            our_table_rows.group(
                lambda: translate("Robinson", "Tokens on the Adventure decks"), "RC-2.5", tokens
            )
        )
        columns[1].addWidget(
            our_table_rows.group(lambda: words(GAME).at("values", "life"), "RC-R11", life)
        )
        for column in columns:
            column.addStretch(1)
        contents = QWidget()
        inner = QVBoxLayout(contents)
        inner.setSpacing(16)
        inner.addWidget(controls.text(our_table_rows.what_to_do, "muted", wrap=True))
        inner.addWidget(frames.Columns(left, right, needed=900))
        theme.dress(
            contents, lambda it: it.layout().setContentsMargins(*map(theme.px, (32, 20, 32, 24)))
        )
        footer = frames.frame("footer", (32, 12, 32, 12))
        row = QHBoxLayout()
        row.addWidget(self.box)
        row.addStretch(1)
        row.addWidget(self.keep)
        frames.inside(footer).addLayout(row)
        frames.stack(self, self.bar, contents, footer, self.notice)

    def _counter(self, state: Robinson, name: str) -> Stepper:
        shown = counters.value(state, name) if state.is_known(name) else None
        least, most = counters.limits(state, name)
        return self._number(range(least, most + 1), shown, signed=name == MORALE)

    def _threat(self, state: Robinson, at: int) -> tuple[Choice, Stepper]:
        key = state.threats[at]
        is_known = state.is_known(THREATS[at])
        offered: list[tuple[str, Saying]] = [] if key or is_known else [(UNTOLD, _dash)]
        lies = kind_of(state, key) if key else offered[0][0] if offered else NONE
        offered += [(NONE, lambda: translate("Robinson", "No card"))]
        offered += [(icon, our_table_rows.icon_name(icon)) for icon in (*ICONS, WRECKAGE)]
        choice = self._choice(offered)
        choice.setCurrentIndex([name for name, _ in offered].index(lies))
        placed = self._number(range(1, MOST_ROUNDS + 1), state.placed[at] or state.round)
        return choice, placed

    def _token(self, state: Robinson, at: int) -> Choice:
        known: list[tuple[str, Saying]] = [
            ("none", our_table_rows.no_token),
            ("lies", our_table_rows.token),
        ]
        is_known = our_table_values.is_token_known(state, at)
        made = self._choice(known if is_known else [(UNTOLD, _dash), *known])
        made.setCurrentIndex(state.tokens[at] if is_known else 0)
        return made

    def _person(self, seat: int) -> Saying:
        return lambda: self.telling.voice.people[seat]

    def _number(self, steps: Sequence[int], value: int | None, *, signed: bool = False) -> Stepper:
        made = Stepper(lambda: translate("Robinson", "Number"), steps, signed=signed)
        made.show_value(value)
        made.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        return made

    def _choice(self, offered: Sequence[tuple[str, Saying]]) -> Choice:
        made = Choice()
        for data, _ in offered:
            made.addItem("", data)

        def say(it: Choice) -> None:
            for at, (_, saying) in enumerate(offered):
                it.setItemText(at, saying())

        speak(made, say)
        return made

    # -- keys --------------------------------------------------------------------------

    def take_focus(self) -> None:
        self.round.field.setFocus(Qt.FocusReason.OtherFocusReason)


def _dash() -> str:
    """What stands for a number that nobody has said."""
    return "–"


def _entered(number: Stepper, before: int) -> int:
    """What is entered; a field that is left empty says nothing else than before."""
    return before if number.value is None else number.value

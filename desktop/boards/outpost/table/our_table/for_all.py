"""What lies for all: turn and phase, events drawn, the order, and the market."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from desktop.look.translate import translate
from desktop.table.panels.choice import CHOSEN, Choice
from desktop.table.panels.grid_panel import GridPanel
from desktop.table.panels.our_table_panel import ROWS
from desktop.table.panels.step_panel import type_of_choices, type_of_step
from desktop.table.touch import LEGAL, PLAIN
from engine.games.outpost import outlook
from engine.games.outpost.components import PHASES, UPGRADES
from engine.games.outpost.facts.kinds import AND, NONE
from engine.games.outpost.facts.market import most_beside
from engine.games.outpost.table import UNTOLD, AtTable
from engine.rules.facts import UNSEEN

Panel = GridPanel[AtTable]
MOST_TURNS = 40
HIGHER = ROWS - 1
"""So many rows have room for names of two lines with a number below."""


def one_more() -> str:
    """What a tap does where a number is counted up."""
    return translate(
        "OutpostOurTable", "Each tap adds one; after the highest number it starts again at none."
    )


# -- where the match stands ------------------------------------------------------------------


def time(panel: Panel) -> type_of_choices:
    """The turn, the phase, and in which turn that began."""
    state = panel.state
    panel.note.say(translate("OutpostOurTable", "Where does the match stand?"))
    if outlook.told_turn(state) is None:
        return _untold_time(panel)
    turn, phase = max(1, state.turn), state.phase
    began = state.phase_began if state.is_known("phase_began") else UNTOLD
    text = translate("OutpostOurTable", "Turn {turn}").format(turn=turn)
    step = _turns(panel, lambda number: _tell_time(panel, number, phase, began))
    first = Choice(text=text, press=partial(panel.go_numbers, step), clause="OP-2.1")
    phases = [
        _fact(
            panel,
            _phase(number),
            CHOSEN if number == phase else PLAIN,
            *_clock(turn, number, began if number == phase else UNTOLD),
        )
        for number in range(1, len(PHASES) + 1)
    ]
    begun: list[Choice] = []
    if phase > 1:
        since = translate("OutpostOurTable", "Phase {phase} began")
        asked = translate("OutpostOurTable", "In which turn did phase {phase} begin?")
        begun.append(
            Choice(
                text=since.format(phase=phase),
                note=_in_turn(began),
                press=partial(
                    panel.go_numbers,
                    partial(
                        panel.numbers,
                        asked.format(phase=phase),
                        range(2, turn + 1),
                        lambda number: _tell_time(panel, turn, phase, number),
                    ),
                ),
                look=LEGAL if began == UNTOLD else PLAIN,
                clause="OP-2.3",
            )
        )
    return panel.lay([first], phases, begun)


def _untold_time(panel: Panel) -> type_of_choices:
    """Turn and phase are told together: neither says what the other is."""
    step = _turns(panel, lambda turn: panel.go(partial(_phases, panel, turn)))
    text = translate("OutpostOurTable", "Turn {turn}").format(turn=UNSEEN)
    first = Choice(text=text, press=partial(panel.go_numbers, step), look=LEGAL, clause="OP-2.1")
    phases = [
        Choice(
            text=_phase(phase),
            press=partial(
                panel.go_numbers,
                _turns(panel, lambda turn, phase=phase: _tell_time(panel, turn, phase, UNTOLD)),  # type: ignore[misc]
            ),
            look=LEGAL,
            clause="OP-2.3",
        )
        for phase in range(1, len(PHASES) + 1)
    ]
    return panel.lay([first], phases)


def _turns(panel: Panel, tell: Callable[[int], object]) -> type_of_step:
    asked = translate("OutpostOurTable", "Which turn is it?")
    return partial(panel.numbers, asked, range(1, MOST_TURNS + 1), tell)


def _phases(panel: Panel, turn: int) -> type_of_choices:
    """In which phase that turn is."""
    panel.note.say(
        translate("OutpostOurTable", "Which phase is it in turn {turn}?").format(turn=turn)
    )
    return [
        Choice(
            text=_phase(phase),
            press=partial(_tell_time, panel, turn, phase, UNTOLD),
            reason=panel.why_not(*_clock(turn, phase, UNTOLD)),
            clause="OP-2.3",
        )
        for phase in range(1, len(PHASES) + 1)
    ]


def _phase(number: int) -> str:
    return translate("OutpostOurTable", "Phase {phase}").format(phase=number)


def _in_turn(began: int) -> str:
    if began == UNTOLD:
        return UNSEEN
    return translate("OutpostOurTable", "in turn {turn}").format(turn=began)


def _clock(turn: int, phase: int, began: int) -> tuple[object, ...]:
    return "clock", turn, phase, UNSEEN if began == UNTOLD or began > turn else began


def _tell_time(panel: Panel, turn: int, phase: int, began: int) -> None:
    if panel.tell_here(*_clock(turn, phase, began)):
        panel.leave_numbers()


def _fact(panel: Panel, text: str, look: str, *words: object) -> Choice:
    """A choice that tells a fact and leaves the step open."""
    press = partial(panel.tell_here, *words)
    return Choice(text=text, press=press, look=look, reason=panel.why_not(*words))


# -- the event deck --------------------------------------------------------------------------


def drawn(panel: Panel, begin: int) -> type_of_choices:
    """Each card with how often it has been drawn since the last shuffle; a press is one more."""
    state = panel.state
    panel.note.say(
        translate("OutpostOurTable", "Which cards have been drawn since the last shuffle?"),
        one_more(),
    )
    known = state.is_known("event_deck")
    none = _fact(
        panel,
        translate("OutpostOurTable", "None: all are in the deck"),
        PLAIN if known else LEGAL,
        *("event_discards", NONE),
    )
    return _cards(panel, none, _card, partial(drawn, panel), begin, HIGHER)


def this_event(panel: Panel, begin: int) -> type_of_choices:
    """Which card is the event of the turn, where the app joined after it."""
    panel.note.say(
        translate("OutpostOurTable", "Which event is this turn’s?"),
        translate("OutpostOurTable", "What it takes or gives has been done."),
    )
    none = translate("OutpostOurTable", "No event this turn")
    first = Choice(
        text=none,
        press=partial(panel.tell_back, "this_event", NONE),
        reason=panel.why_not("this_event", NONE),
    )
    return _cards(panel, first, _this, partial(this_event, panel), begin, ROWS)


def _this(panel: Panel, name: str, at: int) -> Choice:
    fact = ("this_event", panel.state.board.event_deck[at].id)
    press = partial(panel.tell_back, *fact)
    return Choice(text=name, press=press, reason=panel.why_not(*fact), clause="OP-7.1")


def _cards(
    panel: Panel,
    first: Choice,
    card: Callable[[Panel, str, int], Choice],
    page: Callable[[int], type_of_choices],
    begin: int,
    rows: int,
) -> type_of_choices:
    """The cards of the deck by name behind a first choice, as many as there are places in the rows."""
    finder = panel.seek()
    language = panel.telling.voice.words.language
    cards = [(it.name[language], at) for at, it in enumerate(panel.state.board.event_deck)]
    like = sorted(
        (it for it in cards if finder.is_like(it[0])),
        key=lambda it: (not finder.begins(it[0]), it[0].casefold()),
    )
    found = [card(panel, name, at) for name, at in like]
    room = rows * panel.across - 2
    shown = found[begin : begin + room]
    if len(found) > begin + room:
        follows = partial(page, begin + room - 1)
        shown[-1] = Choice(
            text=translate("OutpostOurTable", "more"), press=partial(panel.go, follows)
        )
    return panel.rows_of(panel.across, [None, first, *shown], rows)


def _card(panel: Panel, name: str, at: int) -> Choice:
    state = panel.state
    copies = state.board.event_deck[at].copies
    out = [*state.event_discards]
    now = out[at]
    out[at] = (now + 1) % (copies + 1)
    deck = state.board.event_deck
    said = [
        card.id if number == 1 else f"{card.id}:{number}"
        for card, number in zip(deck, out, strict=True)
        if number
    ]
    text = translate("OutpostOurTable", "{count} of {copies}").format(count=now, copies=copies)
    words = ("event_discards", AND.join(said) or NONE)
    return Choice(
        text=name,
        note=text,
        press=partial(panel.tell_here, *words),
        look=CHOSEN if now else PLAIN,
        reason=panel.why_not(*words),
        clause="OP-7.4",
    )


# -- the order -------------------------------------------------------------------------------


def order(panel: Panel, chosen: tuple[int, ...]) -> type_of_choices:
    """Everybody is pressed in the player order; who is left over comes last."""
    panel.note.say(
        translate("OutpostTable", "Choose everybody in the player order, most VP first.")
    )
    seats = range(panel.state.board.seats)
    known = panel.state.order if panel.state.is_known("order") else []
    found = []
    for seat in seats:
        at = chosen.index(seat) + 1 if seat in chosen else 0
        before = known.index(seat) + 1 if seat in known and not chosen else 0
        found.append(
            Choice(
                text=panel.person(seat),
                note=str(at or before or "?"),
                press=partial(_next, panel, chosen, seat),
                look=CHOSEN if at else PLAIN,
                clause="OP-2.2",
            )
        )
    return found


def _next(panel: Panel, chosen: tuple[int, ...], seat: int) -> None:
    taken = tuple(it for it in chosen if it != seat)
    taken = taken if seat in chosen else (*taken, seat)
    rest = [it for it in range(panel.state.board.seats) if it not in taken]
    if len(rest) > 1:
        panel.instead(partial(order, panel, taken))
        return
    panel.instead(partial(order, panel, ()))
    panel.tell_back("order", AND.join(str(it + 1) for it in (*taken, *rest)))


# -- the market ------------------------------------------------------------------------------


def display(panel: Panel) -> type_of_choices:
    """Each upgrade with how many lie on the market; a press is one more, after the most none."""
    state = panel.state
    panel.note.say(
        translate("OutpostOurTable", "What is on the market?"),
        one_more(),
    )
    counts = [state.display.count(upgrade) for upgrade in range(len(UPGRADES))]
    after = [(count + 1) % (state.board.of_display + 1) for count in counts]

    def words(numbers: Sequence[int]) -> tuple[object, ...]:
        said = [
            name if number == 1 else f"{name}:{number}"
            for name, number in zip(UPGRADES, numbers, strict=True)
            if number
        ]
        return "display", AND.join(said) or NONE

    known = state.is_known("display")
    found = _each(panel, counts, after, known, words)
    empty = translate("OutpostOurTable", "Nothing")
    return [*found, _fact(panel, empty, PLAIN if known else LEGAL, *words([0] * len(UPGRADES)))]


def supply(panel: Panel) -> type_of_choices:
    """Each upgrade with how many lie beside the market; what is on it or with somebody is not among them."""
    state = panel.state
    panel.note.say(
        translate("OutpostOurTable", "How many lie beside the market?"),
        translate(
            "OutpostOurTable", "Each tap takes one away; after none it starts again with all."
        ),
    )
    most = most_beside(state)
    counts = [max(0, min(it)) for it in zip(state.supply, most, strict=True)]
    # Where none can be, a tap would tell one: it is refused, and says why.
    after = [
        count - 1 if count else max(1, number) for count, number in zip(counts, most, strict=True)
    ]
    return _each(
        panel, counts, after, state.is_known("supply"), lambda numbers: ("supply", *numbers)
    )


def _each(
    panel: Panel,
    counts: Sequence[int],
    after: Sequence[int],
    known: bool,
    words: Callable[[Sequence[int]], tuple[object, ...]],
) -> list[Choice]:
    """Each upgrade with its number; a press tells them all, its own as it is afterwards."""
    names = panel.telling.voice.words
    found = []
    for at, name in enumerate(UPGRADES):
        told = [*counts]
        told[at] = after[at]
        fact = words(told)
        found.append(
            Choice(
                text=names.name("upgrades", name),
                note=str(counts[at]) if known else UNSEEN,
                press=partial(panel.tell_here, *fact),
                look=CHOSEN if known and counts[at] else PLAIN,
                reason=panel.why_not(*fact),
                clause="OP-1.4",
            )
        )
    return found


def bought(panel: Panel) -> type_of_choices:
    """Who has bought how many upgrades since the market was filled: they roll first."""
    state = panel.state
    panel.note.say(
        translate("OutpostOurTable", "How many upgrades has each bought since the rolls?"),
        one_more(),
    )
    known = state.is_known("bought")

    def words(numbers: Sequence[int]) -> tuple[object, ...]:
        said = [
            str(seat + 1) if number == 1 else f"{seat + 1}:{number}"
            for seat, number in enumerate(numbers)
            if number
        ]
        return "bought", AND.join(said) or NONE

    found = []
    for seat, number in enumerate(state.bought):
        more = [*state.bought]
        more[seat] = (number + 1) % 5
        found.append(
            Choice(
                text=panel.person(seat),
                note=str(number) if known else UNSEEN,
                press=partial(panel.tell_here, *words(more)),
                look=CHOSEN if number else PLAIN,
                clause="OP-2.4",
            )
        )
    nobody = translate("OutpostOurTable", "Nobody")
    return [*found, _fact(panel, nobody, PLAIN if known else LEGAL, *words([0] * len(found)))]

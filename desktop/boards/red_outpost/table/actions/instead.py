"""A special card that does something instead: what was told of the turn is told anew, in one step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from desktop.boards.red_outpost.table.turn_panel import TurnPanel
from desktop.look.translate import translate
from engine.match.log import Entry
from engine.record.lines import Fact

BEGINS = ("done", "settle", "clock", "joined")
"""Facts with which another turn begins."""
CARDS = {"pasture": "pasture_card", "beer_house": "beer_card", "mine": "mine_card"}
"""Facts of the cards that replace what their place does."""
DISC, MOODS = 3, 4
"""Where `moved` says how the disc and the moods go."""


def of_turn(panel: TurnPanel, name: str, *words: object) -> tuple[int, Fact] | None:
    """The first fact of the turn that begins so, with its line; None if nobody has told one."""
    found = None
    for entry in reversed(panel.telling.match.log()):
        line = entry.line
        if isinstance(line, Fact):
            if line.name in BEGINS:
                break
            if (line.name, *line.words[: len(words)]) == (name, *map(str, words)):
                found = entry.number, line
    return found


def tell_anew(panel: TurnPanel, number: int, fact: Fact, *then: Fact) -> None:
    """Tell the fact on that line otherwise, and `then` right after it."""
    match = panel.telling.match

    def anew() -> list[Entry]:
        before = len(match.lines)
        match.take(match.correction(number, fact, then=then))
        return [entry for entry in match.log() if entry.number > before]

    panel.begin()
    panel.telling.change(anew)


def moved_with(fact: Fact, at: int, word: str) -> Fact:
    """The same move, with that word for the disc or the moods."""
    return Fact(fact.name, (*fact.words[:at], word, *fact.words[at + 1 :]))


def with_own_moods(panel: TurnPanel, told: Sequence[object]) -> tuple[Callable[[], object], str]:
    """RO-R8: a card that replaces the mood of the place, too; a move that was told gives it back."""
    if told[0] in CARDS.values() and of_turn(panel, str(told[0])) is not None:
        return lambda: None, translate(
            "TablePanels", "The card has already been entered in this turn."
        )
    why = panel.telling.match.why_not(str(told[0]), *told[1:])
    is_instead = why is not None and why.name.endswith(".card_moods")
    moved = of_turn(panel, "moved") if is_instead else None
    if moved is None:
        return partial(panel.tell, *told), panel.why_not(*told)
    number, fact = moved
    card = Fact(str(told[0]), tuple(map(str, told[1:])))
    return partial(tell_anew, panel, number, moved_with(fact, MOODS, "none"), card), ""


def without_disc(panel: TurnPanel, place: str, disc: str) -> Callable[[], object] | None:
    """RO-7.6, RO-7.11: lay the disc of the told move on the card, or none; None if it lies so."""
    moved = of_turn(panel, "moved", panel.seat + 1)
    if moved is None or moved[1].words[2] != place or moved[1].words[DISC] == disc:
        return None
    number, fact = moved
    return partial(tell_anew, panel, number, moved_with(fact, DISC, disc))


def in_place_of(panel: TurnPanel, was: Sequence[object]) -> Callable[..., object]:
    """Tells a fact: in place of `was` if that was told in this turn, else beside what was told."""

    def tell(*told: object) -> None:
        found = of_turn(panel, str(was[0]), *was[1:])
        if found is None:
            panel.tell(*told)
        else:
            tell_anew(panel, found[0], Fact(str(told[0]), tuple(map(str, told[1:]))))

    return tell

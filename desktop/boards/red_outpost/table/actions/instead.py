"""A special card that does something instead: what was told of the turn is told anew, in one step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from desktop.boards.red_outpost.table.turn_panel import TurnPanel
from desktop.look.translate import translate
from engine.base.errors import Told
from engine.match.entry import Entry
from engine.record.lines import Fact

BEGINS = ("done", "settle", "clock", "joined")
"""Facts with which another turn begins."""
CARDS = {"pasture": "pasture_card", "beer_house": "beer_card", "mine": "mine_card"}
"""Facts of the cards that replace what their place does."""
DISC, MOODS = 3, 4
"""Where `moved` says how the disc and the moods go."""
WITHOUT = {"card_moods": "none", "card_goods": "place"}
"""What still follows from a move whose place is replaced, by the reason that says so."""


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
    """RO-R8: a card that replaces the place, and its mood, too; a move that was told gives it back."""
    if told[0] in CARDS.values() and of_turn(panel, str(told[0])) is not None:
        return lambda: None, translate(
            "TablePanels", "The card has already been entered in this turn."
        )
    why = panel.telling.match.why_not(str(told[0]), *told[1:])
    still = WITHOUT.get(why.name.rpartition(".")[2]) if why is not None else None
    moved = of_turn(panel, "moved") if still else None
    if moved is None or still is None:
        return partial(panel.tell, *told), panel.why_not(*told)
    number, fact = moved
    return partial(tell_anew, panel, number, moved_with(fact, MOODS, still), _fact(told)), ""


def without_disc(panel: TurnPanel, place: str, disc: str) -> Callable[[], object] | None:
    """RO-7.6, RO-7.11: lay the disc of the told move on the card, or none; None if it lies so."""
    moved = of_turn(panel, "moved", panel.seat + 1)
    if moved is None or moved[1].words[2] != place or moved[1].words[DISC] == disc:
        return None
    number, fact = moved
    return partial(tell_anew, panel, number, moved_with(fact, DISC, disc))


class Way(NamedTuple):
    """How a fact is told, and why it cannot be: `way.tell("gave", 1)`."""

    tell: Callable[..., object]
    why_not: Callable[..., str]


def beside(panel: TurnPanel) -> Way:
    """Beside what was told."""
    return Way(panel.tell, panel.why_not)


def in_place_of(panel: TurnPanel, name: str, *words: object) -> Way:
    """In place of the fact that begins so if it was told in this turn, else beside what was told."""
    found = of_turn(panel, name, *words)
    if found is None:
        return beside(panel)
    number, _ = found

    def tell(*told: object) -> None:
        tell_anew(panel, number, _fact(told))

    return Way(tell, _why_not_anew(panel, number, lambda told: (told,)))


def without_goods(panel: TurnPanel, place: str) -> Way | None:
    """In place of what the place gave with the told move; None if it gave nothing."""
    moved = of_turn(panel, "moved", panel.seat + 1)
    if moved is None or (moved[1].words[2], moved[1].words[MOODS]) != (place, "all"):
        return None
    number, fact = moved
    without = moved_with(fact, MOODS, "place")

    def tell(*told: object) -> None:
        tell_anew(panel, number, without, _fact(told))

    return Way(tell, _why_not_anew(panel, number, lambda told: (without, told)))


def _why_not_anew(
    panel: TurnPanel, number: int, anew: Callable[[Fact], Sequence[Fact]]
) -> Callable[..., str]:
    def why_not(*told: object) -> str:
        first, *then = anew(_fact(told))
        try:
            panel.telling.match.correction(number, first, then=then)
        except Told as why:
            return panel.telling.refusal(why)
        return ""

    return why_not


def _fact(told: Sequence[object]) -> Fact:
    return Fact(str(told[0]), tuple(map(str, told[1:])))

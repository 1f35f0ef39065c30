"""The rounds of a match in words: how it ended, and each round in a line of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop.boards.robinson_crusoe.table.panel_contents import said
from desktop.look.translate import several, translate
from desktop.look.voice import Voice
from engine.games.robinson_crusoe.components import EVENT
from engine.games.robinson_crusoe.prompts import prompt
from engine.games.robinson_crusoe.rounds_played import AVERTED, Count, Left, Round
from engine.games.robinson_crusoe.state import Robinson
from engine.games.robinson_crusoe.wording import prompt_text
from engine.rules.words import signed

UNKNOWN = "–"


def ending(state: Robinson, voice: Voice) -> str:
    """How the match ended; the round in which people agreed to end it."""
    if not state.is_terminal:
        return translate("Robinson", "Ended in round {round}").format(round=state.round)
    return prompt_text(voice.words, prompt(state), voice.people).removesuffix(".")


def in_all(rounds: Sequence[Round]) -> str:
    """How many cards came and what became of threats, in a line."""
    came = sum(card.back == EVENT for each in rounds for card in each.drawn)
    left = [card for each in rounds for card in each.left]
    averted = sum(card.how == AVERTED for card in left)
    pushed = len(left) - averted
    parts = (
        several(
            came,
            translate("Robinson", "1 Event card"),
            translate("Robinson", "{count} Event cards"),
        ).format(count=came),
        several(
            averted,
            translate("Robinson", "1 threat averted"),
            translate("Robinson", "{count} threats averted"),
        ).format(count=averted),
        several(
            pushed,
            translate("Robinson", "1 pushed off the board"),
            translate("Robinson", "{count} pushed off the board"),
        ).format(count=pushed),
    )
    return " · ".join(parts)


def how(card: Left) -> str:
    """What became of a Threat card, in a word or two."""
    if card.how == AVERTED:
        return translate("Robinson", "averted")
    return translate("Robinson", "pushed off")


def shown(count: Count, *, with_sign: bool = False) -> str:
    """What a counter showed; a dash where nobody told it."""
    if count.value is None:
        return UNKNOWN
    return signed(count.value) if with_sign else str(count.value)


def changed(count: Count) -> str:
    """By how much it went up or down in the round; empty if it did not."""
    return f"({signed(count.change)})" if count.change else ""


def lines(rounds: Sequence[Round], voice: Voice) -> Iterator[str]:
    """Each round in lines of text."""
    wounds, morale = (voice.words.name("counters", name) for name in ("wounds", "morale"))
    for each in rounds:
        title = translate("Robinson", "Round {round}").format(round=each.number)
        yield f"{title} ({voice.people[each.first]})" if each.first >= 0 else title
        if each.drawn:
            yield "  " + ", ".join(said(card.name) for card in each.drawn)
        if each.left:
            yield "  " + ", ".join(f"{said(card.name)}: {how(card)}" for card in each.left)
        hurt = ", ".join(
            _beside(name, shown(count), changed(count))
            for name, count in zip(voice.people, each.wounds, strict=True)
        )
        mood = _beside(morale, shown(each.morale, with_sign=True), changed(each.morale))
        yield f"  {wounds}: {hurt}; {mood}"


def _beside(*parts: str) -> str:
    return " ".join(filter(None, parts))

"""The special cards that can be used now, and whose they are (RO-1.6)."""

from __future__ import annotations

from functools import partial

from desktop.boards.red_outpost.table.actions.card_uses import USES
from desktop.boards.red_outpost.table.turn_panel import TurnPanel
from desktop.look.translate import translate
from desktop.table.panels.choice import OUTCOME, Choice
from desktop.table.panels.step_panel import type_of_choices
from engine.games.red_outpost.components import PLACES, WORKERS
from engine.games.red_outpost.facts.cards import of_this_moment

KINDS = {"place_card": PLACES, "worker_card": WORKERS}
"""The facts that tell whose card is whose, and the cards of either kind."""


def buttons(panel: TurnPanel) -> tuple[Choice, Choice]:
    """Place card and worker card of the person at turn; a card that nobody has told is asked for."""
    place, worker = (_button(panel, kind) for kind in KINDS)
    return place, worker


def _button(panel: TurnPanel, kind: str) -> Choice:
    seat = panel.seat
    dealt = panel.state.place_card if kind == "place_card" else panel.state.worker_card
    note = _kind_name(kind)
    if seat < 0 or dealt[seat] < 0:
        asked = translate("TablePanels", "Which card?")
        return Choice(
            text=asked,
            note=note,
            said=f"{note}: {asked}",
            press=partial(panel.go, partial(_which, panel, kind)),
            reason=panel.no_turn(),
            look=OUTCOME,
            clause="RO-1.6",
        )
    return _offered(panel, seat, kind, KINDS[kind][dealt[seat]], note)


def _offered(panel: TurnPanel, seat: int, kind: str, card: str, note: str) -> Choice:
    words = panel.telling.voice.words
    clause = words.at("cards", card, "clause")
    press, reason = USES[card](panel, seat)
    name = _card_name(panel, kind, card)
    return Choice(
        text=name,
        note=note,
        said=f"{note}: {name}",
        press=press,
        reason=panel.no_turn() or reason,
        look=OUTCOME,
        words=f"{words.at('cards', card, 'text')} ({clause})",
        clause=clause,
    )


def of_others(panel: TurnPanel) -> Choice | None:
    """RO-7.9, RO-7.12: a card that somebody who is not at turn can use now."""
    state = panel.state
    card = of_this_moment(state)
    for owner, dealt in enumerate(state.place_card):
        if card is not None and owner != panel.seat and dealt == card:
            name = panel.telling.voice.people[owner]
            return _offered(panel, owner, "place_card", PLACES[card], name)
    return None


def _card_name(panel: TurnPanel, kind: str, card: str) -> str:
    table = "places" if kind == "place_card" else "workers"
    return panel.short(table, card)


def _kind_name(kind: str) -> str:
    if kind == "place_card":
        return translate("TablePanels", "place card")
    return translate("TablePanels", "worker card")


def _which(panel: TurnPanel, kind: str) -> type_of_choices:
    """Whose card is it: all of that kind, those of the others with their reason."""
    asked = translate("TablePanels", "Which {card} does {name} have? (RO-1.6)")
    panel.note.say(asked.format(card=_kind_name(kind), name=panel.name))
    words = panel.telling.voice.words
    choices = []
    for card in KINDS[kind]:
        told = kind, panel.seat + 1, card
        clause = words.at("cards", card, "clause")
        choices.append(
            Choice(
                text=_card_name(panel, kind, card),
                note=clause,
                press=partial(panel.tell, *told),
                reason=panel.why_not(*told),
                words=f"{words.at('cards', card, 'text')} ({clause})",
                clause=clause,
            )
        )
    return choices

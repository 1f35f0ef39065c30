"""What production brings each person this turn, as a list to deal by (OP-5.1, OP-5.2)."""

from __future__ import annotations

from desktop.boards.outpost.play.brings import source_name
from desktop.boards.outpost.table.moment.panel import FEW, MomentPanel
from desktop.look.translate import translate
from desktop.table.panels.choice import Choice
from desktop.table.panels.step_panel import type_of_choices
from engine.games.outpost import ledger


def dealing(panel: MomentPanel) -> type_of_choices:
    """A place for each person in player order, with the cards of each deck."""
    panel.note.say(
        translate("OutpostTable", "Deal these cards in player order, before anybody buys."),
        translate("OutpostTable", "Mega: one may be taken for a full group of factories."),
    )
    found = [_seat(panel, seat, draws) for seat, draws in ledger.harvests(panel.state)]
    across = FEW if len(found) > FEW else len(found)
    return panel.lay(*(found[at : at + across] for at in range(0, len(found), across)))


def _seat(panel: MomentPanel, seat: int, draws: list[ledger.Draw] | None) -> Choice:
    if draws is None:
        text = translate("OutpostTable", "not known")
    else:
        text = ", ".join(_draw(panel, draw) for draw in draws)
        text = text or translate("OutpostTable", "nothing")
    return Choice(text=panel.person(seat), note=text, press=panel.back, words=text, clause="OP-5.1")


def _draw(panel: MomentPanel, draw: ledger.Draw) -> str:
    voice = panel.telling.voice
    told = f"{draw.cards} {voice.words.name('decks', draw.deck)}"
    more = []
    if draw.megas:
        mega = translate("OutpostTable", "{count} mega for {group} each")
        more.append(mega.format(count=draw.megas, group=draw.group))
    more += [f"{source_name(it, voice)} {voice.words.signed(it.n)}" for it in draw.changes]
    return f"{told} ({', '.join(more)})" if more else told

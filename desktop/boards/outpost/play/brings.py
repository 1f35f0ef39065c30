"""What answers of Outpost are sure to bring, in signs and in the words of their events."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.boards.outpost.play.signs import STAR
from desktop.log.event_text import said_once
from desktop.look.signs import Brought, Sign
from desktop.look.voice import Voice
from engine.games.outpost.state import Outpost
from engine.rules.agenda import Event
from engine.rules.forecast import Forecast

SILENT = {
    *("put_up", "bid_opened", "bid_raised", "bid_passed", "player_turn", "player_turn_ends"),
    *("turn_begins", "production", "card_drawn", "card_known", "paid", "discarded"),
}
"""What the answer itself says, and what comes after it whatever it is."""


def brings(told: Forecast, state: Outpost, voice: Voice) -> Sequence[Brought]:
    """Everything that is sure, in the order in which it happens."""
    events = [event for event in told.events if event.name not in SILENT]
    by_text = {(voice.event(event), event.clause): event for event in events}
    return [
        Brought(_signs(event, voice), text, clause)
        for event, (text, clause) in zip(by_text.values(), said_once(events, voice), strict=True)
    ]


def _signs(event: Event, voice: Voice) -> tuple[Sign, ...]:
    params = event.params
    match event.name:
        case "vp_changed":
            return (Sign(STAR, voice.words.signed(params["points"])),)
        case "factory_gained":
            return (Sign(f"factories/{params['factory']}_unmanned", "+1"),)
        case "robot_gained":
            return (Sign("tokens/robot", "+1"),)
        case "upgrade_taken":
            return (Sign(f"upgrades/{params['upgrade']}"),)
    return ()

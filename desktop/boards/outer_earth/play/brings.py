"""What answers of Outer Earth are sure to bring, in signs and in the words of their events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from desktop.log.event_text import said_once
from desktop.look.signs import Brought, Sign
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.games.outer_earth.components import BACK
from engine.games.outer_earth.state import OuterEarth
from engine.rules.agenda import Event
from engine.rules.forecast import Forecast

type_of_signs = tuple[Sign, ...]

SILENT = {
    *("placed", "removed", "invested", "investment_known", "closed", "draws", "turn_begins"),
    *("paddle_laid", "bid_known", "card_bid", "bid_passed", "turn_ends", "open_card_taken"),
    *("open_cards_discarded", "other_cards_discarded", "effect_draw"),
    *("round_begins", "auction_begins", "offered", "no_card_in_hand", "no_room", "token_passed"),
}
"""What the answer itself says, and what comes after it whatever it is."""

LATER = ("turn_ends", "offered", "turn_begins", "token_passed", "chip", "round_begins")
"""What comes after the answer, with whatever follows from it."""

SCORES = ("planet_scored", "effect_close_vp", "chips_taken")
"""What brings points at once."""

CHIP, AP = "tokens/vp_chip", "tokens/ap_unused"


def brings(told: Forecast, state: OuterEarth, voice: Voice) -> list[Brought]:
    """Everything that is sure, in the order in which it happens."""
    made: list[Brought] = []
    ends = [at for at, event in enumerate(told.events) if event.name in LATER]
    mine = told.events[: ends[0]] if ends else told.events
    events = [event for event in mine if event.name not in SILENT]
    told_as = [(voice.event(event), event.clause) for event in events]
    firsts = [told_as.index(each) for each in dict.fromkeys(told_as)]
    for first, (text, clause) in zip(firsts, said_once(events, voice), strict=True):
        count = told_as.count(told_as[first])
        event = events[first]
        points = count * event.params["points"] if event.name in SCORES else 0
        made.append(Brought(_signs(event, count, voice), text, clause, points=points))
    lost = next((it for it in told.events if it.name == "turn_ends" and it.params["n"]), None)
    if lost is not None:
        sign = Sign(AP, voice.words.signed(-lost.params["n"]))
        made.append(Brought((sign,), voice.event(lost), lost.clause))
    return made


def hinted(told: Forecast, state: OuterEarth, voice: Voice) -> list[Brought]:
    """The same for a hint: of a bid that is paid, how many cards, and nothing of what comes back."""
    events = [_counted(it) for it in told.events if it.name != "bid_taken_back"]
    return brings(told._replace(events=tuple(events)), state, voice)


def _counted(event: Event) -> Event:
    if event.name != "bid_discarded":
        return event
    paid = {"seat": event.params["seat"], "n": len(event.params["revealed"])}
    return event._replace(name="bid_paid", params=paid)


def _signs(event: Event, count: int, voice: Voice) -> type_of_signs:
    made = SIGNS.get(event.name)
    return made({**event.params, "count": count}, voice) if made is not None else ()


def _gained(effect: str) -> Callable[[Mapping[str, Any], Voice], type_of_signs]:
    def sign(params: Mapping[str, Any], voice: Voice) -> type_of_signs:
        return (Sign(f"effects/{effect}", voice.words.signed(params["n"])),)

    return sign


def _bought(where: Callable[[], str]) -> Callable[[Mapping[str, Any], Voice], type_of_signs]:
    def sign(params: Mapping[str, Any], voice: Voice) -> type_of_signs:
        return (Sign(f"planets/{params['planet']}", where()),)

    return sign


SIGNS: Mapping[str, Callable[[Mapping[str, Any], Voice], type_of_signs]] = {
    "planet_scored": lambda it, voice: (Sign(CHIP, voice.words.signed(it["points"])),),
    "effect_close_vp": lambda it, voice: (Sign(CHIP, voice.words.signed(it["points"])),),
    "chips_taken": lambda it, voice: (Sign(CHIP, voice.words.signed(it["points"])),),
    "developing": _bought(lambda: translate("OuterEarth", "is developed")),
    "queued": _bought(lambda: translate("OuterEarth", "is queued")),
    "moved_up": _bought(lambda: translate("OuterEarth", "moves up")),
    "into_stocks": lambda it, _: (Sign(it["card"]), Sign("", "→")),
    "bonus_primary": lambda _, voice: (Sign(BACK, "+1"),),
    "bonus_secondary": lambda _, voice: (Sign("planets/09", "+1"),),
    "bonus_slot": lambda _, voice: (Sign("effects/slot", "+1"),),
    "bonus_tertiary": lambda _, voice: (Sign(AP, "+1"),),
    "index_rises": lambda it, voice: (Sign(f"industries/{it['industry']}", f"→ {it['n']}"),),
    "card_drawn": lambda it, voice: (Sign(BACK, voice.words.signed(it["count"])),),
    "effect_close_discount": lambda it, voice: (
        Sign("effects/close_discount", voice.words.signed(-it["n"])),
    ),
    "effect_wild": lambda _, voice: (Sign("effects/wild", voice.words.signed(-1)),),
    "effect_free_place": lambda _, voice: (Sign("effects/free_place", voice.words.signed(-1)),),
    "effect_free_refresh": lambda _, voice: (Sign("effects/free_refresh", voice.words.signed(-1)),),
    "effect_ap": lambda it, voice: (Sign(AP, voice.words.signed(it["n"])),),
    "effect_slot": lambda _, voice: (Sign("effects/slot", voice.words.signed(-1)),),
    **{
        f"gained_{effect}": _gained(effect)
        for effect in (
            *("draw", "influence", "slot", "ap", "close_discount", "wild", "close_vp"),
            *("free_place", "free_refresh"),
        )
    },
}
"""The signs of an event by its name."""

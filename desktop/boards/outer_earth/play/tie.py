"""A tie in an auction as a proof: the cards, their values, and the influence where it decides."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop.boards.contract import Line, Settlement
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.games.outer_earth.state import OuterEarth
from engine.rules.agenda import Event


def settlement(events: Sequence[Event], state: OuterEarth, voice: Voice) -> Settlement | None:
    """OE-2.5: how the last of these auctions that was tied was decided."""
    starts = [at for at, event in enumerate(events) if event.name == "tied_bids"]
    if not starts:
        return None
    events = events[starts[-1] :]
    tied = events[0]
    seats: list[int] = tied.params["seats"]
    shown = [event for event in events if event.name == "bid_revealed"][: len(seats)]
    won = next(event for event in events if event.name in ("by_value", "by_influence"))
    got = next(event for event in events if event.name in ("developing", "queued"))
    values = {event.params["seat"]: event.params["value"] for event in shown}
    thing = f"planet:{got.params['planet']}"
    said = voice.event

    def row(name: str, value: Callable[[int], object], about: Sequence[Event]) -> Line:
        cells = tuple(
            str(value(seat)) if seat in seats else "" for seat in range(len(voice.people))
        )
        sentences = tuple(said(event) for event in about)
        return Line(name, "", cells, told=sentences, so_far=cells, thing=thing, event=about[-1])

    lines = [
        row(translate("OuterEarth", "Cards"), lambda _: tied.params["n"], [tied]),
        row(translate("OuterEarth", "Value of the cards"), values.__getitem__, shown),
    ]
    if won.name == "by_influence":
        name = translate("OuterEarth", "Auction Influence")
        lines.append(row(name, state.influence, [won]))
    else:
        lines[-1] = lines[-1]._replace(told=(*lines[-1].told, said(won)))
    planet = voice.words.name("planets", got.params["planet"])
    title = translate("OuterEarth", "{planet}: a tie, and who wins it").format(planet=planet)
    notes = (said(got),)
    # It lies over the colonies, below what it speaks of.
    in_sight = ("market", *(f"bidder:{seat}" for seat in seats))
    return Settlement(title, "OE-2.5", tuple(lines), notes, in_sight=in_sight)

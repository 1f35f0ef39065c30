"""What answers of Outpost are sure to bring, in signs and in the words of their events."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop.boards.outpost.play.signs import STAR
from desktop.log.event_text import said_once
from desktop.look.signs import ANSWER, STANDS, Brought, Sign
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.games.outpost import colony, prices, quotes
from engine.games.outpost.components import FACTORIES, POPULATION, UPGRADES
from engine.games.outpost.state import Outpost
from engine.games.outpost.wording import upgrade_text
from engine.rules.agenda import Event
from engine.rules.forecast import Forecast

SILENT = {
    *("put_up", "bid_opened", "bid_raised", "bid_passed", "player_turn", "player_turn_ends"),
    *("turn_begins", "production", "card_drawn", "card_known", "paid", "discarded"),
}
"""What the answer itself says, and what comes after it whatever it is."""


LOST = ("factory_lost", "person_lost", "robot_lost", "card_lost")
ALSO_IN = {
    **dict.fromkeys(("buys_factory", "buys_population", "buys_robot", "option_chosen"), ANSWER),
    **dict.fromkeys(("mega", "stands_idle", "handed_in", *LOST), ANSWER),
    **dict.fromkeys(("manned", "vp_changed", "pays", "discount", "upgrade_taken"), STANDS),
}
"""Events that say in a sentence what was answered, or step by step how things stand then."""

HAND = "tokens/hand_capacity"
BIDS = ("bid_opened", "bid_raised")
BOUGHT = ("buys_factory", "buys_population", "buys_robot")


def brings(told: Forecast, state: Outpost, voice: Voice) -> Sequence[Brought]:
    """Everything that is sure, in the order in which it happens."""
    events = [event for event in told.events if event.name not in SILENT]
    by_text = {(voice.event(event), event.clause): event for event in events}
    made = [
        Brought(_signs(event, voice), text, clause, ALSO_IN.get(event.name, ""))
        for event, (text, clause) in zip(by_text.values(), said_once(events, voice), strict=True)
    ]
    for event in events:
        if event.name in BOUGHT:
            made += _bought(state, event, voice)
    for event in told.events:
        if event.name in BIDS:
            made += _bid(state, event, voice)
        elif event.name == "put_up":
            # A small card on the market has no room for that.
            text = upgrade_text(voice.words, state, event.params["upgrade"])
            made.append(Brought((), text, "OP-3.2"))
    return made


def _bid(state: Outpost, event: Event, voice: Voice) -> Iterator[Brought]:
    """What is paid for an upgrade that is won for this bid, and what stays in hand."""
    seat, bid = event.params["seat"], event.params["n"]
    upgrade = state.offered
    if "upgrade" in event.params:
        upgrade = UPGRADES.index(event.params["upgrade"])
    quote = quotes.of_bid(state, seat, upgrade, bid)
    if quote is not None:
        told = translate("Outpost", "{due} to pay if nobody bids more").format(due=quote.due)
        told = with_changes(told, quotes.changes(state, seat, upgrade), voice)
        yield Brought((Sign("", voice.words.signed(-quote.due)),), told, "OP-3.2", STANDS)
        yield Brought((Sign(HAND, str(quote.left)),), paid_text(quote), "OP-R21", STANDS)


def _bought(state: Outpost, event: Event, voice: Voice) -> Iterator[Brought]:
    """What is lost of the least wasteful payment, what stays in hand, and what can come of it."""
    seat, thing, number = (event.params[name] for name in ("seat", "thing", "number"))
    quote = quotes.of_thing(state, seat, thing, number)
    if changes := quotes.price_changes(state, seat, thing):
        each = translate("Outpost", "Price: {price}").format(price=prices.price(state, seat, thing))
        clause = "OP-4.2" if isinstance(changes[-1].source, str) else "OP-7.1"
        yield Brought((), with_changes(each, changes, voice), clause, STANDS)
    if quote is not None:
        yield Brought((Sign(HAND, str(quote.left)),), paid_text(quote), "OP-R21", STANDS)
    if thing == POPULATION:
        people, room = state.population[seat] + number, colony.room(state, seat)
        told = translate("Outpost", "{people} of at most {room} people")
        sign = Sign(f"tokens/{POPULATION}", f"{people}/{room}")
        yield Brought((sign,), told.format(people=people, room=room), "OP-4.2", STANDS)
    elif thing in FACTORIES:
        vp = number * state.board.factory_vp[FACTORIES.index(thing)]
        income = number * quotes.brought_by(state, thing)
        told = translate("Outpost", "Manned: {vp} VP and about {income} a turn")
        yield Brought((), told.format(vp=vp, income=income), "OP-4.1", STANDS)


def with_changes(text: str, changes: Sequence[quotes.Change], voice: Voice) -> str:
    """A price, and what it is made of: “Price: 5 (Ecoplants −5)”."""
    said = [f"{source_name(it, voice)} {voice.words.signed(it.n)}" for it in changes]
    return f"{text} ({', '.join(said)})" if said else text


def source_name(change: quotes.Change, voice: Voice) -> str:
    """The name of an upgrade or an event card that changes a price."""
    if isinstance(change.source, str):
        return voice.words.name("upgrades", change.source)
    return change.source[voice.words.language]


def paid_text(quote: quotes.Quote) -> str:
    """“Pays 20 of your 37 …”."""
    if quote.lost:
        told = translate("Outpost", "{paid} paid, {lost} of it lost; {left} left in hand")
    else:
        told = translate("Outpost", "{paid} paid exactly; {left} left in hand")
    return told.format(paid=quote.paid, lost=quote.lost, left=quote.left)


def _signs(event: Event, voice: Voice) -> tuple[Sign, ...]:
    params = event.params
    match event.name:
        case "buys_factory" | "buys_population" | "buys_robot":
            return (Sign("", voice.words.signed(-params["n"])),)
        case "vp_changed":
            return (Sign(STAR, voice.words.signed(params["points"])),)
        case "factory_gained":
            return (Sign(f"factories/{params['factory']}_unmanned", "+1"),)
        case "robot_gained":
            return (Sign("tokens/robot", "+1"),)
        case "person_gained":
            return (Sign(f"tokens/{POPULATION}", "+1"),)
        case "no_room_for_people":
            return (Sign(f"tokens/{POPULATION}", "0"),)
        case "upgrade_taken":
            return (Sign(f"upgrades/{params['upgrade']}"),)
    return ()

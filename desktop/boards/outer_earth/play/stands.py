"""How a seat of Outer Earth stands after its answers, in sentences for a hint."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from desktop.boards.outer_earth import names
from desktop.boards.outer_earth.play.drawn import developing
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.games.outer_earth import auction, closing
from engine.games.outer_earth.actions import YES
from engine.games.outer_earth.components import BACK, INDUSTRY, INLET, WILD
from engine.games.outer_earth.next_turn import closings
from engine.games.outer_earth.scoring import INVESTMENT_VP, ranks, unfinished
from engine.games.outer_earth.state import OuterEarth
from engine.games.outer_earth.turn import inlet_wanted

IN_TURN = ("turn", "turn_goes_on", "take_new")


def stands(before: OuterEarth, after: OuterEarth, voice: Voice) -> Iterator[str]:
    """What a planet is worth, what a bid has come to, or what is left of a turn."""
    asked, seat = before.question, before.current_player
    if asked is None:
        return
    if asked.name == "paddle":
        yield from _wanted(before, after, seat, voice)
    elif asked.name in IN_TURN:
        said = [
            *_built(before, after, seat, voice),
            *_taken(before, after, seat, voice),
            *_invested(before, after, seat, voice),
        ]
        if after.turns != before.turns:
            yield from said
            yield from _next_turn(before, after, seat, voice)
            return
        if after.current_player < 0 and not said:
            # Cards are drawn; what they are decides.
            said = [_room(after, seat)]
        text = translate("OuterEarth", "{points} AP left").format(points=after.ap)
        # Points alone tell nothing: they stand with what they were spent on.
        yield from said[:-1]
        yield f"{said[-1]}. {text}" if said else text
    else:
        yield from _bid(before, after, seat, voice)


def _wanted(before: OuterEarth, after: OuterEarth, seat: int, voice: Voice) -> Iterator[str]:
    """What the planet on offer brings whoever closes it, or what stays with whoever does not want it."""
    board, planet, words = before.board, before.offered, voice.words
    # Whoever answers last has turned up all: then the planet tells what was wanted, no paddle does.
    has_it = planet in (*after.developing[seat], after.queued[seat])
    if after.paddles[seat] != YES and not has_it:
        yield from _unwanted(before, after, seat)
        return
    if not has_it and (chips := before.chips[before.row.index(planet)]):
        yield translate("OuterEarth", "{chips} VP for the buyer").format(chips=chips)
    yield translate("OuterEarth", "Reward: {text}").format(text=names.reward(words, board, planet))
    synergies = [names.industry(words, it) for it in board.synergies[planet]]
    text = translate("OuterEarth", "Synergies: {industries}")
    yield text.format(industries=words.listed(synergies))


def _unwanted(before: OuterEarth, after: OuterEarth, seat: int) -> Iterator[str]:
    """What speaks against one planet more."""
    if len(before.developing[seat]) >= before.capacity(seat):
        yield translate(
            "OuterEarth", "The planet would be queued: no cards until a planet is closed"
        )
    elif before.last_round:
        text = translate("OuterEarth", "Without a card on it at the end it would cost {points} VP")
        yield text.format(points=-unfinished(0))
    yield _in_development(after, seat)
    others = (it for it in range(before.board.seats) if it != seat)
    if any(auction.kept_out(before, it) is None for it in others):
        yield translate("OuterEarth", "A bid takes at least 1 card if somebody else wants it, too")


def _in_development(state: OuterEarth, seat: int) -> str:
    """OE-1.3: how many planets the seat develops, how many cards these take yet, and how many it has."""
    text = translate(
        "OuterEarth",
        "Planets in development: {n} of {most}; free slots: {free}; cards in hand: {hand}",
    )
    return text.format(
        n=len(state.developing[seat]),
        most=state.capacity(seat),
        free=_free_slots(state, seat),
        hand=len(state.hands[seat]),
    )


def _bid(before: OuterEarth, after: OuterEarth, seat: int, voice: Voice) -> Iterator[str]:
    """OE-2.4, OE-2.5: how many cards the seat has bid, what they are worth, and who has most."""
    if after.offered != before.offered:
        return
    own = after.bids[seat]
    if BACK not in own:
        text = translate("OuterEarth", "Cards in the bid: {n}, worth {value}; in hand: {left}")
        yield text.format(n=len(own), value=auction.bid_value(own), left=len(after.hands[seat]))
    counts = [len(bid) for bid in after.bids]
    bidders = before.bidders
    if not all(counts[it] for it in bidders):
        # Some have laid no card yet: nobody leads.
        return
    best = [it for it in bidders if counts[it] == max(counts)]
    text = translate("OuterEarth", "As the bids stand, {people} wins with the most cards: {n}")
    if len(best) > 1:
        text = translate(
            "OuterEarth",
            "As the bids stand, {people} are tied ({n} each): the cards’ values decide, then influence",
        )
    yield text.format(people=voice.names(best), n=max(counts))


def _built(before: OuterEarth, after: OuterEarth, seat: int, voice: Voice) -> Iterator[str]:
    """How far planets have come that cards were put onto."""
    for planet in after.developing[seat]:
        built = len(after.built[planet])
        if not built or built == len(before.built[planet]):
            continue
        text = translate(
            "OuterEarth",
            "{planet}: {cards} of {slots} slots filled, closing it then: {cost} AP for {points} VP",
        )
        yield text.format(
            planet=names.planet(voice.words, planet),
            cards=built,
            slots=after.slots(seat, planet),
            cost=closing.cost(after, seat, planet),
            points=developing.points(after, seat, planet),
        )


def _taken(before: OuterEarth, after: OuterEarth, seat: int, voice: Voice) -> Iterator[str]:
    """Planets onto which an open card fits that comes into the hand."""
    more = Counter(after.hands[seat]) - Counter(before.hands[seat])
    came = [card for card in more if card != BACK]
    if len(came) != 1:
        return
    # OE-3.8: between turns nobody has a wild connector, but the next turn brings it.
    is_wild = after.effect(seat, WILD) if after.turns != before.turns else after.wild
    fitting = [
        planet
        for planet in after.developing[seat]
        if len(after.built[planet]) < after.slots(seat, planet)
        and (is_wild or inlet_wanted(after, planet) in ("", INLET[came[0]]))
    ]
    planets = [names.planet(voice.words, it, "acc") for it in fitting]
    if fitting:
        text = translate("OuterEarth", "The card fits on {planets}")
        yield text.format(planets=voice.words.listed(planets))
    else:
        yield translate("OuterEarth", "The card fits on no planet now")


def _invested(before: OuterEarth, after: OuterEarth, seat: int, voice: Voice) -> Iterator[str]:
    """OE-5.2: who has how many cards of the industries that a card was invested in."""
    tally = after.tally()
    more = Counter(after.invested[seat]) - Counter(before.invested[seat])
    for industry in sorted({INDUSTRY[card] for card in more if card != BACK}):
        people = []
        for other, stocks in enumerate(tally.stocks):
            text = translate("OuterEarth", "{name} {n}")
            if tally.face_down[other]:
                text = translate("OuterEarth", "{name} {n} and {hidden} face down")
            told = {"name": voice.people[other], "n": stocks[industry]}
            people.append(text.format(**told, hidden=tally.face_down[other]))
        text = translate(
            "OuterEarth", "{industry} cards in the stocks: {people}; the most bring {points} VP now"
        )
        yield text.format(
            industry=names.title(voice.words, industry),
            people=", ".join(people),
            points=INVESTMENT_VP[ranks(tally.index)[industry]],
        )


def _next_turn(before: OuterEarth, after: OuterEarth, seat: int, voice: Voice) -> Iterator[str]:
    """OE-3.7: what can be closed in the seat's next turn; OE-5.4: what is left at the end."""
    # The last turn of a round may have brought the last round, in which all have a turn yet.
    if before.last_round:
        for planet in after.developing[seat]:
            points = unfinished(len(after.built[planet]))
            text = translate("OuterEarth", "{planet} stays unfinished: {points} VP")
            name = names.planet(voice.words, planet)
            yield text.format(planet=name, points=voice.words.signed(points))
        return
    ready = []
    for planet, way in closings(after, seat).items():
        text = translate("OuterEarth", "{planet} ({cost} AP, {points} VP)")
        if way.cards:
            text = translate(
                "OuterEarth", "{planet} ({cost} AP, {points} VP, cards from hand: {n})"
            )
        name = names.planet(voice.words, planet)
        ready.append(text.format(planet=name, cost=way.cost, points=way.points, n=way.cards))
    if not ready:
        # Cards that are still drawn may change that, so nothing is said of it.
        yield _in_development(after, seat)
        return
    text = translate("OuterEarth", "Can be closed in the next turn: {planets}")
    if len(ready) > 1:
        # Points and cards need not be enough for all of them.
        text = translate("OuterEarth", "Can be closed in the next turn, each by itself: {planets}")
    yield text.format(planets=", ".join(ready))


def _room(state: OuterEarth, seat: int) -> str:
    """How many cards the seat holds, and for how many there is room."""
    text = translate("OuterEarth", "Cards in hand before: {n}; free slots in development: {free}")
    return text.format(n=len(state.hands[seat]), free=_free_slots(state, seat))


def _free_slots(state: OuterEarth, seat: int) -> int:
    """OE-3.4: how many cards the planets that the seat develops take yet."""
    own = state.developing[seat]
    return sum(max(0, state.slots(seat, it) - len(state.built[it])) for it in own)

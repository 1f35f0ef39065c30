"""How a seat of Outer Earth stands after its answers, in sentences for a hint."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from desktop.boards.outer_earth import names
from desktop.boards.outer_earth.play.drawn import developing
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.games.outer_earth import closing
from engine.games.outer_earth.actions import YES
from engine.games.outer_earth.auction import bid_value
from engine.games.outer_earth.components import ACTION_POINTS, BACK, INDUSTRY, INLET
from engine.games.outer_earth.scoring import INVESTMENT_VP, ranks, unfinished
from engine.games.outer_earth.state import OuterEarth
from engine.games.outer_earth.turn import inlet_wanted, points_added

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
        yield from said
        if after.turns != before.turns:
            yield from _next_turn(after, seat, voice)
            return
        if after.current_player < 0 and not said:
            # Cards are drawn; what they are decides.
            yield _room(after, seat)
        text = translate("OuterEarth", "{points} AP left")
        yield text.format(points=after.ap)
    else:
        yield from _bid(before, after, seat, voice)


def _wanted(before: OuterEarth, after: OuterEarth, seat: int, voice: Voice) -> Iterator[str]:
    """What the planet on offer brings whoever closes it, or what stays with whoever does not want it."""
    board, planet, words = before.board, before.offered, voice.words
    # Whoever answers last has turned up all: then the planet tells what was wanted, no paddle does.
    has_it = planet in (*after.developing[seat], after.queued[seat])
    if after.paddles[seat] != YES and not has_it:
        yield _in_development(after, seat)
        yield translate("OuterEarth", "Cards in hand: {n}").format(n=len(after.hands[seat]))
        return
    yield translate("OuterEarth", "Reward: {text}").format(text=names.reward(words, board, planet))
    synergies = [names.industry(words, it) for it in board.synergies[planet]]
    text = translate("OuterEarth", "Synergies: {industries}")
    yield text.format(industries=words.listed(synergies))


def _in_development(state: OuterEarth, seat: int) -> str:
    """OE-1.3: how many planets the seat develops already, and how many cards these take yet."""
    text = translate("OuterEarth", "Planets in development: {n} of {most}; free slots: {free}")
    return text.format(
        n=len(state.developing[seat]), most=state.capacity(seat), free=_free_slots(state, seat)
    )


def _bid(before: OuterEarth, after: OuterEarth, seat: int, voice: Voice) -> Iterator[str]:
    """OE-2.4, OE-2.5: how many cards the seat and the others have bid, and what they are worth."""
    if after.offered != before.offered:
        return
    own = after.bids[seat]
    if BACK not in own:
        text = translate("OuterEarth", "Cards in the bid: {n}, worth {value}; in hand: {left}")
        yield text.format(n=len(own), value=bid_value(own), left=len(after.hands[seat]))
    others = [len(bid) for other, bid in enumerate(after.bids) if other != seat]
    if any(others):
        most = max(others)
        who = [other for other, bid in enumerate(after.bids) if other != seat and len(bid) == most]
        text = translate("OuterEarth", "Most cards of the others: {n} ({people})")
        yield text.format(n=most, people=voice.names(who))


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
    fitting = [
        planet
        for planet in after.developing[seat]
        if len(after.built[planet]) < after.slots(seat, planet)
        and any(inlet_wanted(after, planet) in ("", INLET[card]) for card in came)
    ]
    planets = [names.planet(voice.words, it, "acc") for it in fitting]
    if fitting:
        text = translate("OuterEarth", "The card fits on {planets}")
        yield text.format(planets=voice.words.listed(planets))
    elif came:
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


def _next_turn(after: OuterEarth, seat: int, voice: Voice) -> Iterator[str]:
    """OE-3.7: what can be closed in the seat's next turn as it is; OE-5.4: what is left at the end."""
    if after.last_round:
        for planet in after.developing[seat]:
            points = unfinished(len(after.built[planet]))
            text = translate("OuterEarth", "{planet} stays unfinished: {points} VP")
            name = names.planet(voice.words, planet)
            yield text.format(planet=name, points=voice.words.signed(points))
        return
    has_bonus, extra = points_added(after, seat)
    most = ACTION_POINTS + has_bonus + extra
    ready = [
        translate("OuterEarth", "{planet} ({cost} AP, {points} VP)").format(
            planet=names.planet(voice.words, planet),
            cost=closing.cost(after, seat, planet),
            points=developing.points(after, seat, planet),
        )
        for planet in after.developing[seat]
        if after.built[planet] and closing.cost(after, seat, planet) <= most
    ]
    if ready:
        text = translate("OuterEarth", "Can be closed in the next turn: {planets}")
        yield text.format(planets=", ".join(ready))
    else:
        yield translate("OuterEarth", "No planet can be closed in the next turn as it is")


def _room(state: OuterEarth, seat: int) -> str:
    """How many cards the seat holds, and for how many there is room."""
    text = translate("OuterEarth", "Cards in hand before: {n}; free slots in development: {free}")
    return text.format(n=len(state.hands[seat]), free=_free_slots(state, seat))


def _free_slots(state: OuterEarth, seat: int) -> int:
    """OE-3.4: how many cards the planets that the seat develops take yet."""
    own = state.developing[seat]
    return sum(max(0, state.slots(seat, it) - len(state.built[it])) for it in own)

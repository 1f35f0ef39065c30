"""What a situation of Outpost looks like: the values of a table, read from a state for one viewer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from desktop.boards.outpost.play.brings import with_changes
from desktop.boards.outpost.play.drawn import faces, posts, seen
from desktop.boards.outpost.play.drawn.auction import (
    ASKED,
    HIGHEST,
    OUT,
    PASSED,
    WAITS,
    Bidder,
    Highest,
)
from desktop.boards.outpost.play.drawn.decks import Deck
from desktop.boards.outpost.play.drawn.events import Clock, Die, Event, Hit, Quiet
from desktop.boards.outpost.play.drawn.faces import BACK, Card, Hand, Held
from desktop.boards.outpost.play.drawn.factories import PERSON, ROBOT, Factory
from desktop.boards.outpost.play.drawn.phases import Chart, Phase
from desktop.boards.outpost.play.drawn.posts import Post
from desktop.boards.outpost.play.drawn.seen import Seen
from desktop.boards.outpost.play.drawn.shop import Ware
from desktop.boards.outpost.play.drawn.table import Auction, Colony, Shop, Table
from desktop.boards.outpost.play.drawn.upgrades import Free, Owned, Sale
from desktop.boards.outpost.play.drawn.where import Shape
from desktop.boards.outpost.play.steps import PURCHASES
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.games.outpost import colony, market, modifiers, prices, quotes
from engine.games.outpost.cards import knows_hand
from engine.games.outpost.components import (
    ALWAYS,
    DECKS,
    FACES,
    FACTORIES,
    JOBS,
    PHASE_2,
    ROBOTS,
    UPGRADES,
    VICTORY,
)
from engine.games.outpost.operators import CREWS, ORDER, shift
from engine.games.outpost.purchases import HIRED
from engine.games.outpost.refusals import barred_people, refused_factory
from engine.games.outpost.state import NOTHING, Outpost
from engine.games.outpost.verbs import resting
from engine.games.outpost.wording import upgrade_text
from engine.rules.words import Words

WARES = (*FACTORIES, *HIRED)
PRODUCTION = ("choose_megas", "discard")
"""What is asked after all events, and before the first player turn."""


def table_of(
    state: Outpost,
    voice: Voice,
    shape: Shape,
    known: Seen = seen.NOTHING,
    out: Collection[int] = (),
) -> Table:
    """A state as it lies on the board.

    `known` is what all have seen that the state no longer says; `out` are the seats that stay out
    of the auction until they press their plate.
    """
    seats = range(state.board.seats)
    asked = state.current_player
    order = (*state.order, *(seat for seat in seats if seat not in state.order))
    front = next((it for it in (voice.viewer, state.active, asked) if it in seats), order[0])
    return Table(
        shape=shape,
        colonies=tuple(colony_of(state, voice, seat, is_asked=seat == asked) for seat in seats),
        order=order,
        front=front,
        market=tuple(_market(state, voice.words)),
        phase=_phase(state),
        chart=Chart(
            tuple(zip(voice.colours, state.vp, strict=False)),
            (PHASE_2, state.board.phase_3, VICTORY),
        ),
        decks=tuple(_decks(state)),
        at_turn=state.active,
        done=_done(state),
        dice=tuple(_dice(state, voice, known)),
        event=_event(state, voice, known),
        clock=_clock(state),
        auction=auction_of(state, voice, out) if state.offered != NOTHING else None,
        shop=shop_of(state, voice) if _is_buying(state) else None,
    )


def _done(state: Outpost) -> tuple[int, ...]:
    """Seats whose player turn is over in this turn."""
    turns = state.order
    if modifiers.total(state, modifiers.ALL, "order"):
        turns = turns[::-1]
    return tuple(turns[: turns.index(state.active)]) if state.active in turns else ()


# -- what lies in the middle -------------------------------------------------------------


def sale(state: Outpost, words: Words, upgrade: int, *, is_offered: bool = False) -> Sale:
    """OP-3.2: an upgrade on the market."""
    left = state.supply[upgrade]
    text = translate("Outpost", "{count} left")
    bid = translate("Outpost", "from {bid}").format(bid=prices.minimum_bid(state, upgrade))
    name = UPGRADES[upgrade]
    return Sale(
        name,
        upgrade + 1,
        words.name("upgrades", name),
        state.board.upgrade_vp[upgrade],
        bid,
        text.format(count=left),
        left,
        upgrade_text(words, state, name),
        is_offered,
    )


def _market(state: Outpost, words: Words) -> Iterator[Sale | Free]:
    """OP-1.5: what is on display, and the places that are empty."""
    for at, upgrade in enumerate(state.display):
        is_meant = f"upgrade:{UPGRADES[upgrade]}" in state.about
        is_offered = is_meant and upgrade not in state.display[:at]
        yield sale(state, words, upgrade, is_offered=is_offered)
    for _ in range(len(state.display), market.places(state)):
        yield Free(translate("Outpost", "empty"))


def _is_buying(state: Outpost) -> bool:
    """OP-6.1: whether factories, people or robots are bought or paid for now."""
    if state.question is None:
        return False
    return state.question.name in PURCHASES or any(
        thing.removeprefix("factory:") in WARES for thing in state.about
    )


def shop_of(state: Outpost, voice: Voice) -> Shop:
    """OP-4.1, OP-4.2: what is for sale, and what rules and events allow; hands are not looked at."""
    seat, board, words = state.active, state.board, voice.words
    vp = words.at("game", "vp")
    heading = translate("Outpost", "{person} may buy")
    wares = []
    for kind, name in enumerate(FACTORIES):
        note = f"{board.factory_vp[kind]} {vp}"
        is_open = refused_factory(state, seat, kind, prices.price(state, seat, name)) is None
        price = prices.price(state, seat, name)
        is_meant = f"factory:{name}" in state.about
        wares.append(Ware(name, words.name("decks", name), price, note, is_open, is_meant))
    notes = (f"{state.population[seat]}/{colony.room(state, seat)}", str(state.robots[seat]))
    for name, note in zip(HIRED, notes, strict=True):
        is_open = barred_people(state, seat, name) is None
        price = prices.price(state, seat, name)
        text = words.text("actions", "any", name)
        wares.append(Ware(name, text, price, note, is_open, name in state.about))
    # While it is asked how many, or paid, nothing else can be bought; people not before factories.
    now = {it.kind for it in wares if it.is_meant}
    if not now:
        now = set(
            HIRED if state.question is not None and state.question.name == "hire" else FACTORIES
        )
    wares = [it._replace(is_open=it.is_meant or (it.is_open and it.kind in now)) for it in wares]
    return Shop(
        heading.format(person=voice.people[seat]),
        tuple(wares),
        tuple(_shown(state, words, state.display)),
    )


def _shown(state: Outpost, words: Words, upgrades: Sequence[int]) -> Iterator[Owned]:
    """Upgrades that lie on the market, small."""
    for it in upgrades:
        vp = state.board.upgrade_vp[it]
        yield Owned(UPGRADES[it], it + 1, words.name("upgrades", UPGRADES[it]), vp)


def _phase(state: Outpost) -> Phase:
    """OP-2.3: the phase, and what brings the next one, or the end."""
    text = translate("Outpost", "Phase {phase} since turn {turn}")
    goals = (PHASE_2, state.board.phase_3, VICTORY)
    following = translate("Outpost", "Phase {next}: from {goal} VP (highest {most})")
    if state.phase == len(goals):
        following = translate("Outpost", "End: from {goal} VP (highest {most})")
    if state.is_last_turn and not state.is_terminal:
        following = translate("Outpost", "Last turn: somebody has {most} VP")
    return Phase(
        state.phase,
        text.format(phase=state.phase, turn=state.phase_began),
        following.format(next=state.phase + 1, goal=goals[state.phase - 1], most=state.most_vp),
    )


def _decks(state: Outpost) -> Iterator[Deck]:
    """OP-5.1: cards left and discards of each deck."""
    box, board = state.board.cards, state.board
    for number, deck in enumerate(DECKS):
        kinds = box.of_back[board.back[number]]
        yield Deck(deck, state.decks[number], sum(state.discards[kind] for kind in kinds))


def _dice(state: Outpost, voice: Voice, known: Seen) -> Iterator[Die]:
    """OP-2.4: the rolls of this turn; else the die of the phase."""
    for roll in known.rolls:
        # In phase 3 one is added to what the die shows.
        colour = voice.colours[roll.seat] if roll.seat >= 0 else ""
        yield Die(_sides(state), roll.face, colour, roll.is_failed)
    if not known.rolls:
        yield Die(_sides(state))


def _sides(state: Outpost) -> int:
    return len(FACES[state.phase - 1])


def _event(state: Outpost, voice: Voice, known: Seen) -> Event | Quiet | None:
    """OP-7.1: the event of the turn with whom it hit; None in a match without events."""
    if not state.board.has_events:
        return None
    words = voice.words
    if state.event == NOTHING:
        title, text = words.clause("OP-7.1")
        return Quiet(title, text)
    if _asks_personally(state):
        return _personal_card(state, voice, known)
    return card_of(state, voice, state.event, known)


def _asks_personally(state: Outpost) -> bool:
    """OP-7.8: whether a personal event asks now: nothing else asks its seat before production."""
    if state.question is None or state.question.name in PRODUCTION or state.active != NOTHING:
        return False
    return state.personal_events[-1:] == [[state.current_player, state.last_event]]


def _personal_card(state: Outpost, voice: Voice, known: Seen) -> Event:
    """OP-7.8: the card of whoever is asked, and what it did as far as that was seen."""
    seat = state.current_player
    whom = translate("Outpost", "personal: {person} · phase {phase}")
    return card_of(state, voice, state.last_event)._replace(
        scope=whom.format(person=voice.people[seat], phase=state.event_phase),
        hits=_hits([it for it in known.personal if it[0] == seat], voice),
        personal=(),
    )


def card_of(state: Outpost, voice: Voice, at: int, known: Seen = seen.NOTHING) -> Event:
    """OP-7.1: a card of the event deck, with what it did as far as that was seen."""
    words, card = voice.words, state.board.event_deck[at]
    scope = translate("Outpost", "{whom} · phase {phase}")
    return Event(
        card.name[words.language],
        card.text[words.language],
        card.group,
        scope.format(whom=_whom(card.scope), phase=state.event_phase),
        state.event_phase,
        _hits(known.hits, voice),
        tuple(_personal(state, voice, known)) if at == state.event else (),
        translate("Outpost", "personal:"),
    )


def _personal(state: Outpost, voice: Voice, known: Seen) -> Iterator[Hit]:
    """OP-7.8, OP-7.9: the personal events by name; what they did stands after a seat's last one."""
    did = {hit.colour: hit.things for hit in _hits(known.personal, voice)}
    for at, (seat, number) in enumerate(state.personal_events):
        card = state.board.event_deck[number]
        name = card.name[voice.words.language]
        if card.na_personal:
            name = translate("Outpost", "{card} (no effect)").format(card=name)
        is_last = all(whose != seat for whose, _ in state.personal_events[at + 1 :])
        colour = voice.colours[seat]
        yield Hit(colour, did.get(colour, ()) if is_last else (), name)


def _hits(found: Sequence[tuple[int, str, int]], voice: Voice) -> tuple[Hit, ...]:
    """Seat by seat what it has more or less of."""
    return tuple(
        Hit(
            voice.colours[seat],
            tuple(
                # What stands idle is neither lost nor gained.
                (what, str(n) if what.endswith("_unmanned") else voice.words.signed(n))
                for whose, what, n in found
                if whose == seat
            ),
        )
        for seat in dict.fromkeys(seat for seat, *_ in found)
    )


def _whom(scope: str) -> str:
    said = {
        "leader": translate("Outpost", "the first player"),
        "last": translate("Outpost", "the last player"),
        "market": translate("Outpost", "the market"),
    }
    return said.get(scope, translate("Outpost", "everybody"))


def _clock(state: Outpost) -> Clock | None:
    """OP-7.3, OP-7.4: cards left, the phase for events, and the next reshuffle."""
    if not state.board.has_events:
        return None
    phase = translate("Outpost", "Event phase {phase}")
    is_behind = state.event_phase < state.phase
    shuffle = translate("Outpost", "shuffled when it is empty")
    if state.turn <= state.phase_began:
        shuffle = translate("Outpost", "shuffled next turn")
    elif state.phase < len(FACES):
        shuffle = translate("Outpost", "shuffled in turn 2 of phase {next}")
    return Clock(
        sum(state.event_cards),
        phase.format(phase=state.event_phase),
        shuffle.format(next=state.phase + 1),
        lag=translate("Outpost", "one turn behind") if is_behind else "",
    )


# -- colonies ----------------------------------------------------------------------------


def colony_of(state: Outpost, voice: Voice, seat: int, *, is_asked: bool = False) -> Colony:
    """What everybody knows of a seat's colony."""
    owns_robots = state.upgrades[seat][ROBOTS] > 0
    limit = state.upgrades[seat][ROBOTS] * state.population[seat]
    return Colony(
        name=voice.people[seat],
        colour=voice.colours[seat],
        vp=state.vp[seat],
        people=state.population[seat],
        room=colony.room(state, seat),
        robots=state.robots[seat],
        usable=limit if state.board.preset.limits_robots else -1 if owns_robots else 0,
        factories=tuple(_factories(state, seat)),
        upgrades=tuple(_owned(state, voice.words, seat)),
        hand=hand_of(state, seat),
        spare=state.spare_people(seat),
        spare_robots=max(0, colony.spare_robots(state, seat)),
        is_asked=is_asked,
    )


def _factories(state: Outpost, seat: int) -> Iterator[Factory]:
    """OP-4.1, OP-7: kind by kind those at work, then those unmanned; robots that rest are the last."""
    for kind, name in enumerate(FACTORIES):
        people, robots = state.people_at[seat][kind], state.robots_at[seat][kind]
        operators = [PERSON] * people + [ROBOT] * robots
        robots = resting(state, seat, kind)
        halted, last = state.idle[seat][kind] - robots, len(operators) - robots
        for number, operator in enumerate(operators):
            yield Factory(name, operator, number < halted or number >= last)
        for _ in range(state.factories[seat][kind] - len(operators)):
            yield Factory(name)


def _owned(state: Outpost, words: Words, seat: int) -> Iterator[Owned]:
    """OP-3.1: the upgrades of a seat, and which of those that need a crew have one."""
    for upgrade, copies in enumerate(state.upgrades[seat]):
        name = UPGRADES[upgrade]
        crewed = state.people_at[seat][colony.job_of(upgrade)] if upgrade >= ALWAYS else 0
        for copy in range(copies):
            crew = "" if upgrade < ALWAYS else "manned" if copy < crewed else "unmanned"
            vp = state.board.upgrade_vp[upgrade]
            yield Owned(name, upgrade + 1, words.name("upgrades", name), vp, crew)


def hand_of(state: Outpost, seat: int) -> Hand:
    """OP-5.1: the cards of a hand by their backs; mega cards and stand-ins lie open."""
    cards = Counter(
        look if look.side in faces.OPEN else Card(look.deck, BACK)
        for look in map(faces.of, state.hands[seat])
    )
    ordered = sorted(cards, key=lambda look: (DECKS.index(look.deck), look.side != BACK))
    return Hand(
        tuple(Held(look, cards[look]) for look in ordered),
        colony.counted(state, seat),
        colony.capacity(state, seat),
    )


def posts_of(state: Outpost) -> tuple[Post, ...]:
    """OP-4.4: the jobs while operators are placed; none at other questions."""
    if state.question is None or state.question.name != "place_operators":
        return ()
    people, robots = state.agenda[-1][2:]
    jobs = [JOBS[job] for job in ORDER]
    places = shift(state, state.current_player).places
    return posts.posts(tuple(zip(jobs, places, strict=True)), people, robots, CREWS)


# -- the auction -------------------------------------------------------------------------


def auction_of(state: Outpost, voice: Voice, out: Collection[int]) -> Auction:
    """OP-6.2: how the auction stands; bids go round by seat (OP-R5)."""
    words, upgrade = voice.words, state.offered
    heading = translate("Outpost", "Auction: {upgrade}")
    others = [*state.display]
    others.remove(upgrade)
    seats = range(state.board.seats)
    return Auction(
        heading.format(upgrade=words.name("upgrades", UPGRADES[upgrade])),
        translate("Outpost", "Auction"),
        *_would_pay(state, voice),
        sale(state, words, upgrade, is_offered=True),
        Highest(
            state.bid,
            voice.people[state.leader],
            voice.colours[state.leader],
            translate("Outpost", "Highest bid"),
        ),
        tuple(_bidder(state, voice, seat, is_out=seat in out) for seat in seats),
        others=tuple(_shown(state, words, others)),
    )


def _would_pay(state: Outpost, voice: Voice) -> tuple[str, str]:
    """OP-3.2: what whoever looks would pay for the next bid, with what changes it; and in brief."""
    seat = voice.viewer
    if seat not in range(state.board.seats) or not knows_hand(state, seat):
        told = translate("Outpost", "bids go round by seat")
        return told, told
    bid = state.bid + 1
    quote = quotes.of_bid(state, seat, state.offered, bid)
    if quote is None:
        text = translate("Outpost", "A bid of {bid} is too high: at most {most}")
        # What an event adds may be more than the whole hand.
        told = text.format(bid=bid, most=max(0, prices.most_bid(state, seat, state.offered)))
        return told, told
    text = translate("Outpost", "A bid of {bid} costs {due}; {left} left")
    if quote.lost:
        text = translate("Outpost", "A bid of {bid} costs {due}, {lost} lost; {left} left")
    told = text.format(bid=bid, due=quote.due, lost=quote.lost, left=quote.left)
    changes = quotes.changes(state, seat, state.offered)
    total = voice.words.signed(sum(it.n for it in changes))
    return with_changes(told, changes, voice), f"{told} ({total})" if changes else told


def _bidder(state: Outpost, voice: Voice, seat: int, *, is_out: bool) -> Bidder:
    what = WAITS
    if seat == state.leader:
        what = HIGHEST
    elif seat == state.current_player:
        what = ASKED
    elif is_out:
        what = OUT
    elif seat in state.passed:
        what = PASSED
    return Bidder(voice.people[seat], voice.colours[seat], what, state.bids[seat], _said(what))


def _said(what: str) -> str:
    said = {
        HIGHEST: translate("Outpost", "leads"),
        ASKED: translate("Outpost", "bids now"),
        PASSED: translate("Outpost", "passed"),
        OUT: translate("Outpost", "out"),
        WAITS: translate("Outpost", "waits"),
    }
    return said[what]

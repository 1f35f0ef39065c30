"""What is said about a thing on the board: a note, a large view, a name for a screen reader."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from desktop.boards.outpost import art
from desktop.boards.outpost.play import choices
from desktop.boards.outpost.play.brings import paid_text, source_name, with_changes
from desktop.boards.outpost.play.drawn import reading
from desktop.boards.outpost.play.steps import steps
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.scene import large, note
from desktop.scene.choosing import Choosing
from desktop.scene.telling import in_choice
from engine.games.outpost import colony, prices, quotes, verbs
from engine.games.outpost.components import DECKS, FACTORIES, POPULATION, UPGRADES
from engine.games.outpost.event_deck import Event
from engine.games.outpost.state import Outpost
from engine.games.outpost.wording import upgrade_text
from engine.rules.agenda import Refusal
from engine.rules.parts import hidden
from engine.rules.scoring import ScoreSheet

Told = tuple[str, str, list[str]]
"""A title, its clause, and lines."""


@dataclass(frozen=True)
class Known:
    """A state as its viewer knows it, with the words that it is told in."""

    state: Outpost
    voice: Voice
    refusals: tuple[Refusal, ...] = ()
    """What whoever answers here cannot choose."""

    @cached_property
    def sheets(self) -> Sequence[ScoreSheet]:
        """Where the points of each seat come from."""
        return self.state.result().sheets


# -- each kind of thing ------------------------------------------------------------------


def upgrade(known: Known, name: str) -> Told:
    """OP-3.2: what an upgrade does, what it costs at least, and who would pay less."""
    state, words = known.state, known.voice.words
    number = UPGRADES.index(name)
    lines = [upgrade_text(words, state, name)]
    text = translate("Outpost", "Minimum bid {bid}, {vp} VP, {copies} more in the supply")
    bid = with_changes(
        str(prices.minimum_bid(state, number)), quotes.bid_changes(state), known.voice
    )
    vp = state.board.upgrade_vp[number]
    lines.append(text.format(bid=bid, vp=vp, copies=state.supply[number]))
    if income := quotes.brought_by(state, name):
        lines.append(translate("Outpost", "About {income} a turn").format(income=income))
    for seat in range(state.board.seats):
        if found := quotes.changes(state, seat, number):
            lines.append(_pays(known, seat, found))
    least = prices.minimum_bid(state, number)
    if (
        quote := _quote(known, quotes.of_bid, number, max(least, _bid_for(state, number)))
    ) is not None:
        lines.append(quote)
    return words.name("upgrades", name), "OP-3.2", lines


def _pays(known: Known, seat: int, found: Sequence[quotes.Change]) -> str:
    """OP-3.2, OP-7.1: who pays more or less for an upgrade, by what, and the parts if there are several."""
    voice, total = known.voice, sum(it.n for it in found)
    text = translate("Outpost", "{person} pays {points} less: {cards}")
    if total > 0:
        text = translate("Outpost", "{person} pays {points} more: {cards}")
    names = [source_name(it, voice) for it in found]
    if len(found) > 1:
        parts = [voice.words.signed(it.n) for it in found]
        names = [f"{name} {part}" for name, part in zip(names, parts, strict=True)]
    cards = voice.words.listed(names)
    return text.format(person=voice.people[seat], points=abs(total), cards=cards)


def _bid_for(state: Outpost, upgrade: int) -> int:
    """The next bid for what is auctioned now; 0 for anything else."""
    return state.bid + 1 if state.offered == upgrade else 0


def _quote(known: Known, ask: Callable[..., quotes.Quote | None], *about: object) -> str | None:
    """What whoever looks would pay, of their own hand; None if it is nobody's, or not known."""
    state, seat = known.state, known.voice.viewer
    if seat not in range(state.board.seats):
        return None
    quote = ask(state, seat, *about)
    if quote is None:
        return None
    told = translate("Outpost", "For {due}: {paid}")
    return told.format(due=quote.due, paid=paid_text(quote))


def owned(known: Known, name: str) -> Told:
    """An upgrade of a seat."""
    seat, _, which = name.partition(":")
    words = known.voice.words
    title = f"{known.voice.people[int(seat)]}: {words.name('upgrades', which)}"
    return title, "OP-3.2", [upgrade_text(words, known.state, which)]


def ware(known: Known, name: str) -> Told:
    """OP-4.1, OP-4.2: a kind of factory, people or robots."""
    words, state = known.voice.words, known.state
    is_factory = name in FACTORIES
    clause = "OP-4.1" if is_factory else "OP-4.2"
    title = words.name("factories", name) if is_factory else words.text("actions", "any", name)
    seat = max(0, state.active)
    price = translate("Outpost", "Price: {price}").format(price=prices.price(state, seat, name))
    lines = [with_changes(price, quotes.price_changes(state, seat, name), known.voice)]
    if is_factory:
        text = translate("Outpost", "Manned: {vp} VP and about {income} a turn")
        vp = state.board.factory_vp[FACTORIES.index(name)]
        lines.append(text.format(vp=vp, income=quotes.brought_by(state, name)))
    elif name == POPULATION:
        text = translate("Outpost", "{people} of at most {room} people")
        room = colony.room(state, seat)
        lines.append(text.format(people=state.population[seat], room=room))
    if (quote := _quote(known, quotes.of_thing, name)) is not None:
        lines.append(quote)
    return title, clause, lines


def works(known: Known, name: str) -> Told:
    """OP-4.1, OP-4.4: the factories of a kind of a seat."""
    state, voice = known.state, known.voice
    number, _, kind = name.partition(":")
    seat, at = int(number), FACTORIES.index(kind)
    text = translate("Outpost", "{person}: {factories} {number}")
    title = text.format(
        person=voice.people[seat],
        factories=voice.words.name("jobs", kind),
        number=state.factories[seat][at],
    )
    lines = []
    if people := state.people_at[seat][at]:
        lines.append(translate("Outpost", "Manned by people: {count}").format(count=people))
    if robots := state.robots_at[seat][at]:
        lines.append(translate("Outpost", "Manned by robots: {count}").format(count=robots))
    if free := colony.free_places(state, seat, at):
        lines.append(translate("Outpost", "Without an operator: {count}").format(count=free))
    if idle := state.idle[seat][at]:
        text = translate("Outpost", "Idle this turn by an event: {count}")
        lines.append(text.format(count=idle))
    return title, "OP-4.1", lines


def people(known: Known, name: str) -> Told:
    """OP-4.2: people of a seat, and its population maximum."""
    state, seat = known.state, int(name)
    text = translate("Outpost", "{person}: People {people}, at most {room}")
    title = text.format(
        person=known.voice.people[seat],
        people=state.population[seat],
        room=colony.room(state, seat),
    )
    spare = translate("Outpost", "Without a job: {count}")
    return title, "OP-4.2", [spare.format(count=state.spare_people(seat))]


def robots(known: Known, name: str) -> Told:
    """OP-4.3: robots of a seat, and how many of them may work."""
    state, seat = known.state, int(name)
    text = translate("Outpost", "{person}: Robots {robots}, {usable} may work")
    usable = colony.usable_robots(state, seat)
    title = text.format(person=known.voice.people[seat], robots=state.robots[seat], usable=usable)
    return title, "OP-4.3", [known.voice.words.clause("OP-4.3")[1]]


def hand(known: Known, name: str) -> Told:
    """OP-5.1, OP-5.3: what all know of a hand."""
    state, words, seat = known.state, known.voice.words, int(name)
    look = reading.hand_of(state, seat)
    text = translate("Outpost", "{person}: Cards in hand {counted} of {capacity}")
    title = text.format(
        person=known.voice.people[seat], counted=look.counted, capacity=look.capacity
    )
    lines = []
    for held in look.held:
        deck = words.name("decks", held.card.deck)
        line = f"{held.number}\u00a0×\u00a0{deck}"
        if held.card.value:
            line = f"{line} {held.card.value}"
        lines.append(line)
    return title, "OP-5.3", lines


def person(known: Known, name: str) -> Told:
    """A seat with its points, and where they come from."""
    state, words, seat = known.state, known.voice.words, int(name)
    vp = words.at("game", "vp")
    sheet = known.sheets[seat]
    lines = [f"{line.points} {vp}: {words.line(line)}" for line in sheet.lines if line.points]
    return f"{known.voice.people[seat]}: {state.vp[seat]} {vp}", "OP-6.4", lines


def plate(known: Known, name: str) -> Told:
    """OP-2.2: the place of a seat in this turn's order."""
    title, _, lines = person(known, name)
    return title, "OP-2.2", [known.voice.words.clause("OP-2.2")[1], *lines]


def phase(known: Known, name: str) -> Told:
    """OP-2.3: the phase, and what brings the next."""
    title, text = known.voice.words.clause("OP-2.3")
    goal = translate("Outpost", "In this match phase 3 begins at {goal} VP.")
    return title, "OP-2.3", [goal.format(goal=known.state.board.phase_3), text]


def deck(known: Known, name: str) -> Told:
    """OP-5.1: a production deck, and how many cards of each value nobody here has seen."""
    state, words = known.state, known.voice.words
    number, box = DECKS.index(name), known.state.board.cards
    kinds = box.of_back[f"{name}:{hidden.UNKNOWN}"]
    text = translate("Outpost", "{deck}: {cards} cards, {discards} discarded")
    discards = sum(state.discards[kind] for kind in kinds)
    title = text.format(
        deck=words.name("decks", name), cards=state.decks[number], discards=discards
    )
    unseen = [
        f"{state.pool[kind]}\u00a0×\u00a0{state.board.worth[box.kinds[kind]]}"
        for kind in kinds
        if state.pool[kind]
    ]
    told = translate("Outpost", "Unseen by you: {cards}")
    return title, "OP-5.1", [told.format(cards=", ".join(unseen) or "–")]


def bidder(known: Known, name: str) -> Told:
    """OP-6.2: a seat in the auction."""
    seat = known.voice.colours.index(name)
    title, _, lines = hand(known, str(seat))
    return title, "OP-6.2", [*lines, known.voice.words.clause("OP-6.2")[1]]


def event(known: Known, name: str) -> Told:
    """OP-7.1, OP-7.8: the event of the turn, and the personal ones."""
    state, voice = known.state, known.voice
    language, deck = voice.words.language, state.board.event_deck
    title, text = voice.words.clause("OP-7.1")
    lines = [text]
    if state.event >= 0:
        card = deck[state.event]
        title, lines = card.name[language], [card.text[language], *_in_phase(known, card)]
    for seat, at in state.personal_events:
        card = deck[at]
        lines.append(f"{voice.people[seat]}: {card.name[language]}. {card.text[language]}")
        if card.na_personal:
            lines.append(voice.words.text("events", "event_not_personal", card=card.name))
        else:
            lines += _in_phase(known, card)
    return title, "OP-7.1", lines


def _in_phase(known: Known, card: Event) -> Iterator[str]:
    """OP-7.3: which of its amounts act now, if they are not the same in each phase."""
    phase = known.state.event_phase
    if options := verbs.in_phase(card, phase):
        what = "; ".join(verbs.said(option)[known.voice.words.language] for option in options)
        told = translate("Outpost", "In event phase {phase}: {what}")
        yield told.format(phase=phase, what=what)


def clock(known: Known, name: str) -> Told:
    """OP-7.4, OP-R12: the event deck: when it is shuffled, and where its cards are from."""
    words = known.voice.words
    title, text = words.clause("OP-7.4")
    return title, "OP-7.4", [text, words.clause("OP-R12")[1]]


def _of_clause(clause: str) -> Callable[[Known, str], Told]:
    def tell(known: Known, name: str) -> Told:
        title, text = known.voice.words.clause(clause)
        return title, clause, [text]

    return tell


BY_KIND: Mapping[str, Callable[[Known, str], Told]] = {
    "sale": upgrade,
    "buy": ware,
    "owned": owned,
    "works": works,
    "population": people,
    "robot": robots,
    "hand": hand,
    "person": person,
    "vp": person,
    "plate": plate,
    "phase": phase,
    "chart": phase,
    "deck": deck,
    "bidder": bidder,
    "highest": _of_clause("OP-6.2"),
    "stage": _of_clause("OP-6.2"),
    "market": _of_clause("OP-1.5"),
    "die": _of_clause("OP-2.4"),
    "event": event,
    "clock": clock,
}


# -- as the board asks for it ------------------------------------------------------------


def _tell(known: Known, thing: str) -> Told | None:
    kind, _, name = thing.partition(":")
    return BY_KIND[kind](known, name) if kind in BY_KIND else None


def refusal_of(known: Known, thing: str) -> Refusal | None:
    """The refusal that is about a thing now."""
    state = known.state
    return next((why for why in known.refusals if steps(state, why.subject) == (thing,)), None)


def note_of(known: Known, thing: str) -> note.Look | None:
    """The note beside a thing; None where there is nothing to say."""
    told = _tell(known, thing)
    if told is None:
        return None
    title, clause, lines = told
    made = note.Look(title, clause, tuple(lines))
    why = refusal_of(known, thing)
    if why is None:
        return made
    return made._replace(reason=known.voice.refusal(why), reason_clause=why.clause)


def large_of(known: Known, thing: str) -> large.Look | None:
    """The large view of a thing; None where there is none."""
    told = _tell(known, thing)
    if told is None:
        return None
    title, clause, lines = told
    sections = [large.Section(line) for line in lines]
    if (why := refusal_of(known, thing)) is not None:
        sections.insert(0, large.Section(known.voice.refusal(why), why.clause, refuses=True))
    kind, _, name = thing.partition(":")
    picture = ""
    if kind == "buy":
        # The note beside it would lie over what stands next to it.
        sections.append(large.Section(known.voice.words.clause(clause)[1]))
    if kind == "sale":
        picture = art.path(f"upgrades/{name}")
    elif kind == "buy" and name in FACTORIES:
        picture = art.path(f"factories/{name}_manned")
    return large.Look(title, clause, tuple(sections), picture=picture)


def reason(known: Known, thing: str) -> str:
    """Why a thing cannot be chosen now, with the clause; empty if there is no reason."""
    why = refusal_of(known, thing)
    return f"{known.voice.refusal(why)} ({why.clause})" if why is not None else ""


def spoken(known: Known, choosing: Choosing, thing: str) -> str:
    """The name of a thing with all that is seen of it, and what a press does."""
    answer = choosing.text_of(thing) if thing in choosing.next else ""
    said = ""
    if answer and known.state.question is not None:
        said = choices.said(known.state, known.state.find(answer), known.voice)
    told = _tell(known, thing)
    if told is None:
        return said or thing
    title, _, lines = told
    all_of_it = ", ".join((title, *(line.removesuffix(".") for line in lines)))
    return in_choice(all_of_it, said, choosing, thing)

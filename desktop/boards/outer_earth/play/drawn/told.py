"""What is said about a thing on the board: a note, a large view, a name for a screen reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.boards.outer_earth import art, names
from desktop.boards.outer_earth.play import choices
from desktop.boards.outer_earth.play.drawn import auction, colony, developing, faces, ink
from desktop.boards.outer_earth.play.drawn.table import Table
from desktop.look.translate import begun, translate
from desktop.scene import large, note
from desktop.scene.choosing import Choosing, Steps
from desktop.scene.telling import in_choice
from engine.games.outer_earth import closing, scoring
from engine.games.outer_earth.components import (
    BACK,
    EFFECTS,
    FREE_PLACE,
    FREE_REFRESH,
    INDUSTRIES,
    INDUSTRY,
    PLANETS,
    WILD,
)
from engine.games.outer_earth.scoring import AT_THE_END
from engine.games.outer_earth.state import NOTHING
from engine.rules.agenda import Refusal

Told = tuple[str, str, list[str]]
"""A title, its clause, and lines."""


def planet_of(thing: str) -> int:
    """The planet that a thing is about (`slot:07`, `newest:07`)."""
    return PLANETS.index(thing.partition(":")[2])


# -- each kind of thing ------------------------------------------------------------------


def planet(table: Table, name: str) -> Told:
    """A planet: industry, slots, synergies, reward, what lies on it."""
    view, words = table.view, table.voice.words
    number = PLANETS.index(name)
    board = view.board
    synergies = [names.industry(words, it) for it in board.synergies[number]]
    effect, amount = board.planet_effect[number]
    text = translate("OuterEarth", "{industry} · {slots} base slots")
    lines = [
        text.format(
            industry=names.industry(words, board.planet_industry[number]),
            slots=board.planet_slots[number],
        ),
        translate("OuterEarth", "Synergies: {industries}").format(
            industries=words.listed(synergies)
        ),
        translate("OuterEarth", "Reward: {text}").format(text=names.effect(words, effect, amount)),
        *_where(table, number),
    ]
    return names.planet(words, number), "OE-3.9", lines


def _where(table: Table, number: int) -> Iterator[str]:
    """What lies on a planet, and what closing it would be."""
    view = table.view
    if number in view.row and (chips := view.chips[view.row.index(number)]):
        yield translate("OuterEarth", "{chips} VP for the buyer").format(chips=chips)
    if number in view.queued:
        yield translate("OuterEarth", "queued: it takes no cards yet")
    for seat, planets in enumerate(view.developing):
        if number in planets:
            built = len(view.built[number])
            text = translate("OuterEarth", "{cards} of {slots} slots filled")
            yield text.format(cards=built, slots=view.slots(seat, number))
            if built:
                cost = closing.cost(view, seat, number)
                points = developing.points(view, seat, number)
                text = translate("OuterEarth", "Closing it now: {cost} AP for {points} VP")
                yield text.format(cost=cost, points=points)


def card_on(table: Table, name: str) -> Told:
    """The newest card of a planet."""
    built = table.view.built[PLANETS.index(name)]
    words = table.voice.words
    title = names.card(words, built[-1]) if built else planet(table, name)[0]
    return title, "OE-3.5", [planet(table, name)[0]]


def slot(table: Table, name: str) -> Told:
    """The next free slot of a planet."""
    words = table.voice.words
    title = names.planet(words, PLANETS.index(name))
    wanted = table.wanted(PLANETS.index(name))
    text = translate("OuterEarth", "Any card fits: it is the first one.")
    if wanted:
        fits = translate("OuterEarth", "A card fits that begins with {connector}.")
        text = fits.format(connector=words.name("connectors", wanted, "dat"))
    return title, "OE-3.8", [text]


def close(table: Table, name: str) -> Told:
    """Closing a planet."""
    title, text = table.voice.words.clause("OE-3.7")
    return f"{title}: {planet(table, name)[0]}", "OE-3.7", [text]


def open_card(table: Table, name: str) -> Told:
    """A card that lies open."""
    return names.card(table.voice.words, f"card:{name}"), "OE-3.2", []


def deck(table: Table, name: str) -> Told:
    """The closed cards, and what is unseen."""
    view = table.view
    text = translate("OuterEarth", "Closed Industries: {cards} cards").format(cards=view.deck)
    return text, "OE-3.1", [_unseen(table)]


def _unseen(table: Table) -> str:
    """OE-R21: how many cards of each industry nobody here has seen."""
    view, words = table.view, table.voice.words
    left = [0, 0, 0]
    for face, number in zip(view.board.cards.kinds, view.pool, strict=True):
        left[INDUSTRY[face]] += number
    told = [f"{names.industry(words, it)} {count}" for it, count in enumerate(left)]
    text = translate("OuterEarth", "Unseen by you: {industries}")
    return text.format(industries=words.listed(told))


def discard(table: Table, name: str) -> Told:
    """The discard pile, by industry."""
    view, words = table.view, table.voice.words
    text = translate("OuterEarth", "Discard pile: {cards} cards")
    lines = []
    for industry in range(len(INDUSTRIES)):
        there = [face for face in view.discard if INDUSTRY[face] == industry]
        if there:
            lines.append(f"{len(there)} × {names.industry(words, industry)}")
    return text.format(cards=len(view.discard)), "OE-R21", lines


def stocks(table: Table, name: str) -> Told:
    """Industry stocks: open cards, and those face down as far as the viewer knows them."""
    view, voice = table.view, table.voice
    seat = int(name)
    text = translate("OuterEarth", "{person}: Industry Stocks").format(person=voice.people[seat])
    lines = []
    if view.bonus[seat] != NOTHING:
        bonus = translate("OuterEarth", "Bonus: {card}")
        lines.append(bonus.format(card=names.card(voice.words, view.stocks[seat][-1])))
    lines += _cards(table, view.stocks[seat])
    if view.invested[seat]:
        told = translate("OuterEarth", "{cards} face down").format(cards=len(view.invested[seat]))
        known = [card for card in view.invested[seat] if card != BACK]
        lines.append(f"{told}: {', '.join(_cards(table, known))}" if known else told)
    return text, "OE-3.6", lines


def _cards(table: Table, cards: Iterable[str]) -> list[str]:
    """How many cards there are of each industry."""
    words = table.voice.words
    found = Counter(INDUSTRY[card] for card in cards)
    return [f"{found[it]} × {names.industry(words, it)}" for it in sorted(found)]


def portfolio(table: Table, name: str) -> Told:
    """Closed planets."""
    view, voice = table.view, table.voice
    seat = int(name)
    text = translate("OuterEarth", "{person}: Portfolio").format(person=voice.people[seat])
    lines = [names.planet(voice.words, it) for it in view.portfolio[seat]]
    return text, "OE-5.3", lines


def hand(table: Table, name: str) -> Told:
    """How many cards somebody holds, and which of them everybody saw taken."""
    view, voice = table.view, table.voice
    seat = int(name)
    cards = view.hands[seat]
    text = translate("OuterEarth", "{person}: {cards} cards in hand")
    title = text.format(person=voice.people[seat], cards=len(cards))
    if seat == voice.viewer:
        return title, "", []
    seen = [card for card in cards if card != BACK]
    told = translate("OuterEarth", "everybody saw taken: {card}")
    return title, "", [told.format(card=names.card(voice.words, card)) for card in seen]


def person(table: Table, name: str) -> Told:
    """A person with points and company, and what the end would bring if it were now."""
    view, voice = table.view, table.voice
    seat = int(name)
    vp = voice.words.at("game", "vp")
    lines = [f"{view.vp[seat]} {vp}", *company(table, name)[2][:1]]
    if table.what_if:
        text = translate("OuterEarth", "If it ended now: {points} VP")
        lines.append(text.format(points=colony.minus(table.ended(seat))))
        lines += ended_lines(table, seat)
    return voice.people[seat], "OE-5.5", lines


def ended_lines(table: Table, seat: int) -> Iterator[str]:
    """OE-5.2 to OE-5.4: what would be added, and how many cards nobody here can count."""
    view, words = table.view, table.voice.words
    for line in view.result().sheets[seat].lines:
        if line.clause in AT_THE_END and line.points:
            yield f"{words.signed(line.points)} {words.line(line)}"
    hidden = sum(cards.count(BACK) for cards in view.invested)
    if hidden:
        yield translate("OuterEarth", "and {cards} face down").format(cards=hidden)


def company(table: Table, name: str) -> Told:
    """A company: its influence, its strength, and beside these what closed planets have added."""
    view, words = table.view, table.voice.words
    seat = int(name)
    number = view.company[seat]
    effect, own = view.board.company_effect[number]
    strength = view.board.company_reminder[number] or names.effect(words, effect, own)
    text = translate("OuterEarth", "Auction Influence {influence}")
    lines = [text.format(influence=view.influence(seat))]
    lines.append(translate("OuterEarth", "Strength: {text}").format(text=strength))
    gained = [view.effect(seat, it) - own * (it == effect) for it in range(len(EFFECTS))]
    rewards = [names.effect(words, it, more) for it, more in enumerate(gained) if more > 0]
    rewards += filter(None, (view.board.planet_reminder[it] for it in view.portfolio[seat]))
    if rewards:
        text = translate("OuterEarth", "From closed planets: {rewards}")
        lines.append(text.format(rewards=" ".join(rewards)))
    return names.company(words, number), "OE-1.2", lines


def index(table: Table, name: str) -> Told:
    """The stock index with the ranks that follow from it."""
    view, words = table.view, table.voice.words
    title, _ = words.clause("OE-5.1")
    text = translate("OuterEarth", "{industry}: {value}, rank {rank}")
    ranks = scoring.ranks(view.index)
    lines = [
        text.format(industry=names.industry(words, it), value=view.index[it], rank=ranks[it] + 1)
        for it in range(len(INDUSTRIES))
    ]
    return title, "OE-5.1", lines


def _of_clause(clause: str) -> Callable[[Table, str], Told]:
    def tell(table: Table, name: str) -> Told:
        title, text = table.voice.words.clause(clause)
        return title, clause, [text]

    return tell


def budget(table: Table, name: str) -> Told:
    """What is left of the VP budget, and what happens when it is empty."""
    view = table.view
    title, text = table.voice.words.clause("OE-4.3")
    told = translate("OuterEarth", "VP budget: {left} of {whole}")
    head = told.format(left=view.budget, whole=view.board.size.budget)
    return head, "OE-4.3", [title, text]


def market(table: Table, name: str) -> Told:
    """The market, and why this round is the last where it is."""
    view, words = table.view, table.voice.words
    if view.last_round:
        text = words.text("events", f"last_round_{view.last_round}", round=view.round)
        return translate("OuterEarth", "Last round"), "OE-4.3", [text]
    title, text = words.clause("OE-2.1")
    return title, "OE-2.1", [text]


def galaxy(table: Table, name: str) -> Told:
    """The galaxy deck."""
    title = translate("OuterEarth", "Galaxy Deck: {planets} planets")
    return (
        title.format(planets=table.view.galaxy),
        "OE-4.2",
        [table.voice.words.clause("OE-4.2")[1]],
    )


def bidder(table: Table, name: str) -> Told:
    """A seat in the auction."""
    view, voice = table.view, table.voice
    seat = int(name)
    bids = table.bidders
    most = max((len(view.bids[it]) for it in bids), default=0)
    best = [it for it in bids if len(view.bids[it]) == most]
    lines = [auction.state_of(table, seat, best)]
    if view.bids[seat]:
        bid = translate("OuterEarth", "bid: {bid}").format(bid=len(view.bids[seat]))
        lines.append(bid)
    influence = translate("OuterEarth", "Auction Influence {influence}")
    lines.append(influence.format(influence=view.influence(seat)))
    lines.append(hand(table, name)[0])
    return voice.people[seat], "OE-2.4" if bids else "OE-2.2", lines


def action_points(table: Table, name: str) -> Told:
    """What is left of the turn."""
    title = translate("OuterEarth", "{points} AP left").format(points=table.view.ap)
    return title, "OE-1.3", []


def _left(effect: int, clause: str, field: str) -> Callable[[Table, str], Told]:
    def tell(table: Table, name: str) -> Told:
        left = translate("OuterEarth", "left in this turn: {count}")
        count: int = getattr(table.view, field)
        title = table.voice.words.name("effects", EFFECTS[effect])
        return title, clause, [left.format(count=count)]

    return tell


BY_KIND: Mapping[str, Callable[[Table, str], Told]] = {
    "planet": planet,
    "newest": card_on,
    "slot": slot,
    "close": close,
    "open": open_card,
    "deck": deck,
    "discard": discard,
    "refresh": _of_clause("OE-3.3"),
    "end": _of_clause("OE-R6"),
    "stocks": stocks,
    "portfolio": portfolio,
    "hand": hand,
    "person": person,
    "vp": person,
    "company": company,
    "index": index,
    "budget": budget,
    "galaxy": galaxy,
    "market": market,
    "start": _of_clause("OE-4.2"),
    "bidder": bidder,
    "ap": action_points,
    "wild": _left(WILD, "OE-3.10", "wild"),
    "free_places": _left(FREE_PLACE, "OE-3.4", "free_places"),
    "free_refreshes": _left(FREE_REFRESH, "OE-3.3", "free_refreshes"),
}


# -- as the board asks for it ------------------------------------------------------------


def refusal_of(table: Table, thing: str, taken: Steps) -> Refusal | None:
    """The refusal that is about a thing now: after what was chosen, from either end."""
    found = None
    for refusal in table.refusals:
        steps = choices.refused_steps(table.view, refusal)
        for way in (steps, steps[::-1]) if len(steps) == 2 and taken else (steps,):
            before = way[:-1]
            if way[-1] != thing:
                continue
            if len(before) <= len(taken) and all(
                it.startswith(start) for start, it in zip(before, taken, strict=False)
            ):
                return refusal
            if before and before[0].endswith(":") and not taken:
                found = refusal
    return found


def note_of(table: Table, thing: str, taken: Steps = ()) -> note.Look | None:
    """The note beside a thing; None where there is nothing to say."""
    kind, _, name = thing.partition(":")
    tell = BY_KIND.get(kind)
    if tell is None:
        return None
    title, clause, lines = tell(table, name)
    made = note.Look(title, clause, tuple(lines))
    why = refusal_of(table, thing, taken)
    if why is None:
        return made
    return made._replace(reason=table.voice.refusal(why), reason_clause=why.clause)


def large_of(table: Table, thing: str, taken: Steps = ()) -> large.Look | None:
    """The large view of a thing; None where there is none."""
    kind, _, name = thing.partition(":")
    if kind not in BY_KIND:
        return None
    title, clause, lines = BY_KIND[kind](table, name)
    why = refusal_of(table, thing, taken)
    sections = [large.Section(text) for text in lines]
    if why is not None:
        reason = large.Section(table.voice.refusal(why), why.clause, refuses=True)
        sections.insert(0, reason)
    if kind == "planet":
        return large.Look(title, clause, tuple(sections), picture=art.path(f"planets/{name}"))
    if (cards := _lying(table, kind, name)) is not None:
        sections += _listed(table, cards)
        if cards:
            return large.Look(title, clause, tuple(sections), paint=_fan(cards), shape=(1.0, 1.0))
    return large.Look(title, clause, tuple(sections))


def _lying(table: Table, kind: str, name: str) -> list[str] | None:
    """The open cards of a pile, the newest first."""
    if kind == "discard":
        return table.view.discard[::-1]
    if kind == "stocks":
        return table.view.stocks[int(name)][::-1]
    return None


def _listed(table: Table, cards: list[str]) -> Iterator[large.Section]:
    """Each kind of card once, with how many there are."""
    words = table.voice.words
    found = Counter(cards)
    for industry in range(len(INDUSTRIES)):
        there = [face for face in sorted(found) if INDUSTRY[face] == industry]
        if there:
            told = ", ".join(
                f"{found[face]} × {names.card(words, face).partition(', ')[2]}" for face in there
            )
            yield large.Section(told, heading=names.industry(words, industry))


def _fan(cards: list[str]) -> large.type_of_paint:
    """The uppermost cards of a pile, side by side."""

    def paint(painter: QPainter, area: QRectF) -> None:
        ink.night(painter, area)
        shown = cards[:9]
        columns = 3 if len(shown) > 4 else 2 if len(shown) > 1 else 1
        wide = (area.width() - 12) / columns
        rows = -(-len(shown) // columns)
        high = min(faces.high(wide - 6), (area.height() - 12) / rows - 4)
        for at, face in enumerate(shown):
            row, column = divmod(at, columns)
            place = QRectF(
                area.left() + 6 + column * wide, area.top() + 6 + row * (high + 4), wide, high
            )
            faces.draw(painter, face, place)

    return paint


def reason(table: Table, thing: str, taken: Steps = ()) -> str:
    """Why a thing cannot be chosen now, with the clause; empty if there is no reason."""
    why = refusal_of(table, thing, taken)
    return f"{table.voice.refusal(why)} ({why.clause})" if why is not None else ""


def name_of(table: Table, thing: str) -> str:
    """What a thing is called aloud, with all that is seen of it."""
    kind, _, name = thing.partition(":")
    if kind not in BY_KIND:
        return thing
    title, _, lines = BY_KIND[kind](table, name)
    if kind in ("refresh", "end", "close", "start", "galaxy", "budget"):
        return title
    return ", ".join((title, *lines))


def spoken(table: Table, choosing: Choosing, thing: str) -> str:
    """The name of a thing with what a press does."""
    answer = choosing.text_of(thing) if thing in choosing.next else ""
    if answer and thing.partition(":")[0] in ("paddle", "bid", "refresh", "end", "close"):
        text = table.texts[answer]
        return begun(text)
    name = name_of(table, thing)
    return in_choice(name, table.texts[answer] if answer else "", choosing, thing)

"""The stage of an auction: the planet on offer, who takes part and why not the others, the bids."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.outer_earth import art, names
from desktop.boards.outer_earth.play.drawn import faces, ink, market, where
from desktop.boards.outer_earth.play.drawn.table import Table
from desktop.look import tokens
from desktop.look.translate import translate
from desktop.scene import letters
from desktop.scene.spot import Spot
from engine.games.outer_earth import auction
from engine.games.outer_earth.actions import PADDLES
from engine.games.outer_earth.components import BACK, COMPANIES, PLANETS
from engine.games.outer_earth.state import NOTHING
from engine.rules.agenda import Refusal

OFFER_WIDE, WHO = 316.0, 190.0
"""The width of the planet on offer, and of a bidder’s name at 100 %."""


class Bidder(NamedTuple):
    """A seat in the auction."""

    number: int
    """Its place in the order of bidding, from 1; 0 where there are no bids yet."""
    name: str
    colour: str
    company: str
    influence: int
    hand: int
    cards: tuple[str, ...]
    """Its bid: backs, or faces for whoever laid them."""
    state: str
    """“adds next”, “takes no part: no room”."""
    paddle: str
    """`paddle_hidden` where one was laid, empty where none is."""
    is_asked: bool
    is_out: bool
    line: float
    leads: bool


class Answer(NamedTuple):
    """One of two answers."""

    picture: str
    text: str
    is_open: bool


class Told(NamedTuple):
    """Sentences below each other."""

    lines: tuple[str, ...]
    line: float


class Stop(NamedTuple):
    """A planet of this round's row: gone by, offered now, or still to come."""

    planet: int
    text: str
    is_now: bool
    is_past: bool
    line: float


def bidder(painter: QPainter, area: QRectF, look: Bidder) -> None:
    """A row: order, who it is, the bid card by card, the count, and what happens."""
    fill = tokens.token("legal_soft" if look.is_asked else "sunken")
    painter.setBrush(fill)
    edge = tokens.token("legal" if look.is_asked else "line")
    painter.setPen(QPen(edge, 2.5 if look.is_asked else 1))
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 10, 10)
    painter.setOpacity(0.6 if look.is_out else 1.0)
    x = area.left() + 12
    if look.number:
        text = QRectF(x, area.top(), 26, area.height())
        ink.write(painter, text, str(look.number), 24, tokens.token("muted"), 700)
    x += 30
    line = look.line
    side = min(max(46.0, area.height() * 0.42), area.height() - 12)
    middle = area.center().y()
    art.draw(painter, f"companies/{look.company}", QRectF(x, middle - side / 2, side, side))
    x += side + 8
    # Too low for two lines: all stands in one, and what somebody does has more need of room.
    is_low = area.height() < 2 * line + 2
    wide = WHO if is_low else WHO * ink.least() / ink.LEAST
    upper = QRectF(x, middle - line - 1, wide, line)
    lower = QRectF(x, middle + 1, wide, line)
    if is_low:
        upper, lower = (QRectF(x + at, middle - line / 2, wide, line) for at in (0, wide))
        wide += WHO
    ink.mark(painter, look.colour, QRectF(x, upper.center().y() - 12, 24, 24))
    ink.write(painter, upper.adjusted(30, 0, 0, 0), look.name, 22, "", 700)
    x = lower.left()
    gavel = QRectF(x, lower.center().y() - 12, 24, 24)
    art.draw(painter, "effects/influence", gavel)
    told = QRectF(gavel.right() + 4, lower.top(), 46, line)
    ink.write(painter, told, str(look.influence), ink.LEAST, "", 700)
    back = QRectF(told.right() + 4, lower.center().y() - 13, 19, 26)
    faces.draw(painter, BACK, back)
    held = QRectF(back.right() + 5, lower.top(), 50, line)
    ink.write(painter, held, str(look.hand), ink.LEAST, "", 700)
    painter.setOpacity(1.0)
    left = upper.left() + wide + 10
    rest = QRectF(left, area.top() + 5, area.right() - left - 12, area.height() - 10)
    _bid(painter, rest, look)


def _bid(painter: QPainter, area: QRectF, look: Bidder) -> None:
    """The cards, the number of them, and the sentence at the right."""
    if look.paddle:
        wide = area.height() * 120 / 172
        place = QRectF(area.left(), area.top(), wide, area.height())
        art.draw(painter, f"tokens/{look.paddle}", place)
        rest = area.adjusted(wide + 12, 0, 0, 0)
        ink.write(painter, rest, look.state, ink.LEAST, tokens.token("muted"), 600)
        return
    if not look.cards:
        muted, least = tokens.token("muted"), ink.least()
        is_wide = letters.width(look.state, least, 600) > area.width()
        if is_wide and letters.height(look.state, area.width(), least, 600) <= area.height() + 4:
            letters.write_wrapped(painter, area, look.state, least, muted, 600, letters.LEFT)
        else:
            ink.write(painter, area, look.state, ink.LEAST, muted, 600)
        return
    count = str(len(look.cards))
    is_low = area.height() < 2 * look.line - 6
    told = min(area.width() * 0.45, (300.0 if is_low else 190.0) * ink.least() / ink.LEAST)
    # Cards lie closer where the sentence needs more.
    needed = letters.width(look.state, ink.least(), 600) + (56 if is_low else 8)
    told = max(told, min(needed, area.width() * 0.7))
    right = QRectF(area.right() - told, area.top(), told, area.height())
    number = QRectF(right.left(), right.center().y() - look.line - 3, told, look.line + 4)
    said = QRectF(right.left(), number.bottom() - 1, told, look.line)
    if is_low:
        number = QRectF(right.right() - 40, right.top(), 40, right.height())
        said = right.adjusted(0, 0, -48, 0)
    ink.write(painter, number, count, 30, "", 800, letters.RIGHT)
    colour = tokens.token("success" if look.leads else "muted")
    ink.write(painter, said, look.state, ink.LEAST, colour, 600, letters.RIGHT)
    wide = area.height() * faces.SHAPE[0] / faces.SHAPE[1]
    room = right.left() - area.left() - 10
    steps = max(1, len(look.cards) - 1)
    pitch = min(wide + 5, (room - wide) / steps) if len(look.cards) > 1 else 0.0
    for at, face in enumerate(look.cards):
        place = QRectF(area.left() + at * pitch, area.top(), wide, area.height())
        faces.draw(painter, face, place)


def answer(painter: QPainter, area: QRectF, look: Answer) -> None:
    """A paddle or a verb, as large as a hand."""
    role = "legal" if look.is_open else "line"
    painter.setBrush(tokens.token("legal_soft" if look.is_open else "sunken"))
    painter.setPen(QPen(tokens.token(role), 2))
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 12, 12)
    wide = min(area.height() * 0.62, area.width() * 0.34)
    place = QRectF(area.left() + 10, area.top() + 8, wide, area.height() - 16)
    if look.picture:
        high = min(place.height(), wide * 172 / 120)
        shown = QRectF(place.left(), 0, high * 120 / 172, high)
        shown.moveTop(area.center().y() - high / 2)
        art.draw(painter, look.picture, shown)
    text = area.adjusted(wide + 20 if look.picture else 10, 0, -10, 0)
    align = letters.LEFT if look.picture else letters.MIDDLE
    if letters.width(look.text, ink.least(), 700) <= text.width():
        ink.write(painter, text, look.text, 23, "", 700, align)
    else:
        colour = tokens.token("text")
        letters.write_wrapped(painter, text, look.text, ink.least(), colour, 700, align)


def told(painter: QPainter, area: QRectF, look: Told) -> None:
    """Sentences, each on as many lines as it needs."""
    y = area.top()
    size = told_size()
    for text in look.lines:
        high = letters.height(text, area.width(), size, 500)
        letters.write_wrapped(
            painter,
            QRectF(area.left(), y, area.width(), high + 2),
            text,
            size,
            tokens.token("text"),
        )
        y += high + 5


def told_size() -> int:
    """The size of sentences on the stage."""
    return round(ink.LEAST * min(1.4, letters.growth()))


def told_high(lines: Sequence[str], wide: float) -> float:
    """How high these sentences are."""
    return sum(letters.height(text, wide, told_size(), 500) + 6 for text in lines)


def stop(painter: QPainter, area: QRectF, look: Stop) -> None:
    """A planet in small, with a word below it."""
    side = min(area.width() - 6, area.height() - look.line - 4)
    place = QRectF(area.center().x() - side / 2, area.top() + 1, side, side)
    painter.setBrush(QColor(ink.SPACE))
    painter.setPen(QPen(QColor(ink.CYAN) if look.is_now else tokens.token("line"), 2))
    painter.drawRoundedRect(place, 9, 9)
    inner = place.adjusted(4, 4, -4, -4)
    art.draw(painter, f"planets/{PLANETS[look.planet]}", inner, 0.45 if look.is_past else 1.0)
    text = QRectF(area.left(), place.bottom() + 1, area.width(), look.line)
    colour = tokens.token("text" if look.is_now else "muted")
    if letters.width(look.text, ink.least(), 600) <= text.width():
        # Else its frame alone tells which one it is.
        ink.write(painter, text, look.text, ink.LEAST, colour, 600, letters.MIDDLE)


# -- where it lies ----------------------------------------------------------------------


def spots(table: Table) -> Iterator[Spot]:
    """The planet at the left, the bidders beside it, and what is answered below them."""
    view, shape = table.view, table.shape
    area = shape.market
    at = view.row.index(view.offered)
    name = names.planet(table.voice.words, view.offered)
    title = translate("OuterEarth", "Galaxy Auction: {planet}").format(planet=name)
    # Planets that were sold are gone from the row: what counts is how many follow.
    follow = len(view.row) - at - 1
    number = translate("OuterEarth", "the last one of this round")
    if follow:
        number = translate("OuterEarth", "{count} more after it").format(count=follow)
    if view.last_round:
        number = f"{market.last_round(table)} · {number}"
    head = market.Title(title, number, shape.line, bool(view.last_round))
    yield Spot("stage", "titled", *where.rect(area), 0, head, "market", "", 12, "")
    inner = area.adjusted(12, shape.line + 12, -12, -10)
    offer = QRectF(inner.left(), inner.top(), OFFER_WIDE, inner.height())
    yield from _offered(table, offer, at)
    rest = QRectF(offer.right() + 14, inner.top(), inner.right() - offer.right() - 14, 0)
    rest.setBottom(inner.bottom())
    question = view.question.name if view.question is not None else ""
    is_choice = question in ("paddle", "add_or_pass") and table.asked != NOTHING
    said = told_high(_explained(table, question), rest.width() - 444 * is_choice)
    each = (rest.height() - said) / table.seats
    # What each does goes before how it goes on; the question's clause tells that, too.
    is_told = each >= 2 * shape.line
    low = max(said + 6 if is_told else 0.0, 116.0 if is_choice else 0.0)
    rows = QRectF(rest.left(), rest.top(), rest.width(), rest.height() - low - 10)
    yield from _bidders(table, rows)
    below = QRectF(rest.left(), rest.bottom() - low, rest.width(), low)
    yield from _answers(table, below, is_told=is_told)


def _offered(table: Table, area: QRectF, at: int) -> Iterator[Spot]:
    """The planet large, its reward in words, and the row of this round."""
    view, line = table.view, table.shape.line
    id_ = f"planet:{PLANETS[view.offered]}"
    effect, amount = view.board.planet_effect[view.offered]
    text = names.effect(table.voice.words, effect, amount)
    words_high = told_high((text,), area.width())
    stops_high = line + 66
    card_high = area.height() - words_high - stops_high - 16
    look = market.look_of(table, view.offered, chips=view.chips[at], line=line + 6)
    wide = min(area.width(), card_high * 0.95)
    card = QRectF(area.center().x() - wide / 2, area.top() + 4, wide, card_high)
    yield Spot(id_, "planet", *where.rect(card), 5, look, id_, "", 11)
    told_at = QRectF(area.left(), card.bottom() + 8, area.width(), words_high)
    yield Spot("reward", "told", *where.rect(told_at), 4, Told((text,), line))
    top = area.bottom() - stops_high
    pitch = area.width() / max(1, len(view.row))
    for number, planet in enumerate(view.row):
        if planet == view.offered:
            text = translate("OuterEarth", "now")
        elif number < at:
            text = translate("OuterEarth", "stays")
        else:
            text = translate("OuterEarth", "next") if number == at + 1 else ""
        place = QRectF(area.left() + number * pitch + 3, top, pitch - 6, stops_high)
        mark = Stop(planet, text, planet == view.offered, number < at, line)
        # The one on offer lies there large; the others are the pieces of the market row.
        step = f"planet:{PLANETS[planet]}"
        id_ = "stop" if planet == view.offered else step
        yield Spot(id_, "stop", *where.rect(place), 5, mark, step, id_, 9)


def _bidders(table: Table, area: QRectF) -> Iterator[Spot]:
    view = table.view
    bids = table.bidders
    first = bids or view.clockwise()
    order = [*first, *(seat for seat in view.clockwise() if seat not in first)]
    gap = 6.0
    high = (area.height() - gap * (len(order) - 1)) / len(order)
    for row, seat in enumerate(order):
        at = QRectF(area.left(), area.top() + row * (high + gap), area.width(), high)
        look = _bidder(table, seat, bids)
        id_ = f"bidder:{seat}"
        yield Spot(id_, "bidder", *where.rect(at), 5, look, id_, "", 10)


def _bidder(table: Table, seat: int, bids: Sequence[int]) -> Bidder:
    view, voice = table.view, table.voice
    paddle = ""
    if not bids and view.paddles[seat]:
        mine = view.paddles[seat] in PADDLES
        paddle = f"paddle_{view.paddles[seat]}" if mine else "paddle_hidden"
    most = max((len(view.bids[it]) for it in bids), default=0)
    best = [it for it in bids if len(view.bids[it]) == most]
    is_out = seat not in bids if bids else auction.kept_out(view, seat) is not None
    return Bidder(
        bids.index(seat) + 1 if seat in bids else 0,
        voice.people[seat],
        voice.colours[seat],
        COMPANIES[view.company[seat]],
        view.influence(seat),
        len(view.hands[seat]),
        tuple(table.revealed.get(seat, view.bids[seat])),
        state_of(table, seat, best),
        paddle,
        seat in table.waited_for,
        is_out,
        table.shape.line,
        best == [seat],
    )


def state_of(table: Table, seat: int, best: Sequence[int]) -> str:
    """What a seat does in the auction, in a few words."""
    view = table.view
    bids = table.bidders
    if not bids:
        why = auction.kept_out(view, seat)
        if why is not None:
            return kept_out(table, seat, why)
        if view.paddles[seat]:
            return translate("OuterEarth", "has answered")
        return translate("OuterEarth", "answers now")
    if seat not in bids:
        why = auction.kept_out(view, seat)
        if why is not None:
            return kept_out(table, seat, why)
        return translate("OuterEarth", "does not want it")
    if seat == view.current_player:
        return translate("OuterEarth", "decides now")
    is_best = seat in best and bool(view.bids[seat])
    if has_passed(table, seat):
        if not is_best:
            return translate("OuterEarth", "adds nothing")
        if len(best) > 1:
            return translate("OuterEarth", "tied, adds nothing")
        return translate("OuterEarth", "leads, adds nothing")
    if seat == following(table):
        return translate("OuterEarth", "is next")
    if is_best:
        if len(best) > 1:
            return translate("OuterEarth", "tied")
        return translate("OuterEarth", "leads")
    return translate("OuterEarth", "may add")


def has_passed(table: Table, seat: int) -> bool:
    """OE-2.4: whether the bidder has added nothing in this round of bidders, as all have seen."""
    bids, asked = table.bidders, table.view.current_player
    if table.view.is_raised or asked not in bids:
        return False
    question = table.view.question
    is_adding = question is not None and question.name in ("add_or_pass", "add_card")
    return is_adding and bids.index(seat) < bids.index(asked)


def kept_out(table: Table, seat: int, why: Refusal) -> str:
    """OE-2.2: that a seat takes no part, and why."""
    return table.voice.words.text("events", why.name, people=table.voice.people, seat=seat)


def following(table: Table) -> int:
    """Who is asked after the bidder who is asked now, if nothing else happens."""
    bids, asked = table.bidders, table.view.current_player
    return bids[(bids.index(asked) + 1) % len(bids)] if asked in bids else NOTHING


def _answers(table: Table, area: QRectF, *, is_told: bool) -> Iterator[Spot]:
    """What can be answered now, and how the auction is decided."""
    view = table.view
    question = view.question.name if view.question is not None else ""
    shown: list[tuple[str, Answer]] = []
    if table.asked != NOTHING and question == "paddle":
        yes = Answer("tokens/paddle_yes", translate("OuterEarth", "Yes"), True)
        no = Answer("tokens/paddle_no", translate("OuterEarth", "No"), True)
        shown = [("paddle:yes", yes), ("paddle:no", no)]
    elif table.asked != NOTHING and question == "add_or_pass":
        nothing = Answer("", translate("OuterEarth", "Add nothing"), True)
        add = Answer("", translate("OuterEarth", "Add cards"), True)
        shown = [("bid:pass", nothing), ("bid:add", add)]
    wide = 212.0 if is_told else (area.width() - 10) / 2
    x = area.left()
    for id_, look in shown:
        if id_ in table.next:
            yield Spot(id_, "answer", x, area.top(), wide, area.height(), 6, look, id_, "", 12)
            x += wide + 10
    if not is_told:
        return
    text = QRectF(x + (6 if shown else 0), area.top() + 2, 0, area.height() - 4)
    text.setRight(area.right())
    yield Spot(
        "proof", "told", *where.rect(text), 4, Told(_explained(table, question), table.shape.line)
    )


def _explained(table: Table, question: str) -> tuple[str, ...]:
    """What to do here, and how it goes on, in sentences."""
    said = []
    mine = table.asked != NOTHING
    if mine and question == "first_card":
        said.append(translate("OuterEarth", "Choose a card from your hand: it lies face down."))
    elif mine and question == "add_card":
        said.append(translate("OuterEarth", "Pick cards from your hand, then add them."))
    if question == "paddle":
        said.append(
            translate(
                "OuterEarth", "All answers are shown at once. Whoever alone says yes gets it free."
            )
        )
    else:
        said.append(
            translate(
                "OuterEarth",
                "From low to high influence, until a whole round adds nothing. Most cards win; "
                "a tie is decided by the cards’ values, then by influence.",
            )
        )
    return tuple(said)

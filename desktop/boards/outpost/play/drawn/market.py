"""Where the upgrades on sale lie, and what an auction lays over them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF

from desktop.boards.outpost.play.drawn import where
from desktop.boards.outpost.play.drawn.auction import Stage, answer_wide
from desktop.boards.outpost.play.drawn.decks import Sheet
from desktop.boards.outpost.play.drawn.posts import Post
from desktop.boards.outpost.play.drawn.table import Auction, Offers, Shop, Table
from desktop.boards.outpost.play.drawn.upgrades import Owned, Sale
from desktop.look.translate import translate
from desktop.scene.spot import Spot

WIDEST = 520.0
"""The width of a card where there are few."""
LOWEST = 60.0
"""The least height of a seat in an auction."""
IN_A_ROW = 4
"""From one more on cards lie in two rows."""


def spots(table: Table) -> Iterator[Spot]:
    """The market, the stage of an auction, what can be bought, or answers that lie nowhere else."""
    if table.auction is not None:
        yield from _stage(table, table.auction)
    elif table.offers is not None:
        yield from _offers(table, table.offers)
    elif table.shop is not None:
        yield from _shop(table, table.shop)
    else:
        yield from _market(table)


def places(area: QRectF, count: int) -> list[QRectF]:
    """Places for so many cards, in one row or two."""
    gap = 10.0
    rows = 1 if count <= IN_A_ROW else 2
    columns = -(-count // rows)
    wide = min(WIDEST, (area.width() - gap * (columns - 1)) / columns)
    high = (area.height() - gap * (rows - 1)) / rows
    return [
        QRectF(
            area.left() + at % columns * (wide + gap),
            area.top() + at // columns * (high + gap),
            wide,
            high,
        )
        for at in range(count)
    ]


def _market(table: Table) -> Iterator[Spot]:
    area, line = table.shape.market, table.shape.line
    head = Sheet(translate("Outpost", "Market"), line)
    yield Spot("market", "sheet", *where.rect(area), 0, head, "market", "", 12, "")
    inner = area.adjusted(10, line + 8, -10, -10)
    x = area.right() - 12
    for at, look in reversed(list(enumerate(table.dice))):
        wide = line + 4 + (22 if look.colour else 0)
        x -= wide
        yield Spot(f"die:{at}", "die", x, area.top() + 2, wide, line + 4, 6, look, "die", "", 6, "")
        x -= 10
    yield from _sales(table, inner)


def _sales(table: Table, area: QRectF) -> Iterator[Spot]:
    """What is on display, and places where nothing lies."""
    for at, (place, sale) in enumerate(
        zip(places(area, len(table.market)), table.market, strict=True)
    ):
        if isinstance(sale, Sale):
            # Of one type several may lie there.
            before = sum(
                isinstance(it, Sale) and it.upgrade == sale.upgrade for it in table.market[:at]
            )
            id_ = f"sale:{sale.upgrade}"
            yield Spot(f"{id_}:{before}", "sale", *where.rect(place), 5, sale, id_, id_, 11)
        else:
            yield Spot(f"free:{at}", "free", *where.rect(place), 4, sale, "", "", 11)


def _stage(table: Table, it: Auction) -> Iterator[Spot]:
    area, line = table.shape.market, table.shape.line
    head = Stage(it.heading, it.short, it.order, it.brief, line)
    yield Spot("stage", "stage", *where.rect(area), 0, head, "stage", "", 12, "")
    inner = area.adjusted(12, line + 16, -12, -12)
    wide = min(250.0, max(222.0, inner.height() * 0.8))
    card = QRectF(inner.left(), inner.top(), wide, inner.height())
    id_ = f"sale:{it.sale.upgrade}"
    yield Spot(f"{id_}:0", "sale", *where.rect(card), 5, it.sale, id_, id_, 11)
    rest = inner.adjusted(wide + 14, 0, 0, 0)
    top = QRectF(rest.left(), rest.top(), rest.width(), max(line + 8, rest.height() * 0.17))
    beside = QRectF(top)
    beside.setLeft(top.right() - min(len(it.others) * 74.0, rest.width() * 0.46))
    told = top.adjusted(0, 0, -beside.width() - 10, 0)
    yield Spot("highest", "highest", *where.rect(told), 5, it.highest, "highest", "", 9)
    yield from _besides(it.others, beside)
    low = max(line + 18, rest.height() * 0.2) if it.answers else 0.0
    seats = rest.adjusted(0, top.height() + 8, 0, -low - (8 if low else 0))
    yield from _bidders(it, seats)
    yield from _answers(it, QRectF(rest.left(), rest.bottom() - low, rest.width(), low))


def _besides(others: Sequence[Owned], area: QRectF) -> Iterator[Spot]:
    """What else lies on the market, small."""
    pitch = area.width() / max(1, len(others))
    for at, look in enumerate(others):
        place = (area.left() + at * pitch, area.top(), pitch - 5, area.height())
        yield Spot(f"besides:{at}", "owned", *place, 5, look, f"sale:{look.upgrade}", "", 7)


def _shop(table: Table, it: Shop) -> Iterator[Spot]:
    area, line = table.shape.market, table.shape.line
    head = Sheet(it.heading, line)
    yield Spot("market", "sheet", *where.rect(area), 0, head, "market", "", 12, "")
    high = max(line + 10, area.height() * 0.17)
    wide = min(len(it.others) * 86.0, area.width() * 0.6)
    beside = QRectF(area.right() - 10 - wide, area.top() + 6, wide, high)
    yield from _besides(it.others, beside)
    yield from _wares(it, area.adjusted(10, high + 14, -10, -10))


def _wares(it: Shop, area: QRectF) -> Iterator[Spot]:
    gap = 8.0
    pitch = (area.width() + gap) / len(it.wares)
    for at, look in enumerate(it.wares):
        place = (area.left() + at * pitch, area.top(), pitch - gap, area.height())
        id_ = f"buy:{look.kind}"
        yield Spot(id_, "ware", *place, 5, look, id_, "", 11)


def _offers(table: Table, it: Offers) -> Iterator[Spot]:
    """Buttons below each other where they are long, else side by side."""
    area, line = table.shape.market, table.shape.line
    head = Sheet(it.heading, line)
    yield Spot("market", "sheet", *where.rect(area), 0, head, "market", "", 12, "")
    inner = area.adjusted(14, line + 18, -14, -14)
    gap, count = 10.0, len(it.answers)
    widest = max(answer_wide(look) for _, look in it.answers) + 20
    columns = max(1, min(count, int((inner.width() + gap) // (widest + gap))))
    rows = -(-count // columns)
    # Beside a number or a word what is on sale stays in sight: it is decided with an eye to it.
    with_market = rows == 1 and not it.posts and table.shop is None
    has_more = it.posts or table.shop is not None or with_market
    high = min(76.0, (inner.height() * (0.4 if has_more else 1.0) - gap * (rows - 1)) / rows)
    wide = min(max(widest, 150.0), (inner.width() - gap * (columns - 1)) / columns)
    for at, (step, look) in enumerate(it.answers):
        row, column = divmod(at, columns)
        place = (inner.left() + column * (wide + gap), inner.top() + row * (high + gap), wide, high)
        yield Spot(step, "offer", *place, 6, look, step, "", 11)
    below = inner.adjusted(0, rows * (high + gap) + gap, 0, 0)
    yield from _posts(it.posts, below)
    if table.shop is not None:
        yield from _wares(table.shop, below)
    elif with_market:
        yield from _sales(table, below)


def _posts(those: Sequence[Post], area: QRectF) -> Iterator[Spot]:
    """The jobs side by side."""
    gap = 8.0
    wide = min(160.0, (area.width() + gap) / max(1, len(those)) - gap)
    for at, look in enumerate(those):
        place = (area.left() + at * (wide + gap), area.top(), wide, area.height())
        yield Spot(f"post:{look.job}", "post", *place, 5, look, "", "", 11)


def _bidders(it: Auction, area: QRectF) -> Iterator[Spot]:
    count, gap = len(it.bidders), 7.0
    most = max(1, int((area.height() + gap) // (LOWEST + gap)))
    rows = min(most, -(-count // 3))
    columns = -(-count // rows)
    wide = (area.width() - gap * (columns - 1)) / columns
    high = min(96.0, (area.height() - gap * (rows - 1)) / rows)
    for at, look in enumerate(it.bidders):
        row, column = divmod(at, columns)
        place = (area.left() + column * (wide + gap), area.top() + row * (high + gap), wide, high)
        id_ = f"bidder:{look.colour}"
        yield Spot(id_, "bidder", *place, 5, look, id_, "", 10)


def _answers(it: Auction, area: QRectF) -> Iterator[Spot]:
    """Side by side; the last one, a pass, lies at the right end, alone or not."""
    gap, x = 8.0, area.left()
    needed = [answer_wide(look) for _, look in it.answers]
    more = (area.width() - sum(needed) - gap * (len(needed) - 1)) / max(1, len(needed))
    for (step, look), wide in zip(it.answers, needed, strict=True):
        wide += min(90.0, more)
        if look is it.answers[-1][1]:
            x = area.right() - wide
        yield Spot(step, "offer", x, area.top(), wide, area.height(), 6, look, step)
        x += wide + gap

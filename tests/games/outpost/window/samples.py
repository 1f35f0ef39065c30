"""Tables as they may come about, in plain values, with the longest names that there are."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, repeat

from desktop.boards.outpost.play.drawn.auction import Answer, Bidder, Highest
from desktop.boards.outpost.play.drawn.decks import Deck
from desktop.boards.outpost.play.drawn.events import Clock, Die, Event, Hit, Quiet
from desktop.boards.outpost.play.drawn.faces import MEGA, Card, Hand, Held
from desktop.boards.outpost.play.drawn.factories import PERSON, ROBOT, Factory
from desktop.boards.outpost.play.drawn.phases import Chart, Phase
from desktop.boards.outpost.play.drawn.posts import posts
from desktop.boards.outpost.play.drawn.shop import Ware
from desktop.boards.outpost.play.drawn.table import Auction, Colony, Offers, Shop, Table
from desktop.boards.outpost.play.drawn.upgrades import Free, Owned, Sale
from desktop.boards.outpost.play.drawn.where import HIGH, Shape

COLOURS = ("orange", "blue", "green", "pink", "brown", "purple", "teal", "yellow", "slate")
NAMES = ("Anna", "Ben", "Friederike", "Dana", "Maximilian", "Eva", "Bot Konrad", "Hildegard", "Jo")
DECKS = (
    *("ore", "water", "titanium", "research", "microbiotics", "new_chemicals"),
    *("orbital_medicine", "ring_ore", "moon_ore"),
)
KINDS = DECKS[:4] + DECKS[5:6]
UPGRADES = {
    "data_library": ("Datenbibliothek", 1, 15),
    "warehouse": ("Lagerhaus", 1, 25),
    "heavy_equipment": ("Schweres Gerät", 1, 30),
    "nodule": ("Wohnmodul", 2, 25),
    "scientists": ("Wissenschaftler", 2, 40),
    "orbital_lab": ("Orbitallabor", 3, 50),
    "robots": ("Robotik", 3, 50),
    "laboratory": ("Labor", 5, 80),
    "ecoplants": ("Ökopflanzen", 5, 30),
    "outpost": ("Außenposten", 5, 100),
    "space_station": ("Raumstation", 10, 120),
    "planetary_cruiser": ("Planetenkreuzer", 15, 160),
    "moon_base": ("Mondbasis", 20, 200),
}
"""The names of the upgrades in German, which are the longest, their points and least bids."""
ORDERED = tuple(UPGRADES)
EFFECT = "Forschungsfabriken können gekauft werden; 1 unbesetzte ist dabei."
LONGEST = (
    "Der Letzte nimmt 1 Person und 1 / 2 / 3 Wasserkarten oder 2 / 4 / 6 Wasserkarten oder "
    "1 / 1 / 2 Mikrobiotikkarten."
)
"""The longest text of an event."""


def sale(upgrade: str, *, is_offered: bool = False) -> Sale:
    """An upgrade on the market."""
    name, vp, bid = UPGRADES[upgrade]
    number = ORDERED.index(upgrade) + 1
    return Sale(upgrade, number, name, vp, f"ab {bid}", "noch 3", 3, EFFECT, is_offered)


def owned(upgrade: str, crew: str = "") -> Owned:
    """An upgrade in a colony."""
    name, vp, _ = UPGRADES[upgrade]
    return Owned(upgrade, ORDERED.index(upgrade) + 1, name, vp, crew)


def factories(*counts: tuple[str, int, int, int]) -> tuple[Factory, ...]:
    """So many of each kind manned by people, by robots, and unmanned."""
    return tuple(
        chain.from_iterable(
            (
                *repeat(Factory(kind, PERSON), people),
                *repeat(Factory(kind, ROBOT), robots),
                *repeat(Factory(kind), unmanned),
            )
            for kind, people, robots, unmanned in counts
        )
    )


def colony(seat: int) -> Colony:
    """A colony of the middle of a match; those of higher seats hold more."""
    counts = [("ore", 2, 0, seat % 2), ("water", 3, seat % 3, 0)]
    counts += [("titanium", 2 + seat % 3, 0, 0)] if seat % 4 else []
    counts += [("research", 1, 0, 0)] if seat > 4 else []
    counts += [("new_chemicals", 2, 2, 1)] if seat > 6 else []
    those = ORDERED[seat % 4 : seat % 4 + 1 + seat]
    crews = {10: "manned", 11: "unmanned", 12: "manned"}
    return Colony(
        NAMES[seat],
        COLOURS[seat],
        7 + 5 * seat,
        6,
        8,
        seat % 3,
        6 if seat % 3 else -1,
        factories(*counts),
        tuple(owned(it, crews.get(ORDERED.index(it), "")) for it in those),
        Hand(
            (
                *(Held(Card(deck), 2 + at) for at, deck in enumerate(DECKS[: 2 + seat])),
                *([Held(Card("water", MEGA, 30), 1)] if seat == 2 else ()),
            ),
            *(8, 10),
        ),
        spare=seat % 2,
    )


def richest(seat: int) -> Colony:
    """A colony with 25 factories, 9 upgrades, and cards of all decks."""
    counts = [("ore", 4, 0, 1), ("water", 3, 3, 0), ("titanium", 4, 2, 0)]
    counts += [("research", 3, 0, 0), ("new_chemicals", 2, 2, 1)]
    found = [*factories(*counts)]
    found[3] = found[3]._replace(is_halted=True)
    found[12] = found[12]._replace(is_halted=True)
    those = (*ORDERED[:2], ORDERED[1], *ORDERED[4:7], *ORDERED[10:])
    crews = {10: "manned", 11: "unmanned", 12: "manned"}
    held = [Held(Card(deck), 4) for deck in DECKS]
    held.insert(2, Held(Card("water", MEGA, 30), 1))
    return colony(seat)._replace(
        vp=108,
        people=21,
        room=18,
        robots=9,
        usable=21,
        spare=2,
        spare_robots=1,
        factories=tuple(found),
        upgrades=tuple(owned(it, crews.get(ORDERED.index(it), "")) for it in those),
        hand=Hand(tuple(held), 23, 20),
    )


def event(seats: int) -> Event:
    """An event with the longest text, that hit everybody."""
    people, idle = ("tokens/population", "−1"), ("factories/ore_unmanned", "3")
    both = (("goods/ore", "−2"), ("goods/water", "−1"))
    hits = ((people,), both, (idle,), (people,), both, (people,), (idle,), both, (people,))
    return Event(
        "Koloniale Prüfung",
        LONGEST,
        "loss",
        "der Letzte der Reihenfolge · Phase 2",
        2,
        tuple(Hit(COLOURS[seat], hits[seat]) for seat in range(seats - 1)),
        (Hit(COLOURS[seats - 1], hits[seats - 1], "Kalte Schulter"),),
        "persönlich:",
    )


def chart(seats: int) -> Chart:
    """The points of everybody, some of them equal."""
    points = (18, 16, 18, 3, 18, 33, 35, 40, 18)
    return Chart(tuple((COLOURS[seat], points[seat]) for seat in range(seats)), (10, 40, 75))


def table(seats: int) -> Table:
    """A turn of so many seats, with a market as full as it can be."""
    market: list[Sale | Free] = [sale(it) for it in ORDERED[4 : 4 + seats]]
    market[-1] = Free("Für diesen Würfel ist nichts mehr da (OP-2.4)")
    return Table(
        Shape(seats),
        (richest(0), *(colony(seat) for seat in range(1, seats))),
        tuple(reversed(range(seats))),
        0,
        tuple(market),
        Phase(2, "Phase 2 seit Runde 5", "Phase 3: Führender 40 SP (jetzt 35)"),
        chart(seats),
        tuple(Deck(deck, 28 - 3 * at, 7 + at) for at, deck in enumerate(DECKS)),
        at_turn=0,
        done=tuple(range(1, seats))[-2:],
        dice=(Die(10, 8, COLOURS[1]), Die(10, 9, COLOURS[0], True), Die(10)),
        event=event(seats),
        clock=Clock(
            40, "Ereignisphase 1", "Gemischt in Runde 9 (OP-7.4)", lag="eine Runde hinterher"
        ),
    )


def auction(seats: int) -> Auction:
    """An auction in which somebody is asked, somebody leads, some have passed, one is out."""
    states = ("asked", "highest", "passed", "out", "waits", "passed", "passed", "waits", "out")
    texts = ("ist dran", "führt", "gepasst", "draußen", "wartet")
    told = dict(zip(("asked", "highest", "passed", "out", "waits"), texts, strict=True))
    bids = (85, 86, 84, 0, 0, 83, 82, 0, 81)
    return Auction(
        "Versteigerung: Planetenkreuzer",
        "Versteigerung",
        "reihum im Uhrzeigersinn",
        "reihum",
        sale("planetary_cruiser", is_offered=True),
        Highest(86, NAMES[1], COLOURS[1], "Höchstes Gebot"),
        tuple(
            Bidder(NAMES[at], COLOURS[at], states[at], bids[at], told[states[at]])
            for at in range(seats)
        ),
        (
            ("answer:87", Answer("87 bieten", is_first=True)),
            ("answer:bid", Answer("Anderes Gebot …")),
            ("answer:pass", Answer("Passen")),
            ("answer:out", Answer("Draußen bleiben")),
            ("answer:hand", Answer("Meine Hand", is_open=False)),
        ),
        tuple(owned(it) for it in ORDERED[4 : 3 + seats]),
    )


def tables() -> Iterator[tuple[str, Table]]:
    """Turns and auctions of all numbers of seats, and some that are special."""
    for seats in range(2, 10):
        yield f"{seats} seats", table(seats)
        yield f"auction of {seats}", table(seats)._replace(auction=auction(seats))
    for seats in (2, 3, 5, 9):
        rich = tuple(richest(seat) for seat in range(seats))
        yield f"rich {seats}", table(seats)._replace(colonies=rich)
    one = tuple(colony(seat)._replace(robots=0, usable=seat % 2) for seat in range(9))
    yield "one robot may work", table(9)._replace(colonies=one)
    named = ("Erz", "Wasser", "Titan", "Forschung", "Neue Chemie", "Personen", "Roboter")
    wares = tuple(
        Ware(kind, name, 30, "2 SP", is_open=kind != "research")
        for kind, name in zip((*KINDS, PERSON, ROBOT), named, strict=True)
    )
    button = ("answer:enough", Answer("Keine Versteigerung mehr"))
    for seats in (2, 9):
        buying = richest(0)._replace(answers=(button,), spare=0)
        those = (buying, *table(seats).colonies[1:])
        shop = Shop("Fabriken, Personen, Roboter", wares, auction(seats).others)
        yield f"buying {seats}", table(seats)._replace(colonies=those, shop=shop)
    many = tuple((f"number:{it}", Answer(str(it))) for it in range(1, 6))
    offers = Offers("Anna: Wie viele Wasserfabriken?", many)
    meant = tuple(it._replace(is_meant=it.kind == "water") for it in wares)
    yield "how many", table(9)._replace(shop=Shop("", meant), offers=offers)
    asked = Offers(
        "Anna: Was wird gewählt?",
        (
            ("option:a", Answer("1 Person verlieren und 2 Titankarten erhalten")),
            ("option:b", Answer("2 Fabriken verlieren")),
        ),
    )
    yield "options", table(4)._replace(offers=asked)
    placing = tuple((f"number:{it}", Answer(str(it))) for it in range(4))
    jobs = (("moon_base", 1), ("new_chemicals", 2), ("titanium", 4), ("water", 3), ("ore", 2))
    for seats, robots in ((2, ()), (9, (1,))):
        there = posts(jobs, (1, 2, 2, 0, 0) if robots else (1, 2), robots, 1)
        offers = Offers("Anna: Wie viele Personen arbeiten hier?", placing, there)
        yield f"operators {seats}", table(seats)._replace(offers=offers)
    numbers = tuple((f"number:{it}", Answer(str(it))) for it in range(1, 25))
    yield "numbers", table(9)._replace(offers=Offers("Anna: Wie viele?", numbers))
    quiet = Quiet("Ereignis", "Kein Ereignis in der ersten Runde (OP-7.1)")
    yield "quiet", table(4)._replace(event=quiet, front=2)
    yield "without events", table(3)._replace(event=None, clock=None)
    yield "high", table(9)._replace(shape=Shape(9, high=1200))
    yield "large letters of 9", table(9)._replace(shape=Shape(9, text=1.5))
    yield "large letters", table(4)._replace(shape=Shape(4, text=2.0, high=1200))
    there = posts(jobs, (1, 2), (), 1)
    working = Offers("Anna: Wie viele Personen arbeiten hier?", placing, there)
    for seats, text, high in ((9, 1.5, HIGH), (9, 2.0, HIGH), (4, 2.0, 1200)):
        large = table(seats)._replace(shape=Shape(seats, text=text, high=high))
        shop = Shop("Fabriken, Personen, Roboter", wares, auction(seats).others)
        for name, it in (
            ("auction", large._replace(auction=auction(seats))),
            ("buying", large._replace(shop=shop)),
            ("options", large._replace(offers=asked)),
            ("operators", large._replace(offers=working)),
        ):
            yield f"{name} of {seats} in letters of {text}, {high}", it

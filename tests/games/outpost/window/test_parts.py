"""What is drawn on the board of Outpost: each thing that a look says is seen, in both themes."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop.boards.outpost import art
from desktop.boards.outpost.play.drawn import events
from desktop.boards.outpost.play.drawn.auction import Answer, Bidder, Highest, Stage
from desktop.boards.outpost.play.drawn.colonies import Ground, Person, Points
from desktop.boards.outpost.play.drawn.decks import Deck, Sheet
from desktop.boards.outpost.play.drawn.draws import DRAWS
from desktop.boards.outpost.play.drawn.events import Clock, Die, Event, Hit, Quiet
from desktop.boards.outpost.play.drawn.faces import FACE, MEGA, STAND_IN, Card, Hand, Held
from desktop.boards.outpost.play.drawn.factories import PERSON, ROBOT, Counter, Factory, Works
from desktop.boards.outpost.play.drawn.order import DONE, NOW, Plate
from desktop.boards.outpost.play.drawn.phases import Chart, Phase
from desktop.boards.outpost.play.drawn.posts import Post
from desktop.boards.outpost.play.drawn.shop import Ware
from desktop.boards.outpost.play.drawn.upgrades import Free
from desktop.look import theme
from desktop.scene import pictures
from engine.games.outpost.components import DECKS, JOBS, MEGAS, UPGRADES
from tests.games.outpost.window import samples

SALE, OWNED = samples.sale("robots"), samples.owned("robots", "manned")
EVENT = samples.event(4)
STAGE = Stage(
    "Versteigerung: Planetenkreuzer", "Versteigerung", "reihum im Uhrzeigersinn", "reihum"
)
PLATE = Plate(2, "Anna", "orange", 18)
HAND = Hand((Held(Card("ore"), 2), Held(Card("water", MEGA, 30), 1)), 6, 10)
COUNTER = Counter(PERSON, 6, 8)
CHART = Chart((("orange", 18), ("blue", 18)), (10, 40, 75))
CASES: list[tuple[str, tuple[int, int], Any, dict[str, Any]]] = [
    *(
        ("card", size, Card("water", FACE, 7), {"deck": "titanium", "side": STAND_IN, "value": 8})
        for size in ((30, 42), (120, 168))
    ),
    *(("card", size, Card("water", FACE, 30), {"side": MEGA}) for size in ((30, 42), (120, 168))),
    ("card", (30, 42), Card("ore"), {"deck": "moon_ore", "dim": True}),
    ("hand", (300, 30), HAND, {"held": HAND.held[:1], "counted": 11, "capacity": 15}),
    ("hand", (400, 90), HAND, {"held": (Held(Card("ore"), 3), HAND.held[1])}),
    ("factory", (60, 60), Factory("ore", PERSON), {"kind": "water", "operator": ROBOT}),
    ("factory", (60, 60), Factory("ore", PERSON), {"operator": "", "is_halted": True}),
    (
        *("ware", (140, 240), Ware("ore", "Erz", 10, "1 SP")),
        {"kind": PERSON, "name": "Personen", "price": 20, "note": "2 SP", "is_open": False}
        | {"is_meant": True},
    ),
    ("works", (120, 44), Works("ore", 3), {"manned": 0, "unmanned": 2, "halted": 1}),
    ("works", (120, 44), Works("ore", 0), {"kind": "water", "unmanned": 1}),
    ("counter", (140, 34), COUNTER, {"who": ROBOT, "number": 9, "most": 9, "spare": 1}),
    ("counter", (140, 34), COUNTER, {"number": 0, "most": -1}),
    (
        *("sale", (240, 300), SALE),
        {"upgrade": "outpost", "number": 8, "name": "Labor", "vp": 5, "bid": "ab 80"}
        | {"left": "–", "effect": "", "is_offered": True},
    ),
    (
        "sale",
        (345, 150),
        SALE,
        {"name": "Labor", "vp": 5, "bid": "ab 80", "left": "–", "number": 8},
    ),
    ("sale", (124, 150), SALE, {"copies": 2}),
    ("free", (200, 150), Free(""), {"text": "leer"}),
    (
        *("owned", (140, 110), OWNED),
        {"upgrade": "outpost", "number": 8, "vp": 5, "crew": "unmanned", "is_named": True},
    ),
    ("owned", (140, 110), OWNED._replace(is_named=True), {"name": "Labor"}),
    (
        *("event", (532, 260), EVENT),
        {
            "name": "Ruhe",
            "text": "Nichts.",
            "group": "calm",
            "scope": "alle",
            "phase": 3,
            "hits": (),
        },
    ),
    (
        "event",
        (532, 260),
        EVENT,
        {"hits": (Hit("blue", (("tokens/robot", "−1"),)), *EVENT.hits[1:])}
        | {"personal": (Hit("blue", (("tokens/robot", "−2"),), "Streik"),), "others": "nur"},
    ),
    ("quiet", (532, 260), Quiet("Ereignis", "Keines"), {"heading": "Nichts", "text": "Nichts"}),
    (
        "clock",
        (500, 64),
        Clock(40, "Phase", "Runde"),
        {"left": 39, "phase": "x", "shuffle": "y", "lag": "z"},
    ),
    ("die", (53, 31), Die(10, 8), {"sides": 4, "face": 3, "colour": "blue", "is_failed": True}),
    ("die", (53, 31), Die(12, 10), {"face": 12}),
    ("phase", (532, 110), Phase(1, "a", "b"), {"number": 2, "text": "c", "next": "d"}),
    ("chart", (500, 60), CHART, {"points": (("orange", 18), ("blue", 19)), "marks": (10, 30, 75)}),
    ("chart", (500, 30), CHART, {"points": (("orange", 18), ("blue", 19)), "marks": (10, 30, 75)}),
    (
        *("plate", (176, 58), PLATE),
        {"place": 1, "name": "Ben", "colour": "blue", "vp": 3, "turn": NOW, "is_asked": True},
    ),
    ("plate", (176, 58), PLATE, {"turn": DONE}),
    ("stage", (1060, 320), STAGE, {"text": "a", "note": "b"}),
    ("stage", (400, 320), STAGE, {"short": "a", "brief": "b"}),
    (
        *("highest", (500, 50), Highest(86, "Anna", "orange", "Gebot")),
        {"bid": 0, "name": "", "colour": "blue", "text": "Bisher"},
    ),
    (
        *("bidder", (158, 75), Bidder("Anna", "orange", "waits", 85, "wartet")),
        {"name": "Ben", "colour": "blue", "bid": 0, "text": "passt"},
    ),
    *(
        ("bidder", (158, 75), Bidder("Anna", "orange", "waits", 85, ""), {"state": state})
        for state in ("asked", "highest", "passed", "out")
    ),
    (
        *("post", (120, 140), Post("ore", 2, ((PERSON, 1),))),
        {"job": "water", "places": 3, "placed": ((PERSON, 1), (ROBOT, 1)), "is_asked": True},
    ),
    ("offer", (160, 54), Answer("Passen"), {"text": "Mehr", "is_open": False, "is_first": True}),
    ("colony", (500, 90), Ground("orange", False), {"is_at_turn": True, "is_asked": True}),
    ("colony", (500, 90), Ground("orange", False), {"colour": "blue"}),
    ("person", (170, 40), Person(1, "Anna", "orange"), {"place": 2, "name": "B", "colour": "blue"}),
    ("points", (90, 40), Points(7), {"vp": 8}),
    ("sheet", (300, 100), Sheet("Markt", 27), {"text": "Stapel"}),
    *(
        ("deck", size, Deck("ore", 28, 7), {"deck": "water", "left": 0, "discards": 8})
        for size in ((56, 120), (170, 30))
    ),
]
"""Kinds with a size and a look, and what another look may say instead, thing by thing."""


def drawn(kind: str, size: tuple[int, int], look: Any) -> QImage:
    """A thing on a ground of its own."""
    made = QImage(size[0] + 20, size[1] + 20, QImage.Format.Format_RGB32)
    made.fill(0x808080)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(QPointF(10, 10))
    DRAWS[kind](painter, QRectF(0, 0, *size), look)
    painter.end()
    return made


@pytest.fixture(autouse=True)
def plain(qapp: QApplication) -> Iterator[None]:
    """Light after the dark theme."""
    yield
    theme.apply(qapp, "light")


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize("case", range(len(CASES)))
def test_all_that_a_look_says_is_seen(qapp: QApplication, name: str, case: int) -> None:
    theme.apply(qapp, name)
    kind, size, look, others = CASES[case]
    known = drawn(kind, size, look)
    for field, other in others.items():
        changed = drawn(kind, size, look._replace(**{field: other}))
        assert changed != known, (kind, field)


def test_a_ware_of_two_words_is_named_whole_where_a_line_is_too_short(qapp: QApplication) -> None:
    one, other = (
        drawn("ware", (122, 240), Ware("new_chemicals", name, 60, "3 VP"))
        for name in ("New chemicals", "New chemicalz")
    )
    assert one != other, "no … stands for its end"


def test_a_long_word_beside_large_letters_is_smaller_and_not_cut(qapp: QApplication) -> None:
    theme.apply(qapp, "light", 1.5)
    one, other = (
        drawn("ware", (122, 240), Ware("research", name, 30, "2 SP"))
        for name in ("Forschung", "Forschunx")
    )
    theme.apply(qapp, "light", 1.0)
    assert one != other


def test_a_clock_that_is_behind_says_so_whole(qapp: QApplication) -> None:
    behind = Clock(40, "Ereignisphase 1", "gemischt", lag="eine Runde hinterher")
    for wide in (300, 500):
        one, other = (
            drawn("clock", (wide, 64), behind._replace(lag=f"eine Runde hinterhe{end}"))
            for end in "rx"
        )
        assert one != other, wide


def test_every_kind_of_look_has_a_case() -> None:
    plain = {"event_card", "halo", "note", "picture", "prospect"}
    assert {case[0] for case in CASES} == set(DRAWS) - plain


def test_an_event_card_that_flies_shows_its_group(qapp: QApplication) -> None:
    loss, gain = (drawn("event_card", (60, 84), group) for group in ("loss", "gain"))
    assert loss != gain


@pytest.mark.parametrize("side", ["back", "face"])
def test_no_two_decks_look_alike_where_cards_are_small(qapp: QApplication, side: str) -> None:
    seen = [drawn("card", (28, 39), Card(deck, side, 10)).convertToFormat(GREY) for deck in DECKS]
    for at, one in enumerate(seen):
        assert all(one != other for other in seen[at + 1 :]), "also without colours"


GREY = QImage.Format.Format_Grayscale8


def test_there_is_a_drawing_of_everything_in_the_box() -> None:
    names = [f"cards/{deck}_{side}" for deck in DECKS for side in ("back", "face")]
    names += [f"cards/{DECKS[deck]}_mega" for deck in MEGAS]
    names += [f"goods/{deck}" for deck in DECKS]
    names += [f"factories/{job}_{state}" for job in JOBS for state in ("manned", "unmanned")]
    names += [f"upgrades/{upgrade}" for upgrade in UPGRADES]
    groups = ("loss", "gain", "production", "market", "price", "capacity", "help", "calm")
    names += [f"events/{group}" for group in (*groups, "back", "face")]
    for name in names:
        assert pictures.renderer(art.path(name)).isValid(), name


BREACH = Event(
    "Hüllenbruch",
    "Vom Letzten an gibt jeder 1 Person oder 2 / 3 / 5 Karten ab.",
    "loss",
    "nur für Friederike · Phase 2",
    2,
)


@pytest.mark.parametrize("text_size", [1.0, 1.5])
def test_a_card_so_high_as_it_has_to_be_holds_the_end_of_its_words(
    qapp: QApplication, text_size: float
) -> None:
    theme.apply(qapp, "light", text_size)
    looks = (BREACH, Quiet("Nicht bekannt", "Die Karte dieser Runde hat niemand gesehen"))
    for look in looks:
        size = (280, ceil(events.high(look, 280)))
        other = look._replace(text=look.text[:-2] + "##")
        one, changed = (
            drawn("event" if look is BREACH else "quiet", size, it) for it in (look, other)
        )
        inside = QRect(10 + 4, 10 + 4, size[0] - 8, size[1] - 8)
        assert one.copy(inside) != changed.copy(inside), look
        below = QRect(0, inside.bottom(), one.width(), one.height() - inside.bottom())
        assert one.copy(below) == changed.copy(below), look


def test_whom_a_card_is_for_and_its_phase_are_whole_where_a_line_is_too_short(
    qapp: QApplication,
) -> None:
    one, other = (
        drawn("event", (280, 220), BREACH._replace(scope=f"nur für Friederike · Phase {phase}"))
        for phase in (1, 2)
    )
    assert one != other

"""What one person buys and wins, and who works where: each is one press."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.boards.outpost.play.drawn import upgrades
from desktop.boards.outpost.table.colony import points, sources
from desktop.boards.outpost.table.moment.panel import ROWS, MomentPanel
from desktop.look.text_fit import narrower
from desktop.look.translate import several, translate
from desktop.table.letters import LEAST
from desktop.table.panels.choice import Choice
from desktop.table.panels.step_panel import type_of_choices
from desktop.table.touch import LEGAL, PLAIN
from engine.games.outpost import colony, ledger, prices
from engine.games.outpost.components import (
    FACTORIES,
    JOBS,
    POPULATION,
    ROBOT_THING,
    UPGRADES,
)

COLUMNS = 3
"""Sentences that stand side by side."""
MOST = 9
"""Upgrades of which each has a place."""


def seat_step(panel: MomentPanel, seat: int) -> type_of_choices:
    """Upgrades on the market, then what can be bought, then who goes to work, then the rest."""
    state = panel.state
    title = translate("OutpostTable", "{person} buys").format(person=panel.person(seat))
    panel.note.say(title, *_stands(panel, seat))
    won = [_won(panel, seat, upgrade) for upgrade in dict.fromkeys(state.display)][:MOST]
    bought = [_bought(panel, seat, thing) for thing in (*FACTORIES, POPULATION, ROBOT_THING)]
    texts = tuple(it.text for it in bought)
    bought = [replace(it, row=texts) for it in bought]
    return panel.lay(
        won or [_nothing(panel)], bought, _to_work(panel, seat) or [None], _further(panel, seat)
    )


def _stands(panel: MomentPanel, seat: int) -> tuple[str, ...]:
    found = ledger.colony(panel.state, seat)
    if found is None:
        return (translate("OutpostTable", "Enter the colony below “Correct the table”."),)
    one, many = translate("OutpostTable", "1 person"), translate("OutpostTable", "{count} people")
    spare = [several(found.spare_people, one, many)] if found.spare_people else []
    one, many = translate("OutpostTable", "1 robot"), translate("OutpostTable", "{count} robots")
    if (robots := colony.spare_robots(panel.state, seat)) > 0:
        spare.append(several(robots, one, many))
    told = translate("OutpostTable", "without a job: {who}").format(who=", ".join(spare))
    return (told,) if spare else ()


def _nothing(panel: MomentPanel) -> Choice:
    text = translate("OutpostTable", "No upgrade is on the market")
    if not panel.state.is_known("display"):
        text = translate("OutpostTable", "The market is not entered")
    return Choice(text=text, press=panel.back, reason=f"{text} (OP-6.2).")


def _won(panel: MomentPanel, seat: int, upgrade: int) -> Choice:
    state, name = panel.state, UPGRADES[upgrade]
    bid = prices.minimum_bid(state, upgrade)
    off = bid - prices.due(state, seat, upgrade, bid) if state.knows_colony(seat) else 0
    note = translate("OutpostTable", "from {bid}").format(bid=bid)
    if off:
        note = translate("OutpostTable", "from {bid}, −{off}").format(bid=bid, off=off)
    said = translate("OutpostTable", "{person} wins: {upgrade}, {note}")
    lie, text = state.display.count(upgrade), panel.upgrade(name)
    if lie > 1:
        # After a win it says another number: a quick second press wins no other copy.
        text = f"{text} × {lie}"
    it = panel.fact(
        text,
        *("won", seat + 1, name),
        note=note,
        said=said.format(person=panel.person(seat), upgrade=text, note=note),
        clause="OP-6.2",
        stays=True,
    )
    return replace(it, paint=_paint(panel, name, text, note))


def _paint(
    panel: MomentPanel, name: str, text: str, note: str
) -> Callable[[QPainter, QRectF, QColor], None]:
    measure = panel.telling.measure

    def paint(painter: QPainter, area: QRectF, ink: QColor) -> None:
        px = measure.px
        high = area.height() - px(2)
        side = min(high, area.width() * 0.34)
        upgrades.picture(
            painter, QRectF(area.left(), area.center().y() - side / 2, side, side), name
        )
        room = area.adjusted(side + px(6), 0, 0, 0)
        half = room.height() / 2
        painter.setPen(ink)
        for at, line in enumerate((text, note)):
            face = measure.font("table.floor")
            painter.setFont(narrower(face, line, room.width(), LEAST))
            place = QRectF(room.left(), room.top() + at * half, room.width() + 2, half)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, line)

    return paint


def _bought(panel: MomentPanel, seat: int, thing: str) -> Choice:
    state = panel.state
    fact = ("built", seat + 1, thing, 1) if thing in FACTORIES else ("hired", seat + 1, thing, 1)
    price = prices.price(state, seat, thing)
    said = translate("OutpostTable", "{person} buys: {thing}, {price}")
    name = panel.thing(thing)
    short = panel.short("decks", thing) if thing in FACTORIES else name
    return panel.fact(
        f"+ {short}",
        *fact,
        note=str(price),
        said=said.format(person=panel.person(seat), thing=name, price=price),
        clause="OP-4.1" if thing in FACTORIES else "OP-4.2",
        stays=True,
    )


def _to_work(panel: MomentPanel, seat: int) -> list[Choice | None]:
    """Each job that has a free place, for whoever is spare."""
    state = panel.state
    found: list[Choice | None] = []
    for job, name in enumerate(JOBS):
        if colony.free_places(state, seat, job) < 1:
            continue
        for who in (POPULATION, ROBOT_THING):
            fact = ("manned", seat + 1, name, 1, who)
            if not panel.why_not(*fact):
                found.append(_manned(panel, seat, name, *fact))
    return found[: panel.across]


def _manned(panel: MomentPanel, seat: int, job: str, *fact: object) -> Choice:
    words = panel.telling.voice.words
    is_robot = fact[-1] == ROBOT_THING
    text = words.name("decks", job) if job in FACTORIES else panel.upgrade(job)
    note = (
        translate("OutpostTable", "a robot") if is_robot else translate("OutpostTable", "a person")
    )
    said = translate("OutpostTable", "To work: {who}, {job}").format(who=note, job=text)
    return panel.fact(
        f"→ {text}", *fact, note=note, said=said, clause="OP-4.4", look=LEGAL, stays=True
    )


def _further(panel: MomentPanel, seat: int) -> list[Choice]:
    state = panel.state
    found = [all_to_work(panel, seat)]
    leave = translate("OutpostTable", "From a job…")
    reason = translate("OutpostTable", "First enter the colony (OP-4.4).")
    found.append(
        Choice(
            text=leave,
            press=partial(panel.go, partial(_leaving, panel, seat)),
            reason="" if state.knows_colony(seat) else reason,
            clause="OP-4.4",
        )
    )
    has = translate("OutpostTable", "What the colony has")
    found.append(Choice(text=has, icon="info", press=partial(panel.go, partial(_has, panel, seat))))
    if state.turn == 1:
        hand = translate("OutpostTable", "Handed in six cards")
        found.append(panel.fact(hand, "handed_in", seat + 1, clause="OP-1.3", stays=True))
    elif state.board.has_events:
        event = translate("OutpostTable", "Personal event")
        found.append(panel.fact(event, "personal", seat + 1, clause="OP-7.8", icon="draw"))
    return found


def all_to_work(panel: MomentPanel, seat: int) -> Choice:
    """All operators go to work; who else moves is asked only where somebody has to."""
    text = translate("OutpostTable", "All to work")
    found = panel.fact(text, "assigned", seat + 1, clause="OP-4.4", icon="check", stays=True)
    if posts := ledger.clear_posts(panel.state, seat):
        facts = [("manned", seat + 1, *post) for post in posts]
        found = replace(found, press=partial(panel.tell_all_here, *facts))
    return found


def _has(panel: MomentPanel, seat: int, begin: int = 0) -> type_of_choices:
    """Where the VP come from, and what changes limits and prices; a large colony has several pages."""
    state, voice = panel.state, panel.telling.voice
    title = translate("OutpostTable", "{person}: VP, limits and prices")
    panel.note.say(title.format(person=panel.person(seat)))
    lines = [*points(state, voice, seat), *sources(state, voice, seat)]
    end = begin + ROWS * COLUMNS
    found = [Choice(text=line, press=panel.back) for line in lines[begin:end]]
    if len(lines) > end:
        follows = partial(_has, panel, seat, end - 1)
        more = translate("OutpostTable", "more")
        found[-1] = Choice(text=more, press=partial(panel.go, follows))
    each = -(-len(found) // ROWS)
    return panel.lay(*(found[at : at + each] for at in range(0, len(found), max(1, each))))


def _leaving(panel: MomentPanel, seat: int) -> type_of_choices:
    """Whose job is left; then where the person or robot goes."""
    state, words = panel.state, panel.telling.voice.words
    title = translate("OutpostTable", "{person}: who leaves a job?")
    panel.note.say(title.format(person=panel.person(seat)))
    found = []
    for job, name in enumerate(JOBS):
        text = words.name("decks", name) if name in FACTORIES else panel.upgrade(name)
        people = state.people_at[seat][job]
        robots = state.robots_at[seat][job] if name in FACTORIES else 0
        for who, number, note in (
            (POPULATION, people, translate("OutpostTable", "people: {count}")),
            (ROBOT_THING, robots, translate("OutpostTable", "robots: {count}")),
        ):
            if number:
                found.append(
                    Choice(
                        text=text,
                        note=note.format(count=number),
                        press=partial(panel.go, partial(_going, panel, seat, name, who)),
                        clause="OP-4.4",
                    )
                )
    return found


def _going(panel: MomentPanel, seat: int, source: str, who: str) -> type_of_choices:
    """Where whoever leaves that job goes."""
    state, words = panel.state, panel.telling.voice.words
    panel.note.say(translate("OutpostTable", "Where to?"))
    rest = translate("OutpostTable", "No job for now")

    def tell(*fact: object) -> None:
        if panel.tell_here(*fact):
            panel.back()

    fact: tuple[object, ...] = ("unmanned", seat + 1, source, 1, who)
    found = [Choice(text=rest, press=partial(tell, *fact), reason=panel.why_not(*fact))]
    for job, name in enumerate(JOBS):
        if name == source or colony.free_places(state, seat, job) < 1:
            continue
        text = words.name("decks", name) if name in FACTORIES else panel.upgrade(name)
        fact = ("moved", seat + 1, source, name, 1, who)
        found.append(
            Choice(
                text=text,
                press=partial(tell, *fact),
                reason=panel.why_not(*fact),
                look=PLAIN if panel.why_not(*fact) else LEGAL,
                clause="OP-7.7",
            )
        )
    return found

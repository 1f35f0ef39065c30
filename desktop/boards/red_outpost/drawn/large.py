"""All that is to be said of a thing on the board: the words of its rules, its state, its odds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QTransform

from desktop.boards.red_outpost.drawn import decks, told
from desktop.boards.red_outpost.drawn.draws import DRAWS
from desktop.boards.red_outpost.drawn.outcomes import outcomes
from desktop.boards.red_outpost.drawn.table import Table
from desktop.look.translate import several, translate
from desktop.scene.large import Face, Look, Section
from desktop.scene.spot import Spot
from engine.flow import Refusal
from engine.games.red_outpost.components import BIN, GOODS, PHASES, PLACES, WORKERS
from engine.games.red_outpost.places import ARRIVING, CLAUSE

OF_PHASE = dict(zip(PHASES, ("RO-2.4", "RO-2.5", "RO-2.6", "RO-2.5", "RO-2.7"), strict=True))


def look_of(
    table: Table, thing: str, refusals: Sequence[Refusal], taken: Sequence[str]
) -> Look | None:
    """The large view of a thing; None where there is nothing to say."""
    kind, _, name = thing.partition(":")
    tell = BY_KIND.get(kind)
    if tell is None:
        return None
    look = tell(table, name)
    reasons = tuple(
        Section(table.words.refusal(refusal, table.names), refusal.clause, refuses=True)
        for refusal in refusals
        if _is_about(refusal.subject, name, taken)
    )
    return look._replace(sections=(*reasons, *look.sections))


def _is_about(subject: str, name: str, taken: Sequence[str]) -> bool:
    """Whether a refusal is about the thing, for the worker that is chosen or for all."""
    worker, moves, what = subject.partition(">")
    return subject == name or (bool(moves) and what == name and f"worker:{worker}" in taken)


def place(table: Table, name: str) -> Look:
    """A place: its rule, who is there, its lock, its deck, and special cards about it."""
    number, words = PLACES.index(name), table.words
    view = table.view
    sections = [Section(words.clause(CLAUSE[number])[1], CLAUSE[number])]
    if lock := told.lock_text(table, number):
        sections.append(Section(_sentence(lock), "RO-1.8"))
    there = [words.name("workers", WORKERS[it]) for it in range(6) if view.at[it] == number]
    if there:
        said = translate("Large", "Here now: {workers}.")
        sections.append(Section(said.format(workers=words.listed(there)), "RO-2.3"))
    sections += _cards(table, number, view.place_card, "place")
    if name == "warehouse":
        sections += [_clause(table, "RO-3.2"), _clause(table, "RO-3.3")]
    if name == "palace":
        sections += [Section(_given(table)), _clause(table, "RO-6.1")]
    made = Look(words.name("places", name), CLAUSE[number], tuple(sections))
    if name in (decks.LAKE, decks.SHIP):
        pile = _pile(table, name)
        made = made._replace(sections=(*made.sections, *pile.sections[:2]), faces=pile.faces)
    return _seen(table, f"place:{name}", made)


def worker(table: Table, name: str) -> Look:
    """A worker: mood and discs, who would score, and where it is different from the others."""
    number, words = WORKERS.index(name), table.words
    state = " · ".join(told.worker_lines(table, name))
    sections = [Section(_sentence(state)), _clause(table, "RO-5.1")]
    now = words.listed(
        [
            f"{table.names[seat]} {words.signed(points)}"
            for worker, seat, points in outcomes(table.view)
            if worker == number
        ]
    )
    if now:
        said = translate("Large", "If the day ended now: {people} VP.")
        sections.append(Section(said.format(people=now), "RO-5.1"))
    for there, (usual, others) in sorted(ARRIVING.items()):
        if number in others:
            said = translate("Large", "{place}: mood {own} instead of {usual}.")
            where = words.name("places", PLACES[there])
            text = said.format(
                place=where, own=words.signed(others[number]), usual=words.signed(usual)
            )
            sections.append(Section(text, CLAUSE[there]))
    sections += _cards(table, number, table.view.worker_card, "worker")
    return Look(words.name("workers", name), "RO-5.1", tuple(sections), f"portraits/{name}")


def disc(table: Table, name: str) -> Look:
    """A disc is told of with its portrait."""
    return worker(table, name.partition(":")[0])


def card(table: Table, name: str) -> Look:
    """A special card with its full words."""
    seat, _, kind = name.partition(":")
    view, words = table.view, table.words
    held = (view.place_card if kind == "place" else view.worker_card)[int(seat)]
    key = (PLACES if kind == "place" else WORKERS)[held]
    said = translate("Large", "This special card is {name}’s.").format(name=table.names[int(seat)])
    clause = words.at("cards", key, "clause")
    sections = (
        Section(words.at("cards", key, "text"), clause),
        Section(said, "RO-1.6"),
        *((_clause(table, CLAUSE[held], words.name("places", key)),) if kind == "place" else ()),
    )
    picture = f"portraits/{key}" if kind == "worker" else f"places/{key}"
    shape = (1.0, 1.0) if kind == "worker" else (320.0, 220.0)
    return Look(words.name("cards", key), clause, sections, picture, None, shape)


def deck(table: Table, name: str) -> Look:
    """A deck: what is left, with the odds of each card, and the next shuffle."""
    return _seen(table, f"place:{name}", _pile(table, name))


def discard(table: Table, name: str) -> Look:
    """A discard pile: what lies there, and when it is shuffled."""
    pile, words = decks.pile(table.view, name), table.words
    title = translate("Board", "{deck}: {cards} cards discarded")
    title = title.format(deck=words.name("places", name), cards=sum(pile.out))
    faces = tuple(
        Face(pile.folder + face, str(count), not count)
        for face, count in zip(pile.faces, pile.out, strict=True)
    )
    sections = (Section(pile.shuffle(words), pile.clause), _clause(table, pile.clause))
    return _seen(table, f"place:{name}", Look(title, pile.clause, sections, faces=faces))


def goods(table: Table, name: str) -> Look:
    """A bin or an export track: what is stored and what the next export brings."""
    view, words = table.view, table.words
    good = GOODS.index(name)
    stored, left = view.warehouse[good], view.cubes_left(good)
    said = translate(
        "Large",
        "{stored} of {full} in the Warehouse; {left} in the supply. The next export: {points} VP.",
    )
    sections = (
        Section(said.format(stored=stored, full=BIN, left=left, points=view.next_export(good))),
        _clause(table, "RO-3.3"),
        _clause(table, "RO-3.2"),
        _clause(table, "RO-3.4"),
    )
    title = words.name("goods", name)
    look = Look(title[0].upper() + title[1:], "RO-3.3", sections)
    return _seen(table, "exports", look)


def palace(table: Table, name: str) -> Look:
    """The palace fields: who has given how much, and what it brings."""
    words = table.words
    sections = (
        Section(_given(table)),
        _clause(table, "RO-6.1"),
        _clause(table, "RO-4.2"),
    )
    return _seen(table, "place:palace", Look(words.name("places", "palace"), "RO-6.1", sections))


def wheel(table: Table, name: str) -> Look:
    """The wheel: how far it is to the reward for everybody."""
    view = table.view
    one = translate("Large", "1 cube to the reward")
    many = translate("Large", "{count} cubes to the reward")
    far = (
        f"{person}: {several(view.board.wheel - view.wheel[seat], one, many)}"
        for seat, person in enumerate(table.names)
    )
    title, text = table.words.clause("RO-3.1")
    sections = (
        Section(text, "RO-3.1"),
        Section(f"{' · '.join(far)}."),
        _clause(table, "RO-3.4"),
    )
    return _seen(table, "wheel", Look(title, "RO-3.1", sections))


def clock(table: Table, name: str) -> Look:
    """The clock: this phase, and how a day goes."""
    view, words = table.view, table.words
    phase = PHASES[view.phase]
    sections = (
        _clause(table, OF_PHASE[phase], words.name("phases", phase)),
        _clause(table, "RO-2.1"),
        _clause(table, "RO-1.8"),
    )
    title = translate("Board", "Day {day} · {phase}")
    title = title.format(day=view.day, phase=words.name("phases", phase))
    return _seen(table, "clock", Look(title, OF_PHASE[phase], sections))


def person(table: Table, name: str) -> Look:
    """A person: points, crystals, discs and special cards."""
    view, words, seat = table.view, table.words, int(name)
    said = translate("Large", "{points} VP · {crystals} crystals · {discs} discs left today.")
    state = said.format(
        points=view.vp[seat],
        crystals=view.crystals[seat],
        discs=view.discs_left(seat),
    )
    sections = [Section(state, "RO-1.3"), _clause(table, "RO-6.2"), Section(_given(table))]
    for cards, keys in ((view.place_card, PLACES), (view.worker_card, WORKERS)):
        if cards[seat] >= 0:
            key = keys[cards[seat]]
            text, clause = words.at("cards", key, "text"), words.at("cards", key, "clause")
            sections.append(Section(text, clause, words.name("cards", key)))
    return Look(table.names[seat], "", tuple(sections))


BY_KIND: Mapping[str, Callable[[Table, str], Look]] = {
    "place": place,
    "worker": worker,
    "portrait": worker,
    "disc": disc,
    "card": card,
    "deck": deck,
    "discard": discard,
    "bin": goods,
    "export": goods,
    "palace": palace,
    "wheel": wheel,
    "clock": clock,
    "person": person,
    "vp": person,
    "crystals": person,
    "discs": person,
}


# -- parts -----------------------------------------------------------------------------


def _clause(table: Table, clause: str, heading: str = "") -> Section:
    title, text = table.words.clause(clause)
    return Section(text, clause, heading or title)


def _cards(table: Table, number: int, held: Sequence[int], kind: str) -> Iterator[Section]:
    """The special cards about a place or a worker, with whose they are."""
    key = (PLACES if kind == "place" else WORKERS)[number]
    words = table.words
    for seat, person in enumerate(table.names):
        if held[seat] == number:
            heading = f"{person}: {words.name('cards', key)}"
            clause = words.at("cards", key, "clause")
            yield Section(words.at("cards", key, "text"), clause, heading)


def _given(table: Table) -> str:
    given = (f"{it} {table.view.palace[seat]}" for seat, it in enumerate(table.names))
    return translate("Large", "Crystals given: {people}.").format(people=", ".join(given))


def _pile(table: Table, name: str) -> Look:
    pile, words = decks.pile(table.view, name), table.words
    left = sum(pile.left)
    title = translate("RedOutpost", "{deck}: {cards} cards left")
    title = title.format(deck=words.name("places", name), cards=left)
    chance = translate("Large", "{count} · {percent}%")
    faces = tuple(
        Face(
            pile.folder + face,
            chance.format(count=count, percent=round(100 * count / max(1, left))),
            not count,
        )
        for face, count in zip(pile.faces, pile.left, strict=True)
    )
    odds = [
        f"{words.name(pile.words, face)} {told_of.text}"
        for face, told_of in zip(pile.faces, faces, strict=True)
        if not told_of.faint
    ]
    sections = (
        Section(pile.shuffle(words), pile.clause, translate("Large", "Next shuffle")),
        Section(f"{', '.join(odds)}.", "", translate("Large", "The next card")),
        *(Section(why, pile.clause) for why in [pile.not_shuffled(words)] if why),
        _clause(table, pile.clause),
    )
    return Look(title, pile.clause, sections, faces=faces)


def _seen(table: Table, id_: str, look: Look) -> Look:
    """The view with the thing as it lies on the board, all that lies on it included."""
    spots = table.spots
    about = spots[id_]

    def paint(painter: QPainter, area: QRectF) -> None:
        factor = area.width() / about.w
        painter.scale(factor, factor)
        for spot in sorted(spots.values(), key=lambda it: it.z):
            if _lies_on(spot, about):
                painter.save()
                there = QTransform.fromTranslate(spot.x - about.x, spot.y - about.y)
                painter.setTransform(there, True)
                DRAWS[spot.kind](painter, QRectF(0, 0, spot.w, spot.h), spot.look)
                painter.restore()

    return look._replace(paint=paint, shape=(about.w, about.h))


def _lies_on(spot: Spot, about: Spot) -> bool:
    x, y = spot.middle
    inside = about.x <= x <= about.x + about.w and about.y <= y <= about.y + about.h
    return inside and spot.w <= about.w and spot.h <= about.h


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."

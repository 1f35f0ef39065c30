"""What is said about a thing on the board: a note for the eye, a name for a screen reader."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop.boards.red_outpost import art
from desktop.boards.red_outpost.play.drawn import decks
from desktop.boards.red_outpost.play.drawn.outcomes import outcomes
from desktop.boards.red_outpost.play.drawn.table import Table
from desktop.look.translate import translate
from desktop.scene import note
from desktop.scene.choosing import Choosing, Steps
from desktop.scene.telling import in_choice
from engine.games.red_outpost.components import BIN, GOODS, PLACES, WORKERS
from engine.games.red_outpost.places import CLAUSE
from engine.games.red_outpost.prospects import leaders
from engine.rules.agenda import Refusal

GENERAL = {"bin": "RO-3.2", "export": "RO-3.3", "palace": "RO-4.2", "wheel": "RO-3.1"}
"""Things whose note is a clause of the rules."""


def note_of(
    table: Table, thing: str, refusals: Sequence[Refusal], taken: Steps = ()
) -> note.Look | None:
    """The note beside a thing; None where there is nothing to say."""
    kind, _, name = thing.partition(":")
    words = table.words
    made: note.Look | None = None
    if kind == "place":
        clause = CLAUSE[PLACES.index(name)]
        _, text = words.clause(clause)
        about = (lock_text(table, PLACES.index(name)), opened_text(table, PLACES.index(name)))
        made = note.Look(words.name("places", name), clause, (text, *filter(None, about)))
    elif kind in ("worker", "portrait"):
        lines = worker_lines(table, name) + _what_if(table, name)
        made = note.Look(words.name("workers", name), "RO-5.1", tuple(lines))
    elif kind == "card":
        made = _card(table, name)
    elif kind in ("deck", "discard"):
        made = _deck(table, kind, name)
    elif kind in GENERAL:
        title, text = words.clause(GENERAL[kind])
        due = next_export(table, GOODS.index(name)) if kind == "bin" else []
        made = note.Look(title, GENERAL[kind], (text, *due))
    elif kind == "clock":
        title, text = words.clause("RO-2.1")
        made = note.Look(title, "RO-2.1", (text,))
    if made is None:
        return None
    for refusal in refusals:
        if is_about(refusal.subject, name, taken):
            said = words.refusal(refusal, table.names)
            return made._replace(reason=said, reason_clause=refusal.clause)
    return made


def is_about(subject: str, name: str, taken: Steps) -> bool:
    """Whether a refusal is about the thing: for all, or for the worker or place that is chosen."""
    worker, moves, place = subject.partition(">")
    return subject == name or (
        bool(moves)
        and (
            (place == name and f"worker:{worker}" in taken)
            or (worker == name and f"place:{place}" in taken)
        )
    )


def name_of(table: Table, thing: str) -> str:
    """What a thing is called aloud, with its state."""
    kind, _, name = thing.partition(":")
    words, view = table.words, table.view
    if kind == "place":
        place = PLACES.index(name)
        crowd = [words.name("workers", WORKERS[w]) for w in range(6) if view.at[w] == place]
        about = (lock_text(table, place), opened_text(table, place))
        return _listed(words.name("places", name), *about, *crowd)
    if kind == "worker":
        there = words.name("places", PLACES[view.at[WORKERS.index(name)]])
        return _listed(words.name("workers", name), there)
    if kind == "portrait":
        lines = worker_lines(table, name) + _what_if(table, name)
        return _listed(words.name("workers", name), *lines)
    if kind == "bin":
        good = GOODS.index(name)
        stored = translate("RedOutpost", "Stored")
        cubes = f"{stored}: {words.name('goods', name)} {view.warehouse[good]}/{BIN}"
        return _listed(cubes, *next_export(table, good))
    if kind == "export":
        return f"{translate('RedOutpost', 'Export track')}: {words.name('goods', name)}"
    if kind in ("card", "deck", "discard"):
        made = _card(table, name) if kind == "card" else _deck(table, kind, name)
        return _listed(made.title, *made.lines)
    if kind == "disc":
        whose, _, seat = name.partition(":")
        discs = view.discs_on(WORKERS.index(whose), int(seat))
        said = _discs(table.names[int(seat)], discs)
        return _listed(words.name("workers", whose), said)
    return _of_person(table, kind, name)


def spoken(table: Table, choosing: Choosing, thing: str) -> str:
    """The name of a thing with what a press does."""
    answer = choosing.text_of(thing) if thing in choosing.next else ""
    if thing.startswith("offer:"):
        return table.texts[answer]
    name = name_of(table, thing)
    return in_choice(name, table.texts[answer] if answer else "", choosing, thing)


def reason(table: Table, refusals: Sequence[Refusal], thing: str, taken: Steps = ()) -> str:
    """Why a thing cannot be chosen now, with the clause; empty if there is no reason."""
    name = thing.partition(":")[2]
    for refusal in refusals:
        if is_about(refusal.subject, name, taken):
            return f"{table.words.refusal(refusal, table.names)} ({refusal.clause})"
    return ""


def _of_person(table: Table, kind: str, name: str) -> str:
    view, words = table.view, table.words
    if not name.isdecimal():
        return words.clause("RO-3.1" if kind == "wheel" else "RO-2.1")[0]
    seat = int(name)
    person = table.names[seat]
    heads = {
        "vp": (words.at("game", "vp"), view.vp[seat]),
        "crystals": (translate("RedOutpost", "Crystals"), view.crystals[seat]),
        "palace": (translate("RedOutpost", "Palace"), view.palace[seat]),
    }
    if kind in heads:
        head, value = heads[kind]
        return f"{person}: {head} {value}"
    return person


def next_export(table: Table, good: int) -> list[str]:
    """RO-3.3: that the next cube of a resource is exported, and for how much, where it is."""
    view = table.view
    if not view.exports_next(good):
        return []
    points = view.next_export(good)
    return [table.words.text("signs", "next_exports", points=points)]


def lock_text(table: Table, place: int) -> str:
    """Which lock lies on a place and how, in words; empty without one."""
    view, bit = table.view, 1 << place
    if view.red_locks & bit:
        return translate("RedOutpost", "locked, red side")
    if view.morning_locks & bit:
        return translate("RedOutpost", "morning lock, open")
    if view.evening_locks & bit:
        return translate("RedOutpost", "evening lock, open")
    return ""


def opened_text(table: Table, place: int) -> str:
    """RO-7.13, RO-7.14, RO-7.18: to whom only a card opens a place; empty if to nobody."""
    if place not in table.opened:
        return ""
    worker, clause = table.opened[place]
    return table.words.text("signs", "opened", worker=WORKERS[worker], clause=clause)


def worker_lines(table: Table, name: str) -> list[str]:
    """Mood, whether it stands, and whose discs lie on its portrait."""
    view = table.view
    worker = WORKERS.index(name)
    mood = translate("RedOutpost", "mood {mood}").format(
        mood=table.words.signed(view.board.mood_track[view.mood[worker]])
    )
    upright = view.upright >> worker & 1
    standing = (
        translate("RedOutpost", "standing") if upright else translate("RedOutpost", "exhausted")
    )
    lines = [f"{mood}, {standing}"]
    for seat, person in enumerate(table.names):
        if discs := view.discs_on(worker, seat):
            lines.append(_discs(person, discs))
    return [*lines, *_lead(table, worker)]


def _what_if(table: Table, name: str) -> list[str]:
    said = if_ended(table, WORKERS.index(name)) if table.what_if else ""
    return [said] if said else []


def _lead(table: Table, worker: int) -> Iterator[str]:
    """RO-5.1: who leads a portrait."""
    words = table.words
    if seats := leaders(table.view, worker):
        names = words.listed([table.names[seat] for seat in seats])
        yield f"{names}: {words.at('signs', 'leads' if len(seats) == 1 else 'level')}"


def if_ended(table: Table, worker: int) -> str:
    """RO-5.1: what a portrait would bring if the day ended now; empty where nothing lies on it."""
    told = [
        f"{table.names[seat]} {table.words.signed(points)}"
        for of, seat, points in outcomes(table.view)
        if of == worker
    ]
    said = translate("Large", "If the day ended now: {people} VP.")
    return said.format(people=table.words.listed(told)) if told else ""


def _discs(person: str, discs: int) -> str:
    one = translate("Board", "{name}: 1 disc")
    many = translate("Board", "{name}: {discs} discs")
    return (one if discs == 1 else many).format(name=person, discs=discs)


def _card(table: Table, name: str) -> note.Look:
    seat, _, kind = name.partition(":")
    view, words = table.view, table.words
    of_place = kind == "place"
    held = (view.place_card if of_place else view.worker_card)[int(seat)]
    card = (PLACES if of_place else WORKERS)[held]
    title = f"{table.names[int(seat)]}: {words.name('cards', card)}"
    clause, text = words.at("cards", card, "clause"), words.at("cards", card, "text")
    banner = art.path(f"{'places' if of_place else 'portraits'}/{card}")
    return note.Look(title, clause, (text,), banner=banner, is_square=not of_place)


def _deck(table: Table, kind: str, name: str) -> note.Look:
    pile, words = decks.pile(table.view, name), table.words
    cards = pile.left if kind == "deck" else pile.out
    lying = [
        f"{count} × {words.name(pile.words, face)}"
        for face, count in zip(pile.faces, cards, strict=True)
        if count
    ]
    left = translate("RedOutpost", "{deck}: cards left: {cards}")
    out = translate("Board", "{deck}: cards discarded: {cards}")
    title = (left if kind == "deck" else out).format(
        deck=words.name("places", name), cards=sum(cards)
    )
    lines = (*([" · ".join(lying)] if lying else []), pile.shuffle(words))
    faces = zip((art.path(pile.folder + face) for face in pile.faces), cards, strict=True)
    return note.Look(title, pile.clause, lines, faces=tuple(faces))


def _listed(*parts: str) -> str:
    return ", ".join(part for part in parts if part)

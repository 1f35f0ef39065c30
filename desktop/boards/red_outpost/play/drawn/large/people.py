"""Workers, special cards and persons, each as a large view."""

from __future__ import annotations

from desktop.boards.red_outpost import art
from desktop.boards.red_outpost.play.drawn import told
from desktop.boards.red_outpost.play.drawn.large.parts import given, rule, sentence, special_cards
from desktop.boards.red_outpost.play.drawn.table import Table
from desktop.look.translate import translate
from desktop.scene.large import Look, Section
from engine.games.red_outpost.components import PLACES, WORKERS
from engine.games.red_outpost.places import ARRIVING, CLAUSE


def worker(table: Table, name: str) -> Look:
    """A worker: mood and discs, who would score, and where it is different from the others."""
    number, words = WORKERS.index(name), table.words
    state = " · ".join(told.worker_lines(table, name))
    sections = [Section(sentence(state)), rule(table, "RO-5.1")]
    if now := told.if_ended(table, number):
        sections.append(Section(now, "RO-5.1"))
    for there, (usual, others) in sorted(ARRIVING.items()):
        if number in others:
            said = translate("Large", "{place}: mood {own} instead of {usual}.")
            where = words.name("places", PLACES[there])
            text = said.format(
                place=where, own=words.signed(others[number]), usual=words.signed(usual)
            )
            sections.append(Section(text, CLAUSE[there]))
    sections += special_cards(table, number, table.view.worker_card, "worker")
    return Look(
        words.name("workers", name), "RO-5.1", tuple(sections), art.path(f"portraits/{name}")
    )


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
        *((rule(table, CLAUSE[held], words.name("places", key)),) if kind == "place" else ()),
    )
    picture = art.path(f"portraits/{key}" if kind == "worker" else f"places/{key}")
    shape = (1.0, 1.0) if kind == "worker" else (320.0, 220.0)
    return Look(words.name("cards", key), clause, sections, picture, None, shape)


def person(table: Table, name: str) -> Look:
    """A person: points, crystals, discs and special cards."""
    view, words, seat = table.view, table.words, int(name)
    said = translate("Large", "{points} VP · crystals: {crystals} · discs left today: {discs}")
    state = said.format(
        points=view.vp[seat],
        crystals=view.crystals[seat],
        discs=view.discs_left(seat),
    )
    sections = [Section(state, "RO-1.3"), rule(table, "RO-6.2"), Section(given(table))]
    for cards, keys in ((view.place_card, PLACES), (view.worker_card, WORKERS)):
        if cards[seat] >= 0:
            key = keys[cards[seat]]
            text, clause = words.at("cards", key, "text"), words.at("cards", key, "clause")
            sections.append(Section(text, clause, words.name("cards", key)))
    return Look(table.names[seat], "", tuple(sections))

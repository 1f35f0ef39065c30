"""Places, decks, stores, wheel and clock, each as a large view."""

from __future__ import annotations

from desktop.boards.red_outpost import art
from desktop.boards.red_outpost.play.drawn import decks, told
from desktop.boards.red_outpost.play.drawn.large.parts import (
    given,
    rule,
    seen,
    sentence,
    special_cards,
)
from desktop.boards.red_outpost.play.drawn.table import Table
from desktop.look.percent import percent, percents
from desktop.look.translate import several, translate
from desktop.scene.large import Face, Look, Section
from engine.games.red_outpost.components import BIN, GOODS, PHASES, PLACES, WORKERS
from engine.games.red_outpost.places import CLAUSE

OF_PHASE = dict(zip(PHASES, ("RO-2.4", "RO-2.5", "RO-2.6", "RO-2.5", "RO-2.7"), strict=True))


def place(table: Table, name: str) -> Look:
    """A place: its rule, who is there, its lock, its deck, and special cards about it."""
    number, words = PLACES.index(name), table.words
    view = table.view
    sections = [Section(words.clause(CLAUSE[number])[1], CLAUSE[number])]
    if lock := told.lock_text(table, number):
        sections.append(Section(sentence(lock), "RO-1.8"))
    there = [words.name("workers", WORKERS[it]) for it in range(6) if view.at[it] == number]
    if there:
        said = translate("Large", "Here now: {workers}.")
        sections.append(Section(said.format(workers=words.listed(there)), "RO-2.3"))
    sections += special_cards(table, number, view.place_card, "place")
    if name == "warehouse":
        sections += [rule(table, "RO-3.2"), rule(table, "RO-3.3")]
    if name == "palace":
        sections += [Section(given(table)), rule(table, "RO-6.1")]
    made = Look(words.name("places", name), CLAUSE[number], tuple(sections))
    if name in (decks.LAKE, decks.SHIP):
        pile = pile_look(table, name)
        made = made._replace(sections=(*made.sections, *pile.sections[:2]), faces=pile.faces)
    return seen(table, f"place:{name}", made)


def deck(table: Table, name: str) -> Look:
    """A deck: what is left, with the odds of each card, and the next shuffle."""
    return seen(table, f"place:{name}", pile_look(table, name))


def discard(table: Table, name: str) -> Look:
    """A discard pile: what lies there, and when it is shuffled."""
    pile, words = decks.pile(table.view, name), table.words
    title = translate("Board", "{deck}: cards discarded: {cards}")
    title = title.format(deck=words.name("places", name), cards=sum(pile.out))
    faces = tuple(
        Face(art.path(pile.folder + face), str(count), not count)
        for face, count in zip(pile.faces, pile.out, strict=True)
    )
    sections = (Section(pile.shuffle(words), pile.clause), rule(table, pile.clause))
    return seen(table, f"place:{name}", Look(title, pile.clause, sections, faces=faces))


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
        rule(table, "RO-3.3"),
        rule(table, "RO-3.2"),
        rule(table, "RO-3.4"),
    )
    title = words.name("goods", name)
    look = Look(title[0].upper() + title[1:], "RO-3.3", sections)
    return seen(table, "exports", look)


def palace(table: Table, name: str) -> Look:
    """The palace fields: who has given how much, and what it brings."""
    words = table.words
    sections = (
        Section(given(table)),
        rule(table, "RO-6.1"),
        rule(table, "RO-4.2"),
    )
    return seen(table, "place:palace", Look(words.name("places", "palace"), "RO-6.1", sections))


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
        rule(table, "RO-3.4"),
    )
    return seen(table, "wheel", Look(title, "RO-3.1", sections))


def clock(table: Table, name: str) -> Look:
    """The clock: this phase, and how a day goes."""
    view, words = table.view, table.words
    phase = PHASES[view.phase]
    sections = (
        rule(table, OF_PHASE[phase], words.name("phases", phase)),
        rule(table, "RO-2.1"),
        rule(table, "RO-1.8"),
    )
    title = translate("Board", "Day {day} · {phase}")
    title = title.format(day=view.day, phase=words.name("phases", phase))
    return seen(table, "clock", Look(title, OF_PHASE[phase], sections))


def pile_look(table: Table, name: str) -> Look:
    pile, words = decks.pile(table.view, name), table.words
    left = sum(pile.left)
    title = translate("RedOutpost", "{deck}: cards left: {cards}")
    title = title.format(deck=words.name("places", name), cards=left)
    faces = tuple(
        Face(
            art.path(pile.folder + face),
            f"{count} · {percent(share)}",
            not count,
        )
        for face, count, share in zip(pile.faces, pile.left, percents(pile.left), strict=True)
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
        rule(table, pile.clause),
    )
    return Look(title, pile.clause, sections, faces=faces)

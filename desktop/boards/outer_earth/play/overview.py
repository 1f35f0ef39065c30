"""The table of Outer Earth in words and numbers: what is told of each topic."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.boards.outer_earth import names
from desktop.boards.outer_earth.play.drawn import told
from desktop.boards.outer_earth.play.drawn.table import Table
from desktop.look.translate import translate
from desktop.scene.overview import Rows
from engine.games.outer_earth.components import BACK, PLANETS
from engine.games.outer_earth.state import NOTHING


def topics_of(table: Table) -> Iterator[tuple[str, Rows]]:
    """The cards with their rows."""
    view = table.view
    title = translate("OuterEarth", "Galaxy Auction Market")
    row = [told_row(table, f"planet:{PLANETS[it]}") for it in view.row]
    yield title, row or [(translate("OuterEarth", "No planet is in the market."), "")]
    common = [told_row(table, thing) for thing in ("galaxy", "budget", "index", "deck", "discard")]
    common[0] = (common[0][0], "")
    open_cards = [names.card(table.voice.words, card) for card in view.open_cards]
    common.append((translate("OuterEarth", "Open Industries"), "; ".join(open_cards)))
    yield translate("OuterEarth", "Industries"), common
    for step in range(table.seats):
        seat = (table.front + step) % table.seats
        yield table.voice.people[seat], list(seat_rows(table, seat))


def told_row(table: Table, thing: str) -> tuple[str, str]:
    """A thing with what its note says."""
    kind, _, name = thing.partition(":")
    title, _, lines = told.BY_KIND[kind](table, name)
    return title, ". ".join(line.removesuffix(".") for line in lines)


def seat_rows(table: Table, seat: int) -> Iterator[tuple[str, str]]:
    """All that a seat has."""
    view, words = table.view, table.voice.words
    yield f"{view.vp[seat]} {words.at('game', 'vp')}", ""
    yield told_row(table, f"company:{seat}")
    for planet in view.developing[seat]:
        title, text = told_row(table, f"planet:{PLANETS[planet]}")
        cards = "; ".join(names.card(words, card) for card in view.built[planet])
        yield title, f"{text}. {cards}" if cards else text
    if view.queued[seat] != NOTHING:
        yield told_row(table, f"planet:{PLANETS[view.queued[seat]]}")
    for kind in ("stocks", "portfolio", "hand"):
        title, text = told_row(table, f"{kind}:{seat}")
        if kind == "hand" and seat == table.voice.viewer:
            known = [card for card in view.hands[seat] if card != BACK]
            text = "; ".join(names.card(words, card) for card in known)
        yield title.removeprefix(f"{table.voice.people[seat]}: "), text

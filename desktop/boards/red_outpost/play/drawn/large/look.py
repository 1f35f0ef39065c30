"""The large view of a thing: why it cannot be chosen, then all that is to be said of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from desktop.boards.red_outpost.play.drawn import told
from desktop.boards.red_outpost.play.drawn.large import map as on_map
from desktop.boards.red_outpost.play.drawn.large import people
from desktop.boards.red_outpost.play.drawn.table import Table
from desktop.scene.choosing import Steps
from desktop.scene.large import Look, Section
from engine.rules.agenda import Refusal


def look_of(table: Table, thing: str, refusals: Sequence[Refusal], taken: Steps) -> Look | None:
    """The large view of a thing; None where there is nothing to say."""
    kind, _, name = thing.partition(":")
    tell = BY_KIND.get(kind)
    if tell is None:
        return None
    look = tell(table, name)
    reasons = tuple(
        Section(table.words.refusal(refusal, table.names), refusal.clause, refuses=True)
        for refusal in refusals
        if told.is_about(refusal.subject, name, taken)
    )
    return look._replace(sections=(*reasons, *look.sections))


BY_KIND: Mapping[str, Callable[[Table, str], Look]] = {
    "place": on_map.place,
    "worker": people.worker,
    "portrait": people.worker,
    "disc": people.disc,
    "card": people.card,
    "deck": on_map.deck,
    "discard": on_map.discard,
    "bin": on_map.goods,
    "export": on_map.goods,
    "palace": on_map.palace,
    "wheel": on_map.wheel,
    "clock": on_map.clock,
    "person": people.person,
    "vp": people.person,
    "crystals": people.person,
    "discs": people.person,
}

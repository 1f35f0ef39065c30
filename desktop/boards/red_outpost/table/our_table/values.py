"""Everything that lies on the table, in groups: which fact tells it, and what the app believes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from desktop.table.questions.value_rows import FEW, Row, Value
from engine.games.red_outpost.components import (
    ADMINISTRATION,
    GOODS,
    LAKE_CARDS,
    PHASES,
    PLACES,
    SHIP_CARDS,
    WORKERS,
)
from engine.games.red_outpost.facts import FACTS, clock
from engine.games.red_outpost.facts.cards import givers
from engine.games.red_outpost.moves import TEN_PLACES
from engine.games.red_outpost.table import TOLD_BY, AtTable
from engine.rules.facts import UNSEEN

GROUPS = ("clock", "people", "goods", "decks", "portraits", "workers", "locks", "cards")


def groups_of(state: AtTable) -> tuple[str, ...]:
    """The groups that this match has, in the order of asking."""
    return GROUPS if state.board.has_cards else GROUPS[:-1]


def rows_of(state: AtTable, group: str) -> list[Row]:
    """The rows of a group as things stand."""
    return _ROWS[group](state)


def unknown_in(state: AtTable, group: str) -> int:
    """How many markers and cards of a group nobody told."""
    kinds = MARKERS.get(group, ())
    dealt = (*state.worker_card, *state.place_card) if group == "cards" else ()
    cards = sum(card < 0 for card in dealt)
    return cards + sum(marker.partition(".")[0] in kinds for marker in state.unknown)


def facts_of(state: AtTable, group: str) -> set[str]:
    """The facts that tell the values of a group."""
    return {value.words[0] for row in rows_of(state, group) for _, value in row.cells}


MARKERS = {
    "people": ("vp", "crystals", "palace", "wheel"),
    "goods": ("warehouse", "exported"),
    "decks": ("lake", "ship"),
    "portraits": ("mood", "discs"),
    "workers": ("at",),
    "locks": ("locks",),
    "cards": ("gifts", "papers"),
}
"""Kinds of markers by group; all of them are those of `of_board`, and the locks."""


def _value(
    words: tuple[str, ...], at: int, now: str | None, choices: tuple[str, ...], marker: str = ""
) -> Value:
    kind = FACTS[words[0]].kinds[at - 1].name
    is_number = choices[0].lstrip("-").isdecimal() and kind not in ("seat", "day")
    return Value(words, at, now, choices, kind, is_number, marker)


def _told(
    state: AtTable, words: tuple[str, ...], now: object, choices: Iterable[object] = ()
) -> Value:
    """A value whose fact ends with it; without choices it is any word of the fact's kind."""
    fact, *names = words
    marker = ".".join((_MARKS.get(fact, fact), *names))
    known = str(now) if state.is_known(marker) else None
    possible = tuple(map(str, choices)) or tuple(FACTS[fact].kinds[len(names)].words(state))
    return _value((*words, str(now)), len(words), known, possible, marker)


_MARKS = {fact: marker for marker, fact in TOLD_BY.items()}


def _clock(state: AtTable) -> list[Row]:
    day, phase, taken, start = clock.as_told(state)
    words = ("clock", str(day), PHASES[phase], str(taken), str(start + 1))
    choices = [tuple(kind.words(state)) for kind in FACTS["clock"].kinds]
    choices[2] = choices[2][: clock.most_taken(state, phase) + 1]
    rows = []
    for at, (key, some) in enumerate(zip(("day", "phase", "turns", "start"), choices, strict=True)):
        # Another phase begins with its first turn.
        fact = (*words[:3], "0", words[4]) if key == "phase" else words
        value = _value(fact, at + 1, words[at + 1], some)
        rows.append(Row("text", key, ((key, value),)))
    return rows


def _people(state: AtTable) -> list[Row]:
    rows = []
    for seat in range(state.board.seats):
        who = str(seat + 1)
        spaces = range(1, state.board.wheel + 1)
        cells = (
            ("vp", _told(state, ("vp", who), state.vp[seat])),
            ("crystals", _told(state, ("crystals", who), state.crystals[seat])),
            ("palace", _told(state, ("palace", who), state.palace[seat])),
            ("wheel", _told(state, ("wheel", who), state.wheel[seat] + 1, spaces)),
        )
        rows.append(Row("seat", who, cells))
    return rows


def _goods(state: AtTable) -> list[Row]:
    rows = []
    for at, good in enumerate(GOODS):
        fields = range(len(state.board.export[at]))
        cells = (
            ("warehouse", _told(state, ("warehouse", good), state.warehouse[at])),
            ("exported", _told(state, ("exported", good), state.exported[at], fields)),
        )
        rows.append(Row("good", good, cells, good))
    return rows


def _decks(state: AtTable) -> list[Row]:
    rows = []
    for deck, faces, out, box in (
        ("lake", LAKE_CARDS, state.lake_discard, state.board.lake),
        ("ship", SHIP_CARDS, state.ship_discard, state.board.ship),
    ):
        words = (f"{deck}_discards", *map(str, out))
        is_known = state.is_known(deck)
        cells = []
        for at, (face, most) in enumerate(zip(faces, box, strict=True)):
            if most:
                now = words[at + 1] if is_known else None
                choices = tuple(map(str, range(most + 1)))
                cells.append((face, _value(words, at + 1, now, choices, deck)))
        rows.append(Row("text", deck, tuple(cells[:FEW])))
        if cells[FEW:]:
            rows.append(Row("text", f"{deck}_more", tuple(cells[FEW:])))
    return rows


def _portraits(state: AtTable) -> list[Row]:
    board, rows = state.board, []
    for worker, name in enumerate(WORKERS):
        track = board.mood_track
        cells = [("mood", _told(state, ("mood_at", name), track[state.mood[worker]], track))]
        for seat in range(board.seats):
            words = ("discs", name, str(seat + 1))
            value = _told(state, words, state.discs_on(worker, seat))
            cells.append((f"seat_{seat + 1}", value))
        rows.append(Row("worker", name, tuple(cells)))
    return rows


def _workers(state: AtTable) -> list[Row]:
    rows = []
    for worker, name in enumerate(WORKERS):
        pose = "standing" if state.upright >> worker & 1 else "lying"
        stands = _value(("stands", name, pose), 2, pose, ("standing", "lying"))
        cells = (
            ("at", _told(state, ("at", name), PLACES[state.at[worker]])),
            ("pose", stands),
        )
        rows.append(Row("worker", name, cells))
    return rows


def _locks(state: AtTable) -> list[Row]:
    told = [*_places(state.morning_locks), *_places(state.evening_locks)]
    is_known = state.is_known("locks") and len(told) == LOCKS
    return rows_of_locks(told if is_known else NO_LOCKS)


LOCKS = 6
NO_LOCKS = (UNSEEN,) * LOCKS


def rows_of_locks(places: Sequence[str]) -> list[Row]:
    """RO-1.5: the places of the locks, those of the Morning first; `?` where nobody said."""
    words = ("locks", *places)
    cells = [
        (str(at), _value(words, at + 1, place if place in LOCKABLE else None, LOCKABLE, "locks"))
        for at, place in enumerate(places)
    ]
    return [Row("text", "morning", tuple(cells[:3])), Row("text", "evening", tuple(cells[3:]))]


def changed_with(words: Sequence[str], at: int, word: str) -> list[str]:
    """The words with that one at a place of theirs; what stood there stands where it was."""
    changed = [*words]
    if word in changed and word != UNSEEN:
        changed[changed.index(word)] = changed[at]
    changed[at] = word
    return changed


LOCKABLE = tuple(name for place, name in enumerate(PLACES) if TEN_PLACES >> place & 1)


def _places(bits: int) -> list[str]:
    return [name for place, name in enumerate(PLACES) if bits >> place & 1]


def _cards(state: AtTable) -> list[Row]:
    rows = []
    for seat in range(state.board.seats):
        who = str(seat + 1)
        on_card = ("on_card", who)
        dealt = (state.worker_card[seat], state.place_card[seat])
        named = zip(dealt, CARDS.values(), strict=True)
        cells = cells_of_cards(who, *(names[card] if card >= 0 else "" for card, names in named))
        if state.place_card[seat] in (ADMINISTRATION, -1):
            cells.append(("papers", _told(state, on_card, state.papers[seat])))
        rows.append(Row("seat", who, tuple(cells)))
    for worker, name in enumerate(WORKERS) if givers(state) else ():
        gifts = []
        for seat in givers(state):
            words = ("gifts", name, str(seat + 1))
            now = state.gifts[worker * state.board.seats + seat]
            gifts.append((f"gift_{seat + 1}", _told(state, words, now)))
        rows.append(Row("worker", name, tuple(gifts)))
    return rows


CARDS = {"worker_card": WORKERS, "place_card": PLACES}
"""RO-1.6: the facts that tell a special card, and the cards of that kind."""


def cells_of_cards(who: str, *now: str) -> list[tuple[str, Value]]:
    """RO-1.6: worker card and place card of a person; empty where nobody said."""
    return [
        (fact, _value((fact, who, card or UNSEEN), 2, card or None, tuple(names)))
        for (fact, names), card in zip(CARDS.items(), now, strict=True)
    ]


_ROWS = {
    "clock": _clock,
    "people": _people,
    "goods": _goods,
    "decks": _decks,
    "portraits": _portraits,
    "workers": _workers,
    "locks": _locks,
    "cards": _cards,
}

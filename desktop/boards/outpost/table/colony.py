"""What a colony has and can do, in a line that a press opens to tell what is bought and who works."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy

from desktop.boards.outpost import art
from desktop.boards.outpost.play.brings import source_name
from desktop.look import theme
from desktop.look.names import tip
from desktop.look.text_fit import largest
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.table.letters import LEAST, narrowed
from desktop.table.telling import Telling
from desktop.table.touch import PLAIN, QUIET, TouchButton
from engine.games.outpost import ledger
from engine.games.outpost.components import FACTORIES
from engine.games.outpost.quotes import Change
from engine.games.outpost.state import Outpost
from engine.games.outpost.table import OF_COLONY, AtTable

HIGH, SIGN = 50, 24
EDGE, BETWEEN = 8, 14
"""What lies left and right of all, and between a number and the next picture at the least."""
LONGEST = {
    "tokens/victory_point": "99",
    "tokens/population": "9/19",
    "tokens/robot": "9/9",
    "tokens/hand_capacity": "99",
    "cards/ore_back": "≈ 99",
}
"""The longest number beside each picture as a rule: so those of all rows stand below each other."""
UNKNOWN = "99"
"""The same where not all of a colony is known."""


class Colony(TouchButton):
    """VP, people, robots, hand and income, each with its picture; what is not known is a `?`."""

    def __init__(self, telling: Telling[AtTable], seat: int) -> None:
        super().__init__(telling.measure, "table.label", HIGH)
        self._telling, self._seat = telling, seat
        self.setObjectName(f"colony_{seat + 1}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.parts: tuple[tuple[str, str, str], ...] = ()
        """Picture, number, and what it counts."""

    def show_table(self) -> None:
        """Tell what the colony has."""
        state, voice = self._telling.state, self._telling.voice
        self.parts = parts(state, voice, self._seat)
        name = voice.people[self._seat]
        said = ", ".join(f"{what}: {number}" for _, number, what in self.parts)
        self.tell(name, said=f"{name}: {said}" if said else name)
        told = (*points(state, voice, self._seat), *sources(state, voice, self._seat))
        tip(self, "\n".join(told))
        is_known = state.knows_colony(self._seat)
        self.dress_as(QUIET if not is_known and not state.turn else PLAIN)
        self.update()

    def _contents(self, painter: QPainter, ink: str) -> None:
        px, side = (
            self._measure.px,
            min(self._measure.px(SIGN), self.height() - self._measure.px(8)),
        )
        before, room = side + px(4), self.width() - px(EDGE) * 2
        face = QFont(self._measure.font("table.label"))

        def wide() -> list[float]:
            across, is_whole = (
                QFontMetricsF(face).horizontalAdvance,
                len(self.parts) == len(LONGEST),
            )
            longest = LONGEST if is_whole else dict.fromkeys(LONGEST, UNKNOWN)
            return [before + across(longest[picture]) for picture, _, _ in self.parts]

        def fits(size: int) -> bool:
            face.setPixelSize(size)
            return sum(wide()) + px(BETWEEN) * (len(self.parts) - 1) <= room

        face.setPixelSize(largest(face.pixelSize(), LEAST, fits))
        columns = wide()
        gap = (room - sum(columns)) / max(1, len(columns) - 1)
        left = float(px(EDGE))
        painter.setPen(theme.token(ink))
        for (picture, number, _), column in zip(self.parts, columns, strict=True):
            art.draw(painter, picture, QRectF(left, (self.height() - side) / 2, side, side))
            # The last number has no gap behind it.
            free = min(column + gap, self.width() - px(EDGE) - left) - before
            font = narrowed(number, face, free)
            high = QFontMetricsF(font).height()
            place = QRectF(left + before, (self.height() - high) / 2, free, high)
            painter.setFont(font)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, number)
            left += column + gap


def parts(state: AtTable, voice: Voice, seat: int) -> tuple[tuple[str, str, str], ...]:
    """OP-1.2, OP-4.2, OP-4.3: picture, number and name of each thing that is counted."""
    words, found = voice.words, ledger.colony(state, seat)
    people = translate("OutpostTable", "people of at most")
    robots = translate("OutpostTable", "robots, and how many may be used")
    hand = translate("OutpostTable", "hand capacity")
    income = translate("OutpostTable", "worth of the cards of a turn, on average")
    vp = state.vp[seat] if state.knows_vp(seat) else "?"
    first = ("tokens/victory_point", str(vp), words.at("game", "vp"))
    if found is None:
        known = [state.is_known(f"{kind}.{seat + 1}") for kind in OF_COLONY]
        count = str(state.population[seat]) if known[2] else "?"
        return first, ("tokens/population", count, people), ("tokens/robot", "?", robots)
    usable = f"{found.robots}/{found.usable_robots}" if found.robots or found.usable_robots else "–"
    return (
        first,
        ("tokens/population", f"{found.people}/{found.room.n}", people),
        ("tokens/robot", usable, robots),
        ("tokens/hand_capacity", str(found.capacity.n), hand),
        ("cards/ore_back", f"≈ {found.income}", income),
    )


def points(state: AtTable, voice: Voice, seat: int) -> list[str]:
    """OP-3.1, OP-3.2, OP-4.1: where the VP of a colony come from."""
    if not state.knows_colony(seat):
        return []
    words = voice.words
    vp = words.at("game", "vp")
    lines = Outpost.result(state).sheets[seat].lines
    return [f"{words.line(line)}: {line.points} {vp}" for line in lines]


def sources(state: AtTable, voice: Voice, seat: int) -> list[str]:
    """What changes what the colony can do and pays, each with where it comes from."""
    words, found = voice.words, ledger.colony(state, seat)
    if found is None:
        return [translate("OutpostTable", "Not all of this colony is entered.")]
    lines = []
    if found.spare_people:
        spare = translate("OutpostTable", "Without a job: {count}")
        lines.append(spare.format(count=found.spare_people))
    for text, limit in (
        (translate("OutpostTable", "Population maximum {n}: {sources}"), found.room),
        (translate("OutpostTable", "Hand capacity {n}: {sources}"), found.capacity),
    ):
        if limit.changes:
            lines.append(text.format(n=limit.n, sources=named(limit.changes, voice)))
    changed = translate("OutpostTable", "{thing} {n}: {sources}")
    for price in found.discounts:
        told = {"thing": words.name("upgrades", price.thing), "n": words.signed(price.n)}
        lines.append(changed.format(**told, sources=named(price.changes, voice)))
    for price in found.prices:
        if price.changes:
            told = {"thing": thing_name(voice, price.thing), "n": str(price.n)}
            lines.append(changed.format(**told, sources=named(price.changes, voice)))
    return lines


def named(changes: tuple[Change, ...], voice: Voice) -> str:
    """Where changes come from, each with by how much."""
    return ", ".join(
        f"{source_name(change, voice)} {voice.words.signed(change.n)}" for change in changes
    )


def thing_name(voice: Voice, thing: str) -> str:
    """A kind of factory, people or robots."""
    words = voice.words
    if thing in FACTORIES:
        return words.name("factories", thing)
    return words.text("actions", "any", thing)

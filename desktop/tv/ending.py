"""The end of the match: who won, everybody's place, and how ties were broken."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.look.ranking_text import headline
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.scene import letters
from desktop.tv import brush
from desktop.tv.brush import FLOOR, LINE, MIDDLE, RIGHT, write
from desktop.tv.panel import Panel
from engine.rules.scoring import Ranking

GAP = 16.0
UNKNOWN = "?"


class Row(NamedTuple):
    """A person's place in the ranking."""

    rank: str
    name: str
    colour: str
    points: str
    vp_word: str
    has_won: bool


class End(NamedTuple):
    """Who won, in the order of the ranking, and how a tie was broken."""

    headline: str
    rows: tuple[Row, ...]
    notes: tuple[str, ...]

    @property
    def spoken(self) -> str:
        """All of it in words, but for the notes."""
        places = [f"{row.rank}. {row.name}: {row.points} {row.vp_word}" for row in self.rows]
        return ". ".join((self.headline, *places))


def end_of(ranking: Ranking, voice: Voice, early: str = "") -> End:
    """The end as the ranking has it; `early` is said if people ended the match before its end."""
    words, people = voice.words, voice.people
    rows = tuple(
        Row(
            str(place.rank),
            people[place.seat],
            voice.colours[place.seat],
            str(place.total),
            words.at("game", "vp"),
            place.rank == 1 and not early,
        )
        for place in ranking.places
    )
    ties = [words.tie_step(step, people) for step in ranking.tie_break]
    notes = (*([early] if early else []), *ties)
    return End(headline(ranking, words, people, is_early=bool(early)), rows, notes)


def untold_end(voice: Voice) -> End:
    """The end where the score cannot be told: nobody has won."""
    vp = voice.words.at("game", "vp")
    rows = tuple(
        Row(UNKNOWN, name, colour, UNKNOWN, vp, False)
        for name, colour in zip(voice.people, voice.colours, strict=True)
    )
    return End(translate("Tv", "Not all points have been entered"), rows, ())


class Ending(Panel):
    """The headline, the ranking, and how ties were broken."""

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the whole."""
        look: End = self.look
        head = QRectF(0, 0, area.width(), 170)
        write(painter, head, look.headline, 104, weight=700, align=MIDDLE)
        notes = [line for note in look.notes for line in brush.lines(note, area.width() - 80, 2)][
            :3
        ]
        below = FLOOR * LINE * len(notes) + (32 if notes else 0)
        room = area.adjusted(160, 180, -160, 0)
        count = len(look.rows)
        high = min(172.0, (room.height() - below - GAP * (count - 1)) / count)
        block = high * count + GAP * (count - 1)
        # In the middle of what is left, but nearer to the headline.
        top = room.y() + (room.height() - block - below) / 3
        for number, row in enumerate(look.rows):
            line = top + number * (high + GAP)
            _row(painter, QRectF(room.x(), line, room.width(), high), row)
        for number, note in enumerate(notes):
            line = top + block + 32 + FLOOR * LINE * number
            place = QRectF(40, line, area.width() - 80, FLOOR * LINE)
            write(painter, place, note, FLOOR, "muted", 500, MIDDLE)


def _row(painter: QPainter, area: QRectF, row: Row) -> None:
    if row.has_won:
        brush.sheet(painter, area, "legal_soft", "legal", 5)
    else:
        brush.sheet(painter, area, "raised", "line")
    middle = area.center().y()
    rank = QRectF(area.x() + 36, area.y(), 90, area.height())
    write(painter, rank, row.rank, 84, "text" if row.has_won else "muted", 700, MIDDLE)
    side = min(area.height() - 32, 112.0)
    left = rank.right() + 28
    brush.mark(painter, row.colour, QRectF(left, middle - side / 2, side, side))
    left += side + 36
    right = area.right() - 44
    word = letters.width(row.vp_word, 44, 500)
    write(painter, QRectF(right - word, middle - 14, word + 2, 56), row.vp_word, 44, "muted", 500)
    right -= word + 20
    write(
        painter,
        QRectF(right - 240, area.y(), 240, area.height()),
        row.points,
        104,
        weight=700,
        align=RIGHT,
    )
    right -= 260
    if row.has_won:
        brush.icon(painter, "trophy", QRectF(right - 84, middle - 42, 84, 84), "legal")
        right -= 110
    write(painter, QRectF(left, area.y(), right - left, area.height()), row.name, 72, weight=700)

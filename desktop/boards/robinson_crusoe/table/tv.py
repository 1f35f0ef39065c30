"""The view for a television: what is due, the Threat spaces and every counter, from three metres."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QWidget

from desktop.boards.robinson_crusoe import shown
from desktop.boards.robinson_crusoe.art import colour, draw
from desktop.boards.robinson_crusoe.clock import when
from desktop.boards.robinson_crusoe.face import HIGH, WIDTH, Face, paint
from desktop.look import drawings, theme
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.scene import letters
from engine.flow import NOBODY
from engine.games.robinson_crusoe import counters, event_deck, threats
from engine.games.robinson_crusoe.components import ADVENTURES, GOODS, LEVELS
from engine.games.robinson_crusoe.prompts import prompt
from engine.games.robinson_crusoe.state import Robinson
from engine.games.robinson_crusoe.wording import prompt_text
from engine.words import signed

WIDE, HIGH_UNITS = 1920.0, 1080.0
"""The screen in units; a television has another number of pixels, and the same view."""
EDGE, FLOOR = 40.0, 36


class Counted(NamedTuple):
    """A counter: its picture and what it shows."""

    picture: str
    name: str
    number: str


class Character(NamedTuple):
    """A character: name, colour, Wounds of its life, and whether it has the lantern."""

    name: str
    colour: str
    wounds: str
    life: int
    is_first: bool


class Threat(NamedTuple):
    """A Threat space: its card, if there is one, and when it leaves."""

    face: Face | None
    leaves: str
    is_next: bool


class Seen(NamedTuple):
    """All that the view shows."""

    name: str
    round: str
    deck: str
    text: str
    seat: str
    threats: tuple[Threat, Threat]
    counted: tuple[Counted, ...]
    characters: tuple[Character, ...]
    tokens: tuple[tuple[str, str], ...]
    """The Adventure decks with a token, by colour and name."""


def seen(state: Robinson, voice: Voice, name: str) -> Seen:
    """What the view shows of a match of that name."""
    words = voice.words
    asked = state.current_player
    if asked >= 0:
        text, seat = voice.prompt(state.agenda[-1]), asked
    else:
        now = prompt(state)
        text = prompt_text(words, now, voice.people)
        seat = now.params.get("seat", -1) if asked != NOBODY else -1
    look = event_deck.look(state)
    top = words.name("backs", look.top) if look.top else "?"
    deck = translate("Robinson", "Event deck: {n}, on top: {back}").format(n=look.left, back=top)
    left, right = (_threat(state, it, voice) for it in threats.on_board(state))
    morale = signed(state.morale) if state.is_known("morale") else "?"
    counted = [
        Counted(it, words.name("counters", it), _shown(state, it)) for it in (*GOODS, *LEVELS)
    ]
    counted.append(Counted("morale_marker", words.name("counters", "morale"), morale))
    characters = tuple(
        Character(
            voice.people[seat],
            voice.colours[seat],
            _shown(state, f"wounds.{seat + 1}"),
            state.life[seat],
            state.is_known("first") and seat == state.first,
        )
        for seat in range(state.board.seats)
    )
    return Seen(
        name,
        when(state, voice),
        deck,
        text,
        voice.colours[seat] if seat >= 0 else "",
        (left, right),
        tuple(counted),
        characters,
        tuple(
            (back, words.name("backs", back))
            for back, lies in zip(ADVENTURES, state.tokens, strict=True)
            if lies
        ),
    )


def spoken(it: Seen) -> str:
    """The view in words."""
    cards = [
        f"{threat.face.name}: {threat.leaves}" for threat in it.threats if threat.face is not None
    ]
    numbers = [f"{one.name} {one.number}" for one in it.counted]
    people = [f"{one.name} {one.wounds}/{one.life}" for one in it.characters]
    tokens = [
        translate("Robinson", "Token on the deck {deck}").format(deck=n) for _, n in it.tokens
    ]
    return ". ".join((it.name, it.round, it.text, *cards, *tokens, *numbers, *people))


def _shown(state: Robinson, counter: str) -> str:
    return str(counters.value(state, counter)) if state.is_known(counter) else "?"


def _threat(state: Robinson, there: threats.Threat | None, voice: Voice) -> Threat:
    if there is None:
        return Threat(None, "", False)
    leaves, _ = shown.leaves(state, there)
    return Threat(shown.face(there, voice.words), leaves, shown.is_next(state, there))


class Tv(QWidget):
    """Round, what is due, both Threat spaces, counters and Wounds; nothing to press.

    It fills whatever size it has, and does not follow the text size: it cannot scroll.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(320, 180)
        self.seen: Seen | None = None
        theme.watch.changed.connect(self.update)

    def show_table(self, state: Robinson, voice: Voice, name: str, is_early: bool = False) -> None:
        """Show the match of that name as it stands."""
        now = seen(state, voice, name)
        if is_early:
            now = now._replace(text=translate("Robinson", "The match is over."), seat="")
        if now != self.seen:
            self.seen = now
            self.setAccessibleName(spoken(now))
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Everything in the scale of the screen."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), colour("table"))
        if self.seen is not None:
            unit = min(self.width() / WIDE, self.height() / HIGH_UNITS)
            left = (self.width() - WIDE * unit) / 2
            top = (self.height() - HIGH_UNITS * unit) / 2
            painter.setTransform(QTransform(unit, 0, 0, unit, left, top))
            _head(painter, self.seen)
            _due(painter, self.seen)
            for number, threat in enumerate(self.seen.threats):
                _card(painter, threat, QRectF(EDGE + 20 + number * 390, 300, 350, 736))
            _tokens(painter, self.seen.tokens, QRectF(EDGE + 20, 958, 740, 84))
            _counters(painter, self.seen.counted, QRectF(860, 300, 400, 736))
            _wounds(painter, self.seen.characters, QRectF(1284, 300, 596, 736))
        painter.end()


def _write(
    painter: QPainter,
    area: QRectF,
    text: str,
    size: int,
    weight: int = 600,
    align: Qt.AlignmentFlag = letters.LEFT,
    ink: str = "",
) -> None:
    while size > FLOOR and letters.width(text, size, weight) > area.width():
        size -= 2
    painter.setFont(letters.font(size, weight))
    painter.setPen(colour(ink) if ink else theme.token("text"))
    shown_text = painter.fontMetrics().elidedText(
        text, Qt.TextElideMode.ElideRight, int(area.width()) + 1
    )
    painter.drawText(area, align | Qt.TextFlag.TextDontClip, shown_text)


def _sheet(painter: QPainter, area: QRectF, fill: str = "panel", line: str = "panel_line") -> None:
    painter.setPen(QPen(colour(line), 2 if line == "panel_line" else 5))
    painter.setBrush(colour(fill))
    painter.drawRoundedRect(area, 24, 24)


def _head(painter: QPainter, it: Seen) -> None:
    _write(painter, QRectF(EDGE, 24, 760, 76), it.name, 44, 700)
    deck = QRectF(820, 24, 640, 76)
    _write(painter, deck, it.deck, FLOOR, 500, letters.RIGHT)
    draw(painter, "round_marker", QRectF(1500, 26, 72, 72))
    _write(painter, QRectF(1590, 24, 290, 76), it.round, 44, 800)


def _due(painter: QPainter, it: Seen) -> None:
    area = QRectF(EDGE, 118, WIDE - 2 * EDGE, 150)
    _sheet(painter, area, "ember_wash", "ember_ring")
    left = area.left() + 36
    if it.seat:
        _mark(painter, it.seat, QRectF(left, area.center().y() - 44, 88, 88))
        left += 118
    room = QRectF(left, area.top() + 8, area.right() - left - 24, area.height() - 16)
    flags = int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)
    size = 52
    while size > FLOOR and letters.height(it.text, room.width(), size, 700) > room.height():
        size -= 2
    painter.setFont(letters.font(size, 700))
    painter.setPen(theme.token("text"))
    painter.drawText(room, flags, it.text)


def _card(painter: QPainter, threat: Threat, area: QRectF) -> None:
    wide = area.width()
    space = QRectF(area.left(), area.top(), wide, wide * HIGH / WIDTH + 40)
    line = colour("ember_ring") if threat.is_next else colour("dashes")
    pen = QPen(line, 5)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(colour("inner"))
    painter.drawRoundedRect(space, 24, 24)
    if threat.face is None:
        _write(painter, space, translate("Robinson", "No card"), 40, 500, letters.MIDDLE)
        return
    card = QRectF(0, 0, wide - 40, (wide - 40) * HIGH / WIDTH)
    card.moveCenter(space.center())
    paint(painter, card, threat.face)
    plate = QRectF(area.left(), space.bottom() + 20, wide, 92)
    fill, edge = ("ember_wash", "ember_ring") if threat.is_next else ("panel", "panel_line")
    _sheet(painter, plate, fill, edge)
    ink = "ember_text" if threat.is_next else ""
    inside = plate.adjusted(10, 0, -10, 0)
    _write(painter, inside, threat.leaves, 40, 800, letters.MIDDLE, ink)


def _tokens(painter: QPainter, tokens: tuple[tuple[str, str], ...], area: QRectF) -> None:
    """The tokens that lie on their decks, side by side with the decks' names."""
    wide = area.width() / 3
    for number, (back, name) in enumerate(tokens):
        left = area.left() + number * wide
        draw(painter, f"token_adventure_{back}", QRectF(left, area.top() + 4, 72, 76))
        _write(painter, QRectF(left + 84, area.top(), wide - 92, area.height()), name, FLOOR, 600)


def _counters(painter: QPainter, counted: tuple[Counted, ...], area: QRectF) -> None:
    _sheet(painter, area)
    each = (area.height() - 32) / len(counted)
    for number, it in enumerate(counted):
        top = area.top() + 16 + number * each
        side = min(76.0, each - 12)
        draw(painter, it.picture, QRectF(area.left() + 24, top + (each - side) / 2, side, side))
        name = QRectF(area.left() + 116, top, 170, each)
        _write(painter, name, it.name, FLOOR, 500)
        figure = QRectF(area.right() - 136, top, 112, each)
        _write(painter, figure, it.number, 68, 800, letters.RIGHT)


def _wounds(painter: QPainter, characters: tuple[Character, ...], area: QRectF) -> None:
    _sheet(painter, area)
    each = min(180.0, (area.height() - 32) / len(characters))
    for number, it in enumerate(characters):
        top = area.top() + 16 + number * each
        if it.is_first:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour("ember_wash"))
            row = QRectF(area.left() + 10, top + 4, area.width() - 20, each - 8)
            painter.drawRoundedRect(row, 20, 20)
        _mark(painter, it.colour, QRectF(area.left() + 28, top + each / 2 - 38, 76, 76))
        name = QRectF(area.left() + 124, top, 190, each)
        _write(painter, name, it.name, 44, 600)
        if it.is_first:
            draw(painter, "first_player", QRectF(area.left() + 318, top + each / 2 - 42, 84, 84))
        heart = QRectF(area.right() - 186, top + each / 2 - 30, 60, 60)
        draw(painter, "wound", heart)
        figure = QRectF(area.right() - 122, top, 94, each)
        _write(painter, figure, it.wounds, 68, 800, letters.RIGHT)


def _mark(painter: QPainter, seat: str, area: QRectF) -> None:
    device = painter.worldTransform().mapRect(area)
    pixmap: QPixmap = drawings.seat_mark(seat, max(1, round(device.width() / theme.scale())))
    painter.drawPixmap(area, pixmap, QRectF(pixmap.rect()))

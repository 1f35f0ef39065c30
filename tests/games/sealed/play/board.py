"""The table of Sealed: a row for each seat with its coins, known ones with their value."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.look import theme
from desktop.look.voice import Voice
from desktop.scene import pictures
from desktop.scene.choosing import Choosing
from desktop.scene.motion import Change
from engine.rules.agenda import NOBODY, Event
from engine.rules.parts import hidden
from tests.games.sealed import VALUES, Sealed
from tests.games.sealed.play.choices import when

SHAPE = (4, 3)
COIN, GAP, EDGE = 44, 6, 16
WIDE, SMALL = 400, (448, 316)


class Board(QWidget):
    """Coins are clicked where they lie; there is one look only."""

    is_drawn = True

    def __init__(self, choosing: Choosing) -> None:
        super().__init__()
        self.setObjectName("board")
        self._choosing = choosing
        self._shown: tuple[Sealed, Voice] | None = None
        theme.watch.changed.connect(self.update)

    def turn_over(self) -> None:
        """There is no other look."""

    def width_at(self, height: int) -> int:
        """A table of four to three."""
        return height * SHAPE[0] // SHAPE[1]

    def show_state(
        self,
        state: Sealed,
        voice: Voice,
        asked: int,
        change: Change = Change.NEWS,
        events: Sequence[Event] = (),
    ) -> None:
        """Show the table as its viewer knows it."""
        self._shown = state, voice
        self.setAccessibleName(". ".join(lines(state, voice)))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._shown is None:
            return
        state, voice = self._shown
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), theme.token("surface"))
        painter.setPen(theme.token("text"))
        painter.setFont(theme.font("strong"))
        texts = lines(state, voice)
        high = self.height() / (len(texts) + 1)
        for row, text in enumerate(texts):
            area = QRectF(EDGE, row * high, self.width() - 2 * EDGE, high)
            painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, text)
        for coin, area in self._coins(state):
            known = hidden.is_known(coin)
            pictures.draw(painter, f"sealed/art/{'coin' if known else 'coin_back'}", area)
            if known:
                painter.setPen(Qt.GlobalColor.black)
                painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(VALUES[coin]))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A coin of the hand that is asked answers."""
        state = self._choosing.state
        if not isinstance(state, Sealed):
            return
        for coin, area in self._coins(state, state.current_player):
            if area.contains(event.position()):
                self._choosing.press(coin)
                return

    def _coins(self, state: Sealed, only: int = -1) -> Iterator[tuple[str, QRectF]]:
        """Every coin in hand, then what lies before it, with its place."""
        high = self.height() / (len(state.hands) + 2)
        for seat, hand in enumerate(state.hands):
            if only not in (-1, seat):
                continue
            coins = [*sorted(hand, reverse=True), *(state.laid[seat] if only < 0 else ())]
            side = min(COIN, (self.width() - 2 * EDGE) / max(1, len(coins)) - GAP)
            for number, coin in enumerate(coins):
                left = EDGE + number * (side + GAP)
                yield coin, QRectF(left, (seat + 1) * high + 24, side, side)


def lines(state: Sealed, voice: Voice) -> list[str]:
    """The table in words: the round and the bid, then each seat."""
    return [
        voice.words.text("table", "head", when=when(state, voice), bid=state.bid),
        *(
            voice.words.text(
                "table",
                "seat",
                people=voice.people,
                seat=seat,
                vp=state.points[seat],
                n=len(hand),
                laid=len(state.laid[seat]),
            )
            for seat, hand in enumerate(state.hands)
        ),
    ]


def small(state: Sealed, voice: Voice) -> QImage:
    """What the shelf shows."""
    return _drawn(state, voice, *SMALL)


def picture(state: Sealed, voice: Voice, scale: float) -> QImage:
    """The whole table."""
    return _drawn(state, voice, round(WIDE * scale), round(WIDE * scale) * SHAPE[1] // SHAPE[0])


def _drawn(state: Sealed, voice: Voice, width: int, height: int) -> QImage:
    board = Board(Choosing())
    board.resize(width, height)
    board.show_state(state, voice, NOBODY, Change.JUMP)
    drawn = board.grab().toImage()
    board.deleteLater()
    return drawn

"""The coins in hand, and what is paid with them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.boards.contract import Gathered, Hand
from desktop.look.voice import Voice
from desktop.scene import pictures
from engine.rules.parts import hidden
from tests.games.sealed import VALUES, Sealed


def coins(state: Sealed, seat: int) -> Sequence[str]:
    """A hand, the highest coin first, as it is paid."""
    return sorted(state.hands[seat], reverse=True)


def name(coin: str, voice: Voice) -> str:
    """“a coin of 3”."""
    return voice.words.name("coins", coin)


def draw(painter: QPainter, coin: str, area: QRectF) -> None:
    """A coin with its value, or its back."""
    known = hidden.is_known(coin)
    side = min(area.width(), area.height())
    round_area = QRectF(0, 0, side, side)
    round_area.moveCenter(area.center())
    pictures.draw(painter, f"sealed/art/{'coin' if known else 'coin_back'}", round_area)
    if known:
        painter.setPen(Qt.GlobalColor.black)
        painter.drawText(round_area, Qt.AlignmentFlag.AlignCenter, str(VALUES[coin]))


def gathered(state: Sealed, picked: Sequence[str], voice: Voice) -> Gathered:
    """How much of the bid is paid."""
    paid = sum(VALUES[coin] for coin in picked)
    return Gathered(
        voice.words.text("hand", "tally", n=paid, most=state.due),
        voice.words.text("hand", "verb", n=len(picked)),
        missing=voice.words.text("hand", "missing", n=state.due - paid) if paid < state.due else "",
    )


HAND: Hand[Sealed] = Hand(coins, name, draw, gathers=("pay",), gathered=gathered)

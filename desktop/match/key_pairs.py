"""Pairs of keys, one above the other, by which up to four people answer at one keyboard.

A pair is known by its place, whatever letters a layout has there; where a system does not say
which key it was, by its letter.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

PAIRS = 4
_PLACES = {
    # evdev's numbers and 8
    "xcb": ((24, 38), (27, 41), (30, 44), (33, 47)),
    "wayland": ((24, 38), (27, 41), (30, 44), (33, 47)),
    "windows": ((0x10, 0x1E), (0x13, 0x21), (0x16, 0x24), (0x19, 0x27)),
}
"""Scan codes of the upper and the lower key of each pair, by Qt's platform."""
_LETTERS = (
    ((Qt.Key.Key_Q,), (Qt.Key.Key_A,)),
    ((Qt.Key.Key_R,), (Qt.Key.Key_F,)),
    ((Qt.Key.Key_U,), (Qt.Key.Key_J,)),
    ((Qt.Key.Key_P,), (Qt.Key.Key_Semicolon, Qt.Key.Key_Odiaeresis)),
)
_CAPS = {
    "en": (("Q", "A"), ("R", "F"), ("U", "J"), ("P", ";")),
    "de": (("Q", "A"), ("R", "F"), ("U", "J"), ("P", "Ö")),
}
"""What stands on them where nothing else is known of the keyboard, by language."""


class PairKey(NamedTuple):
    """One of the keys: the number of its pair from the left, and 0 for the upper, 1 for the lower."""

    pair: int
    row: int


def pair_key(event: QKeyEvent, platform: str = "") -> PairKey | None:
    """Which of the keys an event is about; None for all others. `platform` is Qt's name for it."""
    code = event.nativeScanCode()
    places = _PLACES.get(platform or QGuiApplication.platformName()) if code else None
    if places is not None:
        return next(
            (PairKey(at, pair.index(code)) for at, pair in enumerate(places) if code in pair), None
        )
    for at, pair in enumerate(_LETTERS):
        for row, keys in enumerate(pair):
            if event.key() in keys:
                return PairKey(at, row)
    return None


def caps(pair: int, language: str) -> tuple[str, str]:
    """What usually stands on the keys of a pair."""
    return _CAPS[language][pair]


def pairs_of(persons: Sequence[int]) -> dict[int, int]:
    """The pair of each person: two have the outer ones, so that their hands lie apart."""
    if len(persons) == 2:
        return {persons[0]: 0, persons[1]: PAIRS - 1}
    inner = range(len(persons) - 1)
    return {seat: at if at in inner else PAIRS - 1 for at, seat in enumerate(persons)}

"""What cards do, as small pictures with numbers: `lose wood 1` is wood and −1."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from desktop.boards.robinson_crusoe.art import draw
from desktop.look.signs import Sign
from desktop.look.translate import translate
from engine.games.robinson_crusoe.cards import Requirement, requirement_parts
from engine.rules.words import MINUS

BACKS = {
    "event": "card_back_event",
    "build": "card_back_adventure_build",
    "explore": "card_back_adventure_explore",
    "gather": "card_back_adventure_gather",
    "mystery": "card_back_mystery",
}
ICONS = {
    "book": "icon_book",
    "build": "icon_adventure_build",
    "explore": "icon_adventure_explore",
    "gather": "icon_adventure_gather",
}
_PICTURES = {"morale": "morale_marker"}
_MADE = {"gain": "+", "lose": MINUS, "wound": "+", "heal": MINUS}


def of_effects(effects: Iterable[str]) -> list[Sign]:
    """The signs of a list of effects, in the order in which they are resolved."""
    return [sign for effect in effects for sign in of_effect(effect)]


def of_effect(effect: str) -> list[Sign]:
    """The signs of one effect as it stands on a card."""
    verb, *rest = effect.split()
    match verb, rest:
        case "gain" | "lose", [thing, n]:
            return [Sign(_PICTURES.get(thing, thing), f"{_MADE[verb]}{n}")]
        case "discard", [thing]:
            return [Sign(thing, "→ 0")]
        case "wound" | "heal", ["first", n]:
            return [Sign("first_player"), Sign(verb, f"{_MADE[verb]}{n}")]
        case "wound" | "heal", [who, n]:
            return [Sign(verb, f"{_MADE[verb]}{n} {_whom(who)}")]
        case "combat", [n]:
            return [Sign("combat", n)]
        case "shuffle", ["self"]:
            return [Sign("shuffle")]
        case "shuffle", [deck]:
            return [Sign("shuffle"), Sign(BACKS[deck], "+1")]
    return [Sign("", "–")]


def of_needs(needs: Requirement) -> list[Sign]:
    """The signs of what a Threat Action needs: pawns, a tool, a Weapon level, or goods."""
    shown = []
    for name, value in requirement_parts(needs):
        if name == "item":
            shown.append(Sign(value))
        elif name == "pawns":
            shown.append(Sign("pawn", str(value)))
        elif name == "weapon":
            shown.append(Sign("weapon", f"≥ {value}"))
        else:
            shown.append(Sign(name, f"{MINUS}{value}"))
    return shown


def pictures(effects: Iterable[str], *more: Sign) -> tuple[str, str]:
    """What the well of a card shows: the first two different things that it is about, if there are."""
    shown = [sign.picture for sign in (*of_effects(effects), *more)]
    found = [*dict.fromkeys(it for it in shown if it not in ("", "first_player", "pawn"))]
    first, second, *_ = (*found, "", "")
    return first, second


def paint(
    painter: QPainter,
    area: QRectF,
    signs: Iterable[Sign],
    face: QFont,
    ink: QColor,
    side: float,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
) -> None:
    """Paint signs in a line, pictures `side` high; all smaller where they have no room."""
    signs = list(signs)
    wide = width(signs, face, side)
    if wide > area.width():
        factor = area.width() / wide
        side *= factor
        face = QFont(face)
        face.setPixelSize(max(9, int(face.pixelSize() * factor)))
        wide = width(signs, face, side)
    x = area.left()
    if align & Qt.AlignmentFlag.AlignHCenter:
        x += (area.width() - wide) / 2
    metrics = QFontMetricsF(face)
    painter.setFont(face)
    painter.setPen(ink)
    for sign in signs:
        if sign.picture:
            high = side * (1.2 if sign.picture.startswith("card_") else 1)
            across = high * (120 / 168 if sign.picture.startswith("card_") else 1)
            top = area.center().y() - high / 2
            draw(painter, sign.picture, QRectF(x, top, across, high))
            x += across + side * 0.12
        if sign.text:
            room = QRectF(x, area.top(), metrics.horizontalAdvance(sign.text) + 2, area.height())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, sign.text)
            x += metrics.horizontalAdvance(sign.text)
        x += side * 0.4


def width(signs: Iterable[Sign], face: QFont, side: float) -> float:
    """How wide signs are side by side."""
    metrics = QFontMetricsF(face)
    wide = 0.0
    for sign in signs:
        if sign.picture:
            wide += side * (1.2 * 120 / 168 if sign.picture.startswith("card_") else 1)
            wide += side * 0.12
        wide += metrics.horizontalAdvance(sign.text) + side * 0.4
    return max(0.0, wide - side * 0.4)


def _whom(who: str) -> str:
    if who == "each":
        return translate("Robinson", "each")
    return translate("Robinson", "one")

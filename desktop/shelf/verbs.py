"""What can be done with a match of the library, each with its word, its icon and its key."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from desktop.look import theme
from desktop.look.translate import translate
from desktop.sheet import which
from engine.store.library import Info

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

OPEN, RENAME, COPY, SAVE, DELETE, RESTORE = "open", "rename", "copy", "save", "delete", "restore"
ICONS = {
    OPEN: "play",
    RENAME: "pencil",
    COPY: "copy",
    SAVE: "export",
    DELETE: "trash",
    RESTORE: "undo",
}
KEYS = {OPEN: "Enter", RENAME: "F2", DELETE: "Del"}


def word(verb: str, info: Info) -> str:
    """The verb as its button calls it."""
    match verb:
        case "open" if info.finished:
            return which.word(info.game) or translate("Shelf", "Look at the table")
        case "open":
            return translate("Shelf", "Continue")
        case "rename":
            return translate("Shelf", "Rename")
        case "copy":
            return translate("Shelf", "Duplicate")
        case "save":
            return translate("Shelf", "Save as a file…")
        case "delete":
            return translate("Shelf", "Delete")
    return translate("Shelf", "Bring it back")


def icon(verb: str, info: Info) -> str:
    """The icon of a verb."""
    if verb == OPEN and info.finished:
        return "score" if which.word(info.game) else "eye"
    return ICONS[verb]


def possible(info: Info, *, deleted: bool = False) -> list[str]:
    """What can be done with this match, what is done most first."""
    if deleted:
        return [RESTORE, SAVE]
    return [OPEN] * info.playable + [RENAME, COPY, SAVE, DELETE]


def menu(parent: QWidget, info: Info, wanted: Callable[[str, Info], object]) -> QMenu:
    """The verbs of a match as a menu."""
    # Only here, so that the shelf is seen sooner.
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QMenu

    made = QMenu(parent)
    for verb in possible(info):
        action = QAction(word(verb, info), made)
        action.setIcon(theme.icon(icon(verb, info), 18))
        if verb in KEYS:
            # Only told: the keys are the tile's own.
            action.setText(f"{word(verb, info)}\t{_key(KEYS[verb])}")
        action.triggered.connect(lambda _=False, verb=verb: wanted(verb, info))
        made.addAction(action)
    return made


def _key(key: str) -> str:
    if key == "Del":
        return translate("Shelf", "Del")
    return translate("Shelf", "Enter") if key == "Enter" else key

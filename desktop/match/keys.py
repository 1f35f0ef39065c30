"""The keys of the match page, for the note that tells them all."""

from __future__ import annotations

from desktop.look.translate import translate


def keys() -> tuple[tuple[str, str], ...]:
    """Each key with what it does."""
    return (
        ("1 … 9", translate("Keys", "choose one of the first nine rows")),
        ("↑ ↓", translate("Keys", "to any row, Enter then presses it")),
        ("Enter", translate("Keys", "press the row; in the log: show that moment")),
        ("← →", translate("Keys", "in the log: the moment before or after")),
        ("Ctrl+C", translate("Keys", "in the log: copy all of it")),
        ("/", translate("Keys", "search the choices")),
        ("I", translate("Keys", "on the board: show this large, with all its words")),
        ("Space", translate("Keys", "open the curtain; pause the bots, or let them go on")),
        ("Ctrl+Z", translate("Keys", "undo")),
        ("Ctrl+Shift+Z", translate("Keys", "redo")),
        ("Ctrl+R", translate("Keys", "rewind, in the log to the entry")),
        ("Ctrl+L", translate("Keys", "to the log")),
    )

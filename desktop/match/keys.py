"""The keys of the match page, for the note that tells them all."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.look.translate import translate


def keys(*, has_hand: bool, pairs: Sequence[str] = ()) -> tuple[tuple[str, str], ...]:
    """Each key with what it does; `has_hand` if people hold cards in this game.

    `pairs` are the keys of those who answer together in secret.
    """
    hand = (
        ("+ −", translate("Keys", "in your hand: pick one card more or less")),
        ("Enter", translate("Keys", "in your hand: give all the cards that are picked")),
        ("Ctrl+H", translate("Keys", "look at your hand, or close it again")),
    )
    together = tuple(
        (pair, translate("Keys", "answer in secret together with others, by their place"))
        for pair in (" · ".join(pairs),)
        if pair
    )
    return (
        ("1 … 9", translate("Keys", "choose one of the first nine rows")),
        ("↑ ↓", translate("Keys", "to any row; Enter chooses it")),
        ("Enter", translate("Keys", "choose the row; in the log: show that moment")),
        ("← →", translate("Keys", "in the log: the moment before or after")),
        ("Ctrl+C", translate("Keys", "in the log: copy all of it")),
        ("/", translate("Keys", "to the question; search the choices")),
        ("I", translate("Keys", "on the board: see it large, with all its text")),
        *(hand if has_hand else ()),
        *together,
        ("H", translate("Keys", "a hint: the best answers, and what they bring")),
        ("B", translate("Keys", "to the board")),
        ("O", translate("Keys", "the board in words and numbers, or drawn")),
        ("Shift+Esc", translate("Keys", "leave the match")),
        ("Space", translate("Keys", "open the curtain; pause the bots, or let them go on")),
        ("S", translate("Keys", "skip what bots answer, up to the next question of a person")),
        ("Ctrl+Z", translate("Keys", "undo")),
        ("Ctrl+Shift+Z", translate("Keys", "redo")),
        ("Ctrl+R", translate("Keys", "rewind; in the log: to the chosen entry")),
        ("Ctrl+L", translate("Keys", "to the log")),
        ("N", translate("Keys", "to the news, or, without any, to the log")),
    )

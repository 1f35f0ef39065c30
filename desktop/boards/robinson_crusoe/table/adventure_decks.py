"""What the Adventure decks and the Mystery deck show: cards, tokens, and what a press on them does."""

from __future__ import annotations

from desktop.boards.robinson_crusoe.table import panel_contents
from desktop.boards.robinson_crusoe.table.adventures import Deck
from desktop.boards.robinson_crusoe.table.next_step import after_the_end
from desktop.boards.robinson_crusoe.table.our_table_values import is_token_known
from desktop.look.translate import translate
from desktop.table.telling import Telling
from engine.games.robinson_crusoe import event_deck
from engine.games.robinson_crusoe.components import MIXED_IN, MYSTERY
from engine.games.robinson_crusoe.state import Robinson


def adventure_decks(telling: Telling[Robinson]) -> list[Deck]:
    """The decks from left to right."""
    state, words = telling.state, telling.voice.words
    told, decks = state.board.is_told, []
    for back in MIXED_IN:
        name, left = words.name("backs", back), event_deck.left_in(state, back)
        at = MIXED_IN.index(back)  # the Mystery deck comes last
        has = back != MYSTERY and bool(state.tokens[at])
        is_known = back == MYSTERY or not state.board.is_told or is_token_known(state, at)
        note = _note(back, has, left) if is_known else "–"
        said, why_not = panel_contents.deck_action(back, name, note, has=has, told=told)
        if not told and not has and not left:
            why_not = telling.why_not("adventure", back, 1)
        over = after_the_end() if state.is_terminal else ""
        decks.append(Deck(back, name, left, has, note, said, over or why_not, over))
    return decks


def _note(back: str, has_token: bool, left: int | None) -> str:
    if has_token:
        return translate("Robinson", "token on deck")
    if left is None:
        return "" if back == MYSTERY else translate("Robinson", "no token")
    one, many = translate("Robinson", "1 card"), translate("Robinson", "{n} cards")
    return one if left == 1 else many.format(n=left)

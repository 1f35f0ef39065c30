"""What each game shows of its table; `match_page` finds a game's module here by its name.

A module has `Board()`, a widget with `show_state(state, voice, asked, here, change)` (`here` is the
seat that may answer on this screen, or −1), a signal `chosen(text)`, `is_drawn` and `turn_over()`
for its two looks, `width_at(height)` for the drawn one, `escape()`, and for the steps of an answer
`narrow(things)` with a signal `narrowed(things)`. And the module tells of its choices:

    steps(state, action)            the things on the table that an answer consists of, in order
    step(state, action, n, voice)   the n-th of them as `text`, `signs`, and `said` for the signs
    prompt_after(state, action, voice)      what is asked after the first one
    rank(action)                    answers of a lower rank come first: those that do nothing
    clause_of(question, action)
    refused_steps(state, refusal)   the things that a refusal is about; the last is the one refused,
                                    those before are beginnings of ids (`""` of any)
    refused(refusals, voice)        several of one reason in a sentence
    draw_sign(painter, picture, area)

`HEADLINES` are events that begin something, `when(state, voice)` tells the time of the game, and
`settlement(events, state, voice)` is what the end of a day among these events brought, or None.

A game that people tell of beside their table has `table`, see `desktop.table.game_table`. Without
a `Board` every match of it is shown on that page, which asks for `HEADLINES` and `when` alone.
`set_up` has `Values(game, level)`, the game's own part of the set-up; `small` draws a glance of a
match for the shelf.
"""

from __future__ import annotations

from pathlib import Path


def has(game: str, part: str) -> bool:
    """Whether a game's module has that part (`board`, `table`); nothing is loaded."""
    folder = Path(__file__).parent / game.replace("-", "_")
    return (folder / part).is_dir() or (folder / f"{part}.py").is_file()

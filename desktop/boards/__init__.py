"""What each game shows of its table; `match_page` finds a game's module here by its name.

A module has `Board()`, a widget with `show_state(state, voice, asked, here)` (`here` is the seat
that may answer on this screen, or −1), a signal `chosen(text)`, `is_drawn` and `turn_over()` for
its two looks, and `escape()`; and the module tells of its choices:
`group_of(question, choice)` ("" for none), `group_title(state, group, voice)`,
`clause_of(question, choice)`, and `refused_in(refusal)`: the group that it stands in, "" for
every group, None beside the groups. `HEADLINES` are events that begin something.
"""

"""The end of a round, and of the match, as a table that is told row by row."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.boards.contract import Line, Settlement
from desktop.boards.outer_earth import names
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.games.outer_earth.components import PLANETS
from engine.games.outer_earth.state import OuterEarth
from engine.rules.agenda import Event

LAST = "last_round_"
"""How events begin that tell why the next round is the last."""
SCORED = (
    ("scored_investment", "scored_investment_level"),
    ("scored_portfolio",),
    ("scored_unfinished",),
)
"""OE-5.2, OE-5.3, OE-5.4: the events of each row of the end, in the order in which they score."""


def round_end(events: Sequence[Event], state: OuterEarth, voice: Voice) -> Settlement | None:
    """OE-4: chips, new planets, the starting token, and why the next round is the last if it is."""
    begins = next((event for event in events if event.name == "round_begins"), None)
    if begins is None or begins.params["round"] == 1:
        return None
    unit = voice.words.at("game", "vp")
    vp = tuple(str(points) for points in state.vp)
    blank = ("",) * len(vp)

    def row(name: str, note: str, about: Sequence[Event], thing: str, picture: str = "") -> Line:
        said = tuple(voice.event(event) for event in about)
        last = about[-1] if about else None
        return Line(
            name, note, blank, told=said, so_far=vp, thing=thing, picture=picture, event=last
        )

    lines = [
        row(
            names.planet(voice.words, planet),
            f"{chips} {unit}",
            [event for event in events if _is_chip(event, planet)],
            f"planet:{PLANETS[planet]}",
            f"planets/{PLANETS[planet]}",
        )
        for planet, chips in zip(state.row, state.chips, strict=True)
        if chips
    ]
    turned = [event for event in events if event.name == "planet_turned"]
    if turned:
        name = translate("OuterEarth", "New planets")
        lines.append(row(name, str(len(turned)), turned, "galaxy"))
    token = [event for event in events if event.name == "token_passed"]
    lines.append(row(translate("OuterEarth", "Starting Token"), "", token, "start"))
    why = [event for event in events if event.name.startswith(LAST)]
    if why:
        lines.append(row(translate("OuterEarth", "Last round"), "", why, "market"))
    lines.append(Line(translate("OuterEarth", "VP now"), unit, vp, "total", event=begins))
    title = translate("OuterEarth", "Round {round} is over").format(
        round=begins.params["round"] - 1
    )
    notes = tuple(voice.event(event) for event in (*why, begins))
    clause = "OE-4.3" if why else "OE-4.2"
    in_sight = tuple(f"planet:{PLANETS[planet]}" for planet in state.row)
    return Settlement(title, clause, tuple(lines), notes, in_sight=in_sight)


def _is_chip(event: Event, planet: int) -> bool:
    return event.name == "chip" and event.params["planet"] == PLANETS[planet]


def match_end(events: Sequence[Event], state: OuterEarth, voice: Voice) -> Settlement | None:
    """OE-5: what stocks, portfolios and unfinished planets bring everybody at the end."""
    over = next((event for event in events if event.name == "last_round_over"), None)
    if over is None:
        return None
    seats = range(len(voice.people))
    signed = voice.words.signed
    sums = list(state.vp)
    for event in events:
        if event.name.startswith("scored_"):
            sums[event.params["seat"]] -= event.params["points"]
    shown = [event for event in events if event.name == "investments_shown"]
    before = tuple(map(str, sums))
    played = translate("OuterEarth", "VP of the match")
    told = tuple(voice.event(event) for event in (over, *shown))
    first = Line(played, "", before, told=told, so_far=before, event=(over, *shown)[-1])
    lines = [first]
    titles = (
        translate("OuterEarth", "Investments"),
        translate("OuterEarth", "Portfolios"),
        translate("OuterEarth", "Unfinished planets"),
    )
    for title, kinds in zip(titles, SCORED, strict=True):
        here = [event for event in events if event.name in kinds]
        gained = [
            sum(it.params["points"] for it in here if it.params["seat"] == seat) for seat in seats
        ]
        sums = [points + more for points, more in zip(sums, gained, strict=True)]
        lines.append(
            Line(
                title,
                "",
                tuple(signed(more) if more else "" for more in gained),
                told=tuple(voice.event(event) for event in here),
                so_far=tuple(map(str, sums)),
                event=here[-1] if here else None,
            )
        )
    unit = voice.words.at("game", "vp")
    lines.append(Line(translate("OuterEarth", "Total"), unit, tuple(map(str, sums)), "total"))
    title = translate("OuterEarth", "The final scoring")
    notes = (voice.words.clause("OE-5.5")[1],)
    return Settlement(
        title, "OE-5.5", tuple(lines), notes, in_sight=tuple(f"vp:{it}" for it in seats)
    )

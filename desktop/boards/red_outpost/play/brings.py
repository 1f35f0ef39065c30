"""What answers of Red Outpost are sure to bring, in signs and in the words of their events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from desktop.boards.red_outpost.play.drawn.plate import face
from desktop.log.event_text import said_once
from desktop.look.signs import ANSWER, LOG, STANDS, Brought, Sign
from desktop.look.voice import Voice
from engine.games.red_outpost.components import WORKERS
from engine.games.red_outpost.prospects import Lead, leaders_after
from engine.games.red_outpost.state import RedOutpost
from engine.rules.agenda import Event
from engine.rules.forecast import Forecast

type_of_signs = tuple[Sign, ...]

SILENT = {
    *("moved", "stayed", "passed", "catch_kept", "fished_out", "card_used", "laid_flat", "ferried"),
    *("phase_begins", "phase_ends", "day_begins", "day_ends", "portrait", "stopped_at_zero"),
    *("palace_scored", "crystals_scored"),
}
"""What the answer itself says, and what comes after the turn whatever it is."""

ANSWERS = {
    *("crystal_for_cube", "cube_for_crystal", "cube_for_moods", "gave_to_palace"),
    *("gave_to_portrait", "disc_moved"),
}
"""What says in a sentence what was answered."""

MOODS = ("mood", "mood_at_end")
SCORES = ("exported", "wheel_reward")
"""What brings points at once."""

CRYSTAL, STAR, DISC = "tokens/crystal", "tokens/vp_star", "tokens/disc_neutral"
SHIP, LAKE = "cards/ship_back", "cards/lake_back"

ASKED: Mapping[str, str] = {
    "reveal_ship_card": SHIP,
    "reveal_lake_card": LAKE,
    "reveal_first": LAKE,
    "reveal_second": LAKE,
    "build_palace": CRYSTAL,
    "buy_round": CRYSTAL,
    "exchange": "tokens/cube_neutral",
    "file_disc": DISC,
    "sow": "tokens/cube_neutral",
    "salvage": "tokens/cube_neutral",
    "place_disc": DISC,
    "bring_papers": DISC,
    "use_place": "",
    "cast_line": LAKE,
    "cast_nets": LAKE,
    "overtime": "portraits/miner",
    "ferry": "portraits/fisherman",
    "pledge": CRYSTAL,
    "launch": SHIP,
    "cheer": "tokens/mood_happy",
}
"""What is asked or turned then inside the turn, and its picture."""


def brings(told: Forecast, state: RedOutpost, voice: Voice) -> list[Brought]:
    """Everything that is sure, in the order in which it happens, and what decides then."""
    return _brought(told, state, voice, {})


def hinted(told: Forecast, state: RedOutpost, voice: Voice) -> list[Brought]:
    """The same for a hint: a lead with the mood at which it is, no mood twice, all goods at once."""
    led = {lead.worker for lead in leaders_after(state, told.events) if lead.seats}
    moods = {it: _mood_after(state, told.events, it) for it in led}
    return _together(_brought(told, state, voice, moods), told.events, voice)


def _together(made: list[Brought], events: Sequence[Event], voice: Voice) -> list[Brought]:
    """RO-3.1: several goods, one cube of each, are told in the place of the first."""
    cubes = [event for event in events if event.name == "produced"]
    goods = [event.params["good"] for event in cubes]
    if len(goods) < 2 or len({*goods}) < len(goods):
        return made
    first, *others = [voice.event(event) for event in cubes]
    at = next(number for number, it in enumerate(made) if it.said == first)
    seat = cubes[0].params["seat"]
    listed = voice.words.listed([voice.words.name("goods", it, "one") for it in goods])
    said = voice.words.text("signs", "produced_said", people=voice.people, seat=seat, cubes=listed)
    made[at] = made[at]._replace(said=said, also_in=LOG)
    return [it for it in made if it.said not in others]


def _brought(
    told: Forecast, state: RedOutpost, voice: Voice, moods: Mapping[str, int]
) -> list[Brought]:
    """What is sure; `moods` are those that are told with who leads on the portrait."""
    moved = next((e.params["worker"] for e in told.events if e.name in ("moved", "stayed")), "")
    scored = any(event.name == "day_ends" for event in told.events)
    made: list[Brought] = []
    for event, count in _counted(event for event in told.events if _is_told(event)):
        (said, clause), *_ = said_once([event] * count, voice)
        is_led = event.name in MOODS and not scored and event.params["worker"] in moods
        told_as = ANSWER if event.name in ANSWERS else STANDS if is_led else ""
        points = event.params["points"] * count if event.name in SCORES else 0
        made.append(Brought(_signs(event, moved, voice) * count, said, clause, told_as, points))
    made += _slept_in(told.events, voice)
    if not scored:
        made += _leads(leaders_after(state, told.events), moods, state.current_player, voice)
    elif told.is_whole:
        # Half the portraits would be summed up to what nobody gets.
        made += _scored(told.events, voice)
    if told.question in ASKED and voice.words.has("signs", told.question):
        text = voice.words.at("signs", told.question)
        made.append(Brought((Sign(ASKED[told.question], text),), text))
    return made


def _is_told(event: Event) -> bool:
    """Whether an event is told by itself; what all who slept in gain is told together."""
    return event.name not in SILENT and event.clause != "RO-2.4"


def _counted(events: Iterator[Event]) -> list[tuple[Event, int]]:
    """Each event once, with how often it happens."""
    found: list[tuple[Event, int]] = []
    for event in events:
        for at, (known, count) in enumerate(found):
            if known == event:
                found[at] = (event, count + 1)
                break
        else:
            found.append((event, 1))
    return found


def _signs(event: Event, moved: str, voice: Voice) -> type_of_signs:
    """The signs of one event; `moved` is the worker whom the answer is about."""
    params = event.params
    if event.name in ("mood", "mood_at_end"):
        return _mood(params, moved, event.name == "mood", voice)
    made = SIGNS.get(event.name)
    return made(params, voice) if made is not None else ()


def _mood(params: Mapping[str, Any], moved: str, changes: bool, voice: Voice) -> type_of_signs:
    worker, points = params["worker"], voice.words.signed(params["points"])
    picture = face(params["steps"]) if worker == moved else f"portraits/{worker}"
    return (Sign(picture, f"{'→' if changes else '='} {points}"),)


def _slept_in(events: Sequence[Event], voice: Voice) -> Iterator[Brought]:
    """RO-2.4: a head for each of those whose mood rises at the end of the Morning."""
    slept = [event for event in events if event.clause == "RO-2.4" and event.name == "mood"]
    for event in slept:
        text = voice.words.signed(event.params["steps"]) if event is slept[-1] else ""
        head = Sign(f"portraits/{event.params['worker']}", text)
        yield Brought((head,), voice.event(event), event.clause)


def _cube(good: str, text: str = "") -> Sign:
    return Sign(f"tokens/cube_{good}", text)


SIGNS: Mapping[str, Callable[[Mapping[str, Any], Voice], type_of_signs]] = {
    "produced": lambda it, _: (_cube(it["good"]),),
    "brought_from_ship": lambda it, _: (_cube(it["good"]),),
    "exported": lambda it, voice: (
        Sign("", "→"),
        Sign(STAR, voice.words.signed(it["points"])),
    ),
    "wheel_reward": lambda it, voice: (Sign(STAR, voice.words.signed(it["points"])),),
    "crystal_gained": lambda it, voice: (Sign(CRYSTAL, voice.words.signed(it["n"])),),
    "crystal_paid": lambda _, voice: (Sign(CRYSTAL, voice.words.signed(-1)),),
    "gave_to_palace": lambda it, voice: (
        Sign(CRYSTAL, f"→ {voice.words.at('short', 'palace')} {it['n']}"),
    ),
    "gave_to_portrait": lambda _, voice: (Sign(CRYSTAL, voice.words.signed(-1)),),
    "crystal_for_cube": lambda it, voice: (
        Sign(CRYSTAL, voice.words.signed(-1)),
        _cube(it["good"], "+1"),
    ),
    "cube_for_crystal": lambda it, voice: (_cube(it["good"], voice.words.signed(-1)),),
    "cube_for_moods": lambda it, voice: (_cube(it["good"], voice.words.signed(-1)),),
    "no_cube_left": lambda it, voice: (_cube(it["good"], voice.words.at("signs", "none_left")),),
    "no_crystal_left": lambda _, voice: (Sign(CRYSTAL, voice.words.at("signs", "none_left")),),
    "launched": lambda _, voice: (_cube("neutral", voice.words.signed(-4)),),
    "ship_card": lambda it, voice: (Sign(SHIP, voice.words.name("ship_cards", it["card"])),),
    "lake_card": lambda it, voice: (Sign(LAKE, voice.words.name("lake_cards", it["card"])),),
    "no_disc": lambda _, voice: (Sign(DISC, voice.words.at("signs", "no_disc")),),
    "disc_on_card": lambda _, voice: (Sign(DISC, voice.words.at("signs", "on_card")),),
    "game_ends": lambda _, voice: (Sign("", voice.words.at("signs", "game_ends")),),
}
"""The signs of an event by its name; of a disc it is shown who leads then."""


def _mood_after(state: RedOutpost, events: Sequence[Event], worker: str) -> int:
    """RO-5.1: the VP of a worker's mood once all of this has happened."""
    moods = [e.params for e in events if e.name in MOODS and e.params["worker"] == worker]
    if moods:
        return int(moods[-1]["points"])
    return state.board.mood_track[state.mood[WORKERS.index(worker)]]


def _leads(
    leads: Sequence[Lead], moods: Mapping[str, int], asked: int, voice: Voice
) -> Iterator[Brought]:
    """RO-5.1: who leads the portraits that discs come to or go from, and at which mood."""
    words = voice.words
    for worker, seats in leads:
        known = "level" if len(seats) > 1 else "leads" if seats else "nobody"
        marks = [Sign("", "", voice.colours[seat]) for seat in seats] or [Sign()]
        marks[-1] = marks[-1]._replace(text=words.at("signs", known))
        portrait = (Sign(f"portraits/{worker}"),) if len(leads) > 1 else ()
        at, points = ("_at" if worker in moods else ""), moods.get(worker, 0)
        told = {"seats": seats, "worker": worker} | ({"points": points} if at else {})
        said = words.text("signs", f"{known}{at}_said", people=voice.people, **told)
        promised = points if asked in seats else -points
        yield Brought((*portrait, *marks), said, "RO-5.1", points=promised)


def _scored(events: Sequence[Event], voice: Voice) -> Iterator[Brought]:
    """RO-5.1, RO-6: what the day's end that follows brings each seat, and the match's."""
    for text, clause, names in (
        ("scored", "RO-5.1", ("portrait", "stopped_at_zero")),
        ("scored_last", "RO-6.1", ("palace_scored", "crystals_scored")),
    ):
        sums: Counter[int] = Counter()
        for event in events:
            if event.name in names:
                sums[event.params["seat"]] += event.params["points"]
        for seat, points in sorted(sums.items()):
            said = voice.words.text("signs", text, people=voice.people, seat=seat, points=points)
            sign = Sign(STAR, voice.words.signed(points), voice.colours[seat])
            yield Brought((sign,), said, clause)

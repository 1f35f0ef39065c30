"""What lies for all: where the match stands, budget, deck, index, and the market with its chips."""

from __future__ import annotations

from functools import partial

from desktop.boards.outer_earth import names
from desktop.boards.outer_earth.table.cards import choosing, small_planet
from desktop.boards.outer_earth.table.cards.planet_page import PlanetPage
from desktop.look.translate import translate
from desktop.table.panels.choice import CHOSEN, Choice
from desktop.table.panels.moment_panel import MomentPanel
from desktop.table.panels.step_panel import capital, type_of_choices
from desktop.table.touch import LEGAL, PLAIN
from engine.games.outer_earth import rules
from engine.games.outer_earth.components import INDUSTRIES, PLANETS, PLANETS_EACH
from engine.games.outer_earth.facts import clock
from engine.games.outer_earth.facts.kinds import whole_word
from engine.games.outer_earth.table import LAST, AtTable

MOST_CHIPS = 20
MOST_POINTS = 12
MOST_ROUNDS = 24
ROUNDS = range(1, MOST_ROUNDS + 1)
WHY = ("no", "turned", "bought", "budget", "both")


# -- where the match stands ------------------------------------------------------------------


def time(panel: MomentPanel[AtTable]) -> type_of_choices:
    """Round, phase, how far the phase is, who has the token, and whether the round is the last."""
    state = panel.state
    panel.note.say(translate("EarthOurTable", "Where does the match stand?"))
    number, phase, over, start = clock.as_told(state) or (max(1, state.round), rules.TURNS, 0, 0)
    told = ("clock", number, phase, over, start + 1)
    rounds = translate("EarthOurTable", "Round {round}").format(round=number)
    choose = partial(_tell_round, panel, told)
    found = [
        Choice(
            text=rounds,
            press=partial(panel.go_numbers, partial(panel.numbers, rounds, ROUNDS, choose)),
            clause="OE-2.1",
        )
    ]
    words = panel.telling.voice.words
    for name in (rules.AUCTION, rules.TURNS, rules.EXPLORATION):
        text = capital(words.name("phases", name))
        look = CHOSEN if name == phase else PLAIN
        found.append(_fact(panel, text, look, "clock", number, name, 0, start + 1))
    if phase != rules.EXPLORATION:
        found += [_reached(panel, state, told, at) for at in range(_most(state, phase) + 1)]
    for seat in range(state.board.seats):
        text = translate("EarthOurTable", "{name} has the token").format(name=panel.person(seat))
        look = CHOSEN if seat == start else PLAIN
        found.append(_fact(panel, text, look, *told[:4], seat + 1))
    if state.at_turn >= 0:
        found.append(_points(panel, state))
    for why in WHY if state.round else ():
        is_so = why == (state.last_round or "no")
        look = LEGAL if not state.is_known(LAST) else CHOSEN if is_so else PLAIN
        found.append(_fact(panel, _last(why), look, "last_round", why))
    return found


def _points(panel: MomentPanel[AtTable], state: AtTable) -> Choice:
    """The action points that are left in the turn."""
    seat = state.at_turn
    text = translate("EarthOurTable", "{name}: AP left").format(name=panel.person(seat))
    now = state.ap if state.is_known(f"ap.{seat + 1}") else None
    return panel.number(text, now, MOST_POINTS, ("ap", seat + 1))


def _most(state: AtTable, phase: str) -> int:
    if phase == rules.AUCTION:
        return max(0, len(state.row) - 1)
    return state.board.seats - 1


def _reached(
    panel: MomentPanel[AtTable], state: AtTable, told: tuple[object, ...], over: int
) -> Choice:
    """How far the phase is: the planet on offer, or whose turn it is."""
    _, number, phase, now, start = told
    if phase == rules.AUCTION:
        planet = (
            names.planet(panel.telling.voice.words, state.row[over])
            if over < len(state.row)
            else "?"
        )
        text = translate("EarthOurTable", "On offer: {planet}").format(planet=planet)
    else:
        seat = state.clockwise()[over]
        text = translate("EarthOurTable", "{name}’s turn").format(name=panel.person(seat))
    look = CHOSEN if over == now else PLAIN
    return _fact(panel, text, look, "clock", number, phase, over, start)


def _last(why: str) -> str:
    return {
        "no": translate("EarthOurTable", "Not the last round"),
        "turned": translate("EarthOurTable", "Last round: all planets turned over"),
        "bought": translate("EarthOurTable", "Last round: all planets bought"),
        "budget": translate("EarthOurTable", "Last round: the budget is empty"),
        "both": translate("EarthOurTable", "Last round: both"),
    }[why]


def _tell_round(panel: MomentPanel[AtTable], told: tuple[object, ...], number: int) -> None:
    if panel.tell_here(told[0], number, *told[2:]):
        panel.leave_numbers()


def _fact(panel: MomentPanel[AtTable], text: str, look: str, *words: object) -> Choice:
    """A choice that tells a fact and leaves the step open."""
    press = partial(panel.tell_here, *words)
    return Choice(text=text, press=press, look=look, reason=panel.why_not(*words))


# -- numbers ---------------------------------------------------------------------------------


def common(panel: MomentPanel[AtTable]) -> type_of_choices:
    """Budget, deck and index."""
    state = panel.state
    panel.note.say(translate("EarthOurTable", "What lies for all?"))
    budget = translate("EarthOurTable", "VP budget")
    deck = translate("EarthOurTable", "Planets in the Galaxy Deck")
    size = state.board.size
    found = [
        panel.number(budget, _shown(state, "budget", state.budget), size.budget, ("budget",)),
        panel.number(deck, _shown(state, "galaxy", state.galaxy), size.galaxy, ("galaxy",)),
    ]
    for at in range(len(INDUSTRIES)):
        name = translate("EarthOurTable", "Index: {industry}")
        before, after = state.index[:at], state.index[at + 1 :]
        found.append(
            panel.number(
                name.format(industry=names.title(panel.telling.voice.words, at)),
                _shown(state, "index", state.index[at]),
                PLANETS_EACH,
                ("index", *before),
                after,
            )
        )
    return found


def _shown(state: AtTable, marker: str, number: int) -> int | None:
    return number if state.is_known(marker) else None


# -- the market ------------------------------------------------------------------------------


def market(panel: MomentPanel[AtTable]) -> type_of_choices:
    """The planets of the row with their chips, and a place for a further one."""
    state = panel.state
    panel.note.say(translate("EarthOurTable", "Market: the oldest planet first."))
    measure, voice = panel.telling.measure, panel.telling.voice
    found = [
        Choice(
            text=names.planet(panel.telling.voice.words, planet),
            press=partial(panel.go, partial(_in_row, panel, planet)),
            paint=small_planet.paint(measure, voice, state, planet, built=False, chip=chips),
            clause="OE-2.1",
        )
        for planet, chips in zip(state.row, state.chips, strict=True)
    ]
    if len(state.row) < state.board.size.market:
        text = translate("EarthOurTable", "A planet more")
        found.append(Choice(text=text, press=partial(panel.go, partial(_more, panel)), look=LEGAL))
    if not state.row:
        text = translate("EarthOurTable", "No planet lies there")
        found.append(_fact(panel, text, PLAIN, "row", whole_word([])))
    return found


def _row(state: AtTable, **other: int) -> list[str]:
    """The row in words; with other chips for a planet."""
    return [
        f"{PLANETS[planet]}:{other.get(PLANETS[planet], chips)}"
        for planet, chips in zip(state.row, state.chips, strict=True)
    ]


def _more(panel: MomentPanel[AtTable]) -> type_of_choices:
    panel.note.say(translate("EarthOurTable", "Which planet lies next in the market?"))

    def lies(ident: str) -> tuple[object, ...]:
        return "row", whole_word([*_row(panel.state), f"{ident}:0"])

    def typed(name: str) -> None:
        panel.back()
        panel.page_wanted.emit(PlanetPage(panel.telling, lies=lies, name=name))

    return choosing.planets(panel, lambda ident: panel.tell_back(*lies(ident)), typed)


def _in_row(panel: MomentPanel[AtTable], planet: int) -> type_of_choices:
    state = panel.state
    panel.note.say(names.planet(panel.telling.voice.words, planet))
    name = PLANETS[planet]
    if planet not in state.row:
        return ()
    chips = state.chips[state.row.index(planet)]
    rest = [word for word in _row(state) if not word.startswith(f"{name}:")]
    title = translate("EarthOurTable", "Chips on it")

    def lay(number: int) -> None:
        panel.tell_back("row", whole_word(_row(panel.state, **{name: number})))

    return (
        Choice(
            text=title,
            note=str(chips),
            press=partial(panel.go, partial(panel.numbers, title, range(MOST_CHIPS + 1), lay)),
        ),
        Choice(
            text=translate("EarthOurTable", "What stands on it"),
            icon="pencil",
            press=lambda: panel.page_wanted.emit(PlanetPage(panel.telling, planet)),
        ),
        Choice(
            text=translate("EarthOurTable", "It does not lie there"),
            press=partial(panel.tell_back, "row", whole_word(rest)),
        ),
    )

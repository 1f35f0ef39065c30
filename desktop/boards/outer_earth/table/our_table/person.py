"""What lies before a person: company, planets with their cards, stocks, closed planets, rewards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from desktop.boards.outer_earth import names
from desktop.boards.outer_earth.table.cards import choosing, small_planet
from desktop.boards.outer_earth.table.cards.company_page import CompanyPage
from desktop.boards.outer_earth.table.cards.planet_page import PlanetPage
from desktop.look.translate import translate
from desktop.table.panels.choice import Choice
from desktop.table.panels.moment_panel import MomentPanel
from desktop.table.panels.step_panel import type_of_choices
from desktop.table.touch import LEGAL, PLAIN
from engine.games.outer_earth.components import (
    EFFECTS,
    INDUSTRIES,
    INDUSTRY,
    PLANETS,
    PLANETS_EACH,
)
from engine.games.outer_earth.facts.kinds import NONE, whole_word
from engine.games.outer_earth.state import NOTHING, counted
from engine.games.outer_earth.table import AtTable

MOST_REWARD = MOST_HIDDEN = 20


def person(panel: MomentPanel[AtTable], seat: int) -> type_of_choices:
    """All that is told of a person, each with what is believed."""
    state = panel.state
    panel.note.say(panel.person(seat))
    return (
        _leads(
            panel, translate("EarthOurTable", "Company"), _company(panel, seat), seat, _companies
        ),
        _leads(
            panel,
            translate("EarthOurTable", "Planets in development"),
            _known(state, f"planets.{seat + 1}", str(len(state.developing[seat]))),
            seat,
            planets,
        ),
        _leads(
            panel,
            translate("EarthOurTable", "Industry Stocks"),
            _known(
                state,
                f"stocks.{seat + 1}",
                str(len(state.stocks[seat]) + len(state.invested[seat])),
            ),
            seat,
            stocks,
        ),
        *_closed(panel, seat),
        _leads(
            panel,
            translate("EarthOurTable", "Rewards"),
            _known(state, f"rewards.{seat + 1}", ""),
            seat,
            rewards,
        ),
    )


def _known(state: AtTable, marker: str, text: str) -> str:
    return text if state.is_known(marker) else "?"


def _leads(panel: MomentPanel[AtTable], text: str, note: str, seat: int, step: object) -> Choice:
    assert callable(step)
    look = LEGAL if note == "?" else PLAIN
    return Choice(
        text=text, note=note, press=partial(panel.go, partial(step, panel, seat)), look=look
    )


# -- the company -----------------------------------------------------------------------------


def _company(panel: MomentPanel[AtTable], seat: int) -> str:
    state = panel.state
    number = state.company[seat]
    return "?" if number == NOTHING else names.company(panel.telling.voice.words, number)


def _companies(panel: MomentPanel[AtTable], seat: int) -> type_of_choices:
    asked = translate("EarthOurTable", "Which company does {name} have?")
    panel.note.say(asked.format(name=panel.person(seat)))

    def typed() -> None:
        panel.back()
        panel.page_wanted.emit(CompanyPage(panel.telling, seat))

    return choosing.companies(panel, partial(panel.tell_back, "company", seat + 1), typed)


# -- planets in development ------------------------------------------------------------------


def planets(panel: MomentPanel[AtTable], seat: int) -> type_of_choices:
    """The planets of a person, the one that waits, and a place for a further one."""
    state = panel.state
    asked = translate("EarthOurTable", "{name}: planets in development")
    panel.note.say(asked.format(name=panel.person(seat)))
    measure, voice = panel.telling.measure, panel.telling.voice
    queued = state.queued[seat]
    there = [*state.developing[seat], *([queued] if queued != NOTHING else [])]
    found = [
        Choice(
            text=names.planet(panel.telling.voice.words, planet),
            said=small_planet.told(voice, state, planet),
            press=partial(panel.go, partial(_on_planet, panel, seat, planet)),
            paint=small_planet.paint(measure, voice, state, planet, built=planet != queued),
            clause="OE-1.3",
        )
        for planet in there
    ]
    more = translate("EarthOurTable", "A planet more")
    press = partial(panel.go, partial(_more, panel, seat))
    found.append(Choice(text=more, press=press, look=LEGAL, clause="OE-1.3"))
    if not there:
        text = translate("EarthOurTable", "None")
        words = ("developing", seat + 1, NONE, NONE)
        found.append(Choice(text=text, press=partial(panel.tell_back, *words)))
    return found


def _there(seat: int, developing: Sequence[int], queued: int) -> tuple[object, ...]:
    word = PLANETS[queued] if queued != NOTHING else NONE
    return "developing", seat + 1, whole_word([PLANETS[it] for it in developing]), word


def _more(panel: MomentPanel[AtTable], seat: int) -> type_of_choices:
    panel.note.say(translate("EarthOurTable", "Which planet?"))

    def lies(ident: str) -> tuple[object, ...]:
        state = panel.state
        own = [*state.developing[seat], PLANETS.index(ident)]
        return _there(seat, own, state.queued[seat])

    def typed(name: str) -> None:
        panel.back()
        panel.page_wanted.emit(PlanetPage(panel.telling, lies=lies, name=name))

    return choosing.planets(panel, lambda ident: panel.tell_back(*lies(ident)), typed)


def _on_planet(panel: MomentPanel[AtTable], seat: int, planet: int) -> type_of_choices:
    """The cards on it, and where it lies."""
    state = panel.state
    panel.note.say(names.planet(panel.telling.voice.words, planet))
    own, queued = state.developing[seat], state.queued[seat]
    if planet not in (*own, queued):
        return ()
    rest = [it for it in own if it != planet]
    found = []
    if planet == queued:
        words = _there(seat, [*own, planet], NOTHING)
        text = translate("EarthOurTable", "It is in development")
    else:
        built = [INDUSTRIES[INDUSTRY[card]] for card in state.built[planet]]
        found += _pile(panel, built, ("built", PLANETS[planet]), ())
        words = _there(seat, rest, planet)
        text = translate("EarthOurTable", "It is queued")
    found.append(
        Choice(text=text, press=partial(panel.tell_back, *words), reason=panel.why_not(*words))
    )
    page = PlanetPage
    found.append(
        Choice(
            text=translate("EarthOurTable", "What stands on it"),
            icon="pencil",
            press=lambda: panel.page_wanted.emit(page(panel.telling, planet)),
        )
    )
    gone = _there(seat, rest, NOTHING if planet == queued else queued)
    text = translate("EarthOurTable", "It does not lie there")
    found.append(Choice(text=text, press=partial(panel.tell_back, *gone)))
    return found


def _pile(
    panel: MomentPanel[AtTable],
    built: Sequence[str],
    before: tuple[object, ...],
    after: tuple[object, ...],
) -> list[Choice]:
    """One press for each card more, one for the newest that is not there, and one for none."""
    found = []
    for at, industry in enumerate(INDUSTRIES):
        words = (*before, whole_word([*built, industry]), *after)
        text = translate("EarthOurTable", "+ {industry}").format(
            industry=names.title(panel.telling.voice.words, at)
        )
        found.append(
            Choice(text=text, press=partial(panel.tell_here, *words), reason=panel.why_not(*words))
        )
    text = translate("EarthOurTable", "− the newest")
    none = translate("EarthOurTable", "No card lies there")
    shorter = (*before, whole_word(built[:-1]), *after)
    last = Choice(
        text=text if built else none,
        note=str(len(built)) if built else "",
        press=partial(panel.tell_here, *shorter),
    )
    return [*found, last]


# -- stocks, closed planets, rewards ---------------------------------------------------------


def stocks(panel: MomentPanel[AtTable], seat: int) -> type_of_choices:
    """Open cards, the one with the bonus last, and how many lie face down."""
    state = panel.state
    asked = translate("EarthOurTable", "{name}: the open card with the bonus last")
    shown = [INDUSTRIES[INDUSTRY[card]] for card in state.stocks[seat]]
    named = [names.title(panel.telling.voice.words, INDUSTRY[card]) for card in state.stocks[seat]]
    panel.note.say(asked.format(name=panel.person(seat)), ", ".join(named))
    hidden = len(state.invested[seat])
    words = ("stocks", seat + 1)
    known = hidden if state.is_known(f"stocks.{seat + 1}") else None
    face_down = translate("EarthOurTable", "Face down")
    return (
        *_pile(panel, shown, words, (hidden,)),
        panel.number(face_down, known, MOST_HIDDEN, (*words, whole_word(shown))),
    )


def _closed(panel: MomentPanel[AtTable], seat: int) -> list[Choice]:
    state = panel.state
    named = counted(state.board.planet_industry[it] for it in state.portfolio[seat])
    counts = [a + b for a, b in zip(named, state.unnamed[seat], strict=True)]
    is_known = state.is_known(f"portfolio.{seat + 1}")
    text = translate("EarthOurTable", "Closed: {industry}")
    return [
        panel.number(
            text.format(industry=names.title(panel.telling.voice.words, at)),
            counts[at] if is_known else None,
            PLANETS_EACH,
            ("closed_planets", seat + 1, *counts[:at]),
            counts[at + 1 :],
        )
        for at in range(len(INDUSTRIES))
    ]


def rewards(panel: MomentPanel[AtTable], seat: int) -> type_of_choices:
    """How much of each effect closed planets have brought."""
    state, words = panel.state, panel.telling.voice.words
    asked = translate("EarthOurTable", "{name}: rewards of closed planets")
    panel.note.say(asked.format(name=panel.person(seat)))
    own = [state.effect(seat, effect) for effect in range(len(EFFECTS))]
    if (company := state.company[seat]) != NOTHING:
        effect, amount = state.board.company_effect[company]
        own[effect] -= amount

    def lay(effect: int, amount: int) -> None:
        panel.tell_back("rewards", seat + 1, _rewards([*own[:effect], amount, *own[effect + 1 :]]))

    found = []
    for effect, name in enumerate(EFFECTS):
        title = words.name("effects", name)
        step = partial(panel.numbers, title, range(MOST_REWARD + 1), partial(lay, effect))
        known = state.is_known(f"rewards.{seat + 1}")
        found.append(
            Choice(
                text=title, note=str(own[effect]) if known else "?", press=partial(panel.go, step)
            )
        )
    if not any(own):
        text = translate("EarthOurTable", "None")
        told = ("rewards", seat + 1, NONE)
        found.append(Choice(text=text, press=partial(panel.tell_back, *told)))
    return found


def _rewards(own: Sequence[int]) -> str:
    return whole_word([f"{name}:{n}" for name, n in zip(EFFECTS, own, strict=True) if n > 0])

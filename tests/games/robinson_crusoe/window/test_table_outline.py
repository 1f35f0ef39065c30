"""The table of Robinson Crusoe and its panels lie as they were agreed upon, state by state."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.boards.robinson_crusoe.face import Face
from desktop.boards.robinson_crusoe.table.adventures import AdventuresPanel, Deck
from desktop.boards.robinson_crusoe.table.answers import Answer
from desktop.boards.robinson_crusoe.table.counter_value import Counted
from desktop.boards.robinson_crusoe.table.effects.list import EffectList, Told
from desktop.boards.robinson_crusoe.table.effects.outlook import Line
from desktop.boards.robinson_crusoe.table.effects.tiles import Offer, Row, Tile
from desktop.boards.robinson_crusoe.table.event_deck.kind_button import Kind
from desktop.boards.robinson_crusoe.table.event_deck.panel import Deck as EventDeck
from desktop.boards.robinson_crusoe.table.event_deck.panel import EventDeckPanel
from desktop.boards.robinson_crusoe.table.morale import MoralePanel
from desktop.boards.robinson_crusoe.table.phase_steps import Course
from desktop.boards.robinson_crusoe.table.prompt import Prompt
from desktop.boards.robinson_crusoe.table.rounds import RoundTrack
from desktop.boards.robinson_crusoe.table.threats import Threat, ThreatsPanel
from desktop.boards.robinson_crusoe.table.tools import ToolsPanel
from desktop.boards.robinson_crusoe.table.wounds import Wounded, WoundsPanel
from desktop.look import tokens
from desktop.look.signs import Sign
from desktop.scene.motion import Motion
from desktop.table.measure import Measure
from desktop.table.panels.odds import Chance
from desktop.table.touch import TouchButton
from engine.games.robinson_crusoe.components import BACKS, ICONS, ITEMS, MIXED_IN
from engine.games.robinson_crusoe.prompts import Step
from engine.match.match import Match
from engine.rules.game import AT_TABLE, PLAY
from tests.desktop.fixtures import light_and_english
from tests.desktop.screens.outline import (
    Strokes,
    changed,
    leave_words_out,
)
from tests.games.robinson_crusoe.window.table import match_of, table_of

LONG = "Whoever has the most Wounds is healed first, and all others follow from left to right"
SMALL, LARGE = QSize(1280, 800), QSize(2000, 1250)
type_of_states = Iterator[tuple[str, QWidget]]
"""A widget once more in each of its states."""


# -- the whole table ---------------------------------------------------------------------------

DREW = "drew book - - -"
PLACED = f"round_over; {DREW}; done; done"
TYPED = "drew build Storm 1_wood Roof_-1"
THIRD = f"{PLACED}; round_over; {TYPED}"
STATES: Sequence[tuple[str, str]] = (
    (AT_TABLE, ""),
    (AT_TABLE, "round_over"),
    (AT_TABLE, "round_over; top event"),
    (AT_TABLE, f"round_over; {DREW}"),
    (AT_TABLE, f"round_over; {DREW}; done"),
    (AT_TABLE, f"{PLACED}; shuffle_in mystery 1; round_over; top mystery"),
    (AT_TABLE, f"{PLACED}; round_over; another"),
    (AT_TABLE, f"{THIRD}; done"),
    (AT_TABLE, f"{THIRD}; done; done"),
    (AT_TABLE, f"{THIRD}; done; done; done; round_over; drew gather - - -; done"),
    (AT_TABLE, f"{THIRD}; done; done; done; round_over; drew book Rain - -; done; done; done"),
    (AT_TABLE, "token build lies; token gather lies; item rope there"),
    (AT_TABLE, "count food 3; count wounds.1 11; count determination.2 4; change morale -2"),
    (AT_TABLE, "count morale -3; count wounds.2 12; first_player 2"),
    (AT_TABLE, "joined"),
    (AT_TABLE, "joined; clock 12 2; count morale 3; deck_holds 1 2 1 0 0 0"),
    (AT_TABLE, "joined; clock 3 2; threat left build 2 Storm 1_wood Roof_-1; no_threat right"),
    (AT_TABLE, "deck_holds 1 0 0 0 0 0; round_over"),
    (AT_TABLE, "clock 12 1; game_over won"),
    (AT_TABLE, "clock 12 1; game_over lost"),
    (PLAY, ""),
    (PLAY, "round_over"),
    (PLAY, "round_over; draw"),
    (PLAY, "round_over; draw_and_read"),
    (PLAY, "round_over; draw; round_over; draw; round_over; draw"),
    (PLAY, "adventure build 1"),
    (PLAY, "item rope there; item knife there; shuffle_in build 1"),
    (PLAY, "rounds 2; round_over; draw"),
    (PLAY, "rounds 2; round_over; draw; round_over"),
)
"""A level, and what is told then; `rounds` is how many the scenario has."""


def told(level: str, facts: str) -> Match:
    """A match of which that was told."""
    first, *more = facts.split("; ")
    short = first.startswith("rounds ")
    match = match_of(level, values={"rounds": int(first.split()[1])} if short else None)
    for fact in filter(None, more if short else (first, *more)):
        match.tell(*fact.split())
    return match


def tables() -> type_of_states:
    """The whole table after facts were told, each time a new one."""
    for level, facts in STATES:
        table = table_of(told(level, facts))
        table.telling.measure.fit(SMALL)
        table.resize(1280, 700)
        yield f"{level}: {facts}", table


def parts() -> type_of_states:
    """The whole table with other parts of it than usual."""
    for level, wanted in (
        (AT_TABLE, "adventures wounds resources morale"),
        (AT_TABLE, "wounds determination resources morale"),
        (AT_TABLE, "phase determination"),
        (AT_TABLE, ""),
        (PLAY, "adventures"),
        (PLAY, "wounds determination morale"),
    ):
        table = table_of(match_of(level, seats=4))
        table.telling.measure.fit(SMALL)
        table.resize(1280, 700)
        table.show_parts(wanted.split())
        yield f"{level}: {wanted}", table


# -- panels ------------------------------------------------------------------------------------


def measured() -> Measure:
    """The scale of a small window."""
    made = Measure()
    made.fit(SMALL)
    return made


ANSWERS = (Answer(1, "Yes"), Answer(2, "No", "costs 2", "not now"))
ASIDE = (Answer(3, "Played without the app", is_aside=True), Answer(4, "Done", is_aside=True))


def prompts() -> type_of_states:
    """A sentence alone, about somebody, with more to say, with answers beside it and below."""
    for wide in (1200, 560):
        measure = measured()
        prompt = Prompt(measure)
        prompt.resize(wide, 70)
        for text, clause, seat, more, answers, also in (
            ("Draw", "RC-2.3", "", "", (), ()),
            ("Draw", "", "blue", "", (), ()),
            ("Draw", "RC-2.3", "pink", "Then shuffle.", ANSWERS, ("RC-2.5",)),
            ("Draw", "RC-2.3", "", LONG, ASIDE, ("RC-2.5", "RC-2.6")),
            (LONG * 3, "RC-2.3", "", "", (), ()),
            (LONG * 2, "RC-2.3", "blue", LONG * 2, ANSWERS * 2, ()),
            (LONG, "RC-2.3", "", LONG * 3, ASIDE[:1], ()),
        ):
            prompt.show_prompt(text, clause, seat, more, answers, also)
            yield f"{wide} {len(text)} {seat} {len(more)} {len(answers)} {len(also)}", prompt
    prompt.resize(1600, 70)
    prompt.show_prompt("Draw", "RC-2.3", "blue", LONG, ANSWERS, ("RC-2.5", "RC-2.6"))
    yield "in a small window", prompt
    measure.fit(LARGE)
    yield "in a large one", prompt


CARD = Face("event", "book", "Storm at night", "morale_marker", note="came in round 3")
SIGNS = (Sign("wood", "−1"), Sign("roof", "−1"))
THREATS = (
    Threat("Left"),
    Threat("Left", is_untold=True),
    Threat("Left", CARD, "A storm", "Off in round 5", "at the earliest"),
    Threat("Left", CARD, "A storm", "Off in round 5", "with the next", SIGNS, True, SIGNS, SIGNS),
    Threat("Left", CARD, "A storm", "Stays", LONG, (), False, SIGNS, (), "Do it", "No pawn"),
    Threat("Left", CARD._replace(strip=SIGNS), "A storm", asks="1 wood or 2 pawns"),
    Threat("Left", CARD._replace(strip_note=LONG, icon=""), "A storm", asks=LONG, why_not="No"),
    Threat("Left", CARD._replace(name=LONG, picture="", note=""), LONG, "Off in round 12"),
    Threat("Left", Face("wreckage", "", "Crates", "crate_wreckage"), "Crates"),
)


def threats() -> type_of_states:
    """Cards in both spaces, small and large."""
    for size in (QSize(520, 420), QSize(900, 900), QSize(400, 300)):
        panel = ThreatsPanel(measured())
        panel.resize(size)
        for number, threat in enumerate(THREATS):
            panel.show_threats("Threats", (threat, THREATS[number - 1]))
            yield f"{size.width()} {number}", panel


def wounds() -> type_of_states:
    """Characters with few and many Wounds, with Determination beside them, and alone."""
    panel = WoundsPanel(measured(), 3)
    panel.resize(560, 260)
    several = (
        Wounded("Ada", "blue", 0, 12, "at nothing", "", determination=Counted(2, "", "no more")),
        Wounded("Ben", "pink", 11, 12, not_first="Not now"),
        Wounded("Chris", "orange", None, 17, determination=Counted(None)),
    )
    for first, wounded, determination in ((0, True, False), (1, True, True), (-1, False, True)):
        panel.show_parts(wounds=wounded, determination=determination)
        panel.show_wounds("Wounds", several, first)
        yield f"{first} {wounded} {determination}", panel
    hurt = [one._replace(wounds=(one.wounds or 0) + 1, life=9) for one in several]
    panel.show_parts(wounds=True, determination=False)
    panel.show_wounds("Wounds", hurt, 2)
    yield "hurt", panel


def morale() -> type_of_states:
    """The marker at both ends, in the middle, somewhere, and what changed it."""
    for lowest, highest in ((-3, 3), (0, 0), (-9, 9)):
        panel = MoralePanel(measured())
        panel.resize(460, 130)
        panel.show()
        for at in (lowest, None, highest, 0, highest):
            panel.show_morale("Morale", at, lowest, highest, "" if at else "no", "")
            yield f"{lowest} {at} {highest}", panel


def rounds() -> type_of_states:
    """Few rounds, and more than there is room for."""
    for wide in (700, 200):
        track = RoundTrack(measured())
        track.resize(wide, 50)
        for now, last in ((1, 4), (4, 4), (6, 5), (3, 20), (19, 20), (10, 20)):
            track.show_rounds(now, last)
            yield f"{wide} {now} of {last} {track.sizeHint().width()}", track


def courses() -> type_of_states:
    """The steps of a phase, in full, and shortened ever more."""
    for wide in (1200, 760, 560, 420, 300, 170):
        course = Course(measured(), 5)
        course.resize(wide, 40)
        for now in (0, 2, 4, 5):
            marks = ["done"] * now + ["now"] + ["later"] * 4
            steps = [
                (
                    Step(f"step{at}", f"RC-2.{at}", marks[at], ("RC-R1",) * (at % 2)),
                    f"Step {at} of it",
                )
                for at in range(5)
            ]
            course.show_steps(steps)
            yield f"{wide} {now}", course


def event_decks() -> type_of_states:
    """The app's deck and the table's own, counted or not, and what is asked."""
    backs = tuple(
        Kind(back, f"Back {back}", at, f"{at} · 20%" if at else "0", "", f"{back} left", at / 5)
        for at, back in enumerate(BACKS)
    )
    icons = tuple(Kind(icon, icon, at, "", "no" * (at % 2), icon) for at, icon in enumerate(ICONS))
    uncounted = tuple(kind._replace(odds="") for kind in backs)
    odds = (Chance(("icon_book",), "Book", "40%"), Chance((), "Other", "60%"))
    for told in (False, True):
        panel = EventDeckPanel(measured(), BACKS, ICONS, can_tell=told)
        panel.resize(460, 430)
        for shown, top, chances, asked, go in (
            (backs, "event", odds, "", ("Draw", "or press N", "")),
            (backs[:1], "", (), "backs", ("Draw", "Which back?", "First choose")),
            (uncounted, "mystery", odds, "icons", ("Round 2 was the last one", "", "")),
            (backs, BACKS[1], odds[:1], "", ("Begin round 12", LONG, "")),
            (backs, BACKS[1], odds[:1], "", ("Draw", "", "First answer")),
        ):
            panel.show_deck(
                EventDeck(
                    "Deck",
                    top,
                    "On top",
                    "Event",
                    "Below",
                    "Icon",
                    shown,
                    icons,
                    chances,
                    told,
                    asked,
                    *go,
                )
            )
            yield f"{told} {top} {asked} {go[0]}", panel
        panel.resize(460, 700)
        yield f"{told} with more room", panel


def decks() -> type_of_states:
    """Adventure decks with tokens and without, empty, and of cards that nobody counts."""
    for can_tell in (False, True):
        panel = AdventuresPanel(measured(), MIXED_IN, can_tell=can_tell)
        panel.resize(460, 200)
        for number, why in ((0, ""), (1, "no"), (2, ""), (9, ""), (None, "no")):
            panel.show_decks(
                "Decks",
                [
                    Deck(
                        back,
                        back,
                        number,
                        at == 1,
                        "token" if at == 1 else f"{at}",
                        f"Draw {at}",
                        why * (at % 2),
                        why,
                    )
                    for at, back in enumerate(MIXED_IN)
                ],
            )
            yield f"{can_tell} {number} {why}", panel


def tools() -> type_of_states:
    """What the camp has."""
    panel = ToolsPanel(measured(), ITEMS)
    panel.resize(460, 130)
    for number in (0, 2, len(ITEMS)):
        panel.show_tools(ITEMS, [at < number for at in range(len(ITEMS))])
        yield f"{number}", panel


def effects() -> type_of_states:
    """Effects with what they bring, and rows of what can be chosen."""
    made = QWidget()
    made.resize(600, 760)
    shown, row = EffectList(measured()), Row(measured(), 3)
    tile, plain = Tile(measured(), "wood"), Tile(measured())
    column = QVBoxLayout(made)
    for part in (shown, row, tile, plain):
        column.addWidget(part)
    lines = [Line(f"{number} {LONG}.", "RC-2.8", number == 1) for number in range(6)]
    for about, count, at, offers in (("", 1, 0, 0), ("Why", 2, 1, 2), (LONG, 6, 0, 3)):
        told = [
            Told(
                "Pay 2 wood" if number else LONG,
                SIGNS * (number % 2),
                lines[: 2 * number],
                "no" * (number == 2),
            )
            for number in range(count)
        ]
        shown.show_list(about, told, at, "All" if count > 5 else "")
        row.show_row("Which way?", [Offer(str(n), f"Way {n}") for n in range(offers)], "1")
        tile.show_tile("Wood" if at else LONG, is_chosen=bool(at))
        plain.show_tile("Wood" if at else LONG, is_chosen=not at, said="Say so")
        yield f"{count} {at} {offers}", made


WHOLE = {"table", "parts"}
PANELS: dict[str, Callable[[], type_of_states]] = {
    "table": tables,
    "parts": parts,
    "prompt": prompts,
    "threats": threats,
    "wounds": wounds,
    "morale": morale,
    "rounds": rounds,
    "course": courses,
    "event-deck": event_decks,
    "decks": decks,
    "tools": tools,
    "effects": effects,
}


def under_a_hand(made: QWidget) -> type_of_states:
    """What a finger or the mouse is on, and what it presses down."""
    buttons = made.findChildren(TouchButton)
    for button in buttons:
        button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    yield "under a hand", made
    for button in buttons:
        button.setDown(True)
    yield "pressed down", made


def states(panel: str) -> type_of_states:
    """A panel in each of its states, the last one once more under a hand."""
    made = QWidget()
    for state, made in PANELS[panel]():
        yield state, made
    yield from under_a_hand(made)


def seen(panel: str, qtbot: QtBot) -> type_of_states:
    """Each of a panel's states once it is shown."""
    for state, made in states(panel):
        qtbot.addWidget(made)
        made.show()
        yield state, made


@pytest.mark.parametrize("panel", sorted(PANELS))
def test_a_panel_of_the_island_lies_as_it_was_agreed_upon_in_each_of_its_states(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, panel: str
) -> None:
    light_and_english(qapp)
    leave_words_out(monkeypatch, apart=True)
    monkeypatch.setattr(Motion, "usual", 0.3)
    found = changed(f"island-{panel}", seen(panel, qtbot), Strokes(monkeypatch))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("panel", sorted(PANELS.keys() - WHOLE))
def test_a_panel_of_the_island_has_the_colours_of_the_dark_theme(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, panel: str
) -> None:
    light_and_english(qapp)
    leave_words_out(monkeypatch, apart=True)
    tokens.use("dark", 1.0)
    try:
        found = changed(f"island-{panel}-dark", seen(panel, qtbot), Strokes(monkeypatch))
    finally:
        tokens.use("light", 1.0)
    assert not found, "\n".join(found)

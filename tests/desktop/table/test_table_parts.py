"""What panels of a table are made of lies and is painted as it was agreed upon, small and large."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.look import tokens
from desktop.table.letters import (
    Fitted,
    card,
    clause_chip,
    dye,
    label,
    said,
    strike_out,
)
from desktop.table.measure import Measure
from desktop.table.panel_stack import PanelStack
from desktop.table.panels.choice import CHOSEN, OUTCOME, Choice
from desktop.table.panels.columns import Column, Columns
from desktop.table.panels.counter import Counter
from desktop.table.panels.few_lines import AMBER, FewLines
from desktop.table.panels.last_steps import LastSteps, Step
from desktop.table.panels.odds import Chance, Odds
from desktop.table.panels.panel import Panel
from desktop.table.panels.pile import Pile
from desktop.table.panels.slot import Slot
from desktop.table.panels.step_panel import StepPanel
from desktop.table.part import Part
from desktop.table.questions.fact_fields import TextField
from desktop.table.questions.number_field import NumberField
from desktop.table.questions.page import Beside, footer
from desktop.table.questions.picker import Picker
from desktop.table.questions.step_tile import StepTile
from desktop.table.telling import Telling
from desktop.table.touch import LEGAL, PLAIN, PRIMARY, QUIET, SOFT, TouchButton
from engine.rules.agenda import State
from tests.desktop.fixtures import light_and_english
from tests.desktop.screens.outline import Strokes, leave_words_out, lies_as_agreed
from tests.desktop.screens.painted import Painted
from tests.games.red_outpost.at_table import at_table

GAME = "red-outpost"
LONG = "Whoever has the most crystals goes first, and all others follow from left to right"
SMALL, LARGE = QSize(1280, 800), QSize(2000, 1250)

type_of_part = Callable[[Telling[State]], QWidget]


def in_column(*parts: QWidget, wide: int = 520, high: int = 0) -> QWidget:
    """Parts below each other, no higher than they have to be."""
    made = QWidget()
    column = QVBoxLayout(made)
    for part in parts:
        column.addWidget(part)
    column.addStretch(1)
    made.resize(wide, high or 60 * len(parts))
    return made


def in_grid(parts: Sequence[QWidget], columns: int, side: QSize) -> QWidget:
    """Parts of the same size in rows."""
    made = QWidget()
    for at, part in enumerate(parts):
        part.setParent(made)
        part.setGeometry(
            at % columns * side.width(),
            at // columns * side.height(),
            side.width() - 8,
            side.height() - 8,
        )
    made.resize(columns * side.width(), -(-len(parts) // columns) * side.height())
    return made


def buttons(telling: Telling[State]) -> QWidget:
    """Each look with words, a second line and an icon, and what cannot be pressed."""
    made = []
    for look in (PLAIN, PRIMARY, LEGAL, SOFT, QUIET):
        for words, note, icon in (
            ("Mine", "2 cubes", ""),
            ("Palace", "", "cube"),
            ("", "", "undo"),
        ):
            button = TouchButton(telling.measure)
            button.dress_as(look)
            button.tell(words, note, icon)
            made.append(button)
        button = TouchButton(telling.measure, "table.label")
        button.dress_as(look)
        button.tell("Lake", "closed", "warning")
        button.forbid(LONG)
        made.append(button)
    return in_grid(made, 4, QSize(190, 90))


def further_buttons(telling: Telling[State]) -> QWidget:
    """Icons above words, near to them, signs behind the second line, and no more than a width."""
    measure = telling.measure
    made = []
    for words, note in (("Mine", "2"), (LONG, LONG)):
        stacked, tight, signed, held = (TouchButton(measure, "table.label") for _ in range(4))
        stacked.stacked = tight.tight = True
        wide, icon = TouchButton(measure, "table.label", wide=200), TouchButton(measure)
        for button in (stacked, tight, signed, held, wide):
            button.tell(words, note, "coal")
        icon.tell(words)
        for button, sign in ((signed, "crystal"), (stacked, "score")):
            button.badge(sign)
        held.setDown(True)
        made += [stacked, tight, signed, held, wide, icon]
    off, down = TouchButton(measure, "table.floor", 90), TouchButton(measure)
    off.tell("Off", icon="play")
    off.setEnabled(False)
    down.tell("Down")
    down.dress_as(PRIMARY)
    down.setDown(True)
    hints = [button.sizeHint() for button in (*made, off, down)]
    sizes = [QLabel(f"{it.width()}x{it.height()}") for it in hints]
    return in_grid([*made, off, down, *sizes], 6, QSize(200, 110))


def _cross(painter: QPainter, area: QRectF, ink: QColor) -> None:
    painter.setPen(ink)
    painter.drawLine(area.topLeft(), area.bottomRight())


def choices() -> list[Choice]:
    """All kinds of them."""

    def one(text: str, **more: object) -> Choice:
        return Choice(text=text, press=lambda: None, **more)  # type: ignore[arg-type]

    looks = (PLAIN, PRIMARY, LEGAL, OUTCOME, CHOSEN)
    return [
        *(one("Mine", note="2 cubes", look=look) for look in looks),
        *(
            one("Mine", icon="coal", look=look, reason="closed")
            for look in (PLAIN, OUTCOME, CHOSEN)
        ),
        *(one("Two words", number="3", icon="fish", look=look) for look in (OUTCOME, PLAIN)),
        one("Fish", number="0", look=OUTCOME, reason="all are out"),
        *(one("Fish", note="12 %", share=share, sign="fish") for share in (0.0, 0.02, 0.6)),
        one("Fish", note=LONG, share=0.5, reason="closed"),
        one("Fish", share=0.5, look=PRIMARY),
        one(LONG, icon="warning"),
        one(LONG, note=LONG, icon="warning"),
        one("", icon="warning", said="Take care"),
        one("Painted", paint=_cross, words="All that is printed on it", clause="RO-4.8"),
        one("Why", words="All that is printed on it", reason="closed"),
    ]


def slots(wide: int, high: int) -> type_of_part:
    """Each kind of choice in a place of that size."""

    def made(telling: Telling[State]) -> QWidget:
        found = []
        for choice in choices():
            slot = Slot(telling.measure, high // 2)
            slot.offer(choice)
            found.append(slot)
        found[0].setDown(True)
        found[3].setDown(True)
        page = in_grid(found, 6, QSize(wide + 8, high + 8))
        for slot, choice in zip(found, choices(), strict=True):
            slot.offer(choice)
        return page

    return made


def numbers(telling: Telling[State]) -> QWidget:
    """What is counted and chosen: small and large, known and unknown, at its ends."""
    measure = telling.measure
    large, small = (
        NumberField(measure, range(10)),
        NumberField(measure, [0, 2, 5], role="table.large", target=56),
    )
    change = NumberField(measure, range(-5, 6), role="table.large", target=56, signs=True, begin=0)
    large.tell(None, "Wood", "cubes")
    small.tell(5, "Food")
    change.tell(-3, "Points", "VP")
    few, many = Picker(measure), Picker(measure)
    few.tell("coal", {"coal": "Coal", "wool": "Wool", "fish": "Fish"}, "Good")
    many.tell(None, {str(number): f"Place {number}" for number in range(6)}, "Place")
    text = TextField(measure)
    text.tell("Two_words", "Note")
    less, more = TouchButton(measure), TouchButton(measure)
    less.tell("", icon="minus")
    more.tell("", icon="plus")
    counter = Counter(measure, less, more, said(measure, "table.number"), gap=12)
    counter.number.setText("7")
    for field in (large, small, change):
        field.setSizePolicy(
            field.sizePolicy().horizontalPolicy(), few.sizePolicy().verticalPolicy()
        )
    return in_column(large, small, change, few, many, text, counter, high=760)


def digits(telling: Telling[State]) -> QWidget:
    """Ten digits below a number, of which some make none."""
    field = NumberField(telling.measure, [0, 1, 2, 10, 12])
    field.tell(2, "Wood")
    made = in_column(field, high=700)
    made.show()
    field.open_digits()
    return made


def lines(telling: Telling[State]) -> QWidget:
    """Labels in all types and colours, lines that get smaller, and clauses."""
    measure = telling.measure
    plain, coloured = (
        said(measure, "table.label"),
        said(measure, "table.floor", "danger", wrap=True),
    )
    turned, struck = said(measure, "heading"), said(measure, "table.label", "success")
    for words in (plain, coloured, turned, struck):
        words.setText(LONG[:40])
    dye(turned, "warning")
    strike_out(struck, is_struck=True)
    fitted, quiet = Fitted(measure, 24, 700), Fitted(measure, 20, 500, "muted", most=300)
    fitted.tell(LONG)
    quiet.tell(LONG)
    own, lean = label(measure, 18, 500, "muted", wrap=True), label(measure, 4)
    own.setText(LONG)
    lean.setText("small")
    few = FewLines(measure, 64)
    few.say(LONG, LONG, icon="warning", fill=AMBER)
    calm = FewLines(measure, 90)
    calm.say("Ben draws.", LONG)
    empty = FewLines(measure, 20)
    sheet = card(measure, (10, 20, 30, 40))
    sheet.layout().addWidget(clause_chip(measure, GAME, "RO-4.8"))  # type: ignore[union-attr]
    verbs = footer(measure, (TouchButton(measure), 2), (None, 1), (TouchButton(measure), 0))
    parts = (plain, coloured, turned, struck, fitted, quiet, own, lean, few, calm, empty, sheet)
    return in_column(*parts, verbs, high=800)


def tiles(telling: Telling[State]) -> QWidget:
    """Steps of a list: to be done, done, shown, and both."""
    made = []
    for now in (False, True):
        for done in (False, True):
            tile = StepTile(telling.measure, "wool")
            tile.tell("A step of many words", LONG, now=now, done=done, said="told")
            made.append(tile)
    for now in (False, True):
        tile = StepTile(telling.measure, "coal")
        tile.tell("Under a hand", "", now=now, done=False, said="told")
        tile.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
        made.append(tile)
    return in_column(*made)


def steps(telling: Telling[State]) -> QWidget:
    """The last steps: what is new stands out, and the oldest have no room."""
    panel, titled = LastSteps(telling.measure, GAME), Panel(telling.measure, GAME, "RO-4.8")
    titled.call("Places")
    titled.body.addWidget(QLabel("below"))
    told = [
        Step(f"{number} {LONG}", "RO-4.8" if number % 2 else "", number > 10)
        for number in range(12)
    ]
    panel.show_steps("The last steps", told)
    few = LastSteps(telling.measure, GAME)
    few.show_steps("The last steps", told[-1:])
    made = in_column(panel, few, titled, high=520)
    made.layout().setStretch(0, 1)  # type: ignore[union-attr]
    return made


def _named(painter: QPainter, name: str, area: QRectF) -> None:
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, name)


def piles(telling: Telling[State]) -> QWidget:
    """Decks of no, one and many cards, whose back nobody knows or everybody."""
    made = QWidget()
    for at, (top, n) in enumerate((("", 0), ("book", 1), ("book", 3), ("", 9), ("book", 0))):
        pile = Pile(telling.measure, 90, _named)
        pile.show_pile(top, n, f"{n} cards")
        pile.setParent(made)
        high = (60, 130, 200, 260, 330)[at]
        pile.setGeometry(at * 160, 0, 150, high)
        telling.measure.dress(pile, partial(Pile.fit, high=high, most=999))
    for at, wide in enumerate((600, 120)):
        odds = Odds(telling.measure, _named)
        chances = [Chance(("book", "wind"), "A name of words", "44 %"), Chance((), "Rain", "6 %")]
        odds.show_odds("Weather", chances[: 2 - at] * 2)
        odds.setParent(made)
        odds.setGeometry(0, 340 + 60 * at, wide, 50)
        fits = QLabel(str(odds.fits()), made)
        fits.setGeometry(620, 340 + 60 * at, 60, 20)
    Odds(telling.measure, _named).setParent(made)
    made.resize(820, 470)
    return made


class Steps(StepPanel[State]):
    """A panel with two steps."""

    def about(self) -> int:
        """Always the same."""
        return 1

    def home(self) -> list[Choice | None]:
        """Two of three."""
        return [Choice(text="Mine", press=lambda: self.go(self.other)), None, choices()[1]]

    def other(self) -> list[Choice | None]:
        """One."""
        return [None, choices()[2]]

    def further(self) -> Choice:
        """Leads further."""
        return Choice(text="", icon="pencil", said="More", press=lambda: None)

    def clause(self) -> str:
        """Its own."""
        return "RO-4.8"


def step_panels(telling: Telling[State]) -> QWidget:
    """With the head above and beside, at home and further on, due and calm."""
    made = []
    for beside in (0, 0, 170):
        panel = Steps(telling, [Slot(telling.measure) for _ in range(3)], 40, "coal", beside=beside)
        first, *others = panel.places
        panel.rows([(first, 2)], [(slot, 1) for slot in others])
        panel.call("Places")
        panel.count_left("4 of 6", "cards left")
        panel.note.say("Ben draws.", LONG)
        panel.mark_due(bool(beside))
        made.append(panel)
    page = in_column(*made, high=780)
    page.show()
    for panel in made[1:]:
        panel.go(panel.other)
    return page


def _block(wide: int) -> QLabel:
    made = QLabel(str(wide))
    made.setMinimumWidth(wide)
    return made


def columns(wide: int) -> type_of_part:
    """Panels in columns, of one of which nothing is seen, in that width."""

    def made(telling: Telling[State]) -> QWidget:
        shown = [_block(120) for _ in range(6)]
        tall = Columns(
            telling.measure,
            [
                Column(2, shown[:2], shown[0]),
                Column(3, shown[2:4]),
                Column(1, shown[4:]),
            ],
        )
        for panel in shown[4:]:
            panel.hide()
        tall.settle()
        parts = [
            (Part(name, name.title, _block(100)), icon)
            for name, icon in (("workers", "person"), ("places", "table"), ("lake", "fish"))
        ]
        stack, lone = (
            PanelStack(telling.measure, parts),
            PanelStack(telling.measure, [(Part("mood", lambda: "Mood", _block(90)), "mood")]),
        )
        stack.offer(["places", "lake"])
        stack.tell()
        lone.offer(["mood"])
        page = in_column(tall, stack, lone, wide=wide, high=520)
        return page

    return made


def _leave(_key: QKeyEvent) -> None:
    """Takes no key."""


def beside(list_wide: int) -> type_of_part:
    """Two parts of a page side by side, or below each other."""

    def made(telling: Telling[State]) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.addWidget(
            Beside(
                page,
                telling,
                (_block(140), _block(200)),
                _leave,
                shares=(2, 1),
                list_wide=list_wide,
                margins=(4, 8, 12, 16),
                gap=20,
            )
        )
        page.resize(SMALL)
        return page

    return made


PARTS: dict[str, type_of_part] = {
    "buttons": buttons,
    "buttons-further": further_buttons,
    "slots": slots(150, 90),
    "slots-narrow": slots(100, 64),
    "numbers": numbers,
    "digits": digits,
    "lines": lines,
    "tiles": tiles,
    "steps": steps,
    "piles": piles,
    "step-panels": step_panels,
    "columns": columns(1100),
    "columns-narrow": columns(400),
    "beside": beside(0),
    "beside-list": beside(240),
}


@pytest.mark.parametrize("part", sorted(PARTS))
def test_a_part_of_a_table_lies_as_it_was_agreed_upon(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    light_and_english(qapp)
    leave_words_out(monkeypatch)
    strokes = Strokes(monkeypatch)
    telling: Telling[State] = Telling(at_table(3))
    telling.measure.fit(SMALL)
    made = PARTS[part](telling)
    qtbot.addWidget(made)
    made.show()
    lies_as_agreed(f"table-{part}", made, strokes)
    try:
        tokens.use("dark", 1.25)
        telling.measure.fit(LARGE)
        tokens.watch.changed.emit()
        made.resize(made.size() * 1.5)
        lies_as_agreed(f"table-{part}-large", made, strokes)
    finally:
        tokens.use("light", 1.0)
        tokens.watch.changed.emit()


def test_a_sign_stands_above_a_long_word_and_a_longer_one_ends_in_dots(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    light_and_english(qapp)
    slot, painted = Slot(Measure()), Painted(monkeypatch)
    slot.resize(72, 47)
    for text, shown in (
        ("+ Titan", ["+ Titan"]),
        ("+ Forschung", ["+", "Forschung"]),
        ("Meteoritenschauer", ["Meteorite…"]),
    ):
        slot.offer(Choice(text=text, press=lambda: None, note="30"))
        assert painted.on(slot) == [*shown, "30"]
        assert not list(painted.faults())


def test_a_note_that_is_one_line_too_many_goes_on_in_the_line_of_the_words(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    light_and_english(qapp)
    painted = Painted(monkeypatch)
    for high, shown in (
        (70, ["Refreshed, then", "took one", "1 AP"]),
        (46, ["Refreshed, then", "took one · 1 AP"]),
        (30, ["Refreshed, then", "took one", "1 AP"]),
    ):
        slot = Slot(Measure(), high=high)
        slot.offer(Choice(text="Refreshed, then took one", press=lambda: None, note="1 AP"))
        slot.resize(130, high)
        assert painted.on(slot) == shown
    # A word that is cut anyway has its note below it.
    slot = Slot(Measure(), high=40)
    slot.offer(Choice(text="+ Forschungskarten", press=lambda: None, note="30"))
    slot.resize(90, 40)
    assert painted.on(slot)[-1] == "30"


def test_words_keep_off_a_thick_frame(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    light_and_english(qapp)
    measure = Measure()
    slot, painted = Slot(measure), Painted(monkeypatch)
    name = "Heavy Equipment"
    slot.resize(QFontMetrics(measure.font("table.floor")).horizontalAdvance(name) + 7, 200)
    for look, shown in ((PLAIN, [name]), (LEGAL, name.split())):
        slot.offer(Choice(text="3", press=lambda: None, note=name, look=look))
        assert painted.on(slot) == ["3", *shown]

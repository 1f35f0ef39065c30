"""The page of a table and the pages over it lie as they were agreed upon, state by state."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.table import note
from desktop.table.bar import Bar
from desktop.table.correcting import Correcting
from desktop.table.history import History
from desktop.table.later_step import LaterStep
from desktop.table.note import StepNote
from desktop.table.page import TablePage
from desktop.table.putting_in import PuttingIn
from desktop.table.questions.fact_fields import FactFields
from desktop.table.questions.number_field import NumberField
from desktop.table.questions.value_rows import Row, Value, ValueRows
from desktop.table.refusal import Refusal
from desktop.table.telling import Telling
from desktop.table.told_anew import with_values
from desktop.table.touch import PRIMARY, TouchButton
from engine.match.match import Match
from engine.record.lines import Fact
from engine.rules import game as games
from engine.rules.agenda import State
from tests.desktop.fixtures import light_and_english
from tests.desktop.screens.outline import Strokes, changed, leave_words_out
from tests.desktop.table.test_table_parts import SMALL, in_column
from tests.games.red_outpost.at_table import at_table, tell

LONG = "Whoever has the most crystals goes first, and all others follow from left to right"
type_of_states = Iterator[tuple[str, QWidget]]
TOLD = ("produced 1 wool 2", "sold 1 wool", "produced 1 coal 1", "bought 1 fish")


def told(*facts: str, seats: int = 3) -> Match:
    """A match of which that was told."""
    match = at_table(seats)
    tell(match, *facts)
    return match


def pages() -> type_of_states:
    """The log beside the table, a chosen step, an earlier moment, and what is being put in."""
    page = TablePage(told(*TOLD), "Friday")
    page.resize(1600, 1000)
    yield "at the table", page
    page.show_log()
    yield "with the log", page
    page.show_moment(3)
    yield "an earlier moment", page
    page.show_now()
    page.put_in_before(2)
    yield "something is put in", page
    page.telling.tell("produced", 2, "wool", 1)
    yield "told", page
    page.turn_log()
    page.escape()
    yield "left", page


def corrected() -> type_of_states:
    """A step as it was, otherwise, struck out, and what breaks by it."""
    for number, facts in ((1, TOLD), (2, TOLD), (3, TOLD), (1, ("done 1",))):
        page = Correcting(Telling(told(*facts)))
        page.resize(1600, 1000)
        page.open(number)
        yield f"{number} of {len(facts)}", page
        for field in page.fields.fields if page.fields is not None else ():
            if isinstance(field, NumberField):
                field.step(-1)
                yield "one less", page
        page.strike.press()
        yield "struck out", page
        for step in list(page.following.broken.values())[:1]:
            step.otherwise.press()
            yield "a later step is changed", page
            step.strike.press()
            yield "or struck out", page
            step.strike.press()
            yield "or kept after all", page
        page.strike.press()
        yield "kept after all", page
    page.resize(900, 1000)
    yield "narrow", page


def anew() -> type_of_states:
    """What other values would change, and why they cannot be."""
    game = games.load("red-outpost")
    for entry, value in (
        ("export.wool", [9, 9, 9]),
        ("export.coal", [9, 9, 9, 9, 9, 9]),
        ("mood.track", [-3, -2, -1, 0, 1, 2, 3]),
    ):
        held = game.values()[entry]
        for name in ("", "Our copy"):
            telling: Telling[State] = Telling(told(*TOLD))
            page = with_values(telling, {entry: type(held)(value, "entered")}, name)
            page.resize(1400, 700)
            yield f"{entry} {name}", page


def bars() -> type_of_states:
    """The bar with and without something to undo and to redo, in several widths."""
    telling: Telling[State] = Telling(at_table())
    telling.measure.fit(SMALL)
    verbs = [TouchButton(telling.measure, "table.label", 76) for _ in range(2)]
    for verb in verbs:
        verb.tell("A verb of the game", icon="pencil")
    bar = Bar(telling, verbs)
    for facts in ((), TOLD[:1]):
        tell(telling.match, *facts)
        for width in (1280, 900, 640):
            bar.resize(width, 90)
            bar.show_match()
            yield f"{width} {len(facts)}", bar
    telling.match.undo()
    bar.show_match()
    yield "undone", bar


def parts() -> type_of_states:
    """The log with its verbs, a later step, the fields of facts, and what is put in."""
    telling: Telling[State] = Telling(told(*TOLD))
    telling.measure.fit(SMALL)
    history = History(telling, ())
    history.log.show_log(telling.match.log(), telling.voice)
    history.resize(400, 600)
    for room, entering, line in ((900, False, 0), (1300, False, 2), (1600, True, 2)):
        history.share(room, 900)
        history.log.look(line or None)
        history.tell(is_entering=entering)
        yield f"{room} {entering} {line}", history
    for fact in ("moved 1 miner mine portrait place", "vp 1 30", "done 1", "lake_discards 1 2 0"):
        name, *words = fact.split()
        line_told = Fact(name, tuple(words))
        fields = FactFields(telling, line_told, telling.state)
        fields.resize(500, 60 * max(1, len(words)))
        yield fact, fields
        step = LaterStep(telling, line_told, telling.state)
        step.resize(500, 260)
        for why, resolved, now in ((LONG, False, None), ("", True, line_told), ("", True, None)):
            step.tell(LONG, why, resolved=resolved, now=now)
            yield f"{bool(why)} {resolved} {now is None}", step
    holder = in_column(PuttingIn(telling), wide=900, high=120)
    (putting,) = holder.findChildren(PuttingIn)
    for number in (1, 3):
        putting.begin(number)
        putting.tell()
        yield f"before {number}", holder
        telling.tell("produced", 2, "wool", 1)
        putting.tell()
        yield "entered", holder
        putting.leave()


class Rows(ValueRows):
    """Rows whose captions are their keys."""

    def name_of(self, row: Row) -> str:
        """A person, or the key."""
        return super().name_of(row) if row.of == "seat" else row.key

    def caption(self, key: str) -> str:
        """The key, of which one says nothing."""
        return "" if key == "only" else key


def number(now: str | None, steps: range = range(10)) -> Value:
    """A number of a seat."""
    return Value(("vp", "1", "0"), 2, now, tuple(map(str, steps)), "vp", True)


def rows() -> type_of_states:
    """Few rows and many, of seats, things and texts, counted and chosen, known and unknown."""
    telling: Telling[State] = Telling(at_table())
    telling.measure.fit(SMALL)
    good = Value(("x", "wool"), 1, "wool", ("wool", "grain", "coal", "fish"), "good", False)
    few = [
        Row("seat", "1", (("vp", number("3")), ("crystals", number(None)))),
        Row("seat", "2", (("vp", number("0")), ("crystals", number("-2", range(-5, 6))))),
        Row("good", "wool", (("wool", good),), "wool"),
        Row("text", "only", (("only", good._replace(now=None)),)),
    ]
    many = [Row("seat", str(at % 2 + 1), (("vp", number("3")),)) for at in range(2)]
    many += [Row("good", f"row{at}", (("vp", number("9")),)) for at in range(5)]
    wide = [Row("seat", "1", tuple((f"n{at}", number(str(at))) for at in range(6)))]
    for shown in (few, many, wide):
        made = Rows(telling, shown)
        made.resize(900, 500)
        made.show_rows(shown)
        yield f"{len(shown)}", made
    made.refuse(wide[0].cells[0][1], LONG)
    yield "refused", made


def notes() -> type_of_states:
    """What is said over a table: beside what was pressed, above the bar, and off what is due."""
    page = QWidget()
    page.resize(1280, 800)
    telling: Telling[State] = Telling(told(*TOLD))
    telling.measure.fit(SMALL)
    table, bar, contents = QScrollArea(), QWidget(), QWidget()
    bar.setFixedHeight(80)
    contents.setMinimumHeight(660)
    table.setWidget(contents)
    table.setWidgetResizable(True)
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 60, 0, 0)
    column.setSpacing(0)
    column.addWidget(table, 1)
    column.addWidget(bar)
    due, pressed = (TouchButton(telling.measure) for _ in range(2))
    for button, place in ((due, (500, 640)), (pressed, (900, 300))):
        button.setParent(contents)
        button.tell("A button")
        button.setGeometry(*place, 300, 70)
    due.dress_as(PRIMARY)
    said = StepNote(page, telling.measure, table, bar)
    refusal = Refusal(page, telling.measure, table, bar)
    entries = telling.match.log()
    page.show()
    for count in (1, 2, len(entries)):
        said.tell(entries[-count:], telling.voice)
        yield f"{count} entries", page
    said.hide()
    for focus, sentence, verb in (
        (None, "No.", ""),
        (None, LONG, "Mend it"),
        (pressed, "No.", "Mend it"),
        (pressed, LONG * 2, ""),
        (due, LONG, "Mend it"),
    ):
        (page if focus is None else focus).setFocus(Qt.FocusReason.OtherFocusReason)
        refusal.tell(sentence, verb, None if not verb else (lambda: None))
        QApplication.processEvents()
        yield f"{focus is pressed} {len(sentence)} {verb}", page
    due.setGeometry(0, 0, 1280, 660)
    pressed.setFocus(Qt.FocusReason.OtherFocusReason)
    refusal.tell(LONG)
    QApplication.processEvents()
    yield "where nothing is free", page
    refusal.hide()
    said.tell(entries, telling.voice)
    QApplication.processEvents()
    yield "where no place is free for what a step brought", page


PAGES: dict[str, Callable[[], type_of_states]] = {
    "pages": pages,
    "corrected": corrected,
    "anew": anew,
    "bars": bars,
    "parts": parts,
    "rows": rows,
    "notes": notes,
}


@pytest.mark.parametrize("page", sorted(PAGES))
def test_a_page_of_a_table_lies_as_it_was_agreed_upon_in_each_of_its_states(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    light_and_english(qapp)
    leave_words_out(monkeypatch, apart=True)
    monkeypatch.setattr(note, "STAYS", 1_000_000)
    monkeypatch.setattr(note, "LONGEST", 1_000_000)

    def seen() -> type_of_states:
        for state, made in PAGES[page]():
            qtbot.addWidget(made)
            made.show()
            yield state, made

    found = changed(f"at-table-{page}", seen(), Strokes(monkeypatch))
    assert not found, "\n".join(found)

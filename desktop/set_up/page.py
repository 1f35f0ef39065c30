"""The page on which a match is set up."""

from __future__ import annotations

import importlib
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QRegularExpressionValidator,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from desktop import boards
from desktop.files import local_files
from desktop.look import controls, frames, theme
from desktop.look.choosing import Segment, Segments
from desktop.look.controls import words_of
from desktop.look.frames import TopBar
from desktop.look.keys import type_of_keys
from desktop.look.translate import several, speak, translate
from desktop.set_up.board_values import ValuesNotice
from desktop.set_up.open_points import OpenPoints
from desktop.set_up.options import Options
from desktop.set_up.seats import Seats, type_of_content
from engine.game import AT_TABLE, PLAY, Game
from engine.lines import PERSON

DIGITS = 8
NARROW = 820
"""Where the footer is narrower it says only what stands nowhere else."""
START, MIDDLE = "start", "middle"


def new_seed() -> str:
    """A seed that nobody has chosen."""
    return secrets.token_hex(DIGITS // 2).upper()


def own_values(game: Game, level: str) -> Any:
    """The game's own part of the page, `Values` of its module `set_up`; None without one."""
    if not boards.has(game.name, "set_up"):
        return None
    name = f"{boards.__name__}.{game.name.replace('-', '_')}.set_up"
    return importlib.import_module(name).Values(game, level)


class Draft(NamedTuple):
    """What is written on the page, kept until a match is started."""

    seats: list[type_of_content]
    options: dict[str, str]
    readings: dict[str, str]
    seed: str
    values: dict[str, Any] = {}
    """Numbers that the game's own part of the page asks for."""


class SetUpPage(QWidget):
    """Seats, options and readings of a new match.

    `start` carries the set-up, the players in seat order and the seed. `names` are names used
    before, the latest first, and `seated` who sat where in the last match of the game
    (`Settings.names` and `.seated`; whoever takes `start` lets the settings remember the new
    ones). The bar's `bar.right` takes what the window adds.
    """

    start = Signal(object, list, str)
    back = Signal()
    changed = Signal()
    """What `draft()` tells has changed."""

    def __init__(
        self,
        game: Game,
        names: Sequence[str] = (),
        draft: Draft | None = None,
        level: str = PLAY,
        seated: Sequence[Sequence[str]] = (),
    ) -> None:
        super().__init__()
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.game, self.level = game, level
        self.bar = TopBar(
            lambda: words_of(game.name).at("game", "name"),
            lambda: _what_for(game, level),
            game.name,
        )
        self.bar.back.connect(self.back)
        at_table = level == AT_TABLE
        self.seats = Seats(
            game.seats,
            game.colours,
            names,
            lambda colour: words_of(game.name).name("colours", colour),
            bots=not at_table and game.scores,
        )
        self.options = Options(game)
        self.points = OpenPoints(game)
        self.values: Any = own_values(game, level)
        self.begins = Begins() if at_table else None
        self.footer = Footer(at_table=at_table)
        contents = QWidget()
        column = QVBoxLayout(contents)
        column.addWidget(frames.Columns(self._left(), self._right(), shares=(8, 7)))
        theme.dress(
            contents,
            lambda it: it.layout().setContentsMargins(*map(theme.px, (32, 20, 32, 24))),
        )
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self.bar)
        page.addWidget(frames.Scrolled(contents), 1)
        page.addWidget(self.footer)
        self.seats.changed.connect(self._changed)
        self.options.changed.connect(self._changed)
        if self.values is not None:
            self.values.changed.connect(self._told)
            self.setAcceptDrops(self.values.takes_files)
            for field in self.findChildren(QLineEdit) if self.values.takes_files else ():
                field.setAcceptDrops(False)  # else a file that is dropped there becomes a name
        for point in self.points.points:
            point.changed.connect(self.changed)
        self.footer.seed.textChanged.connect(lambda _: self.changed.emit())
        self.footer.go.clicked.connect(self.begin)
        if draft is not None:
            self._take_draft(draft)
        elif seated:
            self.seats.take_seated(seated)
        speak(self, lambda it: it._changed())

    def keys(self) -> type_of_keys:
        """The keys of this page."""
        return (
            ("Enter", translate("Keys", "press the button or start the match")),
            ("↑ ↓ ← →", translate("Keys", "choose with the arrows")),
            ("B", translate("Keys", "person or bot")),
            ("Alt+↑  Alt+↓", translate("Keys", "move the seat up or down")),
        )

    def begin(self) -> None:
        """Start the match, or go to what keeps it from starting."""
        row = self.seats.wrong_row()
        if row is not None:
            row.name.setFocus(Qt.FocusReason.OtherFocusReason)
            row.name.selectAll()
            return
        if not self.footer.seed_holds():
            return
        players = self.seats.players()
        setup = self.game.setup(
            len(players),
            self.options.chosen(),
            self.points.chosen(),
            self.values.values() if self.values is not None else None,
            level=self.level,
        )
        with self.footer.starting():
            self.start.emit(setup, players, self.footer.seed.text())

    @property
    def joins(self) -> bool:
        """Whether the app comes to a game that is under way at the table."""
        return self.begins is not None and self.begins.choice.now() == MIDDLE

    def draft(self) -> Draft:
        """What is written here now."""
        return Draft(
            self.seats.draft(),
            self.options.chosen(),
            self.points.all_chosen(),
            self.footer.seed.text(),
            self.values.draft() if self.values is not None else {},
        )

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The page hands the keyboard on, to the first name."""
        super().focusInEvent(event)
        first = self.seats.rows[0].name
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        first.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts, unless a button has the keyboard: that one it presses."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = self.focusWidget()
            pressed = isinstance(focus, QPushButton) and not focus.property("segment")
            if isinstance(focus, QPushButton) and pressed:
                focus.click()
            else:
                self.begin()
        elif event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """One file may be dropped where the game takes files."""
        if len(local_files(event.mimeData().urls())) == 1:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """The game's own part takes the file."""
        event.acceptProposedAction()
        self.values.take_file(local_files(event.mimeData().urls())[0])

    def _take_draft(self, draft: Draft) -> None:
        self.seats.take_draft(draft.seats)
        self._changed()  # the first player is one of the people
        self.options.take_draft(draft.options)
        self.points.take_draft(draft.readings)
        self.footer.seed.setText(draft.seed)
        if self.values is not None:
            self.values.take_draft(draft.values)

    def _left(self) -> QWidget:
        made = QWidget()
        column = _column(made)
        fewest, most = self.game.seats.start, self.game.seats.stop - 1

        def how_many() -> str:
            seats = translate("SetUp", "{fewest} to {most} seats, clockwise from the top")
            people = translate("SetUp", "{fewest} to {most} people, clockwise from the top")
            told = seats if self.seats.has_bots else people
            return told.format(fewest=fewest, most=most)

        column.addWidget(frames.heading(lambda: translate("SetUp", "Who plays"), how_many))
        column.addWidget(self.seats)
        column.addSpacing(8)
        column.addWidget(frames.heading(lambda: translate("SetUp", "Options")))
        column.addWidget(self.options)
        if self.begins is not None:
            column.addWidget(self.begins)
        if self.values is not None:
            column.addWidget(self.values)
        column.addStretch(1)
        return made

    def _right(self) -> QWidget:
        made = QWidget()
        column = _column(made)
        column.addWidget(
            frames.heading(
                lambda: translate("SetUp", "Open points of the rules"),
                lambda: (
                    translate("SetUp", "Kept in the match and on the score sheet")
                    if self.game.scores
                    else translate("SetUp", "Kept in the match")
                ),
            )
        )
        column.addWidget(self.points)
        column.addSpacing(4)
        if self.values is not None:
            column.addWidget(self.values.beside)
        else:
            column.addLayout(ValuesNotice(self.game.name, self.game.values()))
        column.addStretch(1)
        return made

    def _changed(self) -> None:
        players = self.seats.players()
        self.options.seat([player.name for player in players])
        chosen = self.options.chosen()
        self.points.take(chosen)
        if self.values is not None:
            self.values.follow(chosen, [player.name for player in players])
        self._told()

    def _told(self) -> None:
        players = self.seats.players()
        persons = sum(player.plays == PERSON for player in players)
        summary = self.values.summary() if self.values is not None else self.options.summary()
        self.footer.tell(persons, len(players) - persons, summary)
        self.changed.emit()


class Begins(QFrame):
    """Whether the app is there from the beginning, or comes to a game that is under way."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.choice = Segments(
            [
                Segment(START, lambda: translate("SetUp", "At its beginning")),
                Segment(MIDDLE, lambda: translate("SetUp", "Under way")),
            ],
            START,
        )
        speak(
            self.choice,
            lambda it: it.setAccessibleName(translate("SetUp", "The game on the table")),
        )
        names = QVBoxLayout()
        names.setSpacing(2)
        names.addWidget(
            controls.text(lambda: translate("SetUp", "The game on the table"), "strong")
        )
        names.addWidget(
            controls.text(
                lambda: translate(
                    "SetUp", "Under way: next you say what the table shows, as far as you like"
                ),
                "small-muted",
                wrap=True,
            )
        )
        row = QHBoxLayout(self)
        row.addLayout(names, 1)
        row.addWidget(self.choice, 0, Qt.AlignmentFlag.AlignVCenter)
        theme.dress(
            self, lambda it: it.layout().setContentsMargins(*map(theme.px, (20, 16, 20, 16)))
        )


class Footer(QFrame):
    """Who sits there in a word, the seed where dice are the app's, and the start."""

    def __init__(self, *, at_table: bool = False) -> None:
        super().__init__()
        self.setProperty("role", "footer")
        self.summary = controls.text("", "strong")
        self.options = controls.text("", "small-muted", wrap=True)
        self.seed = QLineEdit(new_seed())
        self.seed.setValidator(
            QRegularExpressionValidator(QRegularExpression(f"[0-9A-Fa-f]{{0,{DIGITS}}}"), self.seed)
        )
        speak(self.seed, lambda it: it.setAccessibleName(translate("SetUp", "Seed")))
        theme.dress(self.seed, lambda it: it.setFixedWidth(theme.px(128)))
        self.seed.textEdited.connect(lambda typed: self.seed.setText(typed.upper()))
        self.seed.textChanged.connect(lambda _: self._told(wrong=False))
        self.note = controls.text("", "small-muted")
        self.other = controls.icon_button("shuffle", lambda: translate("SetUp", "New seed"))
        self.other.clicked.connect(lambda: self.seed.setText(new_seed()))
        self.go = controls.button(lambda: _verb(at_table), "primary", "play")
        self.go.setProperty("prominent", True)
        self.go.setProperty("ring", "12")
        theme.set_icon(self.go, "table" if at_table else "play", 24)
        row = QHBoxLayout(self)
        row.setContentsMargins(32, 12, 32, 12)
        row.setSpacing(16)
        who = QVBoxLayout()
        who.setSpacing(2)
        who.addStretch(1)
        who.addWidget(self.summary)
        who.addWidget(self.options)
        who.addStretch(1)
        row.addLayout(who, 3)
        seeded = QWidget()
        named = QVBoxLayout(seeded)
        named.setContentsMargins(0, 0, 0, 0)
        named.setSpacing(0)
        named.addStretch(1)
        named.addWidget(controls.text(lambda: translate("SetUp", "Seed"), "strong"))
        named.addWidget(self.note)
        named.addStretch(1)
        # Laid out at a table, too: what lies nowhere would be shown as a window of its own.
        for one in (seeded, self.seed, self.other):
            row.addWidget(one)
            one.setVisible(not at_table)
        row.addStretch(1)
        row.addWidget(self.go)
        speak(self, lambda it: it._told(wrong=False))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where room is short, what stands above anyway is not said twice."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        narrow = self.width() < theme.px(NARROW)
        wrong = self.seed.property("state") == "wrong"
        self.options.setVisible(not narrow)
        if bool(self.go.property("prominent")) == narrow:
            theme.mark(self.go, prominent=not narrow)
        self.summary.setVisible(not (narrow and wrong))
        self.note.setVisible(wrong or not narrow)
        self.note.setWordWrap(narrow)
        self.note.setMinimumWidth(theme.px(150) if narrow else 0)
        self.seed.setToolTip(self.note.text() if narrow else "")

    def tell(self, persons: int, bots: int, options: str) -> None:
        """Say how many persons and bots play, and with which options."""
        parts = []
        if persons:
            one, many = translate("SetUp", "1 person"), translate("SetUp", "{count} people")
            parts.append(several(persons, one, many))
        if bots:
            one, many = translate("SetUp", "1 bot"), translate("SetUp", "{count} bots")
            parts.append(several(bots, one, many))
        self.summary.setText(" · ".join(parts))
        self.options.setText(options)

    @contextmanager
    def starting(self) -> Iterator[None]:
        """Say at once that the match is being set up: that may take a moment."""
        told = self.go.text()
        self.go.setText(translate("SetUp", "Setting up the match…"))
        self.go.repaint()
        try:
            yield
        finally:
            self.go.setText(told)

    def seed_holds(self) -> bool:
        """Whether the seed is complete; if not, say so and go there."""
        holds = len(self.seed.text()) == DIGITS
        self._told(wrong=not holds)
        if not holds:
            self.seed.setFocus(Qt.FocusReason.OtherFocusReason)
        return holds

    def _told(self, *, wrong: bool) -> None:
        if wrong:
            told = translate("SetUp", "A seed has eight digits, 0 to 9 and A to F")
        else:
            told = translate("SetUp", "Same seed, same cards")
        self.note.setText(told)
        theme.mark(self.note, role="danger" if wrong else "small-muted")
        theme.mark(self.seed, state="wrong" if wrong else "")
        self._arrange()


def _what_for(game: Game, level: str) -> str:
    if level == AT_TABLE:
        return translate("SetUp", "Set up a match that is played with the box")
    if game.scores:
        return translate("SetUp", "Set up a match to play on this screen")
    return translate("SetUp", "Set up a match in which the app draws the cards")


def _verb(at_table: bool) -> str:
    if at_table:
        return translate("SetUp", "Open the table")
    return translate("SetUp", "Start the match")


def _column(made: QWidget) -> QVBoxLayout:
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(10)
    return column

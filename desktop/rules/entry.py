"""A clause on the rules page: number, title, text, the readings of an open point, and where to go on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop.look import controls, frames, theme
from desktop.look.card import said
from desktop.look.clauses import ClauseChip
from desktop.look.flow import Flow
from desktop.look.translate import language, translate
from desktop.rules import book as books
from desktop.rules.book import Book, Section
from desktop.rules.help import MARK
from desktop.rules.marks import marked, unstarred
from desktop.rules.passage import Passage
from engine.rules.game import Ruling, Setup
from engine.rules.words import Words

LEFT, TOP, NUMBER = 12, 10, 82
"""Where a clause's number stands, and the room for it before the text."""


class Entry(QFrame):
    """One clause; the page says which one is read now."""

    followed = Signal(str)
    """A link to another clause was pressed."""
    pointed = Signal(object)
    """The mouse was pressed on it."""

    def __init__(
        self, book: Book, clause: str, leads_to: Sequence[str], setup: Setup | None
    ) -> None:
        super().__init__()
        self.clause = clause
        self._book = book
        self.setProperty("role", "entry")
        self.setProperty("ring", "8")
        self.setProperty("clause", clause)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.text = Passage()
        self.text.linkActivated.connect(self.followed)
        self.chips = [ClauseChip(book.game.name, other, titled=True) for other in leads_to]
        self._is_numbered = not clause.startswith(MARK)
        self.is_found = True
        """Whether it holds what is searched for."""
        ruling = book.ruling(clause)
        self.readings = Readings(book, ruling, setup) if ruling is not None else None
        self._column = column = QVBoxLayout(self)
        column.setSpacing(8)
        column.addWidget(self.text)
        if self.readings is not None:
            column.addWidget(self.readings)
        if self.chips:
            column.addLayout(self._see())

    def _see(self) -> Flow:
        flow = Flow()
        also = controls.text(lambda: translate("Rules", "See also"), "small-muted")
        flow.addWidget(also)
        for chip in self.chips:
            chip.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # arrows lead there, see `Entries`
            flow.addWidget(chip)
        return flow

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._is_numbered:
            return
        metrics = QFontMetrics(theme.font("small"))
        wide = metrics.horizontalAdvance(self.clause) + theme.px(12)
        high = metrics.height() + theme.px(2)
        box = QRect(theme.px(LEFT), theme.px(TOP + 1), wide, high)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.token("accent_soft"))
        painter.drawRoundedRect(box, theme.radius("chip_clause"), theme.radius("chip_clause"))
        painter.setFont(theme.font("small"))
        painter.setPen(theme.token("accent"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.clause)
        painter.end()

    def tell(self, words: Sequence[str]) -> None:
        """Tell the clause in the language in use, with what is searched for marked."""
        title, text = _words_of(self._book).clause(self.clause)
        left = LEFT + NUMBER * self._is_numbered
        size = f"font-size: {theme.px(16)}px; font-weight: 600"
        head = f'<p style="{size}; margin: 0 0 {theme.px(3)}px 0">{marked(title, words)}</p>'
        self.text.show_text(f'{head}<p style="margin: 0">{marked(text, words)}</p>')
        self._column.setContentsMargins(*map(theme.px, (left, TOP, 16, TOP + 2)))
        parts = [f"{self.clause} {title}." if self._is_numbered else f"{title}.", unstarred(text)]
        if self.readings is not None:
            parts += self.readings.tell(words)
        self.setAccessibleName(" ".join(parts))

    def be_now(self, now: bool) -> None:
        """Show whether this is the clause that is read; the keyboard comes to that one only."""
        theme.mark(self, now=now)
        strong, click = Qt.FocusPolicy.StrongFocus, Qt.FocusPolicy.ClickFocus
        self.setFocusPolicy(strong if now else click)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press anywhere on it makes it the one that is read."""
        super().mousePressEvent(event)
        self.pointed.emit(self)


class Readings(QFrame):
    """An open point: the question, its readings, and which one holds."""

    def __init__(self, book: Book, ruling: Ruling, setup: Setup | None) -> None:
        super().__init__()
        self._book, self._ruling, self._setup = book, ruling, setup
        self.setProperty("role", "well")
        self._question, self._why = Passage("strong"), Passage("small-muted")
        self._rows: dict[str, Passage] = {}
        self._said: dict[str, list[controls.Saying]] = {}
        column = QVBoxLayout(self)
        column.setSpacing(6)
        column.addWidget(self._question)
        for reading in ruling.readings:
            column.addLayout(self._row(reading))
        if setup is not None and not ruling.arises(setup.options):
            column.addWidget(
                controls.text(
                    lambda: translate("Rules", "Cannot arise in this match"), "small", wrap=True
                )
            )
        column.addWidget(self._why)
        theme.dress(
            self, lambda it: it.layout().setContentsMargins(*map(theme.px, (14, 10, 14, 12)))
        )

    def _row(self, reading: str) -> QHBoxLayout:
        label = self._rows[reading] = Passage()
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(controls.text("•"), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(label, 1, Qt.AlignmentFlag.AlignTop)
        marks: list[tuple[controls.Saying, str]] = []
        if reading == self._ruling.readings[0]:
            marks.append((lambda: translate("Rules", "Default"), "raised"))
        if self._holds(reading):
            marks.append((lambda: translate("Rules", "This match"), "chosen"))
        for saying, kind in marks:
            chip = controls.text(saying, "chip")
            chip.setProperty("kind", kind)
            row.addWidget(chip, 0, Qt.AlignmentFlag.AlignTop)
        self._said[reading] = [saying for saying, _ in marks]
        return row

    def _holds(self, reading: str) -> bool:
        setup, ruling = self._setup, self._ruling
        return (
            setup is not None
            and ruling.arises(setup.options)
            and setup.rulings[ruling.id] == reading
        )

    def tell(self, words: Sequence[str]) -> list[str]:
        """Tell the point in the language in use; what a screen reader says of it."""
        question, why, readings = _words_of(self._book).ruling(self._ruling)
        self._question.show_text(marked(question, words))
        self._why.show_text(marked(why, words))
        spoken = [question]
        for (reading, label), text in zip(self._rows.items(), readings, strict=True):
            label.show_text(marked(text, words))
            marks = ", ".join(saying() for saying in self._said[reading])
            spoken.append(f"{marks}: {text}" if marks else text)
        return [*spoken, why]


class SectionCard(QWidget):
    """A section: its heading, a word on all of it, and its clauses, which are made by `fill`."""

    def __init__(self, book: Book, section: Section) -> None:
        super().__init__()
        self.section = section.id
        self.clauses = section.clauses
        self.entries: list[Entry] = []
        self._book = book
        self._heading = said("heading", wrap=True)
        self._text = Passage("muted")
        self._card = frames.frame("card", (8, 8, 8, 8))
        frames.inside(self._card).setSpacing(0)
        self._lines: list[QFrame] = []
        self._arranged: list[Entry] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._heading)
        column.addWidget(self._text)
        column.addWidget(self._card)

    def fill(self, entries: Sequence[Entry]) -> None:
        """Take some of its clauses; each comes to its place."""
        column = frames.inside(self._card)
        with self._folded():
            for entry in entries:
                place = self.clauses.index(entry.clause)
                at = sum(self.clauses.index(it.clause) < place for it in self.entries)
                line = controls.line()
                self._lines.insert(at, line)
                self.entries.insert(at, entry)
                column.insertWidget(2 * at, line)
                column.insertWidget(2 * at + 1, entry)
            for at, line in enumerate(self._lines):
                line.setVisible(at > 0)
        self._arranged = list(self.entries)

    @property
    def title(self) -> str:
        """The section's title."""
        return _words_of(self._book).at("sections", self.section, "title")

    @property
    def text(self) -> Passage:
        """The word on all of it, which may hold links."""
        return self._text

    @property
    def shown(self) -> list[Entry]:
        """Its clauses that were found."""
        return [entry for entry in self.entries if entry.is_found]

    def tell(self) -> None:
        """Tell the section in the language in use."""
        words = _words_of(self._book)
        self._heading.setText(self.title)
        known = words.has("sections", self.section, "text")
        self._text.setVisible(known)
        if known:
            self._text.show_text(marked(words.at("sections", self.section, "text"), ()))

    def arrange(self) -> None:
        """Hide what was not found; a line stands between two clauses only."""
        shown = self.shown
        if shown == self._arranged:
            return
        self._arranged = shown
        with self._folded():
            for entry, line in zip(self.entries, self._lines, strict=True):
                entry.setVisible(entry in shown)
                line.setVisible(entry in shown[1:])
        self.setVisible(bool(shown))

    @contextmanager
    def _folded(self) -> Iterator[None]:
        """Each change of what is in sight lays out the whole page, unless it lies folded."""
        focus = QApplication.focusWidget()
        self._card.hide()
        yield
        self._card.show()
        if focus is not None and self._card.isAncestorOf(focus):
            focus.setFocus(Qt.FocusReason.OtherFocusReason)


def _words_of(book: Book) -> Words:
    """What is told of it in the language in use."""
    return books.words(book.game.name, language())

"""All clauses one below the other: arrows go from one to the next, a search leaves what holds it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from desktop.look import frames, theme
from desktop.look.clauses import ClauseChip
from desktop.look.translate import language
from desktop.look.with_layout import WithLayout
from desktop.rules.book import Book, told, words
from desktop.rules.entry import Entry, SectionCard
from desktop.rules.marks import holds
from engine.rules.game import Setup

ABOVE = 12
"""Room above a clause that was gone to."""
WIDEST = 940
BETWEEN_MS = 10
"""Between two portions there is time to paint and for keys."""
FIRST, PORTION = 4, 6
"""Clauses that are made first, and that are made at a time afterwards."""


class Entries(frames.Scrolled):
    """The clauses of a book in their sections; one of them is read now."""

    followed = Signal(str)
    """A link to another clause was pressed."""
    in_sight = Signal(str)
    """The section that was gone to, or the one at the top for whoever scrolls."""

    def __init__(self, book: Book, setup: Setup | None, clause: str = "") -> None:
        self._contents = contents = QWidget()
        super().__init__(contents, None)
        self._book, self._setup = book, setup
        self._leads_to = book.leads_to(words(book.game.name, language()))
        self._wanted: Sequence[str] = ()
        self.entries: dict[str, Entry] = {}
        self.sections = [SectionCard(book, section) for section in book.in_order]
        self._held = True
        """Whether the clause that is read stays at the top when the measures change."""
        self._offset = 0
        """Where it stands otherwise, from the top of what is in sight."""
        column = QVBoxLayout(contents)
        column.setContentsMargins(0, 0, 12, 24)
        column.setSpacing(18)
        for section in self.sections:
            section.text.linkActivated.connect(self.followed)
            section.tell()
            column.addWidget(section)
        column.addStretch(1)
        theme.dress(contents, lambda it: it.setMaximumWidth(theme.px(WIDEST)))
        first = book.section_of(clause) or book.in_order[0].id
        at = [section.section for section in self.sections].index(first)
        self._to_fill = _in_portions([*self.sections[at:], *reversed(self.sections[:at])], clause)
        self._wanted_clause = clause
        self._now: Entry | None = None
        self._takes_focus = False
        self._filling = QTimer(self, singleShot=True, interval=BETWEEN_MS)
        self._filling.timeout.connect(self._fill_on)
        self._begins = WithLayout(self, self._fill_view)
        self._holds = WithLayout(self, self._hold)
        contents.installEventFilter(self)
        bar = self.verticalScrollBar()
        # The wheel turns the bar, too.
        bar.actionTriggered.connect(lambda _: self._let_go())
        bar.valueChanged.connect(lambda _: self._scrolled())

    # -- making --------------------------------------------------------------------

    @property
    def now(self) -> Entry:
        """The clause that is read."""
        if self._now is None:
            self._fill_next()
            known = self._wanted_clause in self.entries
            first = self.sections[0].entries
            self._now = self.entries[self._wanted_clause] if known else first[0]
            self._now.be_now(True)
            self._filling.start()
            focus = QApplication.focusWidget()
            if self._takes_focus and (focus is None or focus.isAncestorOf(self)):
                self.take_focus()  # nobody has gone elsewhere meanwhile
            self._holds.want()
        return self._now

    def complete(self) -> None:
        """Make all clauses that are not there yet."""
        _ = self.now
        while self._to_fill:
            self._fill_next()

    def showEvent(self, event: QShowEvent) -> None:
        """What is in view is there in the first picture; the rest follows."""
        super().showEvent(event)
        if self._now is None:
            self._begins.want()

    def _fill_view(self) -> None:
        _ = self.now
        while self._to_fill and not self._fills_view():
            self._fill_next()
        self._holds.want()

    def _fills_view(self) -> bool:
        """Whether all is there that can be in view together with the clause that is read."""
        clauses = [clause for section in self._book.in_order for clause in section.clauses]
        at, room = clauses.index(self.now.clause), self.viewport().size()
        left = room.height()
        for clause in (*clauses[at:], *reversed(clauses[:at])):
            if left <= 0:
                break
            if clause not in self.entries:
                return False
            left -= self.entries[clause].heightForWidth(room.width())
        return True

    def _fill_on(self) -> None:
        if self._to_fill:
            self._fill_next()
            self._holds.want()
            self._filling.start()

    def _fill_next(self) -> None:
        section, clauses = self._to_fill.pop(0)
        made = []
        for clause in clauses:
            entry = Entry(self._book, clause, self._leads_to.get(clause, ()), self._setup)
            entry.tell(self._wanted)
            entry.followed.connect(self.followed)
            entry.pointed.connect(lambda it: self._read(it))
            self.entries[clause] = entry
            made.append(entry)
        section.fill(made)

    # -- telling -------------------------------------------------------------------

    def tell(self, wanted: Sequence[str]) -> int:
        """Tell every clause that holds all these words, in the language in use; how many clauses there are."""
        told_in = words(self._book.game.name, language())
        self._wanted = wanted
        if wanted:
            self.complete()
        for clause, entry in self.entries.items():
            entry.is_found = holds(told(clause, told_in), wanted)
            if entry.is_found:
                entry.tell(wanted)
        for section in self.sections:
            section.tell()
            section.arrange()
        shown = self.shown
        if shown and self.now not in shown:
            self._read(shown[0])
        self._held = True
        self._holds.want()
        return (
            sum(entry.clause in self._leads_to for entry in shown)
            if wanted
            else len(self._leads_to)
        )

    @property
    def shown(self) -> list[Entry]:
        """The clauses that were found, in their order."""
        return [entry for section in self.sections for entry in section.shown]

    # -- going ---------------------------------------------------------------------

    def go_to(self, clause: str) -> None:
        """Read this clause; the keyboard goes there."""
        entry = self.entries[clause]
        self._read(entry)
        entry.setFocus(Qt.FocusReason.OtherFocusReason)
        self._held = True
        self._hold()
        # A page that is new has no measures yet.
        self._holds.want()

    def go_to_section(self, section: str) -> None:
        """Read the first clause of a section that is shown; the keyboard stays where it is."""
        self.complete()
        card = next(it for it in self.sections if it.section == section)
        if card.shown:
            self._read(card.shown[0])
            self._held = True
            self._hold()

    def take_focus(self) -> None:
        """Give the keyboard to the clause that is read, as soon as it is there."""
        self._takes_focus = True
        if self._now is not None and self.now.is_found:
            self.now.setFocus(Qt.FocusReason.OtherFocusReason)

    def _read(self, entry: Entry) -> None:
        if entry is not self.now:
            self.now.be_now(False)
            self._now = entry
            entry.be_now(True)

    def _hold(self) -> None:
        """Keep the clause that is read at the top, or where whoever scrolled has it."""
        if self._now is None or not self.now.is_found:
            return
        layout = self._contents.layout()
        if layout is not None:
            layout.activate()
        card = next(it for it in self.sections if self.now in it.entries)
        top: QWidget = card if self._held and card.shown[:1] == [self.now] else self.now
        above = self._offset
        if self._held:
            above = 0 if top is card else theme.px(ABOVE)
        self.verticalScrollBar().setValue(self._top(top) - above)
        self._tell_section()

    def _top(self, widget: QWidget) -> int:
        return widget.mapTo(self._contents, widget.rect().topLeft()).y()

    def _let_go(self) -> None:
        self._held = False
        QTimer.singleShot(0, self, self._scrolled)

    def _scrolled(self) -> None:
        if not self._held and self._now is not None:
            self._offset = self._top(self.now) - self.verticalScrollBar().value()
        self._tell_section()

    def _tell_section(self) -> None:
        if self._held and self._now is not None and self._now.is_found:
            # Near the end the section that was gone to does not reach the top.
            self.in_sight.emit(self._book.section_of(self._now.clause))
            return
        top = self.verticalScrollBar().value() + self.viewport().height() // 4
        shown = [section for section in self.sections if section.shown]
        above = [section for section in shown if section.y() <= top]
        if above:
            self.in_sight.emit(above[-1].section)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """New measures leave the clause that is read in its place."""
        if watched is self._contents and event.type() == QEvent.Type.Resize:
            self._holds.want()
        return super().eventFilter(watched, event)

    # -- keys ----------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down to another clause, Left and Right to what it leads to, pages, both ends."""
        self.complete()
        shown = self.shown
        if not shown:
            return
        at = shown.index(self.now)
        match event.key():
            case Qt.Key.Key_Down:
                self._step(shown, at + 1)
            case Qt.Key.Key_Up:
                self._step(shown, at - 1)
            case Qt.Key.Key_Home:
                self._step(shown, 0)
            case Qt.Key.Key_End:
                self._step(shown, len(shown) - 1)
            case Qt.Key.Key_PageDown:
                self._page(shown, 1)
            case Qt.Key.Key_PageUp:
                self._page(shown, -1)
            case Qt.Key.Key_Right:
                self._link(1)
            case Qt.Key.Key_Left:
                self._link(-1)
            case _:
                event.ignore()

    def _step(self, shown: Sequence[Entry], at: int) -> None:
        entry = shown[max(0, min(at, len(shown) - 1))]
        self._let_go()
        self._read(entry)
        entry.setFocus(Qt.FocusReason.OtherFocusReason)
        self.ensureWidgetVisible(entry, 0, theme.px(ABOVE))
        if entry is shown[0]:
            self.verticalScrollBar().setValue(0)

    def _page(self, shown: Sequence[Entry], way: int) -> None:
        """A page on or back; the clause that is read then is the first in sight."""
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + way * (self.viewport().height() - theme.px(48)))
        at_end = bar.value() == (bar.maximum() if way > 0 else bar.minimum())
        entry = shown[-1 if way > 0 else 0]
        if not at_end:
            entry = next((it for it in shown if self._top(it) >= bar.value()), entry)
        self._let_go()
        self._read(entry)
        entry.setFocus(Qt.FocusReason.OtherFocusReason)

    def _link(self, way: int) -> None:
        """From the clause along its links, and back to it."""
        stops: list[QWidget] = [self.now, *self.now.chips]
        focus = QApplication.focusWidget()
        at = stops.index(focus) if focus in stops else 0
        stop = stops[max(0, min(at + way, len(stops) - 1))]
        stop.setFocus(Qt.FocusReason.OtherFocusReason)
        if isinstance(stop, ClauseChip):
            self.ensureWidgetVisible(stop, 0, theme.px(ABOVE))


def _in_portions(
    sections: Sequence[SectionCard], first: str
) -> list[tuple[SectionCard, Sequence[str]]]:
    """Making all at once takes a second: what is wanted first, then what follows, then the rest."""
    portions: list[tuple[SectionCard, Sequence[str]]] = []
    for section in sections:
        clauses = section.clauses
        at = clauses.index(first) if first in clauses else 0
        begin = at + (0 if portions else FIRST)
        if not portions:
            portions.append((section, clauses[at:begin]))
        for start in (*range(begin, len(clauses), PORTION), *range(0, at, PORTION)):
            end = start + PORTION if start >= begin else min(start + PORTION, at)
            portions.append((section, clauses[start:end]))
    return portions

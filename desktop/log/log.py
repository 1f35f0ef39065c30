"""The log: what happened, line by line with its clause, and what was visibly taken back."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence

from desktop.log.folded import Folded
from desktop.log.turns import Lines, Turns, fold
from desktop.look.card import Card
from desktop.look.names import isolated
from desktop.look.percent import percent
from desktop.look.row import FOLDED, UNFOLDED
from desktop.look.rows import Row, RowList
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.look.with_layout import WithLayout
from engine.match.entry import Entry
from engine.record.lines import PERSON, Answer, End, Hint, Hints, Name, Redo, Rewind, Seat, Values
from engine.rules.agenda import NOBODY, OPEN, Event
from engine.rules.words import Words

type_of_words = tuple[Words, tuple[str, ...], tuple[str, ...], bool]
"""In which words, with whose names and colours something was told, and whether all hands were open."""
type_of_reasons = Callable[[Entry, Voice], Sequence[str]]
"""Why a bot chose what an entry tells, in sentences; none if nobody knows."""


def rows(
    entry: Entry,
    voice: Voice,
    headlines: Collection[str],
    reasons: type_of_reasons | None = None,
    cut: tuple[int, int] | None = None,
) -> Iterator[Row]:
    """The rows of an entry, each with its number.

    `cut` is how much of how much a bot had thought when it was asked to answer.
    """
    value = entry.number
    # An answer may lead into the next phase: why it was chosen stays with what it did first.
    did = entry.events[:1] if entry.events and entry.events[0].name not in headlines else ()
    yield from (_happened(event, voice, headlines, value) for event in did)
    if isinstance(entry.line, Answer) and reasons is not None and (why := reasons(entry, voice)):
        yield Row(_reasoned(entry.line.seat, why, voice), kind="quiet", value=value)
    if isinstance(entry.line, Answer) and cut is not None:
        yield Row(_hurried(entry.line.seat, cut, voice), kind="quiet", value=value)
    yield from (_happened(event, voice, headlines, value) for event in entry.events[len(did) :])
    if (said := control(entry, voice)) is not None:
        yield Row(said, kind="quiet", value=value)


def _happened(event: Event, voice: Voice, headlines: Collection[str], value: int) -> Row:
    """What happened, with its person; what begins something stands out instead."""
    seat = event.params.get("seat")
    begins = event.name in headlines
    mark = voice.colours[seat] if isinstance(seat, int) and not begins else ""
    kind = "headline" if begins else "told"
    return Row(voice.event(event), event.clause, mark=mark, kind=kind, value=value)


def as_text(
    entries: Sequence[Entry],
    voice: Voice,
    headlines: Collection[str],
    reasons: type_of_reasons | None,
    cut: Mapping[int, tuple[int, int]],
) -> str:
    """The log as plain text, to be pasted into a message; what begins something after a gap."""
    lines: list[str] = []
    for entry in entries:
        number = entry.number
        for row in rows(entry, voice, headlines, reasons, cut.get(number)):
            gap = "\n" if lines and row.kind == "headline" else ""
            lines.append(f"{gap}{row.text} [{row.clause}]" if row.clause else f"{gap}{row.text}")
    return "\n".join(lines) + "\n"


def _reasoned(seat: int, reasons: Sequence[str], voice: Voice) -> str:
    """Why a bot chose so."""
    text = translate("Log", "{name} reckons: {reasons}")
    return text.format(name=voice.people[seat], reasons=" ".join(reasons))


def _hurried(seat: int, cut: tuple[int, int], voice: Voice) -> str:
    """That a bot answered before it had thought to the end, because people wanted it to."""
    done, whole = cut
    text = translate("Log", "{name} answered when asked to, after {share} of its thinking time")
    return text.format(name=voice.people[seat], share=percent(max(1, 100 * done // whole)))


def control(entry: Entry, voice: Voice) -> str | None:
    """What was done with the match itself, in words."""
    match entry.line:
        case Rewind():
            return translate("Log", "Back by agreement: {turn}").format(turn=_turn(entry, voice))
        case Redo():
            return translate("Log", "Redone: {turn}").format(turn=_turn(entry, voice))
        case Seat(seat, plays):
            name = voice.people[seat]
            if plays == PERSON:
                return translate("Log", "From here on {name} plays again").format(name=name)
            return translate("Log", "From here on a bot plays for {name}").format(name=name)
        case Hints(seats):
            return translate("Log", "Hints from here on, as agreed by {names}").format(
                names=voice.names(seats)
            )
        case Hint(seat):
            return translate("Log", "{name} asked for a hint").format(name=voice.people[seat])
        case Name(_, name):
            return translate("Log", "{before} is called {name} from here on").format(
                before=isolated(entry.was), name=isolated(name)
            )
        case Values(edition=""):
            return translate("Log", "From the beginning, the values that the app comes with apply")
        case Values(edition=edition):
            return translate("Log", "From the beginning, the values of “{edition}” apply").format(
                edition=edition
            )
        case End("agreed"):
            return translate("Log", "The match was ended by agreement")
    return None


def _turn(entry: Entry, voice: Voice) -> str:
    """The turn of an entry, in the word of the game: “Turn 3”, “Round 3”."""
    if voice.words.has("game", "turn"):
        return voice.words.text("game", "turn", turn=entry.turn)
    return translate("Log", "Turn {turn}").format(turn=entry.turn)


class EntryList(RowList):
    """Rows of the log: each leads to its moment; Left and Right step from entry to entry."""

    stepped = Signal(int)
    copied = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left goes to the entry before, Right to the next one; Ctrl+C copies all of them."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copied.emit()
            return
        by = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if by is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(by)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard comes to the latest row, unless it was somewhere before."""
        pointed = event.reason() == Qt.FocusReason.MouseFocusReason
        if not pointed and not self.currentIndex().isValid() and self.rows:
            self.make_current(len(self.rows) - 1)
        super().focusInEvent(event)

    def presses(self, row: Row) -> bool:
        """Every row leads to its moment."""
        return True


class Log(Card):
    """The log; a press on a row asks for the moment after it."""

    look_at = Signal(int)
    """The number of an entry whose moment is wanted."""

    def __init__(self, headlines: Collection[str], *, are_turns: bool = False) -> None:
        super().__init__(wrap=True)
        self.headlines = headlines
        self._begins = headlines if are_turns else ()
        """The headlines that begin a turn."""
        self.cut: Mapping[int, tuple[int, int]] = {}
        """By entry: how much of how much a bot had thought when it was asked to answer."""
        self.list = EntryList("log")
        self._known: dict[int, tuple[type_of_words, Sequence[Event], list[Row]]] = {}
        self._shown: tuple[Voice, Sequence[int], list[Entry], Folded] | None = None
        """The entries that are shown, for whom, and what these bots did in one row."""
        self._asked = NOBODY
        self._lines = Lines()
        self._opened: set[int] = set()
        """Entries whose turns are unfolded."""
        self._looks: int | None = None
        self.body.addWidget(self.list, 1)
        self.list.pressed_row.connect(self._press)
        self.list.stepped.connect(self.step)
        self.list.selectionModel().currentChanged.connect(lambda *_rows: self._follow())
        self._at_end = True
        """Whether the end stays in sight when the measures change; whoever scrolls may leave it."""
        self._scrolls = WithLayout(self.list, self._scroll)
        self._keeps_end = WithLayout(self.list, self._keep_end)
        bar = self.list.verticalScrollBar()
        bar.actionTriggered.connect(lambda _: self._let_go())
        bar.rangeChanged.connect(lambda *_: self._keeps_end.want())

    def show_log(
        self,
        entries: Sequence[Entry],
        voice: Voice,
        reasons: type_of_reasons | None = None,
        bots: Collection[int] = (),
        asked: int = NOBODY,
    ) -> None:
        """Show the log and keep its end in sight, or what is chosen while nothing else happens.

        What these `bots` did alike one after another has one row; whose turn may go on is `asked`.
        """
        self._asked = asked
        self.call(translate("Log", "Log"))
        self.list.setAccessibleName(translate("Log", "Log"))
        looks, self._looks = self._looks, None
        is_same = self._shown is not None and self._shown[2] == list(entries)
        self._folded(entries, voice, reasons, list(bots))
        self._show()
        if looks is not None:
            self.look(looks)
        elif not self.list.hasFocus():
            if not is_same:
                self.list.make_current(-1)
            self._scroll_soon()

    def _folded(
        self,
        entries: Sequence[Entry],
        voice: Voice,
        reasons: type_of_reasons | None,
        bots: Sequence[int],
    ) -> None:
        """Put all into rows; where a log has only grown, those of the entries before stay."""
        begun, before, found = 0, self._shown, Folded(bots, voice)
        if before is not None and before[:2] == (voice, bots):
            shown = before[2]
            if entries[: len(shown)] == shown:
                begun, found = len(shown), before[3]
        for entry in entries[begun:]:
            found.add(entry, self.rows_of(entry, voice, reasons))
        self._shown = voice, bots, list(entries), found

    @property
    def rows(self) -> list[Row]:
        """All that is told, also what lies folded."""
        return self._shown[3].rows if self._shown is not None else []

    def _show(self) -> None:
        if self._shown is None:
            return
        voice, _, entries, found = self._shown
        current = self.current
        turns = Turns(entries, self._begins)
        folded = fold(found.rows, turns, voice, self._opened, self._asked, self._lines)
        self.list.show_rows(list(folded))
        if current is not None and self.current is None:
            self._go_to(current)

    def _go_to(self, number: int) -> None:
        """Make that entry the current one; its moment may be amid those of a row."""
        rows = enumerate(self.list.rows)
        at = (at for at, row in rows if row.value >= number and row.kind != UNFOLDED)
        self.list.make_current(next(at, -1))

    def _press(self, row: Row) -> None:
        """A turn unfolds or folds; everything else leads to its moment."""
        if row.kind == FOLDED:
            self._opened.add(row.value)
        elif row.kind == UNFOLDED:
            assert self._shown is not None
            turns = Turns(self._shown[2], self._begins).all
            its = next(turn for turn in turns if row.value in turn.numbers)
            self._opened.difference_update(its.numbers)
        else:
            self.look_at.emit(row.value)
            return
        at = self.list.currentIndex().row()
        looks, self._looks = self._looks, None  # the line is no other moment
        self._show()
        self.list.make_current(at)
        self._looks = looks

    def rows_of(
        self, entry: Entry, voice: Voice, reasons: type_of_reasons | None = None
    ) -> list[Row]:
        """The rows of an entry in these words."""
        # Words take time, and what happened stays as it is, whoever reads it.
        words = (voice.words, voice.people, voice.colours, voice.viewer == OPEN)
        known = self._known.get(entry.number)
        if known is None or known[0] != words or known[1] != entry.events:
            cut = self.cut.get(entry.number)
            worded = list(rows(entry, voice, self.headlines, reasons, cut))
            known = self._known[entry.number] = (words, entry.events, worded)
        return known[2]

    # -- moments -------------------------------------------------------------------

    @property
    def current(self) -> int | None:
        """The number of the entry that has the keyboard."""
        row = self.list.current_row
        return row.value if row is not None else None

    def look(self, number: int | None) -> None:
        """Follow the rows from that entry on, or follow no longer."""
        self._looks = None  # what is shown already need not be asked for
        if number is not None and number not in self._opened:
            self._opened.add(number)
            self._show()
        if number is not None and self.current != number:
            self._go_to(number)
        self._looks = number
        if number is None:
            self._opened.clear()
            self._show()
            self.list.make_current(-1)
        self._scroll_soon()

    def choose(self, number: int) -> None:
        """Have that entry chosen and in sight, without a look at its moment."""
        self._go_to(number)
        self._scroll_soon()

    def step(self, by: int) -> None:
        """Ask for the moment before or after the one that is current."""
        numbers = list(dict.fromkeys(row.value for row in self.rows))
        if not numbers:
            return
        at = numbers.index(self.current) if self.current in numbers else len(numbers)
        self.look_at.emit(numbers[min(max(at + by, 0), len(numbers) - 1)])

    def _follow(self) -> None:
        number = self.current
        if self._looks is not None and number not in (None, self._looks):
            self._looks = number
            self.look_at.emit(number)

    def _scroll_soon(self) -> None:
        # Only when the rows have been measured is it known where they are.
        self._scrolls.want()

    def _let_go(self) -> None:
        self._at_end = False  # until it is known where that led
        QTimer.singleShot(0, self.list, self._scrolled)

    def _scrolled(self) -> None:
        bar = self.list.verticalScrollBar()
        self._at_end = bar.value() == bar.maximum()

    def _keep_end(self) -> None:
        if self._at_end and self._looks is None and not self.list.hasFocus():
            self._scroll()

    def _scroll(self) -> None:
        self._at_end = self.current is None
        if self._at_end:
            self.list.scrollToBottom()
        else:
            self.list.scrollTo(self.list.currentIndex(), EntryList.ScrollHint.PositionAtCenter)

"""The open question: who is asked what, and the list of everything that can be answered."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout

from desktop.boards.contract import NO_HAND, Play
from desktop.look import controls, theme
from desktop.look.card import Card, said
from desktop.look.choosing import Segment, Segments
from desktop.look.clauses import ClauseChip
from desktop.look.rows import Row
from desktop.look.shortcuts import shortcut
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.look.with_layout import WithLayout
from desktop.match import choice_rows, heading
from desktop.match.amount import Amount
from desktop.match.choice_list import ChoiceList
from desktop.match.gathering import Gathering
from desktop.match.paddle_panel import PaddlePanel
from desktop.match.paddles import Paddles
from desktop.match.picks import Picks
from desktop.match.spreading import Spreading
from desktop.scene.choosing import Choosing, Steps
from engine.match.match import Match
from engine.rules.agenda import State

GAP = 6
HIGH = 320
"""From this height on there is room for the way to a hint."""
FIRST, LAST = "first", "last"
"""The end of the answers with which the list begins: workers, or places."""
_MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class Choices(Card):
    """Shows a question and lets a person choose with mouse, digits, arrows and Enter.

    An answer of two parts is asked for in two steps, however few there are, so that a digit
    always means the same; what is chosen in a step is what a click on the board chooses.
    """

    peeked = Signal()
    """Who is asked before all wants to look at their hand, or close it; or somebody goes on."""

    hinted = Signal()
    """Who is asked wants a hint."""

    def __init__(
        self, board: Play[State], choosing: Choosing, gathering: Gathering, paddles: Paddles
    ) -> None:
        super().__init__(wrap=True)
        self._board, self.choosing, self.gathering = board, choosing, gathering
        self._voice: Voice | None = None
        self._state: State | None = None
        self._taken: Steps = ()
        """The question of the rows, and what is chosen where they are."""
        self._seat, self._title, self._is_brief = -1, "", False
        """Who is asked, how that is called, and whether the name is enough."""
        self._can_hint = False
        """Whether whoever is asked can ask for a hint here."""
        self._is_cramped = False
        """Whether one line less makes room for what is below."""
        self._fits = WithLayout(self, self._fit)
        choosing.changed.connect(self._narrowed)
        self._seat_mark = QLabel()
        self.prompt = said("body", wrap=True)
        self._clause = ClauseChip()
        self._back = controls.icon_button("back", lambda: translate("Choices", "Back"))
        self._back.setObjectName("step_back")
        self._back.clicked.connect(self.step_back)
        self._lists: Sequence[str] = ("", "")
        self.turn = Segments(
            (
                Segment(FIRST, lambda: self._lists[0]),
                Segment(LAST, lambda: self._lists[1]),
            ),
            FIRST,
        )
        self.turn.setProperty("small", True)
        self.turn.chosen.connect(lambda _: self._turn_list())
        self._search = controls.icon_button(
            "search", lambda: translate("Choices", "Search the choices (/)")
        )
        self._search.setObjectName("search")
        self._search.clicked.connect(self.search)
        self.hint = QPushButton()
        self.hint.setObjectName("hint")
        self.hint.setProperty("role", "quiet")
        theme.set_icon(self.hint, "hint", 18)
        self.hint.clicked.connect(self.hinted)
        self.hint.hide()
        for small in (self._back, self._search):
            # The style's own least height would push the icon out of the line.
            small.setProperty("low", True)
            theme.dress(small, lambda it: it.setFixedSize(theme.px(32), theme.px(28)))
        self.peek = QPushButton()
        self.peek.setObjectName("peek")
        self.peek.clicked.connect(self.peeked)
        self.peek.hide()
        self._filter = QLineEdit()
        self._filter.setObjectName("filter")
        self._filter.setClearButtonEnabled(True)
        self._filter.textChanged.connect(lambda _text: self._show_rows())
        self._filter.returnPressed.connect(self._press_marked)
        self.amount = Amount()
        self.amount.chosen.connect(choosing.answer)
        self.picks = Picks(board.hand, gathering)
        self.spreading = Spreading(board.spread, board.draw_sign)
        self.spreading.chosen.connect(lambda texts: choosing.answer(*texts))
        self.paddles = PaddlePanel(paddles, has_hands=board.hand is not NO_HAND)
        self.list = ChoiceList("choices", board.draw_sign)
        self.list.pressed_row.connect(self._press)
        self.list.walked.connect(lambda: choosing.point(self._thing(self.list.current_row)))
        choosing.pointed.connect(self._mark)
        self.list.viewport().installEventFilter(self)
        self.prompt.installEventFilter(self)
        self.paddles.installEventFilter(self)
        theme.dress(self.list, lambda it: it.setMinimumHeight(theme.px(44)))
        self._filter.installEventFilter(self)
        self._lay_out()
        for digit in range(1, 10):
            shortcut(self, str(digit), partial(self.press_number, digit))
        shortcut(self, "Backspace", self.step_back)

    def _lay_out(self) -> None:
        self.head.insertWidget(0, self._seat_mark)
        self.head.addWidget(self._search)
        self.head.addWidget(self._clause, 0, Qt.AlignmentFlag.AlignVCenter)
        asked = QHBoxLayout()
        asked.addWidget(self.prompt, 1)
        asked.addWidget(self.turn, 0, Qt.AlignmentFlag.AlignVCenter)
        asked.addWidget(self._back)
        self.body.addLayout(asked)
        self.body.addWidget(self.peek)
        self.body.addWidget(self.amount)
        self.body.addWidget(self.picks)
        self.body.addWidget(self.spreading)
        self.body.addWidget(self.paddles)
        inner = QVBoxLayout()
        inner.setSpacing(GAP)
        inner.addWidget(self._filter)
        inner.addWidget(self.list, 1)
        # Where there is no list the card's spare room lies here.
        inner.addStretch()
        self.body.addLayout(inner, 1)
        self.body.addWidget(self.hint)

    # -- showing -------------------------------------------------------------------

    def ask(self, voice: Voice, peek: str = "") -> None:
        """Put the question that is open to the person who is asked; `peek` offers a look at the hand.

        Asked again, what is typed stays.
        """
        state = self.choosing.state
        assert state is not None
        self._voice = voice
        again, keyboard = self._is_of(state), self._has_keyboard
        cards, spread = self.gathering.wants(state), self.spreading.wants(state)
        legal = state.legal_actions()
        # A single number that can be pressed need not be typed.
        is_typed = len(legal) > 1 or not self.choosing.ways
        numbers = isinstance(legal, range) and is_typed and not spread
        parts = {self.amount: numbers, self.picks: cards, self.spreading: spread}
        other = any(part.isHidden() == on for part, on in parts.items())
        if numbers:
            bidding = self._board.bidding(state)
            least = bidding.least if bidding is not None else None
            self.amount.ask(state, voice, again=again, least=least)
        if spread:
            self.spreading.ask(state, voice)
        self.picks.ask(state, voice)
        self.peek.setText(peek)
        self.peek.setAccessibleDescription("")
        theme.set_icon(self.peek, "eye", 18)
        self.peek.setVisible(bool(peek))
        for part, on in parts.items():
            part.setVisible(on)
        self.paddles.hide()
        self.hint.setText(translate("Choices", "Hint (H)"))
        self._can_hint = True
        if not again:
            self._filter.blockSignals(True)
            self._filter.clear()
            self._filter.blockSignals(False)
        seat = state.current_player
        self._name(seat, heading.of_seat(state, seat, voice))
        self._show_clause(state)
        self._show_rows()
        if other and keyboard:
            # What had the keyboard is not there any more.
            self.take_focus()

    def collect(self, state: State, voice: Voice, match: Match, opened: int) -> None:
        """Put the open question to all persons who are asked it together, each with keys of their own.

        `opened` is whose hand lies open, or a number below 0.
        """
        self._voice = voice
        assert state.question is not None
        keyboard = self._has_keyboard and not self.paddles.hasFocus()
        for part in (self.peek, self.amount, self.picks, self.spreading):
            part.hide()
        self._can_hint = False
        self.paddles.show()
        self._name(-1, translate("Choices", "Secret answers"))
        self.prompt.setText(voice.question(state, self.paddles.paddles.persons))
        self._show_clause(state)
        answers = [voice.action(state.question.name, each) for each in state.legal_actions()]
        self.paddles.ask(voice, answers, match.persons, match.turn, opened)
        self._show_rows()
        if keyboard:
            self.take_focus()

    def _show_clause(self, state: State) -> None:
        assert self._voice is not None
        self._clause.show_clause(state.clause, self._voice.words.game)
        self._clause.show()
        self.setProperty("clause", state.clause)

    def wait(self, seat: int, title: str, text: str, voice: Voice, go_on: str = "") -> None:
        """Show that no person is asked: a bot thinks, or the match is over; `go_on` offers to go on."""
        self._voice = voice
        keyboard = self._has_keyboard
        for part in (self.peek, self.amount, self.picks, self.spreading, self.paddles):
            part.hide()
        self._can_hint = False
        self._name(seat, title)
        self.prompt.setText(text)
        self._clause.hide()
        self.setProperty("clause", "")
        self._show_rows()
        if go_on:
            self.peek.setText(go_on)
            self.peek.setAccessibleDescription(f"{title}. {text}")
            theme.set_icon(self.peek, "play", 18)
            self.peek.show()
        if keyboard:
            # It waits here for the next question, wherever Qt would lead it.
            (self.peek if go_on else self.list).setFocus(Qt.FocusReason.OtherFocusReason)

    def be_brief(self, on: bool) -> None:
        """Call who is asked by the name alone, so that more of the list is seen."""
        if on != self._is_brief:
            self._is_brief = on
            self._call()
            self._fits.want()

    def take_focus(self) -> None:
        """Give the list the keyboard, unless somebody is typing."""
        if not self.paddles.isHidden():
            self.paddles.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not self.amount.isHidden():
            self.amount.take_focus()
        elif not self.picks.isHidden():
            self.gathering.wanted.emit()
        elif not self.spreading.isHidden():
            self.spreading.take_focus()
        elif not self._state and not self.peek.isHidden():
            self.peek.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not self._filter.hasFocus():
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def numbers(self) -> Collection[str]:
        """The numbers of which one is asked for to be typed, as answers."""
        return [] if self.amount.isHidden() else self.amount.texts

    def fill_in(self, text: str) -> None:
        """Where a number is asked for, have this one in the field, so that Enter answers it."""
        if text in self.numbers:
            self.amount.try_number(int(text))
            self.amount.take_focus()

    def step_back(self) -> bool:
        """Leave the filter or the step; whether there was one."""
        if self._filter.text():
            self._filter.clear()
        elif self.choosing.taken:
            self.choosing.take(self.choosing.taken[:-1])
        elif self.gathering.put_back():
            return True
        elif not self._filter.hasFocus():
            return False
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _turn_list(self) -> None:
        """The list begins with the other end of the answers, from now on."""
        if self.is_open:
            self._show_rows()

    def search(self) -> None:
        """Go to the filter."""
        if self._can_search:
            self._filter.show()
            self._filter.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def press_number(self, number: int) -> None:
        """Press the row with that digit, or begin a number that is asked for."""
        if not self.amount.isHidden():
            self.amount.begin(number)
            return
        for row in self.list.rows:
            if row.key == str(number) and row.can_press:
                self._press(row)
                return

    @property
    def is_open(self) -> bool:
        """Whether the question that is shown can be answered."""
        return self._state is not None and self._state is self.choosing.state

    @property
    def _has_keyboard(self) -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and self.isAncestorOf(focus)

    def _is_of(self, state: State) -> bool:
        """Whether the question that is shown is that one."""
        return self._state is not None and self._state.text() == state.text()

    def _name(self, seat: int, title: str) -> None:
        assert self._voice is not None
        self._seat, self._title = seat, title
        self._call()
        colours = self._voice.colours
        self._seat_mark.setVisible(seat >= 0)
        if seat >= 0:
            self._seat_mark.setPixmap(theme.seat_mark(colours[seat], 28))

    def _call(self) -> None:
        self.call(self._title)
        is_brief = self._is_brief or self._is_cramped
        if is_brief and self._seat >= 0 and self._voice is not None:
            self.heading.setText(self._voice.people[self._seat])

    def _show_rows(self) -> None:
        state, voice = self.choosing.state, self._voice
        self._state, self._taken = state, self.choosing.taken
        rows: list[Row] = []
        lists: Sequence[str] = ()
        if state is not None and voice is not None:
            self.prompt.setText(choice_rows.prompt(state, voice, self._board, self.choosing))
            wanted = self._filter.text()
            lists = choice_rows.lists(voice, self._board, self.choosing)
            from_end = bool(lists) and self.turn.now() == LAST
            # What is spread over places has no rows besides.
            if self.spreading.wants(state):
                self.prompt.setText(self.spreading.prompt)
            else:
                rows = choice_rows.rows(
                    state, voice, self._board, self.choosing, wanted, from_end=from_end
                )
        self._filter.setPlaceholderText(translate("Choices", "Search the choices (/)"))
        self._filter.setAccessibleName(translate("Choices", "Search the choices"))
        self._back.setVisible(bool(self.choosing.taken))
        self.turn.setVisible(bool(lists))
        if lists:
            self._lists = lists
            self.turn.retell()
        told = f"{self.heading.text()}. {self.prompt.text()}"
        self.list.setAccessibleName(told)
        self.amount.call(told)
        self.list.show_rows(rows)
        others = (self.amount, self.picks, self.spreading, self.paddles)
        self.list.setVisible(bool(rows) or all(part.isHidden() for part in others))
        self._search.setVisible(self._can_search)
        self._fit()
        if self._filter.text():
            # Who types a word sees which row Enter takes.
            self.list.make_current(0)
        self.list.scrollToTop()

    @property
    def _can_search(self) -> bool:
        return any(len(steps) > 1 for steps in self.choosing.ways)

    def _fit(self) -> None:
        """Give the prompt its lines; the filter is there as long as it is used."""
        # A label of several lines beside a list is given none where the layout is in a hurry; the
        # least height that it has got counts as its own.
        self.prompt.setMinimumHeight(0)
        self.prompt.setMinimumHeight(max(0, self.prompt.heightForWidth(self.prompt.width())))
        is_used = bool(self._filter.text()) or self._filter.hasFocus()
        self._filter.setVisible(self._can_search and is_used)
        layout = self.layout()
        assert layout is not None
        needed = layout.minimumHeightForWidth(self.width())
        hint = self.hint.sizeHint().height() + self.body.spacing()
        if not self.hint.isHidden():
            needed -= hint
        # Where there is little room, or it is not known yet how much, the key alone is left.
        has_room = self.height() >= max(theme.px(HIGH), needed + hint) and self.isVisible()
        self.hint.setVisible(self._can_hint and has_room and not self._is_brief)
        if not self.hint.isHidden():
            needed += hint
        if self._is_cramped:
            needed += self.heading.fontMetrics().lineSpacing()
        if (needed > self.height()) != self._is_cramped:
            # A line that is a little too low would lie over the next one.
            self._is_cramped = not self._is_cramped
            self._call()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """All of it has more room now, or less, whatever is shown in it."""
        super().resizeEvent(event)
        self._fits.want()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Prompt or list has more room now, or less; the filter was left, or moves the mark."""
        if (
            watched is self._filter
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in _MOVES
        ):
            QApplication.sendEvent(self.list, event)
            return True
        beside = (self.prompt, self.list.viewport(), self.paddles)
        resized = event.type() == QEvent.Type.Resize and watched in beside
        if resized or (event.type() == QEvent.Type.FocusOut and watched is self._filter):
            self._fits.want()
        return super().eventFilter(watched, event)

    def _narrowed(self) -> None:
        """Show the step that comes now; where one was left, its row is the current one."""
        left = self._taken[len(self.choosing.taken) :][:1]
        self._show_rows()
        for number, row in enumerate(self.list.rows):
            if left and row.kind == "group" and row.value == left[0]:
                self.list.make_current(number)

    def _thing(self, row: Row | None) -> str:
        """What a row chooses next; empty if it chooses nothing."""
        if row is None or row.kind == "group":
            return str(row.value) if row is not None else ""
        ways = self.choosing.turned if self.choosing.is_turned else self.choosing.ways
        count = len(self.choosing.taken)
        found = (way for way, text in ways.items() if row.kind == "choice" and text == row.value)
        return next((way[count] for way in found), "")

    def _mark(self, thing: str) -> None:
        """Mark the row of what the keyboard is at on the board."""
        for number, row in enumerate(self.list.rows):
            if thing and self._thing(row) == thing and not self._has_keyboard:
                self.list.make_current(number)
                self.list.scrollTo(self.list.currentIndex())
                return

    # -- answering -----------------------------------------------------------------

    def _press_marked(self) -> None:
        row = self.list.current_row
        if row is not None and row.can_press:
            self._press(row)
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _press(self, row: Row) -> None:
        # A second press before the answer is in must not answer the next question.
        if row.kind == "group" and self.is_open:
            self.choosing.take((*self.choosing.taken, row.value))
        elif self.is_open:
            self.choosing.answer(row.value)

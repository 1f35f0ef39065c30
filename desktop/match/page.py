"""The page of a running match: table, open question, log, and the steps back and forth."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.look import theme
from desktop.look import translate as language
from desktop.look.controls import words_of
from desktop.look.frames import TopBar
from desktop.look.note import Note
from desktop.look.notice import Notice
from desktop.look.translate import translate
from desktop.look.voice import voice_of
from desktop.match.agreement import Agreement
from desktop.match.asking import Asking
from desktop.match.choices import Choices
from desktop.match.log import Log
from desktop.match.saved import Saved
from desktop.match.steps import Steps, step_text
from desktop.match.thinking import Stopped, Thinking
from desktop.trouble import sentence
from engine.bots import NoBot
from engine.flow import NOBODY, Illegal
from engine.library_file import LibraryError
from engine.lines import PERSON
from engine.match import Match, NotNow

WIDE = 1560
"""From this width on the log has a column of its own."""


class MatchPage(QWidget):
    """Shows one match and lets its people play it; it knows no game but through its board."""

    over = Signal()
    """The match has just been played to its end, or its sheet is wanted."""
    shown = Signal(int)
    """That revision of the match is on the page now."""

    back = Signal()
    reopen = Signal()
    """The match went on elsewhere and is wanted as it stands now."""

    def __init__(
        self, match: Match, name: str, thinking: Thinking, pause: Callable[[], int]
    ) -> None:
        super().__init__()
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.match = match
        self.bar = TopBar(
            lambda: name, lambda: words_of(match.game.name).at("game", "name"), match.game.name
        )
        self.saved = Saved()
        self.voice = voice_of(match, language.language())
        self.asking = Asking(match, thinking, pause)
        module: Any = importlib.import_module(f"desktop.boards.{match.game.name.replace('-', '_')}")
        self.board = module.Board()
        self.choices = Choices(module)
        self.log, self.steps = Log(module.HEADLINES), Steps()
        self.notice, self.agreement, self.note = Notice(), Agreement(), Note(self)
        self.look = QPushButton()
        self.look.setObjectName("turn_over")
        self.look.setProperty("role", "quiet")
        theme.set_icon(self.look, "table", 18)
        self.sheet = QPushButton()
        self.sheet.setObjectName("show_sheet")
        self.sheet.setProperty("role", "primary")
        self._rewind_to = 0
        self._lay_out()
        self._connect()
        self._name()
        self._show()

    # -- making --------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.question = QVBoxLayout()
        self.question.setSpacing(8)
        self.question.addWidget(self.choices, 3)
        self.question.addWidget(self.sheet)
        self.question.addWidget(self.log, 2)
        self.question.addWidget(self.steps)
        self._side, self._far = QWidget(), QWidget()
        self.question.setContentsMargins(0, 0, 0, 0)
        self._side.setLayout(self.question)
        far = QVBoxLayout(self._far)
        far.setContentsMargins(0, 0, 0, 0)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self.board, 1)
        row.addWidget(self._side)
        row.addWidget(self._far)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self.bar)
        self.bar.right.addWidget(self.look)
        self.bar.right.addWidget(self.saved)
        column = QVBoxLayout()
        page.addLayout(column, 1)
        column.setContentsMargins(14, 10, 14, 12)
        column.setSpacing(8)
        column.addWidget(self.notice)
        column.addWidget(self.agreement)
        column.addLayout(row, 1)
        theme.dress(self, lambda it: it._arrange())

    def _connect(self) -> None:
        self.bar.back.connect(self.back)
        self.choices.chosen.connect(self.asking.answer)
        self.board.chosen.connect(self.asking.answer)
        # What is chosen so far is the same on the board and in the list.
        self.choices.narrowed.connect(self.board.narrow)
        self.board.narrowed.connect(self.choices.narrow)
        self.look.clicked.connect(self.turn_over)
        self.asking.asked.connect(self._asked)
        self.asking.changed.connect(self._changed)
        self.asking.stuck.connect(self._stuck)
        self.steps.undo.connect(lambda: self.asking.change(self.match.undo))
        self.steps.redo.connect(lambda: self.asking.change(self.match.redo))
        self.steps.rewind.connect(self.ask_rewind)
        self.log.back_to.connect(self.ask_rewind)
        self.agreement.agreed.connect(self._agreed)
        self.sheet.clicked.connect(self.over)
        theme.watch.changed.connect(self.refresh)
        language.watch.changed.connect(self.refresh)
        for keys, do in (
            ("Ctrl+R", self._rewind_key),
            ("Ctrl+L", self.log.list.setFocus),
            ("/", self.choices.search),
            ("F1", self.tell_clause),
            ("?", self.tell_keys),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(do)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The log moves to where there is room for it."""
        super().resizeEvent(event)
        self._arrange()
        if not self.note.isHidden():
            self.note.place()

    def _arrange(self) -> None:
        wide = self.width() >= theme.px(WIDE)
        self._side.setFixedWidth(theme.px(400 if wide else 380))
        self._far.setFixedWidth(theme.px(380))
        home = self._far.layout() if wide else self.question
        assert home is not None
        if home.indexOf(self.log) < 0:
            if wide:
                home.addWidget(self.log)
            else:
                self.question.insertWidget(2, self.log, 2)
        self._far.setVisible(wide)

    # -- showing -------------------------------------------------------------------

    @property
    def seat_shown(self) -> int:
        """Whose view is on the page: the person who is asked, else the first person, else seat 0."""
        asked = self.match.asked
        if asked >= 0 and self.match.plays[asked] == PERSON:
            return asked
        return self.match.persons[0] if self.match.persons else 0

    def refresh(self) -> None:
        """Show the match as it is now, in the language and theme in use."""
        self._name()
        self._show()
        self._ask(self.match.asked)

    def _name(self) -> None:
        self.voice = voice_of(self.match, language.language())
        self.sheet.setText(translate("MatchPage", "Show the score sheet"))
        drawn = self.board.is_drawn
        self.look.setText(
            translate("MatchPage", "Overview") if drawn else translate("MatchPage", "Board")
        )
        self.look.setAccessibleName(
            translate("MatchPage", "Tell the table in words and numbers")
            if drawn
            else translate("MatchPage", "Show the drawn board")
        )

    def turn_over(self) -> None:
        """Show the other look of the table."""
        self.board.turn_over()
        self._name()

    def _show(self) -> None:
        match = self.match
        asked = match.asked
        here = asked if asked >= 0 and match.plays[asked] == PERSON else NOBODY
        self.board.show_state(match.view(self.seat_shown), self.voice, asked, here)
        self.log.show_log(match.log(), self.voice, self.asking.reasons)
        self.steps.show_match(match, self.voice)
        self.sheet.setVisible(match.is_over)
        self.saved.show_saved(True)
        self.shown.emit(match.revision)

    def _ask(self, seat: int) -> None:
        match, voice = self.match, self.voice
        if seat == NOBODY:
            title = translate("MatchPage", "The match is over")
            self.choices.wait(-1, title, "", voice)
        elif match.plays[seat] == PERSON:
            self.choices.ask(match.view(seat), seat, voice)
        else:
            title = translate("MatchPage", "{name} to decide").format(name=voice.people[seat])
            text = translate("MatchPage", "A bot plays for {name} and is thinking.")
            self.choices.wait(seat, title, text.format(name=voice.people[seat]), voice)

    def _asked(self, seat: int) -> None:
        self._ask(seat)
        focus = QApplication.focusWidget()
        idle = focus is None or not focus.isVisible()
        if idle and seat >= 0 and self.match.plays[seat] == PERSON and self.note.isHidden():
            self.choices.take_focus()

    def _changed(self, _entries: list[Any]) -> None:
        self.notice.hide()
        self.agreement.hide()
        self._show()
        asked = self.match.asked
        if asked < 0 or self.match.plays[asked] != PERSON:
            # A person is shown the question when the coroutine really waits for the answer.
            self._ask(asked)
        if self.match.is_over and not self.match.redo_offer().kind:
            self.over.emit()

    def _stuck(self, error: Exception) -> None:
        if isinstance(error, LibraryError):
            self.saved.show_saved(False)
        told = sentence(error, self.voice)
        if isinstance(error, LibraryError) and error.name == "library.elsewhere":
            # What this page shows is no longer how the match stands.
            self.notice.tell(told, translate("MatchPage", "Open it again"), self.reopen.emit)
        elif isinstance(error, LibraryError | Stopped | NoBot | Illegal):
            self.notice.tell(told, translate("MatchPage", "Ask again"), self.asking.ask_again)
        else:
            self.notice.tell(told)

    # -- taking back ---------------------------------------------------------------

    def ask_rewind(self, to: int) -> None:
        """Ask everybody whom a rewind concerns; one person alone has agreed by the press."""
        try:
            offer = self.match.rewind_offer(to)
        except NotNow as error:
            self.notice.tell(sentence(error, self.voice))
            return
        self._rewind_to = to
        if len(offer.agree) < 2:
            self._agreed(offer.agree)
            return
        what = translate("MatchPage", "Go back to before “{step}”? {names} have to agree.").format(
            step=step_text(self.match, offer, self.voice), names=self.voice.names(offer.agree)
        )
        self.agreement.ask(what, offer.agree, self.voice)

    def _agreed(self, seats: tuple[int, ...]) -> None:
        to = self._rewind_to
        self.asking.change(lambda: self.match.rewind(to, seats))

    def _rewind_key(self) -> None:
        if self.log.list.hasFocus():
            self.log.go_back()
        elif (offer := self.match.undo_offer()).kind is not None:
            self.ask_rewind(offer.to)

    # -- telling -------------------------------------------------------------------

    def escape(self) -> bool:
        """Close a note or go one step back; whether there was anything to leave."""
        if self.note.close_note():
            return True
        if not self.agreement.isHidden():
            self.agreement.hide()
            return True
        return self.choices.step_back() or self.board.escape()

    def tell_clause(self) -> None:
        """Show the words of the clause that has the keyboard."""
        row = self.log.list.current_row if self.log.list.hasFocus() else None
        clause = row.clause if row is not None else self.choices.focused_clause
        if clause:
            title, text = self.voice.words.clause(clause)
            self.note.tell(f"{clause}  {title}", text)

    def tell_keys(self) -> None:
        """Show all keys."""
        self.note.tell(
            translate("Keys", "Keys"),
            "",
            (
                ("1 … 9", translate("Keys", "choose a row")),
                ("↑ ↓", translate("Keys", "another row")),
                ("Enter", translate("Keys", "press the row")),
                ("Esc", translate("Keys", "back one level")),
                ("/", translate("Keys", "search the choices")),
                ("Ctrl+Z", translate("Keys", "undo")),
                ("Ctrl+Shift+Z", translate("Keys", "redo")),
                ("Ctrl+R", translate("Keys", "rewind, in the log to the entry")),
                ("Ctrl+L", translate("Keys", "to the log")),
                ("F1", translate("Keys", "words of the clause")),
                ("Tab", translate("Keys", "to the next zone")),
                ("F11", translate("Keys", "full screen")),
            ),
        )

"""The page of a match that is played with the box: what people tell, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop import boards
from desktop.boards.contract import type_of_laid
from desktop.lesson.lesson import Lesson
from desktop.log.look_back import LookBack
from desktop.log.moments import no_rewind, when
from desktop.log.saved_mark import SavedMark
from desktop.look import theme
from desktop.look.controls import words_of
from desktop.look.folding import WordButton
from desktop.look.frames import Scrolled, TopBar
from desktop.look.page import Page, type_of_keys
from desktop.look.shortcuts import shortcut
from desktop.look.translate import language, speak, translate
from desktop.look.voice import voice_of
from desktop.people.names import Names
from desktop.sheet import which
from desktop.table.awake import Awake
from desktop.table.bar import Bar
from desktop.table.correcting import Correcting
from desktop.table.history import History
from desktop.table.letters import letters
from desktop.table.measure import LEAST, NARROWEST
from desktop.table.note import StepNote
from desktop.table.panel_table import correct
from desktop.table.parts_button import PartsButton
from desktop.table.putting_in import PuttingIn
from desktop.table.refusal import Refusal
from desktop.table.telling import Telling
from desktop.table.told_anew import with_values
from desktop.tv.window import TvView
from engine.match.match import Match
from engine.rules import edition as editions
from engine.rules.agenda import State
from engine.rules.edition import Edition
from engine.rules.game import Value
from engine.store.library_file import LibraryError

PROMPT = 20
"""Pixels of the design of what is asked in a first match."""
NAME = 116
"""Pixels of the match's name that are always read, beside what the game puts into the bar."""


class TablePage(Page):
    """Shows one match at a table and takes what its people tell; the game's panels do the rest.

    `hidden` are parts of the table that are not wanted, `opened` is the one that is seen first of
    those that share a place. `over` is emitted when the match has just ended, `shown` when a revision is on the page,
    `page_wanted` with a page that lies over this one until its `back`.
    """

    over = Signal()
    shown = Signal(int)
    reopen = Signal()
    people_named = Signal(tuple)
    """Somebody is called otherwise now; the players as they were called before."""
    page_wanted = Signal(object)
    again = Signal()
    """The same people want another match; a game without sheets asks here."""
    parts_hidden = Signal(list)
    """The ids of the parts that nobody wants to see were chosen."""
    part_opened = Signal(str)
    """The part that is seen now of those that share a place."""
    put_away = Signal(object)
    """Somebody has put away what was said about that."""
    values_wanted = Signal()
    """The values of the board are to be entered otherwise; `correct_values` takes them."""

    def __init__(
        self,
        match: Match,
        name: str,
        hidden: Collection[str] = (),
        opened: str = "",
        place: QWidget | None = None,
    ) -> None:
        super().__init__(place)
        self.setProperty("clause", "help.table")  # for F1, where nothing says better
        self.match, self.name = match, name
        self.telling: Telling[State] = Telling(match)
        telling = self.telling
        # It goes with the page: what is connected to it holds both, where no garbage is looked for.
        telling.setParent(self)
        game = match.game.name
        self.bar: TopBar = TopBar(
            lambda: self.name, lambda: words_of(game).at("game", "name"), game
        )
        telling.measure.magnify(self.bar)
        self.look_back, self.saved = LookBack(), SavedMark()
        self.lesson, self.putting_in = Lesson(lines=2), PuttingIn(telling)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        for above in (self.bar, self.look_back, self.lesson, self.putting_in):
            self._column.addWidget(above)
        self.table = boards.table(game)(telling)
        assert isinstance(self.table, QWidget)
        self._sheet: QWidget = self.table
        self._scrolled = Scrolled(self._sheet, self)
        self.history = History(telling, self.table.moments.begins)
        self.log = self.history.log
        self.steps = Bar(telling, self.table.verbs())
        over, last = self.table.laid_over, self.table.last
        # Where table or log tell the last steps, they need not lie over anything.
        tell = (*over, *([last] if last is not None else ()), self.history)
        self.notice: Refusal = Refusal(self, telling.measure, self._scrolled, self.steps, over)
        said = (self.notice,)
        self.note = StepNote(self, telling.measure, self._scrolled, self.steps, tell, said)
        self.log_button = WordButton("log_button", "log", 4)
        speak(self.log_button, lambda it: it.setText(translate("TablePage", "Log")))
        self.tv_button = WordButton("tv_button", "tv", 6)
        speak(self.tv_button, lambda it: it.setText(translate("TablePage", "TV view")))
        self.people = Names(self, match)
        self.who = WordButton("who_plays", "person", 1)
        speak(self.who, lambda it: it.setText(translate("TablePage", "Players")))
        self.values_button = WordButton("values_button", "pencil", 2)
        speak(self.values_button, lambda it: it.setText(translate("TablePage", "Values")))
        if match.game.schema is None or not match.game.schema.groups:
            self.values_button.hide()
        self.parts = PartsButton(self.table.parts(), hidden)
        self.tv = TvView(self, boards.tv(game) if boards.has(game, "tv") else None)
        if not self.tv.can_open:
            self.tv_button.hide()
        self.awake = Awake(self)
        self._entries = match.log()
        self._is_end_told = match.is_over
        self.sheet: WordButton | None = None
        """The way to the sheet of a match that is over; before that there is none."""
        self._lay_out()
        self._connect()
        if opened:
            self.table.open_part(opened)
        self._show_parts()
        self.show_match()

    def _lay_out(self) -> None:
        if self.table.head is not None:
            self.bar.right.addWidget(self.table.head)
            # What lies beside the name gives way before the name is only an ellipsis.
            theme.dress(self.bar.title, lambda it: it.setMinimumWidth(min(theme.px(90), NAME)))
        buttons = (self.tv_button, self.who, self.values_button, self.parts, self.log_button)
        for button in buttons:
            self.bar.right.addWidget(button)
        self.bar.right.addWidget(self.saved)
        row = QHBoxLayout()
        row.addWidget(self._scrolled, 1)
        row.addWidget(self.history)
        self.history.hide()
        measure = self.telling.measure
        measure.dress(self.lesson, lambda it: it.write(letters(measure, PROMPT, 500)))
        self._column.addLayout(row, 1)
        self._column.addWidget(self.steps)

    def _connect(self) -> None:
        self.bar.back.connect(self._leave)
        self._scrolled.verticalScrollBar().valueChanged.connect(lambda _: self._place_over())
        self.telling.changed.connect(self.show_match)
        self.telling.told.connect(lambda entries: self.note.tell(entries, self.telling.voice))
        self.notice.strip.changed.connect(self.arrange)
        self.notice.gone.connect(self._tell_what_else)
        self.notice.gone.connect(self.put_away)
        self.telling.refused.connect(self._refuse)
        self.awake.cannot.connect(self._refuse)
        self.table.refused.connect(self._refuse)
        self.table.page_wanted.connect(self.page_wanted)
        self.table.again.connect(self.again)
        self.table.part_opened.connect(self.part_opened)
        self.steps.steps.connect(self.turn_log)
        self.log_button.clicked.connect(self.turn_log)
        self.log.look_at.connect(self.show_moment)
        self.history.wanted.connect(self.correct)
        self.history.put_in.connect(self.put_in_before)
        self.history.go_on.connect(self._go_on)
        self.putting_in.turned.connect(self._turn)
        self.putting_in.left.connect(self._tell_left)
        self.putting_in.page_wanted.connect(self.page_wanted)
        self.look_back.stepped.connect(self.log.step)
        self.look_back.now.connect(self.show_now)
        self.look_back.rewind.connect(self._rewind)
        self.tv_button.clicked.connect(self.tv.turn)
        self.who.clicked.connect(self.people.turn)
        self.people.named.connect(self._set_name)
        self.values_button.clicked.connect(self._want_values)
        self.parts.chosen.connect(self.parts_hidden)
        self.parts.chosen.connect(lambda _: self._show_parts())
        # The table's keys hold on the whole page: the keyboard may be on the bar above.
        own = Qt.FindChildOption.FindDirectChildrenOnly
        self._keys = self._sheet.findChildren(QShortcut, options=own)
        for key in self._keys:
            key.setParent(self)
        shortcut(self, "Ctrl+T", self.tv.turn)
        shortcut(self, "Ctrl+L", self.turn_log)
        shortcut(self, "Ctrl+R", self.show_log)

    # -- showing -------------------------------------------------------------------

    def show_match(self) -> None:
        """Show the match as it stands, in the language in use."""
        match, voice = self.telling.match, self.telling.voice
        self.notice.pass_by()
        if self.notice.text and self.notice.about is self.putting_in:
            self._tell_left()
        # What it says may have been taken back; a new step says its own.
        self.note.hide()
        self._entries = match.log()
        self.log.show_log(self._entries, voice)
        self.history.tell(is_entering=self.putting_in.is_on)
        self.putting_in.tell()
        if self.telling.looked is not None:
            self._say_moment(self.telling.looked)
        self.table.show_table()
        self.steps.show_match()
        self.people.show_match(voice_of(self.match, language()))
        self.who.setEnabled(match is self.match)
        self.saved.show_saved(True)
        # What is entered aside is not saved, and nobody else has to see it.
        self.saved.setVisible(match is self.match)
        if match is self.match:
            is_early = match.is_over and not match.state.is_terminal
            self.tv.show_table(match.state, voice, self.name, is_early, self.table.on_tv())
        self.shown.emit(self.match.revision)
        self._offer_sheet()
        self._tell_over()

    def _offer_sheet(self) -> None:
        game = self.match.game.name
        if self.sheet is None and self.match.is_over and which.word(game):
            self.sheet = WordButton("show_sheet", "score", 5)
            speak(self.sheet, lambda it: it.setText(which.word(game)))
            self.sheet.clicked.connect(self.over)
            self.bar.right.insertWidget(self.bar.right.indexOf(self.tv_button), self.sheet)
        if self.sheet is not None:
            self.sheet.setVisible(self.match.is_over)

    def _tell_over(self) -> None:
        """Say once that the match has ended: as soon as no other page lies over this one."""
        if not self.match.is_over:
            self._is_end_told = False
        elif not self._is_end_told and self.isVisible():
            self._is_end_told = True
            self.over.emit()

    def _show_parts(self) -> None:
        self.table.show_parts(self.parts.seen)

    def join(self) -> None:
        """The game is under way: ask what the table shows."""
        self.table.join()

    def begin(self, before: type_of_laid, keep: Callable[[type_of_laid], object]) -> None:
        """The match has just begun: ask what only people can see."""
        self.table.begin(before, keep)

    def take_focus(self) -> None:
        """The keyboard goes to the table."""
        self.table.take_focus()

    def rename(self, name: str) -> None:
        """The match is called otherwise now."""
        self.name = name
        self.bar.title.tell(name)

    def _set_name(self, seat: int, name: str) -> None:
        before = self.match.players
        if self.telling.change(lambda: self.match.set_name(seat, name)):
            self.people_named.emit(before)

    def _refuse(self, sentence: str) -> None:
        """Say why not; where the table may lie otherwise than it was told, lead to telling it."""
        self.note.hide()
        why = self.telling.reason(sentence)
        if isinstance(why, LibraryError):
            self.saved.show_saved(False)
        mend = self.table.mend(why) if why is not None else None
        if mend is not None:
            self.notice.tell(sentence, correct(), mend)
        else:
            self.notice.tell(sentence)

    # -- earlier steps -------------------------------------------------------------

    def show_log(self) -> None:
        """Show the log and give it the keyboard."""
        self.note.hide()
        self.history.show()
        self.arrange()
        self.log.list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def turn_log(self) -> None:
        """Show the log, or put it away."""
        if self.history.isHidden():
            self.show_log()
        else:
            self.show_now()
            self.history.hide()
            self.arrange()
            self.table.take_focus()

    def show_moment(self, number: int) -> None:
        """Show the table as it was after that line of the match; nothing can be told there."""
        if self._is_busy():
            return
        looked = max((it.number for it in self._entries if it.number <= number), default=0)
        self.telling.look(looked)
        self.table.show_table()
        self._enable(False)
        self._say_moment(looked)
        self.history.show()
        self.arrange()
        self.log.look(looked)
        self.history.tell(is_entering=False)

    def _say_moment(self, looked: int) -> None:
        at = next(at for at, entry in enumerate(self._entries) if entry.number == looked)
        self.look_back.show_moment(
            when(self.match, self._entries, at, self.table.moments, self.telling.voice),
            no_rewind(self.match, looked),
            is_first=at == 0,
            is_last=at == len(self._entries) - 1,
            is_over=self.match.is_over,
        )

    def show_now(self) -> None:
        """Go back to the table as it is; nothing happens if it is shown."""
        if self.telling.looked is None:
            return
        self.telling.look(None)
        self.look_back.hide()
        self._enable(True)
        self.log.look(None)
        self.table.show_table()

    def _enable(self, is_now: bool) -> None:
        """Nothing is told, by no key either, while an earlier moment is looked at."""
        for widget in (self._sheet, self.steps):
            widget.setEnabled(is_now)
        for key in self._keys:
            key.setEnabled(is_now)

    def correct(self, number: int) -> None:
        """Tell the step on that line otherwise; a page of its own shows what follows."""
        self.show_now()
        self.log.choose(number)
        page = Correcting(self.telling, self.table.moments)
        page.to_answer.connect(self.putting_in.begin)
        page.open(number)
        self.page_wanted.emit(page)

    def correct_values(self, values: Mapping[str, Value], edition: str) -> None:
        """Show what would be if the match had begun with these values, until that is taken."""
        if not self._is_busy():
            self.show_now()
            self.page_wanted.emit(with_values(self.telling, values, edition))

    def _want_values(self) -> None:
        if not self._is_busy():
            self.values_wanted.emit()

    def take_edition(self, edition: Edition) -> None:
        """The match has the values of an edition, and as shipped those that it has not."""
        self.correct_values({**self._shipped(), **edition.values}, edition.name)

    def take_shipped(self) -> None:
        """All values of the match are as shipped again."""
        self.correct_values(self._shipped(), "")

    @property
    def has_own_values(self) -> bool:
        """Whether a value of the match is not as shipped."""
        held = self.match.setup.values
        return any(held[entry].value != it.value for entry, it in self._shipped().items())

    def _shipped(self) -> dict[str, Value]:
        game = self.match.game
        return {entry: game.values()[entry] for entry in editions.entries(game)}

    # -- forgotten steps -----------------------------------------------------------

    def put_in_before(self, number: int) -> None:
        """Enter what was forgotten before the step on that line, at the table as it stood then."""
        self.show_now()
        self.putting_in.begin(number)

    def _go_on(self) -> None:
        """After the last step a forgotten one is entered as any other."""
        self.show_now()
        self.table.take_focus()
        self.notice.tell(translate("PuttingIn", "What you enter now comes after the last step."))

    def _turn(self) -> None:
        self.notice.hide()
        self.show_match()
        if self.putting_in.is_on and self._is_scrolled():
            # Of what is put in the log says little, and what is to be pressed has to be seen.
            self.history.hide()
            self.arrange()
        self.table.take_focus()

    def _is_scrolled(self) -> bool:
        """Whether the table is higher than what is seen of it."""
        return self._sheet.height() > self._scrolled.viewport().height()

    def _tell_left(self) -> None:
        """What was not put in can be gone on with, as long as the match has not gone on."""
        putting_in = self.putting_in
        if putting_in.can_resume:
            told = translate("PuttingIn", "What you entered was not inserted.")
            go_on = translate("PuttingIn", "Continue entering")
            self.notice.tell(told, go_on, putting_in.resume, putting_in)
        else:
            self.notice.tell(
                translate(
                    "PuttingIn",
                    "The match has gone on: what you entered was not inserted.",
                )
            )

    def _tell_what_else(self, about: object) -> None:
        """Something else that was said lasts no longer: what waits to be put in is said again."""
        if about is self.putting_in:
            self.putting_in.is_said = True
        elif about is not None and self.putting_in.can_resume and not self.putting_in.is_said:
            self._tell_left()

    def unfinished(self) -> str:
        if not (self.putting_in.is_begun or self.putting_in.can_resume):
            return ""
        return translate("PuttingIn", "What you entered was not inserted.")

    def enter_further(self) -> None:
        self.putting_in.resume()

    def dropped(self) -> str:
        if not self.unfinished():
            return ""
        return translate("PuttingIn", "You left the match: what you entered was not inserted.")

    def _is_busy(self) -> bool:
        """Whether something is being put in, which is then said: it has to be finished first."""
        if self.putting_in.is_on:
            self._refuse(
                translate("PuttingIn", "First finish what you are entering: Insert or Cancel.")
            )
        return self.putting_in.is_on

    def _leave(self) -> None:
        """What is being put in is left before the page is."""
        if self.putting_in.is_on:
            self.putting_in.leave()
        else:
            self.back.emit()

    def _rewind(self) -> None:
        if (to := self.telling.looked) is not None:
            self.take_back(to)

    def take_back(self, to: int) -> None:
        """Take back everything after that line."""
        if not self._is_busy():
            self.show_now()
            self.telling.change(lambda: self.match.undo(to))

    def escape(self) -> bool:
        """One level back inside the page, at last to the table; a match is never left so."""
        if not self._step_back():
            self.take_focus()
        return True

    def _step_back(self) -> bool:
        """What is said over the page goes first; whether there was anything to put away."""
        if self.people.put_away():
            return True
        if self.notice.text:
            self.notice.put_away()
            return True
        if self.telling.looked is not None:
            self.show_now()
            return True
        if self.table.escape():
            return True
        if self.putting_in.is_on:
            self.putting_in.leave()
            return True
        if not self.history.isHidden():
            self.turn_log()
            return True
        return False

    def keys(self) -> type_of_keys:
        """The keys of this page."""
        told = translate("Keys", "open the TV view, or close it")
        television = (("Ctrl+T", told),) if self.tv.can_open else ()
        return (
            *self.table.keys(),
            *television,
            ("Ctrl+Z", translate("Keys", "undo")),
            ("Ctrl+Shift+Z", translate("Keys", "redo")),
            ("Ctrl+L", translate("Keys", "show or hide the log")),
            ("Ctrl+E", translate("Keys", "in the log: correct the step")),
            ("Ctrl+Enter", translate("Keys", "insert what was forgotten, once it is entered")),
            ("Shift+Esc", translate("Keys", "leave the match")),
        )

    # -- measures ------------------------------------------------------------------

    def arrange(self) -> None:
        """Everything takes the scale of the room that is left by log, prompts, and what stays said."""
        self.history.share(self.width(), round(LEAST * NARROWEST))
        log = 0 if self.history.isHidden() else self.history.minimumWidth()
        lesson = 0 if self.lesson.isHidden() else self.lesson.height()
        high = self.height() - lesson - self.notice.takes
        self.telling.measure.fit(QSize(self.width() - log, high))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """What had the keyboard before another page lay over this one may be gone."""
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self.take_focus()

    def _place_over(self) -> None:
        """What lies over the table stays off what is to be pressed."""
        for over in (self.note, self.notice):
            if over.isVisible():
                over.place()

    def minimumSizeHint(self) -> QSize:
        """Everything is sized by the window, which therefore may be as small as anywhere."""
        return QSize(640, 400)

    def showEvent(self, event: QShowEvent) -> None:
        """Take the scale of the window, and keep the screen on."""
        super().showEvent(event)
        self.putting_in.enter_further()
        self.awake.keep()
        self.arrange()
        QTimer.singleShot(0, self, self._tell_over)
        # What was told while another page lay over this one could not know what is to be pressed.
        QTimer.singleShot(0, self, self._place_over)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()
        self._place_over()
        if not self.people.isHidden():
            self.people.place()

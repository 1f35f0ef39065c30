"""The page of a running match: table, open question, log, and the steps back and forth."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from desktop import boards
from desktop.boards.sentences import sentences
from desktop.host.trouble import sentence
from desktop.log.event_text import said_once
from desktop.log.log import as_text
from desktop.log.moments import events_since
from desktop.look import theme
from desktop.look import translate as language
from desktop.look.page import type_of_keys
from desktop.look.rows import Row
from desktop.look.translate import translate
from desktop.look.voice import Voice, voice_of
from desktop.match.agreeing import Agreeing
from desktop.match.asking import Asking
from desktop.match.choice_rows import ways
from desktop.match.collecting import Collecting
from desktop.match.covering import Covering
from desktop.match.hinting import Hinting
from desktop.match.keyboard import Keyboard
from desktop.match.limits import Limit, Limits
from desktop.match.looking import Looking
from desktop.match.news import News
from desktop.match.parts import Parts
from desktop.match.plates import Plates
from desktop.match.seating import Seating
from desktop.match.telling import Progress, Telling, last_lines
from desktop.match.thinking import Stopped, Thinking
from desktop.match.waiting import LOOKS, PAUSE, Waiting
from desktop.scene.motion import Change
from engine.base.errors import NotNow, Told
from engine.bots import NoBot
from engine.match.entry import Entry
from engine.match.match import Match
from engine.record.lines import PERSON, Answer
from engine.rules.agenda import NOBODY, OPEN, PUBLIC, Event, Illegal
from engine.store.library_file import LibraryError
from engine.store.reasons import Reasoned

if TYPE_CHECKING:
    from engine.analysis.analysis import Swing


class MatchPage(Parts):
    """Shows one match and lets its people play it; it knows no game but through its board."""

    over = Signal()
    """The match has just been played to its end, or its sheet is wanted."""
    shown = Signal(int)
    """That revision of the match is on the page now."""
    paced = Signal(int)
    """The pace of the bots that was chosen, in milliseconds."""
    told_in_rows = Signal(bool)
    """Whether the end of a day shall be told row by row from now on."""

    progressed = Signal(object)
    """How far somebody has gone through what the last answer brought: a `Progress`."""

    what_if_chosen = Signal(bool)
    """Whether the board shall tell what would be if something ended now."""

    people_named = Signal(tuple)
    """Somebody is called otherwise now; the players as they were called before."""

    reasoned = Signal(int, object)
    """What a bot thought of that line: a `Reasoned`."""

    reopen = Signal()
    """The match went on elsewhere and is wanted as it stands now."""

    def __init__(
        self,
        match: Match,
        name: str,
        thinking: Thinking,
        pause: Callable[[], int],
        *,
        in_rows: bool = True,
        progress: Progress | None = None,
        behind_curtain: bool = False,
        limits: Iterable[Limit] = (),
        reasons: Mapping[int, Reasoned] | None = None,
        place: QWidget | None = None,
    ) -> None:
        game = boards.play(match.game.name)
        super().__init__(match, name, game, pause(), behind_curtain=behind_curtain, place=place)
        self.limits = Limits(match, game, limits)
        self.asking = Asking(match, thinking, lambda: self.limits.pause_ms(pause()))
        self.asking.left = lambda: self.limits.answer
        for number, told in (reasons or {}).items():
            self.asking.reasons[number] = told.hints
            if told.cut is not None:
                self.asking.cut[number] = told.cut
        self.news = News(game, match, self.headline, self.settled, self.scenes, self.since)
        self.telling = Telling(self, self.asking, self.news, in_rows=in_rows)
        self.collecting, self.plates = Collecting(self), Plates(self, self.limits)
        self.covering = Covering(self, self.plates)
        self.waiting = Waiting(self, self.asking, self.collecting, self.plates)
        self.agreeing = Agreeing(self.asking, self.agreement)
        self.seating = Seating(self, self.asking)
        self.looking = Looking(self, self.asking, game.moments)
        self.keyboard = Keyboard(self)
        self.hinting = Hinting(self, self.asking)
        self._entries: list[Entry] = []
        self._is_new = True
        self.log.cut = self.asking.cut
        self._connect()
        self.name_controls()
        if progress is None or progress.revision != match.revision:
            progress = None
        if match.is_over:
            self._show()
        else:
            # Who left before they had gone through what was last goes on there. Where nobody knows
            # how far that was, only a day is told again.
            has_begun = any(isinstance(line, Answer) for line in match.lines)
            with_cards = progress is not None or not has_begun
            news = last_lines(match.log(self.viewer.now))
            if progress is not None and progress.own:
                self.covering.untold_from, progress = progress, progress._replace(left=0)
            self._show(news=news, progress=progress, with_cards=with_cards)
            self.telling.tell_beside(self._entries, news)

    # -- making --------------------------------------------------------------------

    def _connect(self) -> None:
        self.bar.back.connect(self.back)
        self.choosing.answered.connect(self._answer)
        self.look.clicked.connect(self.turn_over)
        self.what_if.toggled.connect(self.board.show_what_if)
        self.what_if.clicked.connect(self.what_if_chosen)
        self.asking.asked.connect(self._asked)
        self.asking.changed.connect(self._changed)
        self.asking.stuck.connect(self._stuck)
        self.asking.dwells.connect(self.pace.show_dwelling)
        self.asking.thought.connect(self._tell_reasons)
        self.steps.undo.connect(lambda: self.asking.change(lambda: self.match.undo()))
        self.steps.redo.connect(lambda: self.asking.change(self.match.redo))
        self.steps.rewind.connect(self.ask_rewind)
        self.curtain.opened.connect(self._open_curtain)
        self.curtain.left.connect(self._close_hand)
        self.choices.peeked.connect(self.peek)
        self.choices.paddles.hand_wanted.connect(self.peek)
        self.paddles.given.connect(self._give)
        self.plates.changed.connect(self._plates_changed)
        self.plates.looks.connect(self._show_plate)
        self.bids.kept.connect(self._close_hand)
        self.curtain.undo.connect(lambda: self.asking.change(lambda: self.match.undo()))
        self.log.look_at.connect(self.show_moment)
        self.log.list.copied.connect(self._copy_log)
        self.since.look_at.connect(self.show_moment)
        self.look_back.stepped.connect(self.log.step)
        self.look_back.rewind.connect(self.keyboard.rewind_here)
        self.keyboard.rewind.connect(self.ask_rewind)
        self.keyboard.now.connect(self.show_now)
        self.keyboard.peek.connect(self.peek)
        self.keyboard.hand_left.connect(self._close_hand)
        self.look_back.now.connect(self.show_now)
        self.since.closed.connect(self.arrange)
        self.hints.closed.connect(self.arrange)
        self.beside.clicked.connect(self.take_focus)
        self.keyboard.hint.connect(self._hint)
        self.choices.hinted.connect(self._hint)
        self.hinting.noted.connect(self.refresh)
        self.settled.closed.connect(self.arrange)
        self.scenes.turned.connect(self._show_scene)
        self.scenes.closed.connect(self._go_on)
        self.telling.progressed.connect(self.progressed)
        self.telling.told_in_rows.connect(self.told_in_rows)
        for card in (self.settled, self.happened):
            card.in_rows.clicked.connect(self.tell_rows)
        self.pace.paused.connect(self._pause)
        self.pace.skipped.connect(self._skip)
        self.pace.chosen.connect(self.paced)
        self.seating.named.connect(self.refresh)
        self.seating.named.connect(self.people_named)
        self.people.end.connect(self._ask_end)
        for part in (self.hand, self.steps):
            # Wherever Qt would lead the keyboard, it waits here for the next question.
            part.left.connect(self.setFocus)
        self.agreement.left.connect(self._leave_agreement)
        self.sheet.clicked.connect(self.over)
        self.hands.clicked.connect(self.open_hands)
        theme.watch.changed.connect(self.refresh)
        language.watch.changed.connect(self.refresh)

    def _leave_agreement(self, agreed: bool) -> None:
        """Where all have agreed another question comes, for which the keyboard waits here."""
        if agreed:
            self.setFocus()
        else:
            self.take_focus()

    # -- showing -------------------------------------------------------------------

    def rename(self, name: str) -> None:
        """The match is called otherwise now."""
        self.name = name
        self.bar.title.tell(name)

    def refresh(self) -> None:
        """Show the match as it is now, in the language and theme in use; nothing new has happened."""
        self._show(Change.JUMP)
        self.name_controls()
        self.waiting.tell()
        self.news.tell_again(self.voice)
        if self.since.is_open:
            self._tell_since(self.match.asked, again=True)

    def turn_over(self) -> None:
        """Show the other look of the table."""
        self.board.turn_over()
        self.name_controls()

    def _show(
        self,
        change: Change = Change.NEWS,
        news: Collection[int] = (),
        progress: Progress | None = None,
        *,
        with_cards: bool = True,
        own_only: bool = False,
    ) -> None:
        """Show the match; `news` are the numbers of its lines that are new.

        They are gone through scene by scene, if that is wanted, from where somebody was; with
        `own_only` as far as others may not see them.
        """
        match, before = self.match, self.voice.viewer
        self.asking.hold(LOOKS, self.viewer.guest != NOBODY)
        self.voice = self.voice_now()
        if self.voice.viewer != before:
            # What one viewer knew does not move before another.
            change = Change.JUMP
        self._entries = match.log(self.viewer.now)
        new = [entry for entry in self._entries if entry.number in news]
        # What all may know is gone through by all, before the curtain falls.
        begins = self.looked is None and self.telling.begin(
            new, change, progress, with_cards=with_cards, own_only=own_only
        )
        if news:
            self.covering.keep(news if with_cards else ())
            if self.covering.untold and not begins and progress is None:
                # Who leaves before it opens finds it there still.
                self.telling.tell_progress()
        if self.covering.draw():
            # Nothing moves behind it.
            change = Change.JUMP
        self._show_log()
        self.steps.show_match(match, self.voice, self.limits.gave)
        self.people.show_match(self.voice)
        if not self.agreement.isHidden():
            self.agreement.tell(self.voice)
        self.saved.show_saved(True)
        self.show_pace()
        if self.looked is not None:
            self.looking.show(self._entries, self._rows_of, self.voice)
        if self.scenes.is_open:
            if not begins:
                self._show_scene(Change.JUMP)
        elif self.looked is None:
            self._show_table(change, [event for entry in new for event in entry.events])
        if match.is_over:
            # What was asked goes first: there is not room for all, and the window would grow.
            self.waiting.tell()
        self.sheet.setVisible(match.is_over)
        secret = match.is_over and match.state.has_secrets
        self.hands.setVisible(secret and not self.viewer.all_hands)
        self.plates.tell()
        self.hinting.follow()
        self.shown.emit(match.revision)

    def _show_scene(self, change: Change | None = None) -> None:
        self.telling.show(change)
        self._show_log()

    def _show_log(self) -> None:
        """The log ends where the board stands."""
        bots = [seat for seat, plays in enumerate(self.match.plays) if plays != PERSON]
        entries = self.scenes.up_to_here(self._entries)
        self.log.show_log(entries, self.voice, self._why, bots, self.match.asked)

    def _show_table(self, change: Change, events: Sequence[Event] = ()) -> None:
        asked, view = self.match.asked, self.match.view(self.voice.viewer)
        if self.plates.asks(asked) and not self.is_covered and not self.collecting.is_on:
            self.choosing.ask(view, ways(view, self.game), self.voice.viewer)
        else:
            self.choosing.close()
        if self.game.recalls and self._is_new:
            # A board that is new cannot know what has happened in this turn.
            change = Change.JUMP
        self._is_new = False
        if change != Change.NEWS and self.game.recalls:
            events = events_since(self._entries, self.game.recalls)
        self.board.light("")
        self.board.show_state(view, self.voice, asked, change, events)
        self.hand.show_state(view, self.voice)

    def _open_curtain(self) -> None:
        self.agreement.hide()
        # It would lie over the hand that is looked at now.
        self.turned.hide()
        self.viewer.open()
        news, progress = self.covering.take_untold()
        self._show(Change.JUMP, news, progress, own_only=True)
        self._asked(self.match.asked)
        self.covering.try_again()
        self.take_focus()
        self.hinting.give_agreed()

    def peek(self, seat: int | None = None) -> None:
        """Who is asked before all looks at their hand behind the curtain, or closes it again.

        Where several are asked together, it is that seat, or the first who has not answered.
        """
        if self.covering.would_close(seat):
            self._close_hand()
        elif self.covering.can_peek:
            self.viewer.close()
            self.viewer.peek(self.covering.next_to_peek if seat is None else seat)
            self._show(Change.JUMP)
            self.waiting.tell()

    def _close_hand(self) -> None:
        self.covering.tried = None
        self.viewer.close()
        self._show(Change.JUMP)
        self._asked(self.match.asked)
        self.take_focus()

    def show_pace(self) -> None:
        """Offer to hurry the bots or to let them wait; the prompts of a first match set the pace."""
        match = self.match
        self.pace.show_match(
            has_bots=self.looked is None
            and self.lesson.isHidden()
            and not match.is_over
            and len(match.persons) < len(match.plays),
            bot_asked=match.asked >= 0 and not self.plates.asks(match.asked),
            is_paused=self.asking.holds(PAUSE),
        )

    def _show_plate(self) -> None:
        self._show(Change.JUMP)
        self.waiting.tell()

    def _plates_changed(self) -> None:
        """Ask anew: whoever is asked may have left the answer, or wants to give it again."""
        self.viewer.close()
        self.asking.ask_again()
        self._show_plate()

    # -- paddles -------------------------------------------------------------------

    def _give(self) -> None:
        if answers := self.paddles.answers_from(self.match.asked):
            # Stored at once: a kill leaves no half of them.
            self.asking.answer_all(answers)

    def hideEvent(self, event: QHideEvent) -> None:
        """Who leaves the page before all have answered finds nothing pressed."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.collecting.forget()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.collecting.is_on and not self.paddles.is_open:
            self.waiting.tell()

    # -- being asked ---------------------------------------------------------------

    def _asked(self, seat: int) -> None:
        if answers := self.paddles.answers_from(seat):
            self.asking.answer_all(answers)
            return
        waits = self.looked is None and not self.is_covered and not self.scenes.is_open
        waits = waits and not self.collecting.is_on
        if self.plates.asks(seat) and waits and not self.choosing.is_open:
            # Nobody took the answer: the question is still open.
            self._show_table(Change.BACK)
        self.waiting.tell()
        self.show_pace()
        if self.viewer.waits_for != NOBODY:
            # The curtain has fallen, or falls once all have gone through what happened.
            return
        self._tell_since(seat)
        if self.plates.asks(seat) and self.looked is None and not self.scenes.is_open:
            if not self.collecting.is_on:
                self.news.tell_turn(self.match.state, seat, self.voice)
            focus = QApplication.focusWidget()
            idle = focus is None or focus is self or not focus.isVisible()
            # Whoever went to the question by its tab goes on with the next one, too.
            at_tab = focus is not None and self.beside.tabs.isAncestorOf(focus)
            idle = idle or (at_tab and not self.beside.hides_question)
            if idle or self.hand.keeps_keyboard:
                self.choices.take_focus()

    def _answer(self, choices: tuple[str, ...]) -> None:
        if self.curtain.was_just_opened:
            # Whoever pressed twice has not read the question yet.
            self._show_table(Change.JUMP)
            self.waiting.tell()
            return
        if self.voice.viewer == PUBLIC and not self._can_give(choices):
            # Only behind the curtain is said why: it tells of their hand.
            self.covering.tried = int(choices[0])
            self.peek(self.match.asked)
            return
        self.asking.answer(*choices)

    def _can_give(self, choices: Sequence[str]) -> bool:
        """Whether a number that all may think possible is so, by what only its seat knows."""
        legal = self.match.state.choices
        return not isinstance(legal, range) or all(int(each) in legal for each in choices)

    def _changed(self, entries: list[Entry]) -> None:
        answered = {it.line.seat for it in entries if isinstance(it.line, Answer)}
        is_read = not entries or answered & {*self.match.persons}  # bots answer before it is
        # What was left half entered holds until the window says otherwise.
        if is_read and self.notice.about in (None, self.hinting):
            self.notice.hide()
        self.agreement.hide()
        self.since.put_away()
        self.news.leave_turn(entries)
        self.covering.untold_from = self.covering.tried = None
        self.collecting.follow(entries)
        self.limits.follow(answered)
        self.viewer.follow(back=not entries)
        self.viewer.look_on(entries, self.game.ends_unsaid)
        self.telling.drop()
        if not entries:
            # A step back or forward: what was told may hold no longer.
            self.turned.hide()
            self.show_now()
            self.news.forget()
            self.covering.untold = ()
        news = {entry.number for entry in entries}
        self._show(Change.NEWS if entries else Change.BACK, news)
        if self.scenes.is_due:
            # That is shown to all, before the curtain falls, anyway.
            self.viewer.rests = NOBODY
        self.telling.tell_beside(self._entries, news)
        self.telling.tell(entries)
        self.arrange()
        asked = self.match.asked
        if not self.plates.asks(asked):
            # A person is shown the question when the coroutine really waits for the answer.
            self.waiting.tell()
        if self.viewer.rests != NOBODY:
            self.take_focus()
        if self.match.is_over and not self.match.redo_offer().kind and not self.scenes.is_open:
            self.over.emit()

    def _stuck(self, error: Exception) -> None:
        if isinstance(error, LibraryError):
            self.saved.show_saved(False)
        told = partial(sentence, error, self.voice)
        if isinstance(error, LibraryError) and error.name == "library.elsewhere":
            # What this page shows is no longer how the match stands.
            self.notice.tell(
                told, lambda: translate("MatchPage", "Open it again"), self.reopen.emit
            )
        elif isinstance(error, LibraryError | Stopped | NoBot | Illegal):
            self.notice.tell(
                told, lambda: translate("MatchPage", "Ask again"), self.asking.ask_again
            )
        else:
            self.notice.tell(told)

    # -- news ----------------------------------------------------------------------

    def tell_rows(self) -> None:
        """Go through the end of the day that is told beside the board, or of the moment."""
        number = self.looked
        known = (entry for entry in self._entries if entry.number == number)
        entry = self.news.day if number is None else next(known, None)
        if entry is not None and self.telling.begin_again(entry):
            self.waiting.tell()

    def _go_on(self) -> None:
        self.telling.let_go()
        if self.looked is not None:
            self.looking.show(self._entries, self._rows_of, self.voice)
            self.looking.take_focus()
            return
        asked = self.match.asked
        change = Change.JUMP if self.covering.draw() else self.telling.change
        self._show_table(change, self.scenes.last_events())
        self._show_log()
        self.telling.tell_missed()
        self.arrange()
        self.waiting.tell()
        if self.match.is_over:
            self.over.emit()
            return
        self.telling.tell_rest()
        if self.plates.asks(asked) and not self.collecting.is_on and not self.is_covered:
            self.news.tell_turn(self.match.state, asked, self.voice)
        self.take_focus()

    def _tell_since(self, seat: int, *, again: bool = False) -> None:
        if self.plates.asks(seat) and self.news.tell_since(
            seat, self._entries, self._rows_of, self.voice, again=again
        ):
            self.arrange()

    def _rows_of(self, entry: Entry) -> list[Row]:
        return self.log.rows_of(entry, self.voice, self._why)

    def _copy_log(self) -> None:
        """The log as everybody knows it: it goes to people who sit elsewhere."""
        match = self.match
        voice = voice_of(match, language.language(), OPEN if match.is_over else PUBLIC)
        QGuiApplication.clipboard().setText(
            as_text(
                match.log(voice.viewer),
                voice,
                self.log.headlines,
                self._why,
                self.asking.cut,
            )
        )

    def _why(self, entry: Entry, voice: Voice) -> Sequence[str]:
        """Why a bot answered so, in what was not told of the answer already.

        It had looked at its hand, so that it is not told before all hands are open.
        """
        hints = self.asking.reasons.get(entry.number)
        if not hints or (self.match.state.has_secrets and voice.viewer != OPEN):
            return ()
        view = self.match.state_at(entry.number - 1).view(voice.viewer)
        known = [text for text, _ in said_once(entry.events, voice)]
        try:
            return sentences(view, hints, voice, self.game, known, is_reason=True)[0]
        except Told:
            # Since then the match was given other values, by which something else can be answered.
            return ()

    def _tell_reasons(self, number: int) -> None:
        hints, cut = self.asking.reasons.get(number, ()), self.asking.cut.get(number)
        self.reasoned.emit(number, Reasoned(tuple(hints), cut))

    # -- earlier moments -----------------------------------------------------------

    def show_moment(self, number: int) -> None:
        """Show the table as it was after that line of the match; nothing can be played there."""
        self._look_at(number)

    def show_asked(self, swing: Swing) -> None:
        """Show the table before an answer than which another one was better, and both of them."""
        self._look_at(swing.number - 1, swing)

    def _look_at(self, number: int, swing: Swing | None = None) -> None:
        known = (entry.number for entry in self._entries if entry.number <= number)
        self.looking.turn_to(max(known, default=0), swing)
        self.plates.tell()
        self.show_pace()
        self.looking.show(self._entries, self._rows_of, self.voice)
        self.looking.take_focus()

    def show_now(self) -> None:
        """Go back to the table as it is; nothing happens if it is shown."""
        if self.looked is None:
            return
        self.looking.turn_back()
        self.show_pace()
        self.telling.change = Change.JUMP
        if not self.scenes.take_up():
            self._show_table(Change.JUMP)
        self.waiting.tell()
        self.take_focus()

    # -- bots and seats ------------------------------------------------------------

    def _pause(self, on: bool) -> None:
        self.asking.hold(PAUSE, on)
        self.show_pace()
        if not self.plates.asks(self.match.asked):
            self.waiting.tell()

    def _skip(self) -> None:
        self._pause(False)
        self.scenes.put_away()
        self.asking.skip()

    def _ask_end(self) -> None:
        self.people.put_away()
        self.agreeing.end(self.voice)
        self._let_all_look()

    # -- taking back ---------------------------------------------------------------

    def ask_rewind(self, to: int) -> None:
        """Go back where that is free; else ask all persons, of whom one alone has agreed by it."""
        try:
            self.agreeing.rewind(to, self.voice)
        except NotNow as error:
            self.notice.tell(partial(sentence, error, self.voice))
        self._let_all_look()

    # -- hints ---------------------------------------------------------------------

    def _hint(self) -> None:
        """Give whoever is asked a hint, or ask all whether there shall be any."""
        if not self.is_covered:
            self.hinting.ask()
            self._let_all_look()

    def _let_all_look(self) -> None:
        """Several persons come to the screen to agree: nobody's own view is left open."""
        if not self.agreement.isHidden():
            self.viewer.close()
            if self.viewer.now != self.voice.viewer:
                # An earlier moment is somebody's view, too.
                self.show_now()
            self._show(Change.JUMP)
            self.waiting.tell()

    def open_hands(self) -> None:
        """The match is over, and from now on its people look into all hands."""
        self.viewer.all_hands = True
        self.refresh()

    # -- keys ----------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space, where nothing else wants it, lets the bots wait or go on."""
        if event.key() == Qt.Key.Key_Space and self.pace.isVisible():
            self.pace.pause.click()
        else:
            super().keyPressEvent(event)

    # -- telling -------------------------------------------------------------------

    def escape(self) -> bool:
        """Go one step back, at last to the board; a match is never left so."""
        if not self.keyboard.step_back():
            self.keyboard.to_board()
        return True

    def keys(self) -> type_of_keys:
        """The keys of this page."""
        return self.keyboard.keys()

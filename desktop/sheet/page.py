"""The end of a match: who won and why, the points over the turns, and every point with its reason."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop import boards
from desktop.boards.contract import Course
from desktop.look import controls, frames, theme
from desktop.look.choosing import Segment, Segments
from desktop.look.controls import words_of
from desktop.look.frames import TopBar
from desktop.look.page import Page, type_of_keys
from desktop.look.translate import language, speak, translate
from desktop.sheet.actions import Actions
from desktop.sheet.analysing import Analysing
from desktop.sheet.chances import ChanceChart, chances
from desktop.sheet.chart import Chart
from desktop.sheet.course_head import CourseHead
from desktop.sheet.head import Headline
from desktop.sheet.moments import Moments, changes
from desktop.sheet.notes import not_analysed, placeholders, played_with, untold
from desktop.sheet.other_rulings import would_have_changed
from desktop.sheet.outcome import Outcome
from desktop.sheet.plain_text import as_text, of_course
from desktop.sheet.second_look import SecondLook
from desktop.sheet.sources import BySource
from desktop.sheet.table import SheetTable
from engine.base.people import PLAY
from engine.match.course import Stop, course
from engine.match.match import Match
from engine.record.lines import Fact
from engine.rules.words import of_setup

if TYPE_CHECKING:
    from engine.analysis.analysis import Analysis, Swing

FEWEST = 3
"""Turns from which on their points are drawn as lines."""
TWO_COLUMNS = 1080
REST_MS = 400
"""So long it has to be seen before a press does anything on it: the second of two quick ones comes sooner."""
POINTS, CHANCES = "points", "chances"
PRESSES_NOTHING = Qt.WidgetAttribute.WA_TransparentForMouseEvents


class SheetPage(Page):
    """The result of a match with all that led to it.

    `show_result(match, name)` fills it; `bar` is there from then on, and `bar.right` takes what
    the window adds. Without a name the match is in no library: it is neither renamed nor exported.
    """

    back = Signal()
    """The match itself is wanted, with its log."""
    shelf = Signal()
    again = Signal()
    """The same people want to play once more."""
    export = Signal()
    renamed = Signal(str)
    values_wanted = Signal()
    """The values of one's own board are to be entered, for matches to come."""
    hands = Signal()
    """All hands of the match are to be opened; then `tell_open`."""
    moment = Signal(int)
    """The board is wanted as it was after that entry of the log."""
    asked = Signal(object)
    """The board is wanted as it was when that `Swing` was asked for."""

    def __init__(self, analysing: Analysing | None = None, place: QWidget | None = None) -> None:
        super().__init__(place)
        self._match: Match | None = None
        self._is_fresh = False
        """Whether nobody has seen it since it came."""
        self.name = ""
        """What the match is called in the library."""
        self._told: Outcome | None = None
        self._course: Course | None = None
        """How it went, in a game without points."""
        self._stops: list[Stop] = []
        self._scrolled: frames.Scrolled | None = None
        self.chart: Chart | None = None
        """None where too few turns were played."""
        self.analysis: Analysis | None = None
        """What was found when the match was looked at again."""
        self.analysing = analysing or Analysing(self)
        self.analysing.found.connect(self._take_analysis)
        self._shows_chances = False
        self._has_changed = False
        """Whether a key may be meant for what was there before the match was looked at again."""
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._take_presses)
        self.drawn: Segments | None = None
        self.second_look: SecondLook | None = None
        """None where nobody played, or too little to look at again."""
        self.are_hands_open: Callable[[], bool] = lambda: False
        """Whether the match over which it lies is seen with all hands open already."""
        self.verbs = Actions()
        self.verbs.again.connect(self.again)
        self.verbs.look.connect(self.back)
        self.verbs.export.connect(self.export)
        self.verbs.hands_wanted.connect(self.hands)
        self.verbs.copy.connect(self._copy)
        self.verbs.renamed.connect(self.renamed)
        self._page = QVBoxLayout(self)
        self._page.setContentsMargins(0, 0, 0, 0)
        self._page.setSpacing(0)
        self.bar: TopBar
        speak(self, lambda it: it.tell())

    def show_result(self, match: Match, name: str = "", analysis: Analysis | None = None) -> None:
        """Show the sheet of this match as it stands at its end."""
        self.analysis = analysis
        if self._match is None:
            self.bar = self._bar(match)
            self._page.addWidget(self.bar)
            self._page.addWidget(self.verbs)
        self._match = match
        self._offer_hands()
        self.show_name(name)
        self.tell()

    def showEvent(self, event: QShowEvent) -> None:
        """Who comes back has perhaps opened all hands; a press may be meant for what lay there."""
        super().showEvent(event)
        self._offer_hands()
        self._press_nothing()

    def _press_nothing(self) -> None:
        """A press of the mouse does nothing until what lies there now has been seen."""
        self._is_fresh = True
        self._rest.stop()
        self.setAttribute(PRESSES_NOTHING)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._is_fresh:
            self._is_fresh = False
            # Once all of it is painted: until then presses wait that were meant for something else.
            QTimer.singleShot(0, self._rest, self._rest.start)

    def _take_presses(self) -> None:
        self._has_changed = False
        self.setAttribute(PRESSES_NOTHING, False)

    def _offer_hands(self) -> None:
        match = self._match
        has_hands = match is not None and match.state.has_secrets
        played = match is not None and match.header.setup.level == PLAY
        self.verbs.hands.setVisible(played and has_hands and not self.are_hands_open())
        self.verbs.arrange()

    def tell_open(self) -> None:
        """Tell the sheet with all hands open."""
        self._offer_hands()
        self.tell()
        # The button that was pressed is gone.
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_name(self, name: str) -> None:
        """Call the match so from now on."""
        self.name = name
        self.verbs.show_name(name)
        if self._match is not None:
            game = words_of(self._match.game.name).at("game", "name")
            self.bar.title.tell(name or game)

    def tell(self) -> None:
        """Tell the sheet in the language in use."""
        if self._match is None:
            return
        self.show_name(self.name)
        had_keyboard = self._scrolled is not None and self.focusWidget() is self._scrolled
        looked_at = self._scrolled.verticalScrollBar().value() if self._scrolled is not None else 0
        if self._scrolled is not None:
            self._page.removeWidget(self._scrolled)
            self._scrolled.hide()
            self._scrolled.deleteLater()
        at = self.chart.cursor_at if self.chart is not None else None
        self._scrolled = frames.Scrolled(self._contents(self._match), self)
        self._scrolled.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # so that its keys scroll
        self._scrolled.setAccessibleName(translate("Sheet", "Score sheet"))
        self._page.insertWidget(self._page.indexOf(self.verbs), self._scrolled, 1)
        self._order_keys(self._scrolled)
        if had_keyboard:
            # The layout would show it later, and what is hidden takes no keyboard.
            self._scrolled.show()
            self._scrolled.setFocus(Qt.FocusReason.OtherFocusReason)
        if at is not None and self.chart is not None:
            self.chart.go(at)
        if looked_at:
            # Once it is laid out: before that there is nothing to scroll.
            bar = self._scrolled.verticalScrollBar()
            QTimer.singleShot(0, bar, lambda: bar.setValue(looked_at))

    def _order_keys(self, above: QWidget) -> None:
        """Tab and screen readers come to the verbs after all that stands above them, which is newer."""
        self.verbs.raise_()
        last = QWidget(above)  # it comes after all that is in there, whatever that is
        for before, verb in pairwise((last, *self.verbs.stops)):
            QWidget.setTabOrder(before, verb)
        last.setParent(None)

    def escape(self) -> bool:
        """Leave the name as it was; whether it was being changed."""
        return self.verbs.leave_name()

    def keys(self) -> type_of_keys:
        """The keys of this page."""
        return (
            ("↑ ↓  PgUp PgDn", translate("Keys", "up and down the sheet")),
            ("← →  Home End", translate("Keys", "in the chart: another turn")),
            ("Enter", translate("Keys", "in the chart: show the board as it was then")),
        )

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The arrows and Page Down scroll the sheet at once."""
        super().focusInEvent(event)
        if self._scrolled is not None:
            self._scrolled.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- putting it together -------------------------------------------------------

    def _bar(self, match: Match) -> TopBar:
        def subtitle() -> str:
            if match.ended_by_agreement:
                over = translate("Sheet", "ended by agreement")
            else:
                over = translate("Sheet", "the match is over")
            return f"{words_of(match.game.name).at('game', 'name')} · {over}"

        game = match.game.name
        bar = TopBar(lambda: self.name or words_of(game).at("game", "name"), subtitle, game)
        bar.back.connect(self.shelf)
        return bar

    def _contents(self, match: Match) -> QWidget:
        made = QWidget()
        column = QVBoxLayout(made)
        column.setSpacing(16)
        theme.dress(
            made, lambda it: it.layout().setContentsMargins(*map(theme.px, (32, 16, 32, 24)))
        )
        self.chart = None
        result = match.result()
        if result is not None:
            self._told = told = Outcome.of(match, result, of_setup(match.setup, language()))
            self._stops = course(match)
            column.addWidget(Headline(told))
            column.addWidget(self._overview(told, match))
            column.addWidget(SheetTable(told))
        elif match.game.scores:
            column.addWidget(untold())
        elif boards.has(match.game.name, "sheet"):
            self._course = course_told = boards.sheet(match.game.name)(match)
            assert isinstance(course_told, QWidget)
            column.addWidget(CourseHead(match.game.name, course_told))
            column.addWidget(course_told)
        column.addWidget(played_with(match))
        column.addStretch(1)
        return made

    def _overview(self, told: Outcome, match: Match) -> QWidget:
        """The chart with the sources below it, and beside them what the course tells."""
        left, right = _column(), _column()
        self.second_look = None
        turns = sum(bool(stop.turn) for stop in self._stops)
        drawn = turns >= FEWEST and not _joined(match)
        if drawn:
            frames.inside(left).addWidget(self._chart_card(told, match), 1)
        may_look = _was_played(match) and drawn
        if may_look and not match.ended_by_agreement:
            self.second_look = look = SecondLook(
                *(match, told, self._stops, self.analysing, self.analysis),
                is_open=self.are_hands_open(),
            )
            look.chosen.connect(self._ask_for)
            look.pressed.connect(self._look_again)
        frames.inside(left).addWidget(BySource(told))
        if drawn:
            moments = Moments(told, self._stops)
            moments.chosen.connect(self._choose)
            if self.chart is not None and self.chart.stops is self._stops:
                moments.pointed.connect(self.chart.point)
            frames.inside(right).addWidget(moments)
        if self.second_look is not None:
            frames.inside(right).addWidget(self.second_look)
        elif may_look:
            frames.inside(right).addWidget(not_analysed())
        for card in (would_have_changed(told), placeholders(match, self.values_wanted.emit)):
            if card is not None:
                frames.inside(right).addWidget(card)
        frames.inside(right).addStretch(1)
        return frames.Columns(left, right, TWO_COLUMNS, (2, 1))

    def _chart_card(self, told: Outcome, match: Match) -> QWidget:
        card = frames.frame("card", (20, 12, 20, 12))
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(controls.picture("chart", 22, "accent"))
        drawn = chances(told, self._stops, self.analysis) if self.analysis is not None else []
        has_chances = len(drawn) > 1
        if not has_chances:
            head.addWidget(controls.text(translate("Sheet", "Points over the match"), "title"))
            head.addStretch(1)
            head.addWidget(controls.text(changes(self._stops), "muted"))
        else:
            head.addWidget(self._what_is_drawn())
            head.addStretch(1)
        frames.inside(card).addLayout(head)
        shows_chances = has_chances and self._shows_chances
        if shows_chances:
            self.chart = ChanceChart(told, drawn)
        else:
            self.chart = Chart(told, self._stops)
        self.chart.chosen.connect(self._choose)
        frames.inside(card).addWidget(self.chart, 1)
        note = translate("Sheet", "Turns of all players, and the points after each turn")
        if match.game.calendar is not None:
            note = told.words.at("course", "note")
        if shows_chances:
            note = translate(
                "Sheet",
                "In percent, by what everybody could see; where a lead means little, nothing is drawn.",
            )
        frames.inside(card).addWidget(controls.text(note, "small-muted", wrap=True))
        return card

    def _what_is_drawn(self) -> Segments:
        """The switch between points and chances."""
        made = Segments(
            (
                Segment(POINTS, lambda: translate("Sheet", "Points over the match")),
                Segment(CHANCES, lambda: translate("Sheet", "Chances to win")),
            ),
            CHANCES if self._shows_chances else POINTS,
        )
        made.call(translate("Sheet", "What is drawn"))
        made.chosen.connect(self._draw)
        self.drawn = made
        return made

    def _draw(self, what: str) -> None:
        self._shows_chances = what == CHANCES
        # Its stops are others than those of the one that is drawn next.
        self.chart = None
        self.tell()
        if self.drawn is not None and self._scrolled is not None:
            self._scrolled.show()  # the layout would show it later, and what is hidden takes no keyboard
            self.drawn.chosen_button().setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_analysis(self, analysis: Analysis) -> None:
        self.analysis = analysis
        looked = self.second_look
        had_keyboard = looked is not None and looked.isAncestorOf(self.focusWidget())
        self.tell()
        # A press may come now that was meant to stop it.
        self._press_nothing_new()
        if had_keyboard and self.second_look is not None and self._scrolled is not None:
            self._scrolled.show()
            looked = self.second_look
            leads_on = looked.button if analysis.open is not None else looked.first
            (leads_on or self._scrolled).setFocus(Qt.FocusReason.OtherFocusReason)

    def _press_nothing_new(self) -> None:
        """Neither mouse nor key presses what has come where another button was."""
        self._press_nothing()
        self._has_changed = True

    def _look_again(self) -> None:
        """Begin to look at the match again, go on or stop; the second of two quick presses does nothing."""
        if self._has_changed:
            # Who holds the key lets go first.
            self._rest.start()
            return
        assert self._match is not None, "there is a card to press on"
        self._press_nothing_new()
        if self.analysing.done is None:
            self.analysing.start(self._match, self.analysis)
        else:
            self.analysing.stop()

    def _ask_for(self, swing: Swing) -> None:
        if not self._has_changed:
            self.asked.emit(swing)

    # -- what is pressed -----------------------------------------------------------

    def _choose(self, index: int) -> None:
        stops = self.chart.stops if self.chart is not None else self._stops
        self.moment.emit(stops[index].number)

    def _copy(self) -> None:
        if self._match is None:
            return
        if self._told is not None:
            text = as_text(self._told, self._match, self.name)
        elif self._course is not None:
            text = of_course(self._course, self._match, self.name)
        else:
            return
        QGuiApplication.clipboard().setText(text)
        self.verbs.tell_copied()


def _was_played(match: Match) -> bool:
    """Whether seats answered for themselves; at a table nobody knows what they knew."""
    return match.header.setup.level == PLAY


def _joined(match: Match) -> bool:
    """Whether the app came to it under way: nobody told the points that were there before."""
    return any(isinstance(it.line, Fact) and it.line.name == "joined" for it in match.log())


def _column() -> QWidget:
    made = QWidget()
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(16)
    return made

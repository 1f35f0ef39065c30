"""What stands on the page of a match and where: table, question, log, and the steps."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.boards.contract import NO_HAND, Play
from desktop.lesson.lesson import Lesson
from desktop.log.log import Log
from desktop.log.look_back import LookBack
from desktop.log.saved_mark import SavedMark
from desktop.log.steps import Steps
from desktop.look import theme
from desktop.look import translate as language
from desktop.look.controls import words_of
from desktop.look.folding import WordButton
from desktop.look.frames import TopBar
from desktop.look.page import Page
from desktop.look.translate import translate
from desktop.look.voice import Voice, voice_of
from desktop.match.agreement import Agreement
from desktop.match.bar_notice import BarNotice
from desktop.match.bids_card import BidsCard
from desktop.match.choices import Choices
from desktop.match.curtain import Curtain
from desktop.match.gathering import Gathering
from desktop.match.hand import HandView
from desktop.match.headline import Headline
from desktop.match.hints_card import HintsCard
from desktop.match.moment_card import MomentCard
from desktop.match.pace import Pace
from desktop.match.paddles import Paddles
from desktop.match.people import People
from desktop.match.recap import Recap
from desktop.match.scenes import Scenes
from desktop.match.settlement import SettlementCard
from desktop.match.side import LEAST_IF_WIDE, Side
from desktop.match.stages import Stages
from desktop.match.turned_paddles import TurnedPaddles
from desktop.match.viewer import Viewer
from desktop.scene.choosing import Choosing
from desktop.sheet import which
from engine.match.match import Match
from engine.rules.agenda import NOBODY, State

SHARE = 0.72
"""So much of the width the table keeps where the log has a column of its own."""
ASIDE, ABOVE, BELOW, GAP, BETWEEN = 14, 10, 12, 10, 8
"""Pixels around the table, between it and what stands beside it, and what stands above it."""
LINES, LINES_BESIDE = 3, 6
"""Lines of a prompt that stands above the table, and of one that stands beside it."""
HIGH = 660
"""From so much height on the question has room for six choices below a prompt."""


class Parts(Page):
    """Lays out a match with the board of its game; `game` offers it."""

    def __init__(
        self,
        match: Match,
        name: str,
        game: Play[State],
        pause: int,
        *,
        behind_curtain: bool,
        place: QWidget | None = None,
    ) -> None:
        super().__init__(place)
        self.match, self.game = match, game
        self.name = name
        self.viewer = Viewer(match, behind_curtain=behind_curtain)
        self.voice = self.voice_now()
        """The words in which the page speaks to who looks at it."""
        self.bar: TopBar = TopBar(
            lambda: self.name, lambda: words_of(match.game.name).at("game", "name"), match.game.name
        )
        self.saved = SavedMark()
        self.choosing = Choosing(self)
        board = game.board(self.choosing)
        assert isinstance(board, QWidget)
        self.board = board
        gathering = Gathering(self.choosing, game.hand)
        self.paddles = Paddles(self)
        self.choices = Choices(game, self.choosing, gathering, self.paddles)
        self.bids = BidsCard()
        self.hand = HandView(game.hand, self.choosing, gathering)
        if game.hand is NO_HAND:
            self.hand.hide()
        self.hand.carried.connect(board.carry)
        self.hand.put_down.connect(board.put_down)
        self.log = Log(game.moments.begins, are_turns=game.moments.are_turns)
        self.steps = Steps()
        self.happened, self.since, self.settled = MomentCard(), Recap(), SettlementCard()
        self.hints = HintsCard()
        self.news_cards = (self.hints, self.settled, self.since)
        """What stands in the log's place as long as it is new, the foremost first."""
        self.pace, self.look_back = Pace(pause), LookBack(stacked=True)
        self.notice: BarNotice = BarNotice(self, self.bar, ASIDE)
        self.agreement, self.curtain = Agreement(), Curtain()
        self.lesson = Lesson(LINES)
        self.headline, self.people = Headline(self.board, self.hand), People(self, match)
        self.stages = Stages(self.board, game.draw_sign)
        self.scenes = Scenes(game, match, self.board, self.stages)
        self.turned = TurnedPaddles(self, self.hand)
        self.look = WordButton("turn_over", "table", 6)
        self.what_if = WordButton("what_if", "sunset", 0)
        self.what_if.setCheckable(True)
        self.who = WordButton("who_plays", "person", 7)
        self.sheet = QPushButton()
        self.sheet.setObjectName("show_sheet")
        self.sheet.setProperty("role", "primary")
        self.hands = QPushButton()
        self.hands.setObjectName("open_hands")
        theme.set_icon(self.hands, "eye", 18)
        self.looked: int | None = None
        """The line of the match after which the table is shown; None for now."""
        self._lay_out()

    def voice_now(self) -> Voice:
        """The words for who looks at the match now, in the language in use."""
        return voice_of(self.match, language.language(), self.viewer.now)

    @property
    def is_covered(self) -> bool:
        """Whether the curtain is closed."""
        return self.curtain.seat != NOBODY

    def take_focus(self) -> None:
        """The keyboard goes to the open question, or to the curtain before it."""
        if self.is_covered:
            self.curtain.take_focus()
        elif self.scenes.is_open:
            self.scenes.take_focus()
        elif self.match.is_over and self.looked is None:
            self.sheet.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.choices.take_focus()

    def name_controls(self) -> None:
        """Name what is pressed on the page in the language in use."""
        self.sheet.setText(which.word(self.match.game.name))
        self.hands.setText(translate("MatchPage", "Open all hands"))
        self.who.setText(translate("MatchPage", "Players"))
        self.who.setAccessibleName(translate("MatchPage", "Who plays in which seat"))
        drawn = self.board.is_drawn
        self.look.setText(
            translate("MatchPage", "Overview") if drawn else translate("MatchPage", "Board")
        )
        self.what_if.setText(self.board.what_if)
        self.what_if.setAccessibleName(self.board.what_if)
        self.what_if.setVisible(bool(self.board.what_if))
        self.look.setAccessibleName(
            translate("MatchPage", "Show the board in words and numbers")
            if drawn
            else translate("MatchPage", "Show the drawn board")
        )

    def _lay_out(self) -> None:
        self.beside = Side(
            [
                (self.choices, 3),
                (self.bids, 0),
                (self.happened, 2),
                (self.hands, 0),
                (self.sheet, 0),
            ],
            [(self.hints, 3), (self.settled, 0), (self.since, 3), (self.log, 2)],
        )
        self.beside.add(self.pace)
        self.beside.add(self.steps)
        self.beside.add(self.look_back)
        self.beside.turned.connect(self.arrange)
        row = QHBoxLayout()
        row.setSpacing(GAP)
        table = QVBoxLayout()
        table.setSpacing(GAP)
        table.addWidget(self.board, 1)
        table.addWidget(self.hand)
        row.addLayout(table, 1)
        row.addWidget(self.beside)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self.bar)
        self.bar.right.addWidget(self.who)
        self.bar.right.addWidget(self.look)
        self.bar.right.addWidget(self.what_if)
        self.bar.right.addWidget(self.saved)
        self.stage = QWidget()
        """What the curtain covers; what is said and asked of all stands above it."""
        self.stage.setLayout(row)
        row.setContentsMargins(0, 0, 0, 0)
        self._column = column = QVBoxLayout()
        page.addLayout(column, 1)
        column.setContentsMargins(ASIDE, ABOVE, ASIDE, BELOW)
        column.setSpacing(BETWEEN)
        column.addWidget(self.agreement)
        column.addWidget(self.lesson)
        column.addWidget(self.stage, 1)
        column.addWidget(self.curtain, 1)
        theme.dress(self, lambda it: it.arrange())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The log moves to where there is room for it."""
        super().resizeEvent(event)
        self.arrange()
        for over in (self.people, self.turned, self.notice):
            if not over.isHidden():
                over.place()

    def arrange(self) -> None:
        """Give what stands beside the table its room; what has none waits."""
        columns = 2 * theme.px(LEAST_IF_WIDE) + 10 + 2 * ASIDE + GAP
        wide = self.width() - columns >= SHARE * self.width()
        bar = max(self.bar.sizeHint().height(), self.bar.minimumHeight())
        high = self.height() - bar - ABOVE - BELOW
        self._place_lesson(high)
        self.choices.be_brief(self.lesson.is_upright and not self.lesson.isHidden())
        lesson = 0 if self.lesson.isHidden() else self.lesson.minimumHeight() + BETWEEN
        if not self.lesson.is_upright:
            high, lesson = high - lesson, 0
        # The table stays as wide as it is while hands open and close.
        held = 0 if self.hand.isHidden() else self.hand.one_line + GAP
        left = self.width() - 2 * ASIDE - GAP
        least = self.board.width_at(high - held)
        left -= max(least, round(SHARE * self.width())) if wide else least
        news = [card for card in self.news_cards if card.is_open and self.looked is None]
        beside = self.beside
        needed = news[0].minimumSizeHint().height() if news else 0
        is_over = self.looked is None and self.match.is_over
        beside.arrange(
            left=left,
            high=high - lesson,
            wide=wide,
            asks=self.looked is None,
            is_over=is_over,
            news=needed,
            wants=self._hints_want if news and news[0] is self.hints else None,
        )
        for card in self.news_cards:
            # With one column there is one at a time, in the log's place.
            card.setVisible(beside.shows_news and card in (news if wide else news[:1]))
        self.log.setVisible(wide or not beside.shows_news)
        for titled in (self.since, self.log):
            titled.show_head(not beside.has_tabs)

    def _hints_want(self, width: int) -> tuple[int, int]:
        """How high hints are in that width, and the question with all its answers in sight."""
        hints, choices = self.hints, self.choices
        return hints.high(width, hints.list), choices.high(width, choices.list)

    def _place_lesson(self, high: int) -> None:
        """Beside the table the prompts take nothing from it, if the question has room enough there."""
        lesson, upright = self.lesson, high >= theme.px(HIGH)
        if upright == lesson.is_upright:
            return
        lesson.lay(LINES_BESIDE if upright else LINES, upright=upright)
        if upright:
            self.beside.put_first(lesson)
        else:
            self._column.insertWidget(self._column.indexOf(self.stage), lesson)

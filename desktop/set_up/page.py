"""The page on which a match is set up."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget

from desktop import boards
from desktop.boards.contract import SetUp
from desktop.decks.choice import DeckChoice
from desktop.editions.choice import EditionChoice
from desktop.host.files import local_files
from desktop.host.trouble import sentence
from desktop.look import frames, theme
from desktop.look.controls import words_of
from desktop.look.folding import WordButton
from desktop.look.frames import TopBar
from desktop.look.names import tip
from desktop.look.page import Page, type_of_keys
from desktop.look.stepper import beyond_on, unread_on
from desktop.look.translate import speak, translate
from desktop.set_up.begins import MIDDLE, START, Begins
from desktop.set_up.board_values import ValuesNotice, value_name
from desktop.set_up.footer import Footer
from desktop.set_up.open_points import OpenPoints
from desktop.set_up.options import Options
from desktop.set_up.paddles import PaddleChoice
from desktop.set_up.seat_row import type_of_content
from desktop.set_up.seats import Seats
from engine.base import resources
from engine.base.errors import Told
from engine.record.lines import PERSON
from engine.rules.edition import wrong
from engine.rules.game import AT_TABLE, PLAY, Game
from engine.store.decks import Decks
from engine.store.editions import Editions


def own_values(game: Game, level: str, decks: Decks | None) -> SetUp | None:
    """The game's own part of the page; None without one."""
    if not boards.has(game.name, "set_up"):
        return None
    return boards.set_up(game.name)(game, level, decks)


class Draft(NamedTuple):
    """What is written on the page, kept until a match is started."""

    seats: list[type_of_content]
    options: dict[str, str]
    readings: dict[str, str]
    seed: str
    values: dict[str, object] = {}
    """Numbers that the game's own part of the page asks for."""
    edition: str = ""
    """The name of the edition; empty as shipped."""
    begins: str = START
    """Whether a game at the table is at its beginning, or under way."""


class SetUpPage(Page):
    """Seats, options and readings of a new match.

    `start` carries the set-up, the players in seat order and the seed. `names` are names used
    before, the latest first, and `seated` who sat where in the last match of the game
    (`Settings.names` and `.seated`; whoever takes `start` lets the settings remember the new
    ones). `deck` is the kept one with which the game was played last. The bar's `bar.right` takes
    what the window adds.
    """

    start = Signal(object, list, str)
    edition_wanted = Signal(str)
    """The edition of that name is to be entered; empty for any."""
    first_match = Signal()
    """Nobody wants to set anything up: the prepared match is wanted, which shows the game."""
    behind_curtain_chosen = Signal(bool)
    """Whether several people shall answer in secret behind the curtain, in this match and from now on."""
    page_wanted = Signal(object)
    """A page is to be laid over this one."""
    trouble = Signal(str)
    """Something could not be done; a sentence for the person."""
    deleted = Signal(str, object)
    """A deck is gone: a sentence, and what brings it back."""
    changed = Signal()
    """What `draft()` tells has changed."""

    def __init__(
        self,
        game: Game,
        names: Sequence[str] = (),
        draft: Draft | None = None,
        level: str = PLAY,
        seated: Sequence[Sequence[str]] = (),
        editions: Editions | None = None,
        edition: str = "",
        *,
        decks: Decks | None = None,
        deck: int = 0,
        behind_curtain: bool = False,
        variants: Mapping[str, str] | None = None,
        place: QWidget | None = None,
    ) -> None:
        super().__init__(place)
        self.game, self.level = game, level
        self.came_by = game.name, level
        self.bar: TopBar = TopBar(
            lambda: words_of(game.name).at("game", "name"),
            lambda: _what_for(game, level),
            game.name,
        )
        self.bar.back.connect(self.back)
        at_table = level == AT_TABLE
        if resources.first_match(game.name, level).is_file():
            show_me = WordButton("show_me", "help", 1)
            show_me.clicked.connect(self.first_match)
            speak(show_me, _name_show_me)
            self.bar.right.addWidget(show_me)
        self.seats = Seats(
            game.seats,
            game.colours,
            names,
            lambda colour: words_of(game.name).name("colours", colour),
            game=game.name,
            bots=not at_table and game.scores,
        )
        self.options = Options(game)
        self.points = OpenPoints(game)
        self.values = own_values(game, level, decks)
        self._notice = ValuesNotice(game.name)
        self._editions = editions
        has_editions = editions is not None and game.schema is not None and game.schema.groups
        self.edition = EditionChoice() if has_editions else None
        self.begins = Begins() if at_table else None
        self.paddles: PaddleChoice | None = None
        """Where several people are asked together on this screen."""
        if game.asks_together and not at_table:
            self.paddles = PaddleChoice(behind_curtain=behind_curtain)
            self.paddles.changed.connect(self.behind_curtain_chosen)
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
        page.addWidget(frames.Scrolled(contents, self), 1)
        page.addWidget(self.footer)
        self.seats.changed.connect(self._changed)
        self.options.changed.connect(self._changed)
        if self.values is not None:
            self.values.changed.connect(self._told)
        if self.deck is not None:
            self.deck.page_wanted.connect(self.page_wanted)
            self.deck.trouble.connect(self.trouble)
            self.deck.deleted.connect(self.deleted)
            self.setAcceptDrops(True)
            for field in self.findChildren(QLineEdit):
                field.setAcceptDrops(False)  # else a file that is dropped there becomes a name
        if self.edition is not None:
            self.edition.changed.connect(self._valued)
            self.edition.wanted.connect(self.edition_wanted)
            self.refresh_editions()
            self.take_edition(draft.edition if draft is not None else edition)
        for point in self.points.points:
            point.changed.connect(self.changed)
        if self.begins is not None:
            self.begins.choice.chosen.connect(lambda _: self.changed.emit())
        self.footer.seed.textChanged.connect(lambda _: self.changed.emit())
        self.footer.go.clicked.connect(self.begin)
        if draft is not None:
            self._take_draft(draft)
        else:
            self.options.take_draft(variants or {})
            if seated:
                self.seats.take_seated(seated)
            if deck and self.deck is not None:
                self.deck.take_kept(deck)
        speak(self, lambda it: it._changed())

    def keys(self) -> type_of_keys:
        """The keys of this page."""
        return (
            ("Enter", translate("Keys", "activate the button, or go on to the next name")),
            ("Ctrl+Enter", translate("Keys", "start")),
            ("↑ ↓ ← →", translate("Keys", "choose with the arrows")),
            ("B", translate("Keys", "human or bot")),
            ("Alt+↑  Alt+↓", translate("Keys", "move the seat up or down")),
        )

    def escape(self) -> bool:
        """A name that is being changed stays as it was."""
        return self.deck is not None and self.deck.box.leave_name()

    def begin(self) -> None:
        """Start the match, or go to what keeps it from starting."""
        row = self.seats.wrong_row()
        if row is not None:
            row.name.setFocus(Qt.FocusReason.OtherFocusReason)
            row.name.selectAll()
            frames.bring_into_view(row)
            return
        if not self.footer.seed_holds():
            return
        if self.deck is not None and self.deck.why_not():
            self.deck.show_why_not()
            return
        if (number := unread_on(self)) is not None:
            self.trouble.emit(f"{number.refusal}.")
            number.take_focus()
            return
        players = self.seats.players()
        edition = self.edition.edition if self.edition is not None else None
        values = {
            **(edition.values if edition is not None else {}),
            **(self.values.values() if self.values is not None else {}),
        }
        if refused := wrong(values, self.game):
            named = (f"{value_name(self.game.name, it)}: {sentence(why)}" for it, why in refused)
            self.trouble.emit("\n".join(named))
            if (number := beyond_on(self)) is not None:
                number.take_focus()
            return
        setup = self.game.setup(
            len(players),
            self.options.chosen(),
            self.points.chosen(),
            values,
            level=self.level,
            edition=edition.name if edition is not None else "",
        )
        with self.footer.starting():
            self.start.emit(setup, players, self.footer.seed.text())

    def refresh_editions(self) -> None:
        """Offer the editions that are kept now."""
        if self.edition is not None and self._editions is not None:
            with contextlib.suppress(Told):  # what is chosen stays
                self.edition.offer(self._editions.all(self.game.name))
            self._valued()

    def take_edition(self, name: str) -> None:
        """Choose an edition by its name."""
        if self.edition is not None:
            self.edition.choose(name)
            self._valued()

    def showEvent(self, event: QShowEvent) -> None:
        """Editions and decks may have been entered or renamed on another page."""
        super().showEvent(event)
        self.refresh_editions()
        if self.deck is not None:
            self.deck.refresh()

    @property
    def deck(self) -> DeckChoice | None:
        """The choice of the deck, if there is one."""
        return self.values.deck if self.values is not None else None

    @property
    def guesses(self) -> list[str]:
        """The groups of values of which it is said that they are guesses."""
        return self._notice.guesses

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
            self.edition.name if self.edition is not None else "",
            self.begins.choice.now() if self.begins is not None else START,
        )

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        first = self.seats.rows[0].name
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        first.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the keyboard; else it goes on, at last to the start."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = self.focusWidget()
            if event.isAutoRepeat():
                pass
            elif event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.begin()
            elif isinstance(focus, QPushButton) and not focus.property("segment"):
                focus.click()
                if focus is self.seats.add and focus.isVisible():
                    # Enter once more adds one more.
                    focus.setFocus(Qt.FocusReason.OtherFocusReason)
            else:
                # What is chosen is confirmed so: the same key must not start what is half set up.
                there = self.seats.next_name() or self.footer.go
                there.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """One file may be dropped where the game takes files."""
        if len(local_files(event.mimeData().urls())) == 1:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """The choice of the deck takes the file."""
        event.acceptProposedAction()
        assert self.deck is not None, "nothing else takes files"
        self.deck.take_file(local_files(event.mimeData().urls())[0])

    def _take_draft(self, draft: Draft) -> None:
        self.seats.take_draft(draft.seats)
        self._changed()  # the first player is one of the people
        self.options.take_draft(draft.options)
        self.points.take_draft(draft.readings)
        self.footer.seed.setText(draft.seed)
        if self.begins is not None:
            self.begins.choice.choose(draft.begins)
        if self.values is not None:
            self.values.take_draft(draft.values)

    def _left(self) -> QWidget:
        made = QWidget()
        column = _column(made)
        fewest, most = self.game.seats.start, self.game.seats.stop - 1

        def how_many() -> str:
            seats = translate("SetUp", "{fewest} to {most} seats, clockwise from the top")
            people = translate("SetUp", "{fewest} to {most} players, clockwise from the top")
            told = seats if self.seats.has_bots else people
            return told.format(fewest=fewest, most=most)

        column.addWidget(frames.heading(lambda: translate("SetUp", "Who plays"), how_many))
        column.addWidget(self.seats)
        column.addSpacing(8)
        options = frames.heading(lambda: translate("SetUp", "Options"))
        column.addWidget(options)
        column.addWidget(self.options)
        self.options.setVisible(bool(self.game.options))
        below = (self.begins, self.values)
        options.setVisible(bool(self.game.options) or below != (None, None))
        if self.begins is not None:
            column.addWidget(self.begins)
        if self.paddles is not None:
            column.addWidget(self.paddles)
        if self.values is not None:
            assert isinstance(self.values, QWidget)
            column.addWidget(self.values)
        column.addStretch(1)
        return made

    def _right(self) -> QWidget:
        made = QWidget()
        column = _column(made)
        points = frames.heading(
            lambda: translate("SetUp", "Open points of the rules"),
            lambda: (
                translate("SetUp", "Also on the score sheet")
                if self.game.scores
                else translate("SetUp", "Saved with the match")
            ),
        )
        for widget in (points, self.points):
            column.addWidget(widget)
            widget.setVisible(bool(self.game.rulings))
        column.addSpacing(4)
        if self.values is not None and self.values.beside is not None:
            column.addWidget(self.values.beside)
        else:
            if self.edition is not None:
                column.addWidget(self.edition)
            column.addLayout(self._notice)
            self._valued()
        column.addStretch(1)
        return made

    def _valued(self) -> None:
        """Say which of the values that are chosen are guesses."""
        edition = self.edition.edition if self.edition is not None else None
        values = {**self.game.values(), **(edition.values if edition is not None else {})}
        self._notice.show_values(values)
        self.changed.emit()

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
        told = self.values.summary() if self.values is not None else ""
        own = self.deck.own.name if self.deck is not None and self.deck.own is not None else ""
        summary = " · ".join(filter(None, (told or self.options.summary(), own)))
        self.footer.tell(persons, len(players) - persons, summary)
        if self.paddles is not None:
            self.paddles.setVisible(persons > 1)
        self.changed.emit()


def _name_show_me(it: WordButton) -> None:
    it.setText(translate("SetUp", "Show me"))
    tip(it, translate("SetUp", "A first match, with a prompt for each step"))


def _what_for(game: Game, level: str) -> str:
    if level == AT_TABLE:
        return translate("SetUp", "A new match with your box")
    if game.scores:
        return translate("SetUp", "A new match on this screen")
    return translate("SetUp", "A new match with the app’s deck")


def _column(made: QWidget) -> QVBoxLayout:
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(10)
    return column

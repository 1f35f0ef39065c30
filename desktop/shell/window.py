"""The main window: the shelf, the set-up of a match, a running match, and its sheet."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow, QVBoxLayout, QWidget

from desktop import boards
from desktop.host import painted, settings
from desktop.host.settings import Settings
from desktop.host.trouble import sentence
from desktop.look import clauses, theme, translate
from desktop.look.clauses import RulesWanted
from desktop.look.enter import Enter
from desktop.look.notice import Notice
from desktop.look.page import Page
from desktop.look.shortcuts import shortcut
from desktop.look.switches import Switches
from desktop.match.thinking import Thinking
from desktop.shelf import match_text
from desktop.shelf.page import ShelfPage
from desktop.shell import place
from desktop.shell.appearance import Appearance
from desktop.shell.bar_verbs import score_now
from desktop.shell.calculator import Calculator
from desktop.shell.early_keys import EarlyKeys
from desktop.shell.end_sheet import EndSheet
from desktop.shell.match_pages import MatchPages, led
from desktop.shell.one_window import Wish
from desktop.shell.open_match import OpenMatch
from desktop.shell.pages import Pages
from desktop.shell.second_press import SecondPress
from desktop.shell.unfinished import Unfinished
from engine.base import catalogue
from engine.base.errors import Told
from engine.base.people import AT_TABLE, PLAY, PUBLIC, Player
from engine.store.library import Library

if TYPE_CHECKING:
    # Each page is loaded when it is first shown, and the rules with the first that needs them, so
    # that the shelf is seen sooner.
    from desktop.boards.contract import ScoreForm
    from desktop.look.keys import Keys
    from desktop.match.page import MatchPage
    from desktop.set_up.page import Draft
    from desktop.table.page import TablePage
    from engine.match.match import Match
    from engine.rules.edition import Edition
    from engine.rules.game import Setup

LEVELS = 12
"""So deep lie the layouts of a page in each other, at most."""


class Window(QMainWindow):
    """Shows one page at a time; at most one match is asked at a time."""

    closed = Signal()
    renewed = Signal()
    """The library had vanished and was written anew at its place."""

    def __init__(
        self, app: QApplication, library: Library, chosen: Settings, thinking: Thinking
    ) -> None:
        super().__init__()
        self._enter = Enter(self)
        self.early_keys, self._second_press = EarlyKeys(self), SecondPress(self)
        self.library, self.thinking = library, thinking
        self.chosen = chosen
        self.appearance = Appearance(self, app, chosen)
        self.opened: OpenMatch | None = None
        self._drafts: dict[tuple[str, str], Draft] = {}
        """Matches that are set up and not started yet, by game and level."""
        self._to_tell: tuple[int, int] | None = None
        self.setWindowTitle("Waypost")
        self.setWindowIcon(theme.app_icon())
        self.pages = Pages()
        self.pages.currentChanged.connect(self._turned)
        self._unfinished = Unfinished(self.pages)
        self.notice = Notice()
        self.appearance.cannot_keep.connect(
            lambda error: self.notice.tell(partial(sentence, error))
        )
        self.calculator = Calculator(library, chosen, self.notice, self.pages)
        self.calculator.page_wanted.connect(self.lay_over)
        self.calculator.edition_wanted.connect(self.match_board)
        self._match_pages = MatchPages(
            library, chosen, self.appearance, thinking, self.notice, self.pages
        )
        self._match_pages.page_wanted.connect(self.lay_over)
        self._match_pages.put_away.connect(self._unfinished.put_away)
        self._match_pages.values_wanted.connect(self._enter_told_values)
        self._match_pages.again.connect(self._again)
        self._match_pages.paced.connect(self._set_pace)
        self.sheet = EndSheet(self.pages, self.notice)
        self.sheet.page_wanted.connect(self.lay_over)
        self.sheet.shelf.connect(self.show_shelf)
        self.sheet.again.connect(self._again)
        self.sheet.count_wanted.connect(self._count_match)
        self.sheet.values_wanted.connect(self._enter_values)
        library.file.renewed = self.renewed.emit
        # A little later: a page that is just being turned puts the notice away.
        self.renewed.connect(self._tell_renewed, Qt.ConnectionType.QueuedConnection)
        self._middle = middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notice)
        column.addWidget(self.pages, 1)
        self.setCentralWidget(middle)
        self._keys: Keys | None = None
        self._ring = theme.FocusRing(self)
        for keys, do in (
            ("Esc", self.go_back),
            ("Shift+Esc", self._take_off),
            ("F1", self.open_rules),
            ("?", lambda: self.keys.tell(self.page)),
            ("Ctrl+,", self.show_settings),
            ("F11", self._full_screen),
            ("Ctrl+Q", self._close),
            ("Ctrl+0", lambda: self.appearance.resize_text(settings.USUAL)),
        ):
            shortcut(self, keys, do)
        for keys, by in (("Ctrl++", 10), ("Ctrl+=", 10), ("Ctrl+-", -10)):
            shortcut(self, keys, partial(self.appearance.grow_text, by), again=True)
        place.restore(self, chosen)

    # -- pages ---------------------------------------------------------------------

    @property
    def page(self) -> Page:
        """The page that is shown."""
        return self.pages.top

    @property
    def match(self) -> Match | None:
        """The match that is open."""
        return self.opened.match if self.opened is not None else None

    @property
    def keys(self) -> Keys:
        """The note of all keys, made when it is first wanted."""
        if self._keys is None:
            from desktop.look.keys import Keys

            self._keys = Keys(self._middle)
        return self._keys

    def show_shelf(self) -> None:
        """Leave whatever is open and show the shelf."""
        dropped = self._leave_match()
        door = self.page.came_by if self.pages.count() else None
        shelf = ShelfPage(self.library, self.pages)
        shelf.new_match.connect(self.set_up)
        shelf.table.connect(lambda game: self.set_up(game, AT_TABLE))
        shelf.open_match.connect(self.open_match)
        shelf.score.connect(self.calculator.show)
        shelf.first_match.connect(self.show_me)
        self._show(shelf)
        if door is not None:
            shelf.front.come_to(*door)
        if dropped:
            self.notice.tell(dropped)

    def _play_with(self, edition: Edition) -> None:
        """From now on matches are played with these values."""
        self.chosen.editions[edition.game] = edition.name
        for (game, level), draft in self._drafts.items():
            if game == edition.game:
                self._drafts[game, level] = draft._replace(edition=edition.name)
        self.appearance.keep()

        def said() -> str:
            told = translate.translate(
                "Window", "The next match is played with the values “{name}”."
            )
            return told.format(name=edition.name)

        self.notice.tell(said)

    def _count_match(self, match: Match) -> None:
        """The calculator filled from a match as it stands, or as it stood before its end."""
        game, of = match.game.name, boards.score(match.game.name).of
        page = self.opened.page if self.opened is not None else None

        def filled() -> ScoreForm:
            from desktop.match.page import MatchPage

            return of(match, page.viewer.now if isinstance(page, MatchPage) else PUBLIC)

        self.calculator.show(game, filled=filled, is_under_way=not match.is_over)

    def set_up(self, game: str, level: str = PLAY) -> None:
        """Set up a match of a game, to be played here or at a table."""
        from desktop.set_up.page import SetUpPage
        from engine.rules import game as games

        draft = self._drafts.get((game, level))
        seated = self.chosen.seated.get(game, [])
        page = SetUpPage(
            *(games.load(game), self.chosen.names, draft, level, seated),
            *(self.library.editions, self.chosen.editions.get(game, "")),
            decks=self.library.decks,
            deck=self.chosen.decks.get(f"{game}.{level}", 0),
            behind_curtain=self.appearance.is_behind_curtain,
            variants=self.chosen.variants.get(game),
            place=self.pages,
        )
        page.behind_curtain_chosen.connect(self.appearance.answer_behind_curtain)
        page.edition_wanted.connect(
            lambda name: self.match_board(game, name, lambda it: page.take_edition(it.name))
        )
        page.page_wanted.connect(self.lay_over)
        page.trouble.connect(self.notice.tell)
        page.deleted.connect(self.notice.tell_gone)

        def start(*match: Any) -> None:
            own = page.deck.own if page.deck is not None else None
            self.chosen.decks.pop(f"{game}.{level}", 0)
            if own is not None and own.ident:
                self.chosen.decks[f"{game}.{level}"] = own.ident
            self.start(*match, joining=page.joins)
            self.early_keys.begin()

        page.start.connect(start)
        page.back.connect(self.show_shelf)
        page.first_match.connect(lambda: self.show_me(game, level))
        page.changed.connect(lambda: self._drafts.update({(game, level): page.draft()}))
        self._show(page)

    def match_board(
        self,
        game: str,
        name: str,
        take: Callable[[Edition], object],
        give_back: Callable[[], object] | None = None,
        match: Match | None = None,
    ) -> None:
        """Enter the values of one's own copy over the page; `take` gets what is used.

        `give_back` has all be as shipped again, if anything is not. What was entered in the `match`
        can be kept.
        """
        from desktop.editions.page import EditionPage
        from engine.rules import game as games
        from engine.rules.edition import NOTHING_ENTERED

        who = next(iter(self.chosen.names), "")
        page = EditionPage(
            *(games.load(game), self.library.editions, name, who),
            entered=match.entered if match is not None else NOTHING_ENTERED,
            can_give_back=give_back is not None,
        )
        page.trouble.connect(self.notice.tell)
        page.written.connect(self.notice.tell)
        page.deleted.connect(self.notice.tell_gone)

        def use(edition: Edition) -> None:
            self._take_off()
            take(edition)

        def as_shipped() -> None:
            self._take_off()
            if give_back is not None:
                give_back()

        page.told_kept.connect(self._play_with)
        page.used.connect(use)
        page.given_back.connect(as_shipped)
        self.lay_over(page)

    def start(
        self,
        setup: Setup,
        players: list[Player],
        seed: str,
        *,
        joining: bool = False,
        before: Match | None = None,
    ) -> None:
        """Begin a match and keep it in the library; `joining` a game that is under way at a table.

        A table follows as much of it as of the match `before`.
        """
        from desktop.set_up import seated
        from engine.match.match import Match
        from engine.rules import game as games

        game = games.load(setup.game)
        seats = seated.kept(players, game)
        self.chosen.remember([seat[0] for seat in seats])
        self.chosen.seated[game.name] = seats
        self.chosen.editions[game.name] = setup.edition
        # Who begins is another question each time.
        named = setup.options.items()
        self.chosen.variants[game.name] = {id: it for id, it in named if not it.isdecimal()}
        name = match_text.named_after(players)
        try:
            # A deck may lack the cards that a set-up asks for.
            match = Match.new(game, setup, players, seed)
            if before is not None and (facts := _followed_otherwise(before, match)):
                match.tell_all(facts)
            ident = self.library.add(match, name)
        except Told as error:
            self.notice.tell(partial(sentence, error))
            return
        self._drafts.pop((setup.game, setup.level), None)
        page = self._show_match(ident, match, name)
        if setup.level == AT_TABLE:
            from desktop.table.page import TablePage

            assert isinstance(page, TablePage), "it is told"
            if joining:
                page.join()
            else:
                page.begin(self.chosen.laid.get(game.name, []), partial(self._keep_laid, game.name))
        self.appearance.keep()  # only now, so that what is said about it stays

    def _keep_laid(self, game: str, laid: Sequence[Sequence[str]]) -> None:
        """What was typed when a match began is there when the next one does."""
        self.chosen.laid[game] = [list(fact) for fact in laid]
        self.appearance.keep()

    def show_me(self, game: str, level: str = PLAY) -> None:
        """Begin a game's first match, whose prompts lead through its first turns."""
        from desktop.set_up import seated
        from engine.match import first_match
        from engine.match.match import Match
        from engine.rules import game as games

        prepared = first_match.read(game, level)
        players = seated.named(prepared.header.players, games.load(game), self.chosen.names)
        name = translate.translate("Window", "First match")
        try:
            match = Match.new(
                games.load(game), prepared.header.setup, players, prepared.header.seed
            )
            ident = self.library.add(match, name)
        except Told as error:
            self.notice.tell(partial(sentence, error))
            return
        self._show_match(ident, match, name)

    def open_match(self, ident: int) -> None:
        """Go on with a match from the library."""
        try:
            name = self.library.name_of(ident)
            opened = self.library.open(ident)
        except Told as error:
            if not self.pages.count():
                self.show_shelf()
            self.notice.tell(partial(sentence, error))
            return
        if opened.match.state.is_private or opened.match.state.asked_together:
            # Nobody knows whether the person who is asked had opened the curtain before.
            opened.match.open_curtain()
        page = self._show_match(ident, opened.match, name)
        if opened.damage is not None:
            page.notice.tell(partial(sentence, opened.damage))
        elif opened.match.is_over:
            self.show_sheet()

    def show_sheet(self) -> None:
        """Show the score sheet over the match that is open; Esc leads to the match again."""
        if self.opened is not None:
            self.sheet.show(self.opened)

    def _enter_values(self, match: Match) -> None:
        """From the sheet to the values that a match was played with."""
        self.match_board(match.game.name, match.setup.edition, self._play_with, match=match)

    def _enter_told_values(self, match: Match, told: TablePage) -> None:
        """From a table to the values of the copy that lies on it."""
        self.match_board(
            match.game.name,
            match.setup.edition,
            told.take_edition,
            told.take_shipped if told.has_own_values else None,
            match,
        )

    def _again(self, match: Match) -> None:
        """The same people and options once more, with other dice."""
        from desktop.set_up.footer import new_seed

        old = match.setup
        made = (old.seats, old.options, old.rulings, old.values, old.level, old.edition)
        try:
            called = zip(match.header.players, match.players, strict=True)
            people = [player._replace(name=now.name) for player, now in called]
            self.start(match.game.setup(*made), people, new_seed(), before=match)
        except Told as error:
            self.notice.tell(partial(sentence, error))

    def _people_named(self, before: Sequence[Player]) -> None:
        """A match that was named after its people still is, and so is who is offered next time."""
        from desktop.set_up import seated

        opened = self.opened
        if opened is None:
            return
        match = opened.match
        if opened.name == match_text.named_after(before):
            try:
                opened.rename(match_text.named_after(match.players))
            except Told as error:
                self.notice.tell(partial(sentence, error))
        game = match.game
        if self.chosen.seated.get(game.name) == seated.kept(before, game):
            self.chosen.seated[game.name] = seated.kept(match.players, game)
        names, now = ({it.name for it in players} for players in (before, match.players))
        self.chosen.remember([it.name for it in match.players if it.name not in names])
        try:
            played = {it.name for info in self.library.matches() for it in info.players}
        except Told as error:
            self.notice.tell(partial(sentence, error))
        else:
            # Nobody was ever called so: it was mistyped.
            self.chosen.forget(names - now - played)
        self.appearance.keep()

    def show_settings(self) -> None:
        """Show the settings over whatever is shown; what lies below stays as it is."""
        from desktop.settings_page.page import SettingsPage

        if isinstance(self.page, SettingsPage):
            return
        page = SettingsPage(self.chosen, self.library)
        page.language.connect(self.appearance.speak)
        page.theme.connect(self.appearance.wear)
        page.text_size.connect(self.appearance.resize_text)
        page.motion.connect(self.appearance.move_by)
        page.pace.connect(self._set_pace)
        page.restored.connect(self._restored)
        self.lay_over(page)

    def _restored(self, kept: Path) -> None:
        """Other matches are here now: what is open is left, and the way back is told."""
        self.show_shelf()
        self.calculator.forget()

        def said() -> str:
            told = translate.translate(
                "Window", "The matches of the backup are here. The earlier ones are in {path}."
            )
            return told.format(path=kept)

        self.notice.tell(
            said,
            lambda: translate.translate("Window", "Bring the earlier ones back"),
            lambda: self._bring_back(kept),
        )

    def _bring_back(self, kept: Path) -> None:
        try:
            self._restored(self.library.bring_back(kept))
        except Told as error:
            self.notice.tell(partial(sentence, error))

    def _tell_renewed(self) -> None:
        def said() -> str:
            told = translate.translate(
                "Window",
                "The library {path} was no longer there; it has been written there again, and "
                "nothing is lost.",
            )
            return told.format(path=self.library.file.path)

        self.notice.tell(said)

    def lay_over(self, page: Page) -> None:
        """Show a page over the one that is shown; its `back` and Esc lead there again."""
        if self._unfinished.lay_over(page):
            return
        self._furnish(page)
        page.back.connect(self._leave)
        self.pages.lay_over(page)

    def open_rules(self, game: str = "", clause: str = "") -> None:
        """Show the rules over the page, at a clause or at what has the keyboard; F1 puts them away."""
        from desktop.rules.page import RulesPage

        page = self.page
        if isinstance(page, RulesPage):
            page.go_to(clause) if clause else self._take_off()
            return
        if not game:
            game, clause = clauses.here(QApplication.focusWidget() or page)
        game = game or catalogue.names()[0]
        match = self.match
        setup = match.setup if match is not None and match.game.name == game else None
        self.lay_over(RulesPage(game, setup, clause))

    def go_back(self) -> None:
        """Esc: one level back, first inside the page if it has an `escape` that finds one."""
        if self._keys is not None and self._keys.put_away():
            return
        if self.notice.text and self.notice.about is self._unfinished:
            # It lies over what it asks about.
            self.notice.put_away()
        elif not self.page.escape():
            self._take_off()

    def _leave(self) -> None:
        """A page says that it goes; whoever was writing there may type on."""
        if isinstance(QApplication.focusWidget(), QLineEdit):
            self.early_keys.begin()
        self._take_off()

    def _take_off(self) -> None:
        if not self._unfinished.take_off() and not isinstance(self.page, ShelfPage):
            self.show_shelf()

    def _show_match(self, ident: int, match: Match, name: str) -> MatchPage | TablePage:
        dropped = self._leave_match()
        self.appearance.set_speed()
        page, played = self._match_pages.made(ident, match, name)
        page.back.connect(self.show_shelf)
        page.reopen.connect(lambda: self.open_match(ident))
        page.over.connect(lambda: self.show_sheet() if self.page is page else None)
        page.shown.connect(lambda revision: self._paint(ident, revision))
        page.shown.connect(lambda _: self._unfinished.tidy())
        page.people_named.connect(self._people_named)
        if boards.has(match.game.name, "score"):
            page.bar.right.addWidget(score_now(match, self._count_match))
        self.opened = OpenMatch(self.library, ident, page, played)
        self._show(page)
        if dropped:
            self.notice.tell(dropped)
        self._paint(ident, match.revision)
        self.opened.ask()
        page.take_focus()
        self._teach(page, match)
        return page

    def _teach(self, page: MatchPage | TablePage, match: Match) -> None:
        """Lead through a first match, from where it stands; nothing where no prompt fits any more."""
        from desktop.match import teaching as of_match
        from desktop.match.page import MatchPage
        from desktop.table import teaching as of_table

        followed = led(match)
        if followed is None:
            return
        if isinstance(page, MatchPage):
            of_match.teach(page, followed)
        else:
            of_table.teach(page, followed)

    def _leave_match(self) -> str:
        """What was entered in the match that is open and is dropped with it, in sentences."""
        if self.opened is not None:
            self.opened.hold()
        self.sheet.leave()
        self.opened = None
        return self._unfinished.leave()

    def _turned(self) -> None:
        """Another page is on top."""
        self._second_press.begin()
        self.notice.hide()
        self._paint(0, 0)
        if self.opened is not None:
            self.opened.follow(self.page)

    def _furnish(self, page: Page) -> None:
        if self._keys is not None:
            self._keys.put_away()
        game = page.bar.game
        switches = Switches()
        if game and page.leads_to != "rules":
            page.setProperty("game", game)  # for F1 and for chips that do not know theirs
            switches.rules.connect(lambda: self.open_rules(game))
        else:
            switches.without_rules()
        switches.keys.connect(lambda: self.keys.tell(page))
        switches.language.connect(self.appearance.speak)
        switches.theme.connect(self.appearance.wear)
        switches.settings.connect(self.show_settings)
        if page.leads_to == "settings":
            switches.without_settings()
        page.bar.right.addWidget(switches)

    def _show(self, page: Page) -> None:
        self._furnish(page)
        self.pages.show_alone(page)

    def _set_pace(self, pace_ms: int) -> None:
        self.chosen.pace_ms = pace_ms
        if self.opened is not None:
            self.opened.set_pace(pace_ms)
        self.appearance.keep()

    # -- the window itself ---------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """After an update request everything that was due has been painted."""
        if isinstance(event, RulesWanted):
            self.open_rules(event.game, event.clause)
            return True
        self._enter.begins(event)
        if event.type() == QEvent.Type.UpdateRequest:
            self._lay_out()
        done = super().event(event)
        if event.type() == QEvent.Type.Resize:
            # After this it is painted without a request.
            self._lay_out()
        elif (
            event.type() == QEvent.Type.WinIdChange and (handle := self.windowHandle()) is not None
        ):
            # It comes for a window that the system has taken, too.
            handle.installEventFilter(self)
        if event.type() == QEvent.Type.UpdateRequest and self._to_tell is not None:
            painted.tell(*self._to_tell)
            self._to_tell = None
        return done

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window comes on the screen: that, too, is painted without a request."""
        if event.type() == QEvent.Type.Expose:
            self._lay_out()
        return False

    def _lay_out(self) -> None:
        """Lay out all that is due, so that nothing is painted where it lies no more after that."""
        for _ in range(LEVELS):
            # What has other contents now asks what it lies in: each time that is one level more.
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the focused button on every page."""
        if not self._enter.presses(event):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember where the window was and ask nobody any more.

        What somebody who closes it has not applied is said first; the system is not held up.
        """
        event.accept()
        try:
            if event.spontaneous() and self._unfinished.tell_before_the_end(self.notice):
                event.ignore()
                return
            place.keep(self, self.chosen)
            self.appearance.keep()
            self._leave_match()
        except Exception as error:  # whatever went wrong, the window closes
            sys.excepthook(type(error), error, error.__traceback__)
        self.closed.emit()

    def _close(self) -> None:
        if not self._unfinished.tell_before_the_end(self.notice):
            self.close()

    def come_forward(self, wish: Wish) -> None:
        """Another start wants this window seen, and perhaps a match in it."""
        if wish.match is not None and (self.opened is None or self.opened.ident != wish.match):
            self.open_match(wish.match)
        if wish.token:
            os.environ["XDG_ACTIVATION_TOKEN"] = wish.token  # where Qt looks for it
        state = self.windowState() & ~Qt.WindowState.WindowMinimized
        self.setWindowState(state | Qt.WindowState.WindowActive)
        self.raise_()
        self.activateWindow()

    def _paint(self, ident: int, revision: int) -> None:
        self._to_tell = (ident, revision)
        # A corner is enough for the request to come; what has changed asks to be painted itself.
        self.update(0, 0, 1, 1)

    def _full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)


def _followed_otherwise(before: Match, match: Match) -> list[tuple[str, ...]]:
    """The facts that make the table of a new match follow it as the one before was followed."""
    as_it_is = match.game.followed(match.state)
    return [fact for fact in match.game.followed(before.state) if fact not in as_it_is]

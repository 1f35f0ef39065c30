"""All matches of this PC: a list to choose from, narrowed by what is sought, and one in full."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop.look import controls, frames, theme
from desktop.look.choosing import Segment, Segments
from desktop.look.flow import Flow
from desktop.look.translate import speak, translate
from desktop.shelf import match_text
from desktop.shelf.glance import Glances
from desktop.shelf.match_card import MatchCard
from desktop.shelf.match_list import MatchList
from engine.store.library import Info

ALL, RUNNING, OVER, DELETED = "all", "running", "over", "deleted"
KINDS = (ALL, RUNNING, OVER, DELETED)
PANEL = 380


def found(matches: Sequence[Info], sought: str) -> list[Info]:
    """The matches in whose name, place or people every word that is sought stands."""
    words = sought.casefold().split()
    return [
        info
        for info in matches
        if all(
            any(
                word in text.casefold()
                for text in (info.name, match_text.at_table(info), *_names(info))
            )
            for word in words
        )
    ]


def _names(info: Info) -> list[str]:
    return [player.name for player in info.players]


class AllMatches(QWidget):
    """The list of all matches; those that were deleted stay to be brought back."""

    wanted = Signal(str, object)
    renamed = Signal(object, str)
    open_file = Signal()
    clear_search = Signal()

    def __init__(self, glances: Glances) -> None:
        super().__init__()
        self._there: Sequence[Info] = ()
        self._gone: Sequence[Info] = ()
        self._sought = ""
        self.which = Segments([self._segment(key) for key in KINDS], ALL)
        speak(self.which, lambda it: it.setAccessibleName(translate("Shelf", "Which matches")))
        self.which.chosen.connect(lambda _: self._show())
        self.file = controls.button(
            lambda: translate("Shelf", "Open a match file…"), "quiet", "import"
        )
        self.file.clicked.connect(self.open_file)
        self.list = MatchList()
        speak(self.list, lambda it: it.setAccessibleName(translate("Shelf", "All matches")))
        self.list.wanted.connect(self.wanted)
        self.list.matches.renamed.connect(self.renamed)
        self.list.chosen.connect(self._chosen)
        self.about = MatchCard(glances)
        self.about.wanted.connect(self._wanted)
        glances.drawn.connect(self._drawn)
        self.nothing = Nothing()
        self.nothing.clear.clicked.connect(self.clear_search)
        self.nothing.file.clicked.connect(self.open_file)
        head = Flow()
        head.addWidget(self.which)
        head.addWidget(self.file)
        body = QHBoxLayout()
        body.setSpacing(20)
        body.addWidget(self.list, 1)
        body.addWidget(self.nothing, 1)
        side = QVBoxLayout()
        side.addWidget(self.about)
        side.addStretch(1)
        panel = QWidget()
        panel.setLayout(side)
        side.setContentsMargins(0, 0, 0, 0)
        column = QVBoxLayout(self)
        column.setSpacing(12)
        column.addLayout(head)
        column.addLayout(body, 1)
        self._panel = frames.Scrolled(panel, self)
        body.addWidget(self._panel)
        theme.dress(self, lambda it: it.measure())
        speak(self, lambda it: it._show())

    def measure(self) -> None:
        """Take the lengths for the text size in use."""
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(*map(theme.px, (32, 16, 32, 16)))
        self._panel.setFixedWidth(min(theme.px(PANEL), self.width() * 11 // 20))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The list keeps half of the width."""
        super().resizeEvent(event)
        self.measure()

    def tell(self, there: Sequence[Info], gone: Sequence[Info]) -> None:
        """These are in the library, and those were deleted."""
        self._there, self._gone = there, gone
        self._show()

    def seek(self, text: str) -> None:
        """Show what fits."""
        self._sought = text
        self._show()

    def take_focus(self) -> None:
        """The keyboard goes to the list; where nothing is listed, to what could be."""
        there = self.list if self.list.isVisibleTo(self) else self.which.chosen_button()
        there.setFocus(Qt.FocusReason.OtherFocusReason)

    def _of(self, key: str) -> list[Info]:
        match key:
            case "deleted":
                return list(self._gone)
            case "running":
                return [info for info in self._there if not info.finished]
            case "over":
                return [info for info in self._there if info.finished]
        return list(self._there)

    def _segment(self, key: str) -> Segment:
        return Segment(key, lambda: self._count(key))

    def _count(self, key: str) -> str:
        text = {
            ALL: translate("Shelf", "All"),
            RUNNING: translate("Shelf", "Running"),
            OVER: translate("Shelf", "Finished"),
            DELETED: translate("Shelf", "Deleted"),
        }[key]
        return f"{text} {len(self._of(key))}"

    def _show(self) -> None:
        key = self.which.now()
        self.which.retell()
        there = self._of(key)
        shown = found(there, self._sought)
        # What a press on the match beside the list has done makes that one's buttons anew, and the
        # field of a name goes with its row.
        focus = QApplication.focusWidget()
        goes = focus is not None and (
            self.about.isAncestorOf(focus) or self.list.isAncestorOf(focus)
        )
        self.list.deleted = key == DELETED
        self.list.show_matches(shown)
        self.list.setVisible(bool(shown))
        self._panel.setVisible(bool(shown))
        self.nothing.setVisible(not shown)
        if not shown:
            self.nothing.tell(self._why(key, bool(there)), sought=bool(there))
        if goes:
            self.take_focus()

    def _why(self, key: str, any_there: bool) -> str:
        if any_there:
            text = translate("Shelf", "No match and no player is called “{text}” here.")
            return text.format(text=self._sought.strip())
        if key == DELETED:
            return translate("Shelf", "No match was deleted.")
        if key == OVER and self._there:
            return translate("Shelf", "No match has been finished yet.")
        if key == RUNNING and self._there:
            return translate("Shelf", "No match is under way.")
        return translate("Shelf", "There is no match yet. Start one on the shelf, or open a file.")

    def _chosen(self, info: Info | None) -> None:
        self.about.tell(info, deleted=self.list.deleted)

    def _wanted(self, verb: str, info: Info) -> None:
        if verb == "rename":
            self.list.rename()
        else:
            self.wanted.emit(verb, info)

    def _drawn(self, ident: int) -> None:
        if self.isVisible() and self.about.info is not None and self.about.info.id == ident:
            self.about.look()


class Nothing(QFrame):
    """Says why no match is listed, and the way on."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "well")
        self.told = controls.text("", "strong", wrap=True)
        self.told.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.clear = controls.button(lambda: translate("Shelf", "Clear the search"), "", "close")
        self.file = controls.button(lambda: translate("Shelf", "Open a match file…"), "", "import")
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.clear)
        row.addWidget(self.file)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 24)
        column.setSpacing(16)
        column.addStretch(2)
        sign = controls.picture("search", 40, "muted")
        column.addWidget(sign, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.told)
        column.addLayout(row)
        column.addStretch(3)

    def tell(self, why: str, *, sought: bool) -> None:
        """Say this; with a search in the way, offer to clear it."""
        self.told.setText(why)
        self.clear.setVisible(sought)
        self.file.setVisible(not sought)

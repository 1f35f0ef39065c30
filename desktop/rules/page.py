"""The page of the rules: every clause and every reading of a game, help, and a search over all."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop.look import controls, frames, theme
from desktop.look.card import said
from desktop.look.choosing import Choice
from desktop.look.controls import words_of
from desktop.look.frames import TopBar
from desktop.look.page import Page
from desktop.look.rows import Row, RowList
from desktop.look.shortcuts import shortcut
from desktop.look.translate import several, speak, translate
from desktop.rules import marks
from desktop.rules.book import load
from desktop.rules.entries import WIDEST, Entries
from engine.rules.game import Setup

SIDE, TWO = 270, 940
"""Width of the list of sections, and the width from which it stands beside the clauses."""


class RulesPage(Page):
    """The rules of a game; with the set-up of a match it is told which readings that one uses."""

    leads_to = "rules"

    def __init__(self, game: str, setup: Setup | None = None, clause: str = "") -> None:
        super().__init__()
        self.setProperty("game", game)
        self.game = game
        self.book = load(game)
        self._came: list[str] = []
        """The clauses from which links were followed."""
        self.bar: TopBar = TopBar(
            lambda: translate("Rules", "Rules of {game}").format(
                game=words_of(game).at("game", "name")
            ),
            lambda: translate(
                "Rules",
                "Every rule and every ruling in our own words, and how the pages are used",
            ),
            game,
            lambda: translate("Page", "Back"),
        )
        self.bar.back.connect(self.back)
        self.entries = Entries(self.book, setup, self.book.first_of(clause))
        self.entries.followed.connect(self.go_to)
        self.entries.in_sight.connect(self._mark_section)
        self.search = QLineEdit()
        self.search.setObjectName("search_rules")
        self.search.textChanged.connect(lambda _: self.tell())
        self.search.returnPressed.connect(self.entries.take_focus)
        self.clear = controls.icon_button("close", lambda: translate("Rules", "Show all rules"))
        self.clear.clicked.connect(self.show_everything)
        self.count = said("small-muted")
        self.sections = RowList("sections")
        self.sections.selectionModel().currentChanged.connect(lambda *_: self._chosen())
        self.section = Choice()
        self.section.setObjectName("section")
        self.section.activated.connect(
            lambda _: self.entries.go_to_section(self.section.currentData())
        )
        self.nothing = Nothing()
        self.nothing.everything.clicked.connect(self.show_everything)
        self._lay_out()
        shortcut(self, "/", self._search)
        shortcut(self, "Alt+Left", self.go_back)
        speak(self, lambda it: it.tell())
        theme.dress(self, lambda it: it._measure())
        theme.watch.changed.connect(
            self.tell
        )  # marks and titles have the theme's colours and sizes

    def _lay_out(self) -> None:
        self._tools = QWidget()
        tools = QHBoxLayout(self._tools)
        tools.setContentsMargins(0, 0, 12, 0)
        tools.setSpacing(16)
        tools.addWidget(self.search, 3)
        tools.addWidget(self.clear)
        tools.addWidget(self.section, 2)
        tools.addWidget(self.count)
        self._column = QWidget()
        column = QVBoxLayout(self._column)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(14)
        column.addWidget(self._tools)
        column.addWidget(self.nothing)
        column.addWidget(self.entries, 1)
        column.addStretch(0)
        row = QHBoxLayout()
        row.setSpacing(24)
        row.addWidget(self.sections)
        row.addWidget(self._column, 1)
        row.addStretch(0)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self.bar)
        page.addLayout(row, 1)
        self._row = row

    def _measure(self) -> None:
        self._row.setContentsMargins(*map(theme.px, (24, 18, 20, 0)))
        self.sections.setFixedWidth(theme.px(SIDE))
        self._tools.setMaximumWidth(theme.px(WIDEST))
        self._arrange()

    def _arrange(self) -> None:
        """The list of sections beside the clauses, or a choice above them where there is no room."""
        beside = self.width() >= theme.px(TWO)
        if self.sections.isHidden() == beside or self.section.isHidden() != beside:
            self.sections.setVisible(beside)
            self.section.setVisible(not beside)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.entries.take_focus()

    # -- telling -------------------------------------------------------------------

    def tell(self) -> None:
        """Tell what holds the words that are searched for, in the language in use."""
        self.search.setPlaceholderText(translate("Rules", "Search the rules (/)"))
        self.search.setAccessibleName(translate("Rules", "Search the rules"))
        self.entries.setAccessibleName(translate("Rules", "Rules"))
        wanted = marks.wanted(self.search.text())
        count, of = (
            self.entries.tell(wanted),
            sum(len(section.clauses) for section in self.book.sections),
        )
        if wanted:
            found = translate("Rules", "{count} of {all} rules").format(count=count, all=of)
        else:
            one, many = translate("Rules", "1 rule"), translate("Rules", "{count} rules")
            found = several(of, one, many)
        self.count.setText(found)
        self.clear.setVisible(bool(wanted))
        shown = not wanted or bool(self.entries.shown)
        self.nothing.setVisible(not shown)
        self.entries.setVisible(shown)
        if not shown:
            self.nothing.tell(self.search.text().strip())
        self._tell_sections(bool(wanted))

    def _tell_sections(self, searched: bool) -> None:
        told = translate("Rules", "Sections")
        self.sections.setAccessibleName(told)
        self.section.setAccessibleName(told)
        at = self.section.currentIndex()
        rows = []
        self.section.clear()
        for section in self.entries.sections:
            count = len(section.shown) if searched else 1
            text = f"{section.title} · {count}" if searched else section.title
            rows.append(Row(text, kind="section" if count else "quiet", value=section.section))
            self.section.addItem(text, section.section)
        self.section.setCurrentIndex(max(0, at))
        current = self.sections.currentIndex().row()
        self.sections.blockSignals(True)
        self.sections.selectionModel().blockSignals(True)
        self.sections.show_rows(rows)
        self.sections.make_current(max(0, current))
        self.sections.selectionModel().blockSignals(False)
        self.sections.blockSignals(False)

    def _mark_section(self, section: str) -> None:
        """Show in the list which section is in sight."""
        if self.sections.hasFocus():
            return
        names = [it.section for it in self.entries.sections]
        at = names.index(section)
        self.section.setCurrentIndex(at)
        model = self.sections.selectionModel()
        model.blockSignals(True)
        self.sections.make_current(at)
        model.blockSignals(False)
        self.sections.viewport().update()

    def _chosen(self) -> None:
        row = self.sections.current_row
        if row is not None:
            self.entries.go_to_section(row.value)

    # -- going ---------------------------------------------------------------------

    def go_to(self, clause: str) -> None:
        """Go to a clause, over a link or from elsewhere; all clauses are shown if it is hidden."""
        entries = self.entries
        if not self.book.section_of(clause):
            return
        entries.complete()
        if not entries.entries[clause].is_found:
            self.search.clear()
        if entries.now.clause != clause:
            self._came.append(entries.now.clause)
        entries.go_to(clause)

    def go_back(self) -> None:
        """Go to the clause from which a link was followed."""
        if self._came:
            clause = self._came.pop()
            if not self.entries.entries[clause].is_found:
                self.search.clear()
            self.entries.go_to(clause)

    def escape(self) -> bool:
        """Leave the search; whether there was one."""
        if not self.search.text():
            return False
        self.show_everything()
        return True

    def show_everything(self) -> None:
        """Search no more."""
        self.search.clear()
        self.entries.take_focus()

    def _search(self) -> None:
        # Whoever comes so has all of it selected.
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """From the field Down leads to what was found."""
        if event.key() == Qt.Key.Key_Down and self.search.hasFocus():
            self.entries.take_focus()
        else:
            super().keyPressEvent(event)

    def keys(self) -> list[tuple[str, str]]:
        """The keys of this page."""
        return [
            ("↑ ↓", translate("Keys", "another rule")),
            ("← →", translate("Keys", "along the links of a rule")),
            ("Enter", translate("Keys", "follow the link")),
            ("Alt+←", translate("Keys", "back to the previous rule")),
            ("PgUp PgDn", translate("Keys", "one page back or forward")),
            ("Home End", translate("Keys", "first or last rule")),
            ("/", translate("Keys", "search the rules")),
            ("F1", translate("Keys", "back to where the rules were opened")),
        ]


class Nothing(QFrame):
    """Nothing was found: what was searched for, what helps, and the way on."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._said, self._hint = said("title", wrap=True), said("muted", wrap=True)
        self.everything = controls.button(lambda: translate("Rules", "Show all rules"), "soft")
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 22)
        column.setSpacing(10)
        column.addWidget(self._said)
        column.addWidget(self._hint)
        column.addWidget(self.everything, 0, Qt.AlignmentFlag.AlignLeft)
        frames.shrinking(self)
        self.hide()

    def tell(self, wanted: str) -> None:
        """Say what was not found."""
        told = translate("Rules", "No rule contains “{words}”")
        self._said.setText(told.format(words=wanted))
        self._hint.setText(
            translate(
                "Rules",
                "Every word has to occur. One word alone, a part of one, or a number such as "
                "{clause} finds more.",
            ).format(clause="4.1")
        )

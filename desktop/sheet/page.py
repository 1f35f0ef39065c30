"""The score sheet of a match that is over: who won, why, and every point with its reason."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop.look import controls, frames, theme
from desktop.look.controls import words_of
from desktop.look.frames import TopBar
from desktop.look.translate import speak, translate
from desktop.set_up.open_points import settled
from desktop.sheet.table import SheetTable, Told, plain
from desktop.look.cover import Cover
from engine.game import Ruling
from engine.match import Match
from engine.scoring import Place


class SheetPage(QWidget):
    """Ranking, tie-break, all lines of all people, and the readings the match was played with.

    `show_result(match)` fills it; `bar` is there from then on, and `bar.right` takes what the
    window adds.
    """

    back = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._match: Match | None = None
        self._scrolled: frames.Scrolled | None = None
        self._page = QVBoxLayout(self)
        self._page.setContentsMargins(0, 0, 0, 0)
        self._page.setSpacing(0)
        self.bar: TopBar
        speak(self, lambda it: it.tell())

    def show_result(self, match: Match) -> None:
        """Show the sheet of this match as it stands at its end."""
        if self._match is None:
            self.bar = self._bar(match)
            self._page.addWidget(self.bar)
        self._match = match
        self.tell()

    def tell(self) -> None:
        """Tell the sheet in the language in use."""
        if self._match is None:
            return
        if self._scrolled is not None:
            self._page.removeWidget(self._scrolled)
            self._scrolled.hide()
            self._scrolled.deleteLater()
        self._scrolled = frames.Scrolled(_contents(self._match))
        self._scrolled.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # so that its keys scroll
        self._scrolled.setAccessibleName(translate("Sheet", "Score sheet"))
        self._page.addWidget(self._scrolled, 1)

    def showEvent(self, event: QShowEvent) -> None:
        """The arrows and Page Down scroll the sheet at once."""
        super().showEvent(event)
        if self._scrolled is not None:
            self._scrolled.setFocus(Qt.FocusReason.OtherFocusReason)

    def _bar(self, match: Match) -> TopBar:
        def subtitle() -> str:
            if match.ended_by_agreement:
                return translate("Sheet", "Score sheet: ended early by agreement, points so far")
            return translate("Sheet", "Score sheet")

        bar = TopBar(
            lambda: words_of(match.game.name).at("game", "name"),
            subtitle,
            match.game.name,
            lambda: translate("Page", "Back"),
        )
        bar.back.connect(self.back)
        return bar


def _contents(match: Match) -> QWidget:
    made = QWidget()
    column = QVBoxLayout(made)
    column.setSpacing(16)
    theme.dress(made, lambda it: it.layout().setContentsMargins(*map(theme.px, (32, 20, 32, 24))))
    result = match.state.result()
    if result is not None:
        told = Told(match, result, words_of(match.game.name))
        column.addWidget(Headline(told))
        column.addWidget(SheetTable(told))
    column.addWidget(_played_with(match))
    if notice := _placeholders(match):
        column.addWidget(notice)
    column.addStretch(1)
    return made


class Headline(QFrame):
    """Who won, how a tie was broken, and the places of all; without the picture if it is narrow."""

    def __init__(self, told: Told) -> None:
        super().__init__()
        self.setProperty("role", "card")
        frames.shrinking(self)
        self._cover = Cover(told.match.game.name, width=200)
        self._places = [_place(told, place) for place in told.result.ranking.places]
        words = QVBoxLayout()
        words.setContentsMargins(28, 16, 20, 16)
        words.setSpacing(6)
        words.addStretch(1)
        words.addWidget(controls.text(headline(told), "display", wrap=True))
        people = [player.name for player in told.match.header.players]
        for number, step in enumerate(told.result.ranking.tie_break, 1):
            line = QHBoxLayout()
            line.setSpacing(10)
            sentence = f"{number}. {told.words.tie_step(step, people)}"
            line.addWidget(controls.picture("scales", 20, "accent"))
            line.addWidget(controls.text(sentence, wrap=True), 1)
            line.addWidget(controls.clause(step.clause, told.match.game.name))
            words.addLayout(line)
        words.addStretch(1)
        places = QHBoxLayout()
        places.setContentsMargins(20, 16, 20, 16)
        places.setSpacing(10)
        for place in self._places:
            places.addWidget(place)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._box.setSpacing(0)
        self._box.addLayout(words, 1)
        self._box.addLayout(places)
        row = QHBoxLayout(self)
        row.setContentsMargins(1, 1, 1, 1)
        row.setSpacing(0)
        row.addWidget(self._cover)
        row.addLayout(self._box, 1)
        theme.dress(self, lambda it: it.arrange())

    def arrange(self) -> None:
        """Places beside the words, or below them where there is no room."""
        beside = self.width() >= theme.px(200 + 340 + 142 * len(self._places))
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._box.direction() != way:
            self._box.setDirection(way)
            self._cover.setVisible(beside)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The width may have changed."""
        super().resizeEvent(event)
        self.arrange()


def headline(told: Told) -> str:
    """Who won, in a short sentence."""
    won = [told.name(place.seat) for place in told.result.ranking.places if place.rank == 1]
    if told.match.ended_by_agreement:
        text = translate("Sheet", "{name} leads")
        if len(won) > 1:
            text = translate("Sheet", "{name} lead together")
    else:
        text = translate("Sheet", "{name} wins")
        if len(won) > 1:
            text = translate("Sheet", "{name} share the win")
    return text.format(name=told.words.listed(won))


def _place(told: Told, place: Place) -> QFrame:
    tile = QFrame()
    colour = told.colour(place.seat)
    tile.setProperty("role", "place")
    tile.setProperty("seat", colour)
    tile.setProperty("won", place.rank == 1)
    column = QVBoxLayout(tile)
    column.setContentsMargins(14, 10, 14, 10)
    column.setSpacing(2)
    top = QHBoxLayout()
    top.setSpacing(8)
    top.addWidget(controls.seat_mark(colour, 26))
    top.addWidget(controls.Elided(told.name(place.seat), "strong"), 1)
    top.addWidget(controls.text(str(place.rank), "strong"))
    column.addLayout(top)
    column.addStretch(1)
    points = QHBoxLayout()
    points.setSpacing(5)
    points.addWidget(controls.text(plain(place.total), "number"), 0, Qt.AlignmentFlag.AlignBottom)
    unit = controls.text(told.words.at("game", "vp"))
    points.addWidget(unit, 0, Qt.AlignmentFlag.AlignBottom)
    points.addStretch(1)
    if place.rank == 1 and not told.match.ended_by_agreement:
        points.addWidget(controls.picture("trophy", 24), 0, Qt.AlignmentFlag.AlignBottom)
    column.addLayout(points)
    theme.dress(tile, lambda it: it.setMaximumWidth(theme.px(150)))
    theme.dress(tile, lambda it: it.setMinimumWidth(theme.px(126)))
    return tile


def _played_with(match: Match) -> QFrame:
    """The readings; those that were a choice first, the others in a line that opens."""
    card = frames.frame("card", (20, 14, 20, 16))
    column = frames.inside(card)
    column.setSpacing(12)
    column.addWidget(
        controls.text(translate("Sheet", "Readings this match was played with"), "title")
    )
    options = match.header.setup.options
    arose = [ruling for ruling in match.game.rulings if ruling.arises(options)]
    chosen = frames.Tiles(440)
    chosen.show_tiles([_reading(match, ruling) for ruling in arose if ruling.is_switch])
    column.addWidget(chosen)
    others = [ruling for ruling in arose if not ruling.is_switch]

    def fill(body: QVBoxLayout) -> None:
        body.setSpacing(12)
        for ruling in others:
            body.addWidget(_reading(match, ruling))

    if others:
        count = len(others)
        text = translate("Sheet", "{count} more, with one reading only").format(count=count)
        column.addWidget(frames.Unfold(lambda: text, fill))
    return card


def _reading(match: Match, ruling: Ruling) -> QWidget:
    reading = match.header.setup.rulings[ruling.id]
    return settled(match.game, ruling, reading)


def _placeholders(match: Match) -> QFrame | None:
    """The notice that values were guessed, or nothing."""
    told = words_of(match.game.name).placeholders(match.header.setup.values)
    if not told:
        return None
    notice = frames.frame("notice", (20, 14, 20, 14))
    row = QHBoxLayout()
    row.setSpacing(12)
    row.addWidget(controls.picture("warning", 24, "warning"), 0, Qt.AlignmentFlag.AlignTop)
    row.addWidget(controls.text(told, wrap=True), 1)
    frames.inside(notice).addLayout(row)
    return notice

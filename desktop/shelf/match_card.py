"""One match of the list beside it: its board, its people, and what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.look import controls, frames, theme
from desktop.look.bot_text import bot_label
from desktop.look.flow import Flow
from desktop.look.names import isolated
from desktop.look.translate import translate
from desktop.shelf import match_text, painting, verbs
from desktop.shelf.glance import Glance, Glances
from engine.base import catalogue
from engine.base.people import PERSON, bot_name, colours_of
from engine.store.library import Info

HIGH, LARGE = 204, 1.3


class MatchCard(QFrame):
    """The match that is chosen in the list."""

    wanted = Signal(str, object)

    def __init__(self, glances: Glances) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._glances = glances
        self.info: Info | None = None
        self._deleted = False
        self.buttons: dict[str, QPushButton] = {}
        self._picture = Picture()
        self._column = QVBoxLayout()
        self._column.setSpacing(6)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(1, 1, 1, 1)
        outer.setSpacing(0)
        outer.addWidget(self._picture)
        outer.addLayout(self._column)
        theme.dress(
            self, lambda it: it._column.setContentsMargins(*map(theme.px, (20, 14, 20, 18)))
        )

    def tell(self, info: Info | None, *, deleted: bool) -> None:
        """Show this match."""
        self.info, self._deleted = info, deleted
        self.setVisible(info is not None)
        if info is None:
            return
        frames.empty(self._column)
        self.buttons = {}
        self.setAccessibleName(info.name)
        self._fill(info)
        self.look()

    def look(self) -> None:
        """Take the picture that is there now."""
        info = self.info
        if info is None:
            return
        goes_on = info.playable and not info.finished and not self._deleted
        glance = self._glances.of(info) if goes_on else None
        self._picture.tell(info.game if info.playable else "", glance)
        if glance is not None:
            if glance.opens_to:
                self._how.setText(match_text.damaged(glance.opens_to))
                theme.mark(self._how, role="danger")
            elif glance.question:
                self._how.setText(f"{glance.question} · {glance.when}")
            elif glance.asked >= 0:
                self._how.setText(f"{match_text.whose(info, glance.asked)} · {glance.when}")

    def _fill(self, info: Info) -> None:
        column = self._column
        if info.playable:
            column.addWidget(controls.text(match_text.game_and_place(info), "small-muted"))
        column.addWidget(controls.text(info.name, "title", wrap=True))
        self._how = controls.text(
            self._told(info), "muted" if info.playable else "danger", wrap=True
        )
        column.addWidget(self._how)
        column.addSpacing(theme.px(4))
        if info.playable:
            colours = colours_of(info.players, catalogue.box(info.game).colours)
            for seat in self._order(info):
                column.addWidget(self._person(info, seat, colours[seat]))
        column.addSpacing(theme.px(4))
        begun = translate("Shelf", "Started {day}").format(day=match_text.day(info.created))
        played = translate("Shelf", "last played {day}").format(day=match_text.day(info.changed))
        column.addWidget(controls.text(f"{begun}, {played}", "small-muted", wrap=True))
        column.addStretch(1)
        others = Flow()
        for number, verb in enumerate(verbs.possible(info, deleted=self._deleted)):
            made = self._button(verb, info, first=not number)
            if number:
                others.addWidget(made)
            else:
                column.addWidget(made)
        column.addLayout(others)

    def _told(self, info: Info) -> str:
        if not info.playable:
            return match_text.unreadable(info)
        if info.finished:
            return (
                match_text.outcome(info).partition(":")[0]
                if info.result
                else match_text.outcome(info)
            )
        return match_text.turn(info)

    def _order(self, info: Info) -> list[int]:
        return [place.seat for place in info.result] or list(range(len(info.players)))

    def _person(self, info: Info, seat: int, colour: str) -> QWidget:
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(10))
        row.addWidget(controls.seat_mark(colour, 22))
        player = info.players[seat]
        name = isolated(player.name)
        if player.plays != PERSON:
            kind = bot_label(bot_name(player.plays))
            name = translate("Shelf", "{name} (bot, {kind})").format(name=name, kind=kind)
        row.addWidget(controls.Elided(name), 1)
        total = next((place.total for place in info.result if place.seat == seat), None)
        if total is not None:
            row.addWidget(controls.text(str(total), "strong"))
        return made

    def _button(self, verb: str, info: Info, *, first: bool) -> QPushButton:
        made = controls.button(
            lambda: verbs.word(verb, info), "primary" if first else "", verbs.icon(verb, info)
        )
        made.clicked.connect(lambda: self.wanted.emit(verb, info))
        self.buttons[verb] = made
        return made


class Picture(QWidget):
    """The last board, or the game's cover, with the card's upper corners."""

    def __init__(self) -> None:
        super().__init__()
        self._game = ""
        self._glance: Glance | None = None
        theme.dress(self, lambda it: it.measure())

    def measure(self) -> None:
        """Large text needs the room more than the picture does."""
        self.setFixedHeight(theme.px(HIGH) if theme.scale() < LARGE else theme.px(HIGH) // 2)

    def tell(self, game: str, glance: Glance | None) -> None:
        """Show this."""
        self._game, self._glance = game, glance
        self.setVisible(bool(game))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._game:
            return
        corner = theme.radius("card") - 1
        path = QPainterPath()
        path.addRoundedRect(QRectF(self.rect()).adjusted(0, 0, 0, corner), corner, corner)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(path)
        area = QRect(0, 0, self.width(), self.height())
        if self._glance is not None:
            painting.fill(painter, area, self._glance.picture)
        else:
            painter.drawPixmap(0, 0, theme.cover(self._game, area.width(), area.height()))
        painter.end()

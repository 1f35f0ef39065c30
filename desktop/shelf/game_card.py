"""A game on the shelf: its picture, its name, and the doors that lead to it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop import boards
from desktop.look import controls, theme
from desktop.look.clauses import open_rules
from desktop.look.controls import words_of
from desktop.look.names import tip
from desktop.look.text_fit import narrower
from desktop.look.translate import speak, translate
from desktop.shelf import painting
from desktop.shelf.plain_button import PlainButton
from engine.base import catalogue, resources
from engine.base.people import AT_TABLE, PLAY

COVER, EMBLEM, FRAME, OVERLAP = 168, 60, 4, 34
PAGES = ("play", "table")
"""Parts of a game's module in `desktop.boards`; a match on this screen needs one of them."""


def leads_somewhere(name: str) -> bool:
    """Whether there is a page to play the game on; without one it has no place on the shelf."""
    return any(boards.has(name, part) for part in PAGES)


def on_screen(name: str) -> str:
    """How the game is played without its box, in a few words."""
    words = words_of(name)
    own = words.has("game", "on_screen")
    return words.at("game", "on_screen") if own else translate("Shelf", "On this screen")


class GameCard(QFrame):
    """A game and the doors that exist for it; a door that does not exist is left out."""

    play = Signal(str)
    table = Signal(str)
    score = Signal(str)
    first_match = Signal(str, str)
    """The game, and the level at which it is shown."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.game = name
        self.setProperty("game", name)
        seats = catalogue.box(name).seats
        self.door = Door(
            "play",
            lambda: translate("Shelf", "Play"),
            lambda: on_screen(name),
            name,
        )
        self.door.clicked.connect(lambda: self.play.emit(name))
        self.doors: dict[str, QPushButton] = {"play": self.door}
        """The ways into the game by their kind."""
        about = QHBoxLayout()
        about.setSpacing(12)
        tagline = controls.Elided("", "small-muted")
        speak(tagline, lambda it: it.tell(words_of(name).at("game", "about")))
        about.addWidget(tagline, 1)
        about.addWidget(
            controls.text(
                lambda: translate("Shelf", "{fewest}–{most} players").format(
                    fewest=seats.start, most=seats.stop - 1
                ),
                "small-muted",
            )
        )
        doors = QHBoxLayout()
        doors.setSpacing(8)
        below = QVBoxLayout()
        below.setSpacing(12)
        below.addLayout(about)
        below.addWidget(self.door)
        if boards.has(name, "table"):
            self.table_door = controls.button(lambda: translate("Shelf", "Table"), "", "table")
            self.table_door.setProperty("ring", "10")
            speak(
                self.table_door,
                lambda it: tip(it, translate("Shelf", "Keep count beside the real box")),
            )
            self.table_door.clicked.connect(lambda: self.table.emit(name))
            speak(
                self.table_door,
                lambda it: it.setAccessibleName(
                    translate("Shelf", "Table: {game}, beside the box").format(
                        game=words_of(name).at("game", "name")
                    )
                ),
            )
            doors.addWidget(self.table_door, 1)
            self.doors["table"] = self.table_door
        self.rules = controls.button(lambda: translate("Shelf", "Rules"), "", "rules")
        self.rules.setProperty("ring", "10")
        self.rules.clicked.connect(lambda: open_rules(self.rules))
        speak(
            self.rules,
            lambda it: it.setAccessibleName(
                translate("Shelf", "Rules: {game}").format(game=words_of(name).at("game", "name"))
            ),
        )
        if boards.has(name, "score"):
            self.score_door = controls.button(lambda: translate("Shelf", "Score"), "", "score")
            self.score_door.setProperty("ring", "10")
            self.score_door.clicked.connect(lambda: self.score.emit(name))
            speak(
                self.score_door,
                lambda it: it.setAccessibleName(
                    translate("Shelf", "Score: {game}").format(
                        game=words_of(name).at("game", "name")
                    )
                ),
            )
            doors.addWidget(self.score_door, 1)
            self.doors["score"] = self.score_door
        doors.addWidget(self.rules, 1)
        below.addLayout(doors)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        top = Top(name)
        shown = [it for it in (PLAY, AT_TABLE) if resources.first_match(name, it).is_file()]
        if shown:
            show_me = top.add_verb(
                lambda: translate("Shelf", "Show me"),
                lambda: translate("Shelf", "A first match, with a prompt for each step"),
                lambda: translate("Shelf", "Show me: {game}, a first match").format(
                    game=words_of(name).at("game", "name")
                ),
            )
            show_me.clicked.connect(lambda: self.first_match.emit(name, shown[0]))
            self.doors["first_match"] = show_me
        column.addWidget(top)
        column.addLayout(below)
        column.addStretch(1)
        theme.dress(self, lambda _: below.setContentsMargins(*map(theme.px, (18, 6, 18, 18))))
        speak(self, lambda it: it.setAccessibleName(words_of(name).at("game", "name")))


class Top(QWidget):
    """The cover with the card's corners, the emblem over its lower edge, and the game's name."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self._game = game
        self._verb: QPushButton | None = None
        theme.dress(self, lambda it: it.setFixedHeight(theme.px(COVER + EMBLEM - OVERLAP + 8)))
        speak(self, lambda it: it.update())

    def add_verb(
        self, verb: Callable[[], str], told: Callable[[], str], spoken: Callable[[], str]
    ) -> QPushButton:
        """Have a button at the end of the line with the name."""
        made = self._verb = controls.button(verb, "link")
        speak(made, lambda it: tip(it, told()))
        speak(made, lambda it: it.setAccessibleName(spoken()))
        row = QHBoxLayout(self)
        row.addStretch(1)
        row.addWidget(made, 0, Qt.AlignmentFlag.AlignBottom)
        # Between the cover and what stands below.
        theme.dress(made, lambda it: it.setFixedHeight(theme.px(EMBLEM - OVERLAP + 4)))
        theme.dress(self, lambda _: row.setContentsMargins(0, 0, theme.px(18), 0))
        return made

    def paintEvent(self, _event: QPaintEvent) -> None:
        high, corner = theme.px(COVER), theme.radius("card") - 1
        path = QPainterPath()
        path.addRoundedRect(QRectF(0, 0, self.width(), high + corner), corner, corner)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.save()
        painter.setClipPath(path)
        painter.setClipRect(QRect(0, 0, self.width(), high), Qt.ClipOperation.IntersectClip)
        painter.drawPixmap(0, 0, theme.cover(self._game, self.width(), high))
        painter.restore()
        side, rim = theme.px(EMBLEM), theme.px(FRAME)
        left, top = theme.px(18), high - theme.px(OVERLAP)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.token("raised"))
        around = QRectF(left - rim, top - rim, side + 2 * rim, side + 2 * rim)
        painter.drawRoundedRect(around, theme.px(16), theme.px(16))
        painter.drawPixmap(left, top, theme.emblem(self._game, EMBLEM))
        at = left + side + theme.px(14)
        end = self.width() if self._verb is None else self._verb.x()
        area = QRect(at, high + theme.px(2), end - at - theme.px(12), theme.px(34))
        name = words_of(self._game).at("game", "name")
        painter.setFont(narrower(theme.font("heading"), name, area.width()))
        painter.setPen(theme.token("text"))
        painter.drawText(area, painting.LEFT | Qt.AlignmentFlag.AlignVCenter, name)
        painter.end()


class Door(PlainButton):
    """A way into a game: its verb, and at the right what lies behind it."""

    def __init__(
        self, icon: str, verb: Callable[[], str], about: Callable[[], str], game: str
    ) -> None:
        super().__init__(12)
        self._icon, self._verb, self._about = icon, verb, about
        self.setProperty("role", "primary")
        theme.dress(self, lambda it: it.setFixedHeight(theme.px(52)))

        def say(it: Door) -> None:
            name = words_of(game).at("game", "name")
            it.setAccessibleName(f"{verb()}: {name}, {about()}")
            it.update()

        speak(self, say)

    def minimumSizeHint(self) -> QSize:
        """Room for the verb; the words behind it end in … where there is none."""
        needed = painting.wide("strong", self._verb()) + theme.px(180)
        return QSize(needed, theme.px(52))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        ink = "on_accent"
        side, left = theme.px(22), theme.px(18)
        top = (self.height() - side) // 2
        painter.drawPixmap(left, top, theme.icon_pixmap(self._icon, 22, ink))
        area = self.rect().adjusted(left + side + theme.px(12), 0, -theme.px(18), 0)
        painting.line(painter, area, self._verb(), "strong", ink)
        area.setLeft(area.left() + painting.wide("strong", self._verb()) + theme.px(16))
        painting.line(painter, area, self._about(), "small", ink, painting.RIGHT)
        painter.end()

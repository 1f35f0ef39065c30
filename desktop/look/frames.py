"""What pages are put together from: a bar above, contents that scroll, cards, two columns."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.look import controls, theme
from desktop.look.controls import Elided, Saying
from desktop.look.folding import Folding, WordButton
from desktop.look.translate import speak, translate

TITLE = 200
"""So much of a title counts where the words of buttons want the room."""
AROUND = 24
"""Pixels that are seen around what is brought into view."""
LAST = 9
"""The way back keeps its words longest."""


def frame(role: str, margins: tuple[int, int, int, int] = (20, 16, 20, 16)) -> QFrame:
    """A frame in a role of the style sheet with a column inside, reached by `inside`."""
    made = QFrame()
    made.setProperty("role", role)
    column = QVBoxLayout(made)
    column.setSpacing(8)
    theme.dress(
        made, lambda it: it.layout().setContentsMargins(*(theme.px(side) for side in margins))
    )
    return made


def inside(made: QWidget) -> QVBoxLayout:
    """The column inside a frame."""
    column = made.layout()
    assert isinstance(column, QVBoxLayout)
    return column


def row_of(made: QWidget) -> QHBoxLayout:
    """The row of a heading."""
    row = made.layout()
    assert isinstance(row, QHBoxLayout)
    return row


def empty(layout: QLayout) -> None:
    """Take everything out of a layout and let it go."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
        elif (inner := item.layout()) is not None:
            empty(inner)


def stack(
    page: QWidget,
    bar: QWidget,
    contents: QWidget,
    footer: QWidget | None = None,
    notice: QWidget | None = None,
) -> None:
    """A page of its bar, contents that scroll, and what stays in sight below them."""
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(bar)
    if notice is not None:
        column.addWidget(notice)
    column.addWidget(Scrolled(contents, page), 1)
    if footer is not None:
        column.addWidget(footer)


def column_of(*parts: QWidget, spacing: int = 16) -> QWidget:
    """Parts one below the other, from the top."""
    made = QWidget()
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(spacing)
    for part in parts:
        column.addWidget(part)
    column.addStretch(1)
    return made


class TopBar(QFrame):
    """Back where there is a way, a picture, title and subtitle; `right` takes what else belongs there."""

    back = Signal()

    def __init__(
        self,
        title: Saying,
        subtitle: Saying | None,
        game: str = "",
        back: Saying | None = None,
    ) -> None:
        super().__init__()
        self.setProperty("role", "bar")
        row = QHBoxLayout(self)
        theme.dress(self, lambda _: row.setContentsMargins(*map(theme.px, (24, 8, 24, 8))))
        theme.dress(self, lambda _: row.setSpacing(theme.px(14)))
        self.game = game
        self.back_button: QPushButton | None = None
        if game or back is not None:
            name = back or (lambda: translate("Page", "Shelf"))
            self.back_button = WordButton("back", "back", LAST)
            speak(self.back_button, lambda it: it.setText(name()))
            self.back_button.clicked.connect(self.back)
            upright = QFrame()
            upright.setProperty("role", "upright")
            row.addWidget(self.back_button)
            row.addWidget(upright)
        mark = QLabel()
        if game:
            theme.dress(mark, lambda it: it.setPixmap(theme.emblem(game, 40)))
        else:
            theme.dress(mark, lambda it: it.setPixmap(_signpost()))
        row.addWidget(mark)
        names = QVBoxLayout()
        names.setSpacing(0)
        self.title = Elided("", "title" if subtitle else "heading", TITLE)
        speak(self.title, lambda it: it.tell(title()))
        names.addWidget(self.title)
        if subtitle is not None:
            told = subtitle
            self.subtitle = Elided("", "small-muted", TITLE)
            speak(self.subtitle, lambda it: it.tell(told()))
            names.addWidget(self.subtitle)
        row.addLayout(names, 1)
        self.right = QHBoxLayout()
        self.right.setSpacing(8)
        row.addLayout(self.right)
        theme.dress(self, lambda it: it.setMinimumHeight(theme.px(64)))
        Folding.of(self)


def _signpost() -> QPixmap:
    return theme.app_icon().pixmap(theme.px(40), theme.px(40))


class Scrolled(QScrollArea):
    """Contents that scroll up and down, never sideways.

    They are measured and dressed at once, in the `place` where they will lie (None: a window of its own).
    """

    def __init__(self, contents: QWidget, place: QWidget | None) -> None:
        # A page that lies nowhere yet is dressed anew, with all its parts, when it is laid somewhere.
        super().__init__(place if place is not None and not place.isWindow() else None)
        contents.setProperty("role", "scrolled")
        # Not Qt's own, for whose class it would look among all that it has.
        viewport = QWidget()
        self.setViewport(viewport)
        self.setWidget(contents)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        viewport.setAutoFillBackground(False)


def bring_into_view(widget: QWidget) -> None:
    """Scroll what it lies in so far that it is seen."""
    area = widget.parentWidget()
    while area is not None and not isinstance(area, QScrollArea):
        area = area.parentWidget()
    if area is not None:
        area.ensureWidgetVisible(widget, 0, AROUND)


def shrinking(widget: QWidget) -> None:
    """Let a widget be as narrow as its place; it arranges its parts by the width it gets."""
    policy = widget.sizePolicy()
    policy.setHorizontalPolicy(QSizePolicy.Policy.Ignored)
    widget.setSizePolicy(policy)


class Columns(QWidget):
    """Two columns, or one above the other where there is no room for both."""

    def __init__(
        self,
        left: QWidget,
        right: QWidget,
        needed: int = 1080,
        shares: tuple[int, int] = (1, 1),
    ) -> None:
        super().__init__()
        shrinking(self)
        self._needed = needed
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        for column, share in zip((left, right), shares, strict=True):
            shrinking(column)
            self._box.addWidget(column, share)
        theme.dress(self, lambda it: it.arrange())

    def need(self, width: int) -> None:
        """Two columns need so much from now on."""
        if width != self._needed:
            self._needed = width
            self.arrange()

    def arrange(self) -> None:
        """Choose one or two columns by the width there is."""
        two = self.width() >= theme.px(self._needed)
        way = QBoxLayout.Direction.LeftToRight if two else QBoxLayout.Direction.TopToBottom
        self._box.setSpacing(theme.px(32 if two else 24))
        if self._box.direction() != way:
            self._box.setDirection(way)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()


class Tiles(QWidget):
    """Widgets of one size in as many columns as there is room for; with `fill` no more than needed.

    With `even`, too, the last line is about as long as the others.
    """

    def __init__(self, least: int, *, fill: bool = False, even: bool = False) -> None:
        super().__init__()
        shrinking(self)
        self._least, self._fill, self._even = least, fill, even
        self._tiles: list[QWidget] = []
        self._count = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        theme.dress(self, lambda it: it.arrange())

    def show_tiles(self, tiles: Sequence[QWidget]) -> None:
        """Show these in place of what was there."""
        empty(self._grid)
        self._tiles, self._count = list(tiles), 0
        self.arrange()

    def arrange(self) -> None:
        """Choose the columns by the width there is."""
        gap = theme.px(20)
        self._grid.setSpacing(gap)
        least = theme.px(self._least)
        if self.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
            # What is measured before it lies in its place is dressed twice.
            least = max([least, *(tile.minimumSizeHint().width() for tile in self._tiles)])
        fit = max(1, (self.width() + gap) // (least + gap))
        if self._fill:
            fit = max(1, min(fit, len(self._tiles)))
        if self._even:
            lines = -(-len(self._tiles) // fit)
            fit = -(-len(self._tiles) // max(1, lines))
        if fit == self._count:
            return
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 0)
        for tile in self._tiles:
            self._grid.removeWidget(tile)
        self._count = fit
        for index, tile in enumerate(self._tiles):
            self._grid.addWidget(tile, index // fit, index % fit)
        for column in range(fit):
            self._grid.setColumnStretch(column, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()


class Unfold(QWidget):
    """A line that opens to show more below it: on a card, unless that has `cards` of its own."""

    def __init__(
        self, saying: Saying, fill: Callable[[QVBoxLayout], None], *, cards: bool = False
    ) -> None:
        super().__init__()
        self.head = controls.button(saying, "unfold", "chevron-right")
        self.head.setProperty("ring", "14")
        self.head.setCheckable(True)
        self.head.toggled.connect(self._toggled)
        self.body = frame("", (0, 0, 0, 0)) if cards else frame("card")
        self.body.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.head)
        column.addWidget(self.body)
        fill(inside(self.body))

    def _toggled(self, on: bool) -> None:
        theme.set_icon(self.head, "chevron-down" if on else "chevron-right")
        self.body.setVisible(on)


def heading(saying: Saying, note: Saying | None = None) -> QWidget:
    """A section's heading with a muted note at its right, which gives way."""
    made = QWidget()
    row = QHBoxLayout(made)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(16)
    title = controls.text(saying, "heading")
    title.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
    row.addWidget(title)
    if note is not None:
        told = controls.text(note, "small-muted", wrap=True)
        told.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        row.addWidget(told, 1)
    else:
        row.addStretch(1)
    return made

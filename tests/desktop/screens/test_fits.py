"""On every screen all words have room, in German at 150 % in a window of 1280 × 800; on some at 200 %.

Every screen of `tests/screens.py` is looked at; one that is added there is, too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QLabel,
    QPushButton,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from desktop.host.settings import Settings
from desktop.look import theme, translate
from desktop.match.thinking import Thinking
from desktop.shell.window import Window
from engine.store.library import Library
from tests import screens as all_screens

LEEWAY = 1
"""Pixels by which rounding may differ."""


@pytest.fixture(autouse=True)
def as_before(qapp: QApplication) -> Iterator[None]:
    """The other tests speak English at the usual size."""
    yield
    translate.install(qapp, "en")
    theme.apply(qapp, "light")


def scrolls(widget: QWidget) -> tuple[bool, bool]:
    """Whether what lies in it can be scrolled to, across and down; inside another widget."""
    off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    if not isinstance(widget, QAbstractScrollArea):
        return False, False
    return widget.horizontalScrollBarPolicy() != off, widget.verticalScrollBarPolicy() != off


def cut_off(widget: QWidget) -> str:
    """What hides a part of a widget that no scrolling shows; empty if nothing does."""
    area = QRect(QPoint(), widget.size())
    step = widget
    while (above := step.parentWidget()) is not None and not step.isWindow():
        area.translate(step.pos())
        holder = above.parentWidget()
        across, down = scrolls(holder) if holder is not None else (False, False)
        room = above.rect().adjusted(-LEEWAY, -LEEWAY, LEEWAY, LEEWAY)
        if not across and (area.left() < room.left() or area.right() > room.right()):
            return f"{type(above).__name__} {above.objectName()} across"
        if not down and (area.top() < room.top() or area.bottom() > room.bottom()):
            return f"{type(above).__name__} {above.objectName()} down"
        if down or across:
            area = area.intersected(above.rect())
            if area.isEmpty():
                return ""
        step = above
    return ""


def room_in(widget: QLabel | QPushButton) -> QRect:
    """The part of a widget that its words may all_screens."""
    if isinstance(widget, QLabel):
        return widget.contentsRect()
    option = QStyleOptionButton()
    widget.initStyleOption(option)
    style = widget.style()
    room = style.subElementRect(QStyle.SubElement.SE_PushButtonContents, option, widget)
    if not widget.icon().isNull():
        room.setWidth(room.width() - widget.iconSize().width())
    return room


def is_cramped(widget: QLabel | QPushButton) -> bool:
    """Whether the words need more room than they have."""
    text, room = widget.text(), room_in(widget)
    metrics = widget.fontMetrics()
    if isinstance(widget, QLabel) and widget.textFormat() == Qt.TextFormat.RichText:
        # A passage is measured when it comes into sight.
        seen = not widget.visibleRegion().isEmpty()
        return seen and widget.heightForWidth(widget.width()) > widget.height() + LEEWAY
    if isinstance(widget, QLabel) and widget.wordWrap():
        needed = metrics.boundingRect(
            QRect(0, 0, room.width(), 10_000), Qt.TextFlag.TextWordWrap, text
        )
    else:
        needed = metrics.boundingRect(
            QRect(0, 0, 10_000, 10_000), Qt.AlignmentFlag.AlignLeft, text.replace("&&", "&")
        )
        # What is painted of one line may be lower than the line.
        needed.setHeight(metrics.tightBoundingRect(text).height())
    return needed.width() > room.width() + LEEWAY or needed.height() > room.height() + 2 * LEEWAY


def faults(top: QWidget) -> Iterator[str]:
    """The words in a window that have no room."""
    for widget in top.findChildren(QWidget):
        if not isinstance(widget, QLabel | QPushButton) or not widget.isVisible():
            continue
        if not widget.text():
            continue
        told = "…" in widget.text() and len(widget.toolTip()) >= len(widget.text())
        what = f"{type(widget).__name__} {widget.objectName()} “{widget.text()}”"
        if is_cramped(widget) and not told:
            yield f"{what} has too little room: {room_in(widget).size().toTuple()}"
        elif by := cut_off(widget):
            yield f"{what} is cut off by {by}"


async def lasting(window: Window) -> list[str]:
    """The faults that are there when everything has been laid out."""
    for _ in range(20):
        if not list(faults(window)):
            break
        # Long pages are measured piece by piece, when there is time.
        await asyncio.sleep(0.1)
    return list(faults(window))


@pytest.mark.parametrize(
    ("text", "screens"), [(150, ()), (200, ("matches", "set-up", "overview", "since", "score"))]
)
async def test_all_words_have_room_in_german(
    text: int,
    screens: tuple[str, ...],
    qapp: QApplication,
    thinking: Thinking,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("WAYPOST_CONFIG", str(tmp_path))
    theme.apply(qapp, "light", text / 100)
    translate.install(qapp, "de")
    names = ["Anna", "Ben", "Cleo"]
    chosen = Settings(language="de", theme="light", text_size=text, names=names)
    found = []
    with (
        closing(Library(tmp_path / "fits.sqlite", lambda: all_screens.NOW)) as library,
        closing(Window(qapp, library, chosen, thinking)) as window,
    ):
        window.resize(1280, 800)
        window.show()
        for screen, go in all_screens.Stage(window, library).screens().items():
            if screens and screen not in screens:
                continue
            await go()
            await asyncio.sleep(0.2)
            assert (window.width(), window.height()) == (1280, 800)
            found += [f"{screen}: {fault}" for fault in await lasting(window)]
    assert not found, "\n".join(found)

"""Whether somebody listens to what the widgets of a window say."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import SIGNAL, QMetaMethod, QObject
from PySide6.QtWidgets import QAbstractButton

PRESSES = ("clicked(bool)", "clicked()", "pressed()", "toggled(bool)")
NOT_EVERYWHERE = {
    *("closed", "back", "rules", "page_wanted"),  # of a window; of a page with nothing below it
    *("refused", "stepped", "hovered", "moved", "copied"),  # for who wants to tell or show more
    "walked",  # of a list; only that of the choices has a board beside it
    "kept",  # of a card; only what people were at goes on then
    *("changed", "chosen", "entered"),  # where the value is read at the end
    *("pressed_row", "finished"),
}
"""Signals of widgets that are used in several places, and that need not be heard in each."""


def unheard(top: QObject) -> Iterator[str]:
    """The signals of our own that reach nobody, and the buttons whose press does nothing."""
    for each in [top, *top.findChildren(QObject)]:
        name = type(each).__name__
        for signal in own_signals(each):
            if signal.partition("(")[0] not in NOT_EVERYWHERE and not each.receivers(
                SIGNAL(signal)
            ):
                yield f"nobody hears {signal} of {name}"
        if not isinstance(each, QAbstractButton) or not each.isVisible():
            continue
        if not any(each.receivers(SIGNAL(press)) for press in PRESSES):
            yield f"nobody hears a press of {name} {each.objectName()} “{each.text()}”"


_known: dict[type, tuple[str, ...]] = {}
"""The signals of each class: a window has a thousand objects of a hundred classes."""


def own_signals(it: QObject) -> tuple[str, ...]:
    """The signals that an object's class adds to those of Qt."""
    if type(it) not in _known:
        _known[type(it)] = tuple(_added(it))
    return _known[type(it)]


def _added(it: QObject) -> Iterator[str]:
    ours = {each.__name__ for each in type(it).__mro__ if each.__module__.startswith("desktop.")}
    meta = above = it.metaObject()
    while above is not None and above.className() in ours:
        above = above.superClass()
    first = above.methodCount() if above is not None else 0
    methods = [meta.method(number) for number in range(first, meta.methodCount())]
    for each in methods:
        if each.methodType() == QMetaMethod.MethodType.Signal:
            yield bytes(each.methodSignature().data()).decode()

"""The look of the app: one palette, one style sheet and fonts from the tokens.

    theme.apply(app, "dark", 1.25)      name "light", "dark" or "" (as the system); 1.0 is 100 %
    theme.token("accent") -> QColor     theme.seat("pink") -> SeatColours(fill, on, ink, …)
    theme.px(16) -> int                 a design length at the text size; theme.radius("card")
    theme.font("strong") -> QFont       for own painting; widgets take it from their role
    theme.icon("undo", 20, "text") -> QIcon           theme.icon_pixmap(...) -> QPixmap
    theme.seat_mark("pink", 32) -> QPixmap            theme.emblem(game, 40), theme.cover(...)
    theme.watch.changed                 Signal(): theme or text size changed
    theme.dress(widget, how)            how(widget) now and after each change, as long as it lives
    theme.set_icon(button, "undo")      an icon that follows the theme (no role: the button's own)
    theme.magnify(bar, 2)               all in it twice as large; theme.magnified(widget) to measure so
    theme.mark(widget, role="primary")  set dynamic properties and have the style look again
    theme.FocusRing(window)             one per window: the 3 px ring around the keyboard's place

Properties: QPushButton role primary|quiet|soft|danger|add|unfold|link|curtain, prominent true, legal true;
QFrame role card|tile|well|bar|footer|notice|inset|line|upright,
state legal|current|selected|locked|changed;
QLabel role curtain|display|heading|title|strong|small|muted|small-muted|number|clause|chip|warning|
danger|success, seat pink|… (text in the seat's ink); any widget ring "12" (its corner radius).
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QAbstractButton, QApplication, QStyleFactory, QWidget

from desktop.look import style
from desktop.look.drawings import (
    app_icon,
    cover,
    emblem,
    icon,
    icon_pixmap,
    seat_mark,
)
from desktop.look.ring import FocusRing
from desktop.look.tokens import (
    DARK,
    LIGHT,
    SeatColours,
    font,
    load_fonts,
    px,
    radius,
    scale,
    seat,
    theme,
    times,
    token,
    use,
    watch,
)

__all__ = [
    "DARK",
    "LIGHT",
    "FocusRing",
    "SeatColours",
    "app_icon",
    "apply",
    "cover",
    "dress",
    "emblem",
    "font",
    "icon",
    "icon_pixmap",
    "load_fonts",
    "magnified",
    "magnify",
    "mark",
    "palette",
    "px",
    "radius",
    "scale",
    "seat",
    "seat_mark",
    "set_icon",
    "system_theme",
    "theme",
    "token",
    "watch",
]

_ON = {
    "primary": "on_accent",
    "danger": "on_danger",
    "soft": "accent",
    "link": "accent",
    "curtain": "curtain",
}


def apply(app: QApplication, name: str = "", size: float = 1.0) -> None:
    """Give the whole app a theme (`light`, `dark`, `` as the system) and a text size."""
    load_fonts()
    use(name or system_theme(app), size)
    if app.property("waypost_style") is None:
        # Fusion looks the same everywhere and takes every colour from the palette.
        app.setStyle(QStyleFactory.create("Fusion"))
        app.setProperty("waypost_style", True)
    # Under a sheet every widget would be dressed anew for the palette, and again for the letters.
    app.setStyleSheet("")
    app.setPalette(palette())
    app.setFont(font("body"))
    app.setStyleSheet(style.sheet())
    watch.changed.emit()


def system_theme(app: QApplication) -> str:
    """What the desktop asks for; light if it does not say."""
    dark = app.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return DARK if dark else LIGHT


def palette() -> QPalette:
    """The palette of the theme in use, for what the style sheet does not reach."""
    roles = QPalette.ColorRole
    made = QPalette()
    for role, name in {
        roles.Window: "surface",
        roles.WindowText: "text",
        roles.Base: "raised",
        roles.AlternateBase: "sunken",
        roles.Text: "text",
        roles.PlaceholderText: "muted",
        roles.Button: "raised",
        roles.ButtonText: "text",
        roles.BrightText: "on_accent",
        roles.Highlight: "accent",
        roles.HighlightedText: "on_accent",
        roles.Link: "accent",
        roles.LinkVisited: "accent",
        roles.ToolTipBase: "raised",
        roles.ToolTipText: "text",
        roles.Light: "raised",
        roles.Midlight: "line",
        roles.Mid: "line_strong",
        roles.Dark: "line_strong",
        roles.Accent: "accent",
    }.items():
        made.setColor(role, token(name))
    made.setColor(roles.Shadow, QColor("#000000"))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, token("disabled_text"))
    return made


def dress(widget: QWidget, how: Callable[[Any], object]) -> None:
    """Call `how(widget)` now and whenever theme or text size change, as long as it lives."""

    def in_its_measures(dressed: QWidget) -> None:
        with magnified(dressed):
            how(dressed)

    watch.follow(widget, in_its_measures)


def magnify(widget: QWidget, factor: float) -> None:
    """Draw a widget, with all that lies in it, so many times as large as its text size says."""
    before = widget.property("magnified")
    if before is None and factor == 1:
        return
    widget.setProperty("magnified", factor)
    with magnified(widget):
        size = f"QWidget {{ font-size: {font('body').pixelSize()}px; }}"
        widget.setStyleSheet(f"{size}\n{style.sheet()}" if factor != 1 else "")
    for dressed in (widget, *widget.findChildren(QWidget)):
        watch.again(dressed)


def magnified(widget: QWidget) -> AbstractContextManager[None]:
    """Within it measures are those of a widget, which may lie in one that is magnified."""
    at: QWidget | None = widget
    while at is not None and at.property("magnified") is None:
        at = at.parentWidget()
    return times(at.property("magnified") if at is not None else 1)


def set_icon(button: QAbstractButton, name: str, size: int = 20, role: str = "") -> None:
    """Give a button an icon that follows the theme, in the colour of its text or of `role`.

    Setting another one later replaces the first.
    """
    known = button.property("icon_name") is not None
    button.setProperty("icon_name", name)
    button.setProperty("icon_role", role)
    button.setProperty("icon_width", size)
    if known:
        _draw_if_seen(button)
    else:
        dress(button, _draw_if_seen)
        button.installEventFilter(_FirstSeen(button))


class _FirstSeen(QObject):
    """Draws a button's icon when it is first shown or measured: by then it has its words."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Polish and isinstance(watched, QAbstractButton):
            _draw_icon(watched)
            watched.removeEventFilter(self)
        return False


def _draw_if_seen(button: QAbstractButton) -> None:
    if button.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        _draw_icon(button)


def _draw_icon(button: QAbstractButton) -> None:
    role = button.property("icon_role") or _ON.get(button.property("role") or "", "text")
    width = button.property("icon_width")
    gap = 5 if button.text() else 0  # Fusion leaves too little room before the words
    with magnified(button):
        button.setIcon(icon(button.property("icon_name"), width, role, gap))
        button.setIconSize(QSize(px(width) + px(gap), px(width)))


def mark(widget: QWidget, **properties: object) -> None:
    """Set dynamic properties that the style sheet looks at, and have it look again."""
    before = {name: widget.property(name) for name in properties}
    for name, value in properties.items():
        widget.setProperty(name, value)
    if before != properties:
        widget.style().unpolish(widget)
        widget.style().polish(widget)
        widget.update()
        if "role" in properties and widget.property("icon_name") is not None:
            _draw_if_seen(widget)  # type: ignore[arg-type]

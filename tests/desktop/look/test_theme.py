"""The theme: tokens, fonts, pictures, and that widgets follow it."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFontInfo, QFontMetrics, QImage, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.look import theme
from desktop.look.tokens import table


@pytest.fixture(autouse=True)
def light(qapp: QApplication) -> Iterator[QApplication]:
    """Light and 100 % before and after."""
    theme.apply(qapp, "light")
    yield qapp
    theme.apply(qapp, "light")


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of WCAG."""

    def light(colour: QColor) -> float:
        parts = [colour.redF(), colour.greenF(), colour.blueF()]
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("name", ["light", "dark"])
def test_text_can_be_read(qapp: QApplication, name: str) -> None:
    theme.apply(qapp, name)
    pairs = [
        *(
            (text, ground)
            for text in ("text", "muted")
            for ground in ("surface", "raised", "sunken")
        ),
        ("on_accent", "accent"),
        ("accent", "accent_soft"),
        ("warning", "warning_soft"),
        ("danger", "raised"),
        ("success", "raised"),
        ("disabled_text", "sunken"),
        ("text", "legal_soft"),
    ]
    for text, ground in pairs:
        assert contrast(theme.token(text), theme.token(ground)) >= 4.5, (text, ground)
    for colour in table()["themes"][name]["seats"]:
        seat = theme.seat(colour)
        assert contrast(seat.ink, theme.token("raised")) >= 4.5, colour
        assert contrast(theme.token("text"), seat.soft) >= 4.5, colour


def test_both_themes_have_the_same_tokens() -> None:
    themes = table()["themes"]
    assert themes["light"].keys() == themes["dark"].keys()
    assert themes["light"]["seats"].keys() == themes["dark"]["seats"].keys()


def test_palette_and_sheet_change_together(qapp: QApplication) -> None:
    theme.apply(qapp, "dark")
    assert theme.theme() == "dark"
    assert qapp.palette().color(QPalette.ColorRole.Window) == theme.token("surface")
    assert theme.token("raised").name() in qapp.styleSheet().lower()


@pytest.mark.parametrize(
    ("asked", "name"),
    [
        (Qt.ColorScheme.Dark, "dark"),
        (Qt.ColorScheme.Light, "light"),
        (Qt.ColorScheme.Unknown, "light"),
    ],
)
def test_without_a_name_the_system_decides(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, asked: Qt.ColorScheme, name: str
) -> None:
    """Light if it does not say."""
    hints = SimpleNamespace(colorScheme=lambda: asked)
    monkeypatch.setattr(qapp, "styleHints", lambda: hints)
    theme.apply(qapp, "")
    assert theme.theme() == name


def test_an_unknown_token_is_an_error() -> None:
    with pytest.raises(KeyError):
        theme.token("nothing")


def test_shipped_fonts_are_used() -> None:
    assert {"Inter", "Vollkorn"} <= set(theme.load_fonts())
    assert QFontInfo(theme.font("body")).family() == "Inter"
    assert QFontInfo(theme.font("heading")).family() == "Vollkorn"
    assert theme.font("table.number").pixelSize() == 60


def test_figures_have_equal_width() -> None:
    for role in ("small", "body", "strong", "title"):
        metrics = QFontMetrics(theme.font(role))
        widths = {metrics.horizontalAdvance(digit * 4) for digit in "0123456789"}
        assert len(widths) == 1, role


def test_text_size_multiplies_everything(qapp: QApplication) -> None:
    theme.apply(qapp, "light", 1.5)
    assert theme.px(16) == 24
    assert theme.font("body").pixelSize() == round(15 * 1.5)
    assert theme.icon_pixmap("undo", 20).width() == 30 * qapp.devicePixelRatio()
    theme.apply(qapp, "light", 9)
    assert theme.scale() == 2.0
    theme.apply(qapp, "light", 0.1)
    assert theme.scale() == 0.8


def darkest(image: QImage) -> QColor:
    """The colour of the most opaque pixel."""
    colours = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    return max(colours, key=lambda colour: colour.alpha())


def test_icons_take_their_role(qapp: QApplication) -> None:
    for name in ("light", "dark"):
        theme.apply(qapp, name)
        for role in ("text", "accent", "danger"):
            drawn = darkest(theme.icon_pixmap("check", 24, role).toImage())
            assert drawn.name() == theme.token(role).name()


def test_pictures_are_rendered_once() -> None:
    first = theme.seat_mark("pink", 32)
    assert theme.seat_mark("pink", 32).cacheKey() == first.cacheKey()
    assert theme.seat_mark("blue", 32).cacheKey() != first.cacheKey()
    assert theme.cover("red-outpost", 300, 100).width() == 300 * first.devicePixelRatio()
    with pytest.raises(FileNotFoundError):
        theme.icon_pixmap("no-such-icon")


def test_every_seat_colour_has_its_mark() -> None:
    for colour in table()["themes"]["light"]["seats"]:
        assert not theme.seat_mark(colour, 24).isNull()


def test_an_icon_follows_theme_and_role(qtbot: QtBot, qapp: QApplication) -> None:
    button = QPushButton("Undo")
    qtbot.addWidget(button)
    theme.set_icon(button, "undo")
    button.ensurePolished()
    before = button.icon().cacheKey()
    theme.apply(qapp, "dark")
    drawn = darkest(button.icon().pixmap(button.iconSize()).toImage())
    assert button.icon().cacheKey() != before
    assert drawn.name() == theme.token("text").name()
    theme.mark(button, role="primary")
    drawn = darkest(button.icon().pixmap(button.iconSize()).toImage())
    assert drawn.name() == theme.token("on_accent").name()


def test_a_dress_goes_with_its_widget(qapp: QApplication) -> None:
    seen: list[QWidget] = []
    widget = QWidget()
    theme.dress(widget, seen.append)
    theme.apply(qapp, "dark")
    assert seen == [widget, widget]
    seen.clear()
    del widget
    theme.apply(qapp, "light")
    assert not seen


@pytest.fixture
def fields(qtbot: QtBot) -> QWidget:
    """A window with a button and a field in something that scrolls."""
    window = QWidget()
    qtbot.addWidget(window)
    inner = QWidget()
    column = QVBoxLayout(inner)
    column.addWidget(QPushButton("Start"))
    column.addWidget(QLineEdit())
    area = QScrollArea()
    area.setWidget(inner)
    QVBoxLayout(window).addWidget(area)
    window.show()
    window.activateWindow()
    return window


def test_the_ring_surrounds_what_has_the_keyboard(fields: QWidget) -> None:
    ring = theme.FocusRing(fields)
    button, field = fields.findChildren(QPushButton)[0], fields.findChildren(QLineEdit)[0]
    button.setFocus(Qt.FocusReason.TabFocusReason)
    ring.follow(None, button)
    assert ring.outline.isVisible()
    assert ring.outline.parentWidget() is button.parentWidget(), "what scrolls clips the ring"
    assert ring.outline.geometry().contains(button.geometry())
    assert ring.outline.width() == button.width() + 8
    button.move(button.x() + 3, button.y() + 5)
    assert ring.outline.geometry().center() == button.geometry().center()
    ring.follow(button, field)
    assert ring.outline.geometry().center() == field.geometry().center()
    field.setProperty("ring", "none")
    ring.follow(button, field)
    assert not ring.outline.isVisible()


def test_what_scrolls_has_a_ring_where_it_has_a_radius(fields: QWidget) -> None:
    ring = theme.FocusRing(fields)
    (area,) = fields.findChildren(QScrollArea)
    ring.follow(None, area)
    assert ring.followed is None, "lists show their focus themselves"
    area.setProperty("ring", "12")
    ring.follow(None, area)
    assert ring.outline.isVisible() and ring.outline.width() == area.width() + 8


def test_a_press_of_the_mouse_rings_a_field_and_no_button(
    fields: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    ring = theme.FocusRing(fields)
    button, field = fields.findChild(QPushButton), fields.findChild(QLineEdit)
    choice = QComboBox(fields)
    held = Qt.MouseButton.LeftButton
    monkeypatch.setattr(QApplication, "mouseButtons", staticmethod(lambda: held))
    for widget, is_ringed in ((button, False), (field, True), (choice, True)):
        ring.follow(None, widget)
        assert (ring.followed is widget) == is_ringed, widget


def test_what_lies_over_a_button_lies_over_its_ring(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(200, 80)
    button = QPushButton("Shelf", window)
    button.setGeometry(20, 20, 80, 40)
    notice = QLabel("It is not applied yet.", window)
    notice.setGeometry(10, 10, 60, 60)
    notice.setAutoFillBackground(True)
    notice.hide()
    window.show()
    ring = theme.FocusRing(window)
    ring.follow(None, button)

    def seen() -> list[bool]:
        """Whether the ring is seen at the left and at the right of the button."""
        picture = window.grab().toImage()
        return [picture.pixelColor(x, 40) == theme.token("focus") for x in (17, 102)]

    assert seen() == [True, True]
    notice.show()
    assert seen() == [False, True]


def test_the_ring_outlives_a_page_it_lay_in(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    ring = theme.FocusRing(window)
    for _ in range(2):
        area = QScrollArea(window)
        inner = QWidget()
        button = QPushButton("Start", inner)
        area.setWidget(inner)
        window.show()
        area.show()
        ring.follow(None, button)
        assert ring.outline.parentWidget() is inner
        del inner, button
        area.deleteLater()
        qtbot.wait(1)
    ring.follow(None, None)

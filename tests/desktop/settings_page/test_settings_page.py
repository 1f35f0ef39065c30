"""The settings page: every choice at once and kept, and the matches out into a file and back."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QDesktopServices, QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop import __version__
from desktop.host import settings
from desktop.look import file_dialog, theme, translate
from desktop.look.file_dialog import ask_what_to_open, ask_where_to_save
from desktop.scene.motion import SPEEDS, Motion, asked_for
from desktop.settings_page import changes, licences
from desktop.settings_page.page import SettingsPage
from desktop.shelf.page import ShelfPage
from desktop.shell.window import Window
from engine.store.library import Library
from tests.desktop.fixtures import Hand, Until, focused, shown

pytestmark = pytest.mark.dressed(False)

CTRL = Qt.KeyboardModifier.ControlModifier
LONGEST_NEWS = 180
"""Letters of one piece of news: two lines in the settings."""


@pytest.fixture
def page(window: Window) -> SettingsPage:
    """The settings over the shelf."""
    window.show_settings()
    assert isinstance(window.page, SettingsPage)
    return window.page


@pytest.fixture(autouse=True)
def usual_speed() -> Iterator[None]:
    """No test leaves its motion to the next one."""
    yield
    Motion.usual = 1.0


def press(button: QWidget) -> None:
    """A click with the mouse."""
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


# -- there and back ----------------------------------------------------------------------


@pytest.mark.slow
async def test_the_settings_lie_over_a_match_that_stays_as_it_is(
    window: Window, hand: Hand, until: Until
) -> None:
    match_page = hand.begin("Anna", "Ben=bot:random")
    await until(lambda: hand.is_asked)
    hand.key(Qt.Key.Key_Comma, CTRL)
    assert shown(window, SettingsPage)
    hand.key(Qt.Key.Key_Comma, CTRL)
    assert window.pages.count() == 2, "once is enough"
    hand.key(Qt.Key.Key_Escape)
    assert window.page is match_page and hand.is_asked
    press(hand.find(QPushButton, "open_settings"))
    assert shown(window, SettingsPage)
    back = shown(window, SettingsPage).bar.back_button
    assert back is not None
    press(back)
    assert window.page is match_page and hand.is_asked


@pytest.mark.slow
async def test_every_page_leads_there(window: Window, hand: Hand, until: Until) -> None:
    window.show_shelf()
    assert hand.find(QPushButton, "open_settings").isVisible()
    window.set_up("red-outpost")
    press(hand.find(QPushButton, "open_settings"))
    assert shown(window, SettingsPage)
    assert not hand.find(QPushButton, "open_settings").isVisible()


@pytest.mark.dressed(True)
@pytest.mark.slow
async def test_the_bar_keeps_words_where_there_is_room_and_reaches_beyond_no_window(
    window: Window, hand: Hand, until: Until
) -> None:
    hand.begin("Anna", "Ben=bot:random")
    await until(lambda: hand.is_asked)
    button = hand.find(QPushButton, "open_settings")
    for language in ("de", "en"):
        window.appearance.speak(language)
        window.resize(1900, 800)
        await until(button.text)
        window.resize(1000, 800)
        await until(lambda: not button.text())
        edge = button.mapTo(window, button.rect().topRight()).x()
        assert edge <= window.width() == 1000
    assert button.accessibleName() == "Settings" and "Ctrl+," in button.toolTip()


# -- choices -----------------------------------------------------------------------------


async def test_the_language_is_chosen_and_shown_at_once(window: Window, page: SettingsPage) -> None:
    press(page.languages.buttons["de"])
    assert translate.language() == "de" and settings.load()[0].language == "de"
    assert page.bar.title.text() == "Einstellungen"
    assert page.languages.buttons["de"].accessibleName() == "Sprache: Deutsch"
    press(page.languages.buttons[""])
    assert translate.language() == translate.system_language()
    assert settings.load()[0].language == ""


@pytest.mark.dressed(True)
@pytest.mark.slow
async def test_the_theme_is_chosen_and_that_of_the_system_too(
    window: Window, page: SettingsPage, qapp: QApplication
) -> None:
    press(page.themes.buttons["dark"])
    assert theme.theme() == "dark" and settings.load()[0].theme == "dark"
    press(page.themes.buttons[""])
    assert theme.theme() == theme.system_theme(qapp) and settings.load()[0].theme == ""


@pytest.mark.slow
async def test_what_is_chosen_in_the_bar_is_shown_below(
    window: Window, page: SettingsPage, hand: Hand
) -> None:
    press(hand.find(QPushButton, "switch_theme"))
    press(hand.find(QPushButton, "switch_language"))
    assert (page.themes.now(), page.languages.now()) == ("dark", "de")


@pytest.mark.dressed(True)
@pytest.mark.slow
async def test_the_text_size_goes_by_buttons_keys_and_shortcuts(
    window: Window, page: SettingsPage, hand: Hand
) -> None:
    press(page.sizes.larger)
    assert theme.scale() == 1.1 and settings.load()[0].text_size == 110
    page.sizes.slider.setFocus()
    hand.key(Qt.Key.Key_Right)
    assert theme.scale() == 1.2
    hand.key(Qt.Key.Key_Home)
    assert theme.scale() == 0.8 and not page.sizes.smaller.isEnabled()
    hand.key(Qt.Key.Key_0, CTRL)
    assert theme.scale() == 1.0 and page.sizes.per_cent == 100
    hand.key(Qt.Key.Key_Plus, CTRL)
    assert page.sizes.number.text() == "110%"
    press(page.sizes.usual)
    assert theme.scale() == 1.0 and not page.sizes.usual.isVisible()


@pytest.mark.dressed(True)
@pytest.mark.slow
async def test_while_the_slider_is_dragged_only_the_sample_grows(
    window: Window, page: SettingsPage
) -> None:
    slider = page.sizes.slider
    at = QPoint(round(slider.width() * 20 / 120), slider.height() // 2)
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseMove(slider, QPoint(slider.width() - 4, slider.height() // 2))
    assert page.sizes.per_cent == 200 and theme.scale() == 1.0
    assert "30px" in page.sizes.sample.styleSheet()
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() - 4, 10))
    assert theme.scale() == 2.0


async def test_the_drawn_board_moves_as_it_was_chosen(
    window: Window, page: SettingsPage, hand: Hand, until: Until
) -> None:
    for choice, speed in SPEEDS.items():
        press(page.motions.buttons[choice])
        assert settings.load()[0].motion == choice
        assert Motion().speed == speed
    press(page.motions.buttons[""])
    assert Motion().speed == SPEEDS[asked_for()]


def test_less_motion_is_taken_from_the_system_where_qt_tells(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Told:
        name = "ReducedMotion"

    class Hints:
        def accessibility(self) -> Hints:
            return self

        def motionPreference(self) -> Told:
            return Told()

    monkeypatch.setattr("desktop.scene.motion.QGuiApplication.styleHints", Hints)
    assert asked_for() == "off"
    Told.name = "NoPreference"
    assert asked_for() == "on"


async def test_the_pace_of_the_bots_is_chosen_and_told(window: Window, page: SettingsPage) -> None:
    press(page.paces.buttons["1500"])
    assert settings.load()[0].pace_ms == 1500 == window.chosen.pace_ms
    assert "1.5 s" in page.stays.text()


@pytest.mark.slow
async def test_the_match_under_the_settings_shows_the_new_pace(
    window: Window, hand: Hand, until: Until
) -> None:
    match_page = hand.begin("Anna", "Ben=bot:random")
    await until(lambda: hand.is_asked)
    window.show_settings()
    press(shown(window, SettingsPage).paces.buttons["200"])
    assert match_page.pace.pace.currentText() == "Fast"


async def test_all_of_it_is_reached_by_keyboard_and_has_a_name(
    window: Window, page: SettingsPage
) -> None:
    for name in ("en", "de"):
        window.appearance.speak(name)
        seen: list[QWidget] = []
        assert page.bar.back_button is not None
        page.bar.back_button.setFocus()
        while (now := focused()) not in seen:
            seen.append(now)
            QTest.keyClick(now, Qt.Key.Key_Tab)
        wanted = (page.sizes.slider, page.data.matches, page.data.back_up, page.licences.words)
        assert all(one in seen for one in wanted)
        assert all(one.accessibleName() or getattr(one, "text", str)() for one in seen)


# -- data --------------------------------------------------------------------------------


def here(library: Library) -> list[str]:
    return sorted(info.name for info in library.matches())


@pytest.mark.slow
async def test_a_backup_goes_out_and_comes_back_and_the_open_match_is_left(
    window: Window, hand: Hand, until: Until, library: Library, tmp_path: Path
) -> None:
    hand.begin("Anna", "Ben")
    await until(lambda: hand.is_asked)
    window.show_settings()
    file = tmp_path / "stick.backup"
    shown(window, SettingsPage).data.save(str(file))
    assert str(file) in shown(window, SettingsPage).data.told.text()
    assert shown(window, SettingsPage).data.told.property("role") == "success"
    window.appearance.speak("de")
    assert shown(window, SettingsPage).data.told.text() == f"Sicherung gespeichert: {file}"
    window.appearance.speak("en")
    window.go_back()
    hand.begin("Cleo", "Dana")
    await until(lambda: hand.is_asked)
    window.show_settings()
    data = shown(window, SettingsPage).data
    data.look_into(str(file))
    assert data.told.text() == f"Checking “{file.name}”…"
    await until(data.question.isVisible)
    assert (
        "1 match" in data.question.accessibleName()
        and "2 matches" in data.question.accessibleName()
    )
    window.appearance.speak("de")
    assert "1 Partie" in data.question.accessibleName()
    window.appearance.speak("en")
    assert data.question.no.hasFocus(), "Enter changes nothing"
    press(data.question.no)
    assert here(library) == ["Anna, Ben", "Cleo, Dana"]
    data.look_into(str(file))
    await until(data.question.isVisible)
    press(data.question.yes)
    await until(lambda: isinstance(window.page, ShelfPage))
    assert isinstance(window.page, ShelfPage) and window.match is None
    assert here(library) == ["Anna, Ben"]
    kept = next(tmp_path.glob("matches-*.sqlite"))
    assert str(kept) in window.notice.text
    press(window.notice.verb)
    assert here(library) == ["Anna, Ben", "Cleo, Dana"]
    assert isinstance(window.page, ShelfPage)


async def test_a_button_for_the_text_size_stays_under_the_mouse(
    window: Window, page: SettingsPage
) -> None:
    """Whoever presses it again presses the same one."""
    sizes = page.sizes
    middle = QPointF(sizes.larger.rect().center())
    at = sizes.larger.mapTo(window, QPoint())
    QApplication.sendEvent(sizes.larger, QEnterEvent(middle, middle, middle))
    for per_cent in (110, 120):
        press(sizes.larger)
        assert (sizes.per_cent, theme.scale()) == (per_cent, 1.0)
        QApplication.processEvents()
        assert sizes.larger.mapTo(window, QPoint()) == at
    for widget in (sizes.larger, sizes):
        QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))
    assert theme.scale() == 1.2


async def test_a_file_that_is_no_backup_is_told_in_one_sentence(
    window: Window, page: SettingsPage, library: Library, tmp_path: Path, until: Until
) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"PNG")
    page.data.look_into(str(file))
    await until(lambda: page.data.told.text() == f"{file} is not a backup of Waypost.")
    assert page.data.told.property("role") == "danger" and not page.data.question.isVisible()
    page.data.save(str(tmp_path / "none" / "x.backup"))
    assert "cannot be written" in page.data.told.text()
    assert window.page is page


async def test_a_backup_that_goes_bad_after_the_question_changes_nothing(
    window: Window, page: SettingsPage, library: Library, tmp_path: Path, until: Until
) -> None:
    file = tmp_path / "a.backup"
    page.data.save(str(file))
    page.data.look_into(str(file))
    await until(page.data.question.isVisible)
    file.write_bytes(b"gone")
    press(page.data.question.yes)
    await until(lambda: "not a backup" in page.data.told.text())
    assert window.page is page


async def test_the_dialogs_ask_for_the_file(
    window: Window, page: SettingsPage, hand: Hand, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    from PySide6.QtWidgets import QFileDialog

    press(page.data.back_up)
    dialog = page.findChild(QFileDialog)
    assert dialog is not None
    assert re.search(r"waypost-\d{4}-\d\d-\d\d\.backup", dialog.selectedFiles()[0])
    dialog.close()
    await until(lambda: page.findChild(QFileDialog) is None)
    press(page.data.restore)
    dialog = page.findChild(QFileDialog)
    assert dialog is not None
    assert dialog.acceptMode() == QFileDialog.AcceptMode.AcceptOpen
    dialog.close()
    await until(lambda: page.findChild(QFileDialog) is None)


async def test_where_the_data_lie_can_be_copied_and_opened(
    window: Window, page: SettingsPage, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert page.data.matches.text() == str(library.file.path) and page.data.matches.isReadOnly()
    assert page.data.choices.text() == str(settings.folder() / settings.FILE)
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    press(page.data.folder)
    assert opened == [str(library.file.path.parent)]
    assert "No program here can open folders" in page.data.told.text()


# -- what the app is ---------------------------------------------------------------------


async def test_every_licence_can_be_read(window: Window, page: SettingsPage) -> None:
    shown = page.licences
    for index, licence in enumerate(licences.all_licences()):
        shown.which.setCurrentIndex(index)
        assert len(shown.words.toPlainText()) > 500, licence.name
        assert licence.terms and licence.terms in shown.which.currentText()
    texts = {licence.name.split()[0]: licence.text for licence in licences.all_licences()}
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in texts["Qt,"]
    assert "GNU GENERAL PUBLIC LICENSE" in texts["Qt,"]
    assert (
        "SIL OPEN FONT LICENSE" in texts["Inter"] and "SIL OPEN FONT LICENSE" in texts["Vollkorn"]
    )


def test_no_package_that_is_used_is_missing_among_the_licences() -> None:
    project = tomllib.loads(Path("pyproject.toml").read_text())["project"]
    used = {re.split(r"[=<>]", entry)[0] for entry in project["dependencies"]}
    assert used == {*licences.PACKAGES, "PySide6-Essentials"}


def test_a_package_without_its_text_is_no_error(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(licences, "PACKAGES", ("no-such-package",))
    assert licences.all_licences()[-1].text == ""


def test_files_are_asked_for_where_the_last_one_was(qtbot: QtBot, tmp_path: Path) -> None:
    parent, taken = QWidget(), list[str]()
    qtbot.addWidget(parent)
    kind = "Matches (*.waypost)"
    first = ask_where_to_save(parent, "Save", kind, "one", "waypost", taken.append)
    first.fileSelected.emit(str(tmp_path / "one.waypost"))
    again = ask_what_to_open(parent, "Open", kind, taken.append)
    assert taken == [str(tmp_path / "one.waypost")]
    assert again.directory().absolutePath() == str(tmp_path)


@pytest.mark.parametrize("folder", ["Documents", ""])
def test_at_first_files_are_asked_for_among_the_documents_else_at_home(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    monkeypatch.setattr(file_dialog, "last_folder", [])
    for name in ("HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    (tmp_path / folder).mkdir(exist_ok=True)
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = ask_what_to_open(parent, "Open", "Matches (*.waypost)", print)
    assert dialog.directory().absolutePath() == str(tmp_path / folder)


def test_a_name_that_no_file_may_have_is_suggested_without_its_signs(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    suggested = [
        ask_where_to_save(parent, "Save", "Values (*.json)", name, "json", print).selectedFiles()
        for name in ("Anna/Ben: 3.5", " . ")
    ]
    assert [Path(path).name for (path,) in suggested] == ["Anna-Ben- 3.5.json", "waypost.json"]


def test_what_is_new_stands_below_the_version_in_the_language_in_use(page: SettingsPage) -> None:
    def words() -> list[str]:
        return [label.text() for label in page.findChildren(QLabel)]

    for language, heading in (("en", "New in version"), ("de", "Neu in Version")):
        page.language.emit(language)
        assert f"{heading} {__version__}" in words()
        for release in changes.releases(language):
            assert {f"• {change}" for change in release.changes} <= set(words())


def test_the_newest_release_is_the_one_that_runs_and_both_languages_tell_as_much() -> None:
    english, german = changes.releases("en"), changes.releases("de")
    assert english[0].version == __version__
    counted = [[(it.version, len(it.changes)) for it in told] for told in (english, german)]
    assert counted[0] == counted[1]


@pytest.mark.parametrize("language", ["en", "de"])
def test_each_piece_of_news_is_short_enough_to_be_read(language: str) -> None:
    told = [change for it in changes.releases(language) for change in it.changes]
    assert [change for change in told if len(change) > LONGEST_NEWS] == []

"""The settings file: round trip, broken files, and saving in one step."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from desktop.host import settings
from desktop.host.settings import FILE, NAMES_KEPT, Settings


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own, not yet there."""
    folder = tmp_path / "config"
    monkeypatch.setenv("WAYPOST_CONFIG", str(folder))
    return folder


def test_without_a_file_the_defaults() -> None:
    assert settings.load() == (Settings(), None)


def test_what_is_saved_is_loaded(place: Path) -> None:
    chosen = Settings(
        language="de",
        theme="dark",
        text_size=150,
        pace_ms=0,
        window=(10, 20, 1280, 800),
        maximized=True,
        names=["Anna", "Jürgen"],
    )
    settings.save(chosen)
    assert settings.load() == (chosen, None)
    assert [path.name for path in place.iterdir()] == [FILE]
    assert "Jürgen" in (place / FILE).read_text("utf-8")


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[]",
        b'{"theme": "pink"}',
        b'{"text_size": 900}',
        b'{"window": [1, 2]}',
        b'{"window": [0, 0, 4000000000, 800]}',
        b'{"motion": "wild"}',
        b'{"names": "Anna"}',
    ],
)
def test_a_broken_file_is_told_and_kept(place: Path, text: bytes) -> None:
    place.mkdir()
    (place / FILE).write_bytes(text)
    loaded, broken = settings.load()
    assert loaded == Settings()
    assert broken is not None
    assert broken.kept is not None
    assert broken.kept.read_bytes() == text
    assert str(broken.kept) in str(broken)
    assert str(broken).startswith("The settings could not be read")
    assert settings.load() == (Settings(), None), "it is told once"


def test_what_cannot_be_is_named(place: Path) -> None:
    place.mkdir()
    (place / FILE).write_text('{"theme": "dark", "text_size": true}')
    _, broken = settings.load()
    assert "start anew: “text_size” cannot be true. The old" in str(broken)


def test_unknown_fields_of_a_later_version_are_passed_over(place: Path) -> None:
    place.mkdir()
    (place / FILE).write_text('{"theme": "dark", "later": 1}')
    assert settings.load() == (Settings(theme="dark"), None)


def test_a_folder_in_its_place_is_told(place: Path) -> None:
    (place / FILE).mkdir(parents=True)
    loaded, broken = settings.load()
    assert loaded == Settings()
    assert broken is not None


def test_a_failed_save_leaves_the_old_file(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.save(Settings(theme="dark"))

    def fail(self: Path, target: Path) -> Path:
        raise OSError("no")

    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", fail)
        with pytest.raises(OSError, match="no"):
            settings.save(Settings(theme="light"))
    assert settings.load()[0].theme == "dark"
    assert [path.name for path in place.iterdir()] == [FILE]


def test_the_folder_beside_the_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WAYPOST_CONFIG")
    monkeypatch.setenv("WAYPOST_DATA", str(tmp_path / "data"))
    assert settings.folder() == tmp_path / "data"
    monkeypatch.delenv("WAYPOST_DATA")
    assert settings.folder().name == "waypost"


def test_names_are_remembered_latest_first() -> None:
    chosen = Settings(names=["Anna", "Ben"])
    chosen.remember(["Cleo", "Ben"])
    assert chosen.names == ["Cleo", "Ben", "Anna"]
    chosen.remember([f"Name {number}" for number in range(99)])
    assert len(chosen.names) == NAMES_KEPT


def test_who_sat_where_is_kept_and_read_back(place: Path) -> None:
    seated = {"robinson-crusoe": [["Anna", "person", "blue"], ["", "bot:greedy", "pink"]]}
    settings.save(Settings(seated=seated))
    assert settings.load() == (Settings(seated=seated), None)


@pytest.mark.parametrize("seated", [[], {"game": [["Anna", "person"]]}, {"game": [[1, "a", "b"]]}])
def test_seats_that_cannot_be_are_no_settings(place: Path, seated: object) -> None:
    place.mkdir(parents=True, exist_ok=True)
    (place / FILE).write_text(json.dumps({"seated": seated}))
    chosen, broken = settings.load()
    assert chosen.seated == {} and broken is not None

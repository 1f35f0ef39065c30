"""The settings file: round trip, broken files, and saving in one step."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

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
        b'{"names": ["half of a pair: \\ud800"]}',
        b'{"seated": {"outpost": [["\\udfff", "person", "red"]]}}',
        b'{"editions": {"\\ud800": "x"}}',
        b'{"variants": {"outpost": {"events": 5}}}',
        b'{"names": ["' + b"x" * 201 + b'"]}',
        b'{"theme": "\\u001b[2J\\ud800"}',
        b"[" * 100_000,
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
    assert str(broken).isprintable()
    settings.save(loaded)
    assert settings.load() == (Settings(), None), "it is told once"


def test_nobody_waits_for_a_pipe_in_the_place_of_the_settings(place: Path) -> None:
    place.mkdir()
    os.mkfifo(place / FILE)
    loaded, broken = settings.load()
    assert loaded == Settings()
    assert "it is a pipe or a device" in str(broken)


def test_what_cannot_be_is_named(place: Path) -> None:
    place.mkdir()
    (place / FILE).write_text('{"theme": "dark", "text_size": true}')
    _, broken = settings.load()
    assert "were reset: true is not possible for “text_size”. The old" in str(broken)


AT_THE_EDGE: dict[str, tuple[tuple[Any, ...], tuple[Any, ...]]] = {
    "text_size": ((80, 200), (79, 201, "100", True)),
    "pace_ms": ((0, 5000), (-1, 5001, 1.0)),
    "window": (
        ([-100_000, 0, 1, 100_000], None),
        ([0, 0, 100_001, 800], [0, 0, -100_001, 800], [1, 2, 3], [1, 2, 3, 4, 5], "1234"),
    ),
    "language": (("", "en", "de"), ("fr", 1, None)),
    "theme": (("", "light", "dark"), ("pink",)),
    "motion": (("", "on", "reduced", "off"), (True,)),
    "maximized": ((True, False), (1, "yes")),
    "what_if": ((True, False), (1, "yes")),
    "secret_answers": (("", "keys", "curtain"), ("paddles", True)),
    "in_rows": ((True, False), (1, "yes")),
    "is_dark_told": ((True, False), (0, None)),
    "names": ((["Anna"], []), ([1], "Anna", ["Anna", None])),
    "editions": (({"red-outpost": "Our copy"}, {}), ([], {"red-outpost": 1})),
    "variants": (
        ({"outpost": {"events": "off"}}, {}),
        ([], {"outpost": []}, {"outpost": {"a": 1}}),
    ),
    "laid": (
        ({"red-outpost": [["locks", "mine", "?"]]}, {"red-outpost": []}, {}),
        ([], {"red-outpost": {}}, {"red-outpost": ["locks"]}, {"red-outpost": [[1]]}),
    ),
    "decks": (({"outpost.table": 3}, {}), ([], {"outpost.table": "3"}, {"outpost.table": 0})),
    "hidden": ((["red-outpost.lake"],), ([1], {})),
    "opened": ((["red-outpost.moves"],), ([1], "moves")),
    "seated": (({"x": [["a", "b", "c"]]}, {}), ([], {"x": [["a", "b"]]}, {"x": [[1, "b", "c"]]})),
}


def test_every_choice_can_be_what_it_can_be_and_nothing_else(place: Path) -> None:
    assert AT_THE_EDGE.keys() == {field.name for field in fields(Settings)}
    place.mkdir()
    for name, (fits, others) in AT_THE_EDGE.items():
        for value in fits:
            (place / FILE).write_text(json.dumps({name: value}))
            loaded, broken = settings.load()
            read = json.loads(json.dumps(asdict(loaded)[name]))
            assert (read, broken) == (value, None), (name, value)
        for value in others:
            (place / FILE).write_text(json.dumps({name: value}))
            assert settings.load()[1] is not None, (name, value)


def test_a_long_value_is_told_in_part(place: Path) -> None:
    place.mkdir()
    for value, told in (("x" * 38, f'"{"x" * 38}"'), ("x" * 39, f'"{"x" * 38}…')):
        (place / FILE).write_text(json.dumps({"theme": value}))
        assert f" {told} " in str(settings.load()[1])


def test_the_fastest_bot_answers_at_once_and_each_pace_is_faster() -> None:
    assert settings.PACES[-1] == 0 and Settings().pace_ms in settings.PACES
    assert sorted(settings.PACES, reverse=True) == list(dict.fromkeys(settings.PACES))


@pytest.mark.parametrize(
    ("name", "kept"),
    [("on", "on"), ("reduced", "reduced"), ("off", "off"), ("", ""), ("wild", "")],
)
def test_a_motion_that_is_unknown_follows_the_system(name: str, kept: str) -> None:
    assert settings.motion(name) == kept


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

"""A test leaves something in the checkout only where it found it otherwise than it is kept."""

from pathlib import Path

import pytest

from tests import proposals


def test_only_what_is_otherwise_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, left = tmp_path / "kept.txt", tmp_path / "build" / "screens" / "shelf.txt"
    monkeypatch.setattr(proposals, "BUILD", tmp_path / "build")
    kept.write_text("one\n")
    assert proposals.propose("screens/shelf.txt", ["one"], kept) == []
    assert not (tmp_path / "build").exists()
    (said,) = proposals.propose("screens/shelf.txt", ["one", "two"], kept)
    assert said.endswith(f"cp {left} {kept}") and left.read_text() == "one\ntwo\n"
    assert proposals.propose("screens/shelf.txt", ["one"], kept) == []
    assert not left.exists()

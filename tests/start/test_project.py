"""What the project file promises to the start scripts."""

import tomllib
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))["project"]
PINS = PROJECT["dependencies"] + PROJECT["optional-dependencies"]["dev"]


def test_every_version_is_pinned() -> None:
    assert [pin for pin in PINS if pin.count("==") != 1] == []


def test_what_is_committed_names_no_registry() -> None:
    for name in ("pyproject.toml", "desktop/run", "desktop/environment.sh", "tests/run", ".ci/run"):
        assert "://" not in (CHECKOUT / name).read_text("utf-8")

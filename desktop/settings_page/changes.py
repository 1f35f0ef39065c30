"""What is new in each release, as players notice it."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import NamedTuple

from engine.base import resources


class Release(NamedTuple):
    """A version and what it changed, the most noticed first."""

    version: str
    changes: tuple[str, ...]


@cache
def releases(language: str) -> tuple[Release, ...]:
    """All releases, the newest first."""
    text = resources.text(resources.folder() / "app" / f"changes.{language}.toml")
    return tuple(
        Release(it["version"], tuple(it["changes"])) for it in tomllib.loads(text)["release"]
    )

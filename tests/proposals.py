"""What a test found otherwise than it is kept, left in `build` to be kept instead."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tests.paths import CHECKOUT

BUILD = CHECKOUT / "build"


def known(kept: Path) -> list[str]:
    """The lines that are kept; none of what is new."""
    return kept.read_text("utf-8").splitlines() if kept.exists() else []


def propose(file: str, lines: Sequence[str], kept: Path) -> list[str]:
    """Leave the lines there if they are not those that are kept; the command that takes them over."""
    proposal = BUILD / file
    if known(kept) == [*lines]:
        # An earlier run's would be taken over with the others of its folder.
        if proposal.exists():
            proposal.unlink()
        return []
    proposal.parent.mkdir(parents=True, exist_ok=True)
    proposal.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    return [f"if all this is right: cp {proposal} {kept}"]

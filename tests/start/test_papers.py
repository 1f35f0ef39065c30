"""What README and the papers for people who carry on show and name is there."""

import re
from pathlib import Path

import pytest

from tests.paths import CHECKOUT

PAPERS = [CHECKOUT / "README.md", *sorted((CHECKOUT / ".github").glob("*.md"))]
PICTURES = sorted((CHECKOUT / "resources/screenshots").iterdir())
PALETTE = 3
"""The colour type of a PNG file with 256 colours at most."""


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)
def test_every_link_of_a_paper_leads_to_a_file(paper: Path) -> None:
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", paper.read_text("utf-8"))
    assert [link for link in links if not (paper.parent / link).exists()] == []


def test_the_example_of_the_library_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAPERS[0].read_text("utf-8"), re.DOTALL)
    exec(code, {})
    assert capsys.readouterr().out.startswith("[")


@pytest.mark.parametrize("floor", ["engine", "desktop"])
def test_every_room_has_a_line_that_says_what_it_is_for(floor: str) -> None:
    """In the table of its floor; `games/<game>` is a room of `games`."""
    _, _, table = PAPERS[0].read_text("utf-8").partition(f"| {floor}/ |")
    told = [row.split("|")[1] for row in table.partition("\n\n")[0].splitlines()[2:]]
    rooms = [name.partition("/")[0] for row in told for name in re.findall(r"`([^`]+)`", row)]
    there = [path.parent.name for path in (CHECKOUT / floor).glob("*/__init__.py")]
    assert sorted(rooms) == sorted(there)


def test_a_paper_shows_every_picture_that_is_kept() -> None:
    papers = "".join(paper.read_text("utf-8") for paper in PAPERS)
    assert [picture.name for picture in PICTURES if f"/{picture.name})" not in papers] == []


def test_pictures_are_few_and_small() -> None:
    assert len(PICTURES) <= 10
    for picture in PICTURES:
        content = picture.read_bytes()
        assert len(content) <= 150_000, picture.name
        assert content[25] == PALETTE, picture.name

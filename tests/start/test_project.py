"""What the project file promises to the start scripts."""

import re
import tomllib

from tests.paths import CHECKOUT

FILE = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))
PROJECT = FILE["project"]
PINS = [
    *FILE["build-system"]["requires"],
    *PROJECT["dependencies"],
    *(pin for extra in PROJECT["optional-dependencies"].values() for pin in extra),
]
ROOMS = (".ci", ".github", "desktop", "engine", "resources", "tests")
HOST = re.compile(rb"https?://([\w.-]+)")
KNOWN = {
    *(b"example.org", b"github.com", b"www.w3.org"),
    # Licences.
    *(b"fsf.org", b"www.gnu.org", b"scripts.sil.org"),
}
"""Hosts that a text may name: nothing is installed from any of them."""


def test_every_version_is_pinned() -> None:
    assert [pin for pin in PINS if pin.count("==") != 1] == []


def test_no_text_names_a_registry() -> None:
    there = [
        *CHECKOUT.iterdir(),
        *(path for room in ROOMS for path in (CHECKOUT / room).rglob("*")),
    ]
    texts = (path.read_bytes() for path in there if path.is_file())
    named = {host for text in texts if b"\0" not in text for host in HOST.findall(text)}
    assert named == KNOWN


def test_an_installed_program_has_every_folder_of_the_resources_but_the_pictures_of_itself() -> (
    None
):
    wheel = FILE["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert "resources" in wheel["only-include"]
    assert wheel["sources"] == {"resources": "desktop/_resources"}
    left_out = [path for path in wheel["exclude"] if path.startswith("resources")]
    assert left_out == ["resources/screenshots"]

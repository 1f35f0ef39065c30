"""What the project file promises to the start scripts."""

import tomllib

from tests.paths import CHECKOUT

FILE = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))
PROJECT = FILE["project"]
PINS = PROJECT["dependencies"] + PROJECT["optional-dependencies"]["dev"]


def test_every_version_is_pinned() -> None:
    assert [pin for pin in PINS if pin.count("==") != 1] == []


def test_what_is_committed_names_no_registry() -> None:
    for name in ("pyproject.toml", "desktop/run", "desktop/environment.sh", "tests/run", ".ci/run"):
        assert "://" not in (CHECKOUT / name).read_text("utf-8")


def test_an_installed_program_has_every_folder_of_the_resources_but_the_pictures_of_itself() -> (
    None
):
    wheel = FILE["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert "resources" in wheel["only-include"]
    assert wheel["sources"] == {"resources": "desktop/_resources"}
    left_out = [path for path in wheel["exclude"] if path.startswith("resources")]
    assert left_out == ["resources/screenshots"]

"""The data file of Outer Earth's components, and how a broken one is refused."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from engine.base import resources
from engine.games.outer_earth.components import COMPANIES, EFFECTS, INDUSTRIES, PLANETS
from engine.games.outer_earth.game import GAME
from engine.games.outer_earth.state import OuterEarth
from engine.games.outer_earth.values import SCHEMA, values
from engine.rules.components import BadData, check, read
from engine.rules.game import Value

SHIPPED = resources.of_game("outer-earth") / "components.toml"


def refused(folder: Path, *changes: tuple[str, str]) -> list[str]:
    """The errors of the shipped file with some passages changed, each behind the file's name."""
    text = SHIPPED.read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = folder / "components.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadData) as caught:
        read(path, SCHEMA)
    errors = [str(error) for error in caught.value.errors]
    named = f"{folder.name}/components.toml: "
    assert all(error.startswith(named) for error in errors)
    return [error.removeprefix(named) for error in errors]


# -- what ships ------------------------------------------------------------------------


def test_the_shipped_file_reads_and_everything_in_it_is_made_for_this_app() -> None:
    assert list(values()) == list(SCHEMA.entries)
    assert {value.provenance for value in values().values()} == {"original"}


def test_of_24_planets_eight_are_of_each_industry_and_score_for_it() -> None:
    planets = [values()[f"planet.{planet}"].value for planet in PLANETS]
    assert [it["industry"] for it in planets] == [it for it in INDUSTRIES for _ in range(8)]
    assert all(it["industry"] in it["synergies"] for it in planets)
    assert {it["slots"] for it in planets} == {3, 4, 5}
    assert 3.7 <= sum(it["slots"] for it in planets) / len(planets) <= 4.5


def test_six_companies_have_distinct_influence() -> None:
    companies = [values()[f"company.{company}"].value for company in COMPANIES]
    assert len(companies) == len({it["influence"] for it in companies}) == 6


def test_every_effect_is_the_reward_of_a_planet() -> None:
    used = Counter(values()[f"planet.{planet}"].value["effect"] for planet in PLANETS)
    assert set(used) == set(EFFECTS)


def test_a_deck_counts_its_cards_by_inlet_and_then_by_outlet() -> None:
    """OE-1.4: cyan, amber, magenta, each with outlet cyan, amber, magenta."""
    setup = GAME.setup(2, values={"deck.primary": Value([*range(9)], "entered")})
    state = GAME.begin(setup)
    assert isinstance(state, OuterEarth)
    copies = dict(zip(state.board.cards.kinds, state.pool, strict=True))
    looks = ("card:primary-cyan-amber", "card:primary-amber-cyan", "card:primary-magenta-amber")
    assert [copies[card] for card in looks] == [1, 3, 7]


# -- what is broken --------------------------------------------------------------------

PLANET = 'industry = "primary", slots = 5, synergies = ["primary", "secondary"], effect = "ap", amount = 1'
COMPANY = 'influence = 3, effect = "ap", amount = 1'
DECK = "value = [4, 4, 4, 4, 4, 4, 4, 4, 4]"


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        (PLANET, PLANET.replace("5", "0"), "planet.01, value: slots: 0 is not from 1 to 9"),
        (PLANET, PLANET.replace("5", "true"), "planet.01, value: slots: True is not a whole number"),
        (PLANET, PLANET.replace('= "primary"', '= "quaternary"'), "planet.01, value: industry: 'quaternary' is not one of primary, secondary, tertiary"),
        (PLANET, PLANET.replace('["primary", "secondary"]', "[]"), "planet.01, value: synergies: [] is not a list"),
        (PLANET, PLANET.replace('["primary", "secondary"]', '["primary", "primary"]'), "planet.01, value: synergies: ['primary', 'primary'] names something twice"),
        (PLANET, PLANET.replace('"secondary"]', '"other"]'), "planet.01, value: synergies: 'other' is not one of"),
        (PLANET, PLANET.replace('"ap"', '"luck"'), "planet.01, value: effect: 'luck' is not one of draw, influence"),
        (PLANET, PLANET.replace("amount = 1", "amount = -1"), "planet.01, value: amount: -1 is not from 1 to 20"),
        ('name = "", industry', 'name = "A planet with far too long a name", industry', "planet.01, value: name: 'A planet with far too long a name' is no text in one line"),
        ('name = "", industry', 'name = "Two\\nlines", industry', "planet.01, value: name: 'Two\\nlines' is no text in one line"),
        (COMPANY, COMPANY.replace("3", "100"), "company.longacre, value: influence: 100 is not from 0 to 99"),
        (COMPANY, COMPANY.replace('"ap"', "7"), "company.longacre, value: effect: 7 is not one of"),
        (DECK, DECK.replace("[4, ", "["), "deck.primary, value: 8 numbers instead of 9 to 9"),
        (DECK, DECK.replace("[4, ", "[21, "), "deck.primary, value: 21 is not from 0 to 20"),
        (DECK, "value = 36", "deck.primary, value: 36 is not a list"),
        (f"{{ name = \"\", {PLANET} }}", "7", "planet.01, value: 7 instead of name, industry"),
        ("[planet.07]", "[planet.7]", "planet.7: is not known"),
        ("[company.longacre]", "[company.somebody]", "company.somebody: is not known"),
        ('provenance = "original"', 'provenance = "dreamt"', "planet.01, provenance: 'dreamt' is not one of"),
        ('source = "Made for this app; tuned by simulation."\n', "", "planet.01, source: is missing"),
    ],
)  # fmt: skip
def test_a_broken_entry_is_named_with_its_field(
    tmp_path: Path, old: str, new: str, error: str
) -> None:
    assert refused(tmp_path, (old, new))[0].startswith(error)


@pytest.mark.parametrize("field", ["slots", "amount"])
def test_a_field_that_is_missing_or_not_known_is_named(tmp_path: Path, field: str) -> None:
    told = refused(tmp_path, (f"{field} = ", f"{field}x = "))
    assert any("planet.01, value" in it and f"{field}: is missing" in it for it in told)
    assert any("planet.01, value" in it and f"{field}x: is not known" in it for it in told)


def test_an_entry_that_is_missing_is_named(tmp_path: Path) -> None:
    assert "planet.07: is missing" in refused(tmp_path, ("[planet.07]", "[planet.7]"))


def test_all_errors_of_a_file_and_of_one_entry_are_told_at_once(tmp_path: Path) -> None:
    broken = PLANET.replace("5", "0").replace('"ap"', '"luck"').replace("amount = 1", "amount = 0")
    told = refused(
        tmp_path,
        (PLANET, broken),
        (COMPANY, COMPANY.replace("3", "-1")),
        (DECK, DECK.replace("[4, ", "[")),
        ("[planet.07]", "[planet.7]"),
    )
    assert [error.partition(": ")[0] for error in told] == [
        "planet.7",
        "planet.07",
        "planet.01, value",
        "planet.01, value",
        "planet.01, value",
        "company.longacre, value",
        "deck.primary, value",
    ]


def test_a_deck_too_small_for_the_set_up_is_refused(tmp_path: Path) -> None:
    """OE-1.2: 16 cards in hands and 3 open ones."""
    nothing = "value = [0, 0, 0, 0, 0, 0, 0, 0, 0]"
    decks = [(f"value = [{', '.join([n] * 9)}]", nothing) for n in ("4", "3")]
    assert refused(tmp_path, *decks) == ["deck, value: 18 cards; at least 19 are needed (OE-1.2)"]
    enough = {name: Value([0] * 9, "entered") for name in ("deck.primary", "deck.secondary")}
    check({**values(), **enough, "deck.tertiary": Value([19, *[0] * 8], "entered")}, SCHEMA)


def test_two_things_of_one_name_are_refused(tmp_path: Path) -> None:
    """Two planets, or two companies."""
    named = 'name = "Rust", industry'
    told = refused(tmp_path, ('name = "", industry', named), ('name = "", industry', named))
    assert told == ["planet.02, value: “Rust” is there twice (OE-1.2)"]


def test_a_planet_that_does_not_score_its_own_industry_is_refused(tmp_path: Path) -> None:
    """OE-3.9: a card synergizes with the planet's industry; each such planet is named."""
    other = PLANET.replace('"primary", "secondary"]', '"tertiary"]')
    told = refused(tmp_path, (PLANET, other), (PLANET.replace('"ap"', '"draw"'), other))
    lacks = "value: the synergies lack Primary, the planet’s own industry (OE-3.9)"
    assert told == [f"planet.01, {lacks}", f"planet.02, {lacks}"]


def test_a_planet_and_a_company_may_share_a_name() -> None:
    planet = {**values()["planet.01"].value, "name": "Rust"}
    company = {**values()["company.longacre"].value, "name": "Rust"}
    check(
        {
            **values(),
            "planet.01": Value(planet, "entered"),
            "company.longacre": Value(company, "entered"),
        },
        SCHEMA,
    )


def test_a_file_that_is_no_toml_is_refused_with_its_line(tmp_path: Path) -> None:
    (error,) = refused(tmp_path, ("[planet.01]", "[planet.01"))
    assert "line 5" in error


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"components\.toml: cannot be read"):
        read(tmp_path / "components.toml", SCHEMA)

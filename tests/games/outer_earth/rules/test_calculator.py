"""The calculator's form: what is wrong in it is named at once, each with its fields."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.outer_earth import calculator
from engine.games.outer_earth.calculator import Form, check
from engine.games.outer_earth.components import INDUSTRIES, SIZES
from engine.games.outer_earth.game import GAME
from engine.rules.components import Value
from engine.rules.edition import Edition
from engine.rules.form import type_of_field

PRIMARY, SECONDARY, TERTIARY = range(3)


def by_name(primary: int, secondary: int, tertiary: int) -> dict[str, int]:
    return dict(zip(INDUSTRIES, (primary, secondary, tertiary), strict=True))


def player(name: str, **fields: Any) -> dict[str, Any]:
    """Somebody with a planet of each industry and a card of each."""
    plain = {"vp": 10, "stocks": by_name(1, 1, 1), "portfolio": by_name(1, 1, 1), "developing": []}
    return {"name": name, **plain, **fields}


def sheet(seats: int = 2, **fields: Any) -> dict[str, Any]:
    """A document in which nothing is wrong."""
    return {"players": [player(name) for name in ("Ada", "Ben", "Cleo", "Dora")[:seats]], **fields}


def form(document: object) -> Form:
    """The form of a document that holds."""
    made, wrong = calculator.read(document)
    assert wrong == []
    return made


def wrong(document: object) -> list[str]:
    return [str(error) for error in calculator.read(document)[1]]


def refused(it: Form) -> dict[str, tuple[type_of_field, ...]]:
    """What is wrong, by its name, with the fields."""
    return {error.name.rpartition(".")[2]: error.fields for error in check(it)}


def totals(it: Form) -> list[int]:
    return [sheet.total for sheet in calculator.result(it).sheets]


# -- points ----------------------------------------------------------------------------


def test_the_sheet_of_the_rules_own_example_names_each_point() -> None:
    """OE-5.2, OE-5.3, OE-5.4: each line with its clause."""
    ada = player("Ada", vp=31, stocks=by_name(3, 2, 1), portfolio=by_name(2, 0, 1))
    ben = player("Ben", vp=30, stocks=by_name(2, 5, 1), portfolio=by_name(2, 4, 1))
    ada["developing"] = [2, 0]
    made = form({"stock_index": by_name(4, 4, 2), "players": [ada, ben], "rulings": {}})
    lines = [(it.clause, it.points) for it in calculator.result(made).sheets[0].lines]
    assert lines == [
        ("OE-3.9", 31),
        ("OE-5.2", 5),
        ("OE-5.2", 0),
        ("OE-5.2", 3),
        ("OE-5.3", 4),
        ("OE-5.3", 1),
        ("OE-5.4", -1),
        ("OE-5.4", -3),
    ]
    assert totals(made) == [40, 51]


def test_the_index_that_is_left_out_is_the_sum_of_the_portfolios() -> None:
    """OE-3.10"""
    told = form(sheet(stock_index=by_name(2, 2, 2)))
    left_out = form(sheet())
    assert calculator.result(told) == calculator.result(left_out)
    assert calculator.tally(left_out).index == [2, 2, 2]
    assert form(sheet(stock_index={"tertiary": 2})).index == [None, None, 2]


def test_most_cards_in_the_stocks_stand_out() -> None:
    """OE-5.2, OE-R19: of an industry that nobody has nobody has most."""
    players = [player("Ada", stocks=by_name(3, 2, 0)), player("Ben", stocks=by_name(1, 2, 0))]
    for each in players:
        each["portfolio"] = by_name(0, 0, 0)
    assert calculator.most(form({"players": players})) == {
        ("stocks", PRIMARY, 0),
        ("stocks", SECONDARY, 0),
        ("stocks", SECONDARY, 1),
    }
    some = form({"players": players})
    some.stocks[PRIMARY][1] = None
    assert calculator.most(some) == {("stocks", SECONDARY, 0), ("stocks", SECONDARY, 1)}


def test_level_totals_share_the_place() -> None:
    """OE-5.5, OE-R11"""
    ranking = calculator.result(form(sheet(3))).ranking
    assert [place.rank for place in ranking.places] == [1, 1, 1]
    assert [(step.clause, step.seats) for step in ranking.tie_break] == [("OE-5.5", (0, 1, 2))]


# -- what is still to be counted ---------------------------------------------------------


def test_a_blank_form_lacks_what_everybody_counts_and_nothing_else() -> None:
    errors = check(calculator.blank(["Ada", "Ben"]))
    assert all(error.is_missing for error in errors)
    kinds = [(kind, at) for kind in calculator.BY_INDUSTRY for at in range(3)]
    assert [error.fields for error in errors] == [
        (field,) for seat in (0, 1) for field in (("vp", seat), *((*kind, seat) for kind in kinds))
    ]


def test_an_index_is_compared_once_all_have_counted_or_where_it_is_passed() -> None:
    it = calculator.blank(["Ada", "Ben"])
    it.index[PRIMARY], it.portfolio[PRIMARY][0] = 3, 2
    assert all(error.is_missing for error in check(it))
    it.portfolio[PRIMARY][0] = 4
    assert refused(it)["index"] == (("index", PRIMARY), ("portfolio", PRIMARY, 0))


# -- what cannot be, each alone ----------------------------------------------------------

MANY = ("Ada", "Ben", "Cleo", "Dora")


def four(*portfolios: tuple[int, int, int], developing: list[int] | None = None) -> dict[str, Any]:
    """Four with these portfolios, and as many cards in the stocks."""
    players = [
        player(name, stocks=by_name(*closed), portfolio=by_name(*closed))
        for name, closed in zip(MANY, portfolios, strict=True)
    ]
    players[0]["developing"] = developing or []
    return {"players": players}


def two(**fields: Any) -> dict[str, Any]:
    """Two of whom Ada has counted this."""
    return {"players": [player("Ada", **fields), player("Ben")]}


ALONE: tuple[tuple[dict[str, Any], str], ...] = (
    (
        {"players": [player("Ada")]},
        "Outer Earth is for 2 to 4 players, not 1 (OE-1.1)",
    ),
    (
        {"players": [player(str(number)) for number in range(5)]},
        "Outer Earth is for 2 to 4 players, not 5 (OE-1.1)",
    ),
    (
        {"players": [player("Ada"), player("Ada")]},
        "Two players are called “Ada”; names have to differ",
    ),
    (two(vp=-1), "players › Ada › vp: −1 is less than 0"),
    (
        two(stocks=by_name(-1, 4, 4)),
        "players › Ada › stocks › primary: −1 is less than 0",
    ),
    (
        two(portfolio=by_name(1, -1, 1)),
        "players › Ada › portfolio › secondary: −1 is less than 0",
    ),
    (two(developing=[1, -2]), "players › Ada › developing › 2: −2 is less than 0"),
    (
        sheet(stock_index={"primary": -1}),
        "stock_index › primary: −1 is less than 0",
    ),
    (
        sheet(stock_index=by_name(2, 3, 2)),
        "stock_index › secondary: 3, but the portfolios hold 2 planets of this industry (OE-3.10)",
    ),
    (
        sheet(stock_index=by_name(2, 2, 0)),
        "stock_index › tertiary: 0, but the portfolios hold 2 planets of this industry (OE-3.10)",
    ),
    (
        two(stocks=by_name(36, 1, 1)),
        "37 primary cards lie in the Industry Stocks, but the box holds 36 (OE-1.4)",
    ),
    (
        two(stocks=by_name(1, 27, 1)),
        "28 secondary cards lie in the Industry Stocks, but the box holds 27 (OE-1.4)",
    ),
    (
        two(stocks=by_name(1, 1, 18)),
        "19 tertiary cards lie in the Industry Stocks, but the box holds 18 (OE-1.4)",
    ),
    (
        two(stocks=by_name(35, 26, 17), developing=[1]),
        "82 cards lie in the Industry Stocks and on planets, but the box holds 81 (OE-1.4)",
    ),
    (
        four((7, 0, 0), (1, 0, 0), (1, 0, 0), (0, 0, 0)),
        "9 primary planets are closed, but the box holds 8 (OE-1.2)",
    ),
    (
        two(stocks=by_name(5, 5, 0), portfolio=by_name(5, 5, 0)),
        "13 planets are closed or in development, but with 2 players there are 12 in the match"
        " (OE-1.1)",
    ),
    (
        two(stocks=by_name(4, 4, 0), portfolio=by_name(4, 3, 0), developing=[0, 0, 0]),
        "13 planets are closed or in development, but with 2 players there are 12 in the match"
        " (OE-1.1)",
    ),
    (
        two(stocks=by_name(1, 1, 0)),
        "“Ada” has 2 cards in the Industry Stocks, but 3 closed planets: the last card of each"
        " lies there (OE-3.10)",
    ),
    (
        two(developing=[0, 1, 2, 3]),
        "“Ada” has 4 planets in development, but there is room for 3 (OE-1.3, OE-R5)",
    ),
    (
        {**two(developing=[0, 1, 2]), "rulings": {"OE-R5": "slot"}},
        "“Ada” has 3 planets in development, but there is room for 2 (OE-1.3, OE-R5)",
    ),
    (
        two(stocks=by_name(2, 0, 1), portfolio=by_name(1, 1, 1), developing=[0, 1, 2]),
        "“Ada” has 3 planets in development, but without a closed planet and a secondary card in"
        " the Industry Stocks there is room for 2 (OE-3.11)",
    ),
    (
        two(portfolio=by_name(0, 0, 0), developing=[0, 1, 2]),
        "“Ada” has 3 planets in development, but without a closed planet and a secondary card in"
        " the Industry Stocks there is room for 2 (OE-3.11)",
    ),
    (
        two(developing=[2, 9]),
        "players › Ada › developing › 2: 9 cards, but a planet can hold 8 at the most (OE-3.4)",
    ),
    (
        {**two(developing=[10]), "rulings": {"OE-R5": "slot"}},
        "players › Ada › developing › 1: 10 cards, but a planet can hold 9 at the most (OE-3.4)",
    ),
)


@pytest.mark.parametrize(("document", "sentence"), ALONE)
def test_what_cannot_be_is_refused_alone_with_its_clause(
    document: dict[str, Any], sentence: str
) -> None:
    assert wrong(document) == [sentence]


BARELY: tuple[dict[str, Any], ...] = (
    two(stocks=by_name(35, 1, 1)),
    two(stocks=by_name(1, 26, 1)),
    two(stocks=by_name(1, 1, 17)),
    two(stocks=by_name(35, 26, 16), developing=[1]),
    four((8, 0, 0), (0, 8, 0), (0, 0, 8), (0, 0, 0)),
    four((8, 0, 0), (0, 8, 0), (0, 0, 6), (0, 0, 0), developing=[0, 1]),
    two(stocks=by_name(4, 4, 1), portfolio=by_name(4, 4, 1)),
    two(stocks=by_name(0, 3, 0)),
    two(developing=[0, 8, 2]),
    two(stocks=by_name(0, 3, 0), developing=[0, 1, 2]),
    two(stocks=by_name(3, 0, 0), developing=[0, 1]),
    {**two(developing=[9]), "rulings": {"OE-R5": "slot"}},
    two(vp=5000),
    two(vp=0, stocks=by_name(0, 0, 0), portfolio=by_name(0, 0, 0)),
)


@pytest.mark.parametrize("document", BARELY)
def test_what_is_merely_unlikely_is_scored(document: dict[str, Any]) -> None:
    assert totals(form(document))


def test_everything_wrong_is_named_at_once() -> None:
    ada = player("Ada", vp=-3, stocks=by_name(40, 0, 18), developing=[9, 0, 1, 2])
    ben = player("Ada", stocks=by_name(0, 0, 1), portfolio=by_name(0, 12, 0))
    del ben["vp"]
    assert wrong({"stock_index": by_name(3, 13, -1), "players": [ada, ben]}) == [
        "Two players are called “Ada”; names have to differ",
        "stock_index › primary: 3, but the portfolios hold 1 planet of this industry (OE-3.10)",
        "stock_index › tertiary: −1 is less than 0",
        "players › Ada › vp: −3 is less than 0",
        "players › Ada: “vp” is missing",
        "13 secondary planets are closed, but the box holds 8 (OE-1.2)",
        "19 planets are closed or in development, but with 2 players there are 12 in the match"
        " (OE-1.1)",
        "40 primary cards lie in the Industry Stocks, but the box holds 36 (OE-1.4)",
        "19 tertiary cards lie in the Industry Stocks, but the box holds 18 (OE-1.4)",
        "“Ada” has 1 card in the Industry Stocks, but 12 closed planets: the last card of each"
        " lies there (OE-3.10)",
        "“Ada” has 4 planets in development, but there is room for 3 (OE-1.3, OE-R5)",
        "players › Ada › developing › 1: 9 cards, but a planet can hold 8 at the most (OE-3.4)",
    ]


def test_a_refusal_marks_the_fields_that_it_is_about() -> None:
    it = form(two(developing=[2, 1]))
    it.developing[1][0] = 12
    it.stocks[TERTIARY] = [18, 1]
    it.index = [None, 3, None]
    assert refused(it) == {
        "index": (("index", SECONDARY), ("portfolio", SECONDARY, 0), ("portfolio", SECONDARY, 1)),
        "industry_cards": (("stocks", TERTIARY, 0), ("stocks", TERTIARY, 1)),
        "built": (("developing", 1, 0),),
    }
    it = form(two(stocks=by_name(2, 1, 1), developing=[0, 1, 2]))
    it.stocks[SECONDARY][0] = 0
    places = tuple(("developing", at, 0) for at in range(3))
    assert refused(it) == {"no_bonus": (*places, ("stocks", SECONDARY, 0))}


@pytest.mark.parametrize("seats", sorted(SIZES))
def test_as_many_planets_as_the_match_has_can_be_closed_and_no_more(seats: int) -> None:
    """OE-1.1: those in development are among them, a queued one is not asked for."""
    it = calculator.blank(MANY[:seats])
    for row in (it.vp, *it.stocks, *it.portfolio):
        row[:] = [0] * seats
    for at, row in enumerate(it.portfolio):
        row[0] = it.stocks[at][0] = SIZES[seats].galaxy // 3
    assert check(it) == []
    it.developing[0][1] = 0
    assert refused(it)["planets"][-1] == ("developing", 0, 1)


# -- values of one's own copy -------------------------------------------------------------


def ours(**values: Any) -> dict[str, Any]:
    """A document's part that names values of one's own box."""
    entered = {
        entry.replace("_", "."): {"value": value, "provenance": "entered"}
        for entry, value in values.items()
    }
    return {"edition": "Ours", "values": entered}


def planet(number: str, **fields: Any) -> dict[str, Any]:
    return {**GAME.values()[f"planet.{number}"].value, **fields}


def test_a_planet_of_ones_own_may_take_more_cards() -> None:
    """OE-3.4: base slots, and the extra slots that others bring."""
    own = ours(planet_09=planet("09", slots=7))
    assert wrong({**two(developing=[10]), **own}) == []
    assert wrong({**two(developing=[11]), **own})[0].endswith("can hold 10 at the most (OE-3.4)")
    own = ours(planet_09=planet("09", slots=5, effect="slot", amount=4))
    assert wrong({**two(developing=[12]), **own}) == [], "planet 12 with those of 08, 09, 11, 21"
    assert wrong({**two(developing=[13]), **own}) != []


def test_only_so_many_planets_are_in_a_match_as_can_bring_slots() -> None:
    """OE-1.1: with two players the others are eleven."""
    cards = {it.replace(".", "_"): GAME.values()[it].value for it in calculator.CARDS}
    slots = cards | {
        f"planet_{number:02}": planet(f"{number:02}", slots=1, effect="slot", amount=1)
        for number in range(1, 25)
    }
    assert wrong({**two(developing=[12]), **ours(**slots)}) == []
    assert wrong({**two(developing=[13]), **ours(**slots)})[0].endswith(
        "can hold 12 at the most (OE-3.4)"
    )


def test_a_company_of_ones_own_may_bring_slots() -> None:
    """OE-1.2: its strength works from the set-up on."""
    company = {**GAME.values()["company.quickset"].value, "effect": "slot", "amount": 2}
    assert wrong({**two(developing=[10]), **ours(company_quickset=company)}) == []
    assert wrong({**two(developing=[11]), **ours(company_quickset=company)}) != []


def test_a_reward_in_own_words_may_bring_any_number_of_slots() -> None:
    """OE-3.10: the app does not carry it out, so it cannot say what a planet can hold."""
    own = ours(planet_09=planet("09", effect="reminder", reminder="three slots more"))
    assert wrong({**two(developing=[30]), **own}) == []
    assert wrong({**two(developing=[75]), **own}) == [], "6 cards lie in the stocks"
    assert len(wrong({**two(developing=[76]), **own})) == 1


def test_a_box_of_ones_own_may_have_other_planets_and_cards() -> None:
    moved = planet("09", industry="primary", synergies=["primary"])
    own = ours(planet_09=moved, deck_tertiary=[1] * 9)
    nine = four((8, 0, 0), (1, 0, 0), (0, 0, 0), (0, 0, 0))
    assert wrong({**nine, **own}) == []
    assert wrong({**two(stocks=by_name(1, 1, 9)), **own}) == [
        "10 tertiary cards lie in the Industry Stocks, but the box holds 9 (OE-1.4)"
    ]


def test_cards_that_were_not_entered_may_be_as_shipped_and_those_of_a_whole_box_are_its_own() -> (
    None
):
    """OE-1.2: as long as only some are known, nobody can say that the others are not there."""
    moved = planet("09", industry="primary", synergies=["primary"])
    eight = four((0, 8, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0))
    nine = four((0, 9, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0))
    some = ours(planet_09=moved)
    assert wrong({**eight, **some}) == []
    assert wrong({**nine, **some}) != []
    cards = {it.replace(".", "_"): GAME.values()[it].value for it in calculator.CARDS}
    assert wrong({**eight, **ours(**{**cards, "planet_09": moved})}) == [
        "8 secondary planets are closed, but the box holds 7 (OE-1.2)"
    ]


def test_values_that_cannot_be_are_named() -> None:
    made, errors = calculator.read({**sheet(), **ours(planet_01=planet("01", slots=0))})
    assert made.edition is None
    assert [error.name for error in errors] == ["form.values"]
    assert "planet.01" in str(errors[0])


# -- the document ----------------------------------------------------------------------


def test_a_document_names_everything_that_cannot_be_read_at_once() -> None:
    ada = player("Ada", vp=True, stocks={"primary": 1.5, "wood": 1}, developing=[1, "2"])
    ben = {"name": 7, "portfolio": [], "developing": 3}
    rulings = {"OE-R5": "moon", "OE-R99": "x"}
    known = ", ".join(calculator.blank([]).rulings)
    assert wrong({"players": [ada, ben], "stock_index": 4, "rulings": rulings, "x": 1}) == [
        "JSON: “x” is not known here; known are players, stock_index, rulings, edition, values",
        f"rulings: “OE-R99” is not known here; known are {known}",
        "OE-R5: “moon” is not one of its readings planet, slot",
        "stock_index has to be an object",
        "players › Ada › vp has to be a whole number",
        "players › Ada › stocks: “wood” is not known here; known are primary, secondary, tertiary",
        "players › Ada › stocks › primary has to be a whole number",
        "players › Ada › developing › 2 has to be a whole number",
        "players › 2 › name has to be a text",
        "players › 2 › portfolio has to be an object",
        "players › 2 › developing has to be a list",
        *(
            f"players › Ada › stocks: “{industry}” is missing"
            for industry in ("secondary", "tertiary")
        ),
        "players › 2: “vp” is missing",
        *(
            f"players › 2 › {kind}: “{industry}” is missing"
            for kind in calculator.BY_INDUSTRY
            for industry in INDUSTRIES
        ),
    ]


@pytest.mark.parametrize(
    ("document", "sentence"),
    [
        ([], "JSON has to be an object"),
        ({}, "JSON: “players” is missing"),
        ({"players": 3}, "players has to be a list"),
        ({"players": []}, "Outer Earth is for 2 to 4 players, not 0 (OE-1.1)"),
    ],
)
def test_without_players_nothing_else_is_said(document: object, sentence: str) -> None:
    assert wrong(document) == [sentence]


def test_planets_in_development_have_to_be_told_even_if_there_are_none() -> None:
    """OE-5.4: they cost VP, so nobody forgets them."""
    document = sheet()
    del document["players"][1]["developing"]
    assert wrong(document) == ["players › Ben: “developing” is missing"]


def test_a_document_that_is_not_whole_is_read_as_far_as_it_goes() -> None:
    half = {"name": "Ada", "vp": 4, "stocks": {"tertiary": 2}, "developing": [1]}
    made, errors = calculator.read({"players": [half, {"name": "Ben", "developing": []}]})
    assert (made.names, made.vp) == (["Ada", "Ben"], [4, None])
    assert [row[0] for row in made.stocks] == [None, None, 2]
    assert calculator.built(made, 0) == [1]
    assert errors and all(error.is_missing for error in errors)


def test_a_form_goes_into_a_document_and_comes_back() -> None:
    it = form(two(developing=[2, 0]))
    it.index = [2, None, 2]
    it.rulings["OE-R5"] = "slot"
    it.edition = Edition("Ours", GAME.name, {"planet.01": Value(planet("01", slots=6), "entered")})
    document = json.loads(json.dumps(calculator.document(it)))
    assert calculator.read(document) == (it, [])
    half = calculator.blank(["Ada", "Ben"])
    half.stocks[SECONDARY][1] = 3
    assert calculator.read(calculator.document(half))[0] == half


def test_checking_and_settling_leave_the_form_as_it_is() -> None:
    it = form(two(developing=[2, 0]))
    before = copy.deepcopy(it)
    assert check(it) == []
    calculator.result(it)
    assert it == before


def test_each_refusal_of_the_game_names_its_clause() -> None:
    """Whoever is refused can read why."""
    errors = [error for document, _ in ALONE for error in calculator.read(document)[1]]
    own = [str(error) for error in errors if error.name.startswith(f"{GAME.name}.form.")]
    assert own and all("(OE-" in sentence for sentence in own)


# -- whatever a document holds ---------------------------------------------------------------

NUMBERS = st.sampled_from((*range(-2, 13), None, True, 1.5, "7"))
TABLES = st.one_of(st.dictionaries(st.sampled_from((*INDUSTRIES, "wood")), NUMBERS), NUMBERS)
PEOPLE = st.fixed_dictionaries(
    {},
    optional={
        "name": st.one_of(st.sampled_from(("Ada", "Ben", "Cleo", "")), NUMBERS),
        "vp": NUMBERS,
        "stocks": TABLES,
        "portfolio": TABLES,
        "developing": st.one_of(st.lists(NUMBERS, max_size=5), NUMBERS),
    },
)
SHEETS = st.fixed_dictionaries(
    {"players": st.lists(PEOPLE, max_size=5)},
    optional={
        "stock_index": TABLES,
        "rulings": st.dictionaries(st.sampled_from(("OE-R5", "x")), st.sampled_from(("slot", 1))),
    },
)
COUNTS = st.builds(by_name, *[st.integers(0, 5)] * 3)


@settings(max_examples=100, deadline=None)
@given(SHEETS)
def test_whatever_stands_in_a_document_is_refused_or_scored(document: dict[str, Any]) -> None:
    made, errors = calculator.read(document)
    assert bool(errors) or len(calculator.result(made).sheets) == len(made.names)
    again, wrong_again = calculator.read(calculator.document(made))
    if not errors:
        assert (again, wrong_again) == (made, [])


@settings(max_examples=100, deadline=None)
@given(
    st.lists(
        st.tuples(COUNTS, COUNTS, st.lists(st.integers(0, 8), max_size=3)), min_size=2, max_size=4
    )
)
def test_what_is_refused_is_what_the_box_and_the_clauses_make_impossible(
    people: list[tuple[dict[str, int], dict[str, int], list[int]]],
) -> None:
    """OE-1.1, OE-1.2, OE-1.4, OE-3.10, OE-3.11: counted here once more."""
    players = [
        player(name, stocks=stocks, portfolio=portfolio, developing=developing)
        for name, (stocks, portfolio, developing) in zip(MANY, people, strict=False)
    ]
    planets = sum(sum(closed.values()) + len(developing) for _, closed, developing in people)
    of_industry = [sum(closed[it] for _, closed, _ in people) for it in INDUSTRIES]
    cards = [sum(stocks[it] for stocks, _, _ in people) for it in INDUSTRIES]
    impossible = [
        planets > SIZES[len(people)].galaxy,
        *(count > 8 for count in of_industry),
        cards[TERTIARY] > 18,
        sum(cards) + sum(sum(developing) for _, _, developing in people) > 81,
        *(sum(stocks.values()) < sum(closed.values()) for stocks, closed, _ in people),
        *(
            len(developing) == 3 and not (stocks["secondary"] and sum(closed.values()))
            for stocks, closed, developing in people
        ),
    ]
    assert len(wrong({"players": players})) == sum(impossible)

"""The command line: what it answers, and one sentence for whatever it cannot take."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

import click
import pytest

from desktop import __version__
from desktop.__main__ import main
from desktop.command_line import commands, files, simulate
from desktop.command_line import language as languages
from desktop.host.processes import pool
from desktop.host.system import of_locale
from engine.base.errors import Told, Unreadable
from engine.bots.tournament import Here
from engine.rules.words import Words
from tests.paths import CHECKOUT, RECORDS

type_of_waypost = Callable[..., tuple[int, str, str]]


def player(name: str, **changes: Any) -> dict[str, Any]:
    return {"name": name, "vp": 20, "crystals": 3, "palace": 0, **changes}


def form(**changes: Any) -> dict[str, Any]:
    return {"players": [player("A"), player("B")], **changes}


def day(mood: dict[str, int], **discs: dict[str, int]) -> dict[str, Any]:
    return {"mood": mood, "discs": discs}


@pytest.fixture
def waypost(capsys: pytest.CaptureFixture[str]) -> type_of_waypost:
    """Run a command line in this process: exit code, output, errors."""

    def run(*arguments: object) -> tuple[int, str, str]:
        code = commands.run([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return code, out, err

    return run


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def scored(waypost: type_of_waypost, tmp_path: Path) -> Callable[[dict[str, Any]], dict[str, Any]]:
    """The JSON answer to a form that is scored."""

    def run(document: dict[str, Any]) -> dict[str, Any]:
        code, out, err = waypost("score", "red-outpost", written(tmp_path, document), "--json")
        assert (code, err) == (0, "")
        answer: dict[str, Any] = json.loads(out)
        return answer

    return run


def written(folder: Path, document: object) -> Path:
    path = folder / "sheet.json"
    text = document if isinstance(document, bytes) else json.dumps(document).encode()
    path.write_bytes(text)
    return path


def one_sentence(err: str) -> str:
    """The sentence after the program's name; there is one line and no traceback."""
    assert err.startswith("waypost: ") and err.endswith(".\n")
    assert err.count("\n") == 1 and "Traceback" not in err
    return err.removeprefix("waypost: ").strip()


def process(*arguments: str, **settings: Any) -> subprocess.CompletedProcess[bytes]:
    """The program as a process of its own."""
    return subprocess.run(
        [sys.executable, "-P", "-m", "desktop", *arguments],
        capture_output=not {"stdout", "stderr"} & settings.keys(),
        check=False,
        **settings,
    )


# -- score -----------------------------------------------------------------------------


def test_a_sheet_is_settled_day_palace_and_crystals(scored: Any) -> None:
    answer = scored(
        form(
            players=[player("A", palace=2), player("B", vp=18, crystals=5)],
            days=[day({"shepherd": 3, "miner": -2}, shepherd={"A": 2, "B": 1}, miner={"B": 1})],
        )
    )
    first, second = answer["ranking"]
    assert (first["name"], first["total"], first["rank"]) == ("A", 20 + 3 + 4 + 1, 1)
    assert (second["name"], second["total"], second["rank"]) == ("B", 18 - 2 + 2, 2)
    assert all(
        sum(line["points"] for line in row["lines"]) == row["total"] for row in (first, second)
    )
    portrait = first["lines"][1]
    assert portrait["clause"] == "RO-5.1"
    assert portrait["text"] == "day 2: most discs on the Shepherd, 2 against 1; mood +3"
    assert answer["tie_break"] == []


def test_tied_players_share_a_rank_and_the_next_is_skipped(scored: Any) -> None:
    answer = scored(form(players=[player("A"), player("B"), player("C", vp=1)]))
    assert [row["rank"] for row in answer["ranking"]] == [1, 1, 3]
    assert [step["players"] for step in answer["tie_break"]] == [["A", "B"], ["A", "B"]]


def test_days_are_settled_in_order_with_the_floor_each_time(scored: Any) -> None:
    loss = day({"miner": -4}, miner={"A": 1})
    gain = day({"miner": 4}, miner={"A": 1})
    players = [player("A", vp=1, crystals=0, gained=0), player("B", crystals=0, gained=0)]
    totals = [
        {row["name"]: row["total"] for row in scored(form(players=players, days=days))["ranking"]}
        for days in ([loss, gain], [gain, loss])
    ]
    assert [total["A"] for total in totals] == [4, 1]


def test_ro_7_2_crystals_on_portraits_count_on_the_last_listed_day(scored: Any) -> None:
    days = [day({"miner": mood}, miner={"A": 1, "B": 1}) for mood in (2, 3)]
    players = [player("A", palace_crystals={"miner": 1}, gained=0), player("B", gained=4)]
    answer = scored(form(players=players, days=days))
    totals = {row["name"]: row["total"] for row in answer["ranking"]}
    assert totals == {"A": 20 + 2 + 3 + 1, "B": 20 + 2 + 4 + 1}


def test_ro_r6_and_ro_r7_are_read_as_the_form_says(scored: Any) -> None:
    players = [
        player("A", vp=2, palace=1),
        player("B", palace=1),
        player("C", palace_crystals={}, palace=0),
        player("D", palace=0),
    ]
    players[2]["palace"] = 1
    days = [day({"shepherd": -4, "miner": 3}, shepherd={"A": 1}, miner={"A": 1})]
    plain = scored(form(players=players, days=days))
    read = scored(form(players=players, days=days, rulings={"RO-R6": "sum"}))
    total = [{row["name"]: row["total"] for row in answer["ranking"]} for answer in (plain, read)]
    assert total[0]["A"] == total[1]["A"] + 2
    players = [player("A", palace=2), player("B", palace=2), player("C", palace=1)]
    third, second = (
        {
            row["name"]: row["total"]
            for row in scored(form(players=players, rulings=rulings))["ranking"]
        }
        for rulings in ({}, {"RO-R7": "second"})
    )
    assert (third["C"], second["C"]) == (22, 23)


def test_the_readable_sheet_tells_lines_ties_rulings_and_placeholders(
    waypost: type_of_waypost, tmp_path: Path
) -> None:
    path = written(tmp_path, form(days=[day({"miner": 1}, miner={"A": 1, "B": 1})]))
    code, out, _ = waypost("score", "red-outpost", path)
    assert code == 0
    for part in (
        "1. A: 22 VP",
        "  +1  day 2: tied on the Miner with 1 disc each; mood +1 (RO-5.1)",
        "\nTies\n",
        "A and B are still tied and share the place (RO-6.3)",
        "RO-R7: Which place",
        "placeholder",
    ):
        assert part in out


@pytest.mark.parametrize(
    ("document", "sentence"),
    [
        (form(players=[player("A")]), "for 2 to 4 players, not 1"),
        (form(players=[player(name) for name in "ABCDE"]), "for 2 to 4 players, not 5"),
        (form(players=[player("A"), player("A")]), "Two players are called “A”"),
        (form(players=[player(" "), player("A")]), "players › 1 › name has to be a printable name"),
        (form(players=[player("\ud800"), player("A")]), "players › 1 › name has to be a printable"),
        (form(players=[player("A", vp=-1), player("B")]), "players › A › vp: −1 is less than 0"),
        (form(players=[player("A", vp=True), player("B")]), "players › A › vp has to be a whole"),
        (form(players=[player("A", crystals="3"), player("B")]), "crystals has to be a whole number"),
        (form(players=[player("A", wool=1), player("B")]), "players › 1: “wool” is not known"),
        (form(players=[{"name": "A"}, player("B")]), "players › A: “vp” is missing"),
        (form(players={}), "players has to be a list"),
        (form(players=[player("A", crystals=12), player("B", palace=10)]), "25 crystals are listed"),
        (form(players=[player("A", palace_crystals={"miner": 1}), player("B")]), "the day on which"),
        (form(days=[day({"miner": 6}, miner={"A": 1})]), "days › 1 › mood › miner: 6 is not on"),
        (form(days=[day({"miner": -5}, miner={"A": 1})]), "miner: −5 is not on the mood track"),
        (form(days=[day({}, miner={"A": 1})]), "days › 1 › mood: “miner” is missing"),
        (form(days=[day({}, cook={"A": 1})]), "days › 1 › discs: “cook” is not known"),
        (form(days=[day({"miner": 1}, miner={"Z": 1})]), "days › 1 › discs › miner: “Z” is not known"),
        (form(days=[day({"miner": 1}, miner={"A": 10})]), "“A” has 10 discs on the portraits"),
        (form(days=[day({}), day({}), day({})]), "A match has 2 days, not 3"),
        (form(rulings={"RO-R99": "x"}), "rulings: “RO-R99” is not known"),
        (form(rulings={"RO-R7": "fourth"}), "RO-R7: “fourth” is not one of its readings"),
        (form(rulings={"RO-R7": ["second"]}), "is not one of its readings"),
        ([], "JSON has to be an object"),
        (None, "JSON has to be an object"),
        (b'{"players": 1, "players": 2}', "the key “players” is there twice"),
        (b'{"players": NaN}', "NaN is not a number"),
        (b'{"players": 1.5}', "1.5 is not a whole number"),
        (b'{"players": 1' + b"0" * 5000 + b"}", "the number 100000000… is too large"),
        (b"[" * 200_000, "the text is nested too deeply"),
        (b"{", "line 1, column 2 is not JSON"),
        (b"", "line 1, column 1 is not JSON"),
        (b'{"a": "\xff"}', "byte 8 is not UTF-8"),
        (b" " * (2**20 + 1), "is longer than 1 MiB"),
    ],
)  # fmt: skip
def test_what_the_box_or_json_makes_impossible_is_refused_in_one_sentence(
    waypost: type_of_waypost, tmp_path: Path, document: object, sentence: str
) -> None:
    code, out, err = waypost("score", "red-outpost", written(tmp_path, document))
    assert (code, out) == (2, "")
    assert sentence in one_sentence(err)
    assert "sheet.json" in err


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "players › A › vp: −1 is less than 0; days › 1 › mood: “miner” is missing."),
        ("de", "players › A › vp: −1 ist kleiner als 0; days › 1 › mood: „miner“ fehlt."),
    ],
)
def test_everything_that_is_wrong_in_a_form_is_told_in_one_sentence(
    waypost: type_of_waypost, tmp_path: Path, language: str, sentence: str
) -> None:
    players = [player("A", vp=-1), player("B")]
    path = written(tmp_path, form(players=players, days=[day({}, miner={"B": 1})]))
    code, out, err = waypost("score", "red-outpost", path, "--language", language)
    assert (code, out) == (2, "")
    assert one_sentence(err).endswith(f"sheet.json: {sentence}")


def test_ro_7_2_two_people_cannot_both_have_crystals_on_portraits(
    waypost: type_of_waypost, tmp_path: Path
) -> None:
    players = [player(name, palace_crystals={"miner": 1}) for name in "AB"]
    document = form(players=players, days=[day({"miner": 1})])
    code, _, err = waypost("score", "red-outpost", written(tmp_path, document))
    assert code == 2 and "“A” and “B” both have crystals" in one_sentence(err)


@pytest.mark.parametrize(
    "document",
    [
        form(players=[player("A", vp=0), player("B", vp=150)]),
        form(players=[player("A", crystals=24), player("B", crystals=0)]),
        form(players=[player("A", crystals=0, palace=24), player("B", crystals=0)]),
        form(players=[player("a"), player("A")]),
        form(days=[]),
        form(players=[player(name, gained=0) for name in "AB"], days=[day({}), day({})]),
        form(days=[day({"miner": 5}, miner={"A": 9})]),
        form(days=[day({"miner": 5}, miner={"A": 9, "B": 9})]),
        form(days=[day({"miner": -4, "farmer": 0}, miner={"A": 0})]),
        form(days=[day({"miner": 1}, miner={})], rulings={"RO-R12": "kitchen"}),
    ],
)
def test_what_is_merely_unlikely_is_scored(scored: Any, document: dict[str, Any]) -> None:
    assert len(scored(document)["ranking"]) == len(document["players"])


def test_discs_of_a_day_are_limited_by_the_number_of_players(
    waypost: type_of_waypost, tmp_path: Path
) -> None:
    for names, most in (("AB", 9), ("ABC", 7), ("ABCD", 6)):
        for discs, expected in ((most, 0), (most + 1, 2)):
            document = form(
                players=[player(name) for name in names],
                days=[day({"miner": 1, "farmer": 1}, miner={"A": 4}, farmer={"A": discs - 4})],
            )
            assert waypost("score", "red-outpost", written(tmp_path, document))[0] == expected


def test_a_form_comes_from_standard_input_too() -> None:
    done = process("score", "red-outpost", "-", "--json", input=json.dumps(form()).encode())
    assert done.returncode == 0
    assert [row["rank"] for row in json.loads(done.stdout)["ranking"]] == [1, 1]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "name"), [("en", b"standard input"), ("de", b"Standardeingabe")]
)
def test_standard_input_is_called_by_its_name(language: str, name: bytes) -> None:
    for command in (("score", "red-outpost"), ("replay",)):
        done = process(*command, "-", "--language", language, input=b"hello\n")
        assert done.returncode == 2 and done.stderr.startswith(b"waypost: " + name + b": ")
        done = process(*command, "-", "--language", language, input=b" " * (2**20 + 1))
        assert done.returncode == 2 and name in done.stderr
    done = process("replay", "-", "--language", language, input=RECORDS[0].read_bytes())
    assert done.returncode == 0 and done.stdout.startswith(name)


# -- simulate --------------------------------------------------------------------------


def simulated(waypost: type_of_waypost, *arguments: object) -> dict[str, Any]:
    code, out, err = waypost("simulate", "red-outpost", "--json", *arguments)
    assert (code, err) == (0, "")
    told: dict[str, Any] = json.loads(out)
    return told


def test_a_simulation_reports_wins_points_and_speed(waypost: type_of_waypost) -> None:
    told = simulated(waypost, "--players", 3, "--games", 30, "--seed", 7)
    assert (told["games"], told["players"], told["bots"]) == (30, 3, ["random"] * 3)
    assert sum(told["wins_by_seat"]) == pytest.approx(30)
    assert told["decisions"] > 30 * 21 and told["decisions_per_second"] > 0
    assert told["vp"]["least"] <= told["vp"]["mean"] <= told["vp"]["most"]
    assert len(told["vp_by_seat"]) == 3


def test_the_digest_is_equal_for_equal_arguments_and_differs_for_others(
    waypost: type_of_waypost,
) -> None:
    base = ("--games", 20, "--seed", "x")
    digest = simulated(waypost, *base)["digest"]
    assert simulated(waypost, *base)["digest"] == digest
    for other in (
        ("--games", 20, "--seed", "y"),
        ("--games", 21, "--seed", "x"),
        (*base, "--players", 3),
        (*base, "--option", "locks=random"),
        (*base, "--option", "special_cards=on"),
    ):
        assert simulated(waypost, *other)["digest"] != digest


@pytest.mark.slow
def test_the_digest_does_not_depend_on_jobs_or_on_the_hash_seed() -> None:
    digests = set()
    for jobs, hash_seed in (("1", "0"), ("2", "1"), ("3", "random")):
        arguments = ("simulate", "red-outpost", "--games", "250", "--jobs", jobs, "--json")
        done = process(*arguments, env={**os.environ, "PYTHONHASHSEED": hash_seed})
        assert done.returncode == 0, done.stderr
        digests.add(json.loads(done.stdout)["digest"])
    assert len(digests) == 1


def die(*_portion: object) -> None:
    """A process that is ended from outside, as when memory is short."""
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.slow
def test_a_process_that_dies_ends_a_simulation_with_one_sentence(
    waypost: type_of_waypost, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "play", die)
    monkeypatch.setattr(simulate, "CORES", 2)
    code, out, err = waypost("simulate", "red-outpost", "--games", 300, "--jobs", 2)
    assert (code, out) == (2, "")
    assert "crashed" in one_sentence(err)


def test_on_a_terminal_a_bar_tells_how_far_it_is_and_goes_at_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    terminal = io.StringIO()
    monkeypatch.setattr(terminal, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stderr", terminal)
    with simulate.progress(2) as done:
        done(2)
    assert "0/2" in terminal.getvalue()
    assert not terminal.getvalue().rpartition("\r")[2].strip()
    assert "\n" not in terminal.getvalue()


@pytest.mark.slow
def test_no_more_processes_than_the_machine_has(
    waypost: type_of_waypost, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = []

    def counted(count: int) -> ProcessPoolExecutor:
        made.append(count)
        return pool(count)

    monkeypatch.setattr(simulate, "pool", counted)
    monkeypatch.setattr(simulate, "CORES", 2)
    simulated(waypost, "--games", 300, "--jobs", 100_000)
    assert made == [2]


class Client:
    """Stands for Dask's; it does at once what it is given."""

    asked: ClassVar[list[str]] = []

    def __init__(self, address: str, **how: object) -> None:
        if address == "tcp://nobody:1":
            raise OSError("Timed out")
        self.asked.append(address)

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None: ...

    def get_executor(self) -> Executor:
        """Does the work."""
        return Here()


@pytest.fixture
def dask(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses at which clusters were asked."""
    there = ModuleType("distributed")
    there.Client = Client  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "distributed", there)
    monkeypatch.setattr(Client, "asked", [])
    return Client.asked


def test_a_cluster_plays_the_matches_that_processes_would_play(
    waypost: type_of_waypost, dask: list[str]
) -> None:
    simulation = ("simulate", "red-outpost", "--games", 4, "--bots", "easy", "--json")
    contest = ("tournament", "red-outpost", "--bots", "easy,random", "--matches", 4, "--json")
    for arguments in (simulation, contest):
        here = json.loads(waypost(*arguments)[1])
        there = json.loads(waypost(*arguments, "--cluster", "tcp://others:8786")[1])
        assert here["digest"] == there["digest"]
    assert dask == ["tcp://others:8786"] * 2


def test_a_cluster_that_cannot_play_is_told_in_one_sentence(
    waypost: type_of_waypost, dask: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ("simulate", "red-outpost", "--games", 2, "--cluster")
    code, out, err = waypost(*arguments, "tcp://nobody:1")
    assert (code, out) == (2, "")
    assert one_sentence(err) == "no cluster answers at tcp://nobody:1: Timed out."

    def missing(*_: object) -> None:
        raise ModuleNotFoundError("No module named 'engine'")

    monkeypatch.setattr(simulate, "play", missing)
    code, out, err = waypost(*arguments, "tcp://others:8786")
    assert (code, out) == (2, "")
    assert "the cluster at tcp://others:8786 did not play: No module" in one_sentence(err)
    monkeypatch.setitem(sys.modules, "distributed", None)
    code, out, err = waypost(*arguments, "tcp://others:8786")
    assert (code, out) == (2, "")
    assert "install waypost[cluster]" in one_sentence(err)


def test_bots_take_seats_in_turn_and_can_rotate(waypost: type_of_waypost) -> None:
    told = simulated(waypost, "--players", 3, "--games", 3, "--bots", "random,greedy", "--rotate")
    assert told["bots"] == ["random", "greedy", "random"]
    assert told["wins_by_bot"].keys() == {"random", "greedy"}


def test_without_options_two_random_bots_play_a_hundred_matches(waypost: type_of_waypost) -> None:
    told = simulated(waypost)
    assert (told["games"], told["players"], told["bots"]) == (100, 2, ["random"] * 2)
    assert (told["seed"], told["rotate"]) == ("1", False)


@pytest.mark.parametrize("rotate", [False, True])
def test_a_simulation_is_told_in_lines(waypost: type_of_waypost, rotate: bool) -> None:
    arguments = ("--games", 3, "--bots", "random,greedy", *["--rotate"] * rotate)
    told = simulated(waypost, *arguments)
    first, decisions, points, *seats, digest = waypost("simulate", "red-outpost", *arguments)[
        1
    ].splitlines()
    assert first == "3 matches of red-outpost with 2 seats"
    assert decisions.startswith(f"{told['decisions']} decisions, ")
    assert points.endswith(f"from {told['vp']['least']} to {told['vp']['most']}")
    by_seat = zip(told["bots"], told["wins_by_seat"], told["vp_by_seat"], strict=True)
    assert seats == [
        *(
            f"seat {number}{'' if rotate else f' ({bot})'}: {wins:g} wins, mean {vp['mean']:.2f} VP"
            for number, (bot, wins, vp) in enumerate(by_seat, 1)
        ),
        *(f"{bot}: {wins:g} wins" for bot, wins in told["wins_by_bot"].items()),
    ]
    assert digest == f"digest {told['digest']}"


def test_a_simulation_of_one_kind_of_bot_names_it_once(waypost: type_of_waypost) -> None:
    assert len(waypost("simulate", "red-outpost", "--games", 2)[1].splitlines()) == 3 + 2 + 1


def contested(waypost: type_of_waypost, *arguments: object) -> dict[str, Any]:
    """The JSON answer to a tournament."""
    code, out, err = waypost("tournament", "red-outpost", *arguments, "--json")
    assert (code, err) == (0, "")
    answer: dict[str, Any] = json.loads(out)
    return answer


def test_a_tournament_tells_how_often_the_first_bot_wins(waypost: type_of_waypost) -> None:
    arguments = ("--bots", "easy,random", "--matches", 4)
    told = contested(waypost, *arguments)
    assert (told["matches"], told["target"], told["sure"]) == (4, 0.5, "")
    assert told["share"] == told["wins_by_bot"]["easy"] / 4
    lines = waypost("tournament", "red-outpost", *arguments)[1].splitlines()
    assert lines[0] == "4 matches of red-outpost with 2 seats"
    assert lines[1:3] == [f"{bot}: {wins:g} wins" for bot, wins in told["wins_by_bot"].items()]
    assert lines[3].startswith(f"easy: {100 * told['share']:g}% of the matches; between ")
    assert lines[4] == "It is not sure on which side of 50% easy is."
    assert lines[5] == f"digest {told['digest']}"


@pytest.mark.slow
def test_a_tournament_ends_when_it_is_sure_with_any_number_of_jobs(
    waypost: type_of_waypost, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "CORES", 2)
    arguments = ("--bots", "random,easy", "--until-sure", "--target", 40)
    told = contested(waypost, *arguments)
    assert (told["matches"], told["sure"]) == (60, "below")
    assert contested(waypost, *arguments, "--jobs", 2) == told


@pytest.mark.parametrize(
    ("least", "text", "number"),
    [
        (1, "1", 1),
        (0, "0", 0),
        (1, "007", 7),
        (1, "999999999", 999_999_999),
        (1, "0", None),
        (1, "1000000000", None),
        (1, "9" * 5000, None),
        (1, "-1", None),
        (1, "1.0", None),
        (1, "٣", None),
        (1, "", None),
    ],
)
def test_a_number_is_whole_and_within_its_bounds(least: int, text: str, number: int | None) -> None:
    kind = commands.Whole(languages.own("en"), least)
    if number is not None:
        assert kind.convert(text, None, None) == number
        return
    with pytest.raises(click.BadParameter, match=f"is not a whole number from {least}"):
        kind.convert(text, None, None)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("simulate", "chess"), "there is no game “chess”; there are red-outpost"),
        (("simulate", "red-outpost", "--players", "5"), "red-outpost is for 2 to 4 players, not 5"),
        (("simulate", "red-outpost", "--players", "two"), "two is not a whole number"),
        (("simulate", "red-outpost", "--games", "0"), "--games is not valid: 0 is not a whole"),
        (("simulate", "red-outpost", "--jobs", "-1"), "--jobs is not valid"),
        (("simulate", "red-outpost", "--bots", "deep"), "there is no bot “deep”"),
        (("simulate", "red-outpost", "--bots", ""), "there is no bot “”"),
        (("simulate", "red-outpost", "--bots", "random,random,random"), "3 bots are named for 2"),
        (("simulate", "red-outpost", "--option", "locks"), "--option is written NAME=CHOICE"),
        (("simulate", "red-outpost", "--option", "locks=none"), "option “locks” is one of"),
        (("simulate", "red-outpost", "--option", "first=4"), "seat 4 cannot begin"),
        (("simulate", "red-outpost", "--ruling", "RO-R7=x"), "ruling “RO-R7” is one of"),
        (("simulate", "red-outpost", "--ruling", "RO-R7=third", "--ruling", "RO-R7=second"), "twice"),
        (("simulate",), "GAME is missing"),
        (("tournament", "red-outpost"), "--bots is missing"),
        (("tournament", "red-outpost", "--bots", "easy", "--target", "0"), "--target is not valid"),
        (("tournament", "robinson-crusoe", "--bots", "easy"), "no bot plays robinson-crusoe"),
        (("score", "red-outpost"), "FILE is missing"),
        (("score", "robinson-crusoe", "x"), "robinson-crusoe has no points to count"),
        (("simulate", "robinson-crusoe"), "no bot plays robinson-crusoe"),
        (("score", "chess", "-"), "there is no game “chess”"),
        (("score", "red-outpost", "/nowhere/sheet.json"), "“/nowhere/sheet.json” cannot be read"),
        (("score", "red-outpost", "/"), "“/” cannot be read: it is a folder"),
        (("score", "red-outpost", "a\0b"), "cannot be read"),
        (("score", "red-outpost", "a", "b"), "unexpected extra argument (b)"),
        (("replay", "/nowhere/record"), "“/nowhere/record” cannot be read"),
        (("dance",), "There is no command dance"),
        (("my/match.waypost",), "check it with “waypost replay my/match.waypost”"),
        (("Match.WAYPOST", "replay"), "start waypost alone and open it on the shelf"),
        (("--dance",), "There is no option --dance"),
        (("--language", "fr"), "--language is not valid"),
        (("--demo", "/dev/null/x"), "“/dev/null/x” cannot be written to"),
        (("--demo", "x", "score", "red-outpost", "-"), "goes without a command"),
    ],
)  # fmt: skip
def test_a_command_that_cannot_be_is_refused_in_one_sentence(
    waypost: type_of_waypost, arguments: tuple[str, ...], sentence: str
) -> None:
    code, out, err = waypost(*arguments)
    assert (code, out) == (2, "")
    assert sentence in one_sentence(err)


@pytest.mark.parametrize(
    "arguments",
    [
        ("{}",),
        ("{}.waypost",),
        ("--{}",),
        ("score", "red-outpost", "a", "{}"),
        ("simulate", "red-outpost", "--games", "{}"),
        ("replay", "{}"),
    ],
)
def test_what_is_typed_steers_no_terminal_and_is_told_in_part(
    waypost: type_of_waypost, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    name = "a\x1b[31m\u202eb" + "y" * 220
    (tmp_path / name).write_text("no record")
    typed = str(tmp_path / name) if arguments[0] == "replay" else name
    _, _, err = waypost(*(it.format(typed) for it in arguments))
    assert err.removesuffix("\n").isprintable() and "y" * 200 not in err
    assert r"a\x1b[31m\u202eb" in err


# -- replay ----------------------------------------------------------------------------


ONE_A_GAME = {
    path.read_text("utf-8").split("\ngame ", 1)[1].split("\n")[0]: path for path in RECORDS
}
"""A golden match of each game."""


@pytest.mark.parametrize("game", ONE_A_GAME)
def test_a_replay_tells_the_ranking_that_the_record_ends_with(
    waypost: type_of_waypost, game: str
) -> None:
    """Best first; none in a game without points."""
    path = ONE_A_GAME[game]
    code, out, _ = waypost("replay", path, "--json")
    told = json.loads(out)
    assert (code, told["game"], told["over"]) == (0, game, True)
    sheets = re.findall(r"^\d+ sheet (\d+) (\d+) (-?\d+) ", path.read_text("utf-8"), re.MULTILINE)
    kept = [(int(rank), int(total)) for _, rank, total in sheets[-len(told["players"]) :]]
    assert [(row["rank"], row["total"]) for row in told["ranking"]] == sorted(kept)
    assert " is valid: " in waypost("replay", path)[1]


def test_a_replay_tells_the_log_if_it_is_wanted(waypost: type_of_waypost) -> None:
    path = RECORDS[0]
    assert "log" not in json.loads(waypost("replay", path, "--json")[1])
    log = json.loads(waypost("replay", path, "--log", "--json")[1])["log"]
    told = waypost("replay", path, "--log")[1].splitlines()
    assert log[0]["text"] and log[0]["clause"]
    assert [f"{line['number']}  {line['text']} [{line['clause']}]" for line in log] == [
        line for line in told if line.endswith("]") and line[0].isdigit()
    ]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: "hello\n", "line 1: "),
        (lambda text: text[:-1], "something is missing"),
        (lambda text: text.replace("game red-outpost", "game chess", 1), "there is no game “chess”"),
        (lambda text: text.replace(" turn 3 ", " turn 4 ", 1), "line "),
        (lambda text: text.replace("value wheel.spaces review 4", "value wheel.spaces review true", 1), "wheel.spaces"),
        (lambda text: text.replace("value wheel.spaces review 4", 'value wheel.spaces hearsay 4', 1), "hearsay"),
        (lambda text: text.replace("value lake.fish_1 placeholder 2", "value lake.fish_1 placeholder 5", 1), "lake"),
    ],
)  # fmt: skip
def test_a_broken_record_is_refused_with_its_line_or_entry(
    waypost: type_of_waypost, tmp_path: Path, change: Callable[[str], str], sentence: str
) -> None:
    text = RECORDS[0].read_text("utf-8")
    broken = change(text)
    assert broken != text
    path = tmp_path / "record"
    path.write_text(broken, "utf-8")
    code, out, err = waypost("replay", path)
    assert (code, out) == (2, "")
    assert sentence in one_sentence(err) and str(path) in err


def test_a_record_in_another_encoding_is_refused(waypost: type_of_waypost, tmp_path: Path) -> None:
    path = tmp_path / "record"
    path.write_bytes("waypost match 1\ngame ä\n".encode("latin-1"))
    code, _, err = waypost("replay", path)
    assert code == 2 and "line 2: the record is not UTF-8" in one_sentence(err)


@pytest.mark.parametrize("with_log", [False, True])
def test_a_replay_says_how_far_the_match_has_come(
    waypost: type_of_waypost, tmp_path: Path, with_log: bool
) -> None:
    text = next(path for path in RECORDS if path.stem == "two_people_base_rules").read_text("utf-8")
    path = tmp_path / "match.waypost"
    options = ["--log"] * with_log
    ends = {}
    for name, rows in (("whole", None), ("begun", 60)):
        path.write_text("".join(text.splitlines(keepends=True)[:rows]), "utf-8")
        told = json.loads(waypost("replay", path, "--json", *options)[1])
        out = waypost("replay", path, *options)[1]
        assert f"{told['lines']} lines" in out and f"{told['turns']} turns" in out
        assert told["lines"] > told["turns"] > 0
        assert ("log" in told) == with_log == any(line.endswith("]") for line in out.splitlines())
        assert "placeholder" in out
        ends[name] = (out.splitlines()[1], told["over"], len(told["ranking"]), "VP" in out)
    assert ends["whole"] == ("The match is over.", True, 2, True)
    assert ends["begun"][:3] == ("The match is not over.", False, 0)
    own = text.replace("\nseed ", "\nedition Our copy\nseed ", 1)
    path.write_text(own, "utf-8")
    assert "Our copy" in waypost("replay", path, *options)[1]


def test_a_file_is_read_up_to_a_mebibyte(waypost: type_of_waypost, tmp_path: Path) -> None:
    for size, sentence in ((2**20, "not JSON"), (2**20 + 1, "is longer than 1 MiB")):
        err = waypost("score", "red-outpost", written(tmp_path, b" " * size))[2]
        assert sentence in one_sentence(err)


# -- language, help, streams -------------------------------------------------------------


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "de_AT", "LC_MESSAGES": "en_US"}, "en"),
        ({"LANG": "en_US", "LC_ALL": "de_CH"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
        ({"LANG": "den"}, "en"),
    ],
)
def test_the_locale_decides_the_language(environ: dict[str, str], language: str) -> None:
    assert of_locale(environ) == language


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        ((), "de"),
        (("--language", "en"), "en"),
        (("score", "--language=en", "x"), "en"),
        (("--language=en", "--language", "de"), "en"),
        (("--language", "fr"), "de"),
        (("--language", "fr", "--language", "en"), "en"),
        (("--language",), "de"),
        (("--language=",), "de"),
        (("--", "--language", "en"), "de"),
        (("en", "--languages=en"), "de"),
    ],
)
def test_the_arguments_decide_the_language_before_the_locale(
    arguments: tuple[str, ...], language: str
) -> None:
    assert languages.chosen(arguments, {"LANG": "de_DE.UTF-8"}) == language


def test_german_is_spoken_where_it_is_asked_for(
    waypost: type_of_waypost, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = written(tmp_path, form())
    for arguments in (("--language", "de", "score"), ("score", "--language=de")):
        assert "Wertungsblatt" in waypost(*arguments, "red-outpost", path)[1]
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    german = waypost("score", "red-outpost", path)[1]
    assert "Wertungsblatt" in german and "\nGleichstände\n" in german
    assert "Score sheet" in waypost("score", "red-outpost", path, "--language", "en")[1]
    assert "Es gibt kein Spiel „chess“" in waypost("score", "chess", path)[2]
    broken = written(tmp_path, form(players=[player("A")]))
    assert "2 bis 4 Personen" in waypost("score", "red-outpost", broken)[2]
    assert "Partien unter Bots spielen" in waypost("--help")[1]
    assert "kann nicht gelesen werden" in waypost("replay", "/nowhere")[2]


def test_help_and_version_are_shown(waypost: type_of_waypost) -> None:
    assert waypost("--version") == (0, f"waypost {__version__}\n", "")
    code, out, _ = waypost("--help")
    assert code == 0 and all(name in out for name in ("simulate", "replay", "score", "--demo"))
    for command in ("simulate", "replay", "score"):
        code, out, _ = waypost(command, "--help")
        assert code == 0 and "--json" in out


def test_the_help_of_a_command_names_what_is_taken_without_an_option(
    waypost: type_of_waypost,
) -> None:
    told = {
        command: re.findall(r"\[default: ([^]]*)\]", waypost(command, "--help")[1])
        for command in ("simulate", "render", "replay")
    }
    assert told == {
        "simulate": ["2", "100", "1", "random", "1"],
        "render": ["light"],
        "replay": [],
    }


def test_help_goes_before_whatever_else_is_wrong(waypost: type_of_waypost) -> None:
    for arguments in (("simulate", "--help", "--games", "0"), ("render", "--at", "x", "--help")):
        code, out, err = waypost(*arguments)
        assert (code, err) == (0, "") and out.startswith(f"Usage: waypost {arguments[0]} ")
    assert waypost("--language", "fr", "--version")[0] == 0


def test_ctrl_c_and_a_reader_that_leaves_end_a_command_with_the_codes_of_a_shell(
    waypost: type_of_waypost, monkeypatch: pytest.MonkeyPatch
) -> None:
    dropped: list[tuple[str, int]] = []

    def given(number: int, place: int) -> None:
        dropped.append((Path(f"/proc/self/fd/{number}").readlink().as_posix(), place))
        os.close(number)

    for error, code, said, lost in (
        (KeyboardInterrupt(), 130, "", []),
        (BrokenPipeError(), 141, "", [("/dev/null", 1)]),
        (
            OSError(28, "No space left"),
            2,
            "cannot be written: there is no room left on the disk.",
            [("/dev/null", 1)],
        ),
        (OSError("no reason"), 2, "cannot be written: no reason.", [("/dev/null", 1)]),
    ):
        dropped.clear()

        def fail(*_: object, error: BaseException = error, **__: object) -> None:
            raise error

        with monkeypatch.context() as patched:
            patched.setattr(os, "dup2", given)
            patched.setattr(simulate, "run", fail)
            answered, out, err = waypost("simulate", "red-outpost")
        assert (answered, out, dropped) == (code, "", lost)
        assert err.strip().endswith(said) and bool(err) == bool(said)


def test_words_that_cannot_be_read_are_told_in_one_sentence(
    waypost: type_of_waypost, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_language: str) -> Words:
        raise Told("no words", "the words are damaged")

    monkeypatch.setattr(languages, "own", fail)
    code, out, err = waypost("simulate", "red-outpost")
    assert (code, out, err) == (2, "", "waypost: the words are damaged\n")


def test_ctrl_c_ends_the_program_quietly_from_its_first_moment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def interrupted(_arguments: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(sys, "argv", ["waypost", "simulate"])
    monkeypatch.setattr(commands, "run", interrupted)
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 130


@pytest.mark.parametrize("command", [("replay",), ("score", "red-outpost")])
def test_nobody_waits_for_a_pipe_that_is_named(
    waypost: type_of_waypost, tmp_path: Path, command: tuple[str, ...]
) -> None:
    """What comes through a pipe is named by `-`."""
    os.mkfifo(tmp_path / "pipe")
    code, _, err = waypost(*command, tmp_path / "pipe")
    assert code == 2 and "it is a pipe or a device, not a file" in one_sentence(err)


@pytest.mark.parametrize("size", [0, 2**20, 2**20 + 1])
def test_standard_input_is_read_up_to_a_mebibyte(
    monkeypatch: pytest.MonkeyPatch, size: int
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b" " * size)))
    if size <= 2**20:
        assert files.read("-") == b" " * size
    else:
        with pytest.raises(Unreadable, match="is longer than 1 MiB"):
            files.read("-")


def test_a_program_without_standard_streams_reads_nothing_and_says_where_nothing_goes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert files.read("-") == b""
    monkeypatch.setattr(sys, "stdout", None)
    with pytest.raises(OSError, match="Bad file descriptor"):
        files.write("x")


def test_the_version_is_the_project_s() -> None:
    assert f'version = "{__version__}"' in (CHECKOUT / "pyproject.toml").read_text("utf-8")


@pytest.mark.slow
def test_no_command_imports_qt() -> None:
    program = (
        "import sys; from desktop.command_line.commands import run; "
        "run(['simulate', 'red-outpost', '--games', '1']); run(['score', 'chess', '-']); "
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert done.returncode == 0


@pytest.mark.slow
def test_a_reader_that_leaves_ends_the_program_quietly() -> None:
    read, write = os.pipe()
    os.close(read)
    try:
        done = process("simulate", "red-outpost", stdout=write, stderr=subprocess.PIPE)
    finally:
        os.close(write)
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
def test_an_output_that_cannot_be_written_is_said() -> None:
    with Path("/dev/full").open("wb") as full:
        done = process(
            "--language", "en", "simulate", "red-outpost", stdout=full, stderr=subprocess.PIPE
        )
    assert done.returncode == 2
    assert "The output cannot be written: there is no room left" in one_sentence(
        done.stderr.decode()
    )


def test_an_output_without_the_needed_letters_still_shows_a_sheet() -> None:
    environ = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = process("score", "red-outpost", "-", input=json.dumps(form()).encode(), env=environ)
    assert done.returncode == 0 and b"1. A: 21 VP" in done.stdout


@contextmanager
def long_simulation(jobs: int) -> Iterator[subprocess.Popen[bytes]]:
    """A simulation that would take hours, as a terminal starts it; it never outlives the test."""
    arguments = ("simulate", "red-outpost", "--games", "900000", "--jobs", str(jobs))
    with subprocess.Popen(
        [sys.executable, "-P", "-m", "desktop", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # Who runs the tests in the background has Ctrl-C ignored, and so would it.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as running:
        try:
            wait_until_they_work(running.pid, jobs if jobs > 1 else 0)
            yield running
        finally:
            running.kill()


STARTED = 1.0
"""Seconds of CPU that no process has used before it plays."""


def wait_until_they_work(ident: int, beside: int) -> None:
    """Wait until a process, or so many beside it, have started and work, on a busy machine too."""
    end = time.monotonic() + 120
    while True:
        used = sorted(
            seconds for each, seconds in workers(ident) if (each != ident) == bool(beside)
        )
        if len(used) >= max(beside, 1) and used[-max(beside, 1)] > STARTED:
            return
        assert time.monotonic() < end, f"nothing works: {used}"
        time.sleep(0.05)


def workers(ident: int) -> Iterator[tuple[int, float]]:
    """A process and those that it started, with the seconds of CPU that each has used."""
    for place in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = place.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if ident in (int(place.parent.name), int(fields[1])):
            used = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
            yield int(place.parent.name), used


@pytest.mark.slow
@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_ends_a_simulation_with_130_and_without_a_traceback(jobs: int) -> None:
    with long_simulation(jobs) as running:
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=30)
    assert (running.returncode, err) == (130, b"")


@pytest.mark.slow
def test_a_killed_simulation_leaves_no_process_and_no_word_behind() -> None:
    with long_simulation(2) as running:
        running.kill()
        # Its ends are open as long as a process is left that was given them.
        _, err = running.communicate(timeout=30)
    assert (running.returncode, err) == (-signal.SIGKILL, b"")


# -- deck ------------------------------------------------------------------------------


CARD = """
[[event]]
id = "one"
icon = "book"
name = { en = "One", de = "Eins" }
flavour = { en = "x", de = "x" }
effect = ["lose food 1"]
answer = { en = "x", de = "x" }
threat = { pawns = 1 }
reward = ["gain wood 1"]
threat_effect = ["wound each 1"]
"""


def test_a_deck_file_that_holds_is_counted(waypost: type_of_waypost, tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(CARD)
    told = f"{path} can be played.\n1 Event card (1 Book)\n"
    assert waypost("deck", "robinson-crusoe", path) == (0, told, "")
    code, out, err = waypost("deck", "robinson-crusoe", path, "--json")
    assert (code, err) == (0, "") and json.loads(out)["cards"]["event"]["book"] == 1


def test_every_error_of_a_deck_file_stands_on_its_own_line(
    waypost: type_of_waypost, tmp_path: Path
) -> None:
    path = tmp_path / "own.toml"
    path.write_text(CARD.replace("lose", "loose").replace(', de = "Eins"', ""))
    assert waypost("deck", "robinson-crusoe", path) == (
        2,
        "",
        "waypost: own.toml, one, name: the text in de is missing.\n"
        "waypost: own.toml, one, effect: “loose food 1” is not an effect.\n",
    )
    told = waypost("deck", "robinson-crusoe", path, "--language", "de")[2]
    assert told.splitlines()[1] == "waypost: own.toml, one, effect: „loose food 1“ ist kein Effekt."


def test_a_game_without_deck_files_says_so(waypost: type_of_waypost) -> None:
    code, _, err = waypost("deck", "red-outpost", "own.toml")
    assert (code, one_sentence(err)) == (2, "red-outpost has no deck files.")


def test_a_deck_is_checked_without_a_window(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(CARD)
    loaded = (
        "import sys; from desktop.command_line import commands;"
        f"code = commands.run(['deck', 'robinson-crusoe', {str(tmp_path / 'own.toml')!r}]);"
        "sys.exit(code or any('PySide6' in name for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-P", "-c", loaded], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr

"""The closing report of tests/run."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import quick, run_all, spread
from tests.paths import CHECKOUT

REPORT = """<testsuites><testsuite>
<testcase name="a"/><testcase name="b"/>
<testcase name="c"><failure message="no"/></testcase>
<testcase name="d"><skipped message="not here"/></testcase>
</testsuite></testsuites>"""


def test_last_line_counts_what_the_report_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "report.xml").write_text(REPORT)
    tally = run_all.Tally()
    assert tally.add_report(tmp_path / "report.xml") == 1
    assert run_all.close(tally, 12.3, x_not_run=False) == 1
    assert capsys.readouterr().out.splitlines()[-3:] == [
        "skipped: 1 × not here",
        "4 tests in 12 s",
        "2 passed, 1 failed, 1 skipped",
    ]


@pytest.mark.parametrize(
    ("tests", "failed", "x_not_run", "code"),
    [(1, 0, False, 0), (1, 0, True, 4), (1, 1, True, 1), (0, 0, False, 5)],
)
def test_exit_codes(tests: int, failed: int, x_not_run: bool, code: int) -> None:
    tally = run_all.Tally(tests=tests, passed=tests - failed, failed=failed)
    assert run_all.close(tally, 0, x_not_run=x_not_run) == code


def test_failed_check_never_reads_as_none_failed(capsys: pytest.CaptureFixture[str]) -> None:
    tally = run_all.Tally(tests=1, passed=1)
    tally.fail("mypy")
    assert run_all.close(tally, 0, x_not_run=False) == 1
    assert capsys.readouterr().out.endswith("failed: mypy\n1 tests in 0 s\n1 passed, 1 failed\n")


def test_a_test_that_takes_over_a_second_of_cpu_is_named(tmp_path: Path) -> None:
    cpu = '<properties><property name="cpu" value="{}"/></properties>'
    cases = "".join(
        f'<testcase classname="tests.test_it" name="{name}">{cpu.format(seconds)}</testcase>'
        for name, seconds in (("quick", "0.99"), ("slow", "1.25"))
    )
    (tmp_path / "report.xml").write_text(f"<testsuites>{cases}</testsuites>")
    tally = run_all.Tally()
    assert tally.add_report(tmp_path / "report.xml") == 0
    tally.note_slow()
    assert tally.notes == ["not marked slow: 1.2 s of CPU for tests.test_it.slow"]


def test_the_cpu_of_a_test_is_that_of_its_fixtures_and_its_processes(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    (tmp_path / "test_it.py").write_text(
        "import subprocess, sys\ndef test_it():\n"
        "    subprocess.run([sys.executable, '-c', 'for _ in range(10**7): pass'])\n"
    )
    subprocess.run(
        [
            *(sys.executable, "-P", "-m", "pytest", "-q", "-p", "tests.cpu"),
            *("-p", "no:cacheprovider", f"--rootdir={tmp_path}", f"--junitxml={report}"),
            str(tmp_path),
        ],
        cwd=CHECKOUT,
        env={**os.environ, "PYTHONPATH": str(CHECKOUT)},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    tally = run_all.Tally()
    tally.add_report(report)
    assert tally.cpu["test_it.test_it"] > 0.05


def test_x_is_wanted_only_for_tests_that_speak_of_it(tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text("@pytest.mark.x11\ndef test_it(): ...\n")
    (tmp_path / "test_y.py").write_text("def test_it(): ...\n")
    of_x = [f"{tmp_path}/test_x.py"]
    assert str(CHECKOUT / "tests/desktop/shell/test_real_window.py") in run_all.x_files([])
    assert run_all.x_files([str(tmp_path)]) == of_x
    assert run_all.x_files([f"{tmp_path}/test_x.py::test_it"]) == of_x
    assert run_all.x_files([f"{tmp_path}/test_y.py", "-k", "it"]) == []


def test_a_quick_run_has_what_did_not_take_long_and_something_of_each_file() -> None:
    tests = [f"tests/{name}.py::test_{at}" for name in "ab" for at in range(3)]
    took = {"tests.a.test_0": 0.3, "tests.a.test_1": 0.02, "tests.b.test_0": 0.9}
    took |= {"tests.b.test_1": 0.4, "tests.b.test_2": 0.5}
    assert quick.quick(tests, took) == {tests[1], tests[2], tests[4]}


def test_workers_begin_with_other_test_files_and_leave_none_out() -> None:
    files = sorted((CHECKOUT / "tests").rglob("test_*.py"))
    shares = [spread.share(files, number, 3) for number in range(3)]
    assert [share[0] for share in shares] == files[:3]
    assert sorted(file for share in shares for file in share) == files
    assert spread.name_of(Path(__file__)) == __name__


def test_each_worker_begins_with_slow_tests_and_those_of_a_file_stay_together() -> None:
    files = [name for name in "abcdefg" for _ in range(3)]
    slow = [name in "ade" for name in files]
    order = spread.slow_first(slow, files, 3)
    assert sorted(order) == list(range(21))
    told = "".join(files[at].upper() if slow[at] else files[at] for at in order)
    assert told == "AAAbbbcDDDccffEEEfggg"
    assert spread.slow_first([True] * 4, ["a"] * 4, 3) == [0, 1, 2, 3]


def test_slow_tests_come_first_of_those_that_are_wanted(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(
        "import pytest\n"
        + "".join(f"def test_{name}(): ...\n" for name in ("unwanted", "one", "two"))
        + "@pytest.mark.slow\ndef test_three(): ...\n"
    )
    listed = subprocess.run(
        [
            *(sys.executable, "-P", "-m", "pytest", "-q", "-p", "tests.spread"),
            *("-p", "no:cacheprovider", "--collect-only", "-k", "not unwanted"),
            *("-W", "ignore::pytest.PytestUnknownMarkWarning"),
            *(f"--rootdir={tmp_path}", str(tmp_path)),
        ],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(CHECKOUT), "PYTEST_XDIST_WORKER_COUNT": "3"},
        capture_output=True,
        text=True,
        check=True,
    )
    found = [line.partition("::")[2] for line in listed.stdout.splitlines() if "::" in line]
    assert found == ["test_three", "test_one", "test_two"]

"""A process beside the program leaves Ctrl+C to it, and ends when it does; what is painted is told."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from multiprocessing import resource_tracker

import pytest

from desktop.host import painted, processes

PATIENCE = 10.0


PROGRAM = """
import os
from desktop.host import processes

pool = processes.pool(1)
while True:
    print(pool.submit(os.getpid).result(), flush=True)
    input()
"""


def test_a_process_leaves_ctrl_c_to_the_program_and_ends_when_that_is_killed() -> None:
    """It has the program's output open: nothing comes to its end while a process is left."""
    program = subprocess.Popen(
        [sys.executable, "-P", "-c", PROGRAM],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert program.stdin is not None and program.stdout is not None
    process = int(program.stdout.readline())
    os.kill(process, signal.SIGINT)
    program.stdin.write("\n")
    program.stdin.flush()
    assert int(program.stdout.readline()) == process
    program.kill()
    try:
        assert program.communicate(timeout=PATIENCE) == ("", "")
    except subprocess.TimeoutExpired:
        os.kill(process, signal.SIGKILL)
        raise


def test_the_tracker_begins_quietly_and_the_program_warns_as_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = list(sys.warnoptions)
    begun: list[list[str]] = []
    monkeypatch.setattr(
        resource_tracker, "ensure_running", lambda: begun.append(list(sys.warnoptions))
    )
    processes.pool(1).shutdown()
    quiet = "ignore::UserWarning:multiprocessing.resource_tracker"
    assert begun[0] == [*before, quiet] and sys.warnoptions == before


def test_what_is_painted_is_told_to_the_pipe_that_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(painted.VARIABLE, raising=False)
    painted.tell(1, 2)
    read, write = os.pipe()
    try:
        monkeypatch.setenv(painted.VARIABLE, str(write))
        painted.tell(3, 14)
        painted.tell(0, 0)
        assert os.read(read, 100) == b"3 14\n0 0\n"
    finally:
        os.close(read)
        os.close(write)

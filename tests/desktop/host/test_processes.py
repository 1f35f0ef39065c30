"""A process beside the program leaves Ctrl+C to it, and ends when it does; what is painted is told."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from multiprocessing import resource_tracker

import pytest

from desktop.host import painted, processes


def test_a_new_process_leaves_ctrl_c_alone_and_goes_with_the_program(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    happened: list[object] = []

    class Thread:
        def __init__(self, target: Callable[[], None], daemon: bool) -> None:
            happened.append(("waits aside", daemon))
            self.start = target

    class Program:
        def join(self) -> None:
            happened.append("the program has ended")

    monkeypatch.setattr(signal, "signal", lambda *told: happened.append(told))
    monkeypatch.setattr(threading, "Thread", Thread)
    monkeypatch.setattr(os, "_exit", lambda code: happened.append(("left", code)))
    monkeypatch.setattr(multiprocessing, "parent_process", Program)
    given: list[Callable[[], None]] = []
    monkeypatch.setattr(
        "concurrent.futures.ProcessPoolExecutor",
        lambda count, mp_context, initializer: given.append(initializer),
    )
    processes.pool(2)
    (begin,) = given
    begin()
    ignored = (signal.SIGINT, signal.SIG_IGN)
    assert happened == [ignored, ("waits aside", True), "the program has ended", ("left", 0)]
    del happened[:]
    monkeypatch.setattr(multiprocessing, "parent_process", lambda: None)
    begin()
    assert happened == [ignored, ("waits aside", True)]


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

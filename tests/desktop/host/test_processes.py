"""Processes beside the program end with it, and say nothing of it."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

BEGINS = """
import multiprocessing.util, os, signal
from desktop.host.processes import pool

processes = pool(1)
start = multiprocessing.util.spawnv_passfds

def start_and(*told):
    child = start(*told)
    {then}

multiprocessing.util.spawnv_passfds = start_and
processes.submit(os.getpid)
"""
"""Something comes between before the new process knows what to do."""


def ended(then: str) -> subprocess.CompletedProcess[str]:
    """A program in which that happens, once its processes have ended, too."""
    told = [sys.executable, "-c", BEGINS.format(then=then)]
    return subprocess.run(told, capture_output=True, text=True, timeout=60)


@pytest.mark.slow
def test_a_process_whose_program_is_killed_while_it_starts_says_nothing() -> None:
    done = ended("os.kill(os.getpid(), signal.SIGKILL)")
    assert (done.returncode, done.stderr) == (-signal.SIGKILL, "")


@pytest.mark.slow
def test_a_process_that_cannot_start_says_so_while_the_program_lives() -> None:
    # The other end of the pipe from which the child reads was opened right after it.
    done = ended("os.close(told[2][-2] + 1); os.waitpid(child, 0)")
    assert "EOFError" in done.stderr

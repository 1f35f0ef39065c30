"""Bots in the window: it never freezes, a dead process is replaced, late answers are dropped."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QPushButton

from desktop.match.asking import Asking
from desktop.match.thinking import Stopped, Thinking, Thought
from desktop.sheet.page import SheetPage
from desktop.shell.window import Window
from engine.bots import worker
from engine.bots.worker import Slice
from engine.match.match import Match
from engine.record.record import Player
from engine.rules import game as games
from tests.desktop.fixtures import Hand, Until
from tests.engine.bots.at_once import at_once
from tests.paths import CHECKOUT

pytestmark = pytest.mark.dressed(False)

LONGEST_GAP = 0.6
"""Seconds of work in one go; measured are 0.03 a step, and 0.25 when the sheet is made."""


@pytest.mark.slow
async def test_the_window_never_freezes_while_bots_think(
    window: Window, hand: Hand, until: Until
) -> None:
    match = hand.begin("Anna=bot:greedy", "Ben=bot:greedy", "Cleo=bot:random").match
    gaps: list[tuple[float, float, int]] = []

    async def beat() -> None:
        last, worked = time.perf_counter(), time.thread_time()
        while True:
            await asyncio.sleep(0.001)
            # Work of our own thread: what other programs of the machine take is not our doing.
            now, work = time.perf_counter(), time.thread_time()
            gaps.append((work - worked, now - last, match.revision))
            last, worked = now, work

    heart = asyncio.ensure_future(beat())
    await until(lambda: match.is_over)
    heart.cancel()
    gaps.sort()
    for work, waited, revision in gaps[-5:]:
        print(f"gap of {waited * 1000:.0f} ms, {work * 1000:.0f} ms of work, line {revision}")
    assert gaps[-1][0] < LONGEST_GAP
    await until(lambda: isinstance(window.page, SheetPage))


def die(*_task: object) -> Slice:
    """A bot whose process dies."""
    os.kill(os.getpid(), signal.SIGKILL)
    return Slice(0, 1, [])


def sleep(*_task: object) -> Slice:
    """A bot that never answers."""
    time.sleep(600)
    return Slice(0, 1, [])


def slow(*task: Any) -> Slice:
    """A bot that takes its time for each slice of a thought that is never at its end."""
    time.sleep(0.05)
    return worker.think(*task)._replace(whole=1_000_000)


def task_of(match: Match) -> tuple[str, str, str, str, str]:
    """What the bot is given that is asked in the match."""
    return match.task(match.asked)


def two_bots(level: str) -> Match:
    """A match of two bots of a level."""
    game = games.load("red-outpost")
    players = [Player(name, f"bot:{level}") for name in ("Anna", "Ben")]
    return Match.new(game, game.setup(2), players, "7F3A91C2")


@pytest.mark.slow
async def test_a_dead_process_is_replaced(qapp: QApplication) -> None:
    thinking, match = Thinking(die), two_bots("greedy")
    with pytest.raises(Stopped, match="crashed"):
        await thinking.choose(task_of(match))
    thinking.worker = None
    match.answer(match.asked, (await thinking.choose(task_of(match))).choice)
    assert await thinking.ask(os.getpid) != os.getpid()
    thinking.close()


@pytest.mark.slow
async def test_a_bot_that_does_not_answer_is_given_up(qapp: QApplication) -> None:
    thinking, match = Thinking(sleep, deadline=0.2), two_bots("greedy")
    with pytest.raises(Stopped, match="no answer"):
        await thinking.choose(task_of(match))
    thinking.worker, thinking.deadline = None, 30
    match.answer(match.asked, (await thinking.choose(task_of(match))).choice)
    thinking.close()


@pytest.mark.slow
async def test_a_bot_answers_in_processes_as_it_answers_at_once(qapp: QApplication) -> None:
    thinking = Thinking()
    for level in ("easy", "medium", "hard", "expert"):
        task = task_of(two_bots(level))
        thought = await thinking.choose(task)
        assert (thought.choice, thought.reasons) == at_once(*task)
        assert thought.done == thought.whole
    thinking.close()


@pytest.mark.slow
async def test_a_thought_that_nobody_waits_for_keeps_no_process_busy(qapp: QApplication) -> None:
    thinking = Thinking(slow)
    process = await thinking.ask(os.getpid)
    thinks = asyncio.ensure_future(thinking.choose(task_of(two_bots("hard"))))
    done, _ = await asyncio.wait((thinks,), timeout=0.3)
    assert not done
    thinks.cancel()
    assert await asyncio.wait_for(thinking.ask(os.getpid), 5) == process
    thinking.close()


@pytest.mark.slow
async def test_a_bot_that_thinks_for_long_answers_when_it_is_asked_to_and_the_log_says_so(
    window: Window, hand: Hand, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.match.asking.PATIENCE", 0.1)
    monkeypatch.setattr(window.thinking, "worker", slow)
    page = hand.begin("Anna=bot:hard", "Ben")
    skip = hand.find(QPushButton, "skip")
    await until(lambda: skip.accessibleName() == "Now")
    assert page.match.asked == 0
    skip.click()
    await until(lambda: page.match.asked == 1)
    assert skip.accessibleName() == "Skip"
    said = "Anna answered when asked to, after "
    row = next(row.text for row in page.log.rows if row.text.startswith(said))
    assert row.endswith("1% of its thinking time")
    assert window.opened is not None
    ident = window.opened.ident
    window.show_shelf()
    window.open_match(ident)
    assert row in [it.text for it in hand.page.log.rows]


@pytest.mark.slow
async def test_a_dead_bot_is_told_in_a_sentence_and_asked_again(
    window: Window, hand: Hand, until: Until
) -> None:
    page = hand.begin("Anna", "Ben=bot:random")
    match = page.match
    window.thinking.worker, choose = die, window.thinking.worker
    await until(lambda: hand.is_asked)
    while match.asked == 0:
        await until(lambda: hand.is_asked or match.asked != 0)
        if hand.is_asked:
            hand.key("1")
    await until(lambda: page.notice.text)
    assert "new one was started" in page.notice.text and match.asked == 1
    window.thinking.worker = choose
    page.notice.verb.click()
    await until(lambda: match.asked == 0 and not page.notice.text)


class SlowThinking(Thinking):
    """A bot that answers when it is told to."""

    def __init__(self) -> None:
        self.may_answer = asyncio.Event()
        self.asked = 0

    async def choose(self, task: Sequence[str], enough: asyncio.Event | None = None) -> Thought:
        self.asked += 1
        await self.may_answer.wait()
        return Thought("farmer>mine")


async def test_a_bots_answer_to_an_older_revision_is_dropped(qapp: QApplication) -> None:
    game = games.load("red-outpost")
    players = [Player("Anna"), Player("Ben", "bot:random")]
    match = Match.new(game, game.setup(2, {"first": "1"}), players, "7F3A91C2")
    thinking = SlowThinking()
    asking = Asking(match, thinking, lambda: 0)
    task = asyncio.ensure_future(asking.run())
    await asyncio.sleep(0.01)
    asking.answer("shepherd>mine")
    await asyncio.sleep(0.01)
    assert match.asked == 1 and thinking.asked == 1
    assert asking.change(match.undo)
    thinking.may_answer.set()
    await asyncio.sleep(0.05)
    assert match.asked == 0 and match.revision == 3
    task.cancel()


@pytest.mark.slow
async def test_a_bot_says_why_it_chose_and_the_record_does_not(
    window: Window, hand: Hand, until: Until
) -> None:
    page = hand.begin("Anna", "Ben=bot:greedy")
    match = page.match

    def why() -> list[str]:
        return [row.text for row in page.log.rows if row.text.startswith("Ben reckons: ")]

    while not why():
        await until(lambda: hand.is_asked or why())
        if hand.is_asked:
            hand.key("1")
    assert "reckons" not in match.text() and "reasons" not in match.text()
    said = why()
    window.appearance.speak("de")
    assert any(row.text.startswith("Ben überlegt: ") for row in page.log.rows)
    window.appearance.speak("en")
    assert window.opened is not None
    ident = window.opened.ident
    window.show_shelf()
    window.open_match(ident)
    assert hand.page is not page
    page = hand.page
    assert why()[: len(said)] == said, "its log tells it ever after"


KILLED = """
import os, signal
from desktop.match.thinking import Thinking

if __name__ == "__main__":
    thinking = Thinking()
    thinking._pool(0).submit(os.getpid).result()
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_killed_window_leaves_nothing_on_the_terminal(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    root = CHECKOUT
    done = subprocess.run(
        [sys.executable, str(script)],
        env={**os.environ, "PYTHONPATH": str(root)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=60,
    )
    # It ends with the last process that holds the other end: the tracker's.
    assert done.returncode == -signal.SIGKILL and done.stdout == ""


async def test_what_a_bot_may_not_answer_is_said_without_telling_what_it_was(
    hand: Hand, until: Until, thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def choose(*_: object) -> Thought:
        return Thought("miner>moon", "[]", 1, 1)

    monkeypatch.setattr(thinking, "choose", choose)
    page = hand.begin("Anna=bot:random", "Ben")
    await until(lambda: page.notice.text)
    assert page.notice.text == "The bot made a mistake and gave no answer."

"""What the tests of the window leave frozen is found again by the tests after them."""

from __future__ import annotations

import gc

import pytest

from tests.desktop.fixtures import pytest_runtest_teardown


def test_a_test_without_a_window_finds_who_holds_a_thing(request: pytest.FixtureRequest) -> None:
    thing: list[object] = []
    holder = [thing]
    gc.freeze()
    assert isinstance(request.node, pytest.Item)
    pytest_runtest_teardown(request.node)
    assert any(found is holder for found in gc.get_referrers(thing))

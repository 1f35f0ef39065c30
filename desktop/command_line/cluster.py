"""Matches that other computers play: a Dask cluster, where Dask is installed."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager

from engine.base.errors import Told

WAITED = 10
"""Seconds within which the cluster has to answer."""


@contextmanager
def at(address: str) -> Iterator[Executor]:
    """What hands work to the cluster at that address, such as `tcp://scheduler:8786`.

    Its workers need the same Waypost. `Told` if Dask is missing, if no cluster is there, or if
    it does not do its work.
    """
    try:
        from distributed import Client
    except ImportError:
        sentence = "a cluster needs Dask: install waypost[cluster], here and on its workers"
        raise Told("no_dask", sentence) from None
    try:
        client = Client(address, timeout=WAITED, set_as_default=False)
    except (OSError, ValueError) as error:
        sentence = f"no cluster answers at {address}: {error}"
        raise Told("no_cluster", sentence, address=address, why=str(error)) from None
    with client:
        try:
            yield client.get_executor()
        except Told:
            raise
        except Exception as error:
            sentence = f"the cluster at {address} did not play: {error}"
            raise Told("cluster_failed", sentence, address=address, why=str(error)) from error

"""Games shared out among the machines of a Ray cluster."""

from __future__ import annotations

import logging
import re
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, TypeVar

from universelle.core.errors import BadRequest, UniverselleError, reason_of

if TYPE_CHECKING:
    from universelle.arena.contest import Seating
    from universelle.arena.games import Report, Workers

A = TypeVar("A")
B = TypeVar("B")

PATIENCE: Final = 10  # seconds until something answers
ITS_OWN: Final = ("", "auto", "local")  # addresses that Ray finds by itself
WAITING: Final = 4  # tasks handed over for each processor of the cluster


def on_ray(address: str, shared_out: Callable[[int], None]) -> Workers:
    """Share games out among the processors of the cluster at an address, or of this machine if there is none."""

    def workers(work: Callable[[Seating], Report], waiting: Sequence[Seating]) -> Iterator[Report]:
        with _connected(address) as ray:
            processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
            shared_out(min(processors, len(waiting)))
            yield from _as_finished(ray, work, waiting, processors * WAITING)

    return workers


@contextmanager
def _connected(address: str) -> Iterator[Any]:
    """Ray, connected; what was started for it ends here."""
    if find_spec("ray") is None:
        raise BadRequest("ray-missing", python=sys.executable)
    if address not in ITS_OWN:
        _knock(address)
    import ray  # takes long

    try:
        ray.init(address or "local", logging_level=logging.ERROR, log_to_driver=False, include_dashboard=False)
    except Exception as error:  # Ray raises no narrower one when it cannot start in time
        why = str(error).partition("\n")[0].rstrip(".")
        if address:
            raise BadRequest("ray-unreachable", address=address, why=why) from error
        raise BadRequest("ray-not-started", why=why) from error
    try:
        yield ray
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Whether anything answers at an address: Ray itself would try for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not re.fullmatch("[0-9]{1,5}", port):
        raise BadRequest("ray-bad-address", address=address)
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise BadRequest("ray-unreachable", address=address, why=reason_of(error)) from error


def _as_finished(ray: Any, work: Callable[[A], B], tasks: Sequence[A], at_once: int) -> Iterator[B]:
    """Each result as soon as it is there."""
    try:
        do, carried = ray.remote(_do), ray.put(work)
        left = iter(tasks)
        running = [do.remote(carried, task) for task in islice(left, at_once)]
        while running:
            finished, running = ray.wait(running)
            yield from ray.get(finished)
            running += [do.remote(carried, task) for task in islice(left, len(finished))]
    except (ray.exceptions.RayError, ConnectionError) as error:
        if isinstance(error, ray.exceptions.RayTaskError) and isinstance(error.cause, UniverselleError):
            raise error.cause from error
        raise BadRequest("ray-failed", why=str(error).strip().rpartition("\n")[2].rstrip(".")) from error


def _do(work: Callable[[A], B], task: A) -> B:
    return work(task)

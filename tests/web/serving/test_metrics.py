"""Figures of a server."""

import asyncio
import os

from universelle.web.serving.metrics import MARK, Metrics, mark, memory_of


def test_requests_are_counted_by_route_and_status():
    metrics = Metrics()
    metrics.answered("/t/{table}", "GET", 200, 0.03)
    metrics.answered("/t/{table}", "GET", 404, 0.01)
    labels = {"route": "/t/{table}", "method": "GET", "status": "200"}
    assert metrics.registry.get_sample_value("universelle_requests_total", labels) == 1
    assert metrics.registry.get_sample_value("universelle_request_seconds_count", {"route": "/t/{table}"}) == 2


def test_streams_count_while_they_are_open():
    metrics = Metrics()

    async def texts():
        yield metrics.streams, len(metrics.present)

    async def follow():
        both = [metrics.stream("ada", texts()), metrics.stream("ada", texts())]
        seen = [await anext(each) for each in both]
        for each in both:
            await each.aclose()
        return seen

    assert asyncio.run(follow()) == [(1, 1), (2, 1)]
    assert (metrics.streams, len(metrics.present)) == (0, 0)


def test_a_mark_of_a_table_does_not_open_it():
    assert len(mark("AbCdEfGhIjKlMnOp")) == MARK < 6


def test_memory_is_that_of_the_process():
    assert memory_of(os.getpid()) >= 0
    assert memory_of(-1) == 0

"""`universelle serve`: the game in the browser."""

from __future__ import annotations

import gc
import socket
import threading
import webbrowser
from argparse import Namespace
from pathlib import Path
from typing import Final

import uvicorn
from starlette.applications import Starlette

from universelle.cli.arguments import number_from
from universelle.cli.shell import Shell, data_folder
from universelle.core.errors import BadRequest
from universelle.web.app import create_app

PORT: Final = 1851
TRIES: Final = 50
HURRY: Final = 2  # seconds that open streams are given when the server stops
COLLECT_AFTER: Final = (50_000, 10, 10)  # objects made before a garbage collection; by default some hundred
THINKING: Final = 60  # seconds between two moves that need no new connection


class Server(uvicorn.Server):
    """A server that shuts down cleanly: it ends open streams first, which would keep it waiting."""

    def __init__(self, config: uvicorn.Config, app: Starlette) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._app.state.tables.end_streams()
        await super().shutdown(sockets)


def run(shell: Shell, arguments: Namespace) -> int:
    folder = Path(arguments.data).expanduser() if arguments.data else data_folder()
    workers = number_from(arguments.workers, "--workers", 1, 64)
    listener = _listener(arguments.host, arguments.port)
    port = listener.getsockname()[1]
    address = f"http://{'localhost' if arguments.host == '127.0.0.1' else arguments.host}:{port}/"
    shell.show_problems()
    shell.name_file(shell.words("serve-at", address=address))
    shell.name_file(shell.words("serve-data", folder=str(folder)), "dim")
    app = create_app(folder / "universelle.sqlite", workers)
    config = uvicorn.Config(
        app, log_level="warning", timeout_graceful_shutdown=HURRY, timeout_keep_alive=THINKING, server_header=False
    )
    if not arguments.no_browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    relax_garbage_collection()
    Server(config, app).run(sockets=[listener])
    return 0


def relax_garbage_collection() -> None:
    """Collect garbage seldom: what is loaded stays, and drawings have no reference cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def _listener(host: str, port: str | None) -> socket.socket:
    """The port asked for, or the first free one from ours on."""
    ports = [number_from(port, "--port", 0, 65535)] if port else range(PORT, PORT + TRIES)
    why = ""
    for number in ports:
        # named as TCP, or asyncio leaves its connections to collect small packets: answers came 40 ms late
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
        except OSError as error:
            listener.close()
            why = error.strerror or str(error)
        else:
            return listener
    raise BadRequest("serve-no-port", host=host, why=why)

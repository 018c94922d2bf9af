"""`universelle serve`: the game in the browser."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import sys
import threading
import webbrowser
from argparse import Namespace
from collections.abc import Sequence
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Final

import uvicorn
from starlette.applications import Starlette
from uvicorn.config import LOGGING_CONFIG

from universelle.calls.destinations import MailAddress
from universelle.calls.mail import MailSettings
from universelle.cli.arguments import CONTACT_VARIABLE, MAIL_VARIABLE, number_from
from universelle.cli.garbage import Garbage
from universelle.cli.shell import Shell, data_folder, database_of
from universelle.core.errors import BadRequest, reason_of
from universelle.database.checking import check_database
from universelle.database.keys import shared_key
from universelle.database.opening import open_database
from universelle.games.registry import found
from universelle.i18n import Translations
from universelle.tables.lobby import Hall
from universelle.web import pages
from universelle.web.app import create_app
from universelle.web.lobby.lobby import Glance
from universelle.web.serving.connections import Connection
from universelle.web.serving.limits import Limits
from universelle.web.serving.operators import Operators
from universelle.web.serving.tokens import KEY_BYTES, key_in
from universelle.web.serving.witness import log_as_json

PORT: Final = 1851
LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104 — what users write to listen on all networks
SOMEWHERE: Final = ("192.0.2.1", 9)  # an address that no machine has
TRIES: Final = 50
HURRY: Final = 2  # seconds that open streams are given when the server stops
JSON: Final = "json"  # how a log may be written
INHERITED: Final = "UNIVERSELLE_LISTENER"  # the number under which a process finds where its predecessor listened
THINKING: Final = 60  # seconds between two moves that need no new connection


class Server(uvicorn.Server):
    """A server that shuts down cleanly: it ends open streams first, which would keep it waiting."""

    renewed = False  # whether it is to restart

    def __init__(self, config: uvicorn.Config, app: Starlette) -> None:
        super().__init__(config)
        self._app = app
        self._garbage = Garbage()

    def renew(self) -> None:
        """Shut down, and restart."""
        self.renewed = self.should_exit = True

    async def on_tick(self, counter: int) -> bool:
        self._garbage.look()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._app.state.tables.end_streams()
        self._app.state.lobby.end_streams()
        await super().shutdown(sockets)


def run(shell: Shell, arguments: Namespace) -> int:
    folder = data_folder(arguments.data)
    workers = number_from(arguments.workers, "--workers", 1, 64)
    limits = Limits(number_from(arguments.limits, "--limits", 1, 1000))
    proxies = _proxies(arguments.proxy)
    database = database_of(folder, arguments.database)
    hosts = _hosts(arguments.host, arguments.allowed_hosts)
    operators = Operators(arguments.operator_token or os.environ.get("UNIVERSELLE_OPERATOR_TOKEN", ""))
    mail = arguments.mail or os.environ.get(MAIL_VARIABLE)
    app = create_app(
        database,
        workers,
        hosts=hosts,
        limits=limits,
        key=_key(database),
        mail=MailSettings.from_url(mail) if mail else None,
        contact=_contact(arguments.contact or os.environ.get(CONTACT_VARIABLE, "")),
        operators=operators,
        renew=lambda: server.renew(),  # noqa: PLW0108 — made below
        elsewhere=lambda: _elsewhere(arguments.host, listener.getsockname()[1]),
    )
    listener = _inherited() or _listener(arguments.host, arguments.port)
    shell.show_problems()
    address = _announce(shell, arguments.host, listener.getsockname()[1], folder)
    config = uvicorn.Config(
        app,
        http=_connections(limits, proxies),
        log_config=None if arguments.log == JSON else LOGGING_CONFIG,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=HURRY,
        timeout_keep_alive=THINKING,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=[str(each) for each in proxies],
    )
    if arguments.log == JSON:
        log_as_json()
    if not arguments.no_browser and INHERITED not in os.environ:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    load_games()
    server = Server(config, app)
    with listener.dup() as kept:  # the server closes its own
        server.run(sockets=[listener])
        if server.renewed:
            _start_anew(kept)
    return 0


def _start_anew(listener: socket.socket) -> None:
    """Become a new process of the same number, which listens at the same port: whoever calls meanwhile waits."""
    listener.set_inheritable(True)
    os.environ[INHERITED] = str(listener.fileno())
    os.execv(sys.executable, [sys.executable, "-m", "universelle", *sys.argv[1:]])  # noqa: S606 — our own arguments


def _inherited() -> socket.socket | None:
    """Where the process listened that this one takes the place of."""
    number = os.environ.get(INHERITED)
    return socket.socket(fileno=int(number)) if number else None


def _contact(text: str) -> str:
    """The operator's address, as push services want it."""
    if not text or text.startswith("https://"):
        return text
    return f"mailto:{MailAddress(text.removeprefix('mailto:')).address}"


def _key(database: Path | str) -> bytes:
    """What signs tokens: kept beside a file, or on the server that others share. Refuses what cannot be opened."""
    if isinstance(database, Path):
        check_database(database)
        return key_in(database.parent)
    return asyncio.run(_shared_key(database))


async def _shared_key(address: str) -> bytes:
    opened = await open_database(address)
    try:
        return await shared_key(opened, "tokens", KEY_BYTES)
    finally:
        await opened.close()


def _announce(shell: Shell, host: str, port: int, folder: Path) -> str:
    """Say where the server is, who else can reach it, and where games are; the address for this machine's browser."""
    here = "localhost" if host in EVERYWHERE or host == LOOPBACK else host
    address = _address(here, port)
    shell.name_file(shell.words("serve-at", address=address))
    if host in EVERYWHERE and (others := own_addresses()):
        shell.name_file(shell.words("serve-friends", addresses=", ".join([_address(each, port) for each in others])))
    if not _is_only_here(host):
        shell.name_file(shell.words("serve-open"), "yellow")
    shell.name_file(shell.words("serve-data", folder=str(folder)), "dim")
    return address


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _is_only_here(host: str) -> bool:
    """Whether nobody but this machine can reach an address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _elsewhere(host: str, port: int) -> str:
    """The address by which other machines reach a server that listens everywhere; empty without a network."""
    found = [each for each in _outward() if host in EVERYWHERE and not ip_address(each).is_loopback]
    return _address(found[0], port) if found else ""


def _outward() -> list[str]:
    """The address from which this machine would call others, if it can."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(SOMEWHERE)  # sends nothing
        return [probe.getsockname()[0]]
    return []


def own_addresses() -> list[str]:
    """The addresses of this machine on its networks, first the one from which it would call others."""
    found = _outward()
    with suppress(OSError):
        found += [str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [each for each in dict.fromkeys(found) if not ip_address(each).is_loopback]


def _hosts(host: str, allowed: str) -> list[str]:
    """The names by which the server may be called: those given, and this machine's own."""
    machine = socket.gethostname()
    own = ["localhost", LOOPBACK, "::1", machine, f"{machine}.local", host]
    return [*own, *[name.strip() for name in allowed.split(",") if name.strip()]]


def _proxies(texts: str) -> list[IPv4Network | IPv6Network]:
    """Proxies, or networks of them, separated by commas."""
    found: list[IPv4Network | IPv6Network] = []
    for text in [each.strip() for each in texts.split(",") if each.strip()]:
        try:
            found.append(ip_network(text))
        except ValueError as error:
            raise BadRequest("serve-bad-proxy", value=text) from error
    return found


def _connections(limits: Limits, behind: Sequence[IPv4Network | IPv6Network]) -> type[Connection]:
    """Connections with the limits asked for."""

    class Limited(Connection):
        most = int(Connection.most * limits.times)
        proxies = behind

    return Limited


def load_games() -> None:
    """Load what the first visitor would otherwise make everybody wait for."""
    for game in found().games.values():
        with suppress(Exception):  # a game that cannot be drawn harms only its own tables
            _ = game.catalogue, game.page
    pages.home_page(Glance(Translations("en"), None, Hall()))


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
            why = reason_of(error)
            if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
                raise BadRequest("serve-no-host", host=host, why=why) from error
        else:
            return listener
    raise BadRequest("serve-no-port", host=host, why=why)

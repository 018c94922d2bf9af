"""Who is at a table: pages say that they are in sight."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from universelle.web.addresses.request import gatherings_of, presence_of, table_of
from universelle.web.serving.visitors import language_of, owner_of
from universelle.web.table.company import Company
from universelle.web.table.tables import Table


def company_of(request: Request, table: Table) -> Company:
    """Who is at a table, as the page that asks is told."""
    words, in_sight = table.words(language_of(request)), "sight" in request.query_params
    return Company(presence_of(request), table.id, table.owners, words, owner_of(request), in_sight)


async def in_sight(request: Request) -> Response:
    """A page of a table, or of one that waits for its players, is in sight."""
    table_id, owner = request.path_params["table"], owner_of(request)
    if await gatherings_of(request).load(table_id) is None:
        await table_of(request)
    if owner is not None:
        presence_of(request).see(table_id, owner)
    return Response(status_code=204)


ROUTES: Final = [Route("/t/{table}/sight", in_sight, methods=["POST"])]

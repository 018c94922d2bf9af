"""Examples of the rules on the board."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from universelle.games.registry import load
from universelle.web.addresses import looking
from universelle.web.addresses.request import slug_of
from universelle.web.examples import example_page as examples
from universelle.web.serving.visitors import is_number, language_of


async def example(request: Request) -> Response:
    """An example, at one of its lines."""
    slug, name = _asked(request)
    return HTMLResponse(examples.example_page(language_of(request), slug, name, _line(request, "at", "0")))


async def changes(request: Request) -> Response:
    """The patches that lead from one line to another."""
    slug, name = _asked(request)
    old, new = _line(request, "from"), _line(request, "to")
    return JSONResponse({"patches": examples.changes(language_of(request), slug, name, old, new)})


async def about(request: Request) -> Response:
    """What a thing is that lies on the board at a line."""
    shown = _shown(request)
    return looking.about(request, shown.words, shown.game, shown.scene(), f"{shown.address}?at={shown.at}")


async def legend(request: Request) -> Response:
    shown = _shown(request)
    return looking.legend(request, shown.words, shown.game, shown.scene(), shown.address)


def _shown(request: Request) -> examples.Shown:
    slug, name = _asked(request)
    return examples.Shown.of(language_of(request), load(slug), name, _line(request, "at", "0"))


def _asked(request: Request) -> tuple[str, str]:
    """The game in the address and the name of one of its examples."""
    slug, name = slug_of(request), request.path_params["example"]
    if name not in load(slug).examples:
        raise HTTPException(404)
    return slug, name


def _line(request: Request, parameter: str, default: str = "") -> int:
    slug, name = _asked(request)
    at = request.query_params.get(parameter, default)
    if not is_number(at) or int(at) > len(load(slug).examples[name].stops):
        raise HTTPException(404)
    return int(at)


ROUTES: Final = [
    Route("/rules/{slug}/{example}", example),
    Route("/rules/{slug}/{example}/changes", changes),
    Route("/rules/{slug}/{example}/about/{name}", about),
    Route("/rules/{slug}/{example}/legend", legend),
]

"""The page as an app: its manifest, its icons, its worker, and the page that the worker keeps."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from universelle.i18n import LANGUAGES, Translations
from universelle.web import pages
from universelle.web.installing import manifest as manifests
from universelle.web.serving.static_files import slim_script
from universelle.web.serving.visitors import language_of

KEEP: Final = {"Cache-Control": "public, max-age=86400"}


def _language(request: Request) -> str:
    """The one in the address, which chooses nothing for other pages."""
    asked = request.query_params.get("in", "")
    return asked if asked in LANGUAGES else language_of(request)


async def manifest(request: Request) -> Response:
    found = manifests.manifest(Translations(_language(request)))
    return JSONResponse(found, media_type="application/manifest+json")


async def icon(request: Request) -> Response:
    found = manifests.icon(request.path_params["name"])
    if found is None:
        raise HTTPException(404)
    return Response(found, media_type="image/png", headers=KEEP)


async def worker(_request: Request) -> Response:
    """At the root, because a worker serves only pages below its own address."""
    text = files("universelle.web").joinpath("static", "worker.js").read_text(encoding="utf-8")
    return Response(slim_script(text), media_type="text/javascript")


async def offline(request: Request) -> Response:
    return HTMLResponse(pages.offline_page(_language(request)))


ROUTES: Final = [
    Route("/manifest.webmanifest", manifest),
    Route("/icons/{name}.png", icon),
    Route("/worker.js", worker),
    Route("/offline", offline),
]

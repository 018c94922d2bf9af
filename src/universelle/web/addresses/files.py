"""Scripts, style sheets and pictures."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route

from universelle.contract.sounds import usual_sounds
from universelle.games.registry import found
from universelle.web.serving.static_files import SlimFiles, slim_styles
from universelle.web.serving.style_bundles import bundle, tag_of


def mounts() -> list[Mount]:
    """Mount the shared files, and those of each game that has some."""
    folders = {"house": [("universelle.drawing", "static"), ("universelle.web", "static")]}
    for slug, game in found().games.items():
        if game.static.is_dir():
            folders[slug] = [(game.package, "page/static")]
    return [Mount(f"/static/{name}", SlimFiles(packages=list(where))) for name, where in folders.items()]


async def styles(request: Request) -> Response:
    """Send the style sheets of a game's table, or the shared ones, as one file."""
    text = bundle(request.path_params["name"])
    if text is None:
        raise HTTPException(404)
    text = slim_styles(text)
    tag = tag_of(text)
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(status_code=304, headers={"ETag": tag})
    return Response(text, media_type="text/css", headers={"ETag": tag})


async def sounds(request: Request) -> Response:
    """Send how a game sounds, or the house."""
    game = found().games.get(request.path_params["name"])
    return JSONResponse((game.sounds if game else usual_sounds()).plain())


ROUTES: Final = [
    Route("/static/{name}/sounds.json", sounds),
    Route("/static/{name}/styles.css", styles),
]

"""What can be asked of a position that is only looked at: what a thing is, and the symbols of the game."""

from __future__ import annotations

from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from universelle.contract.game import Game
from universelle.contract.scene import Scene
from universelle.drawing.node import node
from universelle.i18n import Translations
from universelle.web.addresses.request import part
from universelle.web.layout import page, tool
from universelle.web.serving.visitors import wants_json
from universelle.web.table import explanation as asking


def about(request: Request, words: Translations, game: Game, scene: Scene[Any, Any], back: str) -> Response:
    """A thing in words: as a part for a script, or as a page that leads back."""
    told = game.page.explain(scene, request.path_params["name"])
    if told is None:
        raise HTTPException(404)
    tip = asking.tip(words, game.meta, None, told)
    if wants_json(request):
        return part(tip)
    drawn = asking.page_of(words, game.meta.title, tool(words("web-ask-board"), back, "undo"), tip)
    return HTMLResponse(page(words, told.name, node("body", drawn, class_="about"), game=game))


def legend(request: Request, words: Translations, game: Game, scene: Scene[Any, Any], back: str) -> Response:
    """The symbols of the game, in a drawer or as a page that leads back."""
    groups = game.page.legend(scene)
    if wants_json(request):
        return part(asking.legend_drawer(words, groups))
    drawn = asking.legend_page(words, game.meta.title, tool(words("web-ask-board"), back, "undo"), groups)
    return HTMLResponse(page(words, words("web-ask-legend"), node("body", drawn, class_="about"), game=game))

"""The settings and the keys."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from universelle.games.registry import load, metas
from universelle.i18n import LANGUAGES, Translations
from universelle.people.preferences import Preferences
from universelle.web import pages
from universelle.web.addresses.people import own_address
from universelle.web.addresses.request import form_of, part, people_of
from universelle.web.serving.visitors import LANGUAGE_COOKIE, account_of, language_of, remember, wants_json
from universelle.web.settings.preferred import preferences_of, remember_preferences
from universelle.web.settings.settings_page import Reader


async def settings(request: Request) -> Response:
    reader = Reader(preferences_of(request), account_of(request), own_address(request.query_params.get("after", "")))
    if wants_json(request):
        return part(pages.settings_drawer(language_of(request), reader))
    return HTMLResponse(pages.settings_page(language_of(request), reader, "saved" in request.query_params))


async def change(request: Request) -> Response:
    """Keep what was chosen, for the browser and for the account that is signed in."""
    form, account = await form_of(request), account_of(request)
    language = form["lang"] if form.get("lang") in LANGUAGES else language_of(request)
    wishes = Preferences().values() if "reset" in form else form
    preferences = preferences_of(request).changed(wishes)
    if account is not None:
        before = preferences_of(request).values() if account.preferences is None else {}
        preferences = await people_of(request).accounts.prefer(account, before | wishes, language)
    answer: Response
    if wants_json(request):
        words = Translations(language)
        said = words("settings-sound-now-on" if preferences.sound else "settings-sound-now-off")
        answer = JSONResponse({"ok": True, **({"message": said} if "sound" in form else {})})
    else:
        answer = RedirectResponse(
            f"/settings?{urlencode({'saved': '', 'after': own_address(form.get('after', ''))})}", 303
        )
    remember_preferences(request, answer, preferences)
    remember(request, answer, LANGUAGE_COOKIE, language)
    return answer


async def shortcuts(request: Request) -> Response:
    """The keys, with those of the game that is asked about."""
    slug = request.query_params.get("game", "")
    game = load(slug) if slug in metas() else None
    if wants_json(request):
        return part(pages.shortcuts_list(language_of(request), game))
    return HTMLResponse(pages.shortcuts_page(language_of(request), game))


ROUTES: Final = [
    Route("/settings", settings),
    Route("/settings", change, methods=["POST"]),
    Route("/shortcuts", shortcuts),
]

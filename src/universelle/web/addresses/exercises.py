"""Small exercises on the board."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from universelle.exercises.exercise import Exercise, exercises_of
from universelle.games.registry import load
from universelle.web.addresses import looking
from universelle.web.addresses.request import form_of, slug_of
from universelle.web.exercises.exercise_page import Lesson, exercise_page, learn_address, overview_page
from universelle.web.exercises.progress import answered, cookie_of, progress_in
from universelle.web.serving.visitors import is_number, language_of, remember


async def overview(request: Request) -> Response:
    """All exercises of a game."""
    slug, exercises = _exercises(request)
    progress = progress_in(request.cookies.get(cookie_of(slug), ""), len(exercises))
    return HTMLResponse(overview_page(language_of(request), load(slug), progress))


async def exercise(request: Request) -> Response:
    """An exercise; with `?answer=` how it was answered, and why."""
    slug, exercises = _exercises(request)
    number = _number(request, exercises)
    chosen = request.query_params.get("answer", "")
    is_answer = is_number(chosen) and int(chosen) < len(exercises[number - 1].choices)
    progress = progress_in(request.cookies.get(cookie_of(slug), ""), len(exercises))
    lesson = _lesson(request, int(chosen) if is_answer else None)
    return HTMLResponse(exercise_page(lesson, progress))


async def about(request: Request) -> Response:
    """What a thing is that lies on the board of an exercise."""
    lesson = _lesson(request)
    return looking.about(request, lesson.words, lesson.game, lesson.scene(), lesson.address)


async def legend(request: Request) -> Response:
    lesson = _lesson(request)
    return looking.legend(request, lesson.words, lesson.game, lesson.scene(), lesson.address)


def _lesson(request: Request, answer: int | None = None) -> Lesson:
    _, exercises = _exercises(request)
    number = _number(request, exercises)
    return Lesson.of(language_of(request), exercises[number - 1], number, len(exercises), answer)


async def answer(request: Request) -> Response:
    """Keep in the browser whether an answer was right, and show why."""
    slug, exercises = _exercises(request)
    number, chosen = _number(request, exercises), (await form_of(request)).get("answer", "")
    if not is_number(chosen) or int(chosen) >= len(exercises[number - 1].choices):
        return RedirectResponse(learn_address(slug, number), 303)
    before = progress_in(request.cookies.get(cookie_of(slug), ""), len(exercises))
    response = RedirectResponse(f"{learn_address(slug, number)}?answer={chosen}", 303)
    right = int(chosen) == exercises[number - 1].right
    remember(request, response, cookie_of(slug), answered(before, number - 1, right))
    return response


def _exercises(request: Request) -> tuple[str, tuple[Exercise, ...]]:
    """The game in the address and its exercises; one without any has no such page."""
    slug = slug_of(request)
    found = exercises_of(slug)
    if not found:
        raise HTTPException(404)
    return slug, found


def _number(request: Request, exercises: tuple[Exercise, ...]) -> int:
    asked = request.path_params["number"]
    if not is_number(asked) or not 1 <= int(asked) <= len(exercises):
        raise HTTPException(404)
    return int(asked)


ROUTES: Final = [
    Route("/learn/{slug}", overview),
    Route("/learn/{slug}/{number}", exercise),
    Route("/learn/{slug}/{number}", answer, methods=["POST"]),
    Route("/learn/{slug}/{number}/about/{name}", about),
    Route("/learn/{slug}/{number}/legend", legend),
]

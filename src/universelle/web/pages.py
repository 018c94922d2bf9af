"""Complete pages, as the server sends them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from universelle.bots.hints import Suggestion
from universelle.bots.seat_specs import PERSON, house_bots
from universelle.contract.explanation import Explanation
from universelle.contract.game import Game
from universelle.core.message import Message
from universelle.core.rules import DEFAULT_EDITION
from universelle.drawing.node import Node, node
from universelle.games.registry import found, load
from universelle.i18n import Translations, rules_text
from universelle.web import explanation as asking
from universelle.web import hint as hints
from universelle.web import home_page as home
from universelle.web import replay_page as replay
from universelle.web import result_page as ending
from universelle.web import review_page as reviewed
from universelle.web import rules_page as rules
from universelle.web import setup_page as setup
from universelle.web.chronicle import whole
from universelle.web.course import course
from universelle.web.layout import LANGUAGE_LINKS, bar, colours_of, page
from universelle.web.report import match_report, points_by_reason, round_report
from universelle.web.review_page import Reading
from universelle.web.reviews import TableReview
from universelle.web.style_bundles import bundle_address
from universelle.web.table_page import Viewer, draw
from universelle.web.tables import Table

SETUP_SCRIPT = "/static/house/home.js"
TABLE_SCRIPT = "/static/house/table.js"
RESULT_SCRIPT = "/static/house/result.js"
REPLAY_SCRIPT = "/static/house/replay.js"
REVIEW_SCRIPT = "/static/house/review.js"
GAME_REVIEW_STYLE = "review.css"
DEFAULT_STYLE = "/static/house/default.css"
TELLING_STYLE = "/static/house/telling.css"
LAMP_STYLE = "/static/house/lamp.css"
WAIT = 2  # seconds after which a browser without scripts reloads to see what the others did


def home_page(language: str, owner: str | None, mine: Sequence[Table], others: Sequence[Table]) -> str:
    words, viewer = Translations(language), Viewer(language, owner)
    lines = [[_line(table, viewer) for table in tables] for tables in (mine, others)]
    games = tuple(found().games.values())
    posters = [f"/static/{game.meta.slug}/poster.css" for game in games if game.file("poster.css")]
    if not all(game.file("poster.svg") for game in games):
        posters.insert(0, DEFAULT_STYLE)
    body = node("body", home.home(words, games, *lines), class_="home")
    return page(words, "Universelle", body, shown=games, styles=(*home.STYLES, *posters))


def setup_page(language: str, slug: str, form: Mapping[str, str] | None = None, error: Message | None = None) -> str:
    """The form of a new match; after an error, with the values that were entered."""
    game = load(slug)
    words = Translations(language, game.package)
    why = words.say(error) if error else None
    editable = bool(game.rules.components(DEFAULT_EDITION).tree)
    body = node(
        "body",
        setup.setup(words, game, house_bots(game), form or {}, why, editable),
        class_="setup",
    )
    title = game.meta.title
    # a form that was refused is at an address that cannot be asked for again
    links = {other: f"/setup/{slug}{link}" for other, link in LANGUAGE_LINKS.items()}
    return page(
        words,
        title,
        body,
        game=game,
        styles=setup.STYLES,
        scripts=(SETUP_SCRIPT,),
        lang_links=links,
    )


def rules_page(language: str, slug: str, table: str | None = None) -> str:
    """The rules of a game; asked for from a table, with a link back to it."""
    game = load(slug)
    words = Translations(language, game.package)
    text = rules_text(language, game.package) or words("default-no-rules")
    body = node(
        "body", rules.rules(words, game.meta, text, partial(game.page.illustrate, words), table), class_="rules"
    )
    styles = _styles(game) if game.page.has_illustrations else ()
    links = {other: f"{link}&table={table}" for other, link in LANGUAGE_LINKS.items()} if table else LANGUAGE_LINKS
    return page(words, game.meta.title, body, game=game, styles=styles, lang_links=links)


def rules_drawer(language: str, slug: str) -> Node:
    game = load(slug)
    words = Translations(language, game.package)
    text = rules_text(language, game.package) or words("default-no-rules")
    return rules.rules_drawer(words, text, partial(game.page.illustrate, words))


def explanation(table: Table, viewer: Viewer, name: str, at: int | None = None) -> Explanation | None:
    """What a thing on the table is, as a viewer sees it now, or as everybody sees it in the replay."""
    scene = viewer.scene(table) if at is None else replay.scene_at(table, viewer.language, at)
    return table.match.game.page.explain(scene, name)


def explanation_tip(table: Table, viewer: Viewer, told: Explanation) -> Node:
    return asking.tip(table.words(viewer.language), table.match.game.meta, table.id, told)


def explanation_page(table: Table, viewer: Viewer, told: Explanation) -> str:
    words, game = table.words(viewer.language), table.match.game
    body = node(
        "body", asking.page_of(words, game.meta, table.id, told), class_="about", style=colours_of(table.colours)
    )
    return page(words, told.name, body, game=game)


def legend_drawer(table: Table, viewer: Viewer) -> Node:
    scene = viewer.scene(table)
    return asking.legend_drawer(table.words(viewer.language), table.match.game.page.legend(scene))


def legend_page(table: Table, viewer: Viewer) -> str:
    words, game = table.words(viewer.language), table.match.game
    groups = game.page.legend(viewer.scene(table))
    body = node("body", asking.legend_page(words, game.meta, table.id, groups), class_="about")
    return page(words, words("web-ask-legend"), body, game=game)


def codes_listed(table: Table, viewer: Viewer) -> list[str]:
    """What the viewer may choose; of equal actions only one."""
    return [action.code for action in table.match.game.page.listed(viewer.scene(table))]


def hint_thinking(table: Table, viewer: Viewer) -> Node:
    return hints.thinking(table.words(viewer.language), table)


def hint_panel(table: Table, viewer: Viewer, found: Sequence[Suggestion]) -> Node:
    return hints.panel(table.words(viewer.language), table, viewer.scene(table), found)


def hint_page(table: Table, viewer: Viewer, found: Sequence[Suggestion]) -> str:
    words, game = table.words(viewer.language), table.match.game
    one_by_one = [replace(move, then=()) for move in found]  # a button sends one move
    drawn = hints.hint_page(words, table, hint_panel(table, viewer, one_by_one))
    body = node("body", drawn, class_="about", style=colours_of(table.colours))
    return page(words, words("web-hint"), body, game=game, styles=(LAMP_STYLE,), lang_links=None)


def table_page(table: Table, viewer: Viewer, refusal: str | None = None) -> str:
    words = Translations(viewer.language)
    notice = node("p", refusal, class_="toast refused", role="alert", id="refusal") if refusal else None
    body = node("body", notice, draw(table, viewer), class_="table", style=colours_of(table.colours))
    assets = _assets(table)
    title = table.match.game.meta.title
    waiting = not table.over and not viewer.scene(table).actions
    refresh = WAIT if waiting and not refusal else None
    return page(
        words,
        title,
        body,
        game=assets.game,
        styles=assets.styles,
        scripts=(TABLE_SCRIPT, *assets.scripts),
        refresh=refresh,
    )


def chronicle_page(table: Table, viewer: Viewer, moves: int) -> str:
    """Everything that happened in the first moves, for a sheet over the table, or as a page of its own."""
    words = table.words(viewer.language)
    seat, _ = table.shown_seat(viewer.owner)
    told = whole(table, words, seat, table.only_seat_of(viewer.owner), moves)
    title = words("web-table-chronicle")
    main = node("main", node("h1", title, class_="head"), told, class_="game-log frame", id="whole-chronicle")
    back = node("a", words("web-chronicle-back"), class_="button main", href=f"/t/{table.id}")
    body = node("body", node("div", main, back, id="page"), class_="chronicle", style=colours_of(table.colours))
    assets = _assets(table)
    return page(words, title, body, game=assets.game, styles=assets.styles)


def replay_page(table: Table, viewer: Viewer, at: int, note: Node | None = None) -> str:
    """The position after a number of moves, with controls to go to another."""
    words = Translations(viewer.language)
    body = node("body", replay.draw(table, viewer, at, note), class_="table replay", style=colours_of(table.colours))
    assets = _assets(table)
    title = words("web-replay-title")
    styles = assets.styles if note is None else (*assets.styles, *reviewed.NOTE_STYLES)
    return page(words, title, body, game=assets.game, styles=styles, scripts=(REPLAY_SCRIPT,))


def may_review(table: Table, owner: str | None) -> bool:
    """Whether somebody may have a match reviewed: who has a seat, or anybody if only bots played."""
    return not table.owners or owner in table.owners.values()


async def review_reading(table: Table, viewer: Viewer, review: TableReview | None, seat: int | None) -> Reading:
    """A review as a viewer reads it, by default about the decisions of their own seats, or of all."""
    words = table.words(viewer.language)
    moves = list(review.moves) if review else []
    theirs = [each for each, owner in sorted(table.owners.items()) if owner == viewer.owner and viewer.owner]
    seats = theirs or list(range(len(table.names))) if seat is None else [seat]
    named = await review.name(words, moves) if review else {}
    may_start = may_review(table, viewer.owner)
    return Reading(table, words, moves, named, seats, seats[0] if len(seats) == 1 else None, may_start, review)


async def review_notes(table: Table, viewer: Viewer, review: TableReview | None, *positions: int) -> list[Node | None]:
    """What a review says of the moves that follow some positions; nothing where there is none."""
    if review is None:
        return [None for _ in positions]
    reading = await review_reading(table, viewer, review, None)
    return [reviewed.note(reading, at) for at in positions]


def review_parts(reading: Reading) -> list[Node]:
    return reviewed.parts(reading)


def review_page(reading: Reading) -> str:
    table = reading.table
    body = node("body", reviewed.review_page(reading), class_="review", style=colours_of(table.colours))
    running = reading.review is not None and reading.review.running
    assets = _assets(table)
    slug = assets.game.meta.slug
    own = (f"/static/{slug}/{GAME_REVIEW_STYLE}",) if assets.game.file(GAME_REVIEW_STYLE) else ()
    return page(
        reading.words,
        reading.words("review-title"),
        body,
        game=assets.game,
        styles=(*assets.styles, *reviewed.STYLES, *own),
        scripts=(REVIEW_SCRIPT,),
        refresh=WAIT if running else None,
    )


def report_page(table: Table, viewer: Viewer, number: int | None = None) -> str | None:
    """The account of a round, or of the whole match; None if there is no such round."""
    words = table.words(viewer.language)
    seat, _ = table.shown_seat(viewer.owner)
    drawn = match_report(table, words, seat) if number is None else round_report(table, words, number, seat)
    if drawn is None:
        return None
    title = table.match.game.meta.title
    body = node(
        "body",
        node("div", bar(fair=title), node("main", drawn, class_="page", id="result"), id="page"),
        class_="report-page",
        style=colours_of(table.colours),
    )
    assets = _assets(table)
    styles = (*assets.styles, TELLING_STYLE)
    return page(Translations(viewer.language), title, body, game=assets.game, styles=styles, foot=False)


def end_page(table: Table, viewer: Viewer, turn: int | None = None) -> str:
    """The result; the chart reads one turn, by default the last."""
    match = table.match
    scene = viewer.scene(table)
    finishes = [ending.Finish(*finish) for finish in zip(match.state.scores(), match.state.standings())]
    slug = match.game.meta.slug
    links = {
        "seats": f"/setup/{slug}",
        "review": f"/t/{table.id}/review",
        "replay": f"/t/{table.id}/replay?at=0",
        "export": f"/t/{table.id}/record.json",
        "rules": f"/rules/{slug}",
    }
    again = {"game": slug}
    for number, spec in enumerate(table.seat_specs, start=1):
        again |= {f"who-{number}": spec.bot or PERSON, f"name-{number}": spec.name}
    again |= {f"colour-{number}": str(colour) for number, colour in enumerate(table.colours, start=1)}
    judged = match.game.page.verdicts
    verdicts = [scene.words.say(event.message()) for event in match.history[-1].events if isinstance(event, judged)]
    main = ending.ending(
        scene,
        match.game,
        points_by_reason(match),
        table.once("course", table.seq, lambda: course(match)),
        finishes,
        links,
        again,
        match.game.meta.title,
        next(iter(verdicts), None),
        won=bool(match.state.winners()),
        turn=turn,
        table=table.id,
        hints=len(match.hints),
    )
    assets = _assets(table)
    styles = (*assets.styles, *ending.STYLES)
    body = node("body", main, class_="end", style=colours_of(table.colours))
    return page(
        Translations(viewer.language),
        match.game.meta.title,
        body,
        game=assets.game,
        styles=styles,
        scripts=(RESULT_SCRIPT,),
    )


def error_page(language: str, key: str, why: Message | None = None) -> str:
    words = Translations(language)
    notice = node(
        "div",
        node("h1", words("web-error-title")),
        node("p", words(key), " ", words.say(why) if why else None),
        node("a", words("web-error-home"), class_="button main", href="/"),
        class_="frame",
    )
    main = node("main", notice, class_="page missing", id="error")
    body = node("body", node("div", main, id="page"), class_="home")
    return page(words, words("web-error-title"), body, styles=home.STYLES)


@dataclass(frozen=True)
class GameAssets:
    """The style sheets and scripts of a game's pages."""

    game: Game
    styles: tuple[str, ...]
    scripts: tuple[str, ...]


def _assets(table: Table) -> GameAssets:
    game = table.match.game
    folder = f"/static/{game.meta.slug}"
    return GameAssets(game, _styles(game), tuple(f"{folder}/{script}" for script in game.page.scripts))


def _styles(game: Game) -> tuple[str, ...]:
    defaults = (DEFAULT_STYLE,) if game.page.has_defaults else ()
    return (*defaults, *((bundle_address(game.meta.slug),) if game.page.styles else ()))


def _line(table: Table, viewer: Viewer) -> home.TableLine:
    """A table as the home page lists it."""
    scene = viewer.scene(table)
    state, game = table.match.state, table.match.game
    return home.TableLine(
        table=table.id,
        game=game,
        players=table.names,
        headline=game.page.headline(scene),
        to_move=state.to_move(),
        mine=[seat for seat, owner in table.owners.items() if owner == viewer.owner],
        over=table.over,
        scores=state.scores(),
        winners=state.winners(),
    )

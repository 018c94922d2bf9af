"""Complete pages, as the server sends them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from universelle.bots.hints import Suggestion
from universelle.bots.seat_specs import PERSON, house_bots
from universelle.contract.explanation import Explanation, SignGroup
from universelle.contract.game import Game
from universelle.contract.scene import scene_of
from universelle.core.chance import SEED_BYTES
from universelle.core.message import Message
from universelle.core.rules import DEFAULT_EDITION
from universelle.drawing.node import Node, node
from universelle.games.registry import found, load
from universelle.i18n import Translations, rules_text
from universelle.matches.fairness import Judgement, judge
from universelle.matches.points import points_by_reason
from universelle.operating.survey import Survey
from universelle.people.accounts import Account
from universelle.tables.call_book import Entry
from universelle.tables.notes import Note
from universelle.tables.outcomes import is_rated
from universelle.tables.presence import NOBODY, Present
from universelle.tables.talk import Said
from universelle.web import home_page as home
from universelle.web import operator_page as operators
from universelle.web import rules_page as rules
from universelle.web.examples import example_page as examples
from universelle.web.finished import replay_page as replay
from universelle.web.finished import result_page as ending
from universelle.web.finished import review_page as reviewed
from universelle.web.finished.course import course
from universelle.web.finished.link_preview import link_preview, result_preview
from universelle.web.finished.notes_page import STYLE as NOTES_STYLE
from universelle.web.finished.print_page import print_page
from universelle.web.finished.review_page import Reading
from universelle.web.finished.reviews import TableReview
from universelle.web.guides import bubble as guides
from universelle.web.installing import offline_page as offline
from universelle.web.layout import LANGUAGE_LINKS, bar, colours_of, page, tool
from universelle.web.lobby import setup_page as setup
from universelle.web.lobby import waiting_page as waiting_pages
from universelle.web.lobby.lobby import Glance
from universelle.web.lobby.tickets import TableLine
from universelle.web.more_links import more_links
from universelle.web.people import account_page as accounts
from universelle.web.people import calls_page as calling
from universelle.web.people import leaders_page as leading
from universelle.web.people import profile_page as profiles
from universelle.web.people import sign_page as signing
from universelle.web.people.account_page import Mine
from universelle.web.people.leaders_page import Leaders
from universelle.web.people.person_bar import home_tools
from universelle.web.people.profile_page import Profile
from universelle.web.people.sign_page import Guest, Wrong
from universelle.web.people.track_record import TrackRecord
from universelle.web.serving.style_bundles import bundle_address
from universelle.web.settings import settings_page as settings_pages
from universelle.web.settings import shortcuts_page as shortcut_pages
from universelle.web.table import clocks, company, leaving, pauses
from universelle.web.table import explanation as asking
from universelle.web.table import fair_deal as deals
from universelle.web.table import hint as hints
from universelle.web.table import if_move_page as beforehand
from universelle.web.table import talk_page as talking
from universelle.web.table.chronicle import chapters_of, note_in_words, turn_at, whole
from universelle.web.table.report import match_report, round_report
from universelle.web.table.table_page import Viewer, draw
from universelle.web.table.table_page import title as tab_title
from universelle.web.table.tables import Table

SETUP_SCRIPT = "/static/house/home.js"
TABLE_SCRIPT = "/static/house/table.js"
SAYS_SCRIPT = "/static/house/says.js"
RESULT_SCRIPT = "/static/house/result.js"
REPLAY_SCRIPT = "/static/house/replay.js"
REVIEW_SCRIPT = "/static/house/review.js"
GAME_REVIEW_STYLE = "review.css"
DEFAULT_STYLE = "/static/house/default.css"
TELLING_STYLE = "/static/house/telling.css"
LAMP_STYLE = "/static/house/lamp.css"
RENEW = 30  # seconds after which the operator's page reloads in a browser without scripts
WAIT = 2  # seconds after which a browser without scripts reloads to see what the others did
REFRESH = 30  # the same for who only looks around in the lobby


def home_page(glance: Glance, me: Account | None = None, daily: Node | None = None) -> str:
    words = glance.words
    games = tuple(found().games.values())
    posters = [f"/static/{game.meta.slug}/poster.css" for game in games if game.file("poster.css")]
    if not all(game.file("poster.svg") for game in games):
        posters.insert(0, DEFAULT_STYLE)
    body = node("body", home.home(words, games, glance, home_tools(words, me), daily), class_="home")
    refresh = WAIT if glance.search else REFRESH
    styles = (*home.STYLES, *posters)
    return page(words, "Universelle", body, shown=games, styles=styles, scripts=(home.SCRIPT,), refresh=refresh)


def setup_page(
    language: str,
    slug: str,
    form: Mapping[str, str] | None = None,
    error: Message | None = None,
    record: TrackRecord = setup.NO_RECORD,
    mine: Sequence[TableLine] = (),
) -> str:
    """The form of a new match; after an error, with the values that were entered."""
    game = load(slug)
    words = Translations(language, game.package)
    why = words.say(error) if error else None
    editable = bool(game.rules.components(DEFAULT_EDITION).tree)
    body = node(
        "body",
        setup.setup(words, game, house_bots(game), form or {}, why, editable, record, mine),
        class_="setup",
    )
    title = game.meta.title
    # a form that was refused is at an address that cannot be asked for again
    kept = f"&with={setup.FRIENDS}" if form and setup.is_for_friends(form) else ""
    links = {other: f"/setup/{slug}{link}{kept}" for other, link in LANGUAGE_LINKS.items()}
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
    legend = _legend_of(game, words)
    drawn = rules.rules(
        words,
        game.meta,
        text,
        partial(game.page.illustrate, words),
        table,
        more_links(words, game),
        game.examples,
        legend,
        examples.overview(language, slug),
    )
    styles = _styles(game) if legend or game.examples or game.page.has_illustrations else ()
    links = {other: f"{link}&table={table}" for other, link in LANGUAGE_LINKS.items()} if table else LANGUAGE_LINKS
    body = node("body", drawn, class_="rules")
    return page(words, game.meta.title, body, game=game, styles=styles, scripts=(rules.SCRIPT,), lang_links=links)


def _legend_of(game: Game, words: Translations) -> Sequence[SignGroup]:
    """The symbols of a game, as they are at the beginning of a match with as many players as there can be."""
    many = game.meta.max_players
    named = Translations(words.language, game.package, examples.players_of(words, many))
    return game.page.legend(scene_of(game.new(many, bytes(SEED_BYTES)), named))


def rules_drawer(language: str, slug: str) -> Node:
    game = load(slug)
    words = Translations(language, game.package)
    text = rules_text(language, game.package) or words("default-no-rules")
    return rules.rules_drawer(words, text, partial(game.page.illustrate, words))


def explanation(table: Table, viewer: Viewer, name: str, at: int | None = None) -> Explanation | None:
    """What a thing on the table is, as a viewer sees it now, or as everybody sees it in the replay."""
    scene = viewer.scene(table) if at is None else replay.scene_at(table, viewer, at)
    return asking.of_the_log(table.words(viewer.language), name) or table.match.game.page.explain(scene, name)


def explanation_tip(table: Table, viewer: Viewer, told: Explanation) -> Node:
    return asking.tip(table.words(viewer.language), table.match.game.meta, table.id, told)


def explanation_page(table: Table, viewer: Viewer, told: Explanation) -> str:
    words, game = table.words(viewer.language), table.match.game
    drawn = asking.page_of(words, game.meta.title, _back(words, table), explanation_tip(table, viewer, told))
    return page(words, told.name, node("body", drawn, class_="about", style=colours_of(table.colours)), game=game)


def _back(words: Translations, table: Table) -> Node:
    return tool(words("web-ask-back"), f"/t/{table.id}", "undo")


def legend_drawer(table: Table, viewer: Viewer) -> Node:
    scene = viewer.scene(table)
    return asking.legend_drawer(table.words(viewer.language), table.match.game.page.legend(scene))


def legend_page(table: Table, viewer: Viewer) -> str:
    words, game = table.words(viewer.language), table.match.game
    groups = game.page.legend(viewer.scene(table))
    drawn = asking.legend_page(words, game.meta.title, _back(words, table), groups)
    return page(words, words("web-ask-legend"), node("body", drawn, class_="about"), game=game)


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


def sign_page(
    language: str, guest: Guest, typed: Mapping[str, str], wrong: Wrong | None = None, told: str | None = None
) -> str:
    words = Translations(language)
    drawn = signing.sign_page(words, guest, typed, wrong, words(told) if told else "")
    games = tuple(found().games.values())
    # a form that was refused is at an address that cannot be asked for again
    links = {other: f"/sign-in{link}" for other, link in LANGUAGE_LINKS.items()}
    return _person_page(words, words("people-sign-in"), drawn, lang_links=links, shown=games)


def operator_page(words: Translations, found: Survey) -> str:
    drawn = operators.operator_page(words, found)
    title = operators.title(words, found)
    return page(words, title, drawn, styles=operators.STYLES, scripts=operators.SCRIPTS, refresh=RENEW)


def account_page(
    language: str, mine: Mine, typed: Mapping[str, str], wrong: Wrong | None = None, told: str | None = None
) -> str:
    words = Translations(language)
    drawn = accounts.account_page(words, mine, typed, wrong, words(told) if told else "")
    links = {other: f"/account{link}" for other, link in LANGUAGE_LINKS.items()}
    return _person_page(words, words("people-account"), drawn, lang_links=links)


def calls_page(
    language: str,
    me: Account | None,
    offer: calling.Offer,
    entries: Sequence[Entry],
    told: calling.Told,
    typed: Mapping[str, str],
    wrong: Wrong | None,
) -> str:
    words = Translations(language)
    drawn = calling.calls_page(words, me, offer, entries, told, typed, wrong)
    links = {other: f"/calls{link}" for other, link in LANGUAGE_LINKS.items()}
    body = node("body", drawn, class_="person")
    styles, scripts = (*signing.STYLES, calling.STYLE), (calling.SCRIPT,)
    return page(words, words("calls-title"), body, styles=styles, scripts=scripts, lang_links=links)


def letter_question_page(language: str, me: Account | None, about: str, done: bool) -> str:
    """Where a link in a letter leads."""
    words = Translations(language)
    title, button, told = words(f"{about}-title"), words(f"{about}-button"), words(f"{about}-done")
    drawn = calling.question_page(words, me, title, button, told if done else "")
    return _person_page(words, title, drawn, lang_links=None)


def profile_page(language: str, profile: Profile) -> str:
    words = Translations(language)
    drawn = profiles.profile_page(words, profile)
    own = f"&game={profile.game.meta.slug}"
    links = {other: f"{link}{own}" for other, link in LANGUAGE_LINKS.items()}
    return _person_page(words, profile.account.name, drawn, lang_links=links, shown=tuple(found().games.values()))


def leaders_page(language: str, leaders: Leaders) -> str:
    words = Translations(language)
    drawn = leading.leaders_page(words, leaders)
    return _person_page(words, words("people-leaders"), drawn, shown=tuple(found().games.values()))


def offline_page(language: str) -> str:
    words = Translations(language)
    body = node("body", offline.offline_page(words))
    return page(words, words("offline-title"), body, scripts=(offline.SCRIPT,), lang_links=None)


def settings_page(language: str, reader: settings_pages.Reader, saved: bool) -> str:
    words = Translations(language)
    drawn = settings_pages.settings_page(words, reader, shortcut_pages.groups_of(None), saved)
    body, title = node("body", drawn, class_="settings"), words("settings-title")
    scripts = (settings_pages.SCRIPT,)
    return page(words, title, body, styles=settings_pages.STYLES, scripts=scripts, lang_links=None)


def settings_drawer(language: str, reader: settings_pages.Reader) -> Node:
    return settings_pages.settings_drawer(Translations(language), reader)


def shortcuts_page(language: str, game: Game | None) -> str:
    words = Translations(language, game.package if game else None)
    drawn = shortcut_pages.shortcuts_page(words, shortcut_pages.groups_of(game))
    body = node("body", drawn, class_="settings")
    return page(words, words("keys-title"), body, styles=settings_pages.STYLES)


def shortcuts_list(language: str, game: Game | None) -> Node:
    words = Translations(language, game.package if game else None)
    return shortcut_pages.shortcuts_list(words, shortcut_pages.groups_of(game))


def forgotten_page(language: str, by_mail: bool, asked: bool = False, wrong: Wrong | None = None) -> str:
    words = Translations(language)
    drawn = signing.forgotten_page(words, asked, by_mail, wrong)
    return _person_page(words, words("people-forgotten-title"), drawn)


def new_password_page(language: str, name: str | None, address: str, wrong: Wrong | None = None) -> str:
    words = Translations(language)
    drawn = signing.new_password_page(words, name, address, wrong)
    return _person_page(words, words("people-new-password"), drawn, lang_links=None)


def take_over_page(language: str, token: str, games: int, own_games: int, signed_in: bool) -> str:
    words = Translations(language)
    drawn = signing.take_over_page(words, token, games, own_games, signed_in)
    return _person_page(words, words("people-link-title"), drawn, lang_links=None)


def _person_page(
    words: Translations,
    title: str,
    drawn: Node,
    lang_links: Mapping[str, str] | None = LANGUAGE_LINKS,
    shown: Sequence[Game] = (),
) -> str:
    body = node("body", drawn, class_="person")
    scripts = (signing.SCRIPT,)
    return page(words, title, body, styles=signing.STYLES, scripts=scripts, lang_links=lang_links, shown=shown)


def waiting_page(visit: waiting_pages.Visit, refusal: str | None = None) -> str:
    body = node(
        "body", waiting_pages.waiting(visit, refusal), class_="waiting", style=colours_of(visit.gathering.colours)
    )
    return page(
        visit.words,
        visit.game.meta.title,
        body,
        game=visit.game,
        styles=(*waiting_pages.STYLES, company.STYLE, talking.STYLE),
        scripts=(waiting_pages.SCRIPT,),
        refresh=None if refusal else WAIT,
    )


def table_page(
    table: Table,
    viewer: Viewer,
    refusal: str | None = None,
    present: Present = NOBODY,
    means: Sequence[str] = (),
    origin: str = "",
) -> str:
    """The table as a viewer sees it, who may be asked whether they want to be called. `origin` is how the server was
    called."""
    words = Translations(viewer.language)
    notice = node("p", refusal, class_="toast refused", role="alert", id="refusal") if refusal else None
    apart = table.apart
    body = node(
        "body",
        notice,
        draw(table, viewer),
        company.in_words(words, table.owners, present) if apart else None,
        clocks.in_words(table, table.words(viewer.language)),
        class_="table",
        style=colours_of(table.colours),
        **(company.marks(present, table.owners) | company.sayings(words, means) if apart else {}),
        **clocks.attributes(table, table.words(viewer.language), viewer.owner),
    )
    timed, guided = table.pace is not None, guides.guided(table, table.seat_of(viewer.owner))
    assets = _assets(table)
    waiting = not table.over and not viewer.scene(table).actions
    refresh = WAIT if waiting and not refusal else None
    return page(
        words,
        tab_title(table, viewer),
        body,
        game=assets.game,
        styles=(
            *assets.styles,
            *([company.STYLE] if apart else []),
            *([clocks.STYLE] if timed else []),
            *([guides.STYLE] if guided else []),
        ),
        scripts=(
            *([company.SCRIPT] if apart else []),
            TABLE_SCRIPT,
            *assets.scripts,
            *([clocks.SCRIPT] if timed else []),
            *([guides.SCRIPT] if guided else []),
        ),
        first=(SAYS_SCRIPT,),
        refresh=refresh,
        head_of_link=link_preview(table, viewer.language, origin) if origin else (),
    )


def talk_page(reader: talking.Reader, said: Said, thanks: bool = False, refusal: str | None = None) -> str:
    """What is said at a table, for browsers without scripts."""
    title = reader.words("talk-title")
    body = node("body", talking.page_body(reader, talking.talk(reader, said, thanks, refusal), title), class_="talking")
    return page(reader.words, title, body, styles=(talking.STYLE,), lang_links=None, foot=False)


def leave_page(table: Table, viewer: Viewer) -> str:
    """Asks whether somebody really wants to leave the table."""
    words = table.words(viewer.language)
    body = node("body", leaving.leave(words, table), class_="about", style=colours_of(table.colours))
    return page(words, words("table-leave"), body, game=table.match.game)


def pause_page(table: Table, viewer: Viewer) -> str:
    """Asks for how long a pause is wanted."""
    words = table.words(viewer.language)
    body = node("body", pauses.ask(words, table), class_="about", style=colours_of(table.colours))
    return page(words, words("pause-ask"), body, game=table.match.game)


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


def replay_page(table: Table, viewer: Viewer, at: int, note: Node | None = None, origin: str = "") -> str:
    """The position after a number of moves, with controls to go to another. `origin` is how the server was called."""
    words = Translations(viewer.language)
    body = node("body", replay.draw(table, viewer, at, note), class_="table replay", style=colours_of(table.colours))
    assets = _assets(table)
    title = words("web-replay-title")
    styles = assets.styles if note is None else (*assets.styles, *reviewed.NOTE_STYLES, NOTES_STYLE)
    link = link_preview(table, viewer.language, origin, at) if origin else ()
    return page(
        words,
        title,
        body,
        game=assets.game,
        styles=styles,
        scripts=(REPLAY_SCRIPT,),
        first=(SAYS_SCRIPT,),
        head_of_link=link,
    )


def printed_page(table: Table, viewer: Viewer, notes: Sequence[Note]) -> str:
    """A finished game as a page to be printed."""
    return print_page(table, viewer, _assets(table).styles, notes)


def may_review(table: Table, owner: str | None) -> bool:
    """Whether somebody may have a match reviewed: who has a seat, or anybody if only bots played or it was a game of
    the fair of a day, which nobody else sees before that is over."""
    return not table.owners or bool(table.terms.day) or owner in table.owners.values()


async def review_reading(
    table: Table, viewer: Viewer, review: TableReview | None, seat: int | None, lists_all: bool = False
) -> Reading:
    """A review as a viewer reads it, by default about the decisions of their own seats, or of all."""
    words = table.words(viewer.language)
    moves = list(review.moves) if review else []
    theirs = [each for each, owner in sorted(table.owners.items()) if owner == viewer.owner and viewer.owner]
    seats = theirs or list(range(len(table.names))) if seat is None else [seat]
    named = await review.name(words, moves) if review else {}
    may_start = may_review(table, viewer.owner)
    own = seats[0] if len(seats) == 1 else None
    return Reading(table, words, moves, named, seats, own, may_start, review, lists_all)


async def review_notes(table: Table, viewer: Viewer, review: TableReview | None, *positions: int) -> list[Node | None]:
    """What a review says of the moves that led to some positions; nothing where there is none."""
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


def seal_drawer(table: Table, viewer: Viewer) -> Node:
    return deals.seal_drawer(Translations(viewer.language), table.head)


def seal_page(table: Table, viewer: Viewer) -> str:
    words, game = Translations(viewer.language), table.match.game
    body = node("body", deals.seal_page(words, game.meta.title, table.id, table.head), class_="about")
    return page(words, words("deal-title"), body, game=game, styles=deals.STYLES, scripts=(deals.SCRIPT,))


def if_drawer(plan: beforehand.Plan) -> Node:
    return beforehand.if_drawer(plan)


def if_page(plan: beforehand.Plan, refusal: str | None = None) -> str:
    """What a player would do when it is their turn."""
    words, game = plan.table.words(plan.viewer.language), plan.table.match.game
    body = node("body", beforehand.if_page(plan, refusal), class_="about", style=colours_of(plan.table.colours))
    return page(words, words("if-move-title"), body, game=game, styles=beforehand.STYLES, lang_links=None)


def deal_section(table: Table, viewer: Viewer, judgement: Judgement) -> Node:
    """Whether the deal of a match that is over was fair."""
    told = chapters_of(table)
    turns = told[-1].turn if told else 0
    turn = None if judgement.move is None else turn_at(told, judgement.move)
    return deals.section(
        table.words(viewer.language), table.id, table.match.record, judgement, turns, turn, left=table.ended_early
    )


def end_page(
    table: Table,
    viewer: Viewer,
    turn: int | None = None,
    judgement: Judgement | None = None,
    profiles: Mapping[int, str] = ending.NO_PROFILES,
    origin: str = "",
) -> str:
    """The result, and the judgement on the deal; the chart reads one turn, by default the last. `origin` is how the
    server was called."""
    match = table.match
    scene = viewer.scene(table)
    finishes = [ending.Finish(*finish) for finish in zip(match.state.scores(), match.state.standings())]
    slug = match.game.meta.slug
    links = {
        "seats": f"/setup/{slug}",
        "review": f"/t/{table.id}/review",
        "replay": f"/t/{table.id}/replay?at=0",
        "print": f"/t/{table.id}/print",
        "export": f"/t/{table.id}/record.json",
        "rules": f"/rules/{slug}",
    }
    again = {"game": slug}
    for number, spec in enumerate(table.seat_specs, start=1):
        again |= {f"who-{number}": spec.bot or PERSON, f"name-{number}": spec.name}
    again |= {f"colour-{number}": str(colour) for number, colour in enumerate(table.colours, start=1)}
    judged = match.game.page.verdicts
    last = match.history[-1].events if match.history else ()
    verdicts = [scene.words.say(event.message()) for event in last if isinstance(event, judged)]
    ended = table.standing.ended
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
        stand_ins=len([each for each in match.stand_ins if each.seat in table.computers]),
        ended_early=note_in_words(table.words(viewer.language), ended.note or "", ended.seat) if ended else None,
        deal=deal_section(table, viewer, judgement or judge(match)),
        rated=is_rated(table) if table.apart else None,
        profiles=profiles,
    )
    assets = _assets(table)
    styles = (*assets.styles, *ending.STYLES, *deals.STYLES)
    body = node("body", main, class_="end", style=colours_of(table.colours))
    return page(
        Translations(viewer.language),
        match.game.meta.title,
        body,
        game=assets.game,
        styles=styles,
        scripts=(RESULT_SCRIPT, deals.SCRIPT),
        head_of_link=result_preview(table, viewer.language, origin, "end") if origin else (),
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

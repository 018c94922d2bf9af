"""The set-up page: who plays which seat, and the options of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final
from urllib.parse import urlencode

from universelle.bots.seat_specs import PERSON, usual_bots
from universelle.contract.artwork import emblem_of
from universelle.contract.game import Game
from universelle.core.errors import BadRequest
from universelle.core.meta import Meta, Option
from universelle.drawing.node import Node, node, symbol
from universelle.drawing.parts import seat_sign
from universelle.i18n import LANGUAGES, Translations, brief
from universelle.tables.gathering import FREE
from universelle.tables.terms import NO_TERMS, Terms
from universelle.web.editions.edition_page import edition_address
from universelle.web.guides.offer import before_a_match
from universelle.web.layout import LANGUAGE_NAMES, bar, tool
from universelle.web.lobby.new_game import COLOURS
from universelle.web.lobby.player_gallery import EMPTY, Choice, choices, gallery
from universelle.web.lobby.terms_page import fields, hints_field, terms_from
from universelle.web.lobby.tickets import TableLine
from universelle.web.more_links import more_links
from universelle.web.people.track_record import TrackRecord

STYLES: Final = ("/static/house/setup.css",)
EDITION: Final = "edition-code"  # an edition that a link has brought
EDITION_NAME: Final = "edition-name"  # and its name
EDITION_FILE: Final = "edition-file"  # the name of the edition that came with a refused form
LONGEST_NAME: Final = 24
LONGEST_SEED: Final = 64
NO_RECORD: Final = TrackRecord()
FRIENDS: Final = "friends"  # with whom, in the address of the page


def friends_address(slug: str) -> str:
    """Where a table is set up whose seats are left to friends."""
    return f"/setup/{slug}?with={FRIENDS}"


def left_to_friends(meta: Meta, bots: Sequence[str]) -> dict[str, str]:
    """The fields of the form if friends come in the place of the usual opponents."""
    usual = enumerate(who_by_default(meta, bots)[1:], start=2)
    return {f"who-{number}": FREE for number, who in usual if who != EMPTY}


def is_for_friends(defaults: Mapping[str, str]) -> bool:
    """Whether the fields of the form leave a seat to a friend."""
    return FREE in defaults.values()


def setup(
    words: Translations,
    game: Game,
    bots: Sequence[str],
    defaults: Mapping[str, str],
    error: str | None = None,
    editable: bool = True,
    record: TrackRecord = NO_RECORD,
    mine: Sequence[TableLine] = (),
) -> Node:
    """The form that begins a game; `defaults` fills its fields by name: `who-1`, `name-1`, `option-…`, `seed`, `lang`.

    The words are those of the game, which names its own options. `editable` says whether it has values that an
    edition can change. `record` is how the visitor has done against the opponents, `mine` are their tables.
    """
    meta = game.meta
    form = node(
        "form",
        node("p", error, class_="error", id="error", role="alert") if error else None,
        node("input", type="hidden", name="game", value=meta.slug),
        _seats(words, game, choices(words, game, bots, record), who_by_default(meta, bots), defaults),
        _friends(words, game, defaults),
        _options(words, meta, defaults, editable),
        node(
            "p", node("button", words("web-setup-begin"), class_="button main", type="submit"), class_="setup-actions"
        ),
        class_="form frame",
        id="setup",
        method="post",
        action="/new",
        enctype="multipart/form-data",
        data_min=meta.min_players,
    )
    tools = [tool(words("web-home-rules"), f"/rules/{meta.slug}", "rules")]
    title = node("h1", symbol(emblem_of(game)), node("span", meta.title), class_="game-title", id="game-title")
    what = node("p", words("web-setup-title"), class_="soft")
    head = node("header", node("hgroup", title, what), _tabs(words, meta, defaults), class_="setup-head")
    learn = node("section", before_a_match(words, game, mine), _brief(words), class_="setup-learn")
    main = node("main", head, learn, form, more_links(words, game), class_="page")
    return node("div", bar(fair=meta.title, tools=tools), main, id="page")


def _tabs(words: Translations, meta: Meta, defaults: Mapping[str, str]) -> Node:
    """The same form for those who play here, and for those whose friends come by a link."""
    code, friends = defaults.get(EDITION), is_for_friends(defaults)
    kept = {"edition": code} if code else {}
    tabs = {"here": kept, FRIENDS: {"with": FRIENDS, **kept}}
    links = [
        node(
            "a",
            words(f"web-setup-tab-{name}"),
            href=f"/setup/{meta.slug}?{urlencode(query)}".removesuffix("?"),
            aria_current="page" if friends == (name == FRIENDS) else None,
        )
        for name, query in tabs.items()
    ]
    return node("nav", links, class_="setup-tabs", id="setup-tabs", aria_label=words("web-setup-title"))


def _brief(words: Translations) -> Node | None:
    """What the game is about, folded."""
    lines = brief(words)
    if not lines:
        return None
    said = [node("p", line) for line in lines]
    return node("details", node("summary", words("web-table-brief")), said, class_="game-brief frame", id="brief")


def who_by_default(meta: Meta, bots: Sequence[str]) -> list[str]:
    """Who plays which seat by default: a person, then bots of middling strength, then empty seats."""
    taken = max(meta.min_players, min(3, meta.max_players))
    others = usual_bots(bots, taken - 1) or [PERSON] * (taken - 1)
    return [PERSON, *others, *[EMPTY] * (meta.max_players - taken)][: meta.max_players]


def _seats(
    words: Translations, game: Game, offered: Sequence[Choice], usual: Sequence[str], defaults: Mapping[str, str]
) -> Node:
    meta = game.meta
    hint = words("web-setup-hint", least=meta.min_players, most=meta.max_players)
    own = [[option for option in meta.options if option.seat == seat + 1] for seat in range(meta.max_players)]
    rows = [
        _seat(words, seat, gallery(words, seat, offered, chosen), defaults, own[seat], colour)
        for seat, (chosen, colour) in enumerate(
            zip(_chosen(offered, defaults, usual), _colours(defaults, meta.max_players))
        )
    ]
    return node(
        "fieldset",
        node("legend", words("web-setup-seats"), class_="head"),
        node("p", hint, class_="help"),
        node("ol", rows, class_="seats wide" if any(own) else "seats"),
    )


def _chosen(offered: Sequence[Choice], defaults: Mapping[str, str], usual: Sequence[str]) -> list[str]:
    """Who plays each seat: whoever was asked for, if they are offered."""
    known = [choice.who for choice in offered]
    asked = [defaults.get(f"who-{number}", who) for number, who in enumerate(usual, start=1)]
    return [who if who in known else by_default for who, by_default in zip(asked, usual)]


def _seat(
    words: Translations,
    seat: int,
    who: list[Node],
    defaults: Mapping[str, str],
    options: Sequence[Option],
    painted: str,
) -> Node:
    name = f"name-{seat + 1}"
    called = words("seat", number=seat + 1)
    label = words("label", what=called)
    field = node(
        "input",
        type="text",
        name=name,
        id=name,
        value=defaults.get(name, ""),
        maxlength=LONGEST_NAME,
        placeholder=words("web-setup-name"),
        aria_label=f"{label} {words('web-setup-name')}",
        autocomplete="nickname" if not seat else "off",
    )
    colour = f"colour-{seat + 1}"
    paints = {str(number): words(f"web-colour-{number}") for number in range(1, COLOURS + 1)}
    return node(
        "li",
        node("span", seat_sign(seat), f" {called}", class_="seat-name"),
        who,
        field,
        _select(colour, paints, painted, f"{label} {words('web-setup-colour')}"),
        [_own_choice(words, option, defaults, label) for option in options],
        id=f"seat-{seat + 1}",
    )


def _colours(defaults: Mapping[str, str], seats: int) -> list[str]:
    """A colour for every seat, no two the same: the one asked for, or one that is left."""
    asked = [defaults.get(f"colour-{seat}", "") for seat in range(1, seats + 1)]
    left = [str(number) for number in range(1, COLOURS + 1)]
    painted: list[str] = []
    for colour in asked:
        painted.append(colour if colour in left else "")
        if colour in left:
            left.remove(colour)
    for seat, colour in enumerate(painted):
        if not colour:
            usual = str(seat + 1)
            painted[seat] = left.pop(left.index(usual) if usual in left else 0) if left else usual
    return painted


def _friends(words: Translations, game: Game, defaults: Mapping[str, str]) -> Node:
    """The terms of a table that others join; a script hides them while no seat is left to friends."""
    try:
        terms = terms_from(defaults, game)
    except BadRequest:
        terms = NO_TERMS
    head = node("legend", words("terms-friends"), class_="head")
    return node("fieldset", head, node("div", fields(words, game, terms), class_="fields"), id="friends")


def _options(words: Translations, meta: Meta, defaults: Mapping[str, str], editable: bool) -> Node:
    rows = [
        _row(f"option-{option.name}", _about(words, option), _choice(words, option, defaults))
        for option in meta.options
        if not option.seat
    ]
    seed = node(
        "input", type="text", name="seed", id="seed", value=defaults.get("seed", ""), maxlength=LONGEST_SEED,
        autocomplete="off", aria_describedby="seed-hint",
    )  # fmt: skip
    names = {language: LANGUAGE_NAMES[language] for language in LANGUAGES}
    return node(
        "fieldset",
        node("legend", words("web-setup-options"), class_="head"),
        node(
            "div",
            rows,
            _row("lang", words("web-setup-language"), _select("lang", names, defaults.get("lang", words.language))),
            class_="fields",
        ),
        node(
            "details",
            node("summary", words("web-setup-more")),
            node(
                "div",
                _row(
                    "seed",
                    words("web-setup-seed"),
                    seed,
                    node("p", words("web-setup-seed-hint"), class_="help", id="seed-hint"),
                ),
                hints_field(words, Terms(hints=defaults.get("hints") == "on")),
                _edition(words, meta, defaults) if editable else None,
                class_="fields",
            ),
            class_="setup-more",
            open=bool(defaults.get("seed") or defaults.get(EDITION_FILE) or defaults.get(EDITION)),
        ),
    )


def _edition(words: Translations, meta: Meta, defaults: Mapping[str, str]) -> Node:
    """The edition that a link has brought; or a file with values of the owner's own, and where they can be typed."""
    code = defaults.get(EDITION, "")
    form = node("a", words("editions-title"), href=edition_address(meta.slug, code))
    if code:
        name = node("output", defaults.get(EDITION_NAME, ""), id="edition")
        kept = node("input", type="hidden", name=EDITION, value=code)
        without = node("a", words("editions-reset"), href=f"/setup/{meta.slug}")
        return _row("edition", words("web-setup-edition"), name, node("p", kept, form, " ", without, class_="help"))
    field = node("input", type="file", name="edition", id="edition", accept=".toml", aria_describedby="edition-hint")
    ours = node("a", words("web-setup-edition-ours"), href=f"/edition/{meta.slug}.toml", download=True)
    hint = node("p", words("web-setup-edition-hint"), " ", ours, " ", form, class_="help", id="edition-hint")
    return _row("edition", words("web-setup-edition"), field, hint)


def _choice(words: Translations, option: Option, defaults: Mapping[str, str], label: str | None = None) -> Node:
    field = f"option-{option.name}"
    choices = {value: _value(words, value) for value in option.values}
    return _select(field, choices, defaults.get(field, option.default), label)


def _own_choice(words: Translations, option: Option, defaults: Mapping[str, str], whose: str) -> Node:
    """An option of one seat below what it is about."""
    about = _about(words, option)
    select = _choice(words, option, defaults, f"{whose} {about}")
    return node("label", node("span", about), select, class_="seat-option")


def _about(words: Translations, option: Option) -> str:
    label = words.name(f"option-{option.about}")
    return label[:1].upper() + label[1:]


def _value(words: Translations, value: str) -> str:
    if value == "random":
        return words("web-setup-lot")
    if value.isdecimal():
        return words("seat", number=int(value))
    return words.name(f"option-value-{value}")


def _row(field: str, label: str, control: Node, hint: Node | None = None) -> Node:
    return node("div", node("label", label, for_=field), control, hint, class_="field")


def _select(name: str, choices: Mapping[str, str], chosen: str, label: str | None = None) -> Node:
    options = [node("option", said, value=value, selected=value == chosen) for value, said in choices.items()]
    return node("select", options, name=name, id=name, aria_label=label)

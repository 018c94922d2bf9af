"""The set-up page: who plays which seat, and the options of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from universelle.bots.seat_specs import PERSON, usual_bots
from universelle.contract.artwork import emblem_of
from universelle.contract.game import Game
from universelle.core.meta import Meta, Option
from universelle.drawing.node import Node, node, symbol
from universelle.drawing.parts import seat_sign
from universelle.i18n import LANGUAGES, Translations, brief
from universelle.web.layout import LANGUAGE_NAMES, bar, tool
from universelle.web.new_game import COLOURS
from universelle.web.player_gallery import EMPTY, Choice, choices, gallery

STYLES: Final = ("/static/house/setup.css",)
EDITION_FILE: Final = "edition-file"  # the name of the edition that came with a refused form
LONGEST_NAME: Final = 24
LONGEST_SEED: Final = 64


def setup(
    words: Translations,
    game: Game,
    bots: Sequence[str],
    defaults: Mapping[str, str],
    error: str | None = None,
    editable: bool = True,
) -> Node:
    """The form that begins a game; `defaults` fills its fields by name: `who-1`, `name-1`, `option-…`, `seed`, `lang`.

    The words are those of the game, which names its own options. `editable` says whether it has values that an
    edition can change.
    """
    meta = game.meta
    form = node(
        "form",
        node("p", error, class_="error", id="error", role="alert") if error else None,
        node("input", type="hidden", name="game", value=meta.slug),
        _seats(words, game, bots, defaults),
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
    main = node("main", node("hgroup", title, what), _brief(words), form, class_="page")
    return node("div", bar(fair=meta.title, tools=tools), main, id="page")


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


def _seats(words: Translations, game: Game, bots: Sequence[str], defaults: Mapping[str, str]) -> Node:
    meta = game.meta
    hint = words("web-setup-hint", least=meta.min_players, most=meta.max_players)
    own = [[option for option in meta.options if option.seat == seat + 1] for seat in range(meta.max_players)]
    offered = choices(words, game, bots)
    rows = [
        _seat(words, seat, gallery(words, seat, offered, chosen), defaults, own[seat], colour)
        for seat, (chosen, colour) in enumerate(
            zip(_chosen(offered, defaults, who_by_default(meta, bots)), _colours(defaults, meta.max_players))
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
        [_choice(words, option, defaults, f"{label} {_about(words, option)}") for option in options],
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
                _edition(words, meta) if editable else None,
                class_="fields",
            ),
            class_="setup-more",
            open=bool(defaults.get("seed") or defaults.get(EDITION_FILE)),
        ),
    )


def _edition(words: Translations, meta: Meta) -> Node:
    """A file with values of the owner's own, and a link to the default ones to start from."""
    field = node("input", type="file", name="edition", id="edition", accept=".toml", aria_describedby="edition-hint")
    ours = node("a", words("web-setup-edition-ours"), href=f"/edition/{meta.slug}.toml", download=True)
    hint = node("p", words("web-setup-edition-hint"), " ", ours, class_="help", id="edition-hint")
    return _row("edition", words("web-setup-edition"), field, hint)


def _choice(words: Translations, option: Option, defaults: Mapping[str, str], label: str | None = None) -> Node:
    field = f"option-{option.name}"
    choices = {value: _value(words, value) for value in option.values}
    return _select(field, choices, defaults.get(field, option.default), label)


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

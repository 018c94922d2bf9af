"""The terms of a table, in words and as fields of a form: pace, what happens when somebody is gone, talk."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from universelle.bots import bots_of
from universelle.bots.seat_specs import house_bots, kind_of
from universelle.contract.game import Game
from universelle.core.errors import BadRequest
from universelle.core.plain import plain
from universelle.drawing.node import Node, node
from universelle.i18n import Translations
from universelle.tables.clock import DAY, MINUTE, UNIVERSAL, Pace, is_zone
from universelle.tables.terms import ENDS, NO_PACE, NO_TERMS, PACES, Terms, pace_name


def pace_in_words(words: Translations, pace: Pace | None) -> str:
    """How long players may think."""
    if pace is None:
        return words("pace-none")
    if pace.by_post:
        said = words("pace-post", days=pace.move // DAY, reserve=pace.reserve // DAY)
    elif pace.move:
        said = words("pace-live", seconds=pace.move, minutes=pace.reserve // MINUTE)
    else:
        said = words("pace-each", minutes=pace.reserve // MINUTE)
    off = [words("pace-nights")] * pace.nights + [words("pace-weekends")] * pace.weekends
    return ", ".join([said, *off])


def paces(words: Translations) -> list[tuple[str, str]]:
    """The paces that are offered, by name, in words."""
    return [(name, pace_in_words(words, offered)) for name, offered in PACES.items()]


def gone_in_words(words: Translations, game: Game, terms: Terms) -> str:
    """What happens when somebody leaves or is out of time."""
    bot = terms.bot_for(game)
    return words("terms-gone-end") if bot is None else words("terms-gone-bot", bot=kind_of(words, bot))


def listed(words: Translations, game: Game, terms: Terms, is_listed: bool) -> Node:
    """The terms of a table, one below the other."""
    rows = {
        "pace": pace_in_words(words, terms.pace),
        "gone": gone_in_words(words, game, terms),
        "talk": words("terms-talk-on" if terms.talk else "terms-talk-off"),
        "hints": words("terms-hints-on" if terms.hints else "terms-hints-off"),
        "found": words("terms-found-all" if is_listed else "terms-found-link"),
    }
    lines = [
        node("div", node("dt", words(f"terms-{name}")), node("dd", said, id=f"term-{name}"))
        for name, said in rows.items()
    ]
    return node("dl", lines, class_="terms", id="terms-listed")


def fields(words: Translations, game: Game, terms: Terms) -> list[Node]:
    """Fields to choose them; `terms_from` reads them."""
    pace = terms.pace
    bots = [(bot, words("terms-gone-bot", bot=kind_of(words, bot))) for bot in house_bots(game)]
    talks = [("on", words("terms-talk-on")), ("off", words("terms-talk-off"))]
    zone = node(
        "input",
        type="text",
        name="zone",
        id="zone",
        value=UNIVERSAL if pace is None else pace.zone,
        maxlength=64,
        autocomplete="off",
        data_given=pace is not None and pace.zone != UNIVERSAL,
    )
    times_off = node(
        "div",
        _box("nights", words("terms-nights"), pace is not None and pace.nights),
        _box("weekends", words("terms-weekends"), pace is not None and pace.weekends),
        _field("zone", words("terms-zone"), zone),
        class_="times-off",
        id="times-off",
    )
    return [
        _field("pace", words("terms-pace"), _select("pace", paces(words), pace_name(pace))),
        times_off,
        _field(
            "gone",
            words("terms-gone"),
            _select("gone", [*bots, (ENDS, words("terms-gone-end"))], terms.bot_for(game) or ENDS),
        ),
        _field("talk", words("terms-talk"), _select("talk", talks, "on" if terms.talk else "off")),
    ]


def hints_field(words: Translations, terms: Terms) -> Node:
    """Whether several people may ask for hints: at one screen, too."""
    choices = [(each, words(f"terms-hints-{each}")) for each in ("off", "on")]
    return _field("hints", words("terms-hints"), _select("hints", choices, "on" if terms.hints else "off"))


def _field(name: str, label: str, control: Node) -> Node:
    return node("div", node("label", label, for_=name), control, class_="field")


def _select(name: str, choices: Sequence[tuple[str, str]], chosen: str) -> Node:
    options = [node("option", said, value=value, selected=value == chosen) for value, said in choices]
    return node("select", options, name=name, id=name)


def _box(name: str, label: str, checked: bool) -> Node:
    box = node("input", type="checkbox", name=name, value="on", id=name, checked=checked)
    return node("label", box, " ", label)


def terms_from(form: Mapping[str, str], game: Game) -> Terms:
    """The terms that a form asks for; missing fields take their defaults."""
    name, gone = form.get("pace", NO_PACE), form.get("gone", NO_TERMS.gone)
    if name not in PACES or (gone not in ("", ENDS) and gone not in bots_of(game)):
        raise BadRequest("web-error-refused")
    return Terms(
        _with_times_off(PACES[name], form), gone, talk=form.get("talk") != "off", hints=form.get("hints") == "on"
    )


def _with_times_off(pace: Pace | None, form: Mapping[str, str]) -> Pace | None:
    """A pace by post, with the nights and weekends that are off; at others there are none."""
    nights, weekends = "nights" in form, "weekends" in form
    if pace is None or not pace.by_post or not (nights or weekends):
        return pace
    zone = plain(form.get("zone", "")).strip() or UNIVERSAL
    if not is_zone(zone):
        raise BadRequest("terms-bad-zone", zone=zone[:40])
    return replace(pace, nights=nights, weekends=weekends, zone=zone)

"""Whether the deal was fair: the seal while a match runs, and then three steps by which everybody can check it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from universelle.core.message import Translator
from universelle.drawing.node import Child, Node, node, symbol
from universelle.drawing.rosette import rosette
from universelle.drawing.svg_fragments import fragment
from universelle.i18n import Translations
from universelle.matches.fairness import Judgement, Verdict
from universelle.matches.record import Record
from universelle.web.layout import bar, tool
from universelle.web.table.drawer import plain_drawer

STYLES: Final = ("/static/house/deal.css",)
SCRIPT: Final = "/static/house/deal.js"
GROUP: Final = 4  # figures that stand together
IN_ROW: Final = 4  # groups


def seal(words: Translator, record: Record) -> Node:
    """What is known of the deal of a running match."""
    if not record.fingerprint:
        why = "deal-running-own" if record.seed_word else "deal-running-none"
        return node("div", node("p", words(why)), class_="deal-seal", id="deal-seal")
    return node(
        "div",
        node("p", words("deal-sealed"), class_="deal-sentence"),
        _figures(words, record.fingerprint),
        node("p", words("deal-keep"), class_="soft"),
        node("p", _copy(words, "deal-copy", _groups(record.fingerprint)), class_="deal-deeds"),
        class_="deal-seal",
        id="deal-seal",
    )


def seal_drawer(words: Translations, record: Record) -> Node:
    """The seal beside the table."""
    held = node("div", seal(words, record), class_="drawer-text")
    return plain_drawer(words, "deal", words("deal-title"), held)


def seal_page(words: Translations, title: str, table: str, record: Record) -> Node:
    """The seal as a page of its own; it leads back to the table."""
    top = bar(fair=title, now=words("deal-title"), tools=[tool(words("web-ask-back"), f"/t/{table}", "undo")])
    held = node("section", node("h1", words("deal-title"), class_="head"), seal(words, record), class_="deal frame")
    return node("div", top, node("main", held, class_="page"), id="page")


def section(
    words: Translator, table: str, record: Record, judgement: Judgement, turns: int, turn: int | None, left: bool
) -> Node:
    """The frame at the foot of the result page.

    `turn` is the one in which the first move was made that the seed does not give. A script makes the fingerprint
    again in the browser, and shows what the server could not know.
    """
    parts: list[Node | None] = [node("h2", words("deal-title"), class_="head")]
    match judgement.verdict:
        case Verdict.FAIR:
            said = words("deal-left", turns=turns) if left else words("deal-fair")
            parts += [*_verdicts(words, said), _steps(words, record, turns), _below(words, table, record)]
        case Verdict.OTHER_SEED:
            parts += [_verdict(words, "no", words("deal-other-seed")), _unequal(words, judgement)]
            parts += [node("p", words("deal-whose-fault"), class_="soft"), _deeds(words, table, record)]
        case Verdict.OTHER_CARDS:
            parts += [_verdict(words, "no", words("deal-other-cards", turn=turn or 0)), _deeds(words, table, record)]
        case Verdict.OWN_SEED:
            said = words("deal-own-seed", seed=record.seed_word)
            parts += [node("p", said, class_="deal-sentence"), node("p", words("deal-own-seed-more"), class_="soft")]
        case Verdict.NOT_SEALED:
            parts.append(node("p", words("deal-not-sealed"), class_="deal-sentence"))
    checkable = judgement.verdict is Verdict.FAIR
    return node(
        "section",
        *parts,
        class_="deal frame",
        id="deal",
        data_table=table,
        data_seed=record.seed.hex() if checkable else None,
        data_fingerprint=judgement.sealed if checkable else None,
    )


def _verdicts(words: Translator, said: str) -> list[Node]:
    """What the server found; the others are shown if the browser finds something else."""
    shown = node("div", _verdict(words, "yes", said), id="deal-yes")
    bad_seal = node("div", _verdict(words, "no", words("deal-other-seed")), id="deal-other-seed", hidden=True)
    bad_kept = node("div", _verdict(words, "no", words("deal-other-kept")), id="deal-other-kept", hidden=True)
    lost = node("p", words("deal-not-checked"), class_="deal-sentence", id="deal-not-checked", hidden=True)
    checking = node("p", words("deal-checking"), class_="deal-sentence", id="deal-checking", hidden=True)
    return [node("div", shown, bad_seal, bad_kept, lost, checking, aria_live="polite")]


def _verdict(words: Translator, stamp: str, said: str) -> Node:
    mark = node("span", words(f"deal-stamp-{stamp}"), class_="deal-stamp fails" if stamp == "no" else "deal-stamp")
    return node("p", mark, node("span", said), class_="deal-verdict")


def _steps(words: Translator, record: Record, turns: int) -> Node:
    ticks = [
        node("li", symbol("check"), " ", words("deal-same-fingerprint")),
        node("li", symbol("check"), " ", words("deal-same-kept"), id="deal-same-kept", hidden=True),
        node("li", symbol("check"), " ", words("deal-same-cards")),
        node("li", symbol("check"), " ", words("deal-same-turns", turns=turns)),
    ]
    by_server = node("span", words("deal-by-server"), id="deal-by-server")
    by_browser = node("span", words("deal-by-browser"), id="deal-by-browser", hidden=True)
    no_browser = node("span", " ", words("deal-no-browser"), id="deal-no-browser", hidden=True)
    checked: list[Child] = [by_server, by_browser, " ", words("deal-again-dealt"), no_browser]
    return node(
        "ol",
        _step("deal-sealed", words("deal-before"), [words("deal-before-more")], _figures(words, record.fingerprint)),
        _step(
            "deal-opened", words("deal-after"), [words("deal-after-more")], _code(words("deal-seed"), record.seed.hex())
        ),
        _step(
            "deal-dealt",
            words("deal-checked"),
            checked,
            node("div", rosette(record.fingerprint), node("ul", ticks, class_="deal-ticks"), class_="deal-figures"),
        ),
        class_="deal-steps",
    )


def _step(picture: str, title: str, said: Sequence[Child], shown: Node) -> Node:
    return node("li", fragment(picture), node("h3", title), node("p", list(said)), shown)


def _below(words: Translator, table: str, record: Record) -> Node:
    """What the check shows and what it cannot show, what can be done, and how it works."""
    limits = node(
        "p",
        node("b", words("deal-shows")),
        f" {words('deal-shows-more')} ",
        node("b", words("deal-limit")),
        f" {words('deal-limit-more')}",
        class_="soft",
    )
    how = node(
        "details",
        node("summary", words("deal-how")),
        node("p", words("deal-how-seal")),
        node("p", words("deal-how-check")),
        node("pre", node("code", f"universelle verify FILE --fingerprint {record.fingerprint}")),
        node("p", words("deal-how-without")),
        node("pre", node("code", f"echo {record.seed.hex()} | xxd -r -p | sha256sum")),
        class_="deal-how",
    )
    return node("div", limits, _deeds(words, table, record), how, class_="deal-below")


def _deeds(words: Translator, table: str, record: Record) -> Node:
    """Check again, copy, and the record, with which others can check."""
    proof = f"{words('deal-fingerprint')}\n{record.fingerprint}\n{words('deal-seed')}\n{record.seed.hex()}\n"
    again = node("a", words("deal-again"), class_="button", href=f"/t/{table}/deal", id="deal-again")
    export = node("a", words("web-end-export"), class_="button", href=f"/t/{table}/record.json", download=True)
    return node("p", again, _copy(words, "deal-copy-proof", proof), export, class_="deal-deeds")


def _copy(words: Translator, label: str, text: str) -> Node:
    """A button that scripts show where they can copy."""
    say = words("deal-copied")
    return node("button", words(label), type="button", class_="button", data_copy=text, data_say=say, hidden=True)


def _unequal(words: Translator, judgement: Judgement) -> Node:
    """The seal, and the fingerprint that the seed has."""
    sealed = node(
        "figure", rosette(judgement.sealed), node("figcaption", words("deal-was-sealed")), _few(judgement.sealed)
    )
    found = node("figure", rosette(judgement.found), node("figcaption", words("deal-from-seed")), _few(judgement.found))
    return node("div", sealed, node("span", "≠", class_="deal-unequal-sign"), found, class_="deal-unequal")


def _few(figures: str) -> Node:
    return node("code", f"{_groups(figures[: GROUP * IN_ROW])} …")


def _figures(words: Translator, fingerprint: str) -> Node:
    """A rosette, and the figures of which it is drawn."""
    return node("div", rosette(fingerprint), _code(words("deal-fingerprint"), fingerprint), class_="deal-figures")


def _code(name: str, figures: str) -> Node:
    """Figures in groups of four; screen readers say what they are, and the first and the last group."""
    groups = _groups(figures).split()
    rows = [" ".join(groups[first : first + IN_ROW]) for first in range(0, len(groups), IN_ROW)]
    lines = [node("span", row) for row in rows]
    said = f"{name} {groups[0]} … {groups[-1]}"
    return node("code", lines, class_="deal-code", role="img", aria_label=said)


def _groups(figures: str) -> str:
    return " ".join([figures[first : first + GROUP] for first in range(0, len(figures), GROUP)])

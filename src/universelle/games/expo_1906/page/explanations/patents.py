"""The Patents Office: rows, steps, links, tokens and chits."""

from __future__ import annotations

from universelle.contract.explanation import Explanation, Fact
from universelle.core.message import Name, Seat
from universelle.games.expo_1906.page.explanations.common import chit_effect, mine, row_view, seat_numbered, story
from universelle.games.expo_1906.rules.components import CHITS, ROW_COUNT, TYPES
from universelle.games.expo_1906.scene import Scene


def row(scene: Scene, which: str) -> Explanation | None:
    words = scene.words
    if which not in TYPES[:ROW_COUNT]:
        return None
    chit = row_view(scene, which)["chit"]
    facts = leader_facts(scene, which)
    facts.append(Fact(words("about-stack"), words("about-row-stack")))
    if chit is not None:
        facts.append(Fact(words.name(f"chit-{chit}"), chit_effect(scene, chit)))
    return Explanation(
        name=words.name(f"resource-{which}"),
        kind=words("about-row"),
        effect=words("about-row-effect", points=scene.box.leader_points),
        facts=facts,
        rule="leading",
        symbol=which,
    )


def leader_facts(scene: Scene, row: str) -> list[Fact]:
    """Who leads a row, if somebody does."""
    words = scene.words
    tokens = row_view(scene, row)["tokens"]
    if not tokens:
        return [Fact(words("about-leads"), words("about-nobody"))]
    seat, step = tokens[0]["seat"], tokens[0]["step"]
    if seat is None:
        return [Fact(words("about-leads"), words("about-ghost-on", step=step))]
    return [Fact(words("about-leads"), words("about-seat-on", seat=Seat(seat), step=step))]


def step(scene: Scene, which: str) -> Explanation | None:
    """A step of the Patents Office, of one row or of all."""
    words, patents = scene.words, scene.view["patents"]
    row, _, number = which.rpartition("-")
    if number not in [str(step) for step in range(1, patents["steps"] + 1)] or row not in ("", *TYPES[:ROW_COUNT]):
        return None
    step = int(number)
    points = patents["step_points"][step - 1]
    if step == patents["steps"]:
        effect = words("about-step-last")
    elif step == 1:
        effect = words("about-step-first")
    else:
        effect = words("about-step-effect", points=points)
    return Explanation(
        name=words("about-step", step=step, steps=patents["steps"]),
        kind=words.name(f"resource-{row}") if row else words("place-patents-office"),
        effect=effect,
        facts=leader_facts(scene, row) if row else [],
        rule="patents-office",
        symbol=row or "journal",
    )


def link(scene: Scene, which: str) -> Explanation | None:
    """A place where a token may change rows."""
    words, patents = scene.words, scene.view["patents"]
    rows = [row["row"] for row in patents["rows"]]
    found = [link for link in patents["links"] if which == f"{rows.index(link['rows'][0])}-{link['step']}"]
    if not found:
        return None
    link = found[0]
    one, other = [Name(f"resource-{row}") for row in link["rows"]]
    price = link["price_now"]
    facts = [Fact(words("about-has"), words("about-coins", coins=mine(scene)["money"]))] if price else []
    if price and scene.box.discount:
        journal = Name("card-improved-journal")
        facts.append(Fact(words("about-price"), words("about-link-price", card=journal, discount=scene.box.discount)))
    return Explanation(
        name=words("about-link"),
        kind=words("about-link-kind", step=link["step"]),
        effect=words("about-link-effect", one=one, other=other, price=price),
        facts=facts,
        rule="movement",
        symbol="journal",
    )


def token(scene: Scene, which: str) -> Explanation | None:
    words = scene.words
    owner, _, number = which.partition("-")
    if owner == "ghost":
        return _ghost_token(scene, number)
    seat = seat_numbered(scene, owner)
    tokens = scene.view["players"][seat]["tokens"] if seat is not None else []
    if seat is None or number not in [str(each + 1) for each in range(len(tokens))]:
        return None
    token = tokens[int(number) - 1]
    facts = [] if token["row"] is None else leader_facts(scene, token["row"])
    if token["chit"] is not None:
        facts.append(Fact(words.name(f"chit-{token['chit']}"), chit_effect(scene, token["chit"])))
    elif token["points"]:
        facts.append(Fact(words("about-end"), words("about-points", points=token["points"])))
    where = words("about-token-start")
    if token["row"] is not None:
        where = words("about-token-on", row=Name(f"resource-{token['row']}"), step=token["step"])
    return Explanation(
        name=words("draw-token", name=words("about-seat", seat=Seat(seat)), token=int(number)),
        kind=where,
        effect=words("about-token-effect", points=scene.box.leader_points),
        facts=facts,
        rule="patents-office",
        symbol=f"seat-{seat + 1}",
    )


def _ghost_token(scene: Scene, row: str) -> Explanation | None:
    words = scene.words
    if scene.view["ghost"] is None or row not in TYPES[:ROW_COUNT]:
        return None
    return Explanation(
        name=words("draw-ghost-token"),
        kind=words.name(f"resource-{row}"),
        effect=words("about-ghost-token-effect"),
        facts=leader_facts(scene, row),
        rule="two-players",
        symbol="ghost",
    )


def chit(scene: Scene, which: str) -> Explanation | None:
    words = scene.words
    if which not in CHITS:
        return None
    player, patents = mine(scene), scene.view["patents"]
    rows = [Name(f"resource-{row['row']}") for row in patents["rows"] if row["chit"] == which]
    facts = [Fact(words("about-now"), words("about-points", points=player["chits"][which]))]
    facts += [Fact(words("about-row"), words.name(row)) for row in rows]
    if not rows:
        facts.append(Fact(words("about-left"), words("about-chit-left")))
    return Explanation(
        name=words.name(f"chit-{which}"),
        kind=words("about-chit"),
        effect=chit_effect(scene, which),
        facts=facts,
        story=story(scene, f"chit-{which}"),
        rule="chits",
        symbol=which,
    )

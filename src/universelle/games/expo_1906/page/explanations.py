"""What every thing on the table is: cards, pieces, boards, tokens, chits, and the numbers of the players."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeAlias

from universelle.contract.explanation import Explanation, Fact, Sign, SignGroup
from universelle.contract.scene import whose
from universelle.core.action import Action
from universelle.core.message import Message, Name, Seat, Value
from universelle.games.expo_1906.choices import card_effect, piece_name, units_in_words
from universelle.games.expo_1906.rules.actions import ChooseChit, Jury, Move, PickUpInLab, Place, Play, Remove, Take
from universelle.games.expo_1906.rules.components import (
    CARDS,
    CHITS,
    ENERGIES,
    FIRST_TECHNOLOGY,
    KIND_NAMES,
    MEETING_ROOM,
    PROJECTS,
    RESOURCE_KINDS,
    ROW_COUNT,
    SHAPES,
    TECHNOLOGIES,
    TYPES,
)
from universelle.games.expo_1906.rules.view import (
    AnyPieceView,
    PlayerView,
    ProjectView,
    RowView,
    TechnologyView,
    effects,
    project_view,
    technology_view,
)
from universelle.games.expo_1906.scene import Scene

Explain: TypeAlias = Callable[[Scene, str], "Explanation | None"]


def explain(scene: Scene, name: str) -> Explanation | None:
    """A thing by its name on the page: what sort of thing it is, then which one."""
    kind, _, which = name.partition("-")
    explained = EXPLAINED.get(kind)
    return explained(scene, which) if explained else None


def about(scene: Scene, action: Action) -> str:
    """The thing that a choice is about: a card, a piece, a row, a chit or a vote."""
    if isinstance(action, Play):
        card = CARDS[action.card]
        return f"card-improved-{card}" if card in _mine(scene)["improved"] else f"card-{card}"
    if isinstance(action, Take | Place):
        return KIND_NAMES[action.kind]
    if isinstance(action, Remove | PickUpInLab) and action.cell < 0:
        return KIND_NAMES[action.kind]
    if isinstance(action, Move):
        return f"row-{TYPES[action.row]}"
    if isinstance(action, ChooseChit):
        return f"chit-{CHITS[action.chit]}"
    return f"jury-{TYPES[action.energy]}" if isinstance(action, Jury) else ""


# Pieces


def _project(scene: Scene, which: str) -> Explanation | None:
    words, box = scene.words, scene.box
    if which not in PROJECTS:
        return None
    project = project_view(box, PROJECTS.index(which))
    return Explanation(
        name=words.name(f"project-{which}"),
        kind=words("about-project", shape=Name(f"shape-{project['shape']}")),
        effect=words("about-project-effect", points=project["prestige"], lead=box.leader_points),
        facts=[*_project_facts(scene, project), *_whereabouts(scene, which)],
        story=_story(scene, f"project-{which}"),
        rule="completion",
        symbol=project["energy"],
    )


def _project_facts(scene: Scene, project: ProjectView) -> Iterator[Fact]:
    """What it needs, what the viewer has of it, what it would bring now, and what the Jury may add."""
    words, key = scene.words, project["project"]
    player = _mine(scene)
    yield Fact(words("about-needs"), units_in_words(words, project["needs"]))
    for piece in player["tiles"]:
        if "project" in piece and piece["project"] == key:
            lacks = {kind: count for kind, count in piece["lacks"].items() if count}
            lacking = units_in_words(words, lacks) if lacks else words("about-completed-already")
            yield Fact(words("about-lacks"), lacking)
    if key in player["worth"]:
        yield Fact(words("about-now"), words("about-worth-now", points=player["worth"][key]))
    energy = Name(f"resource-{project['energy']}")
    yield Fact(words("place-jury"), words("about-project-jury", energy=energy, points=scene.box.jury_points))


def _technology(scene: Scene, which: str) -> Explanation | None:
    words, box = scene.words, scene.box
    if which not in TECHNOLOGIES:
        return None
    technology = technology_view(box, FIRST_TECHNOLOGY + TECHNOLOGIES.index(which))
    card = technology["improves"]
    if card is not None:
        improved = Name(f"card-improved-{card}")
        effect = words("about-technology-improves", card=improved, effect=card_effect(words, box, card, True))
    else:
        effect = words("about-technology-gives", units=units_in_words(words, technology["gives"]))
    return Explanation(
        name=words.name(f"technology-{which}"),
        kind=words("about-technology", shape=Name(f"shape-{technology['shape']}")),
        effect=effect,
        facts=[*_technology_facts(scene, technology), *_whereabouts(scene, which)],
        story=_story(scene, f"technology-{which}"),
        rule="technologies",
        symbol=card or next(iter(technology["gives"])),
    )


def _technology_facts(scene: Scene, technology: TechnologyView) -> Iterator[Fact]:
    words = scene.words
    if technology["improves"] is not None:
        without = card_effect(words, scene.box, technology["improves"], False)
        yield Fact(words("about-without"), without)
    yield Fact(words("about-works"), words("about-technology-works"))


def _tile(scene: Scene, which: str) -> Explanation | None:
    """A resource tile: what each of its halves supplies."""
    words, box = scene.words, scene.box
    if which not in RESOURCE_KINDS:
        return None
    double, single = which.split("-")
    more, less = units_in_words(words, {double: box.double}), units_in_words(words, {single: box.single})
    wanting = [
        Name(f"project-{piece['project']}")
        for piece in _mine(scene)["tiles"]
        if "project" in piece and any([piece["lacks"].get(kind) for kind in (double, single)])
    ]
    return Explanation(
        name=words.name(f"tile-{which}"),
        kind=words("about-tile"),
        effect=words("about-tile-effect", more=more, less=less),
        facts=[Fact(words("about-now"), words("draw-wanted", projects=wanting))] if wanting else [],
        rule="supply",
        symbol=double,
    )


def _scrap(scene: Scene, _which: str) -> Explanation:
    words = scene.words
    return Explanation(
        name=words.name("scrap"),
        kind=words("about-scrap"),
        effect=words("about-scrap-effect"),
        facts=[Fact(words.name("chit-brussels-1897"), _chit_effect(scene, "brussels-1897"))],
        story=_story(scene, "scrap"),
        rule="laboratory",
        symbol="scrap",
    )


def _whereabouts(scene: Scene, which: str) -> Iterator[Fact]:
    """What a piece costs at the Academy, or who has it."""
    words, academy = scene.words, scene.view["academy"]
    offered = [each["technology"] for each in academy["technologies"]]
    offered += [space["project"]["project"] for space in academy["projects"] if space["project"] is not None]
    if which in offered:
        yield Fact(words("about-costs"), words("about-at-academy", price=scene.box.academy_price))
    for seat, player in enumerate(scene.view["players"]):
        pieces: list[AnyPieceView] = [*player["front"], *player["tiles"]]
        if which in [piece_name(piece).partition("-")[2] for piece in pieces]:
            yield Fact(words("about-with"), words("about-seat", seat=Seat(seat)))


# Cards


def _card(scene: Scene, which: str) -> Explanation | None:
    words = scene.words
    card = which.removeprefix("improved-")
    improved = card != which
    if card not in CARDS or (improved and card == CARDS[MEETING_ROOM]):
        return None
    player = _mine(scene)
    facts = [Fact(words("about-now"), words(_why_barred(player, card)))] if card in player["barred"] else []
    if not improved and card != CARDS[MEETING_ROOM]:
        facts.append(Fact(words.name(f"card-improved-{card}"), card_effect(words, scene.box, card, True)))
    return Explanation(
        name=words.name(f"card-{which}"),
        kind=words("about-card"),
        effect=card_effect(words, scene.box, card, improved),
        facts=facts,
        rule="improved-cards" if improved else card,
        symbol=card,
    )


def _why_barred(player: PlayerView, card: str) -> str:
    return f"about-barred-{player['barred'][card]['why']}"


# The shared boards


def _place(scene: Scene, which: str) -> Explanation | None:
    if which not in PLACES:
        return None
    words, box = scene.words, scene.box
    numbers: dict[str, dict[str, Value]] = {
        "academy": {"price": box.academy_price},
        "train-station": {"prices": [str(price) for price in box.prices], "pile": scene.view["pile"]},
        "jury": {"points": box.jury_points},
        "patents-office": {"points": box.leader_points},
        "laboratory": {},
    }
    return Explanation(
        name=words.name(f"place-{which}"),
        kind=words("about-place"),
        effect=words.say(Message(f"about-place-{which}", numbers[which])),
        facts=_jury_facts(scene) if which == "jury" else [],
        story=_story(scene, f"place-{which}"),
        rule=PLACES[which],
        symbol=SYMBOLS_OF_PLACES[which],
    )


def _jury_facts(scene: Scene) -> list[Fact]:
    """The votes so far, and who would gain from them."""
    words, jury = scene.words, scene.view["jury"]
    steam, electricity = [jury["tiles"].count(energy) for energy in ENERGIES]
    facts = [Fact(words("about-now"), words("draw-jury-so-far", steam=steam, electricity=electricity))]
    preferred = jury["preferred"]
    for seat, player in enumerate(scene.view["players"] if preferred else []):
        count = len(
            [
                each
                for each in player["tiles"]
                if "project" in each and each["completed"] and each["energy"] == preferred
            ]
        )
        facts.append(Fact(words("about-seat", seat=Seat(seat)), words("about-jury-projects", count=count)))
    return facts


def _jury(scene: Scene, which: str) -> Explanation | None:
    """A Jury tile."""
    words = scene.words
    if which not in ENERGIES:
        return None
    return Explanation(
        name=words.name(f"jury-{which}"),
        kind=words("about-jury-tile"),
        effect=words("about-place-jury", points=scene.box.jury_points),
        facts=[*_jury_facts(scene), Fact(words("about-left"), str(scene.view["jury"]["left"][which]))],
        story=_story(scene, f"jury-{which}"),
        rule="scoring",
        symbol=which,
    )


def _pile(scene: Scene, which: str) -> Explanation | None:
    """The pile of resource tiles, or the pile of projects of a shape."""
    words, view = scene.words, scene.view
    if not which:
        return Explanation(
            name=words("about-pile"),
            kind=words("place-train-station"),
            effect=words("about-pile-effect", tiles=view["pile"], discard=view["discard"]),
            rule="reorganisation",
            symbol="deck",
        )
    if which not in SHAPES:
        return None
    space = next(each for each in view["academy"]["projects"] if each["shape"] == which)
    known = [Name(f"project-{key}") for key in space["below"]]
    return Explanation(
        name=words.name(f"shape-{which}"),
        kind=words("about-academy-pile"),
        effect=words("about-academy-pile-effect", unseen=space["unseen"]),
        facts=[Fact(words("about-below"), words("about-names", names=known))] if known else [],
        rule="reorganisation",
        symbol="academy",
    )


# Resources and the Patents Office


def _resource(scene: Scene, which: str) -> Explanation | None:
    words = scene.words
    if which not in TYPES:
        return None
    return Explanation(
        name=words.name(f"resource-{which}"),
        kind=words("about-resource"),
        effect=words("about-energy-effect" if which in ENERGIES else "about-resource-effect"),
        facts=[] if which in ENERGIES else _leader_facts(scene, which),
        rule="supply",
        symbol=which,
    )


def _need(scene: Scene, which: str) -> Explanation | None:
    """What a project in the viewer's laboratory has of a resource that it needs."""
    words, (key, _, kind) = scene.words, which.rpartition("-")
    if key not in PROJECTS or kind not in TYPES:
        return None
    laid = [each for each in _mine(scene)["tiles"] if "project" in each and each["project"] == key]
    if not laid or kind not in laid[0]["needs"]:
        return _resource(scene, kind)
    has, needs = laid[0]["has"].get(kind, 0), laid[0]["needs"][kind]
    return Explanation(
        name=words.name(f"resource-{kind}"),
        kind=words.name(f"project-{key}"),
        effect=words("about-need-effect", has=min(has, needs), needs=needs),
        facts=[] if kind in ENERGIES else _leader_facts(scene, kind),
        rule="supply",
        symbol=kind,
    )


def _row(scene: Scene, which: str) -> Explanation | None:
    words = scene.words
    if which not in TYPES[:ROW_COUNT]:
        return None
    chit = _row_view(scene, which)["chit"]
    facts = _leader_facts(scene, which)
    facts.append(Fact(words("about-stack"), words("about-row-stack")))
    if chit is not None:
        facts.append(Fact(words.name(f"chit-{chit}"), _chit_effect(scene, chit)))
    return Explanation(
        name=words.name(f"resource-{which}"),
        kind=words("about-row"),
        effect=words("about-row-effect", points=scene.box.leader_points),
        facts=facts,
        rule="leading",
        symbol=which,
    )


def _leader_facts(scene: Scene, row: str) -> list[Fact]:
    """Who leads a row, if somebody does."""
    words = scene.words
    tokens = _row_view(scene, row)["tokens"]
    if not tokens:
        return [Fact(words("about-leads"), words("about-nobody"))]
    seat, step = tokens[0]["seat"], tokens[0]["step"]
    if seat is None:
        return [Fact(words("about-leads"), words("about-ghost-on", step=step))]
    return [Fact(words("about-leads"), words("about-seat-on", seat=Seat(seat), step=step))]


def _step(scene: Scene, which: str) -> Explanation | None:
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
        facts=_leader_facts(scene, row) if row else [],
        rule="patents-office",
        symbol=row or "journal",
    )


def _link(scene: Scene, which: str) -> Explanation | None:
    """A place where a token may change rows."""
    words, patents = scene.words, scene.view["patents"]
    rows = [row["row"] for row in patents["rows"]]
    found = [link for link in patents["links"] if which == f"{rows.index(link['rows'][0])}-{link['step']}"]
    if not found:
        return None
    link = found[0]
    one, other = [Name(f"resource-{row}") for row in link["rows"]]
    facts = [Fact(words("about-has"), words("about-coins", coins=_mine(scene)["money"]))]
    if scene.box.discount:
        journal = Name("card-improved-journal")
        facts.append(Fact(words("about-price"), words("about-link-price", card=journal, discount=scene.box.discount)))
    return Explanation(
        name=words("about-link"),
        kind=words("about-link-kind", step=link["step"]),
        effect=words("about-link-effect", one=one, other=other, price=link["price_now"]),
        facts=facts,
        rule="movement",
        symbol="journal",
    )


def _token(scene: Scene, which: str) -> Explanation | None:
    words = scene.words
    owner, _, number = which.partition("-")
    if owner == "ghost":
        return _ghost_token(scene, number)
    seat = _seat(scene, owner)
    tokens = scene.view["players"][seat]["tokens"] if seat is not None else []
    if seat is None or number not in [str(each + 1) for each in range(len(tokens))]:
        return None
    token = tokens[int(number) - 1]
    facts = [] if token["row"] is None else _leader_facts(scene, token["row"])
    if token["chit"] is not None:
        facts.append(Fact(words.name(f"chit-{token['chit']}"), _chit_effect(scene, token["chit"])))
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
        facts=_leader_facts(scene, row),
        rule="two-players",
        symbol="ghost",
    )


def _chit(scene: Scene, which: str) -> Explanation | None:
    words = scene.words
    if which not in CHITS:
        return None
    player, patents = _mine(scene), scene.view["patents"]
    rows = [Name(f"resource-{row['row']}") for row in patents["rows"] if row["chit"] == which]
    facts = [Fact(words("about-now"), words("draw-chit-now", points=player["chits"][which]))]
    facts += [Fact(words("about-row"), words.name(row)) for row in rows]
    if not rows:
        facts.append(Fact(words("about-left"), words("about-chit-left")))
    return Explanation(
        name=words.name(f"chit-{which}"),
        kind=words("about-chit"),
        effect=_chit_effect(scene, which),
        facts=facts,
        story=_story(scene, f"chit-{which}"),
        rule="chits",
        symbol=which,
    )


def _chit_effect(scene: Scene, chit: str) -> str:
    return scene.words.say(Message(f"chit-{chit}.effect", effects(scene.box)[f"chit-{chit}"]))


# The players


def _prestige(scene: Scene, which: str) -> Explanation | None:
    words, seat = scene.words, _seat(scene, which)
    if seat is None:
        return None
    player = scene.view["players"][seat]
    tokens = sum([token["points"] for token in player["tokens"]])
    chits = [token["chit"] for token in player["tokens"] if token["chit"] is not None]
    facts = [Fact(words("draw-completed"), str(len(player["completed"])))]
    facts += [Fact(words("about-end"), words("about-token-points", points=tokens))] if tokens else []
    facts += [Fact(words.name(f"chit-{chit}"), words("about-points", points=player["chits"][chit])) for chit in chits]
    return Explanation(
        name=words("about-prestige", seat=Seat(seat)),
        kind=words("track-prestige"),
        effect=words("about-prestige-effect", points=player["prestige"]),
        facts=facts,
        rule="scoring",
        symbol="prestige",
    )


def _money(scene: Scene, which: str) -> Explanation | None:
    words, seat = scene.words, _seat(scene, which)
    if seat is None:
        return None
    money = scene.view["players"][seat]["money"]
    return Explanation(
        name=words("about-coins", coins=money),
        kind=words("about-seat", seat=Seat(seat)),
        effect=words("about-money-effect", most=scene.box.most_money),
        rule="skyscraper",
        symbol="lira",
    )


def _completed(scene: Scene, which: str) -> Explanation | None:
    words, seat = scene.words, _seat(scene, which)
    if seat is None:
        return None
    done = [Name(f"project-{key}") for key in scene.view["players"][seat]["completed"]]
    return Explanation(
        name=words("about-completed", count=len(done)),
        kind=words("about-seat", seat=Seat(seat)),
        effect=words("about-completed-effect", projects=scene.box.last_projects),
        facts=[Fact(words("about-has"), words("about-names", names=done))] if done else [],
        rule="end",
        symbol="check",
    )


def _front(scene: Scene, which: str) -> Explanation | None:
    words, seat = scene.words, _seat(scene, which)
    if seat is None:
        return None
    waiting = [piece_name(piece) for piece in scene.view["players"][seat]["front"]]
    return Explanation(
        name=words("draw-tiles-waiting"),
        kind=words("about-seat", seat=Seat(seat)),
        effect=words("about-front-effect"),
        facts=[Fact(words("about-has"), words("about-names", names=waiting))] if waiting else [],
        rule="laboratory",
        symbol="lift",
    )


def _cards(scene: Scene, which: str) -> Explanation | None:
    words, seat = scene.words, _seat(scene, which)
    if seat is None:
        return None
    player = scene.view["players"][seat]
    facts = []
    if player["last"] is not None:
        facts.append(Fact(words("draw-last-card"), words.name(f"card-{player['last']}")))
    return Explanation(
        name=words("draw-cards-in-hand"),
        kind=words("about-seat", seat=Seat(seat)),
        effect=words("about-cards-effect", cards=player["cards"]),
        facts=facts,
        rule="turn",
        symbol="deck",
    )


def _first(scene: Scene, _which: str) -> Explanation:
    words = scene.words
    return Explanation(
        name=words("about-first"),
        kind=words("about-seat", seat=Seat(scene.view["first"])),
        effect=words("about-first-effect"),
        rule="turn",
        symbol="crown",
    )


def _ghost(scene: Scene, which: str) -> Explanation | None:
    words, ghost = scene.words, scene.view["ghost"]
    if ghost is None or ghost["deck"] is None or ghost["target"] is None or which not in ("deck", "target"):
        return None
    effect = words("about-ghost-deck-effect", cards=ghost["deck"])
    if which == "target":
        effect = words("about-ghost-target-effect", target=ghost["target"])
    return Explanation(
        name=words(f"about-ghost-{which}"),
        kind=words("draw-ghost-opponent"),
        effect=effect,
        rule="solo",
        symbol="deck" if which == "deck" else "target",
    )


# Helpers


def _mine(scene: Scene) -> PlayerView:
    return scene.view["players"][whose(scene)]


def _row_view(scene: Scene, row: str) -> RowView:
    return next(each for each in scene.view["patents"]["rows"] if each["row"] == row)


def _story(scene: Scene, key: str) -> str:
    story = scene.words(f"{key}.history")
    return "" if story == f"{key}.history" else story


def _seat(scene: Scene, number: str) -> int | None:
    """The seat of a number in a name, if there is one."""
    seats = [seat for seat in range(len(scene.view["players"])) if str(seat + 1) == number]
    return seats[0] if seats else None


PLACES: Final = {
    "academy": "academy",
    "train-station": "train-station",
    "jury": "scoring",
    "patents-office": "patents-office",
    "laboratory": "projects",
}  # and the heading of the rules about each
SYMBOLS_OF_PLACES: Final = {
    "academy": "academy",
    "train-station": "train-station",
    "jury": "jury",
    "patents-office": "journal",
    "laboratory": "laboratory",
}
EXPLAINED: Final[Mapping[str, Explain]] = {
    "project": _project,
    "technology": _technology,
    "tile": _tile,
    "scrap": _scrap,
    "card": _card,
    "place": _place,
    "jury": _jury,
    "pile": _pile,
    "resource": _resource,
    "need": _need,
    "row": _row,
    "step": _step,
    "link": _link,
    "token": _token,
    "chit": _chit,
    "prestige": _prestige,
    "money": _money,
    "completed": _completed,
    "front": _front,
    "cards": _cards,
    "first": _first,
    "ghost": _ghost,
}


def legend(scene: Scene) -> list[SignGroup]:
    """The symbols of the game: resources, cards, chits, and what the numbers count."""
    words = scene.words
    resources = [
        Sign(kind, words.name(f"resource-{kind}"), words("sign-energy" if kind in ENERGIES else "sign-resource"))
        for kind in TYPES
    ]
    cards = [Sign(card, words.name(f"card-{card}"), words(f"sign-{card}")) for card in CARDS]
    counts = [
        Sign(symbol, words(f"sign-{symbol}"), words(f"sign-{symbol}.line"))
        for symbol in ("prestige", "lira", "check", "lift", "crown", "scrap")
    ]
    chits = [Sign(chit, words.name(f"chit-{chit}"), _chit_effect(scene, chit)) for chit in CHITS]
    return [
        SignGroup(words("signs-resources"), resources),
        SignGroup(words("signs-cards"), cards),
        SignGroup(words("signs-counts"), counts),
        SignGroup(words("reason-chits"), chits),
    ]

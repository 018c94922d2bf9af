"""Projects, technologies, tiles and scrap, and the resources that they need and give."""

from __future__ import annotations

from collections.abc import Iterator

from universelle.contract.explanation import Explanation, Fact
from universelle.core.message import Name, Seat
from universelle.games.expo_1906.choices import card_effect, piece_name, units_in_words
from universelle.games.expo_1906.page.explanations.common import chit_effect, mine, story
from universelle.games.expo_1906.page.explanations.patents import leader_facts
from universelle.games.expo_1906.rules.components import (
    ENERGIES,
    FIRST_TECHNOLOGY,
    PROJECTS,
    RESOURCE_KINDS,
    TECHNOLOGIES,
    TYPES,
)
from universelle.games.expo_1906.rules.view import AnyPieceView, ProjectView, TechnologyView
from universelle.games.expo_1906.rules.views.pieces import project_view, technology_view
from universelle.games.expo_1906.scene import Scene


def project(scene: Scene, which: str) -> Explanation | None:
    words, box = scene.words, scene.box
    if which not in PROJECTS:
        return None
    project = project_view(box, PROJECTS.index(which))
    return Explanation(
        name=words.name(f"project-{which}"),
        kind=words("about-project", shape=Name(f"shape-{project['shape']}")),
        effect=words("about-project-effect", points=project["prestige"], lead=box.leader_points),
        facts=[*_project_facts(scene, project), *_whereabouts(scene, which)],
        story=story(scene, f"project-{which}"),
        rule="completion",
        symbol=project["energy"],
    )


def _project_facts(scene: Scene, project: ProjectView) -> Iterator[Fact]:
    """What it needs, what the viewer has of it, what it would bring now, and what the Jury may add."""
    words, key = scene.words, project["project"]
    player = mine(scene)
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


def technology(scene: Scene, which: str) -> Explanation | None:
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
        story=story(scene, f"technology-{which}"),
        rule="technologies",
        symbol=card or next(iter(technology["gives"])),
    )


def _technology_facts(scene: Scene, technology: TechnologyView) -> Iterator[Fact]:
    words = scene.words
    if technology["improves"] is not None:
        without = card_effect(words, scene.box, technology["improves"], False)
        yield Fact(words("about-without"), without)
        yield Fact(words("about-works"), words("about-technology-works"))


def tile(scene: Scene, which: str) -> Explanation | None:
    """A resource tile: what each of its halves supplies."""
    words, box = scene.words, scene.box
    if which not in RESOURCE_KINDS:
        return None
    double, single = which.split("-")
    more, less = units_in_words(words, {double: box.double}), units_in_words(words, {single: box.single})
    wanting = [
        Name(f"project-{piece['project']}")
        for piece in mine(scene)["tiles"]
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


def scrap(scene: Scene, _which: str) -> Explanation:
    words = scene.words
    return Explanation(
        name=words.name("scrap"),
        kind=words("about-scrap"),
        effect=words("about-scrap-effect"),
        facts=[Fact(words.name("chit-brussels-1897"), chit_effect(scene, "brussels-1897"))],
        story=story(scene, "scrap"),
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


def resource(scene: Scene, which: str) -> Explanation | None:
    words = scene.words
    if which not in TYPES:
        return None
    return Explanation(
        name=words.name(f"resource-{which}"),
        kind=words("about-resource"),
        effect=words("about-energy-effect" if which in ENERGIES else "about-resource-effect"),
        facts=[] if which in ENERGIES else leader_facts(scene, which),
        rule="supply",
        symbol=which,
    )


def need(scene: Scene, which: str) -> Explanation | None:
    """What a project in the viewer's laboratory has of a resource that it needs."""
    words, (key, _, kind) = scene.words, which.rpartition("-")
    if key not in PROJECTS or kind not in TYPES:
        return None
    laid = [each for each in mine(scene)["tiles"] if "project" in each and each["project"] == key]
    if not laid or kind not in laid[0]["needs"]:
        return resource(scene, kind)
    has, needs = laid[0]["has"].get(kind, 0), laid[0]["needs"][kind]
    return Explanation(
        name=words.name(f"resource-{kind}"),
        kind=words.name(f"project-{key}"),
        effect=words("about-need-effect", has=min(has, needs), needs=needs),
        facts=[] if kind in ENERGIES else leader_facts(scene, kind),
        rule="supply",
        symbol=kind,
    )

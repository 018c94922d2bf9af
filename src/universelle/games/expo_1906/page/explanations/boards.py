"""The boards that all share but for the Patents Office, Jury tiles and piles."""

from __future__ import annotations

from typing import Final

from universelle.contract.explanation import Explanation, Fact
from universelle.core.message import Message, Name, Seat, Value
from universelle.games.expo_1906.page.explanations.common import completed_projects, story
from universelle.games.expo_1906.rules.components import ENERGIES, SHAPES
from universelle.games.expo_1906.scene import Scene

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


def place(scene: Scene, which: str) -> Explanation | None:
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
        story=story(scene, f"place-{which}"),
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
        count = len([piece for piece in completed_projects(scene, player) if piece["energy"] == preferred])
        facts.append(Fact(words("about-seat", seat=Seat(seat)), words("about-jury-projects", count=count)))
    return facts


def jury(scene: Scene, which: str) -> Explanation | None:
    """A Jury tile."""
    words = scene.words
    if which not in ENERGIES:
        return None
    return Explanation(
        name=words.name(f"jury-{which}"),
        kind=words("about-jury-tile"),
        effect=words("about-place-jury", points=scene.box.jury_points),
        facts=[*_jury_facts(scene), Fact(words("about-left"), str(scene.view["jury"]["left"][which]))],
        story=story(scene, f"jury-{which}"),
        rule="scoring",
        symbol=which,
    )


def pile(scene: Scene, which: str) -> Explanation | None:
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

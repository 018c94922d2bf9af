"""What explanations have in common: sentences, costs, points by round, seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from universelle.contract.explanation import Explanation, Fact
from universelle.contract.scene import whose
from universelle.core.message import Message, Seat
from universelle.drawing.parts import signed_number
from universelle.games.crystal_palace.rules.phrases import amounts, phrase
from universelle.games.crystal_palace.rules.view import PlayerView
from universelle.games.crystal_palace.rules.vocabulary import Cost, Effects
from universelle.games.crystal_palace.scene import Scene

Explain: TypeAlias = Callable[[Scene, str], "Explanation | None"]


def sentence(text: str) -> str:
    """A phrase as a sentence."""
    whole = f"{text[:1].upper()}{text[1:]}"
    return whole if whole.endswith((".", "!", "?")) else f"{whole}."


def effect_of(scene: Scene, effects: Effects) -> str:
    """What effects do, as a sentence."""
    return sentence(scene.words.say(phrase(effects)))


def cost_of(scene: Scene, cost: Cost) -> str:
    parts = amounts(cost)
    return scene.words("about-list", parts=parts) if parts else scene.words("amount-money", n=0)


def worth_of(scene: Scene, points: Sequence[int]) -> str:
    """The points of a card this round, and in those to come."""
    now, *later = [signed_number(each) for each in points[scene.view["round"] - 1 :]]
    return scene.words("about-worth-then", now=now, later=", ".join(later)) if later else now


def owners(scene: Scene, has: Callable[[PlayerView], bool]) -> list[Seat]:
    """The seats whose players have something."""
    return [Seat(seat) for seat, player in enumerate(scene.view["players"]) if has(player)]


def with_owners(scene: Scene, seats: list[Seat]) -> list[Fact]:
    return [Fact(scene.words("about-with"), scene.words("about-seats", seats=seats))] if seats else []


def mine(scene: Scene) -> PlayerView:
    return scene.view["players"][whose(scene)]


def story_of(scene: Scene, key: str) -> str:
    story = scene.words(f"{key}.history")
    return "" if story == f"{key}.history" else story


def number_of(text: str, most: int) -> int | None:
    """A number of a name, from 1 to the most there are."""
    return int(text) if text in [str(number) for number in range(1, most + 1)] else None


def seat_of(scene: Scene, text: str) -> int | None:
    number = number_of(text, len(scene.view["players"]))
    return None if number is None else number - 1


def said(scene: Scene, message: Message) -> str:
    return scene.words.say(message)

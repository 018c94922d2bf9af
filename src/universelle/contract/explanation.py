"""What a thing on the table is: the explanation that a viewer who asks is given, and the legend of a game's symbols."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from universelle.contract.scene import Scene
from universelle.core.action import Action
from universelle.drawing.node import Node


class Fact(NamedTuple):
    """A line of an explanation: a cost, what a thing is worth, who has it, what it would do now."""

    label: str
    text: str


@dataclass(frozen=True)
class Explanation:
    """What a thing is, in words. The effect comes first, then the facts, then a line of history.

    Elements that show the thing have its name in `data-about`.
    """

    name: str
    kind: str  # what sort of thing it is
    effect: str  # what it does, or what it tells
    facts: Sequence[Fact] = ()
    story: str = ""
    rule: str = ""  # the heading of the rules about it
    symbol: str = ""  # its picture, by the name of a symbol; or one that the game has drawn
    picture: Node | None = None


class Sign(NamedTuple):
    """A symbol in the legend, and what it stands for."""

    symbol: str
    name: str
    line: str


class SignGroup(NamedTuple):
    """Symbols that belong together in the legend."""

    title: str
    signs: Sequence[Sign]


def no_explanation(_scene: Scene[Any, Any], _name: str) -> Explanation | None:
    """A game that does not explain its things."""
    return None


def about_nothing(_scene: Scene[Any, Any], _action: Action) -> str:
    """A game whose choices lead to no explanation."""
    return ""


def no_legend(_scene: Scene[Any, Any]) -> Sequence[SignGroup]:
    """A game that does not list its symbols."""
    return ()

"""How far the match is, and how far the card being carried out."""

from __future__ import annotations

from typing import Final

from universelle.drawing.node import Node
from universelle.drawing.parts import step_list
from universelle.games.expo_1906.rules.view import MeetingPart
from universelle.games.expo_1906.scene import Scene

_UNDER_WAY: Final[dict[str, MeetingPart]] = {  # the part of a Meeting that a decision belongs to
    "reposition-tiles": "reposition",
    "move-tile": "reposition",
    "move-tokens": "patent",
    "choose-chit": "patent",
}


def headline(scene: Scene) -> str:
    """Which round it is, in a few words."""
    view, words = scene.view, scene.words
    if not view["to_move"]:
        return words("board-over")
    if view["ending"]:
        return words("draw-round-ending", round=view["round"], rounds=view["rounds"])
    return words("board-round", round=view["round"], rounds=view["rounds"])


def steps(scene: Scene) -> Node | None:
    """What of the running card is done, and what is left of it."""
    action = scene.view["action"]
    if action is None or action["card"] is None or not scene.decision:
        return None
    card, done = action["card"], action["done"]
    if card == "meeting-room":
        names = _meeting_parts(scene, action["meeting"])
        done = len(action["meeting"]) - (scene.decision != "hold-meeting")
    elif card == "train-station":
        names = [str(price) for price in (scene.box.improved_prices if action["improved"] else scene.box.prices)]
    else:
        names = [str(number + 1) for number in range(action["allowed"])]
    return step_list(f"step-of-{card}", tuple(names), done)


def _meeting_parts(scene: Scene, chosen: list[MeetingPart]) -> list[str]:
    """The parts chosen so far, the one under way last, and places for those to come."""
    words, under_way = scene.words, _UNDER_WAY.get(scene.decision)
    still_open = range(len(chosen) + 1, scene.box.meeting_actions + 1)
    names = [words(f"draw-meeting-{part}") for part in sorted(chosen, key=lambda part: part == under_way)]
    return [*names, *[words("draw-meeting-open", number=number) for number in still_open]]

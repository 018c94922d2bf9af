"""What explanations have in common."""

from __future__ import annotations

from universelle.contract.scene import whose
from universelle.core.message import Message
from universelle.games.expo_1906.rules.components import PROJECTS
from universelle.games.expo_1906.rules.effects import effects
from universelle.games.expo_1906.rules.view import PlayerView, ProjectView, RowView
from universelle.games.expo_1906.rules.views.pieces import project_view
from universelle.games.expo_1906.scene import Scene


def mine(scene: Scene) -> PlayerView:
    return scene.view["players"][whose(scene)]


def completed_projects(scene: Scene, player: PlayerView) -> list[ProjectView]:
    return [project_view(scene.box, PROJECTS.index(key)) for key in player["completed"]]


def row_view(scene: Scene, row: str) -> RowView:
    return next(each for each in scene.view["patents"]["rows"] if each["row"] == row)


def story(scene: Scene, key: str) -> str:
    story = scene.words(f"{key}.history")
    return "" if story == f"{key}.history" else story


def seat_numbered(scene: Scene, number: str) -> int | None:
    """The seat of a number in a name, if there is one."""
    seats = [seat for seat in range(len(scene.view["players"])) if str(seat + 1) == number]
    return seats[0] if seats else None


def chit_effect(scene: Scene, chit: str) -> str:
    return scene.words.say(Message(f"chit-{chit}.effect", effects(scene.box)[f"chit-{chit}"]))

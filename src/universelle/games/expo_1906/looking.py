"""Who looks at the table, and what they may choose."""

from __future__ import annotations

from universelle.drawing.scene import Scene


def whose(scene: Scene) -> int:
    """The seat whose place is shown: the viewer's, else that of whoever moves."""
    if scene.seat is not None:
        return scene.seat
    to_move: list[int] = scene.view["to_move"]
    return to_move[0] if to_move else 0


def codes(scene: Scene) -> frozenset[str]:
    return frozenset([action.code for action in scene.actions])


def submits(code: str) -> dict[str, str]:
    """What makes a button outside of the list of choices one of them."""
    return {"form": "choices", "name": "action", "value": code, "data_action": code}

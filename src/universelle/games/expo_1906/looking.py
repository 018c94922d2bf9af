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


def step_of(scene: Scene) -> str:
    """What is to be decided now, as the rules call it; empty if nothing is."""
    decision = scene.view["decision"]
    step: str = decision["step"] if decision else ""
    return step


def submits(code: str) -> dict[str, str]:
    """What makes a button outside of the list of choices one of them."""
    return {"form": "choices", "name": "action", "value": code, "data_action": code}


def offer(code: str, legal: bool) -> dict[str, str]:
    """A choice, or something that says why it is none."""
    return submits(code) if legal else {"type": "button", "data_try": code}

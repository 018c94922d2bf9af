"""The title of a shared board: its name and a note; it can be asked what it is for."""

from __future__ import annotations

from universelle.drawing.node import Node, node, once


@once
def board_title(name: str, title: str, note: str, about: str) -> Node:
    heading = [node("span", title), node("small", note, id=f"{name}-note")]
    return node("h2", heading, class_="head board-title", id=f"{name}-head", data_about=about)

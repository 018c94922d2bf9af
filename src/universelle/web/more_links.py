"""What else there is for a game, besides playing it and its rules: links below its poster and on its pages."""

from __future__ import annotations

from universelle.contract.game import Game
from universelle.drawing.node import Node, node, symbol
from universelle.exercises.exercise import has_exercises
from universelle.i18n import Translations
from universelle.web.editions.edition_page import edition_address
from universelle.web.exercises.exercise_page import learn_address
from universelle.web.sheets.sheet_page import sheet_address


def more_links(words: Translations, game: Game) -> Node | None:
    links = []
    if has_exercises(game):
        links.append(_link("check", words("learn-title"), learn_address(game.meta.slug)))
    if game.has_score_sheet:
        links.append(_link("medal", words("sheet-title"), sheet_address(game.meta.slug)))
    if game.is_editable:
        links.append(_link("deck", words("editions-title"), edition_address(game.meta.slug)))
    return node("nav", links, class_="more-links", aria_label=game.meta.title) if links else None


def _link(sign: str, said: str, address: str) -> Node:
    return node("a", symbol(sign), node("span", said), href=address)

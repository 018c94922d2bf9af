"""The page that asks whether somebody really wants to leave a table."""

from __future__ import annotations

from universelle.drawing.node import Node, node
from universelle.i18n import Translations
from universelle.web.layout import bar
from universelle.web.table.tables import Table


def leave(words: Translations, table: Table) -> Node:
    """What happens to the seat, and a form; whoever stays goes back to the table."""
    ends = table.terms.bot_for(table.match.game) is None
    address = f"/t/{table.id}"
    form = node(
        "form",
        node("button", words("table-leave"), class_="button", type="submit"),
        " ",
        node("a", words("table-stay"), class_="button main", href=address, id="stay"),
        method="post",
        action=f"{address}/leave",
        id="leaving",
    )
    asked = node("h1", words("table-leave-ask"), class_="head")
    said = node("p", words("table-leave-end" if ends else "table-leave-bot"))
    main = node("main", node("article", asked, said, form, class_="frame explained-page"), class_="page")
    return node("div", bar(fair=table.match.game.meta.title), main, id="page")

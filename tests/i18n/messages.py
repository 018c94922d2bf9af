"""The messages of all catalogues, as Fluent reads them."""

from functools import cache

from fluent.syntax import FluentParser, ast

from universelle.games.registry import load, metas
from universelle.i18n import SHARED_TEXTS, catalogue

PACKAGES = [SHARED_TEXTS, *(load(slug).package for slug in metas())]


@cache
def messages(language: str, package: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse(catalogue(language, package))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{package} in {language} cannot be read: {junk[0]}"
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def variables(node: ast.BaseNode) -> set[str]:
    found = set()

    def visit(item: object) -> None:
        if isinstance(item, ast.VariableReference):
            found.add(item.id.name)
        if isinstance(item, ast.BaseNode):
            for child in vars(item).values():
                visit(child)
        if isinstance(item, list):
            for child in item:
                visit(child)

    visit(node)
    return found

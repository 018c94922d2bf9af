"""Values of styles worked out to what a program that only knows SVG can read.

`var()`, `light-dark()`, `color-mix(in srgb, …)`, `rgb(… / …)` and `calc()` are replaced by their results, in the light
theme. Lengths are in pixels without a unit, angles in degrees.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

import tinycss2
from tinycss2.color3 import RGBA, parse_color

from universelle.drawing.style_rules import COMMA, Declaration, Token, Tokens, split

Variables = Mapping[str, Tokens]
PIXELS: Final = {"px": 1.0, "rem": 16.0, "deg": 1.0}  # of a unit
NUMBERS: Final = ("number", "dimension")


class UndefinedVariableError(Exception):
    """A variable has no value here, and its use no fallback."""


def inherit(variables: Variables, declarations: Sequence[Declaration]) -> Variables:
    """The variables of an element: those of its parent and what is declared for itself."""
    own = {each.name: each.value for each in declarations if each.name.startswith("--")}
    if not own:
        return variables
    found: dict[str, Tokens] = {**variables}
    for name in own:
        found.pop(name, None)
    waiting = dict(own)

    def value_of(name: str) -> Tokens:
        """A variable may use others of the same element, but none that uses it in turn."""
        if name in waiting:
            found[name] = substitute(waiting.pop(name), value_of)
        try:
            return found[name]
        except KeyError:
            raise UndefinedVariableError(name) from None

    for name in own:
        try:
            value_of(name)
        except UndefinedVariableError:
            continue
    return found


def work_out(value: Tokens, variables: Variables) -> str | None:
    """A value as text; None if it needs a variable that is not defined."""

    def value_of(name: str) -> Tokens:
        try:
            return variables[name]
        except KeyError:
            raise UndefinedVariableError(name) from None

    try:
        return _text(substitute(value, value_of)).strip()
    except UndefinedVariableError:
        return None


def substitute(tokens: Tokens, value_of: Callable[[str], Tokens]) -> list[Token]:
    """Tokens with the values of variables in the place of `var(--name)` and `var(--name, fallback)`."""
    found: list[Token] = []
    for token in tokens:
        if token.type == "function" and token.lower_name == "var":
            found += _variable(token.arguments, value_of)
        elif token.type == "function":
            inner = substitute(token.arguments, value_of)
            found.append(tinycss2.ast.FunctionBlock(token.source_line, token.source_column, token.name, inner))
        elif token.type == "() block":
            inner = substitute(token.content, value_of)
            found.append(tinycss2.ast.ParenthesesBlock(token.source_line, token.source_column, inner))
        else:
            found.append(token)
    return found


def _variable(arguments: Tokens, value_of: Callable[[str], Tokens]) -> Tokens:
    (name, *_), *fallback = split(arguments)
    try:
        return value_of(name.value)
    except UndefinedVariableError:
        if not fallback:
            raise
    comma = next(place for place, token in enumerate(arguments) if token == COMMA)
    return substitute(arguments[comma + 1 :], value_of)


def _text(tokens: Tokens) -> str:
    return "".join([_token_text(token) for token in tokens])


def _token_text(token: Token) -> str:
    if token.type == "dimension" and token.lower_unit in PIXELS:
        return _written(token.value * PIXELS[token.lower_unit])
    if token.type != "function":
        return str(token.serialize())
    work_out_function = FUNCTIONS.get(token.lower_name)
    result = work_out_function(token.arguments) if work_out_function else None
    return f"{token.name}({_text(token.arguments)})" if result is None else result


def _written(number: float) -> str:
    return f"{number:g}"


def _light(arguments: Tokens) -> str:
    """The first of the two colours of `light-dark()`."""
    return _text(split(arguments)[0])


def _see_through(arguments: Tokens) -> str | None:
    """A colour with a share, `rgb(1 2 3 / 0.5)`, as programs read it that know only SVG."""
    parts = [token for token in arguments if token.type not in ("whitespace", "comment") and token.serialize() != "/"]
    if len(parts) != 4 or any([token.type != "number" for token in parts]):
        return None
    return f"rgba({','.join([_written(token.value) for token in parts])})"


def _mixed(arguments: Tokens) -> str | None:
    """The colour of `color-mix(in srgb, one 40%, other)`; what is mixed with `transparent` becomes see-through."""
    _, one, other = split(arguments)
    share = next((token.value / 100 for token in one if token.type == "percentage"), None)
    if share is None:
        rest = next((token.value / 100 for token in other if token.type == "percentage"), 0.5)
        share = 1 - rest
    first, second = _colour(one), _colour(other)
    if first is None or second is None:
        return None
    alpha = share * first.alpha + (1 - share) * second.alpha
    if not alpha:
        return "rgba(0,0,0,0)"
    parts = [
        round(255 * (share * first.alpha * a + (1 - share) * second.alpha * b) / alpha)
        for a, b in zip(first[:3], second[:3])
    ]
    red, green, blue = parts
    return f"rgb({red},{green},{blue})" if alpha == 1 else f"rgba({red},{green},{blue},{_written(round(alpha, 3))})"


def _colour(tokens: Tokens) -> RGBA | None:
    colour = parse_color(_text([token for token in tokens if token.type != "percentage"]).strip())
    return colour if isinstance(colour, RGBA) else None


def _calculated(arguments: Tokens) -> str | None:
    """The result of `calc()` of numbers and pixels; None if there is anything else in it."""
    try:
        return _written(_sum(_operands(arguments)))
    except ValueError:
        return None


def _operands(tokens: Tokens) -> Iterator[float | str]:
    """Numbers and operators, in order."""
    for token in tokens:
        if token.type == "number":
            yield token.value
        elif token.type == "dimension" and token.lower_unit in PIXELS:
            yield token.value * PIXELS[token.lower_unit]
        elif token.type == "() block":
            yield _sum(_operands(token.content))
        elif token.type == "function" and token.lower_name == "calc":
            yield _sum(_operands(token.arguments))
        elif token.type == "literal" and token.value in "+-*/":
            yield token.value
        elif token.type not in ("whitespace", "comment"):
            raise ValueError(token)


def _sum(operands: Iterator[float | str]) -> float:
    """Adds up the products; `*` and `/` come first."""
    terms: list[float] = []
    operator = "+"
    for item in operands:
        if isinstance(item, str):
            operator = item
        elif operator in "+-":
            terms.append(item if operator == "+" else -item)
        else:
            terms[-1] = terms[-1] * item if operator == "*" else terms[-1] / item
    return sum(terms)


FUNCTIONS: Final[dict[str, Callable[[Tokens], str | None]]] = {
    "light-dark": _light,
    "color-mix": _mixed,
    "calc": _calculated,
    "rgb": _see_through,
}

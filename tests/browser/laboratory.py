"""Finding one's way in the laboratory of Expo 1906."""

import re

import pytest

from tests.browser.benches import Bench

SIDES = ("up and right", "right and down", "down and left", "left and up")  # of the double half, by turn


def pick(page, code: str):
    return page.locator(f"[data-pick='{code}']").first


def middle(page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def cell(page, name: str, right: float = 0, down: float = 0) -> tuple[float, float]:
    """A point of a cell, so many cells right of and below its middle."""
    x, y = middle(page, f"#cell-{name}")
    size = page.locator(f"#cell-{name}").evaluate("cell => cell.ownerSVGElement.dataset.cell * cell.getScreenCTM().a")
    return x + size * right, y + size * down


def answered(page) -> None:
    """The server has said what could be done with the piece that was picked up, if one was."""
    page.wait_for_function("() => document.documentElement.dataset.holding !== 'asking'")


def live(page) -> str:
    answered(page)
    return page.locator("#live").inner_text()


def is_held(page) -> bool:
    answered(page)
    return page.evaluate("document.documentElement.dataset.holding !== undefined")


def held_at(page) -> str:
    """The cell that the piece in hand is over."""
    answered(page)
    place = page.locator("#lab-held > .held").get_attribute("transform") or ""
    size = float(page.locator("#lab").get_attribute("data-cell"))
    x, y = [float(number) / size for number in re.findall(r"-?[\d.]+", place)]
    return f"{'abcdefg'[round(x)]}{round(y) + 1}"


def lit(page, kind: str = "fits") -> set[str]:
    answered(page)
    return {str(each.get_attribute("id")).removeprefix("cell-") for each in page.locator(f"#lab .cell.{kind}").all()}


def wait_for(page, bench: Bench, *codes: str) -> None:
    """These moves were made: the table shows it, and the game beside it agrees that they are legal."""
    bench.apply(*codes)
    page.locator(f"#table[data-seq='{len(bench.made)}']").wait_for(state="attached")
    assert not is_held(page)


def lies_at(page, piece: str) -> bool:
    return page.locator(f"#lab-pieces #{piece}").count() == 1


class Sent:
    """What a page sends from now on."""

    def __init__(self, page) -> None:
        self.requests: list[tuple[str, str]] = []
        page.on("request", lambda request: self.requests.append((request.method, request.post_data or request.url)))

    @property
    def moves(self) -> list[str]:
        return [text for method, text in self.requests if method == "POST"]


def walk_to(page, place: str, turn: int) -> None:
    """By arrows and R."""
    for _ in range(10):
        here = held_at(page)
        if here == place:
            break
        across, along = ord(place[0]) - ord(here[0]), int(place[1]) - int(here[1])
        page.keyboard.press(
            ("ArrowRight" if across > 0 else "ArrowLeft") if across else "ArrowDown" if along > 0 else "ArrowUp"
        )
    for _ in range(4):
        if SIDES[turn] in said_of_turn(page):
            return
    pytest.fail(f"it never lies on the {SIDES[turn]}")


def said_of_turn(page) -> str:
    """What is said once the piece is turned."""
    page.keyboard.press("r")
    return live(page).lower()

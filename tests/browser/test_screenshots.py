"""Pictures of the pages, for people to look at; they are written to `screenshots/`."""

from pathlib import Path

from tests.browser.playing import each_game, finished
from tests.browser.stored import open_at, under_way

FOLDER = Path(__file__).parents[2] / "screenshots"
SIZES = {"desktop": (1440, 900), "phone": (360, 740)}
SCHEMES = ("light", "dark")
MIDDLE = 14  # moves


def shoot(page, name: str, schemes: tuple[str, ...] = SCHEMES) -> list[Path]:
    """The page in every size, and in these colour schemes."""
    taken: list[Path] = []
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for scheme in schemes:
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            taken.append(FOLDER / f"{name}.{size}.{scheme}.png")
            page.screenshot(path=taken[-1], full_page=True)
    page.set_viewport_size({"width": 1440, "height": 900})
    return taken


def are_pictures(taken: list[Path]) -> bool:
    return all(path.stat().st_size > 5000 for path in taken)


def test_pictures_of_the_entrance(page):
    page.goto("/")
    assert are_pictures(shoot(page, "home"))


@each_game
def test_pictures_of_a_game(page, server, slug):
    taken: list[Path] = []
    for moment, moves in {"start": 0, "middle": under_way(slug)}.items():
        open_at(page, server, slug, "me", "random", "random", moves=moves, seed="pictures")
        taken += shoot(page, f"{slug}.{moment}")
    table = finished(page, slug, "greedy")
    taken += shoot(page, f"{slug}.over", ("light",))
    page.goto(f"/t/{table}/end")
    taken += shoot(page, f"{slug}.end")
    for name, address in {
        "replay": f"/t/{table}/replay?at={MIDDLE}",
        "setup": f"/setup/{slug}",
        "rules": f"/rules/{slug}",
    }.items():
        page.goto(address)
        taken += shoot(page, f"{slug}.{name}", ("light",))
    assert are_pictures(taken)

"""Tables of Expo 1906 at which somebody works in a laboratory, reached quickly by an edition made for it."""

from playwright.sync_api import Page

from tests.browser.playing import seq
from tests.browser.server import Server
from tests.browser.stored import sit_at
from universelle.core.chance import seed_from
from universelle.core.edition import Edition
from universelle.games.expo_1906.game import GAME
from universelle.games.expo_1906.rules.components import PROJECTS, RESOURCE_KINDS
from universelle.games.expo_1906.rules.state import Expo
from universelle.matches.record import Move, Record

SEED = "1906"
FIRST, SECOND = "steel-manual", "empirical-steam"  # the only Resource tiles: Projects need one of each half
EDITION = "\n".join(
    [
        "[funding]\nsolo = 12",
        "[academy]\nprice = 0",
        "[train_station]\nfirst = 0\nsecond = 0\nthird = 0",
        "[station]\ntiles_each_player = 12",
        "[scrap]\ncells = ['g7']",
        "[levels]\nstudent = 1",
        "[laboratory_work]\ntiles = 6",
        "[resource_tiles]",
        *[f"{kind} = {30 if kind in (FIRST, SECOND) else 0}" for kind in RESOURCE_KINDS],
        *[f"[projects.{name}]\nneeds = ['1 steel', '1 manual', '1 empirical', '1 steam']" for name in PROJECTS],
    ]
)


OURS = Edition.from_toml(EDITION, "ours.toml")


class Bench:
    """A table in a browser, and the same game beside it."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.server = server
        self.address = ""
        self.record = Record(GAME.meta.slug, GAME.meta.ruleset, ("Ada=me",), seed_from(SEED), {}, OURS)
        self.state: Expo = GAME.new(1, seed_from(SEED), {}, OURS)
        self.made: list[str] = []

    @property
    def mine(self) -> dict:
        return self.state.view(0)["players"][0]

    @property
    def project(self) -> str:
        """The L-shaped Project that lies open, or lay there."""
        held = [*self.mine["front"], *self.mine["tiles"]]
        found = [piece["project"] for piece in held if "project" in piece]
        return found[0] if found else str(self.state.view(0)["academy"]["projects"][2]["project"]["project"])

    def apply(self, *codes: str) -> None:
        """Make moves in the game beside the table."""
        for code in codes:
            self.state.apply(0, GAME.catalogue.parse(code))
            self.made.append(code)

    def play(self, card: str) -> None:
        """Play a card as soon as it may be played, wasting others and rounds until then."""
        while f"play {card}" not in self.codes():
            self.apply(next(code for code in self.codes() if code.startswith("play ") or code == "stop"))
        self.apply(f"play {card}")

    def codes(self) -> list[str]:
        return [action.code for action in self.state.legal_actions(0)]

    def show(self) -> None:
        """Look at a table at which all moves were made."""
        moves = [Move(0, code) for code in self.made]
        self.address = f"/t/{sit_at(self.page, self.server, self.record.with_moves(moves))}"
        assert seq(self.page) == len(moves)


def working(page: Page, server: Server) -> Bench:
    """A table at which somebody works in the laboratory."""
    bench = work(page, server)
    bench.show()
    return bench


def work(page: Page, server: Server) -> Bench:
    """With a Project, a Technology and Resource tiles waiting, and the Laboratory played; not shown yet."""
    bench = Bench(page, server)
    bench.play("train-station")
    bench.apply(f"take {FIRST}", f"take {SECOND}", f"take {SECOND}")
    bench.play("academy")
    bench.apply(f"take {bench.project}")
    if "play academy" not in bench.codes():
        bench.play("meeting-room")
        bench.apply("stop")
    bench.play("academy")
    bench.apply("take steel-and-manual")
    bench.play("laboratory")
    return bench


def with_project(page: Page, server: Server) -> Bench:
    """A Project lies on b2, b3, b4 and c4; a tile on c3 touches it twice, with both its halves if turned so."""
    bench = work(page, server)
    bench.apply(f"place {bench.project}", "put b2 0")
    return bench


def with_meeting(page: Page, server: Server) -> Bench:
    """A Project is completed, and tiles may be moved."""
    bench = with_project(page, server)
    bench.apply(f"place {FIRST}", "put c3 1", f"place {SECOND}", "put b1 0", f"place {SECOND}", "put b5 0", "stop")
    assert bench.mine["completed"]
    bench.play("meeting-room")
    return bench

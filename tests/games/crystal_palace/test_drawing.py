"""The table as a page and as a picture: whole, well-formed, true to the position, and cheap to change."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from statistics import median
from xml.etree import ElementTree

import pytest

from universelle.contract.artwork import symbols as symbols_of
from universelle.contract.scene import Scene, scene_of
from universelle.core.chance import seed_from
from universelle.core.edition import Edition
from universelle.drawing.node import Node, node
from universelle.drawing.patch import patches
from universelle.games.crystal_palace.game import GAME
from universelle.games.crystal_palace.page import table as drawing
from universelle.games.crystal_palace.rules.actions import Borrow, Exchange
from universelle.games.crystal_palace.rules.components import LOCATIONS
from universelle.games.crystal_palace.rules.state import Palace
from universelle.i18n import LANGUAGES, Translations
from universelle.matches.export import board_png, board_svg

PLAYERS = (2, 3, 4, 5)
NAMES = ("Ada", "Ben & Co", "Carl <x>", "Dora", "Emil")
VIEWER = 0


def scene(state: Palace, language: str = "en", seat: int | None = None) -> Scene:
    """The table as the seat to move sees it, or another."""
    if seat is None:
        seat = state.to_move()[0] if state.to_move() else VIEWER
    return scene_of(state, words(language, len(state.players)), seat, frozenset([1]))


@cache
def words(language: str, players: int) -> Translations:
    return Translations(language, GAME.package, NAMES[:players])


def table(given: Scene) -> Node:
    seats = range(len(given.view["players"]))
    strips = node("nav", [drawing.strip(given, seat) for seat in seats], id="strip")
    panels = node("div", [drawing.panel(given, seat) for seat in seats], id="players")
    return node("div", strips, panels, drawing.board(given), drawing.steps(given), id="table")


def new_palace(players: int, seed: str = "1851", edition: Edition | None = None) -> Palace:
    return GAME.new(players, seed_from(seed), edition=edition or Edition())


def positions(players: int, seed: str = "1851") -> Iterator[Palace]:
    """Every position of a game of chance in which little is exchanged, the last included."""
    random = Random(seed)
    state = new_palace(players, seed)
    yield state
    while seats := state.to_move():
        actions = state.legal_actions(seats[0])
        plain = [action for action in actions if not isinstance(action, Exchange | Borrow)]
        state.apply(seats[0], random.choice(plain if plain and random.random() < 0.97 else actions))
        yield state


def stages(players: int) -> Iterator[Palace]:
    """Some positions of a game, from all of its phases."""
    return islice(positions(players), 0, None, 5)


def until(state: Palace, step: str, seed: str = "1851") -> Palace:
    """Go on by chance to the first decision of a kind."""
    random = Random(seed)
    while state.view(None)["decision"]["id"] != step:
        seat = state.to_move()[0]
        plain = [action for action in state.legal_actions(seat) if not isinstance(action, Exchange | Borrow)]
        state.apply(seat, random.choice(plain or state.legal_actions(seat)))
    return state


def reveal(state: Palace, *hands: tuple[int, ...]) -> Palace:
    """Everybody sets these dice, up to the first placement."""
    for seat, hand in enumerate(hands):
        for code in (*[f"set {value}" for value in hand], "seal"):
            act(state, code, seat)
    return state


def act(state: Palace, code: str, seat: int | None = None) -> None:
    seat = state.to_move()[0] if seat is None else seat
    state.apply(seat, next(action for action in state.legal_actions(seat) if action.code == code))


def nodes(tree: Node) -> Iterator[Node]:
    yield tree
    for child in tree.children:
        if isinstance(child, Node):
            yield from nodes(child)


def found(tree: Node, name: str) -> Node:
    return next(each for each in nodes(tree) if each.id == name)


def ids(tree: Node) -> list[str]:
    return [each.id for each in nodes(tree) if each.id]


def targets(tree: Node) -> dict[str, str | None]:
    """The actions that can be chosen on the page, with their names for screen readers."""
    drawn = [each for each in nodes(tree) if "data-action" in each.attributes]
    return {each.attributes["data-action"]: each.attributes.get("aria-label") for each in drawn}


def texts(tree: Node) -> list[str]:
    return [text for each in nodes(tree) for text in each.children if isinstance(text, str)]


def well_formed(tree: Node) -> None:
    """The page is HTML: its inputs have no end."""
    ElementTree.fromstring(re.sub(r"(<input[^>]*)>", r"\1/>", str(tree)))


@pytest.mark.parametrize("players", PLAYERS)
def test_every_stage_is_well_formed_and_every_id_stands_once(players):
    for state in stages(players):
        drawn = table(scene(state))
        well_formed(drawn)
        assert [name for name, count in Counter(ids(drawn)).items() if count > 1] == []


@pytest.mark.parametrize("players", PLAYERS)
def test_every_symbol_that_is_used_is_in_the_sprites(players):
    symbols = set(re.findall('id="(sy-[^"]+)"', "".join(symbols_of(GAME))))
    for state in stages(players):
        given = scene(state)
        used = {each.attributes.get("href", "") for each in nodes(table(given))}
        used |= {f"#sy-{drawing.choice(given, action)[2]}" for action in given.actions} - {"#sy-None"}
        assert {href[1:] for href in used if href.startswith("#sy-")} <= symbols
    assert {f"sy-{sign}" for sign in drawing.REASONS.values()} <= symbols


@pytest.mark.parametrize("players", PLAYERS)
def test_dice_assistants_and_markers_are_those_of_the_position(players):
    for state in stages(players):
        given = scene(state, seat=VIEWER)
        names = set(ids(drawing.board(given)))
        for place, there in enumerate(given.view["locations"], start=1):
            dice = {f"die-{place}-{k}" for k, die in enumerate(there["spaces"], start=1) if die}
            assert {name for name in names if re.fullmatch(rf"die-{place}-\d", name)} == dice
        market = {f"assistant-{n}" for n, owner in enumerate(given.view["market"], start=1) if owner is not None}
        assert {name for name in names if re.fullmatch(r"assistant-\d", name)} == market
        assert {f"{track}-marker-{players}" for track in ("buzz", "income")} <= names


@pytest.mark.parametrize("players", PLAYERS)
def test_every_legal_action_is_on_the_page(players):
    """Dice are set on dials, and other dice and places are picked first: all else can be chosen where it belongs."""
    for state in stages(players):
        given = scene(state)
        drawn = targets(table(given))
        legal = {action.code for action in given.actions}
        assert set(drawn) <= legal
        assert all(drawn.values())
        missing = {code for code in legal - set(drawn) if not code.startswith(("set ", "place ", "seal"))}
        assert missing == set()


def test_the_held_die_has_a_target_on_every_space_of_the_open_place():
    state = reveal(new_palace(2), (5, 4, 2, 1), (3, 3, 3, 3))
    drawn = drawing.board(scene(state))
    assert list(targets(drawn)) == [f"place 5 patent-office {space}" for space in (1, 2, 3, 4)]
    closed = [found(drawn, f"space-2-{space}").attributes for space in (1, 2, 3)]
    assert [each["data-least"] for each in closed] == ["4", "3", "1"]


def test_only_the_seat_to_move_has_targets():
    state = reveal(new_palace(3), (5, 4, 2, 1), (3, 3, 3, 3), (1, 1, 1, 1))
    assert targets(table(scene(state, seat=2))) == {}
    spectator = scene_of(state, words("en", 3))
    assert targets(table(spectator)) == {}


def test_the_place_at_work_is_open():
    state = until(new_palace(4), "act-with-die")
    view = state.view(None)
    number = LOCATIONS.index(view["location"]) + 1
    drawn = drawing.board(scene(state))
    assert drawn.attributes["data-open"] == str(number)
    assert "checked" in found(drawn, f"open-{number}").attributes
    assert "acting" in str(found(drawn, f"queue-{number}"))


def test_nobody_sees_the_dice_of_others_before_all_are_sealed():
    state = new_palace(3)
    for value in (6, 5, 4, 3):
        act(state, f"set {value}", 1)
    open_hand = found(table(scene(state, seat=1)), "tray-2")
    hidden = found(table(scene(state, seat=0)), "dice-2")
    assert [each.attributes["href"] for each in nodes(open_hand) if each.tag == "use"] == [
        f"#sy-die-{value}" for value in (6, 5, 4, 3)
    ]
    assert [text for text in texts(hidden) if text] == ["?"] * 4
    assert "6" not in drawing.told(scene(state, seat=0))["seat-2"].partition("Dice:")[2]


def test_dials_stand_for_the_dice_that_are_still_to_be_set():
    state = new_palace(2)
    act(state, "set 6", 0)
    drawn = drawing.panel(scene(state, seat=0), 0)
    assert len([each for each in nodes(drawn) if each.attributes.get("class") == "dial"]) == 3
    assert found(drawn, "dials").attributes["data-paid"] == "6"
    sealed = [*["set 6"] * 3, "seal"]
    for code in sealed:
        act(state, code, 0)
    assert "dials" not in ids(drawing.panel(scene(state, seat=0), 0))


def test_a_loan_is_told_of_when_the_dice_cost_more_than_there_is():
    state = new_palace(2)
    state.players[0].money = 11
    drawn = drawing.panel(scene(state, seat=0), 0)
    assert "hidden" not in found(drawn, "dial-warning").attributes
    assert texts(found(drawn, "dial-short")) == ["1"]


def test_links_are_lit_when_the_other_card_is_owned():
    state = until(new_palace(4), "act-with-die")
    given = scene(state)
    box, seat = given.box, given.seat
    display = [card for card in state.displays[0] if card >= 0]
    link = box.patents[display[0]].links[0]
    lit = [each for each in nodes(drawing.board(given)) if each.attributes.get("class") == "lk own"]
    state.players[seat].characters |= 1 << link
    now = [each for each in nodes(drawing.board(scene(state))) if each.attributes.get("class") == "lk own"]
    assert len(now) > len(lit)


def test_a_placement_tells_what_the_die_would_find():
    state = reveal(new_palace(2), (5, 4, 2, 1), (4, 4, 3, 1))
    given = scene(state)
    spaces = given.box.locations[0].placements
    helped = next(n for n, space in enumerate(spaces, start=1) if space.assistant and space.least <= 5)
    place = next(action for action in given.actions if action.code == f"place 5 patent-office {helped}")
    assert drawing.choice(given, place) == (
        f"Place a 5 at Patent Office, space {helped}",
        "Your 5 would act as number 1 of 1; gain 1 newspaper; 4 to choose from; with an assistant action",
        "scroll",
    )


def test_a_die_that_would_come_too_late_is_told_so():
    state = reveal(new_palace(2), (6, 6, 1, 1), (5, 4, 2, 1))
    act(state, "place 6 bank-of-england 1")
    given = scene(state)
    late = next(action for action in given.actions if action.code == "place 5 bank-of-england 2")
    assert drawing.choice(given, late)[1] == ("Your 5, number 2 of 2, would find no action space; pay £2; £26 left")
    line = found(drawing.board(given), "fore-3-5")
    assert line.attributes["class"] == "fore vain"


def test_a_character_tells_price_points_and_salary():
    state = until(new_palace(4, "9"), "act-with-die", "9")
    while state.view(None)["location"] != "reform-club" or state.view(None)["decision"]["id"] != "act-with-die":
        act(state, state.legal_actions(state.to_move()[0])[0].code)
    given = scene(state)
    take = next(action for action in given.actions if action.code.startswith("take "))
    name, told, sign = drawing.choice(given, take)
    assert name.startswith("Take ")
    assert re.match(r"costs .+; \d+ points? now", told)
    assert "salary £" in told
    assert sign == "hat"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_every_text_is_in_words(players, language):
    keys = re.compile(r"\b(draw|told|patent|character|research|share|place|slot|board|action|effect)-[a-z]|[{}$�]")
    for number, state in enumerate(islice(positions(players, language), 0, None, 3)):
        given = scene(state, language)
        said = [drawing.headline(given)]
        for action in given.actions:
            name, consequence, _ = drawing.choice(given, action)
            assert name
            said += [name, consequence]
        if number % 4 == 0:
            drawn = table(given)
            said += [*texts(drawn), *drawing.told(given).values()]
            said += [each.attributes.get(name, "") for each in nodes(drawn) for name in ("title", "aria-label")]
        assert [text for text in said if keys.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_on_offer_tells_its_history(language):
    given = scene(new_palace(4), language)
    for each in nodes(drawing.board(given)):
        if each.attributes.get("class") in ("pc patent", "pc person"):
            assert len(each.attributes["title"].splitlines()) >= 3


@pytest.mark.parametrize("players", PLAYERS)
def test_a_move_changes_little(players):
    sizes, old, number = [], None, 1
    for state in positions(players):
        new = table(scene(state, seat=VIEWER))
        if old is not None:
            changes = patches(old, new)
            assert all(change[1] for change in changes), "something without an id has changed"
            if state.round == number:
                sizes.append(len(json.dumps(changes, ensure_ascii=False, separators=(",", ":"))))
        old, number = new, state.round
    assert median(sizes) < 3300


def test_what_does_not_change_is_the_same_object():
    state = reveal(new_palace(4), *[(3, 3, 3, 3)] * 4)
    viewer = (state.to_move()[0] + 2) % 4
    before = drawing.board(scene(state, seat=viewer))
    act(state, "place 3 waterloo-station 6")
    after = drawing.board(scene(state, seat=viewer))
    for name in ("buzz-ground", "income-ground", "card-1-1", "card-5-1", "market-1"):
        assert found(before, name) is found(after, name)


def test_an_owners_edition_is_drawn():
    values = {
        "patents": {"audio-book": {"name": "Talking Machine", "vp": [9, 9, 9, 9, 9]}},
        "buzz": {"last": 55},
        "research_slots": {"count": 12},
        "newspapers": {"most": 9},
    }
    state = new_palace(3, edition=Edition("mine", values))
    state.displays[0] = (0, *state.displays[0][1:])
    given = scene(state)
    drawn = table(given)
    well_formed(drawn)
    assert "Talking machine" in " ".join(texts(drawn))
    assert {"buzz-55", "slot-1-12", "news-1-9"} <= set(ids(drawn))
    ElementTree.fromstring(str(drawing.picture(given)))


def test_the_headline_says_round_and_phase():
    assert drawing.headline(scene(new_palace(2))) == "Spring 1849 (round 1 of 5), Set dice"


def test_the_steps_are_the_phases():
    drawn = drawing.steps(scene(until(new_palace(2), "act-with-die")))
    assert [each.attributes.get("class") for each in drawn.children] == ["done", "done", "now", None, None, None, None]


def test_a_finished_game_has_no_steps_and_shows_what_was_brought():
    *_, state = positions(3)
    given = scene(state)
    shown = drawing.result(given, None)
    assert drawing.steps(given) is None
    assert drawing.headline(given) == "Game over"
    ElementTree.fromstring(str(shown))
    order = [each.id for each in nodes(shown) if each.attributes.get("class") == "prow brought"]
    points = {f"exhibited-{seat}": player["vp"] for seat, player in enumerate(given.view["players"], start=1)}
    assert [points[name] for name in order] == sorted(points.values(), reverse=True)
    for seat, player in enumerate(given.view["players"]):
        told = " ".join(texts(found(shown, f"exhibited-{seat + 1}")))
        assert NAMES[seat] in told
        assert given.words(f"nation-{player['nation']}") in told
        made = [
            *[f"patent-{key}" for key in player["prototypes"]],
            *[f"character-{key}" for key in player["characters"]],
        ]
        assert [key for key in made if given.words.name(key) not in told] == []


def test_who_looks_on_sees_the_board_of_whoever_moves():
    state = until(new_palace(3), "act-with-die")
    mover = state.to_move()[0]
    given = scene_of(state, words("en", 3), None)
    open_boards = [seat for seat in range(3) if "open" in found(table(given), f"more-{seat + 1}").attributes]
    assert open_boards == [mover]
    assert "open" not in found(table(scene(state, seat=mover)), f"more-{(mover + 1) % 3 + 1}").attributes


@pytest.mark.parametrize("players", PLAYERS)
def test_the_picture_can_be_kept(players):
    state = until(new_palace(players), "act-with-die")
    svg = board_svg(GAME, state, NAMES[:players])
    assert "var(" not in svg
    assert board_png(svg).startswith(b"\x89PNG")

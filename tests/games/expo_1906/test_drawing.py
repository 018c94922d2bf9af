"""The page of Expo 1906: whole, well-formed, true to the position, and cheap to change."""

import json
import re
import zlib
from collections import Counter
from collections.abc import Iterator
from random import Random
from statistics import median
from xml.etree import ElementTree

import pytest

from tests.games.expo_1906.positions import (
    act,
    bare,
    complete,
    give,
    hand,
    lay,
    new_expo,
    step,
    token,
    work,
)
from universelle.contract.artwork import symbols as symbols_of
from universelle.contract.scene import Scene, scene_of
from universelle.drawing.node import Node, node
from universelle.drawing.patch import patches
from universelle.games.expo_1906.game import GAME
from universelle.games.expo_1906.page import PAGE as drawing
from universelle.games.expo_1906.page.ornament import outline
from universelle.games.expo_1906.rules.state import Expo
from universelle.i18n import LANGUAGES, Translations
from universelle.matches.export import board_svg

PLAYERS = (1, 2, 3, 4)
NAMES = ("Ada", "Ben & Co", "Carl <x>", "Dora")
VIEWER = 0
ON_THE_TABLE = ("play ", "take ", "token ", "chit ", "jury ", "remove ", "place ", "move ", "stop", "pass", "money")


def scene(state: Expo, language: str = "en", seat: int | None = None) -> Scene:
    """The table as the seat to move sees it, or another."""
    if seat is None:
        seat = state.to_move()[0] if state.to_move() else VIEWER
    words = Translations(language, GAME.package, NAMES[: len(state.players)])
    return scene_of(state, words, seat, frozenset([1]))


def looked_on(state: Expo) -> Scene:
    return scene_of(state, Translations("en", GAME.package, NAMES[: len(state.players)]))


def table(given: Scene) -> Node:
    seats = range(len(given.view["players"]))
    panels = [draw(given, seat) for draw in (drawing.strip, drawing.panel) for seat in seats]
    return node("div", panels, drawing.board(given), drawing.steps(given), id="table")


def positions(players: int, seed: str = "1906", every: int = 1) -> Iterator[Expo]:
    """Positions of a game of chance, every so many, and the last one."""
    random = Random(seed)
    state = new_expo(players, seed, first="random", level_1="student")
    number = 0
    while seats := state.to_move():
        if number % every == 0:
            yield state
        state.apply(seats[0], random.choice(state.legal_actions(seats[0])))
        number += 1
    yield state


def nodes(tree: Node) -> Iterator[Node]:
    yield tree
    for child in tree.children:
        if isinstance(child, Node):
            yield from nodes(child)


def found(tree: Node, name: str) -> Node:
    return next(each for each in nodes(tree) if each.id == name)


def ids(tree: Node) -> list[str]:
    return [each.id for each in nodes(tree) if each.id]


def texts(tree: Node) -> list[str]:
    return [text for each in nodes(tree) for text in each.children if isinstance(text, str)]


def chosen_on(tree: Node) -> set[str]:
    """The actions that can be chosen on the table itself."""
    return {
        each.attributes[name]
        for each in nodes(tree)
        for name in ("data-action", "data-pick")
        if name in each.attributes
    }


def classes(tree: Node, name: str) -> set[str]:
    return set(found(tree, name).attributes["class"].split())


def said(given: Scene, code: str) -> tuple[str, str, str | None]:
    return drawing.choice(given, GAME.catalogue.parse(code))


@pytest.mark.parametrize("players", PLAYERS)
def test_every_stage_is_well_formed_and_every_id_stands_once(players):
    for state in positions(players, every=3):
        for given in (scene(state), looked_on(state)):
            drawn = table(given)
            ElementTree.fromstring(str(drawn))
            assert [name for name, count in Counter(ids(drawn)).items() if count > 1] == []


@pytest.mark.parametrize("players", PLAYERS)
def test_every_legal_action_can_be_chosen_on_the_table(players):
    for state in positions(players, every=2):
        if state.to_move():
            given = scene(state)
            wanted = {action.code for action in given.actions if action.code.startswith(ON_THE_TABLE)}
            cells = {action.code.split()[1] for action in given.actions if action.code.startswith("put ")}
            offered = chosen_on(drawing.board(given))
            assert different(wanted, given) == different(
                {code for code in offered if not code.startswith("put ")}, given
            )
            assert cells == {code.split()[1] for code in offered if code.startswith("put ")}


def different(codes: set[str], given: Scene) -> set[str]:
    """Moves without the numbers of tokens on the common first step: one of those is as good as another."""
    tokens = given.view["players"][given.seat or 0]["tokens"]
    waiting = [str(number) for number, token in enumerate(tokens, start=1) if token["row"] is None]
    return {re.sub(rf"^token [{''.join(waiting) or '-'}] ", "token ", code) for code in codes}


def test_only_the_seat_to_move_has_anything_to_choose():
    for state in positions(3, every=5):
        for seat in range(3):
            if seat not in state.to_move():
                assert chosen_on(drawing.board(scene(state, seat=seat))) == set()
        assert chosen_on(drawing.board(looked_on(state))) == set()


@pytest.mark.parametrize("players", PLAYERS)
def test_pieces_are_those_of_the_position(players):
    for state in positions(players, every=4):
        given = scene(state)
        drawn = table(given)
        pieces = [each for each in nodes(drawn) if "piece" in each.attributes.get("class", "").split()]
        names = Counter(re.sub(r"^r\d-", "", each.id or "") for each in pieces)
        view, viewer = given.view, given.seat
        assert viewer is not None
        players_tiles = [tile for player in view["players"] for tile in player["tiles"]]
        mine = view["players"][viewer]["front"] + ([view["action"]["held"]] if held_by(view, viewer) else [])
        tiles = [tile for tile in [*view["station"], *players_tiles, *mine] if tile and "tile" in tile]
        assert {f"tile-{tile['tile']}": 1 for tile in tiles} == {
            name: count for name, count in names.items() if name.startswith("tile-")
        }
        tokens = sum(len(player["tokens"]) for player in view["players"]) + 6 * (view["ghost"] is not None)
        assert len([name for name in names if name.startswith("token-")]) == tokens
        assert len([name for name in ids(drawn) if re.fullmatch(r"jury-\d+", name)]) == view["jury"]["spaces"]


def held_by(view: dict, seat: int) -> bool:
    return bool(view["action"] and view["action"]["held"] and seat in view["to_move"])


def test_cells_are_named_as_the_script_expects():
    lab = found(drawing.board(scene(new_expo(2))), "lab")
    assert (lab.attributes["data-rows"], lab.attributes["data-columns"]) == ("7", "7")
    cell = found(lab, "cell-c2")
    size = int(lab.attributes["data-cell"])
    assert (int(cell.attributes["x"]) // size, int(cell.attributes["y"]) // size) == (2, 1)
    assert found(lab, "lab-held").children == []


def test_a_project_shows_what_it_has_and_lacks():
    state = new_expo(2)
    bare(state)
    lay(state, 0, "cellophane", "c3")
    lay(state, 0, "steam-copper", "b3", 0)
    drawn = drawing.board(scene(state))
    pips = {
        kind: [each.attributes["class"].split()[1] for each in found(drawn, f"project-cellophane-{kind}").children[1:]]
        for kind in ("copper", "steam", "automated")
    }
    assert pips == {"copper": ["missing"], "steam": ["supplied", "supplied"], "automated": ["missing", "missing"]}
    assert texts(found(drawn, "entry-cellophane-steam")) == ["2/2"]
    assert texts(found(drawn, "entry-cellophane-copper")) == ["0/1"]
    assert classes(drawn, "entry-cellophane-steam") == {"satisfied"}


def test_a_completed_project_has_a_seal():
    state = new_expo(2)
    bare(state)
    lay(state, 0, "cellophane", "c3")
    assert "project-cellophane-seal" not in ids(drawing.board(scene(state)))
    complete(state, 0, "cellophane")
    drawn = drawing.board(scene(state))
    assert "project-cellophane-seal" in ids(drawn)
    assert "completed" in classes(drawn, "project-cellophane")
    assert "completed" in classes(drawn, "entry-cellophane")


def test_cards_show_in_which_state_they_are():
    state = new_expo(2)
    hand(state, 0, "train-station", "academy", "laboratory", "journal", "meeting-room")
    state.players[1].last = 0
    bare(state)
    lay(state, 0, "improved-academy", "a1")
    drawn = drawing.board(scene(state))
    assert classes(drawn, "card-train-station") == {"card", "barred"}
    assert classes(drawn, "card-academy") == {"card", "improved", "choosable"}
    assert classes(drawn, "card-skyscraper") == {"card", "played"}
    assert classes(drawn, "card-journal") == {"card", "choosable"}
    assert found(drawn, "card-train-station").attributes["data-try"] == "play train-station"
    act(state, "play journal")
    drawn = drawing.board(scene(state))
    assert "running" in classes(drawn, "card-journal")
    assert texts(found(drawn, "card-journal-note")) == ["0 of 3"]


def test_meetings_are_barred_on_the_first_turn():
    drawn = drawing.board(scene(new_expo(3)))
    assert "barred" in classes(drawn, "card-meeting-room")
    assert texts(found(drawn, "card-meeting-room-note")) == ["Not first"]


def test_what_cannot_be_bought_explains_itself():
    state = new_expo(2)
    drawn = drawing.board(scene(state))
    tried = {each.attributes["data-try"] for each in nodes(drawn) if "data-try" in each.attributes}
    kinds = {f"take {tile['kind']}" for tile in state.view(0)["station"]}
    projects = {f"take {space['project']['project']}" for space in state.view(0)["academy"]["projects"]}
    assert kinds | projects <= tried


def test_the_station_tells_the_next_price():
    state = new_expo(2)
    act(state, "play train-station")
    assert texts(found(drawing.board(scene(state)), "station-note")) == ["next for 1 of your 3"]
    act(state, next(action.code for action in state.legal_actions(0) if action.code.startswith("take")))
    assert texts(found(drawing.board(scene(state)), "station-note")) == ["next for 2 of your 2"]


def test_the_foremost_token_of_a_row_wears_a_crown_and_lies_on_top():
    state = new_expo(3)
    token(state, 0, 1, "steel", 4)
    token(state, 1, 1, "steel", 4)
    drawn = drawing.board(scene(state))
    assert "token-1-1-crown" in ids(drawn)
    assert "token-2-1-crown" not in ids(drawn)
    order = [name for name in ids(found(drawn, "patents-tokens")) if name in ("token-1-1", "token-2-1")]
    assert order == ["token-2-1", "token-1-1"]


def test_links_tell_their_price_less_a_discount():
    state = new_expo(2)
    bare(state)
    lay(state, 0, "improved-journal", "b1")
    prices = texts(found(drawing.board(scene(state)), "link-0-6"))
    assert prices[-1] == "1"
    act(state, "play journal")
    assert texts(found(drawing.board(scene(state)), "link-0-6"))[-1] == "0"


def test_the_patents_office_opens_when_tokens_move():
    state = new_expo(2)
    assert "open" not in classes(drawing.board(scene(state)), "patents")
    act(state, "play journal")
    assert "open" in classes(drawing.board(scene(state)), "patents")
    assert "open" not in classes(drawing.board(scene(state, seat=1)), "patents")


def test_rivals_laboratories_can_be_opened_and_ones_own_lies_open():
    given = scene(new_expo(3), seat=1)
    assert "peek-2" not in ids(drawing.panel(given, 1))
    for seat in (0, 2):
        peek = found(drawing.panel(given, seat), f"peek-{seat + 1}")
        assert peek.tag == "details"
        assert f"lab-{seat + 1}" in ids(peek)
    assert found(drawing.board(given), "lab").attributes["aria-label"] == "Your laboratory"


def test_who_looks_on_sees_the_laboratory_of_whoever_moves():
    state = new_expo(3)
    lay(state, 0, "steel-manual", "a1")
    drawn = drawing.board(looked_on(state))
    assert found(drawn, "lab").attributes["aria-label"] == "Laboratory: Ada"
    assert len(found(drawn, "lab-pieces").children) == 1


def test_a_solo_game_shows_its_ghost_and_its_target():
    given = scene(new_expo(1))
    line = found(drawing.panel(given, 0), "ghost")
    assert "Target 30" in texts(line)
    assert len([name for name in ids(drawing.board(given)) if re.fullmatch("token-ghost-[a-z]+", name)]) == 6
    assert "ghost" not in ids(drawing.panel(scene(new_expo(2)), 0))


@pytest.mark.parametrize("values", [{"laboratory": {"rows": 6, "columns": 8}}, {"patents": {"steps": 12}}])
def test_an_owners_edition_is_drawn_too(values):
    state = new_expo(3, values=values)
    drawn = drawing.board(scene(state))
    ElementTree.fromstring(str(table(scene(state))))
    if "laboratory" in values:
        assert "cell-h6" in ids(drawn)
        assert "cell-a7" not in ids(drawn)
    else:
        assert "step-steel-12" in ids(drawn)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_text_is_in_words(players, language):
    keys = re.compile(r"\b(draw|card|project|technology|tile|chit|resource|place|board|action|sides)-[a-z0-9]|[{}$]")
    for state in positions(players, language, every=7):
        given = scene(state, language)
        drawn = table(given)
        spoken = [*texts(drawn), drawing.headline(given)]
        for each in nodes(drawn):
            spoken += [each.attributes.get(name, "") for name in ("title", "aria-label")]
        for action in given.actions:
            name, consequence, _ = drawing.choice(given, action)
            assert name
            spoken += [name, consequence]
        assert [text for text in spoken if keys.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_tells_its_history(language):
    state = new_expo(4)
    drawn = drawing.board(scene(state, language))
    for space in state.view(0)["academy"]["projects"]:
        assert len(found(drawn, f"academy-{space['shape']}").attributes["title"].splitlines()) >= 2
    for each in nodes(found(drawn, "academy-technologies")):
        if each.tag == "button":
            assert len(each.attributes["title"].splitlines()) >= 2
    for each in found(drawn, "chits-left").children:
        assert isinstance(each, Node)
        assert len(each.attributes["title"].splitlines()) == 3


def test_a_placement_tells_what_it_completes_and_what_is_lacking():
    state = new_expo(2)
    bare(state)
    lay(state, 0, "cellophane", "c3")
    lay(state, 0, "steam-copper", "b3", 3)
    lay(state, 0, "combustion-engines", "f1")
    give(state, 0, "steam-copper")
    work(state)
    act(state, "place steam-copper")
    given = scene(state)
    assert said(given, "put d2 1")[:2] == ("d2, right and bottom", "Cellophane then lacks 2 Auto and 2 Emp")
    assert said(given, "put g7 0")[1] == ""


def test_buying_tells_the_price_and_what_is_left():
    state = new_expo(2)
    act(state, "play train-station")
    given = scene(state)
    code = next(action.code for action in given.actions if action.code.startswith("take"))
    assert said(given, code)[1] == "costs 1, leaves 2"
    assert said(given, "stop") == ("No more", "3 left unused", "discard")


def test_a_token_tells_what_it_costs_and_gains():
    state = new_expo(2)
    token(state, 0, 1, "steel", 6)
    token(state, 0, 2, "manual", 7)
    token(state, 1, 1, "copper", 8)
    act(state, "play journal")
    given = scene(state)
    assert said(given, "token 1 copper") == ("Token 1: Copper, step 6", "costs 1, leaves 2", "copper")
    assert said(given, "token 2 manual") == (
        "Token 2: Manual work, step 8",
        "then leads, 1 point at the end",
        "manual",
    )


def test_a_meeting_tells_its_parts():
    state = new_expo(2)
    hand(state, 0, "meeting-room", "journal")
    act(state, "play meeting-room")
    given = scene(state)
    assert step(state) == "hold-meeting"
    assert said(given, "money") == ("Gain 1 coin", "then you have 4", "lira")
    assert said(given, "jury steam")[1] == "then steam 2, electricity 1"
    act(state, "money")
    steps = drawing.steps(scene(state))
    assert steps is not None
    assert texts(steps) == ["Money", "Action 2"]


def test_the_headline_tells_the_round():
    state = new_expo(4)
    assert drawing.headline(scene(state)) == "Round 1 of 10"


def test_a_finished_game_shows_what_was_completed():
    *_, state = positions(2, every=1000)
    complete(state, 1)
    given = scene(state)
    shown = drawing.result(given, {})
    assert drawing.steps(given) is None
    assert drawing.headline(given) == "Game over"
    assert shown is not None
    ElementTree.fromstring(str(shown))
    for seat, player in enumerate(given.view["players"], start=1):
        row = found(shown, f"sets-{seat}")
        won = [each for each in nodes(row) if each.attributes.get("class") == "won"]
        assert len(won) == len(player["completed"])


def test_a_move_costs_little():
    """As one viewer's stream sends it: compressed, after all that was sent before."""
    sizes, old = [], None
    squeeze = zlib.compressobj(6, zlib.DEFLATED, 31)
    for state in positions(4):
        new = table(scene(state, seat=VIEWER))
        if old is not None:
            changes = patches(old, new)
            assert all(change[1] for change in changes), "something without an id has changed"
            text = json.dumps(changes, ensure_ascii=False, separators=(",", ":"))
            sizes.append(len(squeeze.compress(text.encode()) + squeeze.flush(zlib.Z_SYNC_FLUSH)))
        old = new
    assert median(sizes) <= 600


def test_the_engraving_never_changes():
    first = drawing.board(scene(new_expo(3)))
    for state in positions(3, every=20):
        drawn = drawing.board(scene(state))
        assert all(found(drawn, name) is found(first, name) for name in ("lab-iron", "lab-cells", "patents-steps"))


def test_the_sprite_holds_every_symbol_that_is_drawn():
    symbols = set(re.findall('id="(sy-[^"]+)"', "".join(symbols_of(GAME))))
    for state in positions(1, every=10):
        drawn = [each.attributes.get("href", "") for each in nodes(table(scene(state)))]
        assert {href[1:] for href in drawn if href.startswith("#sy-")} <= symbols
        signs = {drawing.choice(scene(state), action)[2] for action in scene(state).actions}
        assert {f"sy-{sign}" for sign in signs if sign} <= symbols
    assert {f"sy-{sign}" for sign in drawing.reason_symbols.values()} <= symbols


@pytest.mark.parametrize("players", PLAYERS)
def test_the_picture_shows_every_laboratory(players):
    *_, state = positions(players, every=1000)
    svg = board_svg(GAME, state, NAMES[:players])
    root = ElementTree.fromstring(svg)
    drawn = {each.attrib.get("id") for each in root.iter()}
    assert {f"r{seat}-lab" for seat in range(1, players + 1)} <= drawn
    assert "var(" not in svg
    assert "calc(" not in svg


def test_an_outline_goes_around_its_cells():
    square = outline(((0, 0), (0, 1), (1, 0), (1, 1)), 10, 1, 2)
    assert square == "M1 3Q1 1 3 1L17 1Q19 1 19 3L19 17Q19 19 17 19L3 19Q1 19 1 17Z"


# What a choice promises


@pytest.mark.parametrize(("rival", "leads"), [(1, True), (2, False), (3, False)])
def test_whoever_comes_to_a_step_does_not_lead_those_who_stand_there(rival, leads):
    state = new_expo(3)
    token(state, 0, 1, "steel", 1)
    token(state, 1, 1, "steel", rival)
    hand(state, 0, "journal")
    act(state, "play journal")
    given = scene(state)
    assert (given.words("draw-then-leads") in said(given, "token 1 steel")[1]) == leads


@pytest.mark.parametrize(
    ("card", "money", "warned"), [("academy", 1, True), ("academy", 2, False), ("journal", 0, False)]
)
def test_a_card_that_cannot_be_paid_for_says_so(card, money, warned):
    state = new_expo(3)
    state.players[0].money = money
    hand(state, 0, "academy", "journal")
    given = scene(state)
    told = given.words("draw-cannot-pay", price=given.box.academy_price)
    assert (told in said(given, f"play {card}")[1]) == warned


def test_only_steps_that_bring_points_promise_them():
    marked = [each for each in nodes(drawing.board(scene(new_expo(3)))) if "step-points" in each.attributes.get("class", "")]
    box = scene(new_expo(3)).box
    assert len(marked) == box.steps - box.points_from

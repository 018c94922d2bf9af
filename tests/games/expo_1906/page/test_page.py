"""The page of Expo 1906 as a whole: well-formed, true to the position, in words, and cheap to change."""

import json
import re
import zlib
from collections import Counter
from statistics import median
from xml.etree import ElementTree

import pytest

from tests.drawing.trees import found, ids, nodes, texts
from tests.games.expo_1906.page.drawn import PLAYERS, VIEWER, chosen_on, positions, scene, table, watched, xml
from tests.games.expo_1906.positions import new_expo
from universelle.contract.artwork import symbols as symbols_of
from universelle.drawing.patch import patches
from universelle.games.expo_1906.game import GAME
from universelle.games.expo_1906.page import PAGE
from universelle.i18n import LANGUAGES

ON_THE_TABLE = ("play ", "take ", "token ", "chit ", "jury ", "remove ", "place ", "move ")


@pytest.mark.parametrize("players", PLAYERS)
def test_every_stage_is_well_formed_and_every_id_stands_once(players):
    for state in positions(players, every=3):
        for given in (scene(state), watched(state)):
            drawn = table(given)
            ElementTree.fromstring(xml(drawn))
            assert [name for name, count in Counter(ids(drawn)).items() if count > 1] == []


@pytest.mark.parametrize("players", PLAYERS)
def test_every_legal_action_can_be_chosen_on_the_table(players):
    for state in positions(players, every=2):
        if state.to_move():
            given = scene(state)
            wanted = {action.code for action in PAGE.listed(given) if action.code.startswith(ON_THE_TABLE)}
            cells = {action.code.split()[1] for action in given.actions if action.code.startswith("put ")}
            offered = chosen_on(PAGE.board(given))
            assert wanted == {code for code in offered if not code.startswith("put ")}
            assert cells == {code.split()[1] for code in offered if code.startswith("put ")}


def test_only_the_seat_to_move_has_anything_to_choose():
    for state in positions(3, every=5):
        for seat in range(3):
            if seat not in state.to_move():
                assert chosen_on(PAGE.board(scene(state, seat=seat))) == set()
        assert chosen_on(PAGE.board(watched(state))) == set()


def test_what_is_drawn_once_for_all_looks_alike_to_all():
    for state in positions(3, every=5):
        given = [scene(state, seat=seat) for seat in range(3)]
        told = {json.dumps(PAGE.description(each)) for each in given}
        strips = {str(PAGE.strip(each, seat)) for each in given for seat in range(3)}
        rivals = {str(PAGE.panel(each, seat)) for each in given for seat in range(3) if seat != each.seat}
        assert PAGE.alike == {"panel", "strip", "description"}
        assert (len(told), len(strips), len(rivals)) == (1, 3, 3)


def test_the_money_beside_tokens_on_the_move_is_told_to_whoever_moves_them_alone():
    seen = 0
    for state in positions(2, every=1):
        mover = next(iter(state.to_move()), None)
        if mover is None or state.agenda[-1].id != "move-tokens":
            continue
        own, other = [
            " ".join(texts(found(table(scene(state, seat=seat)), "patents-note"))) for seat in (mover, 1 - mover)
        ]
        money = scene(state, seat=mover).view["players"][mover]["money"]
        assert re.search(rf"\b{money} coins?\b", own)
        assert "coin" not in other
        seen += 1
    assert seen


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


@pytest.mark.parametrize("values", [{"laboratory": {"rows": 6, "columns": 8}}, {"patents": {"steps": 12}}])
def test_an_owners_edition_is_drawn_too(values):
    state = new_expo(3, values=values)
    drawn = PAGE.board(scene(state))
    ElementTree.fromstring(xml(table(scene(state))))
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
        spoken = [*texts(drawn), PAGE.headline(given)]
        for each in nodes(drawn):
            spoken += [each.attributes.get(name, "") for name in ("title", "aria-label")]
        for action in given.actions:
            name, consequence, _ = PAGE.choice(given, action)
            assert name
            spoken += [name, consequence]
        assert [text for text in spoken if keys.search(text)] == []


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
    first = PAGE.board(scene(new_expo(3)))
    for state in positions(3, every=20):
        drawn = PAGE.board(scene(state))
        assert all(found(drawn, name) is found(first, name) for name in ("lab-iron", "lab-cells", "patents-steps"))


def test_the_sprite_holds_every_symbol_that_is_drawn():
    symbols = set(re.findall('id="(sy-[^"]+)"', "".join(symbols_of(GAME))))
    for state in positions(1, every=10):
        drawn = [each.attributes.get("href", "") for each in nodes(table(scene(state)))]
        assert {href[1:] for href in drawn if href.startswith("#sy-")} <= symbols
        signs = {PAGE.choice(scene(state), action)[2] for action in scene(state).actions}
        assert {f"sy-{sign}" for sign in signs if sign} <= symbols
    assert {f"sy-{sign}" for sign in PAGE.reason_symbols.values()} <= symbols

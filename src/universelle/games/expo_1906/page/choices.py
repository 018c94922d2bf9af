"""What each choice is called, what it would bring, and its sign."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from universelle.contract.choice import Choice
from universelle.contract.scene import whose
from universelle.core.action import Action
from universelle.core.message import Name
from universelle.games.expo_1906.page.cards import card_effect
from universelle.games.expo_1906.page.prospects import after_putting, completion_points, lacking
from universelle.games.expo_1906.page.tiles import code_of, lying_code, message_of
from universelle.games.expo_1906.rules.actions import (
    ChooseChit,
    Jury,
    Move,
    Pass,
    PickUpInLab,
    Place,
    Play,
    PutDown,
    Remove,
    Stop,
    Take,
    TakeMoney,
)
from universelle.games.expo_1906.rules.components import (
    CARDS,
    CELL_NAMES,
    CHIT_NAMES,
    CHITS,
    KIND_CODES,
    KIND_NAMES,
    TYPES,
    Box,
)
from universelle.games.expo_1906.rules.view import PieceView, PlayerView
from universelle.games.expo_1906.scene import Scene


def choice(scene: Scene, action: Action) -> Choice:
    """An action's name, its consequence and its symbol."""
    for kind, tell in TELLERS.items():
        if isinstance(action, kind):
            return tell(scene, action)
    return Choice(scene.words.say(action.message()), "", None)


def _player(scene: Scene) -> PlayerView:
    return scene.view["players"][whose(scene)]


def _play(scene: Scene, action: Play) -> Choice:
    card = CARDS[action.card]
    improved = card in _player(scene)["improved"]
    name = scene.words.name(f"card-improved-{card}" if improved else f"card-{card}")
    effect = card_effect(scene.words, scene.box, card, improved)
    price = _least_price(scene.box, card, improved)
    if _player(scene)["money"] < price:
        effect = f"{scene.words('draw-cannot-pay', price=price)} {effect}"
    return Choice(name, effect, card)


def _least_price(box: Box, card: str, improved: bool) -> int:
    """What must be paid before a card brings anything."""
    if card == "academy":
        return box.academy_price
    if card == "train-station":
        return (box.improved_prices if improved else box.prices)[0]
    return 0


def _take(scene: Scene, action: Take) -> Choice:
    view, words, academy = scene.view, scene.words, scene.view["academy"]
    code, name = KIND_CODES[action.kind], words.name(KIND_NAMES[action.kind])
    on_offer: list[PieceView] = [space["project"] for space in academy["projects"] if space["project"]]
    on_offer += academy["technologies"]
    on_offer += [tile for tile in view["station"] if tile]
    piece = next(piece for piece in on_offer if code_of(piece) == code)
    price = ((view["action"] and view["action"]["price"]) or 0) if "tile" in piece else scene.box.academy_price
    gives = words("draw-costs", price=price, left=_player(scene)["money"] - price) if price else words("draw-free")
    if "project" in piece:
        worth = words("draw-points-now", points=completion_points(scene, piece, whose(scene)))
        gives = f"{gives}; {worth}"
    return Choice(name, gives, sign_of(piece))


def sign_of(piece: Mapping[str, Any]) -> str:
    """The sign of a tile: its energy, what most of it gives, or the card that it improves."""
    sign: str = piece.get("energy") or piece.get("double") or piece["improves"] or next(iter(piece["gives"]))
    return sign


def _place(scene: Scene, action: Place) -> Choice:
    words, code = scene.words, KIND_CODES[action.kind]
    name = words.say(action.message())
    piece = next(piece for piece in _player(scene)["front"] if code_of(piece) == code)
    if "project" in piece:
        return Choice(
            name, words("draw-points-now", points=completion_points(scene, piece, whose(scene))), sign_of(piece)
        )
    gives = {piece["double"], piece["single"]} if "tile" in piece else set(piece["gives"])
    wanted = [
        Name(message_of(other))
        for other in _player(scene)["tiles"]
        if "project" in other and gives & set(lacking(other["needs"], other["has"]))
    ]
    if not gives and "technology" in piece:
        return Choice(name, words("draw-improves", card=Name(f"card-{piece['improves']}")), sign_of(piece))
    return Choice(name, words("draw-wanted", projects=wanted) if wanted else words("draw-not-wanted"), sign_of(piece))


def _lying(scene: Scene, tile: int, cell: int) -> Mapping[str, Any] | None:
    """What lies where an action points; None: Scrap."""
    code = KIND_CODES[tile] if cell < 0 else CELL_NAMES[cell]
    return next((piece for piece in _player(scene)["tiles"] if lying_code(piece) == code), None)


def _remove(scene: Scene, action: Remove) -> Choice:
    words, piece = scene.words, _lying(scene, action.kind, action.cell)
    if piece is None:
        return Choice(words("action-remove-at", tile=words("scrap"), cell=CELL_NAMES[action.cell]), "", "scrap")
    name = words("action-remove-at", tile=words.name(message_of(piece)), cell=piece["cell"])
    return Choice(name, words("draw-then-gone") if "tile" in piece else words("draw-then-back"), sign_of(piece))


def _lift(scene: Scene, action: PickUpInLab) -> Choice:
    piece = _lying(scene, action.kind, action.cell)
    assert piece is not None
    name = scene.words("action-move-at", tile=scene.words.name(message_of(piece)), cell=piece["cell"])
    return Choice(name, "", sign_of(piece))


def _put(scene: Scene, action: PutDown) -> Choice:
    """Where a tile would lie, and what the Projects beside it would have then."""
    words, running, seat = scene.words, scene.view["action"], whose(scene)
    assert running is not None
    assert running["held"] is not None
    held = running["held"]
    cell = CELL_NAMES[action.cell]
    turned = words(f"sides-{action.turn}") if "tile" in held else words("draw-turned", turns=action.turn)
    parts: list[str] = []
    for project, has in after_putting(scene, seat, held, divmod(action.cell, 8), action.turn):
        lacks = lacking(project["needs"], has)
        if lacks:
            kinds = [f"{count} {words(f'resource-{kind}.short')}" for kind, count in lacks.items()]
            parts.append(words("draw-then-lacks", project=Name(message_of(project)), lacks=kinds))
        else:
            points = completion_points(scene, project, seat)
            parts.append(words("draw-then-completed", project=Name(message_of(project)), points=points))
    return Choice(f"{cell}, {turned}", "; ".join(parts), None)


def _token(scene: Scene, action: Move) -> Choice:
    """Where a token would stand, what that costs, and whether it leads there or gains points."""
    words, view, seat = scene.words, scene.view, whose(scene)
    player, patents = _player(scene), view["patents"]
    token, row = player["tokens"][action.token], TYPES[action.row]
    changes = token["row"] is not None and token["row"] != row
    step = token["step"] if changes else token["step"] + 1
    name = words("draw-token-to", token=action.token + 1, row=words(f"resource-{row}"), step=step)
    parts: list[str] = []
    if changes:
        link = next(
            each["price"]
            for each in patents["links"]
            if each["step"] == step and set(each["rows"]) == {row, token["row"]}
        )
        assert view["action"] is not None
        price = max(link - view["action"]["discount"], 0)
        parts.append(words("draw-costs", price=price, left=player["money"] - price) if price else words("draw-free"))
    tokens = next(each["tokens"] for each in patents["rows"] if each["row"] == row)
    others = [each["step"] for each in tokens if (each["seat"], each["token"]) != (seat, action.token + 1)]
    if step > max(others, default=0):  # newcomers go under those who stand there
        parts.append(words("draw-then-leads"))
    if step == patents["steps"]:
        parts.append(words("draw-then-chit"))
    elif step >= patents["points_from"]:
        parts.append(words("draw-then-points", points=scene.box.step_points))
    return Choice(name, ", ".join(parts), row)


def _chit(scene: Scene, action: ChooseChit) -> Choice:
    chit = CHITS[action.chit]
    effect = scene.words(f"chit-{chit}.effect", **scene.view["effects"][f"chit-{chit}"])
    return Choice(scene.words.name(CHIT_NAMES[action.chit]), effect, chit)


def _jury(scene: Scene, action: Jury) -> Choice:
    words, energy = scene.words, TYPES[action.energy]
    tiles = scene.view["jury"]["tiles"]
    steam = tiles.count("steam") + (energy == "steam")
    electricity = tiles.count("electricity") + (energy == "electricity")
    gives = words("draw-then-jury", steam=steam, electricity=electricity)
    return Choice(words.say(action.message()), gives, energy)


def _money(scene: Scene, action: TakeMoney) -> Choice:  # noqa: ARG001 — every choice is told alike
    words, money = scene.words, scene.box.meeting_money
    total = min(_player(scene)["money"] + money, scene.box.most_money)
    return Choice(words("action-money-gives", money=money), words("draw-then-money", money=total), "lira")


def _stop(scene: Scene, action: Stop) -> Choice:  # noqa: ARG001 — every choice is told alike
    running = scene.view["action"]
    left = running["allowed"] - running["done"] if running else 0
    if running and running["card"] == "meeting-room" and scene.decision == "hold-meeting":
        left = scene.box.meeting_actions - len(running["meeting"])
    return Choice(scene.words("action-stop"), scene.words("draw-stop-leaves", left=left), "discard")


def _pass(scene: Scene, action: Pass) -> Choice:  # noqa: ARG001 — every choice is told alike
    return Choice(scene.words("action-pass"), scene.words("draw-pass-gives"), "discard")


TELLERS: Final[dict[type[Action], Callable[[Scene, Any], Choice]]] = {
    Play: _play,
    Take: _take,
    Place: _place,
    Remove: _remove,
    PickUpInLab: _lift,
    PutDown: _put,
    Move: _token,
    ChooseChit: _chit,
    Jury: _jury,
    TakeMoney: _money,
    Stop: _stop,
    Pass: _pass,
}

"""What each choice is called, what it would certainly do, and its symbol.

Nothing is worked out here: the engine's preview of an action has its events and the view after it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any, Final, TypeVar

from universelle.contract.choice import Choice
from universelle.contract.scene import whose
from universelle.core.action import Action
from universelle.core.event import Event
from universelle.core.message import Message, Name, Translator
from universelle.core.preview import Preview
from universelle.drawing.node import once
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
    CARD_NAMES,
    CARDS,
    CELL_NAMES,
    CHIT_NAMES,
    CHITS,
    IMPROVED_NAMES,
    KIND_CODES,
    TYPES,
    Box,
)
from universelle.games.expo_1906.rules.effects import effects
from universelle.games.expo_1906.rules.events import (
    CardImproved,
    CardRestored,
    EndNear,
    LeadershipRewarded,
    MoneyGained,
    ProjectCompleted,
    RowChanged,
    SupplyChanged,
    TileBought,
)
from universelle.games.expo_1906.rules.view import (
    AnyPieceView,
    LaidPieceView,
    LaidProjectView,
    PlayerView,
    RowView,
    TechnologyView,
    View,
)
from universelle.games.expo_1906.scene import Scene

E = TypeVar("E", bound=Event)

BUYING: Final = ("buy-resources", "buy-from-academy", "take-free-tile")


def choice(scene: Scene, action: Action) -> Choice:
    """An action's name, its consequence and its symbol."""
    described = DESCRIPTIONS[type(action)](scene, action)
    if isinstance(action, Place | PickUpInLab):  # nothing happens before the piece is put down
        return described
    ends = [scene.words.say(event.message()) for event in scene.preview(action).events if isinstance(event, EndNear)]
    if not ends:
        return described
    parts = [part for part in (described.consequence, *ends) if part]
    return described._replace(consequence=scene.words("between-clauses").join(parts))


def listed(scene: Scene) -> list[Action]:
    """What the list offers: of moves with equal tokens only the first, and after all else but the end of the action.

    Cells stand in their order.
    """
    actions = scene.actions
    if any([isinstance(action, Move) for action in actions]):
        standing = _standing_tokens(scene)
        first: dict[Hashable, Action] = {}
        for action in actions:
            first.setdefault((standing[action.token], action.row) if isinstance(action, Move) else action.code, action)
        actions = list(first.values())
    return sorted(actions, key=_rank)


def _rank(action: Action) -> int:
    if isinstance(action, PutDown):
        return action.cell
    return 2 if isinstance(action, Stop) else 1 if isinstance(action, Move) else 0


def _standing_tokens(scene: Scene) -> list[Hashable]:
    """Where each token of the viewer stands: the same for tokens that are as good as one another.

    Those are the tokens on the first step, and those that lie on one another.
    """
    return _standing(scene.view["patents"]["rows"], whose(scene), scene.box.tokens)


@once
def _standing(rows: list[RowView], seat: int, tokens: int) -> list[Hashable]:
    places: list[Hashable] = [None] * tokens
    for row in rows:
        before: tuple[int | None, int] | None = None
        height = 0
        for place, token in enumerate(row["tokens"]):
            whose_and_where = token["seat"], token["step"]
            height = height if whose_and_where == before else place
            before = whose_and_where
            if token["seat"] == seat and token["token"] is not None:
                places[token["token"] - 1] = row["row"], height
    return places


def token_name(scene: Scene, action: Move, step: int) -> str:
    """Where a token would come from and go to; by its number if another one, better or worse, stands there, too."""
    words, row = scene.words, words_of_row(scene.words, TYPES[action.row])
    tokens = scene.view["players"][whose(scene)]["tokens"]
    standing, places = _standing_tokens(scene), [(token["row"], token["step"]) for token in tokens]
    here, start = places[action.token]
    alike = {standing[number] for number, place in enumerate(places) if place == places[action.token]}
    if len(alike) > 1:
        return words("draw-token-to", token=action.token + 1, row=row, step=step)
    if here is None:
        return words("draw-token-enters", start=start, row=row, step=step)
    if here == TYPES[action.row]:
        return words("draw-token-goes-on", start=start, row=row, step=step)
    return words("draw-token-changes", source=words_of_row(words, here), row=row, step=step)


def words_of_row(words: Translator, row: str) -> str:
    return words(f"resource-{row}")


def piece_name(piece: AnyPieceView) -> Name:
    """The key of a piece's name."""
    if "tile" in piece:
        return Name(f"tile-{piece['kind']}")
    return Name(f"project-{piece['project']}" if "project" in piece else f"technology-{piece['technology']}")


def piece_symbol(piece: AnyPieceView) -> str:
    """The symbol of a piece: its energy, what most of it gives, or the card that it improves."""
    if "project" in piece:
        return piece["energy"]
    if "technology" in piece:
        return piece["improves"] or next(iter(piece["gives"]))
    return piece["double"]


def piece_code(piece: AnyPieceView) -> str:
    """What a piece is called in notation, outside of laboratories."""
    if "tile" in piece:
        return piece["kind"]
    return piece["project"] if "project" in piece else piece["technology"]


def card_effect(words: Translator, box: Box, card: str, improved: bool) -> str:
    """What a card does, with the numbers of this edition."""
    key = f"card-improved-{card}" if improved else f"card-{card}"
    return words(f"{key}.effect", **effects(box)[key])


def units_in_words(words: Translator, counts: Mapping[str, int]) -> str:
    """Units of resources in words."""
    parts = [
        Message("units-of-type", {"units": count, "type": Name(f"resource-{kind}.unit")})
        for kind, count in counts.items()
    ]
    return words("about-list", parts=parts)


def _player(scene: Scene) -> PlayerView:
    return scene.view["players"][whose(scene)]


def _play(scene: Scene, action: Play) -> Choice:
    words, card = scene.words, CARDS[action.card]
    improved = card in _player(scene)["improved"]
    parts = [card_effect(words, scene.box, card, improved)]
    price = _least_price(scene.box, card, improved)
    if price > _player(scene)["money"] and scene.preview(action).decision not in BUYING:
        parts.insert(0, words("draw-cannot-pay", price=price))
    gained = _first(scene.preview(action), MoneyGained)
    if gained is not None and gained.total == scene.box.most_money:
        then = words("draw-then-money", money=gained.total)
        parts.append(f"{then[:1].upper()}{then[1:]}.")
    return Choice(words.name(f"card-improved-{card}" if improved else f"card-{card}"), " ".join(parts), card)


def _least_price(box: Box, card: str, improved: bool) -> int:
    """What must be paid before a card brings anything."""
    if card == "academy":
        return box.academy_price
    if card == "train-station":
        return (box.improved_prices if improved else box.prices)[0]
    return 0


def _take(scene: Scene, action: Take) -> Choice:
    words, preview = scene.words, scene.preview(action)
    player: PlayerView = preview.player
    piece = next(piece for piece in reversed(player["front"]) if piece_code(piece) == KIND_CODES[action.kind])
    bought = _first(preview, TileBought)
    price = bought.price if bought else 0
    parts = [words("draw-costs", price=price, left=player["money"]) if price else words("draw-free")]
    if "project" in piece:
        parts.append(words("draw-points-now", points=player["worth"][piece["project"]]))
    said = words("between-clauses").join(parts)
    if "technology" in piece:
        said = _with_technology(scene, said, piece)
    return Choice(words.name(piece_name(piece)), said, piece_symbol(piece))


def _with_technology(scene: Scene, price: str, technology: TechnologyView) -> str:
    """After its price what a technology does: the card that it improves and what that does then, or what it gives."""
    words, card = scene.words, technology["improves"]
    if card is None:
        return f"{price}. {words('about-technology-gives', units=units_in_words(words, technology['gives']))}"
    improves = words("draw-improves", card=Name(f"card-{card}"))
    said = words("between-clauses").join([price, improves])
    return f"{said}. {card_effect(words, scene.box, card, True)}"


def _place(scene: Scene, action: Place) -> Choice:
    words, player = scene.words, _player(scene)
    name = words.say(action.message())
    piece = next(piece for piece in player["front"] if piece_code(piece) == KIND_CODES[action.kind])
    symbol = piece_symbol(piece)
    if "project" in piece:
        return Choice(name, words("draw-points-now", points=player["worth"][piece["project"]]), symbol)
    if "technology" in piece and piece["improves"]:
        return Choice(name, words("draw-improves", card=Name(f"card-{piece['improves']}")), symbol)
    gives = {piece["double"], piece["single"]} if "tile" in piece else set(piece["gives"])
    wanting = [piece_name(project) for project in _open_projects(player) if gives & set(project["lacks"])]
    return Choice(name, words("draw-wanted", projects=wanting) if wanting else words("draw-not-wanted"), symbol)


def _open_projects(player: PlayerView) -> list[LaidProjectView]:
    """The projects in a laboratory that are not completed."""
    return [piece for piece in player["tiles"] if "project" in piece and not piece["completed"]]


def _laid(scene: Scene, kind: int, cell: int) -> LaidPieceView | None:
    """What an action means in the laboratory; None for scrap."""
    for piece in _player(scene)["tiles"]:
        if cell >= 0:
            if "tile" in piece and piece["cell"] == CELL_NAMES[cell]:
                return piece
        elif "tile" not in piece and piece_code(piece) == KIND_CODES[kind]:
            return piece
    return None


def _remove(scene: Scene, action: Remove) -> Choice:
    words, piece = scene.words, _laid(scene, action.kind, action.cell)
    if piece is None:
        name = words("action-remove-at", tile=words("scrap.unit"), cell=CELL_NAMES[action.cell])
        return Choice(name, words("draw-then-back"), "scrap")
    goes = "gone" if "tile" in piece else "under-pile" if "project" in piece else "to-academy"
    parts = [words(f"draw-then-{goes}"), *_changes(scene, action)]
    name = words("action-remove-at", tile=words.name(piece_name(piece)), cell=piece["cell"])
    return Choice(name, words("between-clauses").join(parts), piece_symbol(piece))


def _pick_up_in_lab(scene: Scene, action: PickUpInLab) -> Choice:
    piece = _laid(scene, action.kind, action.cell)
    assert piece is not None
    name = scene.words("action-move-at", tile=scene.words.name(piece_name(piece)), cell=piece["cell"])
    return Choice(name, "", piece_symbol(piece))


def _put(scene: Scene, action: PutDown) -> Choice:
    """Where a piece would be (a large one by its cells), and what the projects beside it would then have."""
    words, running = scene.words, scene.view["action"]
    assert running is not None
    held = running["held"]
    assert held is not None
    changes = words("between-clauses").join(_changes(scene, action))
    if "tile" in held:
        return Choice(f"{CELL_NAMES[action.cell]}, {words(f'sides-{action.turn}')}", changes, None)
    tiles: list[LaidPieceView] = scene.preview(action).player["tiles"]
    laid = next(piece for piece in tiles if "tile" not in piece and piece_code(piece) == piece_code(held))
    return Choice(", ".join(laid["cells"]), changes, None)


def _changes(scene: Scene, action: Action) -> list[str]:
    """The projects that an action completes, those that would lack more or less, and the cards it improves or not."""
    words, events = scene.words, scene.preview(action).events
    parts: list[str] = []
    for number, event in enumerate(events):
        if isinstance(event, ProjectCompleted):
            points = event.points + _leadership(events[number + 1 :])
            parts.append(words("draw-then-completed", project=event.project, points=points))
        elif isinstance(event, SupplyChanged):
            pairs = zip(event.units, event.types)
            units = [words("units-of-type", units=count, type=Name(f"{kind}.unit")) for count, kind in pairs]
            parts.append(words("draw-then-lacks", project=event.project, lacks=units))
        elif isinstance(event, CardImproved):
            parts.append(words("draw-improves", card=CARD_NAMES[IMPROVED_NAMES.index(event.card)]))
        elif isinstance(event, CardRestored):
            parts.append(words("draw-then-basic", card=event.card))
    return parts


def _leadership(following: tuple[Event, ...]) -> int:
    """What leadership adds to a completed project: the next event tells, if it adds anything."""
    return following[0].points if following and isinstance(following[0], LeadershipRewarded) else 0


def _token(scene: Scene, action: Move) -> Choice:
    """Where a token would go, what that costs, and whether it leads there or gains points."""
    words, preview, row = scene.words, scene.preview(action), TYPES[action.row]
    after: View = preview.after
    player = after["players"][whose(scene)]
    token = player["tokens"][action.token]
    name = token_name(scene, action, token["step"])
    parts: list[str] = []
    changed = _first(preview, RowChanged)
    if changed is not None:
        free = words("draw-free")
        parts.append(words("draw-costs", price=changed.price, left=player["money"]) if changed.price else free)
    leader = next(each["tokens"][0] for each in after["patents"]["rows"] if each["row"] == row)
    if (leader["seat"], leader["token"]) == (whose(scene), action.token + 1):
        led = _leader(scene.view, row) == whose(scene)
        parts.append(words("draw-then-keeps-lead" if led else "draw-then-leads"))
    if token["step"] == after["patents"]["steps"]:
        parts.append(words("draw-then-chit"))
    elif token["points"]:
        parts.append(words("draw-then-points", points=token["points"]))
    return Choice(name, ", ".join(parts), row)


def _leader(view: View, row: str) -> int | None:
    """The seat that leads a row, if one does."""
    tokens = next(each["tokens"] for each in view["patents"]["rows"] if each["row"] == row)
    return tokens[0]["seat"] if tokens else None


def _chit(scene: Scene, action: ChooseChit) -> Choice:
    words, chit = scene.words, CHITS[action.chit]
    effect = words(f"chit-{chit}.effect", **effects(scene.box)[f"chit-{chit}"])
    now = words("draw-chit-now", points=_player(scene)["chits"][chit])
    return Choice(words.name(CHIT_NAMES[action.chit]), f"{effect} {now}", chit)


def _jury(scene: Scene, action: Jury) -> Choice:
    words = scene.words
    after: View = scene.preview(action).after
    tiles = after["jury"]["tiles"]
    then = words("draw-then-jury", steam=tiles.count("steam"), electricity=tiles.count("electricity"))
    return Choice(words.say(action.message()), then, TYPES[action.energy])


def _money(scene: Scene, action: TakeMoney) -> Choice:
    gained = _first(scene.preview(action), MoneyGained)
    assert gained is not None
    words = scene.words
    name = words("action-money-gives", money=scene.box.meeting_money)
    return Choice(name, words("draw-then-money", money=gained.total), "lira")


def _stop(scene: Scene, action: Stop) -> Choice:  # noqa: ARG001 — called like the others
    running = scene.view["action"]
    left = running["allowed"] - running["done"] if running else 0
    if running and scene.decision == "hold-meeting":
        left = scene.box.meeting_actions - len(running["meeting"])
    return Choice(scene.words("action-stop"), scene.words("draw-stop-leaves", left=left), "discard")


def _pass(scene: Scene, action: Pass) -> Choice:  # noqa: ARG001 — called like the others
    return Choice(scene.words("action-pass"), scene.words("draw-pass-gives"), "discard")


def _first(preview: Preview, kind: type[E]) -> E | None:
    """The first event of a kind; None if there is none."""
    return next((event for event in preview.events if isinstance(event, kind)), None)


DESCRIPTIONS: Final[dict[type[Action], Callable[[Scene, Any], Choice]]] = {
    Play: _play,
    Take: _take,
    Place: _place,
    Remove: _remove,
    PickUpInLab: _pick_up_in_lab,
    PutDown: _put,
    Move: _token,
    ChooseChit: _chit,
    Jury: _jury,
    TakeMoney: _money,
    Stop: _stop,
    Pass: _pass,
}

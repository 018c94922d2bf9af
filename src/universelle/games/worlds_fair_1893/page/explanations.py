"""What every thing on the table is: cards, areas, lanes, the wheel, the piles, and what is in front of the players."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from universelle.contract.explanation import Explanation, Fact, Sign, SignGroup
from universelle.core.action import Action
from universelle.core.message import Name, Seat, Translator
from universelle.games.worlds_fair_1893.choices import area_gaining, area_in, area_scored, choice
from universelle.games.worlds_fair_1893.rules.actions import Add, Approve, PalmerMove, Place
from universelle.games.worlds_fair_1893.rules.components import (
    AREA_NAMES,
    AREAS,
    BURNHAM,
    FIGURE_NAMES,
    FIGURES,
    PALMER,
    Award,
)
from universelle.games.worlds_fair_1893.rules.scoring import area_awards, supporters_going_home
from universelle.games.worlds_fair_1893.scene import Scene

Explain: TypeAlias = Callable[[Scene, str], "Explanation | None"]

MOST_NOW: Final = 3  # moves that are told of a thing
FIGURE_SIGNS: Final = ("adds", "adds-beside", "adds-patron", "moves")  # what the cards of figures show


def explain(scene: Scene, name: str) -> Explanation | None:
    """A thing by its name on the page: what sort of thing it is, then which one."""
    kind, _, which = name.partition("-")
    explained = EXPLAINED.get(kind)
    return explained(scene, which) if explained else None


def about(scene: Scene, action: Action) -> str:
    """The thing that a choice is about: a figure, or the area that a supporter goes to."""
    if isinstance(action, Add):
        return FIGURE_NAMES[action.figure]
    if isinstance(action, PalmerMove):
        return FIGURE_NAMES[PALMER]
    if isinstance(action, Place):
        return _named(AREAS[action.area])
    area = area_scored(scene.view["decision"]) if isinstance(action, Approve) else None
    return _named(area) if area else ""


def _exhibit(scene: Scene, which: str) -> Explanation | None:
    words, name = scene.words, Name(f"exhibit-{which}")
    if name not in scene.box.names:
        return None
    area = AREAS[scene.box.kinds[scene.box.names.index(name)]]
    return Explanation(
        name=words.name(name),
        kind=words("about-exhibit", area=_named(area)),
        effect=words("about-exhibit-effect", area=_named(area), points=_set_points(scene)),
        facts=_where(scene, name),
        story=_story(scene, name),
        rule="collect",
        symbol=area,
    )


def _ticket(scene: Scene, which: str) -> Explanation | None:
    words, name = scene.words, Name(f"ticket-{which}")
    if name not in scene.box.names:
        return None
    return Explanation(
        name=words.name(name),
        kind=words("about-ticket"),
        effect=_ticket_effect(scene),
        facts=_where(scene, name),
        story=_story(scene, name),
        rule="tickets",
        symbol="ticket",
    )


def _ticket_effect(scene: Scene) -> str:
    box = scene.box
    return scene.words("about-ticket-effect", points=box.ticket_points, most=box.most_tickets_points)


def _figure(scene: Scene, which: str) -> Explanation | None:
    words = scene.words
    if which not in FIGURES:
        return None
    kind = BURNHAM + FIGURES.index(which)
    name = FIGURE_NAMES[kind]
    moves = [
        action
        for action in scene.actions
        if (isinstance(action, Add) and action.figure == kind) or (isinstance(action, PalmerMove) and kind == PALMER)
    ]
    now = [choice(scene, action) for action in moves[:MOST_NOW]] if len(moves) <= MOST_NOW else []
    return Explanation(
        name=words.name(name),
        kind=words("about-figure"),
        effect=words(f"{name}.effect"),
        facts=[
            *[Fact(words("about-now"), _joined(words, each.name, each.consequence)) for each in now],
            *_where(scene, name),
            Fact(words("about-spent"), words("about-figure-spent")),
        ],
        story=_story(scene, name),
        rule="figures",
        symbol="figure",
    )


def _area(scene: Scene, which: str) -> Explanation | None:
    words = scene.words
    if which not in AREAS:
        return None
    area = area_in(scene.view, which)
    moves = [action for action in scene.actions if area_gaining(scene, action) == which]
    now = [choice(scene, action).consequence for action in moves[:1]]
    return Explanation(
        name=words.name(_named(which)),
        kind=words("about-area"),
        effect=words("about-area-effect"),
        facts=[
            *[Fact(words("about-now"), each) for each in now if each],
            *[Fact(words.name(award.name), _award(scene, award)) for award in scene.box.awards],
            Fact(words("board-cards"), words("about-area-cards", cards=len(area["cards"]), limit=area["limit"])),
        ],
        story=_story(scene, _named(which)),
        rule="areas",
        symbol=which,
    )


def _lane(scene: Scene, which: str) -> Explanation | None:
    """What the supporters of a seat in an area would bring if the round ended now."""
    words = scene.words
    area, _, number = which.rpartition("-")
    seat = _seat(scene, number)
    if area not in AREAS or seat is None:
        return None
    supporters = area_in(scene.view, area)["supporters"]
    count, award = supporters[seat], area_awards(scene.box, supporters)[seat]
    home = supporters_going_home(count)
    why = words("about-lane-why", count=count)
    if award.place != "none":
        why = f"{words('label', what=award.name)} {why}"
    if award.medal or award.approvals:
        effect = words("about-lane-gain", seat=Seat(seat), what=_award(scene, award))
    else:
        effect = words("about-lane-none", seat=Seat(seat))
    return Explanation(
        name=words("about-lane", area=_named(area), seat=Seat(seat)),
        kind=words("about-lane-kind"),
        effect=effect,
        facts=[
            Fact(words("about-why"), why),
            Fact(words("about-then"), words("about-lane-then", home=home, count=count)),
        ],
        rule="areas",
        symbol=f"seat-{seat + 1}",
    )


def _award(scene: Scene, award: Award) -> str:
    words = scene.words
    parts = [words("about-medal", points=award.medal)] if award.medal else []
    parts += [words("about-approvals", approvals=award.approvals)] if award.approvals else []
    return ", ".join(parts) or words("about-nothing")


def _slot(scene: Scene, which: str) -> Explanation | None:
    words = scene.words
    if which not in AREAS:
        return None
    area = area_in(scene.view, which)
    left = area["limit"] - len(area["cards"])
    return Explanation(
        name=words("about-slot"),
        kind=words("about-slot-kind"),
        effect=words("about-slot-effect", left=left, area=_named(which), limit=area["limit"]),
        facts=[Fact(words("about-next"), words("about-slot-next", cards=scene.box.added_cards))],
        rule="refill",
        symbol="deck",
    )


def _wheel(scene: Scene, _which: str) -> Explanation:
    words, view = scene.words, scene.view
    return Explanation(
        name=words("about-wheel"),
        kind=words("board-wheel", car=view["car"], wheel=view["wheel"]),
        effect=words("about-wheel-effect", left=view["wheel"] - view["car"]),
        facts=[Fact(words("about-moves"), words("about-wheel-moves"))],
        story=_story(scene, Name("ticket-ferris-wheel")),
        rule="scoring",
        symbol="car",
    )


def _round(scene: Scene, _which: str) -> Explanation:
    words, view = scene.words, scene.view
    return Explanation(
        name=words("board-round", round=view["round"], rounds=view["rounds"]),
        kind=words("about-round"),
        effect=words("about-round-effect", rounds=view["rounds"]),
        rule="scoring",
        symbol="medal",
    )


def _pile(scene: Scene, pile: str, count: int) -> Explanation:
    words = scene.words
    return Explanation(
        name=words(f"about-{pile}"),
        kind=words("about-pile", cards=count),
        effect=words(f"about-{pile}-effect", cards=scene.box.added_cards),
        rule="refill",
        symbol=pile,
    )


def _deck(scene: Scene, _which: str) -> Explanation:
    return _pile(scene, "deck", scene.view["deck"])


def _discard(scene: Scene, _which: str) -> Explanation:
    return _pile(scene, "discard", len(scene.view["discard"]))


def _score(scene: Scene, which: str) -> Explanation | None:
    """The points of a seat, and where they come from."""
    words, seat = scene.words, _seat(scene, which)
    if seat is None:
        return None
    player = scene.view["players"][seat]
    return Explanation(
        name=words("about-score", seat=Seat(seat)),
        kind=words("about-score-kind"),
        effect=words("about-score-effect", points=player["score"]),
        facts=[Fact(words(f"about-{source}"), str(player[source])) for source in ("coins", "medals", "sets")],
        rule="end",
        symbol="coin",
    )


def _tickets(scene: Scene, which: str) -> Explanation | None:
    words, seat = scene.words, _seat(scene, which)
    if seat is None:
        return None
    tickets = scene.view["players"][seat]["tickets"]
    return _held(scene, seat, words("board-tickets"), "ticket", _ticket_effect(scene), tickets, "tickets")


def _supply(scene: Scene, which: str) -> Explanation | None:
    words, seat = scene.words, _seat(scene, which)
    if seat is None:
        return None
    count = scene.view["players"][seat]["supply"]
    return Explanation(
        name=words("board-supply"),
        kind=words("about-of", seat=Seat(seat)),
        effect=words("about-supply-effect", count=count),
        rule="place",
        symbol="supporter",
    )


def _proposed(scene: Scene, which: str) -> Explanation | None:
    words, (number, _, area) = scene.words, which.partition("-")
    seat = _seat(scene, number)
    if seat is None or area not in AREAS:
        return None
    cards = scene.view["players"][seat]["exhibits"][area]
    effect = words("about-proposed-effect", area=_named(area))
    title = words("about-proposed", area=_named(area))
    return _held(scene, seat, title, area, effect, cards, "areas")


def _approved(scene: Scene, which: str) -> Explanation | None:
    words, (number, _, area) = scene.words, which.partition("-")
    seat = _seat(scene, number)
    if seat is None or area not in AREAS:
        return None
    player = scene.view["players"][seat]
    return Explanation(
        name=words("about-approved", area=_named(area)),
        kind=words("about-of", seat=Seat(seat)),
        effect=words("about-approved-effect", points=_set_points(scene)),
        facts=[
            Fact(words("about-has"), str(player["tokens"][area])),
            Fact(words("about-sets"), words("about-points", points=player["sets"])),
        ],
        rule="end",
        symbol="approved",
    )


def _hand(scene: Scene, which: str) -> Explanation | None:
    """The figures of a seat, each with its effect."""
    words, seat = scene.words, _seat(scene, which)
    if seat is None:
        return None
    figures = dict.fromkeys(scene.view["players"][seat]["figures"])
    return Explanation(
        name=words("board-figures"),
        kind=words("about-of", seat=Seat(seat)),
        effect=words("about-hand-effect"),
        facts=[Fact(words.name(figure), words(f"{figure}.effect")) for figure in figures],
        rule="play-figures",
        symbol="figure",
    )


def _held(
    scene: Scene, seat: int, title: str, symbol: str, effect: str, cards: Sequence[str], rule: str
) -> Explanation:
    """Cards in front of a seat: how many there are, and which."""
    words = scene.words
    names = ", ".join([words.name(card) for card in cards])
    has = f"{words('label', what=str(len(cards)))} {names}" if cards else "0"
    return Explanation(
        name=title,
        kind=words("about-of", seat=Seat(seat)),
        effect=effect,
        facts=[Fact(words("about-has"), has)],
        rule=rule,
        symbol=symbol,
    )


def _where(scene: Scene, card: Name) -> list[Fact]:
    """Beside which areas a card can be taken, and who has it."""
    words, view = scene.words, scene.view
    beside = [_named(area["area"]) for area in view["areas"] if card in [each["card"] for each in area["cards"]]]
    owners = [
        Seat(seat)
        for seat, player in enumerate(view["players"])
        if card
        in [*player["tickets"], *player["figures"], *[each for cards in player["exhibits"].values() for each in cards]]
    ]
    facts = [Fact(words("about-comes"), words("about-beside", area=area)) for area in dict.fromkeys(beside)]
    return facts + ([Fact(words("about-with"), words("about-owners", seats=owners))] if owners else [])


def _story(scene: Scene, name: Name) -> str:
    story = scene.words(f"{name}.history")
    return "" if story == f"{name}.history" else story


def _named(area: str) -> Name:
    return AREA_NAMES[AREAS.index(area)]


def _set_points(scene: Scene) -> str:
    return ", ".join([str(points) for points in scene.box.set_points[1:]])


def _joined(words: Translator, name: str, consequence: str) -> str:
    return f"{words('label', what=name)} {consequence}" if consequence else name


def _seat(scene: Scene, number: str) -> int | None:
    """The seat of a number in a name, if there is one."""
    seats = [seat for seat in range(len(scene.view["players"])) if str(seat + 1) == number]
    return seats[0] if seats else None


EXPLAINED: Final[Mapping[str, Explain]] = {
    "exhibit": _exhibit,
    "ticket": _ticket,
    "figure": _figure,
    "area": _area,
    "lane": _lane,
    "slot": _slot,
    "wheel": _wheel,
    "round": _round,
    "deck": _deck,
    "discard": _discard,
    "score": _score,
    "tickets": _tickets,
    "supply": _supply,
    "proposed": _proposed,
    "approved": _approved,
    "hand": _hand,
}


def legend(scene: Scene) -> list[SignGroup]:
    """The symbols of the game: areas, cards, what figures do, what numbers count, and what the chronicle folds."""
    words = scene.words
    areas = [Sign(area, words.name(_named(area)), words("sign-area")) for area in AREAS]
    return [
        SignGroup(words("signs-areas"), areas),
        SignGroup(words("signs-cards"), [_sign(scene, name) for name in ("ticket", "figure", "deck", "discard")]),
        SignGroup(words("signs-figures"), [_sign(scene, name) for name in FIGURE_SIGNS]),
        SignGroup(words("signs-counts"), [_sign(scene, name) for name in ("supporter", "approved", "medal", "car")]),
        SignGroup(words("signs-chronicle"), [Sign("deck", words("sign-new"), words("sign-new.line"))]),
    ]


def _sign(scene: Scene, name: str) -> Sign:
    words = scene.words
    return Sign(name, words(f"sign-{name}"), words(f"sign-{name}.line"))

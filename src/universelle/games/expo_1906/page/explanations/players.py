"""The players' numbers and cards, who is first, and the ghost."""

from __future__ import annotations

from universelle.contract.explanation import Explanation, Fact
from universelle.core.message import Name, Seat
from universelle.games.expo_1906.choices import piece_name
from universelle.games.expo_1906.page.explanations.common import completed_projects, seat_numbered
from universelle.games.expo_1906.rules.view import PlayerView
from universelle.games.expo_1906.scene import Scene


def prestige(scene: Scene, which: str) -> Explanation | None:
    words, seat = scene.words, seat_numbered(scene, which)
    if seat is None:
        return None
    player = scene.view["players"][seat]
    over = not scene.view["to_move"]
    last = _last_points(scene, player)
    projects = sum([piece["prestige"] for piece in completed_projects(scene, player)])
    led = player["prestige"] - projects - (sum([points for _, points in last]) if over else 0)
    facts = [
        Fact(words("draw-projects"), words("about-points", points=projects)),
        Fact(words("about-led"), words("about-points", points=led)),
    ]
    later = "about-points" if over else "about-points-later"
    facts += [Fact(name, words(later, points=points)) for name, points in last]
    return Explanation(
        name=words("about-prestige", seat=Seat(seat)),
        kind=words("track-prestige"),
        effect=words("about-prestige-total" if over else "about-prestige-effect", points=player["prestige"]),
        facts=facts,
        rule="scoring",
        symbol="prestige",
    )


def _last_points(scene: Scene, player: PlayerView) -> list[tuple[str, int]]:
    """What the end of the game brings a player, as things stand: the Jury, tokens on the last steps, chits."""
    words, preferred = scene.words, scene.view["jury"]["preferred"]
    rewarded = [piece for piece in completed_projects(scene, player) if piece["energy"] == preferred]
    steps = sum([token["points"] for token in player["tokens"]])
    chits = [token["chit"] for token in player["tokens"] if token["chit"] is not None]
    return [
        (words.name("place-jury"), scene.box.jury_points * len(rewarded)),
        (words("about-steps"), steps),
        *[(words.name(f"chit-{chit}"), player["chits"][chit]) for chit in chits],
    ]


def money(scene: Scene, which: str) -> Explanation | None:
    words, seat = scene.words, seat_numbered(scene, which)
    if seat is None:
        return None
    money = scene.view["players"][seat]["money"]
    return Explanation(
        name=words("about-coins", coins=money),
        kind=words("about-seat", seat=Seat(seat)),
        effect=words("about-money-effect", most=scene.box.most_money),
        rule="skyscraper",
        symbol="lira",
    )


def completed(scene: Scene, which: str) -> Explanation | None:
    words, seat = scene.words, seat_numbered(scene, which)
    if seat is None:
        return None
    done = [Name(f"project-{key}") for key in scene.view["players"][seat]["completed"]]
    return Explanation(
        name=words("about-completed", count=len(done)),
        kind=words("about-seat", seat=Seat(seat)),
        effect=words("about-completed-effect", projects=scene.box.last_projects),
        facts=[Fact(words("about-has"), words("about-names", names=done))] if done else [],
        rule="end",
        symbol="check",
    )


def front(scene: Scene, which: str) -> Explanation | None:
    words, seat = scene.words, seat_numbered(scene, which)
    if seat is None:
        return None
    waiting = [piece_name(piece) for piece in scene.view["players"][seat]["front"]]
    return Explanation(
        name=words("draw-tiles-waiting"),
        kind=words("about-seat", seat=Seat(seat)),
        effect=words("about-front-effect"),
        facts=[Fact(words("about-has"), words("about-names", names=waiting))] if waiting else [],
        rule="laboratory",
        symbol="lift",
    )


def cards(scene: Scene, which: str) -> Explanation | None:
    words, seat = scene.words, seat_numbered(scene, which)
    if seat is None:
        return None
    player = scene.view["players"][seat]
    facts = []
    if player["last"] is not None:
        facts.append(Fact(words("draw-last-card"), words.name(f"card-{player['last']}")))
    return Explanation(
        name=words("draw-cards-in-hand"),
        kind=words("about-seat", seat=Seat(seat)),
        effect=words("about-cards-effect", cards=player["cards"]),
        facts=facts,
        rule="turn",
        symbol="deck",
    )


def first(scene: Scene, _which: str) -> Explanation:
    words = scene.words
    return Explanation(
        name=words("about-first"),
        kind=words("about-seat", seat=Seat(scene.view["first"])),
        effect=words("about-first-effect"),
        rule="turn",
        symbol="crown",
    )


def ghost(scene: Scene, which: str) -> Explanation | None:
    words, ghost = scene.words, scene.view["ghost"]
    if ghost is None or ghost["deck"] is None or ghost["target"] is None or which not in ("deck", "target"):
        return None
    effect = words("about-ghost-deck-effect", cards=ghost["deck"])
    if which == "target":
        effect = words("about-ghost-target-effect", target=ghost["target"])
    return Explanation(
        name=words(f"about-ghost-{which}"),
        kind=words("draw-ghost-opponent"),
        effect=effect,
        rule="solo",
        symbol="deck" if which == "deck" else "target",
    )

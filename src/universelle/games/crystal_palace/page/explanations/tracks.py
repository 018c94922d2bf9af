"""The tracks and the Black Market: spaces, flyers, pictures and markers."""

from __future__ import annotations

from universelle.contract.explanation import Explanation, Fact
from universelle.core.message import Seat
from universelle.games.crystal_palace.page.explanations.texts import (
    effect_of,
    number_of,
    owners,
    seat_of,
    with_owners,
)
from universelle.games.crystal_palace.rules.components import FLYERS
from universelle.games.crystal_palace.rules.phrases import phrase
from universelle.games.crystal_palace.scene import Scene


def market(scene: Scene, which: str) -> Explanation | None:
    """A space of the Black Market, or its gears."""
    words, box = scene.words, scene.box
    if which == "gears":
        return Explanation(
            name=words("about-market-gears", gears=scene.view["market_gears"]),
            kind=words("place-black-market"),
            effect=words("about-market-gears-effect", space=box.gear_from_space),
            rule="black-market",
            symbol="gear",
        )
    n = number_of(which, len(box.market))
    if n is None:
        return None
    space, owner = box.market[n - 1], scene.view["market"][n - 1]
    facts = [Fact(words("about-price"), words("amount-money", n=space.price))]
    if n >= box.gear_from_space:
        facts.append(Fact(words("about-down"), words("about-market-down")))
    return Explanation(
        name=words("about-market-space", space=n),
        kind=words("place-black-market"),
        effect=words("about-market-benefit", effect=phrase(space.benefit)),
        facts=[*facts, *with_owners(scene, [] if owner is None else [Seat(owner)])],
        rule="black-market",
        symbol="assistant",
    )


def buzz(scene: Scene, which: str) -> Explanation | None:
    """A space of the buzz track with its picture or flyer; without a number, the track."""
    words, box = scene.words, scene.box
    points = ", ".join([str(each) for each in box.buzz_vp])
    end = Fact(words("about-end"), words("about-buzz-end", points=points))
    if not which:
        return Explanation(
            name=words("draw-buzz"),
            kind=words("about-track"),
            effect=words("about-buzz-effect"),
            facts=[Fact(words("about-goal"), words("about-buzz-goal", last=box.buzz_last)), end],
            rule="buzz",
            symbol="buzz",
        )
    n = number_of(which, box.buzz_last)
    if n is None:
        return None
    pictures = {picture.space: picture.effects for picture in box.pictures}
    facts = with_owners(scene, owners(scene, lambda player: player["buzz"] == n))
    if n in pictures:
        facts = [Fact(words("about-tokens"), words("about-picture-tokens")), *facts]
        facts += [
            Fact(words("about-token"), words("about-seats", seats=[Seat(seat)]))
            for seat, player in enumerate(scene.view["players"])
            if n in player["tokens"]
        ]
        effect, kind = words("about-picture-effect", effect=phrase(pictures[n])), words("about-picture")
    elif str(n) in scene.view["flyers"]:
        flyer = scene.view["flyers"][str(n)]
        effect, kind = (
            words("about-flyer-effect", effect=phrase(box.flyers[FLYERS.index(flyer)])),
            words.name(f"flyer-{flyer}"),
        )
    elif n == box.buzz_last:
        effect, kind = words("about-buzz-last"), words("about-track")
    else:
        effect, kind = words("about-buzz-space"), words("about-track")
    return Explanation(
        name=words("about-buzz-number", space=n, last=box.buzz_last),
        kind=kind,
        effect=effect,
        facts=[*facts, end],
        rule="buzz",
        symbol="buzz",
    )


def flyer(scene: Scene, which: str) -> Explanation | None:
    words = scene.words
    if which not in FLYERS:
        return None
    return Explanation(
        name=words.name(f"flyer-{which}"),
        kind=words("about-flyer"),
        effect=effect_of(scene, scene.box.flyers[FLYERS.index(which)]),
        facts=[Fact(words("about-works"), words("about-flyer-works"))],
        rule="buzz",
        symbol="buzz",
    )


def income(scene: Scene, which: str) -> Explanation | None:
    """A space of the income track, from 1; without a number, the track."""
    words, box = scene.words, scene.box
    falls = Fact(words("about-then"), words("about-income-falls", steps=box.expenses))
    if not which:
        return Explanation(
            name=words("draw-income"),
            kind=words("about-track"),
            effect=words("about-income-effect"),
            facts=[falls],
            rule="income-track",
            symbol="income",
        )
    n = number_of(which, len(box.income_values))
    if n is None:
        return None
    if n <= box.red_spaces:
        effect = words("about-income-red", points=-box.red_vp)
    else:
        effect = words("about-income-space", money=words("amount-money", n=box.income_values[n - 1]))
    there = owners(scene, lambda player: player["income"] == n - 1)
    return Explanation(
        name=words("amount-money", n=box.income_values[n - 1]),
        kind=words("about-income-kind"),
        effect=effect,
        facts=[falls, *with_owners(scene, there)],
        rule="income-track",
        symbol="income",
    )


def marker(scene: Scene, which: str) -> Explanation | None:
    """The marker of a seat on a track: that of the space where it is, in the seat's name."""
    track, _, number = which.partition("-")
    seat = seat_of(scene, number)
    if seat is None or track not in ("buzz", "income"):
        return None
    words, player = scene.words, scene.view["players"][seat]
    told = income(scene, str(player["income"] + 1)) if track == "income" else buzz(scene, str(player["buzz"] or ""))
    assert told is not None
    where = words("about-marker", track=words("draw-income"), space=told.name) if track == "income" else told.name
    return Explanation(
        name=words("about-seats", seats=[Seat(seat)]),
        kind=where,
        effect=told.effect,
        facts=told.facts,
        rule=told.rule,
        symbol=f"seat-{seat + 1}",
    )

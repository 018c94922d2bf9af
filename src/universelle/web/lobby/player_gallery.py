"""Who plays a seat, chosen from a gallery: people, nobody, and the bots of a game, characters with their portraits.

Every gallery is a group of radio buttons that unfolds below a row and works without scripts. The row shows the choice
that is made: all of them are drawn in it, and the style sheet shows the one whose button is checked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from universelle.bots.seat_specs import PERSON, face_of
from universelle.contract.game import Game
from universelle.contract.opponents import Face, Opponent
from universelle.drawing.node import Child, Node, node, symbol
from universelle.drawing.parts import pips, portrait
from universelle.i18n import Translations
from universelle.tables.gathering import FREE
from universelle.web.lobby.new_game import HERE
from universelle.web.people.track_record import TrackRecord

EMPTY: Final = ""
NOBODY: Final = "nobody"  # in ids, where nothing cannot be said
SCALE: Final = (300, 2200)  # ratings, the same for all games


@dataclass(frozen=True, slots=True)
class Choice:
    """Somebody who may play a seat: the value of the form, and how the gallery shows them."""

    who: str
    face: Face
    picture: str  # a symbol, where there is no portrait
    opponent: Opponent | None = None  # what is known of a character
    won: tuple[int, int] | None = None  # of the visitor's matches against it: those won, and all
    is_match: bool = False  # whether it plays about as well as the visitor

    @property
    def key(self) -> str:
        return self.who or NOBODY


def choices(words: Translations, game: Game, bots: Sequence[str], record: TrackRecord) -> list[Choice]:
    """Who may play a seat: people and nobody, then bots, the weakest first; and how the visitor has done so far."""
    people = {PERSON: "me", HERE: "here", FREE: "friend", EMPTY: "empty"}
    found = [
        Choice(who, Face(_title(words(f"web-setup-{name}")), words(f"web-setup-{name}-line")), "supporter")
        for who, name in people.items()
    ]
    faces = {bot: face_of(words, game, bot) for bot in bots}
    return found + [
        Choice(
            bot,
            replace(face, kind=_title(face.kind)),
            "bot",
            game.opponents.get(bot),
            record.won.get(bot),
            bot == record.match,
        )
        for bot, face in faces.items()
    ]


def gallery(words: Translations, seat: int, offered: Sequence[Choice], chosen: str) -> list[Node]:
    """The row's button, which shows who plays, and the gallery it opens."""
    number = seat + 1
    asks = f"{words('label', what=words('seat', number=number))} {words('web-setup-who')}"
    places = {choice.who: place for place, choice in enumerate(offered, start=1)}
    button = node(
        "summary",
        node("span", f"{asks}. ", class_="visually-hidden"),
        [_row(choice, place) for place, choice in enumerate(offered, start=1)],
        aria_controls=f"gallery-{number}",
    )
    people = [choice for choice in offered if not _is_bot(choice)]
    bots = [choice for choice in offered if _is_bot(choice)]
    pills = [_pill(choice, number, places[choice.who], choice.who == chosen) for choice in people]
    cards = [_card(words, choice, number, places[choice.who], choice.who == chosen) for choice in bots]
    measured = any([choice.opponent and choice.opponent.rating for choice in bots])
    opened = node(
        "div",
        node("div", pills, node("span", words("web-setup-or-bot"), class_="or-bot") if bots else None, class_="people"),
        node("div", cards, class_="characters") if cards else None,
        node("p", words("web-setup-ratings"), class_="about-ratings") if measured else None,
        class_="gallery",
        id=f"gallery-{number}",
        role="radiogroup",
        aria_label=asks,
    )
    return [node("details", button, class_="who-plays", name="who-plays", id=f"who-{number}"), opened]


def _is_bot(choice: Choice) -> bool:
    return choice.who not in (PERSON, HERE, FREE, EMPTY)


def _row(choice: Choice, place: int) -> Node:
    """A choice as the row shows it while it is made."""
    face = choice.face
    told: list[Child] = [node("b", face.kind)]
    if face.line:
        told += [" ", node("small", face.line)]
    return node(
        "span",
        _picture(choice, "who-face"),
        node("span", told, class_="who-told"),
        _strength(face),
        class_=f"who-choice is-{choice.key}",
        data_place=place,
    )


def _pill(choice: Choice, number: int, place: int, chosen: bool) -> Node:
    picture = symbol(choice.picture) if choice.who else None
    return node(
        "label", _radio(choice, number, place, chosen), picture, node("span", choice.face.kind), class_="person-pill"
    )


def _card(words: Translations, choice: Choice, number: int, place: int, chosen: bool) -> Node:
    face = choice.face
    facts = _facts(words, choice.opponent) if choice.opponent else []
    if choice.won:
        won, played = choice.won
        facts.append(node("span", words("web-setup-record", won=won, played=played), class_="own-record"))
    return node(
        "label",
        _radio(choice, number, place, chosen),
        _picture(choice, "character-face"),
        node("b", face.kind, class_="character-name"),
        _strength(face),
        node("span", words("web-setup-your-match"), class_="your-match") if choice.is_match else None,
        node("span", face.line, class_="character-line") if face.line else None,
        node("span", facts, class_="character-facts") if facts else None,
        symbol("check", "sy character-tick"),
        class_="character",
    )


def _facts(words: Translations, opponent: Opponent) -> list[Node]:
    """What is known about a character: its rating, with its place among all, and how long it thinks."""
    pace = node("span", words("web-setup-moment" if opponent.thinks else "web-setup-at-once"), class_="pace")
    if opponent.rating is None:
        return [node("span", words("web-setup-not-measured"), class_="rating"), pace]
    rating = words("web-setup-rating", rating=str(opponent.rating), give=opponent.give_or_take)
    return [node("span", rating, class_="rating"), _on_the_scale(opponent.rating, opponent.give_or_take), pace]


def _on_the_scale(rating: int, give_or_take: int) -> Node:
    """A dot for a rating and a bar for its interval, between the lowest and the highest rating of all games."""
    low, high = SCALE
    at = 100 * (rating - low) / (high - low)
    half = 100 * give_or_take / (high - low)
    style = f"--at: {at:.1f}%; --half: {half:.1f}%"
    return node("span", class_="rating-scale", style=style, aria_hidden="true")


def _radio(choice: Choice, number: int, place: int, chosen: bool) -> Node:
    return node(
        "input",
        type="radio",
        name=f"who-{number}",
        value=choice.who,
        id=f"who-{number}-{choice.key}",
        checked=chosen,
        data_place=place,
    )


def _picture(choice: Choice, class_: str) -> Node:
    """The portrait, or a symbol in a circle; an empty seat has an empty one."""
    if choice.face.portrait:
        return node("span", portrait(choice.face.portrait, loading="lazy"), class_=class_)
    return node("span", symbol(choice.picture) if choice.who else None, class_=f"{class_} blank", aria_hidden="true")


def _strength(face: Face) -> Node | None:
    return pips(face.level, face.levels, face.strength) if face.levels else None


def _title(said: str) -> str:
    return said[:1].upper() + said[1:]

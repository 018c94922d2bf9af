"""How a game sounds: an instrument, a scale, and which of its tones are heard when. All of it is data of the game."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from importlib.resources import files
from typing import Any, Final

from universelle.core.errors import BadRequest

FILE: Final = "sounds.toml"
KINDS: Final = ("place", "take", "coin", "scoring", "turn", "end", "refusal")  # what is heard
FIELDS: Final = frozenset(["root", "scale", "partials", "attack", "decay", "knock", "gap", *KINDS])
OCTAVE: Final = 12
LOWEST, HIGHEST = 60.0, 4200.0  # Hz: what small loudspeakers can play
LONGEST: Final = 8  # tones of a sound


@dataclass(frozen=True, slots=True)
class Sounds:
    """An instrument, and the tones of each kind of sound in Hz, one after another."""

    partials: Sequence[Sequence[float]]  # each as a multiple of the tone, and how loud
    attack: float  # seconds until a tone is loudest
    decay: float  # and then until it cannot be heard any more
    knock: float  # how much of a blow is heard at its beginning, from 0 to 1
    gap: float  # seconds from tone to tone
    tones: Mapping[str, Sequence[float]]

    def plain(self) -> dict[str, Any]:
        """As scripts get it."""
        return asdict(self)


def sounds_from(text: str) -> Sounds:
    """The sounds in a file: `root` in Hz, `scale` in semitones above it, and for each kind the degrees of the scale."""
    try:
        table = tomllib.loads(text)
        return _sounds(table)
    except (tomllib.TOMLDecodeError, TypeError, ValueError, KeyError) as error:
        raise BadRequest("sounds-unreadable", why=str(error)) from error


def _sounds(table: Mapping[str, Any]) -> Sounds:
    if unknown := set(table) ^ FIELDS:
        raise ValueError(", ".join(sorted(unknown)))
    root, scale = float(table["root"]), [int(step) for step in table["scale"]]
    partials = [[float(multiple), float(loudness)] for multiple, loudness in table["partials"]]
    if not partials or not scale:
        raise ValueError("partials, scale")
    tones = {kind: [_tone(root, scale, int(degree)) for degree in table[kind]] for kind in KINDS}
    if any([not 0 < len(found) <= LONGEST for found in tones.values()]):
        raise ValueError(", ".join(KINDS))
    if out := [tone for found in tones.values() for tone in found if not LOWEST <= tone <= HIGHEST]:
        raise ValueError(f"{out[0]} Hz")
    lengths = {name: _share(table[name], name) for name in ("attack", "decay", "knock", "gap")}
    return Sounds(partials=partials, tones=tones, **lengths)


def _share(value: Any, name: str) -> float:
    number = float(value)
    if not 0 <= number <= 3:
        raise ValueError(name)
    return number


def _tone(root: float, scale: Sequence[int], degree: int) -> float:
    """A degree of the scale, in any octave: the first is 0."""
    octave, step = divmod(degree, len(scale))
    return round(root * 2 ** (octave + scale[step] / OCTAVE), 1)


def usual_sounds() -> Sounds:
    """Those of a game that brings none."""
    return sounds_from(files("universelle.contract").joinpath(FILE).read_text(encoding="utf-8"))

"""The halls of the five areas, as outlines for their tiles."""

from __future__ import annotations

from typing import Final

from universelle.drawing.parts import num


def _arches(start: float, step: float, count: int, radius: float, spring: float) -> str:
    arc = f"a{radius} {radius} 0 0 1 {num(2 * radius)} 0V0"
    return "".join([f"M{num(start + step * n)} 0V{num(-spring)}{arc}" for n in range(count)])


def _columns(start: float, end: float, count: int, top: float, foot: float = 0) -> str:
    step = (end - start) / (count - 1)
    return "".join([f"M{num(start + step * n)} {num(top)}V{num(foot)}" for n in range(count)])


FACADES: Final = {  # outline and detail
    "agriculture": (
        (
            "M24 0V-11H58V-14H72V-17A13 11 0 0 1 98 -17V-14H112V-11H146V0Z"
            "M24 -11V-15H38V-11M132 -11V-15H146V-11M31 -15V-19M139 -15V-19"
        ),
        _columns(28, 55, 9, -9)
        + _columns(115, 142, 9, -9)
        + _columns(76, 94, 6, -13)
        + "M24 -2.5H146M85 -28V-31M83 -31L88 -33.5",
    ),
    "electricity": (
        (
            "M22 0V-12H44V-19L48 -26 52 -19V-12H62V-17A23 15 0 0 1 108 -17V-12H118V-19L122 -26 126 -19V-12H148V0Z"
            "M28 -12V-17L31 -22 34 -17V-12M136 -12V-17L139 -22 142 -17V-12"
        ),
        _arches(25.1, 6, 6, 1.9, 6.1)
        + _arches(111.1, 6, 6, 1.9, 6.1)
        + "M72.8 0V-4.8A12.2 12.2 0 0 1 97.2 -4.8V0M76.7 0V-4.7A8.3 8.3 0 0 1 93.3 -4.7V0M22 -10H60M110 -10H148"
        "M48 -26V-31M122 -26V-31M48 -31L54 -29.5 48 -28M122 -31L128 -29.5 122 -28",
    ),
    "fine-arts": (
        "M18 0V-10H50V-13H64V-12L85 -19 106 -12V-13H120V-10H152V0ZM72 -16.3V-19A13 10.5 0 0 1 98 -19V-16.3",
        _columns(67, 103, 8, -11)
        + _columns(22, 46, 7, -8)
        + _columns(124, 148, 7, -8)
        + "M18 -2H152M64 -12H106M85 -29V-33M81.5 -32.5L85 -30.5 88.5 -32.5",
    ),
    "manufacturing": (
        "M12 0V-11H24C44 -27 126 -27 146 -11H158V0ZM12 -11V-15H24V-11M146 -11V-15H158V-11",
        _arches(15, 5.6, 10, 1.8, 6.2)
        + _arches(101, 5.6, 10, 1.8, 6.2)
        + _columns(40, 130, 13, -20, -11)
        + "M76.7 0V-4.7A8.3 8.3 0 0 1 93.3 -4.7V0M79.9 0V-4.9A5.1 5.1 0 0 1 90.1 -4.9V0"
        "M12 -10H158M30 -14.5H140M40 -18H130M56 -20.5H114"
        "M18 -15V-22M152 -15V-22M18 -22L24 -20.5 18 -19M152 -22L158 -20.5 152 -19",
    ),
    "transportation": (
        "M12 0V-11H62V-18H108V-11H158V0ZM74 -18V-22A11 8 0 0 1 96 -22V-18",
        _arches(15.4, 7.84, 6, 2.5, 6)
        + _arches(110.4, 7.84, 6, 2.5, 6)
        + _columns(77, 93, 5, -22, -18)
        + "M66 0V-1A19 15 0 0 1 104 -1V0M70 0A15 12 0 0 1 100 0M74 0A11 9 0 0 1 96 0M78 0A7 6 0 0 1 92 0"
        "M12 -9.5H62M108 -9.5H158M85 -30V-35M85 -35L91 -33.5 85 -32",
    ),
}

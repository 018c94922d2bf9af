"""The laws notice what they are for: each is checked on a game that breaks it."""

import pytest

from universelle.contract.checks import Checks
from universelle.contract.game import Game
from universelle.core.errors import IllegalAction
from universelle.core.event import Points
from universelle.core.message import Message, Name
from universelle.games.registry import load
from universelle.games.worlds_fair_1893.rules import WorldsFair1893Rules
from universelle.games.worlds_fair_1893.rules.state import WorldsFair
from universelle.testing import LAWS, Extent, GameLaws, Trial, cases, check

FAIR = load("worlds-fair-1893")


def broken(**methods) -> Game:
    """World's Fair with these methods of a position replaced."""
    kind = type("Broken", (WorldsFair,), methods)

    class BrokenRules(WorldsFair1893Rules):
        def set_up(self, *arguments):
            state = super().set_up(*arguments)
            state.__class__ = kind
            return state

    def clone(self):
        twin = WorldsFair.clone(self)
        twin.__class__ = kind
        return twin

    kind.clone = methods.get("clone", clone)
    parts = {"page": lambda: FAIR.page, "terminal": lambda: FAIR.terminal, "checks": lambda: FAIR.checks}
    return Game(meta=FAIR.meta, package=FAIR.package, rules=BrokenRules, **parts)


def is_kept(sentence: str, game: Game) -> bool:
    law = next(law for law in LAWS if law.sentence == sentence)
    try:
        for trial in cases(law, game, seeds=2):
            law.check(trial)
    except AssertionError:
        return False
    return True


def leaky_view(self, seat):
    return {**WorldsFair.view(self, seat), "next": self.deck[self.undrawn - 1] if self.undrawn else None}


def shallow_clone(self):
    twin = WorldsFair.clone(self)
    twin.discard = self.discard
    twin.__class__ = type(self)
    return twin


def dirty_apply(self, seat, action):
    try:
        WorldsFair.apply(self, seat, action)
    except IllegalAction:
        self.lull += 1
        raise


def generous_apply(self, seat, action):
    self.players[seat].coins += 1
    WorldsFair.apply(self, seat, action)


def telltale_label(self, action):
    return Message("action-place", {"area": str(self.deck)})


def lying_apply(self, seat, action):
    """Promise points if the next card, which nobody has seen, has an odd number."""
    if self.events is not None and self.undrawn and self.deck[self.undrawn - 1] % 2:
        self.events.append(Points(seat, 0, Name("reason-sets")))
    WorldsFair.apply(self, seat, action)


def lossy_apply(self, seat, action):
    WorldsFair.apply(self, seat, action)
    self.discard = self.discard[:-1]


def mute_apply(self, seat, action):
    """Uncover cards and emit no event that says so."""
    WorldsFair.apply(self, seat, action)
    if self.events is not None:
        self.events[:] = [event for event in self.events if not event.reveals]


def careless_resample(self, seat, chance):
    """Leave the deck as it is."""
    twin = self.clone()
    twin.chance = chance.fork()
    return twin


def forgetful_private_view(self, seat, public):
    """Take a part away from what all see."""
    public.pop("players", None)
    return self.view(seat)


def everything_is_equal(self, other):
    return True


@pytest.mark.parametrize(
    ("sentence", "methods"),
    [
        ("a resampled position looks the same to its seat", {"view": leaky_view}),
        ("texts do not depend on what is hidden", {"label": telltale_label}),
        ("no clone changes when another is played", {"clone": shallow_clone}),
        ("an action is refused exactly when it is not legal", {"apply": dirty_apply}),
        ("points by reason add up to the score at every moment", {"apply": generous_apply}),
        ("what a preview promises comes true", {"apply": lying_apply, "reveals_decide": False}),
        ("no piece is lost or made", {"apply": lossy_apply}),
        ("a move that shows something new says so", {"apply": mute_apply}),
        ("resampling deals the hidden things anew", {"resample": careless_resample}),
        ("the end is the last event and names the winners", {"winners": lambda self: (0, 1)}),
        ("a move makes another position", {"__eq__": everything_is_equal}),
        ("a seat knows more exactly when it sees more", {"knows_more": lambda self, seat: True}),
        ("a seat adds what it knows to what all see", {"private_view": lambda self, seat, public: {"seat": seat}}),
        ("a seat adds what it knows to what all see", {"private_view": forgetful_private_view}),
    ],
)
def test_a_broken_game_is_noticed(sentence, methods):
    assert is_kept(sentence, FAIR)
    assert not is_kept(sentence, broken(**methods))


def test_every_law_has_a_sentence_of_its_own():
    assert len({law.id for law in LAWS}) == len(LAWS) > 50


def test_there_are_as_many_matches_as_asked_for():
    many = next(law for law in LAWS if law.extent is Extent.MANY_SEEDS)
    few = next(law for law in LAWS if law.extent is Extent.FEW_SEEDS)
    once = next(law for law in LAWS if law.extent is Extent.GAME)
    assert [(trial.players, trial.seed) for trial in cases(many, FAIR, 2)] == [
        (players, seed) for players in (2, 3, 4) for seed in (1, 2)
    ]
    assert {trial.seed for trial in cases(few, FAIR, 8)} == {1, 2, 3}
    assert list(cases(once, FAIR)) == [Trial(FAIR, 2)]


def test_a_law_whose_subject_never_occurred_is_broken_unless_matches_are_short():
    with pytest.raises(AssertionError, match="an undo never occurred"):
        Trial(FAIR, 2).saw(0, "an undo")
    Trial(FAIR, 2).saw(1, "an undo")
    short = Game(meta=FAIR.meta, package=FAIR.package, rules=WorldsFair1893Rules, checks=lambda: Checks(long=False))
    Trial(short, 2).saw(0, "an undo")


def test_a_game_that_is_not_installed_is_told_how_to_be():
    assert is_kept("the game is installed", FAIR)
    assert not is_kept("the game is installed", broken())


def test_all_laws_are_checked_at_once_and_the_first_broken_one_raises():
    with pytest.raises(AssertionError):
        check(broken(legal_actions=lambda self, seat: ()), seeds=1)


def test_the_class_for_pytest_makes_a_case_of_every_match():
    class Laws(GameLaws):
        game = FAIR
        seeds = 1

    class Metafunc:
        fixturenames = ("law", "trial")

        def parametrize(self, names, values, ids):
            self.names, self.values, self.ids = names, values, ids

    metafunc = Metafunc()
    Laws().pytest_generate_tests(metafunc)
    assert metafunc.names == ("law", "trial")
    assert len(metafunc.ids) == len(set(metafunc.ids)) == len(metafunc.values) > len(LAWS)

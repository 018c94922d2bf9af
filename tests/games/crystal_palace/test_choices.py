"""What menus say about actions, and whether it comes true."""

from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from tests.games.crystal_palace.positions import (
    EVERY_COUNT,
    act,
    at_location,
    from_phase,
    have,
    in_market,
    new_palace,
    own,
    phase,
    placing,
    quiet_buzz,
    show,
    step,
)
from universelle.contract.scene import scene_of
from universelle.core.chance import Chance, seed_from
from universelle.core.event import Event
from universelle.core.preview import Previews
from universelle.games.crystal_palace.checks import CHECKS
from universelle.games.crystal_palace.choices import choice, die_outlook, money
from universelle.games.crystal_palace.game import GAME
from universelle.games.crystal_palace.rules.actions import PLACE
from universelle.games.crystal_palace.rules.components import LOCATIONS, NATIONS
from universelle.games.crystal_palace.rules.events import DieActed, DieWouldAct, Outlook, Owed
from universelle.games.crystal_palace.rules.market import ASSISTANT_ACTION
from universelle.games.crystal_palace.rules.payments import BUY_ENERGY
from universelle.i18n import LANGUAGES, Translations

every_count = pytest.mark.parametrize("players", EVERY_COUNT)
NAMES = ("Ada", "Bertha", "Carl", "Dora", "Emil")


def words(language: str = "en") -> Translations:
    return Translations(language, GAME.package, NAMES)


def told(state, code: str, seat: int | None = None, language: str = "en") -> str:
    """The consequence of an action in a menu."""
    seat = state.to_move()[0] if seat is None else seat
    scene = scene_of(state, words(language), seat)
    return choice(scene, GAME.catalogue.parse(code)).consequence


def texts(state, seat: int, language: str = "en") -> list[tuple]:
    scene = scene_of(state, words(language), seat)
    return [tuple(choice(scene, action)) for action in scene.actions]


def games(players: int, every: int):
    """Positions of random games with several editions, one in so many."""
    for number, values in enumerate([{}, *CHECKS.editions]):
        state, rng = new_palace(players, str(number), values), Random(number)
        while state.to_move():
            seat = rng.choice(state.to_move())
            if rng.randrange(every) == 0:
                yield state, seat, rng
            legal = state.legal_actions(seat)
            state.apply(seat, legal[rng.randrange(len(legal))])


@every_count
def test_texts_depend_on_nothing_hidden(players):
    for state, seat, rng in games(players, 25):
        twin = state.resample(seat, Chance(seed_from(str(rng.random()))))
        assert texts(state, seat) == texts(twin, seat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_name_in_every_language(language):
    for state, seat, _ in games(3, 40):
        for name, consequence, _symbol in texts(state, seat, language):
            assert name
            assert "draw-" not in consequence
            assert "effect-" not in consequence


def test_an_option_does_not_say_twice_what_it_brings():
    """As for 2 buzz, unless more is certain to come with it."""
    seen = 0
    for state, seat, _ in games(2, 1):
        if step(state) == "choose" and state.to_move() == (seat,):
            options = [(name, consequence) for name, consequence, _symbol in texts(state, seat) if "2 buzz" in name]
            assert not [name for name, consequence in options if consequence and name.endswith(consequence)]
            seen += len(options)
        if seen > 25:
            return
    pytest.fail("hardly anybody chooses")


def settle(state, seat: int, rng: Random) -> None:
    """Debts are met and a character's bonus is left, as previews take for granted."""
    while state.agenda and state.to_move() == (seat,) and step(state) in ("pay", "make-room-for-loan", "take-bonus"):
        legal = state.legal_actions(seat)
        codes = [action.code for action in legal]
        action = legal[codes.index("decline")] if step(state) == "take-bonus" else rng.choice(legal)
        state.apply(seat, action)


@every_count
def test_what_is_promised_comes_true(players):
    """Every certain event of a preview happens, in its order, once debts are paid."""
    for state, seat, rng in games(players, 12):
        legal = state.legal_actions(seat)
        for action in rng.sample(legal, min(4, len(legal))):
            preview = Previews(state, seat)[action]
            real = state.clone()
            real.events = []
            real.apply(seat, action)
            settle(real, seat, rng)
            happened: list[Event] = list(real.events)
            for event in preview.events:
                if not isinstance(event, Outlook):
                    assert event in happened, (action, event)
                    del happened[: happened.index(event) + 1]


@every_count
def test_a_preview_changes_nothing(players):
    state = placing("6521", *["4321"] * (players - 1))
    before = state.content()
    texts(state, state.to_move()[0])
    assert state.content() == before
    assert state.events is None


# Dice


def test_setting_a_die_says_what_all_dice_cost():
    state = new_palace(2)
    act(state, "set 6", "set 5", seat=0)
    assert told(state, "set 4", 0) == "total £15; £25 left"
    have(state, 0, money=12)
    assert told(state, "set 4", 0) == "total £15; £3 short"
    act(state, "set 4", "set 1", seat=0)
    assert told(state, "seal", 0) == "total £16; £4 short"


def test_sealing_last_says_nothing_about_the_dice_of_others():
    state = new_palace(2)
    act(state, "set 6", "set 6", "set 6", "set 6", "seal", seat=1)
    act(state, "set 1", "set 1", "set 1", "set 1", seat=0)
    assert told(state, "seal", 0) == "total £4; £36 left"


@pytest.mark.rule("CP-064", "CP-065")
def test_placing_a_die_says_when_it_would_act():
    state = placing("6521", "5432")
    act(state, "place 6 london-times 1")
    while step(state) != "place-die":
        act(state, "decline" if step(state) == "assistant-action" else "stay")
    code = next(action.code for action in state.legal_actions(1) if action.code.startswith("place 5 london-times"))
    assert told(state, code).startswith("Your 5 would act second (of 2 dice)")


@every_count
def test_a_die_acts_when_the_preview_of_its_placement_said(players):
    """The order of the dice at a location is the one in which they are asked there."""
    state = placing("6543", *["6543"] * (players - 1))
    rng = Random(players)
    while state.phase == 2:
        seat = state.to_move()[0]
        legal = state.legal_actions(seat)
        placed = [action for action in legal if action in {a for value in PLACE for there in value for a in there}]
        action = rng.choice(placed or [a for a in legal if a.code in ("stay", "decline", "pass", "loan")])
        if placed:
            outlook = next(e for e in Previews(state, seat)[action].events if isinstance(e, DieWouldAct))
            state.apply(seat, action)
            queue = state.view(None)["locations"][action.location]["queue"]
            assert queue[outlook.rank - 1] == {"seat": seat, "value": action.value}
            assert outlook.dice == len(queue)
        else:
            state.apply(seat, action)


def test_the_outlook_of_a_die_says_whether_it_acts():
    state = placing("6521", "5432")
    scene = scene_of(state, words(), 0)
    text, acts = die_outlook(scene, PLACE[5][LOCATIONS.index("london-times")][0])
    assert acts
    assert text.startswith("Your 6 would act first (only die here)")


# Cards


@pytest.mark.rule("CP-111")
@every_count
def test_building_says_what_is_paid_after_discounts(players):
    state = new_palace(players)
    own(state, 0, patents=("steam-hammer", "pneumatic-post"), characters=("joseph-paxton", "ada-lovelace"))
    have(state, 0, gears=5, energy=5)
    from_phase(state, 5)
    assert told(state, "build steam-hammer") == "costs 1 gear; 6 points now"
    assert told(state, "build pneumatic-post") == "costs 1 energy; 6 points now"
    act(state, "build steam-hammer", "target 2")
    assert (state.players[0].gears, state.players[0].energy) == (4, 5)
    assert told(state, "build pneumatic-post") == "costs 1 energy; 6 points now"
    act(state, "build pneumatic-post")
    assert (state.players[0].gears, state.players[0].energy) == (4, 4)


@pytest.mark.rule("CP-111")
def test_a_discount_that_is_used_up_is_told_no_more():
    state = new_palace(2)
    own(state, 0, patents=("steam-hammer", "steam-omnibus"), characters=("joseph-paxton",))
    have(state, 0, gears=5)
    from_phase(state, 5)
    act(state, "build steam-hammer", "target 2")
    assert told(state, "build steam-omnibus").startswith("costs 2 gears; ")


def test_building_says_what_is_lacking_and_the_points_for_links():
    state = new_palace(2)
    own(state, 0, patents=("pneumatic-post",), characters=("charles-dickens",))
    have(state, 0, energy=0)
    from_phase(state, 5)
    short = f"2 energy short; bought at once for £{2 * state.box.exchanges[BUY_ENERGY][0]}"
    assert told(state, "build pneumatic-post") == f"costs 2 energy; 6 points now; linked: 4 points more; {short}"


def test_nothing_is_said_to_be_bought_at_once_where_there_are_several_ways_to_pay():
    state = new_palace(2)
    own(state, 0, patents=("pneumatic-post",))
    have(state, 0, energy=0, money=0, newspapers=2)
    from_phase(state, 5)
    assert told(state, "build pneumatic-post").endswith("2 energy short")


def test_taking_a_patent_says_what_it_would_score_in_this_round():
    state = at_location(new_palace(2), "patent-office", (0, 6))
    own(state, 0, characters=("charles-dickens",))
    show(state, "patents", "pneumatic-post")
    text = told(state, "take pneumatic-post")
    assert text.startswith("build for 2 energy; 6 points this round; linked: ")


def test_recruiting_says_cost_points_and_salary():
    state = at_location(new_palace(2), "reform-club", (0, 6))
    show(state, "characters", "elizabeth-gaskell")
    have(state, 0, energy=0)
    short = f"1 energy short; bought at once for £{state.box.exchanges[BUY_ENERGY][0]}"
    assert told(state, "take elizabeth-gaskell") == f"costs 1 energy; 3 points now; salary £3; {short}"


@pytest.mark.rule("CP-161")
def test_nothing_is_promised_where_the_action_space_must_be_borrowed_for():
    state = at_location(new_palace(3), "british-museum", (1, 6))
    state.used[1] = len(state.box.locations[1].spaces) - 1
    own(state, 1, loans=(-8,) * 9)
    have(state, 1, money=0, gears=0, energy=0)
    show(state, "research", "r09")
    assert "£2 short" in told(state, "take r09")
    assert told(state, "take r09").startswith("Instant: gain 1 gear")
    preview = Previews(state, 1)[GAME.catalogue.parse("take r09")]
    assert [type(event) for event in preview.events] == [DieActed, Owed]


def on_the_last_action_space(place: str, money: int):
    """A 6 is about to act on the last action space of a location, which costs £2."""
    state = at_location(quiet_buzz(new_palace(3)), place, (1, 6))
    number = LOCATIONS.index(place)
    state.used[number] = len(state.box.locations[number].spaces) - 1
    have(state, 1, money=money)
    return state


@pytest.mark.rule("CP-066", "CP-077", "CP-078", "CP-082", "CP-084")
@pytest.mark.parametrize(
    ("place", "code", "text"),
    [
        ("bank-of-england", "take s1a", "gain 5 income and 1 point; £2 for the action space"),
        ("westminster", "act", "gain 1 step at Westminster; £2 for the action space"),
        ("london-times", "act", "gain buzz for the publisher’s condition; £2 for the action space"),
        ("port-of-london", "slot gears", "gain 2 gears; £2 for the action space"),
        ("port-of-london", "slot ticket", "16 points, but the die is gone for good; £2 for the action space"),
    ],
)
def test_who_must_find_the_money_for_the_action_space_is_told_what_the_action_brings(place, code, text):
    state = on_the_last_action_space(place, money=0)
    show(state, "shares", "s1a", "s1b")
    assert told(state, code) == f"{text}; £2 short"


@pytest.mark.rule("CP-082", "CP-084")
def test_actions_that_leave_something_open_say_what_the_action_space_costs():
    port, times = on_the_last_action_space("port-of-london", 40), on_the_last_action_space("london-times", 40)
    assert told(port, "slot assistants").endswith("; £2 for the action space")
    assert told(port, "slot ticket") == "16 points, but the die is gone for good; £2 for the action space"
    assert told(times, "act").endswith(" buzz; £2 for the action space")


@pytest.mark.rule("CP-107")
@pytest.mark.parametrize("newspapers", [0, 3])
def test_a_target_that_cannot_pay_is_told_the_debt_as_well(newspapers):
    state = new_palace(2)
    own(state, 0, patents=("mechanical-chess-player",))
    own(state, 1, characters=("sherlock-holmes", "charles-babbage"))
    have(state, 0, gears=9, energy=9)
    have(state, 1, money=0, gears=0, energy=0, newspapers=newspapers)
    phase(state, 5)
    act(state, "build mechanical-chess-player")
    whole = "gain 1 point for each character owned, then pay £1 for each character owned"
    assert told(state, "target 2") == f"{whole}; £2 short"
    have(state, 1, money=2)
    assert told(state, "target 2") == "gain 2 points; pay £2"


def test_debts_of_others_are_not_told_as_own_ones():
    state = at_location(quiet_buzz(new_palace(2)), "reform-club", (0, 6))
    show(state, "characters", "karl-marx")
    have(state, 1, money=0, newspapers=2)
    act(state, "take karl-marx")
    assert step(state) == "take-bonus"
    assert told(state, "accept") == "every rival must pay £2"


def test_effects_say_what_they_come_to():
    state = new_palace(3)
    own(state, 0, characters=("karl-marx", "sherlock-holmes"))
    own(state, 1, characters=("mary-seacole", "thomas-cook"))
    phase(state, 4)
    assert told(state, "use karl-marx") == "gain £2"


def test_a_target_is_told_what_happens_to_it():
    state = new_palace(2)
    own(state, 0, patents=("pneumatic-post",))
    have(state, 0, energy=2)
    have(state, 1, newspapers=6)
    from_phase(state, 5)
    act(state, "build pneumatic-post")
    assert told(state, "target 1") == "gain 3 newspapers"
    assert told(state, "target 2") == "gain 1 newspaper"


def test_the_publisher_says_which_level_is_reached():
    state = at_location(quiet_buzz(new_palace(2)), "london-times", (0, 6))
    before = state.players[0].buzz
    level = state.view(0)["players"][0]["publisher_level"]
    text = told(state, "act")
    act(state, "act")
    reached = f"level {level}" if level else "no level"
    assert text == f"{reached} reached: {state.players[0].buzz - before} buzz"


def test_westminster_says_the_bonus_of_the_next_space():
    state = at_location(new_palace(2), "westminster", (0, 6))
    text = told(state, "act")
    money = state.players[0].money
    act(state, "act")
    gained = state.players[0].money - money
    assert "1 step at Westminster" in text
    assert f"£{gained}" in text


def test_a_ticket_says_its_points():
    state = at_location(new_palace(4), "port-of-london", (0, 5))
    code = next(action.code for action in state.legal_actions(0) if "ticket" in action.code)
    assert told(state, code) == "15 points, but the die is gone for good"


# The market and goals


def test_entering_the_market_says_price_space_and_what_is_left():
    state = new_palace(2)
    in_market(state, 1)
    state.agenda[:] = [ASSISTANT_ACTION[0][0]]
    price = state.box.market[1].price
    assert told(state, "enter").startswith(f"pay £{price}; space 2: gain 1 newspaper in phase 6")
    assert told(state, "enter").endswith(f"£{40 - price} left")


def test_the_goal_says_its_points():
    state = new_palace(2, values={"nations": {key: {"at_least": [0, 0, 0]} for key in NATIONS}})
    state.players[0].goal = 2
    state.agenda[:] = [ASSISTANT_ACTION[0][0]]
    goal = state.box.goals[state.players[0].nation]
    assert told(state, "goal") == f"level 3: worth {goal.vp[3]} points at the end"


# Exchanges


def test_exchanges_and_loans_say_what_is_given_and_got():
    state = placing("6521", "1111")
    money = state.players[0].money
    assert told(state, "buy gear") == f"£5 for 1 gear; £{money - 5} left"
    own(state, 0, loans=(-8,))
    have(state, 0, money=12)
    assert told(state, "repay").startswith("pay £10; £2 left")
    assert told(state, "loan").startswith("gain £10; ")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("£3", "+£3", "−£10")),
        ("fr", ("3\u00a0£", "+3\u00a0£", "−10\u00a0£")),
        ("de", ("3\u00a0£", "+3\u00a0£", "−10\u00a0£")),
        ("it", ("£3", "+£3", "−£10")),
    ],
)
def test_the_sign_of_an_amount_of_money_goes_before_it_in_every_language(language, said):
    translations = words(language)
    assert (money(translations, 3), money(translations, 3, plus=True), money(translations, -10)) == said


def test_amounts_of_money_are_written_by_the_catalogues_alone():
    folder = Path(str(files(GAME.package)))
    written = [
        folder / "terminal.py",
        folder / "choices.py",
        *folder.glob("page/**/*.py"),
        *folder.glob("page/**/*.js"),
    ]
    assert [path.name for path in written if "£" in path.read_text(encoding="utf-8")] == []

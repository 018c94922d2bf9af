"""What cannot be entered into a score sheet."""

from universelle.contract.score_sheet import Entries, Field, Group, impossible
from universelle.core.message import Message

NAME = Message("name")


def wrong(group: Group, **rows: list[int]) -> dict[tuple[str, int], str]:
    players = max(map(len, rows.values()))
    return {(key, seat): why.key for key, seat, why in impossible([group], Entries(players, rows))}


def test_numbers_are_within_the_limits_of_their_field():
    group = Group(NAME, (Field("coins", NAME, most=12),))
    assert wrong(group, coins=[0, 12, 13, -1]) == {("coins", 2): "sheet-beyond", ("coins", 3): "sheet-beyond"}


def test_a_choice_is_one_of_those_offered():
    group = Group(NAME, (Field("chit", NAME, choices=(NAME, NAME)),), of_table=True)
    assert wrong(group, chit=[1]) == {}
    assert wrong(group, chit=[2]) == {("chit", 0): "sheet-beyond"}


def test_all_players_together_have_no_more_than_the_box():
    group = Group(NAME, (Field("tiles", NAME, in_box=5),))
    assert wrong(group, tiles=[2, 3, 0]) == {}
    assert wrong(group, tiles=[3, 3, 0]) == {("tiles", 1): "sheet-too-many"}


def test_a_player_has_no_more_than_there_is_for_one():
    group = Group(NAME, (Field("left", NAME), Field("right", NAME)), most=5)
    assert wrong(group, left=[2, 5], right=[3, 0]) == {}
    assert wrong(group, left=[2, 6], right=[4, 0]) == {
        ("right", 0): "sheet-too-many-own",
        ("left", 1): "sheet-too-many-own",
    }


def test_what_only_one_can_have():
    group = Group(NAME, (Field("nation", NAME, choices=(NAME, NAME, NAME), usual=(0, 1), unlike=True),))
    assert wrong(group, nation=[2, 0, 2]) == {("nation", 2): "sheet-taken"}

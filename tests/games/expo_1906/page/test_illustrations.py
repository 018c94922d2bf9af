"""The pictures of the rules page show what their captions say."""

from universelle.core.rules import DEFAULT_EDITION
from universelle.games.expo_1906.game import GAME
from universelle.games.expo_1906.page.illustrations import EXAMPLES, illustrate, laboratory
from universelle.games.expo_1906.rules.components import box_for
from universelle.games.expo_1906.rules.view import LaidProjectView
from universelle.games.expo_1906.rules.views.pieces import laid_view
from universelle.i18n import Translations

WORDS = Translations("en", GAME.package)


def projects(name: str) -> list[LaidProjectView]:
    """The project of each laboratory in a picture."""
    built = [laboratory(box_for(2, DEFAULT_EDITION), placed) for placed in EXAMPLES[name]]
    return [laid_view(each, each.tiles[0]) for each in built]


def given(project: LaidProjectView) -> dict[str, int]:
    return {kind: count for kind, count in project["has"].items() if count}


def test_a_quarter_turn_brings_the_other_half_to_the_project():
    assert [given(project) for project in projects("supply")] == [{"empirical": 2}, {"copper": 1, "empirical": 2}]


def test_the_last_tile_completes_the_project():
    left, right = projects("completion")
    assert left["lacks"] == {"steam": 2}
    assert (left["completed"], right["completed"]) == (False, True)
    assert 'class="seal' in str(illustrate(WORDS, "completion"))


def test_pictures_and_table_have_no_ids_in_common():
    for name in EXAMPLES:
        assert f'id="rules-{name}-1-project-cellophane"' in str(illustrate(WORDS, name))
        assert 'id="project-' not in str(illustrate(WORDS, name))


def test_there_is_no_picture_of_another_name():
    assert illustrate(WORDS, "wheel") is None

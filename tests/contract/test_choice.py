"""A legal action as menus list it."""

from tests.laws.games import begin, each_game
from universelle.contract.choice import Choice, default_choice
from universelle.contract.scene import scene_of
from universelle.games.registry import load
from universelle.i18n import LANGUAGES, Translations


def test_only_the_name_is_required():
    assert Choice("Stop") == ("Stop", "", None)


@each_game
def test_by_default_a_choice_is_the_label_and_the_events_of_its_preview(slug):
    state = begin(slug, 2, 1)
    seat = state.to_move()[0]
    for language in LANGUAGES:
        words = Translations(language, load(slug).package, ["Ada", "Ben"])
        scene = scene_of(state, words, seat)
        for action in scene.actions[:5]:
            choice = default_choice(scene, action)
            assert choice.name == words.say(state.label(action))
            events = [event for event in scene.preview(action).events if not event.minor]
            assert choice.consequence == " ".join(words.say(event.message()) for event in events)

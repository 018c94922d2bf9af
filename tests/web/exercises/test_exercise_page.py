"""The pages of exercises."""

import pytest

from tests.web.visiting import each_game
from universelle.exercises.exercise import exercises_of
from universelle.i18n import LANGUAGES, Translations

SLUG = "worlds-fair-1893"


@each_game
def test_the_list_and_every_exercise_show_their_board_and_their_question(client, slug):
    assert client.get(f"/learn/{slug}").text.count('class="learn-tile"') == 10
    for number, exercise in enumerate(exercises_of(slug), start=1):
        page = client.get(f"/learn/{slug}/{number}").text
        assert 'id="board-box"' in page
        assert page.count('name="answer"') == len(exercise.choices)
        assert "learn-verdict" not in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_asked_and_answered_in_every_language(client, language):
    words = Translations(language)
    for number, exercise in enumerate(exercises_of(SLUG), start=1):
        page = client.get(f"/learn/{SLUG}/{number}?answer={exercise.right}&lang={language}").text
        assert words("learn-right") in page
        assert "learn-" + exercise.question not in page.replace(f'"learn-{exercise.question}"', "")


def test_an_answer_is_kept_in_the_browser(client):
    exercise = exercises_of(SLUG)[1]
    wrong = (exercise.right + 1) % len(exercise.choices)
    answer = client.post(f"/learn/{SLUG}/2", data={"answer": str(wrong)})
    assert answer.status_code == 303
    assert answer.headers["location"] == f"/learn/{SLUG}/2?answer={wrong}"
    page = client.get(answer.headers["location"]).text
    assert "learn-verdict" in page
    assert Translations("en")("learn-again") in page
    client.post(f"/learn/{SLUG}/2", data={"answer": str(exercise.right)})
    client.post(f"/learn/{SLUG}/3", data={"answer": "0" if exercises_of(SLUG)[2].right else "1"})
    overview = client.get(f"/learn/{SLUG}").text
    assert "Right so far: 1 of 10" in overview
    assert overview.count("learn-tile right") == 1
    assert overview.count("learn-tile wrong") == 1


def test_the_reasons_are_the_engines(client):
    number = next(n for n, exercise in enumerate(exercises_of(SLUG), start=1) if exercise.question == "winner")
    exercise = exercises_of(SLUG)[number - 1]
    page = client.get(f"/learn/{SLUG}/{number}?answer=0").text
    assert "Points so far" in page
    assert f"{int(max(exercise.worths))} points" in page


@pytest.mark.parametrize("answer", ["", "x", "9", "-1", "²"])
def test_an_answer_that_is_none_asks_again(client, answer):
    assert client.post(f"/learn/{SLUG}/1", data={"answer": answer}).headers["location"] == f"/learn/{SLUG}/1"
    assert "learn-verdict" not in client.get(f"/learn/{SLUG}/1?answer={answer}").text


@pytest.mark.parametrize("address", ["/learn/atlantis", f"/learn/{SLUG}/0", f"/learn/{SLUG}/11", f"/learn/{SLUG}/x"])
def test_what_is_not_there_is_not_found(client, address):
    assert client.get(address).status_code == 404


def test_what_lies_on_the_board_can_be_asked(client):
    address = f"/learn/{SLUG}/1"
    page = client.get(address).text
    assert f'data-address="{address}"' in page
    assert 'id="tool-rules"' in page
    tip = client.get(f"{address}/about/wheel", headers={"accept": "application/json"}).json()["html"]
    assert 'id="tip"' in tip
    assert f'href="{address}"' in client.get(f"{address}/about/wheel").text
    assert f'href="{address}"' in client.get(f"{address}/legend").text
    assert client.get(f"{address}/about/nothing").status_code == 404


@pytest.mark.parametrize("question", ["at-once", "ending"])
def test_the_answer_says_where_the_points_of_the_best_move_come_from(client, question):
    number = next(n for n, exercise in enumerate(exercises_of(SLUG), start=1) if exercise.question == question)
    assert "source-table" in client.get(f"/learn/{SLUG}/{number}?answer=0").text

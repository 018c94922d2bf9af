"""Exercises and rules, read and answered in a browser."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import each_game
from universelle.exercises.exercise import exercises_of

FAIR = "worlds-fair-1893"


def answer(page: Page, number: int, rightly: bool) -> None:
    """Answer the exercise that is shown."""
    exercise = exercises_of(FAIR)[number - 1]
    wrong = (exercise.right + 1) % len(exercise.choices)
    page.locator(f"#choices button[value='{exercise.right if rightly else wrong}']").click()
    expect(page.locator(".learn-verdict.right")).to_have_count(1 if rightly else 0)
    expect(page.locator(".learn-choice.right")).to_have_count(1)
    expect(page.locator(".learn-choice.wrong")).to_have_count(0 if rightly else 1)


def tile(page: Page, number: int) -> Locator:
    return page.locator(f".learn-list a[href='/learn/{FAIR}/{number}']")


def test_answers_are_told_with_reasons_and_the_browser_keeps_how_one_has_done(page):
    page.goto(f"/learn/{FAIR}")
    tile(page, 1).click()
    answer(page, 1, rightly=False)
    expect(page.locator(".learn-sum")).to_be_visible()
    page.get_by_role("link", name="Try again").click()
    answer(page, 1, rightly=True)
    page.get_by_role("link", name="Next exercise").click()
    answer(page, 2, rightly=False)
    page.goto(f"/learn/{FAIR}")
    expect(page.locator(".learn-list .right")).to_have_attribute("href", f"/learn/{FAIR}/1")
    expect(page.locator(".learn-list .wrong")).to_have_attribute("href", f"/learn/{FAIR}/2")


@each_game
def test_every_question_can_be_answered_on_a_phone(phone, slug):
    numbers = range(1, len(exercises_of(slug)) + 1)
    out_of_sight = [number for number in numbers if not asks(phone, slug, number)]
    assert not out_of_sight


def asks(page: Page, slug: str, number: int) -> bool:
    """Whether the first answer to an exercise is in sight."""
    page.goto(f"/learn/{slug}/{number}")
    return page.locator(".learn-choice").first.is_visible()


@each_game
def test_the_last_answer_is_in_sight_in_a_low_window(desk, slug):
    desk.set_viewport_size({"width": 1366, "height": 650})
    for number in (1, 3, 10):
        desk.goto(f"/learn/{slug}/{number}")
        expect(desk.locator(".learn-choice").last).to_be_in_viewport(ratio=1)
    tabs = desk.locator("#tabs").filter(visible=True)
    assert not tabs.count() or tabs.evaluate("tabs => tabs.getBoundingClientRect().height") >= 40


def test_the_rules_are_searched_on_their_page_and_a_chapter_shows_them_whole(page):
    page.goto(f"/rules/{FAIR}")
    page.locator("#rules-find").fill("PALMER")
    expect(page.locator("#rules-text > section:not([hidden])").first).to_contain_text("Palmer")
    expect(page.locator("#goal")).to_be_hidden()
    expect(page.locator("#rules-found")).not_to_be_empty()
    page.locator("#rules-find").fill("nothing like this")
    expect(page.locator("#rules-none")).to_be_visible()
    page.locator(".contents a[href='#goal']").click()
    expect(page.locator("#rules-find")).to_have_value("")
    expect(page.locator("#goal")).to_be_in_viewport()

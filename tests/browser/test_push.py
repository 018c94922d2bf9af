"""The service worker for calls, in a real browser: what it shows, and where a click leads."""

from datetime import UTC, datetime

import pytest
from playwright.sync_api import Page, Worker

from universelle.calls.call import Call, Kind
from universelle.calls.push import payload

# A browser without windows has no notifications, and lets no script bring a page to the front: so the worker's
# notifications are written down instead of shown, and what the browser forbids tells what the worker tried.
WRITE_DOWN = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, options) => void self.shown.push({title, ...options});
}"""
REGISTER = """async () => {
  await navigator.serviceWorker.register("/worker.js?in=en");
  await navigator.serviceWorker.ready; // before that nothing reaches it
}"""
WHAT_IS_FORBIDDEN = "link => showTable(link).then(() => '', (error) => error.message)"


@pytest.fixture
def page(context) -> Page:
    found = context().new_page()
    found.goto("/")
    return found


@pytest.fixture
def worker(page) -> Worker:
    with page.context.expect_event("serviceworker") as found:
        page.evaluate(REGISTER)
    found.value.evaluate(WRITE_DOWN)
    return found.value


def push(page: Page, call: Call) -> None:
    """What the browser does when its push service brings a call."""
    session = page.context.new_cdp_session(page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(each["registrationId"] for each in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not registrations:
        page.wait_for_timeout(10)
    where = {"origin": page.evaluate("() => origin"), "registrationId": registrations[0]}
    session.send("ServiceWorker.deliverPushMessage", {**where, "data": payload(call, datetime.now(UTC)).decode()})


def test_a_call_is_shown_with_the_words_of_the_server(page, worker, server):
    call = Call(Kind.YOUR_TURN, "fr", f"{server.address}/t/1", game="Expo 1906", deed="Tobias prend la Gare.")
    push(page, call)
    while not (shown := worker.evaluate("() => self.shown")):
        page.wait_for_timeout(10)
    assert shown == [
        {
            "title": "À vous de jouer\N{NO-BREAK SPACE}: Expo 1906",
            "body": "Tobias prend la Gare.",
            "tag": call.subject,
            "lang": "fr",
            "silent": True,
            "data": {"link": call.link},
        }
    ]


def test_a_click_leads_to_the_page_of_the_table_or_opens_one(page, worker, server):
    assert worker.evaluate(WHAT_IS_FORBIDDEN, f"{server.address}/t/1") == "Not allowed to open a window."
    assert worker.evaluate(WHAT_IS_FORBIDDEN, page.url) == "Not allowed to focus a window."

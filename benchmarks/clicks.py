"""What a person at a browser feels: the weight of a table's first page, and the time from a click to the new position.

Run: python benchmarks/clicks.py (needs Playwright and Chromium)
"""

import shutil
import socket
import subprocess
import sys
import tempfile
import time
from statistics import median

from playwright.sync_api import Page, sync_playwright

from universelle.games.registry import load, metas

PORT = 18520
CLICKS = 60
CLICKED = "worlds-fair-1893"  # where nothing is chosen in secret, so that no click calls the other player
WATCH = """() => {
  const table = document.querySelector("main[data-table]");
  window.taken = [];
  let began;
  document.addEventListener("click", () => (began = performance.now()), true);
  new MutationObserver(() => window.taken.push(performance.now() - began)).observe(table, {
    attributes: true,
    attributeFilter: ["data-seq"],
  });
}"""


def wait() -> None:
    """Until the server listens: a busy machine takes its time."""
    for _ in range(240):
        try:
            socket.create_connection(("127.0.0.1", PORT), 1).close()
        except OSError:
            time.sleep(0.25)
        else:
            return


def company(slug: str, opponents: int) -> list[str]:
    """Who plays each seat: two people, or one and so many different opponents."""
    most = metas()[slug].max_players
    others = list(load(slug).opponents)[::-1][:opponents] if opponents else ["here"]
    return ["me", *others, *[""] * most][:most]


def weigh(page: Page, slug: str, opponents: int = 0) -> None:
    """Opens a table, and adds up what came over the wire."""
    page.goto(f"http://127.0.0.1:{PORT}/setup/{slug}")
    for seat, who in enumerate(company(slug, opponents), start=1):
        if page.is_visible(f"#who-{seat}"):  # after an empty seat there are no more
            page.click(f"#who-{seat} > summary")
            page.check(f"#gallery-{seat} [value='{who}']")
    page.click("#setup button[type=submit]")
    page.wait_for_selector("main[data-table]")
    page.wait_for_load_state()  # what is still on its way would count twice
    table = page.url
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: list[float] = []
    hosts: set[str] = set()
    devtools.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    devtools.on("Network.requestWillBeSent", lambda event: hosts.add(event["request"]["url"].split("/")[2]))
    page.goto(table)
    page.wait_for_timeout(1500)
    sent = f"{sum(sizes):,.0f} bytes in {len(sizes)} answers from {', '.join(hosts)}"
    print(f"{slug}: a table's first page with {opponents} opponents: {sent}", flush=True)


def click(page: Page, slug: str) -> None:
    page.evaluate(WATCH)
    for number in range(CLICKS):
        choice = page.locator("#choices button[data-action]:visible").first
        if not choice.count():
            break
        choice.click()
        page.wait_for_function("count => window.taken.length > count", arg=number)
    taken = page.evaluate("window.taken")
    print(f"{slug}: click to updated page: median {median(taken):.0f}, slowest {max(taken):.0f} ms of {len(taken)}")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-m", "universelle", "serve", "--no-browser", "--port", str(PORT), "--data", folder]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            wait()
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium-headless-shell") or shutil.which("chromium"),
                args=["--no-sandbox"],
            )
            for slug in metas():
                page = browser.new_page()
                page.set_default_timeout(120_000)
                for opponents in (metas()[slug].max_players - 1, 2, 0):
                    weigh(page, slug, opponents)
                if slug == CLICKED:
                    click(page, slug)
                page.close()
            browser.close()
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()

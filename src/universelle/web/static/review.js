/** The review of a match: follows it while it is made. Without scripts, the page loads itself anew. */

const PAUSE = 700; // milliseconds between two questions

let known = -1;

document.documentElement.classList.add("js");

/** Asks what is new until everything is there. */
async function follow() {
  const main = document.getElementById("review");
  while (main && main.dataset.running !== undefined) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const address = new URL(location.href);
    address.searchParams.set("known", String(known));
    const response = await fetch(address, { headers: { Accept: "application/json" } }).catch(() => undefined);
    /** @type {{ running: boolean, known: number, parts: string[] } | undefined} */
    const answer = response?.ok ? await response.json() : undefined;
    if (!answer) continue;
    known = answer.known;
    if (answer.parts.length) show(answer.parts);
    if (!answer.running) delete main.dataset.running;
  }
}

/**
 * Puts new parts in the places of the old ones; what is chosen, scrolled or has the focus stays so.
 * @param {string[]} parts
 */
function show(parts) {
  const list = document.getElementById("review-list");
  const top = list?.scrollTop ?? 0;
  const focused = document.activeElement?.id;
  const shown = /** @type {HTMLInputElement | null} */ (document.querySelector(".review-filter input:checked"))?.value;
  for (const text of parts) {
    const part = new DOMParser().parseFromString(text, "text/html").body.firstElementChild;
    if (part) document.getElementById(part.id)?.replaceWith(document.adoptNode(part));
  }
  const choice = document.querySelector(`.review-filter input[value="${shown}"]`);
  if (choice instanceof HTMLInputElement) choice.checked = true;
  const now = document.getElementById("review-list");
  if (now) now.scrollTop = top;
  if (focused) document.getElementById(focused)?.focus();
}

void follow();

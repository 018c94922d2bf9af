/** Tabs of narrow windows: a question brings its tab to the front, and a dot marks a tab behind which something changed. */

const PARTS = "[data-tab], #players, #chronicle";
const WATCHED = { subtree: true, childList: true, characterData: true, attributes: true };

/** @type {string | undefined} the tab that the last position had in front */
let front = tabs()?.dataset.front;

/** @returns {HTMLElement | null} */
function tabs() {
  return document.getElementById("tabs");
}

/** Brings the tab of the present question to the front, once for each question. */
export function follow() {
  const now = tabs()?.dataset.front;
  if (now && now !== front) {
    const choice = document.getElementById(`tab-${now}-choice`);
    if (choice instanceof HTMLInputElement) choice.checked = true;
    read();
  }
  front = now;
}

/** What is in front has been seen. */
function read() {
  document.querySelector(".tab:has(:checked)")?.removeAttribute("data-news");
}

/**
 * The tab in front of a part.
 * @param {Element} part
 */
function tabOf(part) {
  const number = /** @type {HTMLElement} */ (part).dataset.tab?.split(" ")[0];
  return number ? tabs()?.children[Number(number) - 1] : document.getElementById(`tab-${part.id}`);
}

/** @param {MutationRecord[]} changes */
function mark(changes) {
  if (!tabs()?.checkVisibility()) return;
  const parts = changes.map(({ target }) =>
    (target instanceof Element ? target : target.parentElement)?.closest(PARTS),
  );
  for (const part of new Set(parts)) {
    if (part && !part.checkVisibility()) tabOf(part)?.setAttribute("data-news", "");
  }
}

/** Starts to mark tabs, if there are any. */
export function watch() {
  if (!tabs()) return;
  new MutationObserver(mark).observe(document.body, WATCHED);
  document.addEventListener("change", read);
}

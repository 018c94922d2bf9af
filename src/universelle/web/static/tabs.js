/**
 * Tabs of narrow windows: a question brings its tab to the front. A dot marks a tab behind which pieces came, went or
 * moved since the player's last move, or something can be chosen.
 */

const PARTS = "[data-tab], #players";
const PIECES = ".piece, [data-tells]";
const CHOICES = "[data-action], [data-ask]";
const ATTRIBUTES = ["style", "class", "data-action", "data-ask"];
const WATCHED = { subtree: true, childList: true, attributeFilter: ATTRIBUTES };

/** @type {string | undefined} the tab that the last position had in front */
let front = tabs()?.dataset.front;
let asked = asks(); // whether the last position asked something here
let own = false; // whether what is shown now is what came of that
/** @type {Set<Element>} parts with news, not yet marked */
const fresh = new Set();

/** @returns {HTMLElement | null} */
function tabs() {
  return document.getElementById("tabs");
}

function asks() {
  return document.querySelector("#choices [data-action]") !== null;
}

/** Brings the tab of the present question to the front, once for each question. Who has moved knows the news. */
export function follow() {
  own = asked;
  asked = asks();
  if (own) {
    fresh.clear();
    for (const tab of document.querySelectorAll(".tab[data-news]")) tab.removeAttribute("data-news");
  }
  const now = tabs()?.dataset.front;
  if (now && now !== front) {
    const choice = document.getElementById(`tab-${now}-choice`);
    if (choice instanceof HTMLInputElement) choose(choice);
    read();
  }
  front = now;
}

/**
 * Chooses a tab.
 * @param {HTMLInputElement} choice
 */
export function choose(choice) {
  choice.checked = true;
  document.dispatchEvent(new Event("says"));
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

/**
 * Whether a change is news: a piece that came, went or moved, or something that can be chosen. What players take away or
 * move themselves is none to them.
 * @param {MutationRecord} change
 */
function isNews({ target, attributeName, addedNodes, removedNodes }) {
  if (!(target instanceof Element)) return false;
  if (attributeName?.startsWith("data-")) return target.hasAttribute(attributeName);
  const moved = attributeName === "style" && target.matches(".piece");
  const went = Array.from(removedNodes).some((each) => holds(each, PIECES));
  if (!own && (moved || went || target.closest("[data-tells]"))) return true;
  return Array.from(addedNodes).some((each) => holds(each, `${PIECES}, ${CHOICES}`));
}

/**
 * Parts that came as a whole, with something that can be chosen. Which of their pieces are news nobody knows.
 * @param {MutationRecord} change
 */
function renewed({ addedNodes }) {
  const came = Array.from(addedNodes).flatMap((node) => (node instanceof Element ? [node] : []));
  const parts = came.flatMap((each) => [each, ...each.querySelectorAll(PARTS)]);
  return parts.filter((each) => each.matches(PARTS) && holds(each, CHOICES));
}

/**
 * @param {Node} node
 * @param {string} what
 */
function holds(node, what) {
  return node instanceof Element && (node.matches(what) || node.querySelector(what) !== null);
}

/**
 * Whether a part is in sight; it may have no box of its own.
 * @param {Element} part
 */
function isSeen(part) {
  return [part, ...part.children].some((each) => each.checkVisibility());
}

/**
 * Remembers the parts that have news. What is in sight is asked once a frame: it makes the browser work out all styles.
 * @param {MutationRecord[]} changes
 */
function remember(changes) {
  const before = fresh.size;
  for (const change of changes) {
    const part = change.target instanceof Element ? change.target.closest(PARTS) : null;
    if (part && isNews(change)) fresh.add(part);
    if (!part) renewed(change).forEach((each) => fresh.add(each));
  }
  if (!before && fresh.size) requestAnimationFrame(mark);
}

/** Marks the tabs of parts with news that are out of sight. */
function mark() {
  if (tabs()?.checkVisibility()) {
    for (const part of fresh) {
      if (part.isConnected && !isSeen(part)) tabOf(part)?.setAttribute("data-news", "");
    }
  }
  fresh.clear();
}

/**
 * Brings the tab of a part of the page to the front; whether it has one.
 * @param {Element} thing
 */
export function show(thing) {
  for (let part = /** @type {Element | null} */ (thing); part; part = part.parentElement) {
    const choice = tabOf(part)?.querySelector("input");
    if (choice) choose(choice);
    if (choice) return true;
  }
  return false;
}

/** Starts to mark tabs, if there are any. */
export function watch() {
  if (!tabs()) return;
  new MutationObserver(remember).observe(document.body, WATCHED);
  document.addEventListener("change", read);
}

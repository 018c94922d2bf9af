/** The review of a match: follows it while it is made. Without scripts, the page reloads itself. */

const PAUSE = 1000; // milliseconds between two questions

let known = -1;

document.documentElement.classList.add("js");

/** Asks what is new until everything is there. */
async function follow() {
  const main = document.getElementById("review");
  while (main && main.dataset.running !== undefined) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const answer = await answerOf(new URL(location.href), known);
    if (!answer) continue;
    known = answer.known;
    if (answer.parts.length) show(answer.parts);
    if (!answer.running) delete main.dataset.running;
  }
}

/**
 * What is new since so many moves; -1 for everything.
 * @param {URL} address
 * @param {number} since
 * @returns {Promise<{ running: boolean, known: number, parts: string[] } | undefined>}
 */
async function answerOf(address, since) {
  address.searchParams.set("known", String(since));
  const response = await fetch(address, { headers: { Accept: "application/json" } }).catch(() => undefined);
  return response?.ok ? response.json() : undefined;
}

/**
 * Lists all moves in place, or if that fails follows the link.
 * @param {HTMLAnchorElement} link
 */
async function listAll(link) {
  const answer = await answerOf(new URL(link.href), -1);
  if (!answer) return location.assign(link.href);
  show(answer.parts.filter((part) => part.includes('id="review-side"')));
  document.getElementById("review-list")?.focus();
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

/** The slider below the curve. */
function slider() {
  const found = document.getElementById("review-at");
  return found instanceof HTMLInputElement ? found : undefined;
}

/** Reads the moment that the slider has chosen, and marks it on the curve. */
function read() {
  const chosen = slider();
  if (!chosen) return;
  const move = Number(chosen.value);
  const values = chosen.dataset.hopes?.split("|")[move]?.split(";") ?? [];
  for (const value of document.querySelectorAll("#review-reading [data-seat]")) {
    if (value instanceof HTMLElement) value.textContent = values[Number(value.dataset.seat)] ?? "";
  }
  const turn = document.getElementById("review-turn");
  if (turn) turn.textContent = chosen.dataset.turns?.split("|")[Math.max(0, move - 1)] ?? "";
  for (const chart of document.querySelectorAll("svg.chart")) {
    if (!(chart instanceof SVGElement)) continue;
    const left = Number(chart.dataset.left);
    const x = left + ((Number(chart.dataset.right) - left) * move) / Number(chosen.dataset.moves);
    const cursor = chart.querySelector(".chart-cursor");
    cursor?.setAttribute("d", (cursor.getAttribute("d") ?? "").replace(/^M[\d.]+/, `M${x.toFixed(1)}`));
  }
}

/**
 * Chooses the moment of the curve that is pointed at.
 * @param {PointerEvent} event
 */
function point(event) {
  const chart = event.target instanceof Element ? event.target.closest("svg.chart") : null;
  const chosen = slider();
  if (!(chart instanceof SVGSVGElement) || !chosen) return;
  const left = Number(chart.dataset.left);
  const across = new DOMPoint(event.clientX, event.clientY).matrixTransform(chart.getScreenCTM()?.inverse()).x;
  const share = (across - left) / (Number(chart.dataset.right) - left);
  chosen.value = String(Math.round(share * Number(chosen.dataset.moves)));
  read();
}

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("#review-all") : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  void listAll(link);
});
document.addEventListener("input", (event) => {
  if (event.target === slider()) read();
});
document.addEventListener("pointermove", point);
void follow();

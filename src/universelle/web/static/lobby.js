/** The lobby on the home page: its parts change in place, but no row under the pointer or with the focus moves. */

import { means } from "./keys.js";
import { store, stored } from "./settings.js";

const AGAIN = 4_000; // milliseconds after which a lost stream is opened again
const WISH = "universelle.quick";
const title = document.title;
/** @type {Map<string, string>} parts that wait until nobody points at their rows */
const waiting = new Map();
let found = "";

function follow() {
  const asked = new URLSearchParams(location.search);
  asked.set("search", document.getElementById("quick-clock")?.dataset.search ?? "");
  const source = new EventSource(`/lobby/stream?${asked}`);
  source.onmessage = (event) => {
    /** @type {{ parts: Record<string, string>, found?: string }} */
    const update = JSON.parse(event.data);
    for (const [name, html] of Object.entries(update.parts)) show(name, html);
    if (update.found) goTo(update.found);
    head();
  };
  source.onerror = () => {
    source.close();
    setTimeout(follow, AGAIN);
  };
  addEventListener("pagehide", () => source.close(), { once: true });
}

/**
 * Redraws a part, or later if somebody is busy with it: if with a row, that row alone changes, in place.
 * @param {string} name
 * @param {string} html
 */
function show(name, html) {
  const old = document.getElementById(name);
  if (!old) return;
  const template = document.createElement("template");
  template.innerHTML = html;
  const now = /** @type {HTMLElement} */ (template.content.firstElementChild);
  const busy = held(old);
  if (!busy) {
    waiting.delete(name);
    keepOpen(old, now);
    keepTyped(old, now);
    old.replaceWith(now);
    if (now.querySelector("#quick-form") && !old.querySelector("#quick-form")) prepare();
    return;
  }
  waiting.set(name, html);
  const row = busy.matches("li[id]") && now.querySelector(`#${CSS.escape(busy.id)}`);
  if (!row) return;
  const focused = busy.contains(document.activeElement);
  busy.replaceChildren(...row.childNodes);
  busy.className = row.className;
  if (focused) busy.querySelector("a")?.focus({ preventScroll: true });
}

/**
 * The row, or the form, of a part with which somebody is busy.
 * @param {HTMLElement} part
 * @returns {HTMLElement | undefined}
 */
function held(part) {
  const pointed = matchMedia("(hover: hover)").matches ? part.querySelector("li:hover") : null;
  const focused = part.contains(document.activeElement) ? document.activeElement : null;
  const busy = pointed ?? focused?.closest("li, form") ?? focused;
  return busy instanceof HTMLElement ? busy : undefined;
}

/**
 * What was unfolded stays so.
 * @param {HTMLElement} old
 * @param {HTMLElement} now
 */
function keepOpen(old, now) {
  for (const open of old.querySelectorAll("details[open]")) {
    now.querySelector(`#${CSS.escape(open.id)}`)?.setAttribute("open", "");
  }
}

/**
 * What was chosen or typed stays so.
 * @param {HTMLElement} old
 * @param {HTMLElement} now
 */
function keepTyped(old, now) {
  for (const field of /** @type {NodeListOf<HTMLSelectElement | HTMLInputElement>} */ (
    old.querySelectorAll(":is(select, input)[id]")
  )) {
    const same = now.querySelector(`#${CSS.escape(field.id)}`);
    if (same instanceof HTMLSelectElement || same instanceof HTMLInputElement) same.value = field.value;
  }
}

/** Shows what had to wait, as soon as nobody is busy with it any more. */
function release() {
  requestAnimationFrame(() => {
    for (const [name, html] of [...waiting]) show(name, html);
  });
}

/** Says in the title how many games wait, and that a table is found. */
function head() {
  const count = Number(document.getElementById("games")?.dataset.waiting ?? 0) + (found ? 1 : 0);
  document.title = count ? `(${count}) ${title}` : title;
}

/**
 * Goes to the table that was found, once somebody looks at this page.
 * @param {string} address
 */
function goTo(address) {
  found = address;
  if (!document.hidden) location.assign(address);
}

/** Counts how long somebody has been looking; after a while they are offered to play meanwhile. */
function count() {
  const clock = document.getElementById("quick-clock");
  if (!clock) return;
  const passed = Number(clock.dataset.seconds) + 1;
  clock.dataset.seconds = String(passed);
  clock.textContent = `${Math.floor(passed / 60)}:${String(passed % 60).padStart(2, "0")}`;
  const meanwhile = document.getElementById("meanwhile");
  if (meanwhile && passed >= Number(meanwhile.dataset.after)) meanwhile.hidden = false;
}

/** Fills in what was looked for last. */
function prepare() {
  const form = document.getElementById("quick-form");
  if (!(form instanceof HTMLFormElement)) return;
  const wish = new URLSearchParams(stored(WISH) ?? "");
  for (const [name, value] of wish) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && !field.value)) field.value = value;
  }
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.id !== "quick-form") return;
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  store(WISH, new URLSearchParams(fields).toString());
});
document.addEventListener("change", (event) => {
  if (event.target instanceof HTMLSelectElement && event.target.form?.id === "filters") event.target.form.submit();
});
document.addEventListener("keydown", (event) => {
  if (!means(event, "waiting")) return;
  const first = document.querySelector("#games .your-turn")?.closest(".ticket")?.querySelector("a");
  first?.focus();
});
document.addEventListener("visibilitychange", () => !document.hidden && found && location.assign(found));
document.addEventListener("pointerout", release);
document.addEventListener("focusout", release);
document.documentElement.classList.add("js");
prepare();
head();
setInterval(count, 1000);
follow();

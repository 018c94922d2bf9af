/**
 * The chronicle: its entries show the table as it was, in place; everything that happened opens over the table.
 * Without scripts the same links lead to the replay, and to a page of their own.
 */

import { means } from "./keys.js";
import { pace } from "./speed.js";
import { choose } from "./tabs.js";

/** @typedef {{ title: string, parts: string[] }} Moment */
/** @typedef {{ hold: (holder: string) => void, release: (holder: string) => void }} Queue */

const ENTRIES = "#turns > .entry";
const LINKS = ".entry-told";
const SHORTEST = 600; // milliseconds that each moment stays when they are shown one after another

/** @type {Map<string, Element>} what a moment has taken the place of, by id */
const kept = new Map();
/** @type {Queue | undefined} */
let queue;
/** @type {() => void} ends what the page tells of the present */
let leave = () => {};
/** the moment that is wanted; requests for others are out of date */
let wanted = "";
/** @type {(() => void)[]} who waits for the present */
const waiting = [];

/** Whether a moment of the past is shown. */
export function past() {
  return kept.size > 0;
}

/** Whether a moment of the past was asked for: what can be chosen belongs to the present, and does nothing until then. */
export function isAway() {
  return wanted !== "";
}

/** @param {boolean} away whether the choices of the present are out of reach */
function rest(away) {
  document.getElementById("choices")?.toggleAttribute("inert", away);
}

/** Waits until no moment of the past is shown. */
export async function present() {
  if (wanted) await new Promise((resolve) => waiting.push(() => resolve(undefined)));
}

/** The position that the page shows. */
function position() {
  return `seq=${table().seq}`;
}

/**
 * Shows the table as it was after a chapter of the chronicle.
 * @param {string} entry its number
 * @returns {Promise<boolean>} whether it is shown
 */
async function show(entry) {
  wanted = entry;
  leave();
  queue?.hold("moment");
  const response = await fetch(`${location.pathname}/moment?entry=${entry}&${position()}`).catch(() => undefined);
  /** @type {Moment | undefined} */
  const moment = response?.ok ? await response.json() : undefined;
  if (wanted !== entry) return false;
  if (!moment) {
    back();
    return false;
  }
  const tab = tabBeside();
  for (const html of moment.parts) put(html);
  bring(tab);
  document.getElementById("table")?.classList.add("past");
  band(moment.title);
  mark(entry);
  rest(true);
  document.dispatchEvent(new CustomEvent("shown"));
  return true;
}

/**
 * Shows the table as it was before a scoring, which is told again there.
 * @param {string} address
 */
export async function before(address) {
  const response = await fetch(address).catch(() => undefined);
  /** @type {{ parts: string[] } | undefined} */
  const moment = response?.ok ? await response.json() : undefined;
  for (const html of moment?.parts ?? []) put(html);
  document.dispatchEvent(new CustomEvent("shown"));
}

/** Shows the present again, unless another moment is wanted now. */
export function after() {
  if (!wanted) back();
}

/**
 * Puts a part of the page in the place of the present one, which is kept.
 * @param {string} html
 */
function put(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const part = template.content.firstElementChild;
  const shown = part && document.getElementById(part.id);
  if (!part || !shown) return;
  if (!kept.has(part.id)) kept.set(part.id, shown);
  shown.replaceWith(part);
}

/** The choice of the tab in front, if it leaves the board in sight: then it stays in front when the board changes. */
function tabBeside() {
  const board = Array.from(document.querySelectorAll("#board > :not(#tabs) [id]"));
  return board.some((part) => part.checkVisibility()) ? document.querySelector("#tabs :checked")?.id : undefined;
}

/** @param {string | undefined} tab the choice of the tab that comes to the front, if any */
function bring(tab) {
  const choice = document.getElementById(tab ?? "");
  if (choice instanceof HTMLInputElement) choose(choice);
}

/** Shows the present again. */
export function back() {
  wanted = "";
  const tab = tabBeside();
  for (const [id, part] of kept) document.getElementById(id)?.replaceWith(part);
  bring(tab);
  const returned = past();
  kept.clear();
  document.getElementById("table")?.classList.remove("past");
  document.getElementById("moment")?.remove();
  mark("");
  rest(false);
  if (returned) document.dispatchEvent(new CustomEvent("shown"));
  for (const done of waiting.splice(0)) done();
  queue?.release("moment");
}

/**
 * Says in the bar which moment is shown, and offers the way back.
 * @param {string} title
 */
function band(title) {
  let box = document.getElementById("moment");
  if (!box) {
    box = document.createElement("p");
    box.id = "moment";
    box.className = "moment";
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button main";
    button.id = "moment-back";
    button.textContent = table().sayNow ?? "Back to now";
    box.append(document.createElement("b"), button);
    document.getElementById("now")?.before(box);
  }
  const name = box.querySelector("b");
  if (name) name.textContent = title;
  const live = document.getElementById("live");
  if (live) live.textContent = title;
}

/** @param {string} entry the one that is shown, if any */
function mark(entry) {
  for (const link of document.querySelectorAll(`${LINKS}[aria-current]`)) link.removeAttribute("aria-current");
  if (!entry) return;
  document.querySelector(`#entry-${entry} ${LINKS}`)?.setAttribute("aria-current", "true");
}

/**
 * The number of an entry, the last part of its id.
 * @param {Element | null | undefined} entry
 */
function numberOf(entry) {
  return /\d+$/.exec(entry?.id ?? "")?.[0] ?? "";
}

function table() {
  return /** @type {HTMLElement} */ (document.getElementById("table")).dataset;
}

/**
 * Gives the focus to the next entry, or to the one before; the chronicle comes to the front if it is behind a tab.
 * @param {number} step 1 for an older one, -1 for a newer one
 */
function stepTo(step) {
  const links = Array.from(document.querySelectorAll(`${ENTRIES} ${LINKS}`));
  const at = links.findIndex((link) => link === document.activeElement || link.hasAttribute("aria-current"));
  const focused = links.findIndex((link) => link === document.activeElement);
  const from = focused >= 0 ? focused : at;
  const link = links[from < 0 ? 0 : Math.min(Math.max(from + step, 0), links.length - 1)];
  if (!(link instanceof HTMLElement)) return;
  if (!link.checkVisibility()) bring("tab-chronicle-choice");
  link.focus();
}

/** Shows again what happened since one's turn, moment by moment, then the present. */
async function again() {
  const since = Number(document.getElementById("since")?.dataset.from ?? 0);
  const entries = Array.from(document.querySelectorAll(ENTRIES), (each) => Number(numberOf(each)));
  for (const entry of entries.filter((each) => each >= since).reverse()) {
    if (!(await show(String(entry)))) return;
    await new Promise((resolve) => setTimeout(resolve, Math.max(SHORTEST, pace())));
    if (wanted !== String(entry)) return;
  }
  back();
}

/** Opens everything that happened, over the table. */
async function open() {
  const response = await fetch(`${location.pathname}/chronicle?${position()}`).catch(() => undefined);
  if (!response?.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const told = page.getElementById("whole-chronicle");
  if (!told) return;
  document.getElementById("chronicle-sheet")?.remove();
  const sheet = document.createElement("dialog");
  sheet.id = "chronicle-sheet";
  sheet.className = "chronicle-sheet frame";
  const content = document.createElement("section");
  content.className = "game-log";
  content.append(...told.childNodes);
  const form = document.createElement("form");
  form.method = "dialog";
  const close = form.appendChild(document.createElement("button"));
  close.className = "button main";
  close.textContent = table().sayClose ?? "Close";
  sheet.append(content, form);
  document.body.append(sheet);
  sheet.addEventListener("close", () => sheet.remove());
  sheet.addEventListener("click", (event) => event.target === sheet && sheet.close());
  sheet.showModal();
}

/** @param {MouseEvent} event */
function clicked(event) {
  if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.target.closest("#moment-back")) return back();
  const link = event.target.closest(LINKS);
  const entry = numberOf(link?.closest(".entry"));
  if (link?.hasAttribute("data-report")) return; // it leads to the report of a scoring
  if (entry && !event.defaultPrevented) {
    event.preventDefault();
    const sheet = link?.closest("dialog");
    if (sheet instanceof HTMLDialogElement) sheet.close();
    void show(entry);
  } else if (event.target.closest("#chronicle-all, #meanwhile")) {
    event.preventDefault();
    void open();
  } else if (event.target.closest("#since")) {
    event.preventDefault();
    void again();
  }
}

/**
 * @param {KeyboardEvent} event
 * @returns {boolean} whether the key was meant for the chronicle
 */
export function pressed(event) {
  if (means(event, "later")) stepTo(1);
  else if (means(event, "earlier")) stepTo(-1);
  else if (event.key === "Escape" && wanted) back();
  else return false;
  return true;
}

/**
 * @param {Queue} others what shows the moves of others: it waits while the past is shown
 * @param {() => void} end ends what is told of the present
 */
export function watch(others, end) {
  queue = others;
  leave = end;
  document.addEventListener("click", clicked);
}

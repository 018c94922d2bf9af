/**
 * Asking what a thing is: elements with `data-about` are explained beside them, or in a sheet under a finger.
 * The words are fetched when somebody asks.
 */

import { part, tableAddress } from "./fetching.js";
import { isForPage } from "./keys.js";

const HOVER = 350; // milliseconds until a thing under the pointer is explained
const SWITCH = 70; // the same while another one is open
const LEAVE = 200; // and until a tip closes that the pointer has left
const FOCUS = 600; // until a thing with the focus is explained
const PRESS = 450; // and one under a finger
const SLIP = 10; // pixels that a finger may move meanwhile
const GAP = 9; // pixels between a thing and its tip
const MARK = 40; // pixels at the end of a choice that ask about it, under a finger
const EDGE = 8; // and between the tip and the edge of the window

const COVERS = ".action-menu, .drawer, dialog, .toasts"; // what lies under these is not meant
const SEEN = "#now, .button.main, #undo"; // what a tip never covers, if it can be helped

/** @typedef {{ box: HTMLElement, thing: Element, name: string, kept: boolean, sheet: boolean, back: Element | null }} Open */

/** @type {Open | undefined} */
let open;
/** @type {Element | undefined} what the pointer or the focus is on, before it is explained */
let wanted;
/** @type {number | undefined} */
let timer;
/** @type {{ id: number, x: number, y: number, timer: number } | undefined} a finger on the page */
let press;
let swallow = false; // the click at the end of a long press counts for nothing
/** @type {{ x: number, y: number } | undefined} where the mouse is */
let mouse;
let asked = 0; // counts questions: only the latest answer is shown

/** @type {Map<string, Promise<HTMLElement | undefined>>} what was asked at this position */
const answers = new Map();

/**
 * The words about a thing.
 * @param {string} name
 */
function answer(name) {
  const slider = document.getElementById("replay-at");
  const at = slider instanceof HTMLInputElement ? `?at=${slider.value}` : "";
  const address = `${tableAddress()}/about/${encodeURIComponent(name)}${at}`;
  const known = answers.get(address);
  if (known) return known;
  const found = part(address);
  answers.set(address, found);
  return found;
}

/**
 * The thing under a point, also under a place that can be chosen; the tip itself if it is there.
 * @param {number} x
 * @param {number} y
 */
function thingAt(x, y) {
  for (const element of document.elementsFromPoint(x, y)) {
    if (open && open.box.contains(element)) return open.box;
    const thing = element.closest("[data-about]");
    if (thing) return thing;
    if (element.closest(COVERS)) return undefined;
  }
  return undefined;
}

/**
 * The name of a thing; places that can be chosen stand for what lies under them.
 * @param {Element} thing
 */
function nameOf(thing) {
  return thing.getAttribute("data-about") ?? thing.getAttribute("data-stands-for") ?? "";
}

/**
 * Explains a thing.
 * @param {Element} thing
 * @param {{ keep?: boolean, sheet?: boolean }} how
 */
export async function explain(thing, { keep = false, sheet = false } = {}) {
  const name = nameOf(thing);
  const question = ++asked;
  const told = await answer(name);
  if (question !== asked || !told || !thing.isConnected) return;
  close();
  const box = /** @type {HTMLElement} */ (told.cloneNode(true));
  open = { box, thing, name, kept: keep || sheet, sheet, back: document.activeElement };
  box.classList.toggle("sheet", sheet);
  box.setAttribute("role", keep || sheet ? "dialog" : "tooltip");
  box.setAttribute("aria-labelledby", "tip-name");
  box.tabIndex = -1;
  if (sheet) document.body.append(veil());
  document.body.append(box);
  ring();
  if (sheet) clear();
  else put();
  const described = document.activeElement;
  if (described && (described === thing || thing.contains(described)))
    described.setAttribute("aria-describedby", "tip");
  if (keep || sheet) box.focus({ preventScroll: true });
}

/** Closes the explanation, if one is open. */
export function close() {
  clearTimeout(timer);
  wanted = undefined;
  if (!open) return;
  const { box, back } = open;
  const within = box.contains(document.activeElement);
  open = undefined;
  box.remove();
  document.querySelectorAll(".tip-veil, .tip-ring").forEach((each) => each.remove());
  document.querySelectorAll('[aria-describedby="tip"]').forEach((each) => each.removeAttribute("aria-describedby"));
  if (within && back?.isConnected && (back instanceof HTMLElement || back instanceof SVGElement)) {
    back.focus({ preventScroll: true });
  }
}

/** What lies behind a sheet: a tap on it closes the sheet. */
function veil() {
  const made = document.createElement("div");
  made.className = "tip-veil";
  made.addEventListener("click", close);
  return made;
}

/** Rings the thing that is explained. */
function ring() {
  if (!open) return;
  const made = document.querySelector(".tip-ring") ?? document.createElement("div");
  made.className = "tip-ring";
  const { left, top, width, height } = open.thing.getBoundingClientRect();
  Object.assign(/** @type {HTMLElement} */ (made).style, {
    left: `${left - 3}px`,
    top: `${top - 3}px`,
    width: `${width + 6}px`,
    height: `${height + 6}px`,
  });
  if (!made.isConnected) document.body.append(made);
}

/** Scrolls the page so that the thing lies free above the sheet. */
function clear() {
  if (!open) return;
  const below = open.thing.getBoundingClientRect().bottom - open.box.getBoundingClientRect().top + EDGE;
  if (below <= 0) return;
  const before = scrollY;
  window.scrollBy(0, below);
  if (scrollY === before) open.thing.scrollIntoView({ block: "center" });
  ring();
}

/** Puts the tip below its thing, above or beside it: where it covers least. */
function put() {
  if (!open) return;
  const { box, thing } = open;
  const at = thing.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const { clientWidth, clientHeight } = document.documentElement;
  const right = clientWidth - EDGE - width;
  const bottom = clientHeight - EDGE - height;
  const middle = within(at.left + (at.width - width) / 2, right);
  const level = within(at.top + (at.height - height) / 2, bottom);
  /** @type {[string, number, number][]} */
  const spots = [
    ["below", middle, at.bottom + GAP],
    ["above", middle, at.top - GAP - height],
    ["right", at.right + GAP, level],
    ["left", at.left - GAP - width, level],
  ];
  const inside = spots.filter(([, x, y]) => x >= EDGE && x <= right && y >= EDGE && y <= bottom);
  const seen = boxes(SEEN);
  const lit = boxes("#board .target, #board [data-action], #board [data-ask]");
  const costs = inside.map(([, x, y]) => 40 * covered(seen, x, y, width, height) + covered(lit, x, y, width, height));
  const best = costs.indexOf(Math.min(...costs));
  const [side, x, y] = inside[best] ?? ["over", within(at.right + GAP, right), level];
  box.dataset.side = side;
  box.style.left = `${x}px`;
  box.style.top = `${y}px`;
  box.style.setProperty(
    "--arrow",
    `${side === "below" || side === "above" ? at.left + at.width / 2 - x : at.top + at.height / 2 - y}px`,
  );
}

/** @param {string} selector */
function boxes(selector) {
  return Array.from(document.querySelectorAll(selector), (each) => each.getBoundingClientRect());
}

/**
 * How many pixels of some boxes a tip would cover.
 * @param {DOMRect[]} those
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 */
function covered(those, x, y, width, height) {
  return those.reduce((sum, { left, top, right, bottom }) => {
    const across = Math.min(right, x + width) - Math.max(left, x);
    const down = Math.min(bottom, y + height) - Math.max(top, y);
    return sum + (across > 0 && down > 0 ? across * down : 0);
  }, 0);
}

/**
 * @param {number} wished
 * @param {number} most
 */
function within(wished, most) {
  return Math.max(EDGE, Math.min(wished, most));
}

/**
 * Explains a thing in a while, unless something else is wanted by then. A choice shows on the board what it would do:
 * it is explained only on demand.
 * @param {Element} thing
 * @param {number} wait
 */
function soon(thing, wait) {
  if (wanted === thing) return;
  if (thing.matches(".choice")) closeSoon(LEAVE);
  else clearTimeout(timer);
  wanted = thing;
  if (!thing.matches(".choice")) timer = setTimeout(() => void explain(thing), wait);
}

/** @param {number} wait */
function closeSoon(wait) {
  wanted = undefined;
  clearTimeout(timer);
  asked++; // an answer that is still under way comes too late
  if (open && !open.kept) timer = setTimeout(leave, wait);
}

/** Closes the tip; what is pointed at by now can still be asked about. */
function leave() {
  const next = wanted;
  close();
  wanted = next;
}

/** @param {PointerEvent} event */
function point(event) {
  if (event.pointerType === "touch") return;
  mouse = { x: event.clientX, y: event.clientY };
  if (event.buttons) closeSoon(0);
  else look();
}

/** Explains what is under the mouse. */
function look() {
  if (!mouse || open?.kept) return;
  const thing = thingAt(mouse.x, mouse.y);
  if (!thing) {
    if (wanted || open) closeSoon(LEAVE);
  } else if (open && (thing === open.box || (nameOf(thing) === open.name && thing === open.thing))) {
    clearTimeout(timer);
    wanted = undefined;
  } else {
    soon(thing, open ? SWITCH : HOVER);
  }
}

/**
 * What an element with the focus stands for: itself, or what lies under the middle of a place on the board.
 * @param {Element} element
 */
function meant(element) {
  const thing = element.closest("[data-about], [data-stands-for]");
  if (thing || !element.closest("#board")) return thing ?? undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  return thingAt(left + width / 2, top + height / 2);
}

/** @param {FocusEvent} event */
function focus(event) {
  const at = event.target instanceof Element ? event.target : undefined;
  if (!at || open?.box.contains(at) || open?.kept || !at.matches(":focus-visible")) return;
  const thing = meant(at);
  if (thing) soon(thing, FOCUS);
  else closeSoon(LEAVE);
}

/** @param {PointerEvent} event */
function down(event) {
  if (event.pointerType === "mouse")
    return void (open && !open.kept && !open.box.contains(/** @type {Node} */ (event.target)) && close());
  swallow = false;
  lift();
  const thing = thingAt(event.clientX, event.clientY);
  if (!thing || thing === open?.box) return;
  const { pointerId: id, clientX: x, clientY: y, target } = event;
  const pressed = () => {
    press = undefined;
    swallow = true;
    // whatever began with this press is not meant
    target?.dispatchEvent(new PointerEvent("pointercancel", { pointerId: id, pointerType: "touch", bubbles: true }));
    void explain(thing, { sheet: true });
  };
  press = { id, x, y, timer: setTimeout(pressed, PRESS) };
}

/** The finger has moved or left. */
function lift() {
  clearTimeout(press?.timer);
  press = undefined;
}

/** @param {KeyboardEvent} event */
function key(event) {
  if (event.key === "Escape" && open && !event.defaultPrevented) {
    event.preventDefault();
    return close();
  }
  if (event.key.toLowerCase() !== "i" || !isForPage(event)) return;
  if (open?.kept) return close();
  const thing = open?.thing ?? wanted ?? (document.activeElement && meant(document.activeElement));
  if (!thing) return;
  event.preventDefault();
  clearTimeout(timer);
  void explain(thing, { keep: true });
}

/**
 * Whether a tap is on the small "i" at the end of a choice, which is there for fingers.
 * @param {MouseEvent} event
 * @param {Element} row
 */
function isOnMark(event, row) {
  if (!matchMedia("(pointer: coarse)").matches || event.detail === 0) return false;
  return event.clientX > row.getBoundingClientRect().right - MARK;
}

/** A sheet that is pulled down closes. */
function pull() {
  /** @type {number | undefined} */
  let from;
  document.addEventListener("pointerdown", (event) => {
    const sheet = event.target instanceof Element ? event.target.closest(".sheet > header, .drawer > header") : null;
    from = sheet ? event.clientY : undefined;
  });
  document.addEventListener("pointerup", (event) => {
    if (from !== undefined && event.clientY - from > 40) {
      close();
      document.dispatchEvent(new CustomEvent("pulled"));
    }
    from = undefined;
  });
}

export function watch() {
  document.addEventListener("pointermove", (event) => {
    if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLIP) lift();
    point(event);
  });
  document.documentElement.addEventListener("pointerleave", () => !open?.kept && closeSoon(LEAVE));
  document.addEventListener("pointerdown", down, true);
  document.addEventListener("pointerup", lift, true);
  document.addEventListener("pointercancel", (event) => event.isTrusted && lift(), true);
  document.addEventListener("focusin", focus);
  document.addEventListener("focusout", () => !open?.kept && closeSoon(LEAVE));
  // before the table's own keys: the Escape key closes what was opened last
  document.addEventListener("keydown", key, true);
  document.addEventListener("contextmenu", (event) => (press || swallow) && event.preventDefault());
  document.addEventListener(
    "click",
    (event) => {
      if (swallow) {
        swallow = false;
        if (open?.box.contains(/** @type {Node} */ (event.target))) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      const at = event.target instanceof Element ? event.target : undefined;
      const row = at?.closest(".choice[data-about]");
      if (at?.closest(".tip-close")) close();
      else if (row && isOnMark(event, row)) {
        event.preventDefault();
        event.stopImmediatePropagation();
        void explain(row, { sheet: true });
      } else if (open?.kept && at && !open.box.contains(at)) close();
    },
    true,
  );
  document.addEventListener("scroll", () => (open?.kept ? (ring(), !open.sheet && put()) : open && close()), {
    capture: true,
    passive: true,
  });
  window.addEventListener("resize", close);
  document.addEventListener("shown", () => {
    answers.clear();
    if (open && !open.thing.isConnected) close();
    else if (open) ring();
    look();
  });
  pull();
}

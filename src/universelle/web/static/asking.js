/**
 * Asking what a thing is: elements with `data-about` are explained beside them, or in a sheet under a finger.
 * The words are fetched when somebody asks.
 */

import { part, tableAddress } from "./fetching.js";
import { means } from "./keys.js";
import { focusAgain } from "./report.js";

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
const NARROW = "14rem"; // how wide a tip is where a wider one would cover a choice
const STEP = 16; // pixels between the places that are tried where none beside the thing is free
// what a tip never covers: the question, what can be chosen or picked up, the main button and Undo
const FREE =
  "#now, #undo, .button.main, .target, #table [data-action], #table [data-ask], #table [data-pick], #table .fits, #choices summary";

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
/** @type {{ x: number, y: number } | undefined} where it has let go: as long as it rests, nothing is explained */
let rest;
let asked = 0; // counts questions: only the latest answer is shown

/** @type {Map<string, Promise<HTMLElement | undefined>>} what was asked at this position */
const answers = new Map();

/**
 * The words about a thing.
 * @param {string} name
 */
function answer(name) {
  const slider = document.getElementById("replay-at");
  const eyes = new URLSearchParams(location.search).get("seat");
  const at = slider instanceof HTMLInputElement ? `?at=${slider.value}${eyes ? `&seat=${eyes}` : ""}` : "";
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
  if (within) focusAgain(back);
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

/** Puts the tip where it covers no choice; if it is too wide for any such place, it becomes narrow. */
function put() {
  if (!open) return;
  open.box.style.removeProperty("width");
  if (place(open)) return;
  open.box.style.width = NARROW;
  place(open);
}

/**
 * Puts the tip below its thing, above or beside it; where it would cover a choice, to the nearest free place.
 * Whether it covers none.
 * @param {Open} open
 */
function place({ box, thing }) {
  const at = thing.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const { clientWidth, clientHeight } = document.documentElement;
  const right = clientWidth - EDGE - width;
  const bottom = clientHeight - EDGE - height;
  const [across, down] = [spread(at.left, at.right, width, right), spread(at.top, at.bottom, height, bottom)];
  /** @type {[string, number, number][]} */
  const spots = [
    ...across.map((x) => /** @type {[string, number, number]} */ (["below", x, at.bottom + GAP])),
    ...across.map((x) => /** @type {[string, number, number]} */ (["above", x, at.top - GAP - height])),
    ...down.map((y) => /** @type {[string, number, number]} */ (["right", at.right + GAP, y])),
    ...down.map((y) => /** @type {[string, number, number]} */ (["left", at.left - GAP - width, y])),
  ];
  const inside = spots.filter(([, x, y]) => x >= EDGE && x <= right && y >= EDGE && y <= bottom);
  const taken = kept(thing);
  const free = inside.find(([, x, y]) => !covered(taken, x, y, width, height));
  const [side, x, y] = free ?? elsewhere(at, [...taken, at], width, height, right, bottom);
  box.dataset.side = side;
  box.style.left = `${x}px`;
  box.style.top = `${y}px`;
  box.style.setProperty(
    "--arrow",
    `${side === "below" || side === "above" ? at.left + at.width / 2 - x : at.top + at.height / 2 - y}px`,
  );
  return !covered(taken, x, y, width, height);
}

/**
 * Where a tip may begin along a thing: in its middle, or in line with its end or its start.
 * @param {number} start
 * @param {number} end
 * @param {number} size
 * @param {number} most
 */
function spread(start, end, size, most) {
  return [(start + end - size) / 2, end - size, start].map((each) => within(each, most));
}

/**
 * The place in the window where a tip covers least, as near to its thing as can be.
 * @param {DOMRect} at
 * @param {DOMRect[]} taken
 * @param {number} width
 * @param {number} height
 * @param {number} right
 * @param {number} bottom
 * @returns {[string, number, number]}
 */
function elsewhere(at, taken, width, height, right, bottom) {
  let best = { cost: Infinity, far: Infinity, x: within(at.right + GAP, right), y: within(at.top, bottom) };
  for (let y = EDGE; y <= bottom; y += STEP) {
    for (let x = EDGE; x <= right; x += STEP) {
      const far = Math.hypot(x + width / 2 - at.left - at.width / 2, y + height / 2 - at.top - at.height / 2);
      const cost = far < best.far || best.cost ? covered(taken, x, y, width, height) : Infinity;
      if (cost < best.cost || (cost === best.cost && far < best.far)) best = { cost, far, x, y };
    }
  }
  return ["over", best.x, best.y];
}

/**
 * The boxes of what a tip never covers; of a list only what is in sight. Who reads the chronicle chooses nothing on the
 * board meanwhile: the tip stays near.
 * @param {Element} thing
 */
function kept(thing) {
  const list = document.getElementById("choices")?.getBoundingClientRect();
  const reading = thing.closest("#chronicle") !== null;
  const free = Array.from(document.querySelectorAll(FREE)).filter((each) => !reading || !each.closest("#board"));
  return free
    .map((each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      const [first, last] = list && each.closest("#choices") ? [list.top, list.bottom] : [top, bottom];
      return new DOMRect(left, Math.max(top, first), right - left, Math.min(bottom, last) - Math.max(top, first));
    })
    .filter(({ width, height }) => width > 0 && height > 0);
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
 * Explains a thing in a while, unless something else is wanted by then. What a choice or a piece in hand would do is
 * shown on the board: meanwhile things are explained only on demand.
 * @param {Element} thing
 * @param {number} wait
 */
function soon(thing, wait) {
  if (wanted === thing) return;
  const previews = thing.matches(".choice, .hint-row") || document.documentElement.dataset.holding !== undefined;
  if (previews) closeSoon(LEAVE);
  else clearTimeout(timer);
  wanted = thing;
  if (!previews) timer = setTimeout(() => isStillMeant(thing) && void explain(thing), wait);
}

/**
 * Whether the focus or the mouse is on a thing: the page may have moved under the mouse.
 * @param {Element} thing
 */
function isStillMeant(thing) {
  const focused = document.activeElement;
  return (focused && meant(focused) === thing) || (mouse && thingAt(mouse.x, mouse.y) === thing);
}

/** @param {number} wait */
function closeSoon(wait) {
  wanted = undefined;
  clearTimeout(timer);
  asked++; // an answer that is still under way comes too late
  if (open && !open.kept) timer = setTimeout(leave, wait);
}

/** Closes the tip, or lets none come: as long as the mouse rests, nothing is explained. */
function dismiss() {
  asked++;
  close();
  rest = mouse;
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
  // browsers also tell of a mouse that rests while the page moves
  if (mouse && mouse.x === event.clientX && mouse.y === event.clientY) return;
  mouse = { x: event.clientX, y: event.clientY };
  if (event.buttons) return closeSoon(0);
  if (rest && Math.hypot(mouse.x - rest.x, mouse.y - rest.y) < SLIP) return;
  rest = undefined;
  look();
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
  if (event.pointerType === "mouse") {
    if (!open?.kept && !open?.box.contains(/** @type {Node} */ (event.target))) dismiss();
    return;
  }
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

/** @param {PointerEvent} event */
function letGo(event) {
  lift();
  if (event.pointerType === "mouse") rest = { x: event.clientX, y: event.clientY };
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
  if (!means(event, "explain")) return;
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
  if (getComputedStyle(row, "::after").display === "none") return false;
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
  document.addEventListener("pointerup", letGo, true);
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
    if (open && !open.kept) dismiss();
    else if (open && !open.thing.isConnected) close();
    else if (open) ring();
    else if (!wanted) rest = mouse;
  });
  pull();
}

/**
 * A guided first game: the bubble stands beside what it speaks of, which is ringed, and covers nothing that can be
 * chosen. Where one choice is meant, all else is dimmed. G leads to the bubble and back.
 */

import { means } from "./keys.js";
import { beforePaint } from "./patch.js";
import { focusAgain } from "./report.js";
import * as tabs from "./tabs.js";

const EDGE = 8; // pixels between the bubble and the end of the window
const GAP = 14; // between the bubble and what it speaks of
const AROUND = 112; // of what is above a thing that is brought into sight
const STEP = 12; // between two places that are tried
const NOTICE = 88; // the height of a notice of three lines, with its distance
const REACH = 28; // as far as its tail reaches
const TAIL = 16; // its width
const RING = 6; // of what is meant
const NEAR = 700; // pixels of distance that count as much as covering what is of little use now
/** What it covers unwillingly, and how much so: a bubble that lies on it wholly costs that. */
const COSTS = {
  "#bar": 60,
  "[data-main-choice]:not(:disabled)": 60,
  "[data-main-choice]:disabled": 5,
  "#held": 60,
  "#tabs": 5,
  ".panel": 1,
  "#strip": 1,
  "#board": 0.2,
};
const REFUSED_COST = 2; // for the list of choices while one of them is meant, which is paid for apart
const LIST_COST = 120; // for the list otherwise: more than for what is spoken of, where there is no room for both
const FREE = "#board [data-action], #board [data-ask], #players label";
const FREE_COST = 5;
/** What makes a choice that was prepared, on the board or by a first tap. */
const MAKES = ":is(#board, #players) button[data-main-choice]:enabled:not([data-action]), #held .main";
const FEET = "#choices, #tabs, [data-foot]"; // where the part of the window ends that nothing covers
const PICKED = "[data-pick]"; // what is carried to somewhere else,
const ROOM = "[data-room]"; // where there must be room for it
const ROOM_COST = 4;
const NARROW = 760; // pixels of a window in which the bubble is away while something is carried
const APART = 0.5; // what it costs if its tail does not reach what it speaks of

/** @typedef {{ box: DOMRect, cost: number, least?: number }} Taken what its cover costs, wholly and at least */

/** @type {string | undefined} the step that was shown last */
let shown;
/** @type {Element | undefined} where the focus was before it came to the bubble */
let before;

function bubble() {
  return /** @type {HTMLElement | null} */ (document.querySelector("#guide > .guide-bubble"));
}

/**
 * A thing of the page by its name, where it can be seen; its choice in the list is not it.
 * @param {string} name
 */
function thing(name) {
  const found = [document.getElementById(name), ...about(name)];
  return found.find((each) => each?.checkVisibility() && sees(each.getBoundingClientRect()));
}

/** @param {string} name */
function about(name) {
  return document.querySelectorAll(`[data-about="${CSS.escape(name)}"]:not(.choice)`);
}

/** @param {DOMRect} box */
function sees({ width, height }) {
  return width > 0 && height > 0;
}

/**
 * What a bubble points at: the first of its things that is in sight, and the choices that are meant.
 * @param {HTMLElement} box
 */
function targets(box) {
  const names = box.dataset.at?.split(" ") ?? [];
  const at = names.map(thing).find((each) => each);
  const meant = (box.dataset.choose?.split("|") ?? []).flatMap((code) => choicesOf(code));
  if (box.dataset.asks === "this") meant.push(...visible(MAKES).filter((each) => !at?.contains(each)));
  return at ? [at, ...meant.filter((each) => each !== at)] : meant;
}

/** @param {string} selector */
function visible(selector) {
  return Array.from(document.querySelectorAll(selector)).filter((each) => each.checkVisibility());
}

/**
 * The places on the board and in the list where an action can be chosen.
 * @param {string} code
 */
function choicesOf(code) {
  const escaped = CSS.escape(code);
  const ways = [`[data-action="${escaped}"]`, `[data-ask*="${escaped}"]`, `[data-pick="${escaped}"]`];
  return visible(`#table :is(${ways})`);
}

/** Shows the present bubble at its place. A new one brings into sight what it speaks of. */
function show() {
  const box = bubble();
  if (box && box.id !== shown) bringIntoSight(box);
  shown = box?.id;
  place();
}

/** @param {HTMLElement} box */
function bringIntoSight(box) {
  const names = box.dataset.at?.split(" ") ?? [];
  const hidden = names.map((name) => document.getElementById(name) ?? about(name)[0]);
  hidden[0]?.dispatchEvent(new Event("sought", { bubbles: true })); // a game may open what it lies in
  if (!names.some(thing)) hidden.some((each) => each && tabs.show(each));
  const [target, ...others] = targets(box);
  if (!target) return;
  for (const each of [target, ...others]) centre(each);
  target.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { top, bottom } = target.getBoundingClientRect();
  if (top < start() || bottom > end())
    document.getElementById("table")?.scrollBy({ top: top - start() - around(box, bottom - top) });
  if (!target.closest("#choices")) makeRoom(box, target);
}

/**
 * How much of what is above a thing is in sight with it: as much as there is room for besides the bubble, at most so
 * much that the name of the panel it lies in can be read.
 * @param {HTMLElement} box
 * @param {number} height of the thing
 */
function around(box, height) {
  const room = end() - start() - height - box.offsetHeight - 2 * GAP;
  return Math.max(2 * EDGE, Math.min(AROUND, room));
}

/**
 * Moves a thing up or down if its bubble has room neither below, where other choices may be, nor above it.
 * @param {HTMLElement} box
 * @param {Element} target
 */
function makeRoom(box, target) {
  const { top, bottom } = target.getBoundingClientRect();
  const room = box.offsetHeight + GAP;
  const above = top - start();
  const below = box.dataset.asks === "any" ? -Infinity : end() - bottom;
  if (Math.max(above, below) >= room) return;
  const up = room - below;
  const down = room - above;
  if (up <= above) document.getElementById("table")?.scrollBy({ top: up });
  else if (down <= end() - bottom) document.getElementById("table")?.scrollBy({ top: -down });
}

/**
 * Brings a choice to the middle of the list, whose ends may be covered.
 * @param {Element} choice
 */
function centre(choice) {
  const list = choice.closest("#choices");
  if (!list) return;
  const [inner, outer] = [choice, list].map((each) => each.getBoundingClientRect());
  list.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
}

/** Where the part of the window begins that no bar covers. */
function start() {
  const bars = ["bar", "strip", "tabs"].map((id) => document.getElementById(id));
  const covering = bars.filter((each) => each && (each.id !== "tabs" || getComputedStyle(each).position === "sticky"));
  const boxes = covering.map((each) => each?.getBoundingClientRect());
  return Math.max(...boxes.map((box) => (box && sees(box) && box.bottom < innerHeight / 2 ? box.bottom : 0)));
}

/** Where it ends: where what can be chosen begins, if that is below. */
function end() {
  const tops = visible(FEET).map((each) => each.getBoundingClientRect().top);
  return Math.min(innerHeight, ...tops.filter((top) => top > innerHeight / 2));
}

function place() {
  const box = bubble();
  const spots = box ? targets(box).map(boxOf).filter(sees) : [];
  point(spots, box?.dataset.asks === "this");
  if (!box) return;
  const { offsetWidth: width, offsetHeight: height } = box;
  const found = best(box, spots, width, height);
  box.style.setProperty("--guide-x", `${found.x}px`);
  box.style.setProperty("--guide-y", `${found.y}px`);
  box.dataset.placed = "";
  makeWay(found.y, height);
  if (spots[0]) reach(box, spots[0], new DOMRect(found.x, found.y, width, height));
  else delete box.dataset.tail;
}

/**
 * Lets notices lie above the bubble, or below it where there is no room, instead of on it.
 * @param {number} top of the bubble
 * @param {number} height
 */
function makeWay(top, height) {
  const high = start() + EDGE;
  const low = within(top + height + GAP, innerHeight - NOTICE);
  document.body.style.setProperty("--guide-notices", `${top - high >= NOTICE ? high : low}px`);
}

/**
 * The box of an element, as much of it as is in sight in the part of the page that scrolls it.
 * @param {Element} element
 */
function boxOf(element) {
  const box = element.getBoundingClientRect();
  const frame = frameOf(element)?.getBoundingClientRect() ?? box;
  const left = Math.max(box.left, frame.left, 0);
  const top = Math.max(box.top, element.closest(".bar, .strip") ? 0 : start(), frame.top);
  const right = Math.min(box.right, frame.right, innerWidth);
  const bottom = Math.min(box.bottom, frame.bottom, coverOf(element, box));
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/**
 * Where the list of choices covers what is under it.
 * @param {Element} element
 * @param {DOMRect} box
 */
function coverOf(element, box) {
  const list = document.getElementById("choices");
  const cover = list && !list.contains(element) && !element.contains(list) ? list.getBoundingClientRect() : undefined;
  return cover && common(box, cover) ? cover.top : box.bottom;
}

/**
 * The part of the page that an element is scrolled in; some have no box of their own.
 * @param {Element} element
 */
function frameOf(element) {
  const frames = ["#choices", ".board-box", "#table"].map((name) => element.closest(name));
  return frames.find((each) => each && sees(each.getBoundingClientRect()));
}

/**
 * The place in the window that costs least: what it would cover, and how far it is from what it speaks of.
 * @param {HTMLElement} box
 * @param {DOMRect[]} spots
 * @param {number} width
 * @param {number} height
 */
function best(box, spots, width, height) {
  const taken = takenBy(box, spots);
  const right = Math.max(EDGE, innerWidth - width - EDGE);
  const bottom = Math.max(EDGE, innerHeight - height - EDGE);
  let found = { x: EDGE, y: bottom, cost: Infinity };
  for (const [x, y] of places(spots[0], width, height, right, bottom)) {
    const here = new DOMRect(x, y, width, height);
    let cost = spots[0] ? distance(here, spots[0]) / NEAR + (tail(here, spots[0]) ? 0 : APART) : 0;
    for (const each of taken) {
      const both = common(here, each.box);
      cost += (each.cost * both) / (width * height) + (both ? (each.least ?? 0) : 0);
      if (cost >= found.cost) break;
    }
    if (cost < found.cost) found = { x, y, cost };
  }
  return found;
}

/**
 * @param {HTMLElement} box
 * @param {DOMRect[]} spots
 * @returns {Taken[]}
 */
function takenBy(box, spots) {
  const listed = box.dataset.asks === "this" ? REFUSED_COST : LIST_COST;
  const parts = Object.entries({ ...COSTS, "#choices": listed }).flatMap(([name, cost]) => boxesOf(name, cost));
  const free = box.dataset.asks === "any" ? boxesOf(FREE, FREE_COST) : [];
  const besides = (box.dataset.at?.split(" ") ?? []).flatMap((name) => thing(name) ?? []).slice(1);
  const carried = innerWidth > NARROW && targets(box).some((each) => each.matches(PICKED));
  const room = carried ? boxesOf(ROOM, ROOM_COST) : [];
  const focused = document.activeElement?.closest("#table :is(a, button, [tabindex])");
  return [
    ...spots.map((each) => ({ box: wider(each), cost: 60, least: 1 })),
    ...besides.map((each) => ({ box: boxOf(each), cost: FREE_COST })),
    ...free,
    ...room,
    ...(focused && !box.contains(focused) ? [{ box: boxOf(focused), cost: FREE_COST }] : []),
    ...parts,
  ].filter((each) => sees(each.box));
}

/**
 * @param {string} name a selector
 * @param {number} cost
 * @returns {Taken[]}
 */
function boxesOf(name, cost) {
  return Array.from(document.querySelectorAll(name), (each) => ({ box: boxOf(each), cost }));
}

/**
 * Places to try: beside a thing, in line with its middle or its ends, and all over the window.
 * @param {DOMRect | undefined} at
 * @param {number} width
 * @param {number} height
 * @param {number} right
 * @param {number} bottom
 * @returns {Iterable<[number, number]>}
 */
function* places(at, width, height, right, bottom) {
  if (at) {
    const across = [(at.left + at.right - width) / 2, at.left, at.right - width];
    const down = [(at.top + at.bottom - height) / 2, at.top, at.bottom - height];
    for (const x of across) {
      yield [within(x, right), within(at.bottom + GAP, bottom)];
      yield [within(x, right), within(at.top - GAP - height, bottom)];
    }
    for (const y of down) {
      yield [within(at.right + GAP, right), within(y, bottom)];
      yield [within(at.left - GAP - width, right), within(y, bottom)];
    }
  }
  for (let y = bottom; y >= EDGE; y -= STEP) for (let x = EDGE; x <= right; x += STEP) yield [x, y];
}

/**
 * Lets the tail of a bubble point at a thing, if that is near.
 * @param {HTMLElement} box
 * @param {DOMRect} at
 * @param {DOMRect} here
 */
function reach(box, at, here) {
  const found = tail(here, at);
  if (!found) return void delete box.dataset.tail;
  box.dataset.tail = found.side;
  box.style.setProperty("--guide-tail", `${found.middle}px`);
}

/**
 * The side of a bubble that lies beside a thing, and where on it its tail begins.
 * @param {DOMRect} here
 * @param {DOMRect} at
 */
function tail(here, at) {
  const across = [Math.max(here.left, at.left), Math.min(here.right, at.right), here.left, here.width];
  const down = [Math.max(here.top, at.top), Math.min(here.bottom, at.bottom), here.top, here.height];
  const sides = /** @type {[string, number, number[]][]} */ ([
    ["up", here.top - at.bottom, across],
    ["down", at.top - here.bottom, across],
    ["left", here.left - at.right, down],
    ["right", at.left - here.right, down],
  ]);
  for (const [side, gap, [from, to, start, size]] of sides) {
    const middle = (from + to) / 2 - start - TAIL / 2;
    if (gap >= 0 && gap <= REACH && middle >= TAIL / 2 && middle <= size - 1.5 * TAIL) return { side, middle };
  }
  return undefined;
}

/**
 * Rings what is meant; dims all else if nothing else will do.
 * @param {DOMRect[]} spots
 * @param {boolean} only
 */
function point(spots, only) {
  const rings = layer("guide-spots", spots.length > 0);
  rings?.replaceChildren(...spots.map(ring));
  const dim = layer("guide-dim", only && spots.length > 0);
  const whole = spots.filter((each) => !spots.some((other) => other !== each && common(each, other) === size(each)));
  const holes = whole.map(
    (each) => `M${each.left - 3} ${each.top - 3}h${each.width + 6}v${each.height + 6}h${-each.width - 6}z`,
  );
  if (dim) dim.style.clipPath = `path(evenodd, "M0 0H${innerWidth}V${innerHeight}H0z${holes.join("")}")`;
}

/** @param {DOMRect} spot */
function ring(spot) {
  const drawn = document.createElement("i");
  drawn.className = "guide-spot";
  drawn.style.cssText = `left:${spot.left - 4}px;top:${spot.top - 4}px;width:${spot.width + 8}px;height:${spot.height + 8}px`;
  return drawn;
}

/**
 * A layer over the page, if it is wanted.
 * @param {string} name
 * @param {boolean} wanted
 */
function layer(name, wanted) {
  let found = /** @type {HTMLElement | null} */ (document.querySelector(`body > .${name}`));
  if (!wanted) return void found?.remove();
  if (!found) {
    found = document.createElement("div");
    found.className = name;
    found.setAttribute("aria-hidden", "true");
    document.body.append(found);
  }
  return found;
}

/**
 * A place with the ring around it.
 * @param {DOMRect} spot
 */
function wider({ left, top, width, height }) {
  return new DOMRect(left - RING, top - RING, width + 2 * RING, height + 2 * RING);
}

/** @param {DOMRect} box */
function size({ width, height }) {
  return width * height;
}

/**
 * @param {DOMRect} one
 * @param {DOMRect} other
 */
function common(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/**
 * @param {DOMRect} one
 * @param {DOMRect} other
 */
function distance(one, other) {
  const across = Math.max(0, one.left - other.right, other.left - one.right);
  return Math.hypot(across, Math.max(0, one.top - other.bottom, other.top - one.bottom));
}

/**
 * @param {number} wished
 * @param {number} most
 */
function within(wished, most) {
  return Math.max(EDGE, Math.min(wished, most));
}

/** The focus comes to the bubble, and goes back to where it was. */
function swap() {
  const box = bubble();
  const here = document.activeElement;
  if (!box || !here) return;
  if (box.contains(here)) {
    if (before) focusAgain(before);
    else if (here instanceof HTMLElement) here.blur();
  } else {
    before = here === document.body ? undefined : here;
    /** @type {HTMLElement | null} */ (box.querySelector("#guide-next") ?? box.querySelector("button"))?.focus();
  }
}

document.addEventListener("keydown", (event) => {
  const inside = bubble()?.contains(document.activeElement);
  if (event.key === "Escape" && inside && !event.defaultPrevented) return swap();
  if (means(event, "guide")) swap();
});
document.addEventListener("shown", () => beforePaint(show));
document.addEventListener("scroll", place, { capture: true, passive: true });
document.addEventListener("focusin", place);
document.addEventListener("toggle", place, true);
// perhaps another tab came to the front, or a first tap has prepared a choice
for (const event of ["change", "says", "click"]) window.addEventListener(event, () => beforePaint(place), true);
window.addEventListener("resize", place);
show();

/**
 * Animates a change of the table: pieces travel from where they were, stage after stage. The page itself is changed at
 * once; only what is seen takes time. A game controls it by attributes in its drawing:
 *
 * - `.piece` with an id: something that travels;
 * - `data-from`, `data-to`: the ids of the elements its pieces come from and go to; by default the panel of the seat
 *   that moved;
 * - `data-stage`, `data-stage-out`: the stage in which pieces come or move, and the one in which they go;
 * - `data-kind`: pieces of one kind are interchangeable: one that goes and one that comes are one that moved;
 * - `data-count`: the numbers in it run when they change.
 *
 * All but the first hold for everything inside the element that carries them.
 */

import { apply, beforePaint } from "./patch.js";
import { counting, fly, sound } from "./flights.js";

/** @typedef {import("./flights.js").Place} Place */
/** @typedef {import("./flights.js").Whereabouts} Whereabouts */
/** @typedef {{ element: SVGGraphicsElement, home: Element, style: string, was?: Whereabouts }} Piece */
/** @typedef {{ stage: number, goes?: Piece, comes?: SVGGraphicsElement }} Travel from where, and to which element */

/** All in milliseconds at normal speed. */
const MOVE = 320;
const STAGE = 160; // from the beginning of a stage to the beginning of the next one
const STAGGER = 40; // between the pieces of a stage
const COUNT = 400;
const FADE = 500;
const MOST = 40; // pieces that may travel at once: more cannot be followed
const SMALLEST = 0.3; // of its size a piece has on something smaller

const PIECES = ".piece[id]:not(.piece .piece)";
const NUMBERS = "[data-count] .num[id]";

/** @type {WeakSet<Animation>} slides whose delay is set */
const slides = new WeakSet();
let pace = -1;

/**
 * Applies patches and animates them. The page is measured twice: what leaves it before it changes, the rest just before
 * it is painted.
 * @param {import("./patch.js").Patch[]} patches
 * @param {number} tempo how long motions last, as a multiple of what is usual; 0: nothing moves
 * @param {boolean} [back] whether time goes backwards
 * @param {boolean} [told] whether the points are told afterwards, so that their numbers do not run
 * @returns {{ missing: string[], time: number }} ids that were not on the page; how long the animation takes
 */
export function show(patches, tempo, back = false, told = false) {
  if (pace !== tempo) document.documentElement.style.setProperty("--move", `${MOVE * tempo}ms`);
  pace = tempo;
  if (!tempo) return { missing: apply(patches).missing, time: 0 };
  const before = pieces(patches);
  const numbers = new Map(
    Array.from(document.querySelectorAll(NUMBERS), (each) => [each.id, Number(each.textContent)]),
  );
  const earlier = mover();
  const { missing, fresh } = apply(patches);
  const { travels, stages } = story(before, back);
  const starts = schedule(travels, stages, back);
  const panel = `panel-${back ? earlier : mover()}`;
  /** @type {(() => (() => void) | undefined)[]} each reads the page, and returns what changes it */
  const parts = [];
  let end = 0;
  for (const [stage, start] of starts) {
    const together = travels.filter((each) => each.stage === stage);
    together.forEach((each, number) => {
      const times = { delay: (start + STAGGER * number) * tempo, duration: MOVE * tempo };
      parts.push(() => travel(each, panel, back, times));
      sound(each.comes ? "place" : "take", times.delay + times.duration);
    });
    end = start + MOVE + STAGGER * Math.max(0, together.length - 1);
  }
  for (const [id, old] of numbers) {
    const element = document.getElementById(id);
    if (told && element?.hasAttribute("data-score")) continue;
    const now = Number(element?.textContent);
    if (element && now !== old && !Number.isNaN(now - old))
      parts.push(() => counting(element, old, now, COUNT * tempo));
    if (element && now > old && !element.hasAttribute("data-score")) sound("coin", COUNT * tempo);
  }
  beforePaint(() => {
    const ready = parts.map((part) => part());
    delaySlides(starts, tempo);
    for (const begin of ready) begin?.();
    for (const each of fresh) if (each.matches(".entry, .tag")) each.animate({ opacity: [0, 1] }, FADE * tempo);
  });
  return { missing, time: end * tempo };
}

/**
 * Delays transitions of the styles until their stage, too.
 * @param {Map<number, number>} starts
 * @param {number} tempo
 */
function delaySlides(starts, tempo) {
  for (const slide of document.getAnimations()) {
    const effect = slide.effect;
    if (slides.has(slide) || !(slide instanceof CSSTransition) || !(effect instanceof KeyframeEffect)) continue;
    slides.add(slide);
    const stage = effect.target && said(effect.target, "data-stage");
    if (stage) effect.updateTiming({ delay: (starts.get(Number(stage)) ?? 0) * tempo });
  }
}

function mover() {
  return document.getElementById("table")?.dataset.mover ?? "";
}

/**
 * All pieces, with the position of those that patches remove.
 * @param {import("./patch.js").Patch[]} patches
 * @returns {Map<string, Piece>}
 */
function pieces(patches) {
  /** @type {Map<string, Piece>} */
  const found = new Map();
  for (const element of document.querySelectorAll(PIECES)) {
    if (!(element instanceof SVGGraphicsElement) || !element.parentElement) continue;
    found.set(element.id, { element, home: element.parentElement, style: element.getAttribute("style") ?? "" });
  }
  for (const each of patches.flatMap(leaving)) {
    for (const { id } of [each, ...each.querySelectorAll(PIECES)]) {
      const piece = found.get(id);
      if (piece) piece.was = whereabouts(piece.element);
    }
  }
  return found;
}

/**
 * The elements that a patch removes.
 * @param {import("./patch.js").Patch} patch
 * @returns {Element[]}
 */
function leaving(patch) {
  const element = patch[0] === "a" || patch[0] === "t" ? null : document.getElementById(patch[1]);
  if (!element) return [];
  if (patch[0] === "h") return [element];
  return Array.from(element.children).filter((child) => patch[0] === "c" && !patch[2].includes(child.id));
}

/**
 * @param {SVGGraphicsElement} element
 * @returns {Whereabouts}
 */
function whereabouts(element) {
  const matrix = element.getScreenCTM();
  const place = { x: matrix?.e ?? 0, y: matrix?.f ?? 0, scale: Math.hypot(matrix?.a ?? 1, matrix?.b ?? 0) };
  return { place, box: element.getBoundingClientRect() };
}

/**
 * The pieces that travel, and all stages in which something moves.
 * @param {Map<string, Piece>} before
 * @param {boolean} back
 */
function story(before, back) {
  /** @type {SVGGraphicsElement[]} */
  const came = [];
  const gone = new Map(before);
  /** @type {Set<number>} */
  const stages = new Set();
  /** @type {Travel[]} */
  const travels = [];
  for (const element of document.querySelectorAll(PIECES)) {
    const old = before.get(element.id);
    gone.delete(element.id);
    if (!(element instanceof SVGGraphicsElement)) continue;
    if (!old) came.push(element);
    else if (!sameHome(old.home, element.parentElement)) {
      travels.push({ stage: stageOf(element, false), goes: old, comes: element });
    } else if (old.style !== element.getAttribute("style")) stages.add(stageOf(element, false));
  }
  for (const element of came) {
    const same = take(gone, (piece) => piece.style === element.getAttribute("style") && alike(piece.element, element));
    if (same) continue;
    const kind = said(element, "data-kind");
    const goes = kind ? take(gone, (piece) => said(piece.home, "data-kind") === kind) : undefined;
    travels.push({ stage: stageOf(element, back && !goes), goes, comes: element });
  }
  for (const goes of gone.values()) travels.push({ stage: stageOf(goes.home, !back), goes });
  if (travels.length > MOST) travels.length = 0;
  for (const each of travels) stages.add(each.stage);
  return { travels, stages };
}

/**
 * Whether a piece is still in the same layer, even if the layer was redrawn.
 * @param {Element} before
 * @param {Element | null} now
 */
function sameHome(before, now) {
  return before === now || (before.id !== "" && before.id === now?.id);
}

/**
 * When each stage begins; stages in which nothing happens are left out.
 * @param {Travel[]} travels
 * @param {Set<number>} stages
 * @param {boolean} back
 * @returns {Map<number, number>}
 */
function schedule(travels, stages, back) {
  const starts = new Map();
  let start = 0;
  for (const stage of Array.from(stages).sort((one, other) => (back ? other - one : one - other))) {
    starts.set(stage, start);
    const many = travels.filter((each) => each.stage === stage).length;
    start += STAGE + STAGGER * Math.max(0, many - 1);
  }
  return starts;
}

/**
 * Measures where a piece comes from and goes to.
 * @param {Travel} travel
 * @param {string} panel the id of the panel of the seat that moved
 * @param {boolean} back
 * @param {import("./flights.js").Times} times
 * @returns {(() => void) | undefined} what starts its flight
 */
function travel({ goes, comes }, panel, back, times) {
  const [from, to] = back ? ["data-to", "data-from"] : ["data-from", "data-to"];
  const start = goes?.was && { place: goes.was.place, opacity: 1 };
  if (comes?.isConnected) {
    const there = whereabouts(comes);
    const begin = start ?? outside(there, said(comes, from) ?? panel);
    return () => {
      comes.animate({ opacity: [0, 0] }, times.delay + times.duration);
      fly(comes, there, begin, { place: there.place, opacity: 1 }, times);
    };
  }
  const was = goes?.was;
  if (comes || !was || !start) return undefined;
  const end = outside(was, said(goes.home, to) ?? panel);
  return () => fly(goes.element, was, start, end, times);
}

/**
 * The position of a piece over another element, scaled down to its width; its own position if that is not on the page.
 * @param {Whereabouts} piece
 * @param {string} id
 * @returns {{ place: Place, opacity: number }}
 */
function outside({ place, box }, id) {
  const there = seen(id);
  if (!there) return { place, opacity: 0 };
  const size = Math.max(SMALLEST, Math.min(1, there.width / (box.width || 1)));
  const x = there.x + there.width / 2 - (box.x + box.width / 2 - place.x) * size;
  const y = there.y + there.height / 2 - (box.y + box.height / 2 - place.y) * size;
  return { place: { x, y, scale: place.scale * size }, opacity: 0 };
}

/**
 * Where something is on the screen. The strip takes the place of panels that are out of sight.
 * @param {string} id
 */
function seen(id) {
  const element = document.getElementById(id);
  const strip = element?.closest("[id^='panel-']")?.id.replace("panel", "strip") ?? "";
  const boxes = [element, document.getElementById(strip)]
    .map((each) => each?.getBoundingClientRect())
    .filter((box) => box !== undefined && box.width > 0);
  return boxes.find((box) => box && box.bottom > 0 && box.top < innerHeight) ?? boxes[0];
}

/**
 * @param {Element} element
 * @param {boolean} out
 */
function stageOf(element, out) {
  const stage = said(element, "data-stage") ?? "1";
  return Number(out ? (said(element, "data-stage-out") ?? stage) : stage);
}

/**
 * The attribute of the element, or of the nearest one around it that has it.
 * @param {Element} element
 * @param {string} name
 */
function said(element, name) {
  return element.closest(`[${name}]`)?.getAttribute(name) ?? undefined;
}

/**
 * Removes and returns the first piece with a property.
 * @param {Map<string, Piece>} gone
 * @param {(piece: Piece) => boolean} holds
 */
function take(gone, holds) {
  for (const [id, piece] of gone) {
    if (!holds(piece)) continue;
    gone.delete(id);
    return piece;
  }
  return undefined;
}

/**
 * Whether two pieces look the same, apart from their position.
 * @param {Element} one
 * @param {Element} other
 */
function alike(one, other) {
  const [first, second] = [one, other].map((each) => {
    const bare = /** @type {Element} */ (each.cloneNode(true));
    for (const name of ["id", "style"]) bare.removeAttribute(name);
    return bare;
  });
  return first.isEqualNode(second);
}

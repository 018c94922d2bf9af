/**
 * The menu of a place on the board that several actions belong to: `data-ask="code|code"`. If it stands for
 * the places beside it, `data-among`, it first asks which of them is meant.
 */

const GAP = 6; // pixels between a place and its menu
const EDGE = 8; // and between the menu and the edge of the window
const KEYS = 9; // entries that a digit chooses

/**
 * The open menu; its ends, places on the board (`data-end`) that choose an entry while it is open; and the question that
 * stood in the bar before.
 * @type {{ box: HTMLElement, place: SVGElement | HTMLElement, ends: Element[], asked: string | null } | undefined}
 */
let menu;

/**
 * The place with a menu that an element belongs to, if any.
 * @param {EventTarget | null} target
 */
export function asking(target) {
  const place = target instanceof Element ? target.closest("[data-ask], [data-meant]") : null;
  const meant = place?.getAttribute("data-meant");
  const found = meant ? document.getElementById(meant) : place;
  return found instanceof SVGElement || found instanceof HTMLElement ? found : null;
}

/**
 * Opens the menu of a place; its entries are those of the list of choices.
 * @param {SVGElement | HTMLElement} place
 */
export function open(place) {
  close();
  const among = place.hasAttribute("data-among") ? beside(place) : [];
  if (among.length === 1) place = among[0];
  const entries =
    among.length > 1 ? among.map((each) => whose(each)) : codes(place).flatMap((code) => entry(code) ?? []);
  if (!entries.length) return;
  const box = document.createElement("div");
  box.className = "action-menu frame";
  box.setAttribute("role", "menu");
  box.setAttribute("aria-label", place.getAttribute("aria-label") ?? "");
  box.append(...entries);
  for (const [index, each] of entries.entries()) number(each, index + 1);
  document.querySelector("main")?.append(box);
  menu = { box, place, ends: lightEnds(codes(place)), asked: ask(place.getAttribute("data-then")) };
  place.setAttribute("aria-expanded", "true");
  const list = document.getElementById("choices");
  if (list && menu.ends.length) box.style.maxWidth = `min(${list.offsetWidth}px, 100vw - ${2 * EDGE}px)`; // so that it fits over the list
  put();
  entries[0].focus({ preventScroll: true });
}

/** Closes the menu, if one is open; a focus in it goes back to its place on the board. */
export function close() {
  if (!menu) return;
  const { box, place, ends, asked } = menu;
  menu = undefined;
  for (const end of ends) end.removeAttribute("data-action");
  ask(asked);
  const within = box.contains(document.activeElement);
  place.removeAttribute("aria-expanded");
  if (within && place.isConnected) place.focus({ preventScroll: true });
  box.remove();
}

/**
 * Closes the menu after a click outside of it.
 * @param {Element} target
 * @returns {boolean} whether the click is done with: one on another place also opens its menu
 */
export function leave(target) {
  if (!menu || menu.box.contains(target) || menu.ends.some((end) => end.contains(target))) return false;
  const { place } = menu;
  const next = asking(target);
  close();
  return !next || next === place;
}

/**
 * Makes the places at which one of these actions ends choose it.
 * @param {string[]} actions
 */
function lightEnds(actions) {
  return Array.from(document.querySelectorAll("#board [data-end]")).filter((end) => {
    const leading = actions.filter((code) => code.endsWith(end.getAttribute("data-end") ?? code));
    if (leading.length === 1) end.setAttribute("data-action", leading[0]);
    return leading.length === 1;
  });
}

/**
 * Asks something else in the bar.
 * @param {string | null} text
 * @returns {string | null} what was asked before, if it changed
 */
function ask(text) {
  const question = document.getElementById("question");
  if (!question || text === null) return null;
  const before = question.textContent;
  question.textContent = text;
  return before;
}

/** @param {Element} place */
export function codes(place) {
  return (place.getAttribute("data-ask") ?? "").split("|");
}

/**
 * A choice of the list, for the menu.
 * @param {string} code
 */
function entry(code) {
  const choice = document.querySelector(`#choices [data-action="${CSS.escape(code)}"]`);
  if (!choice) return undefined;
  const copy = /** @type {HTMLButtonElement} */ (choice.cloneNode(true));
  for (const name of ["id", "name", "value", "data-key"]) copy.removeAttribute(name);
  copy.type = "button";
  copy.tabIndex = -1;
  copy.setAttribute("role", "menuitem");
  return copy;
}

/**
 * The places with menus beside a place.
 * @param {Element} place
 */
function beside(place) {
  const all = Array.from(place.parentElement?.children ?? []);
  return all.flatMap((each) => (each !== place && each instanceof SVGElement ? (asking(each) ?? []) : []));
}

/**
 * An entry that leads to the menu of another place.
 * @param {Element} place
 */
function whose(place) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "choice";
  button.tabIndex = -1;
  button.setAttribute("role", "menuitem");
  button.setAttribute("data-meant", place.id);
  const [key, what] = ["key", "what"].map((name) => {
    const part = document.createElement("span");
    part.className = name;
    return part;
  });
  what.textContent = place.getAttribute("aria-label");
  button.append(key, what);
  return button;
}

/**
 * Shows the digit that chooses an entry.
 * @param {Element} entry
 * @param {number} digit
 */
function number(entry, digit) {
  const key = entry.querySelector(".key");
  if (key) key.textContent = digit <= KEYS ? String(digit) : "";
}

/**
 * Arrow keys and digits while the focus is in the menu; the Escape key closes it from anywhere.
 * @param {KeyboardEvent} event
 */
function walk(event) {
  if (!menu || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key !== "Escape" && !menu.box.contains(document.activeElement)) return;
  const entries = /** @type {HTMLElement[]} */ (Array.from(menu.box.children));
  const now = entries.findIndex((each) => each === document.activeElement);
  const last = entries.length - 1;
  const wanted = {
    ArrowDown: now === last ? 0 : now + 1,
    ArrowUp: now <= 0 ? last : now - 1,
    Home: 0,
    End: last,
  }[event.key];
  if (event.key === "Escape" || event.key === "Tab") close();
  else if (/^[1-9]$/.test(event.key)) entries[Number(event.key) - 1]?.click();
  else if (wanted !== undefined) entries[wanted].focus();
  else return;
  if (event.key !== "Tab") event.preventDefault(); // Tab continues from the place
}

/**
 * Puts the menu right of its place, or left, below or above, in the middle of the board or over the list: below the bar,
 * where it covers least of the ends that are in sight; where there is no room, over its place.
 */
function put() {
  if (!menu) return;
  const { box, place, ends } = menu;
  const at = place.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const { clientWidth, clientHeight } = document.documentElement;
  const right = clientWidth - EDGE - width;
  const bottom = clientHeight - EDGE - height;
  const top = EDGE + (document.getElementById("bar")?.getBoundingClientRect().bottom ?? 0);
  /** @param {number} wanted */
  const across = (wanted) => within(wanted, EDGE, right);
  /** @param {number} wanted */
  const down = (wanted) => within(wanted, top, bottom);
  /** @param {DOMRect} rect */
  const centre = (rect) => across(rect.left + (rect.width - width) / 2);
  const spots = [
    [at.right + GAP, down(at.top)],
    [at.left - GAP - width, down(at.top)],
    [across(at.left), at.bottom + GAP],
    [across(at.left), at.top - GAP - height],
  ];
  const [board, list] = ["board", "choices"].map((id) => document.getElementById(id)?.getBoundingClientRect());
  if (ends.length && board) spots.push([centre(board), down(board.top + (board.height - height) / 2)]);
  if (ends.length && list) spots.push([centre(list), down(list.top)]);
  const inside = spots.filter(([x, y]) => x >= EDGE && x <= right && y >= top && y <= bottom);
  const rects = ends.map((end) => uncovered(end.getBoundingClientRect(), list));
  /** @param {number[]} spot */
  const hides = ([x, y]) => rects.reduce((sum, rect) => sum + shared(rect, new DOMRect(x, y, width, height)), 0);
  inside.sort((one, other) => hides(one) - hides(other));
  const [x, y] = inside[0] ?? [centre(at), down(at.top + (at.height - height) / 2)];
  box.style.left = `${x}px`;
  box.style.top = `${y}px`;
}

/**
 * What a list that lies over the board leaves of a rectangle.
 * @param {DOMRect} rect
 * @param {DOMRect | undefined} list
 */
function uncovered(rect, list) {
  if (!list || !shared(rect, list)) return rect;
  return new DOMRect(rect.x, rect.y, rect.width, Math.max(0, list.top - rect.top));
}

/**
 * The area that two rectangles have in common.
 * @param {DOMRect} one
 * @param {DOMRect} other
 */
function shared(one, other) {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/**
 * @param {number} wanted
 * @param {number} least
 * @param {number} most
 */
function within(wanted, least, most) {
  return Math.max(least, Math.min(wanted, most));
}

document.addEventListener("keydown", walk);
document.addEventListener("scroll", put, { capture: true, passive: true });
window.addEventListener("resize", put);

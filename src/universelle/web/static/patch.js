/** Applies the patches that the server sends to the page. */

/** @typedef {["a", string, Record<string, string | null>]} Attributes sets and removes attributes */
/** @typedef {["c", string, string[]]} Children gives an element these children: kept ones by id, new ones as html */
/** @typedef {["t", string, string]} Text gives an element a text for another one */
/** @typedef {["h", string, string]} Html puts an element in the place of another */
/** @typedef {Attributes | Children | Text | Html} Patch */
/** @typedef {{ element: Element, id: string }} Ancestor */
/** @typedef {{ missing: string[], fresh: Element[] }} Outcome ids that were not on the page; elements that are new */

const SVG = "http://www.w3.org/2000/svg";

/** @type {(() => void)[]} */
const jobs = [];
/** @type {Set<Element>} what was scrolled since the page was loaded */
const scrolled = new Set();
const LISTENING = { capture: true, passive: true };
addEventListener("scroll", (event) => event.target instanceof Element && scrolled.add(event.target), LISTENING);

/**
 * Does something just before the page is painted. Code that measures the page after a change should wait until then, so
 * that there is one layout for all of it.
 * @param {() => void} job
 */
export function beforePaint(job) {
  jobs.push(job);
  if (document.hidden) work();
  else if (jobs.length === 1) requestAnimationFrame(work);
}

function work() {
  for (const job of jobs.splice(0)) job();
}

/**
 * Applies patches in order. Focus, scroll positions and open details stay as they were.
 * @param {Patch[]} patches
 * @returns {Outcome}
 */
export function apply(patches) {
  /** @type {Outcome} */
  const outcome = { missing: [], fresh: [] };
  const restore = remember(patches);
  for (const patch of patches) {
    const element = document.getElementById(patch[1]);
    if (!element) outcome.missing.push(patch[1]);
    else if (patch[0] === "a") setAttributes(element, patch[2]);
    else if (patch[0] === "c") setChildren(element, patch[2], outcome);
    else if (patch[0] === "t") element.textContent = patch[2];
    else replace(element, patch[2]);
  }
  document.dispatchEvent(new Event("says"));
  restore();
  return outcome;
}

/**
 * @param {Element} element
 * @param {Record<string, string | null>} attributes
 */
function setAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
    if (name === "value" && element instanceof HTMLInputElement) element.value = value ?? "";
  }
}

/**
 * @param {Element} parent
 * @param {string[]} wanted
 * @param {Outcome} outcome
 */
function setChildren(parent, wanted, outcome) {
  const before = new Map(Array.from(parent.children, (child) => [child.id, child]));
  /** @type {Element[]} */
  const after = [];
  for (const item of wanted) {
    const child = item.startsWith("<") ? parse(item, parent) : before.get(item);
    if (!child) outcome.missing.push(item);
    else after.push(child);
    if (child && item.startsWith("<")) outcome.fresh.push(child);
  }
  const kept = new Set(after);
  for (const child of Array.from(parent.childNodes)) if (!kept.has(/** @type {Element} */ (child))) child.remove();
  const still = unmoved(
    after.filter((child) => child.parentNode === parent),
    Array.from(parent.children),
  );
  /** @type {Element | null} */
  let next = null;
  for (const child of after.reverse()) {
    if (!still.has(child)) parent.insertBefore(child, next);
    next = child;
  }
}

/**
 * The children that can stay in place on the way to the new order, as many as possible: moving an element stops its
 * transitions.
 * @param {Element[]} wanted
 * @param {Element[]} present the same elements in their present order
 */
function unmoved(wanted, present) {
  const places = new Map(present.map((child, place) => [child, place]));
  const order = wanted.map((child) => places.get(child) ?? 0);
  /** @type {{ place: number, at: number, link: number }[]} ends of the best rising runs so far, by their length */
  const ends = [];
  const links = order.map((place, at) => {
    let length = ends.findIndex((end) => end.place > place);
    if (length < 0) length = ends.length;
    ends[length] = { place, at, link: length ? ends[length - 1].at : -1 };
    return ends[length].link;
  });
  /** @type {Set<Element>} */
  const still = new Set();
  for (let at = ends.length ? ends[ends.length - 1].at : -1; at >= 0; at = links[at]) still.add(wanted[at]);
  return still;
}

/**
 * @param {Element} old
 * @param {string} html
 */
function replace(old, html) {
  const parent = old.parentElement;
  if (!parent) return;
  const element = parse(html, parent);
  // live regions have to stay, or screen readers would not notice the change
  if (old.hasAttribute("aria-live") && old.localName === element.localName) old.replaceChildren(...element.childNodes);
  else old.replaceWith(element);
}

/**
 * The element written in html, as a child of that parent: an SVG element inside an SVG.
 * @param {string} html
 * @param {Element} parent
 * @returns {Element}
 */
function parse(html, parent) {
  const drawn = parent.namespaceURI === SVG && parent.localName !== "foreignObject";
  const template = document.createElement("template");
  template.innerHTML = drawn ? `<svg>${html}</svg>` : html;
  const top = template.content.firstElementChild;
  const element = drawn ? top?.firstElementChild : top;
  if (!element) throw new Error(`Nothing to draw in ${html}`);
  return document.adoptNode(element);
}

/**
 * Notes focus and scroll positions, and returns what restores them.
 * @param {Patch[]} patches
 * @returns {() => void}
 */
function remember(patches) {
  if (jobs.length) work(); // restoring after the previous change is still pending
  const focused = document.activeElement;
  const chain = focused && focused !== document.body ? ancestors(focused) : [];
  // browsers do a full layout when the focused element is removed
  if (focused instanceof HTMLElement || focused instanceof SVGElement) if (leaves(chain, patches)) focused.blur();
  const places = Array.from(scrolled, (element) => ({
    element,
    name: key(element),
    top: element.scrollTop,
    left: element.scrollLeft,
  }));
  const folds = Array.from(document.querySelectorAll("details[open][id]"));
  return () => {
    for (const fold of folds) if (!fold.isConnected) document.getElementById(fold.id)?.setAttribute("open", "");
    const lost = focused !== document.activeElement;
    if (lost || places.length) beforePaint(() => restore(places, lost ? chain : []));
  };
}

/**
 * Whether an element is taken out of the page.
 * @param {Ancestor[]} chain the element and its ancestors
 * @param {Patch[]} patches
 */
function leaves(chain, patches) {
  const names = new Map(chain.map(({ id }, place) => [id, place]));
  return patches.some((patch) => {
    const place = names.get(patch[1]);
    if (place === undefined || patch[0] === "a" || patch[0] === "t") return false;
    return patch[0] === "h" || (place > 0 && !patch[2].includes(chain[place - 1].id));
  });
}

/**
 * @param {{ element: Element, name: string, top: number, left: number }[]} places
 * @param {Ancestor[]} chain
 */
function restore(places, chain) {
  for (const { element, name, top, left } of places) {
    const found = element.isConnected ? element : name && document.querySelector(name);
    if (!element.isConnected) scrolled.delete(element);
    if (found && (found.scrollTop !== top || found.scrollLeft !== left)) {
      found.scrollTop = top;
      found.scrollLeft = left;
    }
  }
  if (document.activeElement === document.body) refocus(chain);
}

/**
 * Gives the focus back to the element that had it, or to its nearest ancestor that is left.
 * @param {Ancestor[]} chain the element and its ancestors, as they were
 */
function refocus(chain) {
  for (const { element, id } of chain) {
    const found = element.isConnected ? element : id && document.getElementById(id);
    if (!found || found === document.body || found === document.documentElement) continue;
    focus(found);
    if (document.activeElement === found) return;
    if (found instanceof HTMLElement && found.tabIndex >= 0) continue; // it is focusable but not visible
    found.setAttribute("tabindex", "-1");
    focus(found);
    if (document.activeElement === found) return;
  }
}

/** @param {Element} element */
function focus(element) {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus({ preventScroll: true });
}

/**
 * @param {Element} element
 * @returns {Ancestor[]}
 */
function ancestors(element) {
  const found = [];
  for (let at = /** @type {Element | null} */ (element); at; at = at.parentElement)
    found.push({ element: at, id: at.id });
  return found;
}

/**
 * How to find an element again after it was redrawn: by its id, or by its class within the nearest id.
 * @param {Element} element
 */
function key(element) {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const home = element.closest("[id]");
  const name = element.classList[0];
  return home && name ? `#${CSS.escape(home.id)} .${CSS.escape(name)}` : "";
}

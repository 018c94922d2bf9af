/** Flying pieces and running numbers, shown above the page for a moment: no clicks, hidden from screen readers. */

/** @typedef {{ x: number, y: number, scale: number }} Place where the origin of a piece is on the screen */
/** @typedef {{ place: Place, box: DOMRect }} Whereabouts */
/** @typedef {{ delay: number, duration: number }} Times in milliseconds */

const SVG = "http://www.w3.org/2000/svg";
const EASE = "cubic-bezier(.45,.05,.2,1)";
const FLASH = 600; // milliseconds in which a number loses the colour it had while it ran
const STEPS = 8; // numbers that a running one shows at most

/**
 * Animates a copy of a piece, as an SVG of its own: an element inside a larger SVG would cost a layout in every frame.
 * @param {Element} piece
 * @param {Whereabouts} size the piece, wherever it is
 * @param {{ place: Place, opacity: number }} from
 * @param {{ place: Place, opacity: number }} to
 * @param {Times} times
 */
export function fly(piece, { place, box }, from, to, times) {
  const copy = /** @type {SVGElement} */ (piece.cloneNode(true));
  for (const named of [copy, ...copy.querySelectorAll("[id]")]) named.removeAttribute("id");
  copy.style.transform = "none";
  const [x, y, width, height] = [box.x - place.x, box.y - place.y, box.width, box.height].map(
    (each) => each / place.scale,
  );
  const flight = document.createElementNS(SVG, "svg");
  flight.append(copy);
  flight.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  flight.setAttribute("width", String(width));
  flight.setAttribute("height", String(height));
  layer().append(flight);
  /** @param {Place} to */
  const written = (to) => `translate(${to.x + x * to.scale}px, ${to.y + y * to.scale}px) scale(${to.scale})`;
  const seen = { opacity: 1, offset: from.opacity ? 0.7 : 0.3 };
  const frames = [
    { transform: written(from.place), opacity: from.opacity },
    ...(from.opacity === to.opacity ? [] : [seen]),
    { transform: written(to.place), opacity: to.opacity },
  ];
  flight.animate(frames, { ...times, easing: EASE, fill: "both" }).onfinish = () => flight.remove();
}

/**
 * Measures how a number looks. The page has the new value at once; only what is seen runs.
 * @param {HTMLElement} element
 * @param {number} from
 * @param {number} to
 * @param {number} duration in milliseconds
 * @returns {(() => void) | undefined} what starts it; nothing if the number cannot be seen
 */
export function counting(element, from, to, duration) {
  const box = element.getBoundingClientRect();
  if (!box.width) return undefined;
  const looks = getComputedStyle(element);
  const flash = (to > from && looks.getPropertyValue("--flash")) || looks.color;
  const running = document.createElement("span");
  running.id = `running-${element.id}`;
  running.className = "running num";
  Object.assign(running.style, {
    color: flash,
    fontFamily: looks.fontFamily,
    fontSize: looks.fontSize,
    fontWeight: looks.fontWeight,
    lineHeight: `${box.height}px`,
    inset: `${box.top}px auto auto ${box.left}px`,
    width: `${box.width}px`,
  });
  return () => run(running, element, from, to, duration);
}

/**
 * @param {HTMLElement} running
 * @param {HTMLElement} element
 * @param {number} from
 * @param {number} to
 * @param {number} duration
 */
function run(running, element, from, to, duration) {
  document.getElementById(running.id)?.remove();
  running.textContent = String(from);
  layer().append(running);
  // animating the opacity is cheap; colours, or a script in every frame, would repaint the whole page
  element.animate({ opacity: [0, 0] }, duration);
  running.animate({ opacity: [1, 0] }, { delay: duration, duration: FLASH }).onfinish = () => running.remove();
  const steps = Math.min(Math.abs(to - from), STEPS);
  for (let step = 1; step <= steps; step++) {
    const now = String(Math.round(from + ((to - from) * step) / steps));
    setTimeout(() => (running.textContent = now), (duration * (step - 0.5)) / steps);
  }
}

/**
 * A coin with points flies from one place to another, in a bow over what is read.
 * @param {string} text
 * @param {DOMRect} from
 * @param {DOMRect} to
 * @param {number} duration in milliseconds
 */
export function coin(text, from, to, duration) {
  const made = document.createElement("span");
  made.className = "told-coin num";
  made.textContent = text;
  layer("coins").append(made);
  const [start, end] = [from, to].map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }));
  const top = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y, (start.y + end.y) / 2 - 60) };
  const frames = [start, top, end].map(({ x, y }) => ({
    transform: `translate(${x}px, ${y}px) translate(-50%, -50%)`,
  }));
  frames.unshift(frames[0]); // it rests a moment, to be read
  made.animate(frames, { duration, easing: EASE, fill: "both" }).onfinish = () => made.remove();
}

/**
 * Puts a copy of an element on the page, above what is there.
 * @param {Element} element
 * @param {{ x: number, y: number }} at its middle
 * @param {string} [look] `over` if it covers what is drawn there
 */
export function stamp(element, { x, y }, look) {
  const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
  copy.style.inset = `${y}px auto auto ${x}px`;
  copy.classList.add("stamped");
  if (look) copy.classList.add(look);
  layer("stamps").append(copy);
}

/**
 * Takes away everything that was put on a layer.
 * @param {string} name
 */
export function sweep(name) {
  document.getElementById(name)?.replaceChildren();
}

/** @param {string} [name] */
function layer(name = "flights") {
  const there = document.getElementById(name);
  if (there) return there;
  const made = document.createElement("div");
  made.id = name;
  made.className = "flights";
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  return made;
}

/**
 * Lets something be heard, where sound is on.
 * @param {string} kind
 * @param {number} [at] in milliseconds from now
 */
export function sound(kind, at = 0) {
  document.dispatchEvent(new CustomEvent("sound", { detail: { kind, at } }));
}

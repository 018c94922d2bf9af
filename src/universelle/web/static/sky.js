/** What is seen above the page for a moment: flying pieces and running numbers. Nobody can touch or hear it. */

/** @typedef {{ x: number, y: number, scale: number }} Place where the origin of a piece lies on the screen */
/** @typedef {{ delay: number, duration: number }} Times in milliseconds */

const SVG = "http://www.w3.org/2000/svg";
const EASE = "cubic-bezier(.45,.05,.2,1)";
const FLASH = 600;

/**
 * Lets a likeness of a piece fly.
 * @param {Element} piece
 * @param {{ place: Place, opacity: number }} from
 * @param {{ place: Place, opacity: number }} to
 * @param {Times} times
 */
export function fly(piece, from, to, times) {
  const likeness = /** @type {SVGElement} */ (piece.cloneNode(true));
  for (const named of [likeness, ...likeness.querySelectorAll("[id]")]) named.removeAttribute("id");
  likeness.style.transform = "none";
  const flight = document.createElementNS(SVG, "g");
  flight.append(likeness);
  sky().querySelector("svg")?.append(flight);
  const seen = { opacity: 1, offset: from.opacity ? 0.7 : 0.3 };
  const frames = [
    { transform: written(from.place), opacity: from.opacity },
    ...(from.opacity === to.opacity ? [] : [seen]),
    { transform: written(to.place), opacity: to.opacity },
  ];
  flight.animate(frames, { ...times, easing: EASE, fill: "both" }).onfinish = () => flight.remove();
}

/** @param {Place} place */
function written({ x, y, scale }) {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/**
 * Lets a number run from what it was to what it is. The page has the new one at once; only what is seen runs.
 * @param {HTMLElement} element
 * @param {number} from
 * @param {number} to
 * @param {number} duration in milliseconds
 */
export function count(element, from, to, duration) {
  counting(element, from, to, duration)?.();
}

/**
 * Finds out how a number looks; returns what lets it run.
 * @param {HTMLElement} element
 * @param {number} from
 * @param {number} to
 * @param {number} duration in milliseconds
 * @returns {(() => void) | undefined}
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
  return () => run(running, element, flash, from, to, duration);
}

/**
 * @param {HTMLElement} running
 * @param {HTMLElement} element
 * @param {string} flash
 * @param {number} from
 * @param {number} to
 * @param {number} duration
 */
function run(running, element, flash, from, to, duration) {
  document.getElementById(running.id)?.remove();
  sky().append(running);
  const unseen = element.animate({ color: ["transparent", "transparent"] }, duration);
  element.animate([{ color: flash }, {}], { delay: duration, duration: FLASH });
  unseen.onfinish = () => running.remove();
  const step = () => {
    const part = unseen.effect?.getComputedTiming().progress ?? 1;
    const now = String(Math.round(from + (to - from) * part));
    if (running.textContent !== now) running.textContent = now; // else the page would be laid out for nothing
    if (running.isConnected) requestAnimationFrame(step);
  };
  step();
}

function sky() {
  const there = document.getElementById("sky");
  if (there) return there;
  const made = document.createElement("div");
  made.id = "sky";
  made.className = "sky";
  made.setAttribute("aria-hidden", "true");
  made.append(document.createElementNS(SVG, "svg"));
  document.body.append(made);
  return made;
}

/**
 * Crystal Palace on the page: dials on which dice are set, the die that is held, and the location that is open. Without
 * scripts the list of choices does all of this; the locations are radio buttons anyway. What dice cost and where they
 * may be placed comes with the page.
 */

/** @type {number[]} what the dials show, as long as these dice are to be set */
let values = [];
/** What went on when the page was last looked at: when that changes, the location where it happens is opened. */
let work = board()?.dataset.work;

function board() {
  return document.getElementById("board");
}

/** @param {string} id */
function element(id) {
  return document.getElementById(id);
}

// The dials

function dials() {
  return Array.from(document.querySelectorAll("#dial-row .dial"));
}

/** @param {Element} dial */
function face(dial) {
  return dial.querySelector("[role=spinbutton]");
}

/**
 * @param {Element} dial
 * @param {"aria-valuemin" | "aria-valuemax" | "aria-valuenow"} name
 */
function number(dial, name) {
  return Number(face(dial)?.getAttribute(name));
}

/** @param {Element} dial */
function value(dial) {
  return number(dial, "aria-valuenow");
}

/** Makes the dials show the values, and the sentences below them what these cost. */
function showDials() {
  const all = dials();
  if (!all.length) {
    values = [];
    return;
  }
  values = all.map((dial, n) => values[n] ?? value(dial));
  all.forEach((dial, n) => showDial(dial, values[n]));
  const turned = all.reduce((turns, dial, n) => turns + values[n] - number(dial, "aria-valuemin"), 0);
  const [cost, left, short] = answers("sums")[turned]?.split(",") ?? [];
  write(element("dial-cost"), cost);
  write(element("dial-left"), left);
  write(element("dial-short"), short);
  element("dial-warning")?.toggleAttribute("hidden", short === "0");
}

/**
 * The answers that came with the page, one for each step from the lowest setting upwards.
 * @param {"sums" | "prices"} name
 */
function answers(name) {
  return element("dials")?.dataset[name]?.split(" ") ?? [];
}

/**
 * @param {Element} dial
 * @param {number} value
 */
function showDial(dial, value) {
  face(dial)?.setAttribute("aria-valuenow", String(value));
  dial.querySelector("use")?.setAttribute("href", `#sy-die-${value}`);
  write(dial.querySelector(".dial-price"), answers("prices")[value - number(dial, "aria-valuemin")]);
}

/**
 * @param {Element | null} there
 * @param {string | undefined} text
 */
function write(there, text) {
  if (there && text !== undefined && there.textContent !== text) there.textContent = text;
}

/**
 * @param {Element} dial
 * @param {number} value
 */
function turn(dial, value) {
  const n = dials().indexOf(dial);
  if (n < 0) return;
  values[n] = Math.min(number(dial, "aria-valuemax"), Math.max(number(dial, "aria-valuemin"), value));
  showDials();
}

/** Sets all dice and seals them, in one go. */
function seal() {
  const codes = values.map((value) => `set ${value}`);
  document.dispatchEvent(new CustomEvent("play", { detail: [...codes, "seal"] }));
}

// The die that is held, and the spaces where it may be placed

/** Makes the spaces of the open location choosable that take the die that is held. */
function showTargets() {
  const die = picked("pick");
  const location = element(`location-${picked("open")}`);
  for (const space of document.querySelectorAll("[data-fits]")) {
    const code = (space.getAttribute("data-action") ?? space.getAttribute("data-try") ?? "").replace(/\d/, die);
    const fits = space.getAttribute("data-fits")?.includes(die) && location?.contains(space);
    set(space, { role: fits ? "button" : "img", tabindex: fits ? "0" : null });
    set(space, fits ? { "data-action": code, "data-try": null } : { "data-action": null, "data-try": code });
  }
}

/**
 * The value of the radio button that is checked.
 * @param {string} name
 */
function picked(name) {
  const button = document.querySelector(`[name=${name}]:checked`);
  return button instanceof HTMLInputElement ? button.value : "0";
}

/**
 * @param {Element} element
 * @param {Record<string, string | null>} attributes
 */
function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/** Opens the location where something new goes on; else the one stays open that was opened by hand. */
function follow() {
  const { open, work: now } = board()?.dataset ?? {};
  if (now === work) return;
  work = now;
  const tab = element(`open-${open}`);
  if (tab instanceof HTMLInputElement) tab.checked = true;
}

function refresh() {
  follow();
  showDials();
  showTargets();
}

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const dial = target?.closest(".dial");
  if (dial && target?.closest(".up")) turn(dial, value(dial) + 1);
  if (dial && target?.closest(".down")) turn(dial, value(dial) - 1);
  if (target?.closest("#dial-seal")) seal();
});

const KEYS = new Map([
  ["ArrowUp", 1],
  ["ArrowRight", 1],
  ["ArrowDown", -1],
  ["ArrowLeft", -1],
  ["Home", -Infinity],
  ["End", Infinity],
]);

// before the page's own keys: a digit on a dial sets it, and chooses nothing
document.addEventListener(
  "keydown",
  (event) => {
    const dial =
      event.target instanceof Element && event.target.matches(".dial-face") ? event.target.closest(".dial") : null;
    if (!dial || event.ctrlKey || event.metaKey || event.altKey) return;
    const steps = KEYS.get(event.key);
    const digit = Number(event.key);
    if (steps) turn(dial, value(dial) + steps);
    else if (digit >= number(dial, "aria-valuemin") && digit <= number(dial, "aria-valuemax")) turn(dial, digit);
    else return;
    event.preventDefault();
  },
  true,
);

/** @type {{ dial: Element, from: number, at: number } | undefined} a dial that is being dragged */
let dragged;
const STEP = 18; // pixels for one pip

document.addEventListener("pointerdown", (event) => {
  const dial = event.target instanceof Element ? event.target.closest(".dial-face")?.closest(".dial") : undefined;
  if (dial) dragged = { dial, from: value(dial), at: event.clientY };
});
document.addEventListener("pointermove", (event) => {
  if (dragged) turn(dragged.dial, dragged.from + Math.round((dragged.at - event.clientY) / STEP));
});
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => (dragged = undefined));

document.addEventListener("change", (event) => {
  if (event.target instanceof HTMLInputElement && ["pick", "open"].includes(event.target.name)) showTargets();
});
document.addEventListener("shown", refresh);
refresh();

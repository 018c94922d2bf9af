/**
 * Crystal Palace on the page: dials on which dice are set, the die that is held, and the place that is open. Without
 * scripts the list of choices does all of this; the set of bays is a set of radio buttons anyway.
 */

const HIGHEST = 6;

/** @type {number[]} what the dials show, as long as these dice are to be set */
let values = [];
/** What was at work when the page was last looked at: when that changes, the page shows the place where it happens. */
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

/** Makes the dials show the values, and the sums what they cost. */
function showDials() {
  const all = dials();
  if (!all.length) {
    values = [];
    return;
  }
  values = all.map((dial, n) => values[n] ?? Number(face(dial)?.getAttribute("aria-valuenow")));
  all.forEach((dial, n) => showDial(dial, values[n]));
  const { money = "0", paid = "0" } = element("dials")?.dataset ?? {};
  const cost = values.reduce((sum, value) => sum + value, Number(paid));
  const left = Number(money) - cost;
  write("dial-cost", cost);
  write("dial-left", left);
  write("dial-short", Math.max(0, -left));
  element("dial-warning")?.toggleAttribute("hidden", left >= 0);
}

/**
 * @param {Element} dial
 * @param {number} value
 */
function showDial(dial, value) {
  face(dial)?.setAttribute("aria-valuenow", String(value));
  dial.querySelector("use")?.setAttribute("href", `#sy-die-${value}`);
  const price = dial.querySelector(".dial-price");
  if (price && price.textContent !== `£${value}`) price.textContent = `£${value}`;
}

/**
 * @param {string} id
 * @param {number} number
 */
function write(id, number) {
  const there = element(id);
  if (there && there.textContent !== String(number)) there.textContent = String(number);
}

/**
 * @param {Element} dial
 * @param {number} value
 */
function turn(dial, value) {
  const n = dials().indexOf(dial);
  if (n < 0) return;
  values[n] = Math.min(HIGHEST, Math.max(1, value));
  showDials();
}

/** @param {Element} dial */
function value(dial) {
  return Number(face(dial)?.getAttribute("aria-valuenow"));
}

/** All dice and the seal, in one move. */
function seal() {
  const codes = values.map((value) => `set ${value}`);
  document.dispatchEvent(new CustomEvent("play", { detail: [...codes, "seal"] }));
}

// The die that is held, and the places where it may go

/** Makes the free spaces of the open place targets for the die that is held. */
function showTargets() {
  const held = document.querySelector("[name=pick]:checked");
  const open = document.querySelector("[name=open]:checked");
  const die = held instanceof HTMLInputElement ? Number(held.value) : 0;
  const place = open instanceof HTMLInputElement ? open.value : "";
  for (const space of document.querySelectorAll("[data-space]")) {
    const code = `place ${die} ${space.getAttribute("data-space")}`;
    const can = space.closest(".location")?.id === `location-${place}` && Number(space.getAttribute("data-least")) <= die;
    set(space, { role: can ? "button" : "img", tabindex: can ? "0" : null });
    set(space, can ? { "data-action": code, "data-try": null } : { "data-action": null, "data-try": code });
  }
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

/** Opens the place at work when something new is; else the place stays that was opened by hand. */
function follow() {
  const { open, work: now } = board()?.dataset ?? {};
  if (now === work) return;
  work = now;
  const bay = element(`open-${open}`);
  if (bay instanceof HTMLInputElement) bay.checked = true;
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
]);

// before the page's own keys: a digit on a dial sets it, and chooses nothing
document.addEventListener(
  "keydown",
  (event) => {
    const dial =
      event.target instanceof Element && event.target.matches(".dial-face") ? event.target.closest(".dial") : null;
    if (!dial || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = KEYS.get(event.key);
    const ends = { Home: 1, End: HIGHEST }[event.key];
    if (step) turn(dial, value(dial) + step);
    else if (ends) turn(dial, ends);
    else if (/^[1-6]$/.test(event.key)) turn(dial, Number(event.key));
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

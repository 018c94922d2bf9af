/**
 * Crystal Palace on the page: dials on which dice are set, the die that is held or dragged, and the location that is
 * open. Without scripts the list of choices does all of this; the locations are radio buttons anyway. What dice cost and where they
 * may be placed comes with the page.
 */

/** @type {number[]} what the dials show; kept for the round, so that an undo brings them back as they were */
let values = [];
/** The round to which they belong. */
let round = "";
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
  const now = board()?.dataset.work?.split("-")[0] ?? "";
  if (now !== round) values = [];
  round = now;
  if (!all.length) return;
  all.forEach((dial, n) => (values[n] ??= value(dial)));
  all.forEach((dial, n) => showDial(dial, values[n]));
  const turned = all.reduce((turns, dial, n) => turns + values[n] - number(dial, "aria-valuemin"), 0);
  const [cost, left, short] = answers("sums")[turned]?.split(",") ?? [];
  write(element("dial-cost"), cost);
  write(element("dial-left"), left);
  write(element("dial-short"), short);
  element("dial-warning")?.toggleAttribute("hidden", !short);
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

/** Sets all dice, the highest first, and seals them, in one go. */
function seal() {
  const codes = dials()
    .map(value)
    .sort((one, other) => other - one)
    .map((set) => `set ${set}`);
  document.dispatchEvent(new CustomEvent("play", { detail: [...codes, "seal"] }));
}

// The die that is held, and the spaces where it may be placed

/** For each location the values that each of its spaces takes, from the left; nothing while no die is to be placed. */
function fitting() {
  return (
    board()
      ?.dataset.fits?.split("|")
      .map((spaces) => spaces.split(",")) ?? []
  );
}

/**
 * A space of a location in full.
 * @param {number} location
 * @param {number} space both from 1
 */
function spaceOf(location, space) {
  return element(`space-${location}-${space}`);
}

/** Lights the spaces that take the held die, in every location; those of the open one become choosable. */
function showTargets() {
  const die = picked("pick");
  const open = Number(picked("open"));
  fitting().forEach((spaces, index) => {
    const location = index + 1;
    spaces.forEach((values, k) => showSpace(location, k + 1, die, values.includes(die), location === open));
    const bay = element(`tab-${location}`);
    if (bay) set(bay, { "data-lit": spaces.some((values) => values.includes(die)) ? "" : null });
  });
  if (!fitting().length) {
    for (const lit of document.querySelectorAll("[data-lit]")) set(lit, { "data-lit": null });
    for (const space of document.querySelectorAll(".space[data-action]")) setTarget(space, null);
  }
  if (aimed && !aimed.hasAttribute("data-action")) aim(undefined);
  write(element("set-value"), die);
}

/**
 * @param {number} location
 * @param {number} k its number from the left, from 1
 * @param {string} die the value that is held
 * @param {boolean} fits
 * @param {boolean} open
 */
function showSpace(location, k, die, fits, open) {
  const space = spaceOf(location, k);
  const code = (space?.getAttribute("data-try") ?? "").replace(/\d/, die);
  if (space) {
    set(space, { "data-try": code });
    setTarget(space, fits && open ? code : null);
  }
  const small = element(`tab-space-${location}-${k}`);
  if (small) set(small, { "data-lit": fits ? "" : null });
}

/**
 * @param {Element} space
 * @param {string | null} code the move it makes, if any
 */
function setTarget(space, code) {
  const main = code ? "" : null;
  const kept = space === document.activeElement ? "-1" : null; // what has the focus does not lose it
  set(space, {
    role: code ? "button" : "img",
    tabindex: code ? "0" : kept,
    "data-action": code,
    "data-main-choice": main,
  });
}

/** Opens a location where the held die fits, if it fits nowhere in the open one. */
function openFitting() {
  const die = picked("pick");
  const fits = fitting().map((spaces) => spaces.some((values) => values.includes(die)));
  if (fits.includes(true) && !fits[Number(picked("open")) - 1]) open(fits.indexOf(true) + 1);
}

/** @param {number} location from 1 */
function open(location) {
  const tab = element(`open-${location}`);
  if (!(tab instanceof HTMLInputElement) || tab.checked) return;
  tab.checked = true;
  document.dispatchEvent(new Event("says"));
  if (document.activeElement?.matches(".space")) tab.focus({ preventScroll: true }); // its location is hidden now
  showTargets();
}

// What the held die would do on a space is said by the list of choices; it is shown at the space, too.

/** @type {{ space: Element, note: HTMLElement } | undefined} */
let forecast;

/** @param {Element | undefined} space a space of a location in full, or in the overview; undefined: nothing is shown */
function foretell(space) {
  if (space === forecast?.space) return;
  forecast?.note.remove();
  forecast = undefined;
  const told = space && choiceAt(space)?.querySelector(".gives")?.textContent;
  if (!space || !told) return;
  const box = space.getBoundingClientRect();
  const note = document.createElement("p");
  note.id = "forecast";
  note.className = isTold(space, told) ? "forecast visually-hidden" : "forecast";
  note.setAttribute("role", "status");
  note.textContent = told;
  note.style.setProperty("--across", `${box.left + box.width / 2}px`);
  note.style.setProperty("--above", `${box.top}px`);
  note.style.setProperty("--below", `${box.bottom}px`);
  note.classList.toggle("lowered", box.top < innerHeight / 3);
  document.querySelector("main")?.append(note);
  forecast = { space, note };
}

/**
 * Whether the open location, beside whose spaces a forecast would lie, says the same of the held die.
 * @param {Element} space
 * @param {string} told
 */
function isTold(space, told) {
  const line = element(`outlook-${picked("open")}-${picked("pick")}`);
  return space === inFull(space) && line?.textContent === told;
}

/**
 * The space of a location in full that a space of the overview stands for, or itself.
 * @param {Element} space
 */
function inFull(space) {
  const [location, k] = space.id.split("-").slice(-2).map(Number);
  return spaceOf(location, k);
}

/**
 * The choice in the list that places the held die on a space, if it may be placed there.
 * @param {Element} space
 */
function choiceAt(space) {
  const code = inFull(space)?.getAttribute("data-try") ?? "";
  return code ? document.querySelector(`#choices [data-action="${CSS.escape(code)}"]`) : null;
}

for (const start of ["pointerover", "focusin"]) {
  document.addEventListener(start, (event) => {
    const space = event.target instanceof Element ? event.target.closest(".space[data-action]") : null;
    if (!drag?.ghost) foretell(space ?? aimed);
  });
}

// On a screen that is touched a tap on a space only previews; the button sets.

/** @type {Element | undefined} the space that is previewed */
let aimed;

/** @param {Element | undefined} space */
function aim(space) {
  if (aimed) set(aimed, { "data-aimed": null });
  aimed = space;
  if (aimed) set(aimed, { "data-aimed": picked("pick") });
  foretell(aimed);
  const button = element("set-here");
  if (button instanceof HTMLButtonElement) button.disabled = !aimed;
}

/** Whether players want a tap to preview: the setting of all games. */
function previewing() {
  return !document.querySelector('html[data-settings~="confirm-off"]');
}

/** @param {string | null | undefined} code */
function play(code) {
  if (code) document.dispatchEvent(new CustomEvent("play", { detail: [code] }));
}

// before the page's own clicks: a finger that taps a space sets nothing yet
document.addEventListener(
  "click",
  (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("#set-here")) play(aimed?.getAttribute("data-action"));
    const space = target?.closest(".space[data-action]");
    if (!space || !(event instanceof PointerEvent) || event.pointerType !== "touch" || !previewing()) return;
    event.stopImmediatePropagation();
    aim(space === aimed ? undefined : space);
  },
  true,
);

// Dice that are dragged onto spaces

/** @typedef {{ die: HTMLElement, ghost: HTMLElement | undefined, x: number, y: number, bay: number }} Drag `x`, `y`: where it rested last */
/** @type {Drag | undefined} */
let drag;
const SLOP = 6; // pixels that a die moves before it is dragged
const ABOVE = 40; // pixels that it floats above a finger
const WAIT = 350; // milliseconds that a die rests over a closed location until it opens
const LOST = 2000; // milliseconds after which a dropped die is back in hand if nothing was heard
/** @type {ReturnType<typeof setTimeout> | undefined} */
let resting;

/** @param {PointerEvent} event */
function pickUp(event) {
  const die = event.target instanceof Element ? event.target.closest("label.hand-die") : null;
  if (!(die instanceof HTMLElement) || !event.isPrimary || event.button) return;
  drag = { die, ghost: undefined, x: event.clientX, y: event.clientY, bay: 0 };
}

/** @param {PointerEvent} event */
function carry(event) {
  if (!drag) return;
  if (!drag.ghost) {
    if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < SLOP) return;
    lift(drag);
  }
  const up = event.pointerType === "touch" ? ABOVE : 0;
  if (drag.ghost) drag.ghost.style.translate = `${event.clientX}px ${event.clientY - up}px`;
  const { space, bay } = under(event);
  for (const over of document.querySelectorAll("[data-over]")) if (over !== space) set(over, { "data-over": null });
  if (space) set(space, { "data-over": "" });
  foretell(space);
  hover(drag, bay, event);
}

/**
 * The die leaves the hand: it is the one that is held, and a copy of it follows the pointer.
 * @param {Drag} drag
 */
function lift(drag) {
  const pick = drag.die.querySelector("input");
  if (pick && !pick.checked) {
    pick.checked = true;
    document.dispatchEvent(new Event("says"));
    showTargets();
  }
  const ghost = document.createElement("div");
  ghost.className = "dragged-die";
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.setProperty("--die", getComputedStyle(drag.die).getPropertyValue("--die"));
  const face = drag.die.querySelector("svg")?.cloneNode(true);
  if (face instanceof Element) {
    for (const each of [face, ...face.querySelectorAll("[id]")]) each.removeAttribute("id");
    ghost.append(face);
  }
  document.querySelector("main")?.append(ghost);
  drag.ghost = ghost;
  document.documentElement.classList.add("dragging");
}

/**
 * The space and the location under the pointer.
 * @param {PointerEvent} event
 */
function under(event) {
  const there = document.elementFromPoint(event.clientX, event.clientY - (event.pointerType === "touch" ? ABOVE : 0));
  const space = there?.closest(".space[id]") ?? undefined;
  const bay = Number(there?.closest(".location-tab")?.id.split("-")[1] ?? 0);
  return { space, bay };
}

/**
 * A location over which a die rests opens; those that it only passes stay as they are.
 * @param {Drag} drag
 * @param {number} bay
 * @param {PointerEvent} event
 */
function hover(drag, bay, event) {
  if (bay === drag.bay && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < SLOP) return;
  Object.assign(drag, { bay, x: event.clientX, y: event.clientY });
  clearTimeout(resting);
  if (bay) resting = setTimeout(() => open(bay), WAIT);
}

/** @param {PointerEvent} event */
function drop(event) {
  const { ghost, die } = drag ?? {};
  drag = undefined;
  clearTimeout(resting);
  if (!ghost) return;
  document.documentElement.classList.remove("dragging");
  foretell(undefined);
  for (const over of document.querySelectorAll("[data-over]")) set(over, { "data-over": null });
  die?.addEventListener("click", (click) => click.preventDefault(), { once: true, capture: true });
  const { space, bay } = event.type === "pointercancel" ? { space: undefined, bay: 0 } : under(event);
  const first = event.pointerType === "touch" && previewing();
  if (space && die && !first && choiceAt(space)) leave(die, ghost, event);
  else ghost.remove();
  if (space) place(space, first);
  else if (bay) open(bay);
}

/**
 * A die that is dropped stays where it was dropped until the answer comes, and moves on from there.
 * @param {HTMLElement} die
 * @param {HTMLElement} ghost
 * @param {PointerEvent} event
 */
function leave(die, ghost, event) {
  const box = die.getBoundingClientRect();
  const [x, y] = [event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2];
  die.style.transform = `translate(${x}px, ${y}px)`;
  const back = () => {
    ghost.remove();
    die.style.removeProperty("transform");
  };
  document.addEventListener("shown", back, { once: true });
  setTimeout(back, LOST);
}

/**
 * Places the held die on a space, of the open location or in the overview, or has it said why it cannot.
 * @param {Element} space
 * @param {boolean} first whether it is only previewed, as by a tap
 */
function place(space, first) {
  const full = inFull(space);
  const listed = choiceAt(space);
  if (first && listed && full) {
    open(Number(full.id.split("-")[1]));
    aim(full);
  } else if (listed instanceof HTMLElement && listed.hasAttribute("data-final")) listed.click();
  else if (listed) play(listed.getAttribute("data-action"));
  else if (full instanceof HTMLElement) full.click();
}

document.addEventListener("pointerdown", pickUp);
document.addEventListener("pointermove", carry);
document.addEventListener("pointerup", drop);
document.addEventListener("pointercancel", drop);

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
  const { open: wanted, work: now } = board()?.dataset ?? {};
  if (now !== work) {
    open(Number(wanted));
    requestAnimationFrame(() => requestAnimationFrame(comeIntoSight)); // after the page is back where it was
  }
  work = now;
  openFitting();
}

/** On a phone what goes on now may lie above what was chosen before: the table scrolls back to it. */
function comeIntoSight() {
  const [table, places] = [element("table"), element("places")];
  if (!table || !places?.clientHeight || table.scrollHeight <= table.clientHeight) return;
  if (getComputedStyle(table).overflowY === "auto") table.scrollTop = 0;
}

function refresh() {
  aim(undefined);
  foretell(undefined);
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
  if (event.target instanceof HTMLInputElement && event.target.name === "pick") openFitting();
});
document.addEventListener("shown", refresh);
document.addEventListener("sought", ({ target }) => {
  const location = target instanceof Element ? target.closest(".location") : null;
  if (location) open(Number(location.id.split("-")[1]));
});
refresh();

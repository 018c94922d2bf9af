/** Shows a piece in hand, and what would be if it were put down where it is: on the floor, in the ledger, in words. */

import { floor, lab, list, words } from "./reading.js";
import { draw, likeness } from "./shapes.js";
import { STRIDE, capped, nameOf } from "./supply.js";

/** @typedef {import("./holding.js").Holding} Holding */
/** @typedef {import("./supply.js").Effect} Effect */

const LINE = 15; // of a note, in the measures of the laboratory

/** @type {(() => void)[]} what takes back what is shown */
let undone = [];

/** Takes everything away. */
export function clear() {
  for (const undo of undone.splice(0)) undo();
  document.getElementById("lab-held")?.replaceChildren();
  delete document.documentElement.dataset.holding;
  float(undefined);
}

/**
 * @param {Holding} holding
 * @param {Element} source where the piece was picked up
 */
export function show(holding, source) {
  clear();
  document.documentElement.dataset.holding = holding.piece.kind === "tile" ? "tile" : "shape";
  mark(source, "lifted");
  source.setAttribute("aria-pressed", "true");
  undone.push(() => source.removeAttribute("aria-pressed"));
  for (const [cell, feeds] of holding.lit()) {
    const element = document.getElementById(`cell-${nameOf(cell)}`);
    if (element) mark(element, "fits", ...(feeds ? ["feeds"] : []));
  }
  const effects = holding.effects();
  showPiece(holding, effects);
  if (holding.fits()) showEffects(effects);
  showButtons(holding);
}

/**
 * @param {Element} element
 * @param {...string} classes
 */
function mark(element, ...classes) {
  const fresh = classes.filter((name) => !element.classList.contains(name));
  element.classList.add(...fresh);
  undone.push(() => {
    element.classList.remove(...fresh);
    if (!element.classList.length) element.removeAttribute("class");
  });
}

/**
 * @param {Holding} holding
 * @param {Effect[]} effects
 */
function showPiece(holding, effects) {
  const size = floor()?.size ?? 0;
  const { cell, turn, piece } = holding;
  if (cell === undefined) return;
  const own = effects.find(({ project }) => piece.kind === "project" && project.key === piece.key);
  const row = Math.floor(cell / STRIDE);
  const place = `translate(${size * (cell % STRIDE)} ${size * row})`;
  const fits = holding.fits();
  const look = { class: fits ? "held" : "held refused", transform: place };
  const layer = document.getElementById("lab-held");
  layer?.append(draw("g", look, likeness(piece, turn, size, own?.has)));
  if (fits) layer?.append(...effects.flatMap(({ fed }) => fed).map((edge) => arrow(edge, size)));
  else if (layer) note(layer, why(holding), cell, row + Math.max(...piece.turns[turn].map(([down]) => down)));
}

/**
 * An arrow from one side of a cell into the next one.
 * @param {import("./supply.js").Edge} edge
 * @param {number} size
 */
function arrow({ cell, side }, size) {
  const [dx, dy] = [[0.5, 0], [1, 0.5], [0.5, 1], [0, 0.5]][side]; // prettier-ignore
  const x = size * ((cell % STRIDE) + dx);
  const y = size * (Math.floor(cell / STRIDE) + dy);
  const head = draw("path", { d: "M-3.5 -4.5L3.5 0L-3.5 4.5" });
  const turned = `translate(${x} ${y}) rotate(${90 * side - 90}) scale(${size / 64})`;
  return draw("g", { class: "flow", transform: turned }, draw("circle", { r: 9.5 }), head);
}

/**
 * A few words below a piece, all of them inside the laboratory.
 * @param {Element} layer
 * @param {string} text
 * @param {number} cell the piece's first
 * @param {number} last the lowest row of the piece
 */
function note(layer, text, cell, last) {
  const words = /** @type {SVGTextElement} */ (draw("text", { "text-anchor": "middle", "font-size": LINE }));
  words.textContent = text;
  const back = draw("rect", { rx: 4, fill: "var(--card)", stroke: "var(--accent-2)" });
  layer.append(draw("g", { class: "refusal-note" }, back, words));
  const size = floor()?.size ?? 0;
  const wide = size * Number(lab()?.dataset.columns);
  const width = Math.min(words.getComputedTextLength(), wide - LINE);
  const half = width / 2 + LINE / 2;
  const x = Math.min(Math.max(size * ((cell % STRIDE) + 0.5), half), wide - half);
  const below = last + 1 < Number(lab()?.dataset.rows);
  const y = below ? size * (last + 1) + LINE : Math.max(size * Math.floor(cell / STRIDE) - LINE, LINE);
  if (width < words.getComputedTextLength()) words.setAttribute("textLength", String(width));
  words.setAttribute("x", String(x));
  words.setAttribute("y", String(y + LINE / 3));
  const box = { x: x - half, y: y - LINE * 0.8, width: 2 * half, height: LINE * 1.6 };
  for (const [name, value] of Object.entries(box)) back.setAttribute(name, String(value));
}

/** @param {Effect[]} effects */
function showEffects(effects) {
  for (const { project, had, has, completes, changed, lacks } of effects) {
    if (!changed && !completes) continue;
    const look = completes ? "completes" : "changes";
    const drawn = document.getElementById(`project-${project.key}`);
    const entry = document.getElementById(`entry-${project.key}`);
    if (drawn && completes) mark(drawn, "completes");
    if (entry) mark(entry, look);
    if (drawn) for (const type of Object.keys(project.needs)) showPips(drawn, type, project.needs, had, has);
    const { prestige: points } = project;
    const missing = Object.entries(lacks).map(([type, n]) => words("units", { n, type: words(type) }));
    const line = completes ? words("completes", { points }) : words("lacks", { lacks: list(missing) });
    write(document.getElementById(`entry-preview-${project.key}`), line);
  }
  const points = gain(effects);
  if (points) write(document.getElementById("project-list-gain"), words("gain", { points }));
}

/**
 * @param {Element} project
 * @param {string} type
 * @param {import("./supply.js").Units} needs
 * @param {import("./supply.js").Units} had
 * @param {import("./supply.js").Units} has
 */
function showPips(project, type, needs, had, has) {
  const [before, after] = [capped(needs, had, type), capped(needs, has, type)];
  project.querySelectorAll(`.pip.${type}`).forEach((pip, at) => {
    if (at >= before && at < after) mark(pip, "gained");
    if (at >= after && at < before) mark(pip, "lost");
  });
}

/** @param {Effect[]} effects */
function gain(effects) {
  return effects.reduce((sum, { project, completes }) => sum + (completes ? project.prestige : 0), 0);
}

/**
 * @param {Element | null} element
 * @param {string} text
 */
function write(element, text) {
  if (!element) return;
  const before = Array.from(element.childNodes);
  element.textContent = text;
  undone.push(() => element.replaceChildren(...before));
}

/** @param {Holding} holding */
function showButtons(holding) {
  const button = document.getElementById("set-here");
  const fits = holding.fits();
  for (const each of [button, ...["turn-left", "turn-right"].map((id) => document.getElementById(id))]) {
    if (!each?.hasAttribute("disabled")) continue;
    each.removeAttribute("disabled");
    undone.push(() => each.setAttribute("disabled", ""));
  }
  if (!button) return;
  if (holding.cell !== undefined) write(button, words(fits ? "set" : "no-set", { cell: nameOf(holding.cell) }));
  if (fits) return;
  button.setAttribute("aria-disabled", "true");
  undone.push(() => button.removeAttribute("aria-disabled"));
}

/**
 * The eye has seen the piece arrive: what the server draws anew need not fly there from where it was.
 * @param {Holding} holding
 * @param {Element} source
 */
export function settle({ cell = 0, turn, piece: { turns } }, source) {
  const piece = source.matches(".piece") ? source : source.querySelector(".piece");
  const home = piece?.parentElement;
  const found = floor();
  const there = found?.floor.getScreenCTM();
  const here = home instanceof SVGGraphicsElement ? home.getScreenCTM() : undefined;
  if (!piece || !found || !there || !here) return;
  const row = Math.floor(cell / STRIDE) + Math.min(...turns[turn].map(([down]) => down));
  const column = (cell % STRIDE) + Math.min(...turns[turn].map(([, right]) => right));
  const { a, b, c, d, e, f } = here.inverse().multiply(there.translate(found.size * column, found.size * row));
  const before = piece.getAttribute("style");
  const now = `transform:matrix(${[a, b, c, d, e, f].join()});transition:none;opacity:0`;
  piece.setAttribute("style", now);
  undone.push(() => {
    if (piece.getAttribute("style") !== now) return; // the server has drawn it
    if (before === null) piece.removeAttribute("style");
    else piece.setAttribute("style", before);
  });
}

/**
 * Lets the piece float above the page, in the hand of whoever drags it.
 * @param {Holding | undefined} holding none: nothing floats
 * @param {{ x: number, y: number, scale: number }} at the middle of its first cell on the screen
 */
export function float(holding, at = { x: 0, y: 0, scale: 1 }) {
  document.getElementById("floating")?.remove();
  if (!holding) return;
  const size = floor()?.size ?? 0;
  const middle = `translate(${at.x} ${at.y}) scale(${at.scale}) translate(${-size / 2} ${-size / 2})`;
  const group = draw("g", { class: "held", transform: middle }, likeness(holding.piece, holding.turn, size));
  const names = { id: "floating", class: "laboratory floating", "aria-hidden": "true" };
  const sheet = draw("svg", names, group);
  document.documentElement.append(sheet); // outside of the body, which may be scaled
}

/** @param {Holding} holding */
export function why(holding) {
  const { reason, project } = holding.why();
  return words(reason, { project, name: holding.piece.name });
}

/**
 * What the place where the piece is would bring, as a sentence or a few.
 * @param {Holding} holding
 * @param {boolean} turned whether it was just turned
 */
export function told(holding, turned = false) {
  const { cell, turn, piece } = holding;
  const sides = words("turned-tile", { sides: words(`sides-${turn}`) });
  const shape = words("turned-shape", { turn: turn + 1, turns: piece.turns.length });
  const how = turned ? [`${piece.kind === "tile" ? sides : shape}.`] : [];
  if (cell === undefined) return how.join(" ");
  const what = holding.fits() ? outcomes(holding.effects()) : [why(holding)];
  return words("here", { cell: nameOf(cell), what: [...how, ...what].join(" ") });
}

/** @param {Effect[]} effects */
function outcomes(effects) {
  const sentences = effects
    .filter(({ changed, completes }) => changed || completes)
    .map(({ project, completes, lacks }) => {
      if (completes) return words("complete", { project: project.name, points: project.prestige });
      const missing = list(Object.keys(lacks).map((type) => words(type)));
      return words("lacks-names", { project: project.name, lacks: missing });
    });
  return sentences.length ? sentences : [words("feeds-nothing")];
}

/** @param {string} text */
export function say(text) {
  const live = document.getElementById("live");
  if (live && live.textContent !== text) live.textContent = text;
}

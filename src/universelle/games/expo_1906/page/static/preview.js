/** Shows a piece in hand, and what would be if it were put down where it is: on the floor, in the list of projects, in words. */

import { cellOf, floor, measures } from "./cells.js";
import { draw, likeness } from "./drawing.js";

/** @typedef {import("./piece_in_hand.js").PieceInHand} PieceInHand */
/** @typedef {import("./placements.js").Change} Change */

const LINE = 15; // of a note, in the measures of the laboratory

/** @type {(() => void)[]} what takes back what is shown */
let undone = [];

/** Takes everything away. */
export function clear() {
  for (const undo of undone.splice(0)) undo();
  document.getElementById("lab-held")?.replaceChildren();
  delete document.documentElement.dataset.holding;
  delete document.documentElement.dataset.previews;
  float(undefined);
}

/**
 * A piece is picked up, though nothing is known of it yet.
 * @param {Element} source
 */
export function isAsking(source) {
  clear();
  document.documentElement.dataset.holding = "asking";
  lift(source);
}

/**
 * @param {PieceInHand} piece
 * @param {Element} source where it was picked up
 */
export function show(piece, source) {
  clear();
  document.documentElement.dataset.holding = "ready";
  if (piece.placements.piece.project && !piece.placements.home) document.documentElement.dataset.previews = "";
  lift(source);
  for (const { cell, feeds } of piece.lit()) {
    const element = document.getElementById(`cell-${cell}`);
    if (element) mark(element, "fits", ...(feeds ? ["feeds"] : []));
  }
  showPiece(piece);
  for (const change of piece.outcome?.changes ?? []) {
    if (change.project === piece.placements.piece.project) listPiece(piece, change);
    showChange(change);
  }
  if (piece.outcome?.gain) write(document.getElementById("project-list-gain"), piece.outcome.gain);
  showButtons(piece);
}

/** @param {Element} source */
function lift(source) {
  mark(source, "lifted");
  source.setAttribute("aria-pressed", "true");
  undone.push(() => source.removeAttribute("aria-pressed"));
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

/** @param {PieceInHand} piece */
function showPiece(piece) {
  const { outcome, placements, shape } = piece;
  const layer = document.getElementById("lab-held");
  if (piece.cell === undefined || !outcome || !layer) return;
  const { size } = measures();
  const { row, column } = cellOf(piece.cell);
  const own = outcome.changes.find(({ project }) => project === placements.piece.project);
  const look = {
    class: outcome.fits ? "held" : "held refused",
    transform: `translate(${size * column} ${size * row})`,
  };
  layer.append(draw("g", look, likeness(placements.piece, shape, piece.turn, size, own?.has)));
  layer.append(...outcome.arrows.map((edge) => arrow(edge, size)));
  if (!outcome.fits) note(layer, outcome.text, piece.cell, row + Math.max(...shape.map(([down]) => down)));
}

/**
 * An arrow from one side of a cell into the next one.
 * @param {import("./placements.js").Edge} edge
 * @param {number} size
 */
function arrow({ cell, side }, size) {
  const { row, column } = cellOf(cell);
  const [dx, dy] = [[0.5, 0], [1, 0.5], [0.5, 1], [0, 0.5]][side]; // prettier-ignore
  const place = `translate(${size * (column + dx)} ${size * (row + dy)}) rotate(${90 * side - 90}) scale(${size / 64})`;
  const head = draw("path", { d: "M-3.5 -4.5L3.5 0L-3.5 4.5" });
  return draw("g", { class: "flow", transform: place }, draw("circle", { r: 9.5 }), head);
}

/**
 * A few words below a piece, all of them inside the laboratory.
 * @param {Element} layer
 * @param {string} text
 * @param {string} cell the piece's first
 * @param {number} last the lowest row of the piece
 */
function note(layer, text, cell, last) {
  const words = /** @type {SVGTextElement} */ (draw("text", { "text-anchor": "middle", "font-size": LINE }));
  words.textContent = text;
  const back = draw("rect", { rx: 4 });
  layer.append(draw("g", { class: "refusal-note" }, back, words));
  const { rows, columns, size } = measures();
  const { row, column } = cellOf(cell);
  const wide = size * columns;
  const width = Math.min(words.getComputedTextLength(), wide - LINE);
  const half = width / 2 + LINE / 2;
  const x = Math.min(Math.max(size * (column + 0.5), half), wide - half);
  const y = last + 1 < rows ? size * (last + 1) + LINE : Math.max(size * row - LINE, LINE);
  if (width < words.getComputedTextLength()) words.setAttribute("textLength", String(width));
  place(words, { x, y: y + LINE / 3 });
  place(back, { x: x - half, y: y - LINE * 0.8, width: 2 * half, height: LINE * 1.6 });
}

/**
 * @param {Element} element
 * @param {Record<string, number>} attributes
 */
function place(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}

/**
 * Lists the project in hand with those that lie in the laboratory, if it is not there yet.
 * @param {PieceInHand} piece
 * @param {Change} change what it would have
 */
function listPiece({ placements: { name } }, { project, completes, line }) {
  const head = document.getElementById("project-list-head");
  if (!head || document.getElementById(`entry-${project}`)) return;
  const entry = document.createElement("article");
  entry.id = "entry-in-hand";
  entry.className = `project-entry ${completes ? "completes" : "changes"}`;
  const title = document.createElement("span");
  title.textContent = name;
  const preview = document.createElement("output");
  preview.textContent = line;
  entry.append(document.createElement("h3"), preview);
  entry.children[0].append(title);
  head.after(entry);
  document.getElementById("project-list-none")?.setAttribute("hidden", "");
  undone.push(() => {
    entry.remove();
    document.getElementById("project-list-none")?.removeAttribute("hidden");
  });
}

/** @param {Change} change */
function showChange({ project, has, completes, line }) {
  const drawn = document.getElementById(`project-${project}`);
  const entry = document.getElementById(`entry-${project}`);
  if (drawn && completes) mark(drawn, "completes");
  if (drawn) for (const [type, units] of Object.entries(has)) showPips(drawn, type, units);
  for (const [type, units] of Object.entries(has)) showChip(`entry-${project}-${type}`, units);
  if (entry) mark(entry, completes ? "completes" : "changes");
  write(document.getElementById(`entry-preview-${project}`), line);
}

/**
 * @param {Element} project
 * @param {string} type
 * @param {number} units that it would have
 */
function showPips(project, type, units) {
  project.querySelectorAll(`.need-pip.${type}`).forEach((pip, at) => {
    const supplied = pip.classList.contains("supplied");
    if (at < units && !supplied) mark(pip, "gained");
    if (at >= units && supplied) mark(pip, "lost");
  });
}

/**
 * Units in the list of projects; more than needed are not counted there.
 * @param {string} id
 * @param {number} units that the project would have
 */
function showChip(id, units) {
  const chip = document.getElementById(id);
  const needs = Number(chip?.dataset.needs);
  const would = `${Math.min(units, needs)}/${needs}`;
  if (!chip || chip.textContent === would) return;
  chip.dataset.would = would; // the styles show it in place of what the server wrote
  undone.push(() => delete chip.dataset.would);
  if (units >= needs) mark(chip, "enough");
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

/** @param {PieceInHand} piece */
function showButtons({ cell, fits, isHome, placements: { sentences } }) {
  const button = document.getElementById("set-here");
  for (const each of [button, ...["turn-left", "turn-right", "put-back"].map((id) => document.getElementById(id))]) {
    if (!each?.hasAttribute("disabled")) continue;
    each.removeAttribute("disabled");
    undone.push(() => each.setAttribute("disabled", ""));
  }
  if (!button) return;
  if (cell !== undefined) write(button, fill(sentences[fits ? "set" : isHome ? "leave" : "no-set"], { cell }));
  if (fits || isHome) return;
  button.setAttribute("aria-disabled", "true");
  undone.push(() => button.removeAttribute("aria-disabled"));
}

/**
 * The eye has seen the piece arrive: what the server redraws need not fly there from where it was.
 * @param {PieceInHand} piece
 * @param {Element} source
 */
export function settle({ cell = "a1", shape }, source) {
  const piece = source.matches(".piece") ? source : source.querySelector(".piece");
  const home = piece?.parentElement;
  const there = floor()?.getScreenCTM();
  const here = home instanceof SVGGraphicsElement ? home.getScreenCTM() : undefined;
  document.documentElement.dataset.holding = "sent";
  if (!piece || !there || !here) return;
  const { size } = measures();
  const row = cellOf(cell).row + Math.min(...shape.map(([down]) => down));
  const column = cellOf(cell).column + Math.min(...shape.map(([, right]) => right));
  const { a, b, c, d, e, f } = here.inverse().multiply(there.translate(size * column, size * row));
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
 * @param {PieceInHand | undefined} piece none: nothing floats
 * @param {{ x: number, y: number, scale: number }} at the middle of its first cell on the screen
 */
export function float(piece, at = { x: 0, y: 0, scale: 1 }) {
  document.getElementById("floating")?.remove();
  if (!piece) return;
  const { size } = measures();
  const middle = `translate(${at.x} ${at.y}) scale(${at.scale}) translate(${-size / 2} ${-size / 2})`;
  const drawn = likeness(piece.placements.piece, piece.shape, piece.turn, size);
  const names = { id: "floating", class: "laboratory floating", "aria-hidden": "true" };
  const sheet = draw("svg", names, draw("g", { class: "held", transform: middle }, drawn));
  document.documentElement.append(sheet); // outside of the body, which may be scaled
}

/**
 * Where the piece is and what would come of it, as a sentence or a few.
 * @param {PieceInHand} piece
 * @param {boolean} turned whether it was just turned
 */
export function describe({ cell, turn, outcome, placements: { rotations, sentences } }, turned = false) {
  const how = turned ? [`${rotations[turn]}.`] : [];
  if (cell === undefined || !outcome) return how.join(" ");
  return fill(sentences.here, { cell, what: [...how, outcome.text].join(" ") });
}

/**
 * @param {string} text
 * @param {Record<string, string>} values
 */
function fill(text, values) {
  return text.replace(/\{(\w+)\}/g, (gap, name) => values[name] ?? gap);
}

/** @param {string} text */
export function say(text) {
  const live = document.getElementById("live");
  if (live && live.textContent !== text) live.textContent = text;
}

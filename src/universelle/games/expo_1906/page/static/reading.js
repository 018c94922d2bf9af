/** Reads the laboratory and its pieces from the page, as the server drew them. */

import { cellOf } from "./supply.js";

/** @typedef {import("./holding.js").Laboratory} Laboratory */
/** @typedef {import("./holding.js").Piece} Piece */
/** @typedef {Omit<import("./supply.js").Project, "cells"> & { cells: string[] }} ProjectThere */
/** @typedef {{ cells: string[], gives: Record<string, number> }} TechnologyThere */
/** @typedef {{ cell: string, turn: number, double: string, single: string }} TileThere */
/**
 * @typedef {object} There what the attribute `data-supply` tells
 * @property {ProjectThere[]} projects
 * @property {TechnologyThere[]} technologies
 * @property {TileThere[]} tiles
 * @property {[number, number]} units what the halves of a resource tile give
 */

export const PICKS = "[data-pick]";
export const HELD = "[data-held]";

export function lab() {
  const element = document.getElementById("lab");
  return element instanceof SVGSVGElement ? element : undefined;
}

/**
 * The layer in whose measures the laboratory is drawn: a cell has its size there.
 * @returns {{ floor: SVGGraphicsElement, size: number } | undefined}
 */
export function floor() {
  const element = document.getElementById("lab-floor");
  const size = Number(lab()?.dataset.cell);
  return element instanceof SVGGraphicsElement && size ? { floor: element, size } : undefined;
}

/**
 * A point of the screen in cells of the laboratory, and how large a cell is on the screen.
 * @param {number} clientX
 * @param {number} clientY
 */
export function measured(clientX, clientY) {
  const found = floor();
  const matrix = found?.floor.getScreenCTM();
  if (!found || !matrix) return { x: -Infinity, y: -Infinity, scale: 1 };
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x: x / found.size, y: y / found.size, scale: Math.hypot(matrix.a, matrix.b) };
}

/** @returns {Laboratory | undefined} */
export function laboratory() {
  const { rows, columns, supply, free } = lab()?.dataset ?? {};
  if (!supply) return undefined;
  /** @type {There} */
  const there = JSON.parse(supply);
  const projects = there.projects.map((each) => ({ ...each, cells: each.cells.map(cellOf) }));
  const technologies = there.technologies.map((each) => ({ ...each, cells: each.cells.map(cellOf) }));
  const tiles = there.tiles.map((each) => ({ ...each, cell: cellOf(each.cell) }));
  const pieces = { projects, technologies, tiles, units: there.units };
  return { rows: Number(rows), columns: Number(columns), free: BigInt(`0x${free || 0}`), pieces };
}

/**
 * @param {Element} element one that can be picked up, or is
 * @returns {Piece}
 */
export function piece(element) {
  const data = element instanceof SVGElement || element instanceof HTMLElement ? element.dataset : {};
  const { pick, name = "", shape, cell, turn, double = "", single = "", energy = "", symbol = "", prestige } = data;
  return {
    pick,
    name,
    kind: shape === "tile" ? "tile" : data.needs ? "project" : "technology",
    turns: JSON.parse(data.cells ?? "[[[0,0]]]"),
    fits: (data.fits ?? "0").split(",").map((mask) => BigInt(`0x${mask || 0}`)),
    home: cell ? { cell: cellOf(cell), turn: Number(turn) } : undefined,
    double,
    single,
    units: JSON.parse(data.needs ?? data.gives ?? "{}"),
    key: data.key ?? pick?.split(" ")[1] ?? element.id.replace(/^(wait-)?project-/, ""),
    prestige: Number(prestige ?? 0),
    energy,
    symbol,
  };
}

/**
 * What is said to the reader, in their language.
 * @param {string} name
 * @param {Record<string, string | number>} values
 */
export function words(name, values = {}) {
  const text = lab()?.getAttribute(`data-say-${name}`) ?? "";
  return text.replace(/\{(\w+)\}/g, (gap, value) => String(values[value] ?? gap));
}

/** @param {string[]} items */
export function list(items) {
  return new Intl.ListFormat(document.documentElement.lang || "en", { type: "unit" }).format(items);
}

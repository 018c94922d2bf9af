/** A piece in hand: how it is turned, over which cell it is, and what the server says of that. */

import { cellOf, measures, nameOf } from "./cells.js";

/** @typedef {import("./placements.js").Placements} Placements */
/** @typedef {import("./placements.js").Outcome} Outcome */

const GRACE = 0.5; // of a cell around one that fits
const CORE = 0.25; // so near to its middle, a cell is meant even if nothing fits there

export class PieceInHand {
  /**
   * @param {Placements} placements
   * @param {string} pick the action that picks it up; none if it is picked up already
   */
  constructor(placements, pick) {
    this.placements = placements;
    this.pick = pick;
    this.turn = placements.home?.turn ?? 0;
    /** @type {string | undefined} the cell it is over, if it is over the laboratory */
    this.cell = undefined;
  }

  /** By turn the cells it covers, counted from its first. */
  get shape() {
    return this.placements.shapes[this.turn];
  }

  /** Takes the piece to where it is laid, or to the first spot where something would be supplied, or just fits. */
  start() {
    const { home, spots } = this.placements;
    const all = spots.flatMap((cells, turn) => Object.keys(cells).map((cell) => ({ cell, turn })));
    const fitting = all.filter(({ cell, turn }) => this.outcomeAt(cell, turn)?.fits);
    const feeding = fitting.find(({ cell, turn }) => this.outcomeAt(cell, turn)?.arrows.length);
    const { cell, turn } = home ?? feeding ?? fitting[0] ?? { cell: "a1", turn: 0 };
    this.cell = cell;
    this.turn = turn;
  }

  /**
   * @param {string} cell
   * @param {number} turn
   * @returns {Outcome | undefined}
   */
  outcomeAt(cell, turn) {
    return this.placements.outcomes[this.placements.spots[turn]?.[cell] ?? -1];
  }

  /** What would come of putting it down here. */
  get outcome() {
    return this.cell === undefined ? undefined : this.outcomeAt(this.cell, this.turn);
  }

  get fits() {
    return this.outcome?.fits ?? false;
  }

  /** Whether it is over the spot where it was picked up. */
  get isHome() {
    const { home } = this.placements;
    return home?.cell === this.cell && home?.turn === this.turn;
  }

  /** The cells where it fits as it is turned, and whether something would be supplied there (a tile: in any turn). */
  lit() {
    const { spots, piece } = this.placements;
    const turns = piece.tile ? spots.keys() : [this.turn];
    const all = [...turns];
    const cells = Object.keys(spots[this.turn]).filter((cell) => this.outcomeAt(cell, this.turn)?.fits);
    return cells.map((cell) => ({ cell, feeds: all.some((turn) => this.outcomeAt(cell, turn)?.arrows.length) }));
  }

  /** @param {number} quarters */
  rotate(quarters) {
    this.turn = this.turned(quarters);
  }

  /** Turns the piece until it fits where it is, if it does in any turn. */
  turnToFit() {
    const { cell } = this;
    const turns = [...this.placements.spots.keys()].map((quarters) => this.turned(quarters));
    this.turn = turns.find((turn) => cell !== undefined && this.outcomeAt(cell, turn)?.fits) ?? this.turn;
  }

  /** @param {number} quarters */
  turned(quarters) {
    const many = this.placements.spots.length;
    return (((this.turn + quarters) % many) + many) % many;
  }

  /**
   * Takes the piece some cells on, not beyond the walls.
   * @param {number} down
   * @param {number} right
   */
  walk(down, right) {
    const { row, column } = cellOf(this.cell ?? "a1");
    this.cell = this.cellAt(column + right + 0.5, row + down + 0.5);
  }

  /**
   * Takes the piece to a point: to the nearest cell where it fits, with some grace, else to the very cell.
   * @param {number} x in cells
   * @param {number} y in cells
   * @param {boolean} exactly without grace
   */
  point(x, y, exactly = false) {
    this.cell = this.isNear(x, y) ? this.cellAt(x, y) : undefined;
    if (this.cell === undefined || exactly || this.fits || distance(x, y, this.cell) <= CORE) return;
    const near = Object.keys(this.placements.spots[this.turn]).filter((cell) => distance(x, y, cell) <= 0.5 + GRACE);
    const fitting = near.filter((cell) => this.outcomeAt(cell, this.turn)?.fits);
    fitting.sort((one, other) => distance(x, y, one) - distance(x, y, other));
    this.cell = fitting[0] ?? this.cell;
  }

  /**
   * Whether a point is in the laboratory, or not far from it.
   * @param {number} x
   * @param {number} y
   */
  isNear(x, y) {
    const { rows, columns } = measures();
    return x >= -GRACE && y >= -GRACE && x <= columns + GRACE && y <= rows + GRACE;
  }

  /**
   * The cell at a point, or the nearest one.
   * @param {number} x
   * @param {number} y
   */
  cellAt(x, y) {
    const { rows, columns } = measures();
    const row = Math.min(Math.max(Math.floor(y), 0), rows - 1);
    return nameOf({ row, column: Math.min(Math.max(Math.floor(x), 0), columns - 1) });
  }

  /** What is to be played to put it down here. */
  moves() {
    const put = `put ${this.cell} ${this.turn}`;
    return this.pick ? [this.pick, put] : [put];
  }
}

/**
 * How far a point is from the middle of a cell, across or along, whichever is more.
 * @param {number} x
 * @param {number} y
 * @param {string} cell
 */
function distance(x, y, cell) {
  const { row, column } = cellOf(cell);
  return Math.max(Math.abs(x - column - 0.5), Math.abs(y - row - 0.5));
}

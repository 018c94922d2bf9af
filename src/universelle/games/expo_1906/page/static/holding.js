/** A piece in hand: how it is turned, over which cell it is, whether it may lie there, and what would come of it. */

import { STRIDE, effects, nameOf } from "./supply.js";

/** @typedef {import("./supply.js").Pieces} Pieces */
/** @typedef {{ rows: number, columns: number, free: bigint, pieces: Pieces }} Laboratory free: a bit for each cell */
/** @typedef {{ cell: number, turn: number }} Spot cell: the first one of the piece in reading order */
/**
 * @typedef {object} Piece
 * @property {string} [pick] the action that picks it up; a piece that is picked up already has none
 * @property {string} name
 * @property {"tile" | "technology" | "project"} kind
 * @property {number[][][]} turns by turn the rows and columns of its cells, counted from the first
 * @property {bigint[]} fits by turn a bit for each cell on which it may be put
 * @property {Spot} [home] where it lies in the laboratory
 * @property {string} double
 * @property {string} single
 * @property {import("./supply.js").Units} units what a technology gives, or a project needs
 * @property {string} key
 * @property {number} prestige
 * @property {string} energy
 * @property {string} symbol
 */
/** @typedef {{ reason: "outside" | "covers" | "same-spot" | "breaks", project: string }} Why */

const GRACE = 0.5; // of a cell around one that fits
const CORE = 0.25; // so near to its middle, a cell is meant even if nothing fits there

export class Holding {
  /**
   * @param {Laboratory} laboratory
   * @param {Piece} piece
   */
  constructor(laboratory, piece) {
    this.laboratory = laboratory;
    this.piece = piece;
    this.without = lifted(laboratory.pieces, piece);
    /** @type {Map<number, Map<number, boolean>>} by turn */
    this.lights = new Map();
    this.turn = piece.home?.turn ?? 0;
    /** @type {number | undefined} the cell it is over, if it is over the laboratory */
    this.cell = undefined;
  }

  /** Takes the piece to where it lies, or to the first place where it would feed something or be fed, or just fits. */
  start() {
    const { home } = this.piece;
    const spots = this.spots();
    const spot = home ?? spots.find(({ cell, turn }) => this.feeds(cell, turn)) ?? spots[0];
    this.turn = spot?.turn ?? 0;
    this.cell = spot?.cell ?? 0;
  }

  /** @returns {Spot[]} wherever it may be put */
  spots() {
    const all = this.piece.turns.flatMap((_, turn) => this.everywhere().map((cell) => ({ cell, turn })));
    return all.filter((spot) => this.fits(spot));
  }

  everywhere() {
    const { rows, columns } = this.laboratory;
    return Array.from({ length: rows * columns }, (_, at) => STRIDE * Math.floor(at / columns) + (at % columns));
  }

  /** @param {number} quarters */
  rotate(quarters) {
    const many = this.piece.turns.length;
    this.turn = (((this.turn + quarters) % many) + many) % many;
  }

  /**
   * Takes the piece some cells on, not beyond the walls.
   * @param {number} down
   * @param {number} right
   */
  walk(down, right) {
    const { rows, columns } = this.laboratory;
    const at = this.cell ?? 0;
    const row = Math.min(Math.max(Math.floor(at / STRIDE) + down, 0), rows - 1);
    const column = Math.min(Math.max((at % STRIDE) + right, 0), columns - 1);
    this.cell = STRIDE * row + column;
  }

  /**
   * Takes the piece to a point: to the nearest place where it fits, with some grace, else to the very cell.
   * @param {number} x in cells
   * @param {number} y in cells
   * @param {boolean} exactly without grace
   */
  point(x, y, exactly = false) {
    this.cell = this.isNear(x, y) ? this.cellAt(x, y) : undefined;
    if (this.cell === undefined || exactly || this.fits() || distance(x, y, this.cell) <= CORE) return;
    const near = this.everywhere().filter((cell) => distance(x, y, cell) <= 0.5 + GRACE);
    const fitting = near.filter((cell) => this.fits({ cell, turn: this.turn }));
    fitting.sort((one, other) => distance(x, y, one) - distance(x, y, other));
    this.cell = fitting[0] ?? this.cell;
  }

  /**
   * Whether a point is in the laboratory, or not far from it.
   * @param {number} x
   * @param {number} y
   */
  isNear(x, y) {
    const { rows, columns } = this.laboratory;
    return x >= -GRACE && y >= -GRACE && x <= columns + GRACE && y <= rows + GRACE;
  }

  /**
   * The cell at a point, or the nearest one.
   * @param {number} x
   * @param {number} y
   */
  cellAt(x, y) {
    const { rows, columns } = this.laboratory;
    const row = Math.min(Math.max(Math.floor(y), 0), rows - 1);
    const column = Math.min(Math.max(Math.floor(x), 0), columns - 1);
    return STRIDE * row + column;
  }

  /** @param {{ cell: number | undefined, turn: number }} spot */
  fits({ cell, turn } = this) {
    return cell !== undefined && bit(this.piece.fits[turn] ?? 0n, cell);
  }

  /** Where the piece may be put as it is turned, and whether it would feed something there or be fed. */
  lit() {
    const known = this.lights.get(this.turn);
    if (known) return known;
    const cells = this.everywhere().filter((cell) => this.fits({ cell, turn: this.turn }));
    const turns = this.piece.kind === "tile" ? [0, 1, 2, 3] : [this.turn];
    const lit = new Map(cells.map((cell) => [cell, turns.some((turn) => this.feeds(cell, turn))]));
    this.lights.set(this.turn, lit);
    return lit;
  }

  /**
   * @param {number} cell
   * @param {number} turn
   */
  feeds(cell, turn) {
    if (!this.fits({ cell, turn })) return false;
    return effects(this.laboratory.pieces, this.without, this.added(cell, turn)).some(({ fed }) => fed.length > 0);
  }

  /** What every project would have if the piece were put down here. */
  effects() {
    if (this.cell === undefined) return [];
    return effects(this.laboratory.pieces, this.without, this.added(this.cell, this.turn));
  }

  /**
   * Why the piece cannot be put down here.
   * @returns {Why}
   */
  why() {
    const { cell = 0, turn } = this;
    const { free } = this.laboratory;
    const { home } = this.piece;
    const own = home ? this.covered(home.cell, home.turn) : [];
    const covered = this.covered(cell, turn);
    if (covered.includes(-1)) return { reason: "outside", project: "" };
    if (!covered.every((each) => bit(free, each) || own.includes(each))) return { reason: "covers", project: "" };
    if (home && home.cell === cell && home.turn === turn) return { reason: "same-spot", project: "" };
    const broken = this.effects().find(({ breaks }) => breaks);
    return { reason: "breaks", project: broken?.project.name ?? "" };
  }

  /** What is to be played to put it down here. */
  moves() {
    const put = `put ${nameOf(this.cell ?? 0)} ${this.turn}`;
    return this.piece.pick ? [this.piece.pick, put] : [put];
  }

  /**
   * The cells that it would cover; -1 for each that is outside.
   * @param {number} cell
   * @param {number} turn
   */
  covered(cell, turn) {
    const { rows, columns } = this.laboratory;
    return this.piece.turns[turn].map(([down, right]) => {
      const row = Math.floor(cell / STRIDE) + down;
      const column = (cell % STRIDE) + right;
      return row < 0 || row >= rows || column < 0 || column >= columns ? -1 : STRIDE * row + column;
    });
  }

  /**
   * The piece as it would lie.
   * @param {number} cell
   * @param {number} turn
   * @returns {Partial<Pieces>}
   */
  added(cell, turn) {
    const { kind, key, name, units, prestige, double, single } = this.piece;
    if (kind === "tile") return { tiles: [{ cell, turn, double, single }] };
    const cells = this.covered(cell, turn).filter((each) => each >= 0);
    if (kind === "technology") return { technologies: [{ cells, gives: units }] };
    const done = this.laboratory.pieces.projects.some((each) => each.key === key && each.done);
    return { projects: [{ key, name, cells, needs: units, done, prestige }] };
  }
}

/**
 * How far a point is from the middle of a cell, across or along, whichever is more.
 * @param {number} x
 * @param {number} y
 * @param {number} cell
 */
function distance(x, y, cell) {
  return Math.max(Math.abs(x - (cell % STRIDE) - 0.5), Math.abs(y - Math.floor(cell / STRIDE) - 0.5));
}

/**
 * @param {bigint} mask
 * @param {number} cell
 */
function bit(mask, cell) {
  return ((mask >> BigInt(cell)) & 1n) === 1n;
}

/**
 * What lies in the laboratory once a piece is lifted.
 * @param {Pieces} pieces
 * @param {Piece} piece
 * @returns {Pieces}
 */
function lifted({ projects, technologies, tiles, units }, { home }) {
  const elsewhere = (/** @type {number[]} */ cells) => !home || !cells.includes(home.cell);
  return {
    projects: projects.filter(({ cells }) => elsewhere(cells)),
    technologies: technologies.filter(({ cells }) => elsewhere(cells)),
    tiles: tiles.filter(({ cell }) => elsewhere([cell])),
    units,
  };
}

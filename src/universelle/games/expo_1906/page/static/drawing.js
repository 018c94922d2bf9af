/** How a piece in hand looks: like the one that the server draws, though turned as the player turns it. */

/** @typedef {import("./placements.js").Piece} Piece */
/** @typedef {import("./placements.js").Units} Units */

const SVG = "http://www.w3.org/2000/svg";
const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]; // clockwise from the top left one
const INSET = 2.5; // all in 64ths of a cell
const ROUND = 8;
const UNIT = 64;

/**
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 * @param {...Element} children
 */
export function draw(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/**
 * A piece, its first cell at the origin.
 * @param {Piece} piece
 * @param {number[][]} cells that it covers, counted from the first
 * @param {number} turn
 * @param {number} size of a cell
 * @param {Units} has what a project would be given
 */
export function likeness(piece, cells, turn, size, has = {}) {
  const parts = piece.tile ? tile(piece, turn) : piece.project ? project(piece, cells, has) : technology(piece, cells);
  const around = draw("path", { class: "held-outline", d: outline(cells, -1, ROUND + 3) });
  return draw("g", { transform: `scale(${size / UNIT})` }, ...parts, around);
}

/**
 * @param {Piece} piece
 * @param {number} turn
 */
function tile({ double = "", single = "" }, turn) {
  const corner = (/** @type {number} */ at) => CORNERS[at % 4].map((each) => 4 + 56 * each);
  const [first, second, third, fourth] = [0, 1, 2, 3].map((at) => corner(turn + at));
  const points = (/** @type {number[][]} */ ...corners) => corners.flat().join(" ");
  // the double half is on the sides between its three corners, the other one across
  const places = [mid(first, second, 0.36), mid(second, third, 0.36), mid(third, fourth, 0.22, first)];
  const types = [double, double, single];
  const edge = { x: 3, y: 3, width: 58, height: 58, rx: 4 };
  return [
    draw("polygon", { class: `type-fill ${double}`, points: points(first, second, third) }),
    draw("polygon", { class: `type-fill ${single}`, points: points(third, fourth, first) }),
    draw("path", { class: "tile-cut", d: `M${first.join(" ")}L${third.join(" ")}` }),
    ...places.map(([x, y], at) => symbol(types[at], x, y, 16, `type-symbol ${types[at]}`)),
    draw("rect", { class: "tile-edge", ...edge }),
  ];
}

/**
 * The middle of two corners (or, with a third, of that triangle), drawn some way to the middle of the tile.
 * @param {number[]} one
 * @param {number[]} other
 * @param {number} inwards
 * @param {number[]} [third]
 */
function mid(one, other, inwards, third) {
  const corners = third ? [one, other, other, third] : [one, other];
  return [0, 1].map((axis) => {
    const middle = corners.reduce((sum, each) => sum + each[axis], 0) / corners.length;
    return middle + (UNIT / 2 - middle) * inwards;
  });
}

/**
 * @param {Piece} piece
 * @param {number[][]} cells
 * @param {Units} has
 */
function project({ needs = {}, energy }, cells, has) {
  const marks = Object.entries(needs).map(([type, many], at) => need(type, many, has[type] ?? 0, cells[at]));
  return [draw("g", { class: `project ${energy}` }, ...plate("project", cells), ...marks)];
}

/**
 * @param {Piece} piece
 * @param {number[][]} cells
 */
function technology({ gives = {}, improves }, cells) {
  const types = improves ? [improves] : Object.entries(gives).flatMap(([type, many]) => Array(many).fill(type));
  const symbols = types
    .slice(0, cells.length)
    .map((type, at) => symbol(type, ...middle(cells[at]), 28, "technology-symbol"));
  const look = improves ? "technology improvement" : "technology";
  return [draw("g", { class: look }, ...plate("technology", cells), ...symbols)];
}

/**
 * @param {string} kind
 * @param {number[][]} cells
 */
function plate(kind, cells) {
  const body = draw("path", { class: `${kind}-body`, d: outline(cells, INSET, ROUND) });
  return [body, draw("path", { class: `${kind}-line`, d: outline(cells, INSET + 3.5, ROUND - 3) })];
}

/**
 * @param {number[]} cell
 * @returns {[number, number]}
 */
function middle([row, column]) {
  return [UNIT * column + UNIT / 2, UNIT * row + UNIT / 2];
}

/**
 * @param {string} type
 * @param {number} many units that are needed
 * @param {number} has
 * @param {number[] | undefined} cell on which the need is drawn
 */
function need(type, many, has, cell = [0, 0]) {
  const [x, y] = middle(cell);
  const pips = Array.from({ length: many }, (_, at) => {
    const cx = x + 11.5 * (at - (many - 1) / 2);
    return draw("circle", { class: `need-pip ${at < has ? "gained" : "missing"} ${type}`, cx, cy: y + 4.5, r: 4.2 });
  });
  return draw("g", {}, symbol(type, x, y - 14.5, 23, `type-ink ${type}`), ...pips);
}

/**
 * @param {string} name
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} look
 */
function symbol(name, x, y, size, look) {
  const place = { x: x - size / 2, y: y - size / 2, width: size, height: size };
  return draw("use", { href: `#sy-${name}`, class: look, ...place });
}

/**
 * The outline of cells as a path with round corners, clockwise.
 * @param {number[][]} cells
 * @param {number} inset
 * @param {number} round
 */
function outline(cells, inset, round) {
  const points = walls(cells).map(([x, y], at, all) => {
    const back = all[(at + all.length - 1) % all.length];
    const on = all[(at + 1) % all.length];
    const [came, goes] = [way(back, [x, y]), way([x, y], on)];
    // inwards is to the right of the way
    const px = UNIT * x + inset * (-came[1] - goes[1]);
    const py = UNIT * y + inset * (came[0] + goes[0]);
    const before = [px - round * came[0], py - round * came[1]];
    const after = [px + round * goes[0], py + round * goes[1]];
    return `${before.join(" ")}Q${px} ${py} ${after.join(" ")}`;
  });
  return `M${points.join("L")}Z`;
}

/**
 * The corners of the outline of cells, in order.
 * @param {number[][]} cells
 */
function walls(cells) {
  const taken = new Set(cells.map(String));
  /** @type {Map<string, number[]>} from each corner to the next */
  const next = new Map();
  for (const [row, column] of cells) {
    const neighbours = [
      [row - 1, column],
      [row, column + 1],
      [row + 1, column],
      [row, column - 1],
    ];
    neighbours.forEach((neighbour, side) => {
      if (taken.has(String(neighbour))) return;
      const [from, to] = [CORNERS[side], CORNERS[(side + 1) % 4]].map(([x, y]) => [column + x, row + y]);
      next.set(String(from), to);
    });
  }
  const start = [cells[0][1], cells[0][0]];
  const path = [start];
  for (let at = next.get(String(start)); at && String(at) !== String(start); at = next.get(String(at))) path.push(at);
  return path.filter((corner, at) => {
    const back = path[(at + path.length - 1) % path.length];
    const on = path[(at + 1) % path.length];
    return String(way(back, corner)) !== String(way(corner, on));
  });
}

/**
 * @param {number[]} from
 * @param {number[]} to
 */
function way(from, to) {
  return [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
}

/** The cells of the laboratory: their names, and where they are on the screen. */

/** @typedef {{ row: number, column: number }} Cell counted from 0 */

/** @param {string} name such as c2 */
export function cellOf(name) {
  return { row: Number(name.slice(1)) - 1, column: name.charCodeAt(0) - 97 };
}

/** @param {Cell} cell */
export function nameOf({ row, column }) {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

export function lab() {
  const element = document.getElementById("lab");
  return element instanceof SVGSVGElement ? element : undefined;
}

/** How many rows and columns the laboratory has, and how large a cell is drawn. */
export function measures() {
  const { rows, columns, cell } = lab()?.dataset ?? {};
  return { rows: Number(rows ?? 0), columns: Number(columns ?? 0), size: Number(cell ?? 0) };
}

/** The layer whose origin is the first cell. */
export function floor() {
  const element = document.getElementById("lab-floor");
  return element instanceof SVGGraphicsElement ? element : undefined;
}

/**
 * A point of the screen in cells of the laboratory, and how large the drawing is on the screen.
 * @param {number} clientX
 * @param {number} clientY
 */
export function measured(clientX, clientY) {
  const matrix = floor()?.getScreenCTM();
  if (!matrix) return { x: -Infinity, y: -Infinity, scale: 1 };
  const { size } = measures();
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x: x / size, y: y / size, scale: Math.hypot(matrix.a, matrix.b) };
}

/** Asks the server, once for each piece and position, what could be done with it, and keeps the answer. */

/** @typedef {Record<string, number>} Units by type of resource */
/**
 * @typedef {object} Piece a resource tile, a technology or a project
 * @property {number} [tile]
 * @property {string} [double]
 * @property {string} [single]
 * @property {string} [technology]
 * @property {Units} [gives]
 * @property {string | null} [improves] the card
 * @property {string} [project]
 * @property {Units} [needs]
 * @property {string} [energy]
 */
/** @typedef {{ cell: string, side: number }} Edge a side of a cell: 0 is the top, then clockwise */
/** @typedef {{ project: string, has: Units, completes: boolean, line: string }} Change */
/** @typedef {{ fits: boolean, text: string, gain: string, changes: Change[], arrows: Edge[] }} Outcome */
/**
 * @typedef {object} Placements
 * @property {Piece} piece
 * @property {string} name
 * @property {{ cell: string, turn: number } | null} home where it is, if it is in the laboratory
 * @property {number[][][]} shapes by turn the rows and columns of its cells, counted from the first
 * @property {string[]} rotations by turn, in words
 * @property {Record<string, number>[]} spots by turn and cell: the number of the outcome
 * @property {Outcome[]} outcomes
 * @property {Record<string, string>} sentences
 */

/** @type {Map<string, Promise<Placements | undefined>>} */
const known = new Map();
let position = "";

/**
 * @param {string} pick the action that picks the piece up; none for the piece in hand
 * @returns {Promise<Placements | undefined>} nothing if the server did not answer
 */
export function ask(pick) {
  const { table = "", seq = "" } = document.getElementById("table")?.dataset ?? {};
  if (seq !== position) known.clear();
  position = seq;
  const found = known.get(pick) ?? answer(`/t/${table}/answer/placements?${new URLSearchParams({ seq, about: pick })}`);
  known.set(pick, found);
  found.then((placements) => placements ?? known.delete(pick));
  return found;
}

/**
 * @param {string} address
 * @returns {Promise<Placements | undefined>}
 */
async function answer(address) {
  try {
    const response = await fetch(address);
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What the pieces of a laboratory give to its projects. Cells are numbers, 8 times the row plus the column, whatever
 * the size of the laboratory; sides are 0 top, 1 right, 2 bottom, 3 left.
 */

/** @typedef {Record<string, number>} Units by type of resource */
/**
 * @typedef {object} Project
 * @property {string} key
 * @property {string} name
 * @property {number[]} cells
 * @property {Units} needs
 * @property {boolean} done
 * @property {number} prestige what its completion would bring now
 */
/** @typedef {{ cells: number[], gives: Units }} Technology */
/** @typedef {{ cell: number, turn: number, double: string, single: string }} Tile turn: where its double half begins */
/** @typedef {{ projects: Project[], technologies: Technology[], tiles: Tile[], units: [number, number] }} Pieces */
/** @typedef {{ cell: number, side: number }} Edge one side of a cell, seen from that cell */
/** @typedef {{ gives: Units, edges: Edge[] }} Face part of a piece: gives once to each project that its edges touch */
/**
 * @typedef {object} Effect what a project would have
 * @property {Project} project
 * @property {Units} had
 * @property {Units} has
 * @property {Units} lacks
 * @property {boolean} changed whether anything that it needs comes or goes, or it is put down itself
 * @property {boolean} completes
 * @property {boolean} breaks whether it was completed and would not be
 * @property {Edge[]} fed the edges over which it would get what it lacks, seen from the giver
 */

export const STRIDE = 8;
const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];

/** @param {string} name such as c2 */
export function cellOf(name) {
  return STRIDE * (Number(name.slice(1)) - 1) + name.charCodeAt(0) - 97;
}

/** @param {number} cell */
export function nameOf(cell) {
  return `${String.fromCharCode(97 + (cell % STRIDE))}${Math.floor(cell / STRIDE) + 1}`;
}

/**
 * The cell on the other side of an edge.
 * @param {Edge} edge
 * @returns {number} -1 if there is none
 */
export function across({ cell, side }) {
  const row = Math.floor(cell / STRIDE) + STEPS[side][0];
  const column = (cell % STRIDE) + STEPS[side][1];
  return row < 0 || row >= STRIDE || column < 0 || column >= STRIDE ? -1 : STRIDE * row + column;
}

/**
 * A resource tile has two faces, one for each half.
 * @param {Tile} tile
 * @param {[number, number]} units
 * @returns {Face[]}
 */
export function tileFaces({ cell, turn, double, single }, [more, less]) {
  const edges = [0, 1, 2, 3].map((step) => ({ cell, side: (turn + step) % 4 }));
  return [
    { gives: { [double]: more }, edges: edges.slice(0, 2) },
    { gives: { [single]: less }, edges: edges.slice(2) },
  ];
}

/**
 * A technology gives the same all around.
 * @param {Technology} technology
 * @returns {Face[]}
 */
export function technologyFaces({ cells, gives }) {
  const edges = cells.flatMap((cell) => [0, 1, 2, 3].map((side) => ({ cell, side })));
  return [{ gives, edges: edges.filter((edge) => !cells.includes(across(edge))) }];
}

/**
 * @param {Pieces} pieces
 * @returns {Face[]}
 */
export function faces({ technologies, tiles, units }) {
  return [...technologies.flatMap(technologyFaces), ...tiles.flatMap((tile) => tileFaces(tile, units))];
}

/**
 * All that a project on these cells is given.
 * @param {Face[]} given
 * @param {number[]} cells
 * @returns {Units}
 */
export function supply(given, cells) {
  /** @type {Units} */
  const total = {};
  for (const face of given) {
    if (!touching(face, cells).length) continue;
    for (const [type, units] of Object.entries(face.gives)) total[type] = (total[type] ?? 0) + units;
  }
  return total;
}

/**
 * @param {Units} needs
 * @param {Units} has
 * @returns {Units} only what is missing
 */
export function lacking(needs, has) {
  const missing = Object.entries(needs).map(([type, units]) => [type, units - (has[type] ?? 0)]);
  return Object.fromEntries(missing.filter(([, units]) => Number(units) > 0));
}

/**
 * What would be if a piece were added.
 * @param {Pieces} before what lies there now
 * @param {Pieces} without the same, less the piece if it lies there already
 * @param {Partial<Pieces>} added the piece where it would lie
 * @returns {Effect[]} one for each project
 */
export function effects(before, without, added) {
  const old = faces(without);
  const fresh = faces({ ...NOTHING, ...added, units: without.units });
  const had = faces(before);
  const present = without.projects.map((project) => effect(project, had, old, fresh));
  const put = (added.projects ?? []).map((project) => ({ ...effect(project, [], [], old), changed: !project.done }));
  return [...present, ...put];
}

/** @type {Pieces} */
const NOTHING = { projects: [], technologies: [], tiles: [], units: [0, 0] };

/**
 * @param {Project} project
 * @param {Face[]} before what gives now
 * @param {Face[]} old what still would
 * @param {Face[]} fresh what would, too
 * @returns {Effect}
 */
function effect(project, before, old, fresh) {
  const { cells, needs, done } = project;
  const had = supply(before, cells);
  const has = supply([...old, ...fresh], cells);
  const lacks = lacking(needs, has);
  const whole = Object.keys(lacks).length === 0;
  const differs = Object.keys(needs).some((type) => capped(needs, had, type) !== capped(needs, has, type));
  const fed = done ? [] : feeding(fresh, cells, lacking(needs, supply(old, cells)));
  const [changed, completes, breaks] = [differs && !done, whole && !done, done && !whole];
  return { project, had, has, lacks, changed, completes, breaks, fed };
}

/**
 * Units that count, and no more than are needed.
 * @param {Units} needs
 * @param {Units} has
 * @param {string} type
 */
export function capped(needs, has, type) {
  return Math.min(needs[type], has[type] ?? 0);
}

/**
 * The edges over which a project on these cells would get something that it lacks; of a large piece only one.
 * @param {Face[]} given
 * @param {number[]} cells
 * @param {Units} lacks
 * @returns {Edge[]}
 */
export function feeding(given, cells, lacks) {
  return given
    .filter(({ gives }) => Object.keys(gives).some((type) => lacks[type]))
    .flatMap((face) => {
      const edges = touching(face, cells);
      return face.edges.length > 2 ? edges.slice(edges.length >> 1).slice(0, 1) : edges;
    });
}

/**
 * @param {Face} face
 * @param {number[]} cells
 */
function touching({ edges }, cells) {
  return edges.filter((edge) => cells.includes(across(edge)));
}

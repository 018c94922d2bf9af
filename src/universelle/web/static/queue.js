/** Shows updates one after another, at the pace the player set. */

/** @typedef {{ seq: number, patches: import("./patch.js").Patch[], say?: string, reload?: boolean }} Update */

/** How long each update stays before the next one, in milliseconds. */
const PACES = /** @type {Record<string, number>} */ ({ slow: 1800, normal: 900, fast: 350, "at-once": 0 });
const STORED = "universelle.speed";
const MOST = 40;

export class Queue {
  /**
   * @param {(update: Update) => void} show
   * @param {() => void} changed called when the queue grew or emptied
   */
  constructor(show, changed) {
    this.show = show;
    this.changed = changed;
    /** @type {Update[]} */
    this.waiting = [];
    /** @type {number | undefined} */
    this.timer = undefined;
    this.calm = matchMedia("(prefers-reduced-motion: reduce)");
  }

  /** @param {Update} update */
  add(update) {
    this.waiting.push(update);
    if (this.pace === 0 || this.waiting.length > MOST) this.skip();
    else if (this.timer === undefined) this.next();
    else this.changed();
  }

  /** Shows everything that waits, now. */
  skip() {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.waiting.length) this.show(/** @type {Update} */ (this.waiting.shift()));
    this.changed();
  }

  next() {
    const update = this.waiting.shift();
    this.timer = update && setTimeout(() => this.next(), this.pace);
    if (update) this.show(update);
    this.changed();
  }

  get pace() {
    return this.calm.matches || document.hidden ? 0 : PACES[this.speed];
  }

  get speed() {
    const stored = read();
    return stored in PACES ? stored : "normal";
  }

  set speed(value) {
    if (!(value in PACES)) return;
    try {
      localStorage.setItem(STORED, value);
    } catch {
      // a browser that keeps nothing plays at normal speed
    }
    if (this.pace === 0) this.skip();
  }
}

function read() {
  try {
    return localStorage.getItem(STORED) ?? "normal";
  } catch {
    return "normal";
  }
}

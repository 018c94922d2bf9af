/** Shows updates one after another, at the pace the player set. */

import { pace, tempo } from "./speed.js";

/** @typedef {{ seq: number, patches: import("./patch.js").Patch[], told?: number[][] }} Update `told`: scorings to tell */

const MOST = 40;
const BREATH = 150; // milliseconds between the end of one animation and the next one

export class Queue {
  /**
   * @param {(update: Update, tempo: number) => number} show shows an update, its motions at that tempo; how long they
   *   take, in milliseconds
   * @param {() => void} changed called when the queue grew or emptied
   */
  constructor(show, changed) {
    this.show = show;
    this.changed = changed;
    /** @type {Update[]} */
    this.waiting = [];
    /** @type {number | undefined} */
    this.timer = undefined;
    this.held = false;
  }

  /** Lets what comes wait: a scoring is being told. */
  hold() {
    this.held = true;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Lets it come. */
  release() {
    this.held = false;
    if (tempo() === 0) this.skip();
    else this.next();
  }

  /**
   * @param {Update} update
   * @param {boolean} own whether it comes from the player at this screen, who expects to see it now
   */
  add(update, own) {
    this.waiting.push(update);
    if (this.held) this.changed();
    else if (tempo() === 0 || this.waiting.length > MOST) this.skip();
    else if (this.timer === undefined || own) this.next();
    else this.changed();
  }

  /** Shows everything that waits, now. */
  skip() {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.waiting.length && !this.held) this.show(/** @type {Update} */ (this.waiting.shift()), 0);
    this.changed();
  }

  next() {
    if (this.held) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    const update = this.waiting.shift();
    if (update) {
      const time = this.show(update, tempo());
      if (!this.held) this.timer = setTimeout(() => this.next(), Math.max(pace(), time && time + BREATH));
    }
    this.changed();
  }
}

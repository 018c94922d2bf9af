/** Shows updates one after another, at the pace the player set. */

import { pace, tempo } from "./speed.js";

/** @typedef {{ seq: number, patches: import("./patch.js").Patch[] }} Update */

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
  }

  /**
   * @param {Update} update
   * @param {boolean} own whether it comes from the player at this screen, who expects to see it now
   */
  add(update, own) {
    this.waiting.push(update);
    if (tempo() === 0 || this.waiting.length > MOST) this.skip();
    else if (this.timer === undefined || own) this.next();
    else this.changed();
  }

  /** Shows everything that waits, now. */
  skip() {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.waiting.length) this.show(/** @type {Update} */ (this.waiting.shift()), 0);
    this.changed();
  }

  next() {
    clearTimeout(this.timer);
    this.timer = undefined;
    const update = this.waiting.shift();
    if (update) {
      const time = this.show(update, tempo());
      this.timer = setTimeout(() => this.next(), Math.max(pace(), time && time + BREATH));
    }
    this.changed();
  }
}

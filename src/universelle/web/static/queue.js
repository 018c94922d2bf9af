/** Shows updates one after another, at the pace the player set. Nothing is left out, however many wait. */

import { pace, tempo } from "./speed.js";

/**
 * `told`: scorings to tell; `later`: what changes when they are told; `back`: moves were taken back.
 * @typedef {import("./patch.js").Patch} Patch
 * @typedef {{ seq: number, patches: Patch[], told?: number[][], later?: Patch[], back?: boolean }} Update
 */

const BREATH = 150; // milliseconds between the end of one animation and the next one

export class Queue {
  /**
   * @param {(update: Update, tempo: number) => number} show shows an update, its motions at that tempo; how long they
   *   take, in milliseconds
   * @param {() => void} changed called when the queue grew or emptied
   * @param {() => boolean} patient whether updates wait while nobody looks, instead of being shown at once
   */
  constructor(show, changed, patient) {
    this.show = show;
    this.changed = changed;
    this.patient = patient;
    /** @type {Update[]} */
    this.waiting = [];
    /** @type {number | undefined} */
    this.timer = undefined;
    /** @type {Set<string>} who lets everything wait */
    this.holders = new Set();
  }

  get held() {
    return this.holders.size > 0;
  }

  /**
   * @param {Update} update
   * @param {boolean} own whether it comes from the player at this screen, who expects to see it now
   */
  add(update, own) {
    this.waiting.push(update);
    if (update.back) for (const each of this.waiting) delete each.told; // it has not happened
    if (this.held) this.changed();
    else if (pace() === 0 || (document.hidden && !this.patient())) this.skip();
    else if (this.timer === undefined || own || update.back) this.next();
    else this.changed();
  }

  /** Shows everything that waits, now; what comes later is shown at its pace again. */
  skip() {
    if (this.held) return;
    this.stop();
    while (this.waiting.length && !this.held) this.show(/** @type {Update} */ (this.waiting.shift()), 0);
    this.changed();
  }

  next() {
    this.stop();
    if (this.held || (document.hidden && this.patient())) return;
    this.rewind();
    const update = this.waiting.shift();
    if (update) {
      const time = this.show(update, tempo());
      if (!this.held) this.timer = setTimeout(() => this.next(), Math.max(pace(), time && time + BREATH));
    }
    this.changed();
  }

  /** Shows the position after the last undo that waits: nobody wants to follow what was taken back. */
  rewind() {
    const undo = this.waiting.map((each) => each.back).lastIndexOf(true);
    for (const each of this.waiting.splice(0, undo + 1)) this.show(each, 0);
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /**
   * Lets everything wait, while the page shows something else, until all who hold it release it.
   * @param {string} holder
   */
  hold(holder) {
    this.holders.add(holder);
    this.stop();
  }

  /** @param {string} holder */
  release(holder) {
    if (!this.holders.delete(holder) || this.held) return;
    if (pace() === 0) this.skip();
    else this.next();
  }

  /** Goes on when somebody looks again; else what waits is shown at once, unless it can wait. */
  look() {
    if (!document.hidden && this.timer === undefined) this.next();
    else if (document.hidden && !this.patient()) this.skip();
  }
}

/** The laboratory by keyboard: Enter picks up and puts down, arrows carry, R turns, Escape puts back or closes. */

import { pickAt, take } from "./pointers.js";

const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
});

export class Keys {
  /**
   * @param {import("./hand.js").Hand} hand
   * @param {() => void} escape called when a piece is put back
   */
  constructor(hand, escape) {
    this.hand = hand;
    this.escape = escape;
    document.addEventListener("keydown", (event) => this.pressed(event), { capture: true });
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest("input, select, textarea, [contenteditable]")) return;
    const does = this.meant(event, target);
    if (!does) return;
    take(event);
    if (!event.repeat || event.key in ARROWS) does();
  }

  /**
   * What a key would do.
   * @param {KeyboardEvent} event
   * @param {Element} target
   * @returns {(() => void) | undefined}
   */
  meant({ key, shiftKey }, target) {
    const { hand } = this;
    const pick = pickAt(target);
    const enters = key === "Enter" || key === " ";
    if (enters && pick && pick !== hand.source) return () => hand.pickUp(pick);
    if (hand.isEmpty) return key === "Escape" ? closing() : undefined;
    if (key in ARROWS) return () => hand.walk(...ARROWS[key]);
    if (key.toLowerCase() === "r") return () => hand.turn(shiftKey ? -1 : 1);
    if (key === "Escape") return () => (this.escape(), hand.putBack());
    const other = target.closest("a, button, summary, [role=button]"); // which has a meaning of its own for Enter
    return enters && (!other || other === hand.source) ? () => hand.put() : undefined;
  }
}

/**
 * What closes the laboratory of a rival that is shown large, if one is.
 * @returns {(() => void) | undefined}
 */
function closing() {
  const peek = document.querySelector(".peek[open]");
  if (!(peek instanceof HTMLDetailsElement)) return undefined;
  return () => {
    peek.open = false;
    peek.querySelector("summary")?.focus();
  };
}

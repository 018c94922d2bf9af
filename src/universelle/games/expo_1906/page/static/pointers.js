/** The laboratory by mouse, finger and pen: press and drag, or tap, tap a place and press the main button. */

import { PICKS } from "./hand.js";
import { ask } from "./placements.js";

/**
 * @typedef {object} Press
 * @property {number} id
 * @property {number} x
 * @property {number} y
 * @property {boolean} touch
 * @property {Element} [pick] what it would pick up; else it carries what is in hand
 * @property {boolean} drags
 */

const STILL = 6; // pixels that a press may move and still be a tap
const ABOVE = 40; // pixels that a piece floats above the finger
const NOTCH = 40; // pixels of the wheel for a quarter turn

export class Pointers {
  /** @type {Press | undefined} */
  press;
  touched = false; // by a finger, the last time
  over = false; // a press that was more than a tap: the click at its end counts for nothing
  wheeled = 0;
  place = ""; // of the mouse: it may be told again without having moved

  /** @param {import("./hand.js").Hand} hand */
  constructor(hand) {
    this.hand = hand;
    const early = { capture: true };
    document.addEventListener("pointerdown", (event) => this.down(event), early);
    document.addEventListener("pointermove", (event) => this.move(event), early);
    document.addEventListener("pointerup", (event) => this.up(event), early);
    document.addEventListener("pointercancel", (event) => this.up(event), early);
    document.addEventListener("click", (event) => this.click(event), early);
    document.addEventListener("wheel", (event) => this.wheel(event), { capture: true, passive: false });
    document.addEventListener("touchmove", (event) => this.push(event), { passive: false });
    document.addEventListener("selectstart", (event) => this.press && event.preventDefault());
    document.addEventListener("contextmenu", (event) => this.press?.touch && event.preventDefault());
  }

  forget() {
    this.press = undefined;
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.touched = event.pointerType === "touch";
    if (!event.isPrimary) return this.second();
    this.over = false;
    this.forget();
    if (event.button !== 0) return;
    const carries = this.hand.carries && isInside(event.target);
    const pick = carries ? undefined : pickAt(event.target);
    const { pointerId: id, clientX: x, clientY: y } = event;
    if (pick) ask(pick.getAttribute("data-pick") ?? ""); // the answer is there when the drag begins
    if (carries || pick) this.press = { id, x, y, touch: this.touched, pick, drags: false };
  }

  /** A second finger turns what is in hand; the first one may go on dragging it. */
  second() {
    if (!this.hand.carries) return;
    if (!this.press?.drags) this.forget();
    this.over = true;
    this.hand.turn(1);
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (this.press?.id === event.pointerId) {
      this.drag(this.press, event);
    } else if (!this.press && event.pointerType !== "touch" && isInside(event.target)) {
      const place = `${event.clientX} ${event.clientY}`;
      if (place !== this.place) this.hand.hover(event.clientX, event.clientY);
      this.place = place;
    }
  }

  /**
   * @param {Press} press
   * @param {PointerEvent} event
   */
  drag(press, { clientX, clientY }) {
    if (!press.drags) {
      const [dx, dy] = [Math.abs(clientX - press.x), Math.abs(clientY - press.y)];
      if (Math.hypot(dx, dy) < STILL) return;
      if (press.pick && press.touch && dx > 2 * dy && scrolls(press.pick)) return this.forget();
      press.drags = true;
      document.documentElement.setPointerCapture(press.id);
      if (press.pick) this.hand.pickUp(press.pick, true);
    }
    this.hand.carry(clientX, clientY - (press.touch ? ABOVE : 0));
  }

  /**
   * The end of a press. One that the browser breaks off puts nothing down.
   * @param {PointerEvent} event
   */
  up(event) {
    if (this.press?.id !== event.pointerId) return;
    const { drags } = this.press;
    this.forget();
    if (!drags) return;
    this.over = true;
    setTimeout(() => (this.over = false));
    this.hand.drop(event.type === "pointerup");
  }

  /** @param {MouseEvent} event */
  click(event) {
    const { target, clientX, clientY } = event;
    if (!(target instanceof Element)) return;
    const pick = pickAt(target);
    const button = target.closest("#turn-left, #turn-right, #put-back, #set-here");
    const seat = target.closest("#strip a");
    if (seat) {
      look(seat.id.replace("strip", "peek"));
    } else if (this.over) {
      this.over = false;
    } else if (!this.hand.isEmpty && button) {
      if (button.id === "set-here") this.hand.put();
      else if (button.id === "put-back") this.hand.putBack();
      else this.hand.turn(button.id === "turn-left" ? -1 : 1);
    } else if (!this.hand.isEmpty && isInside(target)) {
      const offered = target.closest("[data-action]") !== null; // by the server, perhaps not for this turn
      if (this.touched) this.hand.preview(clientX, clientY, offered);
      else if (offered && !this.hand.fitsAt(clientX, clientY)) return;
      else this.hand.put();
    } else if (pick) {
      if (pick !== this.hand.source) this.hand.pickUp(pick);
      else if (this.touched)
        this.hand.remind(); // a finger may tap twice; there is a button that puts back
      else this.hand.putBack();
    } else {
      return;
    }
    take(event);
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (this.hand.isEmpty || !(this.press?.drags || isInside(event.target))) return;
    take(event);
    this.wheeled += event.deltaMode ? NOTCH * Math.sign(event.deltaY) : event.deltaY;
    if (Math.abs(this.wheeled) < NOTCH) return;
    this.hand.turn(Math.sign(this.wheeled));
    this.wheeled = 0;
  }

  /**
   * A finger that drags does not push the page.
   * @param {TouchEvent} event
   */
  push(event) {
    const { press } = this;
    if (press && event.cancelable && (press.drags || !press.pick || !scrolls(press.pick))) event.preventDefault();
  }
}

/**
 * Opens a rival's laboratory over one's own, or closes it; one's own seat closes all of them.
 * @param {string} id
 */
function look(id) {
  for (const peek of document.querySelectorAll(".peek")) {
    if (peek instanceof HTMLDetailsElement) peek.open = peek.id === id && !peek.open;
  }
}

/** @param {EventTarget | null} target */
export function pickAt(target) {
  return (target instanceof Element && target.closest(PICKS)) || undefined;
}

/**
 * Whether something belongs to the laboratory.
 * @param {EventTarget | null} target
 */
export function isInside(target) {
  return target instanceof Element && target.closest("#lab") !== null;
}

/**
 * What is done here is no business of the page's other scripts.
 * @param {Event} event
 */
export function take(event) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Whether the strip that holds something can be scrolled with a finger.
 * @param {Element} element
 */
function scrolls(element) {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (at.scrollWidth > at.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
  }
  return false;
}

/** A hint: asks which moves are worth considering, and shows them in place of the choices and on the board. */

import { part } from "./fetching.js";
import { say } from "./notices.js";

const SHIFT = 20; // pixels between the rosettes of one place
const CORNER = 12; // pixels from the corner of a place to the middle of its rosette
const SMALL = 64; // a place so many pixels wide has a smaller one, which leaves its number free
const ABOVE = 18; // pixels that a rosette reaches above its middle
const STICKS = "#strip, #tabs"; // what places are scrolled under: a rosette may not even touch it
const OVER = `.bar, #choices, #drawer, dialog, [role=menu], ${STICKS}`; // what may lie over a place
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export class Lamp {
  /**
   * @param {string} address of the table
   * @param {() => string} seq the position that the page shows
   * @param {(message: string) => void} refused
   */
  constructor(address, seq, refused) {
    this.address = `${address}/hint`;
    this.seq = seq;
    this.refused = refused;
    /** @type {HTMLElement | undefined} */
    this.panel = undefined;
    /** @type {AbortController | undefined} what ends the thought under way */
    this.asked = undefined;
    /** @type {{ place: Element, corner: Element, mark: HTMLElement }[]} what is named, what its rosette is pinned to */
    this.marks = [];
    this.sizes = new ResizeObserver(() => this.put()); // a drawer, a new question: whatever moves the places
    document.addEventListener("keydown", (event) => this.press(event));
    addEventListener("resize", () => this.put());
    addEventListener("scroll", () => this.put(), { passive: true, capture: true });
    document.addEventListener("change", () => this.put()); // another tab may be in front
  }

  /** Asks, or closes what was asked before. */
  async toggle() {
    if (this.asked) return this.close();
    const asked = (this.asked = new AbortController());
    this.light(true);
    const waiting = part(this.address).then((drawn) => {
      if (this.asked === asked && !this.panel && drawn) this.show(drawn);
    });
    const answer = await this.post(asked.signal);
    await waiting;
    if (this.asked !== asked) return;
    if (answer?.html) this.tell(answer.html);
    else {
      this.close();
      this.refused(answer?.message ?? document.querySelector("main")?.dataset.sayFailed ?? "");
    }
  }

  /**
   * @param {AbortSignal} signal
   * @returns {Promise<{ html?: string, message?: string } | undefined>}
   */
  async post(signal) {
    try {
      const body = new URLSearchParams({ seq: this.seq() });
      const response = await fetch(this.address, {
        method: "POST",
        body,
        signal,
        headers: { Accept: "application/json" },
      });
      return await response.json();
    } catch {
      return undefined;
    }
  }

  /**
   * Shows the moves, in the panel and on the board.
   * @param {string} html
   */
  tell(html) {
    const template = document.createElement("template");
    template.innerHTML = html;
    const drawn = template.content.firstElementChild;
    if (!(drawn instanceof HTMLElement)) return this.close();
    this.show(drawn);
    this.mark();
    this.reach();
    say(drawn.dataset.say ?? "");
  }

  /**
   * Puts a panel in the place of the choices.
   * @param {HTMLElement} panel
   */
  show(panel) {
    const focused = this.panel ? this.panel.contains(document.activeElement) : this.isAsked();
    this.panel?.remove();
    this.panel = panel;
    panel.tabIndex = -1;
    const meter = panel.querySelector(".hint-meter > i");
    if (meter instanceof HTMLElement) meter.style.animationDuration = `${panel.dataset.seconds}s`;
    panel.addEventListener("click", (event) => this.click(event));
    panel.addEventListener("pointerover", (event) => event.pointerType === "mouse" && unfold(event.target));
    panel.addEventListener("focusin", (event) => unfold(event.target));
    const choices = document.getElementById("choices");
    if (choices && meter) panel.style.minHeight = `${inner(choices)}px`; // what comes soon should not move the page
    choices?.prepend(panel);
    document.dispatchEvent(new Event("says"));
    if (focused) panel.focus({ preventScroll: true });
  }

  /** Whether the focus is where the hint was asked for. */
  isAsked() {
    return document.activeElement === document.body || document.activeElement?.id === "lamp";
  }

  /** Closes the hint, or stops thinking about it; the focus goes back to the lamp. */
  close() {
    if (!this.asked) return;
    this.asked.abort();
    this.asked = undefined;
    const focused = this.panel?.contains(document.activeElement);
    this.panel?.remove();
    this.panel = undefined;
    document.dispatchEvent(new Event("says"));
    for (const { place, mark } of this.marks) {
      place.removeAttribute("data-advice");
      mark.remove();
    }
    this.marks = [];
    this.sizes.disconnect();
    delete document.body.dataset.advised;
    this.light(false);
    if (focused) document.getElementById("lamp")?.focus({ preventScroll: true });
  }

  /**
   * Notes what can be chosen.
   * @returns {(() => void) | undefined} after a change: keeps the hint if that is still the same, else closes it
   */
  watch() {
    if (!this.asked) return undefined;
    const before = listed();
    return () => {
      if (!before || listed() !== before) return this.close();
      if (this.panel && !this.panel.isConnected) document.getElementById("choices")?.prepend(this.panel);
      for (const { mark } of this.marks) mark.remove();
      this.marks = [];
      this.light(true);
      if (this.panel?.dataset.done !== undefined) this.mark();
    };
  }

  /** @param {boolean} on */
  light(on) {
    const lamp = document.getElementById("lamp");
    lamp?.classList.toggle("on", on);
    if (on) lamp?.setAttribute("aria-expanded", "true");
    else lamp?.removeAttribute("aria-expanded");
  }

  /** Pins the rosettes to the places on the board, wherever these move. */
  mark() {
    document.body.dataset.advised = "";
    this.sizes.disconnect();
    for (const part of document.querySelectorAll("#board-box, #players, #bar")) this.sizes.observe(part);
    for (const row of this.panel?.querySelectorAll("[data-advised]") ?? []) {
      const rosette = row.querySelector(".hint-rosette");
      const place = placeOf(row.getAttribute("data-advised") ?? "", row.getAttribute("data-about"));
      if (!rosette || !place) continue;
      if (!place.hasAttribute("data-advice")) place.setAttribute("data-advice", row.getAttribute("data-rank") ?? "");
      const mark = document.createElement("span");
      mark.className = "hint-pin";
      mark.setAttribute("aria-hidden", "true");
      mark.append(rosette.cloneNode(true));
      document.body.append(mark);
      this.marks.push({ place, corner: place.closest("label") ?? place, mark });
    }
    this.put();
  }

  /** Scrolls so that the best place can be seen, above a panel that lies over the board. */
  reach() {
    const place = this.marks[0]?.place;
    const table = document.getElementById("table");
    const sheet = document.getElementById("choices");
    if (!place || !table || !sheet) return;
    const over = /fixed|sticky/.test(getComputedStyle(sheet).position);
    const strip = document.getElementById("strip")?.offsetHeight ?? 0;
    table.style.scrollPadding = over ? `${strip}px 0 ${sheet.offsetHeight}px` : "";
    place.scrollIntoView({ block: "nearest", inline: "nearest", behavior: calm.matches ? "instant" : "smooth" });
  }

  /** Puts every rosette at the corner of its place, if that can be seen. */
  put() {
    for (const { corner: place, mark } of this.marks) {
      const together = this.marks.filter((each) => each.corner === place).map((each) => each.mark);
      const shift = together.length - 1 - together.indexOf(mark);
      const box = place.getBoundingClientRect();
      const small = box.width < SMALL;
      const inset = small ? 0 : CORNER;
      const [x, y] = [box.right - inset, box.top + inset];
      const covered = isUnder(STICKS, place, x, y - ABOVE);
      mark.hidden = !box.width || covered || !isInSight(place, x - CORNER / 2, y + CORNER / 2);
      mark.classList.toggle("small", small);
      mark.style.translate = `${x - shift * SHIFT}px ${y}px`;
    }
  }

  /** @param {MouseEvent} event */
  click(event) {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest("[name=action]");
    const leaves = event.target.closest(".hint-leave");
    if (!button && !leaves) return unfold(event.target);
    event.preventDefault();
    if (leaves) return this.close();
    const then = button?.getAttribute("data-then")?.split("|") ?? [];
    document.dispatchEvent(new CustomEvent("play", { detail: [button?.getAttribute("value"), ...then] }));
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    if (event.key !== "Escape" || event.defaultPrevented || !this.asked) return;
    if (document.querySelector("dialog[open], [role=menu]")) return;
    event.preventDefault();
    this.close();
  }
}

/**
 * The height of what is in an element.
 * @param {HTMLElement} element
 */
function inner(element) {
  const { paddingTop, paddingBottom } = getComputedStyle(element);
  return element.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
}

/** The codes of what can be chosen. */
function listed() {
  const choices = document.querySelectorAll("#choice-list [data-action]");
  return Array.from(choices, (choice) => choice.getAttribute("data-action")).join("|");
}

/**
 * Opens a row. One that is open stays so: nothing moves away under the pointer.
 * @param {EventTarget | null} target
 */
function unfold(target) {
  if (target instanceof Element) target.closest(".hint-row")?.classList.add("open");
}

/**
 * Where an action is chosen on the board: at its place; where it can be made in several ways, at that of another one; or
 * at the thing it is about. Undefined if there is none in sight.
 * @param {string} code
 * @param {string | null} about
 */
function placeOf(code, about) {
  const places = seen(":is([data-action], [data-ask])");
  const stem = code.slice(0, code.lastIndexOf(" ") + 1);
  return (
    places.find((place) => codesOf(place).includes(code)) ??
    (about ? seen(`[data-about="${CSS.escape(about)}"]`)[0] : undefined) ??
    (stem ? places.find((place) => codesOf(place).some((other) => other.startsWith(stem))) : undefined)
  );
}

/** @param {string} selector */
function seen(selector) {
  const found = document.querySelectorAll(`:is(#board, #players, #bar) ${selector}`);
  return Array.from(found).filter((each) => each.getBoundingClientRect().width > 0);
}

/** @param {Element} place */
function codesOf(place) {
  return (place.getAttribute("data-action") ?? place.getAttribute("data-ask") ?? "").split("|");
}

/**
 * Whether a point of a place is neither scrolled out of its pane nor covered.
 * @param {Element} place
 * @param {number} x
 * @param {number} y
 */
function isInSight(place, x, y) {
  for (let at = place.parentElement; at; at = at.parentElement) {
    if (!/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowY)) continue;
    const box = at.getBoundingClientRect();
    const clips = box.width > 0; // what has no box of its own does not
    if (clips && (x < box.left || x > box.right || y < box.top || y > box.bottom)) return false;
  }
  return !isUnder(OVER, place, x, y);
}

/**
 * Whether something lies at a point that is not around the place itself.
 * @param {string} what
 * @param {Element} place
 * @param {number} x
 * @param {number} y
 */
function isUnder(what, place, x, y) {
  const over = document.elementFromPoint(x, y)?.closest(what);
  return over !== undefined && over !== null && !over.contains(place);
}

/** Marks a choice together with its place on the board and what it would do. */

import { codes } from "./menu.js";

/** @type {string | undefined} */
let pointed;
/** @type {string | undefined} */
let focused;
/** @type {string | undefined} */
let held;

/**
 * Keeps an action marked.
 * @param {string | undefined} code
 */
export function hold(code) {
  held = code;
  mark();
}

/** Marks all elements of the action that is held, pointed at or has the focus. */
export function mark() {
  const actions = [held, pointed, focused].filter((action) => action !== undefined);
  for (const element of document.querySelectorAll("[data-action], [data-would]")) {
    const code = element.getAttribute("data-action") ?? element.getAttribute("data-would") ?? "";
    element.classList.toggle("hint", actions.includes(code));
  }
  for (const place of document.querySelectorAll("[data-ask]")) {
    place.classList.toggle(
      "hint",
      codes(place).some((code) => actions.includes(code)),
    );
  }
}

export function watch() {
  document.addEventListener("pointerover", (event) => {
    pointed = action(event.target);
    mark();
  });
  document.documentElement.addEventListener("pointerleave", () => {
    pointed = undefined;
    mark();
  });
  document.addEventListener("focusin", (event) => {
    focused = action(event.target);
    mark();
  });
  document.addEventListener("focusout", () => {
    focused = undefined;
    mark();
  });
}

/** @param {EventTarget | null} target */
function action(target) {
  const element = target instanceof Element ? target.closest("[data-action], [data-advised]") : null;
  return element?.getAttribute("data-action") ?? element?.getAttribute("data-advised") ?? undefined;
}

/** How fast the moves of others are shown. */

import { choose, chosen } from "./settings.js";

/** How long each update stays before the next one, in milliseconds. */
const PACES = /** @type {Record<string, number>} */ ({ slow: 1800, normal: 900, fast: 350, "at-once": 0 });
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export function speed() {
  return chosen("speed") ?? "normal";
}

/** @param {string} value */
export function setSpeed(value) {
  if (value in PACES) void choose("speed", value);
}

/** How long an update stays, in milliseconds. */
export function pace() {
  return PACES[speed()];
}

/** How long anything lasts, as a multiple of the normal speed. */
export function rate() {
  return pace() / PACES.normal;
}

/** How long motions last, as a multiple of the normal speed; 0 if nothing is to move. */
export function tempo() {
  return calm.matches || document.hidden ? 0 : rate();
}

/** Whether scorings are told at all at this speed. */
export function tells() {
  return speed() !== "at-once" && !document.hidden;
}

/** Shows the current speed where it can be chosen: on the buttons of a table, in the list of a replay. */
export function fill() {
  const field = document.getElementById("speed");
  if (field instanceof HTMLSelectElement && field !== document.activeElement) field.value = speed();
  for (const button of document.querySelectorAll("[data-pace]"))
    button.setAttribute("aria-pressed", String(button.getAttribute("data-pace") === speed()));
}

/** What keys mean. It depends on where the focus is, and single keys can be switched off. */

import { isOn } from "./settings.js";

/** The keys that act on the page as a whole, by what they do. J goes on: in the log of a table, and from home to a table. */
export const KEYS = {
  shortcuts: "?",
  settings: ",",
  sound: "m",
  undo: "u",
  hint: "h",
  explain: "i",
  legend: "l",
  rules: "b",
  earlier: "k",
  later: "j",
  talk: "t",
  guide: "g",
  waiting: "j",
};

/**
 * Whether keys belong to a field.
 * @param {EventTarget | null} target
 */
export function isTyping(target) {
  return (
    target instanceof Element &&
    target.closest(
      "input:not(.tab > *, [type=radio], [type=checkbox], [type=range]), select, textarea, [contenteditable], [role=spinbutton]",
    ) !== null
  );
}

/**
 * Whether a key press is meant for the page as a whole.
 * @param {KeyboardEvent} event
 */
export function isForPage(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return false;
  return isOn("keys") && !document.querySelector("dialog[open]") && !isTyping(event.target);
}

/**
 * Whether a key press means this.
 * @param {KeyboardEvent} event
 * @param {keyof typeof KEYS} what
 */
export function means(event, what) {
  return event.key.toLowerCase() === KEYS[what] && isForPage(event);
}

/** What keys mean depends on where the focus is. */

/**
 * Whether keys belong to a field.
 * @param {EventTarget | null} target
 */
export function isTyping(target) {
  return (
    target instanceof Element &&
    target.closest("input:not(.tab > *), select, textarea, [contenteditable], [role=spinbutton]") !== null
  );
}

/**
 * Whether a key press is meant for the page as a whole.
 * @param {KeyboardEvent} event
 */
export function isForPage(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return false;
  return !document.querySelector("dialog[open]") && !isTyping(event.target);
}

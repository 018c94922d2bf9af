/** The fingerprints of deals, kept in this browser when it first sees them, and buttons that copy a text. */

import { store, stored } from "./settings.js";

const KEPT = "universelle.seals";
const MOST = 200;

/** @returns {[string, string][]} tables and their fingerprints, the oldest first */
function all() {
  try {
    const found = JSON.parse(stored(KEPT) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/**
 * The fingerprint that this browser was first shown for a table, if it has kept one.
 * @param {string} table
 */
export function kept(table) {
  return all().find(([name]) => name === table)?.[1];
}

/**
 * Keeps a fingerprint, unless the browser has one for this table.
 * @param {string} table
 * @param {string | undefined} fingerprint
 */
export function keep(table, fingerprint) {
  if (!fingerprint || kept(table)) return;
  /** @type {[string, string][]} */
  const more = [...all(), [table, fingerprint]];
  store(KEPT, JSON.stringify(more.slice(-MOST)));
}

/**
 * Shows the buttons that copy, where the browser can.
 * @param {ParentNode} where
 */
export function offer(where) {
  if (!navigator.clipboard) return;
  for (const button of where.querySelectorAll("[data-copy]")) button.toggleAttribute("hidden", false);
}

export function watch() {
  document.addEventListener("click", async (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-copy]") : null;
    if (!(button instanceof HTMLElement)) return;
    await navigator.clipboard.writeText(button.dataset.copy ?? "");
    button.textContent = button.dataset.say ?? "";
  });
}

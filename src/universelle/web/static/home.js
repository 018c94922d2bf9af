/**
 * The set-up page: shows only one empty seat at a time, keeps the seats' colours different, lets keys open and close the
 * galleries of players, and shows the terms of a table only where a seat is left to friends.
 */

import { followPace } from "./terms.js";

const form = document.getElementById("setup");
const rows = Array.from(document.querySelectorAll("#setup .seats > *"), (row) => /** @type {HTMLElement} */ (row));
const least = Number(form?.dataset.min ?? 2);

/**
 * Whether somebody plays the seat: the value chosen in its gallery is empty if not.
 * @param {HTMLElement} row
 */
function taken(row) {
  return chosen(row)?.value !== "";
}

/**
 * Who is chosen in a gallery.
 * @param {Element} row
 */
function chosen(row) {
  return /** @type {HTMLInputElement | null} */ (row.querySelector("[name^=who]:checked"));
}

function arrange() {
  const last = rows.reduce((found, row, place) => (taken(row) ? place : found), -1);
  rows.forEach((row, place) => {
    row.hidden = place > last + 1 && place >= least;
    for (const field of row.querySelectorAll("input:not([name^=who]), select"))
      field.toggleAttribute("disabled", !taken(row));
    paint(row, place + 1);
  });
  const friends = document.getElementById("friends");
  if (friends) friends.hidden = !rows.some((row) => chosen(row)?.value === "free");
}

/**
 * Shows the seat's symbol in the chosen colour.
 * @param {HTMLElement} row
 * @param {number} seat
 */
function paint(row, seat) {
  const colour = /** @type {HTMLSelectElement | null} */ (row.querySelector("select[name^=colour]"))?.value;
  row.style.setProperty(`--p${seat}`, `var(--c${colour})`);
  row.style.setProperty(`--on-p${seat}`, `var(--on-c${colour})`);
}

/** The lists of colours, each with the colour chosen before the last change. */
const colours = new Map(
  Array.from(document.querySelectorAll("select[name^=colour]"), (list) => [
    /** @type {HTMLSelectElement} */ (list),
    "",
  ]),
);

/**
 * Gives the seat that had the newly chosen colour the one that was given up for it.
 * @param {EventTarget | null} target
 */
function swap(target) {
  for (const [list, old] of colours) {
    if (list !== target) continue;
    for (const other of colours.keys()) if (other !== list && other.value === list.value) other.value = old;
  }
}

function note() {
  for (const list of colours.keys()) colours.set(list, list.value);
}

/**
 * Opens a gallery at who is chosen, or closes it, by the keyboard.
 * @param {HTMLDetailsElement} gallery
 */
function toggle(gallery) {
  gallery.open = !gallery.open;
  const row = /** @type {HTMLElement} */ (gallery.parentElement);
  (gallery.open ? chosen(row) : gallery.querySelector("summary"))?.focus();
}

form?.addEventListener("keydown", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  const gallery = target.closest("li")?.querySelector("details");
  if (!gallery || event.isComposing) return;
  const opens = target.matches("summary") && (event.key === "Enter" || event.key === " ");
  const closes = gallery.open && (event.key === "Escape" || (event.key === "Enter" && target.matches("[type=radio]")));
  if (!opens && !closes) return;
  event.preventDefault(); // Enter would begin the match
  toggle(gallery);
});
followPace(document);
document.documentElement.classList.add("js");
form?.addEventListener("change", (event) => {
  swap(event.target);
  arrange();
  note();
});
addEventListener("pageshow", () => {
  arrange(); // also when the browser filled the form again
  note();
});

/** The set-up page: shows only one empty seat at a time, and keeps the seats' colours different. */

const form = document.getElementById("setup");
const rows = Array.from(document.querySelectorAll("#setup .seats > *"), (row) => /** @type {HTMLElement} */ (row));
const least = Number(form?.dataset.min ?? 2);

/**
 * Whether somebody plays the seat: the value of its list is empty if not.
 * @param {HTMLElement} row
 */
function taken(row) {
  return row.querySelector("select")?.value !== "";
}

function arrange() {
  const last = rows.reduce((found, row, place) => (taken(row) ? place : found), -1);
  rows.forEach((row, place) => {
    row.hidden = place > last + 1 && place >= least;
    for (const field of row.querySelectorAll("input, select:not([name^=who])"))
      field.toggleAttribute("disabled", !taken(row));
    paint(row, place + 1);
  });
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

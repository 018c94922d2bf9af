/** The set-up page: only one free seat is shown at a time; taking it brings the next one, freeing seats takes them away. */

const form = document.getElementById("setup");
const rows = Array.from(document.querySelectorAll("#setup .seats > *"), (row) => /** @type {HTMLElement} */ (row));
const least = Number(form?.dataset.min ?? 2);

/**
 * The list that says who sits there; its empty value means nobody.
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
 * Shows the seat's sign in the colour that is chosen.
 * @param {HTMLElement} row
 * @param {number} seat
 */
function paint(row, seat) {
  const colour = /** @type {HTMLSelectElement | null} */ (row.querySelector("select[name^=colour]"))?.value;
  row.style.setProperty(`--p${seat}`, `var(--c${colour})`);
  row.style.setProperty(`--on-p${seat}`, `var(--on-c${colour})`);
}

/** The lists of colours, each with the one that was chosen before the last change. */
const colours = new Map(
  Array.from(document.querySelectorAll("select[name^=colour]"), (list) => [
    /** @type {HTMLSelectElement} */ (list),
    "",
  ]),
);

/**
 * Whoever had the colour that is chosen now gets the one that was given up for it.
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

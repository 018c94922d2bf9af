/**
 * Gathers on the table what its parts say: every `data-says`, and the name and value of each radio button that is
 * chosen. Style sheets ask for `#table[data-says~="tab-city"]` in place of `#table:has(#tab-city-choice:checked)`, which
 * would make browsers look at the whole table after every change. It runs before anything is drawn, so that they never
 * have to ask in the slow way, as they do without scripts.
 */
document.documentElement.classList.add("scripted");

function gather() {
  const table = document.getElementById("table");
  if (!table) return;
  const said = new Set();
  for (const part of table.querySelectorAll("[data-says]:not([type=radio]), [type=radio]:checked")) {
    if (part instanceof HTMLInputElement) said.add(`${part.name}-${part.value}`);
    if (part.hasAttribute("data-says")) said.add(part.getAttribute("data-says"));
  }
  const says = Array.from(said).join(" ");
  if (table.dataset.says !== says) table.dataset.says = says;
}

new MutationObserver(gather).observe(document, { subtree: true, childList: true });
for (const event of ["change", "says"]) document.addEventListener(event, gather);

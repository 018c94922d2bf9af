/** The list of all keys, over the page: fetched when it is asked for. */

import { part } from "./fetching.js";
import { dressed, focusAgain } from "./report.js";

const ID = "shortcuts-sheet";

/** Opens the list; the focus returns to where it was when it is closed. */
export async function openShortcuts() {
  const address = `/shortcuts?game=${document.documentElement.dataset.game ?? ""}`;
  const [list] = await Promise.all([part(address), dressed("settings.css")]);
  if (!list) return location.assign(address);
  if (document.getElementById(ID)) return;
  const sheet = document.createElement("dialog");
  sheet.id = ID;
  sheet.className = "shortcuts-sheet frame";
  sheet.setAttribute("aria-labelledby", "shortcuts-title");
  sheet.append(list);
  document.body.append(sheet);
  const back = document.activeElement;
  sheet.addEventListener("close", () => {
    sheet.remove();
    focusAgain(back);
  });
  sheet.addEventListener("click", (event) => {
    const closes =
      event.target === sheet || (event.target instanceof Element && event.target.closest(".shortcuts-close"));
    if (closes) sheet.close();
  });
  sheet.addEventListener("keydown", (event) => {
    if (event.key !== "?") return;
    event.preventDefault(); // it does not open the list again
    sheet.close();
  });
  sheet.showModal();
}

/** Asks once whether somebody wants to be told when it is their turn: never over a choice, and not again for a month. */

import { canBeTold, isBlocked, subscribe } from "./calls.js";
import { part } from "./fetching.js";
import { dressed } from "./report.js";
import { store, stored } from "./settings.js";

const ASKED = "universelle.asked";
const REST = 30 * 24 * 3600 * 1000; // milliseconds

/** Whether the question may be put now. */
export function mayAsk() {
  const means = (document.body.dataset.calls ?? "").split(" ");
  const possible = means.includes("mail") || (means.includes("push") && canBeTold() && !isBlocked());
  const rested = Date.now() - Number(stored(ASKED) ?? 0) > REST;
  return possible && rested && !chooses() && !document.getElementById("ask") && !document.body.dataset.talk;
}

function chooses() {
  return document.querySelector("#choices [data-action], dialog[open]") !== null;
}

/** Puts the question where the chronicle ends, or at the foot of a narrow window. */
export async function ask() {
  const [drawn] = await Promise.all([part("/calls/ask"), dressed("calls.css")]);
  if (!drawn || !mayAsk()) return;
  document.body.append(drawn);
  if (!canBeTold() || isBlocked()) for (const id of ["ask-yes", "ask-browser"]) drawn.querySelector(`#${id}`)?.remove();
  const place = () => settle(drawn);
  place();
  addEventListener("resize", place);
  document.addEventListener("shown", place);
  drawn.addEventListener("click", async (event) => {
    if (!(event.target instanceof Element)) return;
    const chosen = event.target.closest("#ask-yes, #ask-mail, #ask-later");
    if (!chosen) return;
    store(ASKED, String(Date.now()));
    if (chosen.id === "ask-yes") {
      const why = await subscribe(drawn.dataset.key ?? "").catch((error) => String(error.message));
      const what = drawn.querySelector("#ask-what");
      if (why && what) {
        what.textContent = why === "blocked" ? (drawn.dataset.sayBlocked ?? "") : why;
        chosen.remove();
        return;
      }
      document.body.removeAttribute("data-calls");
    }
    drawn.remove();
  });
}

/**
 * A choice that comes takes the question away; it is put again another time.
 * @param {HTMLElement} box
 */
function settle(box) {
  if (chooses()) return box.remove();
  const chronicle = document.getElementById("chronicle");
  const { left = 0, width = 0, bottom = 0, height = 0 } = chronicle?.getBoundingClientRect() ?? {};
  const beside = height > 2 * box.offsetHeight && bottom <= innerHeight + 1;
  box.classList.toggle("at-foot", !beside);
  box.setAttribute("style", beside ? `left:${left}px;width:${width}px;bottom:${innerHeight - bottom}px` : "");
}

/**
 * Choices in two steps: on a touch screen the first tap shows what a choice would do, and where people play apart a move
 * that cannot be taken back is asked for again. Players can switch this off.
 */

import * as hints from "./hints.js";
import { dismiss, say } from "./notices.js";
import { isOn } from "./settings.js";

/** @type {string} how the last click was made: by mouse, pen or touch, or empty for a key */
let pointer = "";
/** @type {{ code: string, box: HTMLElement, from: Element | null } | undefined} the choice that is shown and not made */
let held;

/**
 * Whether a choice is shown first: any that a finger touched, except in a menu, which was opened by a touch before; one
 * that cannot be taken back; and one that its game marks with `data-twice`.
 * @param {Element} choice
 * @param {string} code
 */
function isTwofold(choice, code) {
  if (!isOn("confirm")) return false;
  if (pointer === "touch" && !choice.closest("[role=menu]")) return true;
  if (document.querySelector(`[data-twice][data-action="${CSS.escape(code)}"]`)) return true;
  return listed(code)?.hasAttribute("data-final") ?? false;
}

/**
 * A choice of the list, unless the list is out of reach.
 * @param {string} code
 */
function listed(code) {
  return document.querySelector(`#choices:not([inert]) [data-action="${CSS.escape(code)}"]`);
}

/**
 * Makes a choice, or shows what it would do and asks; the same choice again makes it.
 * @param {Element} choice
 * @param {(code: string) => void} make
 */
export function choose(choice, make) {
  const code = choice.getAttribute("data-action") ?? "";
  const again = held?.code === code;
  if (again || !isTwofold(choice, code)) {
    release();
    make(code);
  } else {
    hold(choice, code, make);
  }
}

/**
 * @param {Element} choice
 * @param {string} code
 * @param {(code: string) => void} make
 */
function hold(choice, code, make) {
  release();
  dismiss("refused"); // it would lie over the question
  const { dataset } = /** @type {HTMLElement} */ (document.getElementById("table"));
  const { saySet = "Set", saySetWhat = "Set:", sayUnset = "Back" } = dataset;
  const what = listed(code)?.querySelector(".what") ?? choice;
  const box = document.createElement("div");
  box.id = "held";
  box.className = "toast held";
  const name = box.appendChild(document.createElement("span"));
  if (what === choice) name.textContent = choice.getAttribute("aria-label");
  else name.append(...Array.from(what.childNodes, (part) => part.cloneNode(true)));
  const set = box.appendChild(button("set", "button main", saySet));
  const told = Array.from(name.childNodes, (part) => part.textContent).join(", ");
  set.setAttribute("aria-label", `${saySetWhat} ${told}`);
  set.addEventListener("click", () => {
    release();
    make(code);
  });
  box.appendChild(button("unset", "button", sayUnset)).addEventListener("click", release);
  held = { code, box, from: document.activeElement };
  document.body.append(box);
  hints.hold(code);
  if (pointer) say(`${told}. ${saySet}?`);
  else set.focus({ preventScroll: true });
}

/**
 * @param {string} id
 * @param {string} look
 * @param {string} text
 */
function button(id, look, text) {
  const made = document.createElement("button");
  made.type = "button";
  made.id = id;
  made.className = look;
  made.textContent = text;
  return made;
}

/** Leaves the choice that is shown unmade; the focus goes back to where it was. */
export function release() {
  if (!held) return;
  const { box, from } = held;
  const within = box.contains(document.activeElement);
  held = undefined;
  hints.hold(undefined);
  if (within && from?.isConnected && (from instanceof HTMLElement || from instanceof SVGElement))
    from.focus({ preventScroll: true });
  box.remove();
}

export function watch() {
  document.addEventListener("pointerdown", (event) => (pointer = event.pointerType), { capture: true });
  document.addEventListener(
    "keydown",
    (event) => {
      pointer = "";
      if (!held || event.key !== "Escape") return;
      event.preventDefault();
      release();
    },
    { capture: true },
  );
  document.addEventListener("shown", () => held && !listed(held.code) && release());
}

/** The score sheet: counts while somebody types, and keeps everything in the address and in the browser. */

import { offerCopy } from "./copying.js";

const PAUSE = 200; // milliseconds without a change, then the points are counted
const form = /** @type {HTMLFormElement} */ (document.getElementById("sheet"));
const KEPT = `sheet-${form.dataset.slug}`;
let asked = 0;
let waiting = 0;

document.documentElement.classList.add("js");
form.addEventListener("input", (event) => {
  clearTimeout(waiting);
  const chosen = event.target;
  if (chosen instanceof HTMLInputElement && chosen.type === "radio") location.assign(address());
  else waiting = window.setTimeout(count, PAUSE);
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  void count();
});
prepare();
if (Array.from(form.elements).some(isTyped)) void count(); // before this script listened

/** @param {Element} field */
function isTyped(field) {
  return field instanceof HTMLInputElement && field.value !== field.defaultValue;
}

/** What was entered; what is empty or as usual is left out. */
function query() {
  const entered = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const field = form.elements.namedItem(name);
    const usual = field instanceof HTMLSelectElement ? field.dataset.usual : "";
    if (typeof value === "string" && value && value !== usual) entered.append(name, value);
  }
  return `${entered}`;
}

function address() {
  return `${location.pathname}?${query()}`;
}

/** Counts on the server and puts the parts that change in their places; the fields stay as they are. */
async function count() {
  const mine = ++asked;
  history.replaceState(null, "", address());
  keep();
  const response = await fetch(address()).catch(() => undefined);
  const text = response?.ok ? await response.text() : "";
  if (mine !== asked || !text) return;
  const page = new DOMParser().parseFromString(text, "text/html");
  for (const part of page.querySelectorAll("[data-part]")) {
    const old = document.getElementById(part.id);
    if (old && old.outerHTML !== part.outerHTML) old.replaceWith(part);
  }
  for (const field of form.querySelectorAll("[aria-describedby]")) {
    const wrong = document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;
    if (wrong) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
  }
  offerCopy();
}

function prepare() {
  offerCopy();
  const print = document.getElementById("print");
  if (print) {
    print.hidden = false;
    print.onclick = () => window.print();
  }
  const again = document.getElementById("sheet-again");
  const link = again?.querySelector("a");
  const last = kept();
  if (again && link && last && !query().includes("-")) {
    again.hidden = false;
    link.href = `?${last}`;
  } else keep();
}

/** The last sheet of this browser. */
function kept() {
  try {
    return localStorage.getItem(KEPT) ?? "";
  } catch {
    return ""; // the browser keeps nothing
  }
}

function keep() {
  if (!query().includes("-")) return;
  try {
    localStorage.setItem(KEPT, query());
  } catch {
    // the address has it
  }
}

/** Editions by form: checks while somebody types, marks what differs, and keeps editions in this browser. */

import { offerCopy } from "./copying.js";

const PAUSE = 500; // milliseconds without a change, then the edition is checked
const form = /** @type {HTMLFormElement} */ (document.getElementById("edition"));
const KEPT = `editions-${form.dataset.slug}`;
let asked = 0;
let waiting = 0;

document.documentElement.classList.add("js");
form.addEventListener("input", (event) => {
  clearTimeout(waiting);
  if (event.target instanceof HTMLElement) mark(event.target);
  waiting = window.setTimeout(check, PAUSE);
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  void check();
});
prepare();
listKept();

/**
 * Says beside a field whether it differs from the standard edition, and in which way.
 * @param {HTMLElement} field
 */
function mark(field) {
  if (field.dataset.standard === undefined || !isField(field)) return;
  const differs = field.value !== field.dataset.standard;
  field.closest(".edition-row")?.toggleAttribute("data-changed", differs);
  const standard = document.getElementById(`standard-${field.name}`);
  if (standard) standard.hidden = !differs;
  const source = field.parentElement?.querySelector(".edition-source");
  if (!(source instanceof HTMLElement)) return;
  source.dataset.was ??= source.textContent ?? "";
  source.classList.toggle("owner", differs);
  source.textContent = differs ? (form.dataset.yours ?? "") : source.dataset.was;
}

/** @param {Element} field @returns {field is HTMLInputElement | HTMLTextAreaElement} */
function isField(field) {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}

/** Sends what differs; the server says what is wrong, and where. */
async function check() {
  const mine = ++asked;
  const sent = new FormData();
  for (const field of form.elements) {
    if (isField(field) && field.name && field.value !== field.dataset.standard) sent.append(field.name, field.value);
  }
  const response = await fetch(form.action.split("?")[0] ?? "", {
    method: "POST",
    headers: { accept: "application/json" },
    body: sent,
  }).catch(() => undefined);
  const told = response?.ok ? await response.json() : undefined;
  if (mine !== asked || !told) return;
  for (const [id, html] of Object.entries(told.parts)) {
    const part = document.getElementById(id);
    if (part) part.outerHTML = html;
  }
  history.replaceState(null, "", told.address);
  for (const field of form.elements) {
    const place = isField(field) && document.getElementById(`wrong-${field.name}`);
    if (!place || !isField(field)) continue;
    const wrong = told.wrong[field.name] ?? "";
    place.textContent = wrong;
    if (wrong) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
    if (wrong) field.closest("details")?.setAttribute("open", "");
  }
  prepare();
}

function prepare() {
  offerCopy();
  const keep = document.getElementById("keep");
  const state = document.getElementById("state");
  if (!keep || !state) return;
  keep.hidden = false;
  keep.onclick = () => {
    const name = state.dataset.name || form.dataset.myBox || "";
    write([...kept().filter((each) => each.name !== name), { name, code: state.dataset.code ?? "" }]);
    listKept();
  };
}

/** @returns {{ name: string, code: string }[]} the editions of this browser */
function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return []; // the browser keeps nothing
  }
}

/** @param {{ name: string, code: string }[]} editions */
function write(editions) {
  try {
    localStorage.setItem(KEPT, JSON.stringify(editions));
  } catch {
    // the link and the file have them
  }
}

function listKept() {
  const place = document.getElementById("kept");
  if (!place) return;
  const editions = kept();
  place.hidden = editions.length === 0;
  const head = document.createElement("h2");
  head.className = "head";
  head.textContent = place.dataset.title ?? "";
  const list = document.createElement("ul");
  for (const edition of editions) {
    const link = document.createElement("a");
    link.href = `?e=${encodeURIComponent(edition.code)}`;
    link.textContent = edition.name;
    const drop = document.createElement("button");
    drop.type = "button";
    drop.className = "button quiet";
    drop.textContent = "×";
    drop.setAttribute("aria-label", `${place.dataset.drop ?? ""} ${edition.name}`);
    drop.onclick = () => {
      write(kept().filter((each) => each.name !== edition.name));
      listKept();
    };
    const row = document.createElement("li");
    row.append(link, drop);
    list.append(row);
  }
  place.replaceChildren(head, list);
}

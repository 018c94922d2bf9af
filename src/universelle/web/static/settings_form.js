/** The form of the settings, on a page of its own or beside a table: every change holds at once. */

import { part } from "./fetching.js";
import { dressed } from "./report.js";
import { choose, isKept, isOn, send } from "./settings.js";

const PATTERNS = new URL("patterns.svg", import.meta.url).href;

document.documentElement.classList.add("js");

/** @returns {HTMLFormElement | null} */
function form() {
  return document.querySelector("form#settings-form");
}

/**
 * Says how a change went, if not well.
 * @param {string} text
 */
function say(text) {
  const told = document.getElementById("settings-told");
  if (told) told.textContent = text;
}

/**
 * @param {string} name
 * @param {string} value
 */
async function change(name, value) {
  say("");
  const { ok } = await choose(name, value);
  const { sayNotSent = "", sayNothingKept = "" } = form()?.dataset ?? {};
  if (!ok) say(isKept() ? sayNotSent : sayNothingKept);
}

/**
 * Shows the page in another language; the address names it only if nothing is kept.
 * @param {string} language
 */
async function speak(language) {
  const { ok } = await send("lang", language);
  const here = new URL(location.href);
  if (ok && isKept()) here.searchParams.delete("lang");
  else here.searchParams.set("lang", language);
  history.replaceState(history.state, "", here);
  location.reload();
}

/** Fetches what pieces are filled with where colours have patterns. */
async function dressPatterns() {
  if (document.getElementById("patterns")) return;
  const [fills] = await Promise.all([fetch(PATTERNS).catch(() => undefined), dressed("patterns.css")]);
  if (fills?.ok && !document.getElementById("patterns"))
    document.body.insertAdjacentHTML("afterbegin", await fills.text());
}

document.addEventListener("change", (event) => {
  const input = event.target;
  if (!(input instanceof HTMLInputElement) || input.form?.id !== "settings-form") return;
  const value = input.type === "checkbox" ? (input.checked ? "on" : "off") : input.value;
  if (input.name === "lang") return void speak(value);
  if (input.name === "patterns") void dressPatterns();
  void change(input.name, value);
});

document.addEventListener("click", async (event) => {
  if (!(event.target instanceof Element) || !event.target.closest("#try-sound")) return;
  const { canPlay, sample } = await import("./sounds.js");
  const { sayNoSound = "", saySoundOff = "" } = form()?.dataset ?? {};
  say(canPlay() ? (isOn("sound") ? "" : saySoundOff) : sayNoSound);
  sample();
});

document.addEventListener("submit", async (event) => {
  if (event.target !== form() || event.submitter?.getAttribute("name") !== "reset") return;
  event.preventDefault();
  if ((await send("reset", "on")).ok) location.reload();
  else say(form()?.dataset.sayNotSent ?? "");
});

document.addEventListener("input", (event) => {
  if (!(event.target instanceof HTMLInputElement) || event.target.id !== "set-volume") return;
  const shown = document.getElementById("volume-shown");
  if (!shown) return;
  const share = new Intl.NumberFormat(document.documentElement.lang, { style: "percent" });
  shown.textContent = share.format(Number(event.target.value) / 100);
});

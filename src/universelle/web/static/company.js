/**
 * Others at the table, where people play apart: marks at the signs of the seats say who is there, a count says how much
 * was said. What was said is fetched when somebody wants to read it.
 */

import { tableAddress } from "./fetching.js";
import { means } from "./keys.js";
import { dressed } from "./report.js";
import * as sight from "./sight.js";
import { store, stored } from "./settings.js";

/** @typedef {{ number: number, room: string, own: boolean, html: string }} Line */
/** @typedef {{ present?: Record<string, [string, string]>, watching?: string, talk?: Line[] }} Aside */

const LINKS = ["tool-talk", "talk-tab"];
const MOST = 99; // a count has two digits
const READ = `universelle.read.${tableAddress()}`;

/** @type {Map<string, string>} by the number of a seat: where its player is, in words */
const words = new Map();
/** @type {Line[]} what others have said and nobody here has read */
const unread = [];
/** @type {import("./talk.js").Talk | undefined} fetched when somebody opens it */
let talk;
let chose = chooses();
let newest = Number(stored(READ) ?? 0);

/** Whoever has just moved, or looks away while others move, is asked whether they want to be told of their turn. */
async function offerCalls() {
  if (!document.body.dataset.calls) return;
  const module = await import("./ask.js").catch(() => undefined);
  if (module?.mayAsk()) await module.ask();
}

function chooses() {
  return document.querySelector("#choices [data-action]") !== null;
}

/** @param {Aside} aside */
function hear({ present, watching, talk: lines = [] }) {
  for (const [seat, [where, said]] of Object.entries(present ?? {})) {
    document.body.setAttribute(`data-p${seat}`, where);
    words.set(seat, said);
    tell(`present-${seat}`, said);
  }
  if (watching !== undefined) tell("present-watching", watching);
  for (const line of lines) {
    newest = Math.max(newest, line.number);
    if (!line.own) unread.push(line);
  }
  talk?.add(lines);
  label();
}

/**
 * @param {string} id
 * @param {string} text
 */
function tell(id, text) {
  const place = document.getElementById(id);
  if (place && place.textContent !== text) place.textContent = text;
}

/** The words of the marks, for who points at them, and the count of new lines; all may have been redrawn. */
function label() {
  for (const [seat, said] of words) {
    for (const id of [`seat-${seat}`, `strip-seat-${seat}`]) document.getElementById(id)?.setAttribute("title", said);
  }
  const count = unread.length > MOST ? `${MOST}+` : String(unread.length);
  for (const link of LINKS.map((id) => document.getElementById(id))) {
    if (!link) continue;
    link.toggleAttribute("data-new", unread.length > 0);
    link.setAttribute("data-new-count", unread.length ? count : "");
    const plain = link.querySelector("span")?.textContent ?? "";
    const told = document.body.dataset.sayNew?.replace("{count}", count) ?? plain;
    link.setAttribute("aria-label", unread.length ? told : plain);
  }
}

/**
 * Lines of a room were read, here.
 * @param {string} room
 */
function read(room) {
  for (let at = unread.length - 1; at >= 0; at -= 1) if (unread[at].room === room) unread.splice(at, 1);
  if (!unread.length) store(READ, String(newest));
  label();
}

async function toggle() {
  const [module] = await Promise.all([import("./talk.js").catch(() => undefined), dressed("talk.css")]);
  if (!module) return location.assign(`${tableAddress()}/talk`);
  talk ??= new module.Talk(
    tableAddress(),
    () => new Set(unread.map((line) => line.number)),
    (room) => unread.filter((line) => line.room === room).length,
    read,
  );
  await talk.toggle();
}

document.addEventListener("aside", (event) => event instanceof CustomEvent && hear(event.detail));
document.addEventListener("opening", (event) => event instanceof CustomEvent && event.detail.set("said", newest));
document.addEventListener("shown", () => {
  label();
  if (chose && !chooses()) void offerCalls();
  chose = chooses();
});
document.addEventListener("visibilitychange", () => {
  if (document.hidden && !chooses()) void offerCalls();
});
document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element) || !event.target.closest(LINKS.map((id) => `#${id}`).join())) return;
  event.preventDefault();
  void toggle();
});
document.addEventListener("keydown", (event) => {
  if (means(event, "talk")) {
    event.preventDefault(); // the letter would be typed into the line that opens
    void toggle();
  }
});
sight.watch(tableAddress());

/** The clocks of a table: the server says what is left, and the page counts until it says so again. */

import { entitled } from "./titles.js";

/**
 * @typedef {{ move: number, reserve: number, runs: boolean, turn: boolean }} Clock in seconds
 * @typedef {{ seats: Record<string, Clock>, reserve: number, short: number, own: number | null, title: string,
 *   mine: boolean, post: boolean, paused: boolean, resting: boolean, days: string, hours: string,
 *   says: Record<string, string> }} Clocks
 */

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
const EVERY = 250; // milliseconds between two looks
const CALM = 10; // seconds between two changes of the title while there is more than a minute

/** @type {Clocks | undefined} */
let clocks;
let heard = 0; // when the server said so, by the clock of this page
/** @type {number | undefined} what was left of one's own time at the last look */
let before;
const said = document.createElement("p");
said.className = "visually-hidden";
said.setAttribute("role", "status");

/** @param {Clocks} told */
function hear(told) {
  clocks = told;
  heard = performance.now();
  before = undefined;
  show();
}

/**
 * A time as the server writes it; its words hold 0 days and 1 hour, or 0 hours.
 * @param {number} left
 * @param {Clocks} told
 */
function figures(left, told) {
  const hours = Math.floor((left % DAY) / HOUR);
  if (left >= DAY) return told.days.replace("1", String(hours)).replace("0", String(Math.floor(left / DAY)));
  if (left >= HOUR) return told.hours.replace("0", String(hours));
  return `${Math.floor(left / MINUTE)}:${String(Math.floor(left % MINUTE)).padStart(2, "0")}`;
}

/**
 * What is left of a clock now: the time for the move is used first.
 * @param {Clock} clock
 */
function now(clock) {
  const spent = clock.runs ? (performance.now() - heard) / 1000 : 0;
  const reserve = Math.max(0, clock.reserve - Math.max(0, spent - clock.move));
  return { left: Math.max(0, clock.move - spent) + reserve, reserve };
}

function show() {
  if (!clocks) return;
  for (const moment of document.querySelectorAll("time.until")) {
    const at = new Date(moment.getAttribute("datetime") ?? 0);
    const text = at.toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
    if (moment.textContent !== text) moment.textContent = text;
  }
  for (const place of document.querySelectorAll(".clock")) {
    const seat = place.id === "own-clock" ? String(clocks.own) : (place.id.split("-").pop() ?? "");
    draw(/** @type {HTMLElement} */ (place), clocks.seats[seat], clocks);
  }
  const own = clocks.seats[String(clocks.own)];
  const left = own && now(own).left;
  if (own?.runs && left !== undefined) announce(left, clocks);
  entitle(left, clocks);
}

/**
 * @param {HTMLElement} place
 * @param {Clock | undefined} clock
 * @param {Clocks} told
 */
function draw(place, clock, told) {
  place.hidden = clock === undefined;
  if (!clock) return;
  const { left, reserve } = now(clock);
  const text = figures(left, told);
  if (place.textContent !== text) place.textContent = text;
  place.dataset.kind = told.paused ? "paused" : told.resting ? "resting" : told.post ? "post" : "live";
  place.classList.toggle("runs", clock.runs);
  place.classList.toggle("short", clock.turn && left < told.short);
  place.style.setProperty("--reserve", `${told.reserve ? Math.min(100, (100 * reserve) / told.reserve) : 0}%`);
}

/**
 * Tells screen readers when one's own time becomes short.
 * @param {number} left
 * @param {Clocks} told
 */
function announce(left, told) {
  for (const [at, text] of Object.entries(told.says))
    if (before !== undefined && before > Number(at) && left <= Number(at)) said.textContent = text;
  before = left;
}

/**
 * Whose turn it is, and how long there is, in the tab of the browser.
 * @param {number | undefined} left
 * @param {Clocks} told
 */
function entitle(left, told) {
  if (!told.title) return;
  const shown = left === undefined ? 0 : left > MINUTE ? Math.ceil(left / CALM) * CALM : left;
  const text = told.mine && !told.paused ? `${told.title}, ${figures(shown, told)}` : told.title;
  entitled(text, told.mine);
}

document.addEventListener(
  "aside",
  (event) => event instanceof CustomEvent && event.detail.clocks && hear(event.detail.clocks),
);
document.addEventListener("shown", show);
document.body.append(said);
hear(JSON.parse(document.body.dataset.clocks ?? "{}"));
setInterval(show, EVERY);

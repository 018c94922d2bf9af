/** The replay page: shows any position without reloading. Without scripts, its links work as usual. */

import * as asking from "./asking.js";
import { offerCopy } from "./copying.js";
import * as drawer from "./drawer.js";
import { show } from "./motion.js";
import * as reports from "./report.js";
import { fill, pace, setSpeed, tempo } from "./speed.js";

const SHORTEST = 150; // milliseconds that a position is shown during autoplay, however fast it is
const BREATH = 200; // milliseconds between the end of one animation and the next one

let shown = Number(slider().value);
let wanted = shown;
let playing = false;
let plays = 0; // how often it was begun: only the latest goes on
/** @type {Promise<number> | undefined} the requests for the position that is wanted */
let going;

function slider() {
  return /** @type {HTMLInputElement} */ (document.getElementById("replay-at"));
}

function last() {
  return Number(slider().max);
}

/** The positions between which one steps: moves that nobody saw are passed over. */
function stops() {
  return (slider().dataset.stops ?? "").split(" ").map(Number);
}

/** @param {number} from */
function next(from) {
  return stops().find((stop) => stop > from) ?? last();
}

/** @param {number} from */
function previous(from) {
  return (
    stops()
      .filter((stop) => stop < from)
      .pop() ?? 0
  );
}

/**
 * Goes to a position; positions that are no longer wanted are skipped.
 * @param {number} to
 * @returns {Promise<number>} how long the last motions take, in milliseconds
 */
function go(to) {
  wanted = Math.min(Math.max(to, 0), last());
  going ??= arrive().finally(() => (going = undefined));
  return going;
}

async function arrive() {
  let time = 0;
  while (shown !== wanted) time = await step(wanted);
  return time;
}

/** The part of the address that says whose secrets are shown. */
function eyes() {
  const seat = new URLSearchParams(location.search).get("seat");
  return seat ? `&seat=${encodeURIComponent(seat)}` : "";
}

/** @param {number} to */
async function step(to) {
  const address = `${location.pathname}/changes?from=${shown}&to=${to}${eyes()}`;
  const response = await fetch(address).catch(() => undefined);
  /** @type {{ patches: import("./patch.js").Patch[] } | undefined} */
  const answer = response?.ok ? await response.json() : undefined;
  const near = to === next(shown) || to === previous(shown);
  const outcome = answer && show(answer.patches, near ? tempo() : 0, to < shown);
  shown = to;
  if (!outcome || outcome.missing.length) location.search = `?at=${to}${eyes()}`;
  else history.replaceState(null, "", `?at=${to}${eyes()}`);
  slider().value = String(wanted);
  offerCopy();
  return outcome?.time ?? 0;
}

async function play() {
  setPlaying(true);
  const begun = ++plays;
  const goesOn = () => playing && begun === plays && shown < last();
  if (shown === last()) await go(0);
  while (goesOn()) {
    const words = reading();
    if (words) await passes(words);
    if (!goesOn()) break;
    const time = await go(next(shown));
    await passes(Math.max(SHORTEST, pace(), time && time + BREATH));
  }
  if (begun === plays) setPlaying(false);
}

/** How long the words about this position take to be read, in milliseconds; most have none. */
function reading() {
  return Number(document.getElementById("replay-told")?.dataset.reading ?? 0);
}

/** @param {number} time in milliseconds */
function passes(time) {
  return new Promise((resolve) => setTimeout(resolve, time));
}

/** @param {boolean} runs */
function setPlaying(runs) {
  playing = runs;
  const button = document.getElementById("replay-play");
  if (button) button.textContent = (runs ? button.dataset.sayPause : button.dataset.sayPlay) ?? "";
}

/**
 * Goes to a position and stops autoplay.
 * @param {number} to
 */
function turnTo(to) {
  setPlaying(false);
  void go(to);
}

document.addEventListener("input", (event) => {
  if (event.target === slider()) turnTo(next(Number(slider().value) - 1));
});

document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.target.closest("#replay-steps a");
  if (link instanceof HTMLAnchorElement) {
    event.preventDefault();
    turnTo(Number(new URL(link.href).searchParams.get("at")));
  } else if (event.target.closest("#replay-play")) {
    if (playing) setPlaying(false);
    else void play();
  }
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
  if (event.target instanceof Element && event.target.closest("input, select")) return;
  if (event.key === "ArrowLeft") turnTo(previous(wanted));
  if (event.key === "ArrowRight") turnTo(next(wanted));
});

document.addEventListener("change", (event) => {
  if (event.target instanceof HTMLSelectElement && event.target.id === "speed") setSpeed(event.target.value);
});

/** Opens the report that the address asks for: `report=2` is that of a round, `report` that of the match. */
function openAskedReport() {
  const asked = new URL(location.href).searchParams.get("report");
  const address = location.pathname.replace(/\/replay$/, "/report");
  if (asked !== null) void reports.openReport(asked ? `${address}/${encodeURIComponent(asked)}` : address);
}

document.documentElement.classList.add("js");
asking.watch();
drawer.watch();
reports.watch();
fill();
offerCopy();
openAskedReport();
if (new URLSearchParams(location.search).has("play") && tempo()) void play();

/** The replay page: shows any position without reloading. Without scripts, its links work as usual. */

import * as asking from "./asking.js";
import * as drawer from "./drawer.js";
import { show } from "./motion.js";
import * as reports from "./report.js";
import { fill, pace, setSpeed, tempo } from "./speed.js";

const SHORTEST = 150; // milliseconds that a position is shown during autoplay, however fast it is
const BREATH = 200; // milliseconds between the end of one animation and the next one

let shown = Number(slider().value);
let wanted = shown;
let playing = false;
/** @type {Promise<number> | undefined} the requests for the position that is wanted */
let going;

function slider() {
  return /** @type {HTMLInputElement} */ (document.getElementById("replay-at"));
}

function last() {
  return Number(slider().max);
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

/** @param {number} to */
async function step(to) {
  const address = `${location.pathname}/changes?from=${shown}&to=${to}`;
  const response = await fetch(address).catch(() => undefined);
  /** @type {{ patches: import("./patch.js").Patch[] } | undefined} */
  const answer = response?.ok ? await response.json() : undefined;
  const near = Math.abs(to - shown) === 1;
  const outcome = answer && show(answer.patches, near ? tempo() : 0, to < shown);
  shown = to;
  if (!outcome || outcome.missing.length) location.search = `?at=${to}`;
  else history.replaceState(null, "", `?at=${to}`);
  slider().value = String(wanted);
  return outcome?.time ?? 0;
}

async function play() {
  setPlaying(true);
  if (shown === last()) await go(0);
  while (playing && shown < last()) {
    const time = await go(shown + 1);
    await new Promise((resolve) => setTimeout(resolve, Math.max(SHORTEST, pace(), time && time + BREATH)));
  }
  setPlaying(false);
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
  if (event.target === slider()) turnTo(Number(slider().value));
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
  if (event.key === "ArrowLeft") turnTo(wanted - 1);
  if (event.key === "ArrowRight") turnTo(wanted + 1);
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
openAskedReport();

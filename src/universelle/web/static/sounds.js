/**
 * Sounds, made by the browser: quiet tones of the game's instrument when something happens. Fetched at the first gesture
 * on a page with sound on, since browsers play nothing before. What is heard comes as `new CustomEvent("sound", {
 * detail: { kind, at } })`, `at` in milliseconds from now; that it is somebody's turn, and the end, is found here.
 */

import { chosen, isOn } from "./settings.js";

/** @typedef {{ partials: number[][], attack: number, decay: number, knock: number, gap: number, tones: Record<string, number[]> }} Voice */

const USUAL = 60; // the volume if none is chosen
const QUIET = 0.16; // of what a loudspeaker could do
const CLOSEST = 45; // milliseconds between two sounds of a kind: those that come closer are one
const MOST = 5; // tones by which a row of sounds of a kind rises
const ROW = 400; // milliseconds after which a row is over
const LATER = 350; // milliseconds from a change until it is one's turn
const UNSEEN = ["turn", "end"]; // heard although nobody looks

/** @type {AudioContext | undefined} */
let context;
/** @type {Promise<Voice | undefined> | undefined} */
let fetched;
/** @type {Map<string, { at: number, number: number }>} when a kind was last heard, and its place in its row */
const last = new Map();
let mine = chooses();
let heard = false;

/** Whether this browser can play anything. */
export function canPlay() {
  return "AudioContext" in window;
}

function voice() {
  fetched ??= fetch(`/static/${document.documentElement.dataset.game ?? "house"}/sounds.json`)
    .then((answer) => (answer.ok ? answer.json() : undefined))
    .catch(() => undefined);
  return fetched;
}

function volume() {
  return isOn("sound") ? Number(chosen("volume") ?? USUAL) / 100 : 0;
}

/**
 * Plays a sound.
 * @param {string} kind
 * @param {number} [at] in milliseconds from now
 */
export async function play(kind, at = 0) {
  const loud = volume();
  if (!loud || !canPlay() || (document.hidden && !UNSEEN.includes(kind))) return;
  const now = performance.now() + at;
  const before = last.get(kind);
  if (before && now - before.at < CLOSEST) return;
  const number = before && now - before.at < ROW ? Math.min(before.number + 1, MOST) : 0;
  last.set(kind, { at: now, number });
  const instrument = await voice();
  const tones = instrument?.tones[kind];
  if (!instrument || !tones) return;
  context ??= new AudioContext();
  if (context.state !== "running") await context.resume();
  const rise = kind === "place" || kind === "take" ? 2 ** (number / 12) : 1;
  const start = context.currentTime + Math.max(0, now - performance.now()) / 1000;
  tones.forEach((tone, order) => sound(instrument, tone * rise, start + order * instrument.gap, loud * loud * QUIET));
}

/**
 * One tone: its partials, each dying the sooner the higher it is, and the blow that began it.
 * @param {Voice} voice
 * @param {number} tone in Hz
 * @param {number} start in seconds
 * @param {number} loud
 */
function sound({ partials, attack, decay, knock }, tone, start, loud) {
  const to = /** @type {AudioContext} */ (context);
  for (const [multiple, share] of partials) {
    const source = new OscillatorNode(to, { frequency: tone * multiple });
    const end = start + attack + decay / Math.sqrt(multiple);
    const shape = new GainNode(to, { gain: 0 });
    shape.gain.setValueAtTime(0, start);
    shape.gain.linearRampToValueAtTime(loud * share, start + attack);
    shape.gain.exponentialRampToValueAtTime(loud / 2000, end);
    source.connect(shape).connect(to.destination);
    source.start(start);
    source.stop(end);
  }
  if (!knock) return;
  const length = Math.round(to.sampleRate * 0.03);
  const noise = new AudioBuffer({ length, sampleRate: to.sampleRate });
  const samples = noise.getChannelData(0);
  for (let each = 0; each < length; each++) samples[each] = (Math.random() * 2 - 1) * (1 - each / length) ** 3;
  const source = new AudioBufferSourceNode(to, { buffer: noise });
  const band = new BiquadFilterNode(to, { type: "bandpass", frequency: Math.min(tone * 4, 6000), Q: 0.8 });
  source
    .connect(band)
    .connect(new GainNode(to, { gain: loud * knock }))
    .connect(to.destination);
  source.start(start);
}

/** Plays a little of everything, to hear what it is like. */
export function sample() {
  ["place", "take", "coin", "turn"].forEach((kind, order) => void play(kind, order * 450));
}

function chooses() {
  return document.querySelector("#choices [data-action]") !== null;
}

document.addEventListener("sound", (event) => {
  if (!(event instanceof CustomEvent)) return;
  heard = true;
  void play(event.detail.kind, event.detail.at);
});

document.addEventListener("shown", () => {
  const over = document.querySelector("main[data-over]") !== null;
  const turn = chooses();
  if (over && !last.has("end")) void play("end", LATER);
  else if (turn && !mine) void play("turn", LATER);
  else if (!heard) void play("place"); // nothing moved that could be heard
  mine = turn;
  heard = false;
});

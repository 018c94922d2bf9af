/** The page of a table: shows updates as they come, and makes moves from the list and the board. */

import * as asking from "./asking.js";
import * as chronicle from "./chronicle.js";
import * as confirm from "./confirm.js";
import * as drawer from "./drawer.js";
import { sound, sweep } from "./flights.js";
import * as hints from "./hints.js";
import { isForPage, isTyping, means } from "./keys.js";
import * as menu from "./menu.js";
import * as motion from "./motion.js";
import { Moves } from "./moves.js";
import { connection, dismiss, link, toast } from "./notices.js";
import { Queue } from "./queue.js";
import * as seals from "./seals.js";
import { choose as prefer, isOn } from "./settings.js";
import * as shield from "./shield.js";
import { fill, setSpeed, tells } from "./speed.js";
import { dressed, scoresShown, watch as watchReports } from "./report.js";
import { Stream } from "./stream.js";
import * as tabs from "./tabs.js";
import { entitled } from "./titles.js";

const RELOADED = "universelle.reloaded";

const address = `/t/${table().table}`;
let connected = true;
const moves = new Moves(
  table,
  (message) => {
    toast(message, "refused");
    sound("refusal");
  },
  () => dismiss("refused"),
  (reached) => stream.answered(reached),
);
const queue = new Queue(show, refresh, () => table().watching !== undefined);
/** @type {import("./telling.js").Teller | undefined} fetched when there is something to tell */
let teller;
/** @type {import("./lamp.js").Lamp | undefined} fetched when somebody asks for a hint */
let lamp;
let skipping = false;

/** The data of the table's element, which may be redrawn at any time. */
function table() {
  return /** @type {HTMLElement} */ (document.querySelector("main[data-table]")).dataset;
}

/**
 * @param {import("./queue.js").Update} update
 * @param {number} tempo
 * @returns {number} how long its motions take, in milliseconds
 */
function show(update, tempo) {
  menu.close();
  const keepHint = lamp?.watch();
  const told = update.told && tells() && !skipping ? update.told : undefined;
  const keepScores = told && scoresShown();
  const { missing, time } = motion.show(update.patches, tempo, false, told !== undefined);
  const drawn = told && scoresShown();
  keepScores?.();
  keepHint?.();
  if (missing.length) {
    reload();
    return 0;
  }
  table().seq = String(update.seq);
  tabs.follow();
  document.dispatchEvent(new CustomEvent("shown"));
  if (told) {
    hold();
    void withTeller((it) => it.tell(told, () => drawn?.()));
  }
  return time;
}

/** @param {(teller: import("./telling.js").Teller) => Promise<void>} use */
async function withTeller(use) {
  const [module] = await Promise.all([import("./telling.js").catch(() => undefined), dressed("telling.css")]);
  if (!module) return release();
  teller ??= new module.Teller(address, hold, release, chronicle);
  await use(teller);
}

/** While something is told, what comes waits; log and tab do not say who has won. */
function hold() {
  document.documentElement.dataset.telling = "";
  queue.hold("telling");
}

function release() {
  toldAll();
  queue.release("telling");
}

/** Nothing is told any more: log and tab may say who has won. */
function toldAll() {
  delete document.documentElement.dataset.telling;
  entitle();
}

/** Asks for a hint, or closes it. What is being told ends: both stand in the place of the choices. */
async function hint() {
  if (teller?.busy) skip();
  confirm.release(); // it would lie over the list
  const [module] = await Promise.all([import("./lamp.js").catch(() => undefined), dressed("lamp.css")]);
  if (!module) return;
  lamp ??= new module.Lamp(
    address,
    () => table().seq ?? "",
    (message) => toast(message, "refused"),
  );
  await lamp.toggle();
}

/** Fetches what plays sounds: browsers play none before a gesture. */
function listen() {
  if (isOn("sound")) import("./sounds.js").catch(() => undefined);
}

async function toggleSound() {
  const { message } = await prefer("sound", isOn("sound") ? "off" : "on");
  if (message) toast(message, "setting");
}

/** The page and the table no longer agree: reloads it, but not again and again. */
function reload() {
  const now = Date.now();
  try {
    if (now - Number(sessionStorage.getItem(RELOADED) ?? 0) < 10_000) return;
    sessionStorage.setItem(RELOADED, String(now));
  } catch {
    if (performance.now() < 10_000) return; // without storage: how old the page is
  }
  location.reload();
}

/** Updates what is outside of the drawing: title, hints, links. */
function refresh() {
  hints.mark();
  fill();
  entitle();
  const { over, sayOver = "See the result" } = table();
  if (over !== undefined && !document.querySelector("#choices a")) link("over", sayOver, over || `${address}/end`);
}

/** Says in the tab whose turn it is, or that the connection is lost. */
function entitle() {
  if (document.body.dataset.clocks) return; // they say it with the time left
  if (document.documentElement.dataset.telling !== undefined) return;
  const { title = "", sayApart = "" } = table();
  entitled(connected ? title : sayApart, document.querySelector("#choices [data-action]") !== null);
}

/** Shows everything that waits, without telling it. */
function skip() {
  skipping = true;
  teller?.drop();
  toldAll();
  queue.holders.delete("telling");
  queue.skip();
  skipping = false;
}

/** Leaves what is told and what flies of moves that were taken back. */
function forget() {
  teller?.forget();
  toldAll();
  queue.holders.delete("telling");
  sweep("flights");
}

/**
 * Takes a move back. What was played since is not shown any more: the page waits for the position after the undo. It
 * answers what has come by now, of which some may not be shown yet.
 * @param {string} address
 */
async function undo(address) {
  if (!(await moves.ready(address, new URLSearchParams()))) return;
  queue.hold("undo");
  const seq = Math.max(stream.seq, moves.reached); // the stream may bring the last move after its answer
  const done = await moves.send(address, new URLSearchParams({ seq: String(seq) }));
  if (!done || stream.seq >= moves.reached) queue.release("undo");
}

/** @param {import("./queue.js").Update} update */
function hear(update) {
  if (update.back) forget();
  const own = moves.own(update.seq);
  queue.add(update, own);
  if (update.later) queue.add({ seq: update.seq, patches: update.later }, own);
  if (!moves.busy && update.seq >= moves.reached) queue.release("undo");
}

/** @param {EventTarget | null} target */
function boardTarget(target) {
  const element = target instanceof Element ? target.closest("[data-action]") : null;
  return element && !element.closest("form") ? element : null;
}

/**
 * Says why something on the board cannot be chosen now.
 * @param {Element | null} element
 */
function explain(element) {
  if (element && !chronicle.isAway()) void moves.explain(element.getAttribute("data-try") ?? "");
}

/** @param {Element} element */
function choose(element) {
  if (chronicle.isAway()) return;
  teller?.end(false);
  confirm.choose(element, (code) => {
    chronicle.back();
    void moves.play(code);
  });
  menu.close();
}

document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element) || menu.leave(event.target)) return;
  const element = boardTarget(event.target);
  const place = menu.asking(event.target);
  if (element) {
    event.preventDefault(); // a button on the board would also send the form of the list
    choose(element);
  } else if (place) menu.open(place);
  else explain(event.target.closest("[data-try]"));
  if (event.target.closest("#skip")) {
    chronicle.back();
    skip();
  }
  const chosen = event.target.closest("[data-pace]")?.getAttribute("data-pace");
  if (chosen) {
    setSpeed(chosen);
    fill();
    if (!tells()) skip();
  }
});

// a game's own script makes moves by `new CustomEvent("play", { detail: ["code", "code"] })`
document.addEventListener("play", (event) => {
  if (!(event instanceof CustomEvent)) return;
  teller?.end(false);
  chronicle.back();
  void moves.play(...event.detail);
});

document.addEventListener("tell", (event) => {
  if (event instanceof CustomEvent) void withTeller((it) => it.again(event.detail));
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
  const element = boardTarget(event.target);
  const place = menu.asking(event.target);
  if ((element || place) && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    if (element) choose(element);
    else if (place) menu.open(place);
    return;
  }
  if (document.querySelector("dialog[open]") || isTyping(event.target)) return;
  if (chronicle.pressed(event)) return;
  if (/^[1-9]$/.test(event.key) && isForPage(event)) press(`[data-key="${event.key}"]`, `#choice-${event.key}`);
  if (means(event, "undo")) press("#undo");
  if (means(event, "sound")) void toggleSound();
  if (means(event, "hint") && isOn("hints")) press("#lamp:not([hidden])");
  if (event.key === "Escape") document.querySelector("details[name][open]")?.removeAttribute("open");
});

/**
 * Clicks the first of these elements that is there.
 * @param {...string} selectors
 */
function press(...selectors) {
  for (const selector of selectors) {
    const button = document.querySelector(selector);
    if (button instanceof HTMLElement) return button.click();
  }
}

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const asked = event.submitter?.getAttribute("data-send");
  if (form.id === "choices" && event.submitter?.hasAttribute("data-action")) {
    event.preventDefault();
    choose(event.submitter);
  } else if (event.submitter?.id === "lamp") {
    event.preventDefault();
    chronicle.back();
    void hint();
  } else if (asked && event.submitter instanceof HTMLButtonElement) {
    event.preventDefault();
    chronicle.back();
    const { id, name, value } = event.submitter;
    event.submitter.closest("#languages")?.removeAttribute("open");
    if (id === "undo") void undo(asked);
    else void moves.send(asked, new URLSearchParams({ seq: table().seq ?? "", ...(name && { [name]: value }) }));
  }
});

/**
 * Answers that unfold within a group come into sight.
 * @param {Event} event
 */
function unfold({ target }) {
  if (target instanceof HTMLDetailsElement && target.open && target.matches("#choice-list details details"))
    target.lastElementChild?.scrollIntoView({ block: "nearest" });
}

document.addEventListener("toggle", unfold, true);
document.addEventListener("visibilitychange", () => {
  if (document.hidden && table().watching === undefined) skip();
  else queue.look();
});

document.documentElement.classList.add("js");
asking.watch(); // a long press is over before anything takes its click
confirm.watch();
for (const gesture of ["pointerdown", "keydown"]) document.addEventListener(gesture, listen, { once: true });
document.addEventListener("setting", () => {
  listen();
  confirm.release();
  fill();
  if (!isOn("hints")) lamp?.close();
});
shield.watch();
hints.watch();
drawer.watch();
seals.keep(table().table ?? "", table().fingerprint);
seals.watch();
chronicle.watch(queue, () => teller?.end(false));
tabs.watch();
watchReports();
refresh();
const stream = new Stream(
  `${address}/stream`,
  Number(table().seq),
  () => document.getElementById("uncover")?.getAttribute("value") ?? "",
  hear,
  (again) => {
    connected = again;
    const { sayBack = "Connected again.", sayLost = "The connection is lost. Trying again…" } = table();
    connection(again, again ? sayBack : sayLost);
    entitle();
  },
);

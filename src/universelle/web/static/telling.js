/**
 * Tells a scoring in stages. The panel takes the place of the choices; the board shows where it happens; points fly to
 * their owner. The game goes on meanwhile: what comes waits in the queue.
 */

import { coin, sound, stamp, sweep } from "./flights.js";
import { countdown, openReport, scoresShown } from "./report.js";
import { rate } from "./speed.js";

/** All in milliseconds at normal speed. */
const WAIT = 1800; // a stage stays after its points have landed
const FLIGHT = 700;
const REPORT = 8000;
const MARKS = ["telling-now", "telling-done", "telling-wait", "telling-lane"];
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** How long motions and waits last, as a multiple of the normal speed. */
function pace() {
  return rate() || 1;
}

/** Whether stages come and go by themselves: with reduced motion only for those who watch, and follow a game so. */
function runs() {
  return !calm.matches || isWatching();
}

/** Whether nobody plays here: then nobody need close a report, either. */
function isWatching() {
  return document.querySelector("main[data-watching]") !== null;
}

export class Teller {
  /**
   * @param {string} address of the table
   * @param {() => void} hold lets what comes wait
   * @param {() => void} release lets it come
   * @param {{ present: () => Promise<void>, before: (address: string) => Promise<void>, after: () => void }} past waits
   *   until the page shows the present; shows a position of the past; shows the present again
   */
  constructor(address, hold, release, past) {
    this.address = address;
    this.hold = hold;
    this.release = release;
    this.past = past;
    /** @type {HTMLElement | undefined} */
    this.panel = undefined;
    /** @type {Animation | undefined} */
    this.clock = undefined;
    this.at = 0;
    /** the last stage whose points have been given */
    this.given = -1;
    /** @type {number[]} the points of every seat as they are shown */
    this.scores = [];
    /** @type {(() => void) | undefined} */
    this.finish = undefined;
    this.reports = true;
    /** @type {{ timer: ReturnType<typeof setTimeout> | undefined, land: () => void } | undefined} points in the air */
    this.landing = undefined;
    /** @type {(() => void) | undefined} gives the pane its height back */
    this.free = undefined;
    /** @type {{ pane: HTMLElement, from: number, to: number } | undefined} where the page was before all stages */
    this.scrolled = undefined;
    /** @type {(() => void) | undefined} puts the line at the top back */
    this.restore = undefined;
    /** @type {AbortController | undefined} ends the telling under way, and its requests */
    this.leaving = undefined;
    /** shows the page as it is without the telling */
    this.drawn = () => {};
    document.addEventListener("keydown", (event) => this.press(event), true);
    document.addEventListener("pointerdown", (event) => this.touch(event), true);
    document.addEventListener("shown", () => this.keep());
    addEventListener("resize", () => this.restamp());
    addEventListener("scroll", () => this.restamp(), { passive: true, capture: true });
  }

  /** Whether stages are being told, and the choices wait. */
  get busy() {
    return this.finish !== undefined;
  }

  /**
   * Tells scorings one after another.
   * @param {number[][]} told the number of each, and which of its events are new
   * @param {() => void} drawn shows the scores that the page has after them
   */
  async tell(told, drawn) {
    const signal = this.begin(drawn);
    for (const [number, first, last] of told) {
      await this.play(`${this.address}/telling/${number}?from=${first}&to=${last}`, signal);
      if (signal.aborted) return;
    }
    this.over();
  }

  /**
   * Tells a scoring once more, on the board as it was.
   * @param {string} address
   */
  async again(address) {
    const restore = scoresShown();
    const signal = this.begin(() => {
      this.past.after();
      restore();
    });
    await this.past.present();
    await this.past.before(`${address.split("?")[0]}/before`);
    if (signal.aborted) return this.past.after();
    await this.play(address, signal);
    if (signal.aborted) return;
    this.drawn();
    this.over();
  }

  /** What came meanwhile may be shown. */
  over() {
    this.leaving = undefined;
    this.release();
  }

  /**
   * Begins a telling; what is told by then is left.
   * @param {() => void} drawn shows the page as it is without a telling
   */
  begin(drawn) {
    this.drop();
    this.hold();
    this.drawn = drawn;
    this.leaving = new AbortController();
    return this.leaving.signal;
  }

  /** Leaves what is told or about to be told. */
  drop() {
    if (!this.leaving) return;
    this.leaving.abort();
    this.leaving = undefined;
    this.end(false);
    this.drawn();
  }

  /** Leaves what is told of moves that were taken back, also what waits beside the choices. */
  forget() {
    this.drop();
    this.remove();
    this.scrolled = undefined;
  }

  /**
   * @param {string} address
   * @param {AbortSignal} signal
   */
  async play(address, signal) {
    this.reports = true;
    const response = await fetch(address, { signal }).catch(() => undefined);
    const html = response?.ok ? await response.text().catch(() => "") : "";
    await this.past.present();
    if (signal.aborted) return;
    const choices = document.getElementById("choices");
    const panel = new DOMParser().parseFromString(html, "text/html").getElementById("telling");
    if (!panel || !choices) return;
    this.remove();
    this.panel = document.adoptNode(panel);
    choices.prepend(this.panel);
    document.dispatchEvent(new Event("says"));
    this.panel.addEventListener("pointermove", (event) => {
      if (event.movementX || event.movementY) this.stop(); // browsers also tell of a pointer that rests
    });
    this.panel.addEventListener("click", (event) => this.click(event));
    this.scores = JSON.parse(this.panel.dataset.scores ?? "[]");
    this.writeScores();
    this.remember();
    this.given = -1;
    const stages = this.stages();
    const first = stages.findIndex((stage) => stage.dataset.new !== undefined);
    this.button("telling-on")?.focus({ preventScroll: true });
    await new Promise((done) => {
      this.finish = () => done(undefined);
      this.show(Math.max(0, first));
    });
    await this.close();
  }

  /** @returns {HTMLElement[]} */
  stages() {
    return Array.from(this.panel?.querySelectorAll(".telling-stage") ?? []).map(
      (each) => /** @type {HTMLElement} */ (each),
    );
  }

  /** @param {string} id */
  button(id) {
    return /** @type {HTMLElement | null} */ (this.panel?.querySelector(`#${id}`));
  }

  /**
   * Shows a stage; if it is new, its points are given.
   * @param {number} at
   */
  show(at) {
    this.settle();
    const stages = this.stages();
    const stage = stages[at];
    if (!stage || !this.panel) return this.finish?.();
    this.at = at;
    for (const each of stages) each.hidden = each !== stage;
    this.markParts(stage, stages);
    this.markBoard(stage, stages);
    this.headline(stage.dataset.title ?? "");
    const live = this.button("telling-live");
    if (live) live.textContent = stage.dataset.say ?? "";
    const back = this.button("telling-back");
    if (back instanceof HTMLButtonElement) back.disabled = at === 0;
    this.scrollFree(stage);
    const flight = this.give(stage);
    this.restamp();
    this.start(flight);
  }

  /**
   * Marks which parts and which of their stages are done, and which is told now.
   * @param {HTMLElement} stage
   * @param {HTMLElement[]} stages
   */
  markParts(stage, stages) {
    const parts = Array.from(this.panel?.querySelectorAll(".telling-parts [data-part]") ?? []);
    const now = parts.findIndex((part) => part.getAttribute("data-part") === stage.dataset.part);
    const same = stages.filter((each) => each.dataset.part === stage.dataset.part);
    parts.forEach((part, number) => {
      part.classList.toggle("done", number < now);
      part.classList.toggle("now", number === now);
    });
    for (const list of this.panel?.querySelectorAll(".telling-items") ?? []) {
      const mine = list.getAttribute("data-part") === stage.dataset.part;
      list.toggleAttribute("hidden", !mine);
      const items = Array.from(list.children);
      items.forEach((item, number) => {
        item.classList.toggle("done", number < same.indexOf(stage));
        item.classList.toggle("now", number === same.indexOf(stage));
      });
      if (mine && parts[now] instanceof HTMLElement)
        parts[now].style.setProperty("--told", `${((same.indexOf(stage) + 1) / items.length) * 100}%`);
    }
  }

  /**
   * Tints what is told now, and shows what waits at half strength.
   * @param {HTMLElement} stage
   * @param {HTMLElement[]} stages
   */
  markBoard(stage, stages) {
    this.unmark();
    const past = new Set(stages.slice(0, this.at).map((each) => each.dataset.place));
    for (const item of this.panel?.querySelectorAll(".telling-items [data-place]") ?? []) {
      const id = item.getAttribute("data-place") ?? "";
      const look = id === stage.dataset.place ? "" : past.has(id) ? "telling-done" : "telling-wait";
      if (look) document.getElementById(id)?.classList.add(look);
    }
    document.getElementById(stage.dataset.place ?? "")?.classList.add("telling-now");
    for (const row of stage.querySelectorAll(".row-best[data-place]"))
      document.getElementById(row.getAttribute("data-place") ?? "")?.classList.add("telling-lane");
  }

  unmark() {
    for (const mark of MARKS) for (const each of document.querySelectorAll(`.${mark}`)) each.classList.remove(mark);
    sweep("stamps");
  }

  /** Says what is told in the line at the top. @param {string} title */
  headline(title) {
    const now = document.getElementById("now");
    if (!now) return;
    const line = document.createElement("span");
    const whole = document.createElement("b");
    const alone = this.panel?.querySelector("#telling-title")?.textContent === title; // its only part is the whole
    whole.textContent = alone ? title : (this.panel?.dataset.head ?? "");
    line.append(whole, alone ? "" : ` ${title}`);
    now.replaceChildren(line);
  }

  /** Notes the line at the top, to put it back. */
  remember() {
    const now = document.getElementById("now");
    const before = Array.from(now?.childNodes ?? []);
    this.restore = () => {
      if (now?.isConnected) now.replaceChildren(...before);
      this.restore = undefined;
    };
  }

  /**
   * Gives the points of a stage: `+4` beside the old score until the coin has landed.
   * @param {HTMLElement} stage
   * @returns {number} how long the flight takes
   */
  give(stage) {
    if (this.at <= this.given) return 0;
    this.given = this.at;
    /** @type {[string, number][]} */
    const gained = Object.entries(JSON.parse(stage.dataset.gained ?? "{}"));
    if (!gained.length) return 0;
    for (const [seat, points] of gained) {
      const text = points > 0 ? `+${points}` : `−${-points}`;
      for (const score of scoresOf(seat)) plus(score, text, points < 0);
      if (calm.matches) continue;
      const row = stage.querySelector(`[data-seat="${seat}"]`);
      const from = seen(row?.getAttribute("data-place")) ?? seen(stage.dataset.place) ?? row?.getBoundingClientRect();
      const to = scoresOf(seat)
        .map(visible)
        .find((box) => box);
      if (from && to) coin(text, from, to, FLIGHT * pace());
    }
    sound("scoring", calm.matches ? 0 : FLIGHT * pace());
    const land = () => {
      this.landing = undefined;
      for (const [seat, points] of gained) this.scores[Number(seat) - 1] += points;
      this.writeScores();
    };
    if (calm.matches) {
      // the numbers stand beside the old score until the next stage
      this.landing = { timer: undefined, land };
      return 0;
    }
    this.landing = { timer: setTimeout(land, FLIGHT * pace()), land };
    return FLIGHT;
  }

  /** Lets everything in the air land at once. */
  settle() {
    if (this.landing) {
      clearTimeout(this.landing.timer);
      this.landing.land();
    }
    this.stop();
  }

  writeScores() {
    this.scores.forEach((points, number) => {
      for (const score of scoresOf(String(number + 1))) {
        score.previousElementSibling?.matches(".plus") && score.previousElementSibling.remove();
        const text = points < 0 ? `−${-points}` : String(points);
        if (score.textContent !== text) score.textContent = text;
      }
    });
  }

  /** Stamps medals and words where they belong; again when the page has moved. */
  restamp() {
    if (!this.busy) return;
    sweep("stamps");
    const stage = this.stages()[this.at];
    const area = seen(stage?.dataset.place);
    for (const row of stage?.querySelectorAll("li[data-place]") ?? []) {
      const lane = seen(row.getAttribute("data-place")) ?? undefined;
      const medal = row.querySelector(".told-medal");
      const drawn = document.querySelector(`[data-medal="${row.getAttribute("data-place")}"]`)?.getBoundingClientRect();
      if (medal && drawn?.width) stamp(medal, { x: drawn.x + drawn.height / 2, y: drawn.y + drawn.height / 2 }, "over");
      else if (medal && area) stamp(medal, { x: area.right - 34, y: lane ? lane.y + lane.height / 2 : area.y + 20 });
      const words = row.getAttribute("data-stamp");
      if (!words || !area || !lane) continue;
      const label = document.createElement("span");
      label.className = "telling-stamp";
      label.textContent = words;
      stamp(label, { x: area.x + area.width * 0.55, y: lane.y + lane.height / 2 });
    }
  }

  /**
   * On a phone, scrolls so that the place is in sight, above a panel that lies over the board.
   * @param {HTMLElement} stage
   */
  scrollFree(stage) {
    const sheet = this.panel?.closest("#choices");
    const area = seen(stage.dataset.place);
    if (!sheet || !area) return;
    const pane = scroller(document.getElementById(stage.dataset.place ?? ""));
    const frame = pane.getBoundingClientRect();
    const over = /fixed|sticky/.test(getComputedStyle(sheet).position);
    const bottom = over ? sheet.getBoundingClientRect().top : Math.min(frame.bottom, innerHeight);
    if (over) {
      pane.style.paddingBottom = `${Math.max(0, frame.bottom - bottom)}px`;
      this.free = () => pane.style.removeProperty("padding-bottom");
    }
    const top = Math.max(0, frame.top);
    this.scrolled ??= { pane, from: pane.scrollTop, to: 0 };
    if (area.top < top || area.bottom > bottom)
      pane.scrollTop += area.top - Math.max(top, (top + bottom - area.height) / 2);
    this.scrolled.to = pane.scrollTop;
  }

  /** After the last stage scrolls to where the page was before the first one, unless somebody has scrolled since. */
  scrollBack() {
    if (this.scrolled && this.scrolled.pane.scrollTop === this.scrolled.to)
      this.scrolled.pane.scrollTop = this.scrolled.from;
    this.scrolled = undefined;
  }

  /**
   * Starts the clock, by which the next stage comes.
   * @param {number} flight how long points are still in the air, at normal speed
   */
  start(flight) {
    const on = this.button("telling-on");
    if (!on || !runs()) return;
    this.clock = countdown(on, (WAIT + flight) * pace(), () => this.on());
  }

  stop() {
    this.clock?.cancel();
    this.clock = undefined;
  }

  on() {
    if (!this.busy) return;
    if (this.at + 1 < this.stages().length) this.show(this.at + 1);
    else this.end();
  }

  back() {
    if (this.at > 0) this.show(this.at - 1);
  }

  /** Ends the telling: all points are given. */
  end(reports = true) {
    if (!this.busy) return;
    const stages = this.stages();
    this.reports = reports;
    this.settle();
    for (let at = this.given + 1; at < stages.length; at++) {
      /** @type {[string, number][]} */
      const gained = Object.entries(JSON.parse(stages[at].dataset.gained ?? "{}"));
      for (const [seat, points] of gained) this.scores[Number(seat) - 1] += points;
    }
    this.writeScores();
    this.finish?.();
  }

  /** What follows the last stage: the report; or the panel waits with its rows while somebody decides. */
  async close() {
    this.finish = undefined;
    this.stop();
    this.unmark();
    const panel = this.panel;
    if (panel?.dataset.complete !== undefined) this.scrollBack();
    this.free?.();
    this.restore?.();
    if (!panel) return;
    const report = panel.dataset.account;
    if (panel.dataset.complete === undefined) {
      panel.classList.add("waiting");
      panel.dataset.says = "told";
      document.dispatchEvent(new Event("says"));
      return;
    }
    const focused = panel.contains(document.activeElement);
    this.remove();
    if (report && this.reports) await openReport(report, isWatching() ? REPORT * pace() : 0);
    this.reports = true;
    if (focused) board()?.focus({ preventScroll: true });
  }

  /** After an update: keeps a panel that waits beside the choices, until its scoring is over. */
  keep() {
    const choices = document.getElementById("choices");
    if (!this.panel || this.panel.isConnected) return;
    if (choices && this.panel.classList.contains("waiting")) choices.prepend(this.panel);
    else this.remove();
  }

  remove() {
    this.panel?.remove();
    this.panel = undefined;
    document.dispatchEvent(new Event("says"));
  }

  /** @param {MouseEvent} event */
  click(event) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (button?.id === "telling-on") this.on();
    if (button?.id === "telling-back") this.back();
    if (button?.id === "telling-skip") this.end();
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    if (!this.busy || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const target = event.target instanceof Element ? event.target : document.body;
    const elsewhere = target.closest("a, button, input, select, summary, [tabindex]") && !this.panel?.contains(target);
    const turns = { ArrowRight: () => this.on(), ArrowLeft: () => this.back(), Escape: () => this.end() };
    const presses = { Enter: turns.ArrowRight, " ": turns.ArrowRight };
    const own = target.closest("#telling-back, #telling-skip") !== null;
    const act = { ...turns, ...(elsewhere || own ? {} : presses) }[event.key];
    if (!act) return this.stop();
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  /** @param {PointerEvent} event */
  touch(event) {
    if (this.busy && event.pointerType === "touch") this.stop();
  }
}

/** @param {string} seat */
function scoresOf(seat) {
  return Array.from(document.querySelectorAll(`[data-score="${seat}"]`));
}

/**
 * Writes what is on its way before a score.
 * @param {Element} score
 * @param {string} text
 * @param {boolean} lost
 */
function plus(score, text, lost) {
  const mark = document.createElement("i");
  mark.className = lost ? "plus less" : "plus";
  mark.textContent = text;
  mark.setAttribute("aria-hidden", "true");
  score.before(mark);
}

/** @param {string | null | undefined} id */
function seen(id) {
  const element = id ? document.getElementById(id) : null;
  const box = element?.getBoundingClientRect();
  return box && box.width && box.height ? box : undefined;
}

/** @param {Element} element */
function visible(element) {
  const box = element.getBoundingClientRect();
  return box.width && box.bottom > 0 && box.top < innerHeight ? box : undefined;
}

/**
 * The pane in which something scrolls.
 * @param {Element | null} element
 * @returns {HTMLElement}
 */
function scroller(element) {
  for (let at = element?.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at !== document.body) return at;
  }
  return /** @type {HTMLElement} */ (document.scrollingElement ?? document.documentElement);
}

function board() {
  const element = document.getElementById("board");
  if (element && !element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
  return element;
}

/** What people say: in the frame of the chronicle, or where there is no room for it a sheet at the foot of the window. */

import { part } from "./fetching.js";

/** @typedef {import("./company.js").Line} Line */

const LOWEST = 240; // pixels that the frame of the chronicle must be high
const CLOSE = 40; // pixels from the end of the lines at which somebody still follows them

export class Talk {
  /**
   * @param {string} address of the table
   * @param {() => Set<number>} unread the numbers of lines that were not read
   * @param {(room: string) => number} count how many of a room were not read
   * @param {(room: string) => void} read called when a room is in sight
   */
  constructor(address, unread, count, read) {
    this.address = address;
    this.unread = unread;
    this.count = count;
    this.read = read;
    /** @type {HTMLElement | undefined} */
    this.box = undefined;
    /** @type {Element | null} */
    this.back = null;
    this.room = "";
    const place = () => this.place();
    addEventListener("resize", place);
    document.addEventListener("shown", place);
    this.watcher = new ResizeObserver(place);
  }

  async toggle() {
    if (this.box) return this.close();
    this.back = document.activeElement;
    await this.open();
    this.focus();
  }

  /** On a phone the keyboard would cover what is to be read. */
  focus() {
    const field = matchMedia("(pointer: fine)").matches ? this.field() : undefined;
    (field ?? this.box)?.focus({ preventScroll: true });
  }

  /**
   * Fetches what was said, in place of what is shown.
   * @param {string} [query]
   */
  async open(query = "") {
    const drawn = await part(`${this.address}/talk${query}`);
    if (!drawn) return location.assign(`${this.address}/talk`);
    const typed = this.field()?.value ?? "";
    if (this.box) this.box.replaceWith(drawn);
    else document.body.append(drawn);
    this.box = drawn;
    drawn.tabIndex = -1;
    const field = this.field();
    if (field) field.value = typed;
    const fresh = this.unread();
    for (const line of drawn.querySelectorAll(".lines > li")) {
      line.classList.toggle("talk-fresh", fresh.has(Number(line.id.replace("line-", ""))));
    }
    drawn.addEventListener("click", (event) => this.click(event));
    drawn.addEventListener("submit", (event) => this.submit(event));
    drawn.addEventListener("keydown", (event) => this.press(event));
    const chronicle = document.getElementById("chronicle");
    if (chronicle) this.watcher.observe(chronicle);
    this.show(this.room || (drawn.dataset.room ?? "players"));
    this.place();
  }

  close() {
    const within = this.box?.contains(document.activeElement);
    this.box?.remove();
    this.box = undefined;
    this.watcher.disconnect();
    document.body.removeAttribute("data-talk");
    if (!within) return;
    const prompt = document.getElementById("choices");
    const back = this.back?.isConnected && this.back !== document.body ? this.back : prompt;
    if (back === prompt) prompt?.setAttribute("tabindex", "-1");
    if (back instanceof HTMLElement || back instanceof SVGElement) back.focus({ preventScroll: true });
  }

  /** @returns {HTMLInputElement | null | undefined} */
  field() {
    return this.box?.querySelector("#talk-text");
  }

  /** Lies over the chronicle if that is in sight and high enough; else it is a sheet. */
  place() {
    if (!this.box) return;
    const chronicle = document.getElementById("chronicle");
    const { top = 0, left = 0, width = 0, height = 0 } = chronicle?.getBoundingClientRect() ?? {};
    const beside = height >= LOWEST && top >= 0 && top + height <= innerHeight + 1;
    this.box.classList.toggle("at-foot", !beside);
    const style = beside ? `top:${top}px;left:${left}px;width:${width}px;height:${height}px` : "";
    if (this.box.getAttribute("style") !== style) this.box.setAttribute("style", style);
    document.body.dataset.talk = beside ? "beside" : "at-foot";
    this.turn();
  }

  /** A sheet covers the question: it says when there is one. */
  turn() {
    const asked = document.querySelector("#choices [data-action]") && document.getElementById("question");
    let line = this.box?.querySelector(".turn-line");
    if (!asked) return line?.remove();
    if (!line) {
      line = document.createElement("button");
      line.setAttribute("type", "button");
      line.className = "turn-line";
      this.box?.querySelector("#say-form")?.before(line);
    }
    const said = `${this.box?.dataset.sayTurn}: ${asked.textContent}`;
    if (line.textContent !== said) line.textContent = said;
  }

  /** @param {string} room */
  show(room) {
    if (!this.box?.querySelector(`#talk-${room}`)) return;
    this.room = room;
    for (const each of this.box.querySelectorAll(".talk-room"))
      each.toggleAttribute("hidden", each.id !== `talk-${room}`);
    for (const tab of this.box.querySelectorAll(".rooms > [data-room]")) {
      tab.setAttribute("aria-pressed", String(tab.getAttribute("data-room") === room));
    }
    const lines = this.box.querySelector(`#lines-${room}`);
    if (lines) lines.scrollTop = lines.scrollHeight;
    this.read(room);
    this.mark();
  }

  /** Says at the tabs how much is new behind them. */
  mark() {
    for (const tab of this.box?.querySelectorAll(".rooms > [data-room]") ?? []) {
      const count = this.count(tab.getAttribute("data-room") ?? "");
      tab.setAttribute("data-new-count", count ? String(count) : "");
      tab.toggleAttribute("data-new", count > 0);
    }
  }

  /** @param {Line[]} lines */
  add(lines) {
    for (const { number, room, own, html } of lines) {
      const list = this.box?.querySelector(`#lines-${room}`);
      if (!list || list.querySelector(`#line-${number}`)) continue;
      const follows = list.scrollHeight - list.scrollTop - list.clientHeight < CLOSE;
      list.insertAdjacentHTML("beforeend", html);
      list.lastElementChild?.classList.toggle("talk-fresh", !own);
      if (follows || own) list.scrollTop = list.scrollHeight;
      if (room === this.room && !document.hidden) this.read(room);
    }
    if (this.box && lines.some((line) => !line.own)) void this.meet();
    this.mark();
  }

  /** Whoever speaks for the first time can be muted and reported, too. */
  async meet() {
    const known = this.box?.querySelector(".talk-foot")?.textContent ?? "";
    const names = Array.from(
      this.box?.querySelectorAll(".lines > :not(.own) b") ?? [],
      (name) => name.textContent ?? "",
    );
    if (names.every((name) => known.includes(name))) return;
    const foot = (await part(`${this.address}/talk`))?.querySelector(".talk-foot");
    if (foot) this.box?.querySelector(".talk-foot")?.replaceWith(foot);
  }

  /** @param {Event} event */
  click(event) {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest(".talk-close, .talk-chronicle, .turn-line")) this.close();
    const room = event.target.closest(".rooms > [data-room]")?.getAttribute("data-room");
    if (!room) return;
    const apart = event.target.closest("[title]")?.getAttribute("title");
    if (apart) this.note(apart);
    else this.show(room);
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    this.close();
  }

  /** @param {SubmitEvent} event */
  async submit(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const fields = new URLSearchParams(/** @type {any} */ (new FormData(form)));
    const sent = { method: "POST", body: fields, headers: { Accept: "application/json" } };
    const response = await fetch(form.action, sent).catch(() => undefined);
    const answer = await response?.json().catch(() => undefined);
    if (!answer?.ok) return this.note(answer?.message ?? document.querySelector("main")?.dataset.sayFailed ?? "");
    if (form.id === "say-form") {
      form.reset();
      this.note("");
      this.show(this.box?.dataset.room ?? "players");
    } else await this.open(fields.get("do") === "report" ? "?thanks" : "");
  }

  /** @param {string} text */
  note(text) {
    const note = this.box?.querySelector("#talk-note");
    if (note) note.textContent = text;
  }
}

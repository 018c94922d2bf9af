/** Receives the updates of a table, and reconnects when the connection is lost. */

/** @typedef {import("./queue.js").Update} Update */

const LONGEST = 15_000;
const OVERDUE = 2_000; // milliseconds after which a position that was reached should have come

export class Stream {
  /**
   * @param {string} address
   * @param {number} seq the position that the page shows
   * @param {() => string} called the seat that is asked to come to a shared screen, if any
   * @param {(update: Update) => void} heard
   * @param {(connected: boolean) => void} turned
   */
  constructor(address, seq, called, heard, turned) {
    this.address = address;
    this.seq = seq;
    this.called = called;
    this.heard = heard;
    this.turned = turned;
    this.failures = 0;
    /** @type {EventSource | undefined} */
    this.source = undefined;
    addEventListener("online", () => this.reopen());
    addEventListener("pagehide", () => this.source?.close());
    addEventListener("pageshow", (event) => event.persisted && this.reopen());
    this.open();
  }

  open() {
    const asked = new URLSearchParams({ seq: String(this.seq), called: this.called() });
    document.dispatchEvent(new CustomEvent("opening", { detail: asked })); // others add what they want to hear
    const source = new EventSource(`${this.address}?${asked}`);
    this.source = source;
    source.onopen = () => {
      if (this.failures) this.turned(true);
      this.failures = 0;
    };
    source.onmessage = (event) => {
      /** @type {Update} */
      const update = JSON.parse(event.data);
      this.seq = update.seq;
      this.heard(update);
    };
    source.addEventListener("aside", (event) => {
      document.dispatchEvent(new CustomEvent("aside", { detail: JSON.parse(event.data) }));
    });
    source.onerror = () => {
      source.close();
      if (this.source !== source) return;
      this.failures += 1;
      if (this.failures === 2) this.turned(false);
      this.timer = setTimeout(() => this.reopen(), Math.min(LONGEST, 500 * 2 ** this.failures));
    };
  }

  /**
   * The server has answered a request: a stream that is not open, or does not bring what was reached, is reopened.
   * @param {number} reached
   */
  answered(reached) {
    if (this.source?.readyState !== EventSource.OPEN) this.reopen();
    else setTimeout(() => this.seq < reached && this.reopen(), OVERDUE);
  }

  reopen() {
    clearTimeout(this.timer);
    this.source?.close();
    this.open();
  }
}

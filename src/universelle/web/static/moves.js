/** Sends the player's moves. */

/** @typedef {{ ok: boolean, message?: string, seq?: number }} Answer */

const PATIENCE = 150; // milliseconds after which the page shows that it waits; most answers come sooner

export class Moves {
  /**
   * @param {() => DOMStringMap} table what the page knows of the table and of the position shown
   * @param {(message: string) => void} refused
   * @param {() => void} accepted
   * @param {(reached: number) => void} answered called when the server has answered, with the position it reached
   */
  constructor(table, refused, accepted, answered) {
    this.table = table;
    this.refused = refused;
    this.accepted = accepted;
    this.heard = answered;
    this.busy = false;
    /** @type {number | undefined} */
    this.timer = undefined;
    /** @type {string | undefined} the position that the last move answered */
    this.answered = undefined;
    /** @type {Promise<boolean> | undefined} the request under way, or the last one */
    this.pending = undefined;
    /** @type {string | undefined} what the last request was for */
    this.asked = undefined;
    /** the position after the last request */
    this.reached = 0;
  }

  /**
   * Makes a move, or several in a row: all of them or none.
   * @param {...string} actions
   * @returns {Promise<boolean>} whether it was accepted
   */
  async play(...actions) {
    const { table, seq = "" } = this.table();
    if (Number(seq) < this.reached || (this.busy && seq === this.answered)) return false;
    this.answered = seq;
    await this.pending; // the stream may show where a move led before its request is answered
    const fields = new URLSearchParams({ seq });
    for (const action of actions) fields.append("action", action);
    return this.send(`/t/${table}/move`, fields);
  }

  /**
   * Whether a position comes from the player's move, or from before it. Until the server answers, the next one counts
   * as theirs.
   * @param {number} seq
   */
  own(seq) {
    return seq <= this.reached || (this.busy && this.table().seq === this.answered);
  }

  /**
   * Asks why an action cannot be chosen in the position shown, and shows the answer; there is none about another one.
   * @param {string} action
   */
  async explain(action) {
    const { table, seq = "" } = this.table();
    const query = new URLSearchParams({ action, seq });
    const response = await fetch(`/t/${table}/why?${query}`).catch(() => undefined);
    /** @type {Answer | undefined} */
    const answer = await response?.json();
    if (answer?.message) this.refused(answer.message);
  }

  /**
   * @param {string} address
   * @param {URLSearchParams} fields
   * @returns {Promise<boolean>} whether it was accepted
   */
  async send(address, fields) {
    if (!(await this.ready(address, fields))) return false;
    this.asked = purpose(address, fields);
    this.wait(true);
    this.pending = this.post(address, fields).finally(() => this.wait(false));
    return this.pending;
  }

  /**
   * Waits for the answer to the request under way: the page may show where it led, and what can be done there, before.
   * @param {string} address of the next request
   * @param {URLSearchParams} fields
   * @returns {Promise<boolean>} whether that can be sent; not if it is under way itself, or another was quicker
   */
  async ready(address, fields) {
    if (this.busy && this.asked === purpose(address, fields)) return false;
    await this.pending;
    return !this.busy;
  }

  /**
   * @param {string} address
   * @param {URLSearchParams} fields
   * @returns {Promise<boolean>} whether it was accepted; a refusal is shown
   */
  async post(address, fields) {
    try {
      const response = await fetch(address, { method: "POST", body: fields, headers: { Accept: "application/json" } });
      /** @type {Answer} */
      const answer = await response.json();
      if (answer.ok) this.accepted();
      else this.refused(answer.message || this.failed);
      this.reached = answer.seq ?? this.reached;
      this.heard(this.reached);
      return answer.ok;
    } catch {
      this.refused(this.failed);
      return false;
    }
  }

  get failed() {
    return this.table().sayFailed ?? "That did not arrive. Please try again.";
  }

  /** @param {boolean} busy */
  wait(busy) {
    this.busy = busy;
    clearTimeout(this.timer);
    if (busy)
      this.timer = setTimeout(() => document.getElementById("choices")?.setAttribute("aria-busy", "true"), PATIENCE);
    else document.getElementById("choices")?.removeAttribute("aria-busy");
  }
}

/**
 * What a request is for, in whichever position.
 * @param {string} address
 * @param {URLSearchParams} fields
 */
function purpose(address, fields) {
  const others = new URLSearchParams(fields);
  others.delete("seq");
  return `${address}?${others}`;
}

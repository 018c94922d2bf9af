/** The player's hand: what is in it, and what becomes of that. */

import { Holding } from "./holding.js";
import { clear, float, say, settle, show, told } from "./preview.js";
import { HELD, lab, laboratory, measured, piece, words } from "./reading.js";

const PATIENCE = 2000; // milliseconds until a piece whose move was not accepted can be carried again

export class Hand {
  /** @type {Holding | undefined} */
  holding;
  /** @type {Element | undefined} where the piece came from */
  source;
  /** @type {number | undefined} while its move is under way */
  sent;

  /** Whether a piece can be carried about: not while its move is under way. */
  get carries() {
    return this.holding !== undefined && this.sent === undefined;
  }

  /**
   * @param {Element} source
   * @param {boolean} carried whether it follows a pointer from now on; else it is shown in the laboratory
   */
  pickUp(source, carried = false) {
    const there = laboratory();
    if (!there || this.sent !== undefined) return;
    this.letGo();
    const holding = this.hold(new Holding(there, piece(source)), source);
    if (!carried) holding.start();
    if (!carried) lab()?.scrollIntoView({ block: "nearest" });
    this.show();
    say([words("held", { name: holding.piece.name }), told(holding)].join(" ").trim());
  }

  /**
   * @param {Holding} holding
   * @param {Element} source
   */
  hold(holding, source) {
    this.holding = holding;
    this.source = source;
    return holding;
  }

  letGo() {
    clearTimeout(this.sent);
    this.sent = this.holding = this.source = undefined;
    clear();
  }

  /** Puts the piece back where it was. What the server knows to be in hand has to be taken back there. */
  putBack() {
    if (!this.holding || !this.carries) return;
    const { name, pick } = this.holding.piece;
    if (pick) {
      this.letGo();
      say(words("back", { name }));
      return;
    }
    this.holding.start();
    this.show();
    const undo = document.querySelector("#undo");
    if (undo instanceof HTMLButtonElement && !undo.disabled) undo.click();
  }

  /** Puts the piece down if it fits; else it stays in hand, unless it would lie as it did. */
  put() {
    if (!this.holding || !this.source || !this.carries) return;
    if (this.holding.fits()) {
      settle(this.holding, this.source);
      document.dispatchEvent(new CustomEvent("play", { detail: this.holding.moves() }));
      this.sent = setTimeout(() => this.again(), PATIENCE);
    } else if (this.holding.piece.pick && this.holding.why().reason === "same-spot") {
      this.putBack();
    } else {
      this.changed();
    }
  }

  /** @param {number} quarters */
  turn(quarters) {
    if (!this.carries) return;
    this.holding?.rotate(quarters);
    this.changed(true);
  }

  /**
   * @param {number} down
   * @param {number} right
   */
  walk(down, right) {
    if (!this.carries) return;
    this.holding?.walk(down, right);
    this.changed();
  }

  /**
   * Takes the piece to a point of the screen.
   * @param {number} clientX
   * @param {number} clientY
   * @param {boolean} exactly to the very cell that is there, whether it fits or not
   */
  carry(clientX, clientY, exactly = false) {
    if (!this.holding || !this.carries) return;
    const { x, y, scale } = measured(clientX, clientY);
    const before = this.holding.cell;
    this.holding.point(x, y, exactly);
    const { cell } = this.holding;
    if (cell !== before) this.show();
    if (cell !== before && cell !== undefined) say(told(this.holding));
    float(cell === undefined ? this.holding : undefined, { x: clientX, y: clientY, scale });
  }

  /**
   * Takes the piece to a point, unless that is outside the laboratory.
   * @param {number} clientX
   * @param {number} clientY
   */
  hover(clientX, clientY) {
    const { x, y } = measured(clientX, clientY);
    if (this.holding?.isNear(x, y)) this.carry(clientX, clientY);
  }

  /**
   * Whether the piece could be put down on the cell at a point.
   * @param {number} clientX
   * @param {number} clientY
   */
  fitsAt(clientX, clientY) {
    const { x, y } = measured(clientX, clientY);
    const holding = this.holding;
    return holding !== undefined && holding.fits({ cell: holding.cellAt(x, y), turn: holding.turn });
  }

  /** @param {boolean} turned */
  changed(turned = false) {
    this.show();
    if (this.holding) say(told(this.holding, turned));
  }

  show() {
    if (this.holding && this.source) show(this.holding, this.source);
  }

  /** The move was not accepted, or its answer got lost: the piece is in hand as before. */
  again() {
    this.sent = undefined;
    this.show();
  }

  /** The page was drawn anew: what is in hand may have changed, gone or come. */
  takeUp() {
    const there = laboratory();
    const before = this.carries ? this.holding : undefined;
    const source = before ? this.found(before.piece.pick) : undefined;
    if (before && there && source) {
      const { turn, cell } = before;
      this.hold(Object.assign(new Holding(there, piece(source)), { turn, cell }), source);
      this.show();
      return;
    }
    this.letGo();
    const held = document.querySelector(HELD);
    if (held && there) this.hold(new Holding(there, piece(held)), held).start();
    this.show();
  }

  /**
   * Finds what is in hand on a page that was drawn anew.
   * @param {string | undefined} pick
   */
  found(pick) {
    if (this.source?.isConnected && this.source.getAttribute("data-pick") === (pick ?? null)) return this.source;
    return document.querySelector(pick ? `[data-pick="${CSS.escape(pick)}"]` : HELD) ?? undefined;
  }
}

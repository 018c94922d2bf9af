/** The player's hand: the piece in it, and what becomes of it. */

import { lab, measured } from "./cells.js";
import { PieceInHand } from "./piece_in_hand.js";
import { ask } from "./placements.js";
import { clear, describe, float, isAsking, say, settle, show } from "./preview.js";

export const PICKS = "[data-pick]";
const HELD = "[data-held]";
const PATIENCE = 2000; // milliseconds until a piece whose move was not accepted can be carried again

/** Whether this screen is for fingers, which have no keys. */
function isTouched() {
  return matchMedia("(hover: none)").matches;
}

export class Hand {
  /** @type {PieceInHand | undefined} what is in hand, once the server has told about it */
  piece;
  /** @type {Element | undefined} where it was picked up */
  source;
  /** @type {(() => void)[]} what to do with it as soon as the server has told about it */
  waiting = [];
  /** @type {number | undefined} while its move is under way */
  sent;

  get isEmpty() {
    return this.source === undefined;
  }

  /** Whether a piece can be carried about: not while its move is under way. */
  get carries() {
    return !this.isEmpty && this.sent === undefined;
  }

  /**
   * @param {Element} source
   * @param {boolean} carried whether it follows a pointer from now on; else it is shown in the laboratory
   */
  pickUp(source, carried = false) {
    if (this.sent !== undefined) return;
    this.letGo();
    if (!carried) lab()?.scrollIntoView({ block: "nearest" });
    this.hold(source, (piece) => {
      if (!carried) piece.start();
      this.remind();
    });
  }

  /** Shows the piece in hand, and says what can be done with it. */
  remind() {
    this.use((piece) => {
      this.show();
      const { held, touched } = piece.placements.sentences;
      say(`${isTouched() ? touched : held} ${describe(piece)}`.trim());
    });
  }

  /**
   * Asks about a piece; what is done with it meanwhile is done when the answer comes.
   * @param {Element} source
   * @param {(piece: PieceInHand) => void} begin
   */
  async hold(source, begin) {
    const pick = source.getAttribute("data-pick") ?? "";
    this.source = source;
    isAsking(source);
    const placements = await ask(pick);
    if (this.source !== source || this.piece) return;
    if (!placements) return this.letGo();
    this.piece = new PieceInHand(placements, pick);
    begin(this.piece);
    for (const does of this.waiting.splice(0)) does();
  }

  /**
   * Does something with the piece, now or as soon as it is known.
   * @param {(piece: PieceInHand) => void} does
   */
  use(does) {
    if (!this.carries) return;
    if (this.piece) does(this.piece);
    else this.waiting.push(() => this.use(does));
  }

  letGo() {
    clearTimeout(this.sent);
    this.sent = this.piece = this.source = undefined;
    this.waiting = [];
    clear();
  }

  /** Puts the piece back where it was. What the server knows to be in hand has to be taken back there. */
  putBack() {
    this.use((piece) => {
      if (piece.pick) {
        this.letGo();
        say(piece.placements.sentences.back);
        return;
      }
      piece.start();
      this.show();
      const undo = document.querySelector("#undo");
      if (undo instanceof HTMLButtonElement && !undo.disabled) undo.click();
    });
  }

  /** Puts the piece down if it fits; else it stays in hand, unless it would be where it was. */
  put() {
    this.use((piece) => {
      if (piece.fits && this.source) {
        settle(piece, this.source);
        document.dispatchEvent(new CustomEvent("play", { detail: piece.moves() }));
        this.sent = setTimeout(() => this.again(), PATIENCE);
      } else if (piece.isHome) {
        this.putBack();
      } else {
        this.changed();
      }
    });
  }

  /**
   * The end of a drag: outside the laboratory the piece goes back.
   * @param {boolean} puts whether it is put down inside
   */
  drop(puts) {
    this.use((piece) => {
      if (piece.cell === undefined) this.putBack();
      else if (puts) this.put();
    });
  }

  /** @param {number} quarters */
  turn(quarters) {
    this.use((piece) => {
      piece.rotate(quarters);
      this.changed(true);
    });
  }

  /**
   * @param {number} down
   * @param {number} right
   */
  walk(down, right) {
    this.use((piece) => {
      piece.walk(down, right);
      this.changed();
    });
  }

  /**
   * Takes the piece to a point of the screen.
   * @param {number} clientX
   * @param {number} clientY
   * @param {boolean} exactly to the very cell that is there, whether it fits or not
   */
  carry(clientX, clientY, exactly = false) {
    this.use((piece) => {
      const { x, y, scale } = measured(clientX, clientY);
      const before = piece.cell;
      piece.point(x, y, exactly);
      const { cell } = piece;
      if (cell !== before) this.show();
      if (cell !== before && cell !== undefined) say(describe(piece));
      float(cell === undefined ? piece : undefined, { x: clientX, y: clientY, scale });
    });
  }

  /**
   * Shows what would be at the cell under a finger. A finger covers what it points at, so that another button sets.
   * @param {number} clientX
   * @param {number} clientY
   * @param {boolean} turns whether the piece is turned so that it fits there
   */
  preview(clientX, clientY, turns) {
    this.carry(clientX, clientY, true);
    this.use((piece) => {
      if (piece.fits || !turns) return;
      piece.turnToFit();
      this.changed(true);
    });
  }

  /**
   * Takes the piece to a point, unless that is outside the laboratory.
   * @param {number} clientX
   * @param {number} clientY
   */
  hover(clientX, clientY) {
    this.use((piece) => {
      const { x, y } = measured(clientX, clientY);
      if (piece.isNear(x, y)) this.carry(clientX, clientY);
    });
  }

  /**
   * Whether the piece could be put down on the cell at a point.
   * @param {number} clientX
   * @param {number} clientY
   */
  fitsAt(clientX, clientY) {
    const { x, y } = measured(clientX, clientY);
    const { piece } = this;
    return piece?.outcomeAt(piece.cellAt(x, y), piece.turn)?.fits ?? false;
  }

  /** @param {boolean} turned */
  changed(turned = false) {
    this.show();
    if (this.piece) say(describe(this.piece, turned));
  }

  show() {
    if (this.piece && this.source) show(this.piece, this.source);
  }

  /** The move was not accepted, or its answer got lost: the piece is in hand as before. */
  again() {
    this.sent = undefined;
    this.show();
  }

  /** The page was redrawn: what is in hand may have changed, gone or come. */
  takeUp() {
    const before = this.carries ? this.piece : undefined;
    const source = before && document.querySelector(before.pick ? `[data-pick="${CSS.escape(before.pick)}"]` : HELD);
    this.letGo();
    if (before && source) {
      const { turn, cell } = before;
      this.hold(source, (piece) => {
        Object.assign(piece, { turn, cell });
        this.show();
      });
      return;
    }
    const held = document.querySelector(HELD);
    if (!held) return;
    this.hold(held, (piece) => {
      piece.start();
      this.show();
    });
  }
}

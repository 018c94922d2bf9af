/**
 * The laboratory by mouse, finger and keyboard: a piece is picked up, carried, turned and put down. Nothing is sent
 * before that, and then both moves at once.
 *
 * | script | what it does |
 * |---|---|
 * | `pointers.js`, `keys.js` | what the player does |
 * | `hand.js` | what is in hand, and what becomes of it |
 * | `piece_in_hand.js` | over which cell it is and how it is turned, and what the server says of that |
 * | `placements.js` | asks the server where a piece may be put and what would come of it |
 * | `preview.js`, `drawing.js` | what is shown and said meanwhile |
 * | `cells.js` | names of cells, and where they are on the screen |
 */

import { Hand } from "./hand.js";
import { Keys } from "./keys.js";
import { Pointers } from "./pointers.js";

const hand = new Hand();
const pointers = new Pointers(hand);
new Keys(hand, () => pointers.forget());

document.addEventListener("shown", () => {
  hand.takeUp();
  if (hand.isEmpty) pointers.forget();
});
hand.takeUp();

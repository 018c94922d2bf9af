/**
 * The laboratory by mouse, finger and keyboard: a piece is picked up, carried, turned and put down. Nothing is sent
 * before that, and then both moves at once.
 *
 * | script | what it does |
 * |---|---|
 * | `pointers.js`, `keys.js` | what the player does |
 * | `hand.js` | what is in hand, and what becomes of it |
 * | `holding.js` | where it may lie and what would come of it; knows nothing of the page |
 * | `supply.js` | what pieces give to projects; knows nothing of the page |
 * | `reading.js` | what the server drew |
 * | `preview.js`, `shapes.js` | what is shown and said meanwhile |
 */

import { Hand } from "./hand.js";
import { Keys } from "./keys.js";
import { Pointers } from "./pointers.js";

const hand = new Hand();
const pointers = new Pointers(hand);
new Keys(hand, () => pointers.forget());

document.addEventListener("shown", () => {
  hand.takeUp();
  if (!hand.holding) pointers.forget();
});
hand.takeUp();

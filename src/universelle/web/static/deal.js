/** Whether the deal was fair: this browser makes the fingerprint of the opened seed itself, and compares. */

import { part, tableAddress } from "./fetching.js";
import { kept, offer, watch } from "./seals.js";

/** Says what this browser finds; the server has dealt the match again already. */
async function check() {
  const { seed, fingerprint, table } = document.getElementById("deal")?.dataset ?? {};
  if (!seed || !fingerprint || !table) return;
  const before = kept(table);
  const own = await fingerprintOf(seed);
  show("deal-by-server", own === undefined);
  show("deal-by-browser", own !== undefined);
  show("deal-no-browser", own === undefined);
  show("deal-same-kept", before === fingerprint);
  const otherSeed = own !== undefined && own !== fingerprint;
  const otherKept = !otherSeed && before !== undefined && before !== fingerprint;
  say(otherSeed ? "deal-other-seed" : otherKept ? "deal-other-kept" : "deal-yes");
}

/**
 * The SHA-256 of a seed in hexadecimal figures; undefined where browsers cannot make it, as on an open connection.
 * @param {string} seed
 */
async function fingerprintOf(seed) {
  if (!globalThis.crypto?.subtle) return undefined;
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (figures) => parseInt(figures, 16));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Shows one of the sentences at the top.
 * @param {string} name
 */
function say(name) {
  for (const each of ["deal-yes", "deal-other-seed", "deal-other-kept", "deal-not-checked", "deal-checking"])
    show(each, each === name);
}

/**
 * @param {string} name
 * @param {boolean} shown
 */
function show(name, shown) {
  document.getElementById(name)?.toggleAttribute("hidden", !shown);
}

/** Asks the server to deal the match again. */
async function again() {
  say("deal-checking");
  const drawn = await part(`${tableAddress()}/deal`);
  if (!drawn) return say("deal-not-checked");
  document.getElementById("deal")?.replaceWith(drawn);
  offer(drawn);
  await check();
  document.getElementById("deal-again")?.focus({ preventScroll: true });
}

document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element) || !event.target.closest("#deal-again")) return;
  event.preventDefault();
  void again();
});

watch();
offer(document);
void check();

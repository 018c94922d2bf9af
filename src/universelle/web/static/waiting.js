/** The page of a table that waits for its players: it changes in place, and its link can be copied. */

import { offerCopy } from "./copying.js";
import { tableAddress } from "./fetching.js";
import { apply } from "./patch.js";
import { followPace } from "./terms.js";
import * as sight from "./sight.js";

const AGAIN = 2_000; // milliseconds after which a lost stream is opened again

function follow() {
  const asked = new URLSearchParams({ version: document.getElementById("waiting")?.dataset.version ?? "" });
  document.dispatchEvent(new CustomEvent("opening", { detail: asked }));
  const source = new EventSource(`${tableAddress()}/waiting?${asked}`);
  source.onmessage = (event) => {
    const update = JSON.parse(event.data);
    if (update.over) location.reload();
    else if (apply(keepTyped(update.patches)).missing.length) location.reload();
    else prepare();
  };
  source.onerror = () => {
    source.close();
    setTimeout(() => location.reload(), AGAIN);
  };
  addEventListener("pagehide", () => source.close());
}

/**
 * A change of a chair must not take away the name that somebody is typing there.
 * @param {import("./patch.js").Patch[]} patches
 */
function keepTyped(patches) {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || field.name !== "name" || !field.value) return patches;
  const chair = field.closest(".chair");
  return patches.filter((patch) => patch[1] !== chair?.id);
}

/**
 * Says something without reloading the page: what was said comes over the stream.
 * @param {SubmitEvent} event
 */
async function say(event) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (form.id !== "say-form") return;
  event.preventDefault();
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  const sent = { method: "POST", body, headers: { Accept: "application/json" } };
  const answer = await fetch(form.action, sent).then(
    (response) => response.json(),
    () => undefined,
  );
  const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("text"));
  field.setCustomValidity(answer?.ok ? "" : (answer?.message ?? ""));
  if (answer?.ok) form.reset();
  else field.reportValidity();
}

let counting = 0;

/** Counts the seconds until the match begins, in the words of the server. */
function countDown() {
  clearTimeout(counting);
  const prompt = document.getElementById("begin-prompt");
  const [next, ...later] = prompt?.dataset.countdown?.split("|") ?? [];
  if (!prompt || !next) return;
  counting = setTimeout(() => {
    prompt.textContent = next;
    prompt.dataset.countdown = later.join("|");
    countDown();
  }, 1_000);
}

function prepare() {
  countDown();
  followPace(document);
  offerCopy();
}

document.addEventListener("submit", (event) => void say(event));
document.addEventListener("input", ({ target }) => target instanceof HTMLInputElement && target.setCustomValidity(""));
sight.watch(tableAddress());
prepare();
follow();

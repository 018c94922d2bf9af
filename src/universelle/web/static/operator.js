/** The operator's page: it renews itself in place, and says so when it cannot. */

const LOOK_EVERY = 5000; // milliseconds between two looks

async function look() {
  const answer = await fetch(location.pathname, { headers: { Accept: "application/json" } }).catch(() => undefined);
  if (!answer?.ok) return stale();
  const { html, title } = await answer.json();
  const page = new DOMParser().parseFromString(html, "text/html");
  document.title = title;
  for (const part of page.querySelectorAll("#main > section, #fresh")) renew(part);
}

/**
 * Puts a part in the place of the old one if it differs; a question that is open stays, and so does what has the focus.
 * @param {Element} part
 */
function renew(part) {
  const old = document.getElementById(part.id);
  if (!old || old.outerHTML === part.outerHTML) return;
  const busy = old.querySelector("details[open]") || old.contains(document.activeElement);
  if (busy && part.id === "state") return sayVerdict(part);
  old.replaceWith(document.adoptNode(part));
}

/**
 * Changes the sentence alone.
 * @param {Element} part
 */
function sayVerdict(part) {
  const verdict = document.getElementById("verdict");
  const said = part.querySelector("#verdict")?.textContent ?? "";
  if (verdict && verdict.textContent !== said) verdict.textContent = said;
}

function stale() {
  const fresh = document.getElementById("fresh");
  if (!fresh?.dataset.stale) return;
  fresh.textContent = fresh.dataset.stale;
  fresh.classList.add("operator-stale");
}

setInterval(look, LOOK_EVERY);

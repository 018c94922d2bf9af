/** Notices, on the screen and for screen readers. */

const SECONDS = 6;

/** @param {string} text */
export function say(text) {
  const live = document.getElementById("live");
  if (live) live.textContent = text;
}

/**
 * @param {string} text
 * @param {string} kind its class
 */
export function toast(text, kind) {
  const box = note(kind);
  box.textContent = text;
  box.setAttribute("aria-hidden", "true"); // #live has said it
  say(text);
  setTimeout(() => box.remove(), SECONDS * 1000);
}

/**
 * Takes a notice away before its time.
 * @param {string} kind its class
 */
export function dismiss(kind) {
  for (const old of document.querySelectorAll(`#toasts .${kind}`)) old.remove();
}

/**
 * A link that stays.
 * @param {string} id
 * @param {string} text
 * @param {string} address
 */
export function link(id, text, address) {
  if (document.getElementById(id)) return;
  const box = note("over");
  box.id = id;
  const anchor = box.appendChild(document.createElement("a"));
  anchor.className = "button main";
  anchor.href = address;
  anchor.textContent = text;
  say(text);
}

/**
 * A line beside the question, or in narrow windows above it, while the connection is lost.
 * @param {boolean} connected
 * @param {string} text
 */
export function connection(connected, text) {
  document.getElementById("lost")?.remove();
  say(text);
  if (connected) return;
  const line = document.createElement("p");
  line.id = "lost";
  line.className = "notice";
  line.textContent = text;
  document.body.prepend(line);
}

/** @param {string} kind */
function note(kind) {
  let place = document.getElementById("toasts");
  if (!place) {
    place = document.createElement("div");
    place.id = "toasts";
    place.className = "toasts";
    document.body.append(place);
  }
  dismiss(kind);
  const box = document.createElement("div");
  box.className = `toast arrive ${kind}`;
  return place.appendChild(box);
}

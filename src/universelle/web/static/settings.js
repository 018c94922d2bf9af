/**
 * What somebody has chosen in the settings, as the server has written it on the page: `data-settings="speed-fast
 * confirm-off"`. What is not there is as usual. A change holds at once; browser and server keep it. And whatever else a
 * browser keeps.
 */

const COOKIE = "settings";
const YEAR = 365 * 24 * 3600; // seconds
const root = document.documentElement;

function marks() {
  return (root.dataset.settings ?? "").split(" ").filter(Boolean);
}

/**
 * @param {string} name
 * @returns {string | undefined} undefined if nothing was chosen
 */
export function chosen(name) {
  return marks()
    .find((mark) => mark.startsWith(`${name}-`))
    ?.slice(name.length + 1);
}

/** @param {string} name of something that is on unless it was switched off */
export function isOn(name) {
  return chosen(name) !== "off";
}

/**
 * Chooses something, and keeps it.
 * @param {string} name
 * @param {string} value
 */
export function choose(name, value) {
  const others = marks().filter((mark) => !mark.startsWith(`${name}-`));
  root.dataset.settings = [...others, `${name}-${value}`].join(" ");
  remember();
  document.dispatchEvent(new CustomEvent("setting", { detail: name }));
  return send(name, value);
}

/**
 * Lets the server keep something.
 * @param {string} name
 * @param {string} value
 * @returns {Promise<{ ok: boolean, message?: string }>} whether it does, and what is to be said
 */
export async function send(name, value) {
  const headers = { Accept: "application/json" };
  const body = new URLSearchParams({ [name]: value });
  const answer = await fetch("/settings", { method: "POST", body, headers, keepalive: true }).catch(() => undefined);
  return answer?.ok ? answer.json() : { ok: false };
}

/** Lets the browser remember what is chosen, so that the next page has it even if the server never hears of it. */
function remember() {
  try {
    document.cookie = `${COOKIE}=${marks().join("|")};path=/;max-age=${YEAR};samesite=lax`;
  } catch {
    // it keeps nothing: the form says so
  }
}

/** Whether this browser keeps anything. */
export function isKept() {
  try {
    return document.cookie.includes(`${COOKIE}=`);
  } catch {
    return false;
  }
}

// What a browser keeps beside its cookies. Storage may be full or forbidden: then nothing is kept, and all else works.

/**
 * @param {string} name
 * @returns {string | null}
 */
export function stored(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
export function store(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // see above
  }
}

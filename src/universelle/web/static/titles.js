/** The title of the tab and its icon: whose turn it is here, and how many other games wait for whoever looks. */

const EVERY = 60_000;
const HERE = location.pathname.match(/^\/t\/([^/]+)$/)?.[1] ?? "";

let title = document.title.replace(/ · Universelle$/, "");
let waiting = 0;

function show() {
  const text = `${waiting ? `(${waiting}) ` : ""}${title} · Universelle`;
  if (document.title !== text) document.title = text;
}

/**
 * @param {string} text what the page is about
 * @param {boolean} mine whether somebody here must decide something
 */
export function entitled(text, mine) {
  title = text;
  show();
  const icon = document.querySelector("link[rel=icon]");
  const wanted = `/static/house/icon${mine ? "-turn" : ""}.svg`;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

async function count() {
  const response = await fetch(`/turns?but=${HERE}`).catch(() => undefined);
  if (!response?.ok) return;
  waiting = (await response.json()).waiting;
  show();
}

document.addEventListener("visibilitychange", () => document.hidden || void count());
setInterval(count, EVERY);
void count();

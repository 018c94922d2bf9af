/** The result page: the turn that is read beside the curve, without reloading the page. */

const PARTS = ["curve", "curve-narrow", "then"];
let asked = 0;

document.documentElement.classList.add("js");
document.addEventListener("input", (event) => {
  if (event.target instanceof HTMLInputElement && event.target.id === "turn") void read(event.target.value);
});

/**
 * Shows another turn; what was asked for last wins.
 * @param {string} turn
 */
async function read(turn) {
  const mine = ++asked;
  const response = await fetch(`?turn=${turn}`).catch(() => undefined);
  const text = response?.ok ? await response.text() : "";
  if (mine !== asked || !text) return;
  const page = new DOMParser().parseFromString(text, "text/html");
  for (const id of PARTS) {
    const part = page.getElementById(id);
    if (part) document.getElementById(id)?.replaceChildren(...part.childNodes);
  }
}

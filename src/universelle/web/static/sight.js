/** Tells the server that a page of a table is in sight: at once when it comes into sight, and now and then after. */

const EVERY = 25_000;

/** @param {string} address of the table */
export function watch(address) {
  const tell = () => void (document.hidden || fetch(`${address}/sight`, { method: "POST" }).catch(() => undefined));
  document.addEventListener("visibilitychange", tell);
  document.addEventListener("opening", (event) => {
    if (event instanceof CustomEvent && !document.hidden) event.detail.set("sight", "");
  });
  setInterval(tell, EVERY);
}

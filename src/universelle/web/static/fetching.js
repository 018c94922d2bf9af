/** Parts of a page that are fetched when they are asked for. */

/**
 * A part that the server has drawn, as an element; undefined if there is none.
 * @param {string} address
 * @returns {Promise<HTMLElement | undefined>}
 */
export async function part(address) {
  const response = await fetch(address, { headers: { Accept: "application/json" } }).catch(() => undefined);
  if (!response?.ok) return undefined;
  /** @type {{ html: string }} */
  const { html } = await response.json();
  const template = document.createElement("template");
  template.innerHTML = html;
  const drawn = template.content.firstElementChild;
  return drawn instanceof HTMLElement ? drawn : undefined;
}

/** The address of the position that the page shows: of a table, live or as a replay, or of what the page names. */
export function tableAddress() {
  const named = document.getElementById("table")?.dataset.address;
  return named ?? location.pathname.split("/").slice(0, 3).join("/");
}

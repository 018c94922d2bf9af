/** The terms of a table as fields: nights and weekends are asked for only by post, in the time zone of the browser. */

/**
 * Shows the fields that the pace needs, now and whenever it changes.
 * @param {ParentNode} page
 */
export function followPace(page) {
  const pace = /** @type {HTMLSelectElement | null} */ (page.querySelector("#pace"));
  const off = /** @type {HTMLElement | null} */ (page.querySelector("#times-off"));
  const zone = /** @type {HTMLInputElement | null} */ (page.querySelector("#zone"));
  if (!pace || !off || !zone) return;
  if (zone.dataset.given === undefined) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || zone.value;
  pace.onchange = () => {
    off.hidden = !pace.value.endsWith("day") && !pace.value.endsWith("days");
  };
  pace.onchange(new Event("change"));
}

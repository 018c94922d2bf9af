/** The report of a round, and where the points of the match came from: fetched when asked for, over the table. */

/** @type {Map<string, Promise<void>>} */
const dressing = new Map();

/**
 * Fetches the styles of what is not on every page, once.
 * @param {string} sheet
 * @returns {Promise<void>}
 */
export function dressed(sheet) {
  const fetched = dressing.get(sheet) ?? link(sheet);
  dressing.set(sheet, fetched);
  return fetched;
}

/**
 * @param {string} sheet
 * @returns {Promise<void>}
 */
function link(sheet) {
  return new Promise((done) => {
    const styles = document.createElement("link");
    styles.rel = "stylesheet";
    styles.href = new URL(sheet, import.meta.url).href;
    styles.onload = styles.onerror = () => done();
    document.head.append(styles);
  });
}

/**
 * Opens the report at an address.
 * @param {string} address
 * @param {number} [stay] for how long, in milliseconds, unless it is touched; 0: until it is closed
 * @returns {Promise<void>} fulfilled when it is closed
 */
export async function openReport(address, stay = 0) {
  document.getElementById("report-sheet")?.remove();
  const [report] = await Promise.all([fetched(address), dressed("telling.css")]);
  if (!report) return;
  const sheet = document.createElement("dialog");
  sheet.id = "report-sheet";
  sheet.className = "report-sheet";
  sheet.setAttribute("aria-labelledby", "report-title");
  sheet.append(report);
  document.body.append(sheet);
  sheet.showModal();
  const close = /** @type {HTMLElement} */ (sheet.querySelector("#report-close"));
  const result = /** @type {HTMLElement | null} */ (sheet.querySelector("#report-result"));
  (result ?? close).focus({ preventScroll: true });
  sheet.scrollTop = 0;
  const clock = stay ? countdown(close, stay, () => sheet.close()) : undefined;
  for (const touch of ["pointerdown", "keydown", "wheel"]) {
    sheet.addEventListener(touch, () => clock?.cancel(), { passive: true });
  }
  sheet.addEventListener("pointermove", (event) => (event.movementX || event.movementY) && clock?.cancel());
  sheet.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const other = event.target.closest("a[data-report]");
    if (other instanceof HTMLAnchorElement) {
      event.preventDefault();
      event.stopPropagation();
      void turn(sheet, other.href);
      return;
    }
    if (event.target !== sheet && !event.target.closest("#report-close, #report-again")) return;
    event.preventDefault();
    const again = event.target.closest("#report-again")?.getAttribute("data-again");
    sheet.close();
    if (again) document.dispatchEvent(new CustomEvent("tell", { detail: again }));
  });
  return new Promise((done) =>
    sheet.addEventListener("close", () => {
      clock?.cancel();
      sheet.remove();
      done();
    }),
  );
}

/**
 * The report at an address, if there is one.
 * @param {string} address
 */
async function fetched(address) {
  const response = await fetch(address).catch(() => undefined);
  const text = response?.ok ? await response.text() : "";
  const report = new DOMParser().parseFromString(text, "text/html").getElementById("report");
  return report ? document.adoptNode(report) : undefined;
}

/**
 * Shows another report in the same sheet.
 * @param {HTMLElement} sheet
 * @param {string} address
 */
async function turn(sheet, address) {
  const report = await fetched(address);
  if (!report || !sheet.isConnected) return;
  sheet.replaceChildren(report);
  sheet.scrollTop = 0;
  const link = report.querySelector('[data-report][aria-current="true"]');
  if (link instanceof HTMLElement) link.focus({ preventScroll: true });
}

/**
 * A thin line in a button that runs out; then something happens.
 * @param {HTMLElement} button
 * @param {number} time in milliseconds
 * @param {() => void} then
 * @returns {Animation}
 */
export function countdown(button, time, then) {
  const line = document.createElement("span");
  line.className = "telling-clock";
  button.append(line);
  const clock = line.animate({ transform: ["scaleX(1)", "scaleX(0)"] }, { duration: time, easing: "linear" });
  clock.onfinish = () => {
    line.remove();
    then();
  };
  clock.oncancel = () => line.remove();
  return clock;
}

/** Opens a report when a score, or the head of a scoring in the log, is chosen. */
export function watch() {
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const asked = event.target.closest("[data-score], [data-report]");
    const table = document.querySelector("main[data-table]")?.getAttribute("data-table");
    if (!asked || !table) return;
    event.preventDefault();
    const round = asked.getAttribute("data-report");
    void openReport(round ? `/t/${table}/report/${round}` : `/t/${table}/report`).then(() => focusAgain(asked));
  });
}

/**
 * Gives the focus back to an element, or to the one that was drawn in its place.
 * @param {Element | null} element
 */
export function focusAgain(element) {
  const there = element?.isConnected ? element : element?.id && document.getElementById(element.id);
  if (there instanceof HTMLElement || there instanceof SVGElement) there.focus({ preventScroll: true });
}

/**
 * Notes the scores as they are shown.
 * @returns {() => void} what shows them again: the new ones are told
 */
export function scoresShown() {
  const shown = Array.from(document.querySelectorAll("[data-score]"), (each) => [each.id, each.textContent]);
  return () => {
    for (const [id, text] of shown) {
      const score = document.getElementById(id ?? "");
      if (score) score.textContent = text;
    }
  };
}

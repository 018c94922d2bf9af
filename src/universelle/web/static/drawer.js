/** The rules, the legend and the settings beside the table, fetched when they are asked for. The page is never left. */

import * as asking from "./asking.js";
import { part, tableAddress } from "./fetching.js";
import { means } from "./keys.js";
import { dressed, focusAgain } from "./report.js";
import { offer } from "./seals.js";

/** @type {{ box: HTMLElement, name: string, back: Element | null } | undefined} */
let drawer;

/**
 * Opens the rules at a section.
 * @param {string} address
 * @param {string} at the anchor of the section
 * @param {Element | null} tip what was asked about
 */
async function openRules(address, at, tip = null) {
  if (drawer?.name !== "rules" && !(await open("rules", address))) return;
  const note = document.getElementById("rules-here");
  if (note) {
    note.hidden = !tip;
    const text = note.querySelector("span");
    const label = note.dataset.label?.replace("{what}", tip?.querySelector("h2")?.textContent ?? "");
    if (text) text.textContent = tip ? `${label} ${tip.querySelector(".tip-effect")?.textContent}` : "";
  }
  await leaveFind();
  const section = document.getElementById(`rules-${at}`);
  const text = document.getElementById("rules-text");
  if (section && text) text.scrollTop += section.getBoundingClientRect().top - text.getBoundingClientRect().top;
  section?.classList.add("asked");
}

/**
 * Opens a drawer with a part that the server draws.
 * @param {string} name
 * @param {string} address
 */
async function open(name, address) {
  const back = document.activeElement;
  const drawn = await part(address.split("#")[0]);
  if (!drawn) {
    location.assign(address);
    return false;
  }
  asking.close();
  close();
  drawer = { box: drawn, name, back };
  drawn.tabIndex = -1;
  const veil = document.createElement("div");
  veil.className = "drawer-veil";
  veil.addEventListener("click", close);
  document.body.append(veil, drawn);
  offer(drawn);
  document.body.dataset.drawer = name;
  drawn.focus({ preventScroll: true });
  return true;
}

/** Closes the drawer; the focus returns to what was asked. */
export function close() {
  if (!drawer) return;
  const { box, back } = drawer;
  const within = box.contains(document.activeElement);
  drawer = undefined;
  box.remove();
  document.querySelector(".drawer-veil")?.remove();
  delete document.body.dataset.drawer;
  if (within) focusAgain(back);
}

function toggleLegend() {
  if (drawer?.name === "legend") close();
  else void open("legend", `${tableAddress()}/legend`);
}

/**
 * Opens the seal of the deal, or what one would do when it is one's turn.
 * @param {string} name
 * @param {string} address
 */
async function openDressed(name, address) {
  await dressed("deal.css");
  await open(name, address);
}

async function toggleSettings() {
  if (drawer?.name === "settings") return close();
  void import("./settings_form.js");
  await dressed("settings.css");
  await open("settings", `/settings?${new URLSearchParams({ after: location.pathname })}`);
}

async function showShortcuts() {
  const { openShortcuts } = await import("./shortcuts.js");
  await openShortcuts();
}

/** Opens the rules about what is asked now, or closes them. */
function toggleRules() {
  const link = document.getElementById("rule") ?? document.getElementById("tool-rules");
  if (drawer?.name === "rules") close();
  else if (link) void openRules(link.getAttribute("href") ?? "", link.dataset.rules ?? "");
}

/** Shows the rules in full again, and makes them ready to be searched. */
async function leaveFind() {
  const finding = await import("./finding.js");
  finding.leave();
}

/** @param {MouseEvent} event */
function click(event) {
  if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.target.closest(".drawer-close")) return close();
  const other = event.target.closest("[data-drawer]:not(body)")?.getAttribute("data-drawer");
  if (other) return other === "legend" ? toggleLegend() : toggleRules();
  const link = event.target.closest("a");
  const chapter = link?.closest(".drawer") && link.hash ? document.getElementById(link.hash.slice(1)) : null;
  const at = link?.getAttribute("data-rules");
  if (chapter) {
    void leaveFind().then(() => chapter.scrollIntoView());
  } else if (link?.matches("#tool-legend, #menu-legend")) toggleLegend();
  else if (link?.matches("#tool-rules, #menu-rules")) toggleRules();
  else if (link?.matches("#menu-settings")) void toggleSettings();
  else if (link?.matches("#menu-keys")) void showShortcuts();
  else if (link?.matches("#menu-deal") && !document.querySelector("main[data-over]"))
    void openDressed("deal", link.href);
  else if (link?.matches("#if-move")) void openDressed("if", link.href);
  else if (link && at !== null && at !== undefined) {
    void openRules(link.getAttribute("href") ?? "", at, link.closest(".tip"));
  } else return;
  link?.closest("#languages")?.removeAttribute("open");
  event.preventDefault();
}

/** @param {KeyboardEvent} event */
function key(event) {
  const menu = document.querySelector("#languages[open]"); // it lies over a drawer
  if (event.key === "Escape" && menu && !event.defaultPrevented) {
    event.preventDefault();
    event.stopImmediatePropagation();
    menu.removeAttribute("open");
    menu.querySelector("summary")?.focus({ preventScroll: true });
  } else if (event.key === "Escape" && drawer && !event.defaultPrevented) {
    event.preventDefault();
    close();
  } else if (means(event, "legend")) toggleLegend();
  else if (means(event, "rules")) toggleRules();
  else if (means(event, "settings")) void toggleSettings();
  else if (means(event, "shortcuts")) void showShortcuts();
}

export function watch() {
  document.addEventListener("click", click);
  document.addEventListener("keydown", key, true);
  document.addEventListener("pulled", close); // on a phone the drawer is a sheet
}

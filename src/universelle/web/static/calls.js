/** Lets this browser be told when it is somebody's turn: the server's question first, the browser's only after a yes. */

import { registered } from "./registering.js";

/** Whether this browser could be told at all. */
export function canBeTold() {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

export function isBlocked() {
  return canBeTold() && Notification.permission === "denied";
}

/**
 * Asks the browser, and tells the server where to send what it has to say.
 * @param {string} key of the server
 * @returns {Promise<string>} why not; empty if all is well
 */
export async function subscribe(key) {
  if ((await Notification.requestPermission()) !== "granted") return "blocked";
  const registration = await registered();
  await new Promise((done) => {
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    if (!worker || worker.state === "activated") return done(undefined);
    worker.addEventListener("statechange", () => worker.state === "activated" && done(undefined));
  });
  const found = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const body = new URLSearchParams({ do: "push", subscription: JSON.stringify(found) });
  const response = await fetch("/calls", { method: "POST", body, headers: { Accept: "application/json" } });
  const answer = await response.json();
  return answer.ok ? "" : answer.message;
}

const button = document.getElementById("add-push");
if (button instanceof HTMLButtonElement) {
  const told = document.getElementById("told");
  const blocked = document.getElementById("calls-blocked");
  document.documentElement.classList.add("js");
  if (blocked) blocked.hidden = !isBlocked() && canBeTold();
  button.disabled = isBlocked() || !canBeTold();
  button.addEventListener("click", async () => {
    const key = document.getElementById("push")?.dataset.key ?? "";
    const why = await subscribe(key).catch((error) => String(error.message));
    if (!why) location.assign("/calls");
    else if (why === "blocked" && blocked) blocked.hidden = false;
    else if (told) told.textContent = why;
  });
}

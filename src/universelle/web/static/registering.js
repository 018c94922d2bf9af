/** The service worker, once it is wanted: for calls, or because the page is installed as an app. */

/** @returns {Promise<ServiceWorkerRegistration>} */
export function registered() {
  return navigator.serviceWorker.register(`/worker.js?in=${document.documentElement.lang}`);
}

/** Registers it for a page that is installed, or is just being installed. */
export function registerApp() {
  if (!("serviceWorker" in navigator)) return;
  if (matchMedia("(display-mode: standalone)").matches) void registered();
  addEventListener("appinstalled", () => void registered());
}

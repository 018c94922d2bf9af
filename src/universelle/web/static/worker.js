/**
 * The service worker. It shows what the server sends while no page is in sight, and leads to the table; and without a
 * network it shows a page that says so, the only one that it keeps: what it shows of games is never old.
 *
 * TypeScript knows the types of pages here, not of workers; these are the parts that are used.
 * @typedef {{ title: string, text: string, link: string, subject: string, lang: string }} Call
 * @typedef {Event & { waitUntil(done: Promise<unknown>): void }} Lasting
 * @typedef {Lasting & { data: { json(): Call } }} Pushed
 * @typedef {Lasting & { notification: Notification }} Clicked
 * @typedef {Event & { request: Request, respondWith(answer: Promise<Response>): void }} Asked
 * @typedef {{ url: string, focus(): Promise<unknown> }} Page
 * @typedef {{ matchAll(which: object): Promise<Page[]>, openWindow(url: string): Promise<unknown> }} Pages
 * @typedef {{ registration: ServiceWorkerRegistration, clients: Pages, skipWaiting(): Promise<void> }} Scope
 */

const CACHE = "offline";
const OFFLINE = `/offline?in=${new URL(location.href).searchParams.get("in")}`;
const FILES = /(?:href|src)="(\/static\/[^"]+\.(?:css|svg)|[^"]+\/offline\.js)"/g; // that this page uses
const worker = /** @type {EventTarget & Scope} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", (event) => /** @type {Lasting} */ (event).waitUntil(keep()));

worker.addEventListener("fetch", (event) => {
  const { request, respondWith } = /** @type {Asked} */ (event);
  const answer = respondWith.bind(event);
  if (request.mode === "navigate" && request.method === "GET") answer(orKept(request, OFFLINE));
  else if (request.destination === "style" || request.url.endsWith("/offline.js")) answer(orKept(request, request.url));
});

/** Keeps the page for times without a network, and its files, instead of those of an earlier version. */
async function keep() {
  const page = await fetch(OFFLINE);
  const text = await page.clone().text();
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  await cache.put(OFFLINE, page);
  await cache.addAll(Array.from(text.matchAll(FILES), ([, file]) => file));
  await worker.skipWaiting();
}

/**
 * What the server answers, or what is kept if it cannot be reached.
 * @param {Request} request
 * @param {string} kept
 * @returns {Promise<Response>}
 */
async function orKept(request, kept) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await caches.match(kept);
    if (found) return found;
    throw error;
  }
}

worker.addEventListener("push", (event) => {
  const pushed = /** @type {Pushed} */ (event);
  pushed.waitUntil(showCall(pushed.data.json()));
});

worker.addEventListener("notificationclick", (event) => {
  const clicked = /** @type {Clicked} */ (event);
  clicked.notification.close();
  clicked.waitUntil(showTable(clicked.notification.data.link));
});

/** @param {Call} call */
function showCall({ title, text, link, subject, lang }) {
  // the tag: a newer call about the same table takes the place of an older one
  return worker.registration.showNotification(title, { body: text, tag: subject, lang, silent: true, data: { link } });
}

/** @param {string} link */
async function showTable(link) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === new URL(link).pathname);
  return open ? open.focus() : worker.clients.openWindow(link);
}

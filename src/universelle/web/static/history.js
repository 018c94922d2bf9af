/** Your games: what is asked and done in the list happens in place, and files can be dropped. */

const list = document.getElementById("main");

/**
 * Puts a page that the server has drawn in the place of this one; nothing else moves.
 * @param {Response} answer
 */
async function show(answer) {
  const drawn = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("main");
  if (!drawn || !list) return location.assign(answer.url);
  list.replaceChildren(...document.adoptNode(drawn).childNodes);
  const address = new URL(answer.url);
  address.searchParams.delete("deleted");
  history.replaceState(null, "", address);
  wire();
}

/**
 * Opens or leaves the question in the place of a ticket.
 * @param {HTMLAnchorElement} link
 */
async function swap(link) {
  const ticket = link.closest("li")?.id ?? "";
  const answer = await fetch(link.href).catch(() => undefined);
  if (!answer?.ok) return location.assign(link.href);
  await show(answer);
  const first = document.getElementById(ticket)?.querySelector(".games-acts a");
  if (first instanceof HTMLElement) first.focus({ preventScroll: true });
}

/**
 * Deletes a game, or brings it back.
 * @param {HTMLFormElement} form
 */
async function send(form) {
  const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(fields(form)) }).catch(
    () => undefined,
  );
  if (!answer) return form.submit();
  await show(answer);
  const ticket = document.getElementById(`game-${new FormData(form).get("table")}`);
  const next = ticket?.querySelector(".games-acts :is(a, button)") ?? document.getElementById("told");
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

/**
 * @param {HTMLFormElement} form
 * @returns {[string, string][]}
 */
function fields(form) {
  return [...new FormData(form)].map(([name, value]) => [name, String(value)]);
}

/** A file that is chosen or dropped is sent at once. */
function wire() {
  const field = document.getElementById("games-file");
  const box = document.getElementById("bring");
  document.getElementById("brought")?.focus();
  const rival = document.getElementById("games-rival");
  if (rival instanceof HTMLSelectElement) rival.onchange = () => rival.form?.requestSubmit();
  if (!(field instanceof HTMLInputElement) || !box) return;
  const button = box.querySelector("button");
  box.classList.add("games-scripted");
  if (button?.lastChild) button.lastChild.textContent = box.dataset.choose ?? "";
  button?.addEventListener("click", (event) => {
    event.preventDefault();
    field.click();
  });
  field.form?.addEventListener("submit", () => {
    if (button) button.textContent = box.dataset.wait ?? "";
  });
  field.onchange = () => field.form?.requestSubmit();
  box.ondragover = (event) => {
    event.preventDefault();
    box.classList.add("games-over");
  };
  box.ondragleave = () => box.classList.remove("games-over");
  box.ondrop = (event) => {
    event.preventDefault();
    box.classList.remove("games-over");
    if (!event.dataTransfer?.files.length) return;
    field.files = event.dataTransfer.files;
    field.form?.requestSubmit();
  };
}

list?.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[data-swap]") : null;
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  void swap(link);
});
list?.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !/\/games\/(delete|bring-back)$/.test(form.action)) return;
  event.preventDefault();
  void send(form);
});
wire();

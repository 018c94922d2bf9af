/** Pages about people: the name on the ticket while it is typed, switches that act at once, the personal link. */

import { offerCopy } from "./copying.js";

function ticket() {
  const field = document.getElementById("sign-up-name");
  const shown = document.getElementById("season-name");
  if (!(field instanceof HTMLInputElement) || !shown) return;
  const show = () => (shown.textContent = field.value.trim() || "…");
  field.addEventListener("input", show);
  show();
}

/** A switch is a form that can be sent; here it is sent without leaving the page. */
function switches() {
  for (const button of document.querySelectorAll("button[role=switch]")) {
    if (!(button instanceof HTMLButtonElement) || !button.form) continue;
    const form = button.form;
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const wanted = button.value === "on";
      const answer = await fetch(form.action, {
        method: "POST",
        headers: { Accept: "application/json" },
        body: new FormData(form, button),
      }).catch(() => undefined);
      if (!answer?.ok) return form.submit();
      button.setAttribute("aria-checked", String(wanted));
      button.value = wanted ? "off" : "on";
      const told = document.getElementById("told");
      if (told) told.textContent = told.dataset.say ?? "";
    });
  }
}

/** Erasing opens when the name is right. */
function erasing() {
  const form = document.getElementById("erase");
  const field = document.getElementById("erase-name");
  const button = form?.querySelector("button");
  if (!form || !button || !(field instanceof HTMLInputElement)) return;
  const look = () => (button.disabled = field.value.trim() !== form.dataset.name);
  field.addEventListener("input", look);
  look();
}

ticket();
offerCopy();
switches();
erasing();

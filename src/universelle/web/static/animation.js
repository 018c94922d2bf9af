/** The animation of a finished game: says that it is there, or that it could not be made. */

const film = document.getElementById("film");
const made = document.getElementById("film-made");

/** What stands below the picture goes when it is there. */
function show() {
  if (!(film instanceof HTMLImageElement) || !made || !film.complete) return;
  if (film.naturalWidth) {
    film.alt = film.dataset.alt ?? "";
    made.textContent = "";
    return;
  }
  made.textContent = made.dataset.failed ?? "";
  document.getElementById("film-again")?.removeAttribute("hidden");
}

film?.addEventListener("load", show);
film?.addEventListener("error", show);
show();

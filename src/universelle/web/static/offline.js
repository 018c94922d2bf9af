/** The page that is shown without a network: goes on by itself when the server answers again. */

const EVERY = 5_000; // milliseconds

document.documentElement.classList.add("js");

async function look() {
  const answer = await fetch("/offline", { cache: "no-store" }).catch(() => undefined);
  if (answer?.ok) location.reload();
}

addEventListener("online", look);
setInterval(look, EVERY);

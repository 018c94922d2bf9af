/** Keeps a second click from hitting what has just taken the place of what the first one chose. */

const MOMENT = 400; // milliseconds for which the place does nothing
const LONGEST = 3_000; // and after which the last click is forgotten
const CHOICES = "[data-action], [data-ask], [data-send], [data-pick], #set";

/** @type {{ x: number, y: number, at: number, what: string | undefined } | undefined} the last click */
let last;

/**
 * What a click at a place would do, in answer to which question: the same words to another question are another choice.
 * @param {Element | null} element
 */
function doing(element) {
  const found = element?.closest(CHOICES);
  const names = ["id", "data-action", "data-ask", "data-send", "data-pick"];
  const question = document.getElementById("question")?.textContent;
  return found ? [question, ...names.map((name) => found.getAttribute(name))].join() : undefined;
}

/** After a change: covers the place of the last click for a moment if something else can be chosen there now. */
function cover() {
  if (!last?.what || performance.now() - last.at > LONGEST) return;
  const { x, y, what } = last;
  const now = doing(document.elementFromPoint(x, y));
  if (now === undefined || now === what) return;
  last = undefined;
  const shield = document.createElement("div");
  shield.className = "shield";
  shield.style.left = `${x}px`;
  shield.style.top = `${y}px`;
  document.body.append(shield);
  setTimeout(() => shield.remove(), MOMENT);
}

export function watch() {
  document.addEventListener(
    "click",
    (event) => {
      const isPointer = event.detail > 0 && event.target instanceof Element;
      const { clientX: x, clientY: y } = event;
      last = isPointer ? { x, y, at: performance.now(), what: doing(event.target) } : undefined;
    },
    { capture: true },
  );
  document.addEventListener("shown", () => requestAnimationFrame(cover));
  document.addEventListener(
    "keydown",
    (event) => {
      const choice = event.target instanceof Element && event.target.closest("[data-action], [data-send]");
      if (event.repeat && choice && (event.key === "Enter" || event.key === " ")) event.preventDefault();
    },
    { capture: true },
  );
}

/** The search in the rules, on their page and in the drawer: capitals, accents and the form of apostrophes do not count. */

/**
 * Shows only the sections of the rules that hold all these words, marks and counts the words, and goes to the first.
 * @param {string} sought
 */
function find(sought) {
  const wanted = plain(sought).split(/\s+/).filter(Boolean);
  let found = 0;
  for (const section of sections()) {
    section.classList.remove("asked");
    const text = plain(section.textContent ?? "");
    const holds = wanted.every((word) => text.includes(word));
    section.toggleAttribute("hidden", !holds);
    if (holds) found++;
  }
  document.getElementById("rules-none")?.toggleAttribute("hidden", found > 0);
  const passages = wanted.flatMap(passagesWith);
  CSS.highlights?.set("found", new Highlight(...passages));
  const count = document.getElementById("rules-found");
  if (count) count.textContent = passages.length ? `${count.dataset.label} ${passages.length}` : "";
  passages.sort((one, other) => one.compareBoundaryPoints(Range.START_TO_START, other));
  if (passages.length) show(passages[0]);
}

/** @returns {NodeListOf<HTMLElement>} */
function sections() {
  return document.querySelectorAll("#rules-text > section");
}

/**
 * A text as it is compared, letter for letter as long as before.
 * @param {string} text
 */
function plain(text) {
  return text.normalize("NFC").replace(/./gu, letter).replaceAll("’", "'");
}

/** @param {string} sign */
function letter(sign) {
  const small = sign.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return small.length === sign.length ? small : sign;
}

/**
 * Brings a passage into sight: in the drawer, where the text scrolls, or on the page, below the field.
 * @param {Range} passage
 */
function show(passage) {
  const text = document.getElementById("rules-text");
  const box = text?.closest(".drawer") ? text : document.documentElement;
  if (!text || !box) return;
  const head = box === text ? text.getBoundingClientRect().top : fieldEnd();
  const { top, bottom } = passage.getBoundingClientRect();
  const end = Math.min(head + box.clientHeight, innerHeight);
  if (top < head || bottom > end) box.scrollTop += top - head - (end - head) / 3;
}

/** Where the field ends, which stays in sight. */
function fieldEnd() {
  return document.getElementById("rules-find")?.parentElement?.getBoundingClientRect().bottom ?? 0;
}

/** Shows the rules in full again. */
export function leave() {
  const field = document.getElementById("rules-find");
  if (field instanceof HTMLInputElement) field.value = "";
  find("");
}

/**
 * Where a word stands in the sections that are shown.
 * @param {string} word as it is compared
 * @returns {Range[]}
 */
function passagesWith(word) {
  /** @type {Range[]} */
  const found = [];
  for (const section of sections()) {
    if (section.hidden) continue;
    const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = plain(node.textContent ?? "");
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, Math.min(at + word.length, node.textContent?.length ?? 0));
        if (range.getClientRects().length) found.push(range); // headings that are not shown do not count
      }
    }
  }
  return found;
}

document.addEventListener("input", (event) => {
  if (event.target instanceof HTMLInputElement && event.target.id === "rules-find") find(event.target.value);
});

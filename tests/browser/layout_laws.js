/**
 * The laws of a layout: a function that looks at a table as it is now, and tells what breaks them.
 * Each complaint is one line: the law, the element, and by how many pixels.
 */
({ touch, scrolls, boards, seats, lists }) => {
  const SLACK = 1.5; // pixels
  const FINGER = 44;
  const POINTER = 24;
  const TYPE = 12;
  const DRAWN_TYPE = 11;
  const PRESSED = "button, a[href], summary, select, input:not([type=hidden]), [role=button], [data-action], [data-ask]";

  const found = [];
  const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  const styles = new Map();
  const style = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const overflows = new Map();
  const overflow = (element) => {
    if (!overflows.has(element)) {
      const { overflowX, overflowY } = style(element);
      overflows.set(element, { overflowX, overflowY });
    }
    return overflows.get(element);
  };
  const name = (element) => {
    const id = element.id ? `#${element.id}` : `.${element.getAttribute("class") ?? ""}`;
    const near = element.id ? "" : ` in #${element.parentElement?.closest("[id]")?.id}`;
    const text = (element.getAttribute("aria-label") ?? element.textContent).trim().replace(/\s+/g, " ").slice(0, 40);
    return `${element.localName}${id}${near} “${text}”`;
  };
  const complain = (law, element, by) => found.push(`${law}: ${element ? name(element) : ""} ${by}`.trim());
  const px = (number) => `${Math.round(number)} px`;

  const NEWS = "#meanwhile";
  const HIDDEN = ".visually-hidden, .sprite, .flights, defs, symbol, clipPath, title, option, [data-law-exempt]";
  const seenElements = new Map();
  const shown = (element) => {
    if (!seenElements.has(element)) {
      const is = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      seenElements.set(element, is && !element.closest(HIDDEN));
    }
    return seenElements.get(element);
  };
  const clips = (value) => value === "hidden" || value === "clip";
  const rolls = (value) => value === "auto" || value === "scroll";
  const drawn = (element) => element instanceof SVGElement && element.localName !== "svg";
  const canScroll = (element) =>
    (rolls(style(element).overflowY) && element.scrollHeight > element.clientHeight + 1) ||
    (rolls(style(element).overflowX) && element.scrollWidth > element.clientWidth + 1);

  const around = new Map();
  /** What is around an element and has a box of its own. */
  const ancestors = (element) => {
    const parent = element.parentElement;
    if (!parent) return [];
    if (!around.has(parent)) {
      const outer = ancestors(parent);
      around.set(parent, style(parent).display === "contents" ? outer : [parent, ...outer]);
    }
    return around.get(parent);
  };
  const frames = new Map();
  const frameOf = (element) => {
    if (!frames.has(element)) frames.set(element, element.getBoundingClientRect());
    return frames.get(element);
  };
  const within = (box, frame) => ({
    left: Math.max(box.left, frame.left),
    top: Math.max(box.top, frame.top),
    right: Math.min(box.right, frame.right),
    bottom: Math.min(box.bottom, frame.bottom),
  });
  const area = (box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
  /** What of a box can be seen: inside the window and all that clips or scrolls around it. */
  const visible = (element, box) => {
    let left = within(box, seen);
    for (const each of ancestors(element)) {
      const { overflowX, overflowY } = overflow(each);
      if ((overflowX !== "visible" || overflowY !== "visible") && !drawn(each)) {
        const frame = frameOf(each);
        left = within(left, {
          left: overflowX === "visible" ? -Infinity : frame.left,
          right: overflowX === "visible" ? Infinity : frame.right,
          top: overflowY === "visible" ? -Infinity : frame.top,
          bottom: overflowY === "visible" ? Infinity : frame.bottom,
        });
      }
    }
    return left;
  };
  const whole = (element) => {
    if (!element || !shown(element)) return false;
    const box = element.getBoundingClientRect();
    const part = visible(element, box);
    return (
      part.left <= box.left + SLACK &&
      part.top <= box.top + SLACK &&
      part.right >= box.right - SLACK &&
      part.bottom >= box.bottom - SLACK
    );
  };

  // texts, each with the box of its letters
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || element.closest("script, style, noscript, select") || !shown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const drawnAt = element.getBoundingClientRect(); // nothing where a drawing does not show it
    if (box.width && box.height && drawnAt.width && drawnAt.height) texts.push({ element, box });
  }

  // nothing scrolls sideways; above the width of phones nothing scrolls but parts of the table
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth + 1) complain("sideways", page, px(page.scrollWidth - innerWidth));
  const table = document.getElementById("table");
  if (table.scrollWidth > table.clientWidth + 1 && style(table).overflowX !== "visible") {
    complain("sideways", table, px(table.scrollWidth - table.clientWidth));
  }
  for (const each of table.querySelectorAll(".choices, .players, .side, .game-log, .game-log *, .board-box")) {
    const by = rolls(style(each).overflowX) && shown(each) ? each.scrollWidth - each.clientWidth : 0;
    if (by > 1) complain("sideways", each, px(by));
  }
  if (page.scrollHeight > innerHeight + 1) complain("scrolls", page, px(page.scrollHeight - innerHeight));
  if (!scrolls && table.scrollHeight > table.clientHeight + 1) {
    complain("scrolls", table, px(table.scrollHeight - table.clientHeight));
  }

  // no text is cut, or out of sight in a part that scrolls and is no list
  for (const { element, box } of texts) {
    let across = true;
    let down = true;
    for (const each of [element, ...ancestors(element)]) {
      if (drawn(each)) continue;
      const { overflowX, overflowY } = overflow(each);
      const frame = frameOf(each);
      if (across && clips(overflowX)) {
        const by = Math.max(frame.left - box.left, box.right - frame.right);
        if (by > SLACK) {
          complain("cut", element, `by ${px(by)} across`);
          break;
        }
      }
      if (down && clips(overflowY)) {
        if (box.top >= frame.bottom - SLACK - box.height * 0.2 && each.closest(NEWS)) break; // left out as a whole
        const by = Math.max(frame.top - box.top, box.bottom - frame.bottom);
        if (by > SLACK + box.height * 0.2) {
          complain("cut", element, `by ${px(by)} down`);
          break;
        }
      }
      if (!each.matches(lists)) {
        const right = rolls(overflowX) && across ? Math.max(frame.left - box.left, box.right - frame.right) : 0;
        const below = rolls(overflowY) && down ? Math.max(frame.top - box.top, box.bottom - frame.bottom) : 0;
        const by = Math.max(right, below);
        if (by > SLACK + box.height * 0.2) {
          complain("cut", element, `by ${px(by)} in ${name(each)}, which scrolls`);
          break;
        }
      }
      if (rolls(overflowX)) across = false;
      if (rolls(overflowY)) down = false;
      if (!across && !down) break;
      if (style(each).position === "fixed") break;
    }
  }

  // nothing is covered: above a text, or what can be pressed, lies only what belongs to it, or is transparent
  const alpha = (colour) => {
    const numbers = colour.match(/[\d.]+%?/g) ?? [];
    if (!colour || colour === "none" || colour === "transparent") return 0;
    return colour.includes("/") || colour.startsWith("rgba") ? parseFloat(numbers.at(-1)) : 1;
  };
  const paints = (element) => {
    const { backgroundColor, backgroundImage, fill, fillOpacity, opacity } = style(element);
    if (parseFloat(opacity) < 0.5) return false;
    if (!drawn(element)) return alpha(backgroundColor) > 0.5 || backgroundImage !== "none" || element.localName === "img";
    return !/^(g|use|text|tspan|svg)$/.test(element.localName) && alpha(fill) * parseFloat(fillOpacity) > 0.5;
  };
  const sticks = (element, inside) => {
    for (let at = element; at && !at.contains(inside); at = at.parentElement) {
      if (/sticky|fixed/.test(style(at).position)) return true;
    }
    return false;
  };
  const belongs = (above, element) =>
    above.contains(element) || element.contains(above) || above.closest("label")?.contains(element);
  const cover = (element, x, y) => {
    const first = document.elementFromPoint(x, y); // much quicker than asking for all, and mostly enough
    if (first && belongs(first, element)) return null;
    for (const above of document.elementsFromPoint(x, y)) {
      if (belongs(above, element)) return null;
      if (!paints(above)) continue;
      if (drawn(above) && drawn(element) && above.ownerSVGElement === element.ownerSVGElement) {
        // in one drawing what comes later lies above; what comes earlier is found only if letters are not hit
        if (above.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) return null;
      }
      if (sticks(above, element) && ancestors(element).some(canScroll)) return null;
      return above;
    }
    return null;
  };
  const inView = (element, box) => {
    const part = visible(element, box);
    return part.right - part.left > SLACK && part.bottom - part.top > SLACK ? part : null;
  };
  const CENTRE = [[0.5, 0.5]];
  const SPOTS = [0.5, 0.25, 0.75, 0.1, 0.9].flatMap((x) => [0.5, 0.25, 0.75, 0.1, 0.9].map((y) => [x, y]));
  const covered = (element, box, spots) => {
    const part = inView(element, box);
    if (!part) return null;
    let last = null;
    for (const [x, y] of spots) {
      const at = [part.left + (part.right - part.left) * x, part.top + (part.bottom - part.top) * y];
      last = cover(element, ...at);
      if (!last) return null;
    }
    return last;
  };
  for (const { element, box } of texts) {
    const above = covered(element, box, CENTRE);
    if (above) complain("covered", element, `by ${name(above)}`);
  }
  const pressed = Array.from(document.querySelectorAll(PRESSED)).filter((element) => {
    const box = element.getBoundingClientRect();
    return shown(element) && !element.disabled && box.width && box.height && style(element).pointerEvents !== "none";
  });
  for (const element of pressed) {
    const above = covered(element, element.getBoundingClientRect(), drawn(element) ? SPOTS : CENTRE);
    if (above) complain("covered", element, `by ${name(above)}`);
  }

  // what is always in reach
  const reach = (what, ...selectors) => {
    const elements = selectors.flatMap((selector) => Array.from(document.querySelectorAll(selector)));
    if (!elements.some(whole)) complain("out of reach", elements.find(shown) ?? elements[0], what);
  };
  if (document.querySelector("#question, .asked")) reach("the question", ".asked", "#question");
  if (document.querySelector("#choices :is(button, a, summary)")) {
    const first = Array.from(
      document.querySelectorAll("#choices :is([data-action], summary, .button), [data-main-choice]:not(:disabled)"),
    ).filter(shown);
    if (!first.some(whole)) complain("out of reach", first[0], "the first choice");
  }
  if (document.getElementById("undo")) reach("Undo", "#undo");
  for (let seat = 1; seat <= seats; seat += 1) {
    reach(`the score of seat ${seat}`, `#strip-points-${seat}`, `#points-${seat}`, `#prestige-${seat}`);
  }

  // the board is large, or what is in front of it
  const inFront = (board) => Array.from(document.querySelectorAll(board)).filter(shown);
  const [board, share] = boards.find(([each]) => inFront(each).length) ?? boards[0];
  const parts = inFront(board);
  const most = parts.reduce((sum, each) => sum + area(visible(each, each.getBoundingClientRect())), 0);
  const part = most / (innerWidth * innerHeight);
  if (part < share) complain("small board", parts[0], `${Math.round(100 * part)} % of the window, not ${100 * share} %`);

  // fingers and eyes; a link may be stretched over what is around it
  const stretched = (element) => {
    const { content, position } = getComputedStyle(element, "::after");
    const around = content !== "none" && position === "absolute" && style(element).position === "static";
    return around ? ancestors(element).find((each) => style(each).position !== "static") : null;
  };
  for (const element of pressed) {
    const box = (stretched(element) ?? element.closest("label") ?? element).getBoundingClientRect();
    const least = drawn(element) ? POINTER : touch ? FINGER : POINTER;
    const small = Math.min(box.width, box.height);
    if (small < least - 0.5) complain("small target", element, `${px(box.width)} × ${px(box.height)}, not ${least}`);
  }
  const small = new Map();
  for (const { element } of texts) {
    let size = parseFloat(style(element).fontSize);
    const inside = element instanceof SVGElement;
    if (inside) {
      const matrix = element.getScreenCTM();
      size *= matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    }
    const least = inside ? DRAWN_TYPE : TYPE;
    if (size < least - 0.05) {
      const kind = `${element.localName}.${element.getAttribute("class") ?? ""}${size.toFixed(1)}`;
      if (!small.has(kind)) small.set(kind, [element, `${size.toFixed(1)} px, not ${least}`]);
    }
  }
  for (const [element, by] of small.values()) complain("small type", element, by);

  return Array.from(new Set(found));
};

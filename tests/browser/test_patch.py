"""Patches applied to an old page make the new page: many random pages, in a real browser."""

from random import Random

from universelle.drawing.node import Child, Node
from universelle.drawing.patch import patches

PAIRS = 600
TEXTS = ["", "a", " b ", "<c>", "&amp;", '"d"', "é", "Σ"]
ATTRIBUTES = ["class", "title", "data-x", "aria-label"]
HTML = ["div", "section", "article"]
SVG = ["g", "text", "svg"]
APPLY = """async pairs => {
  const {apply} = await import("/static/house/patch.js");
  const tell = node => node.nodeType === Node.TEXT_NODE ? node.data.replace(/&/g, "&amp;").replace(/</g, "&lt;")
    : `<${node.namespaceURI?.at(-1)}:${node.localName}${Array.from(node.attributes, each =>
        ` ${each.name}="${each.value}"`).sort().join("")}>${Array.from(node.childNodes, tell).join("")}</>`;
  const place = document.body.appendChild(document.createElement("div"));
  const wrong = [];
  for (const [old, patches, wanted] of pairs) {
    place.innerHTML = old;
    const {missing} = apply(patches);
    const got = place.cloneNode(true);
    place.innerHTML = wanted;
    got.normalize();
    place.normalize();
    if (missing.length || tell(got) !== tell(place))
      wrong.push({old, wanted, patches, missing, got: got.innerHTML});
  }
  place.remove();
  return wrong;
}"""


class Trees:
    """Random pages, in which everything that changes has an id of its own."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def pair(self) -> tuple[Node, Node]:
        """Two drawings of one page; what has an id may wander, change, vanish or appear."""
        names = [f"n{number}" for number in range(12)]
        return self.page(names), self.page(names)

    def page(self, names: list[str]) -> Node:
        free = self.rng.sample(names, len(names))
        return Node("div", {"id": "root"}, self.named(free, 0, drawn=False))

    def named(self, free: list[str], depth: int, drawn: bool) -> list[Child]:
        count = self.rng.randrange(5)
        return [self.element(free, depth, drawn) for _ in range(count) if free]

    def element(self, free: list[str], depth: int, drawn: bool) -> Node:
        name = free.pop()
        drawn = drawn or int(name[1:]) % 3 == 0
        tags = ["svg"] if drawn and depth == 0 else SVG[:2] if drawn else HTML
        attributes = {"id": name, **self.attributes()}
        if depth < 3 and self.rng.random() < 0.6:
            return Node(self.rng.choice(tags), attributes, self.named(free, depth + 1, drawn))
        return Node(self.rng.choice(tags), attributes, self.mixed(drawn))

    def mixed(self, drawn: bool) -> list[Child]:
        """Texts, and elements without ids."""
        tag = "g" if drawn else "span"
        return [
            self.rng.choice(TEXTS)
            if self.rng.random() < 0.5
            else Node(tag, self.attributes(), [self.rng.choice(TEXTS)])
            for _ in range(self.rng.randrange(4))
        ]

    def attributes(self) -> dict[str, str]:
        return {name: self.rng.choice(TEXTS) for name in ATTRIBUTES if self.rng.random() < 0.3}


def variant(rng: Random, tree: Node) -> Node:
    """The same drawing, a little changed."""
    attributes = dict(tree.attributes)
    if rng.random() < 0.2 and tree.id != "root":
        attributes["title"] = rng.choice(TEXTS)
    children = [variant(rng, child) if isinstance(child, Node) else child for child in tree.children]
    if children and rng.random() < 0.2:
        children.pop(rng.randrange(len(children)))
    if rng.random() < 0.2:
        rng.shuffle(children)
    return Node(tree.tag, attributes, children)


def wrong(page, pairs: list[tuple[Node, Node]]) -> list[dict]:
    page.goto("/")
    return page.evaluate(APPLY, [[str(old), patches(old, new), str(new)] for old, new in pairs])


def test_pages_that_have_little_in_common(page):
    trees = Trees(Random(1851))
    assert wrong(page, [trees.pair() for _ in range(PAIRS)])[:1] == []


def test_pages_that_differ_a_little(page):
    rng = Random(1893)
    trees = Trees(rng)
    olds = [trees.pair()[0] for _ in range(PAIRS)]
    assert wrong(page, [(old, variant(rng, old)) for old in olds])[:1] == []


def test_a_page_that_stays_needs_no_patch():
    old, _ = Trees(Random(1)).pair()
    assert patches(old, old) == []


def test_what_was_scrolled_and_what_had_the_focus_is_found_again(page):
    page.goto("/")
    html = """<div id="scroller" style="height: 50px; overflow: auto">
      <div style="height: 900px"><button id="pressed">x</button></div></div>"""
    assert page.evaluate(
        """async html => {
      const {apply} = await import("/static/house/patch.js");
      document.body.insertAdjacentHTML("beforeend", html);
      const scroller = document.getElementById("scroller");
      scroller.scrollTop = 40;
      document.getElementById("pressed").focus({preventScroll: true});
      await new Promise(requestAnimationFrame);
      apply([["h", "scroller", html]]);
      await new Promise(requestAnimationFrame);
      const now = document.getElementById("scroller");
      return [now !== scroller, now.scrollTop, document.activeElement.id];
    }""",
        html,
    ) == [True, 40, "pressed"]

"""What is too wide or too small on a phone 360 pixels wide; what takes a single pixel is there for keys alone."""

from playwright.sync_api import Page

WIDTH = 360
SMALLEST = 40  # pixels a finger needs
TOUCHED = "button, [role=button], select, summary, a.button, a.tool, input:not([type=hidden])"
SMALL = f"""() => Array.from(document.querySelectorAll("{TOUCHED}"))
  .filter(element => element.checkVisibility({{visibilityProperty: true}}))
  .map(element => [element, element.getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && Math.min(box.width, box.height) < {SMALLEST} - 0.5)
  .map(([element, box]) => `${{element.localName}}#${{element.id}} "${{(element.ariaLabel ?? element.textContent).slice(0, 30)}}"`
    + ` in ${{element.closest("[id]")?.id}}: ${{Math.round(box.width)}} × ${{Math.round(box.height)}}`)"""  # noqa: E501
WIDE = f"""() => document.documentElement.scrollWidth <= {WIDTH} && innerWidth <= {WIDTH} ? [] :
  [`page: ${{document.documentElement.scrollWidth}}`, ...Array.from(document.querySelectorAll("body :not(svg *)"))
  .filter(element => element.getBoundingClientRect().right > {WIDTH} + 0.5 && element.checkVisibility())
  .map(element => `${{element.localName}}#${{element.id}}.${{element.className}}`).slice(0, 8)]"""


def complaints(page: Page) -> list[str]:
    """What is wider than the screen, or too small for a finger."""
    found: list[str] = page.evaluate(WIDE) + page.evaluate(SMALL)
    return found

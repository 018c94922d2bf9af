"""Watching animations by what they are made of, never by the clock."""

from playwright.sync_api import Page

from tests.browser.playing import painted

# Notes every flight (where it starts and ends) and every slide that is given a delay. While `window.held` is a list,
# animations are paused as soon as they are made, and kept in it.
SPY = """() => {
  window.flights = [];
  window.slides = [];
  window.held = undefined;
  const updateTiming = AnimationEffect.prototype.updateTiming;
  AnimationEffect.prototype.updateTiming = function (timing) {
    if (timing.delay !== undefined) window.slides.push([this.target.id, timing.delay]);
    return updateTiming.call(this, timing);
  };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    const {delay, duration} = animation.effect.getTiming();
    if (this.closest("#flights svg")) {
      const middle = () => {
        const {x, y, width, height} = this.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      };
      animation.pause();
      animation.currentTime = delay;
      const from = middle();
      animation.currentTime = delay + duration - 0.01;
      const to = middle();
      animation.currentTime = 0;
      animation.play();
      window.flights.push({what: this.firstElementChild.getAttribute("class"), delay, duration, from, to});
    }
    if (window.held) {
      animation.pause();
      window.held.push(animation);
    }
    return animation;
  };
}"""


CHOOSE = """mark => {
  const { dataset } = document.documentElement;
  const others = (dataset.settings ?? "").split(" ").filter((other) => other && !other.startsWith("speed-"));
  dataset.settings = [...others, mark].join(" ");
  document.cookie = `settings=${dataset.settings.replaceAll(" ", "|")};path=/`;
}"""


def set_speed(page: Page, speed: str) -> None:
    """Choose a speed, on the page and for the pages after it."""
    page.evaluate(CHOOSE, f"speed-{speed}")


# A second is less than the slow pace; else only a broken stream waits so long.
STAY = """() => {
  const timer = window.setTimeout;
  window.setTimeout = (work, time, ...rest) => (time > 1000 ? 0 : timer(work, time, ...rest));
}"""


def stay(page: Page) -> None:
    """At the slow pace, never go on by itself from one update to the next, until the page is loaded again."""
    page.evaluate(STAY)


def hold(page: Page) -> None:
    """Pause all animations that scripts begin from now on."""
    page.evaluate("window.held = []")


def release(page: Page) -> None:
    """Let the paused animations end at once."""
    page.evaluate("() => { for (const each of window.held.splice(0)) each.finish(); window.held = undefined; }")


def at_rest(page: Page) -> None:
    """Wait until nothing moves and nothing is left of what moved."""
    painted(page)  # what moves begins then
    page.wait_for_function("() => document.getAnimations().length === 0 && !document.querySelector('#flights > *')")
